### Texter som alla spel delar.

seat = Spelare { $number }

# Of a game that has no words of its own for this.
decide-over = Spelet är slut.
decide-wait = Väntar på de andra.
reason-game_over = Spelet är slut.
reason-not_your_turn = Det är inte din tur.
reason-not_asked_now = Det frågas inte nu. { $question }
end-over = allt är spelat
term-points = poäng
term-points-more = ger poäng
term-points-less = ger färre poäng

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

## Varför ett tips är bra och hur mycket bättre det är

hint-why-1 = Det här { $first }.
hint-why-2 = Det här { $first } och { $second }.
hint-why-next = Det här { $first }, och din nästa tur kan bli: { $action }.
hint-why-then = Din nästa tur kan då bli: { $action }.
hint-why-later = Det lönar sig först senare: av alla turer som spelats vidare härifrån slutar den bäst.
hint-why-as-good = Här är flera val ungefär lika bra.
hint-why-not-1 = Jämfört med det bästa valet: det här { $first }.
hint-why-not-2 = Jämfört med det bästa valet: det här { $first } och { $second }.
hint-why-not-later = Det är inget fel på det nu, men spelat vidare härifrån slutar det sämre.
hint-why-not-as-good = Inget talar emot det.
hint-fact-change = { $what } { $by }
hint-fact-range = { $before } → { $after }
hint-fact-next = Sedan: { $action }
hint-fact-otherwise = Annars: { $fact }
hint-fact-more = { $points ->
        [0] värt lite mer
        [one] värt ungefär 1 poäng mer
       *[other] värt ungefär { $points } poäng mer
    }
hint-fact-less = { $points ->
        [0] värt lite mindre
        [one] värt ungefär 1 poäng mindre
       *[other] värt ungefär { $points } poäng mindre
    }
hint-fact-more-than-now = { $points ->
        [0] värt lite mer än nu
        [one] värt ungefär 1 poäng mer än nu
       *[other] värt ungefär { $points } poäng mer än nu
    }
hint-fact-less-than-now = { $points ->
        [0] värt lite mindre än nu
        [one] värt ungefär 1 poäng mindre än nu
       *[other] värt ungefär { $points } poäng mindre än nu
    }
hint-as-good = Ungefär lika bra som “{ $other }”.
hint-better = { $size ->
        [clear] Klart bättre än
        [plain] Bättre än
       *[slight] Något bättre än
    } “{ $other }”{ $points ->
        [0] .
        [one] , med ungefär 1 poäng.
       *[other] , med ungefär { $points } poäng.
    }
hint-worse = { $size ->
        [clear] Klart sämre än
        [plain] Sämre än
       *[slight] Något sämre än
    } “{ $other }”{ $points ->
        [0] .
        [one] , med ungefär 1 poäng.
       *[other] , med ungefär { $points } poäng.
    }
hint-outlook = { $how ->
        [far_ahead] Du leder klart.
        [ahead] Du leder något.
        [behind] Du ligger något efter.
        [far_behind] Du ligger klart efter.
       *[even] Partiet är ungefär jämnt.
    }
hint-reply = { $seat } svarar troligen: { $action }.
coach-loses = { $points ->
        [0] Det här ger bort något
        [one] Det här ger bort ungefär 1 poäng
       *[other] Det här ger bort ungefär { $points } poäng
    }; möjligt var: { $best }.
