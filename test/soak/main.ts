import { chess } from './chess.ts';
import { components } from './components.ts';
import { evenings } from './evenings.ts';
import { games, listed } from './games.ts';
import { great } from './great.ts';
import { hostile } from './hostile.ts';
import { idle } from './idle.ts';
import { cluster, kills, killsPostgres } from './kills.ts';
import { kingdoms } from './kingdom.ts';
import { crowd } from './load/crowd.ts';
import { load } from './load/load.ts';
import { looks } from './looks.ts';
import { maps } from './maps.ts';
import { modules } from './modules.ts';
import { opponents } from './opponents/opponents.ts';
import { panel } from './panel.ts';
import { properties } from './properties.ts';
import { ranges } from './ranges.ts';
import { secrecy } from './secrecy.ts';
import type { Soak } from './soak.ts';
import { told } from './told.ts';
import { turns } from './turns.ts';
import { typos } from './typos.ts';

/**
 * The long checks, one after the other; `npm run soak NAME` runs those of that name alone, `npm run soak NAME 5000` so
 * much of it, `npm run soak NAME PART` a part of it. A line for each figure; exit code 1 when one is beyond its bound.
 */
const soaks: readonly Soak[] = [
  chess,
  cluster,
  ...components,
  crowd,
  evenings,
  games,
  great,
  hostile,
  idle,
  kills,
  killsPostgres,
  kingdoms,
  listed,
  load,
  looks,
  maps,
  modules,
  opponents,
  panel,
  properties,
  ranges,
  secrecy,
  told,
  turns,
  typos,
];

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const said = process.argv.slice(2);
const isCount = (word: string | undefined): boolean => /^[1-9]\d*$/.test(word ?? '');
const isName = (word: string): boolean => soaks.some(({ name }) => name === word);
const wanted = said.filter(isName);

/** The words after a name, up to the next one. */
const wordsAfter = (name: string): readonly string[] => {
  const rest = said.slice(said.indexOf(name) + 1);
  const end = rest.findIndex(isName);
  return end === -1 ? rest : rest.slice(0, end);
};

let failed = said.some((word) => !isCount(word)) && wanted.length === 0;
if (failed) say(`FAIL no such name; there are ${soaks.map(({ name }) => name).join(', ')}`);
for (const { name, run } of failed ? [] : soaks) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const words = wanted.includes(name) ? wordsAfter(name) : [];
  const count = words.find(isCount);
  const parts = words.filter((word) => !isCount(word));
  try {
    const results = await run(count === undefined ? undefined : Number(count), parts);
    for await (const { what, figure, bound, unit, isLeast } of results) {
      const isKept = isLeast ? figure >= bound : figure <= bound;
      failed ||= !isKept;
      const limit = isLeast ? `at least ${bound}` : `at most ${bound}`;
      say(
        `${isKept ? 'ok  ' : isLeast ? 'LOW ' : 'OVER'} ${name}: ${what}: ${Number(figure.toPrecision(3))} ${unit} (${limit})`,
      );
    }
  } catch (error) {
    failed = true;
    say(`FAIL ${name}: ${error instanceof Error ? error.stack : String(error)}`);
  }
}
if (failed) process.exitCode = 1;
