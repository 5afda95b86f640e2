# The lesson of The River. [1] and [2] are the numbered marks on the table. At most 45 words a step.

lesson-river-title = Your river
lesson-river-part = Your river
lesson-river-text = This is your valley. The river runs past { $spots } spots, from the first [1] to the last [2], and every tile you lay makes it richer. You win with points: from buildings, from bonus tokens, and from a well-laid river.
lesson-river-act = Look at your river

lesson-tile-title = A first piece of land
lesson-tile-part = A first tile
lesson-tile-text = Tiles are laid along the river, in order: this one goes to the first spot [1]. Its symbols show what your land produces from now on. Take the badlands.
lesson-tile-sum = Then your land makes { $wood } wood, { $clay } clay
lesson-tile-act = Take the badlands tile
lesson-tile-else = Those tiles are good too. For this lesson, take the badlands.

lesson-boat-title = Pioneers in a boat
lesson-boat-part = Your boat
lesson-boat-text = { $boat } pioneers wait in your boat. In turn, everybody sends one to an island and does at once what the island offers. When all boats are empty, the round is over. Watch your neighbours begin.
lesson-boat-act = Watch your neighbours

lesson-land-title = Take land
lesson-land-part = Take land
lesson-land-text = Now you. A pioneer on the terrain island takes a tile. This forest [1] has two wood symbols; it covers the single one printed on your next spot [2].
lesson-land-sum = wood symbols { $before } → { $after }
lesson-land-act = Take the forest
lesson-land-else = That tile stays where it is for now. Take the forest.

lesson-fetch-title = Fetch clay
lesson-fetch-part = Fetch goods
lesson-fetch-text = Your river shows { $symbols } clay symbols [1]. Each gives one clay, every time a pioneer of yours comes here. Nobody was here yet this round: the first pioneer takes { $first } more [2].
lesson-fetch-sum = { $symbols } symbols + { $first } first = { $clay } clay, room for { $room }
lesson-fetch-act = Send a pioneer to clay
lesson-fetch-else = A fine place too. First fetch the clay.

lesson-others-title = Your neighbours
lesson-others-part = Watch the others
lesson-others-text = An island has few places, so being early counts. Next, one neighbour keeps a building for later [1]: it will cost one thing less. Food, on its own island, stands in for anything when you pay.
lesson-others-act = Let them move

lesson-store-title = More than fits
lesson-store-part = Store them
lesson-store-text = Fetch wood [1]: you will hold more than your { $room } warehouses [2] take, one thing each. What does not fit goes back, and you choose what. Give back two wood and keep all the clay.
lesson-store-act = Fetch wood, give back 2 wood
lesson-store-else = We need the clay for a building. Fetch wood, then give back two wood.

lesson-build-title = Build, and take a token
lesson-build-part = Build, take a token
lesson-build-text = Your goods pay for the { $building } [1]. Each building also brings the top bonus token: worth { $token } now, less for whoever comes later. Send your last pioneer to construct [2].
lesson-build-sum = { $wood } wood + { $clay } clay = { $points } points + token { $token }
lesson-build-act = Build the { $building }
lesson-build-then = You pay, and the { $building } and token { $token } are yours. All boats are empty then: a new round begins, with new tiles and buildings.
lesson-build-else = The { $building } is the best you can pay. Build that one.

lesson-round-title = The round ends
lesson-round-part = The round ends
lesson-round-text = All boats were empty, so the pioneers came home and new tiles and buildings lie ready. Your { $token } sits on your track [1]. The next token is worth { $next }. Token number { $extra } brings you one more pioneer.

lesson-columns-title = Columns and frames
lesson-columns-part = Columns
lesson-columns-text = A column [1] of three tiles with the same land is worth { $same } points, or { $two } if only the top two are alike. A framed spot [2] costs you: a pioneer settles there for good. A longer river, a smaller crew.

lesson-end-title = How it ends
lesson-end-part = How it ends
lesson-end-text = When somebody has { $tokens } tokens [1], or { $tiles } tiles [2], the round is finished and points are counted. So watch how fast your neighbours build.

lesson-free-title = Two turns of your own
lesson-free-part = Two turns of your own
lesson-free-text = Now play as you like; your neighbours do too. I look on. An idea: more clay, more wood, and then the next building.
lesson-free-act = Your move: anything goes

lesson-over-title = You know The River
lesson-over-text = Land makes goods, goods make buildings, buildings bring tokens. The rest is in the rules whenever you want it. Ready for a whole game?
