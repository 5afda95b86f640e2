### Tekster som alle spill deler.

seat = Spiller { $number }

undo-none = Det er ingenting å angre:
undo-free = Bare { $count } av trekkene dine kan angres fritt:
undo-beginning = spillet har akkurat begynt.
undo-revealed = de siste beslutningene dine er vist, eller tilfeldigheten har talt siden. Lenger tilbake kreves de andres samtykke.
undo-moved = { $seat } har trukket siden. Lenger tilbake kreves de andres samtykke.
undo-agreed = spillet ble tatt tilbake hit etter avtale.
undo-report = Ingen rapport kan angres: noen har bestemt noe siden.
undo-world = Det som har skjedd, kan ikke angres.

draft-complete = Planen er ferdig: det som følger, vises når den utføres.
ended-agreed = Spillerne ved bordet avsluttet partiet.
took-back =
    { $moves ->
        [one] tar tilbake et trekk
       *[other] tar tilbake { $moves } trekk
    }

told-turn = { $seat } { $acts }.
told-in_turn = har turen
told-list = { $one }, { $other }
told-sentences = { $one } { $other }
told-nothing = Ingenting skjedde.

proposal-undo =
    { $moves ->
        [one] { $seat } vil ta tilbake 1 beslutning.
       *[other] { $seat } vil ta tilbake { $moves } beslutninger.
    }
proposal-end = { $seat } vil avslutte partiet her.
proposal-bot = { $seat } vil la en bot spille for { $other }.
notice-agrees = { $seat } er med på det.
notice-agreed-undo =
    { $moves ->
        [one] Alle er med på det: { $seat } tar tilbake 1 beslutning.
       *[other] Alle er med på det: { $seat } tar tilbake { $moves } beslutninger.
    }
notice-agreed-end = Alle er med på det: partiet slutter her.
notice-agreed-bot = Alle er med på det: en bot spiller for { $other }.
notice-refused-undo = { $seat } sier nei: ingenting tas tilbake.
notice-refused-end = { $seat } sier nei: partiet fortsetter.
notice-refused-bot = { $seat } sier nei: { $other } beholder plassen sin.
notice-bot-plays = En bot spiller nå for { $seat }.
notice-plays-again = { $seat } spiller selv igjen.
notice-stood = { $seat } har forlatt plassen sin, og en bot spiller videre.
notice-time-up-bot = Tiden er ute for { $seat }, og en bot spiller videre.
notice-time-up-turn = Tiden er ute for { $seat }, og en bot spiller denne turen.
notice-time-up-passed = Tiden er ute for { $seat }, og turen går videre.
notice-hint = { $seat } ba om et hint.

## The goal card

goal-points-from = Slik får du poeng
goal-ends = Slik slutter det
lesson-later = Etter dette trinnet.
lesson-said = { $turn }
lesson-watch = Se hva de andre gjør.
