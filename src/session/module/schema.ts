import { z } from 'zod';
import { isFields } from '../../table/index.ts';
import { fileSchema } from '../format/module.ts';

/** The most characters in a line of the published file, as the repository's formatter would print it. */
const WIDTH = 140;

/**
 * Returns the text of data/module.schema.json, for editors (T25). It describes only the structure of a module, not how
 * its parts must fit together.
 */
export const buildModuleSchemaText = (): string => {
  const schema = z.toJSONSchema(fileSchema, { io: 'input', target: 'draft-7' });
  const { required, ...rest } = schema;
  // A file that extends another file may leave out the required keys.
  const whole = { if: { required: ['like'] }, else: { required } };
  return `${print({ ...rest, required: ['module', 'title'], ...whole, title: 'A module of Quartermaster' }, '')}\n`;
};

/** Prints JSON as the formatter does: lists of plain values are on one line if they fit. */
const print = (value: unknown, indent: string): string => {
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const flat = `[${value.map((item) => JSON.stringify(item)).join(', ')}]`;
    if (!value.some((item) => typeof item === 'object') && indent.length + flat.length < WIDTH - 40) return flat;
    return `[\n${value.map((item) => inner + print(item, inner)).join(',\n')}\n${indent}]`;
  }
  if (!isFields(value)) return JSON.stringify(value);
  const fields = Object.keys(value).filter((key) => value[key] !== undefined);
  if (fields.length === 0) return '{}';
  return `{\n${fields.map((key) => `${inner}${JSON.stringify(key)}: ${print(value[key], inner)}`).join(',\n')}\n${indent}}`;
};
