import { type GdlResult, MAX_SUGGESTED_NAMES, near } from '../../engine/index.ts';
import type { ModuleFaultReason, ModuleFaultRemedy } from '../../facts/clauses.ts';
import type { ModuleFaultAtOffset } from '../../facts/module-fault.ts';
import { type Check, type MissingName, MOST_COMPARING_WORK, MOST_TEXTS_OF_PROPERTY } from '../checking/check.ts';
import type { NameUses, TextWithNames } from '../format/name-uses.ts';
import { childTextAt, SIDE } from '../text/spot.ts';
import { createParsingWork, type ParsingWork, spendWork } from '../text/work.ts';
import { DefinedNames, type NameMeaning } from './all-names.ts';
import { findNameMeaning, type NameInText, namesFor } from './asked-names.ts';
import type { ParsedMaps } from './boards.ts';
import { findProbableTypos } from './stray.ts';
import { canTextUseAggregates, findNamesInText, usableNamesOf } from './text-names.ts';
import { filePositionOf } from './text-place.ts';
import { findUnbracedFormulas, quoteForYaml, suggestAssignedValue } from './written-formulas.ts';

/** Warnings about names that nothing in a module has (D17). */

export const collectDefinedNames = (check: Check, maps: ParsedMaps, gdl: GdlResult | undefined): DefinedNames => {
  const program = gdl?.ok ? gdl.program : undefined;
  const unit = [...(program?.types.values() ?? [])].flatMap((own) => [...own.keys()]);
  const read = (program?.quantities ?? []).flatMap((one) => {
    if (one.kind === 'sum') return one.sum.properties.filter((name) => typeof name === 'string');
    return 'name' in one ? [one.name] : [];
  });
  const known = new DefinedNames(check, maps, { unit, game: program?.constants.keys() ?? [], read });
  for (const text of check.uses.texts)
    if (text.as === 'change')
      for (const name of findNamesInText(text)) if (name.is === 'text') known.addText(name.property, name.text);
  for (const text of check.uses.texts) addSet(known, text);
  return known;
};

/** Adds the texts that a line can give to a property. If the formula is more than a text, any value is possible. */
const addSet = (known: DefinedNames, text: TextWithNames): void => {
  const set = text.as === 'amount' ? childTextAt(text.within[0], 'set') : undefined;
  if (set === undefined) return;
  const texts = findNamesInText(text).flatMap((name) => (name.is === 'text' && name.isGiven ? [name.text] : []));
  for (const one of texts.length > 0 ? texts : [undefined]) known.addText(set, one);
};

/** Returns the errors and warnings about names. A comparison that can never be true is an error. */
export const checkNames = (
  source: string,
  check: Check,
  known: DefinedNames,
): { readonly faults: readonly ModuleFaultAtOffset[]; readonly warnings: readonly ModuleFaultAtOffset[] } => {
  const { uses } = check;
  const [inTexts, unknown]: [MissingName[], MissingName[]] = [[], []];
  for (const text of uses.texts) {
    const found = (missing: MissingText, at: number): MissingName => ({
      ...missing,
      node: text.node,
      at: filePositionOf(source, text.node, text.text, at),
    });
    const formulas = writtenFormulas(known, text);
    for (const name of findNamesInText(text)) {
      if (name.is === 'text' && formulas.some(({ at }) => at === name.at)) continue;
      const both = bothUnknown(known, name);
      const missing = both ?? missingIn(known, name);
      if (missing) (both ? unknown : inTexts).push(found(missing, name.at));
    }
    for (const { at, ...missing } of formulas) inTexts.push(found(missing, at));
  }
  const work = createParsingWork(MOST_COMPARING_WORK);
  const told = (all: readonly MissingName[]): readonly ModuleFaultAtOffset[] => all.map((one) => faultOf(one, work));
  const faults = told(unknown);
  const strays = findProbableTypos(source, check, known);
  return { faults, warnings: told([...inTexts, ...missingReferences(uses, known), ...strays]) };
};

type MissingText = Omit<MissingName, 'at' | 'node'>;

/** Finds a comparison of two unknown names. Both are blank, so its result would always be the same. */
const bothUnknown = (known: DefinedNames, name: NameInText): MissingText | undefined => {
  if (name.is !== 'property' || name.with === undefined) return undefined;
  const { asked, name: first, with: second } = name;
  if ([first, second].some((one) => findNameMeaning(known, asked, one) !== undefined)) return undefined;
  const otherwise: ModuleFaultRemedy = known.words.has(first) ? { is: 'text-in-quotes', text: first } : DECLARED;
  const names = (): readonly string[] => (known.words.has(first) ? [] : namesFor(known, asked));
  return { wrong: { is: 'both-unknown', first, second }, typed: first, names, otherwise };
};

const writtenFormulas = (
  known: DefinedNames,
  text: TextWithNames,
): readonly (MissingText & { readonly at: number })[] => {
  const set = text.as === 'amount' ? childTextAt(text.within[0], 'set') : undefined;
  const value = set === undefined ? undefined : suggestAssignedValue(set, text.text);
  const none = { typed: '', names: () => [] };
  if (set !== undefined && value !== undefined) {
    const otherwise: ModuleFaultRemedy = { is: 'value-alone', formula: value };
    return [{ ...none, at: 0, wrong: { is: 'compared-not-set', property: set }, otherwise }];
  }
  if (!MATCHES.has(text.as)) return [];
  const isName = (name: string): boolean => findNameMeaning(known, usableNamesOf(text), name) !== undefined;
  return findUnbracedFormulas(text.text, canTextUseAggregates(text), isName).map(({ text: found, at, instead }) => ({
    ...none,
    at,
    wrong: { is: 'formula-as-text', text: found },
    otherwise: { is: 'in-braces', written: quoteForYaml(instead) },
  }));
};

const MATCHES: ReadonlySet<TextWithNames['as']> = new Set([
  ...(['match', 'cell', 'side-match', 'when', 'near', 'target', 'match-here', 'condition'] as const),
]);

const DECLARED: ModuleFaultRemedy = { is: 'declared-property' };

const missingIn = (known: DefinedNames, name: NameInText): MissingText | undefined => {
  if (name.is === 'text' && name.isGiven) return undefined;
  if (name.is === 'text') return nameAsText(known, name) ?? (name.isOrder ? undefined : missingText(known, name));
  if (findNameMeaning(known, name.asked, name.name) !== undefined) return undefined;
  const of = name.asked.kinds.find(({ behind }) => name.name.startsWith(behind))?.kind ?? 'piece';
  const place = placeAsked(name);
  if (place) return place;
  const isText = known.words.has(name.name);
  return {
    wrong: { is: 'no-property', name: name.name, of },
    typed: name.name,
    names: () => (isText ? [] : namesFor(known, name.asked)),
    otherwise: isText ? { is: 'text-in-quotes', text: name.name } : DECLARED,
  };
};

/** Finds a name whose subject can't have that property, such as `here.Column`. */
const placeAsked = ({ name, asked }: NameInText & { is: 'property' }): MissingText | undefined => {
  const dot = name.indexOf('.');
  const [behind, property] = [name.slice(0, Math.max(0, dot)), name.slice(dot + 1)];
  if (!asked.own.includes(behind) || asked.kinds.some((one) => one.behind === `${behind}.`)) return undefined;
  const things = asked.kinds.flatMap((one) => (one.behind === '' ? [] : [one.behind.slice(0, -1)]));
  return {
    wrong: { is: 'owns-nothing', name: behind },
    typed: '',
    names: () => [],
    otherwise: { is: 'ask-things', property, things: [...new Set(things)] },
  };
};

/** Finds a name without dollar signs in a comparison. It is read as a text, but nothing has that text. */
const nameAsText = (
  known: DefinedNames,
  { text, property, asked, isBare }: NameInText & { is: 'text' },
): MissingText | undefined => {
  if (!isBare || known.words.has(text) || findNameMeaning(known, asked, text) === undefined) return undefined;
  return {
    wrong: { is: 'name-as-text', name: text, property },
    typed: text,
    names: () => [],
    otherwise: { is: 'dollars', name: text },
  };
};

/** Finds a text that is compared with a property or assigned to it, although nothing of its kind has that text. */
const missingText = (
  known: DefinedNames,
  { text, property, asked }: NameInText & { is: 'text' },
): MissingText | undefined => {
  const meaning = findNameMeaning(known, asked, property);
  const texts = meaning === undefined ? undefined : known.texts(meaning);
  if (meaning === undefined || texts === undefined || text.trim() === '' || texts.has(text)) return undefined;
  const cell = meaning === 'cell' ? known.cell(text) : undefined;
  if (cell === text) return undefined;
  const names = cell === undefined ? texts : [cell];
  if (typeof meaning !== 'string' && (texts.size > MOST_TEXTS_OF_PROPERTY || near(text, names, 1).length === 0))
    return undefined;
  const otherwise: { readonly otherwise?: ModuleFaultRemedy } =
    meaning === 'cell' ? { otherwise: { is: 'cell-name' } } : {};
  return { wrong: textWrong(meaning, property, text), typed: text, names: () => names, ...otherwise };
};

const textWrong = (meaning: NameMeaning, property: string, text: string): ModuleFaultReason =>
  typeof meaning === 'string' && meaning !== 'plain'
    ? { is: 'no-such', kind: meaning, name: text }
    : { is: 'never-held', property, text };

const SETTABLE = ['side', 'game'] as const;

const missingReferences = ({ references }: NameUses, known: DefinedNames): readonly MissingName[] =>
  references.flatMap(({ kind, name, node }): readonly MissingName[] => {
    if (kind === 'property') {
      const pieces = known.of('piece');
      const wrong: ModuleFaultReason = { is: 'no-property', name, of: 'piece' };
      // A line can also set properties of sides and of the game.
      const isOfOthers = node.path.endsWith('.set') && SETTABLE.some((kind) => known.of(kind).has(name));
      return pieces.has(name) || isOfOthers
        ? []
        : [{ at: node.at, node, wrong, typed: name, names: () => pieces.keys(), otherwise: DECLARED }];
    }
    const names =
      kind === 'mover' ? known.movers : kind === 'piece' ? known.pieces : kind === 'labelled' ? known.keys : undefined;
    return !names || names.has(name)
      ? []
      : [{ at: node.at, node, wrong: { is: 'no-such', kind, name }, typed: name, names: () => names }];
  });

/** Returns similar names. For a name such as `source.Strength`, only the part after the dot is compared. */
const nearBehind = (typed: string, names: readonly string[]): readonly string[] => {
  const [behind = ''] = /^(?:source|target|to|from|holder)\./.exec(typed) ?? [];
  const among = names.flatMap((name) => (name.startsWith(behind) ? [name.slice(behind.length)] : []));
  return near(typed.slice(behind.length), among).map((name) => behind + name);
};

const faultOf = ({ at, node, wrong, typed, names, otherwise }: MissingName, work: ParsingWork): ModuleFaultAtOffset => {
  const asWritten = (name: string): string => (node.filled ? name.replaceAll(node.filled.side, SIDE) : name);
  const all = spendWork(work) ? [...names()] : [];
  const found = spendWork(work, all.length) ? nearBehind(typed, all).map(asWritten) : [];
  const expected: ModuleFaultRemedy =
    found.length > 0
      ? { is: 'near-names', names: found }
      : (otherwise ?? {
          is: 'defined',
          near: [],
          names: all.slice(0, MAX_SUGGESTED_NAMES),
          hasMore: all.length > MAX_SUGGESTED_NAMES,
        });
  return { code: 'unknown-name', at, path: node.path, wrong: written(wrong, asWritten), expected };
};

/** Returns an error with names as they are in the file, if an entry is written once for all sides. */
const written = (wrong: ModuleFaultReason, asWritten: (name: string) => string): ModuleFaultReason => {
  if (wrong.is === 'never-held') return { ...wrong, text: asWritten(wrong.text) };
  if (wrong.is === 'both-unknown') return { ...wrong, first: asWritten(wrong.first), second: asWritten(wrong.second) };
  return 'name' in wrong ? { ...wrong, name: asWritten(wrong.name) } : wrong;
};
