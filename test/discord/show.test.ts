import { DiscordAPIError, MessageFlags } from 'discord.js';
import { expect, test } from 'vitest';
import type { DiscordMessagePayload, PayloadExtras } from '../../src/discord/output.ts';
import { PATIENCE } from '../../src/discord/patience.ts';
import { type DrawPicture, showMessage } from '../../src/discord/show.ts';
import { RunningTasks } from '../../src/discord/underway.ts';
import type { DrawnPicture, Message } from '../../src/view/text/message.ts';
import { en } from '../support/words.ts';
import { gate, PNG } from './table.ts';

const drawn: Message = {
  text: 'Moved.',
  drawing: {
    key: 'game',
    name: 'board.png',
    alt: 'The board',
    picture: () => ({ shape: 'square', legend: en.board.legend, cells: [], pieces: [] }),
  },
};
const FORBIDDEN = new DiscordAPIError({ code: 50013, message: 'Missing Permissions' }, 50013, 403, 'POST', '/', {});

interface Setting {
  readonly draw?: DrawPicture | undefined;
  readonly extras?: PayloadExtras;
  readonly message?: Message;
  /** What becomes of the attempts to put it; then they are taken. */
  readonly refused?: unknown[];
  readonly edited?: () => Promise<unknown>;
}

/** What a surface is given, in order: flags, text and files; what is answered, and what the log says. */
const shown = async ({ draw, extras, message = drawn, refused = [], edited = async () => 0 }: Setting) => {
  const seen: string[] = [];
  const said: string[] = [];
  const note = (how: string, { flags, components, files }: DiscordMessagePayload): void => {
    const names = flags.filter((flag) => flag !== MessageFlags.IsComponentsV2);
    const parts = components.map((part) => part.toJSON());
    const text = parts.flatMap((part) => ('content' in part ? [part.content] : [])).join('|');
    const all = [
      how,
      ...names.map((flag) => MessageFlags[flag]),
      JSON.stringify(text),
      ...files.map(({ name }) => name),
    ];
    seen.push(all.join(' '));
  };
  const underway = new RunningTasks();
  const log = {
    info: () => 0,
    warn: (_: object, text: string) => said.push(text),
    error: (_: object, text: string) => said.push(text),
  };
  const surface = {
    put: async (payload: DiscordMessagePayload): Promise<string> => {
      note('put', payload);
      if (refused.length > 0) throw refused.shift();
      return 'there';
    },
    edit: async (payload: DiscordMessagePayload, put: string): Promise<unknown> => {
      note(`edit ${put}`, payload);
      return edited();
    },
  };
  const showing = { draw, log: log as never, underway, patience: { ...PATIENCE, picture: 1 }, words: en };
  const answer = await showMessage(message, surface, showing, extras).catch((error: unknown) => error);
  return { answer, seen, said, idle: () => underway.idle(1000) };
};

const FIRST = { private: true, silent: true, notes: ['A note.'] };

test('a picture in time is part of its private or silent message', async () => {
  const { answer, seen } = await shown({ draw: async () => PNG, extras: FIRST });
  expect([answer, seen]).toEqual(['there', ['put Ephemeral SuppressNotifications "Moved.\\n-# A note." board.png']]);
});

test('a late picture is added by an edit', async () => {
  const late = gate<DrawnPicture>();
  const { answer, seen, said, idle } = await shown({ draw: () => late.opened, extras: FIRST });
  const first = 'put Ephemeral SuppressNotifications "Moved.\\n-# A note."';
  expect([answer, seen]).toEqual(['there', [first]]);
  late.open(PNG);
  expect(await idle()).toBe(true);
  expect([seen, said]).toEqual([
    [first, 'edit there Ephemeral SuppressNotifications "Moved.\\n-# A note." board.png'],
    [],
  ]);
});

test.each<[string, DrawnPicture, string]>([
  ['overtaken', 'overtaken', 'A newer picture has replaced this one.'],
  ['one too many', 'crowded', 'There was too much to draw just now, so the picture is missing.'],
])('[D42] if the picture is %s, the message says so below its notes', async (_, why, said) => {
  const now = await shown({ draw: async () => why, extras: FIRST });
  expect(now.seen).toEqual([`put Ephemeral SuppressNotifications "Moved.\\n-# A note.\\n-# ${said}"`]);
  const late = gate<DrawnPicture>();
  const { seen, idle } = await shown({ draw: () => late.opened });
  late.open(why);
  await idle();
  expect(seen).toEqual(['put "Moved."', `edit there "Moved.\\n-# ${said}"`]);
});

test('a message without a picture is sent once, unedited', async () => {
  const late = gate<DrawnPicture>();
  const failing = await shown({ draw: () => Promise.reject(new Error('no picture')) });
  const none = await shown({ draw: () => late.opened });
  late.open(undefined);
  await none.idle();
  const all = [
    failing,
    none,
    await shown({ draw: undefined }),
    await shown({ draw: async () => PNG, message: { text: 'Moved.' } }),
  ];
  expect(all.map(({ seen }) => seen)).toEqual([['put "Moved."'], ['put "Moved."'], ['put "Moved."'], ['put "Moved."']]);
  expect(all.flatMap(({ said }) => said)).toEqual(['a picture could not be drawn']);
});

test('if files are refused, the message is sent again without them', async () => {
  const without = await shown({ draw: async () => PNG, refused: [FORBIDDEN], extras: FIRST });
  const note = '"Moved.\\n-# A note."';
  expect([without.answer, without.seen]).toEqual([
    'there',
    [`put Ephemeral SuppressNotifications ${note} board.png`, `put Ephemeral SuppressNotifications ${note}`],
  ]);
  const twice = await shown({ draw: async () => PNG, refused: [FORBIDDEN, FORBIDDEN] });
  expect([twice.answer, twice.seen.length]).toEqual([FORBIDDEN, 2]);
  const plain = await shown({ draw: undefined, refused: [FORBIDDEN] });
  expect([plain.answer, plain.seen]).toEqual([FORBIDDEN, ['put "Moved."']]);
  const other = new Error('500');
  const broken = await shown({ draw: async () => PNG, refused: [other] });
  expect([broken.answer, broken.seen]).toEqual([other, ['put "Moved." board.png']]);
});

test('a refused edit of a picture message is only logged', async () => {
  const late = gate<DrawnPicture>();
  const { said, idle } = await shown({ draw: () => late.opened, edited: () => Promise.reject(new Error('gone')) });
  late.open(PNG);
  expect([await idle(), said]).toEqual([true, ['a picture could not be added to its message']]);
});
