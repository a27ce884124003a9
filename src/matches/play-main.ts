import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { BOT_LEVELS, type BotLevel, type Module } from '../engine/index.ts';
import { readModule } from '../session/module/read.ts';
import { loadShippedModules } from '../session/module/shipped.ts';
import { baseModuleText } from '../session/text/bases.ts';
import { languages } from '../words/index.ts';
import { playBotLevelMatch, type SearchEffort } from './level-match.ts';
import type { MatchRating } from './rate.ts';

/** `npm run play -- MODULE`: two levels of the bot play against each other, and a table shows how often each wins. */

const MODULES = fileURLToPath(new URL('../../data/modules', import.meta.url));

const { matches, moduleFaults } = languages.en;

interface PlayOptions {
  readonly name: string;
  readonly games: number;
  readonly levels: readonly [BotLevel, BotLevel];
  readonly nodes: number | undefined;
  readonly seed: number;
}

const levelIn = (text: string): BotLevel | undefined => BOT_LEVELS.find((level) => level === text);

const countIn = (text: string): number | undefined => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined);

const TEXT = { type: 'string' } as const;

const partsOf = (line: readonly string[]) => {
  const options = { games: TEXT, a: TEXT, b: TEXT, nodes: TEXT, seed: TEXT };
  try {
    return parseArgs({ args: [...line], options, allowPositionals: true });
  } catch {
    return undefined;
  }
};

/** Parses the command line; undefined if it is invalid. */
const askedIn = (line: readonly string[]): PlayOptions | undefined => {
  const parts = partsOf(line);
  if (!parts) return undefined;
  const { values, positionals } = parts;
  const [name, ...more] = positionals;
  const [a, b] = [levelIn(values.a ?? 'normal'), levelIn(values.b ?? 'easy')];
  const [games, seed] = [countIn(values.games ?? '100'), countIn(values.seed ?? '1')];
  const nodes = values.nodes === undefined ? undefined : countIn(values.nodes);
  const isSound = values.nodes === undefined || nodes !== undefined;
  if (name === undefined || more.length > 0 || !a || !b || !games || !seed || !isSound) return undefined;
  return { name, games, levels: [a, b], nodes, seed };
};

/** Returns the module. If there is no such module or file, returns lines with the reason. */
const moduleNamed = async (name: string): Promise<Module | readonly string[]> => {
  const shipped = (await loadShippedModules(MODULES)).get(name);
  if (shipped) return shipped;
  const text = await readFile(name, 'utf8').catch(() => undefined);
  if (text === undefined) return [matches.unknown(name)];
  const read = readModule(text, undefined, baseModuleText);
  return read.ok ? read.module : read.faults.map(moduleFaults.faultText);
};

const percent = (share: number): string => `${Math.round(100 * share)} %`;

/** Returns a row of the table for each level. The second row has the same results from the other side. */
const rowsOf = (
  [a, b]: readonly [BotLevel, BotLevel],
  { wins, draws, losses, share, low, high }: MatchRating,
  [own, other]: readonly [SearchEffort, SearchEffort],
): readonly (readonly string[])[] => {
  const row = (
    level: BotLevel,
    results: readonly number[],
    shares: readonly [number, number, number],
    effort: SearchEffort,
  ) => {
    const [middle, least, most] = shares;
    const costs = [effort.nodesPerTurn, effort.msPerTurn, effort.longest].map((cost) => `${Math.round(cost)}`);
    return [level, ...results.map(String), percent(middle), `${percent(least)} – ${percent(most)}`, ...costs];
  };
  return [
    row(a, [wins, draws, losses], [share, low, high], own),
    row(b, [losses, draws, wins], [1 - share, 1 - high, 1 - low], other),
  ];
};

const tableOf = (rows: readonly (readonly string[])[]): readonly string[] =>
  rows.map((row) =>
    row.map((cell, column) => cell.padStart(Math.max(...rows.map((other) => (other[column] ?? '').length)))).join('  '),
  );

const run = async (line: readonly string[]): Promise<number> => {
  const asked = askedIn(line);
  if (!asked) {
    process.stderr.write(`${matches.usage}\n`);
    return 2;
  }
  const { name, games, levels } = asked;
  const module = await moduleNamed(name);
  if (!('module' in module)) {
    process.stderr.write(`${module.join('\n')}\n`);
    return 1;
  }
  const { rating, efforts } = await playBotLevelMatch({ ...asked, module });
  const { steps, ms, ends } = rating;
  const unfinished = games - ends.over;
  const lines = [
    matches.title(module.title, games),
    ...tableOf([matches.columns(), ...rowsOf(levels, rating, efforts)]),
    matches.length(steps.toFixed(1), (ms / 1000).toFixed(1)),
    ...(unfinished > 0 ? [matches.unfinished(unfinished)] : []),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  return 0;
};

process.exitCode = await run(process.argv.slice(2));
