import { z } from 'zod';
import { gameSchemaOf, meant } from '../../../form/carried.ts';
import { expects } from '../../../form/expects.ts';
import { given } from '../../../form/given.ts';
import { nameOf, reading, reveals } from '../../../form/names.ts';
import { flag, keyed, line, list } from '../../../form/words.ts';
import type { Stored } from '../../../table/index.ts';
import { amount, condition, eventSentenceSchema } from '../lines/form.ts';
import { betzaNotationOf, parseMoveNotation } from './betza.ts';

const LONGEST_MOVES = 60;
const MOST_MOVES = 10;
const readable = z
  .string()
  .max(LONGEST_MOVES)
  .refine((text) => parseMoveNotation(text).ok);

/**
 * Moves in Betza's notation, in words that work on every board, or by a usual name. A game stores the notation of a
 * name.
 */
const notation = meant(line(LONGEST_MOVES), readable, betzaNotationOf);

const MOVES = expects({ is: 'moves' });

const oneMove = keyed({
  go: notation.describe(
    'step, slide or leap with a number and directions. On squares also Betza notation, or a usual name',
  ),
  when: condition.exactOptional().describe('A condition on the piece: it moves this way only if it is true'),
  range: amount
    .exactOptional()
    .describe('The largest number of steps, instead of the number in go. It is a formula of the piece'),
});

export type MoveDefinition = Stored<typeof oneMove>;

const way = meant(
  z.union([notation, oneMove], MOVES),
  gameSchemaOf(oneMove),
  (file: string | z.output<typeof oneMove>): z.output<typeof oneMove> => {
    if (typeof file === 'string') return { go: file };
    const { when, ...rest } = file;
    return { ...rest, ...given('when', when?.trim() === '' ? undefined : when) };
  },
);
const waysInGame = list(gameSchemaOf(oneMove), MOST_MOVES).min(1);

export const moves = meant(
  z.union([notation, list(way, MOST_MOVES).min(1, MOVES)], MOVES),
  waysInGame,
  (file): z.output<typeof waysInGame> => (typeof file === 'string' ? [{ go: file }] : file),
).describe('Its moves: step, slide or leap. On squares also Betza notation, or a usual name such as rook');

export const jumps = notation.describe(
  'Its jumps that capture: step, slide or Betza notation. It jumps over the enemy at the end of a step',
);

const MOST_BECOMES = 20;
const becomesAt = z.union([z.literal('last-row'), keyed({ zone: nameOf('zone') })], expects({ is: 'becomes-at' }));
const prototypeNamed = nameOf('prototype');
const prototypesNamed = list(prototypeNamed, MOST_BECOMES).min(1);
export const becomes = keyed({
  at: becomesAt.describe('The place where its move must end: the last row, or a zone'),
  to: meant(
    z.union([prototypeNamed, prototypesNamed], expects({ is: 'becomes-to' })),
    prototypesNamed,
    (file): string[] => (typeof file === 'string' ? [file] : file),
  ).describe('The prototype that it becomes; of several, its player chooses one'),
  ends: flag.exactOptional().describe('True if promotion ends a move that captures by jumping'),
}).describe('The promotion of the piece at the end of a move');

const MOST_TIED = 1_000;
const TIMES = expects({ is: 'whole', from: 2, to: MOST_TIED });
const tie = z.int(TIMES).min(2, TIMES).max(MOST_TIED, TIMES);

/**
 * The rule about repeated positions. `tie` ends the game after this many positions with the same side to move. `forbid`
 * prohibits a move that repeats a position: the one before the other side's last move, or any.
 */
export const repeat = z
  .union(
    [
      keyed({
        tie: tie.describe('The game is a draw when the same position occurs this many times'),
        says: eventSentenceSchema
          .exactOptional()
          .describe('The sentence for the players instead of the results; its name is Tied'),
        reveals: reveals.exactOptional().describe('The hidden things that it may reveal'),
      }),
      keyed({ forbid: z.enum(['last', 'any']).describe('The positions that a move may not repeat') }),
    ],
    expects({ is: 'repeat' }),
  )
  .describe('The effect of a position that occurs again');

export const quiet = keyed({
  tie: tie.describe('The game is a draw after this many moves of each side without a capture'),
  unless: reading('match', z.string().max(4_000))
    .exactOptional()
    .describe('Each move of these pieces also restarts the count'),
  says: eventSentenceSchema
    .exactOptional()
    .describe('The sentence for the players instead of the results; its name is Tied'),
  reveals: reveals.exactOptional().describe('The hidden things that it may reveal'),
});

export type QuietMovesRule = Stored<typeof quiet>;

const match = reading('match', z.string().max(4000));
/** A rule for pieces on a terrain. In a file, `true` means all pieces and `false` means none. */
const rule = meant(z.union([z.boolean(), match], expects({ is: 'ground-rule' })), match, (file) =>
  typeof file === 'boolean' ? `{${file}}` : file,
);

export const cellEntryRuleFields = {
  enter: rule.exactOptional().describe('A match of the pieces that may end a move there; all by default'),
  pass: rule.exactOptional().describe('A match of the pieces that may go on through it; all by default'),
  stop: rule.exactOptional().describe('A match of the pieces that have to stop there; none by default'),
};

const groundForm = keyed(cellEntryRuleFields);
export type CellEntryRules = Stored<typeof groundForm>;
