import { isUntold, labelOfModuleKey, type Module, moduleLabelOf, moduleOf } from '../engine/index.ts';
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

/** Labels that players read instead of the keys of the game's module (D39). */
export const labelQueries = queries(({ lens }) => ({
  /**
   * Returns the module's label for a key; undefined if it has none. Properties of the rules have labels in the
   * language.
   */
  given: (key: string): string | undefined => moduleLabelOf(moduleOf(lens), key),

  of: (key: string): string => labelOfModuleKey(moduleOf(lens), key),

  /** True if the module keeps a property out of the texts for players. */
  isUntold: (property: string): boolean => isUntold(moduleOf(lens), property),

  properties: (): readonly string[] => propertiesOf(moduleOf(lens)),
}));
