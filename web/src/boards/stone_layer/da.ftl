### Stone Layers bord på dansk: ord ud over reglernes.

scene-label = Seks stakke rundt om floden. Pladsmarkøren står ved stak { $stack }.
camera = Kamera
camera-table = Bordet
camera-above = Ovenfra
camera-stack = Ved stakken
no-webgl = Denne browser viser ingen tredimensionelle billeder (WebGL). Du kan spille alligevel: brikker og sten vælges nedenfor, og sten sættes midt på stakken.
held-stone = { $stone }, i hånden
stack-high = { $height } høj
stack-number = stak { $number }
marker-name = Pladsmarkør
tokens-name = Pointmarkører
letter-small = S
letter-medium = M
letter-large = L

tiles-title = Stenbrikker
tiles-how = Brikker: en størrelse, og hvor mange pladser markøren flytter
tiles-left = bunke { $deck }, brugte { $used }
tile-name = { $sizes }, { $steps ->
        [one] { $steps } plads
       *[other] { $steps } pladser
    }
tray-title = Vælg en sten
tray-how = Eller tag den fra floden.

placing-title = Placér stenen. Piletaster flytter, Q og E drejer, F skifter side, mellemrum sænker, Enter slipper.
resting-face = Side nedad
face-of = side { $face } af { $count }
turn = Drej
turn-left = Drej til venstre
turn-right = Drej til højre
tilt-forward = Vip fremad
tilt-sideways = Vip til siden
from-above = Ovenfra
from-above-label = Stakken ovenfra med stenens skygge, { $x } mm til højre og { $y } mm væk fra midten. Træk for at flytte.
from-front = Forfra
from-right = Fra højre
other-side = Den anden side
gap = { $gap } mm
hand-tremor = Håndens rysten
tremor-is = { $place } mm, { $angle }°
hold-to-lower = Hold for at sænke
let-go = Slip
hand-keys = Træk ovenfra, eller taster: pile flytter (Skift: fint), Q E drejer, W A S D vipper, F side, mellemrum sænker, Enter slipper.
it-stays = Den bliver
it-falls = Den vælter
stays-lay = { $count ->
        [0] du lægger ingen pointmarkører: sten { $height }
        [one] du lægger { $count } pointmarkør: sten { $height }
       *[other] du lægger { $count } pointmarkører: sten { $height }
    }
falls-pays = +{ $points }
falls-wins = +{ $points } = { $after }, vinder
falls-nothing = ingen får point
falls-returned = { $count } af dine kommer tilbage

attempt-fell = { $count ->
        [one] { $name }: stak { $stacks } vælter!
       *[other] { $name }: stakkene { $stacks } vælter!
    }
attempt-slipped = { $name }: stenen glider af stak { $stack }.
attempt-foul = { $name }: { $foul }.
attempt-stays = { $name }: stenen bliver på stak { $stack }.

phase-tile = Vælg brik
phase-stone = Vælg sten
phase-place = Placér
phase-settle = Stenene afgør

button-release = Slip
button-report_no_fall = Ingen stak væltede
button-report_no_fall-more = Der væltede ikke mere
button-report_lifting = Ved løftet
button-report_event = Det er alt, der væltede
button-report_touched = En anden sten blev rørt
button-report_leaned = Den læner sig
button-report_done = Ikke mere: færdig
button-report_on_top = Den bliver
button-report_slipped = Den gled af
button-report_set = Alle sten står

map-title = Bordet lige nu
map-how = tal = sten, mærker = markører
referee-title = Hvad skete der
companion-turn = { $name } placerer på stak { $stack }
companion-pick = Vælg en stenbrik.
companion-wait = En stenbrik vælges.
take-back = Fortryd

in-supply = i beholdning
points-of = { $points } af { $goal } point

read-turn = Tur { $turn }: { $name }. Pladsmarkøren står ved stak { $stack }.
read-tiles = Stenbrikker: { $tiles }. Trækbunke { $deck }, brugte { $used }.
read-river = I floden: { $left }.
read-stack = Stak { $number }, { $height } høj. Sten nedefra: { $stones }. Pointmarkører: { $tokens }. Næste sten giver { $next }.
read-risk = Ville vælte, lille, mellemstor, stor: { $risk } procent.
read-player = { $name }: { $points } af { $goal } point, { $at } markører ved stakke, { $supply } i beholdning.

tie-break = Ved lige mange point er den foran, der har flest markører ved stakkene.
scene-failed = Stenene kunne ikke indlæses.
