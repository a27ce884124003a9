/** How much is said of what there may be much of: the same in every language. */

/** From this share of the work that one act may take an author is told of it. */
export const DEAR_SHARE = 0.1;
/** The longest list of boxes (characters). */
export const LONGEST_BOXES = 1000;
export const LONGEST_CHANGE = 150;
export const LONGEST_FORMAT_SHOWN = 200;
/** The most characters of a kingdom's names: a page fits into a message. */
export const LONGEST_NAMES = 220;
/** The longest notation that is shown whole. */
export const LONGEST_NOTATION = 120;
/** So many characters stand on a page. */
export const LONGEST_PAGE = 1800;
/** The longest line of one thing. */
export const LONGEST_PART_LINE = 600;
/** The most characters of a file that a fault repeats. */
export const LONGEST_QUOTED = 60;
/** The most characters of a stack's name, or of an action's description, in a prompt. */
export const LONGEST_STACK_SHOWN = 200;
/** The most characters of a module's question. */
export const LONGEST_QUESTION = 600;
/** The most characters of what can be typed. */
export const LONGEST_TYPED = 200;
/** So much of a value that nothing bends is shown. */
export const LONGEST_VALUE_SHOWN = 500;
/** So many pieces are named in one sentence. */
export const MOST_CELLS_SAID = 12;
/** If a game has more disclosures, they are all in a file. */
export const MOST_DISCLOSURES = 3;
/** So many names of pictures that lack are told. */
export const MOST_FILES_NAMED = 10;
/** So many games are listed of each kind. */
export const MOST_GAMES_LISTED = 60;
/** So many kinds of pieces are told; the others are counted. */
export const MOST_KINDS_TOLD = 20;
/** So many lines are named. */
export const MOST_LINES_NAMED = 5;
/** So many are told; the others are counted. */
export const MOST_MISFITS = 25;
/** The most lines of an explanation or a list. */
export const MOST_MODIFIER_LINES = 40;
export const MOST_PRICES = 4;
/** The most shares that are listed. */
export const MOST_SHARES_LISTED = 25;
/** So many places are named in a row. */
export const MOST_STACKS_NAMED = 20;
/** So many names are told. */
export const MOST_THINGS_NAMED = 5;
/** The most units that a sentence names. */
export const MOST_UNITS_NAMED = 6;
/** The most lines of a list of units. */
export const MOST_UNIT_LINES = 25;
/** So many of what nothing came of are named of each kind. */
export const MOST_UNUSED_NAMED = 12;
/** The most characters of a beacon's address. */
export const MOST_URL = 200;
/** More weights of cards than this are not told one by one. */
export const MOST_WEIGHTS_TOLD = 5;
/** The characters of a text that are kept for how many more there are. */
export const ROOM_FOR_MORE = 20;
/** So many characters of them stand in a message itself. */
export const ROOM_OF_DIFFERENCES = 2500;
/** So many characters of what all of them are about stand in the list. */
export const ROOM_OF_GAMES = 2000;
/** What changed takes so many characters at most. */
export const LONGEST_CAPTION = 200;
/** Most characters of a board in words. */
export const LONGEST_BOARD = 2600;
/** Most characters of what can be reached, of those. */
export const LONGEST_REACH = 900;
/** The characters of a card's text that stand in a list. */
export const LONGEST_CARD = 160;
/** The letters of a name in a table of letters of one width. */
export const NAME_WIDTH = 16;
/** So many words of what was typed are taken for one name. */
export const MOST_WORDS_MEANT = 4;
