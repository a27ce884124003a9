import type { CardFace } from '../../../draw/index.ts';
import { type Module, moduleOf, sentenceIn, traitsOf } from '../../../engine/index.ts';
import { derived, isOn, textOf, type Value } from '../../../table/index.ts';
import { labelQueries } from '../../../view/labels.ts';
import { type PieceView, pieceQueries } from '../../../view/pieces.ts';
import { queries } from '../../../view/queries.ts';

/** A longer text is what a card says, a shorter one of what kind it is. */
const LONGEST_KIND = 24;

/** The places of the kinds of pieces in the module. */
const placesOfKinds = derived(
  ({ prototypes }: Module): ReadonlyMap<string, number> => new Map(Object.keys(prototypes).map((kind, i) => [kind, i])),
);

/** What stands on cards, as this viewer may know it. */
export const cardFaceQueries = queries((sight) => {
  const { lens } = sight;
  const kindOf = (piece: PieceView): string | undefined =>
    lens.get('piece', sight.of(pieceQueries).id(piece))?.prototype;

  return {
    /**
     * Whether it is a card: in a game with decks all that is no unit, no place and does not face or move by rules. What
     * lies in which deck is hidden, and has no say.
     */
    isCard: (piece: PieceView): boolean => {
      const kind = kindOf(piece);
      const module = moduleOf(lens);
      if (kind === undefined || (module.decks ?? []).length === 0) return false;
      const { unit, level, facing, moves } = traitsOf(lens, { prototype: kind });
      return !isOn(unit) && [level, facing, moves].every((one) => one === undefined);
    },

    /** Its numbers, kinds and text, in the language of a locale as far as that is given, from what players read of it. */
    face: (piece: PieceView, locale: string): CardFace => {
      const told = sight
        .of(pieceQueries)
        .toldProperties(piece)
        .filter(([name]) => name !== 'symbol');
      const labelled = (name: string): string => sight.of(labelQueries).of(name);
      const numbers = told.filter(([, value]) => typeof value === 'number');
      const texts = told.filter(([, value]) => isText(value)).map(([, value]) => textOf(value));
      const said = (one: string): string => sentenceIn(moduleOf(lens), locale, one);
      const kinds = [
        ...texts.filter((text) => text.length <= LONGEST_KIND).map(said),
        ...told.flatMap(([name, value]) => (value === true ? [labelled(name)] : [])),
      ];
      const text = texts
        .filter(({ length }) => length > LONGEST_KIND)
        .map(said)
        .join(' ');
      return {
        values: numbers.map(([name, value]) => ({ text: labelled(name), value: textOf(value) })),
        kinds: kinds.join(', '),
        ...(text === '' ? {} : { text }),
      };
    },

    /** The short texts that the module gives a card, such as its suit; none that were set in play. */
    suit: (piece: PieceView): string => {
      const given = moduleOf(lens).prototypes[kindOf(piece) ?? ''] ?? {};
      return sight
        .of(pieceQueries)
        .toldProperties(piece)
        .flatMap(([name, value]) =>
          name !== 'symbol' && Object.hasOwn(given, name) && isText(value) ? textOf(value) : [],
        )
        .filter((text) => text.length <= LONGEST_KIND)
        .join(', ');
    },

    /** Cards in the order of their kinds in the module, those that lie face down last. */
    sorted: <T extends { readonly card: PieceView }>(cards: readonly T[]): readonly T[] => {
      const places = placesOfKinds(moduleOf(lens));
      const placeOf = ({ card }: T): number => places.get(kindOf(card) ?? '') ?? places.size;
      return [...cards].sort((a, b) => placeOf(a) - placeOf(b));
    },
  };
});

const isText = (value: Value): boolean =>
  (typeof value === 'string' || typeof value === 'object') && textOf(value) !== '';
