import { anchorOf } from '../../../docs/.vitepress/links.ts';
import type { NameKind } from '../../../src/form/name-kind.ts';
import { nameNotes } from '../../../src/form/names.ts';
import { fileSchema } from '../../../src/session/format/module.ts';
import { definitionOf, innerOf, joined, type Named, type Schema, valueText } from './values.ts';

/** The page docs/reference.md: each part of a module with its keys, as the schema has them. */

interface Part {
  /** The path of the part without signs for lists: `turn.phases`. */
  readonly path: string;
  readonly shape: Readonly<Record<string, Schema>>;
  /** The schema of keys that are not listed. */
  readonly rest?: Schema;
  /** Paths elsewhere at which the same part may be. */
  readonly others: string[];
}

interface Found {
  readonly parts: Map<object, Part>;
  readonly givers: Map<NameKind, string>;
}

/** A part of which there are several forms is known by the word that tells them apart: `maps.captures (by: line)`. */
const formOf = (shape: Part['shape']): string => {
  for (const key of ['kind', 'by']) {
    const definition = shape[key] && definitionOf(shape[key]);
    if (definition?.type === 'literal') return ` (${key}: ${definition.values.join(', ')})`;
  }
  return '';
};

const below = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

const walk = (schema: Schema, path: string, owner: string, found: Found): void => {
  const definition = definitionOf(schema);
  const gives = nameNotes.get(schema)?.gives;
  if (gives && !found.givers.has(gives)) found.givers.set(gives, definition.type === 'string' ? owner : path);
  if (definition.type !== 'object') {
    for (const inner of innerOf(schema)) walk(inner, path, owner, found);
    return;
  }
  const known = found.parts.get(definition.shape);
  if (known) {
    if (known.path !== path && !known.others.includes(path)) known.others.push(path);
    return;
  }
  const name = `${path}${formOf(definition.shape)}`;
  const isTaken = [...found.parts.values()].some((part) => part.path === name);
  const { catchall } = definition;
  const rest = catchall && definitionOf(catchall).type !== 'never' ? catchall : undefined;
  const part = {
    ...(rest ? { rest } : {}),
    path: isTaken ? `${name} (${Object.keys(definition.shape)[0]})` : name,
    shape: definition.shape,
    others: [],
  };
  found.parts.set(definition.shape, part);
  for (const [key, value] of Object.entries(definition.shape)) walk(value, below(path, key), part.path, found);
  if (rest) walk(rest, below(path, 'PROPERTY'), part.path, found);
};

/** What a key holds if it is missing, or that it must not be. */
const defaultText = (schema: Schema): string => {
  const definition = definitionOf(schema);
  if (definition.type === 'optional') return '';
  if (definition.type !== 'default' && definition.type !== 'prefault') return 'required';
  const value: unknown = definition.defaultValue;
  return value === '' || JSON.stringify(value) === '{}' || JSON.stringify(value) === '[]'
    ? ''
    : `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
};

/** Words that a value can be are code in a description that explains them: `any: without limit`. */
const marked = (description: string): string => description.replace(/(^|[.;] )([a-z][a-z-]*): /g, '$1`$2`: ');

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** The description of a schema, or of the first below it that has one. */
const descriptionOf = (schema: Schema): string => {
  const { description } = schema as { readonly description?: string };
  if (description) return description;
  const definition = definitionOf(schema);
  return 'innerType' in definition ? descriptionOf(definition.innerType) : '';
};

const sectionOf = ({ path, shape, rest, others }: Part, named: Named): string => {
  const rows = Object.entries(shape).map(([key, schema]) =>
    ['', `\`${key}\``, valueText(schema, named), defaultText(schema), marked(descriptionOf(schema)), '']
      .map(cell)
      .join(' | ')
      .trim(),
  );
  const also = others.map((other) => `\`${other}\``);
  return [
    `${path === '' || !path.includes('.') ? '##' : '###'} ${path === '' ? 'The file' : path}`,
    ...(also.length > 0
      ? ['', `The same keys are allowed in ${joined(also).replace(/ or (?=`[^`]*`$)/, ' and ')}.`]
      : []),
    '',
    '| Key | Value | Default | Meaning |',
    '| --- | --- | --- | --- |',
    ...rows,
    ...(rest ? [`| any other key | ${cell(valueText(rest, named))} |  | A property of the piece |`] : []),
  ].join('\n');
};

const INTRO = `# Reference

Every key of a module's file, by the part that it belongs to. The tests write this page from the schema that reads
modules, so it is never out of date. The [guide](guide/README.md) explains the keys by topic.

A heading is the path of a part: \`turn.phases\` has the keys of each phase under \`turn\`. A key without a default can be
left out, unless it is required. A number of characters is the largest length of a line or a text. A picture is a PNG,
JPEG, WebP, GIF or SVG file. [Properties and formulas](guide/values.md) explains formulas and matches.
`;

/** Returns the text of docs/reference.md. */
export const referencePage = (): string => {
  const found: Found = { parts: new Map(), givers: new Map() };
  walk(fileSchema, '', '', found);
  const linkTo = (path: string): string => anchorOf(path === '' ? 'The file' : path);
  const paths = new Set([...found.parts.values()].map(({ path }) => path));
  const named: Named = {
    part: (shape) => {
      const part = found.parts.get(shape);
      return part && linkTo(part.path);
    },
    giver: (kind) => {
      let path = found.givers.get(kind);
      while (path !== undefined && !paths.has(path)) path = path.split('.').slice(0, -1).join('.');
      return path === undefined ? undefined : linkTo(path);
    },
  };
  return `${[INTRO.trimEnd(), ...[...found.parts.values()].map((part) => sectionOf(part, named))].join('\n').replace(/\n(?=##)/g, '\n\n')}\n`;
};
