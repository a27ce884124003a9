import { readDecimal } from '../../../table/index.ts';
import type { ProgramDraft } from './draft.ts';
import { formNameOf, type GdlForm, headSymbolOf, operandsOfGdlForm } from './form.ts';
import { type EventField, isEventField } from './tree.ts';

/**
 * Returns the values that an event must have for a test to be true, by field. They come from comparisons such as `(=
 * kind captured)`, alone or in an `and`.
 */
export const requiredEventValuesOf = (
  draft: ProgramDraft,
  form: GdlForm,
): ReadonlyMap<EventField, ReadonlySet<string>> => {
  const needs = new Map<EventField, ReadonlySet<string>>();
  const conditions = headSymbolOf(form) === 'and' ? operandsOfGdlForm(form) : [form];
  for (const one of conditions) {
    const need = needOf(draft, one);
    if (need) needs.set(need.field, needs.get(need.field) ?? need.values);
  }
  return needs;
};

const needOf = (
  draft: ProgramDraft,
  form: GdlForm,
): { readonly field: EventField; readonly values: ReadonlySet<string> } | undefined => {
  if (headSymbolOf(form) === 'or') {
    const parts = operandsOfGdlForm(form).map((part) => needOf(draft, part));
    const field = parts[0]?.field;
    if (field === undefined || parts.some((part) => part?.field !== field)) return undefined;
    return { field, values: new Set(parts.flatMap((part) => [...(part?.values ?? [])])) };
  }
  if (headSymbolOf(form) !== '=') return undefined;
  const [left, right, more] = operandsOfGdlForm(form);
  const field = left?.kind === 'symbol' ? left.name : undefined;
  const value = right && needed(draft, right);
  return field !== undefined && isEventField(field) && value !== undefined && !more
    ? { field, values: new Set([value]) }
    : undefined;
};

/**
 * Returns the word of an operand. Words that are also numbers are excluded, because they equal words that look
 * different.
 */
const needed = (draft: ProgramDraft, form: GdlForm): string | undefined => {
  const word = form.kind === 'text' || form.kind === 'quote' ? formNameOf(form) : undefined;
  const name = word ?? (form.kind === 'symbol' && isPlainWord(draft, form.name) ? form.name : undefined);
  return name === undefined || readDecimal(name) !== undefined ? undefined : name;
};

const isPlainWord = ({ defines, names }: ProgramDraft, name: string): boolean =>
  !isEventField(name) && !defines.has(name) && !names.properties.has(name) && name !== 'turn' && name !== 'score';
