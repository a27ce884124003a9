import { textOf, type Value } from '../../../engine/core/value.ts';
import {
  changesOf,
  effectOf,
  type ModifierDefinition,
  type ModifierEffect,
  type ModifierFault,
  readAlteration,
} from '../../../engine/index.ts';
import { counterQueries } from '../../../view/counters.ts';
import {
  type ExplanationView,
  type ModifierView,
  modifierQueries,
  namesOfLinked,
  type TurnView,
} from '../../../view/modifiers.ts';
import { pieceQueries } from '../../../view/pieces.ts';
import type { Seen } from '../../../view/seen/report.ts';
import { bold, plain } from '../../../view/text.ts';
import type { View } from '../../../view/view.ts';
import { LONGEST_CHANGE, LONGEST_VALUE_SHOWN, MOST_MODIFIER_LINES } from '../../base/limits.ts';
import type { SystemSentences } from '../../base/sentences.ts';
import { expectedText } from '../expected.ts';
import { UNSEEN } from '../names.ts';
import { propertyIn, propertyText, valueIn } from '../properties.ts';
import { countedName, listed } from '../text.ts';

/** Modifiers in words, made from their reader's view. */

const words = (text: string): string => plain(text, LONGEST_CHANGE);

/** `isAuthor`: in the words of the module, which players do not read. */
export const modifiersText = (view: View, isAuthor = false): string => {
  const all = view.of(modifierQueries).all();
  if (all.length === 0) return 'There is no modifier in play.';
  const lines = all.slice(0, MOST_MODIFIER_LINES).map((one, i) => `${i + 1}\\. ${modifierLine(view, one, isAuthor)}`);
  const more = all.length - lines.length;
  return ['In the order in which they apply:', ...lines, ...(more > 0 ? [`And ${more} more.`] : [])].join('\n');
};

const modifierLine = (view: View, one: ModifierView, isAuthor: boolean): string => {
  const { precedence, phase, definition, granted } = one;
  const source = sourceName(view, one.source);
  const name = [
    bold(one.name),
    ...(source === undefined ? [] : [granted ? `by ${plain(source)}` : `of ${plain(source)}`]),
  ].join(' ');
  return isAuthor
    ? `${name} (${precedence}${phase === undefined ? '' : `, ${plain(phase)}`}): ${effectText(definition)}`
    : `${name}: ${plainEffect(effectOf(definition), (property) => propertyIn(view, property))}`;
};

/** What a property is called; `told`: by the module as it was then. */
type CalledProperty = (property: string, told?: string) => string;

/** Of what a modifier with conditions changes something, by the kind of its targets. */
const SOME: { readonly [of: string]: string } = {
  piece: 'for some pieces',
  may: 'for some pieces',
  cell: 'on some cells',
  side: 'for some sides',
  limit: 'for some sides',
};

/** What a modifier does, as players read it: what it changes, by what that is called, and for how long. */
const plainEffect = (does: ModifierEffect, called: CalledProperty): string => {
  const { of, isOfSome, lasts, also = [] } = does;
  const isOfSomeWays = /^(?:un)?link/.test(does.change) && namesOfLinked(does.cells).length === 0;
  const changes = [
    plainChange(does, called),
    ...also.map((one) => plainChange({ of, ...(isOfSome ? { isOfSome } : {}), ...one }, called)),
  ];
  return [
    listed([...new Set(changes)]),
    ...(isOfSome && !isOfSomeWays ? [SOME[of] ?? 'in some cases'] : []),
    ...(lasts ? [`for ${durationText(lasts)}`] : []),
  ].join(', ');
};

/** The same as it was told. */
const toldEffect = (does: ModifierEffect): string =>
  plainEffect(does, (property, called) => called ?? propertyText(property));

/** One that comes into force or ends by itself, on what it hangs, and what it does or did. */
const forceLine = ({ name, begins, does, of = [] }: Seen<'force'>): string => {
  const { lasts: _, ...effect } = does;
  const [bearer, ...others] = of;
  const isNamed = bearer && others.length === 0 && (bearer.count ?? 1) === 1 && name.includes(bearer.name);
  const bearers = of.length > 0 && !isNamed ? ` of ${listed(of.map(countedName))}` : '';
  return begins
    ? `${bold(name)}${bearers} now ${toldEffect(does)}.`
    : `${bold(name)}${bearers} no longer ${toldEffect(effect)}.`;
};

const plainChange = (
  { of, change, cells, grants, isOfSome, called: told }: ModifierEffect,
  called: CalledProperty,
): string => {
  if (grants !== undefined) return `grants ${bold(grants)}`;
  if (of === 'may') return 'changes what may be done';
  if (of === 'modifier') return 'changes other modifiers';
  const [first, second] = namesOfLinked(cells).map(words);
  const way =
    first !== undefined && second !== undefined
      ? `the way between ${first} and ${second}`
      : isOfSome
        ? 'some ways'
        : 'ways';
  if (change.startsWith('unlink')) return `closes ${way}`;
  if (change.startsWith('link')) return `opens ${way}`;
  const read = readAlteration(change);
  const property = read.ok ? called(read.alteration.property, told) : '';
  const name = words(of === 'limit' ? `${isOfSome ? 'the' : 'everyone’s'} ${property} limit` : property);
  return amountPhrase(name, change) ?? `changes ${name}`;
};

/** Says what is done with a number, if that is a number too. */
const amountPhrase = (name: string, change: string): string | undefined => {
  const [, how = '', number = ''] = /\s([-+*/]|at most|at least) ?([\d.]+)$/.exec(change) ?? [];
  const amount = words(number);
  switch (how) {
    case '+':
      return `raises ${name} by ${amount}`;
    case '-':
      return `lowers ${name} by ${amount}`;
    case '*':
      return `multiplies ${name} by ${amount}`;
    case '/':
      return `divides ${name} by ${amount}`;
    case 'at most':
      return `keeps ${name} at ${amount} or less`;
    case 'at least':
      return `keeps ${name} at ${amount} or more`;
    default:
      return undefined;
  }
};

/** The same in short: `+ 1`, `at most 3`. */
const plainAmount = (change: string): string | undefined => {
  const [, amount] = /\s((?:[-+*/]|at most|at least) ?[\d.]+)$/.exec(change) ?? [];
  return amount === undefined ? undefined : words(amount);
};

const sourceName = (view: View, source: ModifierView['source']): string | undefined => {
  if (!source) return undefined;
  return 'piece' in source ? view.of(pieceQueries).byId(source.piece)?.name : source.name;
};

/** What a modifier does, in the words of its module. */
export const effectText = (definition: ModifierView['definition']): string => {
  const { of, scope, match, when, cells } = definition;
  const { grants, lasts }: Partial<ModifierDefinition> = definition;
  const pair = namesOfLinked(cells);
  return [
    grants
      ? `grants ${bold(grants.name)} (${grants.precedence})`
      : [words(changesOf(definition).join('; ')), ...(pair.length > 0 ? [words(pair.join(', '))] : [])].join(' '),
    ...(of === 'piece' ? [] : [`for each ${plain(of)}`]),
    ...(scope === 'game' ? [] : [`in ${plain(scope)}`]),
    ...(match === '' ? [] : [`where ${words(match)}`]),
    ...(when === undefined ? [] : [`while ${words(when)}`]),
    ...(lasts ? [`for ${durationText(lasts)}`] : []),
  ].join(', ');
};

const durationText = ({ count, of }: NonNullable<ModifierDefinition['lasts']>): string => {
  if (of === 'turns') return count === 1 ? 'a turn' : `${count} turns`;
  return count === 1 ? 'one side’s turn' : `${count} sides’ turns`;
};

/** `3 (base 1)` where a modifier shows, else the value. */
export const valueWithBase = (
  view: View,
  property: string,
  value: Value | undefined,
  base: Value | undefined,
): string => {
  const [now, before] = [valueIn(view, property, value), valueIn(view, property, base)];
  return now === before ? plain(now, LONGEST_VALUE_SHOWN) : `${shownText(now)} (base ${shownText(before)})`;
};

const shownText = (text: string): string => (text === '' ? 'blank' : words(text));

/** How a value comes about; `isAuthor`: in the words of the module, which players do not read. */
export const explanationText = (
  view: View,
  subject: string,
  property: string,
  explained: ExplanationView,
  isAuthor = false,
): string => {
  const { base, turns, effective, isBentUnseen, effects = [] } = explained;
  const shownValue: TextOfValue = (name, value) => shownText(isAuthor ? textOf(value) : valueIn(view, name, value));
  const name = isAuthor ? property : readText(view, property);
  const line = isAuthor ? authorsTurn : playersTurn;
  const shown = turns.slice(0, MOST_MODIFIER_LINES).map((turn) => line(view, turn, property, shownValue));
  const more = turns.length - shown.length;
  return [
    `${bold(name)} of ${bold(subject)}: ${shownValue(property, effective)}`,
    `Base: ${shownValue(property, base)}`,
    ...shown,
    ...(more > 0 ? [`And ${more} more that did not change it.`] : []),
    ...(isBentUnseen ? ['What changes it, too, you can’t see; the number itself is no secret.'] : []),
    ...(turns.length === 0 && !isBentUnseen
      ? ['No modifier changes it.']
      : [`In effect: ${shownValue(property, effective)}`]),
    ...(effects.length > 0 ? [`Set by the module’s own effects: ${listed(effects.map(bold))}.`] : []),
  ].join('\n');
};

/** What a property of that name holds, as the reader is shown it. */
type TextOfValue = (name: string, value: Value | undefined) => string;

const VERDICTS: { readonly [V in TurnView['verdict']]: string } = {
  applies: 'applied',
  inert: 'could not be done with that value',
  disabled: 'is switched off by an earlier one',
  'out of reach': 'does not reach it',
  'not granted': 'is not granted here',
  condition: 'its condition does not hold',
  'no match': 'does not match',
  'nothing near': 'what it needs is not near',
};

const authorsTurn = (view: View, turn: TurnView, property: string, shown: TextOfValue): string => {
  const seen = turn.saw.map(([name, value]) => `${plain(name)} ${shown(name, value)}`);
  return [
    `${turn.precedence}: ${turnName(view, turn)}, ${words(turn.change)}`,
    ...(seen.length > 0 ? [` (saw ${listed(seen)})`] : []),
    `: ${outcome(turn, property, shown)}`,
  ].join('');
};

const playersTurn = (view: View, turn: TurnView, property: string, shown: TextOfValue): string => {
  const amount = plainAmount(turn.change);
  const seen = turn.saw.map(([name, value]) => `${plain(readText(view, name))} ${shown(name, value)}`);
  return [
    `- ${turnName(view, turn)}`,
    ...(amount === undefined ? [] : [`, ${amount}`]),
    ...(seen.length > 0 ? [` (with ${listed(seen)})`] : []),
    `: ${outcome(turn, property, shown)}`,
  ].join('');
};

const turnName = (view: View, { modifier, source }: TurnView): string => {
  const by = sourceName(view, source);
  return `${bold(modifier)}${by === undefined ? '' : ` of ${plain(by)}`}`;
};

const outcome = ({ verdict, after, kept }: TurnView, property: string, shown: TextOfValue): string =>
  `${VERDICTS[verdict]}${verdict === 'applies' ? `, then ${afterwards(property, after, kept, shown)}` : ''}`;

/** Nothing is rounded in silence. */
const afterwards = (property: string, after: Value | undefined, kept: Value | undefined, shown: TextOfValue): string =>
  kept === undefined ? shown(property, after) : `${shown(property, kept)}, which reads as ${shown(property, after)}`;

/** Whose a property is that conditions and amounts read, by what stands before its name. */
const WHOSE: { readonly [before: string]: string } = {
  source: 'of what it hangs on',
  target: 'of the one beside which it is',
  from: 'where the step begins',
  to: 'where the step ends',
};

/** What a condition or an amount reads, as people call it. */
const readText = (view: View, name: string): string => {
  const [, before = '', rest = ''] = /^([a-z]+)\.(.+)$/.exec(name) ?? [];
  if (Object.hasOwn(WHOSE, before)) return `${readText(view, rest)} ${WHOSE[before]}`;
  const counter = view
    .of(counterQueries)
    .all()
    .find(({ property }) => property === name);
  return counter?.title ?? propertyIn(view, name);
};

const PARTS: { readonly [W in ModifierFault['why']]: string } = {
  expression: 'That match can’t be read',
  scope: 'There is no such scope',
  change: 'That change can’t be read',
  kind: 'Nothing of that kind can be changed',
  fixed: 'That property can’t be changed so',
  precedence: 'That precedence does not do',
  grants: 'What is granted can’t grant',
  cells: 'Those cells don’t do',
  fraction: 'A limit has no fraction',
  twice: 'One modifier changes each property once',
  links: 'What links cells does nothing else',
  counter: 'That is the number of a counter, which is changed as such',
};

/** What is wrong with a modifier, and what would work. */
const modifierFaultText = ({ why, found, expected, at }: ModifierFault): string => {
  const where = why === 'expression' || why === 'change' ? ` at character ${at + 1}` : '';
  const there = found === '' ? '' : `: ${bold(found)}`;
  if (why === 'expression') return `${PARTS[why]}${where}${there}. Take a form like \`Type = Gold && Value > 3\`.`;
  return `${PARTS[why]}${where}${there}. Take ${listed(
    expected.slice(0, 8).map((one) => `\`${expectedText(one)}\``),
    'or',
  )}.`;
};

export const sentences = {
  reports: {
    modifier: ({ begins, name, does }) =>
      begins
        ? `puts the modifier ${bold(name)} into play${does ? `: ${toldEffect(does)}` : ''}`
        : `takes the modifier ${bold(name)} out of play${does ? `: ${toldEffect(does)}` : ''}`,
    ties: ({ names }) => `puts modifiers in order: ${listed(names.map(bold))}`,
  },
  lines: { force: (one) => [forceLine(one)] },
  refusals: {
    forbidden: ({ modifier }, _view, { list }) =>
      list === undefined ? UNSEEN : `${bold(modifier)} forbids that. ${list} shows what is in play.`,
    'bad-modifier': ({ fault }) => modifierFaultText(fault),
    'no-such-modifier': (_, _view, { list }) =>
      `There is no such modifier in play any more. ${list} shows those that there are.`,
    'modifier-stays': ({ modifier }) =>
      `${bold(modifier)} belongs to the module and stays as long as what it hangs on. Choose one that was added in play.`,
    'in-order': ({ modifiers }) => `${listed(modifiers.map(bold))} apply in that order already.`,
    'no-tie': ({ precedence }, _view, { list }) =>
      `Only modifiers of one precedence change places; ${precedence} is not that of all of them. ${list} shows them.`,
    'too-many-modifiers': ({ most }, _view, { remove }) =>
      `${most} modifiers are the most of one game. ${remove} takes one away.`,
  },
} satisfies SystemSentences;
