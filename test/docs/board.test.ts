import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tablutPicture } from '../support/pictures/board-picture.ts';
import { boardSvg } from '../support/pictures/board-svg.ts';

test('[T24] the README picture has its current size (`npx tsx test/support/pictures/board-picture.ts docs/board.png` redraws it)', async () => {
  const svg = boardSvg(await tablutPicture());
  const file = await readFile(join(import.meta.dirname, '../../docs/board.png'));
  expect(svg).toContain(`width="${file.readUInt32BE(16)}" height="${file.readUInt32BE(20)}"`);
  const words = [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, word]) => word).join(' ');
  expect(words).toContain('Swedes: a Swede moves G8 → G6 and takes a Muscovite on G5.');
});
