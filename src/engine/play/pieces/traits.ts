import type { World } from '../../../table/index.ts';
import type { Traits } from '../module.ts';
import { moduleOf } from '../queries.ts';
import type { Piece } from '../records.ts';

const NONE: Traits = {};

export const traitsOf = (world: World, { prototype }: Pick<Piece, 'prototype'>): Traits => {
  const { traits } = moduleOf(world);
  return (
    (prototype !== undefined && traits && Object.hasOwn(traits, prototype) ? traits[prototype] : undefined) ?? NONE
  );
};
