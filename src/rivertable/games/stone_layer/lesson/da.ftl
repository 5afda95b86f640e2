# Et første parti Stone Layer med vejledning. [1] og [2] er de nummererede mærker på bordet. Højst 45 ord pr. trin.

lesson-goal-title = Sten ved floden
lesson-goal-part = Hvad det går ud på
lesson-goal-text = Floden [1] er fuld af sten. Rundt om den, på { $stacks } bundsten, bygger alle på de samme stakke [2]. Når en stak vælter, giver den point til alle undtagen den, der væltede den. Den første med { $points } point vinder.
lesson-goal-act = Se på bordet

lesson-tile-title = En stenbrik
lesson-tile-part = En stenbrik
lesson-tile-text = En tur begynder med en stenbrik. Billedet er størrelsen på den sten, du må tage; tallet er, hvor mange stakke pladsmarkøren [1] flyttes bagefter. Din sten lægges, hvor markøren står nu. Tag den store.
lesson-tile-act = Tag brikken: stor, { $steps } pladser
lesson-tile-else = En fin brik til senere. Tag den store sten med { $steps } pladser.

lesson-stone-title = Din sten
lesson-stone-part = En sten
lesson-stone-text = Ikke to sten er ens. Den første skal bære alle de andre, så vælg en bred og flad. Denne ligger godt.
lesson-stone-act = Tag stenen, der vises
lesson-stone-else = Hver sten har sin charme. Tag den flade, der vises.

lesson-place-title = Læg den
lesson-place-part = At placere
lesson-place-text = Din sten svæver over stak { $stack }, hvor markøren står. Den må kun røre det, der ligger lige under. Ovenfra [1] flytter du den, fra siden [2] ser du, hvordan den sænkes. I dag støtter jeg din hånd.
lesson-place-act = Slip stenen
lesson-place-then = Stenen falder ned. Om den bliver liggende, ser vi, når du slipper.

lesson-tokens-title = Den bliver: en pointmarkør
lesson-tokens-part = Pointmarkører
lesson-tokens-text = For en sten, der bliver liggende, lægger du pointmarkører ved stakken [1]: { $first } for hver af de tre første, så { $fourth }, { $fifth } og { $sixth } fra den sjette. Pladsmarkøren er flyttet [2]. Der bygger din nabo.
lesson-tokens-act = Se på din nabo

lesson-higher-title = En sten mere
lesson-higher-part = Højere
lesson-higher-text = Pladsmarkøren er tilbage ved din stak [1]. En sten mere giver dig en markør mere, på en stak, der bliver sværere at bygge på. Tag den mellemstore sten, og læg den.
lesson-higher-act = Mellemstor brik, sten, slip
lesson-higher-then = Stenen falder ned. Om den bliver liggende, ser vi, når du slipper.
lesson-higher-else = En anden gang. Tag nu den mellemstore brik, stenen, der vises, og slip.

lesson-marker-title = Styr pladsmarkøren
lesson-marker-part = Pladsmarkøren
lesson-marker-text = Den næste spiller skal bygge, hvor pladsmarkøren standser. Dine markører ligger ved stak { $stack } [1], og { $steps } pladser fører derhen [2]. Lad din nabo prøve med en tredje sten!
lesson-marker-act = Brik med { $steps } pladser, sten, slip
lesson-marker-then = Stenen falder ned. Om den bliver liggende, ser vi, når du slipper.
lesson-marker-else = Den fører pladsmarkøren et andet sted hen. Tag brikken med { $steps } pladser.

lesson-fall-title = Den vælter!
lesson-fall-part = En stak vælter
lesson-fall-text = Din nabo væltede den, så dine markører der blev gyldne: { $points } point til dig [1]. Den, der vælter, får ikke point for sine; de går tilbage i beholdningen. Stenene ligger i floden igen.

lesson-shared-title = Ved siden af din nabo
lesson-shared-part = En fælles stak
lesson-shared-text = Ved denne stak ligger en markør fra din nabo [1]. Byg også her: den, der vælter den, betaler den anden. En sten, der læner sig op ad andet eller rører en anden, bliver liggende, men giver ingen markør.
lesson-shared-act = Mellemstor brik, sten, slip
lesson-shared-then = Stenen falder ned. Om den bliver liggende, ser vi, når du slipper.
lesson-shared-else = Nu den mellemstore brik, stenen, der vises, og slip.

lesson-companion-title = Med rigtige sten
lesson-companion-part = Hjælperen
lesson-companion-text = Ejer du spillet i æske? Åbn et bord med rigtige sten: I bygger i hånden, og hjælperen holder styr på brikker, markører og point. Efter hver sten er du dommer og fortæller, hvad der stod, og hvad der væltede.

lesson-end-title = Sådan slutter det
lesson-end-part = Sådan slutter det
lesson-end-text = Den, der først har { $points } point [1], vinder straks. Se derfor, hvis markører der ligger ved en vaklende stak, før du bygger der, og styr pladsmarkøren hen til dine egne.

lesson-free-title = To ture på egen hånd
lesson-free-part = To ture på egen hånd
lesson-free-text = Nu ligger stenen i din egen hånd. Drej den, prøv en anden side nedad, sænk den langsomt, og se fra siden, før du slipper.
lesson-free-act = Din tur: gør, som du vil

lesson-over-title = Du kan Stone Layer
lesson-over-text = Tag en brik, læg en sten, styr pladsmarkøren, og lad de andre vælte. Resten står i reglerne, når du har lyst. Klar til et helt spil?
