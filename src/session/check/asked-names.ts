import type { DefinedNames, NameMeaning } from './all-names.ts';

/** The meanings of names that a text can use. The prefix of a name decides the kind of its subject. */
export interface UsableNames {
  readonly kinds: readonly { readonly behind: string; readonly kind: string }[];
  readonly own: readonly string[];
  /** Names that mean a piece, cell or side. In a comparison, their value is its name. */
  readonly things?: readonly { readonly name: string; readonly kind: 'piece' | 'cell' | 'side' }[];
  readonly aliases?: ReadonlyMap<string, string>;
}

/** A name in a text; `at`: in UTF-16 units from its beginning. */
export type NameInText =
  | {
      readonly is: 'property';
      readonly name: string;
      readonly at: number;
      readonly asked: UsableNames;
      readonly with?: string;
    }
  | {
      readonly is: 'text';
      readonly text: string;
      readonly at: number;
      readonly property: string;
      readonly asked: UsableNames;
      readonly isOrder?: true;
      readonly isBare?: true;
      readonly isGiven?: true;
    };

/** Returns the meaning of a name in its place; undefined if it doesn't exist there. */
export const findNameMeaning = (known: DefinedNames, asked: UsableNames, name: string): NameMeaning | undefined => {
  const { kinds, own, things, aliases } = asked;
  const thing = things?.find((one) => one.name === name);
  if (thing) return thing.kind;
  const of = aliases?.get(name);
  if (own.includes(name))
    return (of === undefined ? undefined : findNameMeaning(known, { ...asked, aliases: new Map() }, of)) ?? 'plain';
  for (const { behind, kind } of kinds) {
    const found = name.startsWith(behind) ? known.of(kind).get(name.slice(behind.length)) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
};

export const namesFor = (known: DefinedNames, { kinds, own, things = [] }: UsableNames): readonly string[] => [
  ...new Set([...own, ...things.map(({ name }) => name)]),
  ...kinds.flatMap(({ behind, kind }) => [...known.of(kind).keys()].map((name) => behind + name)),
];
