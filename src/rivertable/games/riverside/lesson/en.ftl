# The lesson of Riverside. [1] and [2] are the numbered marks on the table. At most 45 words a step.

lesson-voyage-title = A voyage along the river
lesson-voyage-part = The voyage
lesson-voyage-text = Everybody sails on the same ship [1], past villages, around the bend and back to the anchor [2]. Fill your { $boats } boats [3] with guests, take them ashore in the villages, and score. Most points win.
lesson-voyage-act = Look at the river

lesson-temperature-title = The temperature
lesson-temperature-part = Temperature
lesson-temperature-text = Each round, the same dice are rolled for everybody. Of the { $dice } coloured ones, the middle number is the temperature [1]: { $temperature }. Dice above it are hot [2], the others are free. And so many spaces the ship [3] has sailed.
lesson-temperature-act = Look at the dice

lesson-die-title = Your die
lesson-die-part = Choose a die
lesson-die-text = Take one die. Its colour says which boat [1], its number how many seats. A pink { $value } for nothing is the best of the free ones. The green die [2] could add more, for a price. Leave it today.
lesson-die-act = Take the pink { $value }, without green
lesson-die-else = We will come to that one. Take the pink die first, without green.

lesson-ticket-title = A full row is a ticket
lesson-ticket-part = Seats and ticket
lesson-ticket-text = Spread your crosses over the rows as you like. This row has just { $seats } seats: fill it, and the ticket at its end is yours. It is worth { $points } points, and it makes pink villages pay.
lesson-ticket-act = Fill the short pink row
lesson-ticket-else = A longer row is worth more, but is not full today. Fill the short one.

lesson-bonus-title = A bonus seat
lesson-bonus-part = The bonus
lesson-bonus-text = At the end of every full row [1] is also a bonus: here a brown seat, at once and for nothing. Put it into the longest row, whose ticket brings { $points } points. We come back to it.
lesson-bonus-act = Cross a seat in the top brown row
lesson-bonus-else = That row is fine too. For this lesson, take the top brown row.

lesson-excursion-title = Go ashore
lesson-excursion-part = An excursion
lesson-excursion-text = After the seats, visit one village, up to { $range } steps from the ship. It pays its pink number [1] for each pink ticket. Later scores of this boat [2] must be higher.
lesson-excursion-sum = { $value } × { $tickets } ticket = { $points } points
lesson-excursion-act = Visit the village beside the ship
lesson-excursion-then = Your points are written down. Then new dice are rolled.
lesson-excursion-else = Your guests would rather go ashore. Visit the village beside the ship.

lesson-fire-title = Play with fire
lesson-fire-part = Hot dice and fire
lesson-fire-text = New dice! Brown is hot: it costs as much fire as it shows, and burnt fire stays burnt. The green die [1] costs too, and adds to any die. Today both are worth it.
lesson-fire-sum = { $value } + { $green } = { $seats } seats for { $seats } fire
lesson-fire-act = Take the brown { $value } and add green
lesson-fire-else = A free die saves fire. Here we spend some: take brown, and add green.

lesson-row-title = The long row
lesson-row-part = A long row
lesson-row-text = Your bonus seat waited here, so now the row is full: { $points } points. Its bonus is { $bonus } pink seats; put them on top [1]. With both purple seats, a boat has its royal power ready [2], for one use.
lesson-row-act = Fill the top brown row, then the bonus in the top pink row
lesson-row-else = Close! Fill the top brown row, then put its bonus into the top pink row.

lesson-church-title = The stave church
lesson-church-part = Farther: the church
lesson-church-text = A stave church [1] pays for all your tickets, of every colour, into boxes of its own. This one is a step too far. A “+1” carries you there; each of them works once.
lesson-church-sum = { $value } × all your tickets = { $points } points
lesson-church-act = Use one “+1”, then visit the church
lesson-church-then = Your points are written down. Then new dice are rolled.
lesson-church-else = First spend one “+1”, then visit the stave church.

lesson-captain-title = The captain is watching
lesson-captain-part = Captain points
lesson-captain-text = Church scores and your lowest boat are captain points, and count on top. Leave a boat empty, and that lowest one is nothing! At the end, the most captain points bring { $most } more; the fewest, { $least }.
lesson-captain-act = Remember the captain

lesson-end-title = To the anchor
lesson-end-part = How it ends
lesson-end-text = As soon as the ship reaches the anchor [1], it is over: nobody plays that round. Your neighbour [2] has just scored { $white } with { $tickets } white tickets. First tickets, then villages: that is the secret.
lesson-end-act = Sail on

lesson-free-title = Two turns of your own
lesson-free-part = Two turns of your own
lesson-free-text = Now play as you like; your neighbour does too. I look on. An idea: find a row that this roll fills, and a village of its colour near the ship.
lesson-free-act = Your move: anything goes

lesson-over-title = You know Riverside
lesson-over-text = Dice fill seats, full rows are tickets, tickets make villages pay. And the captain likes every boat. Ready for a whole voyage?
