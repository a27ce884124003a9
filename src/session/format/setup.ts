import type { z } from 'zod';
import type { stack } from '../../engine/forms.ts';
import type { Module } from '../../engine/index.ts';
import { throwUncheckedModuleError } from '../../form/given.ts';
import { type LabelSource, withDefaultName } from './pieces.ts';
import { type NamedPlace, type Places, possiblePlacesOf, possibleRangesOf } from './places.ts';

export const MOST_STACKS = 5_000;

export const setupStacksFromFile = (
  places: Places,
  { at, ...rest }: z.output<typeof stack>,
  labels: LabelSource,
): Module['setup'] => {
  const pieces = rest.pieces.map((piece) => withDefaultName(piece, labels));
  return (typeof at === 'string' ? [at] : at).flatMap((text) =>
    meantBy(places, text).map((place) => ({ ...place, ...rest, pieces })),
  );
};

const meantBy = (places: Places, text: string): readonly NamedPlace[] => {
  const [one] = possiblePlacesOf(places, text);
  return one ? [one] : (possibleRangesOf(places, text)[0] ?? throwUncheckedModuleError(text));
};
