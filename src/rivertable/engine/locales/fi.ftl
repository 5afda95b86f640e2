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

told-turn = { $seat } { $acts }.
told-in_turn = on vuorossa
told-list = { $one }, { $other }
told-sentences = { $one } { $other }
told-nothing = Mitään ei tapahtunut.

proposal-undo =
    { $moves ->
        [one] { $seat } haluaa perua 1 päätöksen.
       *[other] { $seat } haluaa perua { $moves } päätöstä.
    }
proposal-end = { $seat } haluaa lopettaa pelin tähän.
proposal-bot = { $seat } haluaa, että botti pelaa pelaajan { $other } puolesta.
notice-agrees = { $seat } suostuu.
notice-agreed-undo =
    { $moves ->
        [one] Kaikki suostuvat: { $seat } peruu 1 päätöksen.
       *[other] Kaikki suostuvat: { $seat } peruu { $moves } päätöstä.
    }
notice-agreed-end = Kaikki suostuvat: peli loppuu tähän.
notice-agreed-bot = Kaikki suostuvat: botti pelaa pelaajan { $other } puolesta.
notice-refused-undo = { $seat } ei suostu: mitään ei peruta.
notice-refused-end = { $seat } ei suostu: peli jatkuu.
notice-refused-bot = { $seat } ei suostu: { $other } pitää paikkansa.
notice-bot-plays = Botti pelaa nyt pelaajan { $seat } puolesta.
notice-plays-again = { $seat } pelaa taas itse.
notice-stood = { $seat } on jättänyt paikkansa, ja botti jatkaa.
notice-time-up-bot = Pelaajan { $seat } aika on lopussa, ja botti jatkaa.
notice-time-up-turn = Pelaajan { $seat } aika on lopussa, ja botti pelaa tämän vuoron.
notice-time-up-passed = Pelaajan { $seat } aika on lopussa, ja vuoro jää väliin.
notice-hint = { $seat } pyysi vihjeen.

## The goal card

goal-points-from = Näin saat pisteitä
goal-ends = Näin peli päättyy
lesson-later = Tämän vaiheen jälkeen.
lesson-said = { $turn }
lesson-watch = Katso, mitä muut tekevät.
