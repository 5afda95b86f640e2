### Tekster, som alle spil deler.

seat = Spiller { $number }

# Of a game that has no words of its own for this.
decide-over = Spillet er slut.
decide-wait = Venter på de andre.
reason-game_over = Spillet er slut.
reason-not_your_turn = Det er ikke din tur.
reason-not_asked_now = Det bliver der ikke spurgt om nu. { $question }
end-over = alt er spillet
term-points = point
term-points-more = giver point
term-points-less = giver færre point

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

## Hvorfor et tip er godt, og hvor meget bedre det er

hint-why-1 = Det her { $first }.
hint-why-2 = Det her { $first } og { $second }.
hint-why-next = Det her { $first }, og din næste tur kan blive: { $action }.
hint-why-then = Din næste tur kan så blive: { $action }.
hint-why-later = Det betaler sig først senere: af alle ture, der er spillet videre herfra, ender den bedst.
hint-why-as-good = Her er flere valg omtrent lige gode.
hint-why-not-1 = Sammenlignet med det bedste valg: det her { $first }.
hint-why-not-2 = Sammenlignet med det bedste valg: det her { $first } og { $second }.
hint-why-not-later = Der er intet galt med det nu, men spillet videre herfra ender det dårligere.
hint-why-not-as-good = Intet taler imod det.
hint-fact-change = { $what } { $by }
hint-fact-range = { $before } → { $after }
hint-fact-next = Derefter: { $action }
hint-fact-otherwise = Ellers: { $fact }
hint-fact-more = { $points ->
        [0] lidt mere værd
        [one] omkring 1 point mere værd
       *[other] omkring { $points } point mere værd
    }
hint-fact-less = { $points ->
        [0] lidt mindre værd
        [one] omkring 1 point mindre værd
       *[other] omkring { $points } point mindre værd
    }
hint-fact-more-than-now = { $points ->
        [0] lidt mere værd end nu
        [one] omkring 1 point mere værd end nu
       *[other] omkring { $points } point mere værd end nu
    }
hint-fact-less-than-now = { $points ->
        [0] lidt mindre værd end nu
        [one] omkring 1 point mindre værd end nu
       *[other] omkring { $points } point mindre værd end nu
    }
hint-as-good = Omtrent lige så godt som “{ $other }”.
hint-better = { $size ->
        [clear] Klart bedre end
        [plain] Bedre end
       *[slight] Lidt bedre end
    } “{ $other }”{ $points ->
        [0] .
        [one] , med omkring 1 point.
       *[other] , med omkring { $points } point.
    }
hint-worse = { $size ->
        [clear] Klart dårligere end
        [plain] Dårligere end
       *[slight] Lidt dårligere end
    } “{ $other }”{ $points ->
        [0] .
        [one] , med omkring 1 point.
       *[other] , med omkring { $points } point.
    }
hint-outlook = { $how ->
        [far_ahead] Du er klart foran.
        [ahead] Du er lidt foran.
        [behind] Du er lidt bagud.
        [far_behind] Du er klart bagud.
       *[even] Spillet står omtrent lige.
    }
hint-reply = { $seat } svarer sandsynligvis: { $action }.
coach-loses = { $points ->
        [0] Det her giver noget væk
        [one] Det her giver omkring 1 point væk
       *[other] Det her giver omkring { $points } point væk
    }; muligt var: { $best }.
