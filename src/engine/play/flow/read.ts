import type { EnginePieceProperty } from '../pieces/properties.ts';
import type { Aspect } from './container.ts';

/** An input of a value: data that it is computed from. */
export type Read = (
  | /** The subject piece itself. */
  { readonly of: 'own'; readonly aspect: Aspect }
  | OtherPiecesInput
  | { readonly of: 'counter'; readonly property: string }
  /** Anything on the table, if the condition is not known in advance. */
  | { readonly of: 'everything' }
) & {
  /** The hidden things that are declared as revealed by the modifier that reads this input. */
  readonly declared?: readonly string[];
};

const WHERE = ['beside', 'around', 'here', 'anywhere'] as const;

/**
 * An aspect of other pieces. `beside`: in the same container. `around`: in it, or on a board of the same map. `here`:
 * on the same map, including its decks. `anywhere`: in any container.
 */
export interface OtherPiecesInput {
  readonly of: 'others';
  readonly where: (typeof WHERE)[number];
  readonly aspect: Aspect;
  readonly prototypes?: readonly string[];
  /** True if only visible pieces on a board or an open map are read. */
  readonly inPlay?: true;
}

const own = (aspect: Aspect): Read => ({ of: 'own', aspect });

/** The inputs of the engine's own properties. All other properties read a piece's face. */
export const KNOWN_PROPERTY_INPUTS: { readonly [N in EnginePieceProperty]: readonly Read[] } = {
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

export const ARMY_PROPERTY_INPUTS: { readonly [name: string]: readonly Read[] } = {
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
 * Converts an input that belongs to the piece itself, or to pieces near it, to an input from other pieces. The larger
 * of both distances counts.
 */
export const toOtherPiecesInput = (read: Read, others: Omit<OtherPiecesInput, 'aspect' | 'of'>): Read => {
  const { declared } = read;
  if (read.of === 'own') return { of: 'others', aspect: read.aspect, ...others, ...(declared ? { declared } : {}) };
  return read.of === 'others' ? { ...read, where: further(read.where, others.where) } : read;
};

const further = (a: OtherPiecesInput['where'], b: OtherPiecesInput['where']): OtherPiecesInput['where'] =>
  WHERE.indexOf(a) > WHERE.indexOf(b) ? a : b;
