import type { WorkPlace } from './meter.ts';

/**
 * Why something is not done, by code, with the data that a sentence about it needs; never prose. Each system adds its
 * codes by declaration merging; src/view/words has a sentence for every one of them.
 */
export interface Refusals {
  /** All is already as it would be. */
  'nothing-changes': Record<never, never>;
  /** More than the bound of what may follow one operation. */
  /** `effects`: what set off each other, the last ones last. */
  'too-much-follows': { readonly bound: number; readonly effects?: readonly string[] };
  /** It takes more work than a request may cost; what of the module was at work then, where that is known. */
  'takes-too-long': { readonly at?: WorkPlace };
}

export type RefusalCode = keyof Refusals;

export type Refusal<C extends RefusalCode = RefusalCode> = { [P in C]: { readonly code: P } & Refusals[P] }[C];

export const refuse = <C extends RefusalCode>(code: C, data: Refusals[C]): Refusal<C> =>
  ({ code, ...data }) as Refusal<C>;

export const isRefusal = (value: object | undefined): value is Refusal =>
  (value as Partial<Refusal> | undefined)?.code !== undefined;
