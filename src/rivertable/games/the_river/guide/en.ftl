# The guide to The River, in our own words. Numbers come from the components: numbers.json.

## Goal

goal = Goal
goal-lead = Lead your pioneers up the river, cover its banks with land and build a town. The most points win.
goal-tokens =
    .text = **Bonus tokens**, up to { $token-best } points each, worth less the later you build
goal-buildings =
    .text = **Buildings**, { $building-points } points each
goal-columns =
    .text = **Columns** of like land, up to { $column-three } points each
goal-meadows =
    .text = **Meadows** that show a star
goal-goods =
    .text = every { $goods-per } **goods** left over: { $goods-points } { $goods-points ->
        [one] point
       *[other] points
    }

## Before the first round

setup = Before the first round
setup-board = Your place
    .text = A river board, a boat with { $boat } pioneers, and one pioneer who waits on the bonus track. No goods yet. The symbols printed on the river boards differ a little from player to player.
setup-first = A tile to begin with
    .text = As many terrain tiles as players and one more lie face up ({ $setup-tiles } with { $players } players). Counterclockwise, the starting player last, everybody takes one for the first spot. The tile left over goes back to the box.
setup-hidden = The islands
    .text = With four players { $supply } wood, stone and clay and { $supply-food } food lie on their islands, fewer with fewer players. What is gone is gone until somebody pays it back.

## A turn and a round

turn = A turn and a round
turn-text = In turn, everybody sends **one pioneer** from the boat to a place and does what it says at once. When all boats are empty, the round ends.
turn-trade = Trade, if you like
    .text = Give back any { $trade-give } goods for { $trade-get } food. As often as you wish, but only before you send.
turn-send = Send a pioneer
    .text = To a place with a free spot whose action you can carry out. If there is none, you pass, and the pioneer rests until the round ends.
turn-do = Do its action
    .text = All of it, now. Then the next player moves. Whose boat is empty is left out.
round-text = **When the round ends,** this happens in this order:
round-tiles = New tiles
    .text = left-over ones go, { $round-tiles } come
round-cards = New cards
    .text = gaps on display are filled
round-settle = Settle
    .text = one pioneer stays on each framed spot you covered this round
round-return = Return
    .text = all others come home to the boat
round-income = Income
    .text = meadows with ↻ give { $income } each

## The islands

islands = The islands
island-terrain = Terrain
    .text = Take any face-up tile and lay it on the **next free spot** of your river. What it covers is lost, what it shows counts at once. If you now hold more goods than your warehouses hold, give some back.
    .note = { $claims } of your pioneers a round · { $round-tiles } tiles with { $players } players
island-goods = Wood, stone, clay
    .text = Take one for **every symbol** of that good you see on your river. The first pioneer there takes **{ $first-extra } more** (three and four players). What has no room goes back.
    .note = { $spots } spots with { $players } players
island-food = Food
    .text = Take **one food**. It stands for any wood, stone or clay when you build. If no food is left, take another good instead.
    .note = { $food-spots } spots with { $players } players
island-reserve = Reserve
    .text = Put a card from the display aside, at most { $reserve-max } at a time. Only you can build it, and it costs **{ $discount } good less**.
    .note = { $reserve-spots } spots with { $players } players
island-construct = Construct
    .text = Pay for **one building**, on display or reserved. Then take the **top bonus token**.
    .note = no limit
island-first_player = First player
    .text = Take the pawn: you start the **next** round. This round goes on as before.
    .note = { $pawn-spots } { $pawn-spots ->
        [one] spot
       *[other] spots
    }
island-swap = Swap
    .text = Let two tiles of your river change places, to line up a column. Pioneers who have settled stay where they are.
    .note = { $swap-spots } spots with { $players } players

## Your river

river = Your river
river-order = Tiles are laid **along the river**: right, then back left, then right again. There is no choice of spot.
river-cover = Symbols printed on open spots count **until you cover them**. A warehouse holds one good; what finds no room goes back.
river-framed = **Brown frames** (there are { $framed }): cover one, and when the round ends a pioneer of yours settles there for good. You play on with one less.
river-columns = **Columns** count at the end: three alike { $column-three }, otherwise the top two alike { $column-two }. A tile with two lands is both.
river-symbols = Round symbols **produce**: three clay symbols bring three clay.

## Meadows

meadows = Meadows
meadows-text = A meadow has an effect instead of warehouses. A star counts at the end, ↻ after every round, all others once, when the tile is laid.
meadow-symbol =
    .text = Also a symbol of that good. End: { $symbol-each } point for each such symbol you see, at most { $symbol-max }.
meadow-gain =
    .text = Once, when laid: take { $gain } of that good, or all there are. Too much for your warehouses: give back what you like.
meadow-count =
    .text = End: { $count-each } point for every tile with that land on your river.
meadow-income =
    .text = After every round take { $income } of that good. End: { $income-points } points.
meadow-swap =
    .text = Once, when laid: swap two of your tiles, up to { $swaps } times.
meadow-pioneers =
    .text = End: { $pioneer-each } point for every pioneer on your boat.
meadow-tokens =
    .text = End: { $token-each } point for every bonus token, zeros too.

## Buildings and tokens

buildings = Buildings and tokens
building-card = A building
    .text = The gold number is what it is worth, below stands what it costs. Pay the goods back to their islands. A food may stand for any good, and a reserved card costs { $discount } less: you say which.
building-tokens = Bonus tokens
    .text = For each building you take the top token: first the { $token-best }, in the end zeros. Token number **{ $extra-at }** sends the waiting pioneer aboard. Token number **{ $end-tokens }** ends the game (number { $end-tokens-two } with two players). With a full track you may go on building, without tokens.

## End and scoring

end = End and scoring
end-text = Somebody has **{ $end-tokens } tokens** ({ $end-tokens-two } with two players) or **{ $tiles } tiles**: the round is finished, its end happens once more, then all count. Who ties for the most shares the victory.
column-three =
    .text = **{ $column-three } points**: all three share a land
column-two =
    .text = **{ $column-two } points**: the top two share a land
column-low =
    .text = **No points**: only the lower two are alike
column-open =
    .text = **No points**: open spots match nothing
example-text = **An example: { $sum-total } points.** This is how a match with three players ended for its winner:
bonus_tokens = Bonus tokens
    .text = all tokens on the track, added up
buildings-points = Buildings
    .text = the gold numbers of all that were built
columns = Columns
    .text = { $column-three } for three alike, { $column-two } for the top two
resources = Goods
    .text = { $goods-points } for every full { $goods-per } left over
meadows-points = Meadows
    .text = what their stars count

## Options

options = Options
option-open = Open values
    .text = Tokens and buildings lie face up for everybody. Good for a first game.
option-same = Same river boards
    .text = Everybody has the same printed symbols, so nobody begins with an edge.
option-cap = A last round
    .text = The game ends after a round you agree on, if it has got so far.

## Questions

questions = Questions people ask
ask-full = My warehouses are full. May I still fetch goods?
    .text = Yes. Take them all, then give back what you like, new or old, until everything fits.
ask-refuse = May I take fewer goods than I could?
    .text = No. What has room must be taken.
ask-none = May I go to an island where I would get nothing?
    .text = No. You need a symbol, or to be the first there with three or four players. A place whose action is impossible cannot be chosen.
ask-food = May I trade food for food?
    .text = Yes, food may be among the goods you give.
ask-frames = I covered two frames in one round. What happens?
    .text = Two pioneers settle. If you have sent fewer, as many as there are.
ask-swap = Do meadows work again after a swap?
    .text = No. What happens once has happened. But columns are counted as the tiles lie in the end.
ask-two = Is a tile with two lands worth both in one column?
    .text = It matches either, but three alike need **one** land that all three share.
ask-secret = May I look at the tokens of the others?
    .text = Everybody saw them being taken, but they lie face down until the end, and so do buildings.
ask-reserved = What are reserved cards worth that I never build?
    .text = Nothing, and they cost nothing. You cannot give one back.
ask-tie = Who wins a tie?
    .text = All who tie share the victory.

## Icons

icon-wood = wood
icon-stone = stone
icon-clay = clay
icon-food = food: any of the three
icon-warehouse = warehouse: holds one good
icon-symbol = symbol: gives one clay
icon-pioneer = pioneer
icon-pawn = first player pawn
icon-token = bonus token
icon-framed = framed spot: a pioneer settles
icon-star = points at the end
icon-income = after every round
icon-swap = swap two tiles
