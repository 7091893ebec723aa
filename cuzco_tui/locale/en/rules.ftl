# The rules on screen.

rules-title = Rules
rules-search = Search
rules-type = type a word{ $has_ids ->
    [yes] , or an id such as { $example }
   *[no] {""}
 }
rules-found = { $count ->
    [one] found in one place
   *[other] found in { $count } places
    }
rules-none = nothing is said about it
rules-none-near = nothing is said about it; { $nearest }, perhaps?
rules-named-in = Named in:
rules-lead-scroll = { $page_down }
rules-lead-close = { $close_rules }
rules-do-scroll = scroll
rules-lead-link = { $next }
rules-do-link = link
do-one-back = back
do-close-rules = leave
about-one-back = Takes the last letter of the search back; without one, goes back to what you read before the last link.
about-close-rules = Leaves the search, or without one the rules.
about-other-entry = Goes through the sections, or through what was found.
about-other-link = Puts the cursor on the next link in the text, or the one before.
about-follow = Follows the link under the cursor, or opens what was found.
keys-at-rules = In the rules, where letters search
do-rules = rules
about-rules = Opens the rules: searched as you type, each linked to others.
