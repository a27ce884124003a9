import { describe, expect, it } from 'vitest';
import { Games } from '../../../src/session/games/games.ts';
import { addRowHash, type StepRow, stepRowKey } from '../../../src/session/log/chain.ts';
import { checkpointKey, readHead } from '../../../src/session/log/checkpoint.ts';
import { hasKnownKinds } from '../../../src/session/log/schemas.ts';
import {
  CHANNEL,
  GUILD,
  killed,
  newInteraction,
  newProcess,
  newTable,
  type Process,
  place,
  told,
} from '../../support/session.ts';
import { ANN, CAMP, openModule, spot } from '../../support/table.ts';

/** A game of six steps whose newest is changed as a later version may have written it, in a process of this one. */
const written = async (
  later: (row: StepRow) => object,
): Promise<{ readonly process: Process; readonly games: Games }> => {
  const before = newProcess({ settings: { snapshotEvery: 6 } });
  const { games, game } = await newTable(before);
  await told(game, place(spot(CAMP), 'Aunt Zoë'));
  await before.clock.pass(1000);
  await games.close();
  const process = killed(before);
  const { rows } = process.store;
  const key = stepRowKey(game.session.game, 6);
  const { hash: _, ...row } = JSON.parse(rows.get(key) ?? '') as StepRow;
  rows.set(key, JSON.stringify(addRowHash(later(row as StepRow) as StepRow)));
  const { snapshot: __, ...head } = await readHead(process.ports, game.session.game);
  await process.store.set(checkpointKey(game.session.game), head as never);
  return { process, games: new Games(process.ports) };
};

const LATER = 'of a later version';
const record = { kind: LATER, id: '1' };

const WAYS: readonly (readonly [string, (row: StepRow) => object])[] = [
  ['a format', (row) => ({ ...row, format: 99 })],
  ['schemas', (row) => ({ ...row, schemas: LATER })],
  ['an operation', (row) => ({ ...row, operation: { ...row.operation, kind: LATER } })],
  ['a new record', (row) => ({ ...row, change: { ...row.change, added: [record] } })],
  ['a record that goes', (row) => ({ ...row, change: { ...row.change, removed: [record] } })],
  [
    'a changed record',
    (row) => ({ ...row, change: { ...row.change, updated: [{ ...record, from: { n: 1 }, to: { n: 2 } }] } }),
  ],
  ['a report', (row) => ({ ...row, posts: [{ reader: 'channel', seen: [{ what: LATER }] }] })],
  [
    'an earlier report',
    (row) => ({ ...row, posts: [{ reader: 'channel', past: [{ kind: 'place', seen: [{ what: LATER }] }] }] }),
  ],
];

describe('a game written by a newer version', () => {
  it.each(WAYS)('[H22] a game of a newer version is left unchanged and reported: %s', async (_, later) => {
    const { process, games } = await written(later);
    const rows = new Map(process.store.rows);
    const posts = process.messenger.tried.length;
    const newer = { step: 6, fault: 'newer' };
    for (let i = 0; i < 2; i += 1) await expect(games.at(CHANNEL)).rejects.toMatchObject(newer);
    const start = games.start({
      channel: CHANNEL,
      guild: GUILD,
      module: openModule,
      host: ANN,
      interaction: newInteraction(),
      seed: '',
    });
    await expect(start).rejects.toMatchObject(newer);
    await process.clock.pass(60_000);
    await games.close();
    expect(process.store.rows).toEqual(rows);
    expect(process.messenger.tried).toHaveLength(posts);
    expect(process.faults.every((line) => line.startsWith('a game was written by a newer version'))).toBe(true);
  });

  it('[H22] a game of a newer version is usable if every kind is known', () => {
    expect(
      hasKnownKinds({ operation: place(spot(CAMP)), change: { added: [], updated: [], removed: [] }, posts: [] }),
    ).toBe(true);
  });
});
