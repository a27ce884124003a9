import { expect, test } from 'vitest';
import type { ChannelId } from '../../../src/facts/where.ts';
import { compareGamesByWait, type PlayerGame } from '../../../src/session/channel/player-games.ts';
import { Games } from '../../../src/session/games/games.ts';
import type { PersonId } from '../../../src/table/index.ts';
import { CHANNEL, GUILD, newProcess, newTable, started, told } from '../../support/session.ts';
import { ANN, BEN, BLUE, CLO, DAN, endTurn, join, openModule } from '../../support/table.ts';
import { asking } from './heard.ts';

const OTHER = 'other' as ChannelId;

test('[U11] a person’s games include every role, newest first', async () => {
  const process = newProcess();
  const { games, game } = await newTable(process);
  const other = await started(games, openModule, OTHER);
  await told(other, join(CLO, BLUE));
  await process.clock.pass(1000);
  const of = async (person: PersonId): Promise<readonly string[]> =>
    (await games.sittings.of(person)).map(
      ({ channel, sides, isOnTurn, since }) =>
        `${channel} ${sides.join()}${isOnTurn ? ' on turn' : ''}${since === undefined ? '' : ' since'}`,
    );
  expect(await of(ANN)).toEqual([`${OTHER} `, `${CHANNEL} Red on turn since`]);
  expect(await of(BEN)).toEqual([`${CHANNEL} Blue since`]);
  expect(await of(CLO)).toEqual([`${OTHER} Blue`, `${CHANNEL}  since`]);
  expect(await of(DAN)).toEqual([]);
  expect((await games.sittings.of(BEN))[0]).toMatchObject({ game: game.session.game, guild: GUILD, title: 'Skirmish' });
  await told(game, endTurn(ANN));
  expect(await of(BEN)).toEqual([`${CHANNEL} Blue on turn since`]);
  await told(game, { kind: 'stop', actor: ANN });
  expect(await of(BEN)).toEqual([]);
  expect(await of(ANN)).toEqual([`${OTHER} `]);
  await games.close();
  expect(await new Games(process.ports).sittings.of(CLO)).toMatchObject([{ channel: OTHER }]);
  expect(process.faults).toEqual([]);
});

test('[U11] a game also waits for players who were asked something', async () => {
  const process = newProcess();
  const { games, game } = await newTable(process);
  const waited = async (): Promise<readonly (readonly boolean[])[]> =>
    Promise.all(
      [ANN, BEN, CLO].map(async (person) => (await games.sittings.of(person)).map(({ isWaitedFor }) => isWaitedFor)),
    );
  expect(await waited()).toEqual([[true], [false], [false]]);
  await told(game, asking(ANN, { what: 'clock', turn: 60 }));
  expect(await waited()).toEqual([[true], [true], [false]]);
  await told(game, endTurn(ANN));
  expect(await waited()).toEqual([[false], [true], [false]]);
});

test('[U11] a person’s list of games begins with the longest wait', () => {
  const sat = (title: string, isWaitedFor: boolean, since?: number): PlayerGame => ({
    ...{ game: title as PlayerGame['game'], channel: CHANNEL, guild: GUILD, title, sides: [], isOnTurn: isWaitedFor },
    ...{ isAgainstBot: false, isOver: false },
    isWaitedFor,
    ...(since === undefined ? {} : { since }),
  });
  const all = [sat('a', false, 1), sat('b', true, 9), sat('c', false), sat('d', true, 5), sat('e', true)];
  expect(all.toSorted(compareGamesByWait).map(({ title }) => title)).toEqual(['d', 'b', 'e', 'a', 'c']);
});
