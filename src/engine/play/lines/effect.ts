import type { Instruction } from './definition.ts';

/**
 * When something happens by itself: a piece moved, came to a place or left one, was drawn from a deck, played from a
 * hand, or captured; a property of a piece changed; a phase of a turn begins or ends; a condition of the game became
 * true in a step.
 */
export const EFFECT_EVENTS = [
  'moved',
  'entered',
  'left',
  'drawn',
  'played',
  'captured',
  'changed',
  'phase-begins',
  'phase-ends',
  'becomes-true',
] as const;
export type EffectEvent = (typeof EFFECT_EVENTS)[number];

/** What happens by itself where something else happens (G12). */
export interface EffectDefinition {
  readonly name: string;
  readonly when: EffectEvent;
  /** A match of the piece; for phases of the side whose turn it is; else the condition that becomes true. */
  readonly match?: string;
  /** The place that is entered or left. */
  readonly on?: string;
  /** The property that changed. */
  readonly property?: string;
  /** The phase. */
  readonly phase?: string;
  /** What happens then, or in the place of what happened to the piece: one of these. */
  readonly does?: readonly Instruction[];
  readonly instead?: readonly Instruction[];
  /** What players read of it. */
  readonly text?: string;
  /** What is hidden and may show in it. */
  readonly reveals?: readonly string[];
}
