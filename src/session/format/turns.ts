import { z } from 'zod';
import { LONGEST_EXPRESSION } from '../../engine/expression/read.ts';
import { lines } from '../../engine/forms.ts';
import { type Module, PHASE_TURNS, STUCK } from '../../engine/index.ts';
import { carried, schemaOf } from '../../form/carried.ts';
import { expects } from '../../form/expects.ts';
import { gives, nameOf, reading, reference, reveals } from '../../form/names.ts';
import { keyed, line, list, name, oneOf } from '../../form/words.ts';
import { MOST_SIDES } from './sides.ts';

/** How sides take turns, and the phases of a turn. */

type TurnDefinition = NonNullable<Module['turn']>;
type PhaseDefinition = NonNullable<TurnDefinition['phases']>[number];

const MOST_PHASES = 20;
const MOST_ACTS = 50;
const MOST_TIMES = 1_000;

const sideMatch = reading('side-match', z.string().max(LONGEST_EXPRESSION));

const AMOUNT = expects({ is: 'amount', most: MOST_TIMES });
const amount = z.union(
  [
    z.int(AMOUNT).min(0, AMOUNT).max(MOST_TIMES, AMOUNT),
    reading('side-formula', z.string(AMOUNT).min(1, AMOUNT).max(500, AMOUNT)),
  ],
  AMOUNT,
);

const act = z
  .record(reference('act', line(100)), amount)
  .refine((acts) => Object.keys(acts).length <= MOST_ACTS, expects({ is: 'most-entries', most: MOST_ACTS }));

const phase = keyed({
  name,
  who: oneOf(PHASE_TURNS)
    .exactOptional()
    .describe(
      'each: every side acts in it in turn; all: all at once, each as many acts as the phase says, covered until the last is ready; bid: round and round, until all but one have passed',
    ),
  publishes: oneOf(['count']).exactOptional().describe('count: of a phase of all everybody knows who is ready'),
  covered: oneOf(['always'])
    .exactOptional()
    .describe('always: what all choose in it is done, and never open to others'),
  act: act
    .exactOptional()
    .describe('What can be done in it, how often at most: a number, a formula of the side, or any for no limit'),
  most: amount.exactOptional().describe('So many of all these together at most'),
  least: amount.exactOptional().describe('So many of all these together at least'),
  begin: lines.exactOptional().describe('What happens by itself when it begins, for the side whose turn it is'),
  end: lines.exactOptional().describe('What happens by itself when it ends'),
  skip: sideMatch
    .exactOptional()
    .describe('A match of the side that would act: where it is true the phase is left out'),
  reveals: reveals.exactOptional().describe('What is hidden and may be told by what follows from the phase'),
});

const phaseInGame = schemaOf<PhaseDefinition>()(carried(phase));

const PASS = expects({ is: 'pass' });

const order = list(nameOf('side'), MOST_SIDES).min(1, expects({ is: 'one-at-least', of: 'side' }));

export const turn = keyed({
  order: order.exactOptional().describe('The sides as they go; as they are listed when it is left out'),
  ends: oneOf(['by-command', 'after-move'])
    .default('by-command')
    .describe("Whether a side's turn ends by /turn end or after its first move"),
  first: sideMatch.exactOptional().describe('A match of sides: the first for which it is true begins the game'),
  next: sideMatch
    .exactOptional()
    .describe('A match of sides: the first for which it is true goes next, from the one behind the side that went'),
  again: keyed({
    when: sideMatch,
    most: z
      .int(expects({ is: 'whole', from: 1, to: MOST_TIMES }))
      .min(1, expects({ is: 'whole', from: 1, to: MOST_TIMES }))
      .max(MOST_TIMES, expects({ is: 'whole', from: 1, to: MOST_TIMES })),
  })
    .exactOptional()
    .describe('While it is true of the side whose turn ends that side goes again, so many times at most'),
  pass: z
    .union([z.literal(true, PASS), z.literal(STUCK), sideMatch], PASS)
    .exactOptional()
    .describe('Whether a side may pass its turn: true, no-move (while it can move nothing), or a match of the side'),
  phases: gives('turn-phase', list(phase, MOST_PHASES).min(1, expects({ is: 'one-at-least', of: 'phase' })))
    .exactOptional()
    .describe("The parts of a side's turn, in their order"),
  reveals: reveals.exactOptional().describe('What is hidden and may be told by first, next and again'),
});

export const turnInGame = schemaOf<TurnDefinition>()(
  carried(turn, { order, phases: gives('turn-phase', list(phaseInGame, MOST_PHASES).min(1)).exactOptional() }),
);

export const turnOf = (file: z.output<typeof turn>, sides: readonly { readonly name: string }[]): TurnDefinition => ({
  order: sides.map(({ name }) => name),
  ...file,
});
