### The board of 12 Rivers, English: words beside those of the rules.

step-exploration = Explore
step-rivers = Rivers
step-lake = Lake
step-recruit = Village
step-moving = Store pearls

board-label = The rivers, round { $round } of { $rounds }
board-pane = Board, to be panned on a small screen
lake = Lake
gate = Gate
spring = River { $river }
village = Village
section-one = row { $row }, river { $first }
section-many = row { $row }, rivers { $first }–{ $last }
slot-free = { $place }, slot { $slot }: { $cost }
slot-token = { $place }, slot { $slot }: token of { $name }
pay = pay { $count }
gain = gain { $count }
free = free
before-you =
    { $count ->
        [one] one token before yours
       *[other] { $count } tokens before yours
    }
icon-holds = { $icon } { $number }: { $fairies }
icon-empty = { $icon } { $number }: no fairy
take-pearl = Take { $colour }, worth { $value }
pearl-of = { $colour } pearl
fairy-of = { $fairy } fairy
lake-pearls =
    { $count ->
        [one] One { $colour } pearl in the lake, worth { $value }
       *[other] { $count } { $colour } pearls in the lake, worth { $value } each
    }

turn-track = Turn track
track-note = top acts first
track-empty = Space { $space }: empty
track-token = Space { $space }: token of { $name }

newcomers = Villagers this round
tokens-wait =
    { $count ->
        [0] nobody waits
        [one] one token waits
       *[other] { $count } tokens wait
    }
recruited =
    { $count ->
        [one] one is recruited
       *[other] { $count } are recruited
    }
gains-cards =
    { $count ->
        [0] start
        [one] +1 card
       *[other] +{ $count } cards
    }
bonus-now = bonus { $points }
bonus-short = +{ $points }
spots = Spots
goals = Alpaca goals
goals-note = { $points } points, for the first only
goal-open = { $required } { $colour } pearls on one alpaca; you have { $have }
goal-taken = { $required } { $colour } pearls: taken by { $name }

your-alpaca = Your alpaca
alpaca = Alpaca
alpaca-holds = Alpaca: { $count } of { $spots } pearls
alpaca-pearl = { $colour } pearl on the alpaca, worth { $value }
of = { $count } of { $spots }
your-villagers = Your villagers
villagers-of = Villagers of { $name }
villagers = Villagers
area-of = Look at the things of { $name }
points-now = { $points } points now

hand = Camp cards
your-hand = Your camp cards
hand-of = Cards of { $name }
card-pile = { $card }, { $count }. A pair: { $effect }
pair-does = A { $card } pair: { $effect }.
pair-ready = You hold a { $card } pair: { $effect }.
no-pair = Any card pays 1; two of a kind have an effect.
fairies = Fairies
fairy-words = { $count } { $fairy }.
fairies-count =
    { $count ->
        [0] no fairies
        [one] one fairy
       *[other] { $count } fairies
    }
market = Camp market
market-card = Take the { $card } card
deck = Deck
draw-deck = Draw from the deck of { $count }
deck-note = deck { $deck } · discards { $discard }
cards-word =
    { $count ->
        [one] card
       *[other] cards
    }
villagers-word =
    { $count ->
        [one] villager
       *[other] villagers
    }
goals-word =
    { $count ->
        [one] goal
       *[other] goals
    }

villager-s1 = Founder 1
villager-s2 = Founder 2
villager-s3 = Founder 3
villager-s4 = Founder 4
spot-green = a green spot
spot-blue = a blue spot
spot-pink = a pink spot
spot-purple = a purple spot
spot-white = a white spot
spot-rainbow = a spot for any pearl
tile-words = { $name }: { $spots }. { $bonus }. { $camp ->
        [0] No cards
        [one] One card
       *[other] { $camp } cards
    }.

button-place = { $place }, slot { $slot }
button-pay_card = Pay { $card }
button-pay_bonfire = Bonfire for a card
button-pay_cloud = Cloud pays all
button-draw_deck = Draw from the deck
button-pair = Pair: { $card }
button-pair_bonfire = { $card } + bonfire
button-pair_two_bonfires = Two bonfires as { $card }
button-banner_token = From space { $space }
button-river_fairy = River fairy: one more
button-breeze = Breeze: move up to 3
button-mushroom = Mushroom: a wild spot
button-spot = Spot { $number }

ask-place = Place your token in a slot
ask-place-detail =
    { $touch ->
        [true] Tap a slot: you may step back. A pearl’s number is its worth.
       *[false] Point at a slot to see what may roll into it. A pearl’s number is its worth.
    }
ask-pay =
    Pay { $owed ->
        [one] one camp card
       *[other] { $owed } camp cards
    }
ask-pay-detail = You hold { $cards }. Any card will do.
ask-gain =
    Take { $gains ->
        [one] one camp card
       *[other] { $gains } camp cards, one at a time
    }
ask-gain-detail = From the market or the top of the deck.
ask-pairs =
    { $playable ->
        [0] { $how ->
            [ending] Your turn ends by itself
           *[other] End your turn
        }
       *[other] { $how ->
            [ending] Play a pair?
            [planned] Play a pair, or confirm
           *[other] Play a pair, or end your turn
        }
    }
ask-pairs-detail =
    { $playable ->
        [0] { $how ->
            [ending] You have no pair to play. It takes a moment, so that the others cannot tell.
           *[other] You have no pair to play now.
        }
       *[other] { $how ->
            [ending] Or your turn ends by itself in a moment. Wait gives you time.
            [planned] Confirm ends your turn without one.
           *[other] Two cards of a kind, or a bonfire for one of them.
        }
    }
ask-banner-token = Banner: lift which token?
ask-banner-token-detail = It goes to the top of the turn track.
ask-move-token = Provisions: move which token?
ask-move-token-detail = One of your others, in the rivers or the village.
ask-move-to = Provisions: move it where?
ask-move-to-detail = To another section. It costs nothing.
ask-lantern-icon = Lantern: take a fairy from where?
ask-lantern-icon-detail = Anywhere on the board.
ask-fairy-type = Lantern: which fairy?
ask-fairy-type-detail = The others stay there.
ask-collect =
    { $full ->
        [full] Your alpaca is full. Swap for which pearl?
       *[free] { $count ->
            [one] A pearl waits at your token
           *[other] { $count } pearls wait at your token. Take one
        }
    }
ask-collect-detail = At { $place }. Its number is what it is worth once stored; the others roll on.
ask-extra =
    { $playable ->
        [0] { $how ->
            [ending] The other pearls roll on by themselves
           *[other] Leave the other pearls
        }
       *[other] { $how ->
            [planned] Take one more pearl here, or confirm
           *[other] Take one more pearl here?
        }
    }
ask-extra-detail =
    { $playable ->
        [0] { $how ->
            [ending] You have no fishing net pair. It takes a moment, so that the others cannot tell.
           *[other] { $count } still wait, but you have no fishing net pair.
        }
       *[other] { $how ->
            [ending] { $count } still wait. Or they roll on by themselves in a moment; Wait gives you time.
           *[other] { $count } still wait at { $place }.
        }
    }
ask-extra-collect = Which pearl more?
ask-extra-collect-detail = { $count } wait at { $place }.
ask-give = Give which pearl for { $colour }?
ask-give-detail = It stays in the water.
ask-lake-collect =
    { $full ->
        [full] The lake: swap for which pearl?
       *[free] The lake: take which pearls?
    }
ask-lake-collect-detail = Your alpaca carries { $carried } of { $spots }.
ask-recruit = Recruit a villager
ask-recruit-detail = You gain its cards at once and its bonus in the end.
ask-shamisen =
    { $playable ->
        [0] { $how ->
            [ending] Your token goes back by itself
           *[other] Your token goes back to the track
        }
       *[other] { $how ->
            [planned] Shamisen: recruit once more, or confirm
           *[other] Shamisen: recruit once more?
        }
    }
ask-shamisen-detail =
    { $playable ->
        [0] { $how ->
            [ending] You have no shamisen pair. It takes a moment, so that the others cannot tell.
           *[other] You have no shamisen pair.
        }
       *[other] { $how ->
            [ending] Or your token goes back by itself in a moment. Wait gives you time.
           *[other] Your token moves to the next free slot of the village.
        }
    }
ask-move = Store pearls on your villagers
ask-move-detail = Only stored pearls count, each its number. All do this at the same time.
ask-breeze-move =
    Breeze: { $left ->
        [one] one pearl more
       *[other] up to { $left } pearls
    }
ask-breeze-move-detail = From the alpaca, or from one villager to another.
ask-source-spots = Which pearl of { $name }?
ask-source-spots-detail = It moves to another villager.
ask-targets = Store { $colour } with whom?
ask-targets-detail = On a spot with its number, or on a star, which holds any pearl.
ask-target-spots = On which spot of { $name }?
ask-target-spots-detail = A stored pearl stays there.
ask-mushrooms = Mushroom: for whom?
ask-mushrooms-detail = An empty coloured spot will hold any pearl.
ask-mushroom-spots = Which spot of { $name }?
ask-mushroom-spots-detail = It will hold any pearl.

plan-place = Token to { $place }, slot { $slot }
plan-take = Take { $colour }
plan-give = give { $colour }
plan-store = Store { $colour }
plan-recruit = Recruit { $name }
plan-done = Your turn is planned

none = none
read-round = Round { $round } of { $rounds }. { $phase }.
read-tops = Pearls at the top of the rivers: { $pearls }.
read-trapped = { $place } holds { $pearls }.
read-lake = In the lake: { $pearls }.
read-track = Turn track from the top: { $names }.
read-market = Market: { $cards }; deck { $deck }.
read-goals = Alpaca goals: { $goals }.
read-goal-open = { $required } { $colour }, open
read-goal = { $required } { $colour }, { $name }
read-area = { $name }: { $points } points, { $cards } cards; alpaca { $pearls }; fairies { $fairies }.
read-hand = Your hand: { $cards }.
read-villager = { $name }: { $spots }; bonus { $bonus }.
read-filled = { $colour } pearl
