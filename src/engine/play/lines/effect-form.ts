import { nameOf, reveals } from '../../../form/names.ts';
import { keyed, name, oneOf, text } from '../../../form/words.ts';
import type { Stored } from '../../../table/index.ts';
import { condition, lines, says, thing } from './form.ts';

/**
 * The events to which effects can react. `drawn`: a card left a deck. `played`: a card left a hand. `becomes-true`: a
 * condition of the game became true in a step.
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

/** An effect of a module: instructions that follow an event (`does`) or replace it (`instead`) (G12). */
export const effect = keyed({
  name,
  when: oneOf(EFFECT_EVENTS).describe(
    'The event. phase-begins and phase-ends happen to a turn, and becomes-true to the condition of the game in match. All others happen to a piece',
  ),
  match: condition.exactOptional().describe('A match of the piece, or of the side of a phase; any by default'),
  on: thing.exactOptional().describe('The place that is entered or left: a map, board, zone, deck or cell'),
  property: nameOf('property').exactOptional().describe('The property that changed'),
  phase: nameOf('turn-phase').exactOptional().describe('The phase; any by default'),
  does: lines.exactOptional().describe('The lines that happen then, one after another'),
  instead: lines.exactOptional().describe('The lines that replace the event of the piece'),
  says: says.exactOptional().describe('The sentence for the players once it has happened'),
  text: text(500).exactOptional().describe('The text that players read'),
  reveals: reveals.exactOptional().describe('The hidden things that it may reveal'),
});

export type EffectDefinition = Stored<typeof effect>;
