import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { systemClock } from '../../../src/session/base/ports.ts';
import { ModuleFolders } from '../../../src/session/shelf/shelf.ts';
import { shippedModule } from '../../support/modules/shipped.ts';
import { MemoryStore } from '../../support/store/memory-store.ts';
import { begun, sitDown, sub, type Table, tablut } from '../table.ts';

const MODULES = fileURLToPath(new URL('../../../data/modules', import.meta.url));
const PGN = { name: 'game.pgn', text: '1. e4 e5 2. Nf3 *\n' };

const imported = async (table: Table, who: string, file = PGN): Promise<string> =>
  table.heard(await sub(table.user(who), 'game', 'import', { file }));

/** A folder of the host's with chess alone, as the playground reads its games. */
const chessShelf = async (store: MemoryStore): Promise<ModuleFolders> => {
  const path = await mkdtemp(join(tmpdir(), 'shelf-'));
  onTestFinished(() => rm(path, { recursive: true }));
  for (const file of ['chess.yaml', 'chess-pieces.png', 'chess-pieces.svg'])
    await cp(join(MODULES, file), join(path, file));
  const folders = [{ path, from: 'shipped' as const }];
  const shelf = new ModuleFolders({ folders, store, clock: systemClock, tell: () => undefined });
  await shelf.look();
  return shelf;
};

test('[W11] /game import reads chess text only if chess is installed', async () => {
  const store = new MemoryStore();
  const table = await sitDown({ modules: [], store, shelf: await chessShelf(store) });
  expect(await imported(table, 'alice')).toContain('imports a game from a file');
});

test('[W11] players without upload rights can still import chess text', async () => {
  const table = await sitDown({ modules: [await shippedModule('chess')], settings: { uploads: 'managers' } });
  const refusal = 'Only people who manage this server can upload files here (`/server settings`)';
  expect(await imported(table, 'bob', { name: 'game.json', text: '{"format": "x"}' })).toContain(refusal);
  expect(await imported(table, 'bob', { name: 'game.json', text: `{${' '.repeat(400_000)}}` })).toContain(refusal);
  expect(await imported(table, 'bob')).toContain('public: @bob imports a game from a file');
});

test('[W11] an imported text replaces a running game only for its host', async () => {
  const table = await sitDown({
    modules: [await shippedModule('chess'), await tablut()],
    settings: { uploads: 'managers' },
  });
  await begun(table);
  expect(await imported(table, 'bob')).toContain('private: Only the host can do that');
  expect(await imported(table, 'alice')).toContain(
    'Do you want to end it for good and continue the game in that file instead?',
  );
});
