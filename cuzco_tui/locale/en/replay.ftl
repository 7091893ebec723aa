# Looking back at games that were played.

error-replay-open = This game is not over: it can be looked at only from your own seat.
