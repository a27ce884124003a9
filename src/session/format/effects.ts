import type { z } from 'zod';
import type { Module } from '../../engine/index.ts';
import { EFFECT_EVENTS } from '../../engine/index.ts';
import { carried, schemaOf } from '../../form/carried.ts';
import { changed } from '../../form/given.ts';
import { nameOf, reveals } from '../../form/names.ts';
import { each, keyed, name, oneOf, text } from '../../form/words.ts';
import { condition, lines, linesInGame, linesOf, thing } from './lines.ts';

/** What happens by itself where something else happens. */

type EffectDefinition = NonNullable<Module['effects']>[number];

export const effect = keyed({
  name,
  each,
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

export const effectInGame = schemaOf<EffectDefinition>()(
  carried(effect, { each: undefined, does: linesInGame.exactOptional(), instead: linesInGame.exactOptional() }),
);

export const effectOf = ({ each: _, ...rest }: z.output<typeof effect>): EffectDefinition =>
  changed(rest, { does: linesOf, instead: linesOf });
