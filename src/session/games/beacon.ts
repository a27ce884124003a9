import { z } from 'zod';
import type { Ports, RandomnessBeacon } from '../base/ports.ts';

/** The time in ms between the announcement of a round and its value. The post must be sent within it. */
const AHEAD = 5000;
/** The number of requests for the value of a round, and the pause between them in ms. */
const TRIES = 8;
const PAUSE = 1000;
/** The limits of an answer: the time to wait in ms, and its length in characters. */
const PATIENCE = 3000;
const LONGEST_ANSWER = 20_000;
/** The longest time between two rounds of a beacon, in seconds. */
const SLOWEST = 60;

const infoSchema = z.object({ period: z.int().min(1).max(SLOWEST), genesis_time: z.int().min(0) });
const roundSchema = z.object({ round: z.int(), randomness: z.string().regex(/^[0-9a-f]{64}$/) });

/** Loads JSON from an address. Throws if the address is not available. */
export type FetchJson = (address: string) => Promise<unknown>;

const fetched: FetchJson = async (address) => {
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE), redirect: 'error' });
  if (!response.ok) throw new Error(`it answers ${response.status}`);
  const text = await response.text();
  if (text.length > LONGEST_ANSWER) throw new Error('its answer is too long');
  return JSON.parse(text);
};

/**
 * Returns a beacon with drand's HTTP API: `URL/info` and `URL/public/ROUND`. If a request fails, it logs the failure
 * and returns undefined.
 */
export const drandBeacon = (
  address: string,
  { clock, log }: Pick<Ports, 'clock' | 'log'>,
  get: FetchJson = fetched,
): RandomnessBeacon => {
  const url = address.replace(/\/+$/, '');
  const wait = (ms: number): Promise<void> => new Promise((resolve) => void clock.after(Math.max(0, ms), resolve));
  const failed = (error: unknown): undefined => {
    log.warn({ beacon: url, error: String(error) }, 'the randomness beacon was not heard');
  };
  return {
    url,
    next: async () => {
      try {
        const { period, genesis_time: genesis } = infoSchema.parse(await get(`${url}/info`));
        const passed = Math.max(0, Math.ceil(((clock.now() + AHEAD) / 1000 - genesis) / period));
        return { round: passed + 1, at: (genesis + passed * period) * 1000 };
      } catch (error) {
        return failed(error);
      }
    },
    value: async ({ round, at }) => {
      await wait(at - clock.now());
      for (let tries = 1; ; tries += 1) {
        try {
          const read = roundSchema.parse(await get(`${url}/public/${round}`));
          if (read.round !== round) throw new Error(`it answers with round ${read.round}`);
          return read.randomness;
        } catch (error) {
          if (tries === TRIES) return failed(error);
          await wait(PAUSE);
        }
      }
    },
  };
};
