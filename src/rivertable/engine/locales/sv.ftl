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

told-turn = { $seat } { $acts }.
told-in_turn = står i tur
told-list = { $one }, { $other }
told-sentences = { $one } { $other }
told-nothing = Ingenting hände.

proposal-undo =
    { $moves ->
        [one] { $seat } vill ta tillbaka 1 beslut.
       *[other] { $seat } vill ta tillbaka { $moves } beslut.
    }
proposal-end = { $seat } vill avsluta partiet här.
proposal-bot = { $seat } vill låta en bot spela för { $other }.
notice-agrees = { $seat } går med på det.
notice-agreed-undo =
    { $moves ->
        [one] Alla går med på det: { $seat } tar tillbaka 1 beslut.
       *[other] Alla går med på det: { $seat } tar tillbaka { $moves } beslut.
    }
notice-agreed-end = Alla går med på det: partiet slutar här.
notice-agreed-bot = Alla går med på det: en bot spelar för { $other }.
notice-refused-undo = { $seat } säger nej: inget tas tillbaka.
notice-refused-end = { $seat } säger nej: partiet fortsätter.
notice-refused-bot = { $seat } säger nej: { $other } behåller sin plats.
notice-bot-plays = En bot spelar nu för { $seat }.
notice-plays-again = { $seat } spelar själv igen.
notice-stood = { $seat } har lämnat sin plats, och en bot spelar vidare.
notice-time-up-bot = Tiden är ute för { $seat }, och en bot spelar vidare.
notice-time-up-turn = Tiden är ute för { $seat }, och en bot spelar den här turen.
notice-time-up-passed = Tiden är ute för { $seat }, och turen går vidare.
notice-hint = { $seat } bad om ett tips.

## The goal card

goal-points-from = Så får du poäng
goal-ends = Så slutar det
lesson-later = Efter det här steget.
lesson-said = { $turn }
lesson-watch = Se vad de andra gör.
