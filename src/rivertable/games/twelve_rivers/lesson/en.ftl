# The lesson of 12 Rivers. [1] and [2] are the numbered marks on the table. At most 45 words a step.

lesson-goal-title = Pearls for your villagers
lesson-goal-text = Soon these pearls [1] roll down the rivers. The number on a pearl is its worth, but only once it lies with one of your villagers [2]. Whoever has the most points after { $rounds } rounds wins.
lesson-goal-act = Look at the pearls

lesson-place-title = High up, first choice
lesson-place-text = First, everybody places tokens in turn. The white pearl is worth { $worth }, the most there is, and a token here [1] will catch it. High up you choose before the others, but you pay for it with camp cards [2].
lesson-place-act = Place your token, then pay with shamisen cards
lesson-place-else = A fine idea for later. First catch the pearl worth { $worth }.

lesson-fairy-title = A fairy on the stump
lesson-fairy-text = Several rivers meet here, so several pearls come by. And on the stump [1] a fairy waits for the token that is placed beside it. This one is a mushroom; it will help you soon.
lesson-fairy-act = Place a token by the stump, pay a shamisen
lesson-fairy-else = Keep that for another round. The fairy waits by this stump.

lesson-village-title = Somebody to carry them to
lesson-village-text = Your villager [1] has room for { $spots } pearls. A token in the village brings you another of these [2] later in the round. The first slots cost cards; this one is free.
lesson-village-act = Place your last token in the village
lesson-village-else = This token goes to the village: you will want another villager.

lesson-release-title = The gate opens
lesson-release-text = All tokens are placed, so the pearls rolled. Each stops at the first token in its way: { $upper } wait at your upper token [1], { $lower } at your lower one [2]. What nobody takes ends in the lake [3].

lesson-collect-title = One pearl for each token
lesson-collect-text = Tokens choose from the top down, so you begin. Take one pearl onto your alpaca [1], which carries { $room }. What you leave rolls on to the next token below.
lesson-collect-act = Take the white pearl
lesson-collect-else = Take the white one: no pearl is worth more. Keep your cards for the next token.

lesson-net-title = Two cards of a kind
lesson-net-text = Here { $pearls } pearls wait. Purple is worth most. But you hold { $nets } fishing nets [1], and a pair of equal camp cards does something special: nets fetch one pearl more. Take purple, play the pair, take blue.
lesson-net-act = Take purple, play the fishing nets, take blue
lesson-net-else = Not this time. Take purple, then play the nets, then take blue.

lesson-recruit-title = A new villager
lesson-recruit-text = Now your token in the village chooses. The { $name } [1] gives { $bonus } points at the end for every white pearl you stored, wherever it lies. And you get a camp card at once: take provisions [2].
lesson-recruit-act = Choose the { $name }, then take provisions
lesson-recruit-then = The { $name } joins you and brings the provisions. Then a new card is laid out in the camp market.
lesson-recruit-else = Good too. But you have a white pearl, and the { $name } likes those.

lesson-store-title = Bring them home
lesson-store-text = At the end of a round, pearls go from the alpaca [1] to your villagers [2]. A coloured spot takes its own colour, a star takes any. Give the star to white; blue finds its spot.
lesson-store-sum = points { $before } → { $after }
lesson-store-act = Store white, then blue, with your first villager
lesson-store-else = That is possible too. Here, store white and then blue with your first villager.

lesson-mushroom-title = The fairy helps
lesson-mushroom-text = Purple fits nowhere. Fairies help once, each in its own way: a mushroom [1] lets a coloured spot hold any pearl. Use it on your first villager [2] and store purple there. All spots full: { $bonus } points more.
lesson-mushroom-sum = points { $before } → { $after }
lesson-mushroom-act = Use the mushroom, then store purple
lesson-mushroom-else = First the mushroom for your first villager, then purple.

lesson-end-title = How it ends
lesson-end-text = After { $rounds } rounds, stored pearls, bonuses and goals [1] are counted. A goal is worth { $points } points to whoever first has so many pearls of one colour on the alpaca. Pearls still on an alpaca are worth nothing.

lesson-free-title = Two turns of your own
lesson-free-text = Whoever collected late places early in the new round. Place as you like; I look on. An idea: a slot where many rivers meet, and a villager for the next pearls.
lesson-free-act = Your move: anything goes

lesson-over-title = You know 12 Rivers
lesson-over-text = Tokens catch pearls, cards and fairies help, villagers make them count. The rest is in the rules whenever you want it. Ready for a whole game?
