### Kaikkien pelien yhteiset tekstit.

seat = Pelaaja { $number }

undo-none = Mitään ei voi kumota:
undo-free = Vain { $count } siirtoasi voi kumota vapaasti:
undo-beginning = peli on vasta alussa.
undo-revealed = viimeiset päätöksesi on näytetty tai sattuma on puhunut. Pidemmälle tarvitaan muiden suostumus.
undo-moved = { $seat } on siirtänyt sen jälkeen. Pidemmälle tarvitaan muiden suostumus.
undo-agreed = peli on palautettu tähän yhteisellä päätöksellä.
undo-report = Kertomusta ei voi kumota: joku on jo päättänyt sen jälkeen.
undo-world = Tapahtunutta ei voi kumota.

draft-complete = Suunnitelma on valmis: jatko näytetään, kun se toteutetaan.
ended-agreed = Pöydän pelaajat lopettivat pelin.
took-back =
    { $moves ->
        [one] peruu siirron
       *[other] peruu { $moves } siirtoa
    }
