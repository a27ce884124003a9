import { setImmediate } from 'node:timers/promises';
import type { ChannelId } from '../../src/facts/where.ts';
import { DRAWING_THREAD_COUNT, pngBy } from '../../src/picture/png.ts';
import { threaded } from '../../src/session/base/worker.ts';
import { gameQueries } from '../../src/view/game.ts';
import type { Drawing } from '../../src/view/text/message.ts';
import { channelViewer, viewerKey } from '../../src/view/viewer.ts';
import { startLoopback } from '../support/discord/loopback.ts';
import { shipped } from '../support/modules/shipped.ts';
import { CountedDoor, figuresLine, pressFigures } from '../support/play/press-figures.ts';
import { Presser, playOn, sensible } from '../support/play/presser.ts';
import { startRig } from '../support/rig.ts';
import { labels, PEOPLE, seeded } from './panel.ts';
import type { Result, Soak } from './soak.ts';

/** So often is pressed in one game at most. */
const PRESSES = 120;
/** The characters of a post in the mean, beside counters' reports. */
const LONGEST_MEAN = 300;

/**
 * U20: what a turn of each shipped game costs that is played by pressing, with real pictures; a line for each. Turns are played as
 * people play them: each stack once, each kind of act once.
 */
const run = async (count = PRESSES): Promise<readonly Result[]> => {
  const modules = await shipped();
  const render = pngBy(threaded, DRAWING_THREAD_COUNT);
  const results: Result[] = [];
  for (const [i, name] of [...modules.keys()].entries()) {
    const discord = await startLoopback({ users: PEOPLE, channels: [name], record: false });
    const counted = new CountedDoor();
    const draw = async (drawing: Drawing): Promise<Uint8Array> => {
      const file = await render(JSON.stringify(await drawing.picture()));
      // Panels have pictures, too: what everybody sees is drawn for nobody.
      if (drawing.key.endsWith(viewerKey(channelViewer))) counted.bytes += file.byteLength;
      return file;
    };
    const rig = await startRig(discord, { modules, draw, settings: { posts: 'turn' }, messenger: counted.door });
    const start = await discord.user('alice').slash(name, 'game', { module: name }, { subcommand: 'start' });
    if (!start.answer) throw new Error(`${name} did not start`);
    const sides = labels(start.answer).filter((label) => label.startsWith('Play '));
    const players = PEOPLE.slice(0, sides.length);
    for (const [at, player] of players.entries()) await discord.user(player).press(start.answer, sides[at] ?? '');
    await discord.user('alice').press(start.answer, 'Begin');
    counted.clear();
    const pressers: Presser[] = [];
    for (const player of players) {
      const { answer } = await discord.user(player).slash(name, 'play');
      if (answer) pressers.push(new Presser(discord.user(player), answer, name));
    }
    const game = await rig.games.at(discord.world.channelId(name) as ChannelId);
    if (!game) throw new Error(`${name} is not there`);
    const isOver = (): boolean => game.session.viewNow(channelViewer).of(gameQueries).phase === 'over';
    await playOn(pressers, seeded(i + 1), isOver, count, sensible);
    await setImmediate();
    const figures = await pressFigures(game.session, pressers, counted);
    process.stdout.write(`${figuresLine(name, figures)}\n`);
    const { typed, characters, posts, edits } = figures;
    results.push(
      { what: `U20 characters typed in ${name}`, figure: typed, bound: 0, unit: '' },
      {
        what: `U4 characters of a post of ${name}, in the mean`,
        figure: Math.round(characters / Math.max(1, posts + edits)),
        bound: LONGEST_MEAN,
        unit: '',
      },
    );
    await rig.stop();
    await discord.stop();
  }
  return results;
};

export const turns: Soak = { name: 'turns', run };
