import { expect, test } from 'vitest';
import { type Module, progressOf } from '../../../src/engine/index.ts';
import { Lens } from '../../../src/view/lens.ts';
import { channelViewer } from '../../../src/view/viewer.ts';
import { scored } from '../../support/gdl.ts';
import { begun, openModule } from '../../support/table.ts';

/** What everybody is shown of how far Red is from its goal. */
const partOf = (module: Module): unknown => {
  const text = '(define goal 6) (scorekeeper a (applies-to Red) (do (if (>= (+ turn 4) goal) win)))';
  const { table } = begun(scored(text, module));
  return progressOf(table, new Lens(table, channelViewer))[0]?.sides[0]?.parts[0]?.seen;
};

test('[S22] [S25] a modified threshold is shown with its current value', () => {
  expect(partOf(openModule)).toEqual({ left: 5, right: 6, holds: false });
  const bent = { name: 'Bent', of: 'game', scope: 'game', match: '', change: 'goal - 2', precedence: 1 } as const;
  expect(partOf({ ...openModule, modifiers: [bent] })).toEqual({ left: 5, right: 4, holds: true });
});
