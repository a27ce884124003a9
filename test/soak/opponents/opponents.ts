import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Result, Soak } from '../soak.ts';
import { type Played, ROWS, type Row } from './rows.ts';

/** Games of a row; `npm run soak opponents chess-random 10` plays other numbers of some rows. */
const GAMES = 50;

const PLAYS = fileURLToPath(new URL('process.ts', import.meta.url));

const percent = (share: number): number => Math.round(100 * share);

const resultOf = ({ name, least }: Row, { rating, effort }: Played): Result => {
  const { games, wins, draws, losses, share, low, high, steps, ms, refused, ends } = rating;
  const counts = `${wins} won, ${draws} drawn, ${losses} lost, ${percent(low)} to ${percent(high)} %`;
  const length = `${Math.round(steps)} steps and ${(ms / 1000).toFixed(1)} s a game`;
  const { nodesPerTurn, msPerTurn, longest } = effort;
  const work = `${Math.round(nodesPerTurn)} nodes and ${Math.round(msPerTurn)} ms a turn, at most ${Math.round(longest)}`;
  const rest = `${games - ends.over} not over, ${refused} refused`;
  const what = `${name} (${counts}; ${length}; ${work}; ${rest})`;
  return { what, figure: 100 * share, bound: least, unit: '%', isLeast: true };
};

/** Plays rows in a process for each core. A row comes as soon as it is done. */
async function* run(games = GAMES, names: readonly string[] = []): AsyncGenerator<Result> {
  const unknown = names.filter((name) => !ROWS.some((row) => row.name === name));
  if (unknown.length > 0) throw new Error(`no row ${unknown.join(', ')}; there are ${ROWS.map(({ name }) => name)}`);
  const rest = ROWS.filter(({ name }) => names.length === 0 || names.includes(name));
  const processes = Array.from({ length: Math.min(rest.length, availableParallelism()) }, () => fork(PLAYS));
  const next = async (index: number): Promise<readonly [index: number, result: Result | undefined]> => {
    const row = rest.shift();
    const child = processes[index];
    if (!row || !child) return [index, undefined];
    const stopped = new AbortController();
    const { signal } = stopped;
    const ended = once(child, 'exit', { signal }).then(([code]) =>
      Promise.reject(new Error(`${row.name}: exit ${code}`)),
    );
    child.send({ name: row.name, games });
    const answer: unknown[] = await Promise.race([once(child, 'message', { signal }), ended]).finally(() => {
      ended.catch(() => undefined);
      stopped.abort();
    });
    return [index, resultOf(row, answer[0] as Played)];
  };
  try {
    const running = new Map(processes.map((_, index) => [index, next(index)]));
    while (running.size > 0) {
      const [index, result] = await Promise.race(running.values());
      if (result) running.set(index, next(index));
      else running.delete(index);
      if (result) yield result;
    }
  } finally {
    for (const child of processes) if (child.connected) child.disconnect();
  }
}

/** How often the opponent wins, against the players that it must beat. */
export const opponents: Soak = { name: 'opponents', run };
