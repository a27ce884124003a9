import { type ContainerId, derived, type PropertySource, type World } from '../../../table/index.ts';
import { cellSubjectId } from '../../modifiers/subject.ts';
import type { Module, PropertyValues } from '../module.ts';
import { deckIdOfName, moduleOf } from '../queries.ts';
import { readPropertyValue } from './ground.ts';
import { findBoardDefinition, modifierLocationAt } from './zones.ts';

/**
 * The properties of maps, boards and decks (C12). A container without a property has that of the container around it.
 */

export const mapPropertySource: PropertySource = {
  kind: 'map',
  names: { has: { occupied: 'plain' }, asks: [{ kind: 'game' }] },
  read: (world, id, name, ask) => {
    const map = world.get('map', id);
    if (!map) return undefined;
    return name === 'occupied'
      ? map.occupied
      : (readPropertyValue(definitionOf(world, map.name)?.values, name) ?? ask(world, 'game', 'game', name));
  },
  spot: (world, id) => {
    const map = world.get('map', id);
    return map && { in: map.id, map: map.id, zones: [] };
  },
};

const definitionOf = (world: World, map: string) => moduleOf(world).maps.find(({ name }) => name === map);

export const boardPropertySource: PropertySource = {
  kind: 'board',
  names: { has: { BoardName: 'board' }, asks: [{ kind: 'map' }] },
  fixed: (name) => name === 'BoardName',
  read: (world, id, name, ask) => {
    const board = world.get('board', id);
    if (!board) return undefined;
    if (name === 'BoardName') return board.name;
    return readPropertyValue(findBoardDefinition(world, board.id)?.values, name) ?? ask(world, 'map', board.map, name);
  },
  spot: (world, id) => {
    const board = world.get('board', id);
    return board && { in: board.id, map: board.map, zones: [] };
  },
};

const deckValues = derived(
  ({ decks = [] }: Module): ReadonlyMap<string, PropertyValues> =>
    new Map(decks.flatMap(({ name, values }) => (values ? [[deckIdOfName(name), values] as const] : []))),
);

/** The properties of decks. Those that a deck doesn't have itself come from its cell or its map. */
export const deckPropertySource: PropertySource = {
  kind: 'deck',
  names: {
    has: { DeckName: 'deck', Owner: 'side', pick: 'plain', reshuffle: 'plain' },
    asks: [{ kind: 'cell' }, { kind: 'map' }],
  },
  fixed: (name) => name === 'DeckName' || name === 'Owner',
  domain: (name) => (name === 'pick' ? 'flag' : name === 'reshuffle' ? 'text' : undefined),
  read: (world, id, name, ask) => {
    const deck = world.get('deck', id);
    if (!deck) return undefined;
    switch (name) {
      case 'DeckName':
        return deck.name;
      case 'Owner':
        return deck.side;
      case 'pick':
      case 'reshuffle':
        return deck[name];
    }
    const own = readPropertyValue(deckValues(moduleOf(world)).get(deck.id), name);
    if (own !== undefined) return own;
    return deck.board !== undefined && deck.cell !== undefined
      ? ask(world, 'cell', cellSubjectId(deck.board, deck.cell), name)
      : ask(world, 'map', deck.map, name);
  },
  spot: (world, id) => {
    const deck = world.get('deck', id);
    return deck && modifierLocationAt(world, deck.board ?? (deck.map as ContainerId), deck.cell);
  },
};
