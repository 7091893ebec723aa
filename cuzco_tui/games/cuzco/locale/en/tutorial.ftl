# The lessons: a title, pages, a question, three answers with what is said to each.

## What it is about

tutorial-aim = What it is about
tutorial-aim-1 = Cuzco is the heart of the Inca empire. You compete with Cleo, Ben and Maita for victory points, VP for short. Most VP after six rounds wins.
tutorial-aim-2 = Every round has three phases. One: all roll three dice and place them in turn, one at a time. Two: your people work. Three: the city pays.
tutorial-aim-3 = We look into one game at several moments. You are always the same player, red. Each lesson has its own moment, sometimes an earlier one, and what you choose stands until the next.
tutorial-aim-ask = How many dice will you place in a whole game?
tutorial-aim-a = Three
tutorial-aim-a-reply = Three is one round, and there are six rounds.
tutorial-aim-b = Six
tutorial-aim-b-reply = Six rounds, but three dice in each.
tutorial-aim-c = Eighteen
tutorial-aim-c-reply = Yes: six times three. Only 18 dice, so every one should count.

## The eight spaces

tutorial-spaces = Eight spaces for your dice
tutorial-spaces-1 = A die goes onto one of eight spaces and acts at once. Stone trail and rope bridge move your runner. Study and farm each take a person tile. Exchange turns pips into things. Temple places a priest. Headdress scores a circlet. Points pays 2 VP.
tutorial-spaces-2 = Pips are reach: a high die gets further roads, tiles, steps and circlets, and buys more.
tutorial-spaces-ask = You rolled 6, 5 and 1. Where does the 1 bring exactly as much as the 6?
tutorial-spaces-a = On exchange
tutorial-spaces-a-reply = Exchange spends the pips: a 6 buys six times as much.
tutorial-spaces-b = On the temple
tutorial-spaces-b-reply = The die limits the step: a 1 reaches only step 1.
tutorial-spaces-c = On points
tutorial-spaces-c-reply = Yes: 2 VP for any die. That is little, so it is for dice that fit nowhere else.

## Lower than every die

tutorial-lower = Lower than every die
tutorial-lower-1 = The rule that makes it tight: your die must be lower than every die on that space, whoever placed it. Only points is always open. So high dice go early, low dice still fit late.
tutorial-lower-ask = On exchange lie your own 6 and Cleo's 4. You still hold a 5 and a 1. Which of them may go there?
tutorial-lower-a = The 5, it is lower than my 6
tutorial-lower-a-reply = It must be lower than all of them, and a 5 is not lower than Cleo's 4.
tutorial-lower-b = Only the 1
tutorial-lower-b-reply = Yes. A 4 would not fit either: equal is not lower.
tutorial-lower-c = None, since I am there already
tutorial-lower-c-reply = You may come again, with a die lower than all that lie there.

## Roads, khipus and feathers

tutorial-roads = Roads, khipus and feathers
tutorial-roads-1 = Back to your first turn. One die moves your runner along one road: a stone trail from the stone space, a rope bridge from the rope space. The road's pips must not be above the die's.
tutorial-roads-2 = In a new village he leaves a khipu, a knotted message, from your mask, the board in front of you. That does three things. It frees a house on the mask. It earns a feather of the village's colour. And at the end the village's VP go to whoever's khipu lies on top: the newest.
tutorial-roads-3 = Two feathers side by side fill a circlet. Your circlet 2 holds a pink feather; the slot beside it wants orange.
tutorial-roads-ask = Villages are named by feather and VP: O2a is orange, 2 VP. Fetch the orange feather for your circlet 2.
tutorial-roads-keys = Now do it yourself on the board. Choose a die by its digit or with left and right, then { $place_stone } or { $place_rope } for the road, pressed again for the next one, or up and down; { $take } places it. { $hint } gives a hint, { $why } says why something is closed, { $rule } opens the rule; in a game { $undo } takes a move back.
tutorial-roads-a = Die 6: stone trail 6 to T5, turquoise
tutorial-roads-a-reply = 5 VP if nobody covers your khipu, but turquoise completes nothing now. Orange would fill a circlet at once.
tutorial-roads-b = Die 6: rope bridge 1 to K3a, pink
tutorial-roads-b-reply = A 1 could have crossed that bridge. Do not spend a high die on a low road.
tutorial-roads-c = Die 5: stone trail 4 to O2a, orange
tutorial-roads-c-reply = Good: a khipu delivered, a house free, circlet 2 filled, and the 6 is still yours.
tutorial-roads-d = Die 5 to O2a, but the feather in circlet 3
tutorial-roads-d-reply = The road is right, but beside the pink feather, in circlet 2, it would fill a circlet at once.
tutorial-roads-e = Die 6: stone trail 4 to O2a, orange
tutorial-roads-e-reply = The right village, but the 5 gets there too, and then the 6 is still yours.

## Circlets and headdress

tutorial-circlets = Circlets and the headdress
tutorial-circlets-1 = Your headdress is six circlets, with 1 to 6 pips. When both slots of one are filled, a die on headdress activates it, if the die has at least its pips.
tutorial-circlets-2 = It pays its pips minus 1, so 0 to 5 VP, plus a bonus: 10 in rounds 1 and 2, 7 in rounds 3 and 4, 4 in rounds 5 and 6. Early is rich! And you earn a fire trial; more of that soon.
tutorial-circlets-ask = Round 1. Circlets 2 and 6 are filled. You hold 5 and 1. What will you do?
tutorial-circlets-a = Die 5 on points: 2 VP
tutorial-circlets-a-reply = Two VP, where a circlet pays more than ten.
tutorial-circlets-b = Die 5 on headdress: circlet 2
tutorial-circlets-b-reply = Yes: 1 plus 10 is 11 VP. Circlet 6 needs a 6, and then pays 15.
tutorial-circlets-c = Die 5 on the temple, circlet 2 later
tutorial-circlets-c-reply = A fair plan, but your last die is a 1, too low for circlet 2, and somebody may block the headdress.

## The temple

tutorial-temple = The temple
tutorial-temple-1 = A die on the temple places one of your four priests, on a step up to the die. Whoever stands there is pushed one step down, and so on, until an empty step is filled. Pushed off step 1, a priest goes home; all others stay from round to round.
tutorial-temple-2 = In phase three each priest pays 1 VP in rounds 1 and 2, then 2, and 3 in rounds 5 and 6. Whoever has most priests also wins an Inti medal; a tie goes to the highest priest.
tutorial-temple-ask = Round 4. From step 1 upwards stand Ben, Cleo, you, you, Maita. You place a 5. On which step?
tutorial-temple-a = Step 1: only Ben falls off
tutorial-temple-a-reply = Ben is off, but the next push throws you off. High is safe.
tutorial-temple-b = Step 4
tutorial-temple-b-reply = That pushes your own priests down and leaves Maita above you.
tutorial-temple-c = Step 5
tutorial-temple-c-reply = Good: everybody drops a step, Ben falls off, and your three priests pay 6 VP and lead for the medal.

## The fire trial

tutorial-trial = The fire trial
tutorial-trial-1 = Three things earn a fire trial: a priest placed, a circlet activated, your runner entering Cuzco. It gives two things. First a face-up god card or an offering. Then a step of knowledge or one food. Knowledge scores at the university, food buys goods, and an offering pays for playing a god card.
tutorial-trial-ask = Your priest earned one. What do you take?
tutorial-trial-a = Nothing, I save it for later
tutorial-trial-a-reply = It cannot be saved; what you decline is lost.
tutorial-trial-b = A god card and knowledge
tutorial-trial-b-reply = Fine: a new power, and one more VP at the university.
tutorial-trial-c = An offering and food
tutorial-trial-c-reply = Fine: you can pay for a card, and save for the market.

## Study and farm

tutorial-people = Study and farm
tutorial-people-1 = Study takes a blue person tile, farm an orange one. Each lies beside a number of pips, at most those of your die. The number on the tile matters later, on exchange.
tutorial-people-2 = The tile needs a free house on your mask, one without a khipu. Two are free from the start, and every khipu that leaves frees another. In phase two of each round you may use one study ability and one farm ability. Tiles stay.
tutorial-people-ask = Round 4. You have two 6s and three free houses. Without a card, a 6 fits only on farm and points.
tutorial-people-a = Points: 2 VP
tutorial-people-a-reply = Two VP once. A tile works in every round that is left.
tutorial-people-b = Farm: the tile that takes farm tiles
tutorial-people-b-reply = Good: in each round it can bring one tile more.
tutorial-people-c = Farm: the tile for food
tutorial-people-c-reply = Good: food in each round, and three food when you slide it down. You will see.

## Strength

tutorial-strength = Phase two: strength
tutorial-strength-1 = Tiles with the same ability and colour add up; their number is their strength. Each brings one more food, offering, knowledge, feather, card or reserve khipu, or 2 VP more. Road tiles reach roads of 2 pips, then 4, then any. Tiles that take a tile or activate a circlet count as a die of 3, two of them as a 6.
tutorial-strength-2 = Study and farm never add up together. Using a tile costs nothing.
tutorial-strength-ask = You own one farm tile for food and two that take farm tiles. Which do you use?
tutorial-strength-a = Food, strength 1
tutorial-strength-a-reply = One food. Strength 2 can do more for you.
tutorial-strength-b = Farm tiles, strength 2
tutorial-strength-b-reply = Good: any farm tile is yours, without a die.
tutorial-strength-c = Nothing, to spare the tiles
tutorial-strength-c-reply = No tile is used up. Use one of each colour in every round.

## Exchange

tutorial-exchange = Exchange
tutorial-exchange-1 = Back to round 2. On exchange you spend the die's pips as you like. One pip buys 1 VP. Two pips buy an offering, a face-up god card or a feather of your choice.
tutorial-exchange-2 = One pip also slides a person tile down: a study tile gives its printed knowledge, a farm tile its printed food. It gives that once, for it stays down; only god card 02 slides it up again. Its ability works up or down.
tutorial-exchange-3 = And two pips put a khipu from your mask into your reserve. That frees a house at once. When the mask is empty, your runner delivers from the reserve.
tutorial-exchange-ask = You have six pips. Circlet 1 lacks one pink feather; circlet 5 lacks a purple and a turquoise one. What do you buy?
tutorial-exchange-a = 6 VP
tutorial-exchange-a-reply = Safe, but three feathers fill two circlets, worth 24 VP this round.
tutorial-exchange-b = Three khipus to the reserve
tutorial-exchange-b-reply = Three free houses are good when you are after tiles. Filled circlets score more here.
tutorial-exchange-c = Three feathers: pink, purple, turquoise
tutorial-exchange-c-reply = Good: circlets 1 and 5 are filled, worth 10 and 14 VP if you activate them now.

## The overlay

tutorial-overlay = Cuzco and its overlay
tutorial-overlay-1 = Round 3. Six roads leave Cuzco: rope 1, 3, 5 and stone 2, 4, 6. They lie on a disc, the overlay. Entering Cuzco brings no feather but a fire trial; and before you leave it again, you may turn the overlay as you like.
tutorial-overlay-2 = Two limits: a second khipu in the same village is not possible, and you never get a fourth feather of one colour.
tutorial-overlay-ask = You are back in Cuzco and place a 2, so you take stone trail 2. Where shall it lead?
tutorial-overlay-a = Leave it: to K6, where my khipu lies
tutorial-overlay-a-reply = Allowed, but a second visit brings nothing.
tutorial-overlay-b = Turn it to P3, purple
tutorial-overlay-b-reply = Good: a khipu and a purple feather for a mere 2.
tutorial-overlay-c = Turn it to T5; I have three turquoise feathers
tutorial-overlay-c-reply = The khipu counts, 5 VP if it stays on top, but there is no fourth turquoise feather.

## Gods and Inti

tutorial-gods = God cards and Inti medals
tutorial-gods-1 = God cards bend the rules. A card from your hand costs one offering, in the phase it names; you are asked when it fits. Hold as many as you like. An Inti medal instead uses a face-up card and needs no offering; then the medal is gone. Everybody begins the game with one; most priests win more. Every medal you keep is 2 VP at the end.
tutorial-gods-ask = Round 5, a fire trial. Card 08 lies face up: 3 food and 3 knowledge instead of the usual. You have three medals.
tutorial-gods-a = An offering and knowledge, as usual
tutorial-gods-a-reply = Two things, where the card brings six.
tutorial-gods-b = Take card 08 into my hand, and food
tutorial-gods-b-reply = For a later trial, then for an offering. With a medal you could use it now.
tutorial-gods-c = Use card 08 with a medal
tutorial-gods-c-reply = Good: 3 food and 3 knowledge for a medal of 2 VP.

## Phase three

tutorial-city = Phase three: university and market
tutorial-city-1 = First the university pays 1 VP for each step of knowledge, up to 15. The order of play for the next round follows it: the leader goes first; on one space, whoever came last is ahead. Then all return to 0. The temple pays next.
tutorial-city-2 = Then the market. In order, each may buy one good of this round for food, and scores it at once: from soup, 1 food for 1 VP, to jewellery, 5 food for 9.
tutorial-city-ask = You have 3 food. What do you buy?
tutorial-city-a = Nothing, I keep the food
tutorial-city-a-reply = Food can be kept, but one good a round is all you get, and goods also count together.
tutorial-city-b = Clothes: 2 food, 3 VP
tutorial-city-b-reply = Good: the best good you can pay.
tutorial-city-c = Soup: 1 food, 1 VP
tutorial-city-c-reply = One VP. Clothes would be 3 for one food more.

## Tasks

tutorial-tasks = The palace and its tasks
tutorial-tasks-1 = Last comes the palace. You hold three tasks. Each round you fulfil one that you meet, for 6 VP; if you meet none, you discard one for nothing. Then you take a new one. Tasks cost nothing: you only show what they ask for, such as three pink feathers. God card 04 forgives one requirement, but then a task pays 4.
tutorial-tasks-2 = After round 6, every task that you still hold and meet pays 6 VP too.
tutorial-tasks-ask = Round 6. You have 6 food, 2 offerings, and no decanter. Which new task?
tutorial-tasks-a = Have 4 offerings
tutorial-tasks-a-reply = You have two, and no turn is left to get more.
tutorial-tasks-b = Have 2 decanters
tutorial-tasks-b-reply = The market is closed for this game.
tutorial-tasks-c = Have 5 food
tutorial-tasks-c-reply = Yes: you have 6, so it pays 6 VP in a moment.

## Sets

tutorial-sets = Six sets
tutorial-sets-1 = Back to the dice of the last round. At the end, six sets pay, all or nothing. 6 goods: 6 VP. 9 tasks: 9. 10 khipus delivered: 10. 12 person tiles: 12. So a set pays its own number.
tutorial-sets-2 = Only two differ: 12 feathers pay 6, and 6 circlets pay 9.
tutorial-sets-ask = You have 11 feathers and 5 circlets; circlet 3 lacks one orange feather. What is your 6 for?
tutorial-sets-a = The temple: one more priest
tutorial-sets-a-reply = 3 VP and a fire trial. The missing feather is worth far more.
tutorial-sets-b = Exchange: the orange feather
tutorial-sets-b-reply = Good: 12 feathers are 6 VP. Then your 3 activates circlet 3 for 6, and six circlets are 9 more.
tutorial-sets-c = Points: 2 VP
tutorial-sets-c-reply = Two VP. The missing feather is worth far more.

## The whole score

tutorial-score = The whole score
tutorial-score-1 = This game is over, and you won with 189 VP: circlets 63, tasks 42, temple 27, university 17, market 16, sets 15, villages on top 5, points space 2, and one Inti left 2. So: circlets early, tiles early, priests high, and a task met in every round.
tutorial-score-2 = Food, offerings and cards that are left pay nothing. On a tie, whoever is ahead in the order of play wins.
tutorial-score-ask = You and Cleo both end with 150 VP, and Cleo is second in the order, you third. Who wins?
tutorial-score-a = Both
tutorial-score-a-reply = The order of play decides, so there is one winner.
tutorial-score-b = Cleo
tutorial-score-b-reply = Yes. Knowledge in round 6 can decide the game.
tutorial-score-c = You
tutorial-score-c-reply = Lower in the order loses the tie: second is ahead of third.

## In short

tutorial-recap-dice = In short: the dice
tutorial-recap-dice-1 = Three dice a round, each lower than all dice on its space. Stone trail and rope bridge: move your runner. Study and farm: take a person tile. Exchange: spend pips. Temple: place a priest. Headdress: activate a circlet. Points: 2 VP.
tutorial-recap-dice-2 = Smaller tables have fewer spaces: with three players stone trail and rope bridge are one, with two also study and farm. Whoever comes later in the first order begins with 1, 2 or 3 VP. Pututus are an option, off at first: a pair in your roll earns a shell, which later changes a die by 1.
tutorial-recap-dice-ask = You want a feather. Which spaces can bring one?
tutorial-recap-dice-a = Headdress and temple
tutorial-recap-dice-a-reply = The headdress uses feathers, and the temple brings a fire trial.
tutorial-recap-dice-b = Stone trail, rope bridge and exchange
tutorial-recap-dice-b-reply = Yes: a new village gives its colour, exchange any colour for two pips.
tutorial-recap-dice-c = Study and farm
tutorial-recap-dice-c-reply = Those take tiles. A tile may bring feathers later, in phase two.

tutorial-recap-words = In short: the words
tutorial-recap-words-1 = Khipu: left in each new village; it frees a house and earns a feather. Reserve khipu: off the mask already, so its house is free. Overlay: the disc of Cuzco's roads, which you may turn when you leave Cuzco again.
tutorial-recap-words-2 = Circlet: two feathers, activated on the headdress for pips minus 1 plus 10, 7 or 4. Strength: how many tiles of one colour share an ability. Tiles slide down once for knowledge or food, and still work.
tutorial-recap-words-3 = Fire trial: a card or an offering, and knowledge or food. Inti medal: uses a face-up god card without an offering.
tutorial-recap-words-ask = What does not earn a fire trial?
tutorial-recap-words-a = A priest placed
tutorial-recap-words-a-reply = It does. So do a circlet activated and your runner entering Cuzco.
tutorial-recap-words-b = Your runner entering Cuzco
tutorial-recap-words-b-reply = It does. So do a priest placed and a circlet activated.
tutorial-recap-words-c = A person tile taken
tutorial-recap-words-c-reply = Right. Priest, circlet, Cuzco: these three do.

tutorial-recap-points = In short: the points
tutorial-recap-points-1 = During the game: points, 2; exchange, 1 VP a pip; circlets; knowledge, 1 VP a step; priests, 1, 2, then 3 VP each; one good a round; one task a round for 6.
tutorial-recap-points-2 = After round 6: every task you meet, 6 each; Inti, 2 each; villages with your khipu on top; and the sets: 6 goods 6, 9 tasks 9, 10 khipus 10, 12 tiles 12, but 12 feathers 6 and 6 circlets 9. A tie goes to the one ahead in order.
tutorial-recap-points-ask = You end with 12 feathers, 6 circlets, and two tasks that you still hold and meet. How many VP do these bring?
tutorial-recap-points-a = 15 VP
tutorial-recap-points-a-reply = That is 6 and 9 for the sets. The two tasks pay 6 each as well.
tutorial-recap-points-b = 21 VP
tutorial-recap-points-b-reply = 6 for the feathers, 9 for the circlets, and twice 6 for the tasks.
tutorial-recap-points-c = 27 VP
tutorial-recap-points-c-reply = Yes: 6, 9, and twice 6. You know the game now. Try a challenge, or play: hints and rules come whenever you ask.

## Challenges

tutorial-first-circlet = A circlet in round 1
tutorial-first-circlet-about = Round 1, your dice are 6, 5 and 1. Fill a circlet and activate it before the round is over.
tutorial-first-circlet-won = A circlet in round 1 pays at least 10 VP, and your headdress has begun.
tutorial-first-circlet-lost = Two feathers side by side come first, by exchange or by an orange village; then a die on headdress with at least the circlet's pips.
tutorial-rich-round = A rich round
tutorial-rich-round-about = Round 2, you have 20 VP. Reach 50 before the round is over. Circlet 6 is filled already.
tutorial-rich-round-won = That is how games are won: circlets early, then a priest and a task.
tutorial-rich-round-lost = Circlets pay 10 VP and their pips in round 2. Fill and activate as many as you can, and use your people too.
tutorial-last-round = The last round
tutorial-last-round-about = Round 6, you have 124 VP. End the game with at least 175.
tutorial-last-round-won = Sets, tasks and the city: you saw what the end pays.
tutorial-last-round-lost = Count what the end pays: 12 feathers 6, six circlets 9, every task you meet 6, and food buys one more good.
