import { z } from 'zod';
import { fromNumber, type Value, values } from '../table/index.ts';
import { meant } from './carried.ts';
import { expects } from './expects.ts';
import { mapped } from './given.ts';
import type { Bearer } from './name-kind.ts';
import { withProperties } from './names.ts';
import { line, list, name, text } from './words.ts';

/** The form of properties and their values. */

const NUMBER = expects({ is: 'decimal' });
export const number = z.number(NUMBER).refine((value) => fromNumber(value) !== undefined, NUMBER);

const VALUE = expects({ is: 'value' });
export const value = z.union(
  [text(500), number, z.boolean(), list(z.union([line(200), number], expects({ is: 'kind', kind: 'text' })), 100)],
  VALUE,
);

type FileValue = Value | z.output<typeof value>;

/** Returns properties as the table stores them: entries of lists become texts. */
const simpleValues = (own: { readonly [property: string]: FileValue }): z.output<typeof values> =>
  mapped(own, simpleValue);

export const simpleValue = (own: FileValue): Value => (typeof own === 'object' ? own.map(String) : own);

/** Returns the form of the properties that a part of a module gives to subjects of a kind. */
export const valuesOf = (of: Bearer) => meant(withProperties(of, z.record(name, value)), values, simpleValues);
