import { cachePerSystems, derived, type System, type World } from '../../../table/index.ts';
import { namesAskedOf } from '../../modifiers/names-asked.ts';
import type { Module } from '../module.ts';
import { moduleOf } from '../queries.ts';

const KINDS_AROUND: readonly string[] = ['piece', 'cell', 'zone', 'board', 'deck', 'map'];

const knownAround = cachePerSystems(
  (systems: readonly System[]): ReadonlySet<string> =>
    new Set(KINDS_AROUND.flatMap((kind) => Object.keys(namesAskedOf(systems, kind).has ?? {}))),
);

const givenAround = derived(({ maps, decks = [] }: Module): ReadonlySet<string> => {
  const boards = maps.flatMap((map) => map.boards);
  const holders = [...maps, ...boards, ...boards.flatMap(({ zones = [] }) => zones), ...decks];
  return new Set(holders.flatMap(({ values }) => Object.keys(values ?? {})));
});

/**
 * True if no cell, zone, board, deck or map has this property, before modifiers. A piece without it then has the game's
 * value.
 */
export const isPropertyOfNoPlace = (world: World, name: string): boolean =>
  !name.includes(COUNTER_SIGN) && !knownAround(world.systems).has(name) && !givenAround(moduleOf(world)).has(name);

/** A character that is in the property names of all counters. */
const COUNTER_SIGN = '_';
