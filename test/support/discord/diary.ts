import type { Asked } from './messages.ts';
import type { Choice, WireMessage } from './wire.ts';
import type { Channel, Person } from './world.ts';

/** What happened, in order, as far as people can see it. */

interface Doing {
  readonly channel: Channel;
  readonly by: Person;
}

interface Showing {
  readonly channel: Channel;
  /** The only person who sees it. */
  readonly only: Person | undefined;
  readonly message: WireMessage;
}

export type Entry =
  | (Doing & { readonly kind: 'command'; readonly line: string })
  | (Doing & { readonly kind: 'completion'; readonly line: string; readonly choices: readonly Choice[] })
  | (Doing & { readonly kind: 'control'; readonly what: string; readonly message: WireMessage })
  | (Doing & { readonly kind: 'form'; readonly what: string })
  | (Doing & { readonly kind: 'failed' })
  | (Showing & { readonly kind: 'message'; readonly asked: Asked | undefined; readonly answer: boolean })
  | (Showing & { readonly kind: 'edit'; readonly before: WireMessage })
  | (Showing & { readonly kind: 'delete' });

export class Diary {
  readonly entries: Entry[] = [];
  readonly recording: boolean;

  constructor(recording: boolean) {
    this.recording = recording;
  }

  write(entry: Entry): void {
    if (this.recording) this.entries.push(entry);
  }
}
