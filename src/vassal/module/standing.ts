import type { Module } from '../../engine/index.ts';
import type { PieceTrait } from '../source/piece-text.ts';
import { splitEscapedSequence } from '../source/sequence.ts';
import { FACINGS_FOR_FREE_ROTATION, type ImportedPrototype, type PrototypePropertyValue } from './kind.ts';

export type ImportedPieceState = Omit<Module['setup'][number]['pieces'][number], 'prototype' | 'name' | 'count'>;

export interface HidingPlayer {
  readonly side?: string;
  readonly player?: string;
}

const NOBODY = 'null';
/** The step for pieces that rotate freely, in degrees. */
const STEP = 30;

export const pieceStateOfTraits = (
  traits: readonly PieceTrait[],
  { facing, mask, invisible }: ImportedPrototype,
): ImportedPieceState => {
  const turned = facing === undefined ? 0 : turnedBy(traits, facing);
  return {
    ...(turned === 0 ? {} : { facing: turned }),
    ...(mask !== undefined && hidingPlayerOf(traits, 'obs') ? { covered: true } : {}),
    ...(invisible && hidingPlayerOf(traits, 'hide') ? { unseen: true } : {}),
  };
};

/**
 * Returns the differences between a saved piece and its prototype. `saved`: the prototype that would be made from the
 * piece alone.
 */
export const pieceStateDifferences = (kind: ImportedPrototype, saved: ImportedPrototype): ImportedPieceState => {
  const [first] = saved.layers;
  const isTurned = first && kind.follows === undefined && kind.layers[0]?.name !== first.name;
  const isThere = isTurned && kind.layers.some(({ name }) => name === first.name);
  const values = Object.entries(saved.properties).flatMap(([name, own]) => {
    const before = Object.hasOwn(kind.properties, name) ? kind.properties[name] : undefined;
    const value = heldBy(own);
    return before !== undefined && heldBy(before) !== value && isWithin(before, value) ? [[name, value] as const] : [];
  });
  return {
    ...(isThere ? { layer: first.name } : {}),
    ...(values.length > 0 ? { values: Object.fromEntries(values) } : {}),
  };
};

export const hidingPlayerOf = (traits: readonly PieceTrait[], code: 'obs' | 'hide'): HidingPlayer | undefined => {
  const trait = traits.find((one) => one.code === code);
  const [owner = NOBODY] = splitEscapedSequence(trait?.state ?? NOBODY, ';');
  if (owner === NOBODY || owner === '') return undefined;
  const [kind, ...names] = splitEscapedSequence(owner, ':');
  return kind === 'sides' || kind === 'side' ? { side: names[0] ?? '' } : { player: owner };
};

const turnedBy = (traits: readonly PieceTrait[], facing: number): number => {
  const rotate = traits.find(({ code }) => code === 'rotate');
  const state = Number(rotate?.state ?? 0);
  if (!Number.isFinite(state)) return 0;
  // If a piece rotates freely, its state is in degrees counterclockwise; otherwise it is a number of steps.
  const isFree = facing === FACINGS_FOR_FREE_ROTATION && (Number.parseInt(rotate?.parameters[0] ?? '', 10) || 1) === 1;
  const steps = Math.round(isFree ? -state / STEP : state);
  return ((steps % facing) + facing) % facing;
};

const heldBy = (own: PrototypePropertyValue): string | number => (typeof own === 'object' ? own.value : own);

const isWithin = (own: PrototypePropertyValue, value: string | number): boolean => {
  if (typeof own !== 'object' || own.min === undefined || own.max === undefined) return true;
  return typeof value === 'number' && own.min <= value && value <= own.max;
};
