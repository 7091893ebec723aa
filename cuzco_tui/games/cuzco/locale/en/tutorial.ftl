# The guided first round: what to do now, why, and the rule that matters, in one to three sentences a lesson.
# Every sentence or two is a line of at most 80 characters. The first player goes by the number of the seat.

## Set-up

tutorial-welcome =
    Welcome to Cuzco. You will play one round with help, for all three players.
    After that you are Player 1, and bots play on for Cleo and Ben.
tutorial-goal =
    The aim is victory points, VP for short. Whoever has most after six rounds wins.
    Each round has three phases: dice, people, and the city.
tutorial-help =
    Rules have ids, such as D-2. You can look each of them up as we go.
tutorial-feather-one =
    You begin as Player 1. You own a turquoise feather; put it into slot 3.
    There it waits for a purple one: two feathers make a circlet complete.
    Villages give feathers, and a purple village lies one road away.
tutorial-tasks-one =
    Tasks bring 6 VP each. You have a start task: khipus in two villages.
    Rule N-11: now keep two of these four. Keep 25 and 27, clothes and decanters.
    Those are goods, and goods score by themselves as well.
tutorial-feather-two =
    Now you are Cleo, with a pink feather. Put it into slot 5, for circlet 3.
    A circlet with more pips scores more VP, but needs a higher die.
tutorial-tasks-two =
    Keep 24 and 30, two soups and three different goods.
    Your start task wants a good and a farm tile, so one purchase helps all three.
tutorial-feather-three =
    Now you are Ben, with an orange feather. Put it into slot 3.
    Circlet 2 will need a turquoise one beside it.
tutorial-tasks-three =
    Keep 34 and 42. Task 34 asks for two cards of Viracocha, and you hold one.
    Task 42, khipus in four inner villages, can grow all game long.

## Phase one: dice

tutorial-dice =
    Everybody has rolled three dice.
    Rule D-1: in turn you place one and carry out its action, three times round.
tutorial-dice-lower =
    Rule D-2: your die must be lower than every die already on that space.
    A high die does more, but it should come early.
tutorial-stone =
    Player 1: place your 4 for the stone trail that leads to a purple village.
    Rule M-1: a road may show at most as many pips as your die. This one shows 4.
tutorial-stone-road =
    Run to village P3. Rule M-3: your runner leaves a khipu there.
    A khipu is a message of knotted strings. The village thanks you with a feather.
tutorial-stone-feather =
    Put it into slot 4, beside the turquoise one: that completes circlet 2.
    The headdress action will turn it into VP.
tutorial-farm =
    Cleo: your start task needs a farm tile. Place your 2 on farm.
    Rule P-1: the tile may lie beside at most as many pips as your die shows.
    The one we want lies beside 1, so a low die will do.
tutorial-farm-tile =
    Take the tile beside 1. In every round it can bring you a study tile.
    Rule P-2: it needs a free house. You have two, and each khipu frees another.
tutorial-temple =
    Ben: your start task needs a priest. Place a 3 on the temple.
    A priest scores in every round, and earns you a fire trial right now.
tutorial-temple-step =
    Take step 3, the highest that a 3 can reach: rule T-1.
    Whoever takes your step later pushes your priest down, so high is safer.
tutorial-fire-gift =
    Rule F-1: a fire trial has two halves. First take a god card or an offering.
    Take card 13 of Mama Sara. With it a die counts as 6, and you rolled low.
tutorial-fire-growth =
    The second half is knowledge or food. Take knowledge.
    It scores at the university, and whoever has most becomes first in turn.
tutorial-rope =
    Player 1: place a 3 for the rope bridge, and run on.
    Rule N-13: with three players, both kinds of road share one space.
    Your 3 is lower than your 4 there. But a 3 of Ben would lock it out: hurry.
tutorial-rope-road =
    Run to village T4, for another turquoise feather.
    Rule Z-2: at the end it brings 4 VP as well, if your khipu still lies on top.
tutorial-rope-done =
    Khipus in two villages: your start task is met. It pays in phase three.
tutorial-exchange =
    Cleo: place a 5 on exchange. Pips are money here, so bring a high die.
    The rules X-1 to X-7 are the price list. Pips that you do not spend are lost.
tutorial-exchange-slide =
    Rule X-2: for 1 pip, slide your farm tile down and take 2 food.
    Food buys goods, and the tile keeps its ability.
tutorial-exchange-feather =
    Rule X-6: for 2 pips, take a feather. Take pink, the second for circlet 3.
tutorial-exchange-slot =
    Slot 6 completes circlet 3. You can activate it in the next round.
tutorial-exchange-card =
    Rule X-5: for your last 2 pips, take a god card. Take card 09 of Viracocha.
    From round two on it can bring you a second tile when you take one.
tutorial-exchange-turned =
    Remember card 08, which lies face up now. It makes a fire trial rich.
tutorial-study =
    Ben: you need a study tile, too. Place a 3 on study; it works like farm.
    A fine tile lies beside 6. A 3 does not reach it, but you have a card.
tutorial-study-card =
    Play card 13 for an offering, and your 3 counts as 6.
    Rule G-0: a card from your hand costs one offering, in a phase that it names.
tutorial-study-tile =
    Take the tile beside 6. Once in every round it can activate a circlet.
tutorial-headdress =
    Player 1: place your last 3 on headdress and activate circlet 2.
    Rule H-1: it needs both feathers, and a die no lower than its pips.
    Rule H-2: 1 VP for this circlet, and 10 for being early. Later it is 7, then 4.
tutorial-headdress-medal =
    A circlet earns a fire trial, too. Play card 08 for your Inti medal.
    Rule G-0: a medal uses a card that lies face up, and needs no offering.
    You get 3 food and 3 knowledge instead. The medal was worth 2 VP at the end.
tutorial-points =
    Cleo: your 5 is late. Every other space has a die of 5 or lower.
    Rule D-3: the points space takes any die. It brings 2 VP; take them.
tutorial-last-die =
    Ben: your last 3 still fits on exchange, where only a 5 lies.
tutorial-last-feather =
    Spend 2 pips on a turquoise feather, to go beside your orange one.
tutorial-last-slot =
    Slot 4 completes circlet 2.
tutorial-last-pip =
    Rule X-3: for the last pip, take 1 VP.

## Phase two: people

tutorial-people =
    Rule E-1: each of you may now use one study and one farm ability.
    No tile is used up by it. Player 1 has no tiles yet and is passed over.
tutorial-use-farm =
    Cleo: use your farm tile. It works although it is slid down.
    Rule A-12: it takes a study tile as if you had placed a 3.
tutorial-use-farm-tile =
    Take the tile beside 3, for stone trails. New tiles work at once.
tutorial-use-study =
    Use it. Rule A-04: your runner takes a stone trail of up to 2 pips.
    That is a khipu, a feather and a free house, without a die.
tutorial-use-study-slot =
    Put it into slot 10, for circlet 5. Circlet 6 would ask for a 6.
tutorial-use-circlet =
    Ben: use your study tile. Rule A-09: it activates a circlet as a 3 would.
    That is 11 VP again, without a die. Tiles pay round after round.
tutorial-use-circlet-gift =
    Another fire trial. Take card 09 of Viracocha, your second card of that god.
    Task 34 wants two of them in your hand, so do not play them yet.
tutorial-use-circlet-growth =
    Take knowledge again, for 1 more VP at the university.

## Phase three: the city

tutorial-university =
    The university paid 1 VP for each step on the knowledge track.
    Rule U-1: the leader goes first from now on, and all markers return to 0.
tutorial-priests =
    Then the temple paid 1 VP for each priest.
    Rule U-2: whoever has most priests wins an Inti medal.
tutorial-market =
    Rule U-3: in the market, each of you may buy one good of this round's row.
    Player 1: buy the decanter with your 3 food.
    That is 5 VP at once, and half of task 27.
tutorial-market-soup =
    Ben has no food. Cleo: buy the soup.
    It is only 1 VP, but your start task waits for a good.
tutorial-palace =
    Rule U-4: in the palace, each of you fulfils exactly one task, for 6 VP.
    Player 1 met only the start task, so that was done without a question.
    Whoever meets none must discard one for nothing.
tutorial-palace-take =
    Then comes a new task. Player 1: take 31, four goods. You have one already.
tutorial-palace-choose =
    Ben: you meet two tasks, but only one counts in a round. Fulfil 34.
    After that you may play those cards. Your start task can wait.
tutorial-palace-villages =
    Take 08. Like task 42, it sends your runner out to the villages.
tutorial-palace-two =
    Farm tile and soup have fulfilled the start task of Cleo.
tutorial-palace-tools =
    Cleo: take 28, two sets of tools. They are goods for task 30 as well.
tutorial-round-over =
    Rule U-5: new tiles and tasks lie there, and everybody has rolled again.

## The end of the lessons

tutorial-farewell-rounds =
    You have done all eight actions, and every round is like this one.
    From here on you are Player 1, and you go first.
tutorial-farewell-advice =
    Three hints. Activate circlets early. Take tiles, for they work in every round.
    And plan one task for each visit to the palace.
tutorial-farewell-end =
    After round six, unused medals and villages with your khipu on top score.
    Rule Z-3: so do full sets of feathers, circlets, tasks, khipus, tiles and goods.
tutorial-farewell-go =
    Ask for a hint or a rule whenever you like. Good luck!
