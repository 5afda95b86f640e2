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
