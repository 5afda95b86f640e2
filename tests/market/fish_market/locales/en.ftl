### Fish Market, English.

title = Fish Market
option-weather = Weather: every morning the world reports calm or storm

fish-herring = herring
fish-trout = trout
fish-pike = pike
fish-none = nothing
weather-calm = calm
weather-storm = storm

decide-morning = How is the weather?
decide-turn = Sell, take, draw or peek. You have { $coins } coins.
decide-peeked = Draw the card you saw, or leave it?
decide-bidding = Bid for the prize. You have { $coins } coins.
decide-wait = Waiting for the others.
decide-over = The market is closed.

action-sell = Sell card { $slot }: { $fish }
action-take = Take { $fish } from place { $slot }
action-draw = Draw a card
action-peek = Look at the top card
action-leave = Leave the card
action-rest = Rest
action-bid = Bid { $coins }
action-report = The weather is { $weather }

reason-game_over = The market is closed.
reason-not_your_turn = It is not your turn.
reason-not_asked_now = That is not asked now.
reason-no_card = There is no card.
reason-too_dear = It costs { $price } and you have { $coins }.
reason-stall_full = Your stall is full.
reason-nothing_left = There is nothing left to draw.
reason-storm = In a storm nobody sees the water.
reason-no_rest = You may rest only when you cannot draw.

preview-coins = Coins
preview-cards = Cards
preview-fish = Cards with { $fish }

log-sold = { $seat } sells { $fish }.
log-taken = { $seat } takes { $fish }.
log-drew = { $seat } draws a card.
log-card_drawn = { $seat } gets { $fish }.
log-card_peeked = { $seat } sees { $fish } on top.
log-reshuffled = { $cards } cards are shuffled.
log-bid_made = { $seat } bids { $coins }.
log-prize_won = { $seat } wins the prize.
log-reported = The weather is { $weather }.

score-coins = Coins
score-stall = Stall
score-prizes = Prizes

end-closed = the market has closed
end-sold_out = the market is sold out

term-coins = coins
term-coins-more = brings more coins
term-coins-less = brings fewer coins
term-stall = the stall
term-stall-more = fills your stall with better fish
term-stall-less = leaves your stall with less
term-prizes = prizes
term-prizes-more = wins a prize
term-prizes-less = leaves the prize to others
