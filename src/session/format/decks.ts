import type { z } from 'zod';
import type { art, deck, deckContents, FileCountedPiece } from '../../engine/forms.ts';
import { labelOf, type Module } from '../../engine/index.ts';
import { given, unchecked } from '../../form/given.ts';
import { equal } from '../../table/index.ts';
import { artOf, type Sheets } from './pieces.ts';
import { type Places, placesNamed } from './places.ts';

type DeckDefinition = NonNullable<Module['decks']>[number];

export const MOST_DECKS = 200;

export type Labelled = { readonly labels?: Module['labels'] | undefined };

type Pictured = Labelled & {
  readonly variants?:
    | readonly {
        readonly choices: readonly { readonly decks?: readonly z.output<typeof deckContents>[] | undefined }[];
      }[]
    | undefined;
  readonly sheets?: Sheets;
  readonly prototypes: { readonly [name: string]: { readonly back?: z.output<typeof art> | undefined } };
};

export const labelled = <P extends FileCountedPiece>(piece: P, { labels }: Labelled) => ({
  ...piece,
  name: piece.name ?? labelOf(given('labels', labels), piece.prototype),
});

export const deckContentsOf = <D extends z.output<typeof deckContents>>(contents: D, labels: Labelled) => ({
  ...contents,
  pieces: contents.pieces.map((piece) => labelled(piece, labels)),
});

export const deckOf = (places: Places, file: z.output<typeof deck>, module: Pictured): DeckDefinition => {
  const { at, back: _, ...rest } = deckContentsOf(file, module);
  return {
    ...rest,
    ...(placesNamed(places, at)[0] ?? unchecked(at)),
    shuffled: file.shuffled ?? file.faceDown,
    ...given('back', backOf(file, module)),
  };
};

/**
 * Returns the common back of all pieces that may be in a deck. Different backs would reveal the top piece, so then
 * there is none.
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
