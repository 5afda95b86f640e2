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
