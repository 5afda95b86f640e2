### Riverside, English. Nouns are the rulebook's.

title = Riverside

colour-yellow = yellow
colour-blue = blue
colour-pink = pink
colour-brown = brown
colour-white = white
colour-none = none

prize-yellow = yellow
prize-blue = blue
prize-pink = pink
prize-brown = brown
prize-white = white
prize-stave = stave church
prize-none = none

answer-no = no
answer-yes = yes
green-no = no
green-add = add
green-warm_night = Warm night
bank-north = north
bank-south = south
village-none = none

power-fan_base = Fan base
power-prize_ticket = Prize ticket
power-speed_boat = Speed boat
power-warm_night = Warm night
power-early_birds = Early birds

activity-yellow = local brew
activity-blue = ice fishing
activity-pink = mountain climbing
activity-brown = reindeer trip
activity-white = polar bear safari

## Options

option-extension = Extension: two more river tiles, six columns

## What is asked

decide-choose_die = Choose a base die. You have { $fire ->
        [0] no fire symbol
        [one] one fire symbol
       *[other] { $fire } fire symbols
    }.
decide-green = Add the green die ({ $value }) to your { $colour } die?
decide-fan_base = Use Fan base for three more crosses?
decide-seat_row = Cross a seat on the { $colour } boat, { $left } to go. Which row?
decide-resolve_row = Several rows are complete. Which ticket first?
decide-speed_boat = Use Speed boat? Your range is { $range }.
decide-plus_one = Cross out "+1" symbols? Your range is { $range }.
decide-village = Visit a village within { $range } spaces, or stay.
decide-prize_ticket = Use the Prize ticket here?
decide-score_colour =
    { $last ->
        [0] Write { $points } points for { $item }? It is the first score there.
       *[other] Write { $points } points for { $item }? The last score there is { $last }.
    }
decide-early_birds = Use Early birds to visit a second village?
decide-done = You are done. Waiting for the others.
decide-over = The game is over.

## Actions

action-choose_die =
    { $cost ->
        [0] Take the { $colour } die ({ $value })
       *[other] Take the hot { $colour } die ({ $value }) for { $cost } fire
    }
action-green-no = Leave the green die
action-green-add = Add the green die ({ $value }): { $total } crosses for { $cost } fire in all
action-green-warm_night = Add the green die ({ $value }) with Warm night: { $total } crosses for { $cost } fire in all
action-fan_base-no = Keep Fan base for later
action-fan_base-yes = Use Fan base: three more crosses
action-seat_row-unasked = Row { $number }
action-seat_row = Row { $number } of { $boat }: { $crossed } of { $seats } crossed; ticket { $points }, bonus { $bonus } { $gives }
action-resolve_row = Row { $number } of { $colour }: ticket { $points }, then { $bonus } { $gives }
action-speed_boat-no = Keep Speed boat for later
action-speed_boat-yes = Use Speed boat: range { $range } this round
action-plus_one =
    { $count ->
        [0] Cross out no "+1" symbol
        [one] Cross out one "+1" symbol: range { $range }
       *[other] Cross out { $count } "+1" symbols: range { $range }
    }
action-village = { $bank } { $column }, distance { $distance }: { $offers }
action-village-none = Stay on board
action-prize_ticket-none = Keep the Prize ticket for later
action-prize_ticket = Prize ticket for { $item }: one ticket more this round
action-score_colour-no = Leave the box empty
action-score_colour-yes = Write the score
action-early_birds-no = Keep Early birds for later
action-early_birds-yes = Use Early birds: visit a second village

offers-none = nothing
offers-prize = only with the Prize ticket
offers-1 = { $item0 } { $points0 }
offers-2 = { $item0 } { $points0 }, { $item1 } { $points1 }
offers-3 = { $item0 } { $points0 }, { $item1 } { $points1 }, { $item2 } { $points2 }

## Why not

reason-game_over = The game is over.
reason-wait_for_others = You have finished this phase; the others are still at it.
reason-not_asked_now = That is not asked now. { $question }
reason-too_little_fire = This costs { $cost } fire { $cost ->
        [one] symbol
       *[other] symbols
    } and you have { $fire }.
reason-power_not_usable = That royal power is not activated, or has been used.
reason-row_full = That row is full.
reason-row_not_pending = That row is not waiting for its ticket.
reason-speed_boat_useless = Speed boat would bring nothing you can score into range.
reason-too_few_plus_ones = You have { $left ->
        [0] no "+1" symbol
        [one] one "+1" symbol
       *[other] { $left } "+1" symbols
    } left.
reason-plus_ones_useless = No village you can score lies exactly that much farther.
reason-no_such_column = The map has no such column.
reason-already_visited = Early birds goes to two different villages.
reason-out_of_range = That village is { $distance } away and your range is { $range }.
reason-nothing_to_score = You could not write a score there: each must be at least 1, beat the last one, and have a vacant box.
reason-prize_needed = This village can only be scored with the Prize ticket.
reason-prize_not_scorable = That cannot be scored here, even with the Prize ticket.
reason-must_score_one = A visit scores at least one colour.

## Previews

preview-fire = Fire symbols
preview-plus_ones = "+1" symbols
preview-range = Range
preview-crosses = Crosses to make
preview-seats = Seats crossed, { $colour }
preview-tickets = Tickets, { $colour }
preview-points = Points, { $item }
preview-captain = Captain points

## Log

log-round_begun = Round { $round }.
log-dice_rolled = The dice: yellow { $die0 }, blue { $die1 }, pink { $die2 }, brown { $die3 }, white { $die4 }, green { $green }. Temperature { $temperature }.
log-ship_sailed = The ship sails { $steps } to space { $to }.
log-game_ended = The ship drops anchor.
log-die_chosen = { $seat } takes the { $colour } die ({ $value }).
log-green_added = { $seat } adds the green die ({ $value }).
log-fire_paid = { $seat } crosses out { $count ->
        [one] one fire symbol
       *[other] { $count } fire symbols
    }.
log-power_used = { $seat } uses { $power }.
log-power_activated = { $seat } activates { $power }.
log-seat_crossed = { $seat } crosses a seat: { $colour }, row { $row }.
log-crosses_lost =
    { $count ->
        [one] { $seat } loses one cross: the { $colour } boat is full.
       *[other] { $seat } loses { $count } crosses: the { $colour } boat is full.
    }
log-ticket_crossed = { $seat } completes { $colour } row { $row }: ticket { $points }.
log-range_extended = { $seat } crosses out { $count } "+1": range { $range }.
log-village_visited = { $seat } visits the village { $bank } { $column }.
log-score_written = { $seat } writes { $points } for { $item }.

## A turn in one sentence, after the player's name

told-and = { $one } and { $other }
told-die = took the { $colour } { $value }
told-with_green = { $dice } with the green { $value }
told-for_fire = { $dice } for { $count } fire
told-power_used = used { $power }
told-crossed = crossed { $seats }
told-row-first =
    { $count ->
        [one] a seat in { $colour } row { $row }
       *[other] { $count } seats in { $colour } row { $row }
    }
told-row-same = { $count } in row { $row }
told-row-other = { $count } in { $colour } row { $row }
told-boat-first =
    { $count ->
        [one] a { $colour } seat
       *[other] { $count } { $colour } seats
    }
told-boat = { $count } { $colour }
told-completed = completed { $rows }
told-ticket_crossed = completed { $colour } row { $row }: ticket { $points }
told-ticket = { $colour } row { $row } (ticket { $points })
told-tickets = completed { $count } rows: tickets { $points }
told-points = { $points }
told-power_activated = activated { $power }
told-crosses_lost =
    { $count ->
        [one] lost a cross in the full { $colour } boat
       *[other] lost { $count } crosses in the full { $colour } boat
    }
told-range_extended = spent { $count } "+1" for range { $range }
told-village_visited = visited the village { $bank } { $column }
told-scored = { $village }: { $scores }
told-score-first =
    { $points ->
        [one] 1 point for { $item }
       *[other] { $points } points for { $item }
    }
told-score = { $points } for { $item }

## Scores and endings

score-yellow = Yellow boat
score-blue = Blue boat
score-pink = Pink boat
score-brown = Brown boat
score-white = White boat
score-stave = Stave church
score-lowest_boat = Lowest boat again
score-captain_bonus = Captain bonus

end-anchor = the ship reached the anchor

level-0 = The captain would like a word with you.
level-1 = The captain takes you on as a trainee.
level-2 = Decent: the captain believes in you.
level-3 = Good: wear the uniform with pride.
level-4 = Very good: a pay rise is due.
level-5 = Impressive: you dine at the captain's table.
level-6 = Fantastic: a toast to you at dinner.
level-7 = Excellent: the whole country hears of you.
level-8 = You are up for tour guide of the year.
level-9 = People come for you; the river is a bonus.

## The drawn table

table-title = Round { $round }, ship on space { $ship } of { $anchor }
table-over = The end after round { $round }
table-extension = , extension
table-start = start
table-anchor = anchor
table-stave = stave
table-north = N{ $column }
table-south = S{ $column }
table-map_legend = ship   ○ space   │3 dock and distance from the ship, ! in range   ┆ passage
table-away = { $distance }▸
section-title = the round
section-villages = villages
section-dice = dice
section-sheet = your sheet
section-powers = powers and scores
section-others = the others
table-free = free
table-hot = hot, costs fire
table-hot_short = hot
table-green = green
table-temperature = temperature { $value }
table-temperature_short = { $value }°
table-your_sheet = Your sheet
table-sheet = Sheet of { $name }
table-others = The others (✓ tickets, last score, ★ power ready)
table-row = row { $number }
table-power = power
table-scores = scores
table-points = points
table-stave_scores = Stave church
table-captain = captain points { $points }
table-total = points so far { $points }
table-final = final score { $points }
table-fire = fire
table-plus_ones = +1
table-player = player
table-sheet_legend = □ seat   ☒ crossed   ◇ ◈ royal seat   ✓ ticket   { $bonus } bonus seats   power: ☾ asleep  ★ ready  ✗ used
table-sheet_legend_short = □ seat ☒ crossed ◇ ◈ royal ✓ ticket { $bonus } bonus · power: ☾ asleep ★ ready ✗ used
table-level = { $name }: { $points } points. { $level }
table-solo-won = {" "}The solo game is won.
table-solo-lost = {" "}The solo game is lost.

## Why not, in a few words

short-too_little_fire = too little fire
short-power_not_usable = power not ready
short-row_full = row full
short-speed_boat_useless = brings nothing
short-too_few_plus_ones = too few left
short-plus_ones_useless = brings nothing
short-already_visited = visited
short-out_of_range = too far
short-nothing_to_score = nothing to score
short-prize_needed = needs the Prize ticket
short-prize_not_scorable = nothing to score
short-must_score_one = one must be scored

## Legend and pieces in full, for the terminal

legend =
    N1, S3 villages of the north and the south bank; 6▸ or │6 the distance from the ship, ! in range.
    pink 7 what a village offers: a colour and its value.
    ○ a space of the river, [▶] the ship, ┆ a passage, ◎ the anchor.
    free dice cost nothing; hot ones cost as much fire as they show. 3° the temperature.
    □ a seat, ☒ a crossed one, ◇ and ◈ a royal seat. 1: to 4: the rows of a boat.
    ✓ a ticket: a full row. The number after the seats is what the ticket scores, 2wh its bonus: two white seats.
    ✓2 =16 the tickets and the points of a boat. __ an empty box for a score.
    Powers: ☾ asleep, ★ ready, ✗ used.
    ye yellow, bl blue, pi pink, br brown, wh white, st stave church.
state-asleep = asleep
state-ready = ready
state-used = used
where-power = It belongs to the { $colour } boat and is { $state }.
about-fan_base = Once in the game, when you fill seats: three more crosses, free of fire.
about-prize_ticket = Once in the game, on an excursion: one colour of the village, or the stave church, counts one ticket more this round.
about-speed_boat = Once in the game, on an excursion: your range begins at 6 instead of 3.
about-warm_night = Once in the game, when you fill seats: the green die costs no fire.
about-early_birds = Once in the game, on an excursion: visit two villages in the same round.
about-village = A village { $distance } away from the ship. It offers { $offers }.
about-stave = Offered by some villages; it scores by the tickets of all your boats.
name-plus_one = +1 symbol
about-plus_one = Cross it out on an excursion: your range is 1 more, once.

## Why a hint is good: what an estimate is made of

term-tickets = tickets
term-tickets-more = completes a row for a ticket
term-tickets-less = completes fewer rows
term-excursions = excursions
term-excursions-more = writes more points on an excursion
term-excursions-less = writes fewer points on an excursion
term-stave = the stave church
term-stave-more = scores at the stave church
term-stave-less = scores less at the stave church
term-lowest = your lowest boat
term-lowest-more = raises your lowest boat, which counts twice
term-lowest-less = leaves your lowest boat behind
term-rows = rows begun
term-rows-more = fills rows that are soon complete
term-rows-less = spreads seats over rows that stay open
term-crosses = crosses to make
term-crosses-more = gives you more seats to cross
term-crosses-less = gives you fewer seats to cross
term-fire = fire symbols
term-fire-more = keeps fire for hot dice
term-fire-less = spends fire
term-plus_ones = “+1” symbols
term-plus_ones-more = keeps a “+1” for later
term-plus_ones-less = spends a “+1”
term-powers = captain’s powers
term-powers-more = opens or keeps a power of your boats
term-powers-less = uses up a power of your boats
term-coming = coming excursions
term-coming-more = makes the coming excursions richer
term-coming-less = makes the coming excursions poorer
