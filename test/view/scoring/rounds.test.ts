import { expect, test } from 'vitest';
import { roundQueries } from '../../../src/view/scoring/rounds.ts';
import { View } from '../../../src/view/view.ts';
import { channelViewer } from '../../../src/view/viewer.ts';
import { scored } from '../../support/gdl.ts';
import { ANN, BEN, begun, endTurn, type Play, played, reloadedWith } from '../../support/table.ts';

const titles = ({ table }: Play): unknown =>
  new View(table, channelViewer)
    .of(roundQueries)
    .tables()
    .map(({ title }) => title);

test('[S34] a scorekeeper without a score after a reload has no rounds', () => {
  const text = '(scorekeeper a (initial 0) (do (add 1)))';
  const game = begun(scored(text));
  played(game, endTurn(ANN), endTurn(BEN));
  expect(titles(game)).toEqual(['a']);
  reloadedWith(game, scored(text.replace('(initial 0) (do (add 1))', '(do (if (> turn 9) win))')), ANN, BEN);
  expect(titles(game)).toEqual([]);
});
