# Hvad en tegnet ting gør og (-from) hvor den kommer fra, for den, der trykker på den.

fact-stack =
    { $next ->
        [one] En sten, der bliver liggende øverst her, giver { $next } pointmarkør.
       *[other] En sten, der bliver liggende øverst her, giver { $next } pointmarkører.
    }
fact-stack-from =
    { $height ->
        [0] På bundstenen ligger der endnu ingen sten; alle bygger på alle stakke.
       *[other] Højde { $height } nu, uden bundstenen; vælter den, går alle dens sten til floden.
    }
fact-tokens = { $name } får { $count } point, hvis en anden vælter denne stak.
fact-tokens-from = De blev lagt for sten, der blev liggende, og kommer fra ejerens beholdning.
fact-tokens-at_stacks = Markører ved stakkene: hver er et point, hvis en anden vælter stakken.
fact-tokens-supply = Markører, der endnu kan lægges.
fact-tokens-supply-from = Alle markører begynder her; den, der vælter en stak, får sine tilbage hertil.
fact-marker = Den næste sten lægges på stakken, hvor den står.
fact-marker-from = Efter hver tur flyttes den med uret, så mange pladser som den tagne brik viser.
fact-river = Herfra tager du din sten, i en størrelse som din brik viser.
fact-river-from = Alle sten begynder her, og de fra væltede stakke kommer tilbage.
fact-size =
    { $left ->
        [0] Der ligger ingen sten af denne størrelse i floden.
       *[other] { $left } af denne størrelse ligger i floden.
    }
fact-size-from = Hvilken størrelse du må tage, står på din brik.
fact-stone = Den lægges på stakken ved pladsmarkøren og må kun røre det, der ligger under den.
fact-stone-from = Den ligger i floden; hver sten har sin egen form.
fact-tile =
    { $steps ->
        [one] Du tager en sten af en størrelse, den viser, og pladsmarkøren flyttes derefter { $steps } stak frem.
       *[other] Du tager en sten af en størrelse, den viser, og pladsmarkøren flyttes derefter { $steps } stakke frem.
    }
fact-tile-from = Fem brikker ligger åbne ad gangen; nye kommer, når alle fem er taget.
fact-tile-gone = Her er der ikke noget at tage lige nu.
fact-tile-deck = Så mange brikker er tilbage, og så mange er brugt.
fact-tile-deck-from = Når bunken er tom, blandes de brugte.
fact-face = Siden, der vender nedad: en bred står bedre.
fact-face-from = Alle sider, som stenen i din hånd kan hvile på, vises.
fact-above = Træk stenen derhen, hvor dens midte skal være.
fact-above-from = Den hvide linje er skyggen af stenen i din hånd.
fact-side = Se, hvor den først rører noget, og hvor langt der er igen.
fact-side-from = Det er stakken ved pladsmarkøren med stenen i din hånd.
fact-turn = Drejer stenen i din hånd som et liggende hjul.
fact-turn-from = En sten kommer udrejet i din hånd.
fact-tilt = Hælder stenen i din hånd, så den passer til en skrå top.
fact-tilt-from = En sten kommer lige i din hånd.
fact-tremor = Omtrent så langt afviger din hånd, når du slipper.
fact-tremor-from = Det afhænger af bordets indstilling og vokser med hver sten i stakken.
fact-stays = Hvad du lægger, hvis stenen bliver liggende og kun rører det, der er under den.
fact-stays-from = Antallet vokser med stakkens højde.
fact-falls = Hvem der får point, hvis du vælter denne stak.
fact-falls-from = Et for hver markør fra en anden spiller ved den; dine egne går tilbage i din beholdning.
fact-points = Gyldne markører er point: den første med { $goal } vinder.
fact-points-from = Markører bliver gyldne, når en anden vælter deres stak.
fact-five = Den tæller som fem point.
fact-five-from = Fem gyldne markører blev byttet for den, så de kan lægges igen.
