import { describe, expect, test } from 'vitest';
import type { PersonId } from '../../../src/engine/core/ids.ts';
import { Unsettled } from '../../../src/session/game/outcome.ts';
import { Library, MOST_MODULES, MOST_OF_ONE, type Owner } from '../../../src/session/module/library.ts';
import { readModule } from '../../../src/session/module/read.ts';
import { readApart } from '../../../src/session/module/read-apart.ts';
import { OPEN, open } from '../../support/modules.ts';
import { GUILD, newProcess } from '../../support/session.ts';
import { ANN, BEN } from '../../support/table.ts';

const of = (id: PersonId): Owner => ({ guild: GUILD, person: { id } });
const called = (name: string, title = 'Open') => ({ ...open, module: name, title });

describe('the modules that a server keeps', () => {
  test('[T25] are found again by name, also by another process', async () => {
    const { ports, store } = newProcess();
    const library = new Library(ports);
    expect(await library.add(of(ANN), open, OPEN)).toEqual({ kind: 'added' });
    const later = new Library(newProcess({ store: store.reopen() }).ports);
    expect(await later.list(of(BEN))).toMatchObject([
      { name: 'open', title: 'Open', size: Buffer.byteLength(OPEN), by: ANN },
    ]);
    expect((await later.file(of(BEN), 'open'))?.text).toBe(OPEN);
    expect(await later.list({ ...of(ANN), guild: undefined })).toEqual([]);
  });

  test('are plain values: a list, and a row for each text', async () => {
    const { ports, store } = newProcess();
    await new Library(ports).add(of(ANN), open, OPEN);
    expect([...store.rows.keys()].sort()).toEqual([`guild:${GUILD}:module:open`, `guild:${GUILD}:modules`]);
  });

  test('are replaced and removed by who added them alone', async () => {
    const library = new Library(newProcess().ports);
    await library.add(of(ANN), open, OPEN);
    expect(await library.add(of(ANN), open, OPEN)).toEqual({ kind: 'same' });
    expect(await library.add(of(BEN), called('open', 'Mine'), 'other')).toEqual({ kind: 'taken', by: ANN });
    expect(await library.remove(of(BEN), 'open')).toEqual({ kind: 'taken', by: ANN });
    expect(await library.add(of(ANN), called('open', 'Wide'), 'wide')).toEqual({ kind: 'replaced' });
    expect((await library.file(of(ANN), 'open'))?.text).toBe('wide');
    expect(await library.remove(of(ANN), 'open')).toEqual({ kind: 'removed' });
    expect(await library.remove(of(ANN), 'open')).toEqual({ kind: 'unknown' });
    expect([await library.list(of(ANN)), await library.file(of(ANN), 'open')]).toEqual([[], undefined]);
  });

  test('are so many at most, and so many of one person', async () => {
    const library = new Library(newProcess().ports);
    const outcomes: string[] = [];
    for (let i = 0; i <= MOST_MODULES; i++) {
      const who = `9${Math.floor(i / MOST_OF_ONE)}` as PersonId;
      outcomes.push((await library.add(of(who), called(`game-${i}`), 'text')).kind);
    }
    expect(outcomes.slice(0, MOST_MODULES).every((kind) => kind === 'added')).toBe(true);
    expect(outcomes[MOST_MODULES]).toBe('full');
    await library.remove(of('90' as PersonId), 'game-0');
    expect((await library.add(of('91' as PersonId), called('more'), 'text')).kind).toBe('enough');
    expect((await library.add(of('90' as PersonId), called('more'), 'text')).kind).toBe('added');
  });

  test('that are added at the same moment are all kept', async () => {
    const library = new Library(newProcess().ports);
    await Promise.all(['a', 'b', 'c', 'd'].map((name) => library.add(of(ANN), called(name), name)));
    expect((await library.list(of(ANN))).map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
  });

  test('a storage that does not answer looks like no empty list', async () => {
    const { ports, store } = newProcess();
    const library = new Library(ports);
    store.down = true;
    await expect(library.list(of(ANN))).rejects.toThrow(Unsettled);
    await expect(library.add(of(ANN), open, OPEN)).rejects.toThrow(Unsettled);
    store.down = false;
    expect(await library.add(of(ANN), open, OPEN)).toEqual({ kind: 'added' });
  });
});

test('[T25] a file is read in a thread of its own just as here, faults and all', async () => {
  const broken = OPEN.replace('A1, B2', 'A1, Z9');
  expect(await readApart(OPEN)).toEqual(readModule(OPEN));
  expect(await readApart(broken)).toEqual(readModule(broken));
});
