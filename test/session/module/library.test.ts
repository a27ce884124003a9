import { describe, expect, test } from 'vitest';
import { nameOfOlderVersion } from '../../../src/facts/older-module.ts';
import type { Owner } from '../../../src/facts/where.ts';
import { UncertainStateError } from '../../../src/session/base/outcome.ts';
import { MOST_MODULES_PER_PERSON, MOST_SERVER_MODULES, ModuleLibrary } from '../../../src/session/module/library.ts';
import { readModule } from '../../../src/session/module/read.ts';
import { readModuleInThread } from '../../../src/session/module/read-apart.ts';
import { type HashedPicture, readPictureFile } from '../../../src/session/pictures/picture.ts';
import { readStoredPicture } from '../../../src/session/pictures/store.ts';
import type { PersonId } from '../../../src/table/index.ts';
import { OPEN, open } from '../../support/modules/modules.ts';
import { JPEG } from '../../support/pictures/pictures.ts';
import { GUILD, newProcess } from '../../support/session.ts';
import { ANN, BEN } from '../../support/table.ts';

const of = (id: PersonId): Owner => ({ guild: GUILD, person: { id } });
const called = (name: string, title = 'Open') => ({ ...open, module: name, title });

describe('the modules that a server keeps', () => {
  test('[T25] modules of a server are found again by name, also by another process', async () => {
    const { ports, store } = newProcess();
    const library = new ModuleLibrary(ports);
    expect(await library.add(of(ANN), open, OPEN)).toEqual({ kind: 'added' });
    const later = new ModuleLibrary(newProcess({ store: store.reopen() }).ports);
    expect(await later.list(of(BEN))).toMatchObject([
      { name: 'open', title: 'Open', size: Buffer.byteLength(OPEN), by: ANN },
    ]);
    expect((await later.file(of(BEN), 'open'))?.text).toBe(OPEN);
    expect(await later.list({ ...of(ANN), guild: undefined })).toEqual([]);
  });

  test('modules of a server are stored as a list and a row each', async () => {
    const { ports, store } = newProcess();
    await new ModuleLibrary(ports).add(of(ANN), open, OPEN);
    expect([...store.rows.keys()].sort()).toEqual([`guild:${GUILD}:module:open`, `guild:${GUILD}:modules`]);
  });

  test('modules of a server are replaced and removed only by their contributor', async () => {
    const library = new ModuleLibrary(newProcess().ports);
    await library.add(of(ANN), open, OPEN);
    expect(await library.add(of(ANN), open, OPEN)).toEqual({ kind: 'same' });
    expect(await library.add(of(BEN), called('open', 'Mine'), 'other')).toEqual({ kind: 'taken', by: ANN });
    expect(await library.remove(of(BEN), 'open')).toEqual({ kind: 'taken', by: ANN });
    expect(await library.add(of(ANN), called('open', 'Wide'), 'wide')).toMatchObject({ kind: 'replaced' });
    expect((await library.file(of(ANN), 'open'))?.text).toBe('wide');
    expect(await library.remove(of(ANN), 'open')).toEqual({ kind: 'removed' });
    expect(await library.remove(of(ANN), 'open')).toEqual({ kind: 'unknown' });
    expect([await library.list(of(ANN)), await library.file(of(ANN), 'open')]).toEqual([[], undefined]);
  });

  test('modules of a server are limited in total and per person', async () => {
    const library = new ModuleLibrary(newProcess().ports);
    const outcomes: string[] = [];
    for (let i = 0; i <= MOST_SERVER_MODULES; i++) {
      const who = `9${Math.floor(i / MOST_MODULES_PER_PERSON)}` as PersonId;
      outcomes.push((await library.add(of(who), called(`game-${i}`), 'text')).kind);
    }
    expect(outcomes.slice(0, MOST_SERVER_MODULES).every((kind) => kind === 'added')).toBe(true);
    expect(outcomes[MOST_SERVER_MODULES]).toBe('full');
    await library.remove(of('90' as PersonId), 'game-0');
    expect((await library.add(of('91' as PersonId), called('more'), 'text')).kind).toBe('enough');
    expect((await library.add(of('90' as PersonId), called('more'), 'text')).kind).toBe('added');
  });

  test('[V13] modules of a server keep up to five former versions until removed', async () => {
    const { ports, store } = newProcess();
    const library = new ModuleLibrary(ports);
    const version = (number: string) => ({ ...open, version: number, title: `Open ${number}` });
    expect(await library.add(of(ANN), version('1.0'), 'first')).toEqual({ kind: 'added' });
    for (const number of ['1.1', '1.2', '1.3', '1.4', '1.5', '1.6'])
      expect(await library.add(of(ANN), version(number), number)).toMatchObject({ kind: 'replaced' });
    const [kept] = await library.list(of(BEN));
    expect([kept?.version, kept?.older?.map((one) => nameOfOlderVersion('open', one))]).toEqual([
      '1.6',
      ['open/1.5', 'open/1.4', 'open/1.3', 'open/1.2', 'open/1.1'],
    ]);
    const [, older] = kept?.older ?? [];
    expect((await library.file(of(BEN), 'open', older?.hash))?.text).toBe('1.4');
    expect([...store.rows.keys()].filter((key) => key.includes(':module:'))).toHaveLength(6);
    expect(await library.add(of(ANN), version('1.4'), '1.4')).toEqual({ kind: 'replaced', older: 'open/1.6' });
    const [back] = await library.list(of(ANN));
    expect(back?.older?.map((one) => one.version)).toEqual(['1.6', '1.5', '1.3', '1.2', '1.1']);
    expect(await library.add(of(ANN), version('1.4'), '1.4 # in other words')).toEqual({ kind: 'replaced' });
    await library.remove(of(ANN), 'open');
    expect([...store.rows.keys()].filter((key) => key.includes(':module:'))).toEqual([]);
  });

  test('[V2] modules of a server share a budget that counts each picture once', async () => {
    const { ports, store } = newProcess();
    const library = new ModuleLibrary(ports, 100 * 1024);
    const picture = (size: number): HashedPicture => {
      const read = readPictureFile(Buffer.concat([JPEG, Buffer.alloc(size - JPEG.length, size % 251)]));
      return typeof read === 'string' ? expect.unreachable(read) : read;
    };
    const [tiny, large, other] = [picture(1000), picture(60 * 1024), picture(20_000)];
    expect(await library.add(of(ANN), open, 'a', [tiny, large])).toEqual({ kind: 'added' });
    expect(await library.keepPictures(of(BEN), [large, tiny])).toBeUndefined();
    const beyond = { over: 24 * 1024, share: 100 * 1024 };
    expect(await library.keepPictures(of(BEN), [other])).toEqual(beyond);
    expect(await library.add(of(BEN), called('more'), 'b', [other])).toEqual({ kind: 'share', ...beyond });
    expect([(await library.list(of(BEN))).length, await readStoredPicture(store, other.hash)]).toEqual([1, undefined]);
    expect(await library.keepPictures({ ...of(BEN), guild: undefined }, [other])).toBeUndefined();
  });

  test('modules added to a server at the same moment are all kept', async () => {
    const library = new ModuleLibrary(newProcess().ports);
    await Promise.all(['a', 'b', 'c', 'd'].map((name) => library.add(of(ANN), called(name), name)));
    expect((await library.list(of(ANN))).map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
  });

  test('an unavailable store does not look like an empty list', async () => {
    const { ports, store } = newProcess();
    const library = new ModuleLibrary(ports);
    store.down = true;
    await expect(library.list(of(ANN))).rejects.toThrow(UncertainStateError);
    await expect(library.add(of(ANN), open, OPEN)).rejects.toThrow(UncertainStateError);
    store.down = false;
    expect(await library.add(of(ANN), open, OPEN)).toEqual({ kind: 'added' });
  });
});

test('[T25] reading a module in a thread gives the same result', async () => {
  const broken = OPEN.replace('A1, B2', 'A1, Z9');
  expect(await readModuleInThread(of(ANN), OPEN)).toEqual(readModule(OPEN));
  expect(await readModuleInThread(of(ANN), broken)).toEqual(readModule(broken));
});
