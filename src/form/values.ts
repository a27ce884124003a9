import { z } from 'zod';
import { decimalFromNumber, type Value, values } from '../table/index.ts';
import { meant } from './carried.ts';
import { expects } from './expects.ts';
import { mapRecordValues } from './given.ts';
import type { PropertyOwnerKind } from './name-kind.ts';
import { withProperties } from './names.ts';
import { line, list, name, text } from './words.ts';

const NUMBER = expects({ is: 'decimal' });
export const number = z.number(NUMBER).refine((value) => decimalFromNumber(value) !== undefined, NUMBER);

const VALUE = expects({ is: 'value' });
export const value = z.union(
  [text(500), number, z.boolean(), list(z.union([line(200), number], expects({ is: 'kind', kind: 'text' })), 100)],
  VALUE,
);

type FileValue = Value | z.output<typeof value>;

/** Turns the entries of lists into texts, because the table stores lists of texts. */
const simpleValues = (own: { readonly [property: string]: FileValue }): z.output<typeof values> =>
  mapRecordValues(own, simpleValue);

export const simpleValue = (own: FileValue): Value => (typeof own === 'object' ? own.map(String) : own);

export const valuesOf = (of: PropertyOwnerKind) =>
  meant(withProperties(of, z.record(name, value)), values, simpleValues);
