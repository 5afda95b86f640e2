### Tekster som alle spill deler.

seat = Spiller { $number }

# Of a game that has no words of its own for this.
decide-over = Spillet er slutt.
decide-wait = Venter på de andre.
reason-game_over = Spillet er slutt.
reason-not_your_turn = Det er ikke din tur.
reason-not_asked_now = Det spørres det ikke om nå. { $question }
end-over = alt er spilt
term-points = poeng
term-points-more = gir poeng
term-points-less = gir færre poeng

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

## Hvorfor et tips er godt, og hvor mye bedre det er

hint-why-1 = Dette { $first }.
hint-why-2 = Dette { $first } og { $second }.
hint-why-next = Dette { $first }, og den neste turen din kan bli: { $action }.
hint-why-then = Den neste turen din kan da bli: { $action }.
hint-why-later = Det lønner seg først senere: av alle turer som er spilt videre herfra, ender den best.
hint-why-as-good = Her er flere valg omtrent like gode.
hint-why-not-1 = Sammenlignet med det beste valget: dette { $first }.
hint-why-not-2 = Sammenlignet med det beste valget: dette { $first } og { $second }.
hint-why-not-later = Det er ikke noe galt med det nå, men spilt videre herfra ender det dårligere.
hint-why-not-as-good = Ingenting taler mot det.
hint-fact-change = { $what } { $by }
hint-fact-range = { $before } → { $after }
hint-fact-next = Deretter: { $action }
hint-fact-otherwise = Ellers: { $fact }
hint-fact-more = { $points ->
        [0] verdt litt mer
        [one] verdt omtrent 1 poeng mer
       *[other] verdt omtrent { $points } poeng mer
    }
hint-fact-less = { $points ->
        [0] verdt litt mindre
        [one] verdt omtrent 1 poeng mindre
       *[other] verdt omtrent { $points } poeng mindre
    }
hint-fact-more-than-now = { $points ->
        [0] verdt litt mer enn nå
        [one] verdt omtrent 1 poeng mer enn nå
       *[other] verdt omtrent { $points } poeng mer enn nå
    }
hint-fact-less-than-now = { $points ->
        [0] verdt litt mindre enn nå
        [one] verdt omtrent 1 poeng mindre enn nå
       *[other] verdt omtrent { $points } poeng mindre enn nå
    }
hint-as-good = Omtrent like bra som “{ $other }”.
hint-better = { $size ->
        [clear] Klart bedre enn
        [plain] Bedre enn
       *[slight] Litt bedre enn
    } “{ $other }”{ $points ->
        [0] .
        [one] , med omtrent 1 poeng.
       *[other] , med omtrent { $points } poeng.
    }
hint-worse = { $size ->
        [clear] Klart dårligere enn
        [plain] Dårligere enn
       *[slight] Litt dårligere enn
    } “{ $other }”{ $points ->
        [0] .
        [one] , med omtrent 1 poeng.
       *[other] , med omtrent { $points } poeng.
    }
hint-outlook = { $how ->
        [far_ahead] Du leder klart.
        [ahead] Du leder litt.
        [behind] Du ligger litt bak.
        [far_behind] Du ligger klart bak.
       *[even] Partiet står omtrent likt.
    }
hint-reply = { $seat } svarer sannsynligvis: { $action }.
coach-loses = { $points ->
        [0] Dette gir bort noe
        [one] Dette gir bort omtrent 1 poeng
       *[other] Dette gir bort omtrent { $points } poeng
    }; mulig var: { $best }.
