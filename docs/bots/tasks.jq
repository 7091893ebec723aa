# Fulfils every task and activates every circlet that it can, and else takes the first option.
select(.do == "choose")
| {id, index: (.decision.options | map(test("^(fulfil|circlet) ")) | index(true) // 0)}
