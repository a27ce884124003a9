### Files that players attach

# $most (text): a size
files-too-large = That file is too large. The limit is { $most }.
files-unreachable = I couldn't load that file. Attach it again.
files-no-text = I can't read that file: it isn't text (UTF-8).
# $count (number)
files-waiting = { $count } of your files are still waiting. Send this one again when they're done.
files-busy = Many people are sending files right now. Send it again in a minute.
files-too-costly = That file takes too much time or memory. Make it smaller or simpler.
# A list follows.
# $file (name)
# $count (number)
files-faults = { $count ->
    [one] I can't use { $file } because it has { $count } mistake:
   *[other] I can't use { $file } because it has { $count } mistakes:
  }
# A list follows.
# $count (number)
files-warnings = { $count ->
    [one] { $count } warning:
   *[other] { $count } warnings:
  }
# The end of a list.
# $count (number)
files-more-lines = - and { $count } more; the attached file lists them all
# A sentence with the reason follows.
# $file (name)
files-zip-refused = I can't use { $file }.
files-no-module = Attach the file of a module. Use `/module template` to get one to start from.
files-file-or-module = Use either `module:` for a game that's available here, or `file:` for your own.
files-picture-alone = A picture needs its module's file. Attach that as `file:`.

## Games to choose from

files-which-game = Pick a game to preview.
# $game (name)
files-game = - { $game }
# $game (name)
# $size (text): how many players it has, and how long it takes
files-game-size = - { $game } ({ $size })
# $game (name)
# $about (text): a phrase
files-game-about = - { $game }: { $about }
# $game (name)
# $size (text)
# $about (text)
files-game-size-about = - { $game } ({ $size }): { $about }
# $count (number)
files-more-games = - and { $count } more
# Above a list, at most 150 characters.
# $all (number)
files-games = Games: { $all }
# $first (number)
# $last (number)
# $all (number)
files-games-from = Games { $first } to { $last } of { $all }
# Buttons, at most 14 letters.
files-start = Start it
files-thread = Start a thread
files-back = ◀ All games
files-what-now = Press **Start it** to play with others, or **Try alone** to play by yourself or against the bot.
# $title (name)
# $thread (text): a link
files-thread-opened = Play { $title } in { $thread }.
files-thread-none = I can't open a thread here. I need a server channel (not a thread) and the permission Create Public Threads. Leave out `thread:` to start in this channel.

## Pictures

# $file (name)
files-picture-unreachable = I couldn't load { $file }. Attach it again.
# $file (name)
# $fault (text)
files-picture-bad = { $file }: { $fault }
# $share (text): a size
# $over (text): a size
files-pictures-share = All the pictures uploaded here can be { $share } together, and the new ones are { $over } over that. Make them smaller (try JPEG), or use `/module remove` on games you don't play. The operator of this bot frees the space of unused pictures.
# $title (name)
# $most (number)
files-pictures-many = { $title } uses too many pictures. The limit is { $most }.
# $title (name)
# $files (list)
# $count (number): how many they are
files-pictures-missing = { $count ->
    [one] { $title } needs a picture: attach { $files } too, as `picture:`.
   *[other] { $title } needs pictures: attach { $files } too, as `picture:`.
  }
# $title (name)
# $files (list)
files-pictures-unused = No board of { $title } has a picture, so I don't know what to do with { $files }. Add `picture:` to a board in the module.
# $title (name)
# $files (list)
# $wanted (list)
files-pictures-stray = No board of { $title } uses { $files }. The module's pictures are { $wanted }.

## Zips. $what is the subject: "The zip" or "map.png in the zip".

zip-itself = The zip
# $file (text): a file's name
zip-file = { $file } in the zip
# $what (text)
zip-broken = { $what } is damaged. Make the zip again.
# $what (text)
zip-path = { $what } has a name that leads out of its folder. Only zip the folder of the module.
# $what (text)
zip-link = { $what } is a link to another file. Put the file itself into the zip.
# $what (text)
zip-encrypted = { $what } needs a password. Make the zip without one.
# $what (text)
zip-method = { $what } is compressed in a way that I can't read. Make a plain zip (deflate).
# $what (text)
zip-twice = { $what } appears twice. Give each file a name of its own.
# $what (text)
# $most (number)
zip-too-many = { $what } has too many files. A module can have one file and at most { $most } pictures.
# $what (text)
# $most (text): a size
# $together (text): a size
zip-too-large = { $what } is too large. Unpacked, a file can be up to { $most }, and all files together up to { $together }.
# $what (text)
zip-too-costly = { $what } takes too much time or memory to unpack. Make it smaller.
# $count (number)
zip-waiting = { $count } of your files are still waiting. Send the zip again when they're done.
zip-busy = Many people are sending files right now. Send the zip again in a minute.
zip-no-module = The module's file (YAML or JSON) is missing. Put it into the zip, next to the pictures.
zip-vassal = It's a VASSAL module. Use `/module import` to make a game from it, or ask the operator of this bot to use `npm run import`.
# $what (text)
zip-several-modules = { $what } is a second YAML or JSON file. Keep only the module's file.
