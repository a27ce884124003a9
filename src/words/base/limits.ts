/** Limits of texts, the same in every language. */

/** A module's author gets a warning if an action uses this fraction of an act's work limit. */
export const COSTLY_ACTION_WORK_SHARE = 0.1;
/** The most characters of a text that lists boxes. */
export const LONGEST_BOX_LIST_TEXT = 1000;
export const LONGEST_MODIFIER_CHANGE_TEXT = 150;
export const LONGEST_FORMAT_SHOWN = 200;
/** The most characters of a kingdom's names, so that a page of kingdoms fits into a message. */
export const LONGEST_KINGDOM_NAMES_TEXT = 220;
/** The most characters of a notation; a longer one is cut. */
export const LONGEST_NOTATION = 120;
/** The most characters of a page of rules. */
export const LONGEST_RULES_PAGE = 1800;
/** The most characters of one line about a part of a module. */
export const LONGEST_MODULE_PART_LINE = 600;
/** The most characters that are quoted from a faulty file. */
export const LONGEST_QUOTED = 60;
/** The most characters of a stack's name, or of an action's description, in a prompt. */
export const LONGEST_STACK_SHOWN = 200;
/** The most characters of a module's question. */
export const LONGEST_QUESTION = 600;
/** The most characters of a text that players can type. */
export const LONGEST_TYPEABLE_TEXT = 200;
/** The most characters of a value without modifiers. */
export const LONGEST_VALUE_SHOWN = 500;
/** The most cells in one sentence. */
export const MOST_CELLS_SAID = 12;
/** The most disclosures in a message. If a game has more, they are all in a file. */
export const MOST_DISCLOSURES = 3;
/** The most missing pictures that one message names. */
export const MOST_FILES_NAMED = 10;
export const MOST_GAMES_LISTED = 60;
/** The most kinds of pieces in one sentence; the others are counted. */
export const MOST_PIECE_KINDS_PER_SENTENCE = 20;
/** The most line numbers that one sentence names for the same fault. */
export const MOST_LINES_NAMED = 5;
/** The most lines about things that don't fit a new version of a module; the others are counted. */
export const MOST_MODULE_MISFIT_LINES = 25;
/** The most lines of an explanation or a list. */
export const MOST_MODIFIER_LINES = 40;
export const MOST_ACT_PRICES_LISTED = 4;
export const MOST_SEED_SHARES_LISTED = 25;
/** The most cells of stacks in one sentence. */
export const MOST_STACKS_NAMED = 20;
/** The most names in one sentence; the others are counted. */
export const MOST_NAMES_PER_SENTENCE = 5;
export const MOST_UNITS_NAMED = 6;
export const MOST_UNIT_LINES = 25;
/** The most unused names of each kind. */
export const MOST_UNUSED_NAMES_LISTED = 12;
/** The most characters of a beacon's address. */
export const LONGEST_BEACON_URL = 200;
/** The most weighted cards that are listed. */
export const MOST_WEIGHTED_CARDS_LISTED = 5;
/** Characters reserved for the number of omitted items. */
export const RESERVED_FOR_OMITTED_COUNT = 20;
/** The most characters of differences in a message; the rest are in a file. */
export const LONGEST_DIFFERENCES_TEXT = 2500;
/** The most characters of all descriptions together in a list of games. */
export const LONGEST_GAME_DESCRIPTIONS = 2000;
/** The most characters of the changes in a picture's alternative text. */
export const LONGEST_CAPTION = 200;
/** The most characters of a board that is described in words. */
export const LONGEST_BOARD_DESCRIPTION = 2600;
/** The most characters of the reachable cells, within the description of the board. */
export const LONGEST_REACHABLE_CELLS_TEXT = 900;
/** The most characters of a card's text in a list. */
export const LONGEST_CARD_TEXT_IN_LIST = 160;
/** Characters of a name in a monospaced table. */
export const NAME_WIDTH = 16;
/** Words of a typed text that may form one name. */
export const MOST_WORDS_IN_TYPED_NAME = 4;
