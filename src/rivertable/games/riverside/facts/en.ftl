# What a drawn thing does, and (-from) where it comes from, for whoever taps it. Without a -from of its own it has that of the
# shorter name: die-hot has that of die.

fact-die =
    Whoever takes it crosses { $value ->
        [one] one seat
       *[other] { $value } seats
    } on the boat of its colour. It costs no fire.
fact-die-hot =
    Whoever takes it crosses { $value ->
        [one] one seat
       *[other] { $value } seats
    } on the boat of its colour, and pays as much fire: it is above the temperature.
fact-die-green =
    It can be added to the die you take: { $value ->
        [one] one more seat
       *[other] { $value } more seats
    } on that boat, for as much fire.
fact-die-from = All dice are rolled at the beginning of a round. They are for everybody: no die is used up.
fact-heating = A die up here is hot: it costs as much fire as it shows.
fact-heating-from = Dice above the temperature are put here, and always the green one.
fact-temperature =
    { $value ->
        [one] The ship has sailed one space
       *[other] The ship has sailed { $value } spaces
    } in this round, and dice with a higher number are hot.
fact-temperature-from = It is the number of the middle one of the five coloured dice, from low to high.
fact-free = A die down here costs nothing. You take one die in a round.
fact-free-from = These dice are not above the temperature.

fact-ship = All players travel on it. An excursion goes to a village near the ship, and the ship waits.
fact-ship-from = It sails as many spaces in a round as the temperature says.
fact-start = Here the voyage began.
fact-start-from = The ship sails along the north bank first, and comes back along the south bank.
fact-anchor =
    { $left ->
        [0] The ship has arrived, and the game is over.
        [one] The ship is one space away. When it arrives, the game ends at once.
       *[other] The ship is { $left } spaces away. When it arrives, the game ends at once.
    }
fact-anchor-from = It is the last space, at the end of the south bank.
fact-space = The ship sails from space to space, and the way to a village is counted in spaces.
fact-space-from = Each piece of the river has its spaces; the pieces lie in another order in each game.
fact-passage = A short cut for excursions: from bank to bank in one step. The ship itself does not take it.
fact-passage-from = It is there where the pieces of both banks have one.
fact-dock = The last step of an excursion, from the river to the village.
fact-dock-from = It is printed on this piece of the river, and counts as one step.
fact-village = One excursion in a round can come here and score what is shown, if you have tickets for it.
fact-village-from = It belongs to this piece of the river. The way to it goes forwards, backwards or through passages.
fact-item = An excursion writes { $value } points for each ticket on your boat of this colour.
fact-item-stave = An excursion writes { $value } points for each ticket you have, on all five boats together.
fact-item-from = It is printed on the village, and can be scored again later, if the score is higher than your last one.

fact-boat = Your die of this colour fills the seats of this boat. Its tickets make the villages of its colour worth more.
fact-boat-from =
    { $count ->
        [0] It has no ticket yet: the first full row brings one.
        [one] It has one ticket, from a full row.
       *[other] It has { $count } tickets, from full rows.
    }
fact-seat = { $crossed } of { $seats } seats are taken. When all are, the row gives its ticket and its bonus.
fact-seat-from = A die crosses seats on the boat of its colour; the bonus of another row does too.
fact-royal = A royal seat. When all royal seats of a boat are crossed, its power can be used.
fact-royal-from = It is crossed like any other seat, by a die or a bonus.
fact-ticket =
    { $points ->
        [one] One point
       *[other] { $points } points
    } at the end, and one ticket more for every excursion of this colour.
fact-ticket-from = It is yours as soon as all seats of the row are crossed.
fact-bonus =
    { $seats ->
        [one] One seat
       *[other] { $seats } seats
    } on the { $colour } boat, crossed at once and without a die.
fact-bonus-from = It comes with the ticket when the row is full.

fact-power-fan_base = It adds seats to the die you take, on the same boat and without fire.
fact-power-prize_ticket = It counts one ticket more for a colour, or a stave church, on an excursion.
fact-power-speed_boat = It takes your excursion of a round much farther.
fact-power-warm_night = It adds the green die without fire. A hot die must still be paid.
fact-power-early_birds = It lets you visit a second village in the same round.
fact-power-from =
    { $royals ->
        [0] It sleeps until all royal seats of this boat are crossed, and it serves once.
       *[other] It is ready when all royal seats of this boat are crossed, so far { $royals }. It serves once.
    }
fact-scores = Each excursion writes its points into the next box, and every score must be higher than the one before.
fact-scores-from =
    { $left ->
        [0] All boxes are full.
        [one] One box is free. It is filled by a village of this colour.
       *[other] { $left } boxes are free. They are filled by villages of this colour.
    }
fact-scores-stave = They count as captain points. Each score must be higher than the one before.
fact-scores-stave-from =
    { $left ->
        [0] All boxes are full.
        [one] One box is free. It is filled by a stave church.
       *[other] { $left } boxes are free. They are filled by stave churches.
    }
fact-points = What this boat counts at the end. Your lowest boat counts once more, as captain points.
fact-points-from = They are the points of its tickets, and of its excursions.

fact-fire = { $count } left. They pay for hot dice and for the green die.
fact-fire-from = They are printed on the sheet, and none comes back.
fact-plus =
    { $count ->
        [0] None is left.
        [one] One is left. It makes the range of a round one step longer.
       *[other] { $count } are left. Each makes the range of a round one step longer.
    }
fact-plus-from = They are printed on the sheet, and each serves once.
fact-captain =
    { $players ->
        [1] { $points } captain points, part of your score. Enough of them bring a bonus at the end, too few cost you points.
       *[other] { $points } captain points, part of the score. The most bring a bonus at the end, the fewest cost points.
    }
fact-captain-from = They are the scores of stave churches, and the points of the lowest of the five boats.
fact-target = Who plays alone wins with { $target } points at the end.
fact-target-from = These are all points so far, captain points among them.
fact-tickets = So many tickets are on this boat: an excursion multiplies a village by them.
fact-tickets-from = Each full row of the boat is a ticket.
