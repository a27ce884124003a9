import { describe, expect, it } from 'vitest';
import type { Operation } from '../../../src/table/index.ts';
import { narrateChangeForViewer } from '../../../src/view/seen/seen.ts';
import { tell } from '../../../src/view/seen/tell.ts';
import { ToldChange } from '../../../src/view/seen/told-change.ts';
import { channelViewer, personViewer, type Viewer } from '../../../src/view/viewer.ts';
import {
  ANN,
  BEN,
  begun,
  HAND,
  MAIN,
  move,
  openModule,
  type Play,
  played,
  secretModule,
  spot,
  withRules,
} from '../../support/table.ts';
import { en } from '../../support/words.ts';

const { deedOf } = en.deed;

/** The cells that a reader sees crossed out as taken, and those where something else was seen; and what is said. */
const seenBy = (game: Play, operation: Operation, viewer: Viewer): readonly unknown[] => {
  const change = played(game, operation);
  const { seen, marks } = narrateChangeForViewer(new ToldChange(game.table, change, operation), viewer);
  return [marks?.crosses, marks?.cells, deedOf(tell(operation, seen))];
};

describe('[D24] a piece that moves out of sight is not crossed out', () => {
  const published = {
    ...secretModule,
    maps: secretModule.maps.map((map) => (map.name === 'Red Hand' ? { ...map, publishes: 'count' as const } : map)),
  };
  const game = (): Play => begun(withRules(published, { turns: 'free', captures: 'manual' }));
  const toHand = (one: Play): Operation => move(one, ANN, spot(MAIN, 'A5'), spot(HAND));

  it.each([
    ['the channel', channelViewer, 'moves **Pawn** from A5 to Red Hand'],
    ['its own player', personViewer(ANN), 'moves **Pawn** A5 → Red Hand'],
    ['another player', personViewer(BEN), 'moves **Pawn** from A5 to Red Hand'],
  ])('[D24] a piece moved to the hand is reported as such, for %s', (_, viewer, text) => {
    const one = game();
    expect(seenBy(one, toHand(one), viewer)).toEqual([[], ['A5'], text]);
  });

  it('[D24] only captured pieces are crossed out, not removed pieces', () => {
    const one = begun(openModule);
    const [king] = one.table.at(MAIN, 'C5');
    const [foe] = one.table.at(MAIN, 'C1');
    const remove = (id: string | undefined): Operation => ({ kind: 'delete', actor: ANN, piece: id as never });
    expect(seenBy(one, remove(king?.id), channelViewer)).toEqual([[], ['C5'], 'takes **Red King** off C5']);
    expect(seenBy(one, remove(foe?.id), channelViewer)).toEqual([['C1'], [], 'takes **Blue Pawn** off C1']);
    const other = game();
    const taking = move(other, ANN, spot(MAIN, 'A5'), spot(MAIN, 'C1'), spot(MAIN, 'C1'));
    expect(seenBy(other, taking, channelViewer).slice(0, 2)).toEqual([['C1'], []]);
  });
});
