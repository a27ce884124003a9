import type { ChannelId } from '../../src/facts/where.ts';
import { gameQueries } from '../../src/view/game.ts';
import { channelViewer } from '../../src/view/viewer.ts';
import { startLoopback } from '../support/discord/loopback.ts';
import type { WireMessage } from '../support/discord/wire.ts';
import { shipped } from '../support/modules/shipped.ts';
import { Presser, playOn } from '../support/play/presser.ts';
import { startRig } from '../support/rig.ts';
import type { Result, Soak } from './soak.ts';

/** So often is pressed in one game at most. */
const PRESSES = 1_500;
/** As many as a game has sides at most. */
export const PEOPLE = ['alice', 'bob', 'carol', 'dan', 'eve', 'fay', 'gus', 'hal', 'ida', 'jon'];

export const seeded = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
};

export const labels = ({ components }: WireMessage): readonly string[] =>
  components.flatMap((row) => (row.components ?? []).flatMap(({ label }) => label ?? []));

/** U1: each shipped module played on by presses, to its end or so far; `count`: presses a game. */
const run = async (count = PRESSES): Promise<readonly Result[]> => {
  const modules = await shipped();
  const results: Result[] = [];
  for (const [i, name] of [...modules.keys()].entries()) {
    const discord = await startLoopback({ users: PEOPLE, channels: [name], record: false });
    const rig = await startRig(discord, { modules });
    const start = await discord.user('alice').slash(name, 'game', { module: name }, { subcommand: 'start' });
    const seats = start.answer;
    if (!seats) throw new Error(`${name} did not start`);
    const sides = labels(seats).filter((label) => label.startsWith('Play '));
    const players = PEOPLE.slice(0, sides.length);
    for (const [at, player] of players.entries()) await discord.user(player).press(seats, sides[at] ?? '');
    await discord.user('alice').press(seats, 'Begin');
    const pressers: Presser[] = [];
    for (const player of players) {
      const { answer } = await discord.user(player).slash(name, 'play');
      if (answer) pressers.push(new Presser(discord.user(player), answer, name));
    }
    const game = await rig.games.at(discord.world.channelId(name) as ChannelId);
    const isOver = (): boolean => game?.session.viewNow(channelViewer).of(gameQueries).phase === 'over';
    const presses = await playOn(pressers, seeded(i + 1), isOver, count);
    const faults = [...pressers.flatMap((presser) => presser.faults), ...rig.faults];
    if (faults.length > 0) process.stdout.write(`${faults.slice(0, 5).join('\n')}\n`);
    results.push({
      what: `U1 faults in ${name}, ${isOver() ? 'over' : 'going on'} after so many presses`,
      figure: faults.length,
      bound: 0,
      unit: `of ${presses}`,
    });
    await rig.stop();
    await discord.stop();
  }
  return results;
};

export const panel: Soak = { name: 'panel', run };
