import {
  type CompiledExpressionTest,
  type EvaluationBudget,
  MOST_STEPS_OF_EXPRESSION,
  type PropertyLookUp,
  refillEvaluationBudget,
} from '../../table/expression/index.ts';
import { type CellId, isList, isOn, type MatchText, type Value } from '../../table/index.ts';
import type { ActiveModifier } from './active-modifiers.ts';
import { type PropertyEvaluation, type SubjectInPass, valueNow } from './chain.ts';
import { isNeighborLinkChange } from './change.ts';
import { type CompiledCondition, compileConditionText } from './compile.ts';
import { type Names, nameReaderInMatch } from './names.ts';
import { operate } from './operate.ts';
import { modifierAmountName } from './own-value.ts';
import type { EvaluationValues } from './pass-values.ts';
import { around, countStepsBetweenPlaces, everywhere, isTargetInModifierScope } from './range.ts';
import { type ModifierScope, parseModifierScope } from './scope.ts';
import { cellIdOfName, cellNameOnBoard, type Subject, splitBoardSubjectId } from './subject.ts';

/** The effect of one modifier at its turn. Everything is read as it is before the turn (P4, P9). */

/** The result of applying a modifier to a target: `applies`, or the first reason why it doesn't. */
export type ModifierApplicability =
  | 'disabled'
  | 'out of reach'
  | 'not granted'
  | 'condition'
  | 'no match'
  | 'nothing near'
  | 'applies';

/** Returns the value after a modifier's turn. Undefined if neither it nor an earlier modifier has written a value. */
export const altered = (
  pass: EvaluationValues,
  acting: ActiveModifier,
  target: SubjectInPass,
  chain: PropertyEvaluation,
  names: ModifierTurnNameReader,
): Value | undefined => {
  const { alteration, isPlain, match } = acting.compiled;
  const before = valueNow(chain);
  if (isNeighborLinkChange(alteration)) return relinked(pass, acting, target, before);
  const applies =
    isPlain && !acting.grantor && !pass.order.bendsModifiers
      ? match.isOpen || holds(match.test, names)
      : applicabilityOf(pass, acting, target) === 'applies';
  return applies ? changed(pass, acting, target, chain, names) : before;
};

/** Applies a modifier whose conditions are met. If its operation is impossible, the value stays as it is (P13). */
export const changed = (
  pass: EvaluationValues,
  acting: ActiveModifier,
  target: SubjectInPass,
  chain: PropertyEvaluation,
  names: ModifierTurnNameReader,
): Value | undefined => {
  const before = valueNow(chain);
  const doing = acting.compiled.alteration?.doing;
  if (!doing) return before;
  const value = before ?? pass.baseOf(target, chain, acting);
  return operate(doing, value, amountOf(pass, acting, names), chain.property.domain) ?? before;
};

/**
 * Returns the value that a modifier produces if its conditions are met. Undefined if its operation is impossible (P13).
 */
export const modifierResultOf = (
  pass: EvaluationValues,
  acting: ActiveModifier,
  target: Subject,
  name: string,
  before: Value | undefined,
): Value | undefined => {
  const value = before ?? pass.base(target.kind, target.id, name, acting);
  const doing = acting.compiled.alteration?.doing;
  const names = new ModifierTurnNameReader(pass, acting, pass.subject(target.kind, target.id));
  return doing && operate(doing, value, amountOf(pass, acting, names), pass.domain(target.kind, name));
};

const amountOf = (pass: EvaluationValues, acting: ActiveModifier, names: ModifierTurnNameReader): Value | undefined => {
  const { amount, fixedAmount, part } = acting.compiled;
  const bent = pass.order.bendsModifiers
    ? pass.rawAt('modifier', acting.id, modifierAmountName(part), acting)
    : undefined;
  if (bent !== undefined || fixedAmount !== undefined) return bent ?? fixedAmount;
  const value = amount?.(names, refillEvaluationBudget(names));
  return names.left < 0 ? undefined : value;
};

export const applicabilityOf = (
  pass: EvaluationValues,
  acting: ActiveModifier,
  target: Subject,
): ModifierApplicability => {
  const { compiled, grantor, source } = acting;
  const bends = pass.order.bendsModifiers;
  if (bends && pass.valueAt('modifier', acting.id, 'enabled', acting) === false) return 'disabled';
  const scope = bends ? scopeNow(pass, acting) : compiled.scope;
  if (!scope || !isTargetInModifierScope(pass, scope, source, target, acting)) return 'out of reach';
  if (grantor && (!source || !isTarget(pass, grantor, source))) return 'not granted';
  if (compiled.when && !isModifierConditionMet(pass, acting, compiled.when.test)) return 'condition';
  const match = bends ? matchNow(pass, acting) : compiled.match;
  if (
    !match ||
    !(match.isOpen || holds(match.test, new ModifierTurnNameReader(pass, acting, pass.subject(target.kind, target.id))))
  )
    return 'no match';
  return compiled.near.every((near) => isNear(pass, acting, target, near)) ? 'applies' : 'nothing near';
};

const isTarget = (pass: EvaluationValues, acting: ActiveModifier, target: Subject): boolean =>
  pass.once(
    `${acting.at}\n${acting.sub}\n\n${target.kind}\n${target.id}`,
    () => applicabilityOf(pass, acting, target) === 'applies',
  );

/**
 * Returns the scope of a modifier as it is now. Undefined if the scope can't be parsed; the modifier then reaches
 * nothing (P13).
 */
const scopeNow = (pass: EvaluationValues, acting: ActiveModifier): ModifierScope | undefined => {
  const text = pass.rawAt('modifier', acting.id, 'scope', acting);
  return typeof text === 'string' ? parseModifierScope(text) : undefined;
};

const matchNow = (pass: EvaluationValues, acting: ActiveModifier): CompiledCondition | undefined => {
  const value = pass.rawAt('modifier', acting.id, 'condition', acting);
  if (typeof value !== 'string') return undefined;
  // Another modifier may have written this text. In that case, that modifier declares the properties that the text
  // reads.
  const text: MatchText = value;
  return compileConditionText(text);
};

export const holds = (test: CompiledExpressionTest<Names>, names: ModifierTurnNameReader): boolean =>
  test(names, refillEvaluationBudget(names)) && names.left >= 0;

/** Reads names for one modifier at its turn and for one target. It is also the work budget of this evaluation. */
export class ModifierTurnNameReader implements Names, EvaluationBudget {
  readonly #pass: EvaluationValues;
  #acting: ActiveModifier;
  readonly #own: SubjectInPass;
  readonly #target: Subject;
  left = MOST_STEPS_OF_EXPRESSION;

  /**
   * Reads names for a target. In a condition on things near the target, `own` is such a thing; otherwise it is the
   * target.
   */
  constructor(pass: EvaluationValues, acting: ActiveModifier, own: SubjectInPass, target: Subject = own) {
    this.#pass = pass;
    this.#acting = acting;
    this.#own = own;
    this.#target = target;
  }

  at(acting: ActiveModifier): this {
    this.#acting = acting;
    return this;
  }

  own(name: string): Value | undefined {
    return this.#pass.read(this.#own, name, this.#acting);
  }

  /**
   * Returns a property of the source. If only the source is hidden, and not the modifier, the value comes from the
   * table: the effect is no secret (P19).
   */
  source(name: string): Value | undefined {
    const [pass, acting] = [this.#pass, this.#acting];
    const { kind, id } = acting.source ?? { kind: 'game', id: 'game' };
    return pass.isVeiled(acting) ? pass.veiledValue(acting, name) : pass.valueAt(kind, id, name, acting);
  }

  distance(): number | undefined {
    const [pass, acting] = [this.#pass, this.#acting];
    const from = acting.source && pass.spot(acting.source, pass.isVeiled(acting));
    const to = pass.spot(this.#own);
    return from && to && countStepsBetweenPlaces(pass, from, to, acting);
  }

  target(name: string): Value | undefined {
    return this.#pass.valueAt(this.#target.kind, this.#target.id, name, this.#acting);
  }
}

export const namesFor =
  (pass: EvaluationValues, acting: ActiveModifier, { kind, id }: Subject): PropertyLookUp =>
  (name) =>
    nameReaderInMatch(name)(new ModifierTurnNameReader(pass, acting, pass.subject(kind, id)));

/** True if the modifier's condition on its source and on the game is met. It is evaluated once for each turn. */
export const isModifierConditionMet = (
  pass: EvaluationValues,
  acting: ActiveModifier,
  when: CompiledExpressionTest<Names>,
): boolean =>
  pass.once(acting.sub === '' ? acting : `when\n${acting.at}\n${acting.sub}`, () =>
    holds(when, new ModifierTurnNameReader(pass, acting, pass.subject('game', 'game'))),
  );

const isNear = (
  pass: EvaluationValues,
  acting: ActiveModifier,
  target: Subject,
  { near, scope, match, test }: ActiveModifier['compiled']['near'][number],
): boolean => {
  const { of, least = 1, most = Number.POSITIVE_INFINITY } = near;
  let count = 0;
  for (const id of around(pass, scope, target, of, acting)) {
    if (of === target.kind && id === target.id) continue;
    if (match.isOpen || holds(test, new ModifierTurnNameReader(pass, acting, pass.subject(of, id), target))) count += 1;
    if (count > most) return false;
  }
  return count >= least;
};

/**
 * Returns the neighbors of a cell after a modifier has linked or unlinked cells (P6). It concerns two named cells of
 * one map, or all targets on a board. Links go both ways unless `oneWay` is set.
 */
const relinked = (
  pass: EvaluationValues,
  acting: ActiveModifier,
  target: Subject,
  before: Value | undefined,
): Value | undefined => {
  const [board, cell] = splitBoardSubjectId(target.id);
  const value = before ?? pass.base('cell', target.id, 'Neighbours', acting);
  if (!isList(value)) return before;
  const links = acting.compiled.alteration?.doing === 'link';
  const pair = acting.compiled.definition.cells;
  if (pair) {
    const other = pair.find((one) => one !== target.id);
    if (isOn(acting.compiled.definition.oneWay) && target.id !== pair[0]) return before;
    if (
      !pair.includes(target.id) ||
      other === undefined ||
      !pair.every((id) => isTarget(pass, acting, { kind: 'cell', id }))
    )
      return before;
    if (!isOnMapOf(pass, other, target.id)) return before;
    const name = cellNameOnBoard(board, other);
    return links ? withAll(value, [name]) : value.filter((one) => one !== name);
  }
  const isOne = isTarget(pass, acting, target);
  if (!links)
    return isOne
      ? []
      : value.filter((one) => !isTarget(pass, acting, { kind: 'cell', id: cellIdOfName(board, one as CellId) }));
  if (!isOne) return before;
  const others = everywhere(pass, 'cell', board).filter(
    (id) => id !== target.id && isTarget(pass, acting, { kind: 'cell', id }),
  );
  return withAll(
    value,
    others.map((id) => splitBoardSubjectId(id)[1]).filter((one) => one !== cell),
  );
};

/**
 * True if both cells exist on one map. A viewer may see only one of two maps, and a new module may not have the cells.
 */
const isOnMapOf = (pass: EvaluationValues, id: string, other: string): boolean => {
  const map = pass.spot({ kind: 'cell', id })?.map;
  return map !== undefined && map === pass.spot({ kind: 'cell', id: other })?.map;
};

const withAll = (list: readonly string[], more: readonly string[]): readonly string[] => {
  const missing = more.filter((one) => !list.includes(one));
  return missing.length === 0 ? list : [...list, ...missing];
};
