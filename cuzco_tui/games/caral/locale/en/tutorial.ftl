# The lessons: a title, pages, a question, answers with what is said to each.

## What it is about

tutorial-aim = What it is about
tutorial-aim-1 = In the oldest city of Peru you, Cleo and Ben build pyramids and serve the gods. Whoever has the most fame in the end wins.
tutorial-aim-2 = Your figure follows the spiral path from the start to the central pyramid. In your turn you move it and then take the action of its place: a village, quarry, cult place, animal market, or a building site of your own.
tutorial-aim-3 = A year ends when somebody enters the central pyramid, or the architect does. Then everybody offers cards to the gods. The game ends with the year in which the seventh pyramid on the board is finished.
tutorial-aim-4 = Each lesson has its own moment of one recorded game, most of them in its first year; what you choose stands until the next.
tutorial-aim-ask = What ends a year?
tutorial-aim-a = A fixed number of rounds
tutorial-aim-a-reply = No, a year can be short or long, and you have a say in it.
tutorial-aim-b = Somebody enters the central pyramid
tutorial-aim-b-reply = Yes. As soon as it is within reach, each of you can end the year.
tutorial-aim-c = Somebody finishes a pyramid
tutorial-aim-c-reply = A finished pyramid brings fame, but the year goes on. Only the seventh ends the game, with its year.

## The first site

tutorial-site = Your first site
tutorial-site-1 = Your people are called Carali. One of them begins as a worker in each quarry. A third becomes the builder at a free site of your choice, where a large pyramid begins with a free level, the first of five.
tutorial-site-2 = The architect goes along the same path, and nobody acts behind him. So see how soon he passes a site, and where stones are: quarry 1 lies early on the path, quarry 2 late.
tutorial-site-ask = You choose first. Where does your pyramid begin?
tutorial-site-a = Site 1, at the beginning
tutorial-site-a-reply = The architect passes it in the first rounds, before you come there with stones.
tutorial-site-b = Site 17, beyond quarry 2
tutorial-site-b-reply = Good: the stones of quarry 2 are near, and the architect comes late.
tutorial-site-c = Site 20, almost at the end
tutorial-site-c-reply = Good too: hardly any site stays open longer. Only the way from the quarry is longer.

## The architect

tutorial-architect = The architect
tutorial-architect-1 = At the beginning of each round the start player rolls the architect die and moves the architect ahead. The die shows 0, 1, 2 or a choice of two. He steps on action spaces alone: sites and pyramids do not count for him. Then each of you has one turn.
tutorial-architect-2 = Behind him you may walk, but not act. Where he stands and ahead of him everything is open.
tutorial-architect-ask = Year 1. You are start player, and the die shows 1 and 2, so you choose. One step leads him to village 1, two to quarry 1. You mean to go to village 1.
tutorial-architect-a = Two steps, to quarry 1
tutorial-architect-a-reply = Then village 1 is behind him, and nobody acts there any more this year.
tutorial-architect-b = One step, to village 1
tutorial-architect-b-reply = Good: on his own space one may act, too.
tutorial-architect-c = None, he stays
tutorial-architect-c-reply = Only a 0 lets him stay, and this face has none.

## Movement

tutorial-move = Movement
tutorial-move-1 = You move ahead or back, by one space up to your range; you cannot stay. It is 3, and 1 more for each alpaca on your sled. You have one alpaca, so it is 4. Each discarded card makes a move longer by 1.
tutorial-move-2 = Action spaces count as spaces, and so do pyramids with at least one level, whoever they belong to. Empty sites are passed over. So the more is built, the longer the way.
tutorial-move-ask = Your first turn. The architect stands in village 1. Where do you go?
tutorial-move-a = To quarry 2, for two cards
tutorial-move-a-reply = Two cards are much for one stone, and your one worker there cuts no more.
tutorial-move-b = To village 1
tutorial-move-b-reply = Good: one more of your people at work, and all other places are still ahead of you.
tutorial-move-c = To cult place 1
tutorial-move-c-reply = Two cards are not bad, but by your next turn the architect may have passed village 1.

## The village

tutorial-village = The village
tutorial-village-1 = In a village you place one of your Carali. A worker goes to a quarry, a builder to a free site, which is then reserved for you. A priest needs a finished large pyramid of yours. However far away that is.
tutorial-village-2 = You have eleven Carali. Three are placed; eight are your supply.
tutorial-village-ask = You stand in village 1. What do you do?
tutorial-village-a = Nothing, I save my Carali
tutorial-village-a-reply = In the supply they bring nothing, and only villages let you place them.
tutorial-village-b = A worker in quarry 2
tutorial-village-b-reply = Good: each visit there brings two stones now, close to your site.
tutorial-village-c = A builder at site 18
tutorial-village-c-reply = Good too: your second pyramid can stand beside the first. You pay for it when you build.

## Where to act

tutorial-behind = Cult place and animal market
tutorial-behind-1 = Round 2. The architect has come to cult place 1. Quarry 1 is now behind him, so there are no stones to be had there this year.
tutorial-behind-2 = At a cult place you draw two resource cards. At an animal market an alpaca comes to your sled, which makes your range longer by 1 for good. Five alpacas have room. Hands have no limit; discards become a new pile.
tutorial-behind-ask = You stand in village 1, your range is 4. Where do you go?
tutorial-behind-a = Quarry 1
tutorial-behind-a-reply = You may go there, but it is behind the architect, so you would get no stone.
tutorial-behind-b = Cult place 1
tutorial-behind-b-reply = Good: two cards. They help you in three ways, as you will see next.
tutorial-behind-c = Animal market 1
tutorial-behind-c-reply = Good: range 5 from now on, in every turn to come.

## Cards and pairs

tutorial-pairs = Cards and pairs
tutorial-pairs-1 = There are stone, clay, fish and alpaca cards. Discard them for longer moves, or offer them in the ceremony. Two of a kind are a pair with an ability, each kind once in a turn.
tutorial-pairs-2 = Fish pair: take the action of an action space once more. Stone or clay pair: build one more level. Alpaca pair: after your action move again, one to three spaces, and act there.
tutorial-pairs-ask = You drew two cards at the cult place. Now you hold three stone cards, two fish cards and an alpaca card.
tutorial-pairs-a = Keep the fish for longer moves
tutorial-pairs-a-reply = Two spaces, once. As a pair they are worth a whole action.
tutorial-pairs-b = Play the fish pair
tutorial-pairs-b-reply = Good: two other cards for two fish, and perhaps a new pair.
tutorial-pairs-c = Keep the fish pair for a quarry
tutorial-pairs-c-reply = Good too: there it brings twice the stones, and in a village a second Carali.

## The quarry

tutorial-quarry = The quarry
tutorial-quarry-1 = In a quarry you get one stone for each worker of yours in it. Your sled holds four stones; what is more is lost.
tutorial-quarry-ask = Round 3. You have one stone and stand at cult place 1, the architect in village 2. In quarry 2 you have two workers, in quarry 1 one. Fetch stones.
tutorial-quarry-keys = Now do it yourself on the board: { $left } and { $right } go along the path from place to place, { $up } and { $down } through the list, and { $take } goes there. { $hint } gives a hint, { $why } says why something is not possible, { $rule } opens the rule; in a game { $undo } takes a move back.
tutorial-quarry-a = Back to quarry 1
tutorial-quarry-a-reply = The architect has passed it. Nobody gets a stone there this year.
tutorial-quarry-b = Ahead to quarry 2
tutorial-quarry-b-reply = Good: two stones, so three in all, and your site is near.
tutorial-quarry-c = To village 2, for another worker
tutorial-quarry-c-reply = A fair move, but stones are short now, and the architect is coming. Another village is still ahead.

## Building

tutorial-build = Building
tutorial-build-1 = At a site of your own the action is to build: one level for one stone. Who stops at an empty one must build. The levels of a large pyramid have the sizes 5 to 1, from below.
tutorial-build-2 = Round 4. You have three stones. The architect stands at cult place 2, and the next place after it is your site.
tutorial-build-ask = Your range is 4. Go where your stones are wanted.
tutorial-build-keys = On the board again: { $left } and { $right } along the path, then { $take }.
tutorial-build-a = Cult place 2
tutorial-build-a-reply = Two cards; but if the architect goes on now, your site is behind him, and your stones wait for the next year.
tutorial-build-b = Site 17
tutorial-build-b-reply = Good: the second level stands.
tutorial-build-c = Site 15
tutorial-build-c-reply = Ben's pyramid counts as a space, but there is nothing for you to do.

## More levels

tutorial-levels = More than one level
tutorial-levels-1 = A stone pair or a clay pair builds one more level, right after the one you have built. It costs its stone, too. With both pairs and three stones you build three levels in one turn.
tutorial-levels-ask = You have two stones left, three stone cards, two clay cards and an alpaca card. How do you go on?
tutorial-levels-a = I keep all cards
tutorial-levels-a-reply = Then the architect may close the site, and two stones lie on your sled until the next year.
tutorial-levels-b = Clay pair: a third level
tutorial-levels-b-reply = Good: three levels stand, and three cards of one kind are left to be offered.
tutorial-levels-c = Both pairs: two levels more
tutorial-levels-c-reply = Bold, and not bad. But then you have two single cards for the ceremony, and it is near.

## The call

tutorial-call = Calling the ceremony
tutorial-call-1 = Whoever enters the central pyramid becomes high priest, and the year ends at once: nobody has another turn. If the architect comes first, the start player is high priest. The high priest offers first and is start player of the next year. No exact number is needed to enter.
tutorial-call-ask = Round 5. The architect stands in village 3, the last space before the centre. You hold three stone cards and an alpaca card. Cleo, with two cards, and Ben, with five, could call in their turns.
tutorial-call-a = Back to cult place 2
tutorial-call-a-reply = It is behind the architect, so you would draw nothing.
tutorial-call-b = To village 3, for another Carali
tutorial-call-b-reply = Useful. But if Cleo or Ben calls then, they offer first and may take the kind that you hold.
tutorial-call-c = Into the central pyramid
tutorial-call-c-reply = Good: three of a kind are a fair offering, and yours comes first.

## The ceremony

tutorial-offer = The ceremony
tutorial-offer-1 = From the high priest on, everybody offers any number of cards of one kind that nobody has offered before, or nothing.
tutorial-offer-2 = The highest offering gains fame: 2 plus the height of the central pyramid. That is 3 now, and up to 7 later. Among equals the first one counts. Every other offering gains 1, none at all loses 1. All offered cards are gone.
tutorial-offer-ask = You are high priest, with three stone cards and an alpaca card. What do you offer?
tutorial-offer-a = Nothing, I keep my cards
tutorial-offer-a-reply = That costs you 1 fame, where a single card brings 1.
tutorial-offer-b = One stone card
tutorial-offer-b-reply = Two cards of one kind beat it. Then you gain 1 instead of 3.
tutorial-offer-c = Three stone cards
tutorial-offer-c-reply = Good: only four of a kind beat it. It will bring you 3 fame.

## The thanks of the gods

tutorial-thanks = The thanks of the gods
tutorial-thanks-1 = A new year begins, and the gods give thanks: 1 fame for each of your priests, and one card for each of your pyramids that has a level.
tutorial-thanks-2 = Architect and figures are back at the start. All that was built and placed stays where it is, and you keep stones and cards.
tutorial-thanks-ask = Year 2. You had three levels at site 17 and no priest. What did the gods give you?
tutorial-thanks-a = Three cards, one for each level
tutorial-thanks-a-reply = The card is for the pyramid, not for its levels.
tutorial-thanks-b = Nothing, it is not finished
tutorial-thanks-b-reply = It need not be finished. One level is enough.
tutorial-thanks-c = One card
tutorial-thanks-c-reply = Yes. With each pyramid that you begin there will be one more, year by year.

## Finishing

tutorial-finish = Finishing a pyramid
tutorial-finish-1 = Whoever finishes a pyramid gains fame at once: 3 for the first and second on the board, 2 for the third, fourth and fifth, 1 for the sixth and seventh, nothing for later ones.
tutorial-finish-2 = With the second, fourth, sixth and seventh the central pyramid grows by a level, and ceremonies pay more.
tutorial-finish-ask = Year 2, round 5. Two pyramids are finished. Yours lacks its last level, you have two stones, and site 17 is within your range. What do you do?
tutorial-finish-a = To village 2: a builder at site 18
tutorial-finish-a-reply = You will need another site, but the pyramid brings fame right now, and room for a priest.
tutorial-finish-b = Site 17: the last level
tutorial-finish-b-reply = Good: 2 fame for the third pyramid on the board.
tutorial-finish-c = Into the centre, for two cards
tutorial-finish-c-reply = Then the last level waits for a year, and two cards are left for the offering.

## The priest

tutorial-priest = The priest
tutorial-priest-1 = A priest may stand on each of your finished large pyramids. He brings 1 fame in the thanks of every year, and 2 more at the end of the game.
tutorial-priest-2 = Now the alpaca pair helps: after your action you move once more, one to three spaces, and act again; cards do not lengthen that move.
tutorial-priest-ask = You have just finished your pyramid. Two spaces ahead is village 3, and you hold two alpaca cards.
tutorial-priest-a = I keep the cards
tutorial-priest-a-reply = Two alpaca cards are a small offering. A priest this year is worth more.
tutorial-priest-b = Alpaca pair to village 3: a priest
tutorial-priest-b-reply = Good: 1 fame every year, and 2 in the end.
tutorial-priest-c = Alpaca pair to village 3: a builder
tutorial-priest-c-reply = A site can wait, while a priest brings fame from the next thanks on.

## Small or large

tutorial-size = Small or large
tutorial-size-1 = The first level decides: with size 3 the pyramid will be small, three levels high; with size 5 large, five levels. In the end a small one is worth 5 fame, a large one 10, and an unfinished one 1 for each level.
tutorial-size-ask = Year 3. Three pyramids are finished. You stand at your empty site 18 with three stones and three stone cards. What do you begin?
tutorial-size-a = A small pyramid
tutorial-size-a-reply = It is done soon, but is worth 5 instead of 10, and no priest may stand on it. That is for the last year.
tutorial-size-b = A large one, and a level by the stone pair
tutorial-size-b-reply = Good: two of five levels stand after one turn.
tutorial-size-c = A large one, and I keep my cards
tutorial-size-c-reply = Good too: three stone cards are a fine offering.

## The last year

tutorial-last = The last year
tutorial-last-1 = Seven pyramids are finished, so this year is the last one. It goes on until its ceremony, which now pays 7 fame for the highest offering.
tutorial-last-2 = Then the final fame is counted: 2 for each priest, 5 for each small and 10 for each large pyramid that is finished, 1 for each level of the others. Stones, alpacas and cards only break ties.
tutorial-last-ask = Your two pyramids are finished and have their priests. You hold nine cards, five of them clay; Cleo and Ben hold three each. The centre is within your range.
tutorial-last-a = Quarry 2, for more stones
tutorial-last-a-reply = You have nothing left to build, and meanwhile Cleo and Ben can draw cards.
tutorial-last-b = Village 3, for another Carali
tutorial-last-b-reply = Both large pyramids have their priests, so one more Carali brings no more fame.
tutorial-last-c = Into the centre, with five clay cards
tutorial-last-c-reply = Good: nobody can offer so many, so these 7 fame are yours.

## The score

tutorial-score = Who has won
tutorial-score-1 = The game is over, and you won with 51 fame: large pyramids 20, ceremonies 16, from the start 5, finishing pyramids 4, priests in the end 4, priests every year 2.
tutorial-score-2 = Cleo and Ben built two large pyramids each, too. The ceremonies made the difference.
tutorial-score-ask = If fame is equal, stones, alpacas on the sled and cards in hand are added up. You have no stones, three alpacas and four cards; Cleo has three stones, two alpacas and one card. If you and Cleo had equal fame, who would win?
tutorial-score-a = Cleo, with more stones
tutorial-score-a-reply = All three are added up, and Cleo has six of them.
tutorial-score-b = You
tutorial-score-b-reply = Yes: seven against six. If that were equal too, you would share the victory.
tutorial-score-c = Both
tutorial-score-c-reply = Only if these sums were equal as well.

## In short

tutorial-recap = In short
tutorial-recap-1 = You move by up to your range, 3 and your alpacas, a discarded card for each space more. Then you act, but not behind the architect. Village: place a Carali. Quarry: a stone for each worker there. Cult place: two cards. Animal market: an alpaca. Own site: a level for a stone.
tutorial-recap-2 = Pairs: stone or clay for one more level, fish for the action again, alpaca for a second move with its action. Year 20 is the last at the latest.
tutorial-recap-3 = With two players you place two neutral pyramids on the first 12 sites, which only count as spaces, and in each ceremony a card from the draw pile bars one kind.
tutorial-recap-ask = The architect stands in village 2. Where can you act?
tutorial-recap-a = At animal market 1, one space behind him
tutorial-recap-a-reply = You can go there, but behind the architect nobody acts.
tutorial-recap-b = In village 2
tutorial-recap-b-reply = Yes, where he stands and everywhere ahead of him.
tutorial-recap-c = Only beyond village 2
tutorial-recap-c-reply = He closes what is behind him, not the space on which he stands.

## Modules

tutorial-modules = The six modules
tutorial-modules-1 = Six modules can be added in any mix. Moods of the gods: if all offer too little together, some lose something. Year tiles: each year the most of one thing brings fame, and the least begins the next year. Status cards: five goals, each for whoever meets it first.
tutorial-modules-2 = Progress tiles: whoever finishes the first, third or fifth pyramid gives an action space a new action. Anaconda: from the second year on a snake closes an action space, until somebody pays to drive it off. Emissaries: Carali and alpacas can also go to a board that gives rewards and abilities: a mixed pair, a card per alpaca, two stones for two cards, a larger offering.
tutorial-modules-ask = You want goals for which one has to be quick. Which module?
tutorial-modules-a = Moods of the gods
tutorial-modules-a-reply = A mood asks for cards from all of you together; speed does not matter.
tutorial-modules-b = Anaconda
tutorial-modules-b-reply = It is in everybody's way, but sets no goal.
tutorial-modules-c = Status cards
tutorial-modules-c-reply = Yes. You know the game now. Try a challenge, or play: hints and rules come whenever you ask.

## Challenges

tutorial-first-year = A good first year
tutorial-first-year-about = Year 1, your first turn. Bring your large pyramid at site 17 to four levels before the year is over. One stands already.
tutorial-first-year-won = Workers, stones and pairs in time: that is a year well used.
tutorial-first-year-lost = Three stones and both pairs build three levels in one turn; without pairs you need more turns at your site, ahead of the architect.
tutorial-second-year = Pyramid and priest
tutorial-second-year-about = Year 2, round 2. Finish your pyramid at site 17, which has three levels, and put a priest on it before the year is over.
tutorial-second-year-won = Fame at once, and more with every year and in the end.
tutorial-second-year-lost = Stones come first, then two levels, then a village for the priest. An alpaca pair saves you a turn.
tutorial-whole-game = To the end
tutorial-whole-game-about = Year 3 has begun, and you have 12 fame. End the game with at least 45.
tutorial-whole-game-won = Large pyramids, priests and high offerings: so games are won.
tutorial-whole-game-lost = A second large pyramid brings 10 fame, its priest 2 and more. And each ceremony pays the highest offering well.
