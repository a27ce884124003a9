import type { ExceededHostLimit } from '../../facts/bound.ts';
import type { Refusal } from '../../table/index.ts';
import type { Message } from '../../view/text/message.ts';
import type { Reader, Step } from './step.ts';

/**
 * The result of an operation. `done`: it is stored, and `told` has each reader's message. `unsaved`: the store does not
 * answer, so the effect is unknown. The game then takes no operations until the store answers. All other results change
 * nothing. `failed`: the store rejected the step. `later`: it must wait until all processes are upgraded. `full`: it
 * exceeds a limit of the bot's operator.
 */
export type Outcome =
  | {
      readonly kind: 'done';
      readonly step: Step;
      readonly told: ReadonlyMap<Reader, Message>;
      /** The message for the channel, if the actor's separate answer is in another language. */
      readonly answer?: Message;
      readonly repeated: boolean;
    }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'full'; readonly bound: ExceededHostLimit }
  | { readonly kind: 'failed' | 'unsaved' | 'later' };

export class UncertainStateError extends Error {}
