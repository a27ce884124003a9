import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import type { Gateway } from './gateway.ts';
import type { Http } from './http.ts';
import type { Interactions } from './interactions.ts';

/** So many turns of the event loop are looked after one another; then only every so many milliseconds. */
const TURNS = 50;
const LOOK_MS = 2;

/** Waits until `find` answers something that counts as true, and answers that. Throws after `withinMs`. */
export async function until<T>(
  find: () => T,
  withinMs = 90_000,
): Promise<Exclude<T, undefined | null | false | 0 | ''>> {
  const end = Date.now() + withinMs;
  for (let looks = 0; ; looks++) {
    const found = find();
    if (found) return found as Exclude<T, undefined | null | false | 0 | ''>;
    if (Date.now() > end) throw new Error(`waited ${withinMs} ms in vain for ${find}`);
    await (looks < TURNS ? turn() : wait(LOOK_MS));
  }
}

const ROUNDS = 6;
/** So many turns of the event loop a bot in this process has in a round. */
const TURNS_HERE = 4;

/**
 * Waits until nothing is under way: every interaction is answered, every deferred answer filled in, no request is open,
 * and the bot, asked some times whether it is there, has each time answered and has asked for nothing; one in this
 * process is not asked, but given turns of the event loop. That takes no time. What it does in silence for longer (a
 * drawing in a worker) is not seen but where `isBusy` says so: wait for the outcome with `until`.
 */
export async function settled(
  http: Http,
  gateway: Gateway,
  interactions: Interactions,
  isBusy: () => boolean,
): Promise<void> {
  const isQuiet = (): boolean => http.open === 0 && interactions.unanswered === 0 && !isBusy();
  for (;;) {
    await until(isQuiet);
    const { count } = http;
    for (let round = 0; round < ROUNDS && http.count === count; round++) {
      if (http.hasSockets) await gateway.ping();
      for (let turns = 0; turns < (http.hasSockets ? 1 : TURNS_HERE); turns++) await turn();
    }
    if (http.count === count && isQuiet()) return;
  }
}
