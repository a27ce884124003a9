import { formatKeyAsText } from '../../engine/index.ts';
import { type PropertyReadByRules, textOf, type Value } from '../../table/index.ts';
import { labelQueries } from '../../view/labels.ts';
import { resolveKeyOrLabel } from '../../view/text/typed.ts';
import type { View } from '../../view/view.ts';
import type { Format } from './messages.ts';

/** The properties that the rules themselves read. */
const RULED: { readonly [P in PropertyReadByRules]: `property-${P}` } = {
  Class: 'property-Class',
  Covers: 'property-Covers',
  cp: 'property-cp',
  IgnoresZoneOfControl: 'property-IgnoresZoneOfControl',
  ZoneOfControl: 'property-ZoneOfControl',
  level: 'property-level',
  MovePoints: 'property-MovePoints',
  MovePointsSpent: 'property-MovePointsSpent',
  'point-value': 'property-point-value',
  SkipsTurn: 'property-SkipsTurn',
  symbol: 'property-symbol',
  unit: 'property-unit',
};

/** The label of a property without a known module: the rules' label, or its key. */
export const propertyText = (format: Format, property: string): string =>
  Object.hasOwn(RULED, property) ? format(RULED[property as PropertyReadByRules]) : formatKeyAsText(property);

/** The label of a property in the module of the viewer's game. */
export const propertyIn = (format: Format, view: View, property: string): string =>
  view.of(labelQueries).given(property) ?? propertyText(format, property);

const knownIn = (view: View, among: readonly string[]): readonly string[] => [
  ...new Set([...among, ...view.of(labelQueries).properties(), ...Object.keys(RULED)]),
];

/** The labels of these properties, and of the module's and the rules' properties. */
export const propertyLabels = (format: Format, view: View, among: readonly string[] = []): readonly string[] => [
  ...new Set(knownIn(view, among).map((key) => propertyIn(format, view, key))),
];

/**
 * The property whose key or label a player typed, among these and those of the module; the typed text itself if there
 * is none.
 */
export const propertyNamed = (format: Format, view: View, text: string, among: readonly string[] = []): string =>
  resolveKeyOrLabel(text, knownIn(view, among), (key) => propertyIn(format, view, key));

/** Properties whose values are keys of the module. */
const HOLDS_KEYS = /(?:^|\.)(?:Terrain|Prototype|Class|class)$/;

/** The text of a property's value, with yes and no instead of `true` and `false`. */
export const heldText = (format: Format, text: string): string => {
  if (text === 'true') return format('value-yes');
  return text === 'false' ? format('value-no') : text;
};

/** The value of a property for players. */
export const valueIn = (format: Format, view: View, property: string, value: Value | undefined): string => {
  const text = textOf(value);
  if (typeof value === 'boolean') return heldText(format, text);
  return HOLDS_KEYS.test(property) ? view.of(labelQueries).of(text) : text;
};
