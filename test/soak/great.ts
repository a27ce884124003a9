import { longestHold } from '../bench/hold.ts';
import { full, sitDown } from '../support/games/crowd.ts';
import { everyAct } from '../support/play/every-command.ts';
import type { Result, Soak } from './soak.ts';

const PIECES = 10_000;
const STEPS = 5000;
/** Each command is done so often; the least counts, as other work on the machine only adds. */
const TIMES = 3;
/** The most seconds of processor time of a command, and the most ms of it between two turns of the event loop. */
const SECONDS = 1;
const HOLD = 20;
/** As many of the dearest are told. */
const TOLD = 5;

interface Cost {
  readonly what: string;
  readonly seconds: number;
  readonly hold: number;
}

const secondsOf = async (act: () => Promise<unknown>): Promise<Omit<Cost, 'what'>> => {
  const held = longestHold();
  const before = process.cpuUsage();
  await act();
  const { user, system } = process.cpuUsage(before);
  return { seconds: (user + system) / 1e6, hold: held() };
};

/** [H16] A table of 10,000 pieces and a game of 5,000 steps: every command, and the whole game as a file and back. */
const run = async (steps = STEPS): Promise<readonly Result[]> => {
  const table = await sitDown(PIECES, 'many cells', full);
  for (let i = 0; i < steps; i += 1) await table.type('move', { piece: `1.${i % 2}`, to: `1.${(i + 1) % 2}` });
  const costs = new Map<string, Cost>();
  const noted = async (what: string, act: () => Promise<unknown>): Promise<void> => {
    const { seconds, hold } = await secondsOf(act);
    const before = costs.get(what) ?? { what, seconds, hold };
    costs.set(what, { what, seconds: Math.min(before.seconds, seconds), hold: Math.min(before.hold, hold) });
  };
  let file = new Uint8Array();
  await noted('the game as a file', async () => {
    file = await table.file();
  });
  for (let i = 0; i < TIMES; i += 1) for (const [what, act] of everyAct) await noted(what, () => act(table));
  await noted('a file as a game', () => table.import(file));
  const all = [...costs.values()];
  const dearest = [...all].sort((a, b) => b.seconds - a.seconds).slice(0, TOLD);
  for (const { what, seconds, hold } of dearest)
    process.stdout.write(`${what}: ${seconds.toFixed(2)} s, ${hold.toFixed(0)} ms at a time\n`);
  const inParts = /^(the game as a file|a file as a game)$/;
  const of = `s, the dearest of ${all.length}`;
  const most = (some: readonly Cost[], by: 'seconds' | 'hold'): number => Math.max(...some.map((one) => one[by]));
  return [
    {
      what: `H16 a command at ${PIECES} pieces and ${steps} steps`,
      figure: most(
        all.filter(({ what }) => !inParts.test(what)),
        'seconds',
      ),
      bound: SECONDS,
      unit: of,
    },
    { what: 'H16 between two turns of the event loop', figure: most(all, 'hold'), bound: HOLD, unit: 'ms' },
  ];
};

export const great: Soak = { name: 'great', run };
