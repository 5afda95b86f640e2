### River Bankers, English. Nouns are the rulebook's.

title = River Bankers

none = none
answer-no = no
answer-yes = yes
cover-open = open icon
cover-blank = blank

material-logs = logs
material-stones = stones
material-reeds = reeds
material-mud = mud
material-vines = vines
material-clay = clay
material-none = none

species-beaver = Beaver
species-otter = River Otter
species-muskrat = Muskrat
species-mink = Mink

amounts-0 = nothing
amounts-1 = { $count0 } { $material0 }
amounts-2 = { $count0 } { $material0 }, { $count1 } { $material1 }
amounts-3 = { $count0 } { $material0 }, { $count1 } { $material1 }, { $count2 } { $material2 }
amounts-4 = { $count0 } { $material0 }, { $count1 } { $material1 }, { $count2 } { $material2 }, { $count3 } { $material3 }
amounts-5 = { $count0 } { $material0 }, { $count1 } { $material1 }, { $count2 } { $material2 }, { $count3 } { $material3 }, { $count4 } { $material4 }
amounts-6 = { $count0 } { $material0 }, { $count1 } { $material1 }, { $count2 } { $material2 }, { $count3 } { $material3 }, { $count4 } { $material4 }, { $count5 } { $material5 }

where-deck = deck
where-headwaters = Headwaters { $slot }
where-river = River { $space }
where-shoreline = shoreline
where-out = out of the game

## Cards

card-fallen_limb = Fallen Limb
card-driftwood_tangle = Driftwood Tangle
card-logjam = Logjam
card-old_growth = Old Growth
card-cairn = Cairn
card-rocky_shoal = Rocky Shoal
card-boulder_field = Boulder Field
card-quarry_bank = Quarry Bank
card-hidden_inlet = Hidden Inlet
card-reed_stand = Reed Stand
card-marsh_edge = Marsh Edge
card-cattail_cluster = Cattail Cluster
card-mud_wallow = Mud Wallow
card-mud_flat = Mud Flat
card-silt_bank = Silt Bank
card-floodplain = Floodplain
card-vine_curtain = Vine Curtain
card-trailing_vine = Trailing Vine
card-vine_thicket = Vine Thicket
card-strangler_knot = Strangler Knot
card-clay_seep = Clay Seep
card-clay_bank = Clay Bank
card-mud_slick = Mud Slick
card-slipping_sandbar = Slipping Sandbar
card-spillway = Spillway
card-hollowed_out_log = Hollowed-out Log
card-snag_pile = Snag Pile
card-heron_watch = Heron Watch
card-reed_bed = Reed Bed
card-mud_levee = Mud Levee
card-log_flume = Log Flume
card-cache_burrow = Cache Burrow
card-vine_lattice = Vine Lattice
card-charcoal_pit = Charcoal Pit
card-lookout_tree = Lookout Tree
card-pier = Pier
card-cattail_marsh = Cattail Marsh
card-wood_pile = Wood Pile
card-heron_roost = Heron Roost
card-pontoon = Pontoon
card-mill_wheel = Mill Wheel
card-stone_pool = Stone Pool
card-flush_channel = Flush Channel
card-granary = Granary
card-granite_spire = Granite Spire
card-royal_lodge = Royal Lodge
card-streambank_hollow = Streambank Hollow
card-floodgate = Floodgate
card-burrow_run = Burrow Run
card-sap_drip = Sap Drip
card-spy_mound = Spy Mound
card-vine_ladder = Vine Ladder
card-vine_trellis = Vine Trellis
card-stone_causeway = Stone Causeway
card-reed_walkway = Reed Walkway
card-clay_vault = Clay Vault
card-burrow_network = Burrow Network
card-driftwood_snag = Driftwood Snag
card-salt_lick = Salt Lick
card-hidden_cache = Hidden Cache
card-treaty_stone = Treaty Stone
card-cattail_patch = Cattail Patch
card-pack_rat_burrow = Pack Rat Burrow
card-tribute_stone = Tribute Stone
card-tow_line = Tow Line
card-portage = Portage
card-salmon_run = Salmon Run
card-slipstream = Slipstream
card-trophy_lodge = Trophy Lodge
card-springwater_pool = Springwater Pool
card-spring_cascade = Spring Cascade
card-trading_post = Trading Post
card-confluence = Confluence
card-lodge_foundation = Lodge Foundation
card-tail_slap = Tail Slap
card-beaver_cache = Beaver Cache
card-kelp_bed = Kelp Bed
card-rolling_float = Rolling Float
card-stone_tool = Stone Tool
card-mud_burrow = Mud Burrow
card-channel_clearer = Channel Clearer
card-marsh_lookout = Marsh Lookout
card-clay_den = Clay Den
card-quick_strike = Quick Strike
card-snare_set = Snare Set

## What cards do

text-fallen_limb = No special effect.
text-driftwood_tangle = Wild. Every worker here can be spent as Logs or as Reeds; decide when you build.
text-logjam = No special effect.
text-old_growth = While this card sits on River 3 or 4, a worker you pick up to pay for a build is worth 2 Logs.
text-cairn = No special effect.
text-rocky_shoal = No special effect.
text-boulder_field = No special effect.
text-quarry_bank = No special effect.
text-hidden_inlet = On reaching the shoreline with workers of a single player: that pawn goes back 1 for each worker.
text-reed_stand = No special effect.
text-marsh_edge = No special effect.
text-cattail_cluster = On reaching the shoreline: whoever alone has the most workers here goes back 3. A tie gives nothing.
text-mud_wallow = On reaching the shoreline: whoever alone has the most workers here goes back 2. A tie gives nothing.
text-mud_flat = No special effect.
text-silt_bank = No special effect.
text-floodplain = No special effect.
text-vine_curtain = When a build of yours spends a worker from here, see the next 2 material cards and choose which comes first.
text-trailing_vine = No special effect.
text-vine_thicket = No special effect.
text-strangler_knot = No special effect.
text-clay_seep = No special effect.
text-clay_bank = No special effect.
text-mud_slick = Wild. Every worker here can be spent as Clay or as Mud; decide when you build.
text-slipping_sandbar = Enters at River 4. An auction that puts workers on it moves it one space upstream; from River 1 it goes to the shoreline.
text-spillway = When built: send one River 1 card to the shoreline, its workers with it.
text-hollowed_out_log = Once per game: take one of your workers off a river card and leave no blank behind.
text-snag_pile = When built: choose a Headwaters card and auction it at 1 fish per item with no flat cost; it then floats on to River 1.
text-heron_watch = End of game: 1 VP for every card on the shoreline, 6 at most.
text-reed_bed = Each item you bid on a Reeds card costs you 1 fish less, never under 1.
text-mud_levee = When built: put 2 blanks on open icons of river cards.
text-log_flume = Your builds cost 3 fish less, never under 1 (a build printed at 0 stays at 0).
text-cache_burrow = Your hand size rises by 1, and you fill the new place at once.
text-vine_lattice = When built: take 3 cards off the structure deck; one joins your hand, the others are discarded.
text-charcoal_pit = In each of your builds one spare Clay worker may stand in for one of a material you are short of.
text-lookout_tree = The next material card is always visible to you.
text-pier = End of game: 2 VP for every shoreline card that holds a worker of yours, 6 at most.
text-cattail_marsh = In your builds every worker spent as Reeds counts double.
text-wood_pile = Once per game: pay 1 fish and put a worker from your supply on an open icon of a plain Logs card in the river.
text-heron_roost = Action, 1 fish: a Headwaters card of your choice is shuffled into the deck and the former top card takes its slot.
text-pontoon = When a jam costs you part of your bid, you pay for one worker less.
text-mill_wheel = When built: use one when-built effect of a structure beside you. As an action: use one as-an-action ability of a structure beside you. Beside you means the players to your left and right.
text-stone_pool = When built: study the 5 uppermost material cards, then return them stacked as you wish.
text-flush_channel = When built: one Headwaters card leaves the game; the next material card takes that slot. There is no auction.
text-granary = Once per game, while building: the structure needs 1 less of a material you are short of.
text-granite_spire = No effect; it is worth its points.
text-royal_lodge = When built: you take another turn straight away.
text-streambank_hollow = For each worker you recall before an auction your pawn goes back 1.
text-floodgate = Once per game, when you start an auction: first move the auctioned river card one space upstream.
text-burrow_run = When built: your pawn goes back 5.
text-sap_drip = When built: place 2 workers from your supply on open icons of one river card, free of charge.
text-spy_mound = Once per game: choose your bid after the others have shown theirs.
text-vine_ladder = End of game: 4 VP for each of your structures that uses Vines, 12 at most.
text-vine_trellis = When you build something that uses Vines: go back 1. End of game: 2 VP for each of your structures that uses Vines.
text-stone_causeway = When you build something that uses Stones: draw a structure card, then discard one. End of game: 2 VP for each of your structures that uses Stones, 8 at most.
text-reed_walkway = When you build something that uses Reeds: you may place a worker free on a River 1 card. End of game: 2 VP for each of your structures that uses Reeds.
text-clay_vault = When you build something that uses Clay: look at the top structure card; you may exchange a card from your hand for it, which is discarded. End of game: 3 VP for each of your structures that uses Clay, 12 at most.
text-burrow_network = When you build something that uses Mud: you may move one of your river workers to another river card where you already have one, even onto a blank. End of game: 3 VP for each of your structures that uses Mud, 9 at most.
text-driftwood_snag = As an action: pay 1 fish and put a blank on any open icon in the river or the Headwaters.
text-salt_lick = When built: look at the structure cards in one opponent's hand.
text-hidden_cache = End of game: 3 VP for every 2 different materials among your structures' costs, 9 at most.
text-treaty_stone = Once in each of your builds you may spend 2 spare of one material as 1 of one you are short of.
text-cattail_patch = End of game: 1, 1, 2, 3, 5 or 8 VP for 1 to 6 different materials among your structures' costs.
text-pack_rat_burrow = Once per game: discard a structure from your hand and take another from the discard pile.
text-tribute_stone = Once per game: one worker of an opponent on a river card goes home and leaves a blank; that opponent goes back 3.
text-tow_line = As an action: pay 2 fish and move a river card one space upstream.
text-portage = Action: exchange a river worker of yours for an opponent's on some other river card. You pay the item rate of the card you leave.
text-salmon_run = As an action: place 1 to 5 workers from your supply on open icons of one river card. They cost 1, 2, 3, 5 and 8 fish in turn.
text-slipstream = Once per game: take your turn right after another player's, whatever the fish track says.
text-trophy_lodge = End of game: 3 VP for each of your structures with a ? value, this one included, 12 at most.
text-springwater_pool = When built: all your used-up once-per-game cards become ready again.
text-spring_cascade = Once per game: flip another used-up once-per-game card of yours back to its ready side.
text-trading_post = As an action: pay 1 fish, recall one worker from each of 3 cards of different materials, then place 2 workers free on one river card.
text-confluence = As an action: auction two cards of the same material as one lot; pay the lower of their two starting costs, and everybody bids at the lower rate. Both cards then move on.
text-lodge_foundation = Your builds that use Logs cost 1 fish less.
text-tail_slap = Before your action you may pay 1 fish to put a blank on an open icon of a River 1 card.
text-beaver_cache = Your hand size is 1 larger; you start with the extra card.
text-kelp_bed = Each item you bid on a Reeds card costs you 1 fish less, never under 1.
text-rolling_float = Once per game, free: exchange a river worker of yours for an opponent's on another card in the same river space.
text-stone_tool = Once per game, while building: one spare Stones worker stands in for one of a material you are short of.
text-mud_burrow = Each item you bid on a Mud card costs you 1 fish less, never under 1.
text-channel_clearer = Before your action you may pay 1 fish to send an opponent's worker home from a plain Reeds card in the river, leaving no blank.
text-marsh_lookout = The next material card is always visible to you.
text-clay_den = Each item you bid on a Clay card costs you 2 fish less, never under 1.
text-quick_strike = In an auction you start you may choose your bid after the others have shown theirs; you still bid at least 1.
text-snare_set = Once per game: one worker of an opponent on a river card goes home and leaves a blank; that opponent goes back 3.

## Options

option-starters = Species starters: a private draft, or none for the symmetric game
option-confluence = Confluence: a 49th structure

## What is asked

decide-over = The game is over.
decide-wait = Waiting for { $seat }.
decide-wait_all = Waiting for the others.
decide-starter = Keep one of your three starters; it is built from the start.
decide-turn = Your turn at { $fish } fish: free abilities, then one action.
decide-flush_pick = Which of the new cards do you auction?
decide-discard =
    { $left ->
        [one] Discard one structure card.
       *[other] Discard { $left } structure cards, one at a time.
    }
decide-floodgate = { $card } is up for auction. Open the Floodgate and move it one space upstream first?
decide-recall = Call workers home to bid on { $card }? { $icons } open, { $rate } fish each, { $supply } in supply.
decide-bid_last = Bid on { $card } after the others have shown their bids? { $icons } open, { $rate } fish each.
decide-bid = Your secret bid on { $card }: { $icons } open, { $rate } fish each, { $supply } in supply.
decide-late_bid = The bids are shown. Your bid on { $card }: { $icons } open, { $rate } fish each.
decide-charcoal_pit = { $card } needs { $need }. Let one clay stand in for which material?
decide-stone_tool = { $card } needs { $need }. Let one stone stand in for which material, once per game?
decide-treaty_stone = { $card } needs { $need }. Spend two of one material as one of another?
decide-granary = { $card } needs { $need }. Do without one of which material, once per game?
decide-pay = { $card }: { $count } { $material } to pay. From which card comes the next worker?
decide-target-wash_river1 = { $card }: which River 1 card goes to the shoreline?
decide-target-drop_blanks = { $card }: where does a blank go? { $left } to put.
decide-target-place_free = { $card }: on which river card do you place up to two workers, free?
decide-target-trigger_place_river1 = { $card }: place a worker free on a River 1 card?
decide-target-trigger_move_worker = { $card }: move one of your river workers away from which card?
decide-target-trigger_move_worker-then = { $card }: to which card does the worker move?
decide-target-recall_no_blank = { $card }: from which river card does your worker come home?
decide-target-claim_icon = { $card }: on which card do you place a worker?
decide-target-force_recall = { $card }: on which card stands the worker you send home?
decide-target-turn_blank = { $card }: on which River 1 card does the blank go?
decide-target-turn_clear_reeds = { $card }: on which card stands the worker you send home?
decide-target-add_blank = { $card }: on which card does the blank go?
decide-target-tow_upstream = { $card }: which card do you tow one space upstream?
decide-target-place_paid = { $card }: on which river card do you place workers?
decide-target-recall_three_place_two = { $card }: recall a worker from a card of another material, { $left } to go.
decide-target-recall_three_place_two-then = { $card }: on which river card do you place two workers?
decide-target-combined_auction = { $card }: the first card of the lot?
decide-target-combined_auction-then = { $card }: the second card of the lot?
decide-target-swap_workers = { $card }: which card does your worker leave?
decide-target-swap_workers-then = { $card }: on which card stands the worker you change places with?
decide-target-swap_same_space = { $card }: which card does your worker leave?
decide-target-swap_same_space-then = { $card }: on which card stands the worker you change places with?
decide-slot-headwaters_auction = { $card }: which Headwaters card do you auction?
decide-slot-remove_headwaters = { $card }: which Headwaters card leaves the game?
decide-slot-swap_headwaters = { $card }: which Headwaters card goes back into the deck?
decide-victim-see_hand = { $card }: whose hand do you look at?
decide-victim-force_recall = { $card }: whose worker goes home?
decide-victim-turn_clear_reeds = { $card }: whose worker goes home?
decide-victim-swap_workers = { $card }: whose worker do you change places with?
decide-victim-swap_same_space = { $card }: whose worker do you change places with?
decide-how_many = How many workers do you place on { $card }?
decide-cover = What does the worker cover on { $card }?
decide-order = Which of the cards you see comes next from the top?
decide-keep = Which card do you keep? The others are discarded.
decide-exchange = The top structure is { $card }. Exchange a card from your hand for it?
decide-take = Which card do you take from the discard pile?
decide-ready = { $card }: which spent card becomes ready again?
decide-copy-0 = Mill Wheel: which when-built effect beside you do you use?
decide-copy-1 = Mill Wheel: which action beside you do you use?
decide-slipstream = Use Slipstream to take the next turn?
decide-final_build = One last build: which structure, or none?

## Actions

action-keep_starter = Keep { $starter } ({ $points } VP): { $text }
action-use =
    { $fish ->
        [0] Use { $card }
       *[other] Use { $card } for { $fish } fish
    }
action-use-paid_later = Use { $card }, for fish by what you choose
action-pull = Pull { $card } for { $fish } fish ({ $icons } open)
action-auction = Auction { $card }, { $fish } + { $rate } each ({ $icons } open)
action-flush = Flush the Headwaters for { $fish } fish
action-invent =
    { $count ->
        [one] Invent: draw 1, discard 1, for 1 fish
       *[other] Invent: draw { $count }, discard { $count }, for { $fish } fish
    }
action-build = Build { $structure } for { $fish } fish
action-retire = Retire
action-pass = Pass
action-ask_again = Ask me again before auctions: calling workers home, bidding last
action-flush_pick = Auction { $card } ({ $icons } open)
action-floodgate-no = Leave it where it is
action-floodgate-yes = Open the Floodgate
action-recall = Recall a worker from { $card } on { $where } ({ $own } of yours there)
action-recall_done = Done
action-pass_recalls = Done, and do not ask me again until I say so
action-bid_last-no = Bid with the others
action-bid_last-yes = Bid last
action-pass_bid_last = Bid with the others, and do not ask me again until I say so
action-bid =
    { $workers ->
        [0] Bid nothing
       *[other] Bid { $workers } for { $fish } fish
    }
action-late_bid =
    { $workers ->
        [0] Bid nothing
       *[other] Bid { $workers } for { $fish } fish
    }
action-charcoal_pit-none = Do not use Charcoal Pit
action-charcoal_pit = One clay for one of { $material }
action-stone_tool-none = Keep Stone Tool for later
action-stone_tool = One stone for one of { $material }
action-treaty_stone-none = Do not use Treaty Stone
action-treaty_stone = Two { $source } as one of { $material }
action-granary-none = Keep Granary for later
action-granary = One { $material } less
action-pay = A worker from { $card } on { $where } ({ $own } of yours there)
action-pay_auto = Pay the rest automatically
action-slot = Headwaters { $slot }: { $card }
action-victim = { $player }
action-place = { $workers } for { $fish } fish
action-cover-open = An open icon
action-cover-blank = A blank
action-order_next = { $card }
action-keep = Keep { $structure }
action-take = Take { $structure }
action-ready = { $card }
action-copy =
    { $fish ->
        [0] { $structure }
       *[other] { $structure } for { $fish } fish
    }
action-discard = Discard { $structure }
action-target = { $card } on { $where } ({ $icons } open, { $own } of yours there)
action-target-ashore = { $card } on { $where } ({ $own } of yours there)
action-decline = No
action-exchange = Give { $structure } for { $top }
action-slipstream-no = Keep Slipstream for later
action-slipstream-yes = Take the next turn
action-final_build = Build { $structure } for { $fish } fish
action-no_final_build = Build nothing

## Why not

reason-game_over = The game is over.
reason-not_your_decision = You are not asked now. { $question }
reason-not_asked_now = That is not asked now. { $question }
reason-not_offered = That starter belongs to another species.
reason-no_such_ability = That card has no ability to use on your turn.
reason-not_yours = That card is not in your tableau.
reason-spent = That card is spent.
reason-used_this_turn = That starter has been used this turn.
reason-no_effect_now = That could not take effect now.
reason-empty_slot = No card lies in that slot.
reason-no_open_icon = That card has no open icon.
reason-not_in_river = That card is not in the river.
reason-deck_empty = The material deck is empty.
reason-too_few_structures = Only { $left } structure cards are left to draw.
reason-not_in_hand = That structure is not in your hand.
reason-cannot_pay = Your workers on river and shoreline cannot pay { $cost }.
reason-nobody_retired = Nobody has crossed the finish line yet.
reason-other_actions_left = You can only pass when no action is possible.
reason-no_standing_answer = You are asked every time already.
reason-no_worker_there = You have no worker on that card.
reason-must_recall = You started the auction with an empty supply: call at least one worker home.
reason-must_bid = Whoever starts an auction bids at least 1.
reason-bid_too_high = You can bid at most { $most }: workers in supply, and open icons.
reason-modifier_useless = That would not help to pay for this structure.
reason-not_payable_so = The rest of the cost could not be paid then.
reason-no_target = The effect cannot go there.
reason-not_optional = This effect has to be carried out.
reason-not_copyable = Mill Wheel cannot copy that.
reason-not_on_discard_pile = Take another card from the discard pile.

## Previews

preview-fish = Fish
preview-least_bid = Fish for your least bid
preview-points = Points
preview-supply = Workers in supply
preview-hand = Cards in hand
preview-order = Place in turn order
told-preview-order = Place { $after } in turn order
preview-structures = of them on structures
preview-pairs = of them for pairs
preview-fish_of = { $seat }: fish
preview-supply_of = { $seat }: workers in supply

## Log

log-species_taken = { $seat } runs the { $species } bank.
log-starter_kept = { $seat } keeps { $card }.
log-turn_begun = { $seat } takes a turn at { $fish } fish.
log-bonus_turn = { $seat } takes a turn out of order.
log-pawn_forward = { $seat } pays { $fish } fish (now { $to }).
log-pawn_back = { $seat } goes back { $fish } (now { $to }).
log-card_turned_up = { $card } enters Headwaters { $slot }.
log-headwaters_flushed = { $seat } flushes the Headwaters.
log-auction_begun = { $seat } puts { $card } up for auction at { $rate } fish a worker.
log-combined_begun = { $seat } puts { $card } and { $other } up for auction together at { $rate } fish a worker.
log-recalled = { $seat } calls a worker home from { $card }.
log-bids_last = { $seat } bids last with { $card }.
log-bid_made = { $seat } bids { $workers }.
log-late_bid_made = { $seat } bids { $workers }.
log-river_jams = The river jams: { $over } too many.
log-workers_placed =
    { $workers ->
        [one] { $seat } places 1 worker on { $card }.
       *[other] { $seat } places { $workers } workers on { $card }.
    }
log-card_drifts = { $card } goes to River { $space }.
log-card_ashore = { $card } reaches the shoreline.
log-card_out = { $card } leaves the game.
log-blank_put = A blank goes on { $card }.
log-worker_home = { $seat } gets a worker back from { $card }.
log-workers_swapped = { $seat } changes places: { $card } for the worker of { $other } on { $to }.
log-worker_moved = { $seat } moves a worker from { $card } to { $to }.
log-invents = { $seat } invents { $count }.
log-card_drawn = { $seat } draws { $structure }.
log-cards_drawn =
    { $count ->
        [one] { $seat } draws a structure card.
       *[other] { $seat } draws { $count } structure cards.
    }
log-deck_renewed = The discard pile ({ $count }) becomes the structure deck.
log-card_discarded = { $seat } discards { $structure }.
log-card_taken = { $seat } takes { $structure } from the discard pile.
log-builds = { $seat } builds { $structure }.
log-built_up = { $seat } has built { $structure }.
log-ability_used = { $seat } uses { $card }.
log-effect_copied = { $seat } copies { $structure }.
log-card_ready = { $seat } makes { $card } ready again.
log-river_seen = { $seat } sees { $card } in the material deck.
log-structure_seen = { $seat } sees { $structure }.
log-looks =
    { $count ->
        [one] { $seat } looks at the top card.
       *[other] { $seat } looks at the top { $count } cards.
    }
log-hand_seen = { $seat } looks at the hand of { $other }.
log-passed = { $seat } passes.
log-retired = { $seat } retires at { $fish } fish.
log-final_builds = Everybody has retired: one last build each.
log-game_ended = The game is over.

## A turn in one sentence, after the player's name

told-who = { $seat } { $act }
told-and = { $one } and { $other }
told-then = { $one }; { $other }
told-cost = { $act } for { $fish } fish (now { $to })
told-bank = { $seat } runs the { $species } bank with { $card }.
told-headwaters = { $cards } lie in the Headwaters.
told-turn_out_of_order = went out of order
told-another_turn = gets another turn
told-builds = built { $structure }
told-invents = invented
told-ability_used = used { $card }
told-headwaters_flushed = flushed the Headwaters
told-passed = passed
told-card_drawn = drew { $cards }
told-cards_drawn =
    { $count ->
        [one] drew a structure card
       *[other] drew { $count } structure cards
    }
told-card_discarded = discarded { $cards }
told-card_taken = took { $structure } from the discard pile
told-card_ready = made { $cards } ready again
told-turned_up = turned up { $cards }
told-recalled =
    { $count ->
        [one] called a worker home
       *[other] called { $count } workers home
    }
told-blank_put = put a blank on { $cards }
told-card_out = { $card } left the game
told-card_drifts = moved { $card } up to River { $space }
told-card_ashore = { $card } reached the shoreline
told-one-card_out = { $card } left the game
told-one-card_drifts = { $card } went to River { $space }
told-one-card_ashore = { $card } reached the shoreline
told-it-card_out = it left the game
told-it-card_drifts = it went to River { $space }
told-it-card_ashore = it reached the shoreline
told-pawn_back = went back { $fish } fish (now { $to })
told-workers_placed =
    { $workers ->
        [one] placed a worker on { $card }
       *[other] placed { $workers } workers on { $card }
    }
told-worker_home = got a worker back from { $card }
told-workers_swapped = exchanged a worker on { $card } for { $other }'s on { $to }
told-worker_moved = moved a worker from { $card } to { $to }
told-effect_copied = copied { $structure }
told-looks =
    { $count ->
        [one] looked at the top card
       *[other] looked at the top { $count } cards
    }
told-hand_seen = looked at { $other }'s hand
told-retired = retired at { $fish } fish
told-auction_begun = auctioned { $card } at { $rate } fish a worker
told-auction_raised = moved { $card } up to River { $space } and auctioned it at { $rate } fish a worker
told-combined_begun = auctioned { $card } and { $other } together at { $rate } fish a worker
told-bids = { $opening }: bids { $bids }
told-bid_made = { $seat } { $workers }
told-late_bid_made = last { $seat } { $workers }
told-jam = { $over } too many: placed { $placed }
told-jam-none = { $over } too many: nobody placed any
told-placed = { $seat } { $workers }

## Scores and endings

score-structures = Structures
score-variable = Variable structures
score-starter = Starter
score-pairs = Leftover pairs

end-finish_line = everybody has crossed the finish line or retired
end-turn_limit = the turn limit was reached

## Why not, in a few words

short-spent = spent
short-used_this_turn = used this turn
short-no_effect_now = no effect now
short-empty_slot = empty
short-no_open_icon = no open icon
short-deck_empty = material deck empty
short-cannot_pay = not enough workers out
short-must_recall = recall at least one
short-must_bid = bid at least 1

## The drawn table

table-title =
    { $turn ->
        [0] Before the first turn: the starters
       *[other] Turn { $turn } · material deck { $river } · structure deck { $deck }, discards { $pile }
    }
table-over = The end
section-title = the turn
section-track = fish track
section-auction = auction
section-headwaters = Headwaters
section-river = river
section-shoreline = shoreline
section-you = you
section-hand = your hand
section-others = the others
table-line = Finish line at { $line } fish; farthest back first:
table-auction = Auction of { $lot }: { $icons } open at { $rate } fish
table-trigger = started by { $name }
table-slot = HW{ $slot } ({ $cost }▸)
table-known = deck from the top: { $cards }
table-space = River { $space } ({ $rate } fish each)
table-space_short = River { $space } ({ $rate }▸)
table-shoreline = Shoreline
table-players = Players (★ once card ready, ✗ spent, ⚑ retired, points+pairs)
table-hand = Your hand
table-nothing = nothing built
table-fish = fish
table-supply = workers
table-hand_count = cards
table-points = points
table-built = built
table-vp = { $points } VP
table-fish_cost = { $fish } fish

## Legend and pieces in full, for the terminal

legend =
    A, B, C, D the players. ▶ whose turn it is. ⚑ retired.
    HW1 to HW3 the Headwaters; (2▸) what pulling or bidding costs, in fish.
    ○5 open icons of a card, A2 two workers of player A on it, ▪1 a blank.
    clay/mud a wild card: it counts as either.
    VP victory points; ? they depend on something. 8+1 points of structures and pairs.
    ★ a once-per-game ability that is ready, ✗ one that is spent.
    On the track a letter is a pawn and | the finish line.
about-structure = A structure: { $points } points for { $fish } fish and { $cost }.
about-starter = A starter of the { $species }: { $points } points.
about-material = A material card: { $materials }, { $icons } icons.
lies-headwaters = It lies in the Headwaters, slot { $slot }.
lies-river = It lies in the river, space { $space }.
lies-shoreline = It lies on the shoreline.
lies-hand = In the hand of { $name }.
lies-built = Built by { $name }.

## Why a hint is good: what an estimate is made of

term-structures = structures
term-structures-more = brings points in your dam
term-structures-less = brings fewer points in your dam
term-plans = the cards in your hand
term-plans-more = brings { $what ->
        [none] a structure
       *[other] { $what }
    } nearer
term-plans-less = leaves { $what ->
        [none] your structures
       *[other] { $what }
    } farther away
term-fish = fish left
term-fish-more = saves fish
term-fish-less = costs more fish
term-pairs = pairs of workers
term-pairs-more = makes pairs of workers
term-pairs-less = makes fewer pairs of workers
term-workers = workers at home
term-workers-more = keeps workers at home for the next auction
term-workers-less = sends workers away that are missed in the next auction
term-last_bid = bidding last
term-last_bid-more = lets you see the other bids first
term-last_bid-less = gives up bidding last
term-unasked = questions left out
term-unasked-more = goes on without questions
term-unasked-less = leaves out a question that matters now
