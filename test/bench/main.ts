import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { lineOf, type Row } from './row.ts';

/**
 * What the bot costs, as shares of stated rivals in the same run: absolute times mean nothing on machines that others
 * use too. Each measure has a process of its own, so that none finds what another left in memory or taught the
 * compiler. `npm run bench -- search` takes those that it names only.
 */
const MEASURES = new Map<string, () => Promise<Row | readonly Row[]>>([
  ['big-table', async () => (await import('./big-table.ts')).bigTable()],
  ['snapshots', async () => (await import('./snapshots.ts')).snapshots()],
  ['log', async () => (await import('./log.ts')).logPages()],
  ['commands', async () => (await import('./commands.ts')).commandHolds()],
  ['import', async () => (await import('./commands.ts')).importHolds()],
  ['row-size', async () => (await import('./row-size.ts')).rowSize()],
  ['closed-loop', async () => (await import('./closed-loop.ts')).closedLoop()],
  ['ready', async () => (await import('./ready.ts')).ready()],
  ['store', async () => (await import('./store.ts')).appends()],
  ['memory', async () => (await import('./memory.ts')).memory()],
  ['scale', async () => (await import('./scale.ts')).scale()],
  ['map-picture', async () => (await import('./map-picture.ts')).mapPicture()],
  ['vassal-import', async () => (await import('./vassal-import.ts')).vassalImport()],
  ['scorekeepers', async () => (await import('./scorekeepers.ts')).scorekeepers()],
  ['counters', async () => (await import('./counters.ts')).counters()],
  ['loading', async () => (await import('./loading.ts')).loading()],
  ['search', async () => (await import('./search.ts')).searches()],
  ['legal-moves', async () => (await import('./legal-moves.ts')).legalMoves()],
  ['modifiers', async () => (await import('./modifiers.ts')).modifierLooks()],
  ['boardgame', async () => (await import('./boardgame.ts')).boardgame()],
]);

const KINGDOM = 'kingdom';
const ONE = '--one';

const measured = async (name: string): Promise<readonly Row[]> => {
  const args = ['--import', import.meta.resolve('tsx'), fileURLToPath(import.meta.url), ONE, name];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  if (code !== 0) throw new Error(`the measure ${name} ended with ${code}`);
  return JSON.parse(said);
};

/**
 * Says what a measure gave as soon as it is known; one that fails takes no other along. Whether all its promises are
 * kept.
 */
const told = async (name: string): Promise<boolean> => {
  if (name === KINGDOM) return (await import('./kingdom.ts')).benchKingdoms();
  try {
    const rows = await measured(name);
    for (const row of rows) console.log(lineOf(row));
    return rows.every(({ ratio, most }) => ratio <= most);
  } catch (fault) {
    console.log(`FAILED  ${name}: ${fault instanceof Error ? fault.message : fault}`);
    return false;
  }
};

const runAll = async (names: readonly string[]): Promise<boolean> => {
  let isKept = true;
  for (const name of names) isKept = (await told(name)) && isKept;
  return isKept;
};

const args = process.argv.slice(2);
const all = [...MEASURES.keys(), KINGDOM];
const unknown = args.find((name) => name !== ONE && !all.includes(name));
const one = args[0] === ONE ? MEASURES.get(args[1] ?? '') : undefined;
if (unknown !== undefined) throw new Error(`there is no measure ${unknown}, but ${all.join(', ')}`);
if (one) console.log(JSON.stringify([await one()].flat()));
else if (!(await runAll(args.length > 0 ? args : all))) process.exitCode = 1;
