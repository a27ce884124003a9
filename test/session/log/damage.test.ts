import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Games } from '../../../src/session/games/games.ts';
import { addRowHash, type StepRow, stepRowKey } from '../../../src/session/log/chain.ts';
import { checkpointKey } from '../../../src/session/log/checkpoint.ts';
import { DamagedLogError } from '../../../src/session/log/damage.ts';
import { checkStoreVersion } from '../../../src/session/log/store-version.ts';
import { precomputeLargeBoards } from '../../../src/session/steps/survey.ts';
import { added } from '../../../src/table/index.ts';
import { pieceQueries } from '../../../src/view/pieces.ts';
import { channelViewer } from '../../../src/view/viewer.ts';
import {
  CHANNEL,
  done,
  GUILD,
  killed,
  load,
  logOf,
  newGame,
  newInteraction,
  newProcess,
  newTable,
  type Process,
  place,
  rowsOf,
  told,
} from '../../support/session.ts';
import { MemoryStore } from '../../support/store/memory-store.ts';
import { ANN, CAMP, openModule, spot } from '../../support/table.ts';

type Rows = Map<string, string>;

/** A game of eleven steps, and how its rows are spoiled. */
const spoiled = async (spoil: (rows: Rows, key: (step: number) => string) => void, steps = 6) => {
  const before = newProcess();
  const { games, game } = await newTable(before);
  for (let i = 0; i < steps; i += 1) await told(game, place(spot(CAMP), `Aunt Zoë ${i}`));
  await before.clock.pass(1000);
  await games.close();
  const process = killed(before);
  spoil(process.store.rows, (step) => stepRowKey(game.session.game, step));
  return { process, games: new Games(process.ports), game: game.session.game };
};

const edited = (rows: Rows, key: string, edit: (row: StepRow) => object): void =>
  void rows.set(key, JSON.stringify(edit(JSON.parse(rows.get(key) ?? ''))));

const start = (games: Games) =>
  games.start({
    channel: CHANNEL,
    guild: GUILD,
    module: openModule,
    host: ANN,
    interaction: newInteraction(),
    seed: '',
  });

const WAYS: readonly (readonly [string, string, number, (rows: Rows, key: (step: number) => string) => void])[] = [
  ['a hole', 'missing', 8, (rows, key) => rows.delete(key(8))],
  ['a hole of some steps', 'missing', 7, (rows, key) => [7, 8, 9].map((step) => rows.delete(key(step)))],
  ['a lost beginning', 'missing', 1, (rows, key) => rows.delete(key(1))],
  ['a lost end, of which the head knows', 'missing', 10, (rows, key) => [10, 11].map((step) => rows.delete(key(step)))],
  ['a log that is gone', 'missing', 1, (rows, key) => Array.from({ length: 11 }, (_, i) => rows.delete(key(i + 1)))],
  ['a row that is no JSON', 'no-json', 9, (rows, key) => rows.set(key(9), (rows.get(key(9)) ?? '').slice(0, -20))],
  ['a row that is something else', 'no-step', 9, (rows, key) => rows.set(key(9), '[1, 2]')],
  ['a row that is nothing', 'no-step', 9, (rows, key) => rows.set(key(9), 'null')],
  [
    'an altered step',
    'altered',
    8,
    (rows, key) => rows.set(key(8), (rows.get(key(8)) ?? '').replace('"at":', '"at":1')),
  ],
  [
    'an altered last step',
    'altered',
    11,
    (rows, key) => rows.set(key(11), (rows.get(key(11)) ?? '').replace('"at":', '"at":1')),
  ],
  [
    'a step of another line of time',
    'other-line',
    9,
    (rows, key) =>
      edited(rows, key(9), ({ hash: _, ...row }: StepRow) => addRowHash({ ...row, before: 'x'.repeat(43) })),
  ],
  [
    'an account apart that is something else',
    'altered',
    1,
    (rows, key) => rows.set(key(1).replace(/step:.*/, 'apart:000001'), '-1'),
  ],
  [
    'an account apart that lacks',
    'altered',
    4,
    (rows, key) => rows.set(key(1).replace(/step:.*/, 'apart:000003'), '{"salt":"x","by":1}'),
  ],
  [
    'a step that does not fit',
    'unfit',
    11,
    (rows, key) =>
      edited(rows, key(11), ({ hash: _, ...row }: StepRow) =>
        addRowHash({ ...row, change: added({ kind: 'turn', id: 'turn', number: 9, position: 0 }) }),
      ),
  ],
];

describe('a damaged log', () => {
  for (const [what, fault, step, spoil] of WAYS) {
    it(`[D34] a log with ${what} is detected, logged and announced; a new game can start`, async () => {
      const { process, games, game } = await spoiled(spoil);
      const { messenger } = process;
      const before = [messenger.texts(CHANNEL).length, rowsOf(process.store, `game:${game}:step:`).size];
      await expect(games.at(CHANNEL)).rejects.toMatchObject({ step, fault });
      const named = process.faults.filter((line) => line.startsWith('a stored game is damaged'));
      expect(named).toEqual([`a stored game is damaged ${JSON.stringify({ game, channel: CHANNEL, step, fault })}`]);
      expect(process.faults.join()).not.toMatch(/Zoë|10000000000000000\d/);
      const posted = messenger.texts(CHANNEL).slice(before[0]);
      expect(posted).toHaveLength(1);
      expect(posted[0]).toContain(`step ${step}`);
      expect(posted[0]).toContain('/game start');
      await expect(games.at(CHANNEL)).rejects.toBeInstanceOf(DamagedLogError);
      await expect(new Games(process.ports).at(CHANNEL)).rejects.toBeInstanceOf(DamagedLogError);
      expect(messenger.texts(CHANNEL)).toHaveLength((before[0] as number) + 1);
      expect(rowsOf(process.store, `game:${game}:step:`).size).toBe(before[1]);
      const next = await start(games);
      expect(next.kind).toBe('started');
      expect((await games.at(CHANNEL))?.session.game).not.toBe(game);
      expect((await new Games(process.ports).at(CHANNEL))?.session.game).toBe(next.game.session.game);
      expect(rowsOf(process.store, `game:${game}:step:`).size).toBe(before[1]);
    });
  }

  it('[D34] a game with a repaired log continues', async () => {
    let row = '';
    const { process, games, game } = await spoiled((rows, key) => {
      row = rows.get(key(8)) ?? '';
      rows.delete(key(8));
    });
    await expect(games.at(CHANNEL)).rejects.toBeInstanceOf(DamagedLogError);
    process.store.rows.set(stepRowKey(game, 8), row);
    await process.clock.pass(60_000);
    const open = await games.at(CHANNEL);
    expect(open?.session.number).toBe(11);
    if (open) expect((await told(open, place(spot(CAMP)))).number).toBe(12);
  });

  it('[D34] any changed character of a logged step is detected', async () => {
    const process = newProcess();
    const session = await newGame(process);
    for (let i = 0; i < 4; i += 1) await done(session, place(spot(CAMP), `Aunt Zoë ${i}`));
    await session.close();
    const told = await logOf(session);
    const rows = new Map(process.store.rows);
    const steps = [...rowsOf(process.store, `game:${session.game}:step:`)];
    const property = fc.asyncProperty(
      fc.nat(),
      fc.nat(),
      fc.constantFrom('0', 'x', '"', '}', ' ', ''),
      async (which, where, sign) => {
        const [key, text] = steps[which % steps.length] as [string, string];
        const at = where % text.length;
        const changed = `${text.slice(0, at)}${sign}${text.slice(at + 1)}`;
        const next = newProcess({ store: new MemoryStore(new Map(rows).set(key, changed)) });
        const log = await load(next).then(logOf, (error: unknown) => error);
        if (log instanceof Error) expect(log).toBeInstanceOf(DamagedLogError);
        else expect(log).toEqual(JSON.parse(JSON.stringify(told)));
      },
    );
    await fc.assert(property, { numRuns: 300, seed: 34 });
  });
});

/**
 * The database is put back to what it was, while a process has the game in memory; `after` writes what another process
 * did then.
 */
const restored = async (after: (process: Process) => Promise<void>) => {
  const process = newProcess();
  const { games, game } = await newTable(process);
  const copy = new Map(process.store.rows);
  for (let i = 0; i < 3; i += 1) await told(game, place(spot(CAMP)));
  await process.clock.pass(1000);
  process.store.rows.clear();
  for (const [key, text] of copy) process.store.rows.set(key, text);
  await after(process);
  return { process, games, game };
};

describe('a database restored while the bot runs', () => {
  it('[D34] a game reloads and continues after the database was restored', async () => {
    const { process, games, game } = await restored(async () => undefined);
    expect(game.session.number).toBe(8);
    expect(await game.session.run(place(spot(CAMP)), newInteraction())).toEqual({ kind: 'failed' });
    expect([...rowsOf(process.store, `game:${game.session.game}:step:`).keys()].at(-1)).toContain('00000005');
    const again = await games.at(CHANNEL);
    expect(again?.session.number).toBe(5);
    if (again) expect((await told(again, place(spot(CAMP)))).number).toBe(6);
    await expect(load(killed(process), game.session.game)).resolves.toMatchObject({ number: 6 });
  });

  it('[D34] a game does not continue over another process’s steps', async () => {
    const { process, games, game } = await restored(async ({ store }) => {
      const other = new Games(newProcess({ store: new MemoryStore(store.rows) }).ports);
      const open = await other.at(CHANNEL);
      if (!open) throw new Error('no game');
      for (let i = 0; i < 3; i += 1) await done(open.session, place(spot(CAMP), 'Other'));
    });
    expect(await game.session.run(place(spot(CAMP)), newInteraction())).toEqual({ kind: 'failed' });
    expect((await games.at(CHANNEL))?.session.number).toBe(8);
    const names = (await games.at(CHANNEL))?.session.read(channelViewer, (view) =>
      [...view.of(pieceQueries).all()].map(({ name }) => name),
    );
    expect(await names).toContain('Other');
    await expect(load(killed(process), game.session.game)).resolves.toMatchObject({ number: 8 });
  });

  it('[D34] reading notices a database that was restored', async () => {
    const { process, games, game } = await restored(async () => undefined);
    await process.clock.pass(3000);
    await expect(game.session.read(channelViewer, () => 'seen')).rejects.toThrow();
    expect((await games.at(CHANNEL))?.session.number).toBe(5);
  });
});

describe('the head of a game', () => {
  it.each([
    '{',
    '[]',
    '7',
    '{"delivered":1,"open":7}',
    '{"delivered":"all","open":[]}',
    '{"delivered":11,"open":[],"snapshot":{}}',
  ])('[D34] an invalid cached head of a game only costs time: %s', async (head) => {
    const { process, games, game } = await spoiled((rows) =>
      [...rows.keys()].filter((key) => key.endsWith(':head')).map((key) => rows.set(key, head)),
    );
    expect((await games.at(CHANNEL))?.session.number).toBe(11);
    expect(process.store.rows.has(checkpointKey(game))).toBe(true);
  });
});

it('[D34] a damaged module does not end the process', async () => {
  const module = { ...openModule, maps: [{ name: 'Field', boards: [{ name: 'Main', grid: null }] }] };
  await expect(precomputeLargeBoards(module as unknown as typeof openModule)).resolves.toBeUndefined();
});

describe('the version of a store', () => {
  it('[D34] the version of a store is updated if older, and refused if newer', async () => {
    const store = new MemoryStore();
    expect(await checkStoreVersion(store)).toBeUndefined();
    const noted = store.rows.get('store:version');
    expect(noted).toMatch(/^\{"format":\d+,"schemas":"[\w-]{12}"\}$/);
    await store.set('store:version', { format: 1 });
    expect(await checkStoreVersion(store)).toBeUndefined();
    expect(store.rows.get('store:version')).toBe(noted);
    await store.set('store:version', { format: 99 });
    expect(await checkStoreVersion(store)).toMatch(/^The database was written by a newer version of this bot .*$/);
    expect(store.rows.get('store:version')).toBe('{"format":99}');
  });
});
