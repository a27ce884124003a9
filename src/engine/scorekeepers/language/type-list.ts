import { countForm, fail, type ProgramDraft, suggestSimilarNames, warn, withDefinition } from './draft.ts';
import { formNameOf, type GdlForm, headSymbolOf, operandsOf } from './form.ts';

/** Lists of unit types (S28). */

const SHAPE = 'u*, TYPE, (TYPE ...), (append LIST ...), (remove LIST LIST)';

/** Returns the types in order; warns of unknown types and skips them. */
export const readTypes = (draft: ProgramDraft, form: GdlForm): readonly string[] => {
  if (!countForm(draft, form)) return [];
  const name = formNameOf(form);
  if (name !== undefined) return named(draft, name, form);
  if (form.kind === 'quote') return readTypes(draft, form.of);
  if (form.kind !== 'list') return fail(draft, 'bad-form', form, SHAPE) ?? [];
  const parts = operandsOf(form);
  if (headSymbolOf(form) === 'append') return unique(parts.flatMap((part) => readTypes(draft, part)));
  if (headSymbolOf(form) !== 'remove') return unique(form.items.flatMap((part) => readTypes(draft, part)));
  const [gone, from] = parts;
  if (!gone || !from || parts.length > 2) return fail(draft, 'bad-form', form, '(remove LIST LIST)') ?? [];
  const removed = new Set(readTypes(draft, gone));
  return readTypes(draft, from).filter((type) => !removed.has(type));
};

export const isTypes = (draft: ProgramDraft, name: string): boolean =>
  name === 'u*' || draft.names.types.includes(name);

const named = (draft: ProgramDraft, name: string, form: GdlForm): readonly string[] => {
  const { types } = draft.names;
  if (name === 'u*') return types;
  if (types.includes(name)) return [name];
  const defined =
    form.kind === 'symbol' ? withDefinition(draft, name, form, (value) => readTypes(draft, value)) : undefined;
  return defined ?? warn(draft, 'unknown-type', form, suggestSimilarNames(form, types, draft.defines.keys())) ?? [];
};

const unique = (names: readonly string[]): readonly string[] => [...new Set(names)];
