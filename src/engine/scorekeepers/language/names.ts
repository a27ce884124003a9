import type { SideId } from '../../../table/index.ts';
import { enginePieceProperties } from '../../play/pieces/properties.ts';

export interface Names {
  readonly sides: readonly { readonly id: SideId; readonly name: string; readonly class: string | undefined }[];
  /** The module's prototypes, in order. */
  readonly types: readonly string[];
  readonly given: ReadonlyMap<string, ReadonlySet<string>>;
  readonly properties: ReadonlySet<string>;
  readonly zones: readonly string[];
  readonly hasTurns: boolean;
  /** All names with a meaning. If given, the author is warned of any other name. */
  readonly known?: MeaningfulWords;
}

/**
 * The names and words with a meaning. `side` includes the properties of the game. `words` are texts that properties
 * have as values.
 */
export interface MeaningfulWords {
  readonly unit: ReadonlySet<string>;
  readonly side: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
  readonly actions: readonly string[];
  readonly pieces: readonly string[];
  readonly maps: readonly string[];
  readonly isCell: (label: string) => boolean;
}

/** The side of everything without an owner (S29). No record has this id, unless a side is named so. */
export const UNOWNED_SIDE_ID = '0' as SideId;
export const UNOWNED_SIDE_CLASS = 'independent';

interface Holder {
  readonly values?: object | undefined;
}

interface NamedHolder extends Holder {
  readonly name?: string;
}

/** The parts of a module that contain names. The module may also come from a file that isn't fully checked yet. */
interface NamesModule extends Holder {
  readonly sides: readonly (Holder & { readonly name: string; readonly class?: string | undefined })[];
  readonly prototypes: { readonly [name: string]: object };
  readonly properties?: object | undefined;
  readonly maps: readonly (Holder & {
    readonly boards: readonly { readonly zones?: readonly NamedHolder[] | undefined }[];
  })[];
  readonly turn?: object | undefined;
}

export const moduleNamesOf = ({ sides, prototypes, properties = {}, maps, values = {}, turn }: NamesModule): Names => {
  const zones = maps.flatMap(({ boards }) => boards.flatMap((board) => board.zones ?? []));
  const holders = [...sides, ...maps, ...zones].map((holder) => holder.values ?? {});
  const known = [...holders, values, ...Object.values(prototypes), properties].flatMap((holder) => Object.keys(holder));
  return {
    sides: sides.map((side) => ({ id: side.name as SideId, name: side.name, class: side.class })),
    types: Object.keys(prototypes),
    given: new Map(Object.entries(prototypes).map(([type, own]) => [type, new Set(Object.keys(own))])),
    properties: new Set([...known, ...enginePieceProperties, 'name', 'class', 'trusts', 'point-value', 'cp']),
    zones: zones.flatMap(({ name }) => name ?? []),
    hasTurns: turn !== undefined,
  };
};
