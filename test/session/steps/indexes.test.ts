import { expect, test } from 'vitest';
import type { Step } from '../../../src/session/base/step.ts';
import { addStepToIndexes, newIndexes } from '../../../src/session/steps/indexes.ts';
import { ANN } from '../../support/table.ts';

/** A step of play, then it is taken back, then another of which the channel was told so much. */
const undoneAfter = (posts: Step['posts']): readonly number[] => {
  const indexes = newIndexes();
  const step = (number: number, operation: Partial<Step['operation']>, told: Step['posts']): Step =>
    ({
      number,
      interaction: `i${number}`,
      at: number,
      operation: { actor: ANN, ...operation },
      change: { added: [], updated: [], removed: [] },
      posts: told,
    }) as unknown as Step;
  const open: Step['posts'] = [{ reader: 'channel', deed: 'rolls' }] as never;
  addStepToIndexes(indexes, step(1, { kind: 'flip' }, open));
  addStepToIndexes(indexes, step(2, { kind: 'undo', steps: 1 } as never, open));
  expect(indexes.timeline).toEqual({ done: [], undone: [1] });
  addStepToIndexes(indexes, step(3, { kind: 'flip' }, posts));
  expect(indexes.timeline.done).toEqual([3]);
  expect([...indexes.interactions]).toEqual([
    ['i1', 1],
    ['i2', 2],
    ['i3', 3],
  ]);
  return indexes.timeline.undone;
};

test.each<[string, Step['posts'], readonly number[]]>([
  ['of which the channel was told', [{ reader: 'channel', deed: 'rolls' }] as never, []],
  ['of which nobody was told a word, as in stores of the first versions', [], []],
  ['of which one person alone was told', [{ reader: ANN, deed: 'rolls' }] as never, [1]],
])('[T15] [D7] only an unseen step keeps redo possible: a step %s', (_, posts, undone) => {
  expect(undoneAfter(posts)).toEqual(undone);
});
