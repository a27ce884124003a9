import { countForm, fail, type ProgramDraft, suggestSimilarNames, useSymbolDefinition, warn } from './draft.ts';
import { formNameOf, type GdlForm, headSymbolOf, operandsOfGdlForm } from './form.ts';

/** Lists of unit types (S28). */

const SHAPE = 'u*, TYPE, (TYPE ...), (append LIST ...), (remove LIST LIST)';

/** Returns the types in order; warns of unknown types and skips them. */
export const parseUnitTypes = (draft: ProgramDraft, form: GdlForm): readonly string[] => {
  if (!countForm(draft, form)) return [];
  const name = formNameOf(form);
  if (name !== undefined) return named(draft, name, form);
  if (form.kind === 'quote') return parseUnitTypes(draft, form.of);
  if (form.kind !== 'list') return fail(draft, 'bad-form', form, SHAPE) ?? [];
  const parts = operandsOfGdlForm(form);
  if (headSymbolOf(form) === 'append') return unique(parts.flatMap((part) => parseUnitTypes(draft, part)));
  if (headSymbolOf(form) !== 'remove') return unique(form.items.flatMap((part) => parseUnitTypes(draft, part)));
  const [gone, from] = parts;
  if (!gone || !from || parts.length > 2) return fail(draft, 'bad-form', form, '(remove LIST LIST)') ?? [];
  const removed = new Set(parseUnitTypes(draft, gone));
  return parseUnitTypes(draft, from).filter((type) => !removed.has(type));
};

export const isUnitTypeName = (draft: ProgramDraft, name: string): boolean =>
  name === 'u*' || draft.names.types.includes(name);

const named = (draft: ProgramDraft, name: string, form: GdlForm): readonly string[] => {
  const { types } = draft.names;
  if (name === 'u*') return types;
  if (types.includes(name)) return [name];
  const defined =
    form.kind === 'symbol'
      ? useSymbolDefinition(draft, name, form, (value) => parseUnitTypes(draft, value))
      : undefined;
  return defined ?? warn(draft, 'unknown-type', form, suggestSimilarNames(form, types, draft.defines.keys())) ?? [];
};

const unique = (names: readonly string[]): readonly string[] => [...new Set(names)];
