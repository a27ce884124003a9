import { z } from 'zod';
import { makeWhole } from '../../engine/core/plain.ts';
import { LONGEST_EXPRESSION } from '../../engine/expression/read.ts';
import { type Module, PHASE_TURNS, STUCK } from '../../engine/index.ts';
import { carried, schemaOf } from '../../form/carried.ts';
import { expects } from '../../form/expects.ts';
import { gives, nameOf, reading, reference, reveals } from '../../form/names.ts';
import { keyed, line, list, name, oneOf } from '../../form/words.ts';
import { lineOf, lines, linesInGame } from './lines.ts';
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
    .optional()
    .describe(
      'each: every side acts in it in turn; all: all at once, each as many acts as the phase says, covered until the last is ready; bid: round and round, until all but one have passed',
    ),
  publishes: oneOf(['count']).optional().describe('count: of a phase of all everybody knows who is ready'),
  covered: oneOf(['always']).optional().describe('always: what all choose in it is done, and never open to others'),
  act: act
    .optional()
    .describe('What can be done in it, how often at most: a number, a formula of the side, or any for no limit'),
  most: amount.optional().describe('So many of all these together at most'),
  least: amount.optional().describe('So many of all these together at least'),
  begin: lines.optional().describe('What happens by itself when it begins, for the side whose turn it is'),
  end: lines.optional().describe('What happens by itself when it ends'),
  skip: sideMatch.optional().describe('A match of the side that would act: where it is true the phase is left out'),
  reveals: reveals.describe('What is hidden and may be told by what follows from the phase'),
});

const phaseInGame = schemaOf<PhaseDefinition>()(
  carried(phase, { begin: linesInGame.optional(), end: linesInGame.optional() }),
);

const PASS = expects({ is: 'pass' });

const order = list(nameOf('side'), MOST_SIDES).min(1, expects({ is: 'one-at-least', of: 'side' }));

export const turn = keyed({
  order: order.optional().describe('The sides as they go; as they are listed when it is left out'),
  ends: oneOf(['by-command', 'after-move'])
    .default('by-command')
    .describe("Whether a side's turn ends by /turn end or after its first move"),
  first: sideMatch.optional().describe('A match of sides: the first for which it is true begins the game'),
  next: sideMatch
    .optional()
    .describe('A match of sides: the first for which it is true goes next, from the one behind the side that went'),
  again: keyed({
    when: sideMatch,
    most: z
      .int(expects({ is: 'whole', from: 1, to: MOST_TIMES }))
      .min(1, expects({ is: 'whole', from: 1, to: MOST_TIMES }))
      .max(MOST_TIMES, expects({ is: 'whole', from: 1, to: MOST_TIMES })),
  })
    .optional()
    .describe('While it is true of the side whose turn ends that side goes again, so many times at most'),
  pass: z
    .union([z.literal(true, PASS), z.literal(STUCK), sideMatch], PASS)
    .optional()
    .describe('Whether a side may pass its turn: true, no-move (while it can move nothing), or a match of the side'),
  phases: gives('turn-phase', list(phase, MOST_PHASES).min(1, expects({ is: 'one-at-least', of: 'phase' })))
    .optional()
    .describe("The parts of a side's turn, in their order"),
  reveals: reveals.describe('What is hidden and may be told by first, next and again'),
});

export const turnInGame = schemaOf<TurnDefinition>()(
  carried(turn, { order, phases: gives('turn-phase', list(phaseInGame, MOST_PHASES).min(1)).optional() }),
);

export const turnOf = (
  { order, ends, first, next, again, pass, phases, reveals }: z.output<typeof turn>,
  sides: readonly { readonly name: string }[],
): TurnDefinition =>
  makeWhole<TurnDefinition>({
    order: order ?? sides.map(({ name }) => name),
    ends,
    first,
    next,
    again,
    pass,
    phases: phases?.map(phaseOf),
    reveals,
  });

const phaseOf = ({
  name,
  who,
  publishes,
  covered,
  act,
  most,
  least,
  begin,
  end,
  skip,
  reveals,
}: z.output<typeof phase>): PhaseDefinition =>
  makeWhole<PhaseDefinition>({
    name,
    who,
    publishes,
    covered,
    act,
    most,
    least,
    begin: begin?.map(lineOf),
    end: end?.map(lineOf),
    skip,
    reveals,
  });
