# Looking back at games that were played.

error-replay-open = This game is not over: it can be looked at only from your own seat.
error-what-if-over = The game is over here; go back to a point where something is to be decided.
error-what-if-too-early = You have nothing to decide before this point; go on to your first decision.
error-what-if-nobody = Several people play this game, which is not over: what would have been can be seen after its end.
saved-what-if = { $about } (what if, from { $origin })
