import {
  type CompiledExpression,
  type CompiledExpressionTest,
  compileExpression,
  compileExpressionTest,
  type Expression,
  type ExpressionParseResult,
  readExpression,
  reads,
} from '../../table/expression/index.ts';
import { derived, type MatchText } from '../../table/index.ts';
import { changesOf, isNeighborLinkChange, type ModifierChange, readAlteration } from './change.ts';
import type { GrantedModifier, ModifierDefinition, NearCondition } from './form.ts';
import { DISTANCE_NAME, type Names, nameReaderInMatch, nameReaderInNear, nameReaderInWhen } from './names.ts';
import { type ModifierScope, parseModifierScope } from './scope.ts';
import { NEIGHBORS_PROPERTY } from './subject.ts';

/**
 * A modifier with its texts parsed. It includes the property names that its conditions read, and how far away they look
 * (P18).
 */
export interface CompiledModifier {
  readonly definition: ModifierDefinition | GrantedModifier;
  readonly scope: ModifierScope;
  readonly match: CompiledCondition;
  readonly when: CompiledCondition | undefined;
  readonly near: readonly CompiledNear[];
  /** The index of this change in its definition, from 0. All changes of a definition are made at the same turn. */
  readonly part: number;
  readonly change: string;
  readonly alteration: ModifierChange | undefined;
  /** The other changes that are made at the same turn. Each is judged by the values before the turn. */
  readonly also: readonly CompiledModifier[];
  readonly amount: CompiledExpression<Names> | undefined;
  readonly fixedAmount: string | number | boolean | undefined;
  readonly grants: CompiledModifier | undefined;
  /** The properties that its conditions and its amount read, of any subject. */
  readonly reads: ReadonlySet<string>;
  /** The widest scope among the modifier's own and those of its conditions. */
  readonly reach: ModifierScope;
  /** True if only its match decides, its scope is the whole game, and it makes a single change that isn't a link. */
  readonly isPlain: boolean;
}

export interface CompiledCondition {
  readonly expression: Expression;
  readonly isOpen: boolean;
  readonly test: CompiledExpressionTest<Names>;
}

interface CompiledNear {
  readonly near: NearCondition;
  readonly scope: ModifierScope;
  readonly match: CompiledCondition;
  readonly test: CompiledExpressionTest<Names>;
}

/** Compiles a definition. Throws if it has faults, because these are reported before a modifier comes into a game. */
export const compiled = derived((definition: ModifierDefinition | GrantedModifier): CompiledModifier => {
  const also = 'grants' in definition ? [] : (definition.also ?? []).map((_, i) => compiledPart(definition, i + 1, []));
  return compiledPart(definition, 0, also);
});

const compiledPart = (
  definition: ModifierDefinition | GrantedModifier,
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
    return {
      near: one,
      scope: scopeIn(one.scope),
      match: own,
      test: compileExpressionTest(own.expression, nameReaderInNear),
    };
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
    amount: amount && compileExpression(amount, nameReaderInMatch),
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
      !isNeighborLinkChange(alteration) &&
      definition.also === undefined,
  };
};

const readsOf = (expressions: readonly Expression[], scopes: readonly ModifierScope[]): ReadonlySet<string> => {
  const names = new Set(expressions.flatMap((expression) => [...reads(expression)]));
  if (scopes.some(({ reach }) => reach === 'steps') || names.has(DISTANCE_NAME)) names.add(NEIGHBORS_PROPERTY);
  if (scopes.some(({ reach }) => reach === 'side')) names.add('Owner');
  return names;
};

const ORDER: readonly ModifierScope['reach'][] = ['self', 'cell', 'steps', 'zone', 'side', 'board', 'map', 'game'];

const furthest = (scopes: readonly ModifierScope[]): ModifierScope => scopes.reduce((a, b) => (further(a, b) ? a : b));

const further = (a: ModifierScope, b: ModifierScope): boolean =>
  a.reach === 'steps' && b.reach === 'steps' ? a.most > b.most : ORDER.indexOf(a.reach) > ORDER.indexOf(b.reach);

const conditions = new Map<string, CompiledCondition>();

export const compileConditionText = (text: MatchText): CompiledCondition | undefined => {
  const known = conditions.get(text);
  if (known) return known;
  const read: ExpressionParseResult = readExpression(text);
  if (!read.ok) return undefined;
  const made = {
    expression: read.expression,
    isOpen: read.expression.kind === 'literal' && read.expression.value === true,
    test: compileExpressionTest(read.expression, nameReaderInMatch),
  };
  if (conditions.size > 10_000) conditions.clear();
  conditions.set(text, made);
  return made;
};

const condition = (text: MatchText): CompiledCondition => {
  const read = compileConditionText(text);
  if (!read) throw new Error(`no condition: ${text}`);
  return read;
};

const conditionOnSource = (one: CompiledCondition): CompiledCondition => ({
  ...one,
  test: compileExpressionTest(one.expression, nameReaderInWhen),
});

const scopeIn = (text: string): ModifierScope => {
  const scope = parseModifierScope(text);
  if (!scope) throw new Error(`no scope: ${text}`);
  return scope;
};

const alterationIn = (text: string): ModifierChange => {
  const read = readAlteration(text);
  if (!read.ok) throw new Error(`no change: ${text}`);
  return read.alteration;
};
