import sharp from 'sharp';
import { expect, it } from 'vitest';
import { readModule } from '../../src/session/module/read.ts';
import { convertVassalModule } from '../../src/vassal/imported.ts';
import { openArchiveFromBytes } from '../../src/vassal/source/archive.ts';
import { readVassalModuleSource } from '../../src/vassal/source/source.ts';
import { COLOURS, thirdModule } from './third-module.ts';

/** [V10] What is written otherwise than usual, as it comes over: the whole file, the whole report, each picture. */

const files = new Map<string, Uint8Array>();
const whole = await convertVassalModule(
  await readVassalModuleSource(await openArchiveFromBytes(thirdModule())),
  async (name, bytes) => void files.set(name, bytes),
  () => undefined,
  { lost: ['acme.Nowhere'] },
);

it('[V6] a third module matches the golden file and is valid', async () => {
  await expect(whole.text).toMatchFileSnapshot('../golden/vassal/third.yaml');
  expect(readModule(whole.text)).toMatchObject({ ok: true });
});

it('[V7] the report of a third module lists all losses', async () => {
  const { losses, ...report } = whole.report;
  const lines = losses.map(({ loss, count, names }) => `${loss} ${count}: ${names.join(', ')}`);
  const text = `${JSON.stringify(report, undefined, 1)}\n${lines.join('\n')}\n`;
  await expect(text).toMatchFileSnapshot('../golden/vassal/third-report.txt');
});

const LETTERS = new Map(Object.entries(COLOURS).map(([name, colour]) => [colour.join(), name.charAt(0)]));

it('[V6] the pictures of a third module are layered around one center', async () => {
  const shown: Record<string, unknown> = {};
  for (const [name, bytes] of files) {
    if (!name.endsWith('.png')) continue;
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    const pixel = (at: number): string => {
      const [r, g, b, alpha = 255] = data.subarray(at * info.channels, (at + 1) * info.channels);
      return alpha === 0 ? '.' : (LETTERS.get([r, g, b].join()) ?? '?');
    };
    const rows = Array.from({ length: info.height }, (_, y) =>
      Array.from({ length: info.width }, (_, x) => pixel(y * info.width + x)).join(''),
    );
    shown[name] = rows;
  }
  await expect(
    Object.entries(shown)
      .map(([name, rows]) => `${name}\n${(rows as readonly string[]).map((row) => `  ${row}`).join('\n')}\n`)
      .join('\n'),
  ).toMatchFileSnapshot('../golden/vassal/third-pictures.txt');
});
