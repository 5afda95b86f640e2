### The shell's own words, English.

nav = Main
nav-play = Play
nav-tables = Tables
nav-people = Leaderboard
nav-rules = Rules
people-here =
    { $count ->
        [one] one person at the river
       *[other] { $count } people at the river
    }

## Lobby

lobby-title = Five games, one river.
lobby-play = seats you with bots at once.
lobby-new = gives you a link for friends. No account needed.
play-now = Play now
new-table = New table
rules = Rules
games = Games
table-code = Table link or code
table-code-hint = Code or link of a table
bad-code = That is no code or link of a table. A code has six signs, such as K7QM2P, and never 0, O, 1 or I.
join = Join
watch = Watch
open = Open
continue = Continue
continue-empty = No game under way. Play now seats you at once.
games-count =
    { $count ->
        [0] {""}
        [one] one game
       *[other] { $count } games
    }
games-waiting =
    { $waiting ->
        [0] { games-count }
        [one] { games-count }, one waits for you
       *[other] { games-count }, { $waiting } wait for you
    }
time-left = { $time } left
days-hours = { $days } d { $hours } h
next-game = Next game: { $title }
open-tables = Open tables
open-tables-note = join as a player or watch
open-empty = No open table now. Open one and send the link to friends.
all-tables = All tables
find-game = Tables of which game
find-any-game = Any game
find-players = Tables for how many
find-any-players = Any number
find-players-count = { $count } players
find-free = How many seats are free
find-any-free = Full ones too
find-free-count = { $count } or more free
find-newer = Newer tables
find-older = Older tables
find-none = No table is like that now. Ask for less, or open one yourself.
recent = Finished
recent-note = look back at your games
recent-empty = Games you finish are kept here, move by move.
replay = Replay
seats-free =
    { $count ->
        [one] one seat free
       *[other] { $count } seats free
    }
bots-count =
    { $count ->
        [one] one bot
       *[other] { $count } bots
    }
round =
    { $game ->
        [river_bankers] Turn { $number }
        [stone_layer] Turn { $number }
       *[other] Round { $number }
    }
just-begun = just begun
waiting-short = waiting for { $names }
playing-watched =
    { $count ->
        [0] playing
       *[other] playing, { $count } watching
    }
about-the_river = Send out pioneers, cover your river with land and build a town before the tokens run low.
about-riverside = One roll for everybody: fill your guide boats and hop off at the villages along the fjord.
about-twelve_rivers = Set your tokens on the slope, let the pearls roll and catch them for your villagers.
about-river_bankers = Bid your workers on drifting logs and mud, then bring them home to build on the bank.
about-stone_layer = Lay one more stone on the stack and hope it falls on somebody else’s turn.
minutes-the_river = 30–45 min
minutes-riverside = 15–30 min
minutes-twelve_rivers = 45–75 min
minutes-river_bankers = 30–60 min
minutes-stone_layer = 20–30 min
bring-record = Look at a record file
not-a-record = That file is no record of a game. Choose one that “Save the record” has saved.

## A new table

new-table-of = { $game }: new table
how-many = How many play?
seat-number = Seat { $number }
seat-me = Somebody at this screen
seat-open = Open seat
seat-kept = Kept for { $name }
seat-name = Name (yours if empty)
hot-seat-note = Several people may share this screen: between their turns it is covered.
clock = Clock
clock-none = No clock
clock-quick = 5 min + 10 s
clock-calm = 15 min + 30 s
clock-days = 3 days a turn
table-public = Shown in the lobby
table-hints = Hints allowed
table-chat = Chat
table-rated = Counts for the leaderboard
counts-note = A game that counts has no hints and no coach, nothing is taken back by agreement, and everybody has one seat. Whoever leaves, lets a bot play, runs out of time or ends the game early comes last.
counts-not-shared = Several people share this screen, so the game cannot count for the leaderboard.
table-watch = Others may watch
own-components = Your own components
own-components-note = A text file (TOML) with the numbers and cards of your box, where they differ from ours: docs/overlays.md shows how. Such a table does not count for the leaderboard.
own-components-large = { $name }: a file with what differs has at most 200 kB.
own-components-changed = { $name } has changed since you chose it. Choose it once more.
own-components-no-text = { $name }: this is not a text file in UTF-8.
open-table = Open the table
seat-bot = Seat a bot
sit-here = Sit here
stand-up = Stand up
take-person-off = Take { $name } off the table
taken-off-table = The host has taken you off this table. In a few minutes you can sit down again, if a seat is free then.
link-here-only = This link works on this computer only. “At home” gives one for phones in this house.
table-link = Link to this table
copy-link = Copy link
own-components-of = Components: { $name }
copied = Copied
no-table = This table cannot be opened
table-gone = This table is gone
table-gone-detail = The server came back without it: its database is another one. You can open a new table in the lobby.

## The table

board = Board
whole-board = Whole board
look-closer = Look closer
zoom-in = Larger
zoom-out = Smaller
players = Players
menu = Menu
phase = Phase
decision = Your decision
hint = Hint
undo = Undo
log = Log
log-and-chat = Log and chat
chat = Chat
settings = Settings
close = Close
more = More
bot = bot
away = away
person-away = { $name } is away.
person-back = { $name } is back.
stand-in = bot ({ $level }) plays
ready = ready
thinking = thinking …
to-move = to move
your-move = your move
you = You
name-you = { $name } (you)
points-so-far = points so far
let-bot-play = Let a bot play on
skip-to-decision = To the decision
offline = No connection for { $seconds } s
what-if = What-if game
log-empty = Nothing has happened yet.
chat-empty = Nobody has said anything yet.
chat-off = Chat is off at this table.
chat-watcher = {" "}(watching)
about-line = About what { $name } said
mute = Mute here
mute-means = In this browser you read nothing more of them at this table.
unmute = Show again
chat-muted = { $name } is muted.
block = Block
block-means = You read nothing more of them at any table, and they cannot sit down at tables you host. Your own page lists whom you have blocked.
report = Report
report-why = What is wrong with it? (can be empty)
report-means = The line and your words are shown to those who run this server.
reported = Thank you. Those who run this server will read it.
blocked-people = People you have blocked
unblock = Unblock { $name }
chat-offline = No connection: you can send this when it is back
say-something = Say something
send = Send
shape-0 = circle
shape-1 = triangle
shape-2 = square
shape-3 = diamond
shape-4 = hexagon
shape-5 = star

## My seat

your-seat = Your seat
play-for-me = Let a bot play for me
take-seat-back = Take my seat back
bot-plays-for-you = A bot ({ $level }) plays for you.
bot-plays-detail = It goes on until you take your seat back.
propose-end = Propose to end the game here
leave-seat = Leave my seat
propose-end-sure = Press again to propose the end
giving-up-note = This game counts: if you leave it, let a bot play or end it early, you come last.
leave-seat-sure = Press again to leave your seat

## The decision bar

your-turn = It is your turn.
choose-how =
    { $touch ->
        [true] Tap what glows.
       *[false] Click what glows, or press a key.
    }
choose-together =
    { $touch ->
        [true] All choose at the same time. Tap what glows.
       *[false] All choose at the same time. Click what glows, or press a key.
    }
plan-nothing = Nothing else changes.
planned = Your turn is planned
sending = Sending …
confirm = Confirm
step-back = One step back
actions = Actions
more-actions =
    { $count ->
        [one] Show one more action
       *[other] Show { $count } more actions
    }
all-actions =
    { $count ->
        [one] Show the action
       *[other] Show all { $count } actions
    }
fewer-actions = Show fewer actions
kinds = Kinds of action
possible =
    { $count ->
        [0] nothing possible now
        [one] one possible
       *[other] { $count } possible
    }
waiting-world = We wait for what happens.
waiting = Waiting for { $names }
waiting-detail = You may look around and read the rules meanwhile.
follow = Look what happens
follow-one = { $name } moves
skip = Skip
space = Space
since = Since your turn
since-watching = The last turns
since-count =
    { $count ->
        [0] no move yet
        [one] one turn
       *[other] { $count } turns
    }
since-earlier =
    { $count ->
        [one] and one earlier turn
       *[other] and { $count } earlier turns
    }
since-nothing = What the others do is told here.
watch-again = Watch again
banner-your-turn = Your turn
ready-waiting = You are ready. Waiting for { $names }.
ready-detail = Choices are shown when all are ready.
times = { $step } × { $times }
change-my-mind = Change my mind
watching = You are watching. { $names } to move.
watching-detail = What is hidden stays hidden.
lost = No connection. Trying again …
lost-kept = Your plan is kept.
lost-queued = What you chose is kept and sent when the connection is back.
lost-detail = Nothing is lost; the page need not be loaded again.
try-now = Try now
not-begun = The game has not begun.
over = The game is over.
you-win = You win with { $points } points
one-wins = { $name } wins with { $points } points
they-win = { $name } share the win with { $points } points
nobody-wins = Nobody wins
solo-lost = { $points } points: not enough to win
see-result = See the result
agree = Agree
undo-declined = Not everybody agrees to take it back.
plan-outdated = The table has changed: what was planned no longer fits.
no = No

## Hot-seat

cover-title = { $name } is next
cover-detail = Hand over the screen. Nothing is shown until the cover is lifted.
cover-lift = I am { $name }

## Result and replay

finished = Finished
rounds-count =
    { $game ->
        [river_bankers] { turns-count }
        [stone_layer] { turns-count }
       *[other]
            { $count ->
                [one] one round
               *[other] { $count } rounds
            }
    }
minutes-count =
    { $count ->
        [one] one minute
       *[other] { $count } minutes
    }
turns-count =
    { $count ->
        [one] one turn
       *[other] { $count } turns
    }
see-board = See the board
rematch = Rematch
rematch-join = Join the rematch
to-lobby = Back to the lobby
breakdown = Where the points came from
category = Category
breakdown-table = In numbers
curve = Lead over time
curve-note = Points ahead of the best other player, turn by turn. Click or tap the curve to go there.
curve-label = Points ahead of the best other player after every turn
curve-solo = Against the target of { $target }
curve-note-solo = Points above or below it, turn by turn. Click or tap the curve to go there.
curve-label-solo = Points above or below the target of { $target } after every turn
mark-round = round { $number }
mark-turn = turn { $number }
afterwards = Afterwards
copy-replay = Copy replay link
share-picture = Share picture
no-picture = The picture could not be drawn in this browser.
study = Study in the replay
record = Save the record
no-record = No such record
no-record-detail = Perhaps the link was cut off when it was copied, or it belongs to another server.
not-over = This game is not over yet
to-table = To the table
see-as = See as
a-watcher = a watcher
my-view = My view
one-view = One view
cards-shown = Cards that are shown
all-cards = All cards
seen-by-you = You see what your seat could know then.
seen-by-one = You see what { $name } could know then.
seen-by-watcher = You see what everybody could see then.
seen-all = You see the cards of all seats.
hand-then = Hand then
hand-empty = nothing
ended-now = If it ended now
to-start = To the start
to-end = To the end
one-back = One turn back
one-on = One turn on
move-back = One move back
move-on = One move on
previous-round = to the beginning of the round before
next-round = to the next round
previous-fall = to the fall before
next-fall = to the next fall
round-n = Round { $number }
fall-n = Fall { $number }
pause = Pause
play = Play
speed = Speed
speed-times = { $factor }×
single-steps = Single moves
the-beginning = The beginning
turn-of = Turn { $number } of { $total }
turn-of-round = Turn { $number } of { $total }, round { $round }
move-in-turn = move { $number } of { $total }
turn-slider = Turn
move-slider = Move
play-on = What if: play on from here
replay-won = { $names } won with { $points }
key-step = One turn back or on
key-step-move = One move back or on
key-ends = To the start, to the end
key-landmarks = To the round, or fall, before or after
key-play = Play or pause
key-speed = Slower, faster
back-to-replay = Back to the replay

ratings-people = Ratings among people
ratings-bots = Ratings with bots
rating-change = { $before } → { $after }
rating-gave-up = did not play to the end, so comes last

## Rules, settings, keys

look-up = Search the rules
no-rules = There is no rulebook of this game here.
nothing-found = Nothing found. Try another word, or a clause such as { $clause }.
read = Read
made-by = { $names } · { $publisher } { $year }
read-table = Read the table
setting-language = Language of the games
setting-language-system = as the browser
setting-language-en = English
setting-language-fi = Suomi
setting-language-sv = Svenska
setting-language-da = Dansk
setting-language-nb = Norsk bokmål
setting-theme = Colours
setting-theme-system = As my system
setting-theme-light = Day
setting-theme-dark = Night
setting-motion = Motion
setting-motion-system = As my system
setting-motion-on = On
setting-motion-fast = Fast
setting-motion-off = Off
setting-logOrder = Log
setting-logOrder-newest = Newest first
setting-logOrder-oldest = Oldest first
setting-confirm = Send my turn
setting-confirm-turn = When I confirm
setting-confirm-at_once = At once
setting-ending = When I may have no pair to play
setting-ending-itself = My turn ends by itself
setting-ending-ask = Ask me about a pair
setting-sounds = Sounds
setting-volume = Volume
setting-keys = Keys on the keyboard
answer-always = Always answer like this
wait = Wait
standing = Automatic answers
standing-given = These questions are answered for you:
ask-again = Ask again
key-list = Keys
key-actions = choose an action
key-arrows = walk along what can be chosen on the board
key-enter = confirm
key-escape = one step back
key-skip = skip what is being played
key-watch = watch again what the others did, with Shift slowly
key-wait = wait: my turn does not end by itself
key-next = the next game that waits for you
key-sounds = sounds on or off
sounds-on = Sounds are on.
sounds-off = Sounds are off.

## People

leaderboard = Leaderboard
ranking-people = Among people
ranking-bots = With bots
leaderboard-note = Everybody begins at { $points }. A rating is cautious at first: it grows as you play.
leaderboard-empty = Nobody has finished a rated game yet.
place = Place
name = Name
rating = Rating
games-played = Games
me = You
saved = Saved.
save-name = Save the name
keep-name = Keep this name
kept-name = This name is yours
keep-how = A passphrase keeps the name and your games for you, on any device.
passphrase = Passphrase
keep = Keep
sign-in = Sign in
sign-out = Sign out
signed-in = Welcome back.
copy-key = Copy the key
sign-out-everywhere = Sign out on all devices
kept-mark = this name is kept: nobody else appears under one like it
recovery-key = Write this recovery key down; it is shown once, and is good for one time:
forgotten = Passphrase forgotten?
recover-how = Write your name and a new passphrase above, and the recovery key here.
key = Recovery key
recover = Get my name back
my-data = What is kept about you
my-data-how = Your name, your games with what you did there, what you wrote, your ratings, and records you brought along.
my-data-download = Download all of it
delete-me = Delete me
delete-me-how = Your games end here: a bot plays on for you where others play. In finished games you are "Somebody". All else about you is deleted for good. Backups that the operator of this server has made keep it until they are deleted in their turn, and copies that others have made stay theirs.
delete-me-name = Type your name, { $name }, to say that you mean it
delete-me-now = Delete me for good
deleted = You have been deleted. You are a new guest now.

## When something goes wrong

licences = Licences of fonts and other parts
report-problem = Report a problem
report-problem-how = What does not work? Who runs this server reads it.
report-problem-table = What does not work? Who runs this server reads it, and finds the record of this game with it.
send-problem = Send
problem-sent = Thank you. It has been sent.

loading = One moment …
no-page = There is nothing at this address.
page-failed = This page could not be loaded.
try-again = Try again
error-offline = The server cannot be reached. Nothing is lost; try again in a moment.
error-server = The server could not do it. Nothing is lost; try again in a moment.

## The log of a match that is over

log-steps = Steps of this turn

## The goal card

goal-short = Goal
goal-of-the-game = Goal of the game
goal-players =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
goal-you = you are the { $shape }
goal-a-turn = A turn in three pictures
goal-not-again = Do not show this for { $game } again
goal-guide = Guide
goal-play = Just play
goal-teach = Teach me ({ $minutes } min)

## What a drawn thing is

facts-why-not = Why not this?
key-facts = What is this? Arrows lead from one thing to the next, Enter to its place in the guide

## Opponents: characters, tempers, levels as fish

character-bram-title = the builder
character-bram-says = Builds as soon as he can pay.
character-hedda-title = the patient one
character-hedda-says = Waits for the one good catch.
character-otis-title = the gambler
character-otis-says = Loves a long shot and a late comeback.
character-tilda-title = the careful one
character-tilda-says = Keeps something back for bad days.
character-fritz-title = the rival
character-fritz-says = Hops in where you wanted to go.
character-mags-title = the miser
character-mags-says = Never spends what she can keep.
temper-builds_early = builds early
temper-takes_risks = takes risks
temper-gets_in_your_way = gets in your way
temper-saves_up = saves up
dots-of-five = { $dots } of 5
fish-easy = minnow
fish-normal = perch
fish-hard = trout
fish-expert = pike
bot-fish = { $fish }, { $level } bot
who-sits = Who sits on the { $colour } seat?
seat-colour-0 = red
seat-colour-1 = blue
seat-colour-2 = green
seat-colour-3 = purple
seat-colour-4 = yellow
seat-colour-5 = teal
surprise-me = Surprise me
cancel = Cancel
opponent = Opponent
choose-character = Who?
sits-already = Sits at this table already.
sits-here = sits at the table
how-strong = How strong?
temper-note = Temper decides between moves that are about equally good. It makes nobody stronger or weaker; the fish does.
seat-somebody = Seat { $name }
change-bot = Change
choosing-bot = choosing
who-plays-with-me = Who plays with you?
and-more =
    { $count ->
        [0] { $name }
       *[other] { $name } and { $count } more
    }
choose-opponents = Choose opponents for { $game }
play-alone = You alone
lobby-opponents = you sit down with these opponents at once; tap them to choose others
guide = Guide
learn-it = Learn it
next-level = Try { $fish } next time?
next-level-taken = { $fish } next time.
bots-warming-short = Warming up
others-count = { $count } others
bots-warming-up =
    { $count ->
        [one] { $names } is warming up
       *[other] { $names } are warming up
    }
bots-warming-up-note =
    { $count ->
        [one] { $names } is warming up and plays quick moves until then. This happens once, after the first start.
       *[other] { $names } are warming up and play quick moves until then. This happens once, after the first start.
    }

## Lessons

no-lesson = There is no such lesson
lesson = Lesson
lesson-step = step { $step } of { $of }
lesson-minutes =
    { $minutes ->
        [0] nearly done
        [one] about 1 min left
       *[other] about { $minutes } min left
    }
lesson-list = In this lesson
lesson-list-at = { $step } of { $of }
lesson-step-name = Step { $step } of { $of }
lesson-spoken = Step { $step } of { $of }, { $title }
lesson-press = Press { $key }, then Enter.
lesson-press-enter = Press Enter.
lesson-press-key = Press { $key }.
lesson-enter = Enter
lesson-choice = Choice { $number }: { $label }. Press { $key }.
lesson-becomes = to
lesson-back = Back
lesson-show = Show me
lesson-skip = Skip lesson
lesson-skip-title = Leave the lesson?
lesson-skip-detail = Next time it begins again. If you only close the page, it goes on where you are.
lesson-leave = Leave it
lesson-stay = Stay
lesson-read-on = Go on
lesson-only = Only this move is open in this step.
lesson-read-detail = Nothing to decide here.
lesson-whole-game = Play a whole game
lesson-whole-game-note = against easy bots
lesson-play-on = Play this one on
lesson-coach = Your coach
lesson-mark = mark { $number }

## Guide: rules for people

guide-about = { $from }–{ $to } players, { $minutes }
guide-tab-guide = Guide
guide-tab-reference = Reference
guide-exact = Exact wording
guide-exact-clause = Exact wording: { $clause }
guide-back = In the guide: { $section }
guide-hits = { $at } of { $count }
guide-no-hits = nothing found
guide-previous = The place before
guide-next = The next place
guide-contents = Contents
guide-icons = Icons
guide-teach-me = Teach me
guide-play-now = Play now
guide-print = Print

## Sitting down together: the waiting room, invitations, pass and play

open-taken =
    { $free ->
        [one] { $taken } of { $all } seats are taken. Waiting for one more.
       *[other] { $taken } of { $all } seats are taken. Waiting for { $free } more.
    }
table-facts = This table
seats = Seats
seat-free = Free seat
seat-free-invite = scan, type the code, or fill it here
seat-free-sit = for you or somebody else
seat-mine = { $name } (you)
just-sat-down = just sat down
at-this-screen = at this screen
your-name = Your name
your-name-note = A name is enough; no account
somebody-here = Somebody here
somebody-here-note = They play at this screen. Between turns it is covered until the next player lifts the cover.
their-name = Their name
sit-down = Sit down
add-somebody = Add somebody here
start-with =
    { $count ->
        [one] Start alone
       *[other] Start with { $count }
    }
start-note =
    { $free ->
        [one] The free seat falls away. It starts by itself when all seats are taken.
       *[other] The free seats fall away. It starts by itself when all seats are taken.
    }
start-when-full = It starts by itself when all seats are taken.
start-by-host = It starts when all seats are taken, or when { $name } starts it.
leave-table = Leave the table
somebody-sat-down = { $name } sat down at the { $place }, ready.
somebody-left = { $name } left the table.
seat-called-0 = red circle
seat-called-1 = blue triangle
seat-called-2 = green square
seat-called-3 = purple diamond
seat-called-4 = yellow hexagon
seat-called-5 = teal star

invite = Invite
joined = { $count } joined
invite-home = At home
invite-link = By link
invite-same-wifi = Be on the same Wi-Fi as this computer.
invite-scan = Point a phone camera here, or open rivertable and type
invite-no-account = No account. A name is enough.
invite-only-here = Other devices cannot reach this computer from here. Sit together at this screen, or open the table by an address that others can reach.
invite-home-off = Phones and other computers in this house can join at this table. Nothing is open until you switch it on.
qr-of-table = QR code of the link to this table
qr-missing = The QR code could not be loaded. Type the code instead.
code-spelled = Code { $code }
home-address = Address of this table in your home network
share-link = Share the link
link-here = This link works on this computer only.
link-for-all = Whoever has this link can sit down.
link-at-home = Whoever is in your home network and has this link can sit down.
link-or-code = Or type the code { $code } in the lobby.
home-switch = Let phones in this house join
home-on = Open to your home network.
home-on-means = Other devices in it can reach rivertable on this computer: the lobby, public tables, and tables they are invited to. It closes when the table is over.
home-off = Let phones in this house join.
home-off-means = Other devices in your home network can then reach rivertable on this computer. Nobody outside of it can.
home-none = No home network found.
home-none-means = This computer has no address that other devices in the house can reach. Is it in a Wi-Fi or cable network?

fact-no-clock = no clock
fact-clock-turn = { $time } a turn
fact-clock-plus = { $time } + { $plus }
fact-days =
    { $count ->
        [one] one day
       *[other] { $count } days
    }
fact-minutes = { $count } min
fact-seconds = { $count } s
fact-hints = hints on
fact-no-hints = no hints
fact-counts = counts
fact-no-counts = does not count
fact-watch = may be watched
fact-watch-late = watched with a delay
fact-no-watch = not watched
fact-option = { $option }: { $choice }

pass-and-play = Pass and play
pass-and-play-note = Everybody on this one device. Between turns the screen is covered until the next player lifts the cover.
pass-choose-names = Choose names
pass-order = Who plays, in order? The screen goes from hand to hand.
pass-name = Name { $number }
pass-remove = Remove { $name }
pass-add = Add somebody
pass-game = Game
pass-start = Start
pass-two-names = Two names are needed. Alone, choose “Play now”.
pass-names-alike = Two names are the same. Make them different, so that everybody knows whose turn it is.
open-sheets = Open sheets
open-sheets-note = Everybody may look at every sheet, so no cover is needed between turns.

## Hints that say why, "why not", and the coach

hint-title = Hint
hint-why-not = Why not: { $action }?
hint-show-plan = Show the plan
hint-next-best = Next best
hint-choose = Choose
hint-line = The plan: { $steps }
hint-close = Close the hint
key-why-not = why not this action?
coach-title = Before you send this
coach-send = Send anyway
coach-think = Think again
setting-coach = Coach, among bots only
setting-coach-first = In my first three games
setting-coach-always = Always
setting-coach-never = Never

## The waiting room: faces, changes by the host, coming back

from-a-phone = from a phone
hosts-table = host of the table
not-ready = has not agreed yet
take-bot-off = Take { $name } off this seat
last-seat-starts = This is the last free seat: the game starts then.
open-full = All seats are taken.
change-table = Change this table
change-done = Change the table
change-asks-others = Those who sit here are told at once. The game starts when they have agreed.
change-seats-taken = { $count } seats are taken, and one more stays free. To play with those who are here, press “Start”.
fact-chat = chat on
fact-no-chat = no chat
fact-seats = { $count } seats
host-changed = { $name } has changed this table: { $what }.
host-changed-before = This table was changed after you sat down.
agree-change-ask = Look at it above. Is it all right for you?
agree-change = All right, I am ready
the-host = the host
seat-kept-note = expected back from the last game
start-note-kept = If you start now, the seat kept for { $names } falls away.
you-host-now = You are the host now: you can change the table and start.
start-needs-you = It starts when you have agreed to the change. You can also leave.
start-waits-for = Waiting for { $names } to agree to the change. If they do not come back, change it back.
start-host-away = { $name }, the host, is away. After a minute you can start without waiting.
start-host-lost = { $name }, the host, has been away for long, so you can start.
home-at-table = Phones at this table
home-table-link = Phones that play here come back with this address or QR code; others look on.
home-table-link-only = Phones that play here come back with this address or QR code. Nobody else can look on.
code-leads-nowhere = This code leads nowhere
begun-without-you = The game has begun without you
begun-without-you-detail = It is not open to others. Ask for a seat in the next game, or begin one of your own in the lobby.
## The guide leads to the lesson

guide-try = Try it
guide-try-section = Try it in the lesson: { $section }
## The ranking: bots by level

bot-of-level = { $level } bot
