import { type Change, isNothing, join } from '../../core/change.ts';
import type { PersonId } from '../../core/ids.ts';
import type { Operation } from '../../core/operation.ts';
import { recognitionRules } from '../../core/record-rules.ts';
import { type Refusal, refuse } from '../../core/refusal.ts';
import type { Table } from '../../core/table.ts';

declare module '../../core/operation.ts' {
  interface Operations {
    /**
     * Notes that the actor is the person whom the game knew under these numbers, and whom it has forgotten. Made by the
     * session alone, before anything else is done by or to that person (T34). Nobody is told of it.
     */
    recognize: { readonly formerly: readonly PersonId[] };
  }
}

export const decideRecognize = (table: Table, { actor, formerly }: Operation<'recognize'>): Change | Refusal => {
  const others = formerly.filter((one) => one !== actor);
  const rules = recognitionRules(table.systems);
  const change = join(...rules.map((rule) => rule(table, { person: actor, formerly: others })));
  return isNothing(change) ? refuse('nothing-changes', {}) : change;
};
