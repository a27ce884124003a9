/**
 * A form of GDL (S2). `at` is its position, in UTF-16 units from 0. A generated form has the position of its source.
 */
export type GdlForm =
  | { readonly kind: 'symbol'; readonly name: string; readonly at: number }
  | { readonly kind: 'text'; readonly text: string; readonly at: number }
  | { readonly kind: 'number'; readonly number: number; readonly at: number }
  | { readonly kind: 'flag'; readonly flag: boolean; readonly at: number }
  /** A quoted form, such as `'x`. It means the form itself and not its definition. */
  | { readonly kind: 'quote'; readonly of: GdlForm; readonly at: number }
  | ListForm;

/** A list of forms. `nil` is the empty list. */
export interface ListForm {
  readonly kind: 'list';
  readonly items: readonly GdlForm[];
  readonly at: number;
}

export const symbolNameOf = (form: GdlForm | undefined): string | undefined => {
  if (form?.kind === 'quote') return symbolNameOf(form.of);
  return form?.kind === 'symbol' ? form.name : undefined;
};

export const formNameOf = (form: GdlForm | undefined): string | undefined => {
  if (form?.kind === 'text') return form.text;
  return form?.kind === 'number' ? String(form.number) : symbolNameOf(form);
};

export const headSymbolOf = (form: GdlForm): string | undefined => {
  const [head] = form.kind === 'list' ? form.items : [];
  return head?.kind === 'symbol' ? head.name : undefined;
};

export const operandsOfGdlForm = (form: GdlForm): readonly GdlForm[] =>
  form.kind === 'list' ? form.items.slice(1) : [];
