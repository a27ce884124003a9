import { spawnSync } from 'node:child_process';
import { copyFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { FORMAT } from '../../../src/session/base/formats.ts';
import type { OpenGame } from '../../../src/session/channel/open-game.ts';
import { Games } from '../../../src/session/games/games.ts';
import { addRowHash, type StepRow, stepRowKey } from '../../../src/session/log/chain.ts';
import { isChannelState } from '../../../src/session/log/channel-state.ts';
import { schemasOf } from '../../../src/session/log/schemas.ts';
import { COPY_IN_PROGRESS_KEY, checkStoreVersion, STORE_VERSION_KEY } from '../../../src/session/log/store-version.ts';
import { type HashedPicture, readPictureFile } from '../../../src/session/pictures/picture.ts';
import { recordOwnerPictures } from '../../../src/session/pictures/share.ts';
import { PICTURE_SET_LIFETIME, recordModulePictures } from '../../../src/session/pictures/shelved.ts';
import { decodedPictureHashOf, readPictureBytes, storePicture } from '../../../src/session/pictures/store.ts';
import { backUpStore, restoreBackup } from '../../../src/session/upkeep/backup.ts';
import { checkStore } from '../../../src/session/upkeep/check.ts';
import { type Done, upkeep } from '../../../src/session/upkeep/command.ts';
import { copyStore } from '../../../src/session/upkeep/copy.ts';
import { forgetPerson } from '../../../src/session/upkeep/forget.ts';
import { readStorePages } from '../../../src/session/upkeep/pages.ts';
import { deleteUnusedPictures, UNUSED_PICTURE_TIME } from '../../../src/session/upkeep/sweep.ts';
import { DEFAULT_NAMESPACE, type KeyvStore, openStore, type TextRow } from '../../../src/store/index.ts';
import type { PersonId } from '../../../src/table/index.ts';
import { seatQueries } from '../../../src/view/seats.ts';
import { channelViewer } from '../../../src/view/viewer.ts';
import { formatIn } from '../../../src/words/base/messages.ts';
import { JPEG, pngOf } from '../../support/pictures/pictures.ts';
import { beside, CHANNEL, done, logOf, newProcess, newTable, place, seenOf, told } from '../../support/session.ts';
import { onPostgres, type Postgres, startPostgres } from '../../support/store/postgres.ts';
import { playStoredGame } from '../../support/store/store-file.ts';
import { ANN, BEN, CLO, MAIN, spot } from '../../support/table.ts';

/** What a store of this version says of itself. */
const NOW = { format: FORMAT, schemas: schemasOf(FORMAT)?.fingerprint ?? '' };

/** What others than its user may do with a file; Windows has other ways. */
const forOthers = async (path: string): Promise<number> =>
  ((await stat(path)).mode & 0o077) * Number(process.platform !== 'win32');

const UPKEEP = fileURLToPath(new URL('../../../src/upkeep.ts', import.meta.url));
const SNAPSHOTS = { snapshotEvery: 8 };

/** An installation with one game of sixteen steps, made once. */
/** How many rows a played game makes, with those of the games that come along. */
let rows = 0;
let made: string;
/** A copy of it for each test. */
let folder: string;
let file: string;
let opened: KeyvStore[] = [];

const open = async (url = file): Promise<KeyvStore> => {
  const answer = await openStore({ url, namespace: DEFAULT_NAMESPACE, durability: 'normal' });
  if (answer.kind === 'fault') throw new Error(answer.why);
  opened.push(answer.store);
  return answer.store;
};

const closeAll = async (): Promise<void> => {
  await Promise.all(opened.map((store) => store.close()));
  opened = [];
};

beforeAll(async () => {
  made = await mkdtemp(join(tmpdir(), 'upkeep-made-'));
  const store = await open(join(made, 'played.sqlite'));
  await checkStoreVersion(store);
  await playStoredGame(newProcess({ settings: SNAPSHOTS, wrap: () => store }));
  expect(await backUpStore(store, join(made, 'quartermaster.sqlite'), () => undefined)).toMatchObject({
    kind: 'copied',
  });
  rows = (await rowsOf(store)).length;
  await closeAll();
});
afterAll(() => rm(made, { recursive: true, force: true }));
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upkeep-'));
  file = join(folder, 'quartermaster.sqlite');
  await copyFile(join(made, 'quartermaster.sqlite'), file);
});
afterEach(async () => {
  await closeAll();
  await rm(folder, { recursive: true, force: true });
});

const run = (...typed: readonly string[]): Promise<Done> => upkeep(typed, { url: file, folder }, () => undefined);

const rowsOf = async (store: KeyvStore): Promise<readonly TextRow[]> => {
  const rows: TextRow[] = [];
  for await (const page of readStorePages(store)) rows.push(...page);
  return rows.sort((a, b) => (a.key < b.key ? -1 : 1));
};

/** The game of a store as a process finds it, and that process. */
const loaded = async (store: KeyvStore) => {
  const process = newProcess({ settings: SNAPSHOTS, wrap: () => store });
  const games = new Games(process.ports);
  onTestFinished(() => games.close());
  return { process, game: (await games.at(CHANNEL)) ?? expect.fail('no game') };
};

const gameIn = (rows: readonly TextRow[]) =>
  /^game:([^:]+):head$/.exec(rows.find(({ key }) => key.endsWith(':head'))?.key ?? '')?.[1] as StepRow['attempt'] &
    Parameters<typeof stepRowKey>[0];

const ways: readonly [string, string, number, (store: KeyvStore, key: (step: number) => string) => Promise<unknown>][] =
  [
    ['a hole', 'or a step before it is missing.', 12, (store, key) => store.delete([key(12)])],
    ['a torn row', "isn't JSON.", 12, (store, key) => store.putRows([{ key: key(12), value: '{"value":{"at":' }])],
    ['a row of something else', "isn't a valid step.", 12, (store, key) => store.set(key(12), 'a step')],
    ['an end that lacks', 'or a step before it is missing.', 16, (store, key) => store.delete([key(16)])],
    [
      'a row that was written over',
      'was altered after it was written.',
      12,
      async (store, key) => store.set(key(12), { ...((await store.get(key(12))) as object), at: 1 }),
    ],
    [
      'a row of another line',
      "doesn't follow from the step before it.",
      12,
      async (store, key) => {
        const { hash: _, ...row } = (await store.get(key(12))) as unknown as StepRow;
        await store.set(key(12), JSON.parse(JSON.stringify(addRowHash({ ...row, before: 'elsewhere' }))));
      },
    ],
  ];

describe('[H2] npm run store', () => {
  test('[H2] npm run store lists its commands after an invalid one', async () => {
    for (const typed of [[], ['chek'], ['check', 'this'], ['backup'], ['copy', 'one'], ['forget']])
      expect(await run(...typed)).toMatchObject({ code: 2, lines: [expect.stringContaining('backup FILE')] });
    expect(await run('forget', 'Ann')).toMatchObject({ code: 1, lines: [expect.stringContaining('17 to 20 digits')] });
    const elsewhere = { url: join(folder, 'typo.sqlite'), folder };
    const lacking = {
      code: 1,
      lines: [expect.stringMatching(/^There's no database .*typo\.sqlite\. .*DATABASE_URL and DATA_DIR/)],
    };
    expect(await upkeep(['check'], elsewhere, () => undefined)).toEqual(lacking);
    expect(await run('copy', 'sqlite:///nowhere/typo.sqlite', file)).toEqual(lacking);
    expect(await readdir(folder)).not.toContain('typo.sqlite');
  });

  test('[H2] npm run store reports the error of database or disk', async () => {
    const bytes = await readFile(file);
    bytes.fill(7, bytes.length / 2, bytes.length - 4096);
    await writeFile(file, bytes);
    expect(await run('check')).toEqual({
      code: 1,
      lines: [expect.stringMatching(/stopped .*: SQLITE_.*run it again/)],
    });
  });

  test('[H2] npm run store refuses half-finished copies and newer stores', async () => {
    const store = await open();
    const before = await rowsOf(store);
    await store.set(COPY_IN_PROGRESS_KEY, true);
    for (const typed of [['check'], ['repair'], ['sweep'], ['upgrade'], ['forget', ANN]])
      expect(await run(...typed)).toEqual({ code: 1, lines: [expect.stringContaining('started but not finished')] });
    await store.delete([COPY_IN_PROGRESS_KEY]);
    await store.set(STORE_VERSION_KEY, { format: FORMAT + 1 });
    for (const typed of [['repair'], ['sweep'], ['upgrade'], ['forget', ANN]])
      expect(await run(...typed)).toEqual({ code: 1, lines: [expect.stringContaining('newer version')] });
    await store.set(STORE_VERSION_KEY, { format: FORMAT, schemas: 'later' });
    expect(await run('repair')).toEqual({ code: 1, lines: [expect.stringContaining('newer version')] });
    await store.set(STORE_VERSION_KEY, NOW);
    expect(await rowsOf(store)).toEqual(before);
  });

  test('[H2] [H12] npm run store makes a backup readable only by its user', async () => {
    const { PATH = '' } = process.env;
    const backup = join(folder, 'private');
    const args = ['--import', import.meta.resolve('tsx'), UPKEEP, 'backup', backup];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: folder,
      env: { PATH, DATA_DIR: folder },
      encoding: 'utf8',
    });
    expect([status, stdout, stderr]).toEqual([0, expect.stringMatching(/^Copied: \d+ rows\.\n$/), '']);
    expect(await forOthers(backup)).toBe(0);
  });
});

describe('[H2] check', () => {
  test('[H2] the store check reads every row and game and reports progress', async () => {
    const told: string[] = [];
    const { code, lines } = await upkeep(['check'], { url: file, folder }, (what, count) =>
      told.push(`${count} ${what}`),
    );
    expect([code, lines]).toEqual([0, [`Read: ${rows} rows, 1 game, 16 intact steps. Everything is fine.`]]);
    expect(told).toEqual([`${rows} rows`, '1 games']);
  });

  test.each(ways)('[H2] [D34] the store check finds %s', async (_, fault, step, spoil) => {
    const store = await open();
    const game = gameIn(await rowsOf(store));
    await spoil(store, (number) => stepRowKey(game, number));
    expect(await run('check')).toEqual({
      code: 1,
      lines: [
        `Game ${game} in channel ${CHANNEL}: step ${step} ${fault}`,
        expect.stringMatching(/Damaged: 1 game, 0 other rows\.$/),
      ],
    });
  });

  test('[H2] the store check names other rows with invalid JSON', async () => {
    await (await open()).putRows([{ key: 'guild:1:house', value: '{' }]);
    expect(await run('check')).toMatchObject({
      code: 1,
      lines: [formatIn('en')('store-torn', { key: 'guild:1:house' }), expect.anything()],
    });
  });
});

describe('[H2] backup and restore', () => {
  test('[H2] a backup during play holds one consistent moment', async () => {
    const store = await open();
    const { game } = await loaded(store);
    const copy = join(folder, 'copy');
    let isPlaying = true;
    const play = async (): Promise<void> => {
      while (isPlaying) await done(game.session, { kind: 'roll', actor: BEN, dice: 'd6', private: false });
    };
    const playing = play();
    for (let n = 0; n < 5; n += 1) expect((await run('backup', `${copy}${n}`)).code).toBe(0);
    isPlaying = false;
    await playing;
    for (let n = 0; n < 5; n += 1) {
      expect(await upkeep(['check'], { url: `${copy}${n}`, folder }, () => undefined)).toMatchObject({ code: 0 });
      expect((await loaded(await open(`${copy}${n}`))).game.session.number).toBeGreaterThanOrEqual(16);
    }
  });

  test('[H2] a backup overwrites no file and gets its name when complete', async () => {
    const copy = join(folder, 'copy');
    const store = await open();
    const stopped = backUpStore(store, copy, () => {
      throw new Error('stopped');
    });
    await expect(stopped).rejects.toThrow('stopped');
    expect(await readdir(folder)).not.toContain('copy');
    expect(await run('backup', copy)).toEqual({ code: 0, lines: [`Copied: ${rows} rows.`] });
    expect((await readdir(folder)).filter((name) => name.startsWith('copy'))).toEqual(['copy']);
    const before = await readFile(copy);
    expect(await run('backup', copy)).toMatchObject({ code: 1, lines: [expect.stringContaining('already')] });
    expect(await readFile(copy)).toEqual(before);
    expect(await rowsOf(await open(copy))).toEqual(await rowsOf(store));
  });

  test('[H2] a backup copies rows too big for one statement, too', async () => {
    const store = await open();
    const text = 'x'.repeat(50_000);
    for (let n = 0; n < 40; n += 1) await store.set(`big:${n}`, text);
    const copy = join(folder, 'copy');
    expect(await run('backup', copy)).toEqual({ code: 0, lines: [`Copied: ${rows + 40} rows.`] });
    expect(await rowsOf(await open(copy))).toEqual(await rowsOf(store));
  });

  test('[H2] a restore checks the copy first and needs an empty database', async () => {
    const [copy, next] = [join(folder, 'copy'), join(folder, 'next.sqlite')];
    await run('backup', copy);
    const into = (url: string, ...typed: string[]) => upkeep(['restore', ...typed], { url, folder }, () => undefined);
    expect(await run('restore', copy)).toMatchObject({ code: 1, lines: [expect.stringContaining('an empty one')] });
    expect(await into(next, join(folder, 'nothing'))).toEqual({ code: 1, lines: ["There's no such file."] });
    await writeFile(join(folder, 'letter'), 'Dear reader, '.repeat(1000));
    expect(await into(next, join(folder, 'letter'))).toMatchObject({
      code: 1,
      lines: [expect.stringContaining('not an SQLite')],
    });
    expect(await into(next, copy)).toEqual({ code: 0, lines: [`Copied: ${rows} rows.`] });
    const restored = await open(next);
    expect(await rowsOf(restored)).toEqual(await rowsOf(await open()));
    const spoiled = await open(copy);
    await spoiled.delete([stepRowKey(gameIn(await rowsOf(spoiled)), 9)]);
    const last = join(folder, 'last.sqlite');
    expect((await into(last, copy)).lines.at(-1)).toBe(formatIn('en')('store-damaged-copy'));
    expect(await rowsOf(await open(last))).toEqual([]);
  });

  test('[H3] npm run store upgrade switches to this version’s format', async () => {
    expect((await run('upgrade')).lines).toEqual([formatIn('en')('store-upgraded-already', { format: FORMAT })]);
    const store = await open();
    await store.set(STORE_VERSION_KEY, { format: FORMAT - 1 });
    expect(await run('upgrade')).toMatchObject({ code: 0, lines: [expect.stringContaining(`format ${FORMAT}`)] });
    expect(await store.get(STORE_VERSION_KEY)).toEqual(NOW);
    await store.set(STORE_VERSION_KEY, { format: FORMAT + 1 });
    expect(await run('upgrade')).toMatchObject({ code: 1, lines: [expect.stringContaining('newer version')] });
  });

  test('[H2] an interrupted restore blocks the bot and can be resumed', async () => {
    const copy = join(folder, 'copy');
    await run('backup', copy);
    const next = await open(join(folder, 'next.sqlite'));
    await checkStoreVersion(next);
    let calls = 0;
    const stopped = restoreBackup(copy, next, (what) => {
      calls += what === 'rows' ? 1 : 0;
      if (calls === 2) throw new Error('stopped');
    });
    await expect(stopped).rejects.toThrow('stopped');
    expect(await checkStoreVersion(next)).toContain('npm run store');
    expect(await backUpStore(next, join(folder, 'half'), () => undefined)).toEqual({ kind: 'unfinished' });
    expect(await restoreBackup(copy, next, () => undefined)).toEqual({ kind: 'copied', rows });
    expect(await checkStoreVersion(next)).toBeUndefined();
    expect(await rowsOf(next)).toEqual(await rowsOf(await open()));
  });
});

test('[H2] a restored copy contains nothing of an interrupted restore', async () => {
  const [one, other, next] = [await open(), await open(join(folder, 'other')), await open(join(folder, 'next'))];
  await checkStoreVersion(other);
  await other.append('person:1:note', 'of the other');
  const stopped = copyStore(other, next, () => {
    throw new Error('stopped');
  });
  await expect(stopped).rejects.toThrow('stopped');
  expect(await next.get('person:1:note')).toBe('of the other');
  expect(await copyStore(one, next, () => undefined)).toEqual({ kind: 'copied', rows });
  expect(await rowsOf(next)).toEqual(await rowsOf(one));
});

describe('[H2] repair', () => {
  test.each(ways)(
    '[H2] [H25] [D34] the store repair cuts a game before %s and announces it',
    async (_, __, step, spoil) => {
      const store = await open();
      const before = await rowsOf(store);
      const game = gameIn(before);
      await spoil(store, (number) => stepRowKey(game, number));
      const spoiled = await rowsOf(store);
      const { code, lines } = await run('repair');
      const kept = join(folder, 'repaired', `cut-${game}-from-${step}.jsonl`);
      expect([code, lines]).toEqual([0, [expect.stringContaining(`The game goes on from step ${step - 1}.`)]]);
      expect(lines[0]).toContain(kept);
      const after = await rowsOf(store);
      const missing = spoiled.filter(({ key }) => !after.some((row) => row.key === key));
      const gone = missing.filter(({ key }) => !isChannelState(key));
      expect(missing.length - gone.length).toBe(1);
      const inFile = (await readFile(kept, 'utf8')).split('\n').filter((line) => line !== '');
      expect(inFile.map((line) => JSON.parse(line)).toSorted()).toEqual(gone.map(({ key, value }) => [key, value]));
      expect(await run('check')).toMatchObject({ code: 0 });
      const first = await loaded(store);
      expect(first.game.session.number).toBe(step - 1);
      expect((await logOf(first.game.session)).length).toBe(step - 1);
      const told = first.process.messenger.there.filter(({ message }) => JSON.stringify(message).includes('repaired'));
      expect(told).toHaveLength(1);
      await done(first.game.session, { kind: 'roll', actor: BEN, dice: 'd6', private: false });
      expect((await loaded(store)).process.messenger.there).toEqual([]);
      expect(await run('repair')).toEqual({ code: 0, lines: ['Nothing is damaged.'] });
    },
  );

  test('[H2] the store repair does not change newer games or unusable ones', async () => {
    for (const [step, spoil] of [
      [12, (row: object) => ({ ...row, format: 999 })],
      [1, () => 'nothing'],
    ] as const) {
      const store = await open();
      const key = stepRowKey(gameIn(await rowsOf(store)), step);
      await store.set(key, spoil((await store.get(key)) as object) as string);
      const before = await rowsOf(store);
      expect(await run('repair')).toMatchObject({
        code: 1,
        lines: [expect.stringContaining('I left this game as it is')],
      });
      expect(await rowsOf(store)).toEqual(before);
    }
  });
});

describe('[H2] forget', () => {
  test('[H2] npm run store forget removes a person from every row', async () => {
    const store = await open();
    const other = 'guild:1:score:000001';
    await store.append(other, { players: [{ side: 'Red', persons: [ANN, BEN] }] });
    await store.append(`game:other:reminder:3:${ANN}`, { at: 1 });
    const rows = await rowsOf(store);
    expect(rows.filter(({ key, value }) => `${key} ${value}`.includes(ANN)).length).toBeGreaterThan(4);
    const { code, lines } = await run('forget', ANN);
    expect([code, lines]).toEqual([
      0,
      [
        expect.stringMatching(
          /^Forgotten\. Games: 1\. Rows deleted: \d+\. Other rows in which the account was replaced: 1\.$/,
        ),
      ],
    ]);
    expect((await rowsOf(store)).filter(({ key, value }) => `${key} ${value}`.includes(ANN))).toEqual([]);
    expect(await store.get(other)).toEqual({ players: [{ side: 'Red', persons: ['0', BEN] }] });
    expect(await run('check')).toMatchObject({ code: 0 });
    const { game } = await loaded(store);
    const sides = game.session.viewNow(channelViewer).of(seatQueries).sides();
    expect(sides.map(({ name, players }) => [name, players])).toEqual([
      ['Red', []],
      ['Blue', [BEN]],
    ]);
    await done(game.session, { kind: 'roll', actor: BEN, dice: 'd6', private: false });
  });

  test('[H2] npm run store forget resumes after an interruption', async () => {
    const [one, two] = [await open(), await open(join(folder, 'two.sqlite'))];
    await copyStore(one, two, () => undefined);
    const ports = (store: KeyvStore) => ({ ...newProcess({ wrap: () => store }).ports, store });
    let calls = 0;
    const stopped = forgetPerson(ports(two), ANN, () => {
      calls += 1;
      if (calls === 2) throw new Error('stopped');
    });
    await expect(stopped).rejects.toThrow('stopped');
    await forgetPerson(ports(two), ANN, () => undefined);
    expect((await rowsOf(two)).filter(({ key, value }) => `${key} ${value}`.includes(ANN))).toEqual([]);
    const texts = (await rowsOf(two)).filter(({ key, value }) => key.includes(':apart:') && value === '{"value":null}');
    expect(texts.length).toBeGreaterThan(0);
  });
});

describe('[H12] the stored data of a person', () => {
  test('[H12] a person’s stored data is given completely, without other people’s', async () => {
    const process = newProcess({ settings: SNAPSHOTS });
    const { games, game } = await newTable(process);
    await told(game, place(spot(MAIN, 'A1'), 'Annabel'));
    await process.store.append('guild:1:score:000001', { players: [{ persons: [ANN, BEN] }, { persons: [BEN] }] });
    await process.store.append('guild:1:likes', { [ANN]: { game: 'chess' }, [BEN]: { game: 'go' } });
    await games.people.change(ANN, (now) => ({ ...now, away: 'in Rome' }));
    await games.people.change(BEN, (now) => ({ ...now, away: 'in Oslo' }));
    const data = await games.privacy.data(ANN);
    expect(data.games).toEqual([
      {
        game: game.session.game,
        channel: CHANNEL,
        texts: ['Annabel'],
        did: ['start', 'join', 'begin', 'place'].map((what) => expect.objectContaining({ what })),
      },
    ]);
    const text = JSON.stringify(data);
    expect([text.includes('in Rome'), text.includes('in Oslo'), text.includes(BEN)]).toEqual([true, false, false]);
    expect([text.includes('chess'), text.includes('"go"')]).toEqual([true, false]);
    expect((await games.privacy.data(CLO)).games[0]?.did.map(({ what }) => what)).toEqual(['join']);
    expect(await games.privacy.data('199999999999999999' as PersonId)).toMatchObject({ games: [], rows: [] });
    await games.close();
  });

  test('[H12] a person is forgotten during play in every process and snapshot', async () => {
    const one = newProcess({ settings: SNAPSHOTS });
    const { games, game } = await newTable(one);
    await told(game, place(spot(MAIN, 'A1'), 'Annabel'));
    const two = beside(one);
    const others = new Games(two.ports);
    const there = (await others.at(CHANNEL)) ?? expect.fail('no game');
    const [first, second] = [games.privacy.forget(ANN), games.privacy.forget(ANN)];
    expect(await first).toMatchObject({ games: 1, left: [] });
    expect(await second).toBe(await first);
    // A copy that was made before writes on, and its snapshot is not kept.
    for (let n = 0; n < 12; n += 1) await told(there, { kind: 'roll', actor: BEN, dice: 'd6', private: false });
    await there.session.close();
    await one.clock.pass(3000);
    for (const each of [games, others]) {
      const known = (await each.at(CHANNEL)) ?? expect.fail('no game');
      expect(known.session.number).toBe(19);
      expect(JSON.stringify(await logOf(known.session))).not.toContain(ANN);
      expect(await each.history.at(known.session, 6, (table) => JSON.stringify([...table.all('seat')]))).not.toContain(
        ANN,
      );
      expect(await each.sittings.of(ANN)).toEqual([]);
    }
    await told((await others.at(CHANNEL)) as OpenGame, { kind: 'roll', actor: BEN, dice: 'd6', private: false });
    await Promise.all([games.close(), others.close()]);
    const left = [...one.store.rows].filter(([key, value]) => `${key} ${value}`.includes(ANN));
    expect(left).toEqual([]);
    expect([...one.store.rows].filter(([, value]) => value.includes('Annabel'))).toEqual([]);
    expect(await checkStore(one.store, () => undefined)).toMatchObject({ damaged: [], torn: [] });
  });
});

onPostgres(() => {
  let server: Postgres;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.end());

  test('[H1] [H2] npm run store copy moves a store between SQLite and PostgreSQL', async () => {
    const url = server.url();
    const back = join(folder, 'back.sqlite');
    expect(await run('copy', file, url)).toEqual({ code: 0, lines: [`Copied: ${rows} rows.`] });
    expect(await run('copy', file, url)).toMatchObject({ code: 1, lines: [expect.stringContaining('an empty one')] });
    expect(await run('copy', url, url)).toMatchObject({
      code: 1,
      lines: [expect.stringContaining('Those are the same database')],
    });
    expect(await run('copy', url, back)).toEqual({ code: 0, lines: [`Copied: ${rows} rows.`] });
    const [sqlite, postgres] = [await open(), await open(url)];
    expect(await rowsOf(postgres)).toEqual(await rowsOf(sqlite));
    expect(await rowsOf(await open(back))).toEqual(await rowsOf(sqlite));
    expect(seenOf((await loaded(postgres)).game.session)).toEqual(seenOf((await loaded(sqlite)).game.session));
    const there = { url, folder };
    expect(await upkeep(['check'], there, () => undefined)).toMatchObject({ code: 0 });
    expect(await upkeep(['backup', join(folder, 'copy')], there, () => undefined)).toMatchObject({ code: 0 });
    expect(await upkeep(['forget', ANN], there, () => undefined)).toMatchObject({ code: 0 });
    const game = gameIn(await rowsOf(postgres));
    await postgres.delete([stepRowKey(game, 12)]);
    expect(await upkeep(['repair'], there, () => undefined)).toMatchObject({ code: 0 });
    expect(await upkeep(['check'], there, () => undefined)).toMatchObject({ code: 0 });
  });
});

describe('[V2] unreferenced pictures', () => {
  const picture = (number: number): HashedPicture => {
    const read = readPictureFile(Buffer.concat([JPEG, Buffer.alloc(40_000, number)]));
    return typeof read === 'string' ? expect.unreachable(read) : { ...read, drawn: pngOf(3 + number, 3) };
  };
  const isThere = async (store: KeyvStore, { hash, bytes }: HashedPicture): Promise<boolean> =>
    Buffer.from((await readPictureBytes(store, hash)) ?? []).equals(bytes);
  const sweep = (store: KeyvStore, now: number) => deleteUnusedPictures(store, now, () => undefined);

  test('unreferenced pictures are deleted after a day; referenced ones stay', async () => {
    const store = await open();
    const [module, game, shelved, again, alone] = [1, 2, 3, 4, 5].map(picture) as [
      HashedPicture,
      HashedPicture,
      HashedPicture,
      HashedPicture,
      HashedPicture,
    ];
    const all = [module, game, shelved, again, alone];
    for (const one of all) await storePicture(store, one);
    await store.set('guild:5:module:open', { text: '', pictures: { 'a.png': module.hash } });
    await store.set('game:abc:part:x:0001', [{ picture: { hash: game.hash } }]);
    await recordModulePictures(store, 'ours', [shelved.hash], 0);
    expect(await recordOwnerPictures(store, 'guild:5', all, 1e9)).toBe(0);
    expect(await sweep(store, 1000)).toEqual({ pictures: 10, unnamed: 4, deleted: 0 });
    await storePicture(store, again);
    expect(await sweep(store, 999 + UNUSED_PICTURE_TIME)).toMatchObject({ deleted: 0 });
    expect(await sweep(store, 1000 + UNUSED_PICTURE_TIME)).toEqual({ pictures: 10, unnamed: 2, deleted: 2 });
    expect(await Promise.all(all.map((one) => isThere(store, one)))).toEqual([true, true, true, true, false]);
    expect(Object.keys(((await store.get('guild:5:pictures')) as { pictures: object }).pictures)).toHaveLength(4);
    for await (const page of readStorePages(store))
      expect(page.filter(({ key, value }) => key.includes(alone.hash) || value.includes(alone.hash))).toEqual([]);
    await storePicture(store, alone);
    expect(await isThere(store, alone)).toBe(true);
    // What is shown of a channel keeps no picture (H25).
    await store.set('channel:7', { state: { picture: alone.hash } });
    await sweep(store, PICTURE_SET_LIFETIME + 1);
    expect((await sweep(store, PICTURE_SET_LIFETIME + 1 + UNUSED_PICTURE_TIME)).deleted).toBe(4);
    expect(await Promise.all(all.map((one) => isThere(store, one)))).toEqual([true, true, false, false, false]);
  });

  test('pictures uploaded again during their deletion stay whole', async () => {
    const one = picture(1);
    for (let moment = 0; ; moment += 1) {
      const store = await open(join(folder, `${moment}.sqlite`));
      await storePicture(store, one);
      await sweep(store, 0);
      let calls = 0;
      let brought: Promise<void> | undefined;
      const deleting = store.delete.bind(store);
      const meanwhile = async (): Promise<void> => {
        calls += 1;
        if (calls !== moment + 1) return;
        store.delete = deleting;
        brought = storePicture(store, one);
        await brought;
      };
      store.delete = async (keys) => {
        await meanwhile();
        await deleting(keys);
        await meanwhile();
      };
      await sweep(store, UNUSED_PICTURE_TIME);
      store.delete = deleting;
      if (!brought) {
        expect(moment).toBeGreaterThan(6);
        break;
      }
      expect([
        moment,
        await isThere(store, one),
        await decodedPictureHashOf(store, one.hash).then((hash = '') => readPictureBytes(store, hash)),
      ]).toEqual([moment, true, Buffer.from(one.drawn ?? [])]);
    }
  });
});
