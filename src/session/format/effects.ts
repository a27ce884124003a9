import type { z } from 'zod';
import { makeWhole } from '../../engine/core/plain.ts';
import type { Module } from '../../engine/index.ts';
import { EFFECT_EVENTS } from '../../engine/index.ts';
import { carried, schemaOf } from '../../form/carried.ts';
import { nameOf, reveals } from '../../form/names.ts';
import { each, keyed, name, oneOf, text } from '../../form/words.ts';
import { condition, lineOf, lines, linesInGame, thing } from './lines.ts';

/** What happens by itself where something else happens. */

type EffectDefinition = NonNullable<Module['effects']>[number];

export const effect = keyed({
  name,
  each,
  when: oneOf(EFFECT_EVENTS).describe(
    'moved, entered, left, drawn, played, captured, changed: that happened to a piece; phase-begins, phase-ends: of a turn; becomes-true: the condition of the game in match',
  ),
  match: condition.optional().describe('A match of the piece, or of the side of a phase; any, when it is left out'),
  on: thing.optional().describe('The place that is entered or left: a map, board, zone, deck or cell'),
  property: nameOf('property').optional().describe('The property that changed'),
  phase: nameOf('turn-phase').optional().describe('The phase; any, when it is left out'),
  does: lines.optional().describe('What happens then, a line after the other'),
  instead: lines.optional().describe('What happens in the place of what happened to the piece'),
  text: text(500).optional().describe('What players read of it'),
  reveals: reveals.describe('What is hidden and may show in it'),
});

export const effectInGame = schemaOf<EffectDefinition>()(
  carried(effect, { each: undefined, does: linesInGame.optional(), instead: linesInGame.optional() }),
);

export const effectOf = ({
  name: called,
  each: _,
  when,
  match,
  on,
  property,
  phase,
  does,
  instead,
  text: words,
  reveals: told,
}: z.output<typeof effect>): EffectDefinition =>
  makeWhole<EffectDefinition>({
    name: called,
    when,
    match,
    on,
    property,
    phase,
    does: does?.map(lineOf),
    instead: instead?.map(lineOf),
    text: words,
    reveals: told,
  });
