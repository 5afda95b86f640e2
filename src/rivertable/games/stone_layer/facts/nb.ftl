# Hva en tegnet ting gjør og (-from) hvor den kommer fra, for den som trykker på den.

fact-stack =
    { $next ->
        [one] En stein som blir liggende øverst her, gir { $next } poengsjetong.
       *[other] En stein som blir liggende øverst her, gir { $next } poengsjetonger.
    }
fact-stack-from =
    { $height ->
        [0] På grunnsteinen ligger det ingen stein ennå; alle bygger på alle stabler.
       *[other] Høyde { $height } nå, uten grunnsteinen; velter den, går alle steinene til elven.
    }
fact-tokens = { $name } får { $count } poeng hvis noen andre velter denne stabelen.
fact-tokens-from = De ble lagt for steiner som ble liggende, og kommer fra eierens forråd.
fact-tokens-at_stacks = Sjetonger ved stablene: hver er et poeng hvis noen andre velter stabelen.
fact-tokens-supply = Sjetonger som ennå kan legges.
fact-tokens-supply-from = Alle sjetonger begynner her; den som velter en stabel, får sine tilbake hit.
fact-marker = Neste stein legges på stabelen der den står.
fact-marker-from = Etter hver tur flyttes den med klokken, så mange steg som den tatte brikken viser.
fact-river = Herfra tar du steinen din, i en størrelse som brikken din viser.
fact-river-from = Alle steiner begynner her, og de fra veltede stabler kommer tilbake.
fact-size =
    { $left ->
        [0] Det ligger ingen stein av denne størrelsen i elven.
       *[other] { $left } av denne størrelsen ligger i elven.
    }
fact-size-from = Hvilken størrelse du får ta, står på brikken din.
fact-stone = Den legges på stabelen ved plasseringsmarkøren og får bare berøre det som ligger under.
fact-stone-from = Den ligger i elven; hver stein har sin egen form.
fact-tile =
    { $steps ->
        [one] Du tar en stein av en størrelse den viser, og plasseringsmarkøren flyttes så { $steps } stabel videre.
       *[other] Du tar en stein av en størrelse den viser, og plasseringsmarkøren flyttes så { $steps } stabler videre.
    }
fact-tile-from = Fem brikker ligger åpne om gangen; nye kommer når alle fem er tatt.
fact-tile-gone = Her er det ikke noe å ta akkurat nå.
fact-tile-deck = Så mange brikker gjenstår, og så mange er brukt.
fact-tile-deck-from = Når bunken er tom, blandes de brukte.
fact-face = Siden som vender ned: en bred står bedre.
fact-face-from = Alle sider som steinen i hånden din kan hvile på, vises.
fact-above = Dra steinen dit midten skal være.
fact-above-from = Den hvite linjen er skyggen av steinen i hånden din.
fact-side = Se hvor den først berører noe, og hvor langt det er igjen.
fact-side-from = Det er stabelen ved plasseringsmarkøren med steinen i hånden din.
fact-turn = Vrir steinen i hånden din som et liggende hjul.
fact-turn-from = En stein kommer uvridd i hånden din.
fact-tilt = Heller steinen i hånden din, så den passer til en skrå topp.
fact-tilt-from = En stein kommer rett i hånden din.
fact-tremor = Omtrent så langt avviker hånden din når du slipper.
fact-tremor-from = Det avhenger av bordets innstilling og øker med hver stein i stabelen.
fact-stays = Hva du legger hvis steinen blir liggende og bare berører det som er under.
fact-stays-from = Antallet øker med stabelens høyde.
fact-falls = Hvem som får poeng hvis du velter denne stabelen.
fact-falls-from = Ett for hver sjetong fra en annen spiller ved den; dine egne går tilbake til forrådet ditt.
fact-points = Gylne sjetonger er poeng: førstemann med { $goal } vinner.
fact-points-from = Sjetonger blir gylne når noen andre velter stabelen deres.
fact-five = Den teller som fem poeng.
fact-five-from = Fem gylne sjetonger ble byttet mot den, så de kan legges igjen.
