### River Bankers' board, English: words beside those of the rules.

board-label = The board: Headwaters, river, shoreline and fish track
track-label = Fish track, finish line { $finish }. Farthest back first: { $pawns }
track = Fish track
side-label = What is going on
finish = finish { $fish }, lap { $lap }
headwaters = Headwaters
headwaters-note = pull, then 1 fish each
fish-each = { $fish } fish each
shoreline = Shoreline
shoreline-note = workers wait here
empty-slot = empty
pull-cost = { $fish } fish to pull the card of this slot
deck = deck { $count }
deck-label = Material deck, { $count } cards
deck-next = next: { $card }
drifts = drifts to River { $space }
drifts-ashore = drifts ashore
units-logs =
    { $count ->
        [one] 1 log
       *[other] { $count } logs
    }
units-stones =
    { $count ->
        [one] 1 stone
       *[other] { $count } stones
    }
units-reeds =
    { $count ->
        [one] 1 reed
       *[other] { $count } reeds
    }
units-mud = { $count } mud
units-vines =
    { $count ->
        [one] 1 vine
       *[other] { $count } vines
    }
units-clay = { $count } clay
open = open
rate = fish a worker:
you-pay = for you:
begun-by = by { $name }
auction-title = Auction:
icons =
    { $count ->
        [one] 1 icon
       *[other] { $count } icons
    }
dial = Your secret bid
dial-open = Your bid, after the others have shown theirs
workers =
    { $count ->
        [one] worker
       *[other] workers
    }
secret = All bids are shown together. You pay for every worker you bid, placed or not.
bid-times =
    { $workers ->
        [one] 1 worker × { $rate } fish
       *[other] { $workers } workers × { $rate } fish
    }
pawn-goes = your pawn { $from } → { $to }
if-others-bid = if others bid
if-you-bid = if you bid
you-place = you place
you-bid-now = your bid now
late-how =
    { $workers ->
        [0] The others have bid nobody for { $icons } open. You pay for every worker you bid.
        [one] The others have bid 1 worker for { $icons } open. You pay for every worker you bid.
       *[other] The others have bid { $workers } workers for { $icons } open. You pay for every worker you bid.
    }
late-how-more =
    { $workers ->
        [0] Nobody has bid so far, for { $icons } open. Somebody bids after you.
        [one] 1 worker is bid so far, for { $icons } open. Somebody bids after you.
       *[other] { $workers } workers are bid so far, for { $icons } open. Somebody bids after you.
    }
others-hold = others hold
all-hold = players hold
bids-last = bids last
covered = covered
retired = retired
recall-how = Choose a card to call one of your workers home. On the river a blank stays behind.
blanks =
    { $count ->
        [0] no blanks
        [one] 1 blank
       *[other] { $count } blanks
    }

order-over = Where the pawns stopped
order-title = Who comes next
order-note = The pawn farthest back takes the next turn; on one space the upper pawn goes first.
turn-title = Your turn: one action
way-pull = Pull
way-pull-how = from the Headwaters
way-auction = Auction
way-auction-how = a card in the river
way-build = Build
way-build-how =
    { $count ->
        [0] nothing payable yet
        [one] one card in hand
       *[other] { $count } cards in hand
    }
way-invent = Invent
way-use = Use
way-use-how =
    { $count ->
        [0] no ability now
        [one] one built card
       *[other] { $count } built cards
    }
invent-title = Invent: draw, discard, 1 fish each
nothing = nothing
still-to-pay = Still to pay
choose-on-board = Choose what glows.
choose-discard = Discard
choose-flush_pick = The Headwaters are flushed
choose-order = The cards you see
choose-keep = Keep one
choose-exchange = The top structure
choose-take = The discard pile
choose-slipstream = Slipstream
choose-final_build = One last build
choose-copy = Mill Wheel
choose-pay = Pay
choose-ready = Make ready

your-hand =
    { $count ->
        [one] Your hand, 1 structure
       *[other] Your hand, { $count } structures
    }
hand-of =
    { $count ->
        [one] Hand of { $name }, 1 structure
       *[other] Hand of { $name }, { $count } structures
    }
your-starters = Keep one starter; the others leave the game
starter-kept = You keep this one
ticks = ticks: workers already out · dashed: if your whole bid is placed
look-at = Look at the table of
table-of = Hand and tableau of { $name }
covered-card = a covered card
cost = Materials
uses = Materials it uses
fish-cost = { $fish } fish
points-title = victory points
cost-label = { $fish } fish, { $cost }
lacks = { $what } short
lacks-soon = { $what } short, the bid helps
new-card = new
can-build = can be built now
payable = workers for it are out
your-tableau = Your tableau
tableau-of = Tableau of { $name }
worth =
    { $pairs ->
        [0] { $points } points
        [one] { $points } points + 1 pair
       *[other] { $points } points + { $pairs } pairs
    }
nothing-built = Nothing is built yet.
supply = Supply
supply-of = { $supply } of { $total } workers in supply
wild = wild
ready = once: not used yet
spent = once: used
starter = starter
in-hand = in hand
built = built
fish-total = Fish spent: the place on the track
farthest-back = farthest back
no-recalls = never recalls
structures = Structure deck
discards = Discard pile
structure-deck = structure deck { $count }
top-structure = on top: { $card }
discard-pile = discard pile { $count }

standing-title = What you are asked before an auction
ask-recalls = Ask me about calling workers home
ask-late = Ask me about bidding last
switch-on = You are not asked now. Switch it on to be asked again.
switch-on-when = You are not asked now. You can switch it on in your next turn.
switch-off-recalls = Switch it off if you want to leave your workers where they are, in this and all later auctions.
switch-off-late = Switch it off if you always want to bid together with the others.

you = You
bid-of = bid { $workers }
last-auction = Bids for { $card }
last-auction-show = Show the bids for { $card } again
reveal-title = Bids for { $card }
reveal-bid =
    { $count ->
        [0] nobody bid
        [one] 1 worker bid
       *[other] { $count } workers bid
    }
reveal-open = { $open } open
reveal-over = { $over } too many
reveal-loses =
    { $over ->
        [one] each bid loses 1 place
       *[other] each bid loses { $over } places
    }
reveal-fits = All of them fit.
reveal-head-who = who
reveal-head-bid = bid
reveal-head-pays = pays
reveal-head-places = places
reveal-fish =
    { $fish ->
        [0] nothing
       *[other] { $fish } fish
    }
reveal-times = { $workers } × { $each }
reveal-less = { $times } instead of { $rate }
reveal-free = { $times }, { $free } free
reveal-pawn = pawn { $from } → { $to }
reveal-stays = pawn stays on { $from }
reveal-none-bid = none bid
reveal-places =
    { $placed ->
        [0] places none
       *[other] places { $placed } of { $workers }
    }
reveal-places-all =
    { $placed ->
        [one] places 1
       *[other] places all { $placed }
    }
reveal-you-place =
    { $workers ->
        [0] You place nobody.
        [one] You place 1 worker.
       *[other] You place { $workers } workers.
    }
reveal-you-none = You bid nothing and pay nothing.
reveal-drifts =
    { $count ->
        [one] { $open } stays open, so { $card } goes to River { $space }, where each worker costs { $fish } fish.
       *[other] { $open } stay open, so { $card } goes to River { $space }, where each worker costs { $fish } fish.
    }
reveal-waits =
    { $count ->
        [one] One more bid comes now, in the open.
       *[other] { $count } more bids come now, in the open.
    }
reveal-step-bids = bids
reveal-step-pay = pay
reveal-step-place = place
reveal-step-drift = drift
reveal-again = Again
reveal-go-on = Go on

button-pull = Pull { $card }
button-card = { $card }
button-auction = Auction { $card }
button-recall = Recall from { $card }
button-pay = From { $card }
button-target = { $card }
button-build = Build { $card }
button-final_build = Build { $card }
button-use = Use { $card }
button-discard = Discard { $card }
button-bid =
    { $workers ->
        [0] Bid nothing
        [one] 1 worker
       *[other] { $workers } workers
    }
button-invent =
    { $count ->
        [one] Invent: draw 1 card
       *[other] Invent: draw { $count } cards
    }
button-draw =
    { $count ->
        [one] Draw 1 card
       *[other] Draw { $count } cards
    }
button-keep = Keep { $card }
button-flush = Flush
flush-headwaters = Flush the Headwaters
button-retire = Retire
button-pass = Pass
button-ask_again = Ask me again before auctions
button-recall_done = Done with recalls
button-pass_recalls = Done, and never ask me again
button-pass_bid_last = With the others, never ask again

step-begun = Start
step-recall = Recall
step-sealed = Sealed bids
step-late = Late bids
step-drift = Place and drift
step-build = Build
step-turn = One action
step-starter = Starters
step-final = Last builds
step-over = The end
step-effect = Effect

plan-starter = The other two leave the game.
plan-bid =
    { $workers ->
        [0] Bid nothing on { $card }
        [one] Seal a bid of 1 on { $card }
       *[other] Seal a bid of { $workers } on { $card }
    }
plan-bid-open =
    { $workers ->
        [0] Bid nothing on { $card }
        [one] Bid 1 on { $card }, after the others
       *[other] Bid { $workers } on { $card }, after the others
    }
plan-bid-cost =
    { $workers ->
        [0] You pay nothing and place nobody.
       *[other] { $workers } × { $rate } fish: { $fish } fish, placed or not.
    }

read-turn = Turn { $turn }. The finish line is at { $finish } fish. { $deck } cards in the material deck.
read-card = { $card }, { $where }: { $materials }, { $open } of { $icons } open; { $workers }.
read-structure = { $card }: { $fish } fish, { $cost }, { $points } points. { $text }
read-auction = Auction of { $card } by { $name }: { $icons } open at { $rate } fish a worker.
read-player = { $name }, { $species }: { $fish } fish, { $supply } workers in supply, { $hand } cards in hand, { $points } points. Built: { $built }.

tie-break = Equal points: whoever has spent less fish is ahead.
