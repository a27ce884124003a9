import { setFlagsFromString } from 'node:v8';

/** How much of a function runs, in bytes of its code, before V8 asks whether to optimise it: twice what it is by itself. */
const BUDGET = 135_168;

/** V8 of Node.js 20 counts bytes; later ones count calls, and begin with a compiler that costs less. */
const COUNTS_BYTES = /^11\./;

/**
 * Has V8 wait for longer before it optimises. A command runs a thousand functions a few times each: to optimise them as
 * early as in a program with a hot loop took more than a third of what the first five hundred commands cost (Q9), and
 * half of it was done again when they had met more kinds of games. To be called before anything is loaded.
 */
export const optimiseLater = (): void => {
  if (COUNTS_BYTES.test(process.versions.v8)) setFlagsFromString(`--interrupt-budget=${BUDGET}`);
};
