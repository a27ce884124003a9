import { namesInTemplate, parseTextTemplate } from '../../table/expression/index.ts';
import type { ComparedModulePart } from '../play/difference.ts';
import type { InformedViewers } from '../play/flow/known-to.ts';
import type { Module } from '../play/module.ts';
import { knownToOfSideSet } from './keeper-reads.ts';
import { compileScorekeepers } from './language/compile.ts';
import { formNameOf, type GdlForm, headSymbolOf } from './language/form.ts';
import { moduleNamesOf } from './language/names.ts';
import { printForm } from './language/print-form.ts';
import { parseGdlForms } from './language/read-forms.ts';

/** Returns the parts of scorekeepers that matter to players, without wording, comments and notes. */
export const namedPartsOfScorekeepers = (module: Module): readonly ComparedModulePart[] => {
  const { scorekeepers } = module;
  if (!scorekeepers) return [];
  const read = parseGdlForms(scorekeepers.text);
  if (!read.ok) return [{ part: 'scorekeeper', name: '', matters: scorekeepers.text }];
  const known = knownIn(module, scorekeepers.text);
  return read.forms.map((form) => {
    const [, first] = form.kind === 'list' ? form.items : [];
    const name = formNameOf(first) ?? '';
    const { to, title = '' } = (headSymbolOf(form) === 'scorekeeper' ? known.get(name) : undefined) ?? {};
    return {
      part: 'scorekeeper',
      name,
      ...(title === '' ? {} : { label: title }),
      matters: printForm(wordless(form)),
      ...(to === undefined ? {} : { to }),
    };
  });
};

const knownIn = (
  module: Module,
  text: string,
): ReadonlyMap<string, { readonly title: string; readonly to: InformedViewers }> => {
  const compiled = compileScorekeepers([text], moduleNamesOf(module));
  if (!compiled.ok) return new Map();
  // Scorekeepers on cards are known to all players, because all know the deck of these cards.
  return new Map(
    compiled.program.definitions.map(({ name, title, knownTo, card }) => [
      card?.name ?? name,
      { title, to: card ? 'all' : knownToOfSideSet(knownTo, module, compiled.program) },
    ]),
  );
};

/** Properties that contain only words, or that are reported separately. */
const WORDS: ReadonlySet<string> = new Set(['title', 'notes', 'reveals']);
/** Forms that contain messages. A message may have values between dollar signs. */
const SAYING: ReadonlySet<string> = new Set(['stop', 'end', 'win', 'lose', 'says']);

const wordless = (form: GdlForm): GdlForm => {
  if (form.kind !== 'list') return form;
  const head = headSymbolOf(form) ?? '';
  const items = form.items.filter((item) => !WORDS.has(headSymbolOf(item) ?? ''));
  if (head === 'messages') return { ...form, items: items.map((item) => saying(item, 2)) };
  return { ...form, items: items.map((item) => (SAYING.has(head) ? said(item) : wordless(item))) };
};

/** Removes the wording from `(TEST TEXT [SIDES])`, or from a list of such forms. */
const saying = (form: GdlForm, depth: number): GdlForm => {
  if (form.kind !== 'list' || depth === 0) return form;
  const isMessage = form.items[1]?.kind === 'text';
  return {
    ...form,
    items: form.items.map((item, i) => (isMessage ? (i === 1 ? said(item) : wordless(item)) : saying(item, depth - 1))),
  };
};

const said = (form: GdlForm): GdlForm =>
  form.kind === 'text'
    ? { ...form, text: [...namesInTemplate(parseTextTemplate(form.text))].sort().join() }
    : wordless(form);
