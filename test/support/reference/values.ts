import type { z } from 'zod';
import { expectedBy } from '../../../src/form/expects.ts';
import type { NameKind } from '../../../src/form/name-kind.ts';
import { nameNotes } from '../../../src/form/names.ts';
import type { TextKind } from '../../../src/form/words.ts';
import { remedyText } from '../modules/fault-words.ts';

/** What may be written in a module's file, in words of the reference. */

export type Schema = z.core.$ZodType;

export const definitionOf = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def;

/** The schemas of what is inside of a list, a mapping of names, or one of several forms. */
export const innerOf = (schema: Schema): readonly Schema[] => {
  const definition = definitionOf(schema);
  switch (definition.type) {
    case 'array':
      return [definition.element];
    case 'record':
      return [definition.valueType];
    case 'tuple':
      return definition.items;
    case 'union':
      return definition.options;
    case 'pipe':
      return [definition.in];
    case 'default':
    case 'prefault':
    case 'optional':
      return [definition.innerType];
    default:
      return [];
  }
};

const TEXTS: { readonly [K in TextKind]: string } = {
  match: 'a match of pieces',
  'match-here': 'a match of pieces',
  cell: 'a match of cells',
  target: 'a match of targets',
  when: 'a condition',
  condition: 'a condition',
  near: 'a match of what is near',
  change: 'a change',
  formula: 'a calculated value',
  amount: 'a calculated value',
  sum: 'a property, or a formula in braces',
  'side-match': 'a match of sides',
  'side-formula': 'a formula of the side',
  report: 'a text with $names$',
  sentence: 'a sentence with $names$',
  scorekeepers: 'a text in GDL',
};

/** The names that mean something else than a part of that name, or that no part gives. */
const NAMES: { readonly [K in NameKind]?: string } = {
  place: 'a map, or a cell of a board',
  places: 'a map, a cell or a range of cells',
  counted: 'a map, board, zone, hand or deck, or `game`',
  'battle-zone': 'the name of a zone on the map of battles',
  hidden: 'the name of a hidden thing',
  mover: 'the name of a class, prototype or piece',
  labelled: 'the key of a property, prototype, class, terrain or edge',
  act: 'the name of an action, or a word such as `move`',
  'turn-phase': 'the name of a phase of a turn',
  'edge-kind': 'the name of an edge',
  piece: 'the name of a piece',
};

export interface Named {
  /** Returns the link to a part that has a section, by its schema. */
  readonly part: (shape: object) => string | undefined;
  /** Returns the link to the part that gives names of this kind. */
  readonly giver: (kind: NameKind) => string | undefined;
}

const code = (word: unknown): string => `\`${String(word)}\``;

export const joined = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

/** The bounds of a number, or of the count of a list. */
const boundsOf = (schema: Schema): { readonly least?: number; readonly most?: number; readonly isWhole: boolean } => {
  const checks = (definitionOf(schema).checks ?? []).map((check) => (check as z.core.$ZodChecks)._zod.def);
  const least = checks.flatMap((check) =>
    check.check === 'min_length' ? [check.minimum] : check.check === 'greater_than' ? [Number(check.value)] : [],
  )[0];
  const most = checks.flatMap((check) =>
    check.check === 'max_length' ? [check.maximum] : check.check === 'less_than' ? [Number(check.value)] : [],
  )[0];
  const isWhole = (schema as { readonly format?: string | null }).format === 'safeint';
  return { isWhole, ...(least === undefined ? {} : { least }), ...(most === undefined ? {} : { most }) };
};

/** The largest number that a module can hold. */
const NO_BOUND = 1e9;

const numberText = (schema: Schema): string => {
  const { least, most, isWhole } = boundsOf(schema);
  const kind = isWhole ? 'a whole number' : 'a number';
  if (most !== undefined && most >= NO_BOUND) return kind;
  if (least !== undefined && most !== undefined) return `${kind} from ${least} to ${most}`;
  return least === undefined ? kind : `${kind}, at least ${least}`;
};

const listText = (schema: Schema, element: string): string => {
  const { least, most } = boundsOf(schema);
  const count = most === undefined ? '' : least === undefined ? `up to ${most}: ` : `${least} to ${most}: `;
  return `a list of ${count}${count === '' ? element.replace(/^an? /, '') : element}`;
};

/** What a schema expects by the message of its issues. */
const expectationText = (error: unknown): string | undefined => {
  const message: unknown = typeof error === 'function' ? error({}) : undefined;
  const expectation = typeof message === 'string' ? expectedBy({ message }) : undefined;
  if (expectation === undefined) return undefined;
  switch (expectation.is) {
    case 'form':
      return undefined;
    case 'name':
    case 'place-label':
      return 'a name';
    case 'short-line':
      return `a line (${expectation.most} characters)`;
    case 'short-text':
      return `a text (${expectation.most} characters)`;
    case 'picture-file':
    case 'picture':
    case 'art':
    case 'look':
      return 'the name of a picture file';
    case 'table-row':
      return remedyText(expectation).replace(/^a list: /, '');
    default:
      return remedyText(expectation);
  }
};

/** What a text has to be, by the first check that says it. */
const stringText = (schema: Schema): string => {
  const errors = (definitionOf(schema).checks ?? []).map((check) => (check as z.core.$ZodChecks)._zod.def.error);
  return errors.map(expectationText).find((text) => text !== undefined) ?? 'a text';
};

const nameText = (kind: NameKind, { giver }: Named): string => {
  const special = NAMES[kind];
  const link = giver(kind);
  if (special === undefined) return `the name of a ${link === undefined ? kind : `[${kind}](#${link})`}`;
  return link === undefined ? special : `[${special}](#${link})`;
};

/** Returns the words for what may stand under a schema. */
export const valueText = (schema: Schema, named: Named): string => {
  const definition = definitionOf(schema);
  const note = nameNotes.get(schema);
  switch (definition.type) {
    case 'default':
    case 'prefault':
    case 'optional':
    case 'pipe':
      return innerOf(schema).map((inner) => valueText(inner, named))[0] ?? '';
    case 'object':
      return `[a mapping](#${named.part(definition.shape) ?? ''})`;
    case 'array':
      return listText(schema, valueText(definition.element, named));
    case 'tuple':
      return tupleText(definition.items.map((item) => valueText(item, named)));
    case 'record':
      return recordText(schema, named);
    case 'union':
      return unionText(schema, named);
    case 'boolean':
      return '`true` or `false`';
    case 'enum':
      return wordsText(Object.values(definition.entries).map(code));
    case 'literal':
      return joined(definition.values.map(code));
    case 'number':
      return numberText(schema);
    default:
      if (note?.refers) return nameText(note.refers, named);
      return note?.reads && !note.beside ? TEXTS[note.reads] : stringText(schema);
  }
};

const MOST_WORDS = 12;

const wordsText = (words: readonly string[]): string =>
  words.length > MOST_WORDS ? `${words.slice(0, 3).join(', ')} ... ${words.at(-1)}` : joined(words);

/** Equal members are counted. */
const tupleText = (members: readonly string[]): string =>
  new Set(members).size === 1 ? `a list of ${members.length}: ${members[0]}` : `[${members.join(', ')}]`;

const MAPPING = /^\[a mapping\]/;

/** Mappings of several forms are counted behind all other forms. */
const mappingsText = (forms: readonly string[]): readonly string[] => {
  const mappings = forms.filter((form) => MAPPING.test(form));
  if (mappings.length < 2) return forms;
  const counted = mappings.map((form, i) => form.replace(MAPPING, `[${i + 1}]`));
  return [...forms.filter((form) => !MAPPING.test(form)), `one of the mappings ${joined(counted)}`];
};

const eitherOf = (forms: readonly string[]): string =>
  forms.some((form) => / or |: /.test(form)) ? forms.join('; or ') : joined(forms);

const isPlain = (schema: Schema): boolean => definitionOf(schema).type !== 'object' && innerOf(schema).every(isPlain);

/** The forms of a value, with those of the unions within it. Plain values are in the words of their error. */
const formsOf = (schema: Schema, named: Named): readonly string[] => {
  const definition = definitionOf(schema);
  if (definition.type === 'pipe') return formsOf(definition.in, named);
  if (definition.type !== 'union') return [valueText(schema, named)];
  const plain = isPlain(schema) ? expectationText(definition.error) : undefined;
  return plain === undefined ? definition.options.flatMap((option) => formsOf(option, named)) : [plain];
};

const unionText = (schema: Schema, named: Named): string =>
  eitherOf(mappingsText([...new Set(formsOf(schema, named))]));

const recordText = (schema: Schema, named: Named): string => {
  const definition = definitionOf(schema);
  if (definition.type !== 'record') return '';
  const { gives, properties } = nameNotes.get(schema) ?? {};
  const key = gives || properties ? 'names' : valueText(definition.keyType, named).replace(/^a name$/, 'names');
  const value = valueText(definition.valueType, named);
  return key === 'names' ? `a mapping of names to ${value}` : `a mapping. Key: ${key}. Value: ${value}`;
};
