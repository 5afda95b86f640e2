### Tekster, som alle spil deler.

seat = Spiller { $number }

undo-none = Der er intet at fortryde:
undo-free = Kun { $count } af dine træk kan fortrydes frit:
undo-beginning = spillet er lige begyndt.
undo-revealed = dine seneste beslutninger er vist, eller tilfældet har talt siden. Længere tilbage kræver de andres samtykke.
undo-moved = { $seat } har trukket siden. Længere tilbage kræver de andres samtykke.
undo-agreed = spillet blev taget tilbage hertil efter aftale.
undo-report = Ingen rapport kan fortrydes: nogen har besluttet noget siden.
undo-world = Det, der er sket, kan ikke fortrydes.

draft-complete = Planen er færdig: hvad der følger, vises, når den udføres.
ended-agreed = Spillerne ved bordet afsluttede partiet.
took-back =
    { $moves ->
        [one] tager et træk tilbage
       *[other] tager { $moves } træk tilbage
    }

told-turn = { $seat } { $acts }.
told-in_turn = har turen
told-list = { $one }, { $other }
told-sentences = { $one } { $other }
told-nothing = Der skete ingenting.

proposal-undo =
    { $moves ->
        [one] { $seat } vil tage 1 beslutning tilbage.
       *[other] { $seat } vil tage { $moves } beslutninger tilbage.
    }
proposal-end = { $seat } vil slutte partiet her.
proposal-bot = { $seat } vil lade en bot spille for { $other }.
notice-agrees = { $seat } er med på det.
notice-agreed-undo =
    { $moves ->
        [one] Alle er med på det: { $seat } tager 1 beslutning tilbage.
       *[other] Alle er med på det: { $seat } tager { $moves } beslutninger tilbage.
    }
notice-agreed-end = Alle er med på det: partiet slutter her.
notice-agreed-bot = Alle er med på det: en bot spiller for { $other }.
notice-refused-undo = { $seat } siger nej: intet tages tilbage.
notice-refused-end = { $seat } siger nej: partiet fortsætter.
notice-refused-bot = { $seat } siger nej: { $other } beholder sin plads.
notice-bot-plays = En bot spiller nu for { $seat }.
notice-plays-again = { $seat } spiller selv igen.
notice-stood = { $seat } har forladt sin plads, og en bot spiller videre.
notice-time-up-bot = Tiden er gået for { $seat }, og en bot spiller videre.
notice-time-up-turn = Tiden er gået for { $seat }, og en bot spiller denne tur.
notice-time-up-passed = Tiden er gået for { $seat }, og turen går videre.
notice-hint = { $seat } bad om et tip.

## The goal card

goal-points-from = Sådan får du point
goal-ends = Sådan slutter det
lesson-later = Efter dette trin.
lesson-said = { $turn }
lesson-watch = Se hvad de andre gør.
