import { type APIMessage, MessageFlags } from 'discord.js';
import { expect, test } from 'vitest';
import {
  type Answerable,
  acknowledge,
  deleteFirst,
  editFirst,
  editFollowed,
  editMessage,
  follow,
  type Rest,
  respond,
  seen,
} from '../../src/discord/callback.ts';
import type { Payload } from '../../src/discord/output.ts';

/** What is asked of Discord for an answer: each request whole. */

const RAW = { id: '1', token: 'secret', application_id: '9' } as Answerable;
const ORIGINAL = '/webhooks/9/secret/messages/%40original';
const FILES = [{ name: 'board.png', data: Buffer.from('x') }];

/** Answers every request alike, and notes it. */
const restOf = (answer: () => unknown) => {
  const asked: unknown[][] = [];
  const note =
    (method: string) =>
    async (route: string, { query, ...options }: { readonly query?: URLSearchParams } = {}): Promise<unknown> => {
      asked.push([method, route, { ...options, ...(query ? { query: String(query) } : {}) }]);
      return answer();
    };
  const rest = Object.fromEntries(['get', 'post', 'put', 'patch', 'delete'].map((one) => [one, note(one)]));
  return { rest: rest as unknown as Rest, asked };
};

test('an answer, its edits and what follows it go by its token, messages by the bot’s own', async () => {
  const { rest, asked } = restOf(() => ({ id: '5' }));
  const payload = { body: { content: 'Here.' }, files: FILES } as unknown as Payload;
  await respond(rest, RAW, 6);
  await respond(rest, RAW, 4, { content: 'Here.' }, []);
  await respond(rest, RAW, 4, { content: 'Here.' }, FILES);
  await acknowledge(rest, RAW);
  await editFirst(rest, RAW, payload);
  await deleteFirst(rest, RAW);
  expect(await follow(rest, RAW, payload)).toEqual({ id: '5' });
  await editFollowed(rest, RAW, { id: '5' } as APIMessage, payload);
  await editMessage(rest, '7', '8', payload);
  const callback = '/interactions/1/secret/callback';
  const sent = { body: { content: 'Here.' }, files: FILES };
  expect(asked).toEqual([
    ['post', callback, { body: { type: 6 }, auth: false }],
    ['post', callback, { body: { type: 4, data: { content: 'Here.' } }, auth: false }],
    ['post', callback, { body: { type: 4, data: { content: 'Here.' } }, auth: false, files: FILES }],
    ['post', callback, { body: { type: 5, data: { flags: 64 } }, auth: false }],
    ['patch', ORIGINAL, { ...sent, auth: false }],
    ['delete', ORIGINAL, { auth: false }],
    ['post', '/webhooks/9/secret', { ...sent, auth: false, query: 'wait=true' }],
    ['patch', '/webhooks/9/secret/messages/5', { ...sent, auth: false }],
    ['patch', '/channels/7/messages/8', sent],
  ]);
});

test.each<[string, () => unknown, Awaited<ReturnType<typeof seen>>]>([
  ['stands for all', () => ({}), 'public'],
  ['stands for the asker', () => ({ flags: MessageFlags.Ephemeral | MessageFlags.IsComponentsV2 }), 'private'],
  ['is waited for', () => ({ flags: MessageFlags.Loading | MessageFlags.Ephemeral }), 'waiting'],
  ['is not there', () => Promise.reject({ status: 404 }), 'nothing'],
  ['may not be read', () => Promise.reject({ status: 403 }), undefined],
  ['can’t be read now', () => Promise.reject(new Error('reset')), undefined],
])('what the asker sees of a first answer that %s', async (_, answer, sees) => {
  const { rest, asked } = restOf(answer);
  expect(await seen(rest, RAW)).toBe(sees);
  expect(asked).toEqual([['get', ORIGINAL, { auth: false }]]);
});
