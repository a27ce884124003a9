### What the playground says besides the replies of commands; without Markdown

# Buttons.
playground-offer-help = What can I do?
playground-offer-kingdom = Draw a Dominion kingdom
playground-stopping = The playground is shutting down, so I haven't done anything.
playground-no-person = The playground doesn't know that person.
playground-no-place = There's no such place.
playground-no-control = That button or list is no longer there.
# $count (number)
playground-choose-exactly = { $count ->
    [one] Choose one from this list.
   *[other] Choose { $count } from this list.
  }
# $least (number)
# $most (number)
playground-choose-between = Choose { $least } to { $most } from this list.
playground-no-form = That form is no longer open. Press its button again.
# $label (text): the name of a field
# $max (number)
playground-bad-field = { $label }: use at most { $max } characters.
playground-no-command = There's no such command. Type / to see all commands.
# $commands (list)
playground-no-command-meant = There's no such command. Did you mean { $commands }? Type / to see all commands.
# $line (text): a command
playground-move-by-command = Messages don't move anything. `{ $line }` makes that move.
playground-blank = Type something to send.
playground-bad-request = The playground didn't understand that request.
playground-bad-file = That file is too large.
playground-bad-name = Use a name of 1 to 32 characters. There's room for at most 50 people.
playground-foreign = You can only use the playground on the computer where it's running. Open it there, at its own address.
playground-not-json = Only application/json is accepted.
playground-too-large = That is too large.
# $text (text): what the reader typed
# $command (text): without the slash
playground-stray = /{ $command } has no more options, so leave out "{ $text }".
# $text (text)
# $command (text)
# $options (list)
playground-stray-options = I don't understand "{ $text }". Options of /{ $command }: { $options }.
# $forms (list): lines to type
playground-ambiguous = That can mean several things. Type one of these: { $forms }
# $line (text)
playground-form = For example: { $line }
# $command (text): without the slash
# $option (text): its name
# $description (text)
playground-missing = /{ $command } needs { $option }: { $description }.
# $file (text)
playground-module-kept = I've read { $file }. /game start offers it; running games keep their version.
# $file (text)
playground-module-gone = { $file } is gone. /game start no longer offers it.
# A list follows.
# $file (text)
playground-module-faults = I can't use { $file }:
# $file (text)
playground-module-faults-kept = I can't use { $file }, so /game start still offers its last version:
# The end of the list.
# $count (number)
playground-module-faults-more = and { $count } more
playground-direct = Direct messages
playground-choose-file = Choose a file…
# $description (text): of an option
playground-optional = { $description } (optional)

## The value of an option is wrong

# $option (text): its name
# $choices (list)
playground-wrong-choice = For { $option }, use one of these: { $choices }.
# $option (text)
playground-wrong-flag = For { $option }, use true or false.
# $option (text)
playground-wrong-person = For { $option }, use the name of a person who is here.
# $option (text)
playground-wrong-file = For { $option }, choose a file from the list as you type.
# $option (text)
playground-wrong-integer = For { $option }, use a whole number.
# $option (text)
# $min (number)
# $max (number)
playground-wrong-integer-between = For { $option }, use a whole number from { $min } to { $max }.
# $option (text)
# $min (number)
playground-wrong-integer-least = For { $option }, use a whole number of at least { $min }.
# $option (text)
# $max (number)
playground-wrong-integer-most = For { $option }, use a whole number of at most { $max }.
# $option (text)
playground-wrong-text = For { $option }, type some text.
# $option (text)
# $min (number)
# $max (number)
playground-wrong-text-between = For { $option }, use { $min } to { $max } characters.
# $option (text)
# $min (number)
playground-wrong-text-least = { $min ->
    [one] For { $option }, use at least { $min } character.
   *[other] For { $option }, use at least { $min } characters.
  }
# $option (text)
# $max (number)
playground-wrong-text-most = { $max ->
    [one] For { $option }, use at most { $max } character.
   *[other] For { $option }, use at most { $max } characters.
  }
