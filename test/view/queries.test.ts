import { expect, it } from 'vitest';
import { cardQueries } from '../../src/features/cards/view/cards.ts';
import { counterQueries } from '../../src/features/counters/view/counters.ts';
import { armyQueries } from '../../src/view/armies.ts';
import { disclosureQueries } from '../../src/view/disclosures.ts';
import { gameQueries } from '../../src/view/game.ts';
import { Lens } from '../../src/view/lens.ts';
import { modifierQueries } from '../../src/view/modifiers.ts';
import { pieceQueries } from '../../src/view/pieces.ts';
import { placeQueries } from '../../src/view/places.ts';
import { cacheUntilTableChanges, queries, queryContextOf } from '../../src/view/queries.ts';
import { moduleReloadQueries } from '../../src/view/reload.ts';
import { requestQueries } from '../../src/view/requests.ts';
import { scoreQueries } from '../../src/view/scores.ts';
import { seatQueries } from '../../src/view/seats.ts';
import { View } from '../../src/view/view.ts';
import { channelViewer, personViewer } from '../../src/view/viewer.ts';
import { ANN, begun, endTurn, played, RED } from '../support/table.ts';

const all = [
  armyQueries,
  cardQueries,
  counterQueries,
  disclosureQueries,
  gameQueries,
  modifierQueries,
  pieceQueries,
  placeQueries,
  moduleReloadQueries,
  requestQueries,
  scoreQueries,
  seatQueries,
];

it('the queries of a system are created once for each view', () => {
  const { table } = begun();
  const [one, other] = [new View(table, personViewer(ANN)), new View(table, channelViewer)];
  for (const asked of all) {
    expect(one.of<object>(asked)).toBe(one.of<object>(asked));
    expect(one.of<object>(asked)).not.toBe(other.of<object>(asked));
  }
});

it('queries answer from the current table', () => {
  const play = begun();
  const view = new View(play.table, personViewer(ANN));
  const { mine } = view.of(seatQueries);
  const game = view.of(gameQueries);
  expect([mine().map(({ id }) => id), game.turn()?.side.id]).toEqual([[RED], RED]);
  played(play, endTurn(ANN));
  expect([mine().map(({ id }) => id), game.turn()?.side.id]).toEqual([[RED], 'Blue']);
});

it('queries cache results until the table changes', () => {
  const play = begun();
  let made = 0;
  const counting = queries((sight) => ({
    count: cacheUntilTableChanges(sight, () => {
      made += 1;
      return made;
    }),
  }));
  const { count } = queryContextOf(new Lens(play.table, channelViewer)).of(counting);
  expect([count(), count()]).toEqual([1, 1]);
  played(play, endTurn(ANN));
  expect([count(), count()]).toEqual([2, 2]);
});
