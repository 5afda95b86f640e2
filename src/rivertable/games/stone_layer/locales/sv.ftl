### Stone Layer, svenska. Orden är regelhäftets.

title = Stone Layer

size-small = liten
size-medium = mellanstor
size-large = stor
sizes-s = S
sizes-m = M
sizes-sm = S/M
sizes-l = L
sizes-sl = S/L
sizes-ml = M/L
sizes-sml = S/M/L
a-stone = en { $size } sten
nothing = ingenting
answer-no = nej
answer-yes = ja
foul-leaned = stenen lutar mot något annat än stenen under den
foul-touched = en annan sten vidrördes
colour-red = röd
colour-blue = blå
colour-green = grön
colour-purple = lila

## Val

option-alternative_start = Alternativ start: fyra stenar läggs ut innan spelet börjar
option-toppler_tokens = Poängmarkörer för den som välter en stapel: de går tillbaka till förrådet eller ligger kvar vid bottenstenen (norska regler)
option-alt_start_shuffle = Alternativ start: de återstående stenbrickorna blandas, eller alla (finska regler)
option-slip = En sten som glider av: stapeln välte delvis, eller ingen skada
option-exchange = Fem gyllene poängmarkörer mot en fempoängsmarkör: av sig självt eller på fråga
option-mode = Simulerade stenar, eller riktiga på ert bord där kompanjonen håller reda på poängen
option-points_to_win = Poäng för att vinna
option-turn_clock = Sekunder för en tur
option-tremor = Hur mycket handen darrar

## Frågor

decide-pick_tile = Välj en stenbricka. Stenen läggs på stapel { $stack }.
decide-pick_size = Vilken storlek på stapel { $stack }?
decide-pick_stone = Vilken sten? Storlek: { $size }.
decide-pick_source = Floden är tom. Från toppen av vilken stapel tar du en sten? Storlek: { $size }.
decide-release = Placera { $stone } på stapel { $stack }: den blir sten { $height } där.
decide-exchange = Dina poängmarkörer börjar ta slut: byta fem poäng mot en fempoängsmarkör, innan du lägger { $count }?
decide-alt_size = Alternativ start: vilken storlek på stapel { $stack }?
decide-alt_stone = Alternativ start: vilken sten? Storlek: { $size }.
decide-alt_release = Alternativ start: lägg { $stone } på stapel { $stack }.
decide-report_set = Alternativ start: lägg { $stone } på stapel { $stack }. Står alla stenar?
decide-report_event = { $seat } placerar { $stone } på stapel { $stack }. Välte någon stapel?
decide-report_more = Välte något mer?
decide-report_lifted = Vilken stapel välte medan stenen lyftes?
decide-report_cause = Välte mer samtidigt, eller orsakades det tydligt av någon annan än { $seat }?
decide-report_placement = Ligger stenen kvar överst på stapel { $stack }?
decide-report_fouls = Lutar den mot något annat än stenen under den, eller vidrördes en annan sten?
decide-over = Spelet är slut.
wait-turn = Det är { $seat } som har turen.
wait-report = Stenarna avgör.

## Handlingar

action-pick_tile = Bricka { $slot }: { $sizes }, { $steps } steg
action-pick_tile-none = Bricka { $slot }: tagen
action-pick_size = En { $size } sten ({ $left } i floden, { $risk } % skulle falla)
action-pick_size-real = En { $size } sten ({ $left } i floden)
action-pick_stone = { $stone }
action-pick_source = Stapel { $stack }: { $stone }, av { $height }
action-release = Släpp stenen över stapel { $target }
action-exchange-no = Behåll de fem markörerna
action-exchange-yes = Byt fem poäng
action-report_set = Alla stenar står
action-report_fell = Stapel { $stack } välte
action-report_cause = Orsakad av { $seat }
action-report_lifting = Den välte medan stenen lyftes
action-report_event = Det är allt som välte
action-report_no_fall = Ingen stapel välte
action-report_no_fall-more = Inget mer välte
action-report_touched = En annan sten vidrördes
action-report_leaned = Stenen lutar mot något annat
action-report_done = Klart
action-report_on_top = Den ligger kvar överst
action-report_slipped = Den gled av

## Varför inte

reason-game_over = Spelet är slut.
reason-not_your_turn = Det är { $seat } som har turen.
reason-wait_for_report = Stenarna rör sig ännu: det är inte berättat hur det gick. { $seat } har turen.
reason-not_asked_now = Det frågas inte nu. { $question }
reason-no_tile = Den stenbrickan är tagen; nya vänds när alla fem är använda.
reason-tile_not_playable = Ingen sten som brickan visar kan tas.
reason-size_not_on_tile = Brickan visar inte den storleken: { $size }.
reason-size_not_in_river = Det finns inga fler stenar av den storleken i floden: { $size }.
reason-size_not_on_top = Ingen annan stapel har en sådan sten överst: { $size }.
reason-stone_of_other_size = Du har valt storleken { $size }.
reason-stone_not_in_river = Den stenen finns inte i floden.
reason-source_is_target = En sten kan inte tas från stapeln som den ska läggas på.
reason-source_empty = Det finns ingen sten på den stapeln.
reason-source_of_other_size = Du har valt storleken { $size }, och den stapeln har en annan överst.
reason-stack_cannot_fall = Stapel { $stack } har ingen sten som kan falla.
reason-stack_named_twice = Stapel { $stack } är redan nämnd.
reason-nothing_lifted = Stenen kommer från floden: inget lyftes från en stapel.
reason-lifting_is_over = Stenen lyftes före det; det som välte berättas i rätt ordning.
reason-lifting_said = Det är redan berättat.
reason-cause_said = Vem som orsakade det är redan berättat.
reason-cause_in_turn = { $seat } har turen och orsakade det, om ingen annan nämns.
reason-no_such_player = Det finns bara { $players } spelare.
reason-no_stack_named = Säg först vilken stapel som välte.
reason-event_open = Berätta först färdigt vilka staplar som välte.
reason-foul_said = Det är redan berättat.
reason-other_request = Den rapporten gäller ett annat försök.
reason-placement_does_not_fit = Var stenen hamnade stämmer inte med vad som välte.
reason-leaned_not_released = En sten som aldrig släpptes kan inte luta.
reason-when_does_not_fit = Bara en sten från en stapel lyfts, och lyftet kommer först.
reason-events_after_the_end = Inget kan följa på ett fall som avslutar försöket.

short-no_tile = tagen
short-tile_not_playable = ingen sådan sten
short-size_not_on_tile = inte på brickan
short-size_not_in_river = ingen i floden
short-size_not_on_top = ingen överst
short-source_is_target = markörens stapel
short-source_of_other_size = annan storlek

## Förhandsvisning

preview-marker = Platsmarkör
told-preview-marker = Platsmarkören flyttas till stapel { $after }
preview-tokens = { $seat }: markörer vid staplarna
preview-supply = { $seat }: markörer i förrådet
preview-points = { $seat }: poäng

## Händelser

log-first_player = { $seat } var senast vid en flod och börjar.
log-marker_put = Platsmarkören läggs vid stapel { $stack }.
log-tiles_revealed = { $count } stenbrickor vänds.
log-deck_shuffled = { $count } använda brickor blandas.
log-tiles_set_aside = Ingen av brickorna ({ $count }) passar: de läggs åt sidan.
log-turn_begun = { "" }
log-turn_skipped = { $seat } kan inte ta någon sten alls.
log-tile_drawn = En stenbricka dras: { $sizes }, { $steps } steg.
log-tile_taken = { $seat } tar brickan { $sizes } med { $steps } steg.
log-stone_taken = { $seat } tar { $stone }.
log-source_taken = { $seat } lyfter en { $size } sten från stapel { $stack }.
log-stone_released = { $seat } släpper över stapel { $stack }.
log-stone_set = { $seat } lägger en { $size } sten på stapel { $stack }.
log-stack_fell = { $seat } välter stapel { $stack }.
log-stone_slipped = { $seat } ser stenen glida av stapel { $stack }.
log-points_scored = { $seat } får { $points } poäng.
log-tokens_returned = { $seat } tar tillbaka { $count }.
log-foul_made = { $seat }: { $foul }.
log-stone_placed = { $seat } har en { $size } sten på stapel { $stack }, nummer { $height }.
log-tokens_laid = { $seat } lägger { $count ->
        [one] { $count } poängmarkör
       *[other] { $count } poängmarkörer
    } vid stapel { $stack }.
log-no_tokens = { $seat } får inte lägga någon poängmarkör.
log-exchanged = { $seat } byter fem poäng mot en fempoängsmarkör.
log-attempt_repeated = { $seat } försöker igen.
log-attempt_ended = { $seat } har störts för många gånger: försöket är över.
log-marker_moved = { $seat } flyttar platsmarkören { $steps } till stapel { $stack }.
log-game_ended = { "" }

## En tur i en mening, efter spelarens namn

told-and = { $one } och { $other }
told-number = { $number }
told-tile_taken = tog brickan { $sizes } med { $steps } steg
told-stone_placed = lade en { $size } sten på stapel { $stack }, nummer { $height }
told-stone_moved = flyttade en { $size } sten från stapel { $source } till stapel { $stack }, nummer { $height }
told-laid = { $placed }: { $count ->
        [0] ingen poängmarkör kvar att lägga
        [one] { $count } poängmarkör
       *[other] { $count } poängmarkörer
    }
told-unlaid = { $placed }, utan poängmarkörer
told-foul = { $placed }, utan poängmarkörer ({ $fouls })
told-leaned = den lutar mot något annat
told-touched = en annan sten vidrördes
told-toppled = { $count ->
        [one] välte stapel { $stacks }
       *[other] välte staplarna { $stacks }
    }
told-saw = { $count ->
        [one] såg { $seat } välta stapel { $stacks }
       *[other] såg { $seat } välta staplarna { $stacks }
    }
told-fall = { $fall }: { $paid }
told-points_scored = { $points } poäng till { $seat }
told-tokens_returned = { $count ->
        [one] { $count } poängmarkör tillbaka till { $seat }
       *[other] { $count } poängmarkörer tillbaka till { $seat }
    }
told-slipped = lät stenen glida av
told-slipped_off = lät stenen glida av stapel { $stack }
told-exchanged = bytte fem poäng mot en fempoängsmarkör
told-attempt_repeated = försökte igen
told-attempt_ended = stördes för många gånger
told-turn_skipped = kunde inte ta någon sten alls
told-marker_moved = flyttade platsmarkören till stapel { $stack }
told-start = { $count ->
        [one] En sten ligger på stapel { $stacks }.
       *[other] Stenar ligger på staplarna { $stacks }.
    }
told-game_ended = Spelet är slut.

score-golden = Gyllene poängmarkörer
score-fives = Fempoängsmarkörer
end-points = någon har samlat poängen för att vinna

## Det ritade bordet

table-title = Tur { $turn }: { $name }
table-over = Spelet är slut efter { $turn } turer
table-start = Alternativ start
table-deck = Draghög { $deck }, använda brickor { $used }, fempoängsmarkörer { $bank }
table-river = Flod
table-river_empty = Floden är tom
table-tiles = Stenbrickor
table-taken = tagen
table-not_yet = inte än
table-chosen = vald
table-players = Spelare
table-points = { $points } poäng
table-supply = i förrådet
table-at_stacks = vid staplar
table-next = nästa +{ $count }
table-barred = Inga poängmarkörer den här turen.
table-referee = Domare
table-goal = till { $points }
section-title = turen
section-stacks = staplarna
section-river = floden
section-tiles = stenbrickorna
section-deck = draghögen
section-players = spelarna

## Stenar

stone-s01 = liten sten 1
stone-s02 = liten sten 2
stone-s03 = liten sten 3
stone-s04 = liten sten 4
stone-s05 = liten sten 5
stone-s06 = liten sten 6
stone-s07 = liten sten 7
stone-s08 = liten sten 8
stone-s09 = liten sten 9
stone-s10 = liten sten 10
stone-s11 = liten sten 11
stone-s12 = liten sten 12
stone-s13 = liten sten 13
stone-m01 = mellanstor sten 1
stone-m02 = mellanstor sten 2
stone-m03 = mellanstor sten 3
stone-m04 = mellanstor sten 4
stone-m05 = mellanstor sten 5
stone-m06 = mellanstor sten 6
stone-m07 = mellanstor sten 7
stone-m08 = mellanstor sten 8
stone-m09 = mellanstor sten 9
stone-m10 = mellanstor sten 10
stone-m11 = mellanstor sten 11
stone-m12 = mellanstor sten 12
stone-l01 = stor sten 1
stone-l02 = stor sten 2
stone-l03 = stor sten 3
stone-l04 = stor sten 4
stone-l05 = stor sten 5
stone-l06 = stor sten 6
stone-l07 = stor sten 7
stone-l08 = stor sten 8
stone-l09 = stor sten 9
stone-l10 = stor sten 10
stone-l11 = stor sten 11
stone-l12 = stor sten 12

## Legend and pieces in full, for the terminal

legend =
    S liten, M mellanstor, L stor sten; s03 är liten sten 3.
    ▶ platsmarkören: turens stapel. 2×1 en poängmarkör från spelare 2 vid en stapel.
    nästa +1: poängmarkörer du lägger om stenen ligger kvar. S/M +3: stenbrickans storlekar och platsmarkörens steg.
    ● en poäng, · en kvar att vinna. 1×5 en fempoängsmarkör.
name-stack = stapel { $number }
name-tile = bricka { $number }
about-tile = En stenbricka för en sten: { $sizes }; platsmarkören går { $steps } steg.
about-stack = Stenar nerifrån och upp: { $stones }. Poängmarkörer: { $tokens }. Om nästa sten ligger kvar: +{ $next }.
about-risk = Risk att en sten inte ligger kvar: { $risk }.

## Varför ett tips är bra: vad en uppskattning består av

term-points = poäng
term-points-more = ger poäng
term-points-less = ger färre poäng
term-waiting = markörer vid staplarna
term-waiting-more = lägger markörer där de ger något
term-waiting-less = lämnar färre markörer som ger något
term-nearness = vägen till seger
term-nearness-more = för dig närmare segern
term-nearness-less = håller dig längre från segern
term-others = de andra
term-others-more = ger de andra mindre
term-others-less = ger de andra mer
term-attempt = det här försöket
term-attempt-more = står troligen kvar och lönar sig
term-attempt-less = faller troligen eller ger föga
term-next = nästa stapel
term-next-more = lämnar nästa spelare en stapel som ger dig något om den faller
term-next-less = lämnar nästa spelare en lätt stapel
