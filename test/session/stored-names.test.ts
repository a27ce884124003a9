import { expect, test } from 'vitest';
import { type ChannelId, soloChannelIdOf } from '../../src/facts/where.ts';
import { CompareAndSetValue } from '../../src/session/base/compare-and-set.ts';
import { systemRandom } from '../../src/session/base/ports.ts';
import { playedKingdomKey } from '../../src/session/kingdom/played.ts';
import { KingdomWishes } from '../../src/session/kingdom/wishes.ts';
import { DamagedGames, repairNoticeKey } from '../../src/session/log/damaged.ts';
import { ModuleLibrary } from '../../src/session/module/library.ts';
import { recordModulePictures } from '../../src/session/pictures/shelved.ts';
import { StepTags } from '../../src/session/steps/step-names.ts';
import type { GameId, PersonId } from '../../src/table/index.ts';
import { open } from '../support/modules/modules.ts';
import { newProcess, rowsOf } from '../support/session.ts';
import { en } from '../support/words.ts';

/**
 * [T5] Names that are made of what they name, to the letter: rows and messages of earlier versions are found by them.
 * Where one fails, what is stored has changed.
 */

const ANN = '100000000000000001' as PersonId;

test('[T5] [U9] the channel of a solo player is stable', () => {
  expect(soloChannelIdOf(ANN, 'tour')).toMatchInlineSnapshot(`"own-d5c43f24a98cf049d2aea262"`);
});

test('[T5] [K25] a game’s key derived from its answer is stable', () => {
  expect(playedKingdomKey('answer')).toMatchInlineSnapshot(`"DbUvQHbA"`);
});

test('[T5] [K19] a kingdom wish’s key derived from its text is stable', async () => {
  const { ports, store } = newProcess();
  const wishes = new KingdomWishes(ports, new CompareAndSetValue({ store, random: systemRandom }));
  expect(await wishes.keep({ sets: 'base2', require: '2 Attack' })).toMatchInlineSnapshot(`"HsQ9SxWkG_a44sQU"`);
  expect([...store.rows.keys()]).toMatchInlineSnapshot(`
    [
      "kingdom:wish:HsQ9SxWkG_a44sQU",
    ]
  `);
});

test('[T5] [V2] the key of a module’s pictures by folder is stable', async () => {
  const { store } = newProcess();
  await recordModulePictures(store, 'ours', ['b', 'a', 'b'], 5);
  expect([...store.rows]).toMatchInlineSnapshot(`
    [
      [
        "shelf:ours:1eb7c54d52831bbf",
        "{"hashes":["a","b"],"at":5}",
      ],
    ]
  `);
});

test('[T5] [V13] the key of a module’s former version is stable', async () => {
  const { ports, store } = newProcess();
  const library = new ModuleLibrary(ports);
  const owner = { guild: undefined, person: { id: ANN } };
  await library.add(owner, open, 'narrow');
  await library.add(owner, { ...open, title: 'Wide' }, 'wide');
  expect([...store.rows.keys()].sort()).toMatchInlineSnapshot(`
    [
      "person:100000000000000001:module:open",
      "person:100000000000000001:module:open:7590249f8a662555",
      "person:100000000000000001:modules",
    ]
  `);
});

test('[T5] [T3] the names of steps, messages and nonces in controls are stable', () => {
  const handles = '0'.repeat(64);
  const table = { get: () => ({ handles }) };
  const names = new StepTags('gamegamegame' as GameId, table as never);
  expect([names.tag(7), names.tagOf(7), names.tagOf(undefined), names.tag(8)]).toMatchInlineSnapshot(`
    [
      "wnmvqcyy",
      "wnmvqcyy",
      undefined,
      "hrqcgrvq",
    ]
  `);
  expect([
    names.mark({ attempt: 'abc' }),
    names.nonce('abc', ANN),
    names.nonce('abc', 'channel'),
  ]).toMatchInlineSnapshot(`
    [
      "4zeriiia",
      "2npk2t4bzsdder3qm2ud9k",
      "4u5b9rreysvgkui6pa44kg",
    ]
  `);
});

test('[T5] the announcement of a repaired game is stable and sent once', async () => {
  const { ports, store, messenger } = newProcess();
  const game = 'gamegamegame' as GameId;
  await store.set(repairNoticeKey(game), { step: 9, at: 1_700_000_000_000 });
  const damaged = new DamagedGames(ports);
  for (let i = 0; i < 2; i += 1) await damaged.tellOfRepair(game, '8' as ChannelId, en);
  expect(messenger.tried).toMatchInlineSnapshot(`
    [
      {
        "message": {
          "text": "My copy of this game was damaged at step 9, and the operator of this bot has repaired it. The game goes on from step 8; later steps are lost. Use \`/board\` to see the current position.",
        },
        "nonce": "BtwwX5xbiIwQdPzhqVFAH9",
        "to": "8",
      },
    ]
  `);
  expect([...rowsOf(store)]).toEqual([]);
});
