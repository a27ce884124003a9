import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readModule } from '../../src/session/module/read.ts';
import { baseModuleText } from '../../src/session/text/bases.ts';
import { createParsingWork } from '../../src/session/text/work.ts';
import { shipped } from '../support/modules/shipped.ts';
import { slipsIn, withSlip } from '../support/modules/slips.ts';
import type { Result, Soak } from './soak.ts';

const FOLDER = 'data/modules';
const PER_MODULE = 80;

/** The faults and warnings of a file, each with its line. */
const toldOf = (text: string): readonly { readonly line: number; readonly key: string }[] => {
  const read = readModule(text, createParsingWork(), baseModuleText);
  return [...(read.ok ? [] : read.faults), ...read.warnings].map(({ line, path, wrong }) => ({
    line,
    key: `${line} ${path} ${JSON.stringify(wrong)}`,
  }));
};

/** D17: single slips in the shipped modules. The check must warn of them; this writes each one that it misses. */
async function* run(count = PER_MODULE): AsyncGenerator<Result> {
  await shipped();
  let seed = 17;
  const random = (): number => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed / 2147483648;
  };
  let [all, missed, alarms] = [0, 0, 0];
  for (const name of readdirSync(FOLDER).filter((file) => file.endsWith('.yaml'))) {
    const file = readFileSync(join(FOLDER, name), 'utf8');
    const before = new Set(toldOf(file).map(({ key }) => key));
    alarms += before.size;
    const slips = [...slipsIn(file, (most) => Math.floor(random() * most))];
    for (let left = count; left > 0 && slips.length > 0; left -= 1) {
      const [slip] = slips.splice(Math.floor(random() * slips.length), 1);
      if (!slip) continue;
      all += 1;
      if (toldOf(withSlip(file, slip)).some(({ key }) => !before.has(key))) continue;
      missed += 1;
      process.stdout.write(`${name}:${slip.line} ${slip.way}: ${slip.word} as ${slip.wrong}\n`);
    }
  }
  yield { what: 'D17 slips that the check misses', figure: (100 * missed) / all, bound: 5, unit: `% of ${all}` };
  yield { what: 'D17 warnings about the modules as they are', figure: alarms, bound: 0, unit: 'warnings' };
}

export const typos: Soak = { name: 'typos', run };
