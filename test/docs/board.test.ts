import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { boardSvg } from '../../src/view/svg/board.ts';
import { tablutPicture } from '../support/board-picture.ts';

test('[T24] the picture of the README is of the size that its position has now (`npx tsx test/support/board-picture.ts docs/board.png` draws it anew)', async () => {
  const svg = boardSvg(await tablutPicture());
  const file = await readFile(join(import.meta.dirname, '../../docs/board.png'));
  expect(svg).toContain(`width="${file.readUInt32BE(16)}" height="${file.readUInt32BE(20)}"`);
  expect(svg).toContain('Swedes: a Swede moves G8 → G6 and takes a Muscovite on G5.');
});
