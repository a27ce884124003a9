import { describe, expect, test } from 'vitest';
import { drawnBoard } from '../../../../src/draw/index.ts';
import { cardsPicture } from '../../../../src/features/cards/view/hand.ts';
import type { BoardId } from '../../../../src/table/index.ts';
import { listVisibleBoards } from '../../../../src/view/find/find.ts';
import { pieceQueries } from '../../../../src/view/pieces.ts';
import { View } from '../../../../src/view/view.ts';
import { channelViewer } from '../../../../src/view/viewer.ts';
import { shippedModule } from '../../../support/modules/shipped.ts';
import { ANN, BEN, DAN, newPlay, played, startOf } from '../../../support/table.ts';
import { en } from '../../../support/words.ts';

/** How wide a picture is on a phone, and how large letters must be there, in pixels. */
const [PHONE, READABLE] = [400, 8];

/** A hand of so many cards of the stalls of bazaar, no two of them together. */
const handOf = async (count: number) => {
  const game = newPlay();
  played(game, startOf(await shippedModule('bazaar'), DAN));
  const [red, blue] = [...game.table.all('side')];
  if (!red || !blue) throw new Error('no sides');
  played(game, { kind: 'join', actor: ANN, side: red.id }, { kind: 'join', actor: BEN, side: blue.id });
  played(game, { kind: 'begin', actor: DAN });
  const view = new View(game.table, channelViewer);
  const board = listVisibleBoards(view)[0]?.id as BoardId;
  const cards = [...'ABCDEF'].flatMap((column) =>
    view
      .of(pieceQueries)
      .at(board, `${column}1` as never)
      .slice(0, 1),
  );
  const groups = Array.from({ length: count }, (_, i) => ({ card: cards[i % cards.length], numbers: [i + 1] }));
  return cardsPicture(view, groups as never, 'Hand', en.board.legend);
};

describe('[U12] [U13] a hand on a phone', () => {
  test.each([1, 2, 3, 6, 13, 18, 19, 32])(
    'a hand of %i cards has readable letters on every card on a phone',
    async (count) => {
      const { width, sprites } = drawnBoard(await handOf(count));
      const sizes = sprites.flatMap(({ svg }) =>
        [...svg.matchAll(/<text [^>]*?font-size="([\d.]+)"/g)].map(([, size]) => (Number(size) * PHONE) / width),
      );
      expect(sizes.length).toBeGreaterThan(count * 2);
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(READABLE);
    },
  );
});
