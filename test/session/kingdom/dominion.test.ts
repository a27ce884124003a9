import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readDominionData } from '../../../src/session/kingdom/dominion.ts';

const shipped = join(import.meta.dirname, '../../../data/dominion');

describe('reading the Dominion data', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'dominion-'));
    cpSync(shipped, folder, { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const edit = (file: string, from: string, to: string): void => {
    const text = readFileSync(join(folder, file), 'utf8');
    expect(text).toContain(from);
    writeFileSync(join(folder, file), text.replace(from, to));
  };
  const complaint = (): readonly string[] => {
    try {
      readDominionData(folder);
      return [];
    } catch (error) {
      return String(error).split('\n  ').slice(1);
    }
  };
  const chapel = 'cost: 2, types: [Action], roles: [trasher] }';

  it('the Dominion data gives piles and landscapes numbers and facts', () => {
    const { cards, landscapes } = readDominionData(folder);
    expect(cards.map((card) => card.nr)).toEqual(cards.map((_, place) => place + 1));
    expect(cards.find((card) => card.name === 'Moat')).toEqual({
      nr: 19,
      before: [],
      name: 'Moat',
      also: [],
      set: 'base',
      editions: ['base1', 'base2'],
      cost: { coins: 2, potion: false, debt: 0 },
      types: ['Action', 'Reaction'],
      inside: [],
      cards: [],
      roles: ['moat', 'draw', 'reaction', 'terminal'],
      size: 10,
      brings: [],
    });
    expect(landscapes.find((one) => one.name === 'Wedding')).toEqual({
      nr: 32,
      name: 'Wedding',
      kind: 'event',
      set: 'empires',
      editions: ['emp'],
      cost: { coins: 4, potion: false, debt: 3 },
      roles: ['vp'],
      brings: ['vp-tokens'],
    });
  });

  it('[K5] the Dominion data has short names for editions and boxes of sets', () => {
    const { sets, boxes } = readDominionData(folder);
    expect(sets.find((set) => set.key === 'seaside')?.editions.map((one) => one.key)).toEqual(['sea1', 'sea2']);
    expect(boxes.find((box) => box.key === 'base2')).toMatchObject({
      key: 'base2',
      title: 'Base (2nd edition)',
      holds: ['base2'],
    });
    expect(boxes.find((box) => box.key === 'corn-guild2')?.holds).toEqual(['corn2', 'guild2']);
  });

  it.each([
    [
      'an unknown key',
      chapel,
      'cost: 2, types: [Action], rolls: [trasher] }',
      'base.yaml:15: piles, Chapel: Unrecognized key: "rolls"',
    ],
    [
      'an unknown role',
      chapel,
      'cost: 2, types: [Action], roles: [trash] }',
      'base.yaml:15: piles, Chapel, roles, entry 1: Invalid option',
    ],
    [
      'a role that follows from types',
      chapel,
      'cost: 2, types: [Action], roles: [attack] }',
      'piles, Chapel, roles, entry 1: Invalid option',
    ],
    [
      'an unknown type',
      chapel,
      'cost: 2, types: [Acton] }',
      'base.yaml:15: piles, Chapel, types, entry 1: Invalid option',
    ],
    ['a cost that is none', chapel, 'cost: two, types: [Action] }', 'piles, Chapel, cost: expected a cost like 4, 3P'],
    ['a missing cost', chapel, 'types: [Action] }', 'base.yaml:15: piles, Chapel, cost: '],
    ['a key that stands twice', chapel, 'cost: 2, cost: 2, types: [Action] }', 'base.yaml:15: Map keys must be unique'],
    [
      'an edition of another set',
      chapel,
      'only: sea1, cost: 2, types: [Action] }',
      'Chapel, only: expected one of base1, base2, found sea1',
    ],
  ])('[K1] the Dominion data refuses %s, with file, line and entry', (_, from, to, fault) => {
    writeFileSync(join(folder, 'sets.yaml'), 'sets: [base]\nboxes: []\nshares: []\n');
    edit('base.yaml', from, to);
    expect(complaint()).toEqual([expect.stringContaining(fault)]);
  });

  it('[K1] the Dominion data reports all faults of all files at once', () => {
    edit('base.yaml', chapel, 'cost: 2, types: [Action], colour: white }');
    edit('guilds.yaml', 'cost: 4,  types: [Action], roles: [draw]', 'cost: 4,  types: []');
    edit('extras.yaml', 'of: ally', 'of: allies');
    rmSync(join(folder, 'nocturne.yaml'));
    edit('promo.yaml', 'set: promo', 'set: promos');
    expect(complaint().map((line) => line.split(':')[0])).toEqual([
      'extras.yaml',
      'base.yaml',
      'guilds.yaml',
      'nocturne.yaml',
      'promo.yaml',
    ]);
  });

  const fan = (nr: number, name: string): void =>
    writeFileSync(
      join(folder, 'arcana.yaml'),
      `set: arcana
title: Arcana
editions:
  - { edition: arca, title: Arcana, holds: { rune-tokens: 12 } }
piles:
  - { nr: ${nr}, name: ${name}, cost: 4, types: [Action], brings: [rune-tokens] }
extras:
  tokens:
    - { extra: rune-tokens, title: Rune tokens }
`,
    );

  it('[K39] the Dominion data includes an extra set file in the folder, last', () => {
    fan(2001, 'Rune Smith');
    const { sets, cards, extras, boxes } = readDominionData(folder);
    expect(sets.at(-1)).toMatchObject({ key: 'arcana', editions: [{ key: 'arca' }] });
    expect(cards.at(-1)).toMatchObject({ nr: 2001, name: 'Rune Smith', brings: ['rune-tokens'] });
    expect(extras.find(({ key }) => key === 'rune-tokens')).toMatchObject({ kind: 'tokens', title: 'Rune tokens' });
    expect(boxes.map(({ key }) => key)).toContain('arca');
  });

  it.each([
    [19, 'Rune Smith', 'arcana.yaml: Rune Smith: the number 19 is that of a pile of base'],
    [2001, 'Moat', 'arcana.yaml: Moat: the name is that of a pile of base'],
  ])('[K39] a set with a duplicate number or name is refused: %i %s', (nr, name, fault) => {
    fan(nr, name);
    expect(complaint()).toEqual([fault]);
  });
});
