import { expect, it } from 'vitest';
import type { Step, StepMoment } from '../../../src/session/base/step.ts';
import type { Session } from '../../../src/session/game/session.ts';
import { momentBeforeRemoval } from '../../../src/session/posts/drawings.ts';
import { messagesOfStep } from '../../../src/session/posts/told-step.ts';
import { textOf } from '../../../src/table/index.ts';
import { type PieceView, pieceQueries } from '../../../src/view/pieces.ts';
import { placeQueries } from '../../../src/view/places.ts';
import type { View } from '../../../src/view/view.ts';
import { channelViewer } from '../../../src/view/viewer.ts';
import { shippedModule } from '../../support/modules/shipped.ts';
import { dice, transcriptOf } from '../../support/play/transcript.ts';

/** Pictures of steps that the rules clear up. */

it('[G37] the picture of a trick shows its cards before clearing', async () => {
  const module = await shippedModule('german-whist');
  const { steps, session } = await transcriptOf({
    module,
    sides: ['North', 'South'],
    choose: (acts) => acts.find(({ kind }) => kind === 'act'),
    most: 2,
  });
  const last = steps.at(-1);
  const moment = last && momentBeforeRemoval(last);
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

/** Plays by chance until the rules clear something up, and finds what that moment shows. */
const clearedUp = async (name: string, sides: readonly string[], seed: number, most: number) => {
  const roll = dice(seed);
  const module = await shippedModule(name);
  let found: { readonly step: Step; readonly session: Session } | undefined;
  await transcriptOf({
    module,
    sides,
    choose: (acts) => acts[roll(acts.length)],
    most,
    isPrivate: false,
    onStep: (step, session) => {
      if (!momentBeforeRemoval(step)) return true;
      found = { step, session };
      return false;
    },
  });
  const { step, session } = found ?? expect.fail();
  const before = session.viewBefore(momentBeforeRemoval(step) as StepMoment, channelViewer) ?? expect.fail();
  const marks = step.posts.find(({ reader }) => reader === 'channel')?.marks;
  return { before, now: session.viewNow(channelViewer), marks };
};

const piecesOn = (view: View, cells: readonly string[]): readonly PieceView[] =>
  view
    .of(placeQueries)
    .boards()
    .flatMap(({ id }) => cells.flatMap((cell) => view.of(pieceQueries).at(id, cell as never)));

it('[G37] the picture of a vote shows the accused', async () => {
  const sides = ['Mill', 'Forge', 'Inn', 'Bakery', 'Chapel', 'Farm', 'Dairy'];
  const { before, now, marks } = await clearedUp('werewolf', sides, 1, 20);
  const votesIn = (view: View) =>
    piecesOn(view, sides).flatMap(({ name, where }) => (name === 'Vote' ? (where.cell ?? []) : []));
  expect(votesIn(now)).toEqual([]);
  expect(votesIn(before)).toEqual(['Forge', 'Inn', 'Inn', 'Bakery', 'Chapel']);
  expect(new Set(marks?.cells)).toEqual(new Set(votesIn(before)));
});

it('[G37] the picture of a dice throw that allows no move shows its dice', async () => {
  const { before, now, marks } = await clearedUp('backgammon', ['White', 'Black'], 2, 60);
  const diceIn = (view: View) =>
    piecesOn(view, ['Larger', 'Smaller']).flatMap((piece) =>
      piece.name.endsWith(' die') ? textOf(view.of(pieceQueries).property(piece, 'LayerName')) : [],
    );
  expect([diceIn(before), diceIn(now)]).toEqual([
    ['2', '2'],
    ['5', '2'],
  ]);
  expect(marks?.cells).toEqual(expect.arrayContaining(['Larger']));
});

it('[G38] the message that deals a hand shows its picture', async () => {
  const module = await shippedModule('german-whist');
  const { steps, session } = await transcriptOf({
    module,
    sides: ['North', 'South'],
    choose: () => undefined,
    most: 0,
  });
  const begin = steps.at(-1) as Step;
  const { told } = await messagesOfStep(session, begin, []);
  expect([...told].map(([reader, { drawing }]) => [reader === 'channel', drawing?.name])).toEqual([
    [true, 'board.png'],
    [false, 'hand.png'],
    [false, 'hand.png'],
  ]);
  const picture = (await [...told.values()][1]?.drawing?.picture()) as { readonly pieces: readonly unknown[] };
  expect(picture.pieces).toHaveLength(13);
});
