import { expect, test } from 'vitest';
import { z } from 'zod';
import { carried, schemaOf } from '../../../src/form/carried.ts';
import { keyed } from '../../../src/form/words.ts';

const file = keyed({ name: z.string(), count: z.int().default(1), note: z.string().optional(), each: z.string() });

test('[T4] what may be left out in a file must stand in a game, and nothing else may', () => {
  const inGame = carried(file, { each: undefined, note: undefined, place: z.string() });
  expect(inGame.safeParse({ name: 'a', count: 2, place: 'b' }).success).toBe(true);
  expect(inGame.safeParse({ name: 'a', place: 'b' }).success).toBe(false);
  expect(inGame.safeParse({ name: 'a', count: 2, place: 'b', note: 'c' }).success).toBe(false);
  expect(inGame.safeParse({ name: 'a', count: 2, place: 'b', each: 'c' }).success).toBe(false);
});

test('a schema that differs from the type of a module does not compile', () => {
  const shape = z.strictObject({ name: z.string(), count: z.int().optional() });
  expect(schemaOf<{ readonly name: string; readonly count?: number }>()(shape)).toBe(shape);
  // @ts-expect-error: another type
  schemaOf<{ readonly name: string; readonly count?: string }>()(shape);
  // @ts-expect-error: it must stand there
  schemaOf<{ readonly name: string; readonly count: number }>()(shape);
  // @ts-expect-error: the type has more
  schemaOf<{ readonly name: string; readonly count?: number; readonly more?: string }>()(shape);
  // @ts-expect-error: the type has less
  schemaOf<{ readonly name: string }>()(shape);
});
