import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Owner } from '../../../src/facts/where.ts';
import { MOST_QUEUED_TASKS_PER_PERSON, TASK_LIMITS } from '../../../src/facts/work-limits.ts';
import { isZip, startUnzipProcess, unzipInChildProcess, unzipWithChild } from '../../../src/session/module/zip.ts';
import { WorkPool } from '../../../src/session/pool/pool.ts';
import type { PersonId } from '../../../src/table/index.ts';
import { FakeClock } from '../../support/clock.ts';
import { hostileZips, zipOf } from '../../support/modules/zips.ts';
import { mutationsOf } from '../../support/pictures/hostile-pictures.ts';
import { pngOf } from '../../support/pictures/pictures.ts';

const ANN: Owner = { guild: undefined, person: { id: '1' as PersonId } };
const YAML = Buffer.from('module: packed\n');
const PNG = Buffer.from(pngOf(4, 4));

const sound = (folder = ''): Buffer =>
  zipOf([
    { name: `${folder}game.yaml`, bytes: YAML },
    { name: `${folder}a.png`, bytes: PNG },
    { name: `${folder}readme.txt`, bytes: Buffer.from('Read me') },
    { name: `${folder}more/b.png`, bytes: PNG },
    { name: '__MACOSX/._game.yaml', bytes: YAML },
    { name: `${folder}.DS_Store`, bytes: YAML },
  ]);

/** What came out of an archive: its text and the names beside it, or the fault and its file. */
const outcome = (read: Awaited<ReturnType<typeof unzipInChildProcess>>): readonly string[] =>
  'code' in read ? [read.code, read.file] : [Buffer.from(read.text).toString(), ...read.files.keys()];

describe('a module in a zip', () => {
  it('a module zip gives its file and adjacent files only', async () => {
    for (const folder of ['', 'packed/']) {
      const read = await unzipInChildProcess('host', sound(folder));
      expect(outcome(read)).toEqual([YAML.toString(), 'a.png']);
      if (!('code' in read)) expect(Buffer.from(read.files.get('a.png') ?? []).equals(PNG)).toBe(true);
    }
  });

  it('a module zip is recognized by its first bytes', () => {
    expect([sound(), zipOf([]), YAML, PNG, Buffer.alloc(0)].map(isZip)).toEqual([true, true, false, false, false]);
  });
});

describe('[V4] a hostile archive', () => {
  it('a hostile zip is refused with its fault and file name', async () => {
    const hostile = hostileZips();
    const found: Record<string, readonly string[]> = {};
    const child = startUnzipProcess();
    for (const [name, [, , bytes]] of hostile) found[name] = outcome(await unzipWithChild(child, bytes));
    expect(child.hasEnded).toBe(false);
    child.kill();
    expect(found).toEqual(Object.fromEntries([...hostile].map(([name, [code, file]]) => [name, [code, file]])));
  });

  it('a slow zip is given up in time and refused when queued', async () => {
    const clock = new FakeClock();
    const ports = { pool: new WorkPool(clock), clock };
    const waiting = MOST_QUEUED_TASKS_PER_PERSON + 1;
    const answers = Array.from({ length: waiting + 2 }, () => unzipInChildProcess(ANN, sound(), ports));
    expect((await Promise.all(answers.slice(waiting))).map(outcome)).toEqual([
      ['waiting', ''],
      ['waiting', ''],
    ]);
    await clock.pass(TASK_LIMITS.archive.time);
    expect((await Promise.all(answers.slice(0, waiting))).map(outcome)[0]).toEqual(['too-costly', '']);
  });

  it('a zip of any bytes is sound or has a known fault', async () => {
    const child = startUnzipProcess();
    const codes = new Set([...hostileZips().values()].map(([code]) => code));
    const changed = mutationsOf(sound(), 500, 7);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...changed), async (bytes) => {
        const read = await unzipWithChild(child, bytes);
        expect('code' in read ? codes.has(read.code) : read.text.byteLength).toBeTruthy();
      }),
      { seed: 4, numRuns: 500 },
    );
    expect(child.hasEnded).toBe(false);
    child.kill();
  });
});
