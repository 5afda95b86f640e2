### Stone Layer, suomi. Nimet ovat sääntökirjan.

title = Stone Layer

size-small = pieni
size-medium = keskikokoinen
size-large = suuri
sizes-s = S
sizes-m = M
sizes-sm = S/M
sizes-l = L
sizes-sl = S/L
sizes-ml = M/L
sizes-sml = S/M/L
a-stone = { $size } kivi
nothing = ei mitään
answer-no = ei
answer-yes = kyllä
foul-leaned = kivi nojaa muuhun kuin alla olevaan kiveen
foul-touched = muuhun kiveen koskettiin
colour-red = punainen
colour-blue = sininen
colour-green = vihreä
colour-purple = violetti

## Valinnat

option-alternative_start = Vaihtoehtoinen aloitus: neljä kiveä asetetaan ennen pelin alkua
option-toppler_tokens = Pinon kaatajan pistemerkit: ne palaavat omaan varastoon tai jäävät pohjakiven viereen (norjalainen sääntö)
option-alt_start_shuffle = Vaihtoehtoinen aloitus: jäljellä olevat kivilaatat sekoitetaan, tai kaikki (suomalainen sääntö)
option-slip = Pinolta luisunut kivi: pino kaatui osittain, tai ei haittaa
option-exchange = Viisi kultaista pistemerkkiä viiden pisteen merkkiin: itsestään tai kysyen
option-mode = Simuloidut kivet, tai oikeat kivet pöydällä ja apuri pitää pisteet
option-points_to_win = Voittoon tarvittavat pisteet
option-turn_clock = Sekunteja vuoroon
option-tremor = Kuinka paljon käsi tärisee

## Kysymykset

decide-pick_tile = Valitse kivilaatta. Kivi asetetaan pinoon { $stack }.
decide-pick_size = Minkä kokoinen kivi pinoon { $stack }?
decide-pick_stone = Mikä kivi? Koko: { $size }.
decide-pick_source = Joki on tyhjä. Minkä pinon päältä otat kiven? Koko: { $size }.
decide-release = Aseta { $stone } pinoon { $stack }: siitä tulee pinon { $height }. kivi.
decide-exchange = Pistemerkkisi ovat vähissä: vaihdatko viisi pistettä viiden pisteen merkkiin, ennen kuin asetat { $count }?
decide-alt_size = Vaihtoehtoinen aloitus: minkä kokoinen kivi pinoon { $stack }?
decide-alt_stone = Vaihtoehtoinen aloitus: mikä kivi? Koko: { $size }.
decide-alt_release = Vaihtoehtoinen aloitus: aseta { $stone } pinoon { $stack }.
decide-report_set = Vaihtoehtoinen aloitus: aseta { $stone } pinoon { $stack }. Pysyvätkö kaikki kivet?
decide-report_event = { $seat } asettaa kiven ({ $stone }) pinoon { $stack }. Kaatuiko jokin pino?
decide-report_more = Kaatuiko jotain muuta?
decide-report_lifted = Mikä pino kaatui kiveä nostettaessa?
decide-report_cause = Kaatuiko samalla muutakin, tai aiheuttiko sen selvästi joku muu kuin { $seat }?
decide-report_placement = Pysyykö kivi pinon { $stack } päällimmäisenä?
decide-report_fouls = Nojaako se muuhun kuin alla olevaan kiveen, tai koskettiinko muuhun kiveen?
decide-over = Peli on päättynyt.
wait-turn = Vuorossa on { $seat }.
wait-report = Kivet ratkaisevat.

## Toiminnot

action-pick_tile = Laatta { $slot }: { $sizes }, { $steps ->
        [one] { $steps } askel
       *[other] { $steps } askelta
    }
action-pick_tile-none = Laatta { $slot }: käytetty
action-pick_size = { $size } kivi (joessa { $left }, { $risk } % kaatuisi)
action-pick_size-real = { $size } kivi (joessa { $left })
action-pick_stone = { $stone }
action-pick_source = Pino { $stack }: { $stone }, kiviä { $height }
action-release = Irrota ote kivestä pinon { $target } päällä
action-exchange-no = Pidä viisi pistemerkkiä
action-exchange-yes = Vaihda viisi pistettä
action-report_set = Kaikki kivet pysyvät
action-report_fell = Pino { $stack } kaatui
action-report_cause = Aiheuttaja: { $seat }
action-report_lifting = Se kaatui kiveä nostettaessa
action-report_event = Siinä kaikki, mikä kaatui
action-report_no_fall = Mikään pino ei kaatunut
action-report_no_fall-more = Mitään muuta ei kaatunut
action-report_touched = Muuhun kiveen koskettiin
action-report_leaned = Kivi nojaa johonkin muuhun
action-report_done = Valmis
action-report_on_top = Se pysyy päällimmäisenä
action-report_slipped = Se luisui pois

## Miksi ei

reason-game_over = Peli on päättynyt.
reason-not_your_turn = Vuorossa on { $seat }.
reason-wait_for_report = Kivet liikkuvat vielä: ei ole kerrottu, mitä kivelle kävi. Vuorossa on { $seat }.
reason-not_asked_now = Sitä ei kysytä nyt. { $question }
reason-no_tile = Se kivilaatta on jo otettu; uudet käännetään, kun kaikki viisi on käytetty.
reason-tile_not_playable = Laatan mukaista kiveä ei voi ottaa.
reason-size_not_on_tile = Laatassa ei ole tätä kokoa: { $size }.
reason-size_not_in_river = Joessa ei ole enää tämän kokoisia kiviä: { $size }.
reason-size_not_on_top = Minkään muun pinon päällä ei ole tämän kokoista kiveä: { $size }.
reason-stone_of_other_size = Valitsit koon { $size }.
reason-stone_not_in_river = Se kivi ei ole joessa.
reason-source_is_target = Kiveä ei voi ottaa pinosta, johon se asetetaan.
reason-source_empty = Siinä pinossa ei ole kiviä.
reason-source_of_other_size = Valitsit koon { $size }, ja pinon päällä on muun kokoinen kivi.
reason-stack_cannot_fall = Pinossa { $stack } ei ole kiveä, joka voisi kaatua.
reason-stack_named_twice = Pino { $stack } on jo mainittu.
reason-nothing_lifted = Kivi otetaan joesta: mitään ei nosteta pinosta.
reason-lifting_is_over = Kivi nostettiin jo ennen sitä; kaatumiset kerrotaan oikeassa järjestyksessä.
reason-lifting_said = Se on jo kerrottu.
reason-cause_said = Aiheuttaja on jo kerrottu.
reason-cause_in_turn = Vuorossa on { $seat } ja aiheutti sen, ellei muuta nimetä.
reason-no_such_player = Pelaajia on vain { $players }.
reason-no_stack_named = Kerro ensin, mikä pino kaatui.
reason-event_open = Kerro ensin loppuun, mitkä pinot kaatuivat.
reason-foul_said = Se on jo kerrottu.
reason-other_request = Tämä kertomus koskee toista yritystä.
reason-placement_does_not_fit = Kiven paikka ei sovi siihen, mitä kaatui.
reason-leaned_not_released = Kivi, josta ei irrotettu otetta, ei voi nojata.
reason-when_does_not_fit = Vain pinosta otettu kivi nostetaan, ja nosto on ensin.
reason-events_after_the_end = Yrityksen päättävän kaatumisen jälkeen ei voi tapahtua muuta.

short-no_tile = käytetty
short-tile_not_playable = ei sopivaa kiveä
short-size_not_on_tile = ei laatassa
short-size_not_in_river = ei joessa
short-size_not_on_top = ei minkään pinon päällä
short-source_is_target = paikkamerkin pino
short-source_of_other_size = muu koko

## Ennakko

preview-marker = Paikkamerkki
told-preview-marker = Paikkamerkki siirtyy pinolle { $after }
preview-tokens = { $seat }: merkkejä pinojen vieressä
preview-supply = { $seat }: merkkejä varastossa
preview-points = { $seat }: pisteet

## Tapahtumat

log-first_player = { $seat } on viimeksi ollut joen rannalla ja aloittaa.
log-marker_put = Paikkamerkki asetetaan pinon { $stack } viereen.
log-tiles_revealed = Kivilaattoja käännetään { $count }.
log-deck_shuffled = Käytettyjä laattoja sekoitetaan { $count }.
log-tiles_set_aside = Laatoista ({ $count }) mikään ei sovi: ne laitetaan sivuun.
log-turn_begun = { "" }
log-turn_skipped = { $seat } ei voi ottaa mitään kiveä.
log-tile_drawn = Nostetaan kivilaatta: { $sizes }, { $steps ->
        [one] { $steps } askel
       *[other] { $steps } askelta
    }.
log-tile_taken = { $seat } ottaa laatan { $sizes }, { $steps ->
        [one] { $steps } askel
       *[other] { $steps } askelta
    }.
log-stone_taken = { $seat } valitsee: { $stone }.
log-source_taken = { $seat } nostaa kiven ({ $size }) pinosta { $stack }.
log-stone_released = { $seat } irrottaa otteen pinon { $stack } päällä.
log-stone_set = { $seat } asettaa kiven ({ $size }) pinoon { $stack }.
log-stack_fell = { $seat } kaataa pinon { $stack }.
log-stone_slipped = { $seat }: kivi luisuu pinolta { $stack }.
log-points_scored = { $seat } saa { $points ->
        [one] { $points } pisteen
       *[other] { $points } pistettä
    }.
log-tokens_returned = { $seat } saa takaisin { $count }.
log-foul_made = { $seat }: { $foul }.
log-stone_placed = { $seat } on asettanut kiven ({ $size }) pinoon { $stack }, korkeus { $height }.
log-tokens_laid = { $seat } asettaa { $count ->
        [one] { $count } pistemerkin
       *[other] { $count } pistemerkkiä
    } pinon { $stack } viereen.
log-no_tokens = { $seat } ei saa asettaa pistemerkkiä.
log-exchanged = { $seat } vaihtaa viisi pistettä viiden pisteen merkkiin.
log-attempt_repeated = { $seat } yrittää uudelleen.
log-attempt_ended = { $seat } on häiritty liian monta kertaa: yritys päättyy.
log-marker_moved = { $seat } siirtää paikkamerkkiä { $steps } pinon { $stack } viereen.
log-game_ended = { "" }

## Vuoro yhtenä lauseena, pelaajan nimen jälkeen

told-and = { $one } ja { $other }
told-number = { $number }
told-tile_taken = otti laatan { $sizes }, { $steps ->
        [one] { $steps } askel
       *[other] { $steps } askelta
    }
told-stone_placed = asetti kiven ({ $size }) pinoon { $stack }, korkeus { $height }
told-stone_moved = siirsi kiven ({ $size }) pinosta { $source } pinoon { $stack }, korkeus { $height }
told-laid = { $placed }: { $count ->
        [0] pistemerkkejä ei ole jäljellä
        [one] { $count } pistemerkki
       *[other] { $count } pistemerkkiä
    }
told-unlaid = { $placed }, ei pistemerkkejä
told-foul = { $placed }, ei pistemerkkejä ({ $fouls })
told-leaned = se nojaa johonkin muuhun
told-touched = muuhun kiveen koskettiin
told-toppled = { $count ->
        [one] kaatoi pinon { $stacks }
       *[other] kaatoi pinot { $stacks }
    }
told-saw = { $count ->
        [one] näki, kuinka { $seat } kaatoi pinon { $stacks }
       *[other] näki, kuinka { $seat } kaatoi pinot { $stacks }
    }
told-fall = { $fall }: { $paid }
told-points_scored = { $points ->
        [one] { $seat } sai { $points } pisteen
       *[other] { $seat } sai { $points } pistettä
    }
told-tokens_returned = { $count ->
        [one] { $seat } sai takaisin { $count } pistemerkin
       *[other] { $seat } sai takaisin { $count } pistemerkkiä
    }
told-slipped = pudotti kiven
told-slipped_off = pudotti kiven pinolta { $stack }
told-exchanged = vaihtoi viisi pistettä viiden pisteen merkkiin
told-attempt_repeated = yritti uudelleen
told-attempt_ended = joutui luopumaan yrityksestä häiriöiden vuoksi
told-turn_skipped = ei voinut ottaa mitään kiveä
told-marker_moved = siirsi paikkamerkin pinon { $stack } viereen
told-start = { $count ->
        [one] Pinossa { $stacks } on kivi.
       *[other] Pinoissa { $stacks } on kiviä.
    }
told-game_ended = Peli on päättynyt.

score-golden = Kultaiset pistemerkit
score-fives = Viiden pisteen merkit
end-points = joku on kerännyt voittoon tarvittavat pisteet

## Piirretty pöytä

table-title = Vuoro { $turn }: { $name }
table-over = Peli päättyi, vuoroja { $turn }
table-start = Vaihtoehtoinen aloitus
table-deck = Nostopino { $deck }, käytetyt laatat { $used }, viiden pisteen merkit { $bank }
table-river = Joki
table-river_empty = Joki on tyhjä
table-tiles = Kivilaatat
table-taken = käytetty
table-not_yet = ei vielä
table-chosen = valittu
table-players = Pelaajat
table-points =
    { $points ->
        [one] 1 piste
       *[other] { $points } pistettä
    }
table-supply = varastossa
table-at_stacks = pinoilla
table-next = seuraava +{ $count }
table-barred = Ei pistemerkkejä tällä vuorolla.
table-referee = Tuomari
table-goal = tavoite { $points }
section-title = vuoro
section-stacks = pinot
section-river = joki
section-tiles = kivilaatat
section-deck = nostopino
section-players = pelaajat

## Kivet

stone-s01 = pieni kivi 1
stone-s02 = pieni kivi 2
stone-s03 = pieni kivi 3
stone-s04 = pieni kivi 4
stone-s05 = pieni kivi 5
stone-s06 = pieni kivi 6
stone-s07 = pieni kivi 7
stone-s08 = pieni kivi 8
stone-s09 = pieni kivi 9
stone-s10 = pieni kivi 10
stone-s11 = pieni kivi 11
stone-s12 = pieni kivi 12
stone-s13 = pieni kivi 13
stone-m01 = keskikokoinen kivi 1
stone-m02 = keskikokoinen kivi 2
stone-m03 = keskikokoinen kivi 3
stone-m04 = keskikokoinen kivi 4
stone-m05 = keskikokoinen kivi 5
stone-m06 = keskikokoinen kivi 6
stone-m07 = keskikokoinen kivi 7
stone-m08 = keskikokoinen kivi 8
stone-m09 = keskikokoinen kivi 9
stone-m10 = keskikokoinen kivi 10
stone-m11 = keskikokoinen kivi 11
stone-m12 = keskikokoinen kivi 12
stone-l01 = suuri kivi 1
stone-l02 = suuri kivi 2
stone-l03 = suuri kivi 3
stone-l04 = suuri kivi 4
stone-l05 = suuri kivi 5
stone-l06 = suuri kivi 6
stone-l07 = suuri kivi 7
stone-l08 = suuri kivi 8
stone-l09 = suuri kivi 9
stone-l10 = suuri kivi 10
stone-l11 = suuri kivi 11
stone-l12 = suuri kivi 12

## Legend and pieces in full, for the terminal

legend =
    S pieni, M keskikokoinen, L suuri kivi; s03 on pieni kivi 3.
    ▶ paikkamerkki: tämän vuoron pino. 2×1 pelaajan 2 yksi pistemerkki pinon vieressä.
    seuraava +1: pistemerkit, jotka asetat, jos kivi pysyy. S/M +3: kivilaatan koot ja paikkamerkin askeleet.
    ● piste, · vielä voitettava. 1×5 viiden pisteen merkki.
name-stack = pino { $number }
name-tile = laatta { $number }
about-tile = Kivilaatta, kiven koko: { $sizes }; paikkamerkki siirtyy eteenpäin { $steps }.
about-stack = Kivet alhaalta ylös: { $stones }. Pistemerkit: { $tokens }. Jos seuraava kivi pysyy: +{ $next }.
about-risk = Todennäköisyys, ettei kivi pysy: { $risk }.

## Miksi vihje on hyvä: mistä arvio koostuu

term-points = pisteet
term-points-more = tuo pisteitä
term-points-less = tuo vähemmän pisteitä
term-waiting = merkit pinojen vieressä
term-waiting-more = laskee merkkejä paikkoihin, jotka tuottavat
term-waiting-less = jättää vähemmän tuottavia merkkejä
term-nearness = matka voittoon
term-nearness-more = vie sinut lähemmäs voittoa
term-nearness-less = pitää sinut kauempana voitosta
term-others = muut
term-others-more = antaa muille vähemmän
term-others-less = antaa muille enemmän
term-attempt = tämä yritys
term-attempt-more = pysyy luultavasti pystyssä ja tuottaa
term-attempt-less = kaatuu luultavasti tai tuottaa vähän
term-next = seuraava pino
term-next-more = jättää seuraavalle pinon, joka kaatuessaan tuottaa sinulle
term-next-less = jättää seuraavalle helpon pinon
