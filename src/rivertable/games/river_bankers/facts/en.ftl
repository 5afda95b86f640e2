# What a drawn thing does, and (-from) where it comes from, for whoever taps it. Without a -from of its own it has that of the
# shorter name: material-open has that of material.

fact-place-headwaters = Whoever pulls one of these cards starts its auction, at the lowest price a worker ever has.
fact-place-headwaters-from = The slots are filled from the material deck.
fact-place-river = Each worker bid on a card here costs { $fish } fish.
fact-place-river-from = A card that still has an open icon after its auction drifts one space down the river.
fact-place-shoreline = Workers wait here until they pay for a build. Nobody bids on these cards any more.
fact-place-shoreline-from = A card comes here when none of its icons is open, or from the last space of the river.
fact-place-empty = There is no card in this slot to pull.
fact-place-empty-from = A slot stays empty when the material deck has run out.
fact-pull = Starting the auction of this card costs { $fish } fish, and your bid comes on top.
fact-pull-from = Each slot has its price; when a card leaves, those after it move up to a cheaper one.
fact-deck = The next card for the Headwaters is drawn from here.
fact-deck-from = It was shuffled before the game; cards that are flushed go back into it.
fact-drift = Here the card goes after the auction, if one of its icons stays open.
fact-drift-from = Every card moves on after its auction, and its workers get dearer.

fact-material = Each worker on it pays one of this material when its owner builds: { $materials }.
fact-material-effect = { $text }
fact-material-open = So many of its { $icons } icons are open. If more workers are bid, everybody places fewer.
fact-material-from =
    { $where ->
        [deck] It lies in the material deck.
        [headwaters] It came from the material deck, and goes to the river after its auction.
        [river] It came from the Headwaters, and drifts on after each of its auctions.
       *[shoreline] It came down the river, and stays as long as it holds a worker.
    }
fact-worker = It pays for one of this material when { $name } builds, or comes home before an auction.
fact-worker-from = It came from the supply of { $name }, by a bid or by what a card does.
fact-blank = It closes this icon: no worker finds room there.
fact-blank-from = A worker who went home from the river left it, or a card put it there.

fact-track = Each fish you pay moves your pawn one space on. Whoever is farthest back takes the next turn.
fact-track-from = There are { $loop } spaces; after that a pawn goes around once more.
fact-finish = A pawn that has reached { $fish } fish when a turn ends retires, and takes no more turns.
fact-finish-from = The number of players decides where it is: in lap { $lap } of the track.
fact-pawn = So much fish was paid so far: { $fish }. It is money and clock in one.
fact-pawn-from = Everything that costs fish moves it on. On one space the pawn that came last lies on top, and goes first.
fact-pawn-ghost = Your pawn would stand here.
fact-pawn-ghost-from = It is what your plan costs, or what you point at.

fact-last-auction = It shows once more what everybody bid, paid and placed.
fact-last-auction-from = It is the last auction, and stays until the next one.
fact-auction-open = So many workers find room. If more are bid, it is a jam, and everybody places fewer.
fact-auction-open-from = They are the icons of the card that neither a worker nor a blank covers.
fact-auction-rate = So much each worker costs that you bid, placed or not.
fact-auction-rate-from = The place of the card decides: the farther down the river, the dearer.
fact-auction-own = So much a worker costs you.
fact-auction-own-from = A card you have built makes it cheaper for you.
fact-auction-begun = Whoever starts an auction bids at least one worker.
fact-auction-begun-from = It was started as the action of a turn.
fact-auction-hold = More workers than these the others cannot bid.
fact-auction-hold-from = They are in supply; workers who are out can still be called home before the bids.
fact-bid = Set how many workers you send. You pay for all of them, placed or not.
fact-bid-from = You can bid as many as you have in supply, and not more than icons are open.
fact-bid-pays = What the bid costs, and how far your pawn goes.
fact-bid-pays-from = It is the number of workers times the price of one.
fact-bid-outcomes = So many workers you place, by what the others bid together.
fact-bid-outcomes-from = Each worker too many takes a place from every bid.
fact-bid-shown = So many workers this player bids.
fact-bid-shown-from = Secret bids are turned over together; who bids last does it in the open.
fact-bid-paid = What the bid cost, and how far the pawn went.
fact-bid-paid-from = Every worker bid is paid, also one without a place.
fact-bid-placed = So many workers found room; the others went back to the supply.
fact-bid-placed-from = Each worker too many takes a place from every bid.
fact-jam = Workers behind the line are too many, and each bid loses as many places.
fact-jam-from = All bids together are laid beside the open icons.

fact-way-pull = Choose a card of the Headwaters, and everybody bids workers on it.
fact-way-auction = Choose a card in the river, and everybody bids workers on it once more.
fact-way-build = Bring workers home from the materials of a structure in your hand, pay its fish, and it is built.
fact-way-use = Some of what you have built can do something; choose it in your tableau.
fact-way-invent = Draw some structures, and discard as many of your hand.
fact-way-flush = The Headwaters get new cards, and one of them is auctioned at once.
fact-way-from = A turn is one action.
fact-need = So many workers are still to come home for this build.
fact-need-from = They are the materials printed on the structure.
fact-structures = So many structures are left to draw.
fact-structures-from = Hands are filled from it after a build; when it is empty, the discard pile is shuffled.
fact-discards = Structures that were discarded; open it to read them.
fact-discards-from = They come from Invent, and from what some cards do.

fact-structure = { $text }
fact-structure-fish = Building it moves your pawn { $fish } spaces on.
fact-structure-fish-from = It is printed on the card; something you have built can make it less.
fact-structure-points = It counts { $points } victory points once it is built.
fact-structure-points-from = They are printed on the card.
fact-structure-variable = What it counts depends on what there is at the end; its text says how.
fact-structure-variable-from = It is worked out when the game ends.
fact-structure-cost = For each icon one of your workers comes home from that material. A tick: that worker is out already.
fact-structure-cost-from = It is printed on the card. You place workers by bidding.
fact-structure-covered = Only its owner knows this structure.
fact-structure-from = It is drawn from the structure deck. After a build the hand is filled again.
fact-starter = { $text }
fact-starter-from = Each animal has three starters. One is kept, and is built from the start.
fact-built = { $text }
fact-built-points = It counts { $points } victory points as things stand.
fact-built-points-from = It is the number printed on the card; a question mark is worked out anew all the time.
fact-built-ready = It can be used once in the game, and has not been used yet.
fact-built-spent = It could be used once in the game, and has been.
fact-built-uses = These materials are in its printed cost; some cards count them.
fact-built-uses-from = What was really paid does not matter.
fact-built-count = So many cards lie in this tableau, the starter too.
fact-built-from = It was built from the hand, for fish and workers.

fact-points = Points as if the game ended now. Every two workers left on the same material are a pair, and count too.
fact-points-from = They come from the cards of this tableau, and from workers who are out.
fact-supply = These workers are at home, and can be bid. Empty rings are workers who are out.
fact-supply-from = Workers come home when they pay for a build, or when they are called back before an auction.
fact-out = So much { $material } the workers who are out can pay.
fact-out-wild = So many workers are out who can pay one of two materials, as needed.
fact-out-from = They stand on cards in the river and on the shoreline.
fact-species = The animal this player plays.
fact-species-from = Its three starters were to choose from before the game.
fact-held = So many structures this player holds to build.
fact-held-from = They are drawn from the structure deck. After a build the hand is filled again.
fact-badge-retired = This player has passed the finish, and takes no more turns; one last build may come at the end.
fact-badge-retired-from = A pawn retires when it is at the finish as a turn ends.
fact-badge-next = This player takes the next turn.
fact-badge-next-from = The pawn is farthest back on the fish track.
fact-badge-late = This player bids after the others have shown their bids.
fact-badge-late-from = A card that was built allows it.
fact-badge-recalls = This player does not call workers home before auctions.
fact-badge-recalls-from = They chose not to be asked, and can change it in a turn of theirs.
