### Games as files: /game export and /game import

# $title (name)
export-seen = Everything you can see of { $title }, to read. You can't get all of a game that hides things while it's running, so `/game import` doesn't accept this file.
# $title (name)
export-seen-over = Everything you can see of { $title }, to read. You get all of a game that hides things only once its secret is published: `/game verify` has a button for that. `/game import` doesn't accept this file.
# $title (name)
export-whole = The whole game of { $title }. You can continue it in any channel with `/game import`.
# $title (name)
export-published = The whole game of { $title }. It contains the game's secret, so you can check it with this file alone: use `npm run verify`, or `/game verify` here.
# $key (text)
export-signed = I signed it with the key `{ $key }`. Use `npm run verify -- game.json { $key }` to check that.
export-unsigned = I haven't signed it: the game came from a file without proof.
# $most (text): a size
export-too-large = The file would be too large for a message. The limit is { $most }.

import-no-file = Attach a game file from `/game export`.
# $running (name)
import-question = There's already a game of { $running } in this channel. Do you want to end it for good and continue the game in that file instead?
# A button.
import-instead = End and continue
import-forgotten = I no longer have that file. Use `/game import` again.
# $title (name)
# $files (list)
import-pictures = These pictures of the game are missing here: { $files }. Use `/module add` to add them with the module of { $title }, then import the file again.
# At the end of a list of files.
# $count (number)
more-files = { $count } more
import-overtaken = Another game has just started in this channel. Use `/game status` to see it.

## Why a file can't be continued

import-remedy = Use a file from `/game export` without changing it.
# $line (number)
import-json-syntax = I can't read line { $line } of that file. The file may be cut off.
# $line (number)
import-json-too-deep = Line { $line } of that file is nested too deeply.
# $line (number)
import-json-too-long = The text in line { $line } of that file is too long.
# $line (number)
import-json-too-much = That file contains too much, from line { $line } on.
# $line (number)
import-json-twice = Line { $line } of that file repeats a key.
# $line (number)
import-json-no-text = Line { $line } of that file contains characters that aren't text.
import-fault-other = I can't find a game in that file.
import-fault-seen = You can't continue this game: the file contains only what one person could see.
# $version (text)
import-fault-version = A newer bot made that file (version { $version }), so I can't read it.
# $at (text): a place in the file
import-fault-form = That file was changed: something is wrong at `{ $at }`.
# $at (text): a place in the module
import-fault-module = The rules in that file were changed ({ $at }).
# $step (number)
import-fault-step = That file was changed: step { $step } doesn't follow from the steps before it.
import-fault-end = That file was changed: its steps lead to a different end.
import-fault-hides = You can't continue this game: it hides things from its players, and the file shows all of them. Use `/game start` to start a new one.

## Chess as text: PGN is for games, FEN for positions

fen-parts = That isn't a position in FEN. Write the rows, `w` or `b`, castling, en passant, and two numbers.
# $text (text): a part of the position
fen-rows = `{ $text }` doesn't have as many rows as the board. Write every row, with `/` between them.
# $text (text)
fen-row = The row `{ $text }` doesn't have as many squares as the board. Write a number for free squares.
# $text (text)
fen-letter = `{ $text }` isn't a piece. Use K, Q, R, B, N and P, lowercase for Black.
# $text (text)
fen-turn = `{ $text }` doesn't say whose turn it is. Write `w` or `b`.
# $text (text)
fen-castling = The castling `{ $text }` isn't possible: the king and the rook must be on their first squares. Write `-` for no castling.
# $text (text)
fen-passing = No pawn has just passed `{ $text }`. Write `-` if no pawn can be captured en passant.
# $text (text)
fen-number = `{ $text }` isn't a number of moves.
# $side (name)
fen-kings = { $side } needs exactly one king.
# $text (text): a square
fen-last-row = There can't be a pawn on `{ $text }`: it would have been promoted.
# $side (name)
fen-check = The king of { $side } is in check, but it isn't that side's turn.
fen-over = The game is over in that position: there are no legal moves.

# $line (number)
# $why (text): a sentence
pgn-fault = Line { $line }: { $why } I haven't started a game.
# $most (text): characters
pgn-too-long = The text is too long. The limit is { $most } characters.
# $most (text): moves
pgn-too-many = There are too many moves. The limit is { $most }.
# $text (text): a part of the game
pgn-token = I don't understand `{ $text }` in PGN.
# $text (text)
pgn-second = A second game starts there (`{ $text }`). Send one game at a time.
# $text (text)
pgn-variant = I don't know the chess variant `{ $text }`.
# $text (text)
pgn-over = The game was over before `{ $text }`: by checkmate, stalemate, threefold repetition or the 50-move rule.
# $text (text)
pgn-unreadable = `{ $text }` isn't a move. Write moves like `Nf3`, `exd5`, `O-O` or `e8=Q`.
# $text (text)
pgn-illegal = `{ $text }` isn't a legal move there.
# $text (text)
pgn-ambiguous = More than one piece could make the move `{ $text }`. Add the file or rank it comes from, as in `Nbd2`.

# $title (name)
chess-other-game = PGN and FEN are for chess, so they don't work for { $title }. Use `/game export` alone to get its file.
chess-not-begun = The game hasn't started yet.
chess-no-move = This game contains something that isn't a chess move, so it has no PGN. Use FEN, or `/game export` alone.
chess-no-module = No chess module here can continue from that text.
# $title (name)
chess-pgn = The moves of { $title }, as PGN. Every chess program can read it, and you can continue it with `/game import`.
# $title (name)
# $fen (text)
chess-fen =
    The position of { $title }, as FEN:
    ```
    { $fen }
    ```
    Use `/game start position:` to start from it.
