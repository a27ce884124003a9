import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type Place, placeIn } from './place.ts';
import { ALL, type Part } from './secrecy-part.ts';
import type { Result, Soak } from './soak.ts';

/** So many pairs of games, of all kinds together; `npm run soak secrecy 20000` plays another number. */
const PAIRS = 2000;
/** So many of each kind are played between two looks at the file that keeps the place. */
const PART = 25;

/** How many pairs of each kind are played of how many in all, and how many of them told somebody something. */
export interface Played {
  readonly each: number;
  readonly played: number;
  readonly leaks: readonly number[];
}

/** One of those who play at the same time, a part after the other; answers a text for each pair that told something. */
export type Player = (part: Part) => Promise<readonly string[]>;

/**
 * Has so many pairs of each of so many kinds played, from where an earlier run for as many was interrupted; answers how
 * many of each told somebody something. `say` hears of each such.
 */
export const pairsPlayed = async (
  kinds: number,
  each: number,
  place: Place<Played>,
  players: readonly Player[],
  say: (text: string) => void,
): Promise<readonly number[]> => {
  const kept = place.read();
  const start =
    kept?.each === each && kept.leaks.length === kinds
      ? kept
      : { played: 0, leaks: Array.from({ length: kinds }, () => 0) };
  const leaks = [...start.leaks];
  for (let { played } = start; played < each; played += PART) {
    const count = Math.min(PART, each - played);
    const parts = leaks.map((_, kind): Part => ({ kind, played, count }));
    const rest = async (player: Player): Promise<void> => {
      for (let part = parts.shift(); part; part = parts.shift()) {
        const said = await player(part);
        leaks[part.kind] = (leaks[part.kind] ?? 0) + said.length;
        for (const text of said) say(text);
      }
    };
    await Promise.all(players.map(rest));
    place.keep({ each, played: played + count, leaks: [...leaks] });
  }
  place.forget();
  return leaks;
};

const PLAYS = fileURLToPath(new URL('secrecy-process.ts', import.meta.url));

/** A process for each core. */
const run = async (count = PAIRS): Promise<readonly Result[]> => {
  const each = Math.ceil(count / ALL.length);
  const processes = Array.from({ length: availableParallelism() }, () => fork(PLAYS));
  const players = processes.map((child): Player => {
    const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`a process ended with code ${code}`)));
    ended.catch(() => undefined);
    return async (part) => {
      child.send(part);
      const [said] = await Promise.race([once(child, 'message'), ended]);
      return said;
    };
  });
  const say = (text: string): void => void process.stdout.write(text);
  try {
    const leaks = await pairsPlayed(ALL.length, each, placeIn('var/soak/secrecy.json'), players, say);
    return ALL.map(({ name }, i) => ({
      what: `T6 pairs that told somebody something, ${name}`,
      figure: leaks[i] ?? 0,
      bound: 0,
      unit: `of ${each}`,
    }));
  } finally {
    for (const child of processes) child.disconnect();
  }
};

/** T6. */
export const secrecy: Soak = { name: 'secrecy', run };
