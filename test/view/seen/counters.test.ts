import { describe, expect, it } from 'vitest';
import { reportChangeToViewer } from '../../../src/view/seen/seen.ts';
import { channelViewer } from '../../../src/view/viewer.ts';
import { counter } from '../../features/counters/rules/game.ts';
import { ANN, begun, MAIN, move, openModule, played, spot } from '../../support/table.ts';

const FIELD = openModule.maps[0]?.name ?? '';

describe('a counter’s report of a step', () => {
  it.each([
    ['$oldValue$ > $newValue$', '5 > 4'],
    ['by $change$', 'by -1'],
    ['$counterName$ on $mapName$', `Pieces on ${FIELD}`],
  ])('[C73] a counter’s report of a step fills in %s', (report, said) => {
    const game = begun({ ...openModule, counters: [counter('Pieces', FIELD, { report })] });
    const operation = move(game, ANN, spot(MAIN, 'C5'), spot(MAIN, 'C2'), spot(MAIN, 'C1'));
    const seen = reportChangeToViewer(game.table, played(game, operation), channelViewer, operation);
    expect(seen.filter(({ what }) => what === 'counted')).toMatchObject([{ text: said }]);
  });
});
