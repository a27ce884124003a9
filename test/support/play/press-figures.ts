import { isTextPost } from '../../../src/facts/stored-post.ts';
import type { Messenger } from '../../../src/session/base/messenger.ts';
import type { Step } from '../../../src/session/base/step.ts';
import type { Session } from '../../../src/session/game/session.ts';
import { only } from '../../../src/table/index.ts';
import type { Message } from '../../../src/view/text/message.ts';
import type { Presser } from './presser.ts';

/** What a game that is played by pressing costs people, a turn (U20). */
export interface PressFigures {
  readonly turns: number;
  /** What reaches the bot: a button, an entry of a list, the panel opened anew. */
  readonly presses: number;
  /** A finger on the glass: a button is one, an entry of a list two. */
  readonly touches: number;
  readonly typed: number;
  readonly updates: number;
  readonly posts: number;
  /** How often a post that stands was brought up to date. */
  readonly edits: number;
  /** Of posts and edits as they are read, without what counters report, and of pictures. */
  readonly characters: number;
  readonly bytes: number;
}

/** A door to people through which all that reaches the channel is counted. */
export class CountedDoor {
  posts = 0;
  edits = 0;
  characters = 0;
  bytes = 0;

  readonly door = (messenger: Messenger): Messenger => ({
    ...messenger,
    direct: (...given) => messenger.direct(...given),
    find: (...given) => messenger.find(...given),
    thread: (...given) => messenger.thread(...given),
    post: (channel, message, nonce) => {
      this.posts += 1;
      this.#count(message);
      return messenger.post(channel, message, nonce);
    },
    edit: (channel, marks, message) => {
      if (message) {
        this.edits += 1;
        this.#count(message);
      }
      return messenger.edit(channel, marks, message);
    },
  });

  /** Begins anew. */
  clear(): void {
    this.posts = this.edits = this.characters = this.bytes = 0;
  }

  #count({ text }: Message): void {
    this.characters += read(text).length;
  }
}

/** A text as one reads it: people by name, no signs of markdown, times as they are shown. */
const read = (text: string): string =>
  text
    .replace(/<@\d+>/g, '@alice')
    .replace(/<t:\d+:R>/g, 'in 3 hours')
    .replace(/^-# |\*\*|\\/gm, '');

/** What counters report to all in a post: whole, whatever it takes (U3). */
const reported = ({ posts }: Step): number => {
  const post = posts.find(({ reader, waits }) => reader === 'channel' && !waits);
  if (!post || isTextPost(post)) return 0;
  const reports = post.sums ?? only(post.seen ?? [], 'counted');
  return reports.reduce((sum, { text }) => sum + read(text).length + 1, 0);
};

/** All of a game's turns together. */
export const pressFigures = async (
  session: Session,
  pressers: readonly Presser[],
  door: CountedDoor,
): Promise<PressFigures> => {
  let [turns, reports] = [0, 0];
  for await (const step of session.journal.since(0)) {
    if (step.operation.kind === 'begin') [turns, reports] = [0, 0];
    else if ([...step.change.added, ...step.change.updated].some(({ kind }) => kind === 'turn')) turns += 1;
    reports += reported(step);
  }
  const sum = (of: (presser: Presser) => number): number => pressers.reduce((all, one) => all + of(one), 0);
  return {
    turns: Math.max(1, turns),
    presses: sum(({ presses }) => presses),
    touches: sum(({ touches }) => touches),
    typed: sum(({ typed }) => typed),
    updates: sum(({ updates }) => updates),
    posts: door.posts,
    edits: door.edits,
    characters: door.characters - reports,
    bytes: door.bytes,
  };
};

/** The same of one turn, in a line. */
export const figuresLine = (name: string, figures: PressFigures): string => {
  const { turns, posts, edits, characters, bytes, ...counts } = figures;
  const each = (count: number): string => (count / turns).toFixed(1);
  const parts = Object.entries(counts).map(([what, count]) => `${each(count)} ${what}`);
  const post = Math.round(characters / Math.max(1, posts + edits));
  return `${name}: ${turns} turns; a turn ${parts.join(', ')}, ${each(posts)} posts and ${each(edits)} edits of ${post} characters, ${Math.round(bytes / turns / 1000)} KB`;
};
