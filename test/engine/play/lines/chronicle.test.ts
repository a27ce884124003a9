import { expect, it } from 'vitest';
import { VERBS } from '../../../../src/engine/play/lines/verbs.ts';
import type { Operation, PieceId, SideId } from '../../../../src/table/index.ts';
import { chronicleOf } from '../../../support/chronicle.ts';
import { moduleFrom } from '../../../support/modules/modules.ts';
import { WORKSHOP } from '../../../support/modules/workshop.ts';
import {
  ANN,
  BEN,
  BLUE,
  CLO,
  endTurn,
  join,
  newPlay,
  type Play,
  played,
  RED,
  startOf,
} from '../../../support/table.ts';

const act = (
  actor: typeof ANN,
  action: string,
  choices: { readonly [choice: string]: readonly string[] } = {},
): Operation<'act'> => ({ kind: 'act', actor, action, subject: undefined, choices, payment: undefined });

const begin = (): Play => {
  const game = newPlay();
  const green = join(CLO, 'Green' as SideId);
  played(game, startOf(moduleFrom(WORKSHOP)), join(ANN, RED), join(BEN, BLUE), green, { kind: 'begin', actor: ANN });
  return game;
};
const named = ({ table }: Play, ...names: readonly string[]): readonly PieceId[] =>
  [...table.all('piece')].filter(({ name }) => names.includes(name)).map(({ id }) => id);
const handOf = ({ table }: Play): readonly string[] => table.at('Red Hand').map(({ id }) => id);

it('[G9] every kind of line in an action matches the golden file', async () => {
  const used = Object.keys(VERBS).filter((verb) => !new RegExp(`[{,] ?${verb}:`).test(WORKSHOP));
  // Questions and sentences have tests of their own.
  expect(used).toEqual(['ask', 'says']);
  const game = begin();
  const [ayla, arne] = [named(game, 'Ayla'), named(game, 'Arne')];
  const text = chronicleOf(game, [
    act(ANN, 'Move', { who: ayla }),
    (now) => act(ANN, 'Bury', { who: handOf(now) }),
    act(ANN, 'Build'),
    act(ANN, 'Clear'),
    act(ANN, 'Count'),
    act(ANN, 'Rank'),
    act(ANN, 'Bless', { who: arne }),
    act(ANN, 'Bless', { who: ayla }),
    act(ANN, 'Turn', { who: arne }),
    act(ANN, 'Cloak', { who: arne }),
    act(ANN, 'Cloak', { who: arne }),
    act(ANN, 'Show', { who: arne }),
    act(ANN, 'Draw'),
    act(ANN, 'Deal'),
    act(ANN, 'Dice'),
    act(ANN, 'Ask'),
    act(ANN, 'Flee', { who: arne, foe: named(game, 'Bran') }),
    act(ANN, 'Score'),
    act(ANN, 'Train'),
    act(ANN, 'Gift', { to: ['Blue'] }),
    act(ANN, 'Hurry'),
    act(CLO, 'Train'),
    act(CLO, 'Gift', { to: ['Green'] }),
    act(CLO, 'Gift', { to: ['Blue'] }),
    endTurn(CLO),
    act(ANN, 'Win'),
    act(ANN, 'Lose'),
  ]);
  await expect(text).toMatchFileSnapshot('../../../golden/chronicles/workshop.txt');
});

it.each(['Lose', 'Tie'])('[G9] an action that ends the game matches the golden file: %s', async (action) => {
  const text = chronicleOf(begin(), [act(ANN, action), endTurn(ANN), endTurn(BEN)]);
  await expect(text).toMatchFileSnapshot(`../../../golden/chronicles/workshop-${action.toLowerCase()}.txt`);
});
