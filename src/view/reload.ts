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

/** Another module under the game. */
export const reloadQueries = queries(({ lens }) => ({
  /**
   * Why another module can't be put under this game; undefined when it fits. The module is no secret, and the answer
   * tells nothing of what is.
   */
  refusal: (module: Module, hash: string): Refusal | undefined => reloadRefusal(lens, module, hash),

  /** What another module would change for those who play. */
  changes: (module: Module): Changes => changesBetween(moduleOf(lens), module, gameOf(lens).phase !== 'seating'),

  /** Who must agree to another module before this viewer puts it under the game (D1). */
  asks: (module: Module, hash: string): readonly PersonId[] => {
    const { viewer } = lens;
    if (viewer.who === 'channel' || !isGated(lens, viewer.person, module)) return [];
    return peopleAsked(lens, viewer.person, { what: 'reload', hash, title: module.title });
  },
}));
