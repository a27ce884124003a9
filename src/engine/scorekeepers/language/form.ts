/**
 * One form of GDL (S2). `at` is where it begins in its text, in UTF-16 units from 0; a form that no text holds has the
 * place of what made it.
 */
export type Form =
  | { readonly kind: 'symbol'; readonly name: string; readonly at: number }
  | { readonly kind: 'text'; readonly text: string; readonly at: number }
  | { readonly kind: 'number'; readonly number: number; readonly at: number }
  | { readonly kind: 'flag'; readonly flag: boolean; readonly at: number }
  /** `'x`: the form itself, not what it stands for. */
  | { readonly kind: 'quote'; readonly of: Form; readonly at: number }
  | ListForm;

/** `nil` is the list of nothing. */
export interface ListForm {
  readonly kind: 'list';
  readonly items: readonly Form[];
  readonly at: number;
}

/** The name of a symbol, quoted or not. */
export const symbolOf = (form: Form | undefined): string | undefined => {
  if (form?.kind === 'quote') return symbolOf(form.of);
  return form?.kind === 'symbol' ? form.name : undefined;
};

/** What names something: a symbol, a text or a number. */
export const nameOf = (form: Form | undefined): string | undefined => {
  if (form?.kind === 'text') return form.text;
  return form?.kind === 'number' ? String(form.number) : symbolOf(form);
};

/** A list's first symbol: what kind of form it is. */
export const headOf = (form: Form): string | undefined => {
  const [head] = form.kind === 'list' ? form.items : [];
  return head?.kind === 'symbol' ? head.name : undefined;
};

/** Behind the head. */
export const operandsOf = (form: Form): readonly Form[] => (form.kind === 'list' ? form.items.slice(1) : []);
