# Der Rückblick auf gespielte Spiele.

error-replay-open = Dieses Spiel läuft noch: Es lässt sich nur vom eigenen Platz aus ansehen.
