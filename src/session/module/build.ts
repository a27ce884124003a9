import type { Module } from '../../engine/index.ts';
import { cellsNamed } from './cells.ts';
import type { ModuleFile } from './format.ts';
import { gridOf } from './grid.ts';
import { type Places, placesNamed, placesOf } from './places.ts';

/** The module of a file without faults: everything that was left out is there, every cell as its board writes it. */
export const moduleOf = (file: ModuleFile): Module => {
  const maps = file.maps.map(mapOf);
  const places = placesOf(maps);
  return {
    module: file.module,
    title: file.title,
    ...given('description', file.description),
    sides: file.sides.map(({ name, colour }) => ({ name, ...given('colour', colour?.toLowerCase()) })),
    ...(file.turn ? { turn: { order: file.turn.order ?? file.sides.map(({ name }) => name), ends: file.turn.ends } } : {}),
    rules: { pieces: file.rules.pieces, turns: file.rules.turns ?? (file.turn ? 'strict' : 'free'), captures: file.rules.captures },
    maps,
    terrain: mapped(file.terrain, ({ colour }) => given('colour', colour?.toLowerCase())),
    prototypes: mapped(file.prototypes, (values) => mapped(values, valueOf)),
    setup: file.setup.flatMap((stack) => stacksOf(places, stack)),
  };
};

type FileMap = ModuleFile['maps'][number];
type FileStack = ModuleFile['setup'][number];
type FileValue = ModuleFile['prototypes'][string][string];
type Value = Module['prototypes'][string][string];

/** The field, where it has a value. */
const given = <Key extends string, T>(key: Key, value: T | undefined): { readonly [K in Key]?: T } =>
  (value === undefined ? {} : { [key]: value }) as { readonly [K in Key]?: T };

const mapped = <T, U>(record: { readonly [key: string]: T }, change: (value: T, key: string) => U): { readonly [key: string]: U } =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));

const valueOf = (value: FileValue): Value => (typeof value === 'object' ? value.map(String) : value);

const mapOf = ({ name, private: side, occupied, boards }: FileMap): Module['maps'][number] => ({
  name,
  ...given('private', side),
  occupied,
  boards: boards.map(boardOf),
});

const boardOf = ({ name, grid: file, terrain }: FileMap['boards'][number]): Module['maps'][number]['boards'][number] => {
  const grid = gridOf(file);
  return { name, grid, terrain: mapped(terrain, (cells) => cells.flatMap((cell) => cellsNamed(grid, cell) ?? unchecked(cell))) };
};

const stacksOf = (places: Places, { at, side, pieces }: FileStack): Module['setup'] =>
  (typeof at === 'string' ? [at] : at).map((text) => ({
    ...(placesNamed(places, text)[0] ?? unchecked(text)),
    ...given('side', side),
    pieces: pieces.map(({ prototype, name, count }) => ({ prototype, name: name ?? prototype, count })),
  }));

const unchecked = (text: string): never => {
  throw new Error(`the checks of modules let pass ${text}`);
};
