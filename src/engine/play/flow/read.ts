import type { KnownProperty } from '../pieces/properties.ts';
import type { Aspect } from './container.ts';

/** One thing that a value about a piece, a cell or another subject is made of. */
export type Read = (
  | /** The piece that is looked at itself. */
  { readonly of: 'own'; readonly aspect: Aspect }
  | OthersRead
  /** A counter, by its property. */
  | { readonly of: 'counter'; readonly property: string }
  /** Whatever there is: a condition that is only known when it is read. */
  | { readonly of: 'everything' }
) & {
  /** Of these hidden things a modifier through which it is read says that its effect shows them. */
  readonly declared?: readonly string[];
};

const WHERE = ['beside', 'around', 'here', 'anywhere'] as const;

/**
 * Other pieces: in the same container, there or on a board of the same map, on the same map with its decks, or
 * anywhere.
 */
export interface OthersRead {
  readonly of: 'others';
  readonly where: (typeof WHERE)[number];
  readonly aspect: Aspect;
  /** Of these prototypes alone. */
  readonly prototypes?: readonly string[];
  /** Those alone that lie open on a board or an open map, as what modifiers hang on does. */
  readonly inPlay?: true;
}

const own = (aspect: Aspect): Read => ({ of: 'own', aspect });

/**
 * What the engine's own properties of a piece tell of it; of all other names it is the face, which a zone, a map or the
 * game may give it.
 */
export const KNOWN_READS: { readonly [N in KnownProperty]: readonly Read[] } = {
  PieceName: [own('face')],
  Owner: [own('owner')],
  Prototype: [own('face')],
  LocationName: [own('place')],
  DeckName: [own('place')],
  DeckPosition: [own('place')],
  OldDeckName: [own('past')],
  CurrentBoard: [own('place')],
  CurrentMap: [own('place')],
  CurrentZone: [own('place')],
  OldLocationName: [own('past')],
  OldBoard: [own('past')],
  OldMap: [own('past')],
  OldZone: [own('past')],
  StackSize: [own('place'), { of: 'others', where: 'beside', aspect: 'place' }],
  Facing: [own('face')],
  Layer: [own('face')],
  LayerName: [own('face')],
  symbol: [own('face')],
};

/** What a unit has for being in an army. */
export const ARMY_READS: { readonly [name: string]: readonly Read[] } = {
  Army: [own('face')],
  ArmySize: [own('face'), { of: 'others', where: 'here', aspect: 'face' }],
};

export const keyOf = (read: Read): string => `${askedKey(read)} ${read.declared?.join('\n') ?? ''}`;

const askedKey = (read: Read): string => {
  switch (read.of) {
    case 'own':
      return `own ${read.aspect}`;
    case 'others':
      return JSON.stringify([read.where, read.aspect, read.prototypes ?? null, read.inPlay ?? null]);
    case 'counter':
      return `counter ${read.property}`;
    case 'everything':
      return 'everything';
  }
};

/**
 * What is read of a piece, as it is read of other pieces by somebody who is so near to them: in both steps together at
 * most as near as in one.
 */
export const asOthers = (read: Read, others: Omit<OthersRead, 'aspect' | 'of'>): Read => {
  const { declared } = read;
  if (read.of === 'own') return { of: 'others', aspect: read.aspect, ...others, ...(declared ? { declared } : {}) };
  return read.of === 'others' ? { ...read, where: further(read.where, others.where) } : read;
};

const further = (a: OthersRead['where'], b: OthersRead['where']): OthersRead['where'] =>
  WHERE.indexOf(a) > WHERE.indexOf(b) ? a : b;
