import type { CellId } from '../core/ids.ts';
import { isList, type Value } from '../core/value.ts';
import { evaluate, matches } from '../expression/evaluate.ts';
import type { LookUp } from '../expression/look-up.ts';
import type { ActiveModifier } from './active-modifiers.ts';
import { type Condition, DISTANCE, readCondition, SOURCE } from './compile.ts';
import type { ModifierEvaluation } from './evaluation.ts';
import { operate } from './operate.ts';
import { around, everywhere, isWithin, stepsBetween } from './range.ts';
import { readScope, type Scope } from './scope.ts';
import { cellSubject, type Subject, splitSubject } from './subject.ts';

/** What one modifier does at its turn: everything is read as modified before it, and nothing later (P4, P9). */

/** Stands before a name of the target's, in a condition on what is near it. */
const TARGET = 'target.';

/** What of a modifier fails first for a target, or `applies`. */
export type Applicability =
  | 'disabled'
  | 'out of reach'
  | 'not granted'
  | 'condition'
  | 'no match'
  | 'nothing near'
  | 'applies';

/**
 * The value behind a modifier's turn, undefined where nothing was ever written. `before`: what was written before it.
 */
export const altered = (
  pass: ModifierEvaluation,
  acting: ActiveModifier,
  target: Subject,
  name: string,
  before: Value | undefined,
): Value | undefined => {
  const { alteration } = acting.compiled;
  if (!alteration) return before;
  if (alteration.doing === 'link' || alteration.doing === 'unlink') return relinked(pass, acting, target, before);
  if (verdictOn(pass, acting, target) !== 'applies') return before;
  return resultOf(pass, acting, target, name, before) ?? before;
};

/** What a modifier that applies makes of a value; undefined where it can't be done (P13). */
export const resultOf = (
  pass: ModifierEvaluation,
  acting: ActiveModifier,
  target: Subject,
  name: string,
  before: Value | undefined,
): Value | undefined => {
  const value = before ?? pass.base(target.kind, target.id, name, acting);
  const doing = acting.compiled.alteration?.doing;
  return doing && operate(doing, value, amountOf(pass, acting, target), pass.domain(target.kind, name));
};

/** The amount for a target: as an earlier modifier left it, else what the definition says. */
const amountOf = (pass: ModifierEvaluation, acting: ActiveModifier, target: Subject): Value | undefined => {
  const { alteration, fixedAmount } = acting.compiled;
  const bent = pass.order.bendsModifiers ? pass.rawAt('modifier', acting.id, 'amount', acting) : undefined;
  if (bent !== undefined || fixedAmount !== undefined) return bent ?? fixedAmount;
  return alteration?.amount && evaluate(alteration.amount, namesFor(pass, acting, target));
};

export const verdictOn = (pass: ModifierEvaluation, acting: ActiveModifier, target: Subject): Applicability => {
  const { compiled, grantor, source } = acting;
  const bends = pass.order.bendsModifiers;
  if (bends && pass.valueAt('modifier', acting.id, 'enabled', acting) === false) return 'disabled';
  const scope = bends ? scopeNow(pass, acting) : compiled.scope;
  if (!scope || !isWithin(pass, scope, source, target, acting)) return 'out of reach';
  if (grantor && (!source || !isTarget(pass, grantor, source))) return 'not granted';
  if (compiled.when && !isMet(pass, acting, compiled.when)) return 'condition';
  const match = bends ? matchNow(pass, acting) : compiled.match;
  if (!match || !(match.isOpen || matches(match.expression, namesFor(pass, acting, target)))) return 'no match';
  return compiled.near.every((near) => isNear(pass, acting, target, near)) ? 'applies' : 'nothing near';
};

/** As verdictOn, remembered: for what asks for the same targets again and again. */
const isTarget = (pass: ModifierEvaluation, acting: ActiveModifier, target: Subject): boolean => {
  const key = `${acting.at}\n${acting.sub}\n\n${target.kind}\n${target.id}`;
  const known = pass.verdicts.get(key);
  if (known !== undefined) return known;
  const verdict = verdictOn(pass, acting, target) === 'applies';
  if (!pass.isSuspended) pass.verdicts.set(key, verdict);
  return verdict;
};

/** Its scope as earlier modifiers left it: one that can't be read reaches nothing (P13). */
const scopeNow = (pass: ModifierEvaluation, acting: ActiveModifier): Scope | undefined => {
  const text = pass.rawAt('modifier', acting.id, 'scope', acting);
  return typeof text === 'string' ? readScope(text) : undefined;
};

const matchNow = (pass: ModifierEvaluation, acting: ActiveModifier): Condition | undefined => {
  const text = pass.rawAt('modifier', acting.id, 'condition', acting);
  return typeof text === 'string' ? readCondition(text) : undefined;
};

/** What names mean for a target: the source's behind `source.`, the steps from the source, else the target's own. */
export const namesFor =
  (pass: ModifierEvaluation, acting: ActiveModifier, { kind, id }: Subject): LookUp =>
  (name) => {
    if (name.startsWith(SOURCE)) return sourceValue(pass, acting, name.slice(SOURCE.length));
    if (name === DISTANCE) return distanceTo(pass, acting, { kind, id });
    return pass.valueAt(kind, id, name, acting);
  };

/**
 * A property of the source. Of one that is not seen, but whose modifier everybody knows, it is what stands on the
 * table: its effect is no secret (P19).
 */
const sourceValue = (pass: ModifierEvaluation, acting: ActiveModifier, name: string): Value | undefined => {
  const { kind, id } = acting.source ?? { kind: 'game', id: 'game' };
  return pass.isVeiled(acting) ? pass.veiledValue(acting, name) : pass.valueAt(kind, id, name, acting);
};

const distanceTo = (pass: ModifierEvaluation, acting: ActiveModifier, target: Subject): number | undefined => {
  const from = acting.source && pass.spot(acting.source, pass.isVeiled(acting));
  const to = pass.spot(target);
  return from && to && stepsBetween(pass, from, to, acting);
};

/** Whether the condition on the source and the game holds: asked once a turn. */
const isMet = (pass: ModifierEvaluation, acting: ActiveModifier, when: Condition): boolean => {
  const key = `when\n${acting.at}\n${acting.sub}`;
  const known = pass.verdicts.get(key);
  if (known !== undefined) return known;
  const names: LookUp = (name) => sourceValue(pass, acting, name.startsWith(SOURCE) ? name.slice(SOURCE.length) : name);
  const met = matches(when.expression, names);
  if (!pass.isSuspended) pass.verdicts.set(key, met);
  return met;
};

const isNear = (
  pass: ModifierEvaluation,
  acting: ActiveModifier,
  target: Subject,
  { near, scope, match }: ActiveModifier['compiled']['near'][number],
): boolean => {
  const { of, least = 1, most = Number.POSITIVE_INFINITY } = near;
  let count = 0;
  for (const id of around(pass, scope, target, of, acting)) {
    if (of === target.kind && id === target.id) continue;
    const own = namesFor(pass, acting, { kind: of, id });
    const names: LookUp = (name) =>
      name.startsWith(TARGET) ? pass.valueAt(target.kind, target.id, name.slice(TARGET.length), acting) : own(name);
    if (match.isOpen || matches(match.expression, names)) count += 1;
    if (count > most) return false;
  }
  return count >= least;
};

/**
 * The neighbours of a cell behind a turn that links or unlinks, both ways (P6): two cells that are named, or all its
 * targets.
 */
const relinked = (
  pass: ModifierEvaluation,
  acting: ActiveModifier,
  target: Subject,
  before: Value | undefined,
): Value | undefined => {
  const [board, cell] = splitSubject(target.id);
  const value = before ?? pass.base('cell', target.id, 'Neighbours', acting);
  if (!isList(value)) return before;
  const links = acting.compiled.alteration?.doing === 'link';
  const pair = acting.compiled.definition.cells;
  if (pair) {
    const other = pair.find((one) => one !== target.id);
    if (
      !pair.includes(target.id) ||
      other === undefined ||
      !pair.every((id) => isTarget(pass, acting, { kind: 'cell', id }))
    )
      return before;
    const name = splitSubject(other)[1];
    return links ? withAll(value, [name]) : value.filter((one) => one !== name);
  }
  const isOne = isTarget(pass, acting, target);
  if (!links)
    return isOne
      ? []
      : value.filter((one) => !isTarget(pass, acting, { kind: 'cell', id: cellSubject(board, one as CellId) }));
  if (!isOne) return before;
  const others = everywhere(pass, 'cell', board).filter(
    (id) => id !== target.id && isTarget(pass, acting, { kind: 'cell', id }),
  );
  return withAll(
    value,
    others.map((id) => splitSubject(id)[1]).filter((one) => one !== cell),
  );
};

const withAll = (list: readonly string[], more: readonly string[]): readonly string[] => {
  const missing = more.filter((one) => !list.includes(one));
  return missing.length === 0 ? list : [...list, ...missing];
};
