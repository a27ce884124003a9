import { describe, expect, it } from 'vitest';
import { FORMAT, type FormatMigration, StorageFormats } from '../../../src/session/base/formats.ts';
import type { Ports } from '../../../src/session/base/ports.ts';
import type { Step } from '../../../src/session/base/step.ts';
import type { Session } from '../../../src/session/game/session.ts';
import { Games } from '../../../src/session/games/games.ts';
import { readHead } from '../../../src/session/log/checkpoint.ts';
import { DamagedLogError } from '../../../src/session/log/damage.ts';
import { schemasOf } from '../../../src/session/log/schemas.ts';
import {
  checkStoreVersion,
  STORE_VERSION_KEY,
  upgradeStoreVersion,
  watchStoreVersion,
} from '../../../src/session/log/store-version.ts';
import type { AnyRecord } from '../../../src/table/index.ts';
import { pieceQueries } from '../../../src/view/pieces.ts';
import { channelViewer } from '../../../src/view/viewer.ts';
import {
  beside,
  CHANNEL,
  done,
  newInteraction,
  newProcess,
  newTable,
  type Process,
  place,
  rowsOf,
  told,
} from '../../support/session.ts';
import { MemoryStore } from '../../support/store/memory-store.ts';
import { CAMP, spot } from '../../support/table.ts';

/** What a store of this version says of itself. */
const NOW = { format: FORMAT, schemas: schemasOf(FORMAT)?.fingerprint };

/** A format to come: pieces' names end with a mark there. The format before has no form for a name without it. */
const MARK = ' of seven';
const withNames = (record: AnyRecord, nameOf: (name: string) => string): AnyRecord =>
  record.kind === 'piece' ? { ...record, name: nameOf(record.name) } : record;
const marked = (name: string): string => `${name}${MARK}`;
const inRecords = (records: readonly AnyRecord[], nameOf: (name: string) => string): readonly AnyRecord[] =>
  records.map((record) => withNames(record, nameOf));
const planted: FormatMigration = {
  raised: (step) => {
    const { added, updated, removed } = step.change;
    return { ...step, change: { added: inRecords(added, marked), updated, removed: inRecords(removed, marked) } };
  },
  raisedRecord: (record) => withNames(record, marked),
  lowered: (step) => {
    const { added, updated, removed } = step.change;
    if ([...added, ...removed].some((one) => one.kind === 'piece' && !one.name.endsWith(MARK))) return undefined;
    const plain = (name: string): string => name.slice(0, -MARK.length);
    return { ...step, change: { added: inRecords(added, plain), updated, removed: inRecords(removed, plain) } };
  },
};

interface Version extends Process {
  readonly games: Games;
  /** What it was told when a newer version had begun to write. */
  readonly ended: readonly string[];
}

/** A process of a version, beside whatever uses the store already. */
const versionOf = async (process: Process, formats: StorageFormats): Promise<Version> => {
  const ended: string[] = [];
  const version = await watchStoreVersion(process.ports, (why) => ended.push(why), formats);
  if (typeof version === 'string') throw new Error(version);
  const ports: Ports = { ...process.ports, formats };
  return { ...process, ports, games: new Games(ports), ended };
};

const sessionOf = async ({ games }: Version): Promise<Session> => {
  const game = await games.at(CHANNEL);
  return game?.session ?? expect.fail('no game');
};

const stonesSeenBy = async (version: Version): Promise<readonly string[]> => {
  await version.clock.pass(3000);
  const session = await sessionOf(version);
  return session.read(channelViewer, (view) =>
    [...view.of(pieceQueries).all()].filter(({ where }) => where.map === 'Camp').map(({ name }) => name),
  );
};

const formatsIn = ({ store }: Process): readonly number[] =>
  [...rowsOf(store, 'game:')].filter(([key]) => key.includes(':step:')).map(([, text]) => JSON.parse(text).format);

const put = (name: string) => place(spot(CAMP), name);

/** A game that a process of this version began, and one of the next version beside it. */
const sideBySide = async (): Promise<{ readonly now: Version; readonly next: Version }> => {
  const process = newProcess({ settings: { snapshotEvery: 4 } });
  const now = await versionOf(process, new StorageFormats());
  await newTable(process);
  return { now, next: await versionOf(beside(process), new StorageFormats([planted])) };
};

describe('[H3] two versions on one store', () => {
  it('two versions read each other; the newer writes the old format', async () => {
    const { now, next } = await sideBySide();
    await done(await sessionOf(now), put('Flint'));
    expect(await stonesSeenBy(next)).toEqual(['Flint of seven']);
    await done(await sessionOf(next), put('Slate of seven'));
    expect(await stonesSeenBy(now)).toEqual(['Flint', 'Slate']);
    await done(await sessionOf(now), put('Chalk'));
    expect(await stonesSeenBy(next)).toEqual(['Flint of seven', 'Slate of seven', 'Chalk of seven']);
    expect(new Set(formatsIn(now))).toEqual(new Set([FORMAT]));
    expect([...now.faults, ...next.faults, ...now.ended, ...next.ended]).toEqual([]);
  });

  it("two versions load each other's games; the newer takes no snapshots", async () => {
    const { now, next } = await sideBySide();
    await told((await now.games.at(CHANNEL)) ?? expect.fail(), put('Flint'));
    await now.games.close();
    const session = await sessionOf(next);
    const { snapshot } = session.head.head;
    expect(snapshot?.step).toBe(4);
    const rows = next.store.rows;
    for (const [key] of rowsOf(next.store, 'game:')) if (/:step:0000000[1-3]$/.test(key)) rows.delete(key);
    expect(await stonesSeenBy(await versionOf(beside(next), new StorageFormats([planted])))).toEqual([
      'Flint of seven',
    ]);
    for (const name of ['Slate', 'Chalk', 'Marl', 'Loam']) await done(session, put(marked(name)));
    await next.games.close();
    expect((await readHead(next.ports, session.game)).snapshot).toEqual(snapshot);
    expect(await stonesSeenBy(await versionOf(beside(next), new StorageFormats()))).toHaveLength(5);
  });

  it('the newer version postpones operations that the older can’t read', async () => {
    const { next } = await sideBySide();
    const session = await sessionOf(next);
    const interaction = newInteraction();
    expect(await session.run(put('Wyrm'), interaction)).toEqual({ kind: 'later' });
    expect(await stonesSeenBy(next)).toEqual([]);
    await upgradeStoreVersion(next.store, new StorageFormats([planted]));
    await next.clock.pass(10_000);
    expect(await session.run(put('Wyrm'), interaction)).toMatchObject({ kind: 'done', repeated: false });
    expect(await stonesSeenBy(next)).toEqual(['Wyrm']);
  });

  it('after raising the store’s format older processes end silently', async () => {
    const { now, next } = await sideBySide();
    await sessionOf(now);
    expect(await upgradeStoreVersion(next.store, new StorageFormats([planted]))).toBe(FORMAT);
    await next.clock.pass(10_000);
    await done(await sessionOf(next), put('Slate of seven'));
    expect(formatsIn(next).at(-1)).toBe(FORMAT + 1);
    const posts = next.messenger.tried.length;
    await expect(new Games(now.ports).at(CHANNEL)).rejects.toBeInstanceOf(DamagedLogError);
    expect(next.messenger.tried).toHaveLength(posts);
    expect([...rowsOf(now.store, 'game:').keys()].filter((key) => key.includes(':damage:'))).toEqual([]);
    expect(now.ended).toEqual([expect.stringContaining('was written by a newer version of this bot')]);
    expect(next.ended).toEqual([]);
    expect(await checkStoreVersion(now.store)).toContain('newer version');
    expect(await stonesSeenBy(await versionOf(beside(next), new StorageFormats([planted])))).toEqual([
      'Slate of seven',
    ]);
  });
});

describe('[H3] steps in the former format', () => {
  const step = {
    format: FORMAT + 1,
    operation: { kind: 'shuffle', deck: 'Supplies' },
    change: { added: [], updated: [], removed: [] },
  } as unknown as Step;
  const without = (key: 'operation' | 'change'): FormatMigration => ({
    lowered: (one) => ({ ...one, [key]: key === 'change' ? { added: [] } : { kind: 'shuffle' } }) as unknown as Step,
  });

  it.each<[string, FormatMigration, Step | undefined]>([
    ['all of it', { lowered: (one) => one }, { ...step, format: FORMAT }],
    ['nothing', { lowered: () => undefined }, undefined],
    ['not all that was asked for', without('operation'), undefined],
    ['not all that was done', without('change'), undefined],
  ])('a step is written in the former format only if nothing is lost: %s', (_, migration, lowered) => {
    const formats = new StorageFormats([migration]);
    formats.write(FORMAT);
    expect(formats.lowered(step)).toEqual(lowered);
    formats.write(FORMAT + 1);
    expect(formats.lowered(step)).toEqual(step);
  });
});

describe('[H3] the version of a store', () => {
  const formatOf = async (store: MemoryStore): Promise<unknown> => store.get(STORE_VERSION_KEY);

  it('the first process sets the version of a store', async () => {
    const store = new MemoryStore();
    const [now, next] = [new StorageFormats(), new StorageFormats([planted])];
    expect(await Promise.all([checkStoreVersion(store, now), checkStoreVersion(store, next)])).toEqual([
      undefined,
      undefined,
    ]);
    expect([await formatOf(store), now.written, next.written]).toEqual([NOW, FORMAT, FORMAT]);
  });

  it('a store’s version is raised if no longer writable, and never lowered', async () => {
    const store = new MemoryStore();
    await store.set(STORE_VERSION_KEY, { format: 1 });
    const formats = new StorageFormats();
    expect(await checkStoreVersion(store, formats)).toBeUndefined();
    expect([await formatOf(store), formats.written]).toEqual([NOW, FORMAT]);
    await store.set(STORE_VERSION_KEY, { format: FORMAT + 1 });
    expect(await upgradeStoreVersion(store)).toContain('newer version');
    expect(await formatOf(store)).toEqual({ format: FORMAT + 1 });
  });

  it('[H22] a store with unknown schemas is refused, even while running', async () => {
    const process = newProcess();
    const version = await versionOf(process, new StorageFormats());
    await process.store.set(STORE_VERSION_KEY, { ...NOW, schemas: 'later' });
    expect(await checkStoreVersion(process.store)).toMatch(
      /^The database was written by a newer version of this bot .*$/,
    );
    await process.clock.pass(10_000);
    expect(version.ended).toEqual([expect.stringContaining('newer version')]);
    expect(await formatOf(process.store)).toEqual({ ...NOW, schemas: 'later' });
  });

  it('[H22] a store takes over the schemas of the version that starts', async () => {
    const store = new MemoryStore();
    await store.set(STORE_VERSION_KEY, { format: FORMAT });
    expect(await checkStoreVersion(store)).toBeUndefined();
    expect(await formatOf(store)).toEqual(NOW);
  });

  it('the version of a store is not checked after the process ends', async () => {
    const process = newProcess();
    const formats = new StorageFormats([planted]);
    await process.store.set(STORE_VERSION_KEY, { format: FORMAT });
    const version = await watchStoreVersion(process.ports, (why) => process.faults.push(why), formats);
    if (typeof version === 'string') throw new Error(version);
    version.close();
    await process.store.set(STORE_VERSION_KEY, { format: FORMAT + 9 });
    await process.clock.pass(60_000);
    expect([formats.written, process.faults]).toEqual([FORMAT, []]);
  });

  it('a store’s version that is temporarily unreadable changes nothing', async () => {
    const process = newProcess();
    const formats = new StorageFormats([planted]);
    await process.store.set(STORE_VERSION_KEY, { format: FORMAT });
    const version = await versionOf(process, formats);
    process.store.down = true;
    await process.clock.pass(30_000);
    expect([formats.written, version.ended]).toEqual([FORMAT, []]);
    process.store.down = false;
    await upgradeStoreVersion(process.store, formats);
    await process.clock.pass(10_000);
    expect(formats.written).toBe(FORMAT + 1);
  });
});
