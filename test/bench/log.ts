import { showLogPage } from '../../commands/game/log.ts';
import type { InputContext } from '../../src/port/command.ts';
import type { OpenGame } from '../../src/session/channel/open-game.ts';
import type { Session } from '../../src/session/game/session.ts';
import type { InteractionId } from '../../src/table/index.ts';
import { languages } from '../../src/words/index.ts';
import { load, newGame, newProcess } from '../support/session.ts';
import { ANN, DAN, join, leave } from '../support/table.ts';
import { median, type Row } from './row.ts';

/** The steps of the game, and the most milliseconds of processor time that a page of its log may cost. */
const STEPS = 100_000;
const MOST = 3;
const PAGES = 31;

/**
 * A page of `/game log` of a game of 100,000 steps, the newest pages and others, from its options to its answer, after
 * the game was loaded (Q2).
 */
export const logPages = async (): Promise<Row> => {
  const host = newProcess({ settings: { snapshotEvery: 1000 } });
  const played = await newGame(host);
  for (let number = played.number; number < STEPS; number += 1) {
    const operation = number % 2 === 1 ? join(DAN, undefined) : leave(DAN);
    await played.run(operation, `step ${number}` as InteractionId);
  }
  await played.close();
  const session = await load(host);
  if (session.number !== STEPS) throw new Error('the game is not whole');
  const costs: number[] = [];
  for (let i = 0; i < PAGES; i += 1) costs.push(await costOf(session, 1 + i * 150));
  const cost = median(costs);
  return {
    what: `a page of the log of ${STEPS} steps`,
    against: `${MOST} ms`,
    ratio: cost / MOST,
    most: 1,
    note: `${cost.toFixed(2)} ms; the first ${costs[0]?.toFixed(2)} ms`,
  };
};

const costOf = async (session: Session, page: number): Promise<number> => {
  const before = process.cpuUsage();
  const reply = await showLogPage(
    { session } as OpenGame,
    { person: { id: ANN, name: 'Ann' }, words: languages.en } as InputContext,
    page,
  );
  const { user, system } = process.cpuUsage(before);
  if (!reply.answer?.text.includes(`page ${page} of`)) throw new Error('not the page');
  return (user + system) / 1000;
};
