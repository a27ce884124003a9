import type { RunningModulePart } from './meter.ts';

/**
 * The reasons why an operation is not done, by code, with the data for a sentence about them; never prose. Each system
 * adds its codes by declaration merging; src/words/refusals.ts has a sentence for each.
 */
export interface Refusals {
  'nothing-changes': Record<never, never>;
  /**
   * One operation caused more reactions than the limit `bound`. `effects` are the effects that caused each other, the
   * latest one last.
   */
  'too-much-follows': { readonly bound: number; readonly effects?: readonly string[] };
  /**
   * The operation takes more work than a request may cost. `at` is the part of the module that was running, if known.
   */
  'takes-too-long': { readonly at?: RunningModulePart };
}

export type RefusalCode = keyof Refusals;

export type Refusal<C extends RefusalCode = RefusalCode> = { [P in C]: { readonly code: P } & Refusals[P] }[C];

export const refuse = <C extends RefusalCode>(code: C, data: Refusals[C]): Refusal<C> =>
  ({ code, ...data }) as Refusal<C>;

export const isRefusal = (value: object | undefined): value is Refusal =>
  (value as Partial<Refusal> | undefined)?.code !== undefined;
