### Stone Layer, norsk bokmål. Ordene er reglenes.

title = Stone Layer

size-small = liten
size-medium = middels
size-large = stor
sizes-s = S
sizes-m = M
sizes-sm = S/M
sizes-l = L
sizes-sl = S/L
sizes-ml = M/L
sizes-sml = S/M/L
a-stone = en { $size } stein
nothing = ingenting
answer-no = nei
answer-yes = ja
foul-leaned = steinen lener seg mot noe annet enn steinen under
foul-touched = en annen stein ble berørt
colour-red = rød
colour-blue = blå
colour-green = grønn
colour-purple = lilla

## Valg

option-alternative_start = Alternativ start: fire steiner legges ut før spillet starter
option-toppler_tokens = Poengsjetongene til den som river en stabel: de går tilbake til forrådet, eller blir liggende ved grunnsteinen (norske regler)
option-alt_start_shuffle = Alternativ start: resten av steinbrikkene stokkes, eller alle (finske regler)
option-slip = En stein som glir av: stabelen veltet delvis, eller ingen skade
option-exchange = Fem gylne poengsjetonger mot en fempoengsjetong: av seg selv eller på spørsmål
option-mode = Simulerte steiner, eller ekte på bordet der hjelperen holder regnskapet
option-points_to_win = Poeng for å vinne
option-turn_clock = Sekunder for en tur
option-tremor = Hvor mye hånden skjelver

## Spørsmål

decide-pick_tile = Velg en steinbrikke. Steinen legges på stabel { $stack }.
decide-pick_size = Hvilken størrelse på stabel { $stack }?
decide-pick_stone = Hvilken stein? Størrelse: { $size }.
decide-pick_source = Elven er tom. Fra toppen av hvilken stabel tar du en stein? Størrelse: { $size }.
decide-release = Plasser { $stone } på stabel { $stack }: den blir stein { $height } der.
decide-exchange = Du begynner å gå tom for sjetonger: veksle fem poeng i en fempoengsjetong, før du legger { $count }?
decide-alt_size = Alternativ start: hvilken størrelse på stabel { $stack }?
decide-alt_stone = Alternativ start: hvilken stein? Størrelse: { $size }.
decide-alt_release = Alternativ start: legg { $stone } på stabel { $stack }.
decide-report_set = Alternativ start: legg { $stone } på stabel { $stack }. Står alle steinene?
decide-report_event = { $seat } plasserer { $stone } på stabel { $stack }. Veltet en stabel?
decide-report_more = Veltet det noe mer?
decide-report_lifted = Hvilken stabel veltet mens steinen ble løftet?
decide-report_cause = Veltet det mer samtidig, eller var det helt åpenbart en annen enn { $seat } som forårsaket det?
decide-report_placement = Ligger steinen stødig på toppen av stabel { $stack }?
decide-report_fouls = Lener den seg mot noe annet enn steinen under, eller ble en annen stein berørt?
decide-over = Spillet er slutt.
wait-turn = Det er { $seat } sin tur.
wait-report = Steinene avgjør.

## Handlinger

action-pick_tile = Brikke { $slot }: { $sizes }, { $steps } steg
action-pick_tile-none = Brikke { $slot }: tatt
action-pick_size = En { $size } stein ({ $left } i elven, { $risk } % ville falle)
action-pick_size-real = En { $size } stein ({ $left } i elven)
action-pick_stone = { $stone }
action-pick_source = Stabel { $stack }: { $stone }, av { $height }
action-release = Slipp steinen over stabel { $target }
action-exchange-no = Behold de fem sjetongene
action-exchange-yes = Veksle fem poeng
action-report_set = Alle steinene står
action-report_fell = Stabel { $stack } veltet
action-report_cause = Forårsaket av { $seat }
action-report_lifting = Den veltet mens steinen ble løftet
action-report_event = Det er alt som veltet
action-report_no_fall = Ingen stabel veltet
action-report_no_fall-more = Ikke noe mer veltet
action-report_touched = En annen stein ble berørt
action-report_leaned = Steinen lener seg mot noe annet
action-report_done = Ferdig
action-report_on_top = Den ligger stødig på toppen
action-report_slipped = Den glir av

## Hvorfor ikke

reason-game_over = Spillet er slutt.
reason-not_your_turn = Det er { $seat } sin tur.
reason-wait_for_report = Steinene beveger seg ennå: det er ikke fortalt hvordan det gikk. Det er { $seat } sin tur.
reason-not_asked_now = Det spørres det ikke om nå. { $question }
reason-no_tile = Den steinbrikken er tatt; nye snus når alle fem er brukt.
reason-tile_not_playable = Ingen stein som brikken viser, kan tas.
reason-size_not_on_tile = Brikken viser ikke den størrelsen: { $size }.
reason-size_not_in_river = Det er ikke flere steiner av den størrelsen i elven: { $size }.
reason-size_not_on_top = Ingen av de andre stablene har en slik stein på toppen: { $size }.
reason-stone_of_other_size = Du har valgt størrelsen { $size }.
reason-stone_not_in_river = Den steinen er ikke i elven.
reason-source_is_target = En stein kan ikke tas fra stabelen den skal legges på.
reason-source_empty = Det er ingen stein på den stabelen.
reason-source_of_other_size = Du har valgt størrelsen { $size }, og den stabelen har en annen på toppen.
reason-stack_cannot_fall = Stabel { $stack } har ingen stein som kan falle.
reason-stack_named_twice = Stabel { $stack } er allerede nevnt.
reason-nothing_lifted = Steinen kommer fra elven: ingenting ble løftet fra en stabel.
reason-lifting_is_over = Steinen ble løftet før det; det som veltet, fortelles i riktig rekkefølge.
reason-lifting_said = Det er allerede fortalt.
reason-cause_said = Hvem som forårsaket det, er allerede fortalt.
reason-cause_in_turn = { $seat } har turen og forårsaket det, hvis ingen annen nevnes.
reason-no_such_player = Det er bare { $players } spillere.
reason-no_stack_named = Si først hvilken stabel som veltet.
reason-event_open = Fortell først ferdig hvilke stabler som veltet.
reason-foul_said = Det er allerede fortalt.
reason-other_request = Den rapporten gjelder et annet forsøk.
reason-placement_does_not_fit = Der steinen havnet, passer ikke med det som veltet.
reason-leaned_not_released = En stein som aldri ble sluppet, kan ikke lene seg.
reason-when_does_not_fit = Bare en stein fra en stabel løftes, og løftet kommer først.
reason-events_after_the_end = Ingenting kan følge etter et fall som avslutter forsøket.

short-no_tile = tatt
short-tile_not_playable = ingen slik stein
short-size_not_on_tile = ikke på brikken
short-size_not_in_river = ingen i elven
short-size_not_on_top = ingen på toppen
short-source_is_target = markørens stabel
short-source_of_other_size = annen størrelse

## Forhåndsvisning

preview-marker = Plasseringsmarkør
told-preview-marker = Plasseringsmarkøren flyttes til stabel { $after }
preview-tokens = { $seat }: sjetonger ved stablene
preview-supply = { $seat }: sjetonger i forråd
preview-points = { $seat }: poeng

## Hendelser

log-first_player = { $seat } sto sist ved en elvebredd og begynner.
log-marker_put = Plasseringsmarkøren legges ved stabel { $stack }.
log-tiles_revealed = { $count } steinbrikker snus.
log-deck_shuffled = { $count } brukte brikker stokkes.
log-tiles_set_aside = Ingen av brikkene ({ $count }) passer: de legges til side.
log-turn_begun = { "" }
log-turn_skipped = { $seat } kan ikke ta noen stein i det hele tatt.
log-tile_drawn = En steinbrikke trekkes: { $sizes }, { $steps } steg.
log-tile_taken = { $seat } tar brikken { $sizes } med { $steps } steg.
log-stone_taken = { $seat } tar { $stone }.
log-source_taken = { $seat } løfter en { $size } stein fra stabel { $stack }.
log-stone_released = { $seat } slipper over stabel { $stack }.
log-stone_set = { $seat } legger en { $size } stein på stabel { $stack }.
log-stack_fell = { $seat } velter stabel { $stack }.
log-stone_slipped = { $seat } ser steinen gli av stabel { $stack }.
log-points_scored = { $seat } får { $points } poeng.
log-tokens_returned = { $seat } tar tilbake { $count }.
log-foul_made = { $seat }: { $foul }.
log-stone_placed = { $seat } har en { $size } stein på stabel { $stack }, nummer { $height }.
log-tokens_laid = { $seat } legger { $count ->
        [one] { $count } poengsjetong
       *[other] { $count } poengsjetonger
    } ved stabel { $stack }.
log-no_tokens = { $seat } får ikke legge ut poengsjetong.
log-exchanged = { $seat } veksler fem poeng i en fempoengsjetong.
log-attempt_repeated = { $seat } prøver igjen.
log-attempt_ended = { $seat } er blitt forstyrret for mange ganger: forsøket er over.
log-marker_moved = { $seat } flytter plasseringsmarkøren { $steps } til stabel { $stack }.
log-game_ended = { "" }

## En tur i én setning, etter spillerens navn

told-and = { $one } og { $other }
told-number = { $number }
told-tile_taken = tok brikken { $sizes } med { $steps } steg
told-stone_placed = la en { $size } stein på stabel { $stack }, nummer { $height }
told-stone_moved = flyttet en { $size } stein fra stabel { $source } til stabel { $stack }, nummer { $height }
told-laid = { $placed }: { $count ->
        [0] ingen poengsjetong igjen å legge
        [one] { $count } poengsjetong
       *[other] { $count } poengsjetonger
    }
told-unlaid = { $placed }, uten poengsjetonger
told-foul = { $placed }, uten poengsjetonger ({ $fouls })
told-leaned = den lener seg mot noe annet
told-touched = en annen stein ble berørt
told-toppled = { $count ->
        [one] veltet stabel { $stacks }
       *[other] veltet stablene { $stacks }
    }
told-saw = { $count ->
        [one] så { $seat } velte stabel { $stacks }
       *[other] så { $seat } velte stablene { $stacks }
    }
told-fall = { $fall }: { $paid }
told-points_scored = { $points } poeng til { $seat }
told-tokens_returned = { $count ->
        [one] { $count } poengsjetong tilbake til { $seat }
       *[other] { $count } poengsjetonger tilbake til { $seat }
    }
told-slipped = lot steinen gli av
told-slipped_off = lot steinen gli av stabel { $stack }
told-exchanged = vekslet fem poeng i en fempoengsjetong
told-attempt_repeated = prøvde igjen
told-attempt_ended = ble forstyrret for mange ganger
told-turn_skipped = kunne ikke ta noen stein i det hele tatt
told-marker_moved = flyttet plasseringsmarkøren til stabel { $stack }
told-start = { $count ->
        [one] Det ligger en stein på stabel { $stacks }.
       *[other] Det ligger steiner på stablene { $stacks }.
    }
told-game_ended = Spillet er slutt.

score-golden = Gylne poengsjetonger
score-fives = Fempoengsjetonger
end-points = noen har oppnådd poengene for å vinne

## Det tegnede bordet

table-title = Tur { $turn }: { $name }
table-over = Spillet er slutt etter { $turn } turer
table-start = Alternativ start
table-deck = Trekkebunke { $deck }, brukte brikker { $used }, fempoengsjetonger { $bank }
table-river = Elv
table-river_empty = Elven er tom
table-tiles = Steinbrikker
table-taken = tatt
table-not_yet = ikke ennå
table-chosen = valgt
table-players = Spillere
table-points = { $points } poeng
table-supply = i forråd
table-at_stacks = ved stabler
table-next = neste +{ $count }
table-barred = Ingen poengsjetonger denne turen.
table-referee = Dommer
table-goal = til { $points }
section-title = turen
section-stacks = stablene
section-river = elven
section-tiles = steinbrikkene
section-deck = trekkebunken
section-players = spillerne

## Steiner

stone-s01 = liten stein 1
stone-s02 = liten stein 2
stone-s03 = liten stein 3
stone-s04 = liten stein 4
stone-s05 = liten stein 5
stone-s06 = liten stein 6
stone-s07 = liten stein 7
stone-s08 = liten stein 8
stone-s09 = liten stein 9
stone-s10 = liten stein 10
stone-s11 = liten stein 11
stone-s12 = liten stein 12
stone-s13 = liten stein 13
stone-m01 = middels stein 1
stone-m02 = middels stein 2
stone-m03 = middels stein 3
stone-m04 = middels stein 4
stone-m05 = middels stein 5
stone-m06 = middels stein 6
stone-m07 = middels stein 7
stone-m08 = middels stein 8
stone-m09 = middels stein 9
stone-m10 = middels stein 10
stone-m11 = middels stein 11
stone-m12 = middels stein 12
stone-l01 = stor stein 1
stone-l02 = stor stein 2
stone-l03 = stor stein 3
stone-l04 = stor stein 4
stone-l05 = stor stein 5
stone-l06 = stor stein 6
stone-l07 = stor stein 7
stone-l08 = stor stein 8
stone-l09 = stor stein 9
stone-l10 = stor stein 10
stone-l11 = stor stein 11
stone-l12 = stor stein 12

## Legend and pieces in full, for the terminal

legend =
    S liten, M middels, L stor stein; s03 er liten stein 3.
    ▶ plasseringsmarkøren: turens stabel. 2×1 én poengsjetong fra spiller 2 ved en stabel.
    neste +1: poengsjetonger du legger hvis steinen blir liggende. S/M +3: steinbrikkens størrelser og plasseringsmarkørens steg.
    ● et poeng, · ett igjen å vinne. 1×5 en fempoengsjetong.
name-stack = stabel { $number }
name-tile = brikke { $number }
about-tile = En steinbrikke for en stein: { $sizes }; plasseringsmarkøren går { $steps } steg.
about-stack = Steiner nedenfra og opp: { $stones }. Poengsjetonger: { $tokens }. Hvis neste stein blir liggende: +{ $next }.
about-risk = Risiko for at en stein ikke blir liggende: { $risk }.

## Hvorfor et tips er godt: hva et anslag består av

term-points = poeng
term-points-more = gir poeng
term-points-less = gir færre poeng
term-waiting = sjetonger ved stablene
term-waiting-more = legger sjetonger der de gir noe
term-waiting-less = etterlater færre sjetonger som gir noe
term-nearness = veien til seier
term-nearness-more = bringer deg nærmere seieren
term-nearness-less = holder deg lenger fra seieren
term-others = de andre
term-others-more = gir de andre mindre
term-others-less = gir de andre mer
term-attempt = dette forsøket
term-attempt-more = blir sannsynligvis stående og lønner seg
term-attempt-less = velter sannsynligvis eller gir lite
term-next = den neste stabelen
term-next-more = etterlater neste spiller en stabel som gir deg noe om den velter
term-next-less = etterlater neste spiller en lett stabel
