import { expect, it } from 'vitest';
import { canModuleHideAnything, type Piece } from '../../src/engine/index.ts';
import { RandomGame } from '../../src/session/tryout/random-game.ts';
import { type Change, partsOf, revertRecordPatch, type Table } from '../../src/table/index.ts';
import { Lens } from '../../src/view/lens.ts';
import { placeQueries } from '../../src/view/places.ts';
import { queryContextOf } from '../../src/view/queries.ts';
import { narrateChangeForViewer } from '../../src/view/seen/seen.ts';
import { ToldChange } from '../../src/view/seen/told-change.ts';
import { channelViewer, personViewer, type Viewer } from '../../src/view/viewer.ts';
import { shipped } from '../support/modules/shipped.ts';
import { runs } from '../support/runs.ts';

const GAMES = runs(1);
/** Enough for two deals of hearts. */
const STEPS = 130;

/** Returns the places where each piece was in a step, from the first to the last, by what each part of it changed. */
const waysIn = (table: Table, change: Change): readonly (readonly Piece[])[] => {
  const ways = new Map<string, Piece[]>();
  for (const { added, updated, removed } of partsOf(change).toReversed()) {
    for (const one of [...added, ...removed])
      if (one.kind === 'piece') ways.set(one.id, [one, ...(ways.get(one.id) ?? [])]);
    for (const update of updated) {
      if (update.kind !== 'piece') continue;
      const after = ways.get(update.id)?.[0] ?? table.get('piece', update.id);
      if (after) ways.set(after.id, [revertRecordPatch(after, update), ...(ways.get(after.id) ?? [after])]);
    }
  }
  return [...ways.values()];
};

/**
 * Returns what an event says that its viewer could not see: a named piece that goes where the viewer does not look, by
 * a way of which the viewer lost sight in between.
 */
const leaksOf = (told: ToldChange, ways: readonly (readonly Piece[])[], viewer: Viewer): readonly string[] => {
  const lens = new Lens(told.table, viewer);
  const nameOf = (state: Piece): string | undefined =>
    queryContextOf(lens).of(placeQueries).containerName(state.place.in);
  const lost = ways.flatMap((way) =>
    way.flatMap((from, i) => {
      const name = lens.seen(from)?.name;
      const first = way.slice(i).find((state) => !lens.seen(state));
      return name === undefined || !first ? [] : [`${name} to ${nameOf(first)}`];
    }),
  );
  return narrateChangeForViewer(told, viewer).seen.flatMap((one) => {
    if (one.what !== 'vanished' || one.to === undefined) return [];
    const way = `${one.piece} to ${one.to}`;
    return lost.includes(way) ? [] : [way];
  });
};

const hidden = [...(await shipped())].filter(([, module]) => canModuleHideAnything(module));

it.each(hidden)('[T33] an onlooker of %s learns only shown things', (_, module) => {
  let shuffled = 0;
  for (let seed = 1; seed <= GAMES; seed += 1) {
    const game = RandomGame.begun(module, seed) ?? expect.fail('it does not begin');
    const players = [...game.table.all('seat')].map(({ person }) => personViewer(person));
    for (let step = game.next(), count = 0; step && count < STEPS; step = game.next(), count += 1) {
      const told = new ToldChange(game.table, step.change, step.operation);
      const ways = waysIn(game.table, step.change);
      if (ways.some((way) => way.length > 2)) shuffled += 1;
      for (const viewer of [channelViewer, ...players]) expect(leaksOf(told, ways, viewer)).toEqual([]);
    }
  }
  if (module.module === 'hearts') expect(shuffled).toBeGreaterThan(0);
});
