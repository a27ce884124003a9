import { near, readExpression } from '../../table/expression/index.ts';
import { decimalOf, type MatchText, type System } from '../../table/index.ts';
import { changesOf, isNeighborLinkChange, readAlteration } from './change.ts';
import { type GrantedModifier, MOST_PRECEDENCE, type ModifierDefinition } from './form.ts';
import { namesAskedOf } from './names-asked.ts';
import { MODIFIER_AMOUNT_NAMES } from './own-value.ts';
import { isPropertyUnmodifiable, isSubjectKind } from './readers.ts';
import { MODIFIER_SCOPE_TEXTS, parseModifierScope } from './scope.ts';
import { NEIGHBORS_PROPERTY } from './subject.ts';

/** The kinds of texts that would be valid. `later` means a number above `precedence`. */
export type ExpectedForm =
  | { readonly is: 'later'; readonly precedence: number }
  | { readonly is: 'whole-number'; readonly most?: number }
  | { readonly is: 'two-cells' | 'changeable-property' | 'other-property' };

export type ExpectedText = string | ExpectedForm;

/** A fault in a modifier's definition. `at` is the position in the text of that part, in UTF-16 units from 0. */
export interface ModifierFault {
  readonly part: readonly (string | number)[];
  readonly why:
    | 'expression'
    | 'scope'
    | 'change'
    | 'kind'
    | 'fixed'
    | 'precedence'
    | 'grants'
    | 'cells'
    | 'fraction'
    | 'twice'
    | 'links'
    | 'counter';
  readonly at: number;
  readonly found: string;
  readonly expected: readonly ExpectedText[];
}

export type CounterLookup = (property: string) => { readonly name: string; readonly on: string } | undefined;

/** Returns all faults of a definition. Only a modifier without faults comes into a game. */
export const modifierFaults = (
  definition: ModifierDefinition,
  systems: readonly System[],
  counterOf: CounterLookup = () => undefined,
): readonly ModifierFault[] => {
  const { grants, precedence } = definition;
  const own = [...partFaults(definition, systems), ...counterFaults(definition, counterOf)];
  if (!grants) return own;
  const found = [...partFaults(grants, systems), ...counterFaults(grants, counterOf), ...ownChange(grants)];
  const inner = found.map((one) => ({ ...one, part: ['grants', ...one.part] }));
  const late: readonly ModifierFault[] =
    grants.precedence > precedence
      ? []
      : [fault(['grants', 'precedence'], 'precedence', String(grants.precedence), [{ is: 'later', precedence }])];
  return [...own, ...inner, ...late];
};

const ownChange = (granted: GrantedModifier): readonly ModifierFault[] =>
  'grants' in granted ? [fault(['grants'], 'grants', '', ['change'])] : [];

/**
 * Rejects changes to the property of a counter. The modifier must target the counter itself, because a counter has only
 * one number.
 */
const counterFaults = (
  definition: ModifierDefinition | GrantedModifier,
  counterOf: CounterLookup,
): readonly ModifierFault[] => {
  if ('grants' in definition) return [];
  return changesOf(definition).flatMap((text, i) => {
    const read = readAlteration(text);
    const { property } = read.ok && !isNeighborLinkChange(read.alteration) ? read.alteration : {};
    const counter = property === undefined ? undefined : counterOf(property);
    if (!counter || property === undefined) return [];
    const change = text.replace(property, 'value');
    return [
      fault(partOfChange(definition, i), 'counter', property, [
        // biome-ignore lint/plugin/words: as it is typed into a module
        `of: counter, match: Name = ${counter.name} && On = ${counter.on}, change: ${change}`,
      ]),
    ];
  });
};

const partOfChange = ({ also }: ModifierDefinition | GrantedModifier, i: number): ModifierFault['part'] =>
  also === undefined ? ['change'] : ['change', i];

const partFaults = (
  definition: ModifierDefinition | GrantedModifier,
  systems: readonly System[],
): readonly ModifierFault[] => {
  const { of, scope, match, when, near = [], precedence } = definition;
  return [
    ...kindFaults(of, ['of'], systems),
    ...scopeFaults(scope, ['scope']),
    ...matchFaults(match, ['match']),
    ...(when === undefined ? [] : matchFaults(when, ['when'])),
    ...near.flatMap((one, i) => [
      ...kindFaults(one.of, ['near', i, 'of'], systems),
      ...scopeFaults(one.scope, ['near', i, 'scope']),
      ...matchFaults(one.match, ['near', i, 'match']),
    ]),
    ...('grants' in definition ? [] : changesFaults(definition, systems)),
    ...(Number.isInteger(precedence) && Math.abs(precedence) <= MOST_PRECEDENCE
      ? []
      : [fault(['precedence'], 'precedence', String(precedence), [{ is: 'whole-number', most: MOST_PRECEDENCE }])]),
  ];
};

const kindFaults = (kind: string, part: ModifierFault['part'], systems: readonly System[]): readonly ModifierFault[] =>
  kind === 'modifier' || isSubjectKind(systems, kind) ? [] : [fault(part, 'kind', kind, subjectKinds(systems))];

export const subjectKinds = (systems: readonly System[]): readonly string[] => [
  ...new Set([...systems.flatMap(({ properties = [] }) => properties.map(({ kind }) => kind)), 'modifier']),
];

const scopeFaults = (scope: string, part: ModifierFault['part']): readonly ModifierFault[] =>
  parseModifierScope(scope) ? [] : [fault(part, 'scope', scope, MODIFIER_SCOPE_TEXTS)];

const matchFaults = (text: MatchText, part: ModifierFault['part']): readonly ModifierFault[] => {
  const read = readExpression(text);
  return read.ok
    ? []
    : [{ part, why: 'expression', at: read.fault.at, found: read.fault.found, expected: read.fault.expected }];
};

/**
 * The properties of modifiers that a modifier can change. Precedence is not among them, because the order is fixed when
 * an evaluation begins (P2).
 */
const BENDABLE = [...MODIFIER_AMOUNT_NAMES, 'enabled', 'scope', 'condition'];
const TOLD = ['amount', 'enabled', 'scope', 'condition'];

/**
 * Checks that the changes of one modifier are to different properties. Otherwise the result would depend on their
 * order.
 */
const changesFaults = (
  definition: ModifierDefinition | GrantedModifier,
  systems: readonly System[],
): readonly ModifierFault[] => {
  const changed = new Set<string>();
  return changesOf(definition).flatMap((change, i) => {
    const part = partOfChange(definition, i);
    const read = readAlteration(change);
    const property = read.ok ? read.alteration.property : undefined;
    if (property !== undefined && changed.has(property))
      return [fault(part, 'twice', property, [{ is: 'other-property' }])];
    if (property !== undefined) changed.add(property);
    if (read.ok && isNeighborLinkChange(read.alteration) && definition.also !== undefined)
      return [fault(part, 'links', change, [{ is: 'changeable-property' }])];
    return changeFaults(definition, change, part, systems);
  });
};

const changeFaults = (
  { of, cells }: ModifierDefinition | GrantedModifier,
  change: string,
  part: ModifierFault['part'],
  systems: readonly System[],
): readonly ModifierFault[] => {
  const read = readAlteration(change);
  if (!read.ok) return [{ part, why: 'change', at: read.at, found: read.found, expected: read.expected }];
  const { property, doing, amount } = read.alteration;
  const links = doing === 'link' || doing === 'unlink';
  if (links && of !== 'cell') return [fault(['of'], 'kind', of, ['cell'])];
  if (cells && (!links || cells[0] === cells[1])) return [fault(['cells'], 'cells', '', [{ is: 'two-cells' }])];
  const isFraction =
    amount?.kind === 'literal' && !Number.isInteger(Number(amount.value)) && decimalOf(amount.value) !== undefined;
  if (of === 'limit' && doing !== 'multiply' && isFraction)
    return [fault(part, 'fraction', String(amount.value), [{ is: 'whole-number' }])];
  if (of === 'modifier') return BENDABLE.includes(property) ? [] : [fault(part, 'fixed', property, TOLD)];
  if (
    !links &&
    (property === NEIGHBORS_PROPERTY || (isSubjectKind(systems, of) && isPropertyUnmodifiable(systems, of, property)))
  ) {
    return [fault(part, 'fixed', property, insteadOf(systems, of, property))];
  }
  return [];
};

const insteadOf = (systems: readonly System[], of: string, property: string): readonly ExpectedText[] => {
  if (property === NEIGHBORS_PROPERTY) return ['link', 'unlink'];
  const all = Object.keys(namesAskedOf(systems, of).has ?? {}).filter(
    (name) => !isPropertyUnmodifiable(systems, of, name),
  );
  const found = near(property, all);
  if (found.length > 0) return found;
  return all.length > 0 && all.length <= FEW ? all : [{ is: 'changeable-property' }];
};

const FEW = 5;

const fault = (
  part: ModifierFault['part'],
  why: ModifierFault['why'],
  found: string,
  expected: readonly ExpectedText[],
): ModifierFault => ({
  part,
  why,
  at: 0,
  found,
  expected,
});
