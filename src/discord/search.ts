import { type APIMessage, Routes, SnowflakeUtil } from 'discord.js';
import type { SentMessageReference } from '../session/base/messenger.ts';
import { within } from '../table/index.ts';
import type { RestClient } from './refusals.ts';

const PAGE = 100;
const MOST_PAGES = 50;
/** The greatest difference in ms between Discord's clock and this machine's. */
const SLACK = 300_000;

/** The result of a search. False if there is no such message; undefined if that is unknown. */
type Found = APIMessage | false | undefined;

interface Sought {
  readonly marks: SentMessageReference;
  /** Called before each page. If it returns true, the search stops, and its result is unknown. */
  readonly isGivenUp: () => boolean;
  /** True if a channel that looks empty may have a history that the bot can't read. */
  readonly isOpen: boolean;
}

interface PendingSearch extends Sought {
  readonly from: bigint;
  pages: number;
  readonly tell: (found: Found) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * Finds messages that the bot itself sent. A channel is read once for all searches in it, because Discord limits the
 * pages per second.
 */
export class MessageSearch {
  readonly #rest: RestClient;
  readonly #self: () => string;
  readonly #waiting = new Map<string, PendingSearch[]>();

  constructor(rest: RestClient, self: () => string) {
    this.#rest = rest;
    this.#self = self;
  }

  /** Finds a message. Rejects if Discord refuses the request or does not answer. */
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

  async #read(channel: string, searches: readonly PendingSearch[]): Promise<void> {
    let open = leftOf(searches);
    if (open.length === 0) return;
    const newest = await this.#page(channel, {});
    open = this.#missing(open, newest);
    const end = newest.length === PAGE ? idOf(newest.at(-1)) : 0n;
    // Read forward from the earliest position at which the message can be: newer messages don't move these pages.
    let after = 0n;
    while (open.length > 0) {
      const earliest = open[0]?.from ?? end;
      if (earliest > after) after = earliest;
      if (after >= end) break;
      for (const search of open) if (search.from <= after) search.pages += 1;
      const page = await this.#page(channel, { after: String(after) });
      open = this.#missing(open, page);
      after = page.length === 0 ? end : idOf(page[0]);
      if (after < end) open = leftOf(open);
    }
    for (const { isOpen, tell } of open) tell(newest.length === 0 && isOpen ? undefined : false);
  }

  /**
   * Returns a page of messages, the newest first. These are the channel's newest messages, or the oldest ones after a
   * message.
   */
  async #page(channel: string, behind: { readonly after?: string }): Promise<readonly APIMessage[]> {
    const query = new URLSearchParams({ limit: String(PAGE), ...behind });
    return (await this.#rest.get(Routes.channelMessages(channel), { query })) as readonly APIMessage[];
  }

  #missing(searches: readonly PendingSearch[], page: readonly APIMessage[]): readonly PendingSearch[] {
    const own = page.filter(({ author }) => author.id === this.#self());
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

/** Returns the searches that continue, the earliest position first. The others end with an unknown result. */
const leftOf = (searches: readonly PendingSearch[]): readonly PendingSearch[] =>
  searches
    .filter(({ isGivenUp, pages, tell }) => {
      const isLeft = pages < MOST_PAGES && !isGivenUp();
      if (!isLeft) tell(undefined);
      return isLeft;
    })
    .sort((a, b) => Number(a.from - b.from));

const idOf = (message: APIMessage | undefined): bigint => BigInt(message?.id ?? 0);

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
