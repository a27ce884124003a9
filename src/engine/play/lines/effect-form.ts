import { nameOf, reveals } from '../../../form/names.ts';
import { keyed, name, oneOf, text } from '../../../form/words.ts';
import type { Stored } from '../../core/schema.ts';
import { condition, lines, thing } from './form.ts';

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

/** What happens by itself where something else happens (G12): what `does` says, or `instead` in its place. */
export const effect = keyed({
  name,
  when: oneOf(EFFECT_EVENTS).describe(
    'moved, entered, left, drawn, played, captured, changed: that happened to a piece; phase-begins, phase-ends: of a turn; becomes-true: the condition of the game in match',
  ),
  match: condition
    .exactOptional()
    .describe('A match of the piece, or of the side of a phase; any, when it is left out'),
  on: thing.exactOptional().describe('The place that is entered or left: a map, board, zone, deck or cell'),
  property: nameOf('property').exactOptional().describe('The property that changed'),
  phase: nameOf('turn-phase').exactOptional().describe('The phase; any, when it is left out'),
  does: lines.exactOptional().describe('What happens then, a line after the other'),
  instead: lines.exactOptional().describe('What happens in the place of what happened to the piece'),
  text: text(500).exactOptional().describe('What players read of it'),
  reveals: reveals.exactOptional().describe('What is hidden and may show in it'),
});

export type EffectDefinition = Stored<typeof effect>;
