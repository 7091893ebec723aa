# Der Rückblick auf gespielte Spiele.

error-replay-open = Dieses Spiel läuft noch: Es lässt sich nur vom eigenen Platz aus ansehen.
error-what-if-over = Hier ist das Spiel zu Ende; geh zu einer Stelle zurück, an der etwas zu entscheiden ist.
error-what-if-too-early = Bis hierher hast du nichts zu entscheiden; geh weiter bis zu deiner ersten Entscheidung.
error-what-if-nobody = An diesem Spiel sitzen mehrere, und es ist nicht zu Ende: Was gewesen wäre, lässt sich erst danach ansehen.
saved-what-if = { $about } (was wäre, wenn; aus { $origin })
