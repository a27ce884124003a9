import type { Module } from '../../engine/index.ts';
import type { ModuleFile } from '../format/format.ts';
import { given, mapped, simpleValues, unchecked } from '../module/given.ts';
import { cellsNamed } from './cells.ts';
import { gridOf } from './grid.ts';

type FileMap = ModuleFile['maps'][number];
type FileBoard = FileMap['boards'][number];
type FileCosts = NonNullable<ModuleFile['terrain'][string]['cost']>;
type Map = Module['maps'][number];
type ModuleBoard = Map['boards'][number];
type Terrain = Module['terrain'][string];
type Edge = NonNullable<Module['edges']>[string];

export const mapOf = ({
  name,
  private: side,
  publishes,
  occupied,
  combat,
  captures,
  boards,
  values,
}: FileMap): Map => ({
  name,
  ...given('private', side),
  ...given('publishes', publishes === 'nothing' ? undefined : publishes),
  occupied,
  ...given('combat', combat === undefined ? undefined : ('no' as const)),
  ...given('captures', captures),
  boards: boards.map(boardOf),
  ...given('values', values && simpleValues(values)),
});

const boardOf = ({ name, grid: file, terrain, edges, zones, picture }: FileBoard): ModuleBoard => {
  const grid = gridOf(file);
  const cells = (texts: readonly string[]): readonly string[] => [
    ...new Set(texts.flatMap((text) => cellsNamed(grid, text) ?? unchecked(text))),
  ];
  const chain = (texts: readonly string[]): readonly string[] =>
    texts.map((text) => cellsNamed(grid, text)?.[0] ?? unchecked(text));
  return {
    name,
    grid,
    terrain: mapped(terrain, cells),
    ...given('edges', edges && mapped(edges, (chains) => chains.map(chain))),
    ...given(
      'zones',
      zones?.map((zone) => ({
        name: zone.name,
        cells: cells(zone.cells),
        ...given('values', zone.values && simpleValues(zone.values)),
      })),
    ),
    ...given('picture', picture === undefined ? undefined : pictureOf(picture)),
  };
};

const pictureOf = (picture: NonNullable<FileBoard['picture']>): NonNullable<ModuleBoard['picture']> => {
  if (typeof picture === 'string') return { file: picture };
  const { file, x, y, width, height } = picture;
  return { file, ...given('x', x), ...given('y', y), ...given('width', width), ...given('height', height) };
};

export const terrainOf = ({ colour, cost }: ModuleFile['terrain'][string]): Terrain => ({
  ...given('colour', colour?.toLowerCase()),
  ...given('cost', cost === undefined ? undefined : costsOf(cost)),
});

export const edgeOf = ({ runs, ...rest }: NonNullable<ModuleFile['edges']>[string]): Edge => ({
  runs,
  ...terrainOf(rest),
});

const costsOf = (costs: FileCosts): NonNullable<Terrain['cost']> =>
  typeof costs === 'object' ? costs : { default: costs };
