# What a drawn thing does, and (-from) where it comes from, for whoever taps it. Without a -from of its own it has that of the
# shorter name: place-wood has that of place.

fact-place-terrain = A pioneer here takes one of the tiles to the next spot of your river.
fact-place-terrain-from = New tiles are laid out in every cleanup.
fact-place-resource = A pioneer here brings one { $resource } for each { $resource } symbol to be seen in your river.
fact-place-resource-from =
    { $bonus ->
        [0] { $supply } lie on the island; what is paid or has no room comes back to it.
       *[other] { $supply } lie on the island. The first pioneer of a round brings { $bonus } more.
    }
fact-place-food = A pioneer here brings one food, without any symbol.
fact-place-food-from = { $supply } lie on the island; what is paid or has no room comes back to it.
fact-place-reserve = A pioneer here keeps a building for you, and it will cost you one resource less.
fact-place-construct = A pioneer here constructs a building that you can pay.
fact-place-first_player = A pioneer here takes the pawn, and you begin the next round.
fact-place-swap = A pioneer here lets two tiles of your river change places.
fact-place-from = Pioneers come from your boat, and go back to it in the cleanup.

fact-tile = Its symbols and warehouses count as long as it lies in a river; its terrain counts for the columns.
fact-tile-from = Tiles come from the terrain island. A pioneer takes one to the next spot of a river.
fact-tile-end_points_per_production =
    At the end { $points ->
        [one] one point
       *[other] { $points } points
    } for each { $resource } symbol of the river, { $most } at most; it is such a symbol itself.
fact-tile-immediate_gain = It brings { $amount } { $resource } at once when it is laid, as far as there are so many and there is room.
fact-tile-end_points_per_terrain =
    At the end { $points ->
        [one] one point
       *[other] { $points } points
    } for each tile of the river with this terrain: { $terrain }.
fact-tile-immediate_swaps = When it is laid, its owner may swap tiles of the river, { $amount } times.
fact-tile-end_points_per_boat_pioneer =
    At the end { $points ->
        [one] one point
       *[other] { $points } points
    } for each pioneer on the owner’s boat.
fact-tile-end_points_per_bonus_token =
    At the end { $points ->
        [one] one point
       *[other] { $points } points
    } for each bonus token of its owner.
fact-tile-cleanup_income = It brings { $amount } { $resource } in every cleanup, and { $points } points at the end.
fact-river = The tiles of this player’s river in small, spot by spot.
fact-river-from = Tiles come from the terrain island. A pioneer takes one to the next spot of a river.
fact-spot = A tile goes to the empty spot with the lowest number. A symbol printed here counts until then.
fact-spot-framed = In the cleanup after a tile has come here, one of the owner’s pioneers settles on it for good.
fact-spot-from = Spots are printed on the river board, in the order in which the river flows.

fact-building = Whoever constructs it has its { $points } points, and takes a bonus token.
fact-building-from = Buildings lie on display for everybody; empty places are filled in the cleanup.
fact-building-reserved = Only its owner can construct it, for one resource less. It is worth { $points } points then, and else nothing.
fact-building-reserved-from = It was reserved from the display by a pioneer.
fact-building-built = It counts { $points } points at the end.
fact-building-built-from = It was constructed, and paid with resources.
fact-building-hidden = It lies face down: only its owner knows what it is worth.
fact-building-hidden-from = It was reserved or constructed, and came from the display.
fact-building-deck = So many buildings are on display, and so many are still to come.

fact-good = It pays for buildings, or is traded for food. A little of what is left at the end counts as points.
fact-good-from = It comes from the island of that name, one for each symbol to be seen in your river.
fact-good-food = It stands for any wood, stone or clay when you pay for a building.
fact-good-food-from = It comes from the food island, or by a trade.
fact-warehouse = Room for one resource of any kind. What has no room goes back to its island.
fact-warehouse-from = Warehouses are printed on the river board and on tiles; a tile covers what is printed below it.
fact-production = So much { $resource } a pioneer brings from that island.
fact-production-from = It is the number of { $resource } symbols to be seen in this river.

fact-pioneers = Pioneers on the boat: so many can still be sent in this round.
fact-pioneers-from = They come back in the cleanup. Those who settle on a framed spot stay there.
fact-pioneers-at_work = Pioneers who have been sent in this round.
fact-pioneers-settled = Pioneers who live on framed spots, and cannot be sent any more.
fact-pioneers-settled-from = They settled in the cleanup after a tile had come to their spot.
fact-pawn = Whoever has the pawn begins the round.
fact-pawn-from = A pioneer takes it on the place of the first player.

fact-bonus = It counts its number at the end.
fact-bonus-free = The token of the next building goes here.
fact-bonus-pioneer = The token that comes here sets one more pioneer free, who goes to the boat.
fact-bonus-end = The token that comes here is the last one: the game ends with that round.
fact-bonus-pile = The next building constructed, by anybody, brings this token.
fact-bonus-from = Each building brings a token. The first ones are worth the most.
fact-column = Tiles of the same terrain from the top down bring points; three of them bring more than two.
fact-column-from = They are the tiles of this column. A tile of two terrains counts as both.

fact-points = Points so far, as far as they can be seen.
fact-points-bonus_tokens = The numbers on the bonus tokens.
fact-points-buildings = The numbers on the buildings that were constructed.
fact-points-columns = Columns of the same terrain in the river.
fact-points-resources = Resources that are left over.
fact-points-meadows = Meadows that count something at the end.
fact-points-from = They are counted at the end of the game, and shown here as if it ended now.
