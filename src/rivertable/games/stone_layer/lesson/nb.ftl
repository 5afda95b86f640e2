# Et første parti Stone Layer med veiledning. [1] og [2] er de nummererte merkene på bordet. Høyst 45 ord per trinn.

lesson-goal-title = Steiner ved elven
lesson-goal-part = Hva det går ut på
lesson-goal-text = Elven [1] er full av steiner. Rundt den, på { $stacks } grunnsteiner, bygger alle på de samme stablene [2]. Når en stabel velter, gir den poeng til alle unntatt den som veltet den. Førstemann til { $points } poeng vinner.
lesson-goal-act = Se på bordet

lesson-tile-title = En steinbrikke
lesson-tile-part = En steinbrikke
lesson-tile-text = En tur begynner med en steinbrikke. Bildet er størrelsen på steinen du får ta; tallet er hvor mange stabler plasseringsmarkøren [1] flyttes etterpå. Steinen din legges der markøren står nå. Ta den store.
lesson-tile-act = Ta brikken: stor, { $steps } steg
lesson-tile-else = En fin brikke for senere. Ta den store steinen med { $steps } steg.

lesson-stone-title = Steinen din
lesson-stone-part = En stein
lesson-stone-text = Ingen steiner er like. Den første skal bære alle de andre, så velg en bred og flat. Denne ligger godt.
lesson-stone-act = Ta steinen som vises
lesson-stone-else = Hver stein har sin sjarm. Ta den flate som vises.

lesson-place-title = Legg den
lesson-place-part = Å plassere
lesson-place-text = Steinen din svever over stabel { $stack }, der markøren står. Den får bare berøre det som ligger rett under. Ovenfra [1] flytter du den, fra siden [2] ser du hvordan den senkes. I dag støtter jeg hånden din.
lesson-place-act = Slipp steinen
lesson-place-then = Steinen faller ned. Om den blir liggende, ser vi når du slipper.

lesson-tokens-title = Den blir liggende: en poengsjetong
lesson-tokens-part = Poengsjetonger
lesson-tokens-text = For en stein som blir liggende, legger du poengsjetonger ved stabelen [1]: { $first } for hver av de tre første, så { $fourth }, { $fifth } og { $sixth } fra den sjette. Plasseringsmarkøren er flyttet [2]. Der bygger naboen din.
lesson-tokens-act = Se på naboen

lesson-higher-title = En stein til
lesson-higher-part = Høyere
lesson-higher-text = Plasseringsmarkøren er tilbake ved stabelen din [1]. En stein til gir deg en sjetong til, på en stabel som blir vanskeligere å bygge på. Ta den middels store steinen og legg den.
lesson-higher-act = Middels brikke, stein, slipp
lesson-higher-then = Steinen faller ned. Om den blir liggende, ser vi når du slipper.
lesson-higher-else = En annen gang. Ta nå den middels store brikken, steinen som vises, og slipp.

lesson-marker-title = Styr plasseringsmarkøren
lesson-marker-part = Plasseringsmarkøren
lesson-marker-text = Neste spiller må bygge der plasseringsmarkøren stopper. Sjetongene dine ligger ved stabel { $stack } [1], og { $steps } steg fører dit [2]. La naboen prøve seg med en tredje stein!
lesson-marker-act = Brikke med { $steps } steg, stein, slipp
lesson-marker-then = Steinen faller ned. Om den blir liggende, ser vi når du slipper.
lesson-marker-else = Den fører plasseringsmarkøren et annet sted. Ta brikken med { $steps } steg.

lesson-fall-title = Den velter!
lesson-fall-part = En stabel velter
lesson-fall-text = Naboen veltet den, så sjetongene dine der ble gylne: { $points } poeng til deg [1]. Den som velter, får ikke poeng for sine; de går tilbake til forrådet. Steinene ligger i elven igjen.

lesson-shared-title = Ved siden av naboen
lesson-shared-part = En felles stabel
lesson-shared-text = Ved denne stabelen ligger en sjetong fra naboen [1]. Bygg her du også: den som velter den, betaler den andre. En stein som lener seg mot noe annet, eller berører en annen, blir liggende, men gir ingen sjetong.
lesson-shared-act = Middels brikke, stein, slipp
lesson-shared-then = Steinen faller ned. Om den blir liggende, ser vi når du slipper.
lesson-shared-else = Nå den middels store brikken, steinen som vises, og slipp.

lesson-companion-title = Med ekte steiner
lesson-companion-part = Hjelperen
lesson-companion-text = Eier du spillet i eske? Åpne et bord med ekte steiner: dere bygger for hånd, og hjelperen holder orden på brikker, sjetonger og poeng. Etter hver stein er du dommer og forteller hva som sto og hva som veltet.

lesson-end-title = Slik slutter det
lesson-end-part = Slik slutter det
lesson-end-text = Den som først har { $points } poeng [1], vinner straks. Se derfor hvem som har sjetonger ved en ustø stabel før du bygger der, og styr plasseringsmarkøren dit dine ligger.

lesson-free-title = To egne turer
lesson-free-part = To egne turer
lesson-free-text = Nå ligger steinen i din egen hånd. Vri den, prøv en annen side ned, senk den sakte og se fra siden før du slipper.
lesson-free-act = Din tur: gjør som du vil

lesson-over-title = Du kan Stone Layer
lesson-over-text = Ta en brikke, legg en stein, styr plasseringsmarkøren, og la de andre velte. Resten står i reglene når du vil. Klar for et helt spill?
