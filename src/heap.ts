import { setFlagsFromString } from 'node:v8';

/** How much V8 lets its heap grow beyond what was in use before it collects again, in per cent. */
const HEAP_GROWTH = 100;

const keepRoom = (): void => setFlagsFromString('--semi-space-growth-factor=1');

/**
 * Has V8 take less memory. On a machine with much of it garbage grows to three times what is in use: a bot that runs for
 * weeks takes twice its memory, for no less work (H14). The room for what is new stays at 2 MB: where much is loaded or
 * played it would grow to 32, on Node.js 24 to 128, for good, and moves cost no less (Q10). And to optimise what runs a
 * few times takes memory that is never given back. To be called before anything is loaded; what it answers is to be
 * called when the bot is ready.
 */
export const keepHeapSmall = (): (() => void) => {
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH}`);
  keepRoom();
  // Each thread that begins sets it back, for the whole process.
  process.on('worker', (worker) => worker.once('online', keepRoom));
  setFlagsFromString('--no-opt');
  return () => setFlagsFromString('--opt');
};
