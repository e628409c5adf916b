# What is said outside the page: by mail, by push message, by webhook. Also read by the server.

notice-guest = a guest
notice-table-of = { $host }’s table
notice-turn-title = Your turn: { $table }
notice-turn = { $timed ->
    [yes] It is your turn at “{ $table }”. You have until { $until }.
   *[no] It is your turn at “{ $table }”.
}
notice-started-title = The game has begun: { $table }
notice-started = The game at “{ $table }” has begun.
notice-chat-title = { $who } wrote: { $table }
notice-chat = { $who } has written something at “{ $table }”.
notice-deadline-title = Time is running out: { $table }
notice-deadline = { $timed ->
    [yes] Your time at “{ $table }” runs out at { $until }.
   *[no] Your time at “{ $table }” is running out.
}
notice-finished-title = The game is over: { $table }
notice-finished = The game at “{ $table }” is over. See how it ended.
notice-invited-title = { $who } invites you
notice-invited = { $who } invites you to play at “{ $table }”.

mail-many = { $count ->
    [one] { $count } thing waits for you
   *[other] { $count } things wait for you
}
mail-open = Open the table
mail-settings = Choose what you are told
mail-stop = Stop all messages
mail-confirm-title = Is this your address?
mail-confirm = Hello { $name }! Confirm that this is your address, and Magnate can write to you here.
mail-confirm-link = Yes, this is my address
mail-confirm-other = If you know nothing of this, do nothing: you will not be written to again.
mail-password-title = A new password
mail-password = Hello { $name }! Somebody, probably you, wants to choose a new password for this account. The link works once, for an hour.
mail-password-link = Choose a new password
mail-password-other = If that was not you, do nothing: your password stays as it is.
