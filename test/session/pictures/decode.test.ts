import { describe, expect, test } from 'vitest';
import type { Owner } from '../../../src/facts/where.ts';
import { MOST_QUEUED_TASKS_PER_PERSON, TASK_LIMITS } from '../../../src/facts/work-limits.ts';
import { decodePictureFiles } from '../../../src/session/pictures/decode.ts';
import { readPictureHeader } from '../../../src/session/pictures/header.ts';
import { type HashedPicture, isDrawable, readPictureFile } from '../../../src/session/pictures/picture.ts';
import { WorkPool } from '../../../src/session/pool/pool.ts';
import type { PersonId } from '../../../src/table/index.ts';
import { FakeClock } from '../../support/clock.ts';
import {
  harmlessPictures,
  hostilePictures,
  largestPictures,
  mutationsOf,
  SLOW,
  soundPictures,
} from '../../support/pictures/hostile-pictures.ts';
import { pngOf } from '../../support/pictures/pictures.ts';

const [ANN, BEN] = ['1', '2'].map((id): Owner => ({ guild: undefined, person: { id: id as PersonId } })) as [
  Owner,
  Owner,
];

/** Ends a drawing that never ends, and not the file after it, which may take as long from then on (ms). */
const LONG_ENOUGH = 1.5 * TASK_LIMITS.picture.time;

const fakePorts = () => {
  const clock = new FakeClock();
  return { clock, pool: new WorkPool(clock) };
};

const picture = (file: Uint8Array): HashedPicture => {
  const read = readPictureFile(file);
  if (typeof read === 'string') throw new Error(read);
  return read;
};

/** What becomes of each file: the fault, or the type that is drawn. */
const outcomes = async (files: readonly Uint8Array[]): Promise<readonly string[]> => {
  const read = files.map(readPictureFile);
  const answers = [
    ...(await decodePictureFiles(
      ANN,
      read.flatMap((one) => (typeof one === 'string' ? [] : [one])),
    )),
  ];
  return read.map((one) => {
    const answer = typeof one === 'string' ? one : (answers.shift() ?? 'nothing');
    if (typeof answer === 'string') return answer;
    const header = readPictureHeader(answer);
    return typeof header !== 'string' && isDrawable(header) ? `drawn as ${header.type}` : 'not drawn';
  });
};

const byName = async (files: ReadonlyMap<string, Uint8Array>): Promise<object> => {
  const all = await outcomes([...files.values()]);
  return Object.fromEntries([...files.keys()].map((name, i) => [name, all[i]]));
};

describe('[V4] a hostile picture', () => {
  test('an uploaded picture is decoded once and written anew', async () => {
    expect(await byName(await soundPictures())).toEqual({
      'a.png': 'drawn as png',
      'a.jpg': 'drawn as jpeg',
      'a.gif': 'drawn as png',
      'lossy.webp': 'drawn as jpeg',
      'lossless.webp': 'drawn as png',
      'alpha.webp': 'drawn as png',
      'a.svg': 'drawn as png',
    });
  });

  test('a hostile picture is refused with its fault, at bounded cost', async () => {
    const hostile = hostilePictures();
    const expected = Object.fromEntries([...hostile].map(([name, [fault]]) => [name, fault]));
    expect(await byName(new Map([...hostile].map(([name, [, file]]) => [name, file])))).toEqual(expected);
  });

  test('a picture of ten million pixels is accepted in every type', async () => {
    expect(await byName(await largestPictures())).toEqual({
      'progressive.jpg': 'drawn as jpeg',
      'lossy.webp': 'drawn as jpeg',
      'alpha.webp': 'drawn as png',
      'a.gif': 'drawn as png',
    });
  });

  test('a harmless picture is accepted', async () => {
    const harmless = harmlessPictures();
    const all = Object.fromEntries([...harmless.keys()].map((name) => [name, 'drawn as png']));
    expect(await byName(harmless)).toEqual(all);
  });

  test('a slow picture is ended and does not block others', async () => {
    const ports = fakePorts();
    const answers = decodePictureFiles(ANN, [picture(SLOW), picture(pngOf(3, 2))], ports);
    await ports.clock.pass(LONG_ENOUGH);
    const [slow, next] = await answers;
    expect([slow, typeof next]).toEqual(['too-costly', 'object']);
  });

  test('decoding uses a new child process after a hundred million pixels', async () => {
    const small = picture(pngOf(3, 2));
    const claims = { ...small, width: 10_000, height: 5_000 };
    const alone = await decodePictureFiles(ANN, [claims]);
    expect(alone).toEqual(['broken']);
    // The second of them makes a hundred million, the third is beyond, and is not lost with the child before.
    const drawn = expect.any(Uint8Array);
    expect(await decodePictureFiles(ANN, [claims, claims, small, small])).toEqual(['broken', 'broken', drawn, drawn]);
  });

  test('[D46] a picture waits for its turn, up to a limit per person', async () => {
    const ports = fakePorts();
    const small = [picture(pngOf(3, 2))];
    const slow = decodePictureFiles(ANN, [picture(SLOW)], ports);
    const others = Array.from({ length: MOST_QUEUED_TASKS_PER_PERSON + 1 }, () =>
      decodePictureFiles(ANN, small, ports),
    );
    expect(await Promise.race([others.at(-1), slow])).toEqual(['waiting']);
    await ports.clock.pass(LONG_ENOUGH);
    expect(await slow).toEqual(['too-costly']);
    expect(await others[0]).toEqual([expect.any(Uint8Array)]);
  });

  test('[Q17] the pictures of a person do not delay another person', async () => {
    const ports = fakePorts();
    const slow = [0, 1, 2, 3].map(() => decodePictureFiles(ANN, [picture(SLOW)], ports));
    expect(await decodePictureFiles(BEN, [picture(pngOf(3, 2))], ports)).toEqual([expect.any(Uint8Array)]);
    let told: unknown;
    void Promise.all(slow).then((all) => {
      told = all;
    });
    const patient = { timeout: 60_000 };
    await expect
      .poll(() => ports.clock.pass(LONG_ENOUGH).then(() => told), patient)
      .toEqual(slow.map(() => ['too-costly']));
  });

  test('of 700 altered pictures none crashes, hangs or fills the process', async () => {
    const sound = [...(await soundPictures()).values()];
    const files = sound.flatMap((file, i) => mutationsOf(file, 100, i));
    const before = process.memoryUsage().arrayBuffers;
    const all = await outcomes(files);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(64 * 1024 * 1024);
    const drawn = all.filter((outcome) => outcome === 'drawn as png' || outcome === 'drawn as jpeg');
    const refused = all.filter((outcome) => /^(?:broken|unknown|too-many-pixels|reference|script)$/.test(outcome));
    expect(drawn.length + refused.length).toBe(700);
    expect(Math.min(drawn.length, refused.length)).toBeGreaterThan(50);
  });
});
