import type { Module } from '../../engine/index.ts';
import type { Trait } from '../source/piece-text.ts';
import { sequenceOf } from '../source/sequence.ts';
import { ANY_DIRECTION, type Kind, type PropertyOfKind } from './kind.ts';

export type Standing = Omit<Module['setup'][number]['pieces'][number], 'prototype' | 'name' | 'count'>;

export interface Hider {
  readonly side?: string;
  readonly player?: string;
}

const NOBODY = 'null';
/** The step for pieces that rotate freely, in degrees. */
const STEP = 30;

export const standingOf = (traits: readonly Trait[], { facing, mask, invisible }: Kind): Standing => {
  const turned = facing === undefined ? 0 : turnedBy(traits, facing);
  return {
    ...(turned === 0 ? {} : { facing: turned }),
    ...(mask !== undefined && hiderIn(traits, 'obs') ? { covered: true } : {}),
    ...(invisible && hiderIn(traits, 'hide') ? { unseen: true } : {}),
  };
};

/**
 * Returns the differences between a saved piece and its prototype. `saved`: the prototype that would be made from the
 * piece alone.
 */
export const changedFrom = (kind: Kind, saved: Kind): Standing => {
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

export const hiderIn = (traits: readonly Trait[], code: 'obs' | 'hide'): Hider | undefined => {
  const trait = traits.find((one) => one.code === code);
  const [owner = NOBODY] = sequenceOf(trait?.state ?? NOBODY, ';');
  if (owner === NOBODY || owner === '') return undefined;
  const [kind, ...names] = sequenceOf(owner, ':');
  return kind === 'sides' || kind === 'side' ? { side: names[0] ?? '' } : { player: owner };
};

const turnedBy = (traits: readonly Trait[], facing: number): number => {
  const rotate = traits.find(({ code }) => code === 'rotate');
  const state = Number(rotate?.state ?? 0);
  if (!Number.isFinite(state)) return 0;
  // If a piece rotates freely, its state is in degrees counterclockwise; otherwise it is a number of steps.
  const isFree = facing === ANY_DIRECTION && (Number.parseInt(rotate?.parameters[0] ?? '', 10) || 1) === 1;
  const steps = Math.round(isFree ? -state / STEP : state);
  return ((steps % facing) + facing) % facing;
};

const heldBy = (own: PropertyOfKind): string | number => (typeof own === 'object' ? own.value : own);

const isWithin = (own: PropertyOfKind, value: string | number): boolean => {
  if (typeof own !== 'object' || own.min === undefined || own.max === undefined) return true;
  return typeof value === 'number' && own.min <= value && value <= own.max;
};
