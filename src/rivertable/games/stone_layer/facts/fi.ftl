# Mitä piirretty asia tekee ja (-from) mistä se tulee, sille joka sitä napauttaa.

fact-stack =
    { $next ->
        [one] Kivi, joka pysyy tämän päällä, tuo { $next } pistemerkin.
       *[other] Kivi, joka pysyy tämän päällä, tuo { $next } pistemerkkiä.
    }
fact-stack-from =
    { $height ->
        [0] Pohjakivellä ei ole vielä kiveä; kaikki rakentavat kaikkia pinoja.
       *[other] Korkeus nyt { $height } ilman pohjakiveä; jos pino kaatuu, sen kivet menevät jokeen.
    }
fact-tokens = Jos joku muu kaataa pinon, { $name } saa pisteitä: { $count }.
fact-tokens-from = Ne asetettiin pysyneistä kivistä omistajan varastosta.
fact-tokens-at_stacks = Merkit pinojen vieressä: kukin on piste, jos joku muu kaataa pinon.
fact-tokens-supply = Merkit, jotka voi vielä asettaa.
fact-tokens-supply-from = Kaikki merkit ovat aluksi täällä; pinon kaatajan merkit palaavat tänne.
fact-marker = Seuraava kivi tulee pinoon, jonka vieressä se on.
fact-marker-from = Jokaisen vuoron jälkeen se siirtyy myötäpäivään otetun laatan askelten verran.
fact-river = Täältä otat kivesi, laatan näyttämää kokoa.
fact-river-from = Kaikki kivet ovat aluksi täällä, ja kaatuneiden pinojen kivet palaavat tänne.
fact-size =
    { $left ->
        [0] Joessa ei ole tämänkokoista kiveä.
       *[other] Tätä kokoa on joessa { $left }.
    }
fact-size-from = Laattasi kertoo, minkä koon saat ottaa.
fact-stone = Se asetetaan paikkamerkin pinoon ja saa koskettaa vain sitä, mikä on sen alla.
fact-stone-from = Se on joessa; jokaisella kivellä on oma muotonsa.
fact-tile =
    { $steps ->
        [one] Otat kiven, jonka koon laatta näyttää, ja paikkamerkki siirtyy sitten { $steps } pinon eteenpäin.
       *[other] Otat kiven, jonka koon laatta näyttää, ja paikkamerkki siirtyy sitten { $steps } pinoa eteenpäin.
    }
fact-tile-from = Viisi laattaa on kerrallaan esillä; uudet tulevat, kun kaikki viisi on otettu.
fact-tile-gone = Tästä ei voi nyt ottaa mitään.
fact-tile-deck = Näin monta laattaa on vielä tulossa, ja näin monta on käytetty.
fact-tile-deck-from = Kun pakka on tyhjä, käytetyt sekoitetaan.
fact-face = Alaspäin oleva sivu: leveällä kivi pysyy paremmin.
fact-face-from = Näkyvissä ovat kaikki sivut, joilla kädessäsi oleva kivi voi levätä.
fact-above = Vedä kivi sinne, missä sen keskikohdan on oltava.
fact-above-from = Valkoinen viiva on kädessäsi olevan kiven varjo.
fact-side = Näet, mihin kivi ensin koskee ja kuinka kaukana se vielä on.
fact-side-from = Tämä on paikkamerkin pino ja kädessäsi oleva kivi.
fact-turn = Kääntää kädessäsi olevaa kiveä pystyakselin ympäri.
fact-turn-from = Kivi tulee käteesi kääntämättömänä.
fact-tilt = Kallistaa kädessäsi olevaa kiveä viistoa pintaa varten.
fact-tilt-from = Kivi tulee käteesi suorassa.
fact-tremor = Suunnilleen näin paljon kätesi poikkeaa, kun päästät irti.
fact-tremor-from = Se riippuu pöydän asetuksesta ja kasvaa pinon jokaisen kiven myötä.
fact-stays = Mitä asetat, jos kivi pysyy ja koskettaa vain sitä, mikä on sen alla.
fact-stays-from = Määrä kasvaa pinon korkeuden myötä.
fact-falls = Kuka saa pisteitä, jos kaadat tämän pinon.
fact-falls-from = Yksi jokaisesta toisen pelaajan merkistä sen vieressä; omasi palaavat varastoosi.
fact-points = Kultaiset merkit ovat pisteitä: ensimmäisenä { $goal } pistettä kerännyt voittaa.
fact-points-from = Merkit kääntyvät kultaisiksi, kun joku muu kaataa niiden pinon.
fact-five = Se on viisi pistettä.
fact-five-from = Se vaihdettiin viiteen kultaiseen merkkiin, jotta ne voi asettaa uudelleen.
