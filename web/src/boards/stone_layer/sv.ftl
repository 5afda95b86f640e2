### Stone Layers bord på svenska: ord utöver reglernas.

scene-label = Sex staplar runt floden. Platsmarkören står vid stapel { $stack }.
camera = Kamera
camera-table = Bordet
camera-above = Uppifrån
camera-stack = Vid stapeln
no-webgl = Den här webbläsaren visar inga tredimensionella bilder (WebGL). Du kan spela ändå: brickor och stenar väljs nedan, och stenar sätts mitt på stapeln.
held-stone = { $stone }, i handen
stack-high = { $height } hög
stack-number = stapel { $number }
marker-name = Platsmarkör
tokens-name = Poängmarkörer
letter-small = S
letter-medium = M
letter-large = L

tiles-title = Stenbrickor
tiles-how = Brickor: en storlek och markörens steg
tiles-left = hög { $deck }, använda { $used }
tile-name = { $sizes }, { $steps } steg
tray-title = Välj en sten
tray-how = Eller ta den ur floden.

placing-title = Placera stenen. Piltangenter flyttar, Q och E vrider, F byter sida, mellanslag sänker, Enter släpper.
resting-face = Sida nedåt
face-of = sida { $face } av { $count }
turn = Vrid
turn-left = Vrid åt vänster
turn-right = Vrid åt höger
tilt-forward = Luta framåt
tilt-sideways = Luta åt sidan
from-above = Uppifrån
from-above-label = Stapeln uppifrån med stenens skugga, { $x } mm åt höger och { $y } mm bort från mitten. Dra för att flytta.
from-front = Framifrån
from-right = Från höger
other-side = Andra sidan
gap = { $gap } mm
hand-tremor = Handens darrning
tremor-is = { $place } mm, { $angle }°
hold-to-lower = Håll för att sänka
let-go = Släpp
hand-keys = Dra uppifrån, eller tangenter: pilar flyttar (Skift: fint), Q E vrider, W A S D lutar, F sida, mellanslag sänker, Enter släpper.
it-stays = Den står
it-falls = Den välter
stays-lay = { $count ->
        [0] du lägger inga poängmarkörer: sten { $height }
        [one] du lägger { $count } poängmarkör: sten { $height }
       *[other] du lägger { $count } poängmarkörer: sten { $height }
    }
falls-pays = +{ $points }
falls-wins = +{ $points } = { $after }, vinner
falls-nothing = ingen får poäng
falls-returned = { $count } av dina kommer tillbaka

attempt-fell = { $count ->
        [one] { $name }: stapel { $stacks } välter!
       *[other] { $name }: staplarna { $stacks } välter!
    }
attempt-slipped = { $name }: stenen glider av stapel { $stack }.
attempt-foul = { $name }: { $foul }.
attempt-stays = { $name }: stenen stannar på stapel { $stack }.

phase-tile = Välj bricka
phase-stone = Välj sten
phase-place = Placera
phase-settle = Stenarna avgör

button-release = Släpp
button-report_no_fall = Ingen stapel välte
button-report_no_fall-more = Inget mer välte
button-report_lifting = Vid lyftet
button-report_event = Det är allt som välte
button-report_touched = En annan sten rördes
button-report_leaned = Den lutar sig
button-report_done = Inget mer: klart
button-report_on_top = Den stannar
button-report_slipped = Den gled av
button-report_set = Alla stenar står

map-title = Bordet just nu
map-how = tal = stenar, märken = markörer
referee-title = Vad hände
companion-turn = { $name } placerar på stapel { $stack }
companion-pick = Välj en stenbricka.
companion-wait = En stenbricka väljs.
take-back = Ta tillbaka

in-supply = i förrådet
points-of = { $points } av { $goal } poäng

read-turn = Tur { $turn }: { $name }. Platsmarkören står vid stapel { $stack }.
read-tiles = Stenbrickor: { $tiles }. Draghög { $deck }, använda { $used }.
read-river = I floden: { $left }.
read-stack = Stapel { $number }, { $height } hög. Stenar nerifrån: { $stones }. Poängmarkörer: { $tokens }. Nästa sten ger { $next }.
read-risk = Skulle välta, liten, mellanstor, stor: { $risk } procent.
read-player = { $name }: { $points } av { $goal } poäng, { $at } markörer vid staplar, { $supply } i förrådet.

tie-break = Vid lika poäng är den före som har fler markörer vid staplarna.
scene-failed = Stenarna kunde inte laddas.
