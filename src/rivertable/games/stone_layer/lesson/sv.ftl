# Ett första parti Stone Layer med handledning. [1] och [2] är de numrerade märkena på bordet. Högst 45 ord per steg.

lesson-goal-title = Stenar vid floden
lesson-goal-part = Vad det går ut på
lesson-goal-text = Floden [1] är full av stenar. Runt den, på { $stacks } bottenstenar, bygger alla på samma staplar [2]. När en stapel välter ger den poäng till alla utom den som välte den. Först till { $points } poäng vinner.
lesson-goal-act = Se på bordet

lesson-tile-title = En stenbricka
lesson-tile-part = En stenbricka
lesson-tile-text = En tur börjar med en stenbricka. Bilden är storleken på sten du får ta, siffran hur många staplar platsmarkören [1] flyttas efteråt. Din sten läggs där markören står nu. Ta den stora.
lesson-tile-act = Ta brickan: stor, { $steps } steg
lesson-tile-else = En fin bricka för senare. Ta den stora stenen med { $steps } steg.

lesson-stone-title = Din sten
lesson-stone-part = En sten
lesson-stone-text = Inga två stenar är lika. Den första ska bära alla andra, så välj en bred och platt. Den här ligger bra.
lesson-stone-act = Ta stenen som visas
lesson-stone-else = Varje sten har sin charm. Ta den platta som visas.

lesson-place-title = Lägg den
lesson-place-part = Placera
lesson-place-text = Din sten svävar över stapel { $stack }, där markören står. Den får bara röra det som ligger rakt under. Uppifrån [1] flyttar du den, från sidan [2] ser du hur den sänks. I dag stöder jag din hand.
lesson-place-act = Släpp stenen
lesson-place-then = Stenen faller ner. Om den ligger kvar ser vi när du släpper.

lesson-tokens-title = Den står: en poängmarkör
lesson-tokens-part = Poängmarkörer
lesson-tokens-text = För en sten som ligger kvar lägger du poängmarkörer vid stapeln [1]: { $first } för var och en av de tre första, sedan { $fourth }, { $fifth } och { $sixth } från den sjätte. Platsmarkören har flyttats [2]. Där bygger din granne.
lesson-tokens-act = Se på din granne

lesson-higher-title = En andra sten
lesson-higher-part = Högre
lesson-higher-text = Platsmarkören är tillbaka vid din stapel [1]. En sten till ger dig en markör till, på en stapel som blir svårare att bygga på. Ta den mellanstora stenen och lägg den.
lesson-higher-act = Mellanstor bricka, sten, släpp
lesson-higher-then = Stenen faller ner. Om den ligger kvar ser vi när du släpper.
lesson-higher-else = En annan gång. Ta nu den mellanstora brickan, stenen som visas, och släpp.

lesson-marker-title = Styr platsmarkören
lesson-marker-part = Platsmarkören
lesson-marker-text = Nästa spelare måste bygga där platsmarkören stannar. Dina markörer ligger vid stapel { $stack } [1], och { $steps } steg leder dit [2]. Låt din granne försöka med en tredje sten!
lesson-marker-act = Bricka med { $steps } steg, sten, släpp
lesson-marker-then = Stenen faller ner. Om den ligger kvar ser vi när du släpper.
lesson-marker-else = Den för platsmarkören någon annanstans. Ta brickan med { $steps } steg.

lesson-fall-title = Den välter!
lesson-fall-part = En stapel välter
lesson-fall-text = Din granne välte den, så dina markörer där blev gyllene: { $points } poäng till dig [1]. Den som välter får inga poäng för sina; de går tillbaka till förrådet. Stenarna ligger i floden igen.

lesson-shared-title = Bredvid din granne
lesson-shared-part = En delad stapel
lesson-shared-text = Vid den här stapeln ligger en markör från din granne [1]. Bygg här du också: den som välter den betalar den andra. En sten som lutar mot något annat, eller rör en annan, ligger kvar men ger ingen markör.
lesson-shared-act = Mellanstor bricka, sten, släpp
lesson-shared-then = Stenen faller ner. Om den ligger kvar ser vi när du släpper.
lesson-shared-else = Nu den mellanstora brickan, stenen som visas, och släpp.

lesson-companion-title = Med riktiga stenar
lesson-companion-part = Kompanjonen
lesson-companion-text = Äger du spelet i ask? Öppna ett bord med riktiga stenar: ni bygger för hand, och kompanjonen håller reda på brickor, markörer och poäng. Efter varje sten är du domare och berättar vad som stod och vad som välte.

lesson-end-title = Hur det slutar
lesson-end-part = Hur det slutar
lesson-end-text = Den som först har { $points } poäng [1] vinner genast. Se därför efter vems markörer som ligger vid en ostadig stapel innan du bygger där, och styr platsmarkören dit dina ligger.

lesson-free-title = Två egna turer
lesson-free-part = Två egna turer
lesson-free-text = Nu ligger stenen i din egen hand. Vrid den, prova en annan sida nedåt, sänk den långsamt och titta från sidan innan du släpper.
lesson-free-act = Din tur: gör som du vill

lesson-over-title = Du kan Stone Layer
lesson-over-text = Ta en bricka, lägg en sten, styr platsmarkören, och låt de andra välta. Resten står i reglerna när du vill. Redo för ett helt parti?
