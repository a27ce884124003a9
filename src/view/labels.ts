import { givenLabel, isUntold, labelOf, type Module, moduleOf } from '../engine/index.ts';
import { derived } from '../table/index.ts';
import { queries } from './queries.ts';

const propertiesOf = derived(
  ({ prototypes, properties = {}, values = {}, sides, maps, decks = [] }: Module): readonly string[] => [
    ...new Set(
      [
        properties,
        values,
        ...Object.values(prototypes),
        ...sides.map((side) => side.values ?? {}),
        ...maps.flatMap((map) => [
          map.values ?? {},
          ...map.boards.flatMap((board) => [
            board.values ?? {},
            ...(board.zones ?? []).map((zone) => zone.values ?? {}),
          ]),
        ]),
        ...decks.map((deck) => deck.values ?? {}),
      ].flatMap((given) => Object.keys(given)),
    ),
  ],
);

/** What players read in the place of the keys of the game's module (D39). */
export const labelQueries = queries(({ lens }) => ({
  /** The module's label for a key, or undefined: of the rules' own properties a language has one. */
  given: (key: string): string | undefined => givenLabel(moduleOf(lens), key),

  /** The module's label for a key, else the key as words. */
  of: (key: string): string => labelOf(moduleOf(lens), key),

  /** Whether the module tells nothing of a property. */
  isUntold: (property: string): boolean => isUntold(moduleOf(lens), property),

  /** The properties that the module gives or declares. */
  properties: (): readonly string[] => propertiesOf(moduleOf(lens)),
}));
