import { namesAsked } from '../../engine/index.ts';
import { TRAITS } from '../format/pieces.ts';
import type { Wrong } from '../module/clauses.ts';
import { type FileNode, keyNode, partAt } from '../module/spot.ts';
import type { AllNames, Meaning } from './all-names.ts';
import type { Check, MissingName } from './check.ts';
import { misspelt } from './misspelt.ts';
import { linesOf, meaningOf, namesInText } from './text-names.ts';
import { placeInText } from './text-place.ts';
import { propertiesIn } from './values.ts';

/** Names that a module gives and that look like slips: nothing speaks of them, and another one is spelt nearly so. */
export const strayNames = (source: string, check: Check, known: AllNames): readonly MissingName[] => [
  ...strayProperties(check, known),
  ...strayTexts(source, check, known),
  ...unreadValues(check),
];

/** Properties that are given, of which nothing speaks, and that are spelt nearly as one that is spoken of. */
const strayProperties = (check: Check, known: AllNames): readonly MissingName[] => {
  const { uses } = check;
  const read = new Set(uses.references.flatMap(({ kind, name }) => (kind === 'property' ? [name] : [])));
  for (const text of uses.texts)
    for (const name of namesInText(text)) if (name.is === 'property') read.add(name.name.replace(/^.*\./, ''));
  for (const name of known.readByGdl) read.add(name);
  const stray = (node: FileNode, name: string, meant: readonly string[]): MissingName => ({
    at: node.at,
    node,
    wrong: { is: 'unread', name },
    typed: name,
    names: () => meant,
  });
  const spoken = [...known.givenNames].filter((name) => read.has(name) || known.declared.has(name));
  const inHolders = uses.properties.flatMap(({ of, node }) => {
    const own = new Set(propertiesIn(node).map(([name]) => name));
    const traits = of === 'piece' ? TRAITS : [];
    const elsewhere = uses.properties.flatMap((one) =>
      one.of === of && one.node !== node ? propertiesIn(one.node).map(([name]) => name) : [],
    );
    const all = new Set([...spoken, ...heeded(of), ...traits, ...elsewhere].filter((name) => !own.has(name)));
    return propertiesIn(node).flatMap(([name, entry]) => {
      const isMeant =
        read.has(name) || known.declared.has(name) || heeded(of).includes(name) || elsewhere.includes(name);
      const meant = isMeant ? [] : misspelt(name, all);
      return meant.length > 0 ? [stray(keyNode(name, entry), name, meant)] : [];
    });
  });
  const inDeclarations = uses.given.flatMap(({ kind, names }) =>
    kind === 'property'
      ? names.flatMap((node) => {
          const meant = known.misdeclared.get(String(node.value));
          const wrong: Wrong = { is: 'no-property', name: String(node.value), of: 'any' };
          return meant ? [{ ...stray(node, String(node.value), meant), wrong }] : [];
        })
      : [],
  );
  return [...inHolders, ...inDeclarations];
};

/** What the engine itself speaks of. */
const heeded = (kind: string): readonly string[] => {
  const { has = {}, heeds = {} } = namesAsked(kind);
  return [...Object.keys(has), ...Object.keys(heeds)];
};

/** A text of a property as it stands in a file. */
interface PropertyText {
  readonly text: string;
  readonly node: FileNode;
  /** In UTF-16 units from the beginning of the node's text. */
  readonly from: number;
  /** The property is compared with it, and not given or set to it. */
  readonly isAsked: boolean;
  /** What the property can mean, if it is compared with the text. */
  readonly meaning?: Meaning | undefined;
}

/** The texts of each property. */
const textsOfProperties = ({ uses }: Check, known: AllNames): ReadonlyMap<string, readonly PropertyText[]> => {
  const found = new Map<string, PropertyText[]>();
  const add = (property: string, one: PropertyText): void => {
    const all = found.get(property) ?? [];
    // Lines that several parts share stand in the file once.
    if (all.some(({ node, from }) => node.at === one.node.at && from === one.from)) return;
    found.set(property, [...all, one]);
  };
  for (const { node } of uses.properties)
    for (const [name, { spot }] of propertiesIn(node))
      for (const one of spot.items ?? [spot])
        if (typeof one.value === 'string') add(name, { text: one.value, node: one, from: 0, isAsked: false });
  for (const { node, ...text } of uses.texts)
    for (const name of namesInText({ node, ...text }))
      if (name.is === 'text')
        add(name.property.replace(/^.*\./, ''), {
          text: name.text,
          node,
          from: name.at,
          isAsked: !name.isGiven,
          ...(name.isGiven ? {} : { meaning: meaningOf(known, name.asked, name.property) }),
        });
  return found;
};

const namesKind = (meaning: Meaning | undefined): boolean => typeof meaning === 'string' && meaning !== 'plain';

/** Texts that a property has once in a file, where another one is spelt nearly so and heeded. */
const strayTexts = (source: string, check: Check, known: AllNames): readonly MissingName[] =>
  [...textsOfProperties(check, known)].flatMap(([property, texts]) => {
    const counts = new Map<string, number>();
    for (const { text } of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
    const spoken = texts.flatMap(({ text, isAsked, meaning }) =>
      (isAsked && !namesKind(meaning)) || counts.get(text) !== 1 ? [text] : [],
    );
    return texts.flatMap(({ text, node, from, isAsked, meaning }): readonly MissingName[] => {
      if (counts.get(text) !== 1 || text.trim() === '') return [];
      // Texts of a known kind, and of what never changes, are judged as names are.
      if (isAsked && (meaning !== 'plain' || known.words.has(text))) return [];
      const others = [...counts.keys()].filter((other) => other !== text);
      const usual = (isAsked ? others : spoken).filter((other) => other !== text);
      const meant = misspelt(text, new Set([...usual, ...namesLike(known, text, isAsked, others)]));
      if (meant.length === 0) return [];
      const wrong: Wrong = { is: 'once', property, text };
      const at = node.value === text ? node.at : placeInText(source, node, String(node.value), from);
      return [{ at, node, wrong, typed: text, names: () => meant }];
    });
  });

const NAMED = ['side', 'piece', 'zone', 'deck', 'map', 'terrain'] as const;

/** The names of each kind if all other texts of a property are such names, and of all kinds for what is compared. */
const namesLike = (known: AllNames, text: string, isAsked: boolean, others: readonly string[]): readonly string[] =>
  NAMED.flatMap((kind) => {
    const names = known.texts(kind);
    const isOfKind = isAsked || (others.length > 0 && others.every((other) => names?.has(other)));
    return names && isOfKind && !names.has(text) ? [...names] : [];
  });

/** A word of an expression. */
const WORD = /[\p{L}_][\p{L}\p{N}_]*/gu;

/** All texts that stand in a part of a file. */
const textsIn = (node: FileNode): readonly string[] => [
  ...(typeof node.value === 'string' ? [node.value] : []),
  ...(node.items ?? []).flatMap(textsIn),
  ...[...(node.entries?.values() ?? [])].flatMap(({ spot }) => textsIn(spot)),
];

/** Values that lines name by `let`, and that nothing reads. Lines that several parts share are read in any of them. */
const unreadValues = ({ root }: Check): readonly MissingName[] => {
  const turn = partAt(root, 'turn');
  const holders = ['actions', 'effects'].flatMap((key) => partAt(root as FileNode, key)?.items ?? []);
  const phases = (turn && partAt(turn, 'phases')?.items) ?? [];
  const tables = partAt(root, 'tables');
  const inTables = tables ? textsIn(tables) : [];
  const unread = new Map<number, MissingName>();
  const read = new Set<number>();
  for (const holder of [...holders, ...phases]) {
    const named = linesOf(holder).flatMap((line) => partAt(line, 'let') ?? []);
    if (named.length === 0) continue;
    const words = new Map<unknown, number>();
    for (const text of [...textsIn(holder), ...inTables])
      for (const [word] of text.matchAll(WORD)) words.set(word, (words.get(word) ?? 0) + 1);
    for (const node of named) {
      const name = String(node.value);
      const times = named.filter(({ value }) => value === name).length;
      if ((words.get(name) ?? 0) > times) read.add(node.at);
      const meant = misspelt(name, [...words.keys()].filter((word) => word !== name).map(String));
      const [wrong, otherwise] = [
        { is: 'unread-value', name },
        { is: 'without-key', key: 'let' },
      ] as const;
      unread.set(node.at, { at: node.at, node, wrong, typed: name, names: () => meant, otherwise });
    }
  }
  return [...unread].flatMap(([at, missing]) => (read.has(at) ? [] : [missing]));
};
