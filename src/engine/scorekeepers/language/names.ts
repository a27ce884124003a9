import type { SideId } from '../../core/ids.ts';
import type { Module } from '../../play/module.ts';
import { knownProperties } from '../../play/pieces/properties.ts';

/** What of a module its GDL can name. */
export interface Names {
  readonly sides: readonly { readonly id: SideId; readonly name: string; readonly class: string | undefined }[];
  /** The unit types, in order: its prototypes. */
  readonly types: readonly string[];
  /** For each type, the properties that its prototype has. */
  readonly given: ReadonlyMap<string, ReadonlySet<string>>;
  readonly properties: ReadonlySet<string>;
  readonly hasTurns: boolean;
}

/** The side of whatever belongs to nobody (S29). No record has this id, unless a side is called so. */
export const INDEPENDENT = '0' as SideId;
export const INDEPENDENT_CLASS = 'independent';

type NamesModule = Pick<Module, 'sides' | 'prototypes' | 'properties' | 'maps' | 'values' | 'turn'>;

export const namesOf = ({ sides, prototypes, properties = {}, maps, values = {}, turn }: NamesModule): Names => {
  const zones = maps.flatMap(({ boards }) => boards.flatMap((board) => board.zones ?? []));
  const holders = [values, ...sides, ...maps, ...zones].map((holder) =>
    'values' in holder ? ((holder.values ?? {}) as object) : {},
  );
  const known = [...holders, values, ...Object.values(prototypes), properties].flatMap((holder) => Object.keys(holder));
  return {
    sides: sides.map((side) => ({ id: side.name as SideId, name: side.name, class: side.class })),
    types: Object.keys(prototypes),
    given: new Map(Object.entries(prototypes).map(([type, own]) => [type, new Set(Object.keys(own))])),
    properties: new Set([...known, ...knownProperties, 'name', 'class', 'trusts', 'point-value', 'cp']),
    hasTurns: turn !== undefined,
  };
};
