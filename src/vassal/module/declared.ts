import type { ModuleFault } from '../../facts/module-fault.ts';
import { MOST_REVEALED } from '../../form/names.ts';
import { MOST_ACTIONS } from '../../session/format/module.ts';
import { readModule } from '../../session/module/read.ts';
import { workForHostFile } from '../../session/text/work.ts';
import type { ImportedPrototype } from './kind.ts';
import type { ImportLossCollector } from './losses.ts';

export interface ImportedAction {
  readonly name: string;
  readonly does: readonly object[];
  readonly reveals?: readonly string[];
}

/**
 * The most names of revealed cards in all actions together. Every action may list all cards that it reveals, so an
 * import could otherwise take too much time and memory.
 */
const MOST_REVEALS_WRITTEN = 20_000;

/**
 * Returns the number of actions that a module with these prototypes can have; 0 if a single action would already reveal
 * too many cards.
 */
export const countPossibleActions = (kinds: readonly Pick<ImportedPrototype, 'mask' | 'invisible'>[]): number => {
  const hidden = kinds.filter(({ mask, invisible }) => mask !== undefined || invisible).length;
  return hidden > MOST_REVEALED ? 0 : Math.min(MOST_ACTIONS, Math.floor(MOST_REVEALS_WRITTEN / Math.max(1, hidden)));
};

/**
 * The most rounds of adding declarations. One action's disclosures may be found only after another action declares its
 * own.
 */
const MOST_PASSES = 4;

/**
 * Adds the required declarations to the actions, and removes invalid actions. `write`: returns the module's text with
 * the given actions.
 */
export const declared = <A extends ImportedAction>(
  actions: readonly A[],
  write: (actions: readonly A[]) => string,
  losses: ImportLossCollector,
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

const faultsOf = (text: string): ReadonlyMap<number, readonly ModuleFault[]> => {
  const read = readModule(text, workForHostFile());
  const faults = new Map<number, ModuleFault[]>();
  for (const fault of read.ok ? [] : read.faults) {
    const [, index] = /^actions\[(\d+)\]/.exec(fault.path) ?? [];
    if (index === undefined) continue;
    faults.set(Number(index), [...(faults.get(Number(index)) ?? []), fault]);
  }
  return faults;
};
