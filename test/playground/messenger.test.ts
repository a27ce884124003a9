import { expect, test } from 'vitest';
import type { ChannelId } from '../../src/facts/where.ts';
import { PlaygroundChat } from '../../src/playground/chat.ts';
import { PlaygroundMessenger } from '../../src/playground/messenger.ts';
import { directChannelOf, PLAYGROUND_CHANNELS, PlaygroundPeople } from '../../src/playground/world.ts';
import type { InteractionId, PersonId } from '../../src/table/index.ts';
import { controlId, type Message } from '../../src/view/text/message.ts';
import { en } from '../support/words.ts';

const [alice, bob] = new PlaygroundPeople().all.map(({ id }) => id) as [PersonId, PersonId];
const [table, other] = PLAYGROUND_CHANNELS.map(({ id }) => id as ChannelId) as [ChannelId, ChannelId];

const office = () => {
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const chat = new PlaygroundChat({ draw: undefined, now: () => 0, log, words: en });
  const texts = (person: PersonId, place?: ChannelId): readonly string[] =>
    chat
      .allSeen(person)
      .filter((one) => place === undefined || one.place === place)
      .map(({ message }) => message.text);
  return { chat, messenger: new PlaygroundMessenger(chat), texts };
};
const tagged = (text: string, tag: string): Message => ({
  text,
  rows: [[{ kind: 'button', id: controlId('do', 'undo', tag), label: 'Undo', style: 'secondary' }]],
});
const since = 0;

test('[T3] a repeated nonce sends a message once', async () => {
  const { messenger, texts } = office();
  for (let i = 0; i < 2; i += 1) {
    expect(await messenger.post(table, { text: 'White moves.' }, 'one')).toEqual({ kind: 'sent' });
    expect(await messenger.direct(bob, { text: 'Your hand.' }, 'two')).toEqual({ kind: 'sent' });
  }
  await messenger.post(other, { text: 'Another.' }, 'three');
  expect(texts(bob)).toEqual(['White moves.', 'Your hand.', 'Another.']);
  expect(texts(bob, directChannelOf(bob))).toEqual(['Your hand.']);
  expect(texts(alice)).toEqual(['White moves.', 'Another.']);
});

test('exactly 1,000 nonces of messages are remembered', async () => {
  const { chat, messenger } = office();
  let said = 0;
  chat.listen(bob, () => {
    said += 1;
  });
  const post = (nonce: string) => messenger.post(table, { text: nonce }, nonce);
  for (let i = 0; i < 1000; i += 1) await post(`${i}`);
  await post('0');
  expect(said).toBe(1000);
  await post('one more');
  await post('1');
  expect(said).toBe(1001);
  await post('0');
  expect(said).toBe(1002);
});

test('[T3] a message is found by tag or answer in its channel', async () => {
  const { chat, messenger } = office();
  await messenger.post(table, tagged('Moved.', 'tag-1'), '1');
  await messenger.direct(bob, tagged('Your turn.', 'tag-2'), '2');
  const interaction = '77' as InteractionId;
  chat.put({ place: other, from: { kind: 'bot' }, message: { text: 'Answered.' }, interaction });
  const none = 'no such tag';
  expect([
    await messenger.find(table, { tag: 'tag-1', since }),
    await messenger.find(table, { tag: 'tag-2', since }),
    await messenger.find(other, { tag: 'tag-1', since }),
    await messenger.find({ person: bob }, { tag: 'tag-2', since }),
    await messenger.find({ person: bob }, { tag: 'tag-1', since }),
    await messenger.find({ person: alice }, { tag: 'tag-2', since }),
    await messenger.find(other, { tag: none, interaction, since }),
    await messenger.find(other, { tag: none, interaction: '78' as InteractionId, since }),
    await messenger.find(other, { tag: none, since }),
  ]).toEqual([true, false, false, true, false, false, true, false, false]);
});

test('[U5] the newest message with a tag is edited or loses controls', async () => {
  const { chat, messenger, texts } = office();
  await messenger.post(table, tagged('Old.', 'tag'), '1');
  await messenger.post(table, tagged('New.', 'tag'), '2');
  expect(await messenger.edit(table, { tag: 'tag', since }, tagged('Newer.', 'tag'))).toEqual({ kind: 'sent' });
  expect(texts(bob)).toEqual(['Old.', 'Newer.']);
  await messenger.edit(table, { tag: 'tag', since });
  expect(chat.open(table).map(({ message }) => [message.text, message.rows?.length])).toEqual([
    ['Old.', 1],
    ['Newer.', undefined],
  ]);
  expect(await messenger.edit(other, { tag: 'tag', since })).toEqual({ kind: 'refused', why: 'gone' });
  expect(await messenger.thread()).toBeUndefined();
});
