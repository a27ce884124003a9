import { MOST_PIECE_LAYERS } from '../../engine/forms.ts';
import type { PieceTrait } from '../source/piece-text.ts';
import { listOf } from '../source/sequence.ts';
import type { ModulePieceSlot } from '../source/slots.ts';
import {
  changes,
  isLayerTrait,
  type PieceAppearance,
  type PieceLayer,
  parseLayerTrait,
  pieceLookOf,
  pieceNameWithLayers,
} from './looks.ts';
import type { ImportLossCollector } from './losses.ts';
import { sanitizeLine, sanitizeName, sanitizePropertyName, UniqueNameGenerator } from './names.ts';

export interface ImportedPrototype {
  readonly name: string;
  readonly look: PieceAppearance;
  readonly layers: readonly { readonly name: string; readonly look: PieceAppearance }[];
  readonly follows?: string;
  readonly back?: PieceAppearance;
  readonly mask?: string | true;
  readonly invisible?: true;
  readonly facing?: number;
  readonly properties: { readonly [name: string]: PrototypePropertyValue };
  readonly side?: string;
  readonly isFixed: boolean;
}

export type PrototypePropertyValue =
  | string
  | number
  | { readonly value: string | number; readonly min?: number; readonly max?: number };

/** The property that lists a piece's menu commands. Players read it, and actions find their pieces by it. */
export const COMMANDS_PROPERTY = 'Commands';

const LONGEST_MARKER = 500;
const MOST_BOUND = 1_000_000_000;

/** Makes the prototype of a slot. `given`: the names of properties that the table itself defines for every piece. */
export const convertSlotToPrototype = (
  slot: ModulePieceSlot,
  given: ReadonlySet<string>,
  losses: ImportLossCollector,
): ImportedPrototype => {
  const { traits } = slot;
  const layers = traits.filter(isLayerTrait).map(parseLayerTrait);
  const current = layers.map(({ level }) => level);
  const properties = propertiesOf(traits, given, losses);
  const changing = layers.filter(changes);
  const [chosen] = [...changing].sort((a, b) => b.images.length - a.images.length);
  if (changing.length > 1) losses.note('further-layer', slot.name, changing.length - 1);
  const named = pieceNameWithLayers(slot.name, layers, current);
  const ownName = traits.findLast(({ code, parameters }) => code === 'basicName' && parameters[0])?.parameters[0];
  const owners = traits.flatMap(({ code, parameters }) => (code === 'restrict' ? listOf(parameters[0] ?? '') : []));
  if (owners.length > 1) losses.note('several-owners', slot.name);
  return {
    name: ownName ?? (slot.name || named),
    look: pieceLookOf(traits, layers, current),
    ...layersOf(chosen, traits, layers, properties, slot, losses),
    ...maskOf(traits),
    ...(traits.some(({ code }) => code === 'hide') ? { invisible: true as const } : {}),
    ...facingOf(traits),
    properties,
    ...(owners.length === 1 && owners[0] !== undefined ? { side: owners[0] } : {}),
    isFixed: traits.some(({ code, parameters }) => code === 'immob' && parameters[1] === 'V'),
  };
};

/** Returns the levels of the layer that can change, as looks of the piece; the visible level comes first. */
const layersOf = (
  chosen: PieceLayer | undefined,
  traits: readonly PieceTrait[],
  layers: readonly PieceLayer[],
  properties: ImportedPrototype['properties'],
  slot: ModulePieceSlot,
  losses: ImportLossCollector,
): Pick<ImportedPrototype, 'layers' | 'follows'> => {
  if (!chosen) return { layers: [] };
  const first = chosen.alwaysActive ? 1 : 0;
  const count = chosen.images.length + 1 - first;
  if (count > MOST_PIECE_LAYERS) losses.note('many-layers', slot.name);
  const names = new UniqueNameGenerator();
  const levels = Array.from({ length: Math.min(count, MOST_PIECE_LAYERS) }, (_, index) => {
    const level = index + first;
    const own = layers.map((layer) => (layer === chosen ? level : layer.level));
    const said = (chosen.names[level - 1] ?? '').replace(/^\+|\+$/g, '');
    return { name: names.give(said, `Level ${level}`), look: pieceLookOf(traits, layers, own) };
  });
  const follows = followedBy(chosen, properties, levels.length);
  if (chosen.follows && follows === undefined) losses.note('layer-follows', slot.name);
  if (follows !== undefined) return { layers: levels, follows };
  const shown = Math.min(Math.max(0, chosen.level - first), levels.length - 1);
  return { layers: [...levels.slice(shown), ...levels.slice(0, shown)] };
};

const followedBy = (
  { follows }: PieceLayer,
  properties: ImportedPrototype['properties'],
  count: number,
): string | undefined => {
  if (!follows) return undefined;
  const name = sanitizePropertyName(follows.text.replace(/^\{\s*|\s*\}$/g, ''));
  if (name === undefined || !/^[\w {}]+$/.test(follows.text) || !isNumeric(properties[name])) return undefined;
  const shift = 1 - follows.first;
  return `{min(max(${shift === 0 ? name : `${name} ${shift < 0 ? '-' : '+'} ${Math.abs(shift)}`}, 1), ${count})}`;
};

const isNumeric = (property: PrototypePropertyValue | undefined): boolean =>
  typeof property === 'number' || (typeof property === 'object' && typeof property.value === 'number');

const maskOf = (traits: readonly PieceTrait[]): Pick<ImportedPrototype, 'mask' | 'back'> => {
  const mask = traits.find(({ code }) => code === 'obs');
  if (!mask) return {};
  const [, image = '', , , name = ''] = mask.parameters;
  return { mask: sanitizeName(name) ?? true, ...(image === '' ? {} : { back: [{ image, x: 0, y: 0 }] }) };
};

export const FACINGS_FOR_FREE_ROTATION = 12;

const facingOf = (traits: readonly PieceTrait[]): Pick<ImportedPrototype, 'facing'> => {
  const rotate = traits.find(({ code }) => code === 'rotate');
  if (!rotate) return {};
  const count = Number.parseInt(rotate.parameters[0] ?? '', 10) || 1;
  return { facing: count === 1 ? FACINGS_FOR_FREE_ROTATION : Math.min(36, Math.max(2, count)) };
};

/**
 * Reads markers, dynamic properties and texts of a piece. If an outer and an inner trait have the same name, the outer
 * one counts.
 */
const propertiesOf = (
  traits: readonly PieceTrait[],
  given: ReadonlySet<string>,
  losses: ImportLossCollector,
): { readonly [name: string]: PrototypePropertyValue } => {
  const found = new Map<string, PrototypePropertyValue>();
  const put = (said: string, value: PrototypePropertyValue): void => {
    const name = sanitizePropertyName(said);
    if (name === undefined || given.has(name)) losses.note('property-name', said);
    else if (!found.has(name)) found.set(name, value);
  };
  for (const trait of traits) {
    const { code, parameters, state } = trait;
    if (code === 'mark') {
      const values = listOf(state);
      for (const [index, name] of listOf(parameters[0] ?? '').entries()) put(name, plain(values[index] ?? ''));
    } else if (code === 'PROP') put(parameters[0] ?? '', dynamic(parameters[1] ?? '', state));
    else if (code === 'label' && state.includes('$')) losses.note('label-format', state);
    else if (code === 'label') put(parameters[15] || 'TextLabel', { value: plain(state) });
  }
  return Object.fromEntries(found);
};

const TAG = /<\/?[a-zA-Z][^<>]*>/g;

const plain = (text: string): string | number => {
  const value = sanitizeLine(text.replace(TAG, ''), LONGEST_MARKER);
  const number = Number(value);
  const isWritten = /^-?(?:0|[1-9]\d{0,8})$/.test(value);
  return isWritten ? number : value;
};

/** Converts a dynamic property. Its bounds count only if its value is a number within them. */
const dynamic = (constraints: string, state: string): PrototypePropertyValue => {
  const [numeric = '', low = '', high = ''] = listOf(constraints);
  const value = plain(state);
  const [min, max] = [Number.parseInt(low, 10), Number.parseInt(high, 10)];
  const isBound =
    numeric === 'true' &&
    typeof value === 'number' &&
    Number.isInteger(min) &&
    Number.isInteger(max) &&
    min <= value &&
    value <= max &&
    Math.abs(min) <= MOST_BOUND &&
    Math.abs(max) <= MOST_BOUND;
  return isBound ? { value, min, max } : { value };
};
