import type { Module } from '../../../src/engine/index.ts';
import { shippedModule } from '../modules/shipped.ts';

/** Tablut as a free table: where everybody stands and whose turn it is, and players say what moves and who is taken. */
export const freeTablut = async (): Promise<Module> => {
  const { traits: _, ...module } = await shippedModule('tablut');
  return {
    ...module,
    rules: { ...module.rules, captures: 'manual', changes: 'host' },
    terrain: { throne: {}, camp: {} },
    maps: module.maps.map(({ captures: __, ...map }) => map),
  };
};
