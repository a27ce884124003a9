import { findNamesInText } from '../../../src/session/check/text-names.ts';
import { fileSchema } from '../../../src/session/format/module.ts';
import { findNameUses } from '../../../src/session/format/name-uses.ts';
import { readDocument } from '../../../src/session/text/document.ts';
import { readYamlTokens } from '../../../src/session/text/limits.ts';
import { type FileNode, literalPositionOf } from '../../../src/session/text/spot.ts';
import { createParsingWork } from '../../../src/session/text/work.ts';

/** Where names stand in a module's file, so that one of them can be misspelt. */
export interface NameSite {
  readonly what: string;
  readonly name: string;
  /** In UTF-16 units. */
  readonly at: number;
}

const rootOf = (text: string): FileNode => {
  const work = createParsingWork();
  const cut = readYamlTokens(text, work);
  const { root } = cut.ok ? readDocument(text, cut.tokens, work) : { root: undefined };
  if (!root) throw new Error('the file can be read');
  return root;
};

/** Too short a name is near to nothing, or to everything. */
const SHORTEST = 4;

/** What stands behind a word in front of it: `source.Strength`. */
const bare = (name: string): string => name.replace(/^(?:source|target|to|from|holder)\./, '');

/** Every name in a file that the schema says is one, and every one of GDL. */
export const nameSites = (source: string): readonly NameSite[] => {
  const { references, texts: reading, properties, given } = findNameUses(fileSchema, rootOf(source));
  const held = new Set(properties.flatMap(({ node }) => [...(node.entries?.keys() ?? [])]));
  const words = new Set([...held, ...given.flatMap(({ names }) => names.map(({ value }) => String(value)))]);
  const texts = new Set(
    properties.flatMap(({ node }) =>
      Object.values(node.value as object)
        .flat()
        .map(String),
    ),
  );
  const inReferences = references.map(({ kind, name, node }) => ({ what: kind, name, at: node.textAt ?? node.at }));
  const declared = given.flatMap(({ kind, names }) =>
    kind === 'property' ? names.map(({ value, at }) => ({ what: 'declared property', name: String(value), at })) : [],
  );
  const inTexts = reading.flatMap((text) =>
    findNamesInText(text).flatMap((one) => {
      const name = one.is === 'property' ? one.name : one.text;
      const at = literalPositionOf(text.node, one.at) + name.length - bare(name).length;
      // Another text that nothing holds now may stand there one day.
      const isSite = one.is === 'property' || texts.has(name) || (words.has(name) && !held.has(one.property));
      return isSite ? [{ what: `${one.is} in ${text.as}`, name: bare(name), at }] : [];
    }),
  );
  const isHere = ({ name, at }: NameSite): boolean => source.startsWith(name, at);
  return [
    ...inReferences,
    ...declared.filter(({ name }) => held.has(name)),
    ...inTexts,
    ...inScorekeepers(source, words),
  ].filter((site) => isHere(site) && site.name !== 'side' && !site.name.includes('$') && /\p{L}{4}/u.test(site.name));
};

/** Symbols of GDL that a module or a definition gives. */
const inScorekeepers = (source: string, words: ReadonlySet<string>): readonly NameSite[] => {
  const start = source.search(/^scorekeepers: \|/m);
  if (start < 0) return [];
  const text = source.slice(start).replace(/^(?!scorekeepers|\s)[\s\S]*/m, '');
  const defined = [...text.matchAll(/\(define (\S+)/g)].map(([, name = '']) => name);
  const known = new Set([...words, ...defined]);
  return [...text.matchAll(/[A-Za-z][\w-]+/g)].flatMap(({ 0: name, index }) =>
    known.has(name) && text.slice(index - 8, index) !== '(define ' && text[index - 1] !== '"'
      ? [{ what: 'GDL', name, at: start + index }]
      : [],
  );
};

/** Another spelling of a name: two letters in it have changed places. */
export const misspelt = (name: string, pick: number): string | undefined => {
  const places = [...name].flatMap((letter, i) => {
    const next = name[i + 1] ?? '';
    return i > 0 && /\p{L}{2}/u.test(letter + next) && letter.toLowerCase() !== next.toLowerCase() ? [i] : [];
  });
  const at = places[pick % places.length];
  if (at === undefined || name.length < SHORTEST) return undefined;
  return `${name.slice(0, at)}${name[at + 1]}${name[at]}${name.slice(at + 2)}`;
};
