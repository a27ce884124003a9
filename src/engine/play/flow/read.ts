import type { KnownProperty } from '../pieces/properties.ts';
import type { Aspect } from './container.ts';

/** An input of a value. */
export type Read = (
  | /** The subject piece itself. */
  { readonly of: 'own'; readonly aspect: Aspect }
  | OthersRead
  | { readonly of: 'counter'; readonly property: string }
  /** Anything: the condition is known only when it is read. */
  | { readonly of: 'everything' }
) & {
  /** The hidden things that the modifier behind it declares as revealed. */
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
  readonly prototypes?: readonly string[];
  /** Only visible pieces on a board or an open map. */
  readonly inPlay?: true;
}

const own = (aspect: Aspect): Read => ({ of: 'own', aspect });

/** The inputs of the engine's own properties. Other names read the face. */
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

/** Returns an input of a piece as one from other pieces, at the larger of both distances. */
export const asOthers = (read: Read, others: Omit<OthersRead, 'aspect' | 'of'>): Read => {
  const { declared } = read;
  if (read.of === 'own') return { of: 'others', aspect: read.aspect, ...others, ...(declared ? { declared } : {}) };
  return read.of === 'others' ? { ...read, where: further(read.where, others.where) } : read;
};

const further = (a: OthersRead['where'], b: OthersRead['where']): OthersRead['where'] =>
  WHERE.indexOf(a) > WHERE.indexOf(b) ? a : b;
