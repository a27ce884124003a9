/** Expectations of a module's schemas, as codes. Each language has its own words for them. */

/** The kind of a value in YAML. */
export type ValueKind = 'text' | 'number' | 'flag' | 'list' | 'mapping';

export type Nothing = Record<never, never>;

/** The kinds of values that a module's field expects, for the message about a wrong value. */
export interface ValueExpectationsByCode {
  /** An expectation that only the schema describes. */
  readonly form: Nothing;
  readonly kind: { readonly kind: ValueKind };
  readonly 'whole-number': Nothing;
  readonly whole: { readonly from: number; readonly to: number };
  readonly number: { readonly from: number; readonly to: number };
  readonly decimal: Nothing;
  readonly 'at-least': { readonly least: number };
  readonly 'most-entries': { readonly most: number };
  readonly 'one-at-least': {
    readonly of: 'region' | 'map' | 'name' | 'place' | 'piece' | 'side' | 'phase' | 'line' | 'row' | 'change';
  };
  readonly 'two-at-least': { readonly of: 'cell' | 'layer' | 'region' };
  readonly word: { readonly word: string };
  readonly line: Nothing;
  readonly 'short-line': { readonly most: number };
  readonly 'short-text': { readonly most: number };
  readonly 'plain-text': Nothing;
  readonly sentence: Nothing;
  readonly name: { readonly most: number };
  readonly 'place-label': { readonly most: number };
  readonly colour: Nothing;
  readonly 'module-name': Nothing;
  readonly 'sample-label': Nothing;
  readonly 'first-number': { readonly most: number };
  readonly 'cell-label': Nothing;
  readonly cells: { readonly from: number; readonly to: number };
  readonly 'some-cells': { readonly most: number };
  readonly 'picture-file': Nothing;
  readonly picture: Nothing;
  /** One picture for all sides, or one for each. */
  readonly art: Nothing;
  readonly look: Nothing;
  readonly 'sheet-part': Nothing;
  readonly cost: { readonly most: number };
  readonly costs: { readonly most: number };
  readonly value: Nothing;
  readonly 'dynamic-value': Nothing;
  readonly 'property-value': Nothing;
  readonly layer: Nothing;
  readonly layers: Nothing;
  readonly captures: Nothing;
  readonly taken: Nothing;
  readonly repeat: Nothing;
  readonly 'becomes-at': Nothing;
  readonly 'becomes-to': Nothing;
  readonly 'ground-rule': Nothing;
  readonly mask: Nothing;
  readonly places: Nothing;
  readonly links: Nothing;
  readonly near: Nothing;
  readonly bearer: Nothing;
  readonly duration: Nothing;
  readonly formula: Nothing;
  readonly subject: Nothing;
  readonly choice: Nothing;
  readonly 'phase-bounds': Nothing;
  readonly 'one-of': { readonly names: readonly string[] };
  readonly moves: Nothing;
  readonly pass: Nothing;
  readonly 'table-row': Nothing;
  readonly 'table-column': Nothing;
  readonly amount: { readonly most: number };
  readonly 'at-most': { readonly most: number };
}

export type UnionByCode<Codes> = { readonly [C in keyof Codes]: { readonly is: C } & Codes[C] }[keyof Codes];

export type ValueExpectation = UnionByCode<ValueExpectationsByCode>;
