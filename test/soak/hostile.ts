import { readFile } from 'node:fs/promises';
import { longestHold } from '../bench/hold.ts';
import { hostileBytes, hostileModules, hostileSaves } from '../support/hostile/files.ts';
import type { HostileFindings } from '../support/hostile/findings.ts';
import { hostileInteractions } from '../support/hostile/interactions.ts';
import { hostileRows } from '../support/hostile/rows.ts';
import { exportedGame } from '../support/modules/file-text.ts';
import { shippedModule } from '../support/modules/shipped.ts';
import { hostileZips } from '../support/modules/zips.ts';
import { hostilePictures, soundPictures } from '../support/pictures/hostile-pictures.ts';
import { newProcess, newTable } from '../support/session.ts';
import type { Result, Soak } from './soak.ts';

const INTERACTIONS = 10_000;
/** For each interaction so many of the others. */
const SHARES = { modules: 0.5, saves: 0.5, rows: 0.2, files: 0.05 };
/** The most processor time between two turns of the event loop, in ms. */
const HOLD = 200;
/** So much of what is wrong is told. */
const TOLD = 5;
const SEED = 15;

const MODULES = ['tablut', 'bazaar', 'marches', 'counters'] as const;

/** Runs things one by one, and keeps the longest that one held the event loop. */
const watched = () => {
  let longest = 0;
  return {
    around: async (one: () => Promise<void>): Promise<void> => {
      const held = longestHold();
      await one();
      longest = Math.max(longest, held());
    },
    longest: () => longest,
  };
};

const resultsOf = (what: string, { tried, done, wrong }: HostileFindings, hold?: number): readonly Result[] => {
  for (const one of wrong.slice(0, TOLD)) process.stdout.write(`${what}: ${one}\n`);
  return [
    { what: `H15 ${what} that went wrong, ${done} were taken`, figure: wrong.length, bound: 0, unit: `of ${tried}` },
    ...(hold === undefined ? [] : [{ what: `H15 ${what}: the loop was held`, figure: hold, bound: HOLD, unit: 'ms' }]),
  ];
};

/** Interactions with a table of each of the modules. */
const allInteractions = async (
  count: number,
  around: (few: () => Promise<void>) => Promise<void>,
): Promise<HostileFindings> => {
  const share = Math.ceil(count / MODULES.length);
  const findings: HostileFindings[] = [];
  for (const name of MODULES) findings.push(await hostileInteractions(await shippedModule(name), share, SEED, around));
  const sum = (of: 'tried' | 'done'): number => findings.reduce((total, one) => total + one[of], 0);
  return { tried: sum('tried'), done: sum('done'), wrong: findings.flatMap(({ wrong }) => wrong) };
};

/** [H15] What somebody made to hurt the bot; what is read in threads and processes of their own holds no loop. */
const run = async (count = INTERACTIONS): Promise<readonly Result[]> => {
  const of = (share: number): number => Math.ceil(count * share);
  const [interactions, saves, rows, files] = [watched(), watched(), watched(), watched()];
  const texts = await Promise.all(MODULES.map((name) => readFile(`data/modules/${name}.yaml`, 'utf8')));
  const { games, game } = await newTable(newProcess());
  const saved = await exportedGame(games.history, game.session);
  const pictures = [...(await soundPictures()).values(), ...[...hostilePictures().values()].map(([, file]) => file)];
  const bytes = [...pictures, ...[...hostileZips().values()].map(([, , file]) => file)];
  return [
    ...resultsOf('interactions', await allInteractions(count, interactions.around), interactions.longest()),
    ...resultsOf('modules', await hostileModules(texts, of(SHARES.modules), SEED)),
    ...resultsOf('files of games', await hostileSaves([saved], of(SHARES.saves), SEED, saves.around), saves.longest()),
    ...resultsOf('rows of the store', await hostileRows(of(SHARES.rows), SEED, rows.around), rows.longest()),
    ...resultsOf(
      'pictures and archives',
      await hostileBytes(bytes, of(SHARES.files), SEED, files.around),
      files.longest(),
    ),
  ];
};

export const hostile: Soak = { name: 'hostile', run };
