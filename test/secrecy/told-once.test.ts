import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isRefusal } from '../../src/table/index.ts';
import { Lens } from '../../src/view/lens.ts';
import { narrateChangeForViewer } from '../../src/view/seen/seen.ts';
import { ToldChange } from '../../src/view/seen/told-change.ts';
import { channelViewer, personViewer } from '../../src/view/viewer.ts';
import { operationFor } from '../support/operations.ts';
import { runs } from '../support/runs.ts';
import { play } from '../support/table.ts';
import { attempts, begunGame, KINDS } from './worlds/begun.ts';
import { hauntedWorlds, PEOPLE } from './worlds/world.ts';

const VIEWERS = [channelViewer, ...PEOPLE.map(personViewer)];

it('[Q5] [T6] a report shared by viewers equals one made for each', () => {
  const told = { once: 0, apart: 0 };
  fc.assert(
    fc.property(hauntedWorlds, attempts, (world, some) => {
      const game = begunGame(world);
      const { table } = game;
      for (const { kind: number, a, b, c } of some) {
        // While a question waits nothing else is done: it is answered first, so that the game goes on.
        const isAsked = table.size('question') > 0;
        const kind = isAsked ? 'answer' : (KINDS[number % KINDS.length] ?? 'move');
        for (const actor of PEOPLE) {
          const scene = { actor, lens: new Lens(table, personViewer(actor)), people: PEOPLE };
          const operation = operationFor(kind, scene, { a, b, c });
          const change = play(game, operation);
          if (isRefusal(change)) continue;
          const together = new ToldChange(table, change, operation);
          for (const viewer of [...VIEWERS, ...[...VIEWERS].reverse()])
            expect(narrateChangeForViewer(together, viewer)).toEqual(
              narrateChangeForViewer(new ToldChange(table, change, operation), viewer),
            );
          told[together.narrations.size === 1 ? 'once' : 'apart'] += 1;
          break;
        }
      }
    }),
    { seed: 20_300_811, numRuns: runs(8), endOnFailure: true },
  );
  // It is no test where all are told the same, or nobody.
  expect(told.once).toBeGreaterThan(15);
  expect(told.apart).toBeGreaterThan(15);
});
