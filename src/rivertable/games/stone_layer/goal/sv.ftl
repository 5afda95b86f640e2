# The goal card: the goal, a turn in three pictures, where points come from, and the end. **So** is printed strong.


goal = Lägg stenar på staplarna vid floden och få poäng när andra välter dem. Först till { $points } poäng vinner.
goal-turn-1 = Välj en stenbricka
goal-turn-1-text = Den visar vilken **storlek** på sten du får ta ur floden och hur långt platsmarkören flyttas sedan.
goal-turn-2 = Lägg stenen
goal-turn-2-text = Den läggs på **stapeln vid platsmarkören** och får bara röra stenen under. Ligger den kvar lägger du poängmarkörer där: ju högre stapel, desto fler.
goal-turn-3 = När en stapel välter
goal-turn-3-text = Markörerna vid stapeln blir gyllene och är **poäng**, men inte de som hör till den som välte den: de går tillbaka till förrådet.
goal-points-1 = en för varje egen markör vid en stapel som någon annan välte
goal-points-2 = ingen för en stapel som du välte själv
goal-end = Så snart någon har **{ $points } poäng** är spelet slut.
