### Texts all games share.

seat = Player { $number }

# Of a game that has no words of its own for this.
decide-over = The game is over.
decide-wait = Waiting for the others.
reason-game_over = The game is over.
reason-not_your_turn = It is not your turn.
reason-not_asked_now = That is not asked now. { $question }
end-over = everything is played
term-points = points
term-points-more = scores points
term-points-less = scores less

undo-none = There is nothing to take back:
undo-free = Only { $count } of your moves can be taken back freely:
undo-beginning = it is the beginning of the match.
undo-revealed = your last decisions were shown or chance has spoken since. Going further back needs the others' consent.
undo-moved = { $seat } has moved since. Going further back needs the others' consent.
undo-agreed = the match was taken back to here by agreement.
undo-report = No report can be taken back: somebody has decided since.
undo-world = What the world has done cannot be taken back.

draft-complete = This plan is complete: what follows will be shown when it is carried out.

ended-agreed = The people at the table ended the match.
took-back =
    { $moves ->
        [one] takes back a move
       *[other] takes back { $moves } moves
    }

# What happened in a turn, in one sentence: "Otter fetched 4 stone, traded 3 wood."
told-turn = { $seat } { $acts }.
told-in_turn = is in turn
told-list = { $one }, { $other }
told-sentences = { $one } { $other }
told-nothing = Nothing happened.

proposal-undo =
    { $moves ->
        [one] { $seat } asks to take back 1 decision.
       *[other] { $seat } asks to take back { $moves } decisions.
    }
proposal-end = { $seat } asks to end the match here.
proposal-bot = { $seat } asks to let a bot play for { $other }.
notice-agrees = { $seat } agrees.
notice-agreed-undo =
    { $moves ->
        [one] All agree: { $seat } takes back 1 decision.
       *[other] All agree: { $seat } takes back { $moves } decisions.
    }
notice-agreed-end = All agree: the match ends here.
notice-agreed-bot = All agree: a bot plays for { $other }.
notice-refused-undo = { $seat } says no: nothing is taken back.
notice-refused-end = { $seat } says no: the match goes on.
notice-refused-bot = { $seat } says no: { $other } keeps the seat.
notice-bot-plays = A bot plays for { $seat } now.
notice-plays-again = { $seat } plays again.
notice-stood = { $seat } has left the seat, and a bot plays on.
notice-time-up-bot = The time of { $seat } is up, and a bot plays on.
notice-time-up-turn = The time of { $seat } is up, and a bot plays this turn.
notice-time-up-passed = The time of { $seat } is up, and the turn is passed.
notice-hint = { $seat } asked for a hint.

## The goal card

goal-points-from = Points come from
goal-ends = It ends
lesson-later = After this step.
lesson-said = { $turn }
lesson-watch = Watch what the others do.

## Why a hint is good, and how much better it is

hint-why-1 = This { $first }.
hint-why-2 = This { $first } and { $second }.
hint-why-next = This { $first }, and your next turn can be: { $action }.
hint-why-then = Your next turn can then be: { $action }.
hint-why-later = It pays off only later: of all turns that were played on from here, it ends best.
hint-why-as-good = Several choices are about as good here.
hint-why-not-1 = Compared with the best choice, this { $first }.
hint-why-not-2 = Compared with the best choice, this { $first } and { $second }.
hint-why-not-later = Nothing is wrong with it now, but played on from here it ends worse.
hint-why-not-as-good = Nothing speaks against it.
hint-fact-change = { $what } { $by }
hint-fact-range = { $before } → { $after }
hint-fact-next = Then: { $action }
hint-fact-otherwise = Otherwise: { $fact }
hint-fact-more = { $points ->
        [0] worth a little more
        [one] worth about 1 point more
       *[other] worth about { $points } points more
    }
hint-fact-less = { $points ->
        [0] worth a little less
        [one] worth about 1 point less
       *[other] worth about { $points } points less
    }
hint-fact-more-than-now = { $points ->
        [0] worth a little more than now
        [one] worth about 1 point more than now
       *[other] worth about { $points } points more than now
    }
hint-fact-less-than-now = { $points ->
        [0] worth a little less than now
        [one] worth about 1 point less than now
       *[other] worth about { $points } points less than now
    }
hint-as-good = About as good as “{ $other }”.
hint-better = { $size ->
        [clear] Clearly better than
        [plain] Better than
       *[slight] Slightly better than
    } “{ $other }”{ $points ->
        [0] .
        [one] , by about 1 point.
       *[other] , by about { $points } points.
    }
hint-worse = { $size ->
        [clear] Clearly worse than
        [plain] Worse than
       *[slight] Slightly worse than
    } “{ $other }”{ $points ->
        [0] .
        [one] , by about 1 point.
       *[other] , by about { $points } points.
    }
hint-outlook = { $how ->
        [far_ahead] You are clearly ahead.
        [ahead] You are slightly ahead.
        [behind] You are slightly behind.
        [far_behind] You are clearly behind.
       *[even] The match is about even.
    }
hint-reply = { $seat } will probably answer: { $action }.
coach-loses = { $points ->
        [0] This gives something away
        [one] This gives away about 1 point
       *[other] This gives away about { $points } points
    }; open was: { $best }.
