# Rückblick mit einem Trainer.

analysis-in-round = { $round ->
    [0] vor Durchgang 1
   *[other] Durchgang { $round }
 }
error-analysis-own = Vor dem Ende eines Spiels lassen sich nur die eigenen Züge auswerten.
