import { near, parseTextTemplate } from '../../../table/expression/index.ts';
import { type ProgramDraft, reportWarningAt, warn } from './draft.ts';
import type { GdlForm } from './form.ts';

/** Warnings about unknown names (D17), if all names of the module are known. */

/** The names that a message can use besides properties (S11). */
const MESSAGE_NAMES = ['title', 'side', 'score', 'turn'] as const;

const isGiven = ({ types }: ProgramDraft, name: string): boolean => [...types.values()].some((own) => own.has(name));

/** The subjects with the properties that a name can mean: a unit, or the judged side together with the game. */
export type PropertyNameOwner = 'unit' | 'side';

const isKnown = (draft: ProgramDraft, of: PropertyNameOwner, name: string): boolean => {
  const { names, defines } = draft;
  if (!names.known || defines.has(name)) return true;
  const filled = [name, ...names.sides.map((side) => name.replaceAll('$side$', side.name))];
  return filled.some((one) => names.known?.[of].has(one)) || (of === 'unit' && isGiven(draft, name));
};

/** The most warnings that get suggestions, and the most names that are compared for one. */
const MOST_WARNINGS_COMPARED = 50;
const MOST_NAMES_COMPARED = 2_000;

const namesLike = (draft: ProgramDraft, of: PropertyNameOwner, name: string, more: Iterable<string>): string => {
  const { names, defines, warnings } = draft;
  if (warnings.length >= MOST_WARNINGS_COMPARED) return '';
  const all = [...defines.keys(), ...more, ...(names.known?.[of] ?? [])];
  return near(name, all.slice(0, MOST_NAMES_COMPARED)).join(', ');
};

const NONE: readonly string[] = [];

/** Warns of an unknown property. With `orWord`, the name may also be a text that some property has. */
export const warnOfUnknownProperty = (
  draft: ProgramDraft,
  of: PropertyNameOwner,
  name: string,
  form: GdlForm,
  orWord = false,
): void => {
  const words = (orWord && draft.names.known?.words) || NONE;
  if (isKnown(draft, of, name) || (orWord && draft.names.known?.words.has(name))) return;
  warn(
    draft,
    'unknown-name',
    form,
    namesLike(draft, of, name, [...words, ...(of === 'side' ? ['turn', 'score'] : [])]),
  );
};

export const warnOfUnknownNamesInText = (draft: ProgramDraft, form: GdlForm | undefined): void => {
  if (form?.kind !== 'text') return;
  let from = 0;
  for (const part of parseTextTemplate(form.text)) {
    if (typeof part === 'string') continue;
    const { name } = part;
    const at = form.text.indexOf(`$${name}$`, from);
    from = at + name.length + 2;
    if (isKnown(draft, 'side', name) || (MESSAGE_NAMES as readonly string[]).includes(name)) continue;
    reportWarningAt(draft, 'unknown-name', form.at + 1 + at, name, namesLike(draft, 'side', name, MESSAGE_NAMES));
  }
};
