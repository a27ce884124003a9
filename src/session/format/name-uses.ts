import type { z } from 'zod';
import type { NameKind, PropertyOwnerKind } from '../../form/name-kind.ts';
import { nameNotes } from '../../form/names.ts';
import type { TextKind } from '../../form/words.ts';
import { childNodeAt, createKeyNode, type FileNode } from '../text/spot.ts';

export interface NameUses {
  readonly references: readonly { readonly kind: NameKind; readonly name: string; readonly node: FileNode }[];
  /** Lists, mappings or texts that define names; `isComplete`: true if all their names could be read. */
  readonly given: readonly GivenNames[];
  readonly properties: readonly { readonly of: PropertyOwnerKind; readonly node: FileNode }[];
  readonly texts: readonly TextWithNames[];
}

export interface TextWithNames {
  readonly as: TextKind;
  readonly text: string;
  readonly node: FileNode;
  /** The mappings that contain the node, the innermost first, without the whole file. */
  readonly within: readonly FileNode[];
  readonly root: FileNode;
}

interface GivenNames {
  readonly kind: NameKind;
  readonly node: FileNode;
  readonly names: readonly FileNode[];
  readonly areUnique: boolean;
  readonly isComplete: boolean;
}

type Schema = z.core.$ZodType;

/** Returns every use of a name in a node. Parts that don't fit the schema are skipped. */
export const findNameUses = (schema: Schema, root: FileNode): NameUses => {
  const uses = { references: [], given: [], properties: [], texts: [] };
  walk(schema, root, { ...uses, root }, []);
  return uses;
};

interface Uses {
  readonly references: NameUses['references'][number][];
  readonly given: GivenNames[];
  readonly properties: NameUses['properties'][number][];
  readonly texts: TextWithNames[];
  readonly root: FileNode;
}

const walk = (schema: Schema, node: FileNode, uses: Uses, within: readonly FileNode[]): void => {
  if (!hasNames(schema)) return;
  const { refers, gives, properties, reads, beside } = nameNotes.get(schema) ?? {};
  if (refers && typeof node.value === 'string') uses.references.push({ kind: refers, name: node.value, node });
  if (gives) uses.given.push(givenIn(gives, definitionOf(schema).type, node));
  if (properties) uses.properties.push({ of: properties, node });
  const isRead = reads && (!beside || beside.some((key) => within[0] && childNodeAt(within[0], key)));
  if (isRead && typeof node.value === 'string')
    uses.texts.push({ as: reads, text: node.value, node, within, root: uses.root });
  const definition = definitionOf(schema);
  switch (definition.type) {
    case 'array':
      for (const item of node.items ?? []) walk(definition.element, item, uses, within);
      return;
    case 'tuple':
      for (const [i, item] of definition.items.entries()) if (node.items?.[i]) walk(item, node.items[i], uses, within);
      return;
    case 'record':
      for (const [key, entry] of node.entries ?? []) {
        walk(definition.keyType, createKeyNode(key, entry), uses, within);
        walk(definition.valueType, entry.spot, uses, within);
      }
      return;
    case 'object':
      for (const [key, part] of Object.entries(definition.shape)) {
        const inner = node.path === '' ? within : [node, ...within];
        const under = childNodeAt(node, key);
        if (under) walk(part, under, uses, inner);
        else if (node.entries) lack(part, node, uses);
      }
      return;
    default:
      for (const part of partsOf(schema)) walk(part, node, uses, within);
  }
};

const definitionOf = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def;

export const partsOf = (schema: Schema): readonly Schema[] => {
  const definition = definitionOf(schema);
  switch (definition.type) {
    case 'array':
      return [definition.element];
    case 'tuple':
      return definition.items;
    case 'record':
      return [definition.keyType, definition.valueType];
    case 'object':
      return Object.values(definition.shape);
    case 'union':
      return definition.options;
    case 'optional':
    case 'default':
    case 'prefault':
      return [definition.innerType];
    case 'pipe':
      return [definition.in];
    default:
      return [];
  }
};

/** True if a schema can contain names; skips the cells of large boards. */
const hasNames = (schema: Schema): boolean => {
  const known = named.get(schema);
  if (known !== undefined) return known;
  const found = nameNotes.get(schema) !== undefined || partsOf(schema).some(hasNames);
  named.set(schema, found);
  return found;
};

const named = new WeakMap<Schema, boolean>();

const givenIn = (kind: NameKind, type: string, node: FileNode): GivenNames => {
  if (type === 'record') {
    const names = [...(node.entries ?? [])].map(([key, entry]) => createKeyNode(key, entry));
    return { kind, node, names, areUnique: true, isComplete: node.entries !== undefined && !node.partial };
  }
  const isList = type === 'array';
  const names = isList ? (node.items ?? []).flatMap((item) => childNodeAt(item, 'name') ?? []) : [node];
  const texts = names.filter(({ value }) => typeof value === 'string');
  const isComplete = !isList || (node.items !== undefined && texts.length === node.items.length);
  return { kind, node, names: texts, areUnique: isList, isComplete };
};

/** Records names that are required but missing. In a mapping that could only be read in part, such a name may exist. */
const lack = (schema: Schema, parent: FileNode, uses: Uses): void => {
  if (schema._zod.optin !== undefined && !parent.partial) return;
  const inner = innermost(schema);
  const kind = nameNotes.get(inner)?.gives;
  if (kind) uses.given.push({ kind, node: parent, names: [], areUnique: true, isComplete: false });
};

const innermost = (schema: Schema): Schema => {
  const definition = definitionOf(schema);
  if (definition.type === 'pipe') return innermost(definition.in);
  return 'innerType' in definition ? innermost(definition.innerType) : schema;
};
