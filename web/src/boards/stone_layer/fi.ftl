### Stone Layerin pöytä suomeksi: sanat sääntöjen sanojen lisäksi.

scene-label = Kuusi pinoa joen ympärillä. Paikkamerkki on pinon { $stack } kohdalla.
camera = Kamera
camera-table = Pöytä
camera-above = Ylhäältä
camera-stack = Pinon luota
no-webgl = Tämä selain ei näytä kolmiulotteisia kuvia (WebGL). Voit silti pelata: laatat ja kivet valitaan alta, ja kivet asetetaan pinon keskelle.
held-stone = { $stone }, kädessä
stack-high = { $height } kiveä
stack-number = pino { $number }
marker-name = Paikkamerkki
tokens-name = Pistemerkit
letter-small = S
letter-medium = M
letter-large = L

tiles-title = Kivilaatat
tiles-how = Laatat: kiven koko ja paikkamerkin askeleet
tiles-left = nostopino { $deck }, käytetyt { $used }
tile-name = { $sizes }, { $steps ->
        [one] { $steps } askel
       *[other] { $steps } askelta
    }
tray-title = Valitse kivi
tray-how = Tai ota se joesta.

placing-title = Aseta kivi. Nuolinäppäimet siirtävät, Q ja E kääntävät, F vaihtaa sivua, välilyönti laskee, Enter päästää irti.
resting-face = Sivu alaspäin
face-of = sivu { $face } / { $count }
turn = Käännä
turn-left = Käännä vasemmalle
turn-right = Käännä oikealle
tilt-forward = Kallista eteen
tilt-sideways = Kallista sivulle
from-above = Ylhäältä
from-above-label = Pino ylhäältä ja kiven varjo, { $x } mm oikealle ja { $y } mm poispäin keskeltä. Siirrä vetämällä.
from-front = Edestä
from-right = Oikealta
other-side = Toinen puoli
gap = { $gap } mm
hand-tremor = Käden vapina
tremor-is = { $place } mm, { $angle }°
hold-to-lower = Laske pitämällä
let-go = Päästä irti
hand-keys = Vedä ylhäältä, tai näppäimet: nuolet siirtävät (Vaihto: tarkasti), Q E kääntää, W A S D kallistaa, F sivu, välilyönti laskee, Enter päästää irti.
it-stays = Pysyy
it-falls = Kaatuu
stays-lay = { $count ->
        [0] et aseta pistemerkkejä: kivi { $height }
        [one] asetat { $count } pistemerkin: kivi { $height }
       *[other] asetat { $count } pistemerkkiä: kivi { $height }
    }
falls-pays = +{ $points }
falls-wins = +{ $points } = { $after }, voittaa
falls-nothing = kukaan ei saa pisteitä
falls-returned = { $count } omaasi palaa

attempt-fell = { $count ->
        [one] { $name }: pino { $stacks } kaatuu!
       *[other] { $name }: pinot { $stacks } kaatuvat!
    }
attempt-slipped = { $name }: kivi putoaa pinolta { $stack }.
attempt-foul = { $name }: { $foul }.
attempt-stays = { $name }: kivi pysyy pinon { $stack } päällä.

phase-tile = Valitse laatta
phase-stone = Valitse kivi
phase-place = Aseta
phase-settle = Kivet päättävät

button-release = Päästä irti
button-report_no_fall = Mikään pino ei kaatunut
button-report_no_fall-more = Mitään muuta ei kaatunut
button-report_lifting = Nostettaessa
button-report_event = Siinä kaikki, mikä kaatui
button-report_touched = Toiseen kiveen koskettiin
button-report_leaned = Se nojaa
button-report_done = Ei muuta: valmis
button-report_on_top = Se pysyy
button-report_slipped = Se putosi
button-report_set = Kaikki kivet seisovat

map-title = Pöytä nyt
map-how = luku = kiviä, merkit = pistemerkkejä
referee-title = Mitä tapahtui
companion-turn = { $name } asettaa pinolle { $stack }
companion-pick = Valitse kivilaatta.
companion-wait = Kivilaattaa valitaan.
take-back = Peru

in-supply = varastossa
points-of = { $points } / { $goal } pistettä

read-turn = Vuoro { $turn }: { $name }. Paikkamerkki on pinon { $stack } kohdalla.
read-tiles = Kivilaatat: { $tiles }. Nostopino { $deck }, käytetyt { $used }.
read-river = Joessa: { $left }.
read-stack = Pino { $number }, { $height } kiveä. Kivet alhaalta: { $stones }. Pistemerkit: { $tokens }. Seuraavasta kivestä saa asettaa { $next }.
read-risk = Kaatuisi, pieni, keskikokoinen, suuri: { $risk } prosenttia.
read-player = { $name }: { $points } / { $goal } pistettä, { $at } merkkiä pinojen luona, { $supply } varastossa.

tie-break = Tasapisteissä edellä on se, jolla on enemmän merkkejä pinojen luona.
scene-failed = Kiviä ei voitu ladata.
