import { readModule } from '../../../src/session/module/read.ts';
import { declare } from './any-module.ts';
import type { Data } from './form.ts';

/** A random module whose keys are words that are found wherever they stand: no player may read one (D39). */

/** Keys of the whole file that are nothing but keys; what the rules read has names of its own. */
const KEYS = [
  ...['Strength', 'Traits', 'Steps', 'Worth', 'Supply', 'gold', 'z', 'g'],
  ...['pikeman', 'rider', 'leader', 'city', 'coin', 'gem', 'foot', 'horse', 'kingdom'],
  ...['wood', 'moor', 'lake', 'road', 'river', 'land', 'people'],
];

/** What finds them. */
export const CANARY = /zq[A-Z]\w*Key/;

const canaryOf = (key: string): string => `zq${key.charAt(0).toUpperCase()}${key.slice(1)}Key`;

/** The same file with such keys, and what it tells declared anew; every second of them has a label. */
export const withCanaries = (file: Data): Data => {
  let text = JSON.stringify(file).replace(
    /(\(scorekeeper |"scorekeeper":")(\w+)/g,
    (_, before: string, name: string) => `${before}${canaryOf(name)}`,
  );
  for (const key of KEYS) text = text.replace(new RegExp(`(?<![\\w$])${key}(?!\\w)`, 'g'), canaryOf(key));
  const labels = KEYS.filter((_, i) => i % 2 === 0).map((key, i) => [canaryOf(key), `Fine thing ${i}`]);
  const canaries: Data = { ...(JSON.parse(text) as Data), labels: Object.fromEntries(labels) };
  const read = readModule(JSON.stringify(canaries));
  if (!read.ok) for (const fault of read.faults) if (fault.code === 'undeclared') declare(canaries, fault);
  return canaries;
};
