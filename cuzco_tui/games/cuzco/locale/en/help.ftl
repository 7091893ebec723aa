# How to play on one screen, and what the signs mean.

howto-goal = Send your runner over the Andes, deliver khipus and fulfil tasks: most victory points (VP) after six rounds wins. A round has three phases:
howto-dice = 1. Dice: each rolls three; in turn you place one and do what its space says. It must be lower than the dice already there; a high one does more.
howto-people = 2. People: use one ability of your study and one of your farm tiles.
howto-city = 3. City: VP for knowledge (it also sets the order) and priests; buy a good with food; fulfil a task for 6 VP, or you must discard one.
howto-feathers = A khipu brings a feather; two feathers complete a circlet, worth 4 to 15 VP by "headdress", the more the earlier.
howto-end = At the end: villages where your khipu lies on top, three last tasks, and 6 to 12 VP for each whole collection (feathers, circlets, tasks, khipus, people, goods).
howto-keys = First keys: { $dice } choose a die, { $stone } { $rope } { $study } ... place it, { $take } takes, { $hint } hints, { $why } says why not, { $rule } explains, { $undo } takes back; { $map } { $city } { $people } { $masks } { $log } show the board.
help-open = Reachable with the chosen die, by the road with these pips
help-fits = The chosen die fits on this space: its key is golden
help-die = A die on a space: its number, and whose it is
help-feather-set = A feather on a headdress
help-feather-slot = A slot of its colour that is still empty
help-feather-coming = Where the feather of the chosen move may stand
help-circlet = A circlet: the die it needs, that number or more, and the VP it would bring now
help-circlet-ready = Both its feathers are there: "headdress" activates it
help-circlet-active = The circlet is activated
help-house-khipu = A house with a khipu that waits to be delivered
help-house-free = A free house, for a person tile
help-tile-up-sign = { mask-study }2 { $sign }
help-tile-up = A study tile that is up: slid down in the exchange it brings 2 knowledge, a farm tile food
help-tile-down-sign = { mask-farm }1 { $sign }
help-tile-down = A farm tile that was slid down; its people still help in phase two
help-task-bar = A task: how many things of those it asks for are there
help-task-would = The chosen move would add this
help-task-unknown = Only the owner of the cards can know
