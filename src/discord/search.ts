import { type APIMessage, Routes, SnowflakeUtil } from 'discord.js';
import type { Marks } from '../session/base/messenger.ts';
import { within } from '../table/index.ts';
import type { Rest } from './refusals.ts';

/** So many messages are read at a time, and so many times at most for each message that is looked for. */
const PAGE = 100;
const MOST_PAGES = 50;
/** Discord's clock and ours differ by less (ms). */
const SLACK = 300_000;

/** The bot's message; false where there is none, undefined where that can't be told. */
type Found = APIMessage | false | undefined;

interface Sought {
  readonly marks: Marks;
  /** Asked before a page is read: nothing more is read for what is given up, and of it nothing can be told. */
  readonly isGivenUp: () => boolean;
  /** Whether a channel that looks empty may be one whose history the bot may not read. */
  readonly isOpen: boolean;
}

interface PendingSearch extends Sought {
  /** The id of a message before which it was not sent. */
  readonly from: bigint;
  /** How many pages were read for it. */
  pages: number;
  readonly tell: (found: Found) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * Looks for the bot's own messages. A channel is read once for all that are looked for in it, a page at a time: after a
 * process was killed these may be many, and Discord lets a bot read few pages a second. What is asked for meanwhile is
 * looked for when that is over.
 */
export class MessageSearch {
  readonly #rest: Rest;
  /** The bot's own id, which its messages bear. */
  readonly #self: () => string;
  /** What waits, by channel: each that is being read has an entry. */
  readonly #waiting = new Map<string, PendingSearch[]>();

  constructor(rest: Rest, self: () => string) {
    this.#rest = rest;
    this.#self = self;
  }

  /** Rejects where Discord refuses or does not answer. */
  find(channel: string, sought: Sought): Promise<Found> {
    const timestamp = Math.max(Number(SnowflakeUtil.epoch), sought.marks.since - SLACK);
    const from = BigInt(SnowflakeUtil.generate({ timestamp }));
    const isBeingRead = this.#waiting.has(channel);
    const found = new Promise<Found>((tell, fail) => {
      within(this.#waiting, channel, () => []).push({ ...sought, from, pages: 0, tell, fail });
    });
    if (!isBeingRead) void this.#readAll(channel);
    return found;
  }

  async #readAll(channel: string): Promise<void> {
    for (;;) {
      const searches = this.#waiting.get(channel)?.splice(0) ?? [];
      if (searches.length === 0) break;
      await this.#read(channel, searches).catch((error: unknown) => {
        for (const { fail } of searches) fail(error);
      });
    }
    this.#waiting.delete(channel);
  }

  /** Tells each what became of it. */
  async #read(channel: string, searches: readonly PendingSearch[]): Promise<void> {
    let open = leftOf(searches);
    if (open.length === 0) return;
    const newest = await this.#page(channel, {});
    open = this.#missing(open, newest);
    const end = newest.length === PAGE ? idOf(newest.at(-1)) : 0n;
    // From there on, as they stand where they were sent however many came after them.
    let after = 0n;
    while (open.length > 0) {
      const earliest = open[0]?.from ?? end;
      if (earliest > after) after = earliest;
      if (after >= end) break;
      for (const search of open) if (search.from <= after) search.pages += 1;
      const page = await this.#page(channel, { after: String(after) });
      open = this.#missing(open, page);
      // Behind the last one there is nothing.
      after = page.length === 0 ? end : idOf(page[0]);
      if (after < end) open = leftOf(open);
    }
    for (const { isOpen, tell } of open) tell(newest.length === 0 && isOpen ? undefined : false);
  }

  /** The newest messages of a channel, or the oldest behind one; the newest first. */
  async #page(channel: string, behind: { readonly after?: string }): Promise<readonly APIMessage[]> {
    const query = new URLSearchParams({ limit: String(PAGE), ...behind });
    return (await this.#rest.get(Routes.channelMessages(channel), { query })) as readonly APIMessage[];
  }

  /** Those that are not on a page; the others are told of it. */
  #missing(searches: readonly PendingSearch[], page: readonly APIMessage[]): readonly PendingSearch[] {
    const own = page.filter(({ author }) => author.id === this.#self());
    // Most are not on it: that is seen of the whole page at once.
    const controls = own.map(controlsOf);
    const all = controls.join('\n');
    const answered = new Map(own.map((message) => [message.interaction_metadata?.id, message]));
    return searches.filter(({ marks: { tag, interaction }, tell }) => {
      const answer = interaction === undefined ? undefined : answered.get(interaction);
      const found = answer ?? (all.includes(tag) ? own[controls.findIndex((ids) => ids.includes(tag))] : undefined);
      if (found) tell(found);
      return !found;
    });
  }
}

/** Those for which there is still to be read, the earliest first; of the others nothing can be told. */
const leftOf = (searches: readonly PendingSearch[]): readonly PendingSearch[] =>
  searches
    .filter(({ isGivenUp, pages, tell }) => {
      const isLeft = pages < MOST_PAGES && !isGivenUp();
      if (!isLeft) tell(undefined);
      return isLeft;
    })
    .sort((a, b) => Number(a.from - b.from));

const idOf = (message: APIMessage | undefined): bigint => BigInt(message?.id ?? 0);

/** The ids of all controls of a message, a line each. */
const controlsOf = ({ components }: APIMessage): string => idsIn(components).join('\n');

function idsIn(part: unknown): readonly string[] {
  if (Array.isArray(part)) return part.flatMap(idsIn);
  if (typeof part !== 'object' || part === null) return [];
  const { custom_id, components, accessory } = part as {
    custom_id?: unknown;
    components?: unknown;
    accessory?: unknown;
  };
  return [...(typeof custom_id === 'string' ? [custom_id] : []), ...idsIn(components), ...idsIn(accessory)];
}
