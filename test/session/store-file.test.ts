import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { InteractionId } from '../../src/engine/core/ids.ts';
import { Games, type OpenGame } from '../../src/session/games.ts';
import { FORMAT } from '../../src/session/step.ts';
import { channelViewer, personViewer, type Viewer } from '../../src/view/viewer.ts';
import { MemoryStore } from '../support/memory-store.ts';
import { CHANNEL, done, logOf, newInteraction, newProcess, seenOf } from '../support/session.ts';
import { newStoreFile, type StoreFile, storeFile } from '../support/store-file.ts';
import { ANN, BEN, redo } from '../support/table.ts';

const FORMATS = [1];

const read = async (format: number): Promise<StoreFile> => JSON.parse(await readFile(storeFile(format), 'utf8'));

const opened = async (rows: StoreFile, isWanted = (_key: string): boolean => true): Promise<OpenGame> => {
  const texts = Object.entries(rows).map(([key, value]) => [key, JSON.stringify(value)] as const);
  const process = newProcess({ store: new MemoryStore(new Map(texts.filter(([key]) => isWanted(key)))) });
  const game = await new Games(process.ports).at(CHANNEL);
  if (!game) throw new Error('no game');
  expect(process.faults).toEqual([]);
  return game;
};

/** What stands where, without the recruits in the camp. */
const position = ({ session }: OpenGame, viewer: Viewer): readonly string[] =>
  [...session.glance(viewer).pieces()]
    .filter(({ where }) => where.map !== 'Camp')
    .map(({ name, where }) => `${name} ${where.map} ${where.cell ?? ''}`.trim())
    .sort();

describe('a store file', () => {
  it('[T5] of every format is kept with the tests', async () => {
    const files = (await readdir(new URL('.', storeFile(1)))).filter((name) => name.startsWith('store-'));
    expect(files.sort()).toEqual(FORMATS.map((format) => `store-${format}.json`));
    expect(FORMATS.at(-1)).toBe(FORMAT);
  });

  // Where this fails, what is stored has changed: a version that is in use keeps its file, and the new one gets the next format's number and a
  // file of its own, by `npx tsx test/support/store-file.ts`.
  it('[T5] of this format is what this version writes, the words of its posts aside', async () => {
    const wordless = (file: StoreFile): unknown => JSON.parse(JSON.stringify(file, (key, value) => (key === 'deed' ? '' : value)));
    expect(wordless(await newStoreFile())).toEqual(wordless(await read(FORMAT)));
  });

  it('[T5] of format 1 still loads, from its snapshot and from its log alone', async () => {
    const rows = await read(1);
    const game = await opened(rows);
    const fromLog = await opened(rows, (key) => !key.includes(':snap:') && !key.endsWith(':head'));
    expect(seenOf(game.session)).toEqual(seenOf(fromLog.session));
    const open = ['Pawn Field B5', 'Pawn Field C2', 'Recruit Field E5', 'Red King Field C5', 'Stone Field D3'];
    expect(position(game, channelViewer)).toEqual(open);
    expect(position(game, personViewer(BEN))).toEqual(open);
    expect(position(game, personViewer(ANN))).toEqual([...open, 'Hoard Red Cellar A1', 'Spy Red Hand'].sort());
    const view = game.session.glance(channelViewer);
    expect(view.turn()).toMatchObject({ number: 1, side: { name: 'Blue', players: [BEN] } });
    expect([...view.pieces()].filter(({ where }) => where.map === 'Camp')).toHaveLength(59);
    expect([game.session.number, view.host, view.title, view.hides]).toEqual([14, ANN, 'Skirmish', true]);
  });

  it('[T5] of format 1 still knows what was done, and goes on', async () => {
    const { session } = await opened(await read(1));
    expect((await logOf(session)).map(({ number, operation }) => `${number} ${operation.kind}`)).toEqual([
      '1 start',
      '2 join',
      '3 join',
      '4 join',
      '5 begin',
      '6 move',
      '7 move',
      '8 end-turn',
      '9 move',
      '10 undo',
      '11 redo',
      '12 ask',
      '13 move',
      '14 undo',
    ]);
    const repeated = await session.run(redo(ANN), '900000000000000006' as InteractionId);
    expect(repeated).toMatchObject({ kind: 'done', repeated: true, step: { number: 6, change: { removed: [{ name: 'Blue Pawn' }] } } });
    expect((await done(session, redo(ANN), newInteraction())).number).toBe(15);
  });

  it('[T5] of format 1 still gives the names that controls and messages out there bear', async () => {
    const { session } = await opened(await read(1));
    const view = session.glance(personViewer(ANN));
    const [piece] = view.pieces();
    expect([session.tag(6), session.nonce(6, 'channel'), piece && view.handle(piece)]).toMatchInlineSnapshot(`
      [
        "jh48j8ue",
        "48ksznn7qrrg36z7duammu",
        "7xs2futa",
      ]
    `);
  });
});
