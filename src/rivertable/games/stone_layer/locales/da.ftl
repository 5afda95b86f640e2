### Stone Layer, dansk. Ordene er reglernes.

title = Stone Layer

size-small = lille
size-medium = mellemstor
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
foul-leaned = stenen støtter sig til andet end stenen under den
foul-touched = en anden sten blev rørt
colour-red = rød
colour-blue = blå
colour-green = grøn
colour-purple = lilla

## Valg

option-alternative_start = Alternativ start: fire sten placeres, før spillet begynder
option-toppler_tokens = Pointmarkører for den, der vælter en stak: de går tilbage til beholdningen eller bliver ved bundstenen (norske regler)
option-alt_start_shuffle = Alternativ start: de resterende stenbrikker blandes, eller alle (finske regler)
option-slip = En sten, der glider af: stakken væltede delvist, eller ingen skade
option-exchange = Fem gyldne pointmarkører for en 5-pointsmarkør: af sig selv eller på spørgsmål
option-mode = Simulerede sten, eller rigtige på jeres bord, hvor hjælperen holder regnskab
option-points_to_win = Point for at vinde
option-turn_clock = Sekunder til en tur
option-tremor = Hvor meget hånden ryster

## Spørgsmål

decide-pick_tile = Vælg en stenbrik. Stenen lægges på stak { $stack }.
decide-pick_size = Hvilken størrelse på stak { $stack }?
decide-pick_stone = Hvilken sten? Størrelse: { $size }.
decide-pick_source = Floden er tom. Fra toppen af hvilken stak tager du en sten? Størrelse: { $size }.
decide-release = Placér { $stone } på stak { $stack }: den bliver sten { $height } der.
decide-exchange = Du er ved at løbe tør for pointmarkører: bytte fem point til en 5-pointsmarkør, før du lægger { $count }?
decide-alt_size = Alternativ start: hvilken størrelse på stak { $stack }?
decide-alt_stone = Alternativ start: hvilken sten? Størrelse: { $size }.
decide-alt_release = Alternativ start: læg { $stone } på stak { $stack }.
decide-report_set = Alternativ start: læg { $stone } på stak { $stack }. Står alle sten?
decide-report_event = { $seat } placerer { $stone } på stak { $stack }. Væltede en stak?
decide-report_more = Væltede der mere?
decide-report_lifted = Hvilken stak væltede, mens stenen blev løftet?
decide-report_cause = Væltede der mere på samme tid, eller var det tydeligt forårsaget af en anden end { $seat }?
decide-report_placement = Bliver stenen liggende øverst på stak { $stack }?
decide-report_fouls = Støtter den sig til andet end stenen under den, eller blev en anden sten rørt?
decide-over = Spillet er slut.
wait-turn = Det er { $seat }, der har turen.
wait-report = Stenene afgør det.

## Handlinger

action-pick_tile = Brik { $slot }: { $sizes }, { $steps ->
        [one] { $steps } plads
       *[other] { $steps } pladser
    }
action-pick_tile-none = Brik { $slot }: taget
action-pick_size = En { $size } sten ({ $left } i floden, { $risk } % ville falde)
action-pick_size-real = En { $size } sten ({ $left } i floden)
action-pick_stone = { $stone }
action-pick_source = Stak { $stack }: { $stone }, af { $height }
action-release = Slip stenen over stak { $target }
action-exchange-no = Behold de fem markører
action-exchange-yes = Byt fem point
action-report_set = Alle sten står
action-report_fell = Stak { $stack } væltede
action-report_cause = Forårsaget af { $seat }
action-report_lifting = Den væltede, mens stenen blev løftet
action-report_event = Det er alt, der væltede
action-report_no_fall = Ingen stak væltede
action-report_no_fall-more = Der væltede ikke mere
action-report_touched = En anden sten blev rørt
action-report_leaned = Stenen støtter sig til noget andet
action-report_done = Færdig
action-report_on_top = Den bliver liggende øverst
action-report_slipped = Den gled af

## Hvorfor ikke

reason-game_over = Spillet er slut.
reason-not_your_turn = Det er { $seat }, der har turen.
reason-wait_for_report = Stenene bevæger sig endnu: det er ikke fortalt, hvordan det gik. { $seat } har turen.
reason-not_asked_now = Det bliver der ikke spurgt om nu. { $question }
reason-no_tile = Den stenbrik er taget; nye vendes, når alle fem er brugt.
reason-tile_not_playable = Ingen sten, som brikken viser, kan tages.
reason-size_not_on_tile = Brikken viser ikke den størrelse: { $size }.
reason-size_not_in_river = Der er ikke flere sten af den størrelse i floden: { $size }.
reason-size_not_on_top = Ingen anden stak har sådan en sten øverst: { $size }.
reason-stone_of_other_size = Du har valgt størrelsen { $size }.
reason-stone_not_in_river = Den sten er ikke i floden.
reason-source_is_target = En sten kan ikke tages fra den stak, den skal lægges på.
reason-source_empty = Der er ingen sten på den stak.
reason-source_of_other_size = Du har valgt størrelsen { $size }, og den stak har en anden øverst.
reason-stack_cannot_fall = Stak { $stack } har ingen sten, der kan falde.
reason-stack_named_twice = Stak { $stack } er allerede nævnt.
reason-nothing_lifted = Stenen kommer fra floden: intet blev løftet fra en stak.
reason-lifting_is_over = Stenen blev løftet før det; det, der væltede, fortælles i rigtig rækkefølge.
reason-lifting_said = Det er allerede fortalt.
reason-cause_said = Hvem der forårsagede det, er allerede fortalt.
reason-cause_in_turn = { $seat } har turen og forårsagede det, hvis ingen anden nævnes.
reason-no_such_player = Der er kun { $players } spillere.
reason-no_stack_named = Sig først, hvilken stak der væltede.
reason-event_open = Fortæl først færdigt, hvilke stakke der væltede.
reason-foul_said = Det er allerede fortalt.
reason-other_request = Den rapport gælder et andet forsøg.
reason-placement_does_not_fit = Hvor stenen endte, passer ikke med, hvad der væltede.
reason-leaned_not_released = En sten, der aldrig blev sluppet, kan ikke støtte sig.
reason-when_does_not_fit = Kun en sten fra en stak løftes, og løftet kommer først.
reason-events_after_the_end = Intet kan følge efter et fald, der afslutter forsøget.

short-no_tile = taget
short-tile_not_playable = ingen sådan sten
short-size_not_on_tile = ikke på brikken
short-size_not_in_river = ingen i floden
short-size_not_on_top = ingen øverst
short-source_is_target = markørens stak
short-source_of_other_size = anden størrelse

## Forhåndsvisning

preview-marker = Pladsmarkør
told-preview-marker = Pladsmarkøren flyttes til stak { $after }
preview-tokens = { $seat }: markører ved stakkene
preview-supply = { $seat }: markører i beholdning
preview-points = { $seat }: point

## Hændelser

log-first_player = { $seat } var senest ved en flod og begynder.
log-marker_put = Pladsmarkøren lægges ved stak { $stack }.
log-tiles_revealed = { $count } stenbrikker vendes.
log-deck_shuffled = { $count } brugte brikker blandes.
log-tiles_set_aside = Ingen af brikkerne ({ $count }) passer: de lægges til side.
log-turn_begun = { "" }
log-turn_skipped = { $seat } kan slet ikke tage nogen sten.
log-tile_drawn = En stenbrik trækkes: { $sizes }, { $steps ->
        [one] { $steps } plads
       *[other] { $steps } pladser
    }.
log-tile_taken = { $seat } tager brikken { $sizes } med { $steps ->
        [one] { $steps } plads
       *[other] { $steps } pladser
    }.
log-stone_taken = { $seat } tager { $stone }.
log-source_taken = { $seat } løfter en { $size } sten fra stak { $stack }.
log-stone_released = { $seat } slipper over stak { $stack }.
log-stone_set = { $seat } lægger en { $size } sten på stak { $stack }.
log-stack_fell = { $seat } vælter stak { $stack }.
log-stone_slipped = { $seat } ser stenen glide af stak { $stack }.
log-points_scored = { $seat } får { $points } point.
log-tokens_returned = { $seat } tager { $count } tilbage.
log-foul_made = { $seat }: { $foul }.
log-stone_placed = { $seat } har en { $size } sten på stak { $stack }, nummer { $height }.
log-tokens_laid = { $seat } lægger { $count ->
        [one] { $count } pointmarkør
       *[other] { $count } pointmarkører
    } ved stak { $stack }.
log-no_tokens = { $seat } må ikke lægge nogen pointmarkør.
log-exchanged = { $seat } bytter fem point til en 5-pointsmarkør.
log-attempt_repeated = { $seat } prøver igen.
log-attempt_ended = { $seat } er blevet forstyrret for mange gange: forsøget er slut.
log-marker_moved = { $seat } flytter pladsmarkøren { $steps } til stak { $stack }.
log-game_ended = { "" }

## En tur i én sætning, efter spillerens navn

told-and = { $one } og { $other }
told-number = { $number }
told-tile_taken = tog brikken { $sizes } med { $steps ->
        [one] { $steps } plads
       *[other] { $steps } pladser
    }
told-stone_placed = lagde en { $size } sten på stak { $stack }, nummer { $height }
told-stone_moved = flyttede en { $size } sten fra stak { $source } til stak { $stack }, nummer { $height }
told-laid = { $placed }: { $count ->
        [0] ingen pointmarkør tilbage at lægge
        [one] { $count } pointmarkør
       *[other] { $count } pointmarkører
    }
told-unlaid = { $placed }, uden pointmarkører
told-foul = { $placed }, uden pointmarkører ({ $fouls })
told-leaned = den støtter sig til noget andet
told-touched = en anden sten blev rørt
told-toppled = { $count ->
        [one] væltede stak { $stacks }
       *[other] væltede stakkene { $stacks }
    }
told-saw = { $count ->
        [one] så { $seat } vælte stak { $stacks }
       *[other] så { $seat } vælte stakkene { $stacks }
    }
told-fall = { $fall }: { $paid }
told-points_scored = { $points } point til { $seat }
told-tokens_returned = { $count ->
        [one] { $count } pointmarkør tilbage til { $seat }
       *[other] { $count } pointmarkører tilbage til { $seat }
    }
told-slipped = lod stenen glide af
told-slipped_off = lod stenen glide af stak { $stack }
told-exchanged = byttede fem point til en 5-pointsmarkør
told-attempt_repeated = prøvede igen
told-attempt_ended = blev forstyrret for mange gange
told-turn_skipped = kunne slet ikke tage nogen sten
told-marker_moved = flyttede pladsmarkøren til stak { $stack }
told-start = { $count ->
        [one] Der ligger en sten på stak { $stacks }.
       *[other] Der ligger sten på stakkene { $stacks }.
    }
told-game_ended = Spillet er slut.

score-golden = Gyldne pointmarkører
score-fives = 5-pointsmarkører
end-points = nogen har samlet point nok til at vinde

## Det tegnede bord

table-title = Tur { $turn }: { $name }
table-over = Spillet er slut efter { $turn } ture
table-start = Alternativ start
table-deck = Trækbunke { $deck }, brugte brikker { $used }, 5-pointsmarkører { $bank }
table-river = Flod
table-river_empty = Floden er tom
table-tiles = Stenbrikker
table-taken = taget
table-not_yet = ikke endnu
table-chosen = valgt
table-players = Spillere
table-points = { $points } point
table-supply = i beholdning
table-at_stacks = ved stakke
table-next = næste +{ $count }
table-barred = Ingen pointmarkører i denne tur.
table-referee = Dommer
table-goal = til { $points }
section-title = turen
section-stacks = stakkene
section-river = floden
section-tiles = stenbrikkerne
section-deck = trækbunken
section-players = spillerne

## Sten

stone-s01 = lille sten 1
stone-s02 = lille sten 2
stone-s03 = lille sten 3
stone-s04 = lille sten 4
stone-s05 = lille sten 5
stone-s06 = lille sten 6
stone-s07 = lille sten 7
stone-s08 = lille sten 8
stone-s09 = lille sten 9
stone-s10 = lille sten 10
stone-s11 = lille sten 11
stone-s12 = lille sten 12
stone-s13 = lille sten 13
stone-m01 = mellemstor sten 1
stone-m02 = mellemstor sten 2
stone-m03 = mellemstor sten 3
stone-m04 = mellemstor sten 4
stone-m05 = mellemstor sten 5
stone-m06 = mellemstor sten 6
stone-m07 = mellemstor sten 7
stone-m08 = mellemstor sten 8
stone-m09 = mellemstor sten 9
stone-m10 = mellemstor sten 10
stone-m11 = mellemstor sten 11
stone-m12 = mellemstor sten 12
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
    S lille, M mellemstor, L stor sten; s03 er lille sten 3.
    ▶ pladsmarkøren: turens stak. 2×1 en pointmarkør fra spiller 2 ved en stak.
    næste +1: pointmarkører, du lægger, hvis stenen bliver liggende. S/M +3: stenbrikkens størrelser og pladsmarkørens skridt.
    ● et point, · et at vinde endnu. 1×5 en 5-pointsmarkør.
name-stack = stak { $number }
name-tile = brik { $number }
about-tile = En stenbrik til en sten: { $sizes }; pladsmarkøren går { $steps } frem.
about-stack = Sten nedefra og op: { $stones }. Pointmarkører: { $tokens }. Hvis næste sten bliver liggende: +{ $next }.
about-risk = Risiko for, at en sten ikke bliver liggende: { $risk }.

## Hvorfor et tip er godt: hvad et skøn består af

term-points = point
term-points-more = giver point
term-points-less = giver færre point
term-waiting = markører ved stakkene
term-waiting-more = lægger markører, hvor de giver noget
term-waiting-less = efterlader færre markører, der giver noget
term-nearness = vejen til sejr
term-nearness-more = bringer dig nærmere sejren
term-nearness-less = holder dig længere fra sejren
term-others = de andre
term-others-more = giver de andre mindre
term-others-less = giver de andre mere
term-attempt = dette forsøg
term-attempt-more = bliver sandsynligvis stående og lønner sig
term-attempt-less = vælter sandsynligvis eller giver kun lidt
term-next = den næste stak
term-next-more = efterlader den næste spiller en stak, der giver dig noget, hvis den vælter
term-next-less = efterlader den næste spiller en let stak
