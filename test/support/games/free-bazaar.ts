import type { Module } from '../../../src/engine/index.ts';
import { shippedModule } from '../modules/shipped.ts';

/** The bazaar without phases of its turn: players draw, discard and lay down cards as they say. */
export const freeBazaar = async (): Promise<Module> => {
  const module = await shippedModule('bazaar');
  const { phases: _, ...turn } = module.turn ?? { order: [], ends: 'by-command' as const };
  return { ...module, turn };
};
