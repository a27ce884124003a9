import { z } from 'zod';
import { values as valuesInGame } from '../../engine/core/schema.ts';
import type { Module } from '../../engine/index.ts';
import { carried, schemaOf } from '../../form/carried.ts';
import { expects } from '../../form/expects.ts';
import { changed } from '../../form/given.ts';
import { gives, nameOf } from '../../form/names.ts';
import { simpleValues, valuesOf } from '../../form/values.ts';
import { colour, keyed, list, name, oneOf } from '../../form/words.ts';

/** The sides, and how many of them must be played. */

/** The most sides: a button for each, beside the others, must fit one message. */
export const MOST_SIDES = 20;
/** The most names for armies of a side; further ones have numbers. */
const MOST_ARMY_NAMES = 200;

type SideDefinition = Module['sides'][number];

const side = keyed({
  name,
  colour: colour.exactOptional(),
  class: gives('class', name)
    .exactOptional()
    .describe('What kind of side it is; scorekeepers can apply to all of a class'),
  trusts: list(nameOf('side'), MOST_SIDES).exactOptional().describe('The sides that it trusts'),
  values: valuesOf('side').exactOptional().describe('Properties of the side'),
  armies: list(name, MOST_ARMY_NAMES)
    .exactOptional()
    .describe('What its armies are called that nobody names, in this order; further ones have numbers'),
  forward: oneOf(['north', 'east', 'south', 'west'])
    .exactOptional()
    .describe('Which way is forward for its pieces on boards of squares; north is up'),
});

const sideInGame = schemaOf<SideDefinition>()(carried(side, { values: valuesInGame.exactOptional() }));

export const sides = gives('side', list(side, MOST_SIDES).min(1, expects({ is: 'one-at-least', of: 'side' })));
export const sidesInGame = gives('side', list(sideInGame, MOST_SIDES).min(1));

export const sideOf = (file: z.output<typeof side>): SideDefinition =>
  changed(file, { colour: (code) => code.toLowerCase(), values: simpleValues });

const SEATS = expects({ is: 'whole', from: 1, to: MOST_SIDES });

/** In a game as in the file. */
export const seats = schemaOf<NonNullable<Module['seats']>>()(
  keyed({
    least: z
      .int()
      .min(1, SEATS)
      .max(MOST_SIDES, SEATS)
      .describe('So many sides must be played; the others are left out of the game when it begins'),
  }),
);
