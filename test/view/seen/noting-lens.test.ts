import { expect, it } from 'vitest';
import { added, apply, type PersonId } from '../../../src/table/index.ts';
import { Lens } from '../../../src/view/lens.ts';
import { RecordingVisibleTable } from '../../../src/view/seen/noting-lens.ts';
import { channelViewer, personViewer } from '../../../src/view/viewer.ts';
import { ANN, BEN, BLUE, CLO, DAN, join, newPlay, played, RED, secretModule, startOf } from '../../support/table.ts';

const EVE = '100000000000000005' as PersonId;

/** Ann and Clo play Red, Ben plays Blue, Dan is the master, Eve looks on. */
const game = newPlay();
played(game, startOf(secretModule), join(ANN, RED), join(BEN, BLUE), {
  kind: 'preside',
  actor: DAN,
  takes: true,
});
played(game, { kind: 'begin', actor: ANN });
for (const seat of [...game.table.all('seat')])
  if (seat.side === RED) apply(game.table, added({ ...seat, id: `${CLO}/${RED}`, person: CLO }));

const OTHERS = { BEN, CLO, DAN, EVE };

/** Who is told what was made for Ann, of whom this was asked. */
const alike = (ask: (ann: RecordingVisibleTable) => unknown): readonly string[] => {
  const ann = new RecordingVisibleTable(game.table, personViewer(ANN));
  ask(ann);
  const lenses = Object.entries(OTHERS).map(([name, who]) => [name, new Lens(game.table, personViewer(who))] as const);
  return [...lenses, ['channel', new Lens(game.table, channelViewer)] as const].flatMap(([name, lens]) =>
    ann.isAnsweredAlikeBy(lens) ? [name] : [],
  );
};

it('[Q5] [T6] viewers form a group if they get equal answers about what they may see', () => {
  expect(alike(() => undefined)).toEqual(['BEN', 'CLO', 'DAN', 'EVE', 'channel']);
  expect(alike((ann) => ann.master)).toEqual(['BEN', 'CLO', 'EVE', 'channel']);
  expect(alike((ann) => ann.plays(RED))).toEqual(['CLO']);
  expect(alike((ann) => ann.plays(BLUE))).toEqual(['CLO', 'DAN', 'EVE', 'channel']);
  expect(alike((ann) => [ann.plays(BLUE), ann.plays(RED), ann.plays(BLUE)])).toEqual(['CLO']);
  expect(alike((ann) => ann.isPerson(ANN))).toEqual([]);
  expect(alike((ann) => ann.isPerson(BEN))).toEqual(['CLO', 'DAN', 'EVE', 'channel']);
  expect(alike((ann) => ann.viewer)).toEqual([]);
});

it('[Q5] [T6] groups of viewers depend on every condition of a record’s visibility', () => {
  const hidden = [...game.table.all('piece')].find(({ place }) => place.in === 'Red Hand');
  const open = [...game.table.all('piece')].find(({ place }) => place.in === 'Field/Main');
  expect(alike((ann) => hidden && ann.seen(hidden))).toEqual(['CLO']);
  expect(alike((ann) => open && ann.seen(open))).toEqual(['BEN', 'CLO', 'EVE', 'channel']);
});
