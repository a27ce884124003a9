import { z } from 'zod';
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

/** Where a counter counts: on a map with all its boards, on one board, in a zone of it, in a deck (C1, C2), or anywhere. */
const scope = z.union([
  keyed({ map: reference<MapId>() }),
  keyed({ board: reference<BoardId>() }),
  keyed({ board: reference<BoardId>(), zone: shortText }),
  keyed({ deck: reference<DeckId>() }),
  keyed({ game: z.literal(true) }),
]);
export type CounterScope = Stored<typeof scope>;

const { visible, decks, stacks } = counterForm.shape;

/**
 * A counter as it stands in the game; see `CounterDefinition`. Its id is the property by which it is read: `Scope_Name`
 * (C4).
 */
export const counterSchema = keyed({
  kind: z.literal('counter'),
  id: shortText,
  name: shortText,
  on: scope,
  /** The map of its scope, for reports; of one that counts anywhere none. */
  map: reference<MapId>().exactOptional(),
  match: reading('match', z.string().max(LONGEST_EXPRESSION)),
  /** A property, or a formula in braces (C85). */
  sum: reading('sum', z.string().max(LONGEST_EXPRESSION)).exactOptional(),
  description: shortText.exactOptional(),
  visible: visible.unwrap(),
  decks: decks.unwrap(),
  stacks: stacks.unwrap(),
  report: z.string().max(LONGEST_REPORT_FORMAT).exactOptional(),
  reveals: list(shortText, 100).exactOptional(),
  refresh: keyed({ text: shortText, icon: shortText.exactOptional() }).exactOptional(),
  /** Defined in play, by `/counter define`: a reload of the module leaves it. */
  own: z.literal(true).exactOptional(),
});
export type Counter = Stored<typeof counterSchema>;

/** What people call a counter: by its name and what it is on, such as `Wealth (Red Hand)`. */
export const counterTitle = ({ id, name }: Pick<Counter, 'id' | 'name'>): string =>
  `${name} (${id.slice(0, -name.length - 1)})`;

/** What its report can be filled in with beside the properties of its map (C69). */
export const REPORT_NAMES = [
  'oldValue',
  'newValue',
  'change',
  'counterName',
  'mapName',
  'playerName',
  'playerSide',
] as const;

/** What a counter holds (C79): kept by what changes, never by counting again. */
export const counterValueSchema = keyed({
  kind: z.literal('tally'),
  /** The counter's id. */
  id: shortText,
  /** The sum of what it counts, printed exactly. */
  sum: shortText,
  /** What it reads with modifiers applied, where that is something else. */
  bent: shortText.exactOptional(),
});
export type CounterValue = Stored<typeof counterValueSchema>;
