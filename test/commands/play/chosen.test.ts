import { expect, it } from 'vitest';
import { readStack } from '../../../commands/play/chosen.ts';
import { CHOOSABLE_UNITS, printMarks } from '../../../src/view/panel/marks.ts';
import { pieceQueries } from '../../../src/view/pieces.ts';
import { View } from '../../../src/view/view.ts';
import { personViewer } from '../../../src/view/viewer.ts';
import { moduleFrom, OPEN } from '../../support/modules/modules.ts';
import { ANN, BEN, BLUE, join, newPlay, played, RED, startOf } from '../../support/table.ts';

/** How many of so many stones on one cell are chosen where the first one alone is marked. */
const chosenOf = (count: number): number | undefined => {
  const module = moduleFrom(
    OPEN.replace('name: Red Stone }', `name: Red Stone, count: ${count} }`)
      .replace('[A1, B2]', 'A1')
      .replace('symbol: O', 'symbol: O, unit: true'),
  );
  const game = newPlay();
  played(game, startOf(module), join(ANN, RED), join(BEN, BLUE), { kind: 'begin', actor: ANN });
  const view = new View(game.table, personViewer(ANN));
  const [first] = [...view.of(pieceQueries).all()].filter(({ side }) => side?.name === 'Red');
  const marks = printMarks(Array.from({ length: count }, (_, i) => i === 0));
  return first && readStack(view, [view.of(pieceQueries).handle(first), marks])?.chosen.length;
};

it('[U1] of as many units as marks have room for each can be chosen, of one more all go', () => {
  expect(chosenOf(2)).toBe(1);
  expect(chosenOf(CHOOSABLE_UNITS)).toBe(1);
  expect(chosenOf(CHOOSABLE_UNITS + 1)).toBe(CHOOSABLE_UNITS + 1);
});
