import type { z } from 'zod';
import { type art, type look, type prototypeFields, type sheets, traits } from '../../engine/forms.ts';
import type { Module } from '../../engine/index.ts';
import { changed, given, mapped, unchecked } from '../../form/given.ts';
import { simpleValue } from '../../form/values.ts';
import { isOn, type Value } from '../../table/index.ts';

type Traits = NonNullable<Module['traits']>[string];
type FilePrototype = z.output<typeof prototypeFields>;
type FileTraits = z.output<typeof traits>;
type Property = Exclude<FilePrototype[string], FileTraits[keyof FileTraits]> | Value;

export const TRAITS = Object.keys(traits.shape);

const ASKED = ['unit', 'level'];

const only = (prototype: FilePrototype, isMeant: (key: string) => boolean): object =>
  Object.fromEntries(Object.entries(prototype).filter(([key]) => isMeant(key)));

const propertiesOf = (prototype: FilePrototype) =>
  only(prototype, (key) => !TRAITS.includes(key) || ASKED.includes(key)) as { readonly [name: string]: Property };

type Dynamic = Extract<Property, { readonly value: unknown }>;

const isDynamic = (property: Property): property is Dynamic => typeof property === 'object' && !Array.isArray(property);

export const valuesOf = (prototype: FilePrototype): Module['prototypes'][string] =>
  mapped(propertiesOf(prototype), (property) => simpleValue(isDynamic(property) ? property.value : property));

export const traitsOf = (prototype: FilePrototype, sheets: Sheets): Traits | undefined => {
  const { layers, mask, ...rest } = only(prototype, (key) => TRAITS.includes(key)) as FileTraits;
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

const layersOf = ({ levels, ...rest }: NonNullable<FileTraits['layers']>, sheets: Sheets): Traits => ({
  layers: levels.map((layer) => changed(layer, { picture: (one) => lookOf(one, sheets) })),
  ...rest,
});

export type Sheets = z.output<typeof sheets> | undefined;

export const artOf = (from: z.output<typeof art>, all: Sheets): NonNullable<Traits['back']> => {
  if (typeof from === 'string') return { file: from };
  const { file, columns, rows, frame = true } = all?.[from.sheet] ?? unchecked(from.sheet);
  const [column = 1, row = 1, wide = 1, high = 1] = from.at;
  const part = [(column - 1) / columns, (row - 1) / rows, wide / columns, high / rows];
  return { file, part, ...(isOn(frame) ? {} : { unframed: true }) };
};

const lookOf = (from: z.output<typeof look>, all: Sheets): NonNullable<Traits['picture']> => {
  if (typeof from === 'string' || 'sheet' in from) return [artOf(from, all)];
  const own = Object.entries(from.sides).map(([side, art]) => ({ ...artOf(art, all), side }));
  return from.others === undefined ? own : [...own, artOf(from.others, all)];
};
