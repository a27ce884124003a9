import { expect, it } from 'vitest';
import type { Modifier } from '../../../../src/engine/modifiers/form.ts';
import { modifierSystem } from '../../../../src/engine/play/modifiers/modify.ts';
import { begun } from '../../../support/table.ts';

const isFit = (more: object): boolean => {
  const definition = { name: 'More', of: 'piece', scope: 'game', match: '', change: 'Strength + 1', precedence: 0 };
  const { names } = modifierSystem.records.modifier;
  return names(begun().table, { definition: { ...definition, ...more } } as Modifier);
};

it('[T4] stored modifiers may have old fractions but no other fault', () => {
  expect(isFit({})).toBe(true);
  expect(isFit({ change: 'MovePoints + 0.00001' })).toBe(true);
  expect(isFit({ match: 'Strength >' })).toBe(false);
  expect(isFit({ change: 'MovePoints + 0.00001', match: 'Strength >' })).toBe(false);
});
