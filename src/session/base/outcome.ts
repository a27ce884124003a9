import type { Bound } from '../../facts/bound.ts';
import type { Refusal } from '../../table/index.ts';
import type { Message } from '../../view/text/message.ts';
import type { Reader, Step } from './step.ts';

/**
 * The result of an operation. `done`: it is stored, and `told` has each reader's message. `refused`: nothing was
 * changed. `failed`: the store rejected it, nothing was changed. `unsaved`: the store does not answer, and the game
 * takes no operations until it does. `later`: processes of the version before could not read it, so it must wait until
 * all processes are upgraded. Nothing was changed. `full`: it exceeds a limit of the bot's operator, nothing was
 * changed.
 */
export type Outcome =
  | {
      readonly kind: 'done';
      readonly step: Step;
      readonly told: ReadonlyMap<Reader, Message>;
      /** For the channel, if the actor's separate answer is in another language. */
      readonly answer?: Message;
      readonly repeated: boolean;
    }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'full'; readonly bound: Bound }
  | { readonly kind: 'failed' | 'unsaved' | 'later' };

/** Thrown to readers while the store does not answer. */
export class Unsettled extends Error {}
