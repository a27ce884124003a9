import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { carried, gameSchemaOf, meant, schemaOf } from '../../src/form/carried.ts';
import { gives, nameNotes, nameOf } from '../../src/form/names.ts';
import { flag, keyed, list } from '../../src/form/words.ts';

const amount = meant(z.union([z.int(), z.string()]), z.string(), String);

const draw = keyed({
  from: nameOf('deck').exactOptional(),
  count: amount.describe('How many'),
  most: amount.exactOptional(),
  open: flag.default(false),
});

const action = keyed({ name: z.string(), draws: list(draw, 2).default([]) });

describe('a form', () => {
  it('a form (a schema) is read with the meaning of its parts', () => {
    expect(action.parse({ name: 'Take', draws: [{ count: 2 }] })).toEqual({
      name: 'Take',
      draws: [{ count: '2', open: false }],
    });
  });

  it('a schema for games accepts only complete meanings', () => {
    const kept = gameSchemaOf(action);
    expect(kept.safeParse({ name: 'Take', draws: [{ count: '2', open: false }] }).success).toBe(true);
    expect(kept.safeParse({ name: 'Take', draws: [{ count: 2, open: false }] }).success).toBe(false);
    expect(kept.safeParse({ name: 'Take', draws: [{ count: '2' }] }).success).toBe(false);
    expect(kept.safeParse({ name: 'Take' }).success).toBe(false);
    expect(kept.safeParse({ name: 'Take', draws: [{ count: '2', most: 3, open: false }] }).success).toBe(false);
    expect(kept.safeParse({ name: 'Take', draws: [{ count: '2', most: undefined, open: false }] }).success).toBe(false);
  });

  it('a schema keeps its limits in a game', () => {
    const three = [1, 2, 3].map((count) => ({ count: `${count}`, open: true }));
    expect(gameSchemaOf(action).safeParse({ name: 'Take', draws: three }).success).toBe(false);
    expect(gameSchemaOf(action).safeParse({ name: 'Take', draws: [], more: 1 }).success).toBe(false);
  });

  it('a schema keeps the kinds of its names in a game', () => {
    const draws = gives('deck', list(draw, 2));
    expect(gameSchemaOf(draws)).not.toBe(draws);
    expect(nameNotes.get(gameSchemaOf(draws))).toEqual({ gives: 'deck' });
  });

  it('a schema may omit a part in a game', () => {
    expect(Object.keys(carried(draw, { open: undefined }).shape)).toEqual(['from', 'count', 'most']);
  });
});

const part = keyed({ name: z.string(), count: z.int().default(1), note: z.string().optional(), each: z.string() });

it('[T4] parts that a file may omit are required in a game', () => {
  const carriedPart = carried(part, { each: undefined, note: undefined, place: z.string() });
  expect(carriedPart.safeParse({ name: 'a', count: 2, place: 'b' }).success).toBe(true);
  expect(carriedPart.safeParse({ name: 'a', place: 'b' }).success).toBe(false);
  expect(carriedPart.safeParse({ name: 'a', count: 2, place: 'b', note: 'c' }).success).toBe(false);
  expect(carriedPart.safeParse({ name: 'a', count: 2, place: 'b', each: 'c' }).success).toBe(false);
});

it('a schema that differs from its type does not compile', () => {
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
