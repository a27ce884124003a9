import { z } from 'zod';
import { expects } from '../../../form/expects.ts';
import { gives, nameOf } from '../../../form/names.ts';
import { valuesOf } from '../../../form/values.ts';
import { colour, keyed, list, name, oneOf } from '../../../form/words.ts';
import type { Stored } from '../../../table/index.ts';

/** The most sides. A message must have room for a button for each side. */
export const MOST_SIDES = 20;
/** The most names for a side's armies. Further armies get numbers. */
const MOST_ARMY_NAMES = 200;

const side = keyed({
  name,
  /** The color of the side. If it is absent, the side's index decides. */
  colour: colour.exactOptional(),
  /** See S8 in docs/promises. */
  class: gives('class', name)
    .exactOptional()
    .describe('The class of the side; scorekeepers can apply to all sides of a class'),
  /** See S14 in docs/promises. */
  trusts: list(nameOf('side'), MOST_SIDES).exactOptional().describe('The sides that it trusts, as allies'),
  values: valuesOf('side').exactOptional().describe('Properties of the side'),
  /** See D25 in docs/promises. */
  armies: list(name, MOST_ARMY_NAMES)
    .exactOptional()
    .describe('Names for its armies, in this order; further armies get numbers'),
  forward: oneOf(['north', 'east', 'south', 'west'])
    .exactOptional()
    .describe('The direction that is forward for its pieces on boards of squares; north is up'),
});
export type SideDefinition = Stored<typeof side>;

export const sides = gives('side', list(side, MOST_SIDES).min(1, expects({ is: 'one-at-least', of: 'side' })));

const SEATS = expects({ is: 'whole', from: 1, to: MOST_SIDES });

export const seats = keyed({
  least: z
    .int()
    .min(1, SEATS)
    .max(MOST_SIDES, SEATS)
    .describe('The number of sides that must have a player. The others leave the game when it begins'),
});
export type SeatsDefinition = Stored<typeof seats>;
