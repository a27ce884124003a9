import type { z } from 'zod';
import {
  type art,
  type deck,
  type deckContentsSchema,
  type FileCountedPiece,
  type look,
  type prototypeFieldsSchema,
  type sheets,
  traits,
} from '../../engine/forms.ts';
import { labelOfModuleKey, type Module } from '../../engine/index.ts';
import { changed, given, mapRecordValues, throwUncheckedModuleError } from '../../form/given.ts';
import { simpleValue } from '../../form/values.ts';
import { equal, isOn, type Value } from '../../table/index.ts';
import { type Places, possiblePlacesOf } from './places.ts';

type Traits = NonNullable<Module['traits']>[string];
type FilePrototype = z.output<typeof prototypeFieldsSchema>;
type FileTraits = z.output<typeof traits>;
type Property = Exclude<FilePrototype[string], FileTraits[keyof FileTraits]> | Value;

export const TRAIT_KEYS = Object.keys(traits.shape);

const ASKED = ['unit', 'level'];

const only = (prototype: FilePrototype, isMeant: (key: string) => boolean): object =>
  Object.fromEntries(Object.entries(prototype).filter(([key]) => isMeant(key)));

const propertiesOf = (prototype: FilePrototype) =>
  only(prototype, (key) => !TRAIT_KEYS.includes(key) || ASKED.includes(key)) as { readonly [name: string]: Property };

type Dynamic = Extract<Property, { readonly value: unknown }>;

const isDynamic = (property: Property): property is Dynamic => typeof property === 'object' && !Array.isArray(property);

export const initialPropertyValues = (prototype: FilePrototype): Module['prototypes'][string] =>
  mapRecordValues(propertiesOf(prototype), (property) => simpleValue(isDynamic(property) ? property.value : property));

export const traitsOf = (prototype: FilePrototype, sheets: ImageSheets): Traits | undefined => {
  const { layers, mask, ...rest } = only(prototype, (key) => TRAIT_KEYS.includes(key)) as FileTraits;
  const dynamic = Object.entries(propertiesOf(prototype)).flatMap(([name, property]) => {
    if (!isDynamic(property)) return [];
    const { value: _, ...bounds } = property;
    return [[name, bounds] as const];
  });
  const own: Traits = {
    ...given('dynamic', dynamic.length > 0 ? Object.fromEntries(dynamic) : undefined),
    ...(layers ? layersOf(layers, sheets) : {}),
    ...given('mask', mask === false ? undefined : mask),
    ...changed(rest, { picture: (one) => lookOf(one, sheets), back: (one) => artOf(one, sheets) }),
  };
  return Object.keys(own).length > 0 ? own : undefined;
};

const layersOf = ({ levels, ...rest }: NonNullable<FileTraits['layers']>, sheets: ImageSheets): Traits => ({
  layers: levels.map((layer) => changed(layer, { picture: (one) => lookOf(one, sheets) })),
  ...rest,
});

export type ImageSheets = z.output<typeof sheets> | undefined;

const artOf = (from: z.output<typeof art>, all: ImageSheets): NonNullable<Traits['back']> => {
  if (typeof from === 'string') return { file: from };
  const { file, columns, rows, frame = true } = all?.[from.sheet] ?? throwUncheckedModuleError(from.sheet);
  const [column = 1, row = 1, wide = 1, high = 1] = from.at;
  const part = [(column - 1) / columns, (row - 1) / rows, wide / columns, high / rows];
  return { file, part, ...(isOn(frame) ? {} : { unframed: true }) };
};

const lookOf = (from: z.output<typeof look>, all: ImageSheets): NonNullable<Traits['picture']> => {
  if (typeof from === 'string' || 'sheet' in from) return [artOf(from, all)];
  const own = Object.entries(from.sides).map(([side, art]) => ({ ...artOf(art, all), side }));
  return from.others === undefined ? own : [...own, artOf(from.others, all)];
};

type DeckDefinition = NonNullable<Module['decks']>[number];

export const MOST_DECKS = 200;

export type LabelSource = { readonly labels?: Module['labels'] | undefined };

type Pictured = LabelSource & {
  readonly variants?:
    | readonly {
        readonly choices: readonly { readonly decks?: readonly z.output<typeof deckContentsSchema>[] | undefined }[];
      }[]
    | undefined;
  readonly sheets?: ImageSheets;
  readonly prototypes: { readonly [name: string]: { readonly back?: z.output<typeof art> | undefined } };
};

export const withDefaultName = <P extends FileCountedPiece>(piece: P, { labels }: LabelSource) => ({
  ...piece,
  name: piece.name ?? labelOfModuleKey(given('labels', labels), piece.prototype),
});

export const deckContentsOf = <D extends z.output<typeof deckContentsSchema>>(contents: D, labels: LabelSource) => ({
  ...contents,
  pieces: contents.pieces.map((piece) => withDefaultName(piece, labels)),
});

export const deckDefinitionOf = (places: Places, file: z.output<typeof deck>, module: Pictured): DeckDefinition => {
  const { at, back: _, ...rest } = deckContentsOf(file, module);
  return {
    ...rest,
    ...(possiblePlacesOf(places, at)[0] ?? throwUncheckedModuleError(at)),
    shuffled: file.shuffled ?? file.faceDown,
    ...given('back', backOf(file, module)),
  };
};

/**
 * Returns the common back of all pieces that may be in a deck. If backs differ, there is none, because they would
 * reveal the top piece.
 */
const backOf = (
  { name, back, pieces: own }: z.output<typeof deck>,
  { prototypes, sheets, variants = [] }: Pictured,
): DeckDefinition['back'] => {
  const chosen = variants.flatMap(({ choices }) => choices.flatMap(({ decks = [] }) => decks));
  const others = chosen.filter((one) => one.name === name).flatMap(({ pieces }) => pieces);
  const backs = back === undefined ? [...own, ...others].map(({ prototype }) => prototypes[prototype]?.back) : [back];
  const arts = backs.map((one) => (one === undefined ? undefined : artOf(one, sheets)));
  return arts.every((one) => equal(one, arts[0])) ? arts[0] : undefined;
};
