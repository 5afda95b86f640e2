# Stone Layerin ohjattu ensimmäinen peli. [1] ja [2] ovat numeroidut merkit pöydällä. Enintään 45 sanaa vaihetta kohden.

lesson-goal-title = Kiviä joen varrella
lesson-goal-part = Mistä on kyse
lesson-goal-text = Joki [1] on täynnä kiviä. Sen ympärillä, { $stacks } pohjakiven päällä, kaikki rakentavat samoja pinoja [2]. Kun pino kaatuu, siitä saavat pisteitä kaikki muut paitsi kaataja. Ensimmäisenä { $points } pistettä kerännyt voittaa.
lesson-goal-act = Katso pöytää

lesson-tile-title = Kivilaatta
lesson-tile-part = Kivilaatta
lesson-tile-text = Vuoro alkaa kivilaatasta. Kuva kertoo, minkä kokoisen kiven saat ottaa, ja luku, montako pinoa paikkamerkki [1] sitten siirtyy. Kivesi menee sinne, missä merkki on nyt. Ota suuri kivi.
lesson-tile-act = Ota laatta: suuri, { $steps } askelta
lesson-tile-else = Hyvä laatta myöhemmin. Ota nyt suuri kivi, { $steps } askelta.

lesson-stone-title = Sinun kivesi
lesson-stone-part = Kivi
lesson-stone-text = Kivet ovat kaikki erilaisia. Ensimmäisen kiven on kannettava kaikki muut, joten valitse leveä ja litteä. Tämä makaa hyvin.
lesson-stone-act = Ota näytetty kivi
lesson-stone-else = Jokaisessa kivessä on jotain. Ota näytetty litteä kivi.

lesson-place-title = Aseta kivi
lesson-place-part = Asettaminen
lesson-place-text = Kivesi on pinon { $stack } yllä, paikkamerkin kohdalla. Se saa koskettaa vain sitä, mikä on sen alla. Ylhäältä [1] siirrät sitä, sivulta [2] näet sen laskeutuvan. Tänään minä tuen kättäsi.
lesson-place-act = Päästä kivi irti
lesson-place-then = Kivi putoaa. Pysyykö se paikallaan, sen näemme, kun päästät irti.

lesson-tokens-title = Se pysyy: pistemerkki
lesson-tokens-part = Pistemerkit
lesson-tokens-text = Kun kivi pysyy, asetat pinon viereen pistemerkkejä [1]: { $first } kustakin kolmesta ensimmäisestä kivestä, sitten { $fourth }, { $fifth } ja kuudennesta alkaen { $sixth }. Paikkamerkki siirtyi [2]. Siellä rakentaa naapurisi.
lesson-tokens-act = Katso naapuriasi

lesson-higher-title = Toinen kivi
lesson-higher-part = Korkeammalle
lesson-higher-text = Paikkamerkki on taas pinosi vieressä [1]. Toinen kivi tuo sinulle toisen merkin, mutta pinolle on yhä vaikeampi rakentaa. Ota keskikokoinen kivi ja aseta se.
lesson-higher-act = Keskikokoinen laatta, kivi, päästä irti
lesson-higher-then = Kivi putoaa. Pysyykö se paikallaan, sen näemme, kun päästät irti.
lesson-higher-else = Toisella kertaa. Nyt keskikokoinen laatta, näytetty kivi, ja päästä irti.

lesson-marker-title = Ohjaa paikkamerkkiä
lesson-marker-part = Paikkamerkki
lesson-marker-text = Seuraava pelaaja rakentaa sinne, mihin paikkamerkki pysähtyy. Merkkisi ovat pinon { $stack } vieressä [1], ja { $steps } askelta vie sinne [2]. Anna naapurisi yrittää kolmatta kiveä!
lesson-marker-act = Laatta: { $steps } askelta, kivi, päästä irti
lesson-marker-then = Kivi putoaa. Pysyykö se paikallaan, sen näemme, kun päästät irti.
lesson-marker-else = Se vie paikkamerkin muualle. Ota laatta, jossa on { $steps } askelta.

lesson-fall-title = Se kaatuu!
lesson-fall-part = Pino kaatuu
lesson-fall-text = Naapurisi kaatoi pinon, joten merkkisi sen vieressä kääntyivät kultaisiksi: sait { $points } pistettä [1]. Kaatajan merkit eivät ole pisteitä, vaan palaavat varastoon. Kivet ovat taas joessa.

lesson-shared-title = Naapurin viereen
lesson-shared-part = Yhteinen pino
lesson-shared-text = Tämän pinon vieressä on naapurisi merkki [1]. Rakenna tähän sinäkin: kuka sen kaataa, maksaa toiselle. Kivi, joka nojaa muuhun tai koskettaa toista, jää paikoilleen mutta ei tuo merkkiä.
lesson-shared-act = Keskikokoinen laatta, kivi, päästä irti
lesson-shared-then = Kivi putoaa. Pysyykö se paikallaan, sen näemme, kun päästät irti.
lesson-shared-else = Nyt keskikokoinen laatta, näytetty kivi, ja päästä irti.

lesson-companion-title = Oikeilla kivillä
lesson-companion-part = Apuri
lesson-companion-text = Onko sinulla pelin laatikko? Avaa pöytä oikeille kiville: rakennatte käsin, ja apuri pitää huolta laatoista, merkeistä ja pisteistä. Jokaisen kiven jälkeen olet tuomari ja kerrot, mikä pysyi ja mikä kaatui.

lesson-end-title = Miten peli päättyy
lesson-end-part = Miten peli päättyy
lesson-end-text = Se, jolla on ensimmäisenä { $points } pistettä [1], voittaa heti. Katso siis, kenen merkkejä huteran pinon vieressä on, ennen kuin rakennat, ja ohjaa paikkamerkki omiesi luo.

lesson-free-title = Kaksi omaa vuoroa
lesson-free-part = Kaksi omaa vuoroa
lesson-free-text = Nyt kivi on omassa kädessäsi. Käännä sitä, kokeile toista sivua alaspäin, laske hitaasti ja katso sivulta ennen kuin päästät irti.
lesson-free-act = Sinun vuorosi: mitä vain

lesson-over-title = Osaat Stone Layerin
lesson-over-text = Ota laatta, aseta kivi, ohjaa paikkamerkkiä, ja anna muiden kaataa. Loput löydät säännöistä milloin vain. Valmis kokonaiseen peliin?
