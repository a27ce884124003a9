import { expect, it } from 'vitest';
import { counterDefaults, type ModifierDefinition } from '../../../../src/engine/index.ts';
import { added, apply, type Operation, type PieceId } from '../../../../src/table/index.ts';
import { ANN, begun, openModule, outcome, type Play, play } from '../../../support/table.ts';

const clone = (count: number): Operation<'clone'> => ({ kind: 'clone', actor: ANN, piece: 'p3' as PieceId, count });
const remind = (reminder: number): Operation<'settings'> => ({ kind: 'settings', actor: ANN, reminder });

const definition: ModifierDefinition = {
  name: 'more',
  of: 'piece',
  scope: 'game',
  match: '',
  change: 'Strength + 1',
  precedence: 0,
};
const modify: Operation<'modify'> = { kind: 'modify', actor: ANN, definition, piece: undefined };

/** A game with so many modifiers in play. */
const modified = (count: number): Play => {
  const game = begun();
  apply(
    game.table,
    added(
      ...Array.from(
        { length: count },
        (_, i) => ({ kind: 'modifier', id: `other${i}`, since: i, definition }) as const,
      ),
    ),
  );
  return game;
};

it.each<[string, Operation, Operation, object]>([
  ['a hundred copies of a piece', clone(100), clone(101), { code: 'too-many', most: 100 }],
  ['one copy', clone(1), clone(0), { code: 'too-many', most: 100 }],
  ['a reminder after two weeks', remind(20_160), remind(20_161), { code: 'bad-reminder', most: 20_160 }],
  ['no reminder', remind(0), remind(-1), { code: 'bad-reminder', most: 20_160 }],
])('%s is the limit, and more is refused', (_, most, beyond, refusal) => {
  expect(play(begun(), beyond)).toEqual(refusal);
  expect(outcome(begun(), most)).toBe('done');
});

it('a modifier of a counter’s property is refused with a remedy', () => {
  const counter = {
    ...counterDefaults,
    name: 'All Gold',
    on: 'Field',
  } as const;
  const game = begun({ ...openModule, counters: [counter] });
  const change = { ...definition, change: 'Field_All Gold + 1' };
  expect(play(game, { ...modify, definition: change })).toMatchObject({
    code: 'bad-modifier',
    fault: { why: 'counter', expected: ['of: counter, match: Name = All Gold && On = Field, change: value + 1'] },
  });
});

it('a game takes two hundred modifiers and none beyond', () => {
  expect(play(modified(200), modify)).toEqual({ code: 'too-many-modifiers', most: 200 });
  expect(outcome(modified(199), modify)).toBe('done');
});
