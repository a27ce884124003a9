import { z } from 'zod';
import { reference } from '../../form/names.ts';
import { oneOf, placeName } from '../../form/words.ts';

const LONGEST_CELL_LABEL = 60;
export const storedCellLabelSchema = z.string().max(LONGEST_CELL_LABEL);

export const storedPlaceFields = {
  map: reference('map', placeName),
  board: placeName.exactOptional(),
  cell: storedCellLabelSchema.exactOptional(),
};

/**
 * The facts about a container's contents that everyone may know, because the module declares that it reveals them (T6).
 */
export const publishes = oneOf(['nothing', 'some', 'count', 'contents']);
export type PublishedContents = z.output<typeof publishes>;

const NUMBERS: { readonly [P in PublishedContents]: 'nothing' | 'whether' | 'number' } = {
  nothing: 'nothing',
  some: 'whether',
  count: 'number',
  contents: 'number',
};

export const publishedNumberOf = (published: PublishedContents): 'nothing' | 'whether' | 'number' => NUMBERS[published];
