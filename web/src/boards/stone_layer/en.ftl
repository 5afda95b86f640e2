### Stone Layer's board, English: words beside those of the rules.

scene-label = Six stacks round the river. The location marker is at stack { $stack }.
camera = Camera
camera-table = Table
camera-above = Above
camera-stack = At the stack
no-webgl = This browser shows no 3D pictures (WebGL). You can still play: tiles and stones are chosen below, stones are set in the middle of the stack.
held-stone = { $stone }, held
stack-high = { $height } high
stack-number = stack { $number }
marker-name = Location marker
tokens-name = Score tokens
letter-small = S
letter-medium = M
letter-large = L

tiles-title = Stone tiles
tiles-how = Tiles: a size you may take, and the marker's steps
tiles-left = deck { $deck }, used { $used }
tile-name = { $sizes }, { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
tray-title = Choose a stone
tray-how = Or take it from the river.

placing-title = Place the stone. Arrow keys move it, Q and E turn it, F shows another face, Space lowers it, Enter lets go.
resting-face = Resting face
face-of = face { $face } of { $count }
turn = Turn
turn-left = Turn left
turn-right = Turn right
tilt-forward = Tilt forward
tilt-sideways = Tilt sideways
from-above = From above
from-above-label = The stack from above with the shadow of the stone, { $x } mm to the right and { $y } mm away from the middle. Drag to move it.
from-front = From the front
from-right = From the right
other-side = Other side
gap = { $gap } mm
hand-tremor = Hand tremor
tremor-is = { $place } mm, { $angle }°
hold-to-lower = Hold to lower
let-go = Let go
hand-keys = Drag from above, or keys: arrows move (Shift: finely), Q E turn, W A S D tilt, F face, Space lower, Enter let go.
it-stays = It stays
it-falls = It falls
stays-lay = { $count ->
        [0] you lay no tokens: stone { $height }
        [one] you lay { $count } token: stone { $height }
       *[other] you lay { $count } tokens: stone { $height }
    }
falls-pays = +{ $points }
falls-wins = +{ $points } = { $after }, wins
falls-nothing = nobody scores
falls-returned = { $count } of yours return

attempt-fell = { $count ->
        [one] { $name }: stack { $stacks } falls!
       *[other] { $name }: stacks { $stacks } fall!
    }
attempt-slipped = { $name }: the stone slips off stack { $stack }.
attempt-foul = { $name }: { $foul }.
attempt-stays = { $name }: the stone stays on stack { $stack }.

phase-tile = Choose tile
phase-stone = Choose stone
phase-place = Place
phase-settle = Settle

button-release = Let go
button-report_no_fall = No stack fell
button-report_no_fall-more = Nothing else fell
button-report_lifting = While lifting
button-report_event = That is all that fell
button-report_touched = Another stone touched
button-report_leaned = It leans
button-report_done = Nothing more: done
button-report_on_top = It stays
button-report_slipped = It slipped off
button-report_set = All stones stand

map-title = The table as we have it
map-how = number = stones, marks = tokens
referee-title = What happened
companion-turn = { $name } places on stack { $stack }
companion-pick = Choose a stone tile.
companion-wait = A stone tile is being chosen.
take-back = Take back

in-supply = in supply
points-of = { $points } of { $goal } points

read-turn = Turn { $turn }: { $name }. The location marker is at stack { $stack }.
read-tiles = Stone tiles: { $tiles }. Draw pile { $deck }, used { $used }.
read-river = In the river: { $left }.
read-stack = Stack { $number }, { $height } high. Stones from below: { $stones }. Score tokens: { $tokens }. The next stone lays { $next }.
read-risk = Would fall, small, medium, large: { $risk } per cent.
read-player = { $name }: { $points } of { $goal } points, { $at } tokens at stacks, { $supply } in the supply.

tie-break = Equal points: whoever has more tokens at stacks is ahead.
scene-failed = The stones could not be loaded.
