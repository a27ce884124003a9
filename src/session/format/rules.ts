import { z } from 'zod';
import { type Module, POINT_RIGHTS } from '../../engine/index.ts';
import { carried, schemaOf } from '../../form/carried.ts';
import { expects } from '../../form/expects.ts';
import { given } from '../../form/given.ts';
import { nameOf } from '../../form/names.ts';
import { flag, keyed, list, name, oneOf } from '../../form/words.ts';

/** The rules, and the limits that stand among them in a file. */

const MOST_UNITS = 10_000;
const SIZE = expects({ is: 'whole', from: 1, to: MOST_UNITS });

const FLAG = expects({ is: 'kind', kind: 'flag' });
const LIMIT = expects({ is: 'whole', from: 0, to: 1000 });

/** So many levels, kinds of terrain or of edges are named. */
const MOST_KINDS = 100;

const zoneOfControl = keyed({
  levels: list(nameOf('level'), MOST_KINDS)
    .exactOptional()
    .describe('Levels of pieces that hold up enemies as units do'),
  terrain: list(nameOf('terrain'), MOST_KINDS).exactOptional().describe('Into this no zone of control reaches'),
  edges: list(nameOf('edge-kind'), MOST_KINDS).exactOptional().describe('Over these no zone of control reaches'),
});

export const rules = keyed({
  pieces: oneOf(['owner', 'side', 'anyone']).default('owner').describe('Whose pieces one may move'),
  turns: oneOf(['strict', 'free'])
    .exactOptional()
    .describe('Whether only the side on turn acts; strict where there is a turn'),
  captures: oneOf(['none', 'manual']).default('none').describe('manual: the side on turn may take enemy pieces'),
  changes: oneOf(['host', 'owner'])
    .exactOptional()
    .describe('Who sets, turns and stacks pieces: the host where nothing is hidden; owner: whoever may move them'),
  armyMaxSize: z
    .int(SIZE)
    .min(1, SIZE)
    .max(MOST_UNITS, SIZE)
    .exactOptional()
    .describe('How many units stand together at most, in an army or beside each other'),
  handLimit: z
    .int(LIMIT)
    .min(0, LIMIT)
    .max(1000, LIMIT)
    .exactOptional()
    .describe('How many cards a hand holds at most'),
  drawLimit: z
    .int(LIMIT)
    .min(0, LIMIT)
    .max(1000, LIMIT)
    .exactOptional()
    .describe('How many cards are drawn at once at most'),
  movePoints: oneOf(['each-turn', 'once'])
    .exactOptional()
    .describe(
      'Units move by their MovePoints, which come back at the start of the turn of their side, or never by themselves',
    ),
  zoneOfControl: z
    .union([z.boolean(), zoneOfControl], FLAG)
    .exactOptional()
    .describe('A unit that comes next to an enemy goes no further'),
  alwaysOneStep: flag.exactOptional().describe('Whoever has any points left can make one step'),
  points: oneOf(POINT_RIGHTS)
    .exactOptional()
    .describe(
      'Who adds points by hand: own: each player to his sides; agreed: every player, once all others agree; host, when it is left out; master: the game master alone',
    ),
  objectiveLimit: z
    .int(LIMIT)
    .min(0, LIMIT)
    .max(1000, LIMIT)
    .exactOptional()
    .describe('How many cards with objectives a side holds at most'),
  claimLimit: z
    .int(LIMIT)
    .min(0, LIMIT)
    .max(1000, LIMIT)
    .exactOptional()
    .describe('How many objectives a side scores in a round at most'),
  resign: oneOf(['allow', 'forbid']).exactOptional().describe('Whether a side may resign; allow, when it is left out'),
  draws: oneOf(['allow', 'forbid'])
    .exactOptional()
    .describe('Whether the sides may agree to a draw; allow, when it is left out'),
  undo: oneOf(['ask', 'reshuffle', 'forbid'])
    .exactOptional()
    .describe(
      'How a step is taken back by which somebody saw something new: the others must agree, the deck is shuffled again, or not at all',
    ),
});

type FileRules = z.output<typeof rules>;

export const rulesInGame = schemaOf<Module['rules']>()(
  carried(rules, {
    turns: rules.shape.turns.unwrap(),
    zoneOfControl: z.union([z.literal(true), zoneOfControl]).exactOptional(),
    alwaysOneStep: z.literal(true).exactOptional(),
    armyMaxSize: undefined,
    handLimit: undefined,
    drawLimit: undefined,
    objectiveLimit: undefined,
    claimLimit: undefined,
  }),
);

export const limitsInGame = schemaOf<NonNullable<Module['limits']>>()(z.record(name, z.int().min(0)));

/** The rules of a file, and apart from them the limits that it names. */
export const rulesOf = (
  { armyMaxSize, handLimit, drawLimit, objectiveLimit, claimLimit, ...file }: FileRules,
  hasTurns: boolean,
): Pick<Module, 'rules' | 'limits'> => {
  const { turns, zoneOfControl, alwaysOneStep, ...rest } = file;
  const limits = {
    ...given('army', armyMaxSize),
    ...given('hand', handLimit),
    ...given('draw', drawLimit),
    ...given('objectives', objectiveLimit),
    ...given('claims', claimLimit),
  };
  return {
    rules: {
      ...rest,
      turns: turns ?? (hasTurns ? 'strict' : 'free'),
      ...given('zoneOfControl', zoneOfControl === false ? undefined : zoneOfControl),
      ...given('alwaysOneStep', alwaysOneStep === true ? alwaysOneStep : undefined),
    },
    ...given('limits', Object.keys(limits).length > 0 ? limits : undefined),
  };
};
