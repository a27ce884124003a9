import { DiscordAPIError, HTTPError } from 'discord.js';
import { expect, test } from 'vitest';
import {
  codeOf,
  isMissingPermissionError,
  loggableErrorOf,
  sendFailureOf,
  stackOf,
} from '../../src/discord/failure.ts';

const ADDRESS = 'https://discord.com/api/v10/webhooks/1/a-secret-token';
const refusal = (code: number, status = 400): DiscordAPIError =>
  new DiscordAPIError({ code, message: 'No.' }, code, status, 'POST', ADDRESS, { body: { content: 'A hidden hand.' } });

test.each<[string, number, number, object]>([
  ['the channel is not known', 10_003, 404, { kind: 'refused', why: 'gone' }],
  ['the server is not known', 10_004, 404, { kind: 'refused', why: 'gone' }],
  ['the message is not known', 10_008, 400, { kind: 'refused', why: 'gone' }],
  ['the person is not known', 10_013, 400, { kind: 'refused', why: 'gone' }],
  ['the server is not known, as no address', 10_004, 400, { kind: 'refused', why: 'gone' }],
  ['there is no such address', 0, 404, { kind: 'refused', why: 'gone' }],
  ['the person takes no direct messages', 50_007, 403, { kind: 'refused', why: 'closed' }],
  ['there is no server in common', 50_278, 403, { kind: 'refused', why: 'closed' }],
  ['a permission is missing', 50_013, 403, { kind: 'refused', why: 'forbidden' }],
  ['the form is wrong', 50_035, 400, { kind: 'refused', why: 'invalid' }],
  ['direct messages are opened too fast', 40_003, 400, { kind: 'unknown' }],
  ['the token is refused', 0, 401, { kind: 'unknown' }],
])('[T12] the fate of a message is judged if %s', (_, code, status, became) => {
  expect(sendFailureOf(refusal(code, status))).toEqual(became);
});

test('[T12] after an error without a Discord response a message’s fate is unknown', () => {
  expect([sendFailureOf(new Error('reset')), codeOf(new Error('reset')), codeOf(refusal(50_013))]).toEqual([
    { kind: 'unknown' },
    undefined,
    50_013,
  ]);
  expect([
    isMissingPermissionError(refusal(50_013, 403)),
    isMissingPermissionError(refusal(50_001, 403)),
    isMissingPermissionError('no'),
  ]).toEqual([true, false, false]);
});

test('[T12] logs contain the kind of error, not content or address', () => {
  expect(loggableErrorOf(refusal(50_035))).toEqual({ status: 400, code: 50_035, method: 'POST' });
  expect(loggableErrorOf(new HTTPError(502, 'Bad Gateway', 'PATCH', ADDRESS, {}))).toEqual({
    status: 502,
    method: 'PATCH',
  });
  expect([loggableErrorOf(new TypeError(ADDRESS)), loggableErrorOf(ADDRESS)]).toEqual([
    { error: 'TypeError' },
    { error: 'string' },
  ]);
});

test('logs of the bot’s own errors contain the stack', () => {
  const fault = new Error('a fault');
  const bare = Object.assign(new Error('a bare one'), { stack: undefined });
  expect([stackOf(fault), stackOf(bare), stackOf('a text')]).toEqual([fault.stack, 'a bare one', 'a text']);
});
