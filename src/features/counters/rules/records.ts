import { z } from 'zod';
import { carried } from '../../../form/carried.ts';
import { reading } from '../../../form/names.ts';
import { LONGEST_EXPRESSION } from '../../../table/expression/index.ts';
import {
  type BoardId,
  type DeckId,
  keyed,
  list,
  type MapId,
  reference,
  type Stored,
  shortText,
} from '../../../table/index.ts';
import { counterForm, LONGEST_REPORT_FORMAT } from './form.ts';

declare module '../../../table/core/record.ts' {
  interface Records {
    counter: Counter;
    tally: CounterValue;
  }
}

/** The place of a counter: a map with all its boards, a board, a zone, a deck (C1, C2), or the whole game. */
const scope = z.union([
  keyed({ map: reference<MapId>() }),
  keyed({ board: reference<BoardId>() }),
  keyed({ board: reference<BoardId>(), zone: shortText }),
  keyed({ deck: reference<DeckId>() }),
  keyed({ game: z.literal(true) }),
]);
export type CounterScope = Stored<typeof scope>;

const { name: _, on: __, ...given } = carried(counterForm).shape;

/**
 * A counter of a game. Its keys are those of its definition in the module, with defaults filled in. Its id is the name
 * of its property, such as `Red Hand_Wealth` (C4).
 */
export const counterSchema = keyed({
  kind: z.literal('counter'),
  id: shortText,
  name: shortText,
  on: scope,
  /** The map that contains the counter's place, for reports; absent if the counter counts everywhere. */
  map: reference<MapId>().exactOptional(),
  ...given,
  // Texts of counters from earlier versions are only limited in length.
  sum: reading('sum', z.string().max(LONGEST_EXPRESSION)).exactOptional(),
  description: shortText.exactOptional(),
  report: z.string().max(LONGEST_REPORT_FORMAT).exactOptional(),
  reveals: list(shortText, 100).exactOptional(),
  refresh: keyed({ text: shortText, icon: shortText.exactOptional() }).exactOptional(),
  /** True if the counter was defined in play, by `/counter define`. A reload of the module keeps it. */
  own: z.literal(true).exactOptional(),
});
export type Counter = Stored<typeof counterSchema>;

/** Returns the title that players read, such as `Wealth (Red Hand)`. */
export const counterTitle = ({ id, name }: Pick<Counter, 'id' | 'name'>): string =>
  `${name} (${id.slice(0, -name.length - 1)})`;

/** The names that a report can fill in, besides the properties of its map (C69). */
export const REPORT_PLACEHOLDER_NAMES = [
  'oldValue',
  'newValue',
  'change',
  'counterName',
  'mapName',
  'playerName',
  'playerSide',
] as const;

/** The value of a counter (C79). Changes update it; it is not counted again from scratch. */
export const counterValueSchema = keyed({
  kind: z.literal('tally'),
  id: shortText,
  /** The exact sum of the contributions, without modifiers. */
  sum: shortText,
  /** The value with modifiers, if it is different. */
  bent: shortText.exactOptional(),
});
export type CounterValue = Stored<typeof counterValueSchema>;
