import type { World } from '../../../table/index.ts';
import type { Modifier, ModifierDefinition } from '../../modifiers/form.ts';
import type { Module } from '../module.ts';
import { moduleOf } from '../queries.ts';

type CounterDefinition = NonNullable<Module['counters']>[number];

/** Returns the module together with the definitions that players made in play. */
export const moduleWithPlayDefinitions = (world: World): Module => {
  const module = moduleOf(world);
  const counters = [...world.all('counter')].flatMap(
    ({ own, kind: _, id, map: __, on: ___, ...rest }): readonly CounterDefinition[] =>
      own ? [{ ...rest, on: id.slice(0, -rest.name.length - 1) }] : [],
  );
  const modifiers = [...world.all('modifier')].map((record) => definitionIn(world, record));
  const texts = world.get('scoring', 'scoring')?.texts.map(({ text }) => text) ?? [];
  return addPlayDefinitions(module, { counters, modifiers, scores: texts });
};

interface DefinedInPlay {
  readonly counters?: readonly CounterDefinition[];
  readonly modifiers?: readonly ModifierDefinition[];
  readonly scores?: readonly string[];
}

export const addPlayDefinitions = (
  module: Module,
  { counters = [], modifiers = [], scores = [] }: DefinedInPlay,
): Module => {
  const text = [...(module.scorekeepers ? [module.scorekeepers.text] : []), ...scores].join('\n');
  return {
    ...module,
    ...(counters.length > 0 ? { counters: [...(module.counters ?? []), ...counters] } : {}),
    ...(modifiers.length > 0 ? { modifiers: [...(module.modifiers ?? []), ...modifiers] } : {}),
    ...(scores.length > 0 ? { scorekeepers: { text, hides: module.scorekeepers?.hides ?? false } } : {}),
  };
};

/** Returns the definition of a modifier that is on a single piece, as if it were on all pieces of that kind. */
const definitionIn = (
  world: World,
  { definition, piece: id }: Pick<Modifier, 'definition' | 'piece'>,
): ModifierDefinition => (id === undefined ? definition : attachModifierToPiece(world, definition, id));

export const attachModifierToPiece = (world: World, definition: ModifierDefinition, id: string): ModifierDefinition => {
  const piece = world.get('piece', id);
  if (!piece) return definition;
  const on = piece.prototype === undefined ? { piece: piece.name } : { prototype: piece.prototype };
  return { ...definition, on };
};
