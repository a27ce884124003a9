/** Limits of texts, the same in every language. */

/** The share of an act's work limit from which authors get a warning. */
export const DEAR_SHARE = 0.1;
/** In characters. */
export const LONGEST_BOXES = 1000;
export const LONGEST_CHANGE = 150;
export const LONGEST_FORMAT_SHOWN = 200;
/** Characters of a kingdom's names, so that a page of kingdoms fits into a message. */
export const LONGEST_NAMES = 220;
/** Longer notations are cut. */
export const LONGEST_NOTATION = 120;
/** In characters. */
export const LONGEST_PAGE = 1800;
/** Characters of one line about a part of a module. */
export const LONGEST_PART_LINE = 600;
/** Characters of a faulty file. */
export const LONGEST_QUOTED = 60;
/** Characters of a stack's name, or of an action's description, in a prompt. */
export const LONGEST_STACK_SHOWN = 200;
/** Characters of a module's question. */
export const LONGEST_QUESTION = 600;
/** Characters of a text that players can type. */
export const LONGEST_TYPED = 200;
/** Characters of a value without modifiers. */
export const LONGEST_VALUE_SHOWN = 500;
/** Cells in one sentence. */
export const MOST_CELLS_SAID = 12;
/** If a game has more disclosures, they are all in a file. */
export const MOST_DISCLOSURES = 3;
/** Missing pictures in one message. */
export const MOST_FILES_NAMED = 10;
export const MOST_GAMES_LISTED = 60;
/** Kinds of pieces in one sentence; the others are counted. */
export const MOST_KINDS_TOLD = 20;
/** Lines with the same fault in one sentence. */
export const MOST_LINES_NAMED = 5;
/** Lines about things that don't fit; the others are counted. */
export const MOST_MISFITS = 25;
/** The most lines of an explanation or a list. */
export const MOST_MODIFIER_LINES = 40;
export const MOST_PRICES = 4;
export const MOST_SHARES_LISTED = 25;
/** Cells in one sentence. */
export const MOST_STACKS_NAMED = 20;
/** Names in one sentence; the others are counted. */
export const MOST_THINGS_NAMED = 5;
export const MOST_UNITS_NAMED = 6;
export const MOST_UNIT_LINES = 25;
/** Unused names of each kind. */
export const MOST_UNUSED_NAMED = 12;
/** The most characters of a beacon's address. */
export const MOST_URL = 200;
/** More weights of cards than this are not listed. */
export const MOST_WEIGHTS_TOLD = 5;
/** Characters reserved for the number of omitted items. */
export const ROOM_FOR_MORE = 20;
/** Characters of differences in a message; the rest are in a file. */
export const ROOM_OF_DIFFERENCES = 2500;
/** Characters of all descriptions together in a list of games. */
export const ROOM_OF_GAMES = 2000;
/** Characters of the changes in an alternative text. */
export const LONGEST_CAPTION = 200;
/** Characters of a board in words. */
export const LONGEST_BOARD = 2600;
/** Characters of the reachable cells, as a part of that. */
export const LONGEST_REACH = 900;
/** Characters of a card's text in a list. */
export const LONGEST_CARD = 160;
/** Characters of a name in a monospaced table. */
export const NAME_WIDTH = 16;
/** Words of a typed text that may form one name. */
export const MOST_WORDS_MEANT = 4;
