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
