import { isOn } from '../../../table/index.ts';
import { type PublishedContents, publishedNumberOf } from '../container-form.ts';
import type { Module } from '../module.ts';
import { boardIdOfNames, deckIdOfName } from '../queries.ts';
import type { Fact, SecretHolder } from './fact.ts';
import { both, type InformedViewers, NOBODY } from './known-to.ts';

/**
 * An aspect of a container's contents that can be known. Each of the first four includes those before it. `past` means
 * the places where pieces were before.
 */
export type Aspect = 'number' | 'place' | 'owner' | 'face' | 'past';

export interface ModuleContainer {
  readonly id: string;
  readonly map: string;
  readonly board?: string;
  readonly deck?: NonNullable<Module['decks']>[number];
  readonly seen: InformedViewers;
  readonly secret: SecretHolder;
  readonly publishes: PublishedContents;
}

export const listModuleContainers = ({ maps, decks = [] }: Module): readonly ModuleContainer[] => [
  ...maps.flatMap(({ name, private: side, publishes = 'nothing', boards }): readonly ModuleContainer[] => {
    const own = {
      map: name,
      seen: side === undefined ? ('all' as const) : [side],
      secret: { what: 'map', name },
      publishes,
    } as const;
    return [
      { ...own, id: name },
      ...boards.map((board) => ({ ...own, id: boardIdOfNames(name, board.name), board: board.name })),
    ];
  }),
  ...decks.map((deck): ModuleContainer => {
    const side = maps.find(({ name }) => name === deck.map)?.private;
    const board = deck.board === undefined ? {} : { board: deck.board };
    const secret: SecretHolder =
      isOn(deck.faceDown) || side === undefined ? { what: 'deck', name: deck.name } : { what: 'map', name: deck.map };
    return {
      id: deckIdOfName(deck.name),
      map: deck.map,
      ...board,
      deck,
      seen: side === undefined ? 'all' : [side],
      secret,
      publishes: deck.publishes,
    };
  }),
];

const isCounted = (publishes: PublishedContents): boolean => publishedNumberOf(publishes) === 'number';

/**
 * Prototypes whose pieces can be covered on an open board or map. Only their side knows the identity of masked pieces,
 * and the presence of invisible ones.
 */
export interface Covers {
  readonly masked: ReadonlySet<string>;
  readonly invisible: ReadonlySet<string>;
}

export const coversOf = ({ traits = {} }: Module): Covers => {
  const all = Object.entries(traits);
  return {
    masked: new Set(all.flatMap(([name, { mask }]) => (mask ? [name] : []))),
    invisible: new Set(all.flatMap(([name, { invisible }]) => (isOn(invisible) ? [name] : []))),
  };
};

/** Returns the viewers who know an aspect of a container's contents, if only the container itself hides it. */
const knowing = ({ deck, board, seen, publishes }: ModuleContainer, aspect: Aspect): InformedViewers => {
  if (deck && isOn(deck.faceDown)) {
    const isAlike = aspect === 'number' || aspect === 'place' || (aspect === 'owner' && deck.side !== undefined);
    return isAlike && isCounted(publishes) ? seen : NOBODY;
  }
  if (deck || seen === 'all') return seen;
  const isAlike = aspect === 'number' || (aspect === 'place' && board === undefined);
  return isAlike && isCounted(publishes) ? 'all' : seen;
};

export const factsIn = (
  container: ModuleContainer,
  aspect: Aspect,
  prototypes: Iterable<string>,
  covers: Covers,
): readonly Fact[] => {
  const { deck, seen, secret } = container;
  const known = knowing(container, aspect);
  if (known !== 'all') return [{ secret, known }];
  // Nothing is covered in a deck, and a side sees everything in its private map.
  if (deck || seen !== 'all') return [];
  const hiding = (name: string): boolean =>
    covers.invisible.has(name) || (aspect === 'face' && covers.masked.has(name));
  return [...prototypes].filter(hiding).map((name) => ({ secret: { what: 'prototype', name }, known: NOBODY }));
};

/** Returns the facts about pieces' former places. Viewers who can see the former place and the piece know them. */
export const pastFacts = (containers: readonly ModuleContainer[], { invisible }: Covers): readonly Fact[] => [
  ...containers.flatMap((one) => {
    const known = knowing(one, 'face');
    return known === 'all' ? [] : [{ secret: one.secret, known: both(known, one.seen) }];
  }),
  ...[...invisible].map((name): Fact => ({ secret: { what: 'prototype', name }, known: NOBODY })),
];
