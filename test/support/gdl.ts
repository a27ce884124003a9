import fc from 'fast-check';
import type { Module } from '../../src/engine/index.ts';
import { compileScorekeepers } from '../../src/engine/scorekeepers/language/compile.ts';
import type { GdlForm } from '../../src/engine/scorekeepers/language/form.ts';
import { moduleNamesOf } from '../../src/engine/scorekeepers/language/names.ts';
import { openModule, type Play } from './table.ts';

/** Forms of GDL for tests. */

const anyName = fc.oneof(
  fc.constantFrom(
    'u*',
    'side*',
    'score',
    'last-side-wins',
    'true',
    'nil',
    '12',
    '-3',
    '',
    'odd symbol',
    'a|b',
    '#|',
    "it's",
  ),
  fc.string({ maxLength: 6 }),
);

const anyAtom: fc.Arbitrary<GdlForm> = fc.oneof(
  anyName.map((name): GdlForm => ({ kind: 'symbol', name, at: 0 })),
  fc.string({ maxLength: 8 }).map((text): GdlForm => ({ kind: 'text', text, at: 0 })),
  fc.integer({ min: -1000, max: 1000 }).map((number): GdlForm => ({ kind: 'number', number: number / 4 || 0, at: 0 })),
  fc.boolean().map((flag): GdlForm => ({ kind: 'flag', flag, at: 0 })),
);

/** Any form at all, of a few levels. */
export const anyForm: fc.Arbitrary<GdlForm> = fc.letrec<{ form: GdlForm }>((tie) => ({
  form: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    anyAtom,
    fc.array(tie('form'), { maxLength: 5 }).map((items): GdlForm => ({ kind: 'list', items, at: 0 })),
    tie('form').map((of): GdlForm => ({ kind: 'quote', of, at: 0 })),
  ),
})).form;

/** A form without its places. */
export const bareForm = (form: GdlForm): unknown => {
  if (form.kind === 'list') return form.items.map(bareForm);
  if (form.kind === 'quote') return { quote: bareForm(form.of) };
  const { at: _, ...bare } = form;
  return bare;
};

/** A module with scorekeepers in it. */
export const scored = (text: string, module: Module = openModule): Module => {
  const compiled = compileScorekeepers([text], moduleNamesOf(module));
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.faults));
  return { ...module, scorekeepers: { text, hides: compiled.program.hides } };
};

/** Every score that is kept, of each scorekeeper, by side. */
export const scoresIn = ({ table }: Play): { readonly [keeper: string]: { readonly [side: string]: number } } =>
  Object.fromEntries([...table.all('scorekeeper')].map(({ id, scores }) => [id, scores]));

/** How the sides that are out of the game came out, in that order. */
export const resultsIn = ({ table }: Play): readonly string[] =>
  [...table.all('outcome')].map(({ id, result, place }) => `${id} ${result}${place === undefined ? '' : ` ${place}`}`);

/** What was said in the newest check: to whom, and what. */
export const saidIn = ({ table }: Play): readonly string[] =>
  (table.get('check', 'check')?.said ?? []).map(({ what, text, side, to, not }) => {
    const whom = to === 'all' ? (not ? `all but ${not.join()}` : 'all') : to.join();
    return `${whom}: ${what === 'message' ? text : what}${side === undefined ? '' : ` [${side}]`}`;
  });
