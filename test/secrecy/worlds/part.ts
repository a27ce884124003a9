import type { Module } from '../../../src/engine/play/module.ts';
import type { Rules } from '../../../src/engine/play/rules.ts';

/**
 * One part of a random module: what it adds to each list of it. Parts know nothing of each other but the names of
 * sides.
 */
export interface Part
  extends Partial<
    Pick<
      Module,
      | 'maps'
      | 'terrain'
      | 'edges'
      | 'prototypes'
      | 'traits'
      | 'decks'
      | 'setup'
      | 'counters'
      | 'modifiers'
      | 'actions'
      | 'effects'
      | 'tables'
      | 'objectives'
      | 'properties'
      | 'limits'
      | 'battle'
    >
  > {
  readonly rules?: Partial<Rules>;
  /** Scorekeepers, in GDL. */
  readonly scorekeepers?: string;
}

/** All that some parts add, the first of them first. */
export const joined = (parts: readonly Part[]): Part => {
  const listed = <
    K extends 'maps' | 'decks' | 'setup' | 'counters' | 'modifiers' | 'actions' | 'tables' | 'effects' | 'objectives',
  >(
    key: K,
  ): NonNullable<Part[K]> =>
    parts.flatMap((part): readonly unknown[] => part[key] ?? []) as unknown as NonNullable<Part[K]>;
  const named = <K extends 'terrain' | 'edges' | 'prototypes' | 'traits' | 'properties' | 'limits' | 'rules'>(
    key: K,
  ): NonNullable<Part[K]> => Object.assign({}, ...parts.map((part) => part[key] ?? {})) as NonNullable<Part[K]>;
  const actions = listed('actions');
  const tables = listed('tables');
  const effects = listed('effects');
  const objectives = listed('objectives');
  const battle = parts.find((part) => part.battle)?.battle;
  const scorekeepers = parts.flatMap((part) => part.scorekeepers ?? []).join('\n');
  return {
    maps: listed('maps'),
    decks: listed('decks'),
    setup: listed('setup'),
    counters: listed('counters'),
    modifiers: listed('modifiers'),
    terrain: named('terrain'),
    edges: named('edges'),
    prototypes: named('prototypes'),
    traits: named('traits'),
    properties: named('properties'),
    limits: named('limits'),
    rules: named('rules'),
    ...(actions.length > 0 ? { actions } : {}),
    ...(tables.length > 0 ? { tables } : {}),
    ...(effects.length > 0 ? { effects } : {}),
    ...(objectives.length > 0 ? { objectives } : {}),
    ...(battle ? { battle } : {}),
    ...(scorekeepers === '' ? {} : { scorekeepers }),
  };
};
