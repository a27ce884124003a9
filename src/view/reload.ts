import {
  type Changes,
  gameOf,
  isGated,
  type Module,
  moduleChangesBetween,
  moduleOf,
  peopleRequiredToConsent,
  refusalOfNewModule,
} from '../engine/index.ts';
import type { PersonId, Refusal } from '../table/index.ts';
import { queries } from './queries.ts';

export const moduleReloadQueries = queries(({ lens }) => ({
  /**
   * Returns the reason why a new version of the module can't replace this game's module; undefined if it can. Modules
   * are public, so the answer reveals nothing about the position.
   */
  refusal: (module: Module, hash: string): Refusal | undefined => refusalOfNewModule(lens, module, hash),

  changes: (module: Module): Changes => moduleChangesBetween(moduleOf(lens), module, gameOf(lens).phase !== 'seating'),

  /** Returns the people who must agree before this viewer reloads the module (D1). */
  asks: (module: Module, hash: string): readonly PersonId[] => {
    const { viewer } = lens;
    if (viewer.who === 'channel' || !isGated(lens, viewer.person, module)) return [];
    return peopleRequiredToConsent(lens, viewer.person, { what: 'reload', hash, title: module.title });
  },
}));
