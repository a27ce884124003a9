import { expect, it } from 'vitest';
import { momentOf } from '../../../src/session/delivery/drawings.ts';
import { toldStep } from '../../../src/session/delivery/told-step.ts';
import type { Step } from '../../../src/session/game/step.ts';
import { pieceQueries } from '../../../src/view/pieces.ts';
import { placeQueries } from '../../../src/view/places.ts';
import { channelViewer } from '../../../src/view/viewer.ts';
import { shippedModule } from '../../support/modules/shipped.ts';
import { transcriptOf } from '../../support/play/transcript.ts';

/** Pictures of steps that the rules clear up. */

it('[G37] the picture of a trick shows its cards before they are cleared up', async () => {
  const module = await shippedModule('german-whist');
  const { steps, session } = await transcriptOf({
    module,
    sides: ['North', 'South'],
    choose: (acts) => acts.find(({ kind }) => kind === 'act'),
    most: 2,
  });
  const last = steps.at(-1);
  const moment = last && momentOf(last);
  const cardsIn = (view = session.viewNow(channelViewer)): number => {
    const [board] = view.of(placeQueries).boards();
    return ['North', 'South'].reduce(
      (sum, cell) => sum + view.of(pieceQueries).at(board?.id as never, cell as never).length,
      0,
    );
  };
  expect(cardsIn()).toBe(0);
  expect(cardsIn(moment && session.viewBefore(moment, channelViewer))).toBe(2);
  const cells = last?.posts.find(({ reader }) => reader === 'channel')?.marks?.cells;
  expect(cells).toHaveLength(1);
});

it('[G38] the message that brings a hand pictures it', async () => {
  const module = await shippedModule('german-whist');
  const { steps, session } = await transcriptOf({
    module,
    sides: ['North', 'South'],
    choose: () => undefined,
    most: 0,
  });
  const begin = steps.at(-1) as Step;
  const { told } = await toldStep(session, begin, []);
  expect([...told].map(([reader, { drawing }]) => [reader === 'channel', drawing?.name])).toEqual([
    [true, 'board.png'],
    [false, 'hand.png'],
    [false, 'hand.png'],
  ]);
  const picture = (await [...told.values()][1]?.drawing?.picture()) as { readonly pieces: readonly unknown[] };
  expect(picture.pieces).toHaveLength(13);
});
