import type { SideId } from '../../../table/index.ts';
import { knownProperties } from '../../play/pieces/properties.ts';

/** What of a module its GDL can name. */
export interface Names {
  readonly sides: readonly { readonly id: SideId; readonly name: string; readonly class: string | undefined }[];
  /** The unit types, in order: its prototypes. */
  readonly types: readonly string[];
  /** For each type, the properties that its prototype has. */
  readonly given: ReadonlyMap<string, ReadonlySet<string>>;
  readonly properties: ReadonlySet<string>;
  readonly zones: readonly string[];
  readonly hasTurns: boolean;
  /** All names that mean something, where an author is to be told of others. */
  readonly known?: MeaningfulWords;
}

/** Properties of units, those of sides and the game, and texts that properties hold. */
export interface MeaningfulWords {
  readonly unit: ReadonlySet<string>;
  readonly side: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
  /** The kinds of what players can do. */
  readonly actions: readonly string[];
  /** What pieces are called. */
  readonly pieces: readonly string[];
  readonly maps: readonly string[];
  readonly isCell: (label: string) => boolean;
}

/** The side of whatever belongs to nobody (S29). No record has this id, unless a side is called so. */
export const INDEPENDENT = '0' as SideId;
export const INDEPENDENT_CLASS = 'independent';

/** Something that has properties of its own. */
interface Holder {
  readonly values?: object | undefined;
}

interface NamedHolder extends Holder {
  readonly name?: string;
}

/** What is needed of a module for that: also of a file's of which not all is checked yet. */
interface NamesModule extends Holder {
  readonly sides: readonly (Holder & { readonly name: string; readonly class?: string | undefined })[];
  readonly prototypes: { readonly [name: string]: object };
  readonly properties?: object | undefined;
  readonly maps: readonly (Holder & {
    readonly boards: readonly { readonly zones?: readonly NamedHolder[] | undefined }[];
  })[];
  readonly turn?: object | undefined;
}

export const namesOf = ({ sides, prototypes, properties = {}, maps, values = {}, turn }: NamesModule): Names => {
  const zones = maps.flatMap(({ boards }) => boards.flatMap((board) => board.zones ?? []));
  const holders = [...sides, ...maps, ...zones].map((holder) => holder.values ?? {});
  const known = [...holders, values, ...Object.values(prototypes), properties].flatMap((holder) => Object.keys(holder));
  return {
    sides: sides.map((side) => ({ id: side.name as SideId, name: side.name, class: side.class })),
    types: Object.keys(prototypes),
    given: new Map(Object.entries(prototypes).map(([type, own]) => [type, new Set(Object.keys(own))])),
    properties: new Set([...known, ...knownProperties, 'name', 'class', 'trusts', 'point-value', 'cp']),
    zones: zones.flatMap(({ name }) => name ?? []),
    hasTurns: turn !== undefined,
  };
};
