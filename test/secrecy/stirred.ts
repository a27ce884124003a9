import { createHash } from 'node:crypto';
import { Chance } from '../../src/table/index.ts';

/** Chance that falls otherwise from some moment on, in a game that was the same until then. */

let mask = 0;
const word = Chance.prototype.word;

Chance.prototype.word = function (this: Chance): number {
  return (word.call(this) ^ mask) >>> 0;
};

/** Has every word of chance in this process be another from then on, by that name. */
export type Stir = (name: string) => void;

const stir: Stir = (name) => {
  mask = createHash('sha256').update(name).digest().readUInt32BE();
};

/** Runs a game that may stir chance. Afterwards chance falls as before: other tests share the process. */
export const withStirring = async <T>(run: (stir: Stir) => Promise<T>): Promise<T> => {
  try {
    return await run(stir);
  } finally {
    mask = 0;
  }
};
