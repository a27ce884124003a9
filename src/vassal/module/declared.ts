import type { ModuleFault } from '../../facts/module-fault.ts';
import { MOST_REVEALED } from '../../form/names.ts';
import { MOST_ACTIONS } from '../../session/format/module.ts';
import { readModule } from '../../session/module/read.ts';
import { ownWork } from '../../session/text/work.ts';
import type { Kind } from './kind.ts';
import type { Losses } from './losses.ts';

/** Actions of a module that say what they tell of hidden things, as its check wants it. */

export interface MadeAction {
  readonly name: string;
  readonly does: readonly object[];
  readonly reveals?: readonly string[];
}

/**
 * Each action names what is hidden of which it tells, so that all cards of a module stand in each: of so many names in
 * all a module can be made in the time and memory that an import has.
 */
const MOST_REVEALS_WRITTEN = 20_000;

/** How many actions a module can have whose prototypes are these; none where one would have more names than it may. */
export const roomForActions = (kinds: readonly Pick<Kind, 'mask' | 'invisible'>[]): number => {
  const hidden = kinds.filter(({ mask, invisible }) => mask !== undefined || invisible).length;
  return hidden > MOST_REVEALED ? 0 : Math.min(MOST_ACTIONS, Math.floor(MOST_REVEALS_WRITTEN / Math.max(1, hidden)));
};

/** What one action tells may be seen only once another one says it. */
const MOST_PASSES = 4;

/**
 * The actions with what each has to declare; without those with which the module could not be read. `write`: the text
 * of the module with these actions.
 */
export const declared = <A extends MadeAction>(
  actions: readonly A[],
  write: (actions: readonly A[]) => string,
  losses: Losses,
): readonly A[] => {
  let current = actions;
  for (let tries = 0; tries < MOST_PASSES && current.length > 0; tries += 1) {
    const faults = faultsOf(write(current));
    if (faults.size === 0) return current;
    current = current.flatMap((action, index) => {
      const own = faults.get(index) ?? [];
      const names = own.flatMap(({ expected }) => (expected.is === 'declare' ? expected.names : []));
      if (own.some(({ expected }) => expected.is !== 'declare')) {
        losses.note('action', action.name);
        return [];
      }
      return names.length === 0 ? action : { ...action, reveals: [...new Set([...(action.reveals ?? []), ...names])] };
    });
  }
  return current;
};

/** The faults of each action, by its place in the file. */
const faultsOf = (text: string): ReadonlyMap<number, readonly ModuleFault[]> => {
  const read = readModule(text, ownWork());
  const faults = new Map<number, ModuleFault[]>();
  for (const fault of read.ok ? [] : read.faults) {
    const [, index] = /^actions\[(\d+)\]/.exec(fault.path) ?? [];
    if (index === undefined) continue;
    faults.set(Number(index), [...(faults.get(Number(index)) ?? []), fault]);
  }
  return faults;
};
