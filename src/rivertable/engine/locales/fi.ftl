### Kaikkien pelien yhteiset tekstit.

seat = Pelaaja { $number }

# Of a game that has no words of its own for this.
decide-over = Peli on päättynyt.
decide-wait = Odotetaan muita.
reason-game_over = Peli on päättynyt.
reason-not_your_turn = Nyt ei ole sinun vuorosi.
reason-not_asked_now = Sitä ei kysytä nyt. { $question }
end-over = kaikki on pelattu
term-points = pisteet
term-points-more = tuo pisteitä
term-points-less = tuo vähemmän pisteitä

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

## Miksi vihje on hyvä ja kuinka paljon parempi se on

hint-why-1 = Tämä { $first }.
hint-why-2 = Tämä { $first } ja { $second }.
hint-why-next = Tämä { $first }, ja seuraava vuorosi voi olla: { $action }.
hint-why-then = Seuraava vuorosi voi silloin olla: { $action }.
hint-why-later = Hyöty tulee vasta myöhemmin: kaikista tästä eteenpäin pelatuista vuoroista se päättyy parhaiten.
hint-why-as-good = Tässä on monta suunnilleen yhtä hyvää valintaa.
hint-why-not-1 = Parhaaseen valintaan verrattuna tämä { $first }.
hint-why-not-2 = Parhaaseen valintaan verrattuna tämä { $first } ja { $second }.
hint-why-not-later = Siinä ei ole nyt mitään vikaa, mutta eteenpäin pelattuna se päättyy huonommin.
hint-why-not-as-good = Mikään ei puhu sitä vastaan.
hint-fact-change = { $what } { $by }
hint-fact-range = { $before } → { $after }
hint-fact-next = Sitten: { $action }
hint-fact-otherwise = Muuten: { $fact }
hint-fact-more = { $points ->
        [0] vähän enemmän arvoinen
        [one] noin 1 pisteen enemmän arvoinen
       *[other] noin { $points } pistettä enemmän arvoinen
    }
hint-fact-less = { $points ->
        [0] vähän vähemmän arvoinen
        [one] noin 1 pisteen vähemmän arvoinen
       *[other] noin { $points } pistettä vähemmän arvoinen
    }
hint-fact-more-than-now = { $points ->
        [0] vähän enemmän arvoinen kuin nyt
        [one] noin 1 pisteen enemmän arvoinen kuin nyt
       *[other] noin { $points } pistettä enemmän arvoinen kuin nyt
    }
hint-fact-less-than-now = { $points ->
        [0] vähän vähemmän arvoinen kuin nyt
        [one] noin 1 pisteen vähemmän arvoinen kuin nyt
       *[other] noin { $points } pistettä vähemmän arvoinen kuin nyt
    }
hint-as-good = Suunnilleen yhtä hyvä kuin “{ $other }”.
hint-better = { $size ->
        [clear] Selvästi parempi kuin
        [plain] Parempi kuin
       *[slight] Vähän parempi kuin
    } “{ $other }”{ $points ->
        [0] .
        [one] , noin 1 pisteen verran.
       *[other] , noin { $points } pistettä.
    }
hint-worse = { $size ->
        [clear] Selvästi huonompi kuin
        [plain] Huonompi kuin
       *[slight] Vähän huonompi kuin
    } “{ $other }”{ $points ->
        [0] .
        [one] , noin 1 pisteen verran.
       *[other] , noin { $points } pistettä.
    }
hint-outlook = { $how ->
        [far_ahead] Olet selvästi edellä.
        [ahead] Olet vähän edellä.
        [behind] Olet vähän jäljessä.
        [far_behind] Olet selvästi jäljessä.
       *[even] Peli on suunnilleen tasan.
    }
hint-reply = { $seat } vastaa luultavasti: { $action }.
coach-loses = { $points ->
        [0] Tällä menetät jotain
        [one] Tällä menetät noin 1 pisteen
       *[other] Tällä menetät noin { $points } pistettä
    }; tarjolla oli: { $best }.
