# The guide to 12 Rivers, in our own words. Numbers come from the components: numbers.json.

## Goal

goal = Goal
goal-lead = Place your tokens in the rivers, catch the pearls that roll down, and store them on your villagers. The most points win.
goal-catch = Catch
    .text = Pearls roll downhill and stop at the first token. Its owner takes one.
goal-store = Store
    .text = A pearl on a villager is worth its number: { $green } to { $white } points. On the alpaca and in the lake it is worth nothing.
goal-bonus = Bonuses
    .text = Every villager has a bonus of its own.
goal-goals = Goals
    .text = First to carry enough of one colour: { $goal-points } points

## The board

setup = The board
setup-text = Everybody has { $tokens } tribe tokens, an alpaca with room for { $alpaca } pearls, a first villager and { $hand } camp cards. With fewer than four players some rivers on the right stay closed: { $rivers-each } rivers are open for each player.
board-springs = **Springs**: a pearl waits at the top of each river, behind the gate.
board-rows = **Rows** from the top down. High slots cost camp cards, the lowest row gives one. All water joins on its way.
board-icons = **Stumps and statues** hold fairies. Whoever places a token beside them takes them.
board-lake = The **lake**: what nobody catches ends here, and stays for later rounds.
board-village = The **village**: tokens here catch nothing, they recruit villagers.
board-track = The **turn track** beside the board says whose token comes next, from the top.

## A round

round = A round
round-prepare = Preparation
    .text = A new pearl at each spring, a fairy for each player, and { $newcomers } new villagers.
round-explore = Exploration
    .text = One token after the other is placed, in the order of the turn track.
round-collect = Collection
    .text = The gate opens, pearls roll. Rivers, lake and village are dealt with from the top down, then everybody stores pearls. There are { $rounds } rounds.

## Placing tokens

explore = Placing tokens
explore-text = The owner of the topmost token on the turn track takes a turn with it:
explore-place = Place it
    .text = in any free slot. You must be able to pay for it.
explore-fairies = Take fairies
    .text = all that lie at the sign of that section, at once. They may pay already.
explore-pay = Pay or gain
    .text = Any camp cards will do. You gain from the { $market } open cards or the deck.
explore-pairs = Play pairs
    .text = Two like camp cards have an effect: banner, lantern or provisions now.
cost-high = The upper rows
    .text = The first row costs { $row-one } camp cards, the second { $row-two }, the third { $row-three }. Up here you choose first.
cost-low = Free
    .text = The fourth row and the lake cost nothing.
cost-village = The village
    .text = The two slots on the left choose first and cost cards, the others nothing.
cost-gain = The lowest row
    .text = It costs nothing and **gives** { $row-five } camp card.

## Catching pearls

collect = Catching pearls
collect-text = Rows are dealt with from the top down, each from left to right.
collect-roll = Pearls roll
    .text = Each pearl follows its river and stops at the topmost token of the first section that has one.
collect-catch = Take one
    .text = The owner takes **one** of the pearls there onto the alpaca; with a free spot this is a must. The others roll on.
collect-full = A full alpaca
    .text = With { $alpaca } pearls aboard you may swap one for one, or let them all roll on.
collect-lake = The lake
    .text = Your token there takes **as many** pearls as you like and have room for.
collect-goals = Alpaca goals
    .text = Be the first to carry { $goal-pearls } pearls of one colour, as its card says: { $goal-points } points. The pearls stay yours.
collect-order = Back to the track
    .text = A token that is done goes to the **lowest** free space of the turn track. So who acts early now is late in the next round.

## Villagers and pearls

village = Recruiting and storing
village-recruit = Recruit
    .text = From left to right, each token in the village takes one of the open villagers and the camp cards it brings.
village-store = Store
    .text = At the end of a round all move pearls from the alpaca to empty spots of their villagers: the same colour, or any colour on a rainbow spot. A stored pearl stays. All do this at once, unseen by the others.

## Camp cards

camp = Camp cards
camp-text = A single card pays one. **Two alike** are a pair with an effect; a pair never pays.
card-banner = Banner
    .text = While placing: one of your tokens on the turn track moves to the top.
card-lantern = Lantern
    .text = While placing: take a fairy from anywhere on the board.
card-provisions = Provisions
    .text = While placing: move another token of yours to another section, for free and without its fairies.
card-fishing_net = Fishing net
    .text = While collecting in a river: take one more pearl there.
card-shamisen = Shamisen
    .text = After recruiting: the same token moves to the next free village slot on the right and recruits again.

## Fairies

fairies = Fairies
fairies-text = A fairy works once and leaves the game. Fairies you keep may be worth points.
fairy-bonfire = Bonfire
    .text = is a camp card of any kind: it pays one, or completes a pair.
fairy-cloud = Cloud
    .text = pays the whole cost of one placement.
fairy-river = River
    .text = While collecting in a river: take one more pearl there.
fairy-breeze = Breeze
    .text = Up to three pearls move from your alpaca or a villager to other villagers of yours. It makes room before you collect, or helps when storing.
fairy-mushroom = Mushroom
    .text = One empty coloured spot of yours takes any colour from now on.

## Villagers

villagers = What villagers are worth
villagers-text = Besides the pearls on it, each villager has one of these bonuses. It counts for pearls on villagers only.
bonus-filled_villagers =
    .text = **{ $filled }** for every villager of yours with all spots filled
bonus-white_pearls =
    .text = **{ $white-bonus }** for every white pearl on your villagers
bonus-most_fairies =
    .text = **{ $most-fairies }** if you alone have the most unused fairies
bonus-most_pink =
    .text = **{ $most-pink }** if you alone have the most pink pearls stored
bonus-most_cards =
    .text = **{ $most-cards }** if you alone hold the most camp cards
bonus-hand_cards =
    .text = **{ $hand-bonus }** for every camp card in hand
bonus-unused_fairies =
    .text = **{ $fairy-bonus }** for every unused fairy
bonus-four_same =
    .text = **{ $four-same }** if four pearls of one colour lie here
bonus-indicated_five =
    .text = **{ $five-shown }** if all five spots here are filled
bonus-five_different =
    .text = **{ $five-colours }** if five different colours lie here

## End and scoring

end = End and scoring
end-text = After { $rounds } rounds count the pearls on your villagers (green { $green }, blue { $blue }, pink { $pink }, purple { $purple }, white { $white }), the bonuses of your villagers, and { $goal-points } for each goal. Who ties for the most shares the victory.
example-text = **An example: { $sum-total } points.** This is how a match with three players ended for its winner:
pearls = Pearls
    .text = the numbers of all pearls stored on villagers
filled_villagers = Filled villagers
    .text = { $filled } each
indicated_five = Indicated five
    .text = { $five-shown } for a villager whose five spots are filled
goals = Goals
    .text = { $goal-points } for each alpaca goal

## Options

options = Options
option-order = Starting order
    .text = The first villagers are dealt by seat instead of at random.
option-hands = Open hands
    .text = All see all camp cards: good for teaching.

## Questions

questions = Questions people ask
ask-must = Must I take a pearl I do not want?
    .text = In a river yes, while your alpaca has a free spot. Extra pearls and the lake are your choice.
ask-top = Must I take the topmost slot of a section?
    .text = No, any free one. But the topmost slot takes first.
ask-fairy = May a fairy pay for the place where I found it?
    .text = Yes. Fairies are taken first, then you pay.
ask-mix = May I pay with a cloud and cards together?
    .text = No. Either cards and bonfires, or one cloud for everything.
ask-swap = I swapped a pearl away. Where does it go?
    .text = It stays in the river and rolls on with the others.
ask-stored = May I move a pearl from one villager to another?
    .text = Only with a breeze.
ask-lake = Do pearls in the lake vanish at the end of the round?
    .text = No. They wait for somebody's token.
ask-market = The open cards are all alike. What now?
    .text = They go back with the discarded ones, and new ones are laid out.
ask-secret = Which cards can others see?
    .text = How many you hold, and those you took from the open ones. Not what you drew from the deck.
ask-tie = Two have the most fairies. Who gets the bonus?
    .text = Nobody. It takes the most alone.

## Icons

icon-green = green pearl
icon-blue = blue pearl
icon-pink = pink pearl
icon-purple = purple pearl
icon-white = white pearl
icon-any = spot of the alpaca
icon-rainbow = rainbow spot: any colour
icon-token = tribe token
icon-bonfire = bonfire
icon-breeze = breeze
icon-cloud = cloud
icon-mushroom = mushroom
icon-river = river
