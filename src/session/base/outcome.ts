import type { Bound } from '../../facts/bound.ts';
import type { Refusal } from '../../table/index.ts';
import type { Message } from '../../view/text/message.ts';
import type { Reader, Step } from './step.ts';

/**
 * What became of an operation. `done`: it is stored, and `told` is what each reader is told of it. `refused`: nothing
 * was changed. `failed`: the store did not take it, nothing was changed. `unsaved`: the store does not answer; whether
 * it was done will show, and until then the game takes no operations. `later`: processes of the version before this one
 * could not read it, so it can be done once all run this one; nothing was changed. `full`: it would be more than the host
 * of the bot allows; nothing was changed.
 */
export type Outcome =
  | {
      readonly kind: 'done';
      readonly step: Step;
      readonly told: ReadonlyMap<Reader, Message>;
      /** What the channel is told as its actor is answered apart, where that is in another language. */
      readonly answer?: Message;
      readonly repeated: boolean;
    }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'full'; readonly bound: Bound }
  | { readonly kind: 'failed' | 'unsaved' | 'later' };

/** Thrown to readers while the store does not say what it holds. */
export class Unsettled extends Error {}
