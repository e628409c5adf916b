# The account: password, mail address, devices, and what one is told.

account-old-password = Password you have
account-new-password = New password
account-change-password = Change password
account-password-changed = Your password is changed. All other devices are signed out.
account-forgotten = Forgotten your password?
account-forgotten-help = Give the name you sign in with, or your mail address. If there is an address to write to, a mail with a link is on its way.
account-forgotten-who = Name or mail address
account-forgotten-send = Send me a link
account-forgotten-sent = If somebody is called that and has a mail address, a mail is on its way.
account-mail = Mail address
account-mail-help = For notices, and for a new password should you forget yours. Nobody else sees it.
account-mail-change = Use this address
account-mail-sent = A mail is on its way to { $address }. Open the link in it to confirm the address.
account-mail-remove = Remove the address
account-mail-removed = The address is removed.
account-devices = Devices
account-devices-help = Where you are signed in.
account-device-this = this one
account-device-used = Last used { $when }
account-device-unknown = Unknown device
account-device-name = { $browser } on { $system }
account-device-end = Sign out
account-device-ended = That device is signed out.
account-devices-end = Sign out everywhere else
account-devices-ended = All other devices are signed out, and your token for programs is removed.
account-notices = Tell me
account-notices-help = What waits for you, when you are not looking. Whoever looks at a table is not told about it elsewhere.
account-notices-off = This server sends no notices. Its host can set it up: see “Running a server”.
account-push = This browser
account-push-help = Messages from this browser, also when the page is closed.
account-push-on = Switch on
account-push-off = Switch off
account-push-done = This browser will tell you.
account-push-denied = This browser does not allow messages from here. Its own settings can change that.
account-push-cannot = This browser cannot show messages from here.
account-push-other = Another browser ({ $host })
account-by-mail = By mail
account-by-mail-none = Give a mail address below to be told by mail.
account-pace = Mail goes out
account-pace-at_once = at once
account-pace-hourly = gathered, every hour
account-pace-daily = gathered, every morning
account-webhooks = Webhooks
account-webhooks-help = A message in a chat of yours, or a request to a program.
account-webhook-form = Kind
account-webhook-json = For programs (JSON)
account-webhook-discord = Discord
account-webhook-slack = Slack
account-webhook-telegram = Telegram
account-webhook-url = Address
account-webhook-chat = Chat of the Telegram { -bot }
account-webhook-add = Add
account-webhook-made = Added. Requests are signed with this secret, which is shown only once:
account-remove = Remove
account-removed = Removed.
account-active = On
account-kinds = Told of
account-kind-turn = my turn
account-kind-started = games that begin
account-kind-chat = chat
account-kind-deadline = time running out
account-kind-finished = games that end
account-kind-invited = invitations
account-trouble = The last message did not arrive.
account-trouble-bad_address = { $channel ->
    [mail] This is not a mail address.
   *[other] Messages go to https addresses at the usual ports only.
}
account-trouble-no_such_name = No public server has this name. Is it spelled right?
account-trouble-connection_refused = The server takes no connection at this port. Is it running?
account-trouble-no_connection = There is no way to this server at the moment.
account-trouble-timed_out = The server did not answer in time.
account-trouble-bad_certificate = The server could not prove who it is: its certificate is not valid.
account-trouble-no_tls = No encrypted connection could be made. Does the server understand https at this port?
account-trouble-no_answer = The server hung up before it had answered.
account-trouble-moved = The server says that the address is another one now ({ $status }). Add the new one.
account-trouble-not_allowed = { $channel ->
    [push] The push service of the browser does not let this server in ({ $status }). Switch messages off and on again in that browser.
   *[other] The server does not let us in ({ $status }). Is the whole address right, with everything secret in it?
}
account-trouble-gone = { $channel ->
    [push] That browser takes no more messages from here ({ $status }). Switch them on again in it.
   *[other] There is nothing at this address any more ({ $status }). Add the new one.
}
account-trouble-too_often = The server wants fewer messages ({ $status }). What is still true is sent later.
account-trouble-not_taken = The server does not understand the message ({ $status }). Is this the right kind for it?
account-trouble-failing = The server has a fault of its own ({ $status }). It is tried again later.
account-trouble-no_mailbox = There is no such mailbox. Is the address spelled right?
account-trouble-mailbox_full = The mailbox is full.
account-trouble-mail_delayed = The mail server takes no mail for this address at the moment ({ $status }). It is tried again later.
account-trouble-mail_refused = The mail server takes no mail for this address ({ $status }).
account-trouble-unusable = { $channel ->
    [push] This subscription cannot be used. Switch messages off and on again in that browser.
   *[other] This entry cannot be used. Remove it and add it again.
}
account-trouble-unknown = Nobody knows why; perhaps the details help.
account-trouble-detail = Technical details
account-quiet = Quiet hours
account-quiet-help = Nothing is sent in them. What is still true afterwards is sent then.
account-quiet-on = Keep quiet hours
account-quiet-from = From
account-quiet-to = To
account-zone = Time zone
account-save = Save
account-saved = Saved.
link-stop-title = Stop all messages
link-stop = From then on Magnate sends you nothing more: no mail, no push messages, no webhooks. You can switch them on again in your account.
link-stop-button = Stop all messages
link-stopped = Done. You are told nothing more.
link-confirm-title = Confirm your address
link-confirm = Is this mail address yours?
link-confirm-button = Yes, it is mine
link-confirmed = Thank you: Magnate can write to you now.
link-password-title = Choose a new password
link-password-button = Use this password
link-password-done = Your new password works, and you are signed in here. All other devices are signed out.
link-account = To your account
