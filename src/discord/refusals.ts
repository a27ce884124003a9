import { DiscordAPIError, type REST, RESTJSONErrorCodes, type RequestData } from 'discord.js';
import { addToLimitedMap } from '../session/base/keep-newest.ts';
import { NO_SHARED_SERVER_ERROR_CODE } from './failure.ts';

export type RestClient = Pick<REST, 'get' | 'post' | 'put' | 'patch' | 'delete'>;

/** The pause in ms after a refusal. It doubles after each further refusal. */
const FIRST_REST = 2 * 60_000;
const LONGEST_REST = 2 * 3_600_000;
const MOST_PLACES_REFUSED = 10_000;
/** Discord blocks an address after 10,000 refusals in ten minutes. */
const MOST_REFUSALS = 4_000;
const REFUSALS_TIME = 10 * 60_000;

/** The HTTP statuses that Discord counts against an address, and also 404. */
const COUNTED: readonly number[] = [401, 403, 404, 429];

/** Error codes that concern a whole channel or server: it does not exist, or the bot can't view it. */
const WHOLE_PLACE: readonly (number | string)[] = [RESTJSONErrorCodes.UnknownChannel, RESTJSONErrorCodes.MissingAccess];

/**
 * Error codes that don't concern a whole channel: a single message, the moment, or closed direct messages, which
 * `ProfileStore` remembers.
 */
const NOT_PLACE: readonly (number | string)[] = [
  RESTJSONErrorCodes.OpeningDirectMessagesTooFast,
  RESTJSONErrorCodes.MessageWasBlockedByAutomaticModeration,
  RESTJSONErrorCodes.TitleWasBlockedByAutomaticModeration,
  RESTJSONErrorCodes.CannotSendMessagesToThisUser,
  NO_SHARED_SERVER_ERROR_CODE,
];

type RefusedPart = 'place' | 'request' | undefined;

const refusedPartOf = ({ status, code }: DiscordAPIError): RefusedPart => {
  if (WHOLE_PLACE.includes(code)) return 'place';
  return status === 403 && !NOT_PLACE.includes(code) ? 'request' : undefined;
};

interface RestingPlace {
  readonly error: DiscordAPIError;
  readonly until: number;
  readonly rest: number;
}

interface RequestPlace {
  readonly place: string;
  /** The request's method and route, and if it has files. A channel may refuse only one of these kinds of requests. */
  readonly request: string;
}

const placeOf = (method: string, route: string, options: RequestData = {}): RequestPlace | undefined => {
  const [, place, kind] = /^\/channels\/(\d+)(?:\/([a-z]+))?/.exec(route) ?? [];
  if (place === undefined) return undefined;
  const files = options.files && options.files.length > 0 ? ' files' : '';
  return { place, request: `${place} ${method} ${kind}${files}` };
};

/** Thrown instead of sending a request that is held back because of earlier refusals. */
class TooManyRefusals extends Error {}

/**
 * Stops the bot from repeating requests that Discord refused. For some minutes, such a request fails at once with the
 * same error. That time doubles after each further refusal.
 */
export class Refusals {
  readonly #now: () => number;
  readonly #told: ((status: number) => void) | undefined;
  readonly #resting = new Map<string, RestingPlace>();
  #recent: number[] = [];

  /** `now`: milliseconds of a clock that never jumps. `told`: called with the status of each refusal. */
  constructor(now: () => number, told?: (status: number) => void) {
    this.#now = now;
    this.#told = told;
  }

  /** Returns the same API, except that requests to channels which refused them fail at once. */
  guarded(rest: RestClient): RestClient {
    const by =
      (method: keyof RestClient): RestClient['get'] =>
      (route, options) =>
        this.#ask(placeOf(method, route, options), () => rest[method](route, options));
    return { get: by('get'), post: by('post'), put: by('put'), patch: by('patch'), delete: by('delete') };
  }

  reopen(place: string): void {
    for (const key of [...this.#resting.keys()]) if (key.split(' ', 1)[0] === place) this.#resting.delete(key);
  }

  count(status: number): void {
    if (!COUNTED.includes(status)) return;
    this.#told?.(status);
    if (status !== 404) this.#recent.push(this.#now());
    if (this.#recent.length > 2 * MOST_REFUSALS) this.#recent = this.#recent.slice(-MOST_REFUSALS);
  }

  asked<T>(place: string, request: () => Promise<T>): Promise<T> {
    return this.#ask({ place, request: `${place} GET` }, request);
  }

  async #ask<T>(where: RequestPlace | undefined, request: () => Promise<T>): Promise<T> {
    const keys = where ? [where.place, where.request] : [];
    for (const key of keys) {
      const resting = this.#resting.get(key);
      if (resting && this.#now() < resting.until) throw resting.error;
    }
    if (where && this.#isSpent()) throw new TooManyRefusals('too many requests were refused');
    try {
      const answer = await request();
      for (const key of keys) this.#resting.delete(key);
      return answer;
    } catch (error) {
      if (error instanceof DiscordAPIError) this.#note(where, error);
      throw error;
    }
  }

  #isSpent(): boolean {
    const past = this.#now() - REFUSALS_TIME;
    return this.#recent.length >= MOST_REFUSALS && (this.#recent.at(-MOST_REFUSALS) ?? 0) > past;
  }

  #note(where: RequestPlace | undefined, error: DiscordAPIError): void {
    if (!COUNTED.includes(error.status)) return;
    this.count(error.status);
    const part = refusedPartOf(error);
    if (!where || !part) return;
    const key = part === 'place' ? where.place : where.request;
    const former = this.#resting.get(key);
    const rest = former ? Math.min(LONGEST_REST, 2 * former.rest) : FIRST_REST;
    addToLimitedMap(this.#resting, MOST_PLACES_REFUSED, key, { error, until: this.#now() + rest, rest });
  }
}
