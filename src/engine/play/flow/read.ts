import type { KnownProperty } from '../pieces/properties.ts';
import type { Aspect } from './container.ts';

/** An input of a value about a piece, a cell or another subject. */
export type Read = (
  | /** The subject piece itself. */
  { readonly of: 'own'; readonly aspect: Aspect }
  | OthersRead
  /** A counter, by its property. */
  | { readonly of: 'counter'; readonly property: string }
  /** Anything: a condition that is known only when it is read. */
  | { readonly of: 'everything' }
) & {
  /** The hidden things that the modifier behind this input declares as revealed. */
  readonly declared?: readonly string[];
};

const WHERE = ['beside', 'around', 'here', 'anywhere'] as const;

/**
 * Other pieces: `beside` in the same container, `around` there or on a board of the same map, `here` on the same map
 * with its decks, or `anywhere`.
 */
export interface OthersRead {
  readonly of: 'others';
  readonly where: (typeof WHERE)[number];
  readonly aspect: Aspect;
  readonly prototypes?: readonly string[];
  /** Only visible pieces on a board or an open map, like the sources of modifiers. */
  readonly inPlay?: true;
}

const own = (aspect: Aspect): Read => ({ of: 'own', aspect });

/**
 * The inputs of the engine's own properties of a piece. Other names read the face; a zone, a map or the game may give
 * them too.
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

/** The inputs of the properties that army members have. */
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
 * Returns an input of a piece as an input from other pieces at a distance. The result is the larger of the two
 * distances.
 */
export const asOthers = (read: Read, others: Omit<OthersRead, 'aspect' | 'of'>): Read => {
  const { declared } = read;
  if (read.of === 'own') return { of: 'others', aspect: read.aspect, ...others, ...(declared ? { declared } : {}) };
  return read.of === 'others' ? { ...read, where: further(read.where, others.where) } : read;
};

const further = (a: OthersRead['where'], b: OthersRead['where']): OthersRead['where'] =>
  WHERE.indexOf(a) > WHERE.indexOf(b) ? a : b;
