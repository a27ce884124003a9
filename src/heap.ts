import { setFlagsFromString } from 'node:v8';

/** How much V8 lets its heap grow beyond what was in use before it collects again, in per cent. */
const HEAP_GROWTH = 100;

/**
 * How much WebAssembly runs before V8 optimises it: more than it ever does here. All there is reads what Discord
 * answers, a few hundred bytes at a time, and to optimise that takes 25 MB.
 */
const WASM_BUDGET = 100_000_000;

/**
 * What holds until the bot is ready, and from then on. Nearly all that is loaded stays, for which V8 gets room as if as
 * much would come and go from then on; and to optimise what runs a few times takes memory that it never gives back.
 */
const FLAGS = [
  ['--semi-space-growth-factor=1', '--semi-space-growth-factor=2'],
  ['--no-opt', '--opt'],
] as const;

/**
 * Has V8 take less memory, and less of the processor to keep it. On a machine with much of it garbage grows to three
 * times what is in use: a bot that runs for weeks takes twice its memory, for no less work (H14). The room for what is
 * new may grow once the bot is ready: kept small it made a move cost half as much again. One thread collects what is
 * new: two are done a fifth sooner, but take half as much again of the processor, a twentieth of a move (Q9). To be
 * called before anything is loaded; what it answers is to be called when the bot is ready (Q10).
 */
export const keepHeapSmall = (): (() => void) => {
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH}`);
  setFlagsFromString(`--wasm-tiering-budget=${WASM_BUDGET}`);
  setFlagsFromString('--no-parallel-scavenge');
  for (const [until] of FLAGS) setFlagsFromString(until);
  return () => {
    for (const [, after] of FLAGS) setFlagsFromString(after);
  };
};
