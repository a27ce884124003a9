/** What the playground's page says by itself. It fills the blanks in braces; a text without a comment stands as it is. */

export const title = 'Quartermaster playground';
/** Behind the name of the bot, in the heading. */
export const what = 'playground';
/** Before the languages to choose from, and what this one calls itself. */
export const language = 'Language';
export const languageName = 'English';
export const youAre = 'You are';
export const newcomer = "Somebody else's name";
export const newcomerHint = 'Somebody else…';
export const add = 'Add';
export const panes = 'What each person sees';
export const noScript = 'The playground needs JavaScript.';
export const nobodyShown = 'Choose above who you are.';
/** In the place of names that are not known. */
export const somebody = 'somebody';
export const unknownChannel = 'unknown';

export const noAnswer = 'The playground does not answer. Is it still running?';
export const tryingAgain = 'The playground does not answer. Trying again…';

export const places = 'Places';
export const log = '{place}, as {name} sees it';
/** In the head of what a person sees: shows all games in the place of the chat, and the chat again. */
export const allGames = 'All games';
export const backToChat = 'Back to the chat';
/** Below the first board that can be pressed. */
export const pressBoard = 'You can play on the picture itself: press what is marked.';
export const close = "Hide {name}'s view";
/** Behind the number of messages that are new in a place, for those who can't see that it is a badge. */
export const unread = 'new';
export const newMessages = 'New messages';
export const toNewest = 'To the newest';

export const composer = 'What {name} says';
export const composerHint = 'Message {place}, or / for commands';
/** While files that were dropped are on their way. */
export const dropSent = 'Sent. A module of VASSAL’s takes a minute…';
export const dropUnknown =
  'Drop a module (.yaml or .zip), one of VASSAL’s (.vmod, with its .vmdx and .vsav), or the file of a game (.json).';
export const choices = 'What can be typed here';

/** Above a message. */
export const used = '{name} used {command}';
/** The mark beside the name of the bot. */
export const app = 'APP';
export const onlyYou = 'Only you can see this';
/** An entry of a list, with what describes it. */
export const described = '{label} – {description}';
export const choose = 'Choose';
export const drawing = 'The picture is being drawn…';
export const notLoaded = 'The picture could not be loaded. It shows:';
export const loadAgain = 'Load it again';

/** What the cells of a board that can be pressed are together, and the sign that shows the picture alone. */
export const boardCells = 'The board: choose what to press, by arrows too';
export const boardWhole = 'The picture alone';

export const cancel = 'Cancel';
export const send = 'Send';

/** The first screen, for who has never been here. */
export const firstTitle = 'Play a game by chat';
export const firstText =
  'Quartermaster keeps the table: it sets up the board, checks each move and hides what you may not see. This page is a chat on your own computer, so try anything.';
export const games = 'Games';
export const playBot = 'Play the bot';
export const playOthers = 'Play with others';
/** On the card of a game that was pressed. */
export const starting = 'Starting…';

/** For who comes back. */
export const saved = 'Your games are saved; only the chat is cleared when the playground restarts.';
export const goOn = 'Continue {title}';
export const goOnAt = 'Continue {title} in #{place}';
export const showBoard = 'Show the board of {title}';
