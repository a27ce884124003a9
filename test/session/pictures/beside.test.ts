import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { storePicturesBesideModule } from '../../../src/session/pictures/beside.ts';
import { modulePictureHashes } from '../../../src/session/pictures/pictured.ts';
import { moduleFrom } from '../../support/modules/modules.ts';
import { soundPictures } from '../../support/pictures/hostile-pictures.ts';
import { MemoryStore } from '../../support/store/memory-store.ts';

/** What becomes of a module with a board on each of these files, of which a folder has those that are sound. */
const besideOf = async (...files: readonly string[]) => {
  const folder = await mkdtemp(join(tmpdir(), 'beside-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [file, bytes] of await soundPictures()) await writeFile(join(folder, file), bytes);
  const boards = files.map(
    (file, i) => `{ name: B${i}, grid: { kind: square, columns: 3, rows: 2 }, picture: ${file} }`,
  );
  const module = moduleFrom(`
module: beside
title: Beside
sides: [{ name: Red }]
maps: [{ name: Field, boards: [${boards.join()}] }]
`);
  const store = new MemoryStore();
  const made = await storePicturesBesideModule(folder, module, store);
  return { made: 'module' in made ? [...modulePictureHashes(made).keys()] : made, rows: store.rows.size };
};

test('pictures of a module, PNG and JPEG, are stored unchanged', async () => {
  const { made, rows } = await besideOf('a.png', 'a.jpg');
  expect(made).toEqual(['a.png', 'a.jpg']);
  expect(rows).toBeGreaterThan(0);
});

test('a module with an unknown or missing picture stores none', async () => {
  expect(await besideOf('a.png', 'lossless.webp', 'gone.png')).toEqual({
    made: [
      { file: 'gone.png', fault: 'missing' },
      { file: 'lossless.webp', fault: 'unknown' },
    ],
    rows: 0,
  });
});
