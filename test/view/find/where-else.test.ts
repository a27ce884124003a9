import { expect, it } from 'vitest';
import { isRefusal } from '../../../src/table/index.ts';
import { View } from '../../../src/view/view.ts';
import { personViewer } from '../../../src/view/viewer.ts';
import { BOARD, gameOf, position } from '../../support/games/captures.ts';
import { shippedModule } from '../../support/modules/shipped.ts';
import {
  ANN,
  BEN,
  join,
  move,
  newPlay,
  type Play,
  play,
  played,
  type RED,
  spot,
  startOf,
  undo,
} from '../../support/table.ts';
import { en } from '../../support/words.ts';

const { refusalText } = en.refusals;

/** What Ann is told where her move is refused. */
const told = (game: Play, from: string, to: string): string => {
  const change = play(game, move(game, ANN, spot(BOARD, from), spot(BOARD, to)));
  return isRefusal(change) ? refusalText(change, new View(game.table, personViewer(ANN))) : 'done';
};

it('[G5] [G2] a refused move to a forbidden cell suggests legal targets', async () => {
  const game = newPlay();
  const [first, second] = ['Muscovites', 'Swedes'] as unknown as (typeof RED)[];
  if (!first || !second) return;
  played(game, startOf(await shippedModule('tablut')), join(BEN, first), join(ANN, second));
  played(game, { kind: 'begin', actor: BEN });
  played(game, move(game, BEN, spot(BOARD, 'D1'), spot(BOARD, 'C1')));
  played(game, move(game, ANN, spot(BOARD, 'E4'), spot(BOARD, 'D4')));
  played(game, move(game, BEN, spot(BOARD, 'C1'), spot(BOARD, 'D1')));
  expect(told(game, 'E5', 'E7')).toBe("**Swede** on **E6** is in **King**'s way. It can go to **E4**.");
});

it('[G5] a refused move lists targets that are legal', () => {
  const game = gameOf(
    position('R.r.. ..... K.... R.... .....', {
      captures: 'displacement',
      prototypes: 'r: { moves: R }, k: { moves: K }',
    }),
  );
  const said = told(game, 'A5', 'E5');
  expect(said).toContain('It can go to ');
  const cells = [...(said.split('It can go to ')[1] ?? '').matchAll(/\*\*([A-E]\d)\*\*/g)].map(([, cell = '']) => cell);
  expect(cells).toEqual(['B5', 'A4', 'C5']);
  for (const cell of cells) {
    expect(told(game, 'A5', cell)).toBe('done');
    played(game, undo(ANN));
  }
});
