# The words of the masks: what is counted stands behind its number.

mask-score = { $vp } VP
mask-note = { $key }: other masks
mask-food = food
mask-inti = Inti
mask-offerings = { $number ->
    [one] offering
   *[other] offerings
 }
mask-cards = { $number ->
    [one] card
   *[other] cards
 }
mask-no-cards = no cards
mask-priests = { $number ->
    [one] priest
   *[other] priests
 }
mask-reserve = reserve
mask-pututus = pututus
mask-feathers = feathers
mask-circlets = circlets
mask-done = tasks
mask-delivered = khipus
mask-people = people
mask-goods = { $number ->
    [one] good
   *[other] goods
 }
mask-end = if the game ended now
mask-end-villages = villages on top
mask-end-inti = Inti
mask-end-tasks = tasks met
mask-end-sets = sets
mask-end-total = VP in all
