import { setFlagsFromString } from 'node:v8';

/** How much of a function runs, in bytes of its code, before V8 asks whether to optimise it: four times as much. */
const BUDGET = 270_336;

/** V8 of Node.js 20 counts bytes; later ones count calls, and don't know the setting. */
const COUNTS_BYTES = /^11\./;

/**
 * Has V8 wait for longer before it optimises. A command runs a thousand functions a few times each: to optimise them as
 * early as in a program with a hot loop took a third of what the first five hundred commands cost (Q9). What a bot has
 * used in all is the same after some five thousand. To be called before anything is loaded.
 */
export const optimiseLater = (): void => {
  if (COUNTS_BYTES.test(process.versions.v8)) setFlagsFromString(`--interrupt-budget=${BUDGET}`);
};
