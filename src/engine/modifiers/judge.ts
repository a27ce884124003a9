import { type Budget, type LookUp, MOST_STEPS_OF_EXPRESSION, refill, type Test } from '../../table/expression/index.ts';
import { type CellId, isList, isOn, type MatchText, type Value } from '../../table/index.ts';
import type { ActiveModifier } from './active-modifiers.ts';
import { type Chain, type SubjectInPass, valueNow } from './chain.ts';
import { isLink } from './change.ts';
import { type Condition, readCondition } from './compile.ts';
import { meaningInMatch, type Names } from './names.ts';
import { operate } from './operate.ts';
import { amountName } from './own-value.ts';
import type { PassValues } from './pass-values.ts';
import { around, everywhere, isWithin, stepsBetween } from './range.ts';
import { readScope, type Scope } from './scope.ts';
import { calledOn, idOfCalled, type Subject, splitSubject } from './subject.ts';

/** What one modifier does at its turn: everything is read as modified before it, and nothing later (P4, P9). */

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
 * The value behind a modifier's turn, undefined where nothing was ever written. `names`: those of the target at that
 * turn.
 */
export const altered = (
  pass: PassValues,
  acting: ActiveModifier,
  target: SubjectInPass,
  chain: Chain,
  names: TurnNames,
): Value | undefined => {
  const { alteration, isPlain, match } = acting.compiled;
  const before = valueNow(chain);
  if (isLink(alteration)) return relinked(pass, acting, target, before);
  const applies =
    isPlain && !acting.grantor && !pass.order.bendsModifiers
      ? match.isOpen || holds(match.test, names)
      : verdictOn(pass, acting, target) === 'applies';
  return applies ? changed(pass, acting, target, chain, names) : before;
};

/** The same of one that applies; what can't be done leaves the value as it was (P13). */
export const changed = (
  pass: PassValues,
  acting: ActiveModifier,
  target: SubjectInPass,
  chain: Chain,
  names: TurnNames,
): Value | undefined => {
  const before = valueNow(chain);
  const doing = acting.compiled.alteration?.doing;
  if (!doing) return before;
  const value = before ?? pass.baseOf(target, chain, acting);
  return operate(doing, value, amountOf(pass, acting, names), chain.property.domain) ?? before;
};

/** What a modifier that applies makes of a value; undefined where it can't be done (P13). */
export const resultOf = (
  pass: PassValues,
  acting: ActiveModifier,
  target: Subject,
  name: string,
  before: Value | undefined,
): Value | undefined => {
  const value = before ?? pass.base(target.kind, target.id, name, acting);
  const doing = acting.compiled.alteration?.doing;
  const names = new TurnNames(pass, acting, pass.subject(target.kind, target.id));
  return doing && operate(doing, value, amountOf(pass, acting, names), pass.domain(target.kind, name));
};

/** The amount for a target: as an earlier modifier left it, else what the definition says. */
const amountOf = (pass: PassValues, acting: ActiveModifier, names: TurnNames): Value | undefined => {
  const { amount, fixedAmount, part } = acting.compiled;
  const bent = pass.order.bendsModifiers ? pass.rawAt('modifier', acting.id, amountName(part), acting) : undefined;
  if (bent !== undefined || fixedAmount !== undefined) return bent ?? fixedAmount;
  const value = amount?.(names, refill(names));
  return names.left < 0 ? undefined : value;
};

export const verdictOn = (pass: PassValues, acting: ActiveModifier, target: Subject): Applicability => {
  const { compiled, grantor, source } = acting;
  const bends = pass.order.bendsModifiers;
  if (bends && pass.valueAt('modifier', acting.id, 'enabled', acting) === false) return 'disabled';
  const scope = bends ? scopeNow(pass, acting) : compiled.scope;
  if (!scope || !isWithin(pass, scope, source, target, acting)) return 'out of reach';
  if (grantor && (!source || !isTarget(pass, grantor, source))) return 'not granted';
  if (compiled.when && !isMet(pass, acting, compiled.when.test)) return 'condition';
  const match = bends ? matchNow(pass, acting) : compiled.match;
  if (!match || !(match.isOpen || holds(match.test, new TurnNames(pass, acting, pass.subject(target.kind, target.id)))))
    return 'no match';
  return compiled.near.every((near) => isNear(pass, acting, target, near)) ? 'applies' : 'nothing near';
};

/** As verdictOn, remembered: for what asks for the same targets again and again. */
const isTarget = (pass: PassValues, acting: ActiveModifier, target: Subject): boolean =>
  pass.once(
    `${acting.at}\n${acting.sub}\n\n${target.kind}\n${target.id}`,
    () => verdictOn(pass, acting, target) === 'applies',
  );

/** Its scope as earlier modifiers left it: one that can't be read reaches nothing (P13). */
const scopeNow = (pass: PassValues, acting: ActiveModifier): Scope | undefined => {
  const text = pass.rawAt('modifier', acting.id, 'scope', acting);
  return typeof text === 'string' ? readScope(text) : undefined;
};

const matchNow = (pass: PassValues, acting: ActiveModifier): Condition | undefined => {
  const value = pass.rawAt('modifier', acting.id, 'condition', acting);
  if (typeof value !== 'string') return undefined;
  // Another modifier may have written it: that one tells what it reads.
  const text: MatchText = value;
  return readCondition(text);
};

export const holds = (test: Test<Names>, names: TurnNames): boolean => test(names, refill(names)) && names.left >= 0;

/** What names mean for one modifier at its turn and one target, with the budget of one evaluation. */
export class TurnNames implements Names, Budget {
  readonly #pass: PassValues;
  #acting: ActiveModifier;
  readonly #own: SubjectInPass;
  readonly #target: Subject;
  left = MOST_STEPS_OF_EXPRESSION;

  /** `target`: of what `own` is near to, for a condition on what is near; else it is the same. */
  constructor(pass: PassValues, acting: ActiveModifier, own: SubjectInPass, target: Subject = own) {
    this.#pass = pass;
    this.#acting = acting;
    this.#own = own;
    this.#target = target;
  }

  /** The same at the turn of another modifier. */
  at(acting: ActiveModifier): this {
    this.#acting = acting;
    return this;
  }

  own(name: string): Value | undefined {
    return this.#pass.read(this.#own, name, this.#acting);
  }

  /**
   * A property of the source. Of one that is not seen, but whose modifier everybody knows, it is what stands on the
   * table: its effect is no secret (P19).
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
    return from && to && stepsBetween(pass, from, to, acting);
  }

  target(name: string): Value | undefined {
    return this.#pass.valueAt(this.#target.kind, this.#target.id, name, this.#acting);
  }
}

/** What a name means for a target, for whoever explains it. */
export const namesFor =
  (pass: PassValues, acting: ActiveModifier, { kind, id }: Subject): LookUp =>
  (name) =>
    meaningInMatch(name)(new TurnNames(pass, acting, pass.subject(kind, id)));

/** Whether the condition on the source and the game holds: asked once a turn. */
export const isMet = (pass: PassValues, acting: ActiveModifier, when: Test<Names>): boolean =>
  pass.once(acting.sub === '' ? acting : `when\n${acting.at}\n${acting.sub}`, () =>
    holds(when, new TurnNames(pass, acting, pass.subject('game', 'game'))),
  );

const isNear = (
  pass: PassValues,
  acting: ActiveModifier,
  target: Subject,
  { near, scope, match, test }: ActiveModifier['compiled']['near'][number],
): boolean => {
  const { of, least = 1, most = Number.POSITIVE_INFINITY } = near;
  let count = 0;
  for (const id of around(pass, scope, target, of, acting)) {
    if (of === target.kind && id === target.id) continue;
    if (match.isOpen || holds(test, new TurnNames(pass, acting, pass.subject(of, id), target))) count += 1;
    if (count > most) return false;
  }
  return count >= least;
};

/**
 * The neighbours of a cell behind a turn that links or unlinks, both ways (P6): two cells of one map that are named, or
 * all its targets on a board.
 */
const relinked = (
  pass: PassValues,
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
    if (isOn(acting.compiled.definition.oneWay) && target.id !== pair[0]) return before;
    if (
      !pair.includes(target.id) ||
      other === undefined ||
      !pair.every((id) => isTarget(pass, acting, { kind: 'cell', id }))
    )
      return before;
    if (!isOnMapOf(pass, other, target.id)) return before;
    const name = calledOn(board, other);
    return links ? withAll(value, [name]) : value.filter((one) => one !== name);
  }
  const isOne = isTarget(pass, acting, target);
  if (!links)
    return isOne
      ? []
      : value.filter((one) => !isTarget(pass, acting, { kind: 'cell', id: idOfCalled(board, one as CellId) }));
  if (!isOne) return before;
  const others = everywhere(pass, 'cell', board).filter(
    (id) => id !== target.id && isTarget(pass, acting, { kind: 'cell', id }),
  );
  return withAll(
    value,
    others.map((id) => splitSubject(id)[1]).filter((one) => one !== cell),
  );
};

/**
 * Whether two cells are there, and on one map: maps are spaces of their own, to be seen into or not. Since a modifier
 * was put into play another module may have come, without them.
 */
const isOnMapOf = (pass: PassValues, id: string, other: string): boolean => {
  const map = pass.spot({ kind: 'cell', id })?.map;
  return map !== undefined && map === pass.spot({ kind: 'cell', id: other })?.map;
};

const withAll = (list: readonly string[], more: readonly string[]): readonly string[] => {
  const missing = more.filter((one) => !list.includes(one));
  return missing.length === 0 ? list : [...list, ...missing];
};
