import { COST, charge } from '../../table/index.ts';
import { type ActiveModifier, isModifierAppliedBefore } from './active-modifiers.ts';
import { type PropertyEvaluation, type SubjectInPass, take, valueNow } from './chain.ts';
import { JointNames } from './joint-names.ts';
import type { JointTurns } from './joint-turns.ts';
import { altered, changed, holds, ModifierTurnNameReader } from './judge.ts';
import { reading } from './operate.ts';
import type { EvaluationValues } from './pass-values.ts';

/**
 * The turns of modifiers: each modifier is applied once to a subject, in order, when a later value of the subject is
 * read.
 */

export const applyModifierTurns = (
  pass: EvaluationValues,
  subject: SubjectInPass,
  chain: PropertyEvaluation,
  turn: ActiveModifier | undefined,
): void => {
  const { acting } = chain;
  let names: ModifierTurnNameReader | undefined;
  for (
    let next = acting[chain.taken];
    next && (!turn || isModifierAppliedBefore(next, turn));
    next = acting[chain.taken]
  ) {
    charge(COST.turn);
    names = names ? names.at(next) : new ModifierTurnNameReader(pass, next, subject);
    const value = altered(pass, next, subject, chain, names);
    if (pass.isSuspended) return;
    take(chain, next, value);
  }
};

export const takeJointTurns = (
  pass: EvaluationValues,
  subject: SubjectInPass,
  asked: PropertyEvaluation,
  joint: JointTurns,
  turn: ActiveModifier | undefined,
): void => {
  const { turns } = joint;
  const chains: PropertyEvaluation[] = [];
  let names: JointNames | undefined;
  for (
    let next = turns[asked.takenJoint];
    next && (!turn || isModifierAppliedBefore(next.acting, turn));
    next = turns[asked.takenJoint]
  ) {
    const { acting, property, slot, index, test } = next;
    charge(COST.turn);
    chains[slot] ??= pass.chainOf(subject, property);
    const chain = chains[slot];
    names = names ? names.at(acting) : new JointNames(pass, acting, subject, joint);
    if (chain.taken > index) names.write(slot, undefined);
    else {
      const before = valueNow(chain);
      const value = !test || holds(test, names) ? changed(pass, acting, subject, chain, names) : before;
      if (pass.isSuspended) return;
      take(chain, acting, value);
      if (value !== before) names.write(slot, reading(value, chain.property.domain));
    }
    asked.takenJoint += 1;
  }
};
