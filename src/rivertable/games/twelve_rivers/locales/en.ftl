### 12 Rivers, English. Nouns are the rulebook's.

title = 12 Rivers

colour-green = green
colour-blue = blue
colour-pink = pink
colour-purple = purple
colour-white = white

kind-green = gr
kind-blue = bl
kind-pink = pi
kind-purple = pu
kind-white = wh
kind-rainbow = ✱

card-banner = banner
card-lantern = lantern
card-provisions = provisions
card-fishing_net = fishing net
card-shamisen = shamisen
card-none = gap

fairy-bonfire = bonfire
fairy-breeze = breeze
fairy-cloud = cloud
fairy-mushroom = mushroom
fairy-river = river

icon-stump = stump
icon-statue = statue

place-r1_01 = row 1 river 1
place-r1_02 = row 1 river 2
place-r1_03 = row 1 river 3
place-r1_04 = row 1 river 4
place-r1_05 = row 1 river 5
place-r1_06 = row 1 river 6
place-r1_07 = row 1 river 7
place-r1_08 = row 1 river 8
place-r1_09 = row 1 river 9
place-r1_10 = row 1 river 10
place-r1_11 = row 1 river 11
place-r1_12 = row 1 river 12
place-r2_1a = row 2 rivers 1–2
place-r2_1b = row 2 river 3
place-r2_2a = row 2 rivers 4–5
place-r2_2b = row 2 river 6
place-r2_3a = row 2 rivers 7–8
place-r2_3b = row 2 river 9
place-r2_4a = row 2 rivers 10–11
place-r2_4b = row 2 river 12
place-r3_1 = row 3 rivers 1–3
place-r3_2 = row 3 rivers 4–6
place-r3_3 = row 3 rivers 7–9
place-r3_4 = row 3 rivers 10–12
place-r4_a = row 4 rivers 1–6
place-r4_b = row 4 rivers 7–12
place-r5 = row 5
place-lake = the lake
place-village = the village
place-none = nowhere
place-top01 = the top of river 1
place-top02 = the top of river 2
place-top03 = the top of river 3
place-top04 = the top of river 4
place-top05 = the top of river 5
place-top06 = the top of river 6
place-top07 = the top of river 7
place-top08 = the top of river 8
place-top09 = the top of river 9
place-top10 = the top of river 10
place-top11 = the top of river 11
place-top12 = the top of river 12

villager-s1 = Starting villager S1
villager-s2 = Starting villager S2
villager-s3 = Starting villager S3
villager-s4 = Starting villager S4
villager-v01 = Heron Keeper
villager-v02 = Snow Hare
villager-v03 = Moon Weaver
villager-v04 = Fairy Whisperer
villager-v05 = Glow-worm Singer
villager-v06 = Blossom Gardener
villager-v07 = Silk Dyer
villager-v08 = Pack Porter
villager-v09 = Camp Cook
villager-v10 = Rope Maker
villager-v11 = Tent Sewer
villager-v12 = Basket Carrier
villager-v13 = Lantern Child
villager-v14 = Moss Healer
villager-v15 = Stump Watcher
villager-v16 = Raccoon Guard
villager-v17 = Otter Diver
villager-v18 = Badger Smith
villager-v19 = Fox Scout
villager-v20 = Rice Farmer
villager-v21 = Tea Brewer
villager-v22 = Lake Fisher
villager-v23 = Village Elder
villager-v24 = Kite Maker
villager-v25 = Drummer
villager-v26 = Storyteller

## Lists in short

pearls =
    { $white ->
        [0] {""}
        [1] {" wh"}
       *[other] {" wh×"}{ $white }
    }{ $purple ->
        [0] {""}
        [1] {" pu"}
       *[other] {" pu×"}{ $purple }
    }{ $pink ->
        [0] {""}
        [1] {" pi"}
       *[other] {" pi×"}{ $pink }
    }{ $blue ->
        [0] {""}
        [1] {" bl"}
       *[other] {" bl×"}{ $blue }
    }{ $green ->
        [0] {""}
        [1] {" gr"}
       *[other] {" gr×"}{ $green }
    }
spots-1 = { $spot0 }
spots-2 = { $spot0 } { $spot1 }
spots-3 = { $spot0 } { $spot1 } { $spot2 }
spots-4 = { $spot0 } { $spot1 } { $spot2 } { $spot3 }
spots-5 = { $spot0 } { $spot1 } { $spot2 } { $spot3 } { $spot4 }
spot-empty = ({ $kind })
spot-filled = ●{ $colour }
tile-none = nobody
tile = { $name } [{ $spots }], +{ $camp } { $camp ->
        [one] card
       *[other] cards
    }; { $bonus }

ability-filled_villagers = { $points } per filled villager
ability-white_pearls = { $points } per white pearl
ability-most_fairies = { $points } for most fairies
ability-most_pink = { $points } for most pink
ability-most_cards = { $points } for most cards
ability-hand_cards = { $points } per card in hand
ability-unused_fairies = { $points } per unused fairy
ability-four_same = { $points } for 4 of one colour here
ability-indicated_five = { $points } for these 5 here
ability-five_different = { $points } for 5 colours here

effect-banner = lift a token on the track to the top
effect-lantern = take a fairy from anywhere on the board
effect-provisions = move another of your tokens
effect-fishing_net = collect one more pearl here
effect-shamisen = move right and recruit again

## Options

option-fixed_order = Starting villagers by seat instead of at random
option-open_hands = Open hands, for teaching

## What is asked

decide-place = Place your token in a slot. After each: the pearls above it, and −1 for each token before yours.
decide-pay = Pay { $owed ->
        [one] one camp card
       *[other] { $owed } camp cards
    }. You have { $cards }.
decide-gain = Gain { $gains ->
        [one] one camp card
       *[other] { $gains } camp cards, one at a time
    }.
decide-pairs = { $playable ->
        [0] You have no pair to play now. The others do not see that: you end your turn like anybody else.
       *[other] Play a pair, or end your turn.
    }
decide-banner_token = Banner: which token becomes topmost?
decide-move_token = Provisions: move which token?
decide-move_to = Provisions: move it where? After each: the pearls above, and −1 for each token before yours.
decide-lantern_icon = Lantern: take a fairy from where?
decide-fairy_type = Lantern: which fairy?
decide-collect =
    { $full ->
        [full] { $section } holds{ $pearls }. Your alpaca is full: swap for which pearl?
       *[free] { $section } holds{ $pearls }. Collect which pearl?
    }
decide-extra = { $playable ->
        [0] { $section } still holds{ $pearls }, but you have no fishing net pair. The others do not see that.
       *[other] { $section } still holds{ $pearls }. Collect one more?
    }
decide-extra_collect = { $section } holds{ $pearls }. Which one more?
decide-give = Give which pearl for the { $colour } one?
decide-lake_collect =
    { $full ->
        [full] The lake has{ $pearls }. Your alpaca is full: swap for which pearl?
       *[free] The lake has{ $pearls }. Collect which pearl?
    }
decide-recruit = Recruit which villager?
decide-shamisen = { $playable ->
        [0] You have no shamisen pair. The others do not see that: your token goes to the track.
       *[other] Play a shamisen pair to recruit again?
    }
decide-move = Your alpaca carries{ $pearls }. Move pearls to your villagers.
decide-breeze_move = Breeze: move which pearl, { $left } to go?
decide-source_spots = Which pearl of { $name }?
decide-targets = Move the { $colour } pearl to whom?
decide-target_spots = { $name }: onto which spot with the { $colour } pearl?
decide-mushrooms = Mushroom: for whom?
decide-mushroom_spots = { $name }: which spot becomes wild?
decide-done = You are done. Waiting for the others.
decide-wait = { $player } decides.
decide-over = The game is over.

## Actions

above =
    { $pearls }{ $before ->
        [0] {""}
       *[other] {" −"}{ $before }
    }
action-place =
    { $kind ->
        [village] village { $slot }
        [lake] lake:{ $above }
       *[river] { $slots ->
            [1] { $section }:{ $above }
           *[other] { $section } ({ $slot }):{ $above }
        }
    }
action-move_to =
    { $kind ->
        [village] To village { $slot }
        [lake] To the lake:{ $above }
       *[river] { $slots ->
            [1] To { $section }:{ $above }
           *[other] To { $section } ({ $slot }):{ $above }
        }
    }
# In hints, which name a place without the pearls above it:
told-action-place =
    { $kind ->
        [village] Token in village { $slot }
        [lake] Token in the lake
       *[river] { $slots ->
            [1] Token in { $section }
           *[other] Token in { $section }, slot { $slot }
        }
    }
told-action-move_to =
    { $kind ->
        [village] Token to village { $slot }
        [lake] Token to the lake
       *[river] { $slots ->
            [1] Token to { $section }
           *[other] Token to { $section }, slot { $slot }
        }
    }
action-pay_card = Pay a { $card } card
action-pay_bonfire = Use a bonfire for one card
action-pay_cloud = Use a cloud for the whole cost
action-take_market = Take the { $card } card from the market
action-draw_deck = Draw from the deck
action-pair = Two { $card } cards: { $effect }
action-pair_bonfire = A { $card } card and a bonfire: { $effect }
action-pair_two_bonfires = Two bonfires as { $card }: { $effect }
action-done-pairs = End the turn
action-done-collect = Decline: keep the alpaca as it is
action-done-extra = No more pearls here
action-done-lake_collect = Leave the rest in the lake
action-done-shamisen = No shamisen
action-done-move = Done moving pearls
action-done-breeze_move = End the breeze
action-done-other = Done
action-banner_token = Your token { $token }, on space { $space }
action-move_token = The token at { $section }, slot { $slot }
action-lantern_icon = { $icon } { $number }
action-fairy_type = A { $fairy } fairy
action-collect = Take { $colour }
action-give = Give { $colour }
action-river_fairy = Use a river fairy for one more pearl
action-breeze = Use a breeze: move up to 3 pearls to other villagers
action-mushroom = Use a mushroom: make a spot wild
action-recruit = { $what }
action-from_alpaca = { $colour } from the alpaca
action-villager = { $villager } { $name } { $spots }
action-spot = Spot { $spot }{ $what }
spot-holds = , with the { $colour } pearl
spot-takes = , for a { $colour } pearl
spot-takes_any = , for any pearl

## Why not

reason-game_over = The game is over.
reason-not_your_turn = { $player } decides now.
reason-wait_for_others = You are done with this step; the others are still at it.
reason-not_asked_now = That is not asked now. { $question }
reason-slot_closed = That slot is in use only with { $players } players or more.
reason-slot_taken = There is a token in that slot.
reason-too_dear = That slot costs { $cost } camp cards and you have { $cards }; fairies do not cover it either.
reason-same_section = Provisions move a token to another section.
reason-no_such_card = You have no card of that type.
reason-no_bonfire = You have not enough bonfire fairies.
reason-no_cloud = You have no cloud fairy.
reason-cards_too_few = Cards and bonfires do not cover the { $owed } you owe; only a cloud does.
reason-cloud_pays_all = A cloud pays the whole cost or nothing; you have begun to pay with cards.
reason-market_gap = That place of the market is empty.
reason-deck_empty = Deck and discard pile are empty.
reason-no_pair = You do not have the cards for that pair.
reason-wrong_time_for_pair = That pair is played at another time.
reason-no_token_to_lift = You have no token on the turn track that could be lifted.
reason-no_fairy_on_board = There is no fairy on the board.
reason-no_token_to_move = You have no other token in the rivers or in the village.
reason-no_such_token = You have no such token there.
reason-already_topmost = That token is topmost already.
reason-no_fairy_there = There is no such fairy there.
reason-nothing_trapped = No such pearl is trapped here.
reason-not_in_lake = No such pearl lay in the lake when your token's turn began.
reason-must_collect = With a free spot on the alpaca a pearl must be collected.
reason-not_on_alpaca = There is no such pearl on your alpaca.
reason-no_river_fairy = You have no river fairy.
reason-no_breeze = You have no breeze fairy.
reason-breeze_useless = A breeze could not move any pearl.
reason-breeze_too_late = A breeze comes before a pearl, and you cannot take another one here.
reason-no_mushroom = You have no mushroom fairy.
reason-no_coloured_spot = There is no empty coloured spot for a mushroom.
reason-no_villager_there = That villager has been taken.
reason-no_such_villager = You have no such villager.
reason-no_fitting_spot = No empty spot there fits.
reason-spot_unfit = That spot does not fit.
reason-same_choice = An equal spot with a lower number is the same choice.
reason-no_village_slot = There is no empty village slot to the right.

## Previews

preview-cards = Cards
preview-gains = Cards still to take
preview-card = { $card } cards
preview-fairy = { $fairy } fairies
preview-alpaca = { $colour } pearls on your alpaca
preview-points = Points
preview-goals = of them for goals
preview-pearls = of them for pearls
preview-bonus = of them for villagers
preview-villagers = Villagers

## Log; steps that only a picture shows have no words

log-round_begun = Round { $round }.
log-pearl_set = {""}
log-fairy_placed = A { $fairy } fairy at { $icon } { $number }.
log-villagers_put_back = {""}
log-villager_revealed = {""}
log-token_placed = { $seat } places a token at { $section }, slot { $slot }.
log-fairy_taken = { $seat } takes a { $fairy } fairy.
log-card_discarded = { $seat } discards a { $card } card.
log-fairy_used = { $seat } uses a { $fairy } fairy.
log-card_taken = { $seat } takes a { $card } card from the market.
log-deck_drawn = { $seat } draws a card.
log-card_seen = { $seat } gets a { $card } card.
log-gain_lost = { $seat } gains nothing: there are no cards left.
log-market_filled = {""}
log-market_shuffled = The market shows equal cards: it is shuffled into the deck and laid out anew.
log-discards_shuffled = The discard pile is shuffled into a new deck.
log-pair_played = { $seat } plays a pair of { $card } cards.
log-token_lifted = { $seat } lifts a token to the top of the track.
log-token_moved = { $seat } moves a token from { $start } to { $section }, slot { $slot }.
log-pearls_released = The pearls are released.
log-pearl_rolled = {""}
log-pearl_trapped = {""}
log-pearl_in_lake = {""}
log-pearl_collected = { $seat } collects { $colour } at { $section }.
log-pearl_given = { $seat } gives { $colour } in exchange.
log-swap_declined = { $seat } declines to swap.
log-goal_claimed = { $seat } claims the { $colour } alpaca goal.
log-token_returned = {""}
log-villager_recruited = { $seat } recruits { $villager }.
log-breeze_used = { $seat } uses a breeze fairy.
log-pearl_blown = { $seat } moves a { $colour } pearl to another villager.
log-mushroom_used = { $seat } makes a spot of a villager wild.
log-moving_breeze_used = { $seat } uses a breeze fairy.
log-pearl_moved = { $seat } stores a { $colour } pearl.
log-moving_mushroom_used = { $seat } makes a spot of a villager wild.
log-game_ended = The last round is over.

## A turn in one sentence, after the player's name

told-and = { $one } and { $other }
told-cards =
    { $count ->
        [one] a { $kind } card
       *[other] { $count } { $kind } cards
    }
told-fairies =
    { $count ->
        [one] a { $kind } fairy
       *[other] { $count } { $kind } fairies
    }
told-kinds =
    { $count ->
        [one] a { $kind }
       *[other] { $count } { $kind }
    }
told-token_placed = placed a token at { $section }, slot { $slot }
told-for = { $placed }, for { $cards }
told-fairy_taken = took { $what }
told-fairy_used = used { $what }
told-card_taken = took { $what }
told-card_seen = drew { $what }
told-deck_drawn =
    { $count ->
        [one] drew a card
       *[other] drew { $count } cards
    }
told-gain_lost = gained nothing because no cards were left
told-pair_played = played a pair of { $card } cards
told-token_lifted = lifted a token to the top of the track
told-token_moved = moved a token from { $start } to { $section }, slot { $slot }
told-token_moved_on = moved the token to slot { $slot }
told-pearl_collected = collected { $what } at { $section }
told-pearl_given = gave { $what } in exchange
told-swap_declined = declined to swap
told-goal_claimed = claimed the { $colour } goal
told-villager_recruited = recruited { $villager }
told-breeze_used = used a breeze fairy
told-moving_breeze_used = used a breeze fairy
told-pearl_stored = stored { $what }
told-pearl_moved = moved { $what } between villagers
told-pearl_blown = moved { $what } between villagers
told-mushroom_used =
    { $count ->
        [one] made a spot wild
       *[other] made { $count } spots wild
    }
told-moving_mushroom_used = { told-mushroom_used }
told-market = The market shows { $what }.
told-new_pearls = New pearls: { $what }.
told-new_fairies = New fairies: { $what }.
told-released = The pearls are released: { $stops }.
told-stop = { $count } to { $place }

## Scores and endings

score-pearls = Pearls on villagers
score-filled_villagers = Filled villagers
score-white_pearls = White pearls
score-most_fairies = Most fairies
score-most_pink = Most pink
score-most_cards = Most cards
score-hand_cards = Cards in hand
score-unused_fairies = Unused fairies
score-four_same = Four of one colour
score-indicated_five = Indicated five
score-five_different = Five colours
score-goals = Alpaca goals

end-rounds = five rounds are played

## Why not, in a few words

short-too_dear = too dear
short-no_token_to_lift = no token to lift
short-no_fairy_on_board = no fairy on the board
short-no_token_to_move = no other token in rivers or village
short-cards_too_few = too few cards
short-cloud_pays_all = only as the first payment
short-already_topmost = topmost already
short-must_collect = a pearl must be collected
short-breeze_useless = moves nothing
short-no_coloured_spot = no empty coloured spot
short-no_fitting_spot = no fitting spot
short-deck_empty = empty

## The drawn table
table-title = Round { $round } of { $rounds }, { $phase }
phase-exploration = Exploration
phase-rivers = Collection: rivers
phase-lake = Collection: lake
phase-recruit = Collection: village
phase-moving = Collection: move pearls to villagers
phase-over = the end
table-top = top
table-villagers_in_short =
    { $count ->
        [one] { $count } villager, bonus { $points }
       *[other] { $count } villagers, bonus { $points }
    }
section-title = the round
section-rivers = rivers
section-village = village
section-market = market
section-goals = goals
section-villagers = Villagers
section-area = your own things
section-others = the others
table-lake = lake
table-village = village
table-track = Track
table-market = Market
table-deck = deck { $deck }, discards { $discard }
table-goals = Goals
table-camp = +{ $camp }
table-you = You
table-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
table-decides = decides
table-hidden = { $count } hidden
table-hand = Hand { $count }:
table-alpaca = Alpaca { $count }/{ $spots }:
table-fairies = Fairies:
bonus-filled_villagers = { $points }/filled
bonus-white_pearls = { $points }/white
bonus-most_fairies = { $points } most fairies
bonus-most_pink = { $points } most pink
bonus-most_cards = { $points } most cards
bonus-hand_cards = { $points }/card
bonus-unused_fairies = { $points }/fairy
bonus-four_same = { $points } for 4 same
bonus-indicated_five = { $points } for all 5
bonus-five_different = { $points } for 5 colours

## Legend and pieces in full, for the terminal

legend =
    gr green, bl blue, pi pink, pu purple, wh white pearls; gr×2 is two. ✱ a spot for any colour.
    r1 to r5 rows of the rivers, from the top; −2 a place there costs two cards, +1 it gives one.
    01 to 12, 1a, 1b, 1, A, B the sections of a row. The water flows down to the next row, then to the lake.
    { "[ ]" } an empty slot, [2] a token of player 2. │ water. ♣ stump and ♦ statue, with the fairies there.
    bon bonfire, bre breeze, clo cloud, mus mushroom, riv river fairy.
    (gr) an empty spot of a villager, ●gr a pearl on it. =4 the bonus as things stand.
    +2; 8 for all 5: two cards when recruited; the bonus at the end.
    gr4 a goal: four green pearls on your alpaca. Alpaca 2/6: two of six spots are taken.
    Track: whose token is next. Hand 3: cards in hand.
any-colour = any colour
name-fairy = { $fairy } fairy
about-villager = A villager with spots for { $spots }. Recruited, it gives { $camp ->
        [one] { $camp } card
       *[other] { $camp } cards
    }. At the end: { $bonus }.
about-filled_villagers = { $points } points for each of your villagers whose spots are all filled
about-white_pearls = { $points } points for each white pearl on your villagers
about-most_fairies = { $points } points if you have more unused fairies than anybody else
about-most_pink = { $points } points if you have more pink pearls on villagers than anybody else
about-most_cards = { $points } points if you have more cards in hand than anybody else
about-hand_cards = { $points } point for each card in your hand
about-unused_fairies = { $points } points for each unused fairy
about-four_same = { $points } points if this villager holds four pearls of one colour
about-indicated_five = { $points } points if all five spots of this villager are filled
about-five_different = { $points } points if this villager holds pearls of five colours
where-face_up = It can be recruited, number { $number }.
where-own = With { $name }, number { $number }; as things stand it scores { $bonus }.
about-card-banner = A camp card. Two of them, on your turn to place: lift one of your tokens on the track to the top.
about-card-lantern = A camp card. Two of them, on your turn to place: take a fairy from anywhere on the board.
about-card-provisions = A camp card. Two of them, on your turn to place: move another of your tokens to an empty slot of another section, free of charge.
about-card-fishing_net = A camp card. Two of them, while you collect at a river: one more pearl there.
about-card-shamisen = A camp card. Two of them, after recruiting: move right to the next empty slot of the village and recruit again.
about-fairy-bonfire = Used once: it stands for any one camp card, as payment or as half of a pair.
about-fairy-breeze = Used once: move up to three pearls to other villagers of yours.
about-fairy-cloud = Used once: ignore the whole cost of placing one token.
about-fairy-mushroom = Used once: an empty spot of a villager takes any colour from now on.
about-fairy-river = Used once: one more pearl where you collect at a river.
about-lake = The last place the water reaches: a token there takes pearls that nobody stopped.
about-village = Six slots; from left to right, tokens there recruit a villager each. The first ones cost cards.

## Why a hint is good: what an estimate is made of

term-rivers = tokens in the rivers
term-rivers-more = catches better pearls
term-rivers-less = catches worse pearls
term-village = tokens in the village
term-village-more = gets you a better villager
term-village-less = gets you a worse villager, or none
term-carried = pearls on your alpaca
term-carried-more = brings pearls that you have a place for
term-carried-less = brings pearls that find no place
term-villagers = villagers
term-villagers-more = fills villagers that pay for it
term-villagers-less = fills your villagers less
term-goals = goals
term-goals-more = claims a goal
term-goals-less = leaves a goal to others
term-supplies = cards and fairies
term-supplies-more = gives you more cards and fairies to use
term-supplies-less = uses up cards and fairies
term-room = empty spots
term-room-more = makes room for the pearls to come
term-room-less = leaves little room for the pearls to come
