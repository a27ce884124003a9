import { textOf, type Value } from '../../engine/core/value.ts';
import type { RuledProperty } from '../../engine/core/vocabulary.ts';
import { readable } from '../../engine/index.ts';
import { labelQueries } from '../../view/labels.ts';
import type { View } from '../../view/view.ts';

/** What properties are called, those that the rules themselves read and those of a module. */

const RULED: { readonly [P in RuledProperty]: string } = {
  Class: 'Art',
  Covers: 'Deckt',
  cp: 'Baupunkte',
  IgnoresZoneOfControl: 'Beachtet keine Kontrollzonen',
  ZoneOfControl: 'Kontrollzone',
  level: 'Stufe',
  MovePoints: 'Bewegungspunkte',
  MovePointsSpent: 'Verbrauchte Bewegungspunkte',
  'point-value': 'Punktwert',
  SkipsTurn: 'Setzt aus',
  symbol: 'Zeichen auf dem Plan',
  unit: 'Einheit',
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
export const heldText = (text: string): string => (text === 'true' ? 'ja' : text === 'false' ? 'nein' : text);

/** What a property holds, as people read it. */
export const valueIn = (view: View, property: string, value: Value | undefined): string => {
  const text = textOf(value);
  if (typeof value === 'boolean') return heldText(text);
  return HOLDS_KEYS.test(property) ? view.of(labelQueries).of(text) : text;
};
