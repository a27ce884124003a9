import { expect, test } from 'vitest';
import { withNextGameNotice } from '../../../commands/common/next-game.ts';
import type { ChannelId } from '../../../src/facts/where.ts';
import type { Command, CommandInput, FormInput, PressInput, Reply } from '../../../src/port/command.ts';
import type { PlayerGame } from '../../../src/session/channel/player-games.ts';
import type { Games } from '../../../src/session/games/games.ts';
import type { PersonId } from '../../../src/table/index.ts';
import { ENGLISH } from '../../support/play/told.ts';
import { ANN } from '../../support/table.ts';

const [HERE, THERE] = ['7', '8'] as [ChannelId, ChannelId];
const settled = (): void => undefined;
const own: Reply = { answer: { to: 'asker', text: 'Done.' }, settled };
const panel: Reply = { update: { text: 'Panel.' }, settled };

const sat = (title: string, since: number | undefined, more: Partial<PlayerGame> = {}): PlayerGame =>
  ({
    title,
    channel: title as ChannelId,
    isWaitedFor: true,
    ...(since === undefined ? {} : { since }),
    ...more,
  }) as PlayerGame;

/** What is read after an answer; `here`: who is on turn where it was given. */
const answered = async (
  reply: Reply,
  sittings: readonly PlayerGame[] | Error,
  { name = 'move', here = [] }: { readonly name?: string; readonly here?: readonly PersonId[] } = {},
): Promise<readonly (string | undefined)[]> => {
  const turn = () => ({ side: { players: here } });
  const games = {
    at: async () => ({ session: { viewNow: () => ({ of: () => ({ turn }) }) } }),
    sittings: { of: async () => (sittings instanceof Error ? Promise.reject(sittings) : sittings) },
  } as unknown as Games;
  const all = { execute: async () => reply, press: async () => reply, submit: async () => reply };
  const command = withNextGameNotice(games, { data: { name, in: () => ({}) }, ...all } as Command);
  const input = { channel: HERE, person: { id: ANN, name: 'ann' }, words: ENGLISH };
  const replies = [
    await command.execute(input as unknown as CommandInput),
    await command.press?.(input as unknown as PressInput),
    await command.submit?.(input as unknown as FormInput),
  ];
  const texts = replies.map((one) => (one?.answer ?? one?.update)?.text);
  expect(new Set(texts).size, 'typed, pressed and filled in').toBe(1);
  return texts.slice(0, 1);
};

const NEXT = (title: string, when = ''): string => `-# Waiting for you next: **${title}** in <#${title}>${when}.`;

test('[U11] an answer names one’s other game that waited longest', async () => {
  const games = [
    sat('late', 3000),
    sat('asked', undefined),
    sat('early', 1000),
    sat('theirs', 1, { isWaitedFor: false }),
  ];
  expect(await answered(own, games)).toEqual([`Done.\n${NEXT('early', ' (turn began <t:1:R>)')}`]);
  expect(await answered(own, [sat('asked', undefined)])).toEqual([`Done.\n${NEXT('asked')}`]);
  expect(await answered(panel, games, { name: 'play' })).toEqual([`Panel.\n${NEXT('early', ' (turn began <t:1:R>)')}`]);
});

test.each<
  [string, Reply, readonly PlayerGame[] | Error, { readonly name?: string; readonly here?: readonly PersonId[] }?]
>([
  ['where nothing waits', own, [sat('theirs', 1, { isWaitedFor: false })]],
  ["where it is one's turn here", own, [sat('early', 1)], { here: [ANN] }],
  ['where one is waited for here', own, [sat('early', 1), sat(HERE, 2)]],
  ['where one is waited for in the game that was played from here', { ...own, elsewhere: THERE }, [sat(THERE, 1)]],
  ['where everybody reads the answer', { ...own, answer: { to: 'channel', text: 'Done.' } }, [sat('early', 1)]],
  ['where nothing was done', { answer: { to: 'asker', text: 'Done.' } }, [sat('early', 1)]],
  ['where a message is changed that others see', { ...panel, update: { text: 'Done.' } }, [sat('early', 1)]],
  ['where the store does not answer', own, new Error('down')],
])('[U11] an answer names no other game %s', async (_, reply, sittings, how) => {
  expect(await answered(reply, sittings, how)).toEqual(['Done.']);
});
