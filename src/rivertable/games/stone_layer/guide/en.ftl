# The guide to Stone Layer, in our own words. Numbers come from the components: numbers.json.

## Goal

goal = Goal
goal-lead = Stack river stones, and let others make them fall. The first with { $win } points wins.
goal-stack = Stack
    .text = Set a stone on the stack where the marker stands.
goal-tokens = Lay tokens
    .text = If it stays, you lay score tokens there: more on a high stack.
goal-fall = Somebody topples
    .text = A stack falls: its tokens turn **golden** and are points for everybody but the one who made it fall.
goal-win = Win
    .text = { $win } points end the game at once.

## The table

setup = The table
map-stacks = { $bases } **base stones** lie in a ring. Stacks grow on them and belong to nobody.
map-river = The **river** in the middle holds all { $stones } loose stones, in three sizes.
map-marker = The **marker** shows the stack where the next stone goes.
map-tokens = **Score tokens** beside a stack show who has placed stones there. Everybody has { $tokens }.
map-tiles =
    .text = { $face-up } of the { $tiles } **stone tiles** lie face up. Each shows sizes and a number of steps.

## A turn

turn = A turn
turn-tile = Take a tile
    .text = any of those face up whose stone you can get.
turn-stone = Take a stone
    .text = of a size the tile shows, from the river.
turn-place = Place it
    .text = on the stack at the marker. If it stays, lay tokens.
turn-move = Move the marker
    .text = clockwise by the steps of the tile: { $steps }. The next player goes on there.
turn-text = Tiles are not replaced one by one. When the last is gone, { $face-up } new ones come. The turn is over when all stones are at rest.

## Stones

stones = Stones
stone-tile = The tile
    .text = It decides twice: which stone you take, and where the **next** player has to build.
stone-choose = The stone
    .text = Any stone of that size. Look for a flat one. Once it is lifted, you keep it.
stone-place = Placing
    .text = The stone must lie on the topmost stone and touch nothing else. While you hold it you may turn it, move it and lift it again.
stone-empty = The river is empty
    .text = Then take the top stone of another stack. Its tokens stay where they are.

## Score tokens

tokens = Score tokens
tokens-text = After a good placement you lay tokens by the height of the stack, the new stone counted and the base stone not.
token-height = By height
    .text = From the first stone on: { $by-height }. The last number holds for all higher stones.
token-exchange = Golden tokens
    .text = Points are golden tokens. If yours run short, { $fives } of them are changed for one that counts { $fives }, and you have tokens again. If none are left, you lay what you have.

## When stones fall

falls = When stones fall
falls-text = A stack that falls in your turn, wholly or in part, is yours to answer for, unless somebody else clearly did it.
fall-others = The others score
    .text = All their tokens at the fallen stack turn golden: one point each.
fall-mine = Yours come back
    .text = Your own tokens there return to your supply. You lay none this turn.
fall-stones = Back to the river
    .text = All stones of the stack go to the river. The base stone stays.
foul-lean = It leans
    .text = The stone stays, but touches something beside the stone below: no tokens.
foul-touch = You touched another
    .text = Your hand or your stone met another stone of a stack: no tokens.
foul-slip = It slips off
    .text = That is a fall of the stack, even if the rest stands.
foul-lift = It falls while you lift
    .text = Taking a stone from a stack with an empty river: the turn ends at once, and the marker stays.
foul-other = Another stack falls
    .text = It is paid out. You go on with your stone, without tokens.
foul-nobody = Somebody else did it
    .text = Then it counts for them. You score too, and go on as if nothing had happened.

## End and scoring

end = End and scoring
end-text = As soon as somebody has { $win } points after a fall, the game is over. If several get there with the same fall, the most points win, then the most own tokens still lying at stacks; otherwise they share the victory. You can hardly win in your own turn: it takes a fall by somebody else.
example-text = **An example: { $sum-total } points.** This is what the winner of a match with two players had:
golden = Golden tokens
    .text = one point each
fives = Five-point token
    .text = changed for { $fives } golden ones

## On the screen and on your table

screen = On the screen, or on your table
screen-simulated = Stones on the screen
    .text = The stones are simulated: weight, shape and friction are real, and your hand trembles a little. Look from above and from the side before you let go.
screen-companion = Your own stones
    .text = You play with real stones, and the companion keeps score: it asks which stacks fell, who did it, and whether the stone stays, leans or touched another. You can take an answer back until the next tile is taken.

## Options

options = Options
option-start = Alternative start
    .text = { $start-tiles } stones are set before the game begins. Good for two players.
option-points = Points to win
    .text = fewer for a short game, more for a long one
option-toppler = The toppler's tokens
    .text = return to the supply, or stay for the next fall
option-slip = A stone that slips
    .text = is a fall of the stack, or harmless
option-tremor = The hand
    .text = trembles less or more
option-clock = A clock
    .text = When the time is over, the stone is let go where it is.

## Questions

questions = Questions people ask
ask-stay = My stone leans. Must I take it away?
    .text = No. It stays and counts for the height. You only lay no tokens.
ask-partly = Only the top stone fell. Is that a fall?
    .text = Yes. A stack that falls in part is a fallen stack: all its stones go to the river.
ask-draught = A stack fell by itself. Whose fault is it?
    .text = It counts as caused by the player in turn.
ask-river = May I touch loose stones in the river?
    .text = Yes. Only stones in stacks are not to be touched.
ask-touch = May I support the stack with my other hand?
    .text = No. You touch no stone but the one you place.
ask-empty = I took the last stone of a stack. What about the tokens?
    .text = They stay there until stones fall at that place.
ask-tokens = Do I have to lay all tokens?
    .text = Yes, always as many as the height says.
ask-own = Can I lose points?
    .text = No. Golden tokens stay yours.
ask-tie = No tile fits. What now?
    .text = All face-up tiles go, and new ones come, until one fits.

## Icons

icon-small = small stone
icon-medium = medium stone
icon-large = large stone
icon-marker = marker
icon-token = score token
icon-golden = golden token: a point
icon-steps = steps of the marker
