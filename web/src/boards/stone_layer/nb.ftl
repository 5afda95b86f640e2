### Stone Layers bord på norsk: ord ut over reglenes.

scene-label = Seks stabler rundt elven. Plasseringsmarkøren står ved stabel { $stack }.
camera = Kamera
camera-table = Bordet
camera-above = Ovenfra
camera-stack = Ved stabelen
no-webgl = Denne nettleseren viser ingen tredimensjonale bilder (WebGL). Du kan spille likevel: brikker og steiner velges nedenfor, og steiner settes midt på stabelen.
held-stone = { $stone }, i hånden
stack-high = { $height } høy
stack-number = stabel { $number }
marker-name = Plasseringsmarkør
tokens-name = Poengsjetonger
letter-small = S
letter-medium = M
letter-large = L

tiles-title = Steinbrikker
tiles-how = Brikker: en størrelse og markørens steg
tiles-left = bunke { $deck }, brukte { $used }
tile-name = { $sizes }, { $steps } steg
tray-title = Velg en stein
tray-how = Eller ta den fra elven.

placing-title = Plasser steinen. Piltaster flytter, Q og E dreier, F bytter side, mellomrom senker, Enter slipper.
resting-face = Side ned
face-of = side { $face } av { $count }
turn = Drei
turn-left = Drei til venstre
turn-right = Drei til høyre
tilt-forward = Vipp framover
tilt-sideways = Vipp til siden
from-above = Ovenfra
from-above-label = Stabelen ovenfra med steinens skygge, { $x } mm til høyre og { $y } mm bort fra midten. Dra for å flytte.
from-front = Forfra
from-right = Fra høyre
other-side = Den andre siden
gap = { $gap } mm
hand-tremor = Håndens skjelving
tremor-is = { $place } mm, { $angle }°
hold-to-lower = Hold for å senke
let-go = Slipp
hand-keys = Dra ovenfra, eller taster: piler flytter (Skift: fint), Q E dreier, W A S D vipper, F side, mellomrom senker, Enter slipper.
it-stays = Den blir liggende
it-falls = Den velter
stays-lay = { $count ->
        [0] du legger ingen poengsjetonger: stein { $height }
        [one] du legger { $count } poengsjetong: stein { $height }
       *[other] du legger { $count } poengsjetonger: stein { $height }
    }
falls-pays = +{ $points }
falls-wins = +{ $points } = { $after }, vinner
falls-nothing = ingen får poeng
falls-returned = { $count } av dine kommer tilbake

attempt-fell = { $count ->
        [one] { $name }: stabel { $stacks } velter!
       *[other] { $name }: stablene { $stacks } velter!
    }
attempt-slipped = { $name }: steinen sklir av stabel { $stack }.
attempt-foul = { $name }: { $foul }.
attempt-stays = { $name }: steinen blir liggende på stabel { $stack }.

phase-tile = Velg brikke
phase-stone = Velg stein
phase-place = Plasser
phase-settle = Steinene avgjør

button-release = Slipp
button-report_no_fall = Ingen stabel veltet
button-report_no_fall-more = Ikke noe mer veltet
button-report_lifting = Under løftet
button-report_event = Det er alt som veltet
button-report_touched = En annen stein ble rørt
button-report_leaned = Den lener seg
button-report_done = Ikke mer: ferdig
button-report_on_top = Den blir liggende
button-report_slipped = Den skled av
button-report_set = Alle steiner står

map-title = Bordet nå
map-how = tall = steiner, merker = sjetonger
referee-title = Hva skjedde
companion-turn = { $name } plasserer på stabel { $stack }
companion-pick = Velg en steinbrikke.
companion-wait = En steinbrikke velges.
take-back = Angre

in-supply = i forråd
points-of = { $points } av { $goal } poeng

read-turn = Tur { $turn }: { $name }. Plasseringsmarkøren står ved stabel { $stack }.
read-tiles = Steinbrikker: { $tiles }. Trekkebunke { $deck }, brukte { $used }.
read-river = I elven: { $left }.
read-stack = Stabel { $number }, { $height } høy. Steiner nedenfra: { $stones }. Poengsjetonger: { $tokens }. Neste stein gir { $next }.
read-risk = Ville velte, liten, middels, stor: { $risk } prosent.
read-player = { $name }: { $points } av { $goal } poeng, { $at } sjetonger ved stabler, { $supply } i forråd.

tie-break = Ved lik poengsum er den foran som har flest sjetonger ved stablene.
scene-failed = Steinene kunne ikke lastes inn.
