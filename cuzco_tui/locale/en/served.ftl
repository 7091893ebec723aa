# What a session over SSH says by itself, before and after the lobby.

served-farewell = Everything is kept. Come back the same way whenever you like.
served-too-small = Your terminal has { $columns } columns and { $lines } lines, and the screen needs 80 and 24. Enter goes on in plain lines, which need no size, or on the screen if you have made the window larger meanwhile; any word shows the screen as it is.
served-settings-kept = The settings are kept for your account.
served-settings-about = Settings of your account. Change what you like in a file and send it back with ssh -p PORT HOST settings < FILE.
