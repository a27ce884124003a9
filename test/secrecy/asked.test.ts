import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ContainerId } from '../../src/table/index.ts';
import { queries } from '../../src/view/queries.ts';
import { personViewer } from '../../src/view/viewer.ts';
import { opening } from './acts/perform.ts';
import { doneUnseen } from './acts/unseen.ts';
import {
  type Answers,
  type AnyQueries,
  allQueries,
  askedAll,
  differing,
  queriesInSources,
  unanswered,
} from './asked.ts';
import { Bot } from './bot.ts';
import { ANN, BEN, EVE, hauntedWorlds, moduleOf, PEOPLE } from './worlds/world.ts';

const SEED = 1;
/** After how many acts it is asked again. */
const ROUNDS: readonly number[] = [2, 12, 24];
const PATIENCE = 600_000;

/** Queries that read past the lens: where all pieces are, whether something stands on a cell, on which cells. */
const LEAKS = new Map<string, AnyQueries>([
  [
    'leak',
    queries(({ lens: { ground } }) => ({
      places: () => [...ground.all('piece')].map(({ place }) => place),
      taken: (container: ContainerId, cell: string) => ground.at(container, cell).length,
      cells: (container: ContainerId) => [...ground.standing.cells(container)],
    })),
  ],
]);

/** Queries that take more than a viewer can name: an operation, a record, a whole module. */
const BY_MORE = [
  'predictionQueries.refusalOf',
  'predictionQueries.isByRules',
  'placeQueries.whereIs',
  'moduleReloadQueries.refusal',
  'moduleReloadQueries.changes',
  'moduleReloadQueries.asks',
];

it(
  '[T6] no query of a view depends on unseen acts; a leak is caught',
  async () => {
    const own = await allQueries();
    const all = new Map([...own, ...LEAKS]);
    const worlds = hauntedWorlds.filter(
      ({ war, turns }) => war?.covers === true && war.occupied === 'stack' && (turns ?? 'free') === 'free',
    );
    const different = new Set<string>();
    for (const world of fc.sample(worlds, { seed: SEED, numRuns: 1 })) {
      const bot = new Bot(moduleOf(world), PEOPLE, 'a');
      await opening(bot, world);
      const { session } = await bot.game();
      const ask = (): Promise<readonly Answers[]> =>
        Promise.all([BEN, EVE].map((person) => session.read(personViewer(person), (view) => askedAll(view, all))));
      const before = await ask();
      expect(unanswered(before)).toEqual(BY_MORE);
      for (let what = 0; what < Math.max(...ROUNDS); what += 1) {
        await doneUnseen(bot, world, ANN, { what, a: what % 7, b: what % 11, back: false });
        if (!ROUNDS.includes(what + 1)) continue;
        for (const [i, now] of (await ask()).entries())
          for (const query of differing(before[i] ?? new Map(), now)) different.add(query);
      }
    }
    expect([...own.keys()].sort()).toEqual([...queriesInSources()].sort());
    expect([...different].sort()).toEqual(['leak.cells', 'leak.places', 'leak.taken']);
  },
  PATIENCE,
);
