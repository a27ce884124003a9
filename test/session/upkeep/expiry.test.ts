import { describe, expect, test } from 'vitest';
import type { ChannelId } from '../../../src/facts/where.ts';
import type { OpenGame } from '../../../src/session/channel/open-game.ts';
import { Games } from '../../../src/session/games/games.ts';
import { checkStore } from '../../../src/session/upkeep/check.ts';
import { DELETION_NOTICE_TIME, EndedGameExpiry } from '../../../src/session/upkeep/expiry.ts';
import { requestQueries } from '../../../src/view/requests.ts';
import { channelViewer } from '../../../src/view/viewer.ts';
import { scored } from '../../support/gdl.ts';
import { beside, CHANNEL, newInteraction, newProcess, newTable, type Process, told } from '../../support/session.ts';
import { ANN, BEN } from '../../support/table.ts';

const DAY = 24 * 60 * 60 * 1000;
const HOUR = DAY / 24;
const KEPT = { settings: { endedGamesKept: 30 * DAY } };

/** Its end by points can be taken back, one by the host's word can't. */
const module = scored('(scorekeeper points (initial 0) (ranks most) (do (set 5 Red) (set 7 Blue)))');

/** A game that ended, in a process that deletes such games after 30 days. */
const ended = async (process: Process = newProcess(KEPT)) => {
  const table = await newTable(process, module);
  for (const actor of [ANN, BEN]) await told(table.game, { kind: 'end-turn', actor });
  await told(table.game, { kind: 'finish', actor: ANN });
  const expiry = new EndedGameExpiry(process.ports);
  await process.clock.pass(5000);
  return { ...table, process, expiry };
};

/** Takes the end back, as both agree. */
const takenBack = async (game: OpenGame): Promise<void> => {
  await told(game, { kind: 'ask', actor: ANN, wants: { what: 'undo', steps: [game.session.number] } });
  const view = game.session.viewNow(channelViewer).of(requestQueries);
  await told(game, { kind: 'agree', actor: BEN, request: view.id(view.all()[0]?.handle ?? '') ?? '' });
  await told(game, { kind: 'undo', actor: ANN, steps: 1 });
};

const posts = ({ messenger }: Process): readonly string[] =>
  messenger.there.map(({ message }) => message.text).filter((text) => text.includes('will be deleted'));

const rowsOf = ({ store }: Process, game: string): readonly string[] =>
  [...store.rows.keys()].filter((key) => key.includes(game));

describe('[H12] an ended game', () => {
  test('[H12] an ended game is deleted after the set time and a week’s notice', async () => {
    const { process, expiry, games, game } = await ended();
    const { clock } = process;
    const id = game.session.game;
    const two = new Games(beside(process).ports);
    expect((await two.at(CHANNEL))?.session.game).toBe(id);
    expiry.begin();
    await clock.pass(22 * DAY);
    expect(posts(process)).toEqual([]);
    await clock.pass(2 * DAY);
    expect(posts(process)).toEqual([
      expect.stringMatching(/^\*\*Skirmish\*\*.* will be deleted on <t:\d+:D>.*\/game export/),
    ]);
    expect(await games.at(CHANNEL)).toBeDefined();
    await clock.pass(DELETION_NOTICE_TIME);
    expect(posts(process)).toHaveLength(1);
    for (const each of [games, two]) expect(await each.at(CHANNEL)).toBeUndefined();
    expect(rowsOf(process, id).filter((key) => key.startsWith('game:'))).toEqual([`game:${id}:forgotten`]);
    expect(await checkStore(process.store, () => undefined)).toMatchObject({ damaged: [], torn: [] });
    const next = await games.start({
      channel: CHANNEL,
      guild: undefined,
      module,
      host: ANN,
      interaction: newInteraction(),
      seed: '',
    });
    expect(next.kind).toBe('started');
    expect((await two.at(CHANNEL))?.session.game).not.toBe(id);
    await Promise.all([expiry.close(), games.close(), two.close()]);
    expect(process.faults).toEqual([]);
  });

  test('[H12] an ended game is never deleted by default', async () => {
    const never = await ended(newProcess());
    never.expiry.begin();
    await never.process.clock.pass(400 * DAY);
    expect(await never.games.at(CHANNEL)).toBeDefined();
    expect(posts(never.process)).toEqual([]);
    const resumed = await ended();
    resumed.expiry.begin();
    await takenBack(resumed.game);
    await resumed.process.clock.pass(100 * DAY);
    expect(posts(resumed.process)).toEqual([]);
    expect((await resumed.games.at(CHANNEL))?.session.number).toBe(resumed.game.session.number);
    await Promise.all([never, resumed].flatMap(({ expiry, games }) => [expiry.close(), games.close()]));
  });

  test('[H12] an ended game is kept if its end is undone during deletion', async () => {
    const { process, expiry, games, game } = await ended();
    const { clock, store } = process;
    const mark = `game:${game.session.game}:forgotten`;
    expiry.begin();
    await clock.pass(30 * DAY + 1000);
    expect(store.rows.has(mark)).toBe(true);
    await takenBack(game);
    await clock.pass(10 * DAY);
    expect((await games.at(CHANNEL))?.session.number).toBe(game.session.number);
    expect(await checkStore(store, () => undefined)).toMatchObject({ damaged: [], torn: [] });
    await Promise.all([expiry.close(), games.close()]);
  });

  test('[H12] an interrupted deletion of an ended game is finished', async () => {
    const { process, expiry, games, game } = await ended();
    const { clock, store } = process;
    const own = `game:${game.session.game}:`;
    expiry.begin();
    await clock.pass(30 * DAY - HOUR);
    const before = rowsOf(process, own).length;
    store.failNext({ when: 'before', call: 'delete' });
    await clock.pass(2 * HOUR);
    expect(rowsOf(process, own).length).toBeGreaterThanOrEqual(before);
    expect(await games.at(CHANNEL)).toBeUndefined();
    await clock.pass(6 * HOUR);
    expect(rowsOf(process, own)).toEqual([`${own}forgotten`]);
    expect(process.faults).toEqual([expect.stringContaining('an ended game could not be looked at')]);
    await Promise.all([expiry.close(), games.close()]);
  });

  test('[H12] an ended game is deleted silently if a newer one exists', async () => {
    const { process, expiry, games, game } = await ended();
    const other = await newTable(process, module);
    expect(other.game.session.game).not.toBe(game.session.game);
    expiry.begin();
    await process.clock.pass(40 * DAY);
    expect(posts(process)).toEqual([]);
    expect(rowsOf(process, game.session.game).length).toBeLessThan(4);
    expect((await other.games.at(CHANNEL as ChannelId))?.session.game).toBe(other.game.session.game);
    await Promise.all([expiry.close(), games.close(), other.games.close()]);
  });
});
