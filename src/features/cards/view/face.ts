import type { CardFace } from '../../../draw/index.ts';
import { type Module, moduleOf, traitsOf, translateTextOfModule } from '../../../engine/index.ts';
import { derived, isOn, textOf, type Value } from '../../../table/index.ts';
import { labelQueries } from '../../../view/labels.ts';
import { type PieceView, pieceQueries } from '../../../view/pieces.ts';
import { queries } from '../../../view/queries.ts';

/** The longest text that counts as a kind of the card. A longer text is shown as the card's rules text. */
const LONGEST_KIND = 24;

const placesOfKinds = derived(
  ({ prototypes }: Module): ReadonlyMap<string, number> => new Map(Object.keys(prototypes).map((kind, i) => [kind, i])),
);

export const cardFaceQueries = queries((sight) => {
  const { lens } = sight;
  const kindOf = (piece: PieceView): string | undefined =>
    lens.get('piece', sight.of(pieceQueries).id(piece))?.prototype;

  return {
    /**
     * True if the piece is a card. In a game with decks, this is any piece that is not a unit and has no level, no
     * facing and no moves. The contents of decks don't matter here, because they are hidden.
     */
    isCard: (piece: PieceView): boolean => {
      const kind = kindOf(piece);
      const module = moduleOf(lens);
      if (kind === undefined || (module.decks ?? []).length === 0) return false;
      const { unit, level, facing, moves } = traitsOf(lens, { prototype: kind });
      return !isOn(unit) && [level, facing, moves].every((one) => one === undefined);
    },

    /**
     * Returns a card's numbers, kinds and text, from properties that players may read. They are in the language of the
     * locale if the module has it.
     */
    face: (piece: PieceView, locale: string): CardFace => {
      const told = sight
        .of(pieceQueries)
        .toldProperties(piece)
        .filter(([name]) => name !== 'symbol');
      const labelled = (name: string): string => sight.of(labelQueries).of(name);
      const numbers = told.filter(([, value]) => typeof value === 'number');
      const texts = told.filter(([, value]) => isText(value)).map(([, value]) => textOf(value));
      const said = (one: string): string => translateTextOfModule(moduleOf(lens), locale, one);
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

    /** Returns the short texts that the module gives a card, such as its suit, but not those that were set in play. */
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

    /** Sorts cards in the order of their kinds in the module, face-down cards last. */
    sorted: <T extends { readonly card: PieceView }>(cards: readonly T[]): readonly T[] => {
      const places = placesOfKinds(moduleOf(lens));
      const placeOf = ({ card }: T): number => places.get(kindOf(card) ?? '') ?? places.size;
      return [...cards].sort((a, b) => placeOf(a) - placeOf(b));
    },
  };
});

const isText = (value: Value): boolean =>
  (typeof value === 'string' || typeof value === 'object') && textOf(value) !== '';
