import { type Expression, editsBetween, MAX_SUGGESTED_NAMES, near, print } from '../../../table/expression/index.ts';
import type { SideId } from '../../../table/index.ts';
import { formNameOf, type GdlForm, headSymbolOf } from './form.ts';
import type { Names } from './names.ts';
import {
  createNoteAt,
  createNoteOnForm,
  type ProgramFault,
  type ProgramFaultCode,
  type ProgramWarning,
  type WarningCode,
} from './note.ts';
import { printForm } from './print-form.ts';
import type { GdlSide, SideSet, TestQuantity } from './tree.ts';

/** The most forms in one scorekeeper. The forms of a defined symbol count each time it is used (S27). */
export const MOST_FORMS_PER_SCOREKEEPER = 2_000;

const DEEPEST_USE = 20;

interface SymbolMeaning {
  readonly form: GdlForm;
  readonly text: string;
}

export interface ProgramDraft {
  readonly names: Names;
  readonly defines: Map<string, SymbolMeaning>;
  readonly quantities: Quantities;
  readonly types: Map<string, Map<string, number>>;
  readonly sides: Map<SideId, GdlSide>;
  readonly faults: ProgramFault[];
  /** Faults that a new text must not have. Games that earlier versions stored may have them. */
  readonly openFaults: ProgramFault[];
  readonly warnings: ProgramWarning[];
  lastTurn: number | undefined;
  book: string;
  /** The text and the scorekeeper that are being read. */
  text: string;
  keeper: string | undefined;
  judged: SideSet;
  left: number;
  /** Symbols whose definitions are being read, to find definitions that use themselves. */
  readonly open: string[];
}

export const createProgramDraft = (names: Names): ProgramDraft => ({
  names,
  defines: new Map(),
  quantities: new Quantities(),
  types: new Map(),
  sides: new Map(),
  faults: [],
  openFaults: [],
  warnings: [],
  lastTurn: undefined,
  book: '',
  text: '',
  keeper: undefined,
  judged: { kind: 'all' },
  left: MOST_FORMS_PER_SCOREKEEPER,
  open: [],
});

const about = ({ keeper }: ProgramDraft): { readonly keeper?: string } => (keeper === undefined ? {} : { keeper });

export const fail = (draft: ProgramDraft, code: ProgramFaultCode, form: GdlForm, expected: string): undefined => {
  draft.faults.push({ ...createNoteOnForm(code, draft.text, form, expected), ...about(draft) });
  return undefined;
};

/** Reports a fault that a new text must not have, but stored games may. */
export const reportFaultOfNewText = (
  draft: ProgramDraft,
  code: ProgramFaultCode,
  form: GdlForm,
  expected: string,
): undefined => {
  draft.openFaults.push({ ...createNoteOnForm(code, draft.text, form, expected), ...about(draft) });
  return undefined;
};

export const warn = (draft: ProgramDraft, code: WarningCode, form: GdlForm, expected = ''): undefined => {
  draft.warnings.push({ ...createNoteOnForm(code, draft.text, form, expected), ...about(draft) });
  return undefined;
};

export const reportWarningAt = (
  draft: ProgramDraft,
  code: WarningCode,
  at: number,
  found: string,
  expected: string,
): void => {
  draft.warnings.push({ ...createNoteAt(code, draft.text, at, found, expected), ...about(draft) });
};

/**
 * Returns names that are similar to a form. If there are none, returns some of `names`. Names in `more` are suggested
 * only if they are similar.
 */
export const suggestSimilarNames = (form: GdlForm, names: readonly string[], more: Iterable<string> = []): string => {
  const found = near(formNameOf(form) ?? printForm(form), [...names, ...more]);
  return (found.length > 0 ? found : names.slice(0, MAX_SUGGESTED_NAMES)).join(', ');
};

/** Returns the valid first words of a list that are similar to the typed one. If there are none, returns all. */
export const suggestSimilarHeads = (form: GdlForm, heads: readonly string[]): string => {
  const word = headSymbolOf(form) ?? formNameOf(form) ?? '';
  const most = Math.max(1, Math.floor(word.length / 3));
  const found = heads.filter((head) => editsBetween(word, head, most) <= most);
  return (found.length > 0 ? found : heads).join(', ');
};

/** Counts one form. Returns false, and reports a fault, if there are too many. */
export const countForm = (draft: ProgramDraft, form: GdlForm): boolean => {
  draft.left -= 1;
  if (draft.left === -1) fail(draft, 'too-large', form, `${MOST_FORMS_PER_SCOREKEEPER}`);
  return draft.left >= 0;
};

/** Calls `use` with the definition of a symbol. A definition that uses itself is a fault. */
export const useSymbolDefinition = <T>(
  draft: ProgramDraft,
  name: string,
  form: GdlForm,
  use: (value: GdlForm) => T,
): T | undefined => {
  const defined = draft.defines.get(name);
  if (!defined) return undefined;
  if (draft.open.length === DEEPEST_USE) return fail(draft, 'too-deep', form, `${DEEPEST_USE}`);
  if (draft.open.includes(name)) return fail(draft, 'bad-form', form, [...draft.open, name].join(' -> '));
  const { text } = draft;
  draft.open.push(name);
  draft.text = defined.text;
  const result = use(defined.form);
  draft.text = text;
  draft.open.pop();
  return result;
};

class Quantities {
  readonly #known = new Map<string, number>();
  readonly all: TestQuantity[] = [];

  property(quantity: TestQuantity): Expression {
    const key = keyOf(quantity);
    const number = this.#known.get(key) ?? this.all.push(quantity) - 1;
    this.#known.set(key, number);
    return { kind: 'property', name: String(number) };
  }

  of(name: string): TestQuantity | undefined {
    return this.all[Number(name)];
  }
}

const keyOf = (quantity: TestQuantity): string => {
  if (quantity.kind !== 'sum') return JSON.stringify(quantity);
  const { types, properties, test } = quantity.sum;
  return JSON.stringify(['sum', types ? [...types].sort() : null, properties, test ? print(test) : '']);
};
