# The lesson of River Bankers. [1] and [2] are the numbered marks on the table. At most 45 words a step.

lesson-bank-title = A home on the bank
lesson-bank-part = What you build
lesson-bank-text = You live by the river and build with what it brings. These are your structures; the most points win. Cache Burrow [1] is worth { $points }. It needs { $reeds } reeds and { $mud } mud, and your workers will fetch them.
lesson-bank-act = Look at your structures

lesson-pull-title = Reeds for everybody
lesson-pull-part = Pull a card
lesson-pull-text = Pull a card, and it goes up for auction: both of you may send workers to its icons. Marsh Edge has reeds. Its slot costs { $fish } fish [1], and your pawn walks as many steps [2].
lesson-pull-sum = your pawn { $from } → { $to }
lesson-pull-act = Pull Marsh Edge
lesson-pull-else = That will have its turn. First the reeds: pull Marsh Edge.

lesson-bid-title = A secret bid
lesson-bid-part = Bid workers
lesson-bid-text = How many workers do you send? Both choose in secret, and you pay for every worker you bid, whether it finds room [1] or not. You need { $workers } reeds, so bid { $workers }.
lesson-bid-sum = { $workers } workers × { $rate } fish = { $fish } fish
lesson-bid-act = Bid { $workers } workers
lesson-bid-then = Then both bids are turned over at once, and the workers take their places.
lesson-bid-else = Every worker is paid. { $workers } reeds are enough: bid { $workers }.

lesson-track-title = Who is next?
lesson-track-part = The fish track
lesson-track-text = Fish is money and clock. You have paid { $mine } [1], your neighbour { $theirs } [2]. There are no rounds: whoever is farthest back takes the next turn. So your neighbour moves now, and goes for the mud.
lesson-track-act = Watch your neighbour

lesson-recall-title = Stay or come home?
lesson-recall-part = Call workers home?
lesson-recall-text = Mud Flat [1] is up for auction. First you may call workers home, for free, to have more to bid. But yours hold the reeds [2], and { $supply } more wait at home. Leave them there.
lesson-recall-act = Choose Done with recalls
lesson-recall-else = You want those reeds for Cache Burrow. Choose Done with recalls.

lesson-jam-title = Careful: a jam
lesson-jam-part = A jam
lesson-jam-text = { $open } icons are open [1]. If more workers are bid, it is a jam: each bid loses as many as there are too many. You need { $mud } mud, and your neighbour wants some. To be safe, bid three.
lesson-jam-act = Bid 3 workers
lesson-jam-then = Then both bids are turned over, and we see whether it is a jam.
lesson-jam-else = Your neighbour wants mud too. Be safe: bid three.

lesson-lost-title = One too many
lesson-lost-part = What a jam costs
lesson-lost-text = Three and three for { $icons } icons: one too many, so each of you lost one. You paid for three and placed { $placed } [1], which is all you need. Your neighbour is still farthest back, and goes again.
lesson-lost-act = Watch your neighbour

lesson-build-title = Bring them home and build
lesson-build-part = Build
lesson-build-text = Now you are farthest back, and your workers stand on all that Cache Burrow needs [1]: { $reeds } reeds [2], { $mud } mud [3]. They come home to pay for it. Build it.
lesson-build-sum = { $fish } fish, { $points } points
lesson-build-act = Build Cache Burrow
lesson-build-then = Your workers come home, Cache Burrow is yours, and new structures come to your hand.
lesson-build-else = Cache Burrow is paid for already. Build that first.

lesson-home-title = What is left behind
lesson-home-part = What is left behind
lesson-home-text = It is yours [1], new structures came to your hand, and all { $supply } workers are home. Each left a blank in the river [2] [3]: that icon is closed. You are at { $mine }, your neighbour at { $theirs }: you move again.
lesson-home-act = See what is left

lesson-drift-title = Cards drift, and get dearer
lesson-drift-part = Down the river
lesson-drift-text = After its auction a card drifts one space, and workers get dearer: here { $rate } fish each [1]. A full card goes ashore. Snag Pile [2] needs { $workers } reeds: auction Marsh Edge again and bid { $workers }.
lesson-drift-sum = { $start } to start + { $workers } × { $rate } = { $fish } fish
lesson-drift-act = Auction Marsh Edge, bid { $workers }
lesson-drift-then = Then both bids are turned over, and the card drifts on.
lesson-drift-else = For Snag Pile: auction Marsh Edge, and bid { $workers }.

lesson-end-title = Retiring
lesson-end-part = Retiring
lesson-end-text = A pawn [1] that reaches { $finish } fish [2] retires: no more turns, no more bids. When both have retired, each may build once more. Every { $size } workers still on one material bring { $pair } point. So make each fish count.
lesson-end-act = Remember the finish

lesson-free-title = Two turns of your own
lesson-free-part = Two turns of your own
lesson-free-text = Now do as you like. An idea: pull Rocky Shoal, for one stone and Snag Pile can be built. When your neighbour starts an auction, you may also bid nothing.
lesson-free-act = Your move: anything goes

lesson-over-title = You know River Bankers
lesson-over-text = Workers fetch materials, materials make structures, and every fish is a step towards the end. A whole game begins with a gift: keep one of three starters. Ready?
