import type { Module } from '../../../src/engine/index.ts';
import { READ_WORK_LIMIT } from '../../../src/table/core/meter.ts';
import { type PersonId, totalWorkUnits } from '../../../src/table/index.ts';
import { Bot } from '../../secrecy/bot.ts';
import { begun, PEOPLE, perform } from '../modules/made-game.ts';
import { diceOf } from '../modules/whole-file.ts';
import { ANN, BEN } from '../table.ts';

/** Plays a game by commands, and counts what work each of them is charged. */

/** The units that one of them may be charged: an act with what it tells, and the panel that follows it. */
export const MOST_CHARGED = 3 * READ_WORK_LIMIT;

/** One command, press or completion. */
export interface Charged {
  readonly call: string;
  /** Units, of all requests that it makes. */
  readonly units: number;
  /** The processor's time, in milliseconds. */
  readonly time: number;
}

/** What people ask for in each state. */
const LOOKS: readonly (readonly [string, (bot: Bot, person: PersonId) => Promise<void>])[] = [
  ['/play', (bot, person) => bot.type(person, 'play')],
  ['/act', (bot, person) => bot.type(person, 'act')],
  ['/board', (bot, person) => bot.type(person, 'board')],
  ['/game status', (bot, person) => bot.type(person, 'game status')],
  ['/piece list', (bot, person) => bot.type(person, 'piece list')],
  ['completion of /act name', (bot, person) => bot.complete(person, 'act', 'name', '')],
  ['completion of /act on', (bot, person) => bot.complete(person, 'act', 'on', '', { name: 'A0' })],
  ['completion of /act with', (bot, person) => bot.complete(person, 'act', 'with', '', { name: 'A1' })],
  ['completion of /move piece', (bot, person) => bot.complete(person, 'move', 'piece', '')],
  ['completion of /move to', (bot, person) => bot.complete(person, 'move', 'to', '', { piece: 'A1' })],
  ['/act name:A0', (bot, person) => bot.type(person, 'act', { name: 'A0' })],
  ['/act name:A1', (bot, person) => bot.type(person, 'act', { name: 'A1' })],
];

/** So many of the acts of `perform` are commands; the last one looks at everything for tests. */
const COMMANDS = 37;

/** Each call of a game of so many steps by chance, with what was looked at between them. */
export async function* chargedIn(module: Module, seed: number, steps: number): AsyncGenerator<Charged> {
  const counted = async (call: string, run: () => Promise<unknown>): Promise<Charged> => {
    const [units, { user, system }] = [totalWorkUnits(), process.cpuUsage()];
    await run();
    const taken = process.cpuUsage({ user, system });
    return { call, units: totalWorkUnits() - units, time: (taken.user + taken.system) / 1_000 };
  };
  const bot = new Bot({ ...module, module: 'made' }, PEOPLE, 'charged');
  yield counted('begin', () => begun(bot));
  const dice = diceOf(seed);
  for (let step = 0; step < steps; step += 1) {
    const person = dice.oneOf([ANN, BEN]);
    for (const [call, run] of LOOKS) yield counted(call, () => run(bot, person));
    const deed = { who: dice.below(11), what: dice.below(COMMANDS), a: dice.below(20), b: dice.below(20) };
    yield counted(`step ${JSON.stringify(deed)}`, () => perform(bot, deed));
    if (dice.chance(0.5)) yield counted('press', () => bot.pressNewest(person, dice.below(10), dice.below(5)));
  }
}
