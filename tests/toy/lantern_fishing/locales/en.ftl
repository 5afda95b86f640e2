title = Lantern Fishing
fish-vendace = vendace
fish-perch = perch
fish-pike = pike

decide-turn = Catch a fish, or sell all fish of a kind?
action-catch = Catch a fish
action-sell = Sell all { $fish }
reason-no_such_fish = You have no such fish.

log-cast = { $seat } catches a fish.
log-caught = { $seat } sees { $fish } in the basket.
log-sold = { $seat } sells { $count } { $fish }.
score-coins = Coins
score-basket = Fish in the basket
