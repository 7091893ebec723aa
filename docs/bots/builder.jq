# Plays Caral by a list of words: of all options it takes the first one that the earliest word of the list begins.
["build", "pair", "priest", "act", "alpaca", "worker quarry-1", "builder", "pay", "move site", "move quarry",
 "move market", "move cult", "move village", "offer"] as $wishes
| select(.do == "choose")
| .decision.options as $options
| {id, index: ([$wishes[] as $wish | $options | map(startswith($wish)) | index(true) | values] | first // 0)}
