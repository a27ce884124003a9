import { chess } from './chess.ts';
import { components } from './components.ts';
import { evenings } from './evenings.ts';
import { games } from './games.ts';
import { great } from './great.ts';
import { hostile } from './hostile.ts';
import { idle } from './idle.ts';
import { cluster, kills, killsPostgres } from './kills.ts';
import { kingdoms } from './kingdom.ts';
import { load } from './load.ts';
import { looks } from './looks.ts';
import { maps } from './maps.ts';
import { modules } from './modules.ts';
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
 * much of it. A line for each figure; exit code 1 when one is over its bound.
 */
const soaks: readonly Soak[] = [
  chess,
  cluster,
  ...components,
  evenings,
  games,
  great,
  hostile,
  idle,
  kills,
  killsPostgres,
  kingdoms,
  load,
  looks,
  maps,
  modules,
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
const wanted = said.filter((word) => !isCount(word));
let failed = false;
for (const { name, run } of soaks) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const count = said[said.indexOf(name) + 1];
  try {
    for await (const { what, figure, bound, unit } of await run(isCount(count) ? Number(count) : undefined)) {
      const isKept = figure <= bound;
      failed ||= !isKept;
      say(`${isKept ? 'ok  ' : 'OVER'} ${name}: ${what}: ${Number(figure.toPrecision(3))} ${unit} (at most ${bound})`);
    }
  } catch (error) {
    failed = true;
    say(`FAIL ${name}: ${error instanceof Error ? error.stack : String(error)}`);
  }
}
if (failed) process.exitCode = 1;
