import { createHash } from 'node:crypto';
import { Chance } from '../../src/engine/core/random.ts';

/** Chance that falls otherwise from some moment on, in a game that was the same until then. */

let mask = 0;
const word = Chance.prototype.word;

Chance.prototype.word = function (this: Chance): number {
  return (word.call(this) ^ mask) >>> 0;
};

/** From now on every word of chance in this process is another, by that name; as it was, by a blank one. */
export const stir = (name: string): void => {
  mask = name === '' ? 0 : createHash('sha256').update(name).digest().readUInt32BE();
};
