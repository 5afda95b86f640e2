# What a drawn thing does, and (-from) where it comes from, for whoever taps it.

fact-stack =
    { $next ->
        [one] A stone that stays on top here brings { $next } score token.
       *[other] A stone that stays on top here brings { $next } score tokens.
    }
fact-stack-from =
    { $height ->
        [0] On the base stone there is no stone yet; everybody builds on all stacks.
       *[other] { $height } high now, without the base stone; if it falls, all its stones go to the river.
    }
fact-tokens =
    { $count ->
        [one] { $name } gets { $count } point if somebody else makes this stack fall.
       *[other] { $name } gets { $count } points if somebody else makes this stack fall.
    }
fact-tokens-from = They were laid for stones that stayed, and come from their owner's supply.
fact-tokens-at_stacks = Tokens beside the stacks: each is a point if somebody else makes its stack fall.
fact-tokens-supply = Tokens that can still be laid.
fact-tokens-supply-from = All tokens begin here; those of whoever makes a stack fall come back.
fact-marker = The next stone goes on the stack where it stands.
fact-marker-from = After every turn it walks on clockwise, by the steps of the tile that was taken.
fact-river = From here you take your stone, of a size that your tile shows.
fact-river-from = All stones begin here, and those of fallen stacks come back.
fact-size =
    { $left ->
        [0] No stone of this size lies in the river.
       *[other] { $left } of this size lie in the river.
    }
fact-size-from = Which size you may take is on your tile.
fact-stone = It goes on the stack at the location marker and may touch only what lies under it.
fact-stone-from = It lies in the river; every stone has a shape of its own.
fact-tile =
    { $steps ->
        [one] You take a stone of a size it shows, and the location marker then walks { $steps } stack on.
       *[other] You take a stone of a size it shows, and the location marker then walks { $steps } stacks on.
    }
fact-tile-from = Five tiles are turned up at a time; new ones come when all five are taken.
fact-tile-gone = Nothing can be taken here now.
fact-tile-deck = So many tiles are still to come, and so many are used.
fact-tile-deck-from = When the deck is empty, the used ones are shuffled.
fact-face = The side that points down: a broad one stands better.
fact-face-from = Shown are all sides on which the stone you hold can rest.
fact-above = Drag the stone to where its middle is to be.
fact-above-from = The white line is the shadow of the stone you hold.
fact-side = See where it will touch first, and how far it still is.
fact-side-from = It is the stack at the location marker with the stone you hold.
fact-turn = Turns the stone you hold like a wheel that lies flat.
fact-turn-from = A stone comes into your hand unturned.
fact-tilt = Leans the stone you hold, to fit a sloping top.
fact-tilt-from = A stone comes into your hand upright.
fact-tremor = About so far your hand strays when you let go.
fact-tremor-from = It depends on the setting of the table, and grows with every stone of the stack.
fact-stays = What you lay if the stone stays and touches only what is under it.
fact-stays-from = The number grows with the height of the stack.
fact-falls = Who gets points if you make this stack fall.
fact-falls-from = One for each token of another player beside it; your own go back to your supply.
fact-points = Golden tokens are points: the first player with { $goal } wins.
fact-points-from = Tokens turn golden when somebody else makes their stack fall.
fact-five = It counts as five points.
fact-five-from = Five golden tokens were exchanged for it, so that they can be laid again.
