import { z } from 'zod';
import { LONGEST_EXPRESSION } from '../../engine/expression/read.ts';
import type { Module } from '../../engine/index.ts';
import { carried, schemaOf } from '../../form/carried.ts';
import { expects } from '../../form/expects.ts';
import { given } from '../../form/given.ts';
import { nameOf, reading, reveals } from '../../form/names.ts';
import { keyed, oneOf } from '../../form/words.ts';

/** How pieces take. */

type MapCaptures = NonNullable<Module['maps'][number]['captures']>;
type Rules = Pick<NonNullable<Module['traits']>[string], 'captures' | 'taken'>;
type Captures = NonNullable<Rules['captures']>;
type Taken = NonNullable<Rules['taken']>;

const match = (as: 'cell' | 'match') => reading(as, z.string().max(LONGEST_EXPRESSION));

const CAPTURES = expects({ is: 'captures' });
const MUST = ['any', 'most'] as const;
const SUICIDE = ['forbid', 'allow'] as const;
const MOST_IN_LINE = 100;

const plain = keyed({ by: oneOf(['displacement', 'flip', 'intervene', 'manual', 'none']) });
const custodial = keyed({
  by: z.literal('custodial'),
  hostile: match('cell').exactOptional().describe('A match of cells that stand for an enemy beside a piece'),
  reveals: reveals.exactOptional().describe('What is hidden and may show in what is taken'),
});
const jump = keyed({
  by: z.literal('jump'),
  must: oneOf(MUST).exactOptional().describe('any: who can take has to; most: as many as can be'),
  removed: z.enum(['at once', 'at end']).exactOptional().describe('When those go who are jumped over in one move'),
});
const surrounded = keyed({
  by: z.literal('surrounded'),
  suicide: oneOf(SUICIDE).default('forbid').describe("Whether one's own group may be without a free cell beside it"),
  to: nameOf('map')
    .exactOptional()
    .describe('The map where those go who are taken; off the table, when it is left out'),
});
const LENGTH = expects({ is: 'whole', from: 2, to: MOST_IN_LINE });
const inLine = keyed({
  by: z.literal('line'),
  count: z.int(LENGTH).min(2, LENGTH).max(MOST_IN_LINE, LENGTH).describe('So many of a side in a straight line'),
  spares: oneOf(['lines']).exactOptional().describe('lines: who stands in such a line is taken only where all do'),
  to: nameOf('map')
    .exactOptional()
    .describe('The map where those go who are taken; off the table, when it is left out'),
});
const hit = keyed({
  by: z.literal('hit'),
  to: nameOf('map').exactOptional().describe('The map where those go who are hit; off the table, when it is left out'),
});
const enter = keyed({ pieces: nameOf('level').describe('A level of pieces'), by: z.literal('enter') });

const NAMES = [
  'displacement',
  'custodial',
  'jump',
  'surrounded',
  'flip',
  'hit',
  'intervene',
  'manual',
  'none',
] as const;
const word = z.enum(NAMES, CAPTURES);

const ways = [plain, custodial, jump, surrounded, hit, inLine] as const;

/** Of pieces. */
export const captures = z
  .union([word, ...ways], CAPTURES)
  .describe('How it takes; as others do where it moves, when it is left out');
/** Of a map. */
export const mapCaptures = z
  .union([word, ...ways, enter], CAPTURES)
  .describe('How pieces take here; enter: what a unit makes its side’s by ending its move where it stands');

const waysInGame = [
  plain,
  custodial,
  carried(jump, { removed: z.enum(['at end']).exactOptional() }),
  carried(surrounded, {}),
  hit,
  inLine,
] as const;

export const capturesInGame = schemaOf<Captures>()(z.union(waysInGame));
export const mapCapturesInGame = schemaOf<MapCaptures>()(z.union([...waysInGame, enter]));

export const capturesOf = (file: z.output<typeof captures>): Captures => {
  if (typeof file !== 'string') return written(file);
  switch (file) {
    case 'surrounded':
      return { by: file, suicide: 'forbid' };
    default:
      return { by: file };
  }
};

const written = (file: Exclude<z.output<typeof captures>, string>): Captures => {
  switch (file.by) {
    case 'custodial':
      return { by: file.by, ...given('hostile', file.hostile), ...given('reveals', file.reveals) };
    case 'hit':
      return { by: file.by, ...given('to', file.to) };
    case 'line':
      return { by: file.by, count: file.count, ...given('spares', file.spares), ...given('to', file.to) };
    case 'surrounded':
      return { by: file.by, suicide: file.suicide, ...given('to', file.to) };
    case 'jump':
      return {
        by: file.by,
        ...given('must', file.must),
        ...given('removed', file.removed === 'at end' ? file.removed : undefined),
      };
    default:
      return file;
  }
};

export const mapCapturesOf = (file: z.output<typeof mapCaptures>): MapCaptures =>
  typeof file !== 'string' && file.by === 'enter' ? file : capturesOf(file);

const TAKEN = expects({ is: 'taken' });
const MOST_SIDES_TAKEN = 100;
const sides = z.union([z.literal('all'), z.int().min(1).max(MOST_SIDES_TAKEN)], TAKEN);
export const taken = keyed({
  sides: sides.describe('On how many cells next to it enemies must stand; all: on every one'),
  when: match('match').exactOptional().describe('A match of the piece: elsewhere it is taken as others are'),
  reveals: reveals.exactOptional().describe('What is hidden and may show in what is taken'),
}).describe('What it needs to be taken, where two enemies at opposite sides are not enough');

export const takenInGame = schemaOf<Taken>()(taken);

export const takenOf = ({ when, ...rest }: z.output<typeof taken>): Taken => ({
  ...rest,
  ...given('when', when === undefined || when.trim() === '' ? undefined : when),
});
