import { z } from 'zod';
import { carried } from '../../form/carried.ts';
import { expects } from '../../form/expects.ts';
import { nameOf } from '../../form/names.ts';
import { flag, keyed, list, name, oneOf } from '../../form/words.ts';
import { count, type Stored } from '../core/schema.ts';
import { POINT_RIGHTS } from './points/form.ts';

/** The rules, and the limits that are among them in a file. */

const MOST_UNITS = 10_000;
const MOST_OF_LIMIT = 1_000;
const SIZE = expects({ is: 'whole', from: 1, to: MOST_UNITS });
const LIMIT = expects({ is: 'whole', from: 0, to: MOST_OF_LIMIT });
const FLAG = expects({ is: 'kind', kind: 'flag' });

/** So many levels, kinds of terrain or of edges are named. */
const MOST_KINDS = 100;

const zoneOfControl = keyed({
  levels: list(nameOf('level'), MOST_KINDS)
    .exactOptional()
    .describe('Levels of pieces that hold up enemies as units do'),
  terrain: list(nameOf('terrain'), MOST_KINDS).exactOptional().describe('Into this no zone of control reaches'),
  edges: list(nameOf('edge-kind'), MOST_KINDS).exactOptional().describe('Over these no zone of control reaches'),
});
export type ZoneOfControlRule = Stored<typeof zoneOfControl>;

const turns = oneOf(['strict', 'free']);
export const stock = oneOf(['host', 'owner']);

/** Who may do what; see docs/promises/permissions.md (W1). */
const own = keyed({
  pieces: oneOf(['owner', 'side', 'anyone']).default('owner').describe('Whose pieces one may move'),
  turns: turns.exactOptional().describe('Whether only the side on turn acts; strict where there is a turn'),
  captures: oneOf(['none', 'manual']).default('none').describe('manual: the side on turn may take enemy pieces'),
  changes: oneOf(['host', 'owner'])
    .exactOptional()
    .describe('Who sets, turns and stacks pieces: the host where nothing is hidden; owner: whoever may move them'),
  /** C83. */
  stock: stock
    .exactOptional()
    .describe(
      'Who adds, copies, replaces, sends and deletes pieces: the host, when it is left out; owner: players their own and unowned ones',
    ),
  movePoints: oneOf(['each-turn', 'once'])
    .exactOptional()
    .describe(
      'Units move by their MovePoints, which come back at the start of the turn of their side, or never by themselves',
    ),
  /** A56. */
  zoneOfControl: z
    .union([z.boolean(), zoneOfControl], FLAG)
    .exactOptional()
    .describe('A unit that comes next to an enemy goes no further'),
  /** A57. */
  alwaysOneStep: flag.exactOptional().describe('Whoever has any points left can make one step'),
  /** S31. */
  points: oneOf(POINT_RIGHTS)
    .exactOptional()
    .describe(
      'Who adds points by hand: own: each player to his sides; agreed: every player, once all others agree; host, when it is left out; master: the game master alone',
    ),
  resign: oneOf(['allow', 'forbid']).exactOptional().describe('Whether a side may resign; allow, when it is left out'),
  draws: oneOf(['allow', 'forbid'])
    .exactOptional()
    .describe('Whether the sides may agree to a draw; allow, when it is left out'),
  /** T15. */
  undo: oneOf(['ask', 'reshuffle', 'forbid'])
    .exactOptional()
    .describe(
      'How a step is taken back by which somebody saw something new: the others must agree, the deck is shuffled again, or not at all',
    ),
});

const limit = z.int(LIMIT).min(0, LIMIT).max(MOST_OF_LIMIT, LIMIT).exactOptional();

const fileLimits = {
  armyMaxSize: z
    .int(SIZE)
    .min(1, SIZE)
    .max(MOST_UNITS, SIZE)
    .exactOptional()
    .describe('How many units stand together at most, in an army or beside each other'),
  handLimit: limit.describe('How many cards a hand holds at most'),
  drawLimit: limit.describe('How many cards are drawn at once at most'),
  objectiveLimit: limit.describe('How many cards with objectives a side holds at most'),
  claimLimit: limit.describe('How many objectives a side scores in a round at most'),
};

/** The limits by their names in a game, which modifiers change. */
export const LIMITS: { readonly [Key in keyof typeof fileLimits]: string } = {
  armyMaxSize: 'army',
  handLimit: 'hand',
  drawLimit: 'draw',
  objectiveLimit: 'objectives',
  claimLimit: 'claims',
};

/** The rules as a file has them. */
export const rules = keyed({ ...own.shape, ...fileLimits });

/** A game has the order in which sides act, also if the file leaves it out. */
export const rulesInGame = carried(own, { turns });
export type Rules = Stored<typeof rulesInGame>;

/** Limits of a side before modifiers; none, if it is not named. */
export const limits = z.record(name, count);

/*
 * What the words mean to those who ask. A word that comes to them does not compile before it stands here.
 */

type ByWord<Word extends keyof Rules, T> = { readonly [W in NonNullable<Rules[Word]> & string]: T };

const STRICT: ByWord<'turns', boolean> = { strict: true, free: false };

/** True if the side on turn alone acts. */
export const areTurnsStrict = (own: Rules): boolean => STRICT[own.turns];

const MANUAL: ByWord<'captures', boolean> = { none: false, manual: true };

/** True if players take by hand what they say. */
export const takesManually = ({ captures }: Rules): boolean => MANUAL[captures];

const ANY_PIECE: ByWord<'pieces', boolean> = { owner: false, side: false, anyone: true };

/** True if everybody moves every piece. */
export const movesAnyPiece = ({ pieces }: Rules): boolean => ANY_PIECE[pieces];

const CHANGED_BY: ByWord<'changes', { readonly host: boolean; readonly owner: boolean }> = {
  host: { host: true, owner: false },
  owner: { host: false, owner: true },
};

/** True if the host changes the table alone, or if who may move a piece also changes it. */
export const isChangedBy = ({ changes }: Rules, who: 'host' | 'owner'): boolean =>
  changes !== undefined && CHANGED_BY[changes][who];

const LEFT_TO_OWNER: ByWord<'stock', boolean> = { host: false, owner: true };

/** True if players put pieces on the table and take them off. */
export const isLeftToOwner = (word: Rules['stock']): boolean => word !== undefined && LEFT_TO_OWNER[word];

const COME_BACK: ByWord<'movePoints', boolean> = { 'each-turn': true, once: false };

/** True if move points come back at the start of a turn. */
export const pointsComeBack = ({ movePoints }: Rules): boolean => movePoints !== undefined && COME_BACK[movePoints];

const FORBIDDEN: ByWord<'resign' | 'draws', boolean> = { allow: false, forbid: true };

/** True if the rules forbid what they say this of. */
export const isForbidden = (word: Rules['resign' | 'draws']): boolean => word !== undefined && FORBIDDEN[word];

/** How steps are taken back by which somebody saw something new. */
interface UndoManner {
  /** The others must agree. */
  readonly asks: boolean;
  /** Decks whose cards were seen are shuffled again. */
  readonly shuffles: boolean;
  readonly isForbidden: boolean;
}

const UNDO_MANNERS: ByWord<'undo', UndoManner> = {
  ask: { asks: true, shuffles: false, isForbidden: false },
  reshuffle: { asks: false, shuffles: true, isForbidden: false },
  forbid: { asks: false, shuffles: false, isForbidden: true },
};

export const undoMannerOf = ({ undo = 'ask' }: Rules): UndoManner => UNDO_MANNERS[undo];
