### Stone Layer, English. Nouns are the rulebook's.

title = Stone Layer

size-small = small
size-medium = medium
size-large = large
sizes-s = S
sizes-m = M
sizes-sm = S/M
sizes-l = L
sizes-sl = S/L
sizes-ml = M/L
sizes-sml = S/M/L
a-stone = a { $size } stone
nothing = nothing
answer-no = no
answer-yes = yes
foul-leaned = the stone leans on something other than the stone below it
foul-touched = another stone was touched
colour-red = red
colour-blue = blue
colour-green = green
colour-purple = purple

## Options

option-alternative_start = Alternative start: four stones are set before the game begins
option-toppler_tokens = Score tokens of whoever topples a stack: they return to the supply, or stay at the base stone (Norwegian rules)
option-alt_start_shuffle = Alternative start: the remaining stone tiles are shuffled, or all of them (Finnish rules)
option-slip = A stone that slips off: a partial fall of the stack, or harmless
option-exchange = Five golden score tokens for a five-point token: automatically, or asked
option-mode = Simulated stones, or real ones on your table with the companion keeping score
option-points_to_win = Points to win
option-turn_clock = Seconds for a turn
option-tremor = How much the hand trembles

## What is asked

decide-pick_tile = Select a stone tile. The stone goes on stack { $stack }.
decide-pick_size = Which size goes on stack { $stack }?
decide-pick_stone = Which { $size } stone?
decide-pick_source = The river is empty. From the top of which stack do you take a { $size } stone?
decide-release = Place { $stone } on stack { $stack }: it would be stone { $height } there.
decide-exchange = Your score tokens are running low: exchange five points for a five-point token, before you lay { $count }?
decide-alt_size = Alternative start: which size goes on stack { $stack }?
decide-alt_stone = Alternative start: which { $size } stone?
decide-alt_release = Alternative start: set { $stone } on stack { $stack }.
decide-report_set = Alternative start: set { $stone } on stack { $stack }. Does every stone stand?
decide-report_event = { $seat } places { $stone } on stack { $stack }. Did a stack fall?
decide-report_more = Did anything else fall?
decide-report_lifted = Which stack fell while lifting?
decide-report_cause = Did more fall at the same time, or did somebody other than { $seat } clearly cause it?
decide-report_placement = Does the stone stay on top of stack { $stack }?
decide-report_fouls = Does it lean on anything but the stone below it, or was another stone touched?
decide-over = The game is over.
wait-turn = It is { $seat }'s turn.
wait-report = The stones decide.

## Actions

action-pick_tile = Tile { $slot }: { $sizes }, { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
action-pick_tile-none = Tile { $slot }: taken
action-pick_size = A { $size } stone ({ $left } in the river, { $risk } % would fall)
action-pick_size-real = A { $size } stone ({ $left } in the river)
action-pick_stone = { $stone }
action-pick_source = Stack { $stack }: { $stone }, of { $height }
action-release = Let go of the stone over stack { $target }
action-exchange-no = Keep the five single tokens
action-exchange-yes = Exchange five points
action-report_set = All stones stand
action-report_fell = Stack { $stack } fell
action-report_cause = { $seat } caused it
action-report_lifting = It fell while lifting
action-report_event = That is all that fell
action-report_no_fall = No stack fell
action-report_no_fall-more = Nothing else fell
action-report_touched = Another stone was touched
action-report_leaned = The stone leans on something else
action-report_done = Placed as told: done
action-report_on_top = It stays on top
action-report_slipped = It slipped off

## Refusals

reason-game_over = The game is over.
reason-not_your_turn = It is { $seat }'s turn.
reason-wait_for_report = The stones are still moving: it is not yet told what became of { $seat }'s stone.
reason-not_asked_now = That is not asked now. { $question }
reason-no_tile = That stone tile has been taken; new ones come when all five are.
reason-tile_not_playable = No stone that this tile shows can be taken.
reason-size_not_on_tile = The tile shows no { $size } stone.
reason-size_not_in_river = There is no { $size } stone in the river.
reason-size_not_on_top = No other stack has a { $size } stone on top.
reason-stone_of_other_size = You have chosen a { $size } stone.
reason-stone_not_in_river = That stone is not in the river.
reason-source_is_target = A stone cannot be taken from the stack it goes on.
reason-source_empty = There is no stone on that stack.
reason-source_of_other_size = You have chosen a { $size } stone, and that stack has another on top.
reason-stack_cannot_fall = Stack { $stack } has no stone that could fall.
reason-stack_named_twice = Stack { $stack } is named already.
reason-nothing_lifted = The stone comes from the river: nothing was lifted off a stack.
reason-lifting_is_over = The stone was lifted before that; what fell is told in its true order.
reason-lifting_said = That is told already.
reason-cause_said = Who caused it is told already.
reason-cause_in_turn = { $seat } is in turn, and caused it if nobody else is named.
reason-no_such_player = There are only { $players } players.
reason-no_stack_named = Say first which stack fell.
reason-event_open = Finish first what you have begun to tell: which stacks fell.
reason-foul_said = That is told already.
reason-other_request = That report is about another attempt.
reason-placement_does_not_fit = Where the stone ended does not fit what fell.
reason-leaned_not_released = A stone that was never released cannot lean.
reason-when_does_not_fit = Only a stone from a stack is lifted, and lifting comes first.
reason-events_after_the_end = Nothing can follow a fall that ends the attempt.

short-no_tile = taken
short-tile_not_playable = no such stone
short-size_not_on_tile = not on the tile
short-size_not_in_river = none in the river
short-size_not_on_top = none on top
short-source_is_target = marker's stack
short-source_of_other_size = other size

## Previews

preview-marker = Marker
told-preview-marker = The marker goes to stack { $after }
preview-tokens = { $seat }: tokens beside stacks
preview-supply = { $seat }: tokens in supply
preview-points = { $seat }: points

## Log

log-first_player = { $seat } was at a river last and begins.
log-marker_put = The location marker is put at stack { $stack }.
log-tiles_revealed = { $count } stone tiles are turned over.
log-deck_shuffled = { $count } used tiles are shuffled.
log-tiles_set_aside = { $count ->
        [one] The last tile has
       *[other] The { $count } tiles have
    } no possible stone and { $count ->
        [one] is
       *[other] are
    } put aside.
log-turn_begun = { "" }
log-turn_skipped = { $seat } can take no stone at all.
log-tile_drawn = A stone tile is drawn: { $sizes }, { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }.
log-tile_taken = { $seat } takes the tile { $sizes } with { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }.
log-stone_taken = { $seat } picks { $stone }.
log-source_taken = { $seat } lifts a { $size } stone off stack { $stack }.
log-stone_released = { $seat } lets go over stack { $stack }.
log-stone_set = { $seat } sets a { $size } stone on stack { $stack }.
log-stack_fell = { $seat } topples stack { $stack }.
log-stone_slipped = { $seat } sees the stone slip off stack { $stack }.
log-points_scored = { $seat } scores { $points }.
log-tokens_returned = { $seat } takes back { $count }.
log-foul_made = { $seat } made a foul: { $foul }.
log-stone_placed = { $seat } has a { $size } stone on stack { $stack }, number { $height }.
log-tokens_laid = { $seat } lays { $count ->
        [one] { $count } score token
       *[other] { $count } score tokens
    } at stack { $stack }.
log-no_tokens = { $seat } may lay no score token.
log-exchanged = { $seat } exchanges five points for a five-point token.
log-attempt_repeated = { $seat } tries again.
log-attempt_ended = { $seat } has been disturbed too often: the attempt is over.
log-marker_moved = { $seat } moves the location marker { $steps } to stack { $stack }.
log-game_ended = { "" }

## A turn in one sentence, after the player's name

told-and = { $one } and { $other }
told-number = { $number }
told-tile_taken = took the tile { $sizes } with { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
told-stone_placed = set a { $size } stone on stack { $stack }, number { $height }
told-stone_moved = moved a { $size } stone from stack { $source } to stack { $stack }, number { $height }
told-laid = { $placed }: { $count ->
        [0] no score token left to lay
        [one] { $count } score token
       *[other] { $count } score tokens
    }
told-unlaid = { $placed }, without score tokens
told-foul = { $placed }, without score tokens ({ $fouls })
told-leaned = it leans on something else
told-touched = another stone was touched
told-toppled = { $count ->
        [one] toppled stack { $stacks }
       *[other] toppled stacks { $stacks }
    }
told-saw = { $count ->
        [one] saw { $seat } topple stack { $stacks }
       *[other] saw { $seat } topple stacks { $stacks }
    }
told-fall = { $fall }: { $paid }
told-points_scored = { $points ->
        [one] { $points } point for { $seat }
       *[other] { $points } points for { $seat }
    }
told-tokens_returned = { $count ->
        [one] { $count } score token back to { $seat }
       *[other] { $count } score tokens back to { $seat }
    }
told-slipped = let the stone slip
told-slipped_off = let the stone slip off stack { $stack }
told-exchanged = exchanged five points for a five-point token
told-attempt_repeated = tried again
told-attempt_ended = was disturbed too often
told-turn_skipped = could take no stone at all
told-marker_moved = moved the marker to stack { $stack }
told-start = { $count ->
        [one] A stone stands on stack { $stacks }.
       *[other] Stones stand on stacks { $stacks }.
    }
told-game_ended = The game is over.

score-golden = Golden score tokens
score-fives = Five-point tokens
end-points = somebody has collected the points to win

## The drawn table

table-title = Turn { $turn }: { $name }
table-over = The game is over after { $turn } turns
table-start = Alternative start
table-deck = Draw pile { $deck }, used { $used }, five-point tokens { $bank }
table-river = River
table-river_empty = The river is empty
table-tiles = Stone tiles
table-taken = taken
table-not_yet = not yet
table-chosen = chosen
table-players = Players
table-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
table-supply = supply
table-at_stacks = at stacks
table-next = next +{ $count }
table-barred = No score tokens this turn.
table-referee = Referee
table-goal = to { $points }
section-title = the turn
section-stacks = stacks
section-river = river
section-tiles = stone tiles
section-deck = draw pile
section-players = players

## Stones

stone-s01 = small stone 1
stone-s02 = small stone 2
stone-s03 = small stone 3
stone-s04 = small stone 4
stone-s05 = small stone 5
stone-s06 = small stone 6
stone-s07 = small stone 7
stone-s08 = small stone 8
stone-s09 = small stone 9
stone-s10 = small stone 10
stone-s11 = small stone 11
stone-s12 = small stone 12
stone-s13 = small stone 13
stone-m01 = medium stone 1
stone-m02 = medium stone 2
stone-m03 = medium stone 3
stone-m04 = medium stone 4
stone-m05 = medium stone 5
stone-m06 = medium stone 6
stone-m07 = medium stone 7
stone-m08 = medium stone 8
stone-m09 = medium stone 9
stone-m10 = medium stone 10
stone-m11 = medium stone 11
stone-m12 = medium stone 12
stone-l01 = large stone 1
stone-l02 = large stone 2
stone-l03 = large stone 3
stone-l04 = large stone 4
stone-l05 = large stone 5
stone-l06 = large stone 6
stone-l07 = large stone 7
stone-l08 = large stone 8
stone-l09 = large stone 9
stone-l10 = large stone 10
stone-l11 = large stone 11
stone-l12 = large stone 12

## Legend and pieces in full, for the terminal

legend =
    S small, M medium, L large stones; s03 is small stone 3.
    ▶ the marker: the stack of this turn. 2×1 one token of player 2 at a stack.
    next +1: tokens you lay if the stone stays. S/M +3: sizes of a stone tile and the steps of the marker.
    ● a point, · one still to win. 1×5 a five-point token.
name-stack = stack { $number }
name-tile = tile { $number }
about-tile = A stone tile for a stone that is { $sizes }; the marker goes { $steps } on.
about-stack = Stones from the ground up: { $stones }. Tokens: { $tokens }. If the next stone stays: +{ $next }.
about-risk = Chance that a stone does not stay: { $risk }.

## Why a hint is good: what an estimate is made of

term-points = points
term-points-more = scores points
term-points-less = scores less
term-waiting = tokens beside stacks
term-waiting-more = lays tokens where they will pay
term-waiting-less = leaves fewer tokens that will pay
term-nearness = the way to victory
term-nearness-more = brings you nearer to victory
term-nearness-less = keeps you farther from victory
term-others = the others
term-others-more = gives the others less
term-others-less = gives the others more
term-attempt = this attempt
term-attempt-more = is likely to stand and to pay
term-attempt-less = is likely to fall, or pays little
term-next = the next stack
term-next-more = leaves the next player a stack that pays you if it falls
term-next-less = leaves the next player an easy stack
