import { near } from '../../engine/expression/near.ts';
import { type GdlResult, MOST_NAMES_TOLD } from '../../engine/index.ts';
import type { NameUses, NamingText } from '../format/name-uses.ts';
import type { Remedy, Wrong } from '../module/clauses.ts';
import type { FoundFault } from '../module/fault.ts';
import { SIDE, textAt } from '../module/spot.ts';
import { newWork, spend, type Work } from '../module/work.ts';
import { AllNames, type Meaning } from './all-names.ts';
import type { ReadMaps } from './boards.ts';
import { type Check, type MissingName, MOST_COMPARING_WORK, MOST_TEXTS_OF_PROPERTY } from './check.ts';
import { strayNames } from './stray.ts';
import { meaningOf, namesFor, namesInText, type TextName } from './text-names.ts';
import { placeInText } from './text-place.ts';

/** Warnings about names that nothing in a module has (D17). */

/** All names of a file, with what its modifiers and its GDL give. */
export const allNamesOf = (check: Check, maps: ReadMaps, gdl: GdlResult | undefined): AllNames => {
  const program = gdl?.ok ? gdl.program : undefined;
  const unit = [...(program?.types.values() ?? [])].flatMap((own) => [...own.keys()]);
  const read = (program?.quantities ?? []).flatMap((one) => {
    if (one.kind === 'sum') return one.sum.properties.filter((name) => typeof name === 'string');
    return 'name' in one ? [one.name] : [];
  });
  const known = new AllNames(check, maps, { unit, game: program?.constants.keys() ?? [], read });
  for (const text of check.uses.texts)
    if (text.as === 'change')
      for (const name of namesInText(text)) if (name.is === 'text') known.addText(name.property, name.text);
  for (const text of check.uses.texts) addSet(known, text);
  return known;
};

/** A property that lines set can hold the texts in their formulas. Any other formula may give it any value. */
const addSet = (known: AllNames, text: NamingText): void => {
  const set = text.as === 'amount' ? textAt(text.within[0], 'set') : undefined;
  if (set === undefined) return;
  const texts = namesInText(text).flatMap((name) => (name.is === 'text' && name.isGiven ? [name.text] : []));
  for (const one of texts.length > 0 ? texts : [undefined]) known.addText(set, one);
};

export const nameWarnings = (source: string, check: Check, known: AllNames): readonly FoundFault[] => {
  const { uses } = check;
  const inTexts = uses.texts.flatMap((text) => {
    const all = namesInText(text).flatMap((name) => {
      const missing = missingIn(known, name);
      return missing ? [{ ...missing, node: text.node, at: placeInText(source, text.node, text.text, name.at) }] : [];
    });
    return all;
  });
  const work = newWork(MOST_COMPARING_WORK);
  return [...inTexts, ...missingReferences(uses, known), ...strayNames(source, check, known)].map((one) =>
    faultOf(one, work),
  );
};

type MissingText = Omit<MissingName, 'at' | 'node'>;

const DECLARED: Remedy = { is: 'declared-property' };

const missingIn = (known: AllNames, name: TextName): MissingText | undefined => {
  if (name.is === 'text' && name.isGiven) return undefined;
  if (name.is === 'text') return nameAsText(known, name) ?? (name.isOrder ? undefined : missingText(known, name));
  if (meaningOf(known, name.asked, name.name) !== undefined) return undefined;
  const of = name.asked.kinds.find(({ behind }) => name.name.startsWith(behind))?.kind ?? 'piece';
  const isText = known.words.has(name.name);
  return {
    wrong: { is: 'no-property', name: name.name, of },
    typed: name.name,
    names: () => (isText ? [] : namesFor(known, name.asked)),
    otherwise: isText ? { is: 'text-in-quotes', text: name.name } : DECLARED,
  };
};

/** A name that stands without dollar signs behind a comparison, where it is read as a text that nothing holds. */
const nameAsText = (
  known: AllNames,
  { text, property, asked, isBare }: TextName & { is: 'text' },
): MissingText | undefined => {
  if (!isBare || known.words.has(text) || meaningOf(known, asked, text) === undefined) return undefined;
  return {
    wrong: { is: 'name-as-text', name: text, property },
    typed: text,
    names: () => [],
    otherwise: { is: 'dollars', name: text },
  };
};

/** A text with which a property is compared, or which it is given, that nothing of its kind is called. */
const missingText = (
  known: AllNames,
  { text, property, asked }: TextName & { is: 'text' },
): MissingText | undefined => {
  const meaning = meaningOf(known, asked, property);
  const texts = meaning === undefined ? undefined : known.texts(meaning);
  if (meaning === undefined || texts === undefined || text.trim() === '' || texts.has(text)) return undefined;
  const cell = meaning === 'cell' ? known.cell(text) : undefined;
  if (cell === text) return undefined;
  const names = cell === undefined ? texts : [cell];
  if (typeof meaning !== 'string' && (texts.size > MOST_TEXTS_OF_PROPERTY || near(text, names, 1).length === 0))
    return undefined;
  return { wrong: textWrong(meaning, property, text), typed: text, names: () => names };
};

const textWrong = (meaning: Meaning, property: string, text: string): Wrong =>
  typeof meaning === 'string' && meaning !== 'plain'
    ? { is: 'no-such', kind: meaning, name: text }
    : { is: 'never-held', property, text };

const SETTABLE = ['side', 'game'] as const;

const missingReferences = ({ references }: NameUses, known: AllNames): readonly MissingName[] =>
  references.flatMap(({ kind, name, node }): readonly MissingName[] => {
    if (kind === 'property') {
      const pieces = known.of('piece');
      const wrong: Wrong = { is: 'no-property', name, of: 'piece' };
      // A line sets properties of sides and of the game, too.
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

/** Of a name behind another, such as `source.Strength`, the part behind it is compared. */
const nearBehind = (typed: string, names: readonly string[]): readonly string[] => {
  const [behind = ''] = /^(?:source|target|to|from|holder)\./.exec(typed) ?? [];
  const among = names.flatMap((name) => (name.startsWith(behind) ? [name.slice(behind.length)] : []));
  return near(typed.slice(behind.length), among).map((name) => behind + name);
};

const faultOf = ({ at, node, wrong, typed, names, otherwise }: MissingName, work: Work): FoundFault => {
  const asWritten = (name: string): string => (node.filled ? name.replaceAll(node.filled.side, SIDE) : name);
  const all = spend(work) ? [...names()] : [];
  const found = spend(work, all.length) ? nearBehind(typed, all).map(asWritten) : [];
  const expected: Remedy =
    found.length > 0
      ? { is: 'near-names', names: found }
      : (otherwise ?? {
          is: 'defined',
          near: [],
          names: all.slice(0, MOST_NAMES_TOLD),
          hasMore: all.length > MOST_NAMES_TOLD,
        });
  return { code: 'unknown-name', at, path: node.path, wrong: written(wrong, asWritten), expected };
};

/** A wrong name as it stands in the file, where the entry is written once for all sides. */
const written = (wrong: Wrong, asWritten: (name: string) => string): Wrong => {
  if (wrong.is === 'never-held') return { ...wrong, text: asWritten(wrong.text) };
  return 'name' in wrong ? { ...wrong, name: asWritten(wrong.name) } : wrong;
};
