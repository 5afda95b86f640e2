### Texter som alla spel delar.

seat = Spelare { $number }

undo-none = Det finns inget att ångra:
undo-free = Bara { $count } av dina drag kan ångras fritt:
undo-beginning = spelet har just börjat.
undo-revealed = dina senaste beslut har visats eller slumpen har talat sedan dess. Längre tillbaka krävs de andras samtycke.
undo-moved = { $seat } har gjort ett drag sedan dess. Längre tillbaka krävs de andras samtycke.
undo-agreed = spelet togs tillbaka hit i samförstånd.
undo-report = Ingen rapport kan ångras: någon har fattat ett beslut sedan dess.
undo-world = Det som har hänt kan inte ångras.

draft-complete = Planen är färdig: vad som följer visas när den utförs.
ended-agreed = Spelarna vid bordet avslutade partiet.
took-back =
    { $moves ->
        [one] tar tillbaka ett drag
       *[other] tar tillbaka { $moves } drag
    }
