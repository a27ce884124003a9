import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { font } from '../../src/picture/font.ts';
import { loadShippedModules } from '../../src/session/module/shipped.ts';
import { decodedPictureHashOf } from '../../src/session/pictures/store.ts';
import { MemoryStore } from '../support/store/memory-store.ts';

const DATA = join(import.meta.dirname, '../../data/modules');

describe('[V1] pictures of shipped modules', () => {
  test('all bazaar cards and Marches units have pictures', async () => {
    const store = new MemoryStore();
    const modules = await loadShippedModules(DATA, store);
    const [bazaar, marches] = ['bazaar', 'marches'].map((name) => modules.get(name));
    const cards = Object.entries(bazaar?.traits ?? {});
    expect(cards.map(([name]) => name)).toEqual(Object.keys(bazaar?.prototypes ?? {}));
    expect(new Set(cards.map(([, { picture }]) => JSON.stringify(picture))).size).toBe(cards.length);
    expect(new Set(cards.map(([, { back }]) => JSON.stringify(back))).size).toBe(1);
    expect(bazaar?.decks?.find(({ name }) => name === 'Caravan')?.back).toBeDefined();
    const units = Object.values(marches?.traits ?? {}).filter(({ unit }) => unit);
    for (const { picture, layers } of units)
      for (const looks of [picture, layers?.[1]?.picture])
        expect(looks?.map(({ side }) => side)).toEqual(['Red', 'Blue']);
    for (const { hash } of [bazaar, marches].flatMap((module) => Object.values(module?.pictures ?? {})))
      expect(await decodedPictureHashOf(store, hash)).toBe(hash);
  });

  test('other shipped pieces and Hearts cards have pictures without frames', async () => {
    const modules = await loadShippedModules(DATA, new MemoryStore());
    for (const name of [
      'brandubh',
      'chess',
      'draughts',
      'fox',
      'go',
      'go-13',
      'go-9',
      'hearts',
      'morris',
      'reversi',
      'tablut',
    ]) {
      const module = modules.get(name);
      const kinds = Object.keys(module?.prototypes ?? {});
      const looks = kinds.flatMap((kind) => module?.traits?.[kind]?.picture ?? []);
      const ofSides = looks.some(({ side }) => side !== undefined) ? module?.sides.length : 1;
      expect([name, looks.length]).toEqual([name, kinds.length * (ofSides ?? 0)]);
      expect(looks.every(({ unframed }) => unframed)).toBe(true);
      expect(new Set(looks.map(({ part }) => String(part))).size).toBe(looks.length);
    }
  });

  test.each([
    'bazaar-cards',
    'marches-counters',
    'chess-pieces',
    'draughts-pieces',
    'reversi-discs',
    'tablut-pieces',
    'fox-pieces',
    'hearts-cards',
    'shires-map',
    'shires-pieces',
    'werewolf-cards',
    'werewolf-person',
    'werewolf-village',
  ])('the shipped picture %s matches its drawing', async (name) => {
    const [drawing, file] = await Promise.all(['svg', 'png'].map((type) => readFile(join(DATA, `${name}.${type}`))));
    const svg = new Resvg(String(drawing), { font, logLevel: 'off' }).render();
    const page = { background: '#808080' };
    const png = await sharp(file).flatten(page).raw().toBuffer({ resolveWithObject: true });
    expect([png.info.width, png.info.height]).toEqual([svg.width, svg.height]);
    const drawn = await sharp(svg.asPng()).flatten(page).raw().toBuffer();
    const off = drawn.reduce((sum, value, i) => sum + Math.abs(value - (png.data[i] ?? 0)), 0) / drawn.length;
    expect(off).toBeLessThan(4);
  });
});
