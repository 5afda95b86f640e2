# What a drawn thing does, and (-from) where it comes from, for whoever taps it. Without a -from of its own it has that of the
# shorter name: slot-pay has that of slot.

fact-slot-pay =
    A token here stops the pearls that come by and takes one of them; it costs { $cards ->
        [one] one camp card
       *[other] { $cards } camp cards
    }.
fact-slot-free = A token here stops the pearls that come by and takes one of them; it costs nothing.
fact-slot-gain =
    A token here stops the pearls that come by and takes one of them, and placing it brings { $cards ->
        [one] a camp card
       *[other] { $cards } camp cards
    }.
fact-slot-lake = A token here takes as many pearls from the lake as its alpaca has room for.
fact-slot-village =
    { $cards ->
        [0] A token here brings a villager; those to its left choose before it.
        [one] For one camp card, a token here brings a villager; it chooses before those to its right.
       *[other] For { $cards } camp cards, a token here brings a villager; it chooses before those to its right.
    }
fact-slot-from = Tokens come from the turn track, one at a time, and return to it when they have collected.
fact-token = It stops the pearls that come by; its owner takes one, and the others roll on.
fact-token-lake = Its owner takes what has come to the lake, as far as the alpaca has room.
fact-token-village = Its owner chooses a villager when the pearls are collected.
fact-token-from = It came from the turn track, and returns there when it has collected.

fact-pearl-top = It rolls down this river when all tokens are placed; on a villager it is worth { $value }.
fact-pearl-top-from = It was drawn from the bag for this round.
fact-pearl-waits = The token beside it may take it; on a villager it is worth { $value }.
fact-pearl-waits-from = It came down the rivers, and this token stopped it.
fact-pearl-lake = A token in the lake may take it; on a villager it is worth { $value }, and here nothing.
fact-pearl-lake-from = It came all the way down, and nobody took it.
fact-pearl-alpaca = It counts towards the goals here, and is worth { $value } once it lies on a villager.
fact-pearl-alpaca-from = One of its owner’s tokens took it from a river or the lake.
fact-pearl-stored = It counts { $value } at the end; only a breeze moves it again.
fact-pearl-stored-from = It came from the alpaca at the end of a round.

fact-spring = A pearl waits here while tokens are placed.
fact-spring-from = In every round one is drawn from the bag for each river.
fact-gate = It holds the pearls back until all tokens are placed.
fact-gate-from = It opens for the collection, and closes when a new round begins.
fact-lake = Pearls lie here until a token in the lake takes them; at the end of the game they count nothing.
fact-lake-from = All rivers end here, with every pearl that nobody took.
fact-village = Each token here brings its owner one of the villagers, from left to right.
fact-village-from = Tokens come from the turn track, and return to it.
fact-cost-pay =
    A token in this row costs { $cards ->
        [one] one camp card
       *[other] { $cards } camp cards
    }.
fact-cost-free = A token in this row costs nothing.
fact-cost-gain =
    A token in this row brings { $cards ->
        [one] a camp card
       *[other] { $cards } camp cards
    }.
fact-cost-from = The higher a row, the earlier the pearls come to it, and the more it costs.

fact-icon-stump = The token placed beside it takes all fairies that wait here.
fact-icon-stump-from = New fairies come to the stumps in the first round, and then in every other one.
fact-icon-statue = The token placed beside it takes all fairies that wait here.
fact-icon-statue-from = New fairies come to the statues in the second round, and then in every other one.
fact-fairy-bonfire = Once, it stands for a camp card of any kind, to pay or in a pair.
fact-fairy-breeze = Once, it moves a few pearls from the alpaca or one villager to other villagers.
fact-fairy-cloud = Once, it pays all that placing a token costs.
fact-fairy-mushroom = Once, it lets an empty coloured spot hold any pearl from then on.
fact-fairy-river = Once, it takes one more pearl where a token collects in a river.
fact-fairy-from =
    { $where ->
        [board] A token placed beside it takes it, and a pair of lanterns does so from anywhere.
       *[own] It was taken from a stump or a statue.
    }
fact-fairies = Each fairy helps once, and then leaves the game.
fact-fairies-from = They are taken from stumps and statues.

fact-track-token = The token on top is placed next, and then the one below it.
fact-track-next = This token is placed now.
fact-track-empty = A token that has collected comes to the lowest empty space.
fact-track-from = Who collected first lies lowest, and acts late in the next round.

fact-villager-filled_villagers = At the end, { $points } points for each villager of its owner whose spots are all full, itself too.
fact-villager-white_pearls =
    At the end, { $points ->
        [one] one point
       *[other] { $points } points
    } for each white pearl on any of its owner’s villagers.
fact-villager-most_fairies = At the end, { $points } points if its owner has more unused fairies than anybody else.
fact-villager-most_pink = At the end, { $points } points if its owner’s villagers hold more pink pearls than anybody else’s.
fact-villager-most_cards = At the end, { $points } points if its owner holds more camp cards than anybody else.
fact-villager-hand_cards =
    At the end, { $points ->
        [one] one point
       *[other] { $points } points
    } for each camp card in its owner’s hand.
fact-villager-unused_fairies =
    At the end, { $points ->
        [one] one point
       *[other] { $points } points
    } for each fairy that its owner has not used.
fact-villager-four_same = At the end, { $points } points if its spots hold { $spots } pearls of one colour.
fact-villager-indicated_five = At the end, { $points } points if all its spots are full.
fact-villager-five_different = At the end, { $points } points if its spots hold { $spots } different colours.
fact-villager-from =
    { $where ->
        [new] A token in the village brings one of these; what is left makes room for others in the next round.
        [start] Everybody has one from the beginning.
       *[own] A token in the village brought it.
    }
fact-spot-coloured = It holds a { $colour } pearl, which then counts { $value }.
fact-spot-rainbow = It holds a pearl of any colour.
fact-spot-wild = A mushroom has made it hold a pearl of any colour.
fact-spot-from = Pearls come here from the alpaca at the end of a round.
fact-camp =
    { $cards ->
        [one] This villager brings one camp card at once.
       *[other] This villager brings { $cards } camp cards at once.
    }
fact-camp-from = Its new owner takes them from the market or the deck.
fact-bonus = So many points this villager would bring if the game ended now.
fact-bonus-from = They come from the bonus that it names.
fact-villagers = Pearls count only on villagers, and each villager has a bonus of its own.
fact-villagers-from = One is there from the beginning; tokens in the village bring the others.
fact-newcomers = So many tokens in the village are still to choose a villager.
fact-newcomers-from = They choose from left to right, after the rivers and the lake.

fact-goal-open = The first to have { $required } { $colour } pearls on an alpaca at once gets { $points } points.
fact-goal-taken = It counts { $points } points for { $name }, and for nobody else.
fact-goal-from = The goals lie here from the beginning, each for one player only.
fact-goals = Each goal counts at the end for whoever reached it first.
fact-goals-from = It takes so many pearls of one colour on an alpaca at once.

fact-alpaca = It carries up to { $spots } pearls, which count nothing until they lie on a villager.
fact-alpaca-from = Tokens bring it pearls from the rivers and the lake.
fact-alpaca-spot = Room for a pearl of any colour.
fact-points = Points as if the game ended now: stored pearls, bonuses of villagers, and goals.
fact-points-from = They are counted at the end of the last round.

fact-card-banner = It pays one for placing a token; a pair lifts one of your tokens to the top of the turn track.
fact-card-lantern = It pays one for placing a token; a pair takes a fairy from anywhere on the board.
fact-card-provisions = It pays one for placing a token; a pair moves another of your tokens to a free slot elsewhere.
fact-card-fishing_net = It pays one for placing a token; a pair takes one more pearl where your token collects in a river.
fact-card-shamisen = It pays one for placing a token; a pair moves a token that has chosen a villager on to choose another.
fact-card-hidden = It pays one for placing a token, and two of a kind have an effect.
fact-card-hidden-from = Cards drawn from the deck are known to their owner only.
fact-card-from = Camp cards come with villagers and from the lowest row of the rivers.
fact-deck = Whoever is given a camp card may draw it from here, unseen.
fact-deck-from = { $deck } cards are in the deck; the { $discard } that were paid or played are shuffled when it is empty.
fact-gap = A market card lies here again before the next one is taken.
fact-gap-from = It comes from the deck, which is empty now.
