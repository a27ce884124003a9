import { describe, expect, test } from 'vitest';
import type { Module } from '../../../src/engine/index.ts';
import { systemRandom } from '../../../src/session/base/ports.ts';
import { Games } from '../../../src/session/games/games.ts';
import { type ChannelState, ChannelStateWriter, isChannelState } from '../../../src/session/log/channel-state.ts';
import { forgottenMarkKey } from '../../../src/session/log/checkpoint.ts';
import { Journal } from '../../../src/session/log/journal.ts';
import { load } from '../../../src/session/log/loaded.ts';
import { EndedGameExpiry } from '../../../src/session/upkeep/expiry.ts';
import { SILENT_LOG } from '../../../src/session/upkeep/pages.ts';
import { collectPersonData } from '../../../src/session/upkeep/person-data.ts';
import type { GameId } from '../../../src/table/index.ts';
import {
  beside,
  CHANNEL,
  GUILD,
  moveOf,
  newProcess,
  newTable,
  type Process,
  place,
  started,
  told,
} from '../../support/session.ts';
import { ANN, BEN, CAMP, endTurn, MAIN, openModule, spot } from '../../support/table.ts';

const KEY = `channel:${CHANNEL}`;

const shown = async ({ store }: Process): Promise<ChannelState | undefined> =>
  (await store.get(KEY)) as ChannelState | undefined;

const logged = ({ store }: Process, game: GameId): ReturnType<typeof load> =>
  load({ store, log: SILENT_LOG }, new Journal(game, { store, random: systemRandom }), undefined);

/** What the log comes to: all records but the module and the secret, by kind and id. */
const stateOf = async (process: Process, game: GameId): Promise<unknown> => {
  const { table, number } = await logged(process, game);
  const kinds = [...table.records].filter(
    ([kind, records]) => kind !== 'module' && kind !== 'secret' && records.size > 0,
  );
  const state = Object.fromEntries(kinds.map(([kind, records]) => [kind, Object.fromEntries(records)]));
  return { game, module: openModule.module, step: number, state: JSON.parse(JSON.stringify(state)) };
};

const crowd = (count: number): Module => ({
  ...openModule,
  setup: [...openModule.setup, { map: 'Camp', side: 'Blue', pieces: [{ prototype: 'stone', name: 'Stone', count }] }],
});

const move = async ({ game }: Awaited<ReturnType<typeof newTable>>): Promise<void> => {
  await told(game, moveOf(game.session, ANN, spot(MAIN, 'A5'), spot(MAIN, 'A4')));
};

describe('[D48] the row of a channel', () => {
  test('the row of a channel has its game’s state after a second', async () => {
    const process = newProcess();
    const table = await newTable(process);
    await move(table);
    const before = await shown(process);
    expect(before?.step).toBe(table.game.session.number - 1);
    await process.clock.pass(1000);
    expect(await shown(process)).toEqual(await stateOf(process, table.game.session.game));
    await table.games.close();
  });

  test('the row of a channel has its newest game from the start', async () => {
    const process = newProcess();
    const { games, game } = await newTable(process);
    await told(game, { kind: 'stop', actor: ANN });
    const next = await started(games);
    await process.clock.pass(1000);
    expect(next.session.game).not.toBe(game.session.game);
    expect(await shown(process)).toEqual(await stateOf(process, next.session.game));
    await games.close();
  });

  test('the row of a channel is written once per second, not by loading', async () => {
    const process = newProcess();
    const { games, game } = await newTable(process);
    let written = 0;
    const { set } = process.store;
    process.store.set = (key, value) => {
      if (isChannelState(key)) written += 1;
      return set.call(process.store, key, value);
    };
    for (let i = 0; i < 5; i += 1) await told(game, { kind: 'roll', actor: ANN, dice: 'd6', private: false });
    await process.clock.pass(5000);
    expect(written).toBe(1);
    await games.close();
    const next = newProcess({ store: process.store, clock: process.clock });
    const again = new Games(next.ports);
    await again.at(CHANNEL);
    await next.clock.pass(5000);
    await again.close();
    expect(written).toBe(1);
  });
});

describe('[D49] the row of a channel', () => {
  test('a channel’s row shows a large game after each snapshot', async () => {
    const process = newProcess({ settings: { snapshotEvery: 8 } });
    const table = await newTable(process, crowd(500));
    const { game, games } = table;
    expect(await shown(process)).toMatchObject({ step: 4 });
    const roll = () => told(game, { kind: 'roll', actor: ANN, dice: 'd6', private: false });
    while (game.session.number < 8) await roll();
    await process.clock.pass(1000);
    expect(await shown(process)).toMatchObject({ step: 8 });
    expect(await shown(process)).toEqual(await stateOf(process, game.session.game));
    await roll();
    await games.close();
    expect(await shown(process)).toMatchObject({ step: 8 });
  });

  test('a channel’s row omits the table above 10,000 records', async () => {
    for (const [pieces, isThere] of [
      [1000, true],
      [10_000, false],
    ] as const) {
      const process = newProcess({ settings: { tablePieces: 20_000 } });
      const { games, game } = await newTable(process, crowd(pieces));
      const { session } = game;
      const state = new ChannelStateWriter(process.ports, session.game, session.head);
      state.begin(CHANNEL);
      state.note((await logged(process, session.game)).table, session.number, true);
      await state.flush();
      const row = await shown(process);
      expect(row).toMatchObject({ game: session.game, module: openModule.module, step: session.number });
      expect('state' in (row ?? {})).toBe(isThere);
      await games.close();
    }
  });

  test('a channel’s row is written when its game is closed', async () => {
    const process = newProcess();
    const table = await newTable(process);
    await move(table);
    await table.games.close();
    expect(await shown(process)).toEqual(await stateOf(process, table.game.session.game));
  });

  test('a failed write of a channel’s row is only logged', async () => {
    const process = newProcess();
    const table = await newTable(process);
    const { set } = process.store;
    process.store.set = (key, value) =>
      isChannelState(key) ? Promise.reject(new Error('no space')) : set.call(process.store, key, value);
    await move(table);
    await process.clock.pass(1000);
    expect(process.faults).toEqual([expect.stringContaining('no space')]);
    process.store.set = set;
    await told(table.game, endTurn(ANN));
    await table.games.close();
    expect(await shown(process)).toMatchObject({ step: table.game.session.number });
  });
});

describe('[H25] the public state of a channel', () => {
  test('forgetting a person removes the channel’s public state in every copy', async () => {
    const process = newProcess();
    const table = await newTable(process);
    const two = beside(process);
    const others = new Games(two.ports);
    const theirs = (await others.at(CHANNEL)) ?? expect.fail('no game');
    await told(theirs, place(spot(CAMP), 'Annabel'));
    await two.clock.pass(1000);
    expect(JSON.stringify(await shown(process))).toContain('Annabel');
    await told(theirs, { kind: 'roll', actor: BEN, dice: 'd6', private: false });
    await table.games.privacy.forget(ANN);
    expect(await shown(process)).toBeUndefined();
    await process.clock.pass(5000);
    expect(await shown(process)).toBeUndefined();
    const anew = (await others.at(CHANNEL)) ?? expect.fail('no game');
    await told(anew, { kind: 'roll', actor: BEN, dice: 'd6', private: false });
    await Promise.all([table.games.close(), others.close()]);
    expect(await shown(process)).toEqual(await stateOf(process, anew.session.game));
    expect(JSON.stringify(await shown(process))).not.toMatch(`Annabel|${ANN}`);
  });

  test('forgetting a person removes even an unreadable channel state', async () => {
    const process = newProcess();
    const { games } = await newTable(process);
    process.store.rows.set(KEY, `{"game":"${ANN}`);
    await games.privacy.forget(ANN);
    expect(process.store.rows.has(KEY)).toBe(false);
    await games.close();
  });

  test('the state of a channel is not part of a person’s data', async () => {
    const process = newProcess();
    const { games } = await newTable(process);
    expect(await shown(process)).toBeDefined();
    const { rows } = await collectPersonData(process.store, ANN, () => undefined);
    expect(rows.filter(({ key }) => isChannelState(key))).toEqual([]);
    await games.close();
  });

  test('the state of a channel disappears with it, pending writes too', async () => {
    const process = newProcess();
    const table = await newTable(process);
    await move(table);
    await table.games.gone(GUILD, CHANNEL);
    await process.clock.pass(5000);
    expect(await shown(process)).toBeUndefined();
    await table.games.close();
    expect(await shown(process)).toBeUndefined();
  });

  test('a deleted game removes its channel’s state unless another is shown', async () => {
    for (const [isOther, isTorn] of [
      [false, false],
      [false, true],
      [true, false],
    ]) {
      const day = 24 * 60 * 60 * 1000;
      const process = newProcess({ settings: { endedGamesKept: day } });
      const { games, game } = await newTable(process);
      await told(game, { kind: 'stop', actor: ANN });
      games.ended(game);
      await process.clock.pass(5000);
      if (isOther) await started(games);
      if (isTorn) process.store.rows.set(KEY, '{');
      const expiry = new EndedGameExpiry(process.ports);
      expiry.begin();
      await process.clock.pass(15 * day);
      expect((await process.store.get(forgottenMarkKey(game.session.game))) ?? '').toBe('gone');
      expect((await shown(process))?.game).toBe(isOther ? (await games.at(CHANNEL))?.session.game : undefined);
      await Promise.all([expiry.close(), games.close()]);
    }
  });
});
