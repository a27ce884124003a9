import {
  type Change,
  isEmptyChange,
  join,
  type Operation,
  type PersonId,
  type Refusal,
  refuse,
  returningPersonRules,
  type Table,
} from '../../../table/index.ts';

declare module '../../../table/core/operation.ts' {
  interface Operations {
    /**
     * Links a returning person (the actor) to the ids under which the game knew them before. Only the session makes it,
     * before any other operation on that person (T34). It isn't announced.
     */
    recognize: { readonly formerly: readonly PersonId[] };
  }
}

export const decideMergeFormerIds = (table: Table, { actor, formerly }: Operation<'recognize'>): Change | Refusal => {
  const others = formerly.filter((one) => one !== actor);
  const rules = returningPersonRules(table.systems);
  const change = join(...rules.map((rule) => rule(table, { person: actor, formerly: others })));
  return isEmptyChange(change) ? refuse('nothing-changes', {}) : change;
};
