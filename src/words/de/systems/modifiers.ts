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
  if (all.length === 0) return 'Es ist kein Modifikator im Spiel.';
  const lines = all.slice(0, MOST_MODIFIER_LINES).map((one, i) => `${i + 1}\\. ${modifierLine(view, one, isAuthor)}`);
  const more = all.length - lines.length;
  return ['In der Folge, in der sie wirken:', ...lines, ...(more > 0 ? [`Und ${more} weitere.`] : [])].join('\n');
};

const modifierLine = (view: View, one: ModifierView, isAuthor: boolean): string => {
  const { precedence, phase, definition, granted } = one;
  const source = sourceName(view, one.source);
  const name = [
    bold(one.name),
    ...(source === undefined ? [] : [granted ? `durch ${plain(source)}` : `von ${plain(source)}`]),
  ].join(' ');
  return isAuthor
    ? `${name} (${precedence}${phase === undefined ? '' : `, ${plain(phase)}`}): ${effectText(definition)}`
    : `${name}: ${plainEffect(effectOf(definition), (property) => propertyIn(view, property))}`;
};

/** A limit, by its name in a module. */
const limitName = (limit: string): string =>
  ({
    hand: 'das Handlimit',
    draw: 'das Ziehlimit',
    army: 'das Armeelimit',
    objectives: 'das Auftragslimit',
    claims: 'das Wertungslimit',
  })[limit] ?? `das Limit „${limit}“`;

/** What a property is called; `told`: by the module as it was then. */
type CalledProperty = (property: string, told?: string) => string;

/** Of what a modifier with conditions changes something, by the kind of its targets. */
const SOME: { readonly [of: string]: string } = {
  piece: 'für manche Figuren',
  may: 'für manche Figuren',
  cell: 'auf manchen Feldern',
  side: 'für manche Seiten',
  limit: 'für manche Seiten',
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
    ...(isOfSome && !isOfSomeWays ? [SOME[of] ?? 'in manchen Fällen'] : []),
    ...(lasts ? [`für ${durationText(lasts)}`] : []),
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
  const bearers = of.length > 0 && !isNamed ? ` von ${listed(of.map(countedName))}` : '';
  return begins
    ? `${bold(name)}${bearers} wirkt jetzt und ${toldEffect(does)}.`
    : `${bold(name)}${bearers} ist zu Ende. Bis jetzt galt: ${toldEffect(effect)}.`;
};

const plainChange = (
  { of, change, cells, grants, isOfSome, called: told }: ModifierEffect,
  called: CalledProperty,
): string => {
  if (grants !== undefined) return `verleiht ${bold(grants)}`;
  if (of === 'may') return 'ändert, was man darf';
  if (of === 'modifier') return 'ändert andere Modifikatoren';
  const [first, second] = namesOfLinked(cells).map(words);
  const way =
    first !== undefined && second !== undefined
      ? `den Weg zwischen ${first} und ${second}`
      : isOfSome
        ? 'manche Wege'
        : 'Wege';
  if (change.startsWith('unlink')) return `sperrt ${way}`;
  if (change.startsWith('link')) return `öffnet ${way}`;
  const read = readAlteration(change);
  const property = read.ok ? called(read.alteration.property, told) : '';
  const name = words(of === 'limit' ? `${limitName(property)}${isOfSome ? '' : ' aller'}` : property);
  return amountPhrase(name, change) ?? `ändert ${name}`;
};

/** Says what is done with a number, if that is a number too. */
const amountPhrase = (name: string, change: string): string | undefined => {
  const [, how = '', number = ''] = /\s([-+*/]|at most|at least) ?([\d.]+)$/.exec(change) ?? [];
  const amount = words(number);
  switch (how) {
    case '+':
      return `erhöht ${name} um ${amount}`;
    case '-':
      return `senkt ${name} um ${amount}`;
    case '*':
      return `multipliziert ${name} mit ${amount}`;
    case '/':
      return `teilt ${name} durch ${amount}`;
    case 'at most':
      return `hält ${name} bei höchstens ${amount}`;
    case 'at least':
      return `hält ${name} bei mindestens ${amount}`;
    default:
      return undefined;
  }
};

/** The same in short: `+ 1`, `höchstens 3`. */
const plainAmount = (change: string): string | undefined => {
  const [, amount] = /\s((?:[-+*/]|at most|at least) ?[\d.]+)$/.exec(change) ?? [];
  return amount === undefined
    ? undefined
    : words(amount.replace(/^at most/, 'höchstens').replace(/^at least/, 'mindestens'));
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
      ? `verleiht ${bold(grants.name)} (${grants.precedence})`
      : [words(changesOf(definition).join('; ')), ...(pair.length > 0 ? [words(pair.join(', '))] : [])].join(' '),
    ...(of === 'piece' ? [] : [`für jedes ${plain(of)}`]),
    ...(scope === 'game' ? [] : [`in ${plain(scope)}`]),
    ...(match === '' ? [] : [`wo ${words(match)}`]),
    ...(when === undefined ? [] : [`solange ${words(when)}`]),
    ...(lasts ? [`für ${durationText(lasts)}`] : []),
  ].join(', ');
};

const durationText = ({ count, of }: NonNullable<ModifierDefinition['lasts']>): string => {
  if (of === 'turns') return count === 1 ? 'einen Zug' : `${count} Züge`;
  return count === 1 ? 'den Zug einer Seite' : `die Züge von ${count} Seiten`;
};

/** `3 (base 1)` where a modifier shows, else the value. */
export const valueWithBase = (
  view: View,
  property: string,
  value: Value | undefined,
  base: Value | undefined,
): string => {
  const [now, before] = [valueIn(view, property, value), valueIn(view, property, base)];
  return now === before ? plain(now, LONGEST_VALUE_SHOWN) : `${shownText(now)} (Grundwert ${shownText(before)})`;
};

const shownText = (text: string): string => (text === '' ? 'leer' : words(text));

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
    `${bold(name)} von ${bold(subject)}: ${shownValue(property, effective)}`,
    `Grundwert: ${shownValue(property, base)}`,
    ...shown,
    ...(more > 0 ? [`Und ${more} weitere, die nichts änderten.`] : []),
    ...(isBentUnseen ? ['Was ihn außerdem ändert, kannst du nicht sehen; die Zahl selbst ist kein Geheimnis.'] : []),
    ...(turns.length === 0 && !isBentUnseen
      ? ['Kein Modifikator ändert ihn.']
      : [`Also: ${shownValue(property, effective)}`]),
    ...(effects.length > 0 ? [`Gesetzt durch Effekte des Moduls: ${listed(effects.map(bold))}.`] : []),
  ].join('\n');
};

/** What a property of that name holds, as the reader is shown it. */
type TextOfValue = (name: string, value: Value | undefined) => string;

const VERDICTS: { readonly [V in TurnView['verdict']]: string } = {
  applies: 'wirkte',
  inert: 'ging mit diesem Wert nicht',
  disabled: 'ist von einem früheren abgeschaltet',
  'out of reach': 'reicht nicht so weit',
  'not granted': 'ist hier nicht verliehen',
  condition: 'seine Bedingung gilt nicht',
  'no match': 'trifft nicht zu',
  'nothing near': 'was er braucht, ist nicht in der Nähe',
};

const authorsTurn = (view: View, turn: TurnView, property: string, shown: TextOfValue): string => {
  const seen = turn.saw.map(([name, value]) => `${plain(name)} ${shown(name, value)}`);
  return [
    `${turn.precedence}: ${turnName(view, turn)}, ${words(turn.change)}`,
    ...(seen.length > 0 ? [` (sah ${listed(seen)})`] : []),
    `: ${outcome(turn, property, shown)}`,
  ].join('');
};

const playersTurn = (view: View, turn: TurnView, property: string, shown: TextOfValue): string => {
  const amount = plainAmount(turn.change);
  const seen = turn.saw.map(([name, value]) => `${plain(readText(view, name))} ${shown(name, value)}`);
  return [
    `- ${turnName(view, turn)}`,
    ...(amount === undefined ? [] : [`, ${amount}`]),
    ...(seen.length > 0 ? [` (mit ${listed(seen)})`] : []),
    `: ${outcome(turn, property, shown)}`,
  ].join('');
};

const turnName = (view: View, { modifier, source }: TurnView): string => {
  const by = sourceName(view, source);
  return `${bold(modifier)}${by === undefined ? '' : ` von ${plain(by)}`}`;
};

const outcome = ({ verdict, after, kept }: TurnView, property: string, shown: TextOfValue): string =>
  `${VERDICTS[verdict]}${verdict === 'applies' ? `, dann ${afterwards(property, after, kept, shown)}` : ''}`;

/** Nothing is rounded in silence. */
const afterwards = (property: string, after: Value | undefined, kept: Value | undefined, shown: TextOfValue): string =>
  kept === undefined ? shown(property, after) : `${shown(property, kept)}, gelesen als ${shown(property, after)}`;

/** Whose a property is that conditions and amounts read, by what stands before its name. */
const WHOSE: { readonly [before: string]: string } = {
  source: 'dessen, woran er hängt',
  target: 'dessen, neben dem es ist',
  from: 'wo der Schritt beginnt',
  to: 'wo der Schritt endet',
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
  expression: 'Diese Auswahl lässt sich nicht lesen',
  scope: 'Diese Reichweite gibt es nicht',
  change: 'Diese Änderung lässt sich nicht lesen',
  kind: 'Von dieser Art lässt sich nichts ändern',
  fixed: 'Diese Eigenschaft lässt sich so nicht ändern',
  precedence: 'Dieser Rang geht nicht',
  grants: 'Was verliehen ist, kann nicht verleihen',
  cells: 'Diese Felder gehen nicht',
  fraction: 'Eine Grenze hat keinen Bruchteil',
  twice: 'Ein Modifikator ändert jede Eigenschaft einmal',
  links: 'Was Felder verbindet, tut sonst nichts',
  counter: 'Das ist die Zahl eines Zählers, die als solche geändert wird',
};

/** What is wrong with a modifier, and what would work. */
const modifierFaultText = ({ why, found, expected, at }: ModifierFault): string => {
  const where = why === 'expression' || why === 'change' ? ` bei Zeichen ${at + 1}` : '';
  const there = found === '' ? '' : `: ${bold(found)}`;
  if (why === 'expression') return `${PARTS[why]}${where}${there}. Nimm eine Form wie \`Type = Gold && Value > 3\`.`;
  return `${PARTS[why]}${where}${there}. Nimm ${listed(
    expected.slice(0, 8).map((one) => `\`${expectedText(one)}\``),
    'oder',
  )}.`;
};

export const sentences = {
  reports: {
    modifier: ({ begins, name, does }) =>
      begins
        ? `bringt den Modifikator ${bold(name)} ins Spiel${does ? `: ${toldEffect(does)}` : ''}`
        : `nimmt den Modifikator ${bold(name)} aus dem Spiel${does ? `: ${toldEffect(does)}` : ''}`,
    ties: ({ names }) => `ordnet Modifikatoren: ${listed(names.map(bold))}`,
  },
  lines: { force: (one) => [forceLine(one)] },
  refusals: {
    forbidden: ({ modifier }, _view, { list }) =>
      list === undefined ? UNSEEN : `${bold(modifier)} verbietet das. ${list} zeigt, was im Spiel ist.`,
    'bad-modifier': ({ fault }) => modifierFaultText(fault),
    'no-such-modifier': (_, _view, { list }) =>
      `Dieser Modifikator ist nicht mehr im Spiel. ${list} zeigt die, die es sind.`,
    'modifier-stays': ({ modifier }) =>
      `${bold(modifier)} gehört zum Modul und bleibt so lange wie das, woran er hängt. Wähle einen, der im Spiel dazukam.`,
    'in-order': ({ modifiers }) => `${listed(modifiers.map(bold))} wirken schon in dieser Folge.`,
    'no-tie': ({ precedence }, _view, { list }) =>
      `Nur Modifikatoren eines Rangs tauschen die Plätze; ${precedence} ist nicht der von allen. ${list} zeigt sie.`,
    'too-many-modifiers': ({ most }, _view, { remove }) =>
      `Mehr als ${most} Modifikatoren hat kein Spiel. ${remove} nimmt einen weg.`,
  },
} satisfies SystemSentences;
