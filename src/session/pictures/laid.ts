import type { Module } from '../../engine/index.ts';
import { computeModuleHashAsync, rememberHash } from '../text/hash.ts';
import { type HashedPictureSize, pictured } from './pictured.ts';

export const addPicturesAndHash = async (
  module: Module,
  known: ReadonlyMap<string, HashedPictureSize>,
): Promise<Module> => {
  if (known.size === 0) return module;
  const whole = pictured(module, known);
  rememberHash(whole, await computeModuleHashAsync(whole));
  return whole;
};
