import type { z } from 'zod';
import type { art, look, sheets } from '../../engine/forms.ts';
import type { ArtDefinition, LookDefinition } from '../../engine/index.ts';
import { unchecked } from '../../form/given.ts';

/** Where on their sheets the pictures of pieces are. */

/** The sheets of a file by name. */
export type Sheets = z.output<typeof sheets> | undefined;

export const artOf = (from: z.output<typeof art>, all: Sheets): ArtDefinition => {
  if (typeof from === 'string') return { file: from };
  const { file, columns, rows, frame } = all?.[from.sheet] ?? unchecked(from.sheet);
  const [column = 1, row = 1, wide = 1, high = 1] = from.at;
  const part = [(column - 1) / columns, (row - 1) / rows, wide / columns, high / rows];
  return { file, part, ...(frame === false ? { unframed: true } : {}) };
};

export const lookOf = (from: z.output<typeof look>, all: Sheets): readonly LookDefinition[] => {
  if (typeof from === 'string' || 'sheet' in from) return [artOf(from, all)];
  const own = Object.entries(from.sides).map(([side, art]) => ({ ...artOf(art, all), side }));
  return from.others === undefined ? own : [...own, artOf(from.others, all)];
};
