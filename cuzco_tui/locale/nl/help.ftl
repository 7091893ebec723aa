# Zo gaat het spel op één scherm, wat de tekens betekenen, en de weg naar de regels.

# Alles samen heeft hoogstens 19 regels van 67 tekens.
howto-title = Zo gaat het spel
howto-rules = Hier toont { $rule } alle regels en woorden; verder omlaag: toetsen, tekens.
help-keys = { $close } sluit, { $rule } regels, { $up } en { $down } schuiven
