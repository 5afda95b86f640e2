# The goal card: the goal, a turn in three pictures, where points come from, and the end. **So** is printed strong.


goal = Læg sten på stakkene ved floden, og få point, når andre vælter dem. Den første med { $points } point vinder.
goal-turn-1 = Vælg en stenbrik
goal-turn-1-text = Den viser, hvilken **størrelse** sten du må tage fra floden, og hvor langt pladsmarkøren flyttes bagefter.
goal-turn-2 = Læg stenen
goal-turn-2-text = Den lægges på **stakken ved pladsmarkøren** og må kun røre stenen under sig. Bliver den liggende, lægger du pointmarkører der: jo højere stak, jo flere.
goal-turn-3 = Når en stak vælter
goal-turn-3-text = Markørerne ved stakken bliver gyldne og er **point**, men ikke dem, der tilhører den, som væltede den: de går tilbage i beholdningen.
goal-points-1 = et for hver af dine markører ved en stak, som en anden væltede
goal-points-2 = intet for en stak, du selv væltede
goal-end = Så snart nogen har **{ $points } point**, er spillet slut.
