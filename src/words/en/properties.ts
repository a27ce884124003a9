import { textOf, type Value } from '../../engine/core/value.ts';
import type { RuledProperty } from '../../engine/core/vocabulary.ts';
import { readable } from '../../engine/index.ts';
import { labelQueries } from '../../view/labels.ts';
import type { View } from '../../view/view.ts';

/** What properties are called, those that the rules themselves read and those of a module. */

const RULED: { readonly [P in RuledProperty]: string } = {
  Class: 'Kind',
  Covers: 'Covers',
  cp: 'Completion points',
  IgnoresZoneOfControl: 'Ignores zones of control',
  ZoneOfControl: 'Zone of control',
  level: 'Level',
  MovePoints: 'Move points',
  MovePointsSpent: 'Move points spent',
  'point-value': 'Point value',
  SkipsTurn: 'Skips its turn',
  symbol: 'Sign on the map',
  unit: 'Unit',
};

/** A property of which no module is known: its label, or its key. */
export const propertyText = (property: string): string =>
  Object.hasOwn(RULED, property) ? RULED[property as RuledProperty] : readable(property);

/** The same as the module of the reader's game calls it. */
export const propertyIn = (view: View, property: string): string =>
  view.of(labelQueries).given(property) ?? propertyText(property);

/** Properties that hold keys of the module, whosever they are. */
const HOLDS_KEYS = /(?:^|\.)(?:Terrain|Prototype|Class|class)$/;

/** A text that a property holds as people read it: `true` and `false` are for files. */
export const heldText = (text: string): string => (text === 'true' ? 'yes' : text === 'false' ? 'no' : text);

/** What a property holds, as people read it. */
export const valueIn = (view: View, property: string, value: Value | undefined): string => {
  const text = textOf(value);
  if (typeof value === 'boolean') return heldText(text);
  return HOLDS_KEYS.test(property) ? view.of(labelQueries).of(text) : text;
};
