import type { Call } from './http.ts';

/**
 * What goes wrong. A status: that answer instead of carrying the request out. `drop`: the connection is closed before
 * the request is carried out, `drop-after`: when it has been (discord.js reports both and does not try again). `reset`
 * and `reset-after`: the same with a reset connection, on which discord.js sends the request again.
 */
export type How =
  | 'drop'
  | 'drop-after'
  | 'reset'
  | 'reset-after'
  | {
      readonly status: number;
      readonly body?: object;
      readonly headers?: Readonly<Record<string, string>>;
      /** How often; default always. */
      readonly times?: number;
    };

export interface Fault {
  readonly how: How;
  /** How many requests it has met. */
  readonly hits: number;
  remove(): void;
}

/** The refusals that a bot must be ready for. */
export const REFUSALS = {
  missingAccess: { status: 403, body: { code: 50001, message: 'Missing Access' } },
  missingPermissions: { status: 403, body: { code: 50013, message: 'Missing Permissions' } },
  directClosed: { status: 403, body: { code: 50007, message: 'Cannot send messages to this user' } },
  unknownChannel: { status: 404, body: { code: 10003, message: 'Unknown Channel' } },
  unknownMessage: { status: 404, body: { code: 10008, message: 'Unknown Message' } },
  unknownInteraction: { status: 404, body: { code: 10062, message: 'Unknown interaction' } },
  alreadyAnswered: { status: 400, body: { code: 40060, message: 'Interaction has already been acknowledged.' } },
  unavailable: { status: 503, body: { code: 0, message: '503: Service Unavailable' } },
} as const;

/** Too many requests, for that many seconds. */
export const rateLimited = (seconds: number, times = 1): How => {
  return { status: 429, times, body: { message: 'You are being rate limited.', retry_after: seconds, global: false } };
};

// A pattern is a method and a path; a star stands for one part of the path, or for any method.
function pattern(match: string): RegExp {
  const [method = '*', path = ''] = match.split(' ');
  const escaped = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]+');
  return new RegExp(`^${method === '*' ? '[A-Z]+' : method} ${escaped}$`);
}

interface Active {
  readonly pattern: RegExp;
  readonly how: How;
  readonly times: number | undefined;
  hits: number;
}

export class Faults {
  readonly #active = new Set<Active>();

  add(match: string, how: How, times = typeof how === 'object' ? how.times : undefined): Fault {
    const fault: Active = { pattern: pattern(match), how, times, hits: 0 };
    const active = this.#active;
    active.add(fault);
    return {
      how,
      get hits() {
        return fault.hits;
      },
      remove: () => void active.delete(fault),
    };
  }

  /** The first fault that meets this request; it counts as a hit. */
  meet(call: Call): How | undefined {
    if (this.#active.size === 0) return undefined;
    const line = `${call.method} ${call.path}`;
    for (const fault of this.#active) {
      if (!fault.pattern.test(line)) continue;
      fault.hits++;
      if (fault.hits === fault.times) this.#active.delete(fault);
      return fault.how;
    }
    return undefined;
  }
}
