import { expect, test } from 'vitest';
import { readModuleFromDisk } from '../../../src/session/shelf/taken.ts';
import { pngOf } from '../../support/pictures/pictures.ts';

const prototypes = (count: number): string =>
  Array.from({ length: count }, (_, i) => `  p${i}: { picture: p${i}.png }\n`).join('');
const moduleOf = (count: number): Uint8Array =>
  Buffer.from(`
module: album
title: Album
sides: [{ name: Red }]
maps: [{ name: Table }]
prototypes:
${prototypes(count)}`);

/** How many pictures are handed over together. */
const handed = async (count: number): Promise<readonly number[]> => {
  const sizes: number[] = [];
  const file = async (name: string): Promise<Uint8Array> => pngOf(1 + (Number(/\d+/.exec(name)?.[0]) % 9), 2);
  const source = { text: moduleOf(count), file, close: () => undefined };
  const taken = await readModuleFromDisk(source, async (pictures) => {
    sizes.push(pictures.size);
    return [];
  });
  expect('pictures' in taken && 'size' in taken.pictures && taken.pictures.size).toBe(count);
  return sizes;
};

test('at most forty pictures of a module are in memory at once', async () => {
  expect(await handed(39)).toEqual([39]);
  expect(await handed(40)).toEqual([40]);
  expect(await handed(81)).toEqual([40, 40, 1]);
});
