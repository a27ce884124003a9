import { describe, expect, test } from 'vitest';
import { MOST_TIME } from '../../../src/session/pictures/child.ts';
import { decodeFiles } from '../../../src/session/pictures/decode.ts';
import { headerOf } from '../../../src/session/pictures/header.ts';
import { isDrawable, type MapPicture, pictureIn } from '../../../src/session/pictures/picture.ts';
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

const picture = (file: Uint8Array): MapPicture => {
  const read = pictureIn(file);
  if (typeof read === 'string') throw new Error(read);
  return read;
};

/** What becomes of each file: the fault, or the type that is drawn. */
const outcomes = async (files: readonly Uint8Array[]): Promise<readonly string[]> => {
  const read = files.map(pictureIn);
  const answers = [...(await decodeFiles(read.flatMap((one) => (typeof one === 'string' ? [] : [one]))))];
  return read.map((one) => {
    const answer = typeof one === 'string' ? one : (answers.shift() ?? 'nothing');
    if (typeof answer === 'string') return answer;
    const header = headerOf(answer);
    return typeof header !== 'string' && isDrawable(header) ? `drawn as ${header.type}` : 'not drawn';
  });
};

const byName = async (files: ReadonlyMap<string, Uint8Array>): Promise<object> => {
  const all = await outcomes([...files.values()]);
  return Object.fromEntries([...files.keys()].map((name, i) => [name, all[i]]));
};

describe('[V4] what strangers send as a picture', () => {
  test('is decoded once, and written anew', async () => {
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

  test('is refused by what is wrong with it, and costs what a picture may', async () => {
    const hostile = hostilePictures();
    const expected = Object.fromEntries([...hostile].map(([name, [fault]]) => [name, fault]));
    expect(await byName(new Map([...hostile].map(([name, [, file]]) => [name, file])))).toEqual(expected);
  });

  test('is taken of ten million pixels, of every type: `npm run soak` has those of as many as there may be', async () => {
    expect(await byName(await largestPictures())).toEqual({
      'progressive.jpg': 'drawn as jpeg',
      'lossy.webp': 'drawn as jpeg',
      'alpha.webp': 'drawn as png',
      'a.gif': 'drawn as png',
    });
  });

  test('is taken where it does no harm', async () => {
    const harmless = harmlessPictures();
    const all = Object.fromEntries([...harmless.keys()].map((name) => [name, 'drawn as png']));
    expect(await byName(harmless)).toEqual(all);
  });

  test('holds nobody up: who takes longer than a picture may is ended, and the next one is decoded', async () => {
    const clock = new FakeClock();
    const answers = decodeFiles([picture(SLOW), picture(pngOf(3, 2))], clock);
    await clock.pass(MOST_TIME);
    const [slow, next] = await answers;
    expect([slow, typeof next]).toEqual(['too-costly', 'object']);
  });

  test('is decoded by another child once one has had a hundred million pixels, and not before', async () => {
    const small = picture(pngOf(3, 2));
    const claims = { ...small, width: 10_000, height: 5_000 };
    const alone = await decodeFiles([claims]);
    expect(alone).toEqual(['broken']);
    // The second of them makes a hundred million, the third is beyond, and is not lost with the child before.
    const drawn = expect.any(Uint8Array);
    expect(await decodeFiles([claims, claims, small, small])).toEqual(['broken', 'broken', drawn, drawn]);
  });

  test('waits for its turn, and is sent away where too many wait', async () => {
    const clock = new FakeClock();
    const slow = decodeFiles([picture(SLOW)], clock);
    const others = Array.from({ length: 8 }, () => decodeFiles([picture(pngOf(3, 2))], clock));
    const told = await Promise.race([Promise.all(others.slice(5)), slow]);
    expect(told).toEqual(Array.from({ length: 3 }, () => ['busy']));
    await clock.pass(MOST_TIME);
    expect(await slow).toEqual(['too-costly']);
    const [first] = await Promise.all(others);
    expect(first).toEqual([expect.any(Uint8Array)]);
  });

  test('of 700 files that were changed none ends the process, hangs it or makes it grow', async () => {
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
