# The lesson of Stone Layer. [1] and [2] are the numbered marks on the table. At most 45 words a step.

lesson-goal-title = Stones by the river
lesson-goal-part = What it is about
lesson-goal-text = The river [1] is full of stones. Around it, on { $stacks } base stones, you all build the same stacks [2]. When one falls, it brings points: to everybody but the player who made it fall. First to { $points } points wins.
lesson-goal-act = Look at the table

lesson-tile-title = A stone tile
lesson-tile-part = A stone tile
lesson-tile-text = A turn begins with a stone tile. Its picture is the size of stone you may take; its number, how many stacks the location marker [1] walks on afterwards. Your stone goes where the marker stands now. Take the large one.
lesson-tile-act = Take the tile: large, { $steps } steps
lesson-tile-else = A fine tile for later. Take the large stone with { $steps } steps.

lesson-stone-title = Your stone
lesson-stone-part = A stone
lesson-stone-text = No two stones are alike. A first stone has to carry all the others, so choose a broad, flat one. This one lies well.
lesson-stone-act = Take the stone that is shown
lesson-stone-else = Each stone has its charm. Take the flat one that is shown.

lesson-place-title = Lay it down
lesson-place-part = Placing
lesson-place-text = Your stone hangs over stack { $stack }, where the marker stands. It may touch only what lies right under it. From above [1] you move it, from the side [2] you see how it comes down. Today I steady your hand.
lesson-place-act = Let go of the stone
lesson-place-then = The stone drops. Whether it stays, we see when you let go.

lesson-tokens-title = It stands: a token
lesson-tokens-part = Tokens
lesson-tokens-text = For a stone that stays you lay score tokens at the stack [1]: { $first } for each of the first three, then { $fourth }, { $fifth }, and { $sixth } from the sixth on. The marker has walked on [2]. Your neighbour builds there.
lesson-tokens-act = Watch your neighbour

lesson-higher-title = A second stone
lesson-higher-part = Higher
lesson-higher-text = The marker is back at your stack [1]. One more stone there means one more token of yours, on a stack that gets harder to build on. Take the medium stone and lay it down.
lesson-higher-act = Medium tile, stone, let go
lesson-higher-then = The stone drops. Whether it stays, we see when you let go.
lesson-higher-else = Another time. Now take the medium tile, the stone that is shown, and let go.

lesson-marker-title = Send the marker
lesson-marker-part = The marker
lesson-marker-text = The next player must build where your marker stops. Your tokens are at stack { $stack } [1], and { $steps } steps lead there [2]. Let your neighbour try a third stone on it!
lesson-marker-act = Tile with { $steps } steps, stone, let go
lesson-marker-then = The stone drops. Whether it stays, we see when you let go.
lesson-marker-else = That leads the marker elsewhere. Take the tile with { $steps } steps.

lesson-fall-title = It falls!
lesson-fall-part = A stack falls
lesson-fall-text = Your neighbour made it fall, so your tokens there turned golden: { $points } points for you [1]. Tokens of whoever makes it fall are no points; they go back to the supply. The stones lie in the river again.

lesson-shared-title = Beside your neighbour
lesson-shared-part = A shared stack
lesson-shared-text = At this stack lies a token of your neighbour [1]. Build here too: whoever makes it fall later pays the other. A stone that leans on something else, or touches another, stays but brings no token.
lesson-shared-act = Medium tile, stone, let go
lesson-shared-then = The stone drops. Whether it stays, we see when you let go.
lesson-shared-else = For now the medium tile, the stone that is shown, and let go.

lesson-companion-title = With real stones
lesson-companion-part = The companion
lesson-companion-text = Do you own the box? Open a table with real stones: you build by hand, and the companion keeps tiles, tokens and points. After each stone you are the referee and tell it what stood and what fell.

lesson-end-title = How it ends
lesson-end-part = How it ends
lesson-end-text = Whoever has { $points } points [1] first wins at once. So look who has tokens at a shaky stack before you build there, and send the marker where yours lie.

lesson-free-title = Two turns of your own
lesson-free-part = Two turns of your own
lesson-free-text = Now the stone lies in your own hand. Turn it, try another face down, lower it slowly and look from the side before you let go.
lesson-free-act = Your move: anything goes

lesson-over-title = You know Stone Layer
lesson-over-text = Take a tile, lay a stone, send the marker; and let the others make it fall. The rest is in the rules whenever you want it. Ready for a whole game?
