import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { Module } from '../../../src/engine/index.ts';
import { readModule } from '../../../src/session/module/read.ts';
import { readModuleInThread } from '../../../src/session/module/read-apart.ts';
import { baseModuleNameIn, baseModuleOf, baseModuleText } from '../../../src/session/text/bases.ts';
import { createParsingWork } from '../../../src/session/text/work.ts';
import { shippedModule } from '../../support/modules/shipped.ts';
import { en } from '../../support/words.ts';

const { faultText } = en.moduleFaults;

const BASE = `
module: base
title: Base
sides: [{ name: Red }, { name: Blue }]
turn: { order: [Red, Blue] }
properties: { Might: natural }
maps:
  - { name: Field, boards: [{ name: Main, grid: { kind: square, columns: 8, rows: 6 } }] }
  - { name: Camp, boards: [{ name: Tents, grid: { kind: square, columns: 2, rows: 2 } }] }
prototypes:
  guard: { symbol: G, Might: 2 }
  horse: { symbol: H, Might: 3 }
actions:
  - { name: Rest, of: { piece: "", on: Field }, does: [{ set: Might, to: 2 }] }
  - { name: Charge, of: { piece: Might > 2, on: Main }, does: [{ remove: it }] }
setup:
  - { at: Field A1, side: Red, pieces: [{ prototype: guard }] }
`;

const read = (text: string) =>
  readModule(text, createParsingWork(), (name) =>
    name === 'base' ? BASE : name === 'second' ? 'like: base\n' : undefined,
  );

const module = (text: string): Module => {
  const found = read(text);
  if (!found.ok) throw new Error(found.faults.map(faultText).join('\n'));
  return found.module;
};

const faults = (text: string): string => {
  const found = read(text);
  return found.ok ? '' : found.faults.map(faultText).join('\n');
};

const HEAD = 'module: small\ntitle: Small\nlike: base\n';

test('[G25] a module like another states only the differences', () => {
  const base = module(BASE.replace('module: base', 'module: small').replace('title: Base', 'title: Small'));
  expect(module(HEAD)).toEqual(base);
  // Key by key, and name by name; what is new stands behind the others, and any other list in the place of the former.
  const other = module(`${HEAD}
maps: [{ name: Field, boards: [{ name: Main, grid: { rows: 4 } }] }, { name: Sea }]
prototypes: { guard: { Might: 4 }, boat: { symbol: B } }
setup: [{ at: Camp A1, side: Blue, pieces: [{ prototype: boat }] }]
`);
  expect(other.maps.map(({ name }) => name)).toEqual(['Field', 'Camp', 'Sea']);
  expect(other.maps[0]?.boards[0]?.grid).toMatchObject({ kind: 'square', columns: 8, rows: 4 });
  expect(other.prototypes).toMatchObject({ guard: { Might: 4, symbol: 'G' }, horse: { Might: 3 }, boat: {} });
  expect(other.setup).toHaveLength(1);
  expect(other.actions).toEqual(base.actions);
});

test('[G25] `without` removes named parts, and an unknown name is a fault', () => {
  const other = module(`${HEAD}without: { actions: [charge], prototypes: [horse], maps: [Camp] }\n`);
  expect([other.actions?.map(({ name }) => name), Object.keys(other.prototypes), other.maps.length]).toEqual([
    ['Rest'],
    ['guard'],
    1,
  ]);
  expect(faults(`${HEAD}without: { actions: [Charg] }\n`)).toContain(
    'line 4, column 22, without.actions[0]: nothing here is called "Charg"',
  );
});

test('[G25] faults of a derived module are located in it or its base', () => {
  expect(faults(`${HEAD}prototypes: { guard: { Might: many } }\n`)).toContain(
    'line 4, column 31, prototypes.guard.Might',
  );
  // The other's setup has a guard by then that nobody is.
  expect(faults(`${HEAD}without: { prototypes: [guard] }\n`)).toContain(
    'line 3, column 1, setup[0].pieces[0].prototype',
  );
  expect(faults(HEAD.replace('base', 'chest'))).toBe(
    'line 3, column 7, like: the bot comes with no module "chest" to build on; expected: the name of a module that comes with the bot and isn\'t built on another one, such as chess',
  );
  expect(faults(HEAD.replace('base', 'second'))).toContain('the bot comes with no module "second" to build on');
  expect(faults('module: small\ntitle: Small\n')).toContain('sides is missing');
});

test('[G25] go on small boards derives from go, like uploaded modules can', async () => {
  const [go, small] = [await shippedModule('go'), await shippedModule('go-9')];
  const { maps: _, setup: __, texts: ___, ...rest } = small;
  expect(rest).toEqual({
    ...go,
    maps: undefined,
    setup: undefined,
    texts: undefined,
    module: 'go-9',
    title: 'Go 9 x 9',
    description: small.description,
    minutes: 20,
  });
  expect(small.maps[0]).toMatchObject({ captures: go.maps[0]?.captures, boards: [{ grid: { columns: 9, rows: 9 } }] });
  const text = 'module: wild\ntitle: Wild\n\nlike: "chess" # but\nprototypes: { queen: { moves: Q } }\n';
  expect([
    baseModuleNameIn(text),
    baseModuleNameIn(baseModuleText('go') ?? ''),
    (await baseModuleOf(text))?.module,
  ]).toEqual(['chess', undefined, 'chess']);
  const brought = await readModuleInThread('host', text);
  expect(typeof brought === 'object' && brought.ok && brought.module.sides.map(({ name }) => name)).toEqual([
    'White',
    'Black',
  ]);
  expect(await readFile(new URL('../../../data/modules/go-9.yaml', import.meta.url), 'utf8')).toBe(
    baseModuleText('go-9'),
  );
});
