### Texts all games share.

seat = Player { $number }

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
