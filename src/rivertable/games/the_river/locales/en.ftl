### The River, English. Nouns are the rulebook's.

title = The River

resource-wood = wood
resource-stone = stone
resource-clay = clay
resource-food = food

terrain-forest = forest
terrain-mountain = mountain
terrain-badlands = badlands
terrain-desert = desert
terrain-meadow = meadow
terrain-both = { $one }+{ $other }

location-terrain = terrain
location-wood = wood
location-stone = stone
location-clay = clay
location-food = food
location-reserve = reserve
location-construct = construct
location-first_player = first player
location-swap = swap

colour-black = black
colour-blue = blue
colour-green = green
colour-yellow = yellow

## Tiles and buildings

tile = { $terrain } ({ $symbols })
tile-special = { $terrain } ({ $effect })
no_tile = no tile
building = { $name }

symbol = { $count } { $resource }
symbol-warehouse =
    { $count ->
        [one] { $count } warehouse
       *[other] { $count } warehouses
    }
symbols-0 = nothing
symbols-1 = { $kind0 }
symbols-2 = { $kind0 }, { $kind1 }
symbols-3 = { $kind0 }, { $kind1 }, { $kind2 }
symbols-4 = { $kind0 }, { $kind1 }, { $kind2 }, { $kind3 }

effect-end_points_per_production = produces { $resource }; { $points } point per { $resource } symbol, at most { $most }
effect-immediate_gain = at once { $amount } { $resource }
effect-end_points_per_terrain = { $points } point per { $terrain } tile
effect-immediate_swaps = at once { $amount } swaps
effect-end_points_per_boat_pioneer = { $points } point per pioneer on your boat
effect-end_points_per_bonus_token = { $points } point per bonus token
effect-cleanup_income = { $amount } { $resource } in every cleanup; { $points } points

next_spot =
    { $framed ->
        [0] spot { $spot }{ $covers }
       *[other] spot { $spot }, framed: a pioneer will settle{ $covers }
    }
covers-nothing = { "" }
covers-wood = , covers wood production
covers-stone = , covers stone production
covers-clay = , covers clay production
covers-warehouse = , covers a warehouse

## Options

option-open_values = Open values: bonus tokens, reserved and constructed buildings lie face up
option-preprint = River boards: asymmetric as printed, or the same for all
option-round_cap = Rounds after which the game ends at the latest

## What is asked

decide-pick_setup_tile = Preliminary turn: take a terrain tile for { $place }.
decide-turn =
    { $boat ->
        [one] Send your last pioneer to a location. You may trade first.
       *[other] Send a pioneer to a location; { $boat } are on your boat. You may trade first.
    }
decide-trade_pick = Trade: which resource do you give, { $number } of { $of }?
decide-pick_tile = Take a terrain tile for { $place }.
decide-return_one = You hold { $held } resources and have { $warehouses } warehouses. Return one.
decide-pick_substitute = There is no food left. Take one other resource.
decide-pick_reserve = Reserve a building. You hold { $goods }.
decide-pick_building = Construct a building. You hold { $goods }.
decide-pick_discount = { $building } costs { $cost }. It is reserved: drop one resource.
decide-pay_with_food = { $building } costs { $cost }. Pay more of it with food? You have { $food }.
decide-swap_first =
    { $left ->
        [one] Swap two terrain tiles. Which is the first?
       *[other] Swap two terrain tiles, up to { $left } times. Which is the first?
    }
decide-swap_second = Swap { $tile } on spot { $spot } with which tile?
decide-wait = { $seat } is to decide.
decide-over = The game is over.

## Actions

action-pick_tile = { $tile }
action-no_tile = Slot { $slot } (empty)
action-no_card = Slot { $slot } (empty)
action-place-terrain = Terrain: claim a tile
action-place-wood = Wood: take { $amount }
action-place-stone = Stone: take { $amount }
action-place-clay = Clay: take { $amount }
action-place-food =
    { $supply ->
        [0] Food: take another resource of choice
       *[other] Food: take 1
    }
action-place-reserve = Reserve a building
action-place-construct =
    { $payable ->
        [one] Construct a building ({ $payable } can be paid)
       *[other] Construct a building ({ $payable } can be paid)
    }
action-place-first_player = Take the first player pawn
action-place-swap = Swap two terrain tiles
action-pass = Lay a pioneer aside: no location is possible
action-trade = Trade { $give } resources for 1 food
action-trade_pick = Give 1 { $resource } (of { $held })
action-return_one = Return 1 { $resource } (of { $held })
action-pick_substitute = Take 1 { $resource } (you have { $held })
action-pick_reserve = { $building }: { $points } points for { $cost }
action-pick_building = { $building }: { $points } points for { $cost }
action-pick_reserved = { $building }: { $points } points for { $cost }, one less (reserved)
action-pick_discount = Drop { $resource }: it costs { $cost }
action-pick_discount-unasked = Drop { $resource }
action-pay_with_food = Food for one { $resource }: pay { $paid }
action-pay_with_food-unasked = Food for one { $resource }
action-done = Pay { $paid }
action-done-unasked = Pay
action-swap_first = Spot { $spot }: { $tile }
action-swap_second = Spot { $spot }: { $tile }
action-decline = No swap

## Why not

reason-game_over = The game is over.
reason-not_your_turn = It is not your turn: { $seat } is to decide.
reason-not_asked_now = That is not asked now. { $question }
reason-slot_empty = There is no card or tile in that place now.
reason-spots_taken = All spots there are taken this round.
reason-limit_reached = You have been there { $limit } times this round.
reason-board_full = Your river board is complete.
reason-no_tiles_left = No terrain tile is left this round.
reason-island_empty = There is no { $resource } left on its island.
reason-no_production = You have no { $resource } symbol, and no extra resource is to be had.
reason-no_warehouse = You have no warehouse to keep a resource in.
reason-islands_empty = The islands are empty.
reason-two_reserved = You already hold two reserved buildings.
reason-nothing_on_display = No building is on display.
reason-nothing_to_build = You cannot pay for any building on display or reserved by you.
reason-too_few_tiles = You need two terrain tiles to swap.
reason-must_place = There is a location you can go to.
reason-too_few_goods = A trade takes { $give } resources and you hold { $held }.
reason-no_food_to_take = There is no food to take.
reason-not_held = You have no { $resource } left to give.
reason-trade_order = Name the resources of a trade in the order wood, stone, clay, food.
reason-food_needed = The island has no food, so one of the three must be food.
reason-cannot_pay = { $building } costs { $cost }: you are { $short } short and have { $food } food.
reason-not_in_cost = The building costs no { $resource }.
reason-still_too_dear = With that dropped you could still not pay the rest.
reason-no_food_held = You have no food left for this.
reason-nothing_to_replace = No { $resource } is left to be paid.
reason-no_tile_there = There is no tile on that spot.
reason-lower_spot_first = Name the lower spot of the two first.
reason-swap_is_due = The pioneer is there to swap: only a meadow's swap can be declined.

## Previews

preview-goods = { $resource }
preview-production = { $resource } symbols
preview-warehouses = warehouses
preview-tokens = token points
preview-buildings = building points
preview-columns = column points
preview-resources = resource points
preview-points = points in all
preview-meadows = meadow points
preview-extra_pioneer = extra pioneers
preview-reserved = reserved buildings
preview-pawn = first player pawn

## Log

log-round_begun = Round { $round }: { $starter } starts.
log-pawn_drawn = { $player } has the first player pawn.
log-tile_revealed = New: { $tile }.
log-tiles_discarded =
    { $count ->
        [one] One terrain tile is discarded.
       *[other] { $count } terrain tiles are discarded.
    }
log-discards_shuffled = The { $count } discarded tiles become the new deck.
log-building_revealed = New: { $building }.
log-tile_boxed = Back to the box: { $tile }.
log-pioneer_placed = { $seat } goes to { $location }.
log-pioneer_idle = { $seat } lays a pioneer aside.
log-tile_placed = { $seat } puts the { $tile } on spot { $spot }.
log-goods_taken = { $seat } takes { $count } { $resource }.
log-goods_returned = { $seat } returns { $count } { $resource }.
log-income_taken = { $seat } has an income of { $count } { $resource }.
log-goods_traded = { $seat } trades { goods_given } for 1 food.
log-building_reserved = { $seat } reserves { $building }.
log-cost_paid = { $seat } pays { goods_given }.
log-building_built = { $seat } constructs { $building } ({ $points } points).
log-token_taken = { $seat } takes the bonus token { $value }.
log-pioneer_joined = { $seat } gains the extra pioneer.
log-pawn_taken = { $seat } takes the first player pawn.
log-tiles_swapped = { $seat } swaps the tiles on spots { $first } and { $second }.
log-pioneer_settled = { $seat } settles a pioneer on spot { $spot }.
log-end_triggered = { $player } has { $why }: this is the last round.
log-game_ended = The game ends: { $why }.

# A turn in one sentence: these follow the name of the player.
told-went = went to { $location }
told-fetched = fetched { $count } { $resource }
told-fetched-first = fetched { $count } { $resource } as the first one there
told-built = built { $building } for { goods_given }: { $points } points
told-built-free = built { $building } for nothing: { $points } points
told-pioneer_idle = laid a pioneer aside
told-tile_placed = put the { $tile } on spot { $spot }
told-goods_returned = gave back { $count } { $resource }
told-goods_traded = traded { goods_given } for 1 food
told-building_reserved = reserved { $building }
told-token_taken = took bonus token { $value }
told-pioneer_joined = got the extra pioneer
told-pawn_taken = took the first player pawn
told-tiles_swapped = swapped the tiles on spots { $first } and { $second }
told-end_triggered = has { $why }: this is the last round
told-new =
    { $buildings ->
        [0] { told-new-tiles }
        [one] { told-new-tiles } A new building lies on display.
       *[other] { told-new-tiles } { $buildings } new buildings lie on display.
    }
told-new-tiles =
    { $tiles ->
        [0] {""}
        [one] One new terrain tile is laid out.
       *[other] { $tiles } new terrain tiles are laid out.
    }

goods_given = { given_wood }{ given_stone }{ given_clay }{ given_food }
given_wood =
    { $wood ->
        [0] { "" }
       *[other] { $wood } wood{ comma_before_stone }
    }
given_stone =
    { $stone ->
        [0] { "" }
       *[other] { $stone } stone{ comma_before_clay }
    }
given_clay =
    { $clay ->
        [0] { "" }
       *[other] { $clay } clay{ comma_before_food }
    }
given_food =
    { $food ->
        [0] { "" }
       *[other] { $food } food
    }
comma_before_stone =
    { $stone ->
        [0] { comma_before_clay }
       *[other] { ", " }
    }
comma_before_clay =
    { $clay ->
        [0] { comma_before_food }
       *[other] { ", " }
    }
comma_before_food =
    { $food ->
        [0] { "" }
       *[other] { ", " }
    }

trigger-tokens = a full bonus track
trigger-tiles = a complete river board

## Scores and endings

score-bonus_tokens = Bonus tokens
score-buildings = Buildings
score-columns = Columns
score-resources = Resources
score-meadows = Meadow tiles

end-tokens = a bonus track is full
end-tiles = a river board is complete
end-no_pioneers = no pioneer is left on any boat
end-round_cap = the last round was played

## The drawn table

table-title = Round { $round }; the end comes with { $tokens } tokens or 12 tiles
table-preliminary = Preliminary turn
table-last_round = – the last round
table-over = The end after round { $round }
table-locations = Locations
table-per_player = ({ $count } each)
table-terrain = Terrain (deck { $deck })
table-buildings = Buildings (deck { $deck })
table-points_short = p
table-columns = columns score { $points }
table-tiles_laid =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
section-title = the round
section-tokens = bonus tokens
section-locations = locations
section-tiles = Tiles
section-buildings = Buildings
section-board = your river board
section-goods = your goods and cards
section-others = the others
table-tokens = Bonus tokens, next one first
table-zeros = then { $count } × 0
table-your_board = Your river board
table-board = River board of { $name }
table-pawn = , first player ♟
table-others = The others
table-next = next
table-column = = { $points }
table-goods = goods
table-room = ({ $held } of { $of })
table-production = produces
table-track = tokens
table-built = built
table-reserved = reserved
table-points =
    { $points ->
        [one] , 1 point so far
       *[other] , { $points } points so far
    }
table-open_points =
    { $points ->
        [one] , 1 point and what is covered
       *[other] , { $points } points and what is covered
    }
table-boat = boat
table-at_work = and { $count } at work
table-small_production = makes { $goods }, boat { $boat }
table-small_track = tokens { $tokens }/{ $of } built { $built }
table-small_reserved = res { $count }
table-legend = w wood  s stone  c clay  f food  ⌂ warehouse  (w) printed  ▣ framed  ● pioneer  ♟ pawn  * effect
table-legend_short = w wood s stone c clay f food ⌂ warehouse (w) printed ▣ framed ● pioneer ♟ pawn

table-effect-end_points_per_production = { $letters } 1/{ $resource }≤{ $most }
table-effect-immediate_gain = +{ $amount } { $resource }
table-effect-end_points_per_terrain = { $points }/{ $terrain }
table-effect-immediate_swaps = { $amount } swaps
table-effect-end_points_per_boat_pioneer = { $points }/pioneer
table-effect-end_points_per_bonus_token = { $points }/token
table-effect-cleanup_income = ↻{ $resource } ={ $points }

## Why not, in a few words

short-slot_empty = empty
short-spots_taken = taken
short-limit_reached = limit reached
short-board_full = board complete
short-no_tiles_left = no tiles left
short-island_empty = island empty
short-no_production = no production
short-no_warehouse = no warehouse
short-islands_empty = islands empty
short-two_reserved = two reserved already
short-nothing_on_display = display empty
short-nothing_to_build = nothing you can pay
short-too_few_tiles = too few tiles
short-must_place = a location is possible
short-too_few_goods = too few resources
short-no_food_to_take = no food
short-not_held = none held
short-trade_order = not in this order
short-food_needed = food is needed
short-cannot_pay = too dear
short-not_in_cost = not in the cost
short-still_too_dear = still too dear
short-no_food_held = no food left
short-nothing_to_replace = nothing to replace
short-no_tile_there = no tile
short-lower_spot_first = lower spot first

## Legend and pieces in full, for the terminal

legend =
    w wood, s stone, c clay, f food; ww is two symbols of production.
    ⌂ a warehouse: room for one resource. (2 of 6): six warehouses, two in use.
    (w) a symbol printed on a spot; a tile covers it.
    ▣ a framed spot: a pioneer settles there. ● a pioneer. ♟ the first player pawn.
    → ← ↓ the course of the river. next: the spot of your next tile.
    ×6 supply. · a free spot. … no limit. +1 the extra for the first pioneer there.
    5p points. 1w3c the cost. = 2 points of a column.
    1/forest a point for each forest. ↻stone a stone in every cleanup. * a meadow with an effect.
    The first letters of a tile are its terrain: forest, mountain, badlands, desert or meadow.
    makes: production. res: reserved cards. ?: face down.
about-building = A building: { $points } points for { $cost }.
about-tile = A terrain tile.
where = It lies: { $place }.
where-display = It lies on the main board, number { $number }.
where-reserved = Reserved by { $name }.
where-built = Constructed by { $name }.
where-island = on the island, number { $number }
where-spot = river board of { $name }, spot { $number }
about-terrain = A location: claim a terrain tile for the next spot of your river, up to twice in a round.
about-wood = A location: take as much wood as you produce; where the board shows +1, the first pioneer takes one more.
about-stone = A location: take as much stone as you produce; where the board shows +1, the first pioneer takes one more.
about-clay = A location: take as much clay as you produce; where the board shows +1, the first pioneer takes one more.
about-food = A location: take one food, which can stand in for any resource of a building. Without food, take another resource.
about-reserve = A location: reserve a building; later it costs you one resource less.
about-construct = A location: construct a building from the main board or one that you have reserved. You also take a bonus token.
about-first_player = A location: take the first player pawn; you begin the next round.
about-swap = A location: swap two terrain tiles of your river.

## Why a hint is good: what an estimate is made of

term-goods = resources to build with
term-goods-more = gives you more to build with
term-goods-less = leaves you less to build with
term-plan = the next building
term-plan-more = brings { $what ->
        [none] a building
       *[other] { $what }
    } nearer
term-plan-less = leaves { $what ->
        [none] every building
       *[other] { $what }
    } farther away
term-buildings = buildings
term-buildings-more = brings building points
term-buildings-less = builds less
term-tokens = bonus tokens
term-tokens-more = takes a bonus token while it is worth much
term-tokens-less = leaves the bonus token to others
term-production = symbols on your board
term-production-more = makes every later island bring more
term-production-less = lets later islands bring less
term-columns = columns
term-columns-more = brings a column of one terrain nearer
term-columns-less = spoils a column
term-meadows = meadows
term-meadows-more = makes more of your meadows
term-meadows-less = makes less of your meadows
term-reserved = reserved buildings
term-reserved-more = keeps a building for you, one resource cheaper
term-reserved-less = keeps no building for you
term-pioneers = pioneers
term-pioneers-more = keeps more pioneers free for work
term-pioneers-less = uses up pioneers
term-pawn = the first player pawn
term-pawn-more = lets you begin the next round
term-pawn-less = leaves the first move to others
term-ending = the end of the game
term-ending-more = ends the game while that suits you
term-ending-less = ends the game too early for you
