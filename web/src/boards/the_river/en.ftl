### The River's board, English: words beside those of the rules.

main-board = Main board, round { $round }
tab-board = Board
tab-mine = My river
buildings = Buildings
on-display = { $shown } on display, { $deck } in the deck
card-taken = taken
tiles-first = one each, to begin with
tiles-left =
    { $left ->
        [one] one tile left
       *[other] { $left } tiles left
    }
tiles-left-you = { $left } left, you took { $sent } of { $of }
reserve-note-1 = keep a card,
reserve-note-2 = 1 resource off
construct-note-1 = pay, then take
construct-note-2 = the top token
pawn-note = start next round
swap-note-1 = two of
swap-note-2 = your tiles
cards-payable =
    { $count ->
        [one] 1 card to choose
       *[other] { $count } cards to choose
    }
free-spots =
    { $count ->
        [0] no free spot
        [one] 1 free spot
       *[other] { $count } free spots
    }
gain = +{ $count } { $resource }
gain-other = another one

building-words = { $name }: { $points } points for { $cost }
price-yours = you can build
price-food = { $count } food for { $resource }
price-food-several = { $count } food needed
price-short = { $count } { $resource } short
price-short-several = { $count } short

river-board = River board of { $name }, { $tiles } of { $spots } spots covered
river-of = River of { $name }
whose-river = Whose river is shown
next-tile = next tile
spot-words = Spot { $spot }: { $what }
spot-printed = empty, printed with { $symbol }
spot-empty = empty
spot-settled = a pioneer has settled
spot-framed = a pioneer will settle
a-warehouse = a warehouse
column-nothing = no points yet
points-count = { $count } points

warehouses = Warehouses
of-full = of { $room } full
my-goods = My goods
goods-of-room = { $held } of { $room }
you-produce = You produce
produces = Produces
trade-short = Trade 3 → 1
button-trade = Trade
boat-label =
    { $count ->
        [one] Boat: one pioneer
       *[other] Boat: { $count } pioneers
    }
on-boat = to place
at-work = at work
settled = settled
bonus-track = Bonus track
extra-pioneer = brings the extra pioneer
track-end = end
reserved = Reserved
built =
    { $count ->
        [0] None built
       *[other] { $count } built
    }
cards-label = Cards reserved and built
points-so-far = Points so far
score-short-bonus_tokens = Tokens
score-short-buildings = Buildings
score-short-columns = Columns
score-short-resources = Resources
score-short-meadows = Meadow
paying-discount = Reserved: drop one resource of the cost
paying-food = Food stands in for any resource

seat-tokens = tokens
seat-built = built
seat-boat = boat
seat-reserved = reserved
seat-tiles = { $count } of 12 tiles
first-player = first player

button-pass = Lay a pioneer aside
button-done = Pay
button-trade_pick = Give { $resource }
button-return_one = Return { $resource }
button-pick_substitute = Take { $resource }
button-pick_discount = Drop { $resource }
button-pay_with_food = Food for { $resource }
button-card = { $name }, { $points }
button-spot = Spot { $spot }

plan-send = Send a pioneer: { $place }
plan-reveals = What follows is shown once you confirm.
plan-full = Your warehouses are full.

phase-preliminary = Preliminary turn
phase-next-token = Next token { $value }
phase-ends = Ends at { $tokens } tokens or { $tiles } tiles
phase-last = Last round

read-round = Round { $round }. { $first } has the first player pawn. The next bonus token is worth { $token }.
read-tiles = Terrain tiles: { $tiles }.
read-cards = Buildings: { $cards }.
read-place = { $place }: { $who }; spots: { $spots }.
read-seat = { $name }: { $goods }; room for { $room }. Produces { $production }. { $boat } on the boat, { $tokens } bonus tokens, { $built } built, { $reserved } reserved.
read-river = River of { $name }: { $river }.
read-points = You have { $points } points so far.
nobody = nobody
no-limit = no limit
hand-token = bonus token { $value }
