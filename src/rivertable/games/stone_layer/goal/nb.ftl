# The goal card: the goal, a turn in three pictures, where points come from, and the end. **So** is printed strong.


goal = Legg steiner på stablene ved elven, og få poeng når andre velter dem. Førstemann til { $points } poeng vinner.
goal-turn-1 = Velg en steinbrikke
goal-turn-1-text = Den viser hvilken **størrelse** på stein du får ta fra elven, og hvor langt plasseringsmarkøren flyttes etterpå.
goal-turn-2 = Legg steinen
goal-turn-2-text = Den legges på **stabelen ved plasseringsmarkøren** og får bare berøre steinen under. Blir den liggende, legger du poengsjetonger der: jo høyere stabel, desto flere.
goal-turn-3 = Når en stabel velter
goal-turn-3-text = Sjetongene ved stabelen blir gylne og er **poeng**, men ikke de som tilhører den som veltet den: de går tilbake til forrådet.
goal-points-1 = ett for hver av dine sjetonger ved en stabel som noen andre veltet
goal-points-2 = ingen for en stabel du selv veltet
goal-end = Så snart noen har **{ $points } poeng**, er spillet slutt.
