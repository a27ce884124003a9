import {
  type Evaluator,
  type Expression,
  evaluatorOf,
  type ReadResult,
  readExpression,
  reads,
  type Test,
  testOf,
} from '../../table/expression/index.ts';
import { derived, type MatchText } from '../../table/index.ts';
import { type Alteration, changesOf, isLink, readAlteration } from './change.ts';
import type { Granted, ModifierDefinition, Near } from './form.ts';
import { DISTANCE, meaningInMatch, meaningInNear, meaningInWhen, type Names } from './names.ts';
import { readScope, type Scope } from './scope.ts';
import { NEIGHBOURS } from './subject.ts';

/**
 * A modifier with its texts parsed. It includes the property names that its conditions read, and how far away they look
 * (P18).
 */
export interface CompiledModifier {
  readonly definition: ModifierDefinition | Granted;
  readonly scope: Scope;
  readonly match: Condition;
  readonly when: Condition | undefined;
  readonly near: readonly CompiledNear[];
  /** The index of this change in its definition, from 0. All changes of a definition are made at the same turn. */
  readonly part: number;
  readonly change: string;
  readonly alteration: Alteration | undefined;
  /** The other changes that are made at the same turn. Each is judged by the values before the turn. */
  readonly also: readonly CompiledModifier[];
  readonly amount: Evaluator<Names> | undefined;
  readonly fixedAmount: string | number | boolean | undefined;
  readonly grants: CompiledModifier | undefined;
  /** The properties that its conditions and its amount read, of any subject. */
  readonly reads: ReadonlySet<string>;
  /** The widest scope among the modifier's own and those of its conditions. */
  readonly reach: Scope;
  /** True if only its match decides, its scope is the whole game, and it makes a single change that isn't a link. */
  readonly isPlain: boolean;
}

export interface Condition {
  readonly expression: Expression;
  readonly isOpen: boolean;
  readonly test: Test<Names>;
}

interface CompiledNear {
  readonly near: Near;
  readonly scope: Scope;
  readonly match: Condition;
  readonly test: Test<Names>;
}

/** Compiles a definition. Throws if it has faults, because these are reported before a modifier comes into a game. */
export const compiled = derived((definition: ModifierDefinition | Granted): CompiledModifier => {
  const also = 'grants' in definition ? [] : (definition.also ?? []).map((_, i) => compiledPart(definition, i + 1, []));
  return compiledPart(definition, 0, also);
});

const compiledPart = (
  definition: ModifierDefinition | Granted,
  part: number,
  also: readonly CompiledModifier[],
): CompiledModifier => {
  const { match, when, near = [] } = definition;
  const change = changesOf(definition)[part] ?? '';
  const grants = 'grants' in definition ? definition.grants : undefined;
  const alteration = grants ? undefined : alterationIn(change);
  const amount = alteration?.amount;
  const nears = near.map((one) => {
    const own = condition(one.match);
    return { near: one, scope: scopeIn(one.scope), match: own, test: testOf(own.expression, meaningInNear) };
  });
  const conditions = [
    condition(match),
    ...(when === undefined ? [] : [condition(when)]),
    ...nears.map((one) => one.match),
  ];
  const scope = scopeIn(definition.scope);
  return {
    definition,
    scope,
    match: condition(match),
    when: when === undefined ? undefined : conditionOnSource(condition(when)),
    near: nears,
    part,
    change,
    alteration,
    also,
    amount: amount && evaluatorOf(amount, meaningInMatch),
    fixedAmount: amount?.kind === 'literal' ? amount.value : undefined,
    grants: grants && compiled(grants),
    reads: readsOf(
      [...conditions.map(({ expression }) => expression), ...(amount ? [amount] : [])],
      [scope, ...nears.map((one) => one.scope)],
    ),
    reach: furthest([scope, ...nears.map((one) => one.scope)]),
    isPlain:
      scope.reach === 'game' &&
      when === undefined &&
      near.length === 0 &&
      !isLink(alteration) &&
      definition.also === undefined,
  };
};

const readsOf = (expressions: readonly Expression[], scopes: readonly Scope[]): ReadonlySet<string> => {
  const names = new Set(expressions.flatMap((expression) => [...reads(expression)]));
  if (scopes.some(({ reach }) => reach === 'steps') || names.has(DISTANCE)) names.add(NEIGHBOURS);
  if (scopes.some(({ reach }) => reach === 'side')) names.add('Owner');
  return names;
};

const ORDER: readonly Scope['reach'][] = ['self', 'cell', 'steps', 'zone', 'side', 'board', 'map', 'game'];

const furthest = (scopes: readonly Scope[]): Scope => scopes.reduce((a, b) => (further(a, b) ? a : b));

const further = (a: Scope, b: Scope): boolean =>
  a.reach === 'steps' && b.reach === 'steps' ? a.most > b.most : ORDER.indexOf(a.reach) > ORDER.indexOf(b.reach);

const conditions = new Map<string, Condition>();

export const readCondition = (text: MatchText): Condition | undefined => {
  const known = conditions.get(text);
  if (known) return known;
  const read: ReadResult = readExpression(text);
  if (!read.ok) return undefined;
  const made = {
    expression: read.expression,
    isOpen: read.expression.kind === 'literal' && read.expression.value === true,
    test: testOf(read.expression, meaningInMatch),
  };
  if (conditions.size > 10_000) conditions.clear();
  conditions.set(text, made);
  return made;
};

const condition = (text: MatchText): Condition => {
  const read = readCondition(text);
  if (!read) throw new Error(`no condition: ${text}`);
  return read;
};

const conditionOnSource = (one: Condition): Condition => ({ ...one, test: testOf(one.expression, meaningInWhen) });

const scopeIn = (text: string): Scope => {
  const scope = readScope(text);
  if (!scope) throw new Error(`no scope: ${text}`);
  return scope;
};

const alterationIn = (text: string): Alteration => {
  const read = readAlteration(text);
  if (!read.ok) throw new Error(`no change: ${text}`);
  return read.alteration;
};
