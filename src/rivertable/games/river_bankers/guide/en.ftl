# The guide to River Bankers, in our own words. Numbers come from the components: numbers.json.

## Goal

goal = Goal
goal-lead = Send workers out on the material cards that drift down the river, and call them home to build. The most points win.
goal-structures = Structures
    .text = What you build brings points; most cards can do something too.
goal-fish = Fish
    .text = Fish are money **and** time. Paying moves your pawn forward, so you wait longer for your next turn.
goal-bid = Bids
    .text = Everybody bids workers on a card at the same time, hidden.
goal-pairs = Leftovers
    .text = At the end every { $pair-size } workers out on one material: { $pair-points } { $pair-points ->
        [one] point
       *[other] points
    }

## The board

setup = The board
setup-text = You play a species with { $workers } workers ({ $players } players), a pawn on the fish track and { $hand } structure cards in hand, out of { $structures }. With starters, you also choose one of { $starters } cards of your species before the game.
board-track = The **fish track** runs around the board: { $loop } spaces to a lap. Pawns that share a space are stacked.
board-headwaters = **Headwaters**: { $slots } new cards. Starting an auction here costs { $pull } fish.
board-river = The **river** has { $spaces } spaces. The farther down, the dearer each worker you bid: { $rates } fish.
board-shore = The **shoreline**: cards that have come here are auctioned no more, but their workers still pay for buildings.
board-icons = A card has { $icons } **icons**. Workers cover them; a grey disc is a **blank**, where a worker has left.
board-finish = The **finish line**: { $finish } fish with { $players } players. Whoever gets there retires.

## A turn

turn = A turn
turn-text = There are no rounds. **Whoever has the fewest fish moves next**, perhaps several times in a row. On a shared space it is the pawn on top.
turn-last = Last in line
    .text = Your pawn is the hindmost: it is your turn.
turn-free = Free abilities
    .text = Use what your cards allow before the action, if you like.
turn-act = One action
    .text = Pull, auction, flush, invent, build, or an ability that takes the place of an action. If nothing at all is possible, you pass for { $pass } fish.

## Actions

actions = Actions
action-pull = Pull
    .text = Start an auction for a card in the **Headwaters**. Each worker you bid costs { $pull-rate } more fish. It is the cheap way to be first.
    .note = { $pull } fish by slot
action-auction = Auction
    .text = Start an auction for a card in the **river** that has open icons. Each worker bid costs what its space says.
    .note = { $auction } fish to start
action-flush = Flush
    .text = Lay out new cards in the Headwaters, then start an auction for one of them.
    .note = { $flush } fish
action-invent = Invent
    .text = Draw up to { $invent-max } structure cards, then discard as many from your hand.
    .note = { $invent-fish } fish a card
action-build = Build
    .text = Build a structure from your hand: pay its fish, and call home one worker for each material it needs.
    .note = the fish on the card
action-ability = Ability or retire
    .text = Some cards are used as an action. When somebody has retired, you may retire too.
    .note = as the card says

## Auctions

auctions = Auctions
auctions-text = Who starts the auction must bid at least one worker. Everybody else may bid nothing.
auction-recall = Recall
    .text = First all may call workers home from any card, for free. In the river a blank takes their place.
auction-bid = Bid
    .text = All choose at once how many workers they bid: at most what they have, and at most the open icons.
auction-pay = Pay
    .text = Everybody pays fish for **every worker bid**, whether it finds a place or not.
auction-place = Place
    .text = Workers go onto open icons. They stay there until you build with them or call them home.
jam-fits = All fit
    .text = As many icons as workers bid, or more: everybody places all of them.
jam-over = A jam
    .text = Two too many were bid: then **each** player places two fewer. A high bid still brings something, a low one nothing.
jam-nobody = Nobody
    .text = When no bid is higher than what is too many, nobody places anything. All have paid.
drift-text = **Then the card drifts.** Only the card of the auction moves:
drift-on =
    .text = one space down the river, from the Headwaters to the first space
drift-shore =
    .text = to the shoreline, when all its icons are covered or after the last space. If no worker is on it, it leaves the game.

## Building

building = Building
build-card = Choose a card
    .text = from your hand whose materials your workers stand on, in the river or at the shoreline.
build-pay = Pay
    .text = The fish move your pawn. Each worker on a material card pays for one of that material.
build-home = Come home
    .text = The workers return to your supply. In the river each leaves a blank; an emptied card at the shoreline leaves the game.
build-text = Then the card works, and you draw back to { $hand } cards. Which of your workers come home is your choice.

## What cards do

effects = What cards do
effects-text = Every card tells what it does. These are the kinds, each with an example:
effect-log_flume = Building costs
    .text = change what later buildings cost you
effect-sap_drip = When built
    .text = happens once, as soon as it stands
effect-reed_bed = Always
    .text = works by itself from now on
effect-wood_pile = Once a game
    .text = when you like, on your turn before the action
effect-heron_roost = As an action
    .text = takes the place of your action, again and again
effect-vine_trellis = When you build
    .text = answers whenever you build with that material, this card included
effect-pier = At the end
    .text = its points depend on what you have then
materials-text = **Some material cards are special:**
material-driftwood_tangle = Two materials
    .text = a worker here pays for either
material-old_growth = Worth double
    .text = on the last two river spaces a worker pays for two
material-slipping_sandbar = Another way
    .text = it starts at the far end and slips upstream while workers are placed
material-mud_wallow = On arrival
    .text = at the shoreline, whoever has the most workers on it moves back

## End and scoring

end = End and scoring
end-text = When all have retired, everybody may build **one last structure**, the one with the fewest fish first. Then count.
end-cross = Crossing the line
    .text = A pawn at or past the finish line when a turn ends retires where it stands.
end-retire = Retiring by choice
    .text = Once somebody has retired, you may use your turn to retire: your pawn goes to the first free space from the line on.
end-last = After that
    .text = You take no turns and do not bid any more. Your workers and cards stay.
example-text = **An example: { $sum-total } points.** This is how a match with two players ended for its winner:
structures = Structures
    .text = the points on the cards
variable = Cards that count
    .text = points that depend on what you have in the end
starter = Starter
    .text = the card of your species
pairs = Leftovers
    .text = { $pair-points } for every { $pair-size } workers left on one material

## Options

options = Options
option-starters = Starters
    .text = Everybody secretly keeps one of { $starters } cards of the species, or plays without.
option-confluence = Confluence
    .text = One more structure: an action that auctions two cards of one material together.

## Questions

questions = Questions people ask
ask-pay = Can I run out of fish?
    .text = No. You can always pay. You only wait longer for your next turn, and the end comes closer.
ask-again = May I move twice in a row?
    .text = Yes, as long as your pawn is still the last.
ask-lost = Do I get fish back for workers that found no place?
    .text = No. Every worker bid is paid for. The workers themselves stay in your supply.
ask-recall = Why should I call workers home before an auction?
    .text = To have more to bid. But the place they leave is lost to everybody: a blank covers it.
ask-full = A card in the river is full. What happens to it?
    .text = Outside an auction it stays. It cannot be auctioned, but its workers can be used.
ask-wild = Which material is a card with two?
    .text = For paying, either. For everything else, the first one.
ask-change = May I change my hand without Invent?
    .text = No. You draw after building; other cards come only from effects.
ask-deck = What happens when the material cards run out?
    .text = Nothing special. The deck has { $deck } cards with { $players } players; then Flush is no longer possible.
ask-see = What is hidden?
    .text = Hands, bids until all are made, and the decks. Everything else lies open.
ask-tie = Who wins a tie?
    .text = The one with fewer fish; if these are equal too, both win.

## Icons

icon-logs = logs
icon-stones = stones
icon-reeds = reeds
icon-mud = mud
icon-vines = vines
icon-clay = clay
icon-wild = either of two
icon-fish = fish: money and time
icon-worker = worker
icon-blank = blank: nobody fits here
