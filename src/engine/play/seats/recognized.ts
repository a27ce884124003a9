import {
  type Change,
  isNothing,
  join,
  type Operation,
  type PersonId,
  type Refusal,
  recognitionRules,
  refuse,
  type Table,
} from '../../../table/index.ts';

declare module '../../../table/core/operation.ts' {
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
