import type { World } from '../core/table.ts';
import type { Instruction } from '../play/lines/form.ts';
import type { Module } from '../play/module.ts';
import { moduleOf } from '../play/queries.ts';
import type { Action, KeeperDefinition } from './language/tree.ts';
import { programOf } from './program.ts';

/** Which scorekeepers end games. */

/** By how many of its scorekeepers a game can end, and which they are; each by its name and title. */
export interface KeepersEnding {
  /** Those without a word that ends anything, where nothing else of the module ends a game. */
  readonly endless: readonly KeeperDefinition[];
  /** Those with such a word. */
  readonly ending: readonly KeeperDefinition[];
}

export const keepersEnding = (world: World): KeepersEnding => {
  const { definitions, lastTurn } = programOf(world);
  const ending = definitions.filter(({ body }) => body.some(ends));
  const isElsewhere = lastTurn !== undefined || ending.length > 0 || hasEnd(moduleOf(world));
  return { ending, endless: isElsewhere ? [] : definitions };
};

const ends = (action: Action): boolean =>
  action.kind === 'choose'
    ? action.clauses.some(({ actions }) => actions.some(ends))
    : action.kind !== 'add' && action.kind !== 'set';

/** Whether a word of the module itself ends its games. */
const hasEnd = (module: Module): boolean =>
  (module.endings ?? []).length > 0 ||
  module.maps.some(({ repeat, quiet }) => repeat !== undefined || quiet !== undefined) ||
  linesOf(module).some(({ win, lose, tie }) => win !== undefined || lose !== undefined || tie !== undefined);

const linesOf = ({ actions = [], effects = [], turn }: Module): readonly Instruction[] => [
  ...actions.flatMap(({ does }) => does),
  ...effects.flatMap(({ does = [], instead = [] }) => [...does, ...instead]),
  ...(turn?.phases ?? []).flatMap(({ begin = [], end = [] }) => [...begin, ...end]),
];
