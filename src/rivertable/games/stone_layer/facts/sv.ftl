# Vad en ritad sak gör och (-from) varifrån den kommer, för den som trycker på den.

fact-stack =
    { $next ->
        [one] En sten som ligger kvar överst här ger { $next } poängmarkör.
       *[other] En sten som ligger kvar överst här ger { $next } poängmarkörer.
    }
fact-stack-from =
    { $height ->
        [0] På bottenstenen ligger ingen sten ännu; alla bygger på alla staplar.
       *[other] Höjd { $height } nu, utan bottenstenen; välter den går alla dess stenar till floden.
    }
fact-tokens = { $name } får { $count } poäng om någon annan välter den här stapeln.
fact-tokens-from = De lades för stenar som låg kvar och kommer ur ägarens förråd.
fact-tokens-at_stacks = Markörer vid staplarna: var och en är en poäng om någon annan välter stapeln.
fact-tokens-supply = Markörer som ännu kan läggas.
fact-tokens-supply-from = Alla markörer börjar här; den som välter en stapel får sina tillbaka hit.
fact-marker = Nästa sten läggs på stapeln där den står.
fact-marker-from = Efter varje tur flyttas den medurs, så många steg som den tagna brickan visar.
fact-river = Härifrån tar du din sten, i en storlek som din bricka visar.
fact-river-from = Alla stenar börjar här, och de från vältna staplar kommer tillbaka.
fact-size =
    { $left ->
        [0] Ingen sten av den här storleken ligger i floden.
       *[other] { $left } av den här storleken ligger i floden.
    }
fact-size-from = Vilken storlek du får ta står på din bricka.
fact-stone = Den läggs på stapeln vid platsmarkören och får bara röra det som ligger under.
fact-stone-from = Den ligger i floden; varje sten har sin egen form.
fact-tile =
    { $steps ->
        [one] Du tar en sten av en storlek den visar, och platsmarkören flyttas sedan { $steps } stapel framåt.
       *[other] Du tar en sten av en storlek den visar, och platsmarkören flyttas sedan { $steps } staplar framåt.
    }
fact-tile-from = Fem brickor ligger uppvända åt gången; nya kommer när alla fem är tagna.
fact-tile-gone = Här finns inget att ta just nu.
fact-tile-deck = Så många brickor återstår, och så många är använda.
fact-tile-deck-from = När högen är tom blandas de använda.
fact-face = Sidan som vänds nedåt: en bred står bättre.
fact-face-from = Alla sidor som stenen i din hand kan vila på visas.
fact-above = Dra stenen dit dess mitt ska vara.
fact-above-from = Den vita linjen är skuggan av stenen i din hand.
fact-side = Se var den först rör vid något, och hur långt det är kvar.
fact-side-from = Det är stapeln vid platsmarkören med stenen i din hand.
fact-turn = Vrider stenen i din hand som ett liggande hjul.
fact-turn-from = En sten kommer ovriden i din hand.
fact-tilt = Lutar stenen i din hand, för en sluttande yta.
fact-tilt-from = En sten kommer rak i din hand.
fact-tremor = Ungefär så långt avviker din hand när du släpper.
fact-tremor-from = Det beror på bordets inställning och växer med varje sten i stapeln.
fact-stays = Vad du lägger om stenen ligger kvar och bara rör det som är under.
fact-stays-from = Antalet växer med stapelns höjd.
fact-falls = Vem som får poäng om du välter den här stapeln.
fact-falls-from = En för varje markör från en annan spelare vid den; dina egna går tillbaka till ditt förråd.
fact-points = Gyllene markörer är poäng: den som först har { $goal } vinner.
fact-points-from = Markörer blir gyllene när någon annan välter deras stapel.
fact-five = Den räknas som fem poäng.
fact-five-from = Fem gyllene markörer byttes mot den, så att de kan läggas igen.
