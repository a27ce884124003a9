import {
  type Changes,
  changesBetween,
  gameOf,
  isGated,
  type Module,
  moduleOf,
  peopleAsked,
  reloadRefusal,
} from '../engine/index.ts';
import type { PersonId, Refusal } from '../table/index.ts';
import { queries } from './queries.ts';

export const reloadQueries = queries(({ lens }) => ({
  /**
   * Returns the reason why a new version of the module can't replace this game's module; undefined if it can. Modules
   * are public, so the answer reveals nothing about the position.
   */
  refusal: (module: Module, hash: string): Refusal | undefined => reloadRefusal(lens, module, hash),

  changes: (module: Module): Changes => changesBetween(moduleOf(lens), module, gameOf(lens).phase !== 'seating'),

  /** Returns the people who must agree before this viewer reloads the module (D1). */
  asks: (module: Module, hash: string): readonly PersonId[] => {
    const { viewer } = lens;
    if (viewer.who === 'channel' || !isGated(lens, viewer.person, module)) return [];
    return peopleAsked(lens, viewer.person, { what: 'reload', hash, title: module.title });
  },
}));
