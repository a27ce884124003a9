import { z } from 'zod';
import { carried } from '../../../form/carried.ts';
import { expects } from '../../../form/expects.ts';
import { gives, nameOf, reading, reference, reveals } from '../../../form/names.ts';
import { keyed, line, list, name, oneOf, text } from '../../../form/words.ts';
import { LONGEST_EXPRESSION, namesInTemplate, parseTextTemplate } from '../../../table/expression/index.ts';
import type { OperationKind, Stored } from '../../../table/index.ts';
import { lines, says } from '../lines/form.ts';
import { MOST_SIDES } from '../seats/form.ts';

const MOST_PHASES = 20;
const MOST_ACTS = 50;
const MOST_TIMES = 1_000;
const LONGEST_READY = 300;

export const READY_SIDE_PLACEHOLDER = 'Actor';

const sideMatch = reading('side-match', z.string().max(LONGEST_EXPRESSION));

const AMOUNT = expects({ is: 'amount', most: MOST_TIMES });
/** How often an act can be done in a phase. `any` means without a limit. */
const amount = z.union(
  [
    z.int(AMOUNT).min(0, AMOUNT).max(MOST_TIMES, AMOUNT),
    reading('side-formula', z.string(AMOUNT).min(1, AMOUNT).max(500, AMOUNT)),
  ],
  AMOUNT,
);
export type ActCount = Stored<typeof amount>;

export const ANY = 'any';

const act = z
  .record(reference('act', line(100)), amount)
  .refine((acts) => Object.keys(acts).length <= MOST_ACTS, expects({ is: 'most-entries', most: MOST_ACTS }));

/** A phase of a turn. Without `who`, the side whose turn it is acts. */
const phase = keyed({
  name,
  who: oneOf(['each', 'all', 'bid'])
    .exactOptional()
    .describe(
      'each: the sides act one after another; all: all act at once, hidden until the last is ready; bid: the sides go round until all but one have passed',
    ),
  publishes: oneOf(['count'])
    .exactOptional()
    .describe('count: everyone knows which players are ready in a phase of all'),
  covered: oneOf(['always'])
    .exactOptional()
    .describe('always: choices stay hidden from others even when they are carried out'),
  ready: text(LONGEST_READY)
    .refine(
      (sentence) => [...namesInTemplate(parseTextTemplate(sentence))].every((one) => one === READY_SIDE_PLACEHOLDER),
      expects({ is: 'one-of', names: [`$${READY_SIDE_PLACEHOLDER}$`] }),
    )
    .exactOptional()
    .describe('The sentence for the players about each side that is ready in a phase of all; $Actor$ is that side'),
  act: act.exactOptional().describe('The actions that are possible in it, and how often. any: without limit'),
  most: amount.exactOptional().describe('The largest number of all these together'),
  least: amount.exactOptional().describe('The smallest number of all these together'),
  /**
   * Instructions at the beginning and the end of the phase. If each side acts, they run before the first side and after
   * the last.
   */
  begin: lines.exactOptional().describe('Lines that happen when it begins, for the side whose turn it is'),
  end: lines.exactOptional().describe('Lines that happen when it ends'),
  says: says.exactOptional().describe('The sentence for the players when it begins'),
  skip: sideMatch.exactOptional().describe('A match of the side that would act: if it is true, the phase is skipped'),
  reveals: reveals.exactOptional().describe('The hidden things that the phase may reveal'),
});
export type PhaseDefinition = Stored<typeof phase>;

interface PhaseManner {
  readonly isOwn: boolean;
  readonly isInTurn: boolean;
  readonly isAtOnce: boolean;
  readonly isBid: boolean;
}

const MANNERS: { readonly [Who in NonNullable<PhaseDefinition['who']> | 'own']: PhaseManner } = {
  own: { isOwn: true, isInTurn: false, isAtOnce: false, isBid: false },
  each: { isOwn: false, isInTurn: true, isAtOnce: false, isBid: false },
  all: { isOwn: false, isInTurn: false, isAtOnce: true, isBid: false },
  bid: { isOwn: false, isInTurn: true, isAtOnce: false, isBid: true },
};

export const phaseMannerOf = ({ who }: PhaseDefinition): PhaseManner => MANNERS[who ?? 'own'];

const STAYS_COVERED: { readonly [Word in NonNullable<PhaseDefinition['covered']>]: boolean } = { always: true };

export const areActsAlwaysCovered = ({ covered }: PhaseDefinition): boolean =>
  covered !== undefined && STAYS_COVERED[covered];

const SHOWS_READY: { readonly [Word in NonNullable<PhaseDefinition['publishes']>]: boolean } = { count: true };

export const shouldShowReadySides = ({ publishes }: PhaseDefinition): boolean =>
  publishes !== undefined && SHOWS_READY[publishes];

const PASS = expects({ is: 'pass' });
/** The word in `pass`, in place of a match of sides, for sides that can't move. */
export const STUCK = 'no-move';

const order = list(nameOf('side'), MOST_SIDES).min(1, expects({ is: 'one-at-least', of: 'side' }));

export const turn = keyed({
  order: order.exactOptional().describe('The order of sides; as in sides by default'),
  ends: oneOf(['by-command', 'after-move'])
    .default('by-command')
    .describe('The end of a turn: by /turn end, or after the first move'),
  first: sideMatch.exactOptional().describe('A match of sides: the first for which it is true begins the game'),
  next: sideMatch.exactOptional().describe('A match of sides: the next side in order for which it is true goes next'),
  again: keyed({
    when: sideMatch,
    most: z
      .int(expects({ is: 'whole', from: 1, to: MOST_TIMES }))
      .min(1, expects({ is: 'whole', from: 1, to: MOST_TIMES }))
      .max(MOST_TIMES, expects({ is: 'whole', from: 1, to: MOST_TIMES })),
  })
    .exactOptional()
    .describe('The side whose turn ends has another turn while this is true, up to a number of times'),
  pass: z
    .union([z.literal(true, PASS), z.literal(STUCK), sideMatch], PASS)
    .exactOptional()
    .describe("true: a side may pass its turn; no-move: only if it can't move. Or a match of the side"),
  phases: gives('turn-phase', list(phase, MOST_PHASES).min(1, expects({ is: 'one-at-least', of: 'phase' })))
    .exactOptional()
    .describe("The parts of a side's turn, in their order"),
  reveals: reveals.exactOptional().describe('The hidden things that first, next and again may reveal'),
});

/** The turn in a game. It always has an order, even if the file leaves it out. */
export const storedTurnSchema = carried(turn, { order });

export type TurnDefinition = Stored<typeof storedTurnSchema>;

const ENDS_BY_MOVE: { readonly [Word in TurnDefinition['ends']]: boolean } = {
  'by-command': false,
  'after-move': true,
};

export const doesMoveEndTurn = (turn: TurnDefinition | undefined): boolean =>
  turn !== undefined && ENDS_BY_MOVE[turn.ends];

/** In every game with phases, these acts are possible only in phases that name them. */
export const PHASE_BOUND_ACTS = [
  'move',
  'draw',
  'deal',
  'shuffle',
  'gather',
  'peek',
  'return',
  'give',
  'hand-over',
] as const satisfies readonly OperationKind[];

/**
 * The acts that a phase can name. Those that are not in `PHASE_BOUND_ACTS` are possible in any phase, until a phase
 * names them.
 */
export const PHASE_ACTS = [
  ...PHASE_BOUND_ACTS,
  'engage',
  'roll',
  'flip',
  'rotate',
  'hide',
  'reveal',
] as const satisfies readonly OperationKind[];
export type PhaseAct = (typeof PHASE_ACTS)[number];
