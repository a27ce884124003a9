import { propertyNamesOfKind } from '../../engine/index.ts';
import type { ModuleFaultReason } from '../../facts/clauses.ts';
import type { PropertyOwnerKind } from '../../form/name-kind.ts';
import { type Check, type MissingName, MOST_COMPARING_WORK, MOST_TEXTS_OF_PROPERTY } from '../checking/check.ts';
import { selectPropertyEntries } from '../checking/values.ts';
import { TRAIT_KEYS } from '../format/pieces.ts';
import { childItemsAt, childNodeAt, createKeyNode, type FileNode } from '../text/spot.ts';
import { createParsingWork, type ParsingWork, spendWork } from '../text/work.ts';
import type { DefinedNames, NameMeaning } from './all-names.ts';
import { findNameMeaning } from './asked-names.ts';
import { findNamesMeantBy } from './misspelt.ts';
import { findNamesInText, ruleLinesOf } from './text-names.ts';
import { filePositionOf } from './text-place.ts';

/** Returns names that nothing reads and texts that occur only once, each with a similar name that is probably meant. */
export const findProbableTypos = (source: string, check: Check, known: DefinedNames): readonly MissingName[] => {
  const work = createParsingWork(MOST_COMPARING_WORK);
  return [
    ...strayProperties(check, known, work),
    ...misdeclared(check, known),
    ...strayTexts(source, check, known, work),
    ...unreadValues(check),
  ];
};

const unread = (node: FileNode, name: string, meant: readonly string[]): MissingName => ({
  at: node.at,
  node,
  wrong: { is: 'unread', name },
  typed: name,
  names: () => meant,
});

const meantBy = (word: string, names: ReadonlySet<string>, work: ParsingWork): readonly string[] =>
  spendWork(work, names.size) ? findNamesMeantBy(word, names) : [];

/** Finds properties that only one holder has and nothing reads, if their spelling is similar to a used one. */
const strayProperties = ({ uses }: Check, known: DefinedNames, work: ParsingWork): readonly MissingName[] => {
  const read = new Set(uses.references.flatMap(({ kind, name }) => (kind === 'property' ? [name] : [])));
  for (const text of uses.texts)
    for (const name of findNamesInText(text)) if (name.is === 'property') read.add(name.name.replace(/^.*\./, ''));
  for (const name of known.readByGdl) read.add(name);
  const spoken = [...known.givenNames].filter((name) => read.has(name) || known.declared.has(name));
  const holders = new Map<PropertyOwnerKind, Map<string, number>>();
  for (const { of, node } of uses.properties) {
    const counts = holders.get(of) ?? new Map<string, number>();
    holders.set(of, counts);
    for (const [name] of selectPropertyEntries(node)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...holders].flatMap(([of, counts]) => {
    const traits = of === 'piece' ? TRAIT_KEYS : [];
    const meanings = new Set([...spoken, ...heeded(of), ...traits, ...counts.keys()]);
    const isStray = (name: string): boolean =>
      counts.get(name) === 1 && !read.has(name) && !known.declared.has(name) && !heeded(of).includes(name);
    return uses.properties.flatMap((holder) => {
      if (holder.of !== of) return [];
      const own = selectPropertyEntries(holder.node);
      return own.flatMap(([name, entry]) => {
        const others = isStray(name) ? meantBy(name, meanings, work) : [];
        const meant = others.filter((other) => own.every(([one]) => one !== other));
        return meant.length > 0 ? [unread(createKeyNode(name, entry), name, meant)] : [];
      });
    });
  });
};

/** Finds declared properties that nothing has, if their spelling is similar to a property that something has. */
const misdeclared = ({ uses }: Check, known: DefinedNames): readonly MissingName[] =>
  uses.given.flatMap(({ kind, names }) =>
    kind === 'property'
      ? names.flatMap((node) => {
          const name = String(node.value);
          const meant = known.misdeclared.get(name);
          const wrong: ModuleFaultReason = { is: 'no-property', name, of: 'any' };
          return meant ? [{ ...unread(node, name, meant), wrong }] : [];
        })
      : [],
  );

const heeded = (kind: string): readonly string[] => {
  const { has = {}, heeds = {} } = propertyNamesOfKind(kind);
  return [...Object.keys(has), ...Object.keys(heeds)];
};

interface PropertyText {
  readonly text: string;
  readonly node: FileNode;
  /** In UTF-16 units from the beginning of the node's text. */
  readonly from: number;
  /** True if the property is compared with the text; false if the text is assigned to it. */
  readonly isAsked: boolean;
  readonly meaning?: NameMeaning | undefined;
}

const textsOfProperties = ({ uses }: Check, known: DefinedNames): ReadonlyMap<string, readonly PropertyText[]> => {
  const found = new Map<string, PropertyText[]>();
  const seen = new Set<string>();
  const add = (property: string, one: PropertyText): void => {
    // Lines that are shared by YAML aliases count once.
    const place = `${one.node.at} ${one.from} ${property}`;
    if (seen.has(place)) return;
    seen.add(place);
    const all = found.get(property);
    if (all) all.push(one);
    else found.set(property, [one]);
  };
  for (const { node } of uses.properties)
    for (const [name, { spot }] of selectPropertyEntries(node))
      for (const one of spot.items ?? [spot])
        if (typeof one.value === 'string') add(name, { text: one.value, node: one, from: 0, isAsked: false });
  for (const text of uses.texts)
    for (const name of findNamesInText(text))
      if (name.is === 'text')
        add(name.property.replace(/^.*\./, ''), {
          text: name.text,
          node: text.node,
          from: name.at,
          isAsked: !name.isGiven,
          ...(name.isGiven ? {} : { meaning: findNameMeaning(known, name.asked, name.property) }),
        });
  return found;
};

const namesKind = (meaning: NameMeaning | undefined): boolean => typeof meaning === 'string' && meaning !== 'plain';

/** Finds texts that a file gives to a property only once, if another text of that property has a similar spelling. */
const strayTexts = (source: string, check: Check, known: DefinedNames, work: ParsingWork): readonly MissingName[] =>
  [...textsOfProperties(check, known)].flatMap(([property, texts]) => {
    const counts = new Map<string, number>();
    for (const { text } of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
    if (counts.size > MOST_TEXTS_OF_PROPERTY) return [];
    const spoken = texts.flatMap(({ text, isAsked, meaning }) =>
      (isAsked && !namesKind(meaning)) || counts.get(text) !== 1 ? [text] : [],
    );
    return texts.flatMap(({ text, node, from, isAsked, meaning }): readonly MissingName[] => {
      if (counts.get(text) !== 1 || text.trim() === '') return [];
      // `checkNames` already checks texts of a known kind, and of properties that never change.
      if (isAsked && (meaning !== 'plain' || known.words.has(text))) return [];
      const others = [...counts.keys()].filter((other) => other !== text);
      const usual = (isAsked ? others : spoken).filter((other) => other !== text);
      const meant = meantBy(text, new Set([...usual, ...namesLike(known, text, isAsked, others)]), work);
      if (meant.length === 0) return [];
      const wrong: ModuleFaultReason = { is: 'once', property, text };
      const at = node.value === text ? node.at : filePositionOf(source, node, String(node.value), from);
      return [{ at, node, wrong, typed: text, names: () => meant }];
    });
  });

const NAMED = ['side', 'piece', 'zone', 'deck', 'map', 'terrain'] as const;

/**
 * Returns the names of a kind if all other texts of the property are names of that kind. For comparisons, returns all
 * names.
 */
const namesLike = (known: DefinedNames, text: string, isAsked: boolean, others: readonly string[]): readonly string[] =>
  NAMED.flatMap((kind) => {
    const names = known.texts(kind);
    const isOfKind = isAsked || (others.length > 0 && others.every((other) => names?.has(other)));
    return names && isOfKind && !names.has(text) ? [...names] : [];
  });

const WORD = /[\p{L}_][\p{L}\p{N}_]*/gu;

const textsIn = (node: FileNode): readonly string[] => [
  ...(typeof node.value === 'string' ? [node.value] : []),
  ...(node.items ?? []).flatMap(textsIn),
  ...[...(node.entries?.values() ?? [])].flatMap(({ spot }) => textsIn(spot)),
];

const wordsIn = (node: FileNode | undefined): ReadonlyMap<string, number> => {
  const words = new Map<string, number>();
  for (const text of node ? textsIn(node) : [])
    for (const [word] of text.matchAll(WORD)) words.set(word, (words.get(word) ?? 0) + 1);
  return words;
};

/**
 * Finds values that `let` names and nothing reads. A line shared by YAML aliases counts as read if any of its uses is
 * read.
 */
const unreadValues = ({ root }: Check): readonly MissingName[] => {
  const whole: FileNode = root;
  const holders = [
    ...childItemsAt(whole, 'actions'),
    ...childItemsAt(whole, 'effects'),
    ...childItemsAt(childNodeAt(whole, 'turn'), 'phases'),
  ];
  const inTables = wordsIn(childNodeAt(whole, 'tables'));
  const all = new Map<number, MissingName>();
  const read = new Set<number>();
  for (const holder of holders) {
    const named = ruleLinesOf(holder).flatMap((line) => childNodeAt(line, 'let') ?? []);
    const words = named.length > 0 ? wordsIn(holder) : new Map<string, number>();
    for (const node of named) {
      const name = String(node.value);
      const times = named.filter(({ value }) => value === name).length;
      if (inTables.has(name) || (words.get(name) ?? 0) > times) read.add(node.at);
      else
        all.set(node.at, {
          at: node.at,
          node,
          wrong: { is: 'unread-value', name },
          typed: name,
          names: () => findNamesMeantBy(name, words.keys()),
          otherwise: { is: 'without-key', key: 'let' },
        });
    }
  }
  return [...all].flatMap(([at, missing]) => (read.has(at) ? [] : [missing]));
};
