import { expect, it } from 'vitest';
import { effectiveValue } from '../../../src/engine/modifiers/effective-value.ts';
import { readSideProperty } from '../../../src/engine/scorekeepers/properties.ts';
import { BLUE, begun } from '../../support/table.ts';

it('[D2] code that reads an undeclared property does not compile', () => {
  const { table } = begun();
  // @ts-expect-error: nobody says what a look at this tells.
  expect(effectiveValue(table, { kind: 'side', id: BLUE, name: 'mood' })).toBeUndefined();
  // @ts-expect-error: nor by this way.
  expect(readSideProperty(table, BLUE, 'mood')).toBeUndefined();
  expect(effectiveValue(table, { kind: 'side', id: BLUE, name: 'SkipsTurn' })).toBeUndefined();
  const named: string = 'mood';
  expect(effectiveValue(table, { kind: 'side', id: BLUE, name: named })).toBeUndefined();
});
