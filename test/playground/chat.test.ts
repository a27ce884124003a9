import { expect, test } from 'vitest';
import type { ChannelId } from '../../src/facts/where.ts';
import { type ChatMessage, formatMessageForPage, PlaygroundChat } from '../../src/playground/chat.ts';
import { PlaygroundMessenger } from '../../src/playground/messenger.ts';
import { directChannelOf, PLAYGROUND_CHANNELS, PlaygroundPeople, wirePlacesOf } from '../../src/playground/world.ts';
import type { InteractionId, PersonId } from '../../src/table/index.ts';
import type { Drawing, Message } from '../../src/view/text/message.ts';
import { pngOf } from '../support/pictures/pictures.ts';
import { en } from '../support/words.ts';

const [alice, bob] = new PlaygroundPeople().all.map(({ id }) => id) as [PersonId, PersonId];
const table = PLAYGROUND_CHANNELS[0]?.id as ChannelId;
const bot = { kind: 'bot' } as const;

const drawing = (alt: string): Drawing => ({ key: 'k', name: 'board.png', alt, picture: () => ({}) as never });
const png = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A chat whose pictures are drawn when the test says so. */
const chatAt = (): {
  readonly chat: PlaygroundChat;
  readonly drawn: ((png: Uint8Array | undefined) => Promise<void>)[];
} => {
  const drawn: ((png: Uint8Array | undefined) => Promise<void>)[] = [];
  const draw = (): Promise<Uint8Array | undefined> =>
    new Promise((resolve) =>
      drawn.push(async (picture) => {
        resolve(picture);
        await new Promise(setImmediate);
      }),
    );
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  return { chat: new PlaygroundChat({ draw, now: () => 0, log, words: en }), drawn };
};

const pictureOf = (chat: PlaygroundChat): { readonly alt: string; readonly url?: string } | undefined =>
  chat.allSeen(alice).at(-1)?.picture;
const bytesAt = (chat: PlaygroundChat, url = ''): string => Buffer.from(chat.kept(url)?.bytes ?? []).toString();

test('the chat adds a picture live once drawn', async () => {
  const { chat, drawn } = chatAt();
  const heard: (string | undefined)[] = [];
  chat.listen(alice, ({ picture }) => heard.push(picture && (picture.url ? 'there' : 'coming')));
  chat.put({ place: table, from: bot, message: { text: 'x', drawing: drawing('a board') } });
  expect(pictureOf(chat)).toEqual({ alt: 'a board' });
  await drawn[0]?.(png('one'));
  expect(bytesAt(chat, pictureOf(chat)?.url)).toBe('one');
  expect(heard).toEqual([undefined, 'coming', 'there']);
});

test('[D38] the chat sends a picture with its size', async () => {
  const { chat, drawn } = chatAt();
  const { id } = chat.put({ place: table, from: bot, message: { text: 'x', drawing: drawing('a board') } });
  await drawn[0]?.(pngOf(30, 20));
  expect(pictureOf(chat)).toMatchObject({ width: 30, height: 20 });
  chat.edit(id, { text: 'y', drawing: drawing('another') });
  expect(pictureOf(chat)).toMatchObject({ alt: 'another', width: 30, height: 20 });
  await drawn[1]?.(pngOf(10, 40));
  expect(pictureOf(chat)).toMatchObject({ width: 10, height: 40 });
});

test('the chat replaces an undrawn picture by a note', async () => {
  const { chat, drawn } = chatAt();
  chat.put({ place: table, from: bot, message: { text: 'x', drawing: drawing('a board') } });
  await drawn[0]?.(undefined);
  expect([pictureOf(chat), chat.open(table)[0]?.message.text]).toEqual([
    undefined,
    "x\n-# I couldn't draw the picture.",
  ]);
});

test('[U44] a recap’s words replace a missing picture', async () => {
  const { chat, drawn } = chatAt();
  const message = { text: 'x', drawing: { ...drawing('a recap'), instead: 'Red won.' } };
  chat.put({ place: table, from: bot, message });
  await drawn[0]?.(undefined);
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const off = new PlaygroundChat({ draw: undefined, now: () => 0, log, words: en });
  off.put({ place: table, from: bot, message });
  expect([chat, off].map((one) => one.open(table)[0]?.message.text)).toEqual([
    "x\n-# Red won.\n-# I couldn't draw the picture.",
    'x\n-# Red won.',
  ]);
});

/** So much is let go meanwhile that what was let go before is not kept any longer. */
const passTime = (chat: PlaygroundChat): void => {
  const file = (text: string): Message => ({ text: 'x', file: { name: 'a.json', text } });
  const { id } = chat.put({ place: table, from: bot, message: file('x'.repeat(16 * 1024 * 1024)), reader: bob });
  chat.edit(id, { text: 'x' });
};

test('an outdated picture of the chat stays loadable for a while', async () => {
  const { chat, drawn } = chatAt();
  const { id } = chat.put({ place: table, from: bot, message: { text: 'x', drawing: drawing('a board') } });
  await drawn[0]?.(png('one'));
  const told = pictureOf(chat)?.url;
  chat.edit(id, { text: 'x', drawing: drawing('a board') });
  await drawn[1]?.(png('two'));
  expect([bytesAt(chat, told), bytesAt(chat, pictureOf(chat)?.url)]).toEqual(['one', 'two']);
  passTime(chat);
  expect([bytesAt(chat, told), bytesAt(chat, pictureOf(chat)?.url)]).toEqual(['', 'two']);
});

test('an edited chat message keeps only the newest picture', async () => {
  const { chat, drawn } = chatAt();
  const { id } = chat.put({ place: table, from: bot, message: { text: 'x', drawing: drawing('first') } });
  await drawn[0]?.(png('one'));
  const first = pictureOf(chat)?.url;
  chat.edit(id, { text: 'y', drawing: drawing('second') });
  chat.edit(id, { text: 'z', drawing: drawing('third') });
  await drawn[2]?.(png('three'));
  await drawn[1]?.(png('two'));
  passTime(chat);
  expect([pictureOf(chat)?.alt, bytesAt(chat, pictureOf(chat)?.url), bytesAt(chat, first)]).toEqual([
    'third',
    'three',
    '',
  ]);
  chat.edit(id, { text: 'no picture' });
  expect(pictureOf(chat)).toBeUndefined();
});

test('a file of the chat exists as long as its message', () => {
  const { chat } = chatAt();
  const { id, file } = chat.put({
    place: table,
    from: bot,
    message: { text: 'x', file: { name: 'a.json', text: '{}' } },
    reader: alice,
  });
  expect([file?.name, bytesAt(chat, file?.url), chat.seen(bob, id)]).toEqual(['a.json', '{}', undefined]);
  chat.edit(id, { text: 'y' });
  passTime(chat);
  expect([chat.seen(alice, id)?.file, bytesAt(chat, file?.url)]).toEqual([undefined, '']);
});

test('a chat post is edited by the tag of its controls', async () => {
  const { chat } = chatAt();
  const messenger = new PlaygroundMessenger(chat);
  const rows = [[{ kind: 'button', id: 'game:undo:tag', label: 'Undo', style: 'secondary' }]] as const;
  for (const text of ['first', 'second']) await messenger.post(table, { text, rows }, text);
  const marks = { tag: 'tag', since: 0 };
  const messages = (): readonly Message[] => chat.open(table).map(({ message }) => message);
  expect(await messenger.edit(table, marks)).toEqual({ kind: 'sent' });
  expect(messages()).toEqual([{ text: 'first', rows }, { text: 'second' }]);
  expect(await messenger.edit(table, marks, { text: 'third' })).toEqual({ kind: 'sent' });
  expect(messages()).toEqual([{ text: 'third' }, { text: 'second' }]);
  expect(await messenger.edit(table, marks)).toEqual({ kind: 'refused', why: 'gone' });
  expect(await messenger.thread()).toBeUndefined();
});

test('each reader of the chat sees their own messages and mentions', () => {
  const { chat } = chatAt();
  chat.put({ place: table, from: bot, message: { text: 'all', mentions: [bob] } });
  chat.put({ place: table, from: bot, message: { text: 'alice' }, reader: alice });
  const told = (person: PersonId): readonly [boolean, boolean][] =>
    chat
      .allSeen(person)
      .map((standing): [boolean, boolean] => [
        formatMessageForPage(standing, person).isPrivate,
        formatMessageForPage(standing, person).isPing,
      ]);
  expect(told(alice)).toEqual([
    [false, false],
    [true, false],
  ]);
  expect(told(bob)).toEqual([[false, true]]);
});

test('a channel of the playground keeps only its newest messages', () => {
  const { chat } = chatAt();
  const first = chat.put({ place: directChannelOf(alice), from: bot, message: { text: 'kept' }, reader: alice });
  for (let count = 0; count < 400; count++) chat.put({ place: table, from: bot, message: { text: String(count) } });
  expect(chat.open(table)).toHaveLength(300);
  expect(chat.open(table).at(-1)?.message.text).toBe('399');
  expect(chat.seen(alice, first.id)?.message.text).toBe('kept');
});

test('a chat post with a used nonce is not repeated', async () => {
  const { chat } = chatAt();
  const messenger = new PlaygroundMessenger(chat);
  for (const nonce of ['a', 'b', 'a'])
    expect(await messenger.post(table, { text: nonce }, nonce)).toEqual({ kind: 'sent' });
  await messenger.direct(bob, { text: 'c' }, 'c');
  await messenger.direct(bob, { text: 'c' }, 'c');
  const texts = (all: readonly ChatMessage[]): readonly string[] => all.map(({ message }) => message.text);
  expect([texts(chat.allSeen(alice)), texts(chat.allSeen(bob))]).toEqual([
    ['a', 'b'],
    ['a', 'b', 'c'],
  ]);
});

test('[T3] a sent message is found by tag or interaction', async () => {
  const { chat } = chatAt();
  const messenger = new PlaygroundMessenger(chat);
  const message: Message = {
    text: 'x',
    rows: [[{ kind: 'button', id: 'board:whole:game:tag1', label: 'Show whole map', style: 'secondary' }]],
  };
  chat.put({ place: table, from: bot, message, interaction: '77' as InteractionId });
  await messenger.direct(bob, message, 'n');
  const found = (place: Parameters<PlaygroundMessenger['find']>[0], tag: string, interaction = '0'): Promise<boolean> =>
    messenger.find(place, { tag, interaction: interaction as InteractionId, since: 0 });
  expect(await found(table, 'whole:game:tag1')).toBe(true);
  expect(await found(table, 'whole:game:tag2', '77')).toBe(true);
  expect(await found(table, 'whole:game:tag2')).toBe(false);
  expect(await found(PLAYGROUND_CHANNELS[1]?.id as ChannelId, 'whole:game:tag1')).toBe(false);
  expect([await found({ person: bob }, 'tag1'), await found({ person: alice }, 'tag1')]).toEqual([true, false]);
});

test('a chat message remembers a hundred former controls', () => {
  const { chat } = chatAt();
  const message = (id: number): Message => ({
    text: 'x',
    rows: [[{ kind: 'button', id: `a:${id}`, label: 'A', style: 'secondary' }]],
  });
  const { id } = chat.put({ place: table, from: bot, message: message(0) });
  const former = (): readonly string[] => chat.seen(alice, id)?.former.map((control) => control.id) ?? [];
  for (let edit = 1; edit <= 100; edit++) chat.edit(id, message(edit));
  expect([former().length, former()[0], former().at(-1)]).toEqual([100, 'a:0', 'a:99']);
  chat.edit(id, message(101));
  expect([former().length, former()[0], former().at(-1)]).toEqual([100, 'a:1', 'a:100']);
});

test('the playground has at most fifty people with names of 32 characters', () => {
  const people = new PlaygroundPeople();
  expect([people.called('x'.repeat(33)), people.called(' ')]).toEqual([undefined, undefined]);
  expect(people.called('x'.repeat(32))?.name).toBe('x'.repeat(32));
  for (let number = people.all.length; number < 50; number++) expect(people.called(`Guest ${number}`)).toBeDefined();
  expect([people.called('Late'), people.called('Guest 49')?.name, people.all.length]).toEqual([
    undefined,
    'Guest 49',
    50,
  ]);
});

test('people’s ids are stable digits, and names ignore case', () => {
  const [first, second] = [new PlaygroundPeople(), new PlaygroundPeople()];
  expect(first.called('Eve')).toEqual(second.called(' eve ') && { ...second.called('EVE'), name: 'Eve' });
  const ids = first.all.flatMap(({ id }) => [id, ...wirePlacesOf(id, en).map((place) => place.id)]);
  expect(ids.filter((id) => !/^\d{18}$/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(first.all.length * 2 + PLAYGROUND_CHANNELS.length);
});
