### Riverside's board, English: words beside those of the rules.

map-label = Map of the river. The ship is on space { $ship } of { $anchor }.
to-go = { $count } to go
dice = Dice
map-and-dice = Map and dice
heating-area = Heating area
costs-fire = costs fire
free-dice = Free dice
no-fire = no fire
green-note = green is always here and adds to a die
take-one = take one die, green may be added
temperature-is = Temperature { $value }
sails = the ship sails that many spaces
green-die = green die { $value }, hot
die-hot = { $colour } die { $value }, hot
die-free = { $colour } die { $value }, free
village-name =
    { $distance ->
        [one] Village { $bank } { $column }: { $items }. One space from the ship
       *[other] Village { $bank } { $column }: { $items }. { $distance } spaces from the ship
    }

phase-roll = Roll and sail
phase-seats = Seats
phase-excursion = Excursion

fire = Fire
range = Range
plus-name = “+1” symbols
passage-name = Passage
dock-name = Way to the village
ship-name = The ship
anchor-name = Anchor
start-name = Start
spaces-name = Spaces { $first } to { $last }
seats-of-row = Row { $number }
royal-seat = Royal seat
ticket-name = Ticket of row { $number }
bonus-name = Bonus of row { $number }
range-is = range { $range }
solo-target = Points to win
solo-points = { $points } of { $target }
solo-target-title = You win with { $points } points or more at the end.
stave-church = Stave church
captain = Captain
sheet-of = Sheet of { $name }
tickets = Tickets
excursions = Excursions: scores must rise
excursions-name = Excursions
excursions-if = Excursions: { $points } if you visit
boat-points = Boat points
royal = { $count } of 2
fill-row =
    { $count ->
        [one] Row { $number }: cross one seat
       *[other] Row { $number }: cross { $count } seats
    }
empty-row =
    { $count ->
        [one] Row { $number }: take back one cross
       *[other] Row { $number }: take back { $count } crosses
    }
power-is-asleep = asleep
power-is-ready = ready
power-is-used = used
power-note-fan_base = three more seats, once
power-note-prize_ticket = one ticket more, once
power-note-speed_boat = more range, once
power-note-warm_night = green die free, once
power-note-early_birds = a second village, once
boat-yellow = Local brew
boat-blue = Ice fishing
boat-pink = Climbing
boat-brown = Reindeer
boat-white = Polar bears

button-green-no = Without green
button-green-add = Add green
button-green-warm_night = Green, Warm night
button-crosses =
    { $count ->
        [one] { $what }: one cross
       *[other] { $what }: { $count } crosses
    }
button-row = Row { $number }: { $seats } seats, ticket { $points }
button-ticket = { $colour }, row { $number }
button-plus =
    { $count ->
        [0] Keep all
       *[other] Use { $count }
    }
button-village =
    { $distance ->
        [one] Visit, one space away
       *[other] Visit, { $distance } spaces away
    }
button-stay = Stay on board
button-keep = Keep it
button-fan_base-no = Keep it
button-fan_base-yes = Use Fan base
button-speed_boat-no = Keep it
button-speed_boat-yes = Use Speed boat
button-early_birds-no = Keep it
button-early_birds-yes = Use Early birds
button-score_colour-no = Leave empty
button-score_colour-yes = Write it

hint-seat_row = { $colour } row { $number }
hint-resolve_row = ticket of { $colour } row { $number }

plan-die = { $colour } { $value }
plan-green = { $colour } { $value } + green { $green }
plan-stay = Stay on board
plan-visit = Visit the village of { $items }

read-round = Round { $round }. The ship is on space { $ship } of { $anchor }. Temperature { $temperature }.
read-dice = Dice: { $dice }.
read-sheet = { $name }: { $points } points, { $fire } fire, { $plus } plus ones, { $captain } captain points.
read-boat = { $activity }: rows { $rows }; tickets { $tickets }; scores { $scores }; { $power } { $state }.

tie-break = Equal points: whoever has more captain points is ahead.
