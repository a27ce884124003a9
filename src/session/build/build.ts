import type { Module } from '../../engine/index.ts';
import { scorekeepersOf } from '../check/scorekeepers.ts';
import type { ModuleFile } from '../format/format.ts';
import { given, mapped, simpleValues, unchecked } from '../module/given.ts';
import { deckOf } from './decks.ts';
import { edgeOf, mapOf, terrainOf } from './maps.ts';
import { namingFor } from './modifier-names.ts';
import { modifierOf } from './modifiers.ts';
import { stacksOf, traitsOf, valuesOf } from './pieces.ts';
import { placesOf } from './places.ts';

/** The module of a file without faults: everything that was left out is there, every cell as its board writes it. */
export const moduleOf = (file: ModuleFile): Module => {
  const maps = file.maps.map(mapOf);
  const places = placesOf(maps);
  const naming = namingFor(maps, zonesIn(maps), file.phases ?? {});
  const traits = Object.entries(file.prototypes).flatMap(([name, prototype]) => {
    const own = traitsOf(prototype);
    return own ? [[name, own] as const] : [];
  });
  return {
    module: file.module,
    title: file.title,
    ...given('description', file.description),
    sides: file.sides.map(sideOf),
    ...(file.turn
      ? { turn: { order: file.turn.order ?? file.sides.map(({ name }) => name), ends: file.turn.ends } }
      : {}),
    ...given('seats', file.seats),
    rules: rulesOf(file),
    ...given('limits', limitsOf(file)),
    ...given('battle', file.battle && battleOf(maps, file.battle)),
    ...given('properties', file.properties),
    ...given('values', file.values && simpleValues(file.values)),
    maps,
    terrain: mapped(file.terrain, terrainOf),
    ...given('edges', file.edges && mapped(file.edges, edgeOf)),
    prototypes: mapped(file.prototypes, valuesOf),
    ...given('traits', traits.length > 0 ? Object.fromEntries(traits) : undefined),
    ...given('scorekeepers', scorekeepersOf(file)),
    ...given(
      'counters',
      file.counters?.map(({ each: _, refresh, sum, report, reveals, ...rest }) => ({
        ...rest,
        ...given('sum', sum),
        ...given('report', report),
        ...given('reveals', reveals),
        ...given('refresh', refresh && { text: refresh.text, ...given('icon', refresh.icon) }),
      })),
    ),
    ...given(
      'modifiers',
      file.modifiers?.map((one) => modifierOf(one, naming)),
    ),
    ...given('phases', file.phases),
    ...given('decks', file.decks.length > 0 ? file.decks.map((deck) => deckOf(places, deck)) : undefined),
    setup: file.setup.flatMap((stack) => stacksOf(places, stack)),
  };
};

const zonesIn = (maps: Module['maps']) =>
  maps.flatMap((map) =>
    map.boards.flatMap((board) =>
      (board.zones ?? []).map(({ name }) => ({ board: `${map.name}/${board.name}`, name })),
    ),
  );

const sideOf = ({
  name,
  colour,
  class: kind,
  trusts,
  values,
}: ModuleFile['sides'][number]): Module['sides'][number] => ({
  name,
  ...given('colour', colour?.toLowerCase()),
  ...given('class', kind),
  ...given('trusts', trusts),
  ...given('values', values && simpleValues(values)),
});

const rulesOf = ({
  rules: { pieces, turns, captures, changes, undo, movePoints, zoneOfControl, alwaysOneStep },
  turn,
}: ModuleFile): Module['rules'] => ({
  pieces,
  turns: turns ?? (turn ? 'strict' : 'free'),
  captures,
  ...given('changes', changes),
  ...given('undo', undo),
  ...given('movePoints', movePoints),
  ...given('zoneOfControl', zoneOfControl === true ? zoneOfControl : undefined),
  ...given('alwaysOneStep', alwaysOneStep === true ? alwaysOneStep : undefined),
});

/** The board of the map of battles is the one that has both zones. */
const battleOf = (
  maps: Module['maps'],
  { map, attackers, defenders }: NonNullable<ModuleFile['battle']>,
): NonNullable<Module['battle']> => {
  const boards = maps.find(({ name }) => name === map)?.boards ?? [];
  const board = boards.find(({ zones = [] }) =>
    [attackers, defenders].every((zone) => zones.some(({ name }) => name === zone)),
  );
  return { map, board: board?.name ?? unchecked(map), attackers, defenders };
};

const limitsOf = ({ rules: { armyMaxSize, handLimit, drawLimit } }: ModuleFile): Module['limits'] => {
  const limits = { ...given('army', armyMaxSize), ...given('hand', handLimit), ...given('draw', drawLimit) };
  return Object.keys(limits).length > 0 ? limits : undefined;
};
