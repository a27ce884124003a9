## Zips. $what is the subject: "The zip" or "map.png in the zip".

zip-itself = The zip
# $file (text): a file's name
zip-file = { $file } in the zip
# $what (text)
zip-broken = { $what } is broken. Pack it again as a zip.
# $what (text)
zip-path = { $what } has a name that leads out of its folder. Pack only the folder of the module.
# $what (text)
zip-link = { $what } is a link to another file. Pack the file itself.
# $what (text)
zip-encrypted = { $what } needs a password. Pack it without one.
# $what (text)
zip-method = { $what } is compressed in a way that I can't read. Pack it as a plain zip (deflate).
# $what (text)
zip-twice = { $what } is there twice. Give each file a name of its own.
# $what (text)
# $most (number)
zip-too-many = { $what } has too many files. A module can have one file and at most { $most } pictures.
# $what (text)
# $most (text): a size
# $together (text): a size
zip-too-large = { $what } is too large. Unpacked, the limit is { $most } for a file and { $together } for all together.
# $what (text)
zip-too-costly = { $what } takes too much time or memory to unpack. Make it smaller.
# $count (number)
zip-waiting = { $count } of your files are still waiting. Send it again when they're done.
zip-busy = Many people are sending files right now. Send it again in a minute.
zip-no-module = The file of the module is missing (YAML or JSON). Put it into the zip, next to the pictures.
zip-vassal = It's a VASSAL module. Use `/module import` to make a game from it, or ask the operator of this bot to use `npm run import`.
# $what (text)
zip-several-modules = { $what } is a second YAML or JSON file. Keep only the module's.
