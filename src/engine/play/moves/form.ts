import { z } from 'zod';
import { inGame, meant } from '../../../form/carried.ts';
import { expects } from '../../../form/expects.ts';
import { given } from '../../../form/given.ts';
import { nameOf, reading, reveals } from '../../../form/names.ts';
import { flag, keyed, line, list } from '../../../form/words.ts';
import type { Stored } from '../../core/schema.ts';
import { amount, condition } from '../lines/form.ts';
import { notationOf, readMoves } from './betza.ts';

/** How pieces move, what they become by that, and who goes where. */

const LONGEST_MOVES = 60;
const MOST_MOVES = 10;
const readable = z
  .string()
  .max(LONGEST_MOVES)
  .refine((text) => readMoves(text).ok);

/** In Betza's notation, or in words that mean something on every board; a game keeps what a usual name stands for. */
const notation = meant(line(LONGEST_MOVES), readable, notationOf);

const MOVES = expects({ is: 'moves' });

/** One way in which a piece moves. */
const oneMove = keyed({
  go: notation.describe(
    'step, slide or leap with a number and directions; on squares in the notation of Betza or a usual name, too',
  ),
  when: condition.exactOptional().describe('What must be true of the piece: it moves so only then'),
  range: amount
    .exactOptional()
    .describe('So many steps at most: a formula of the piece, in the place of the number in go'),
});

export type MoveDefinition = Stored<typeof oneMove>;

const way = meant(
  z.union([notation, oneMove], MOVES),
  inGame(oneMove),
  (file: string | z.output<typeof oneMove>): z.output<typeof oneMove> => {
    if (typeof file === 'string') return { go: file };
    const { when, ...rest } = file;
    return { ...rest, ...given('when', when?.trim() === '' ? undefined : when) };
  },
);
const waysInGame = list(inGame(oneMove), MOST_MOVES).min(1);

export const moves = meant(
  z.union([notation, list(way, MOST_MOVES).min(1, MOVES)], MOVES),
  waysInGame,
  (file): z.output<typeof waysInGame> => (typeof file === 'string' ? [{ go: file }] : file),
).describe(
  'How it moves: by step, slide or leap; on squares in the notation of Betza, or by a usual name such as rook',
);

export const jumps = notation.describe(
  'Where it jumps to take: step or slide, or the notation of Betza; over the enemy at the end of a step',
);

const MOST_BECOMES = 20;
const becomesAt = z.union([z.literal('last-row'), keyed({ zone: nameOf('zone') })], expects({ is: 'becomes-at' }));
const prototypeNamed = nameOf('prototype');
const prototypesNamed = list(prototypeNamed, MOST_BECOMES).min(1);
export const becomes = keyed({
  at: becomesAt.describe('Where it ends its move: on the row that lies furthest forward, or in a zone'),
  to: meant(
    z.union([prototypeNamed, prototypesNamed], expects({ is: 'becomes-to' })),
    prototypesNamed,
    (file): string[] => (typeof file === 'string' ? [file] : file),
  ).describe('The prototype that it becomes then; of several its player chooses one'),
  ends: flag.exactOptional().describe('Whether who takes by jumping ends its move by it'),
}).describe('What it becomes by a move that ends somewhere');

const MOST_TIED = 1_000;
const TIMES = expects({ is: 'whole', from: 2, to: MOST_TIED });
const tie = z.int(TIMES).min(2, TIMES).max(MOST_TIED, TIMES);

/**
 * `tie` counts positions with the same side to move. `forbid`: a move that brings one back is not made, be it the one
 * before the other side's last move, or any.
 */
export const repeat = z
  .union(
    [
      keyed({
        tie: tie.describe('The game is drawn where the same position comes for so many times'),
        reveals: reveals.exactOptional().describe('What is hidden and may be told by it'),
      }),
      keyed({ forbid: z.enum(['last', 'any']).describe('The positions to which no move leads back') }),
    ],
    expects({ is: 'repeat' }),
  )
  .describe('What becomes of a position that was there before');

export const quiet = keyed({
  tie: tie.describe('The game is drawn after so many moves of each side by which nobody was taken'),
  unless: reading('match', z.string().max(4_000))
    .exactOptional()
    .describe('Counting begins anew with each move of these pieces, too'),
  reveals: reveals.exactOptional().describe('What is hidden and may be told by it'),
});

export type QuietDefinition = Stored<typeof quiet>;

const match = reading('match', z.string().max(4000));
/** All pieces or none, as a match in braces. */
const rule = meant(z.union([z.boolean(), match], expects({ is: 'ground-rule' })), match, (file) =>
  typeof file === 'boolean' ? `{${file}}` : file,
);

/** What terrain and zones say of pieces that move by rules, or freely. */
export const groundRules = {
  enter: rule.exactOptional().describe('A match of the pieces that may end a move there; all, when it is left out'),
  pass: rule.exactOptional().describe('A match of the pieces that may go on through it; all, when it is left out'),
  stop: rule.exactOptional().describe('A match of the pieces that have to stop there; none, when it is left out'),
};

const groundForm = keyed(groundRules);
export type GroundRules = Stored<typeof groundForm>;
