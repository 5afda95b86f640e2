# The guide to Riverside, in our own words. Numbers come from the components: numbers.json.

## Goal

goal = Goal
goal-lead = Fill the seats of your guide boats with the dice everybody shares, and visit villages while the cruise ship passes them. The most points win.
goal-tickets = Tickets
    .text = A full row of seats is a ticket: { $ticket-points } points each
goal-excursions = Excursions
    .text = A village pays its value **for every ticket** on its boat
goal-captain = Captain points
    .text = Stave churches and your **weakest** boat; the most bring +{ $most } points, the least { $least }
goal-end = The end
    .text = When the ship reaches the anchor, the game is over at once

## The map

setup = The map
setup-text = { $tiles } river tiles lie in { $columns } columns along two banks, in another order every time. Everybody has the same empty sheet: a boat for each colour, { $fire } fire symbols and { $plus-ones } **+ symbols**.
map-ship = The **ship** sails along the dotted line: east on the north bank, back west on the south bank. It belongs to everybody.
map-villages = Every tile has a **village** with one or two colours and their values, or a stave church.
map-passages = A **passage** joins the banks in a column. The ship never takes it, but your excursions may.
map-anchor = The **anchor**: here the journey ends. The number says how many spaces are left.

## A round

round = A round
round-text = Everybody plays at the same time, with the same dice. What others write on their sheets never changes yours.
round-roll = Roll and sail
    .text = The dice are rolled, and the ship sails as far as the temperature says.
round-fill = Choose a die, fill seats
    .text = Take one coloured die and cross out as many seats on the boat of its colour.
round-visit = Visit a village
    .text = If one is near and pays you something, write its points down. Or stay aboard.

## Dice and fire

dice = Dice and fire
dice-temperature = The **temperature** is the middle one of the { $base-dice } coloured dice when they stand in order. So far the ship sails.
dice-hot = Dice **above** the temperature lie in the heating area. They cost fire.
dice-free = All others are **free**. There are always at least three of them.
dice-green = The **green die** is always hot. It can only be added to a coloured die.
dice-choose = You must choose **exactly one** coloured die. Others may choose the same: dice are never used up.
pay-free = A free die
    .text = costs nothing: cross out as many seats as it shows.
pay-hot = A hot die
    .text = costs as many fire symbols as it shows, all of them, even if some seats are lost.
pay-green = With the green die
    .text = The boat gets both numbers. The green die costs its number in fire as well.

## Seats and tickets

seats = Seats and tickets
seats-fill = Cross out seats from the **left**. You may spread them over several rows. When the boat is full, the rest is lost.
seats-ticket = A full row is a **ticket**. A boat has { $rows } rows of { $row-seats } seats; long rows bring more points.
seats-bonus = A ticket brings { $bonus-seats } **bonus seats** on the boat whose colour stands beside it, at once. They may complete further rows.
seats-royal = **Purple** seats are royal. Cross out both of a boat, and its royal power is yours.
seats-scores = Excursion points are written into these boxes, from the left: { $boxes } for each boat.

## Excursions

excursions = Excursions
excursions-text = After filling seats you may visit **one village**. The ship stays where it is.
visit-near = How far?
    .text = Up to **{ $range }** steps over the water, forwards, backwards or through a passage; the step ashore counts. Each + symbol you cross out adds one, for this round.
visit-colour = A colour
    .text = Its value **times your tickets** on the boat of that colour. In a village with two colours you may write both.
visit-stave = A stave church
    .text = Its value **times all your tickets**, on all boats together. It has a row of boxes of its own.
visit-rising = Only upwards
    .text = A new score must be **higher** than the last one on that boat, and there must be a free box. Tickets are not used up, and you may come again.

## Royal powers

powers = Royal powers
powers-text = Cross out the { $royal-seats } royal seats of a boat to wake its power. Each works **once in the game**; several may work in one round.
power-fan_base = Fan base
    .text = { $fans } more seats on the boat you fill, without fire. Say so when you choose the die.
power-prize_ticket = Prize ticket
    .text = One colour, or the stave church, counts { $prize } ticket more in this round.
power-speed_boat = Speed boat
    .text = You reach { $fast-range } steps instead of { $range } in this round; + symbols still add.
power-warm_night = Warm night
    .text = The green die costs no fire in this round.
power-early_birds = Early birds
    .text = Visit two different villages in this round.

## End and scoring

end = End and scoring
end-text = The game ends the moment the ship reaches the anchor. Nobody fills seats in that round.
end-boats = Boats
    .text = For each boat: its tickets and all its excursions.
end-captain = Captain points
    .text = All stave church scores, and once more the points of your **lowest** boat.
end-bonus = Captain bonus
    .text = Most captain points: +{ $most }. Least: { $least }. Who ties gets it too. Both count at once, and cancel.
example-text = **An example: { $sum-total } points.** This is how a match with two players ended for its winner:
yellow = Yellow boat
    .text = tickets and excursions
blue = Blue boat
    .text = tickets and excursions
pink = Pink boat
    .text = tickets and excursions
brown = Brown boat
    .text = tickets and excursions
white = White boat
    .text = tickets and excursions
stave = Stave churches
    .text = captain points
lowest_boat = Lowest boat
    .text = it counts a second time, as captain points
captain_bonus = Captain bonus
    .text = for the most captain points

## Alone, and a longer river

options = Alone, and a longer river
option-solo = Alone
    .text = The captain bonus is +{ $most } from { $solo-captain } captain points on, otherwise { $least }. You win with { $solo-win } points.
option-extension = Extension
    .text = { $tiles-extension } more tiles make { $columns-extension } columns; one village shows three colours. For levels and for the victory alone, { $extension-off } points are counted.

## Questions

questions = Questions people ask
ask-full = The boat of my die is full. Must I take another?
    .text = No. You may choose it, and its seats are lost. Some free die is always there.
ask-must = May I leave seats open on purpose?
    .text = No. As long as the boat has open seats, every cross is made; only the rows are your choice.
ask-green = May I use the green die alone?
    .text = No. It is always added to a coloured die, and its seats go to that boat.
ask-bonus = Two rows are full at once. Which bonus comes first?
    .text = You choose. First all seats of the dice are crossed out, then the tickets one after the other.
ask-power = When does a new royal power work?
    .text = Powers for excursions already in the same round. Fan base and Warm night from the next round on.
ask-again = May I visit the same village twice?
    .text = Yes, in another round, if the new score is higher.
ask-colours = A village shows two colours. Must I write both?
    .text = No. Write either or both. What you leave out can be written later.
ask-see = Can I see what the others are choosing?
    .text = Only when everybody has finished that step.
ask-tie = Who wins a tie?
    .text = The one with more captain points; if these are equal too, both win.

## Icons

icon-yellow = local brew
icon-blue = ice fishing
icon-pink = mountain climbing
icon-brown = reindeer trip
icon-white = polar bear safari
icon-green = green die: northern lights
icon-stave = stave church
icon-fire = fire: pays for hot dice
icon-plus = one step further
icon-ticket = ticket: a full row
icon-royal = royal seat and power
icon-ship = the cruise ship
