import { z } from 'zod';
import { carried } from '../../form/carried.ts';
import { expects } from '../../form/expects.ts';
import { nameOf } from '../../form/names.ts';
import { flag, keyed, list, name, oneOf } from '../../form/words.ts';
import { count, type Stored } from '../../table/index.ts';
import { POINT_RIGHTS } from './points/form.ts';

const MOST_UNITS = 10_000;
const MOST_OF_LIMIT = 1_000;
const SIZE = expects({ is: 'whole', from: 1, to: MOST_UNITS });
const LIMIT = expects({ is: 'whole', from: 0, to: MOST_OF_LIMIT });
const FLAG = expects({ is: 'kind', kind: 'flag' });

const MOST_KINDS = 100;

const zoneOfControl = keyed({
  levels: list(nameOf('level'), MOST_KINDS).exactOptional().describe('Levels of pieces that stop enemies as units do'),
  terrain: list(nameOf('terrain'), MOST_KINDS).exactOptional().describe('Terrain that no zone of control reaches'),
  edges: list(nameOf('edge-kind'), MOST_KINDS).exactOptional().describe('Edges that no zone of control crosses'),
});
export type ZoneOfControlRule = Stored<typeof zoneOfControl>;

const turns = oneOf(['strict', 'free']);
export const stockRightsSchema = oneOf(['host', 'owner']);

/** Permissions; see docs/promises/permissions.md (W1). */
const own = keyed({
  pieces: oneOf(['owner', 'side', 'anyone']).default('owner').describe('The pieces that a player may move'),
  turns: turns
    .exactOptional()
    .describe('strict: only the side whose turn it is acts; free: everyone. strict by default in a game with turn'),
  captures: oneOf(['none', 'manual'])
    .default('none')
    .describe('manual: the side whose turn it is may capture enemy pieces'),
  changes: oneOf(['host', 'owner'])
    .exactOptional()
    .describe(
      'The players who may set, turn and stack pieces. host: the host, if nothing is hidden; owner: players who may move them',
    ),
  /** See C83 in docs/promises. */
  stock: stockRightsSchema
    .exactOptional()
    .describe(
      'The players who may add, copy, replace, send and delete pieces, by default the host. owner: players, for their own pieces and those without an owner',
    ),
  movePoints: oneOf(['each-turn', 'once'])
    .exactOptional()
    .describe(
      'Units move by their MovePoints, which come back at the start of the turn of their side, or never by themselves',
    ),
  /** See A56 in docs/promises. */
  zoneOfControl: z
    .union([z.boolean(), zoneOfControl], FLAG)
    .exactOptional()
    .describe('A unit that comes next to an enemy stops'),
  /** See A57 in docs/promises. */
  alwaysOneStep: flag.exactOptional().describe('A unit with any points left can make one step'),
  /** See S31 in docs/promises. */
  points: oneOf(POINT_RIGHTS)
    .exactOptional()
    .describe(
      'The players who may add points by hand, by default the host. own: all, for their own sides; agreed: all, if the others agree; master: the game master',
    ),
  sides: oneOf(['players'])
    .exactOptional()
    .describe('players: the sentences of the module mention the players of a side in place of its name'),
  resign: oneOf(['allow', 'forbid']).exactOptional().describe('allow or forbid to resign; allow by default'),
  draws: oneOf(['allow', 'forbid']).exactOptional().describe('allow or forbid to agree to a draw; allow by default'),
  /** See T15 in docs/promises. */
  undo: oneOf(['ask', 'reshuffle', 'forbid'])
    .exactOptional()
    .describe(
      'Undo of a step that showed something new. ask: the others must agree; reshuffle: the deck is shuffled again; forbid: no undo',
    ),
});

const limit = z.int(LIMIT).min(0, LIMIT).max(MOST_OF_LIMIT, LIMIT).exactOptional();

const fileLimits = {
  armyMaxSize: z
    .int(SIZE)
    .min(1, SIZE)
    .max(MOST_UNITS, SIZE)
    .exactOptional()
    .describe('The largest number of units in one cell, in armies or alone'),
  handLimit: limit.describe('The largest number of cards in a hand'),
  drawLimit: limit.describe('The largest number of cards drawn at once'),
  objectiveLimit: limit.describe('The largest number of cards with objectives that a side holds'),
  claimLimit: limit.describe('The largest number of objectives that a side scores in a round'),
};

export const LIMIT_NAMES_BY_RULE: { readonly [Key in keyof typeof fileLimits]: string } = {
  armyMaxSize: 'army',
  handLimit: 'hand',
  drawLimit: 'draw',
  objectiveLimit: 'objectives',
  claimLimit: 'claims',
};

export const rules = keyed({ ...own.shape, ...fileLimits });

/** The rules in a game. They always include `turns`, even if the file leaves it out. */
export const storedRulesSchema = carried(own, { turns });
export type Rules = Stored<typeof storedRulesSchema>;

/** The limits of a module by name, before modifiers. A limit that is absent is infinite. */
export const limits = z.record(name, count);

// Requires an entry for each word of a rule. A new word doesn't compile without one.
type ByWord<Word extends keyof Rules, T> = { readonly [W in NonNullable<Rules[Word]> & string]: T };

const STRICT: ByWord<'turns', boolean> = { strict: true, free: false };

export const areTurnsStrict = (own: Rules): boolean => STRICT[own.turns];

const MANUAL: ByWord<'captures', boolean> = { none: false, manual: true };

export const areCapturesManual = ({ captures }: Rules): boolean => MANUAL[captures];

const ANY_PIECE: ByWord<'pieces', boolean> = { owner: false, side: false, anyone: true };

export const canMoveAnyPiece = ({ pieces }: Rules): boolean => ANY_PIECE[pieces];

const CHANGED_BY: ByWord<'changes', { readonly host: boolean; readonly owner: boolean }> = {
  host: { host: true, owner: false },
  owner: { host: false, owner: true },
};

/** True if these rules let the host change the table alone, or let players change pieces that they may move. */
export const areChangesAllowedFor = ({ changes }: Rules, who: 'host' | 'owner'): boolean =>
  changes !== undefined && CHANGED_BY[changes][who];

const LEFT_TO_OWNER: ByWord<'stock', boolean> = { host: false, owner: true };

export const canOwnerChangeStock = (word: Rules['stock']): boolean => word !== undefined && LEFT_TO_OWNER[word];

const COME_BACK: ByWord<'movePoints', boolean> = { 'each-turn': true, once: false };

export const areMovePointsRenewed = ({ movePoints }: Rules): boolean =>
  movePoints !== undefined && COME_BACK[movePoints];

const FORBIDDEN: ByWord<'resign' | 'draws', boolean> = { allow: false, forbid: true };

export const isForbidden = (word: Rules['resign' | 'draws']): boolean => word !== undefined && FORBIDDEN[word];

const AS_PLAYERS: ByWord<'sides', boolean> = { players: true };

export const shouldShowPlayersForSides = ({ sides }: Rules): boolean => sides !== undefined && AS_PLAYERS[sides];

/** The way in which steps that revealed something new can be undone. */
interface UndoManner {
  readonly asks: boolean;
  readonly shuffles: boolean;
  readonly isForbidden: boolean;
}

const UNDO_MANNERS: ByWord<'undo', UndoManner> = {
  ask: { asks: true, shuffles: false, isForbidden: false },
  reshuffle: { asks: false, shuffles: true, isForbidden: false },
  forbid: { asks: false, shuffles: false, isForbidden: true },
};

export const undoPolicyOf = ({ undo = 'ask' }: Rules): UndoManner => UNDO_MANNERS[undo];
