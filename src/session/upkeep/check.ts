import type { DamagedGame, DatabaseCheckReport } from '../../facts/upkeep-found.ts';
import { parseRowValue, type Store } from '../../store/index.ts';
import type { GameId } from '../../table/index.ts';
import { systemRandom } from '../base/ports.ts';
import { isGameDeleted, readHead, stepsInCheckpoint } from '../log/checkpoint.ts';
import { confirmDamage, DamagedLogError } from '../log/damage.ts';
import { Journal } from '../log/journal.ts';
import { load } from '../log/loaded.ts';
import { readStorePages, SILENT_LOG, type UpkeepProgress } from './pages.ts';

/** Reads every row, and replays every game's log from its first step. Throws if the store can't be read. */
export const checkStore = async (store: Store, progress: UpkeepProgress): Promise<DatabaseCheckReport> => {
  const games = new Set<GameId>();
  const channels = new Map<string, string>();
  const torn: string[] = [];
  let rows = 0;
  for await (const page of readStorePages(store)) {
    for (const { key, value } of page) {
      const [, game] = /^game:([^:]+):(?:step|part|apart|head)\b/.exec(key) ?? [];
      if (game !== undefined) games.add(game as GameId);
      const content = parsed(value);
      if (content === undefined && !/^game:[^:]+:(step|part|apart):/.test(key)) torn.push(key);
      const [, channel] = /^channel:([^:]+):game:\d+$/.exec(key) ?? [];
      if (channel !== undefined) channels.set(String((content as { game?: unknown } | undefined)?.game), channel);
    }
    rows += page.length;
    progress('rows', rows);
  }
  const damaged: DamagedGame[] = [];
  let steps = 0;
  let count = 0;
  for (const game of games) {
    const found = await checkGame(store, game);
    if (typeof found === 'number') steps += found;
    else damaged.push({ game, channel: channels.get(game), step: found.step, fault: found.fault });
    count += 1;
    progress('games', count);
  }
  return { rows, games: games.size, steps, damaged, torn };
};

/** Returns the number of steps of a game, or its damage, confirmed by a second read. */
const checkGame = async (store: Store, game: GameId): Promise<number | DamagedLogError> => {
  const ports = { store, log: SILENT_LOG };
  try {
    return await confirmDamage(async () => {
      const head = await readHead(ports, game);
      const journal = new Journal(game, { store, random: systemRandom });
      const { number } = await load(ports, journal, undefined);
      await journal.checkEnd(number, stepsInCheckpoint(head));
      if (number === 0) throw new DamagedLogError({ game, step: 1, fault: 'missing' });
      return number;
    });
  } catch (error) {
    if (!(error instanceof DamagedLogError)) throw error;
    return (await isGameDeleted(store, game)) ? 0 : error;
  }
};

const parsed = (text: string): unknown => {
  try {
    return parseRowValue(text) ?? null;
  } catch {
    return undefined;
  }
};
