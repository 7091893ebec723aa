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
help-house-khipu = On a mask: a house with a khipu
help-house-free = A free house
help-tiles = Study and farm tile: up (^), slid down (v)
help-circlet-ready = Feathers and circlet: large letters are feathers you have, ! is ready
help-circlet-active = The circlet is activated
help-task-unknown = Task and progress; ? where only its owner can know
help-task-met = The task is met
help-tile-signs = { mask-study }{ $up } { mask-farm }{ $down }
