import { type APIAllowedMentions, type APIMessageTopLevelComponent, ComponentType, MessageFlags } from 'discord.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { channelRequestOf } from '../../src/discord/channel-messages.ts';
import {
  formatCompletionChoices,
  type PayloadExtras,
  removeUneditableFlags,
  buildMessagePayload as unsentOf,
} from '../../src/discord/output.ts';
import type { PersonId } from '../../src/table/index.ts';
import type { Control, Drawing, Message } from '../../src/view/text/message.ts';
import { en } from '../support/words.ts';

const board: Drawing = {
  key: 'game',
  name: 'board.png',
  alt: 'The board after the move',
  picture: () => ({ shape: 'square', legend: en.board.legend, cells: [], pieces: [] }),
};
const picture = new Uint8Array([137, 80, 78, 71]);
const button = (id: string, label = id): Control => ({ kind: 'button', id, label, style: 'primary' });

/** A message as it is sent. */
const sentOf = (payload: Parameters<typeof channelRequestOf>[0]) => {
  const { body, files } = channelRequestOf(payload);
  interface Body {
    readonly flags: number;
    readonly components: readonly APIMessageTopLevelComponent[];
    readonly allowed_mentions: APIAllowedMentions;
    readonly attachments: readonly { readonly id: string; readonly description?: string }[];
  }
  return { body: JSON.parse(JSON.stringify(body)) as Body, files };
};
const payloadOf = (...message: Parameters<typeof unsentOf>) => sentOf(unsentOf(...message));
type Payload = ReturnType<typeof payloadOf>;

/** The parts of a payload, by the names that Discord's documentation gives them. */
function read(payload: Payload) {
  const { components } = payload.body;
  const text = components.flatMap((part) => (part.type === ComponentType.TextDisplay ? [part.content] : [])).join('');
  const rows = components.flatMap((part) => (part.type === ComponentType.ActionRow ? [part.components] : []));
  return {
    text,
    rows,
    kinds: components.map(({ type }) => ComponentType[type]),
    files: payload.files.map(({ name }) => name),
  };
}

describe('a message', () => {
  test('a message is Components V2: text, picture with alternative text, controls', () => {
    const message: Message = { text: 'E5 to E7', drawing: board, rows: [[button('game:undo:7', 'Undo')]] };
    const payload = payloadOf(en, message, { picture });
    expect(payload.body).toEqual({
      flags: MessageFlags.IsComponentsV2,
      allowed_mentions: { parse: [] },
      attachments: [{ id: '0', description: 'The board after the move' }],
      components: [
        { type: ComponentType.TextDisplay, content: 'E5 to E7' },
        {
          type: ComponentType.MediaGallery,
          items: [{ media: { url: 'attachment://board.png' }, description: 'The board after the move' }],
        },
        {
          type: ComponentType.ActionRow,
          components: [{ type: ComponentType.Button, style: 1, custom_id: 'game:undo:7', label: 'Undo' }],
        },
      ],
    });
    expect(payload.files.map(({ name, data }) => [name, Buffer.from(data as Buffer)])).toEqual([
      ['board.png', Buffer.from(picture)],
    ]);
  });

  test('a message shows a disabled button as disabled', () => {
    const rows = [
      [{ ...button('a'), disabled: true }, { ...button('b'), disabled: false }, button('c')],
    ] as Message['rows'];
    const [shown = []] = read(payloadOf(en, { text: '', rows: rows ?? [] })).rows;
    expect(shown.map((one) => 'disabled' in one && one.disabled)).toEqual([true, false, false]);
  });

  test('a message is sent without a late picture, and privately on request', () => {
    const payload = payloadOf(en, { text: 'E5 to E7', drawing: board }, { private: true });
    expect(read(payload)).toMatchObject({ kinds: ['TextDisplay'], files: [] });
    expect(payload.body.flags).toBe(MessageFlags.IsComponentsV2 | MessageFlags.Ephemeral);
  });

  test('[U41] a message puts the question below the picture, above the controls', () => {
    const message = { text: 'E5 to E7', ask: 'Where to?', drawing: board, rows: [[button('a')]] };
    const kinds = ['TextDisplay', 'MediaGallery', 'TextDisplay', 'ActionRow'];
    expect(read(payloadOf(en, message, { picture })).kinds).toEqual(kinds);
    expect(read(payloadOf(en, message)).text).toBe('E5 to E7Where to?');
    const long = read(payloadOf(en, { ...message, text: 'x '.repeat(4000), ask: 'y '.repeat(1000) }, { picture }));
    expect(long.text.length).toBeLessThanOrEqual(4000);
  });

  test('an edit of a message has no privacy or sound flags', () => {
    const payload = unsentOf(en, { text: 'E5 to E7' }, { private: true, silent: true });
    const flags = MessageFlags.IsComponentsV2 | MessageFlags.Ephemeral | MessageFlags.SuppressNotifications;
    expect([sentOf(payload).body.flags, sentOf(removeUneditableFlags(payload)).body.flags]).toEqual([
      flags,
      MessageFlags.IsComponentsV2,
    ]);
  });

  test('[T14] a message pings exactly the intended people', () => {
    expect(payloadOf(en, { text: '@everyone <@1> <@&2>' }).body.allowed_mentions).toEqual({ parse: [] });
    const mentions = ['10', '11', '10', 'everyone'] as PersonId[];
    expect(payloadOf(en, { text: '<@10>', mentions }).body.allowed_mentions).toEqual({
      parse: [],
      users: ['10', '11'],
    });
  });

  test('[T13] a message that is too long is cut, with the rest as a file', () => {
    const lines = Array.from({ length: 300 }, (_, at) => `${at + 1}. a step of the game`);
    const payload = payloadOf(en, { text: lines.join('\n') });
    const { text, files } = read(payload);
    const shown = text.split('\n');
    expect(shown.at(-1)).toBe('-# This is too long for a message. The attached file has all of it.');
    expect(shown.slice(0, -1)).toEqual(lines.slice(0, shown.length - 1));
    expect(text.length).toBeGreaterThan(3900);
    expect(files).toEqual(['answer.txt']);
    expect(String(payload.files[0]?.data)).toBe(lines.join('\n'));
  });

  test('[T13] a long message is only cut if files are refused', () => {
    const { text, files } = read(payloadOf(en, { text: 'a '.repeat(3000), drawing: board }, { files: false, picture }));
    expect(text).toMatch(/I left out the rest\.$/);
    expect(files).toEqual([]);
  });

  test('cutting a message closes its code block', () => {
    const { text } = read(payloadOf(en, { text: `\`\`\`\n${'row of a board\n'.repeat(400)}\`\`\`` }));
    expect(text.split('```')).toHaveLength(3);
  });

  test('[D37] a cut code block is closed within the limit, at any cut', () => {
    const line = fc.oneof(
      fc.constantFrom('```', '```js', '', '🙂'.repeat(40)),
      fc.string({ maxLength: 60 }).map((text) => text.replaceAll('`', '')),
    );
    const lines = fc.array(line, { minLength: 60, maxLength: 400 }).map((all) => all.join('\n'));
    const solid = fc.integer({ min: 3800, max: 4200 }).map((count) => `\`\`\`\n${'x'.repeat(count)}\n\`\`\``);
    const ended = fc
      .integer({ min: 3800, max: 4010 })
      .map((count) => `\`\`\`\n${'x'.repeat(count)}\n${'y'.repeat(400)}\n\`\`\``);
    fc.assert(
      fc.property(fc.oneof(lines, solid, ended), fc.boolean(), (text, files) => {
        const payload = payloadOf(en, { text }, { files });
        const { text: shown } = read(payload);
        expect(shown.length).toBeLessThanOrEqual(4000);
        const isCut = shown !== text;
        expect(isCut).toBe(text.length > 4000);
        if (isCut) expect(shown.split('```').length % 2).toBe(1);
      }),
      { numRuns: 400 },
    );
  });

  test('[D37] a message uses all available space before it is cut', () => {
    const notice = '\n-# This is too long for a message. The attached file has all of it.';
    const room = 4000 - notice.length - '\n```'.length;
    const open = read(payloadOf(en, { text: `\`\`\`\n${'x'.repeat(5000)}` })).text;
    expect(open).toBe(`\`\`\`\n${'x'.repeat(room - 4)}\n\`\`\`${notice}`);
    expect(open.length).toBe(4000);
  });

  test('a cut message keeps notes about the channel whole', () => {
    expect(read(payloadOf(en, { text: 'Moved.' }, { notes: ['I lack a permission.'] })).text).toBe(
      'Moved.\n-# I lack a permission.',
    );
    expect(read(payloadOf(en, { text: 'a'.repeat(9000) }, { notes: ['I lack a permission.'] })).text).toMatch(
      /\n-# I lack a permission\.$/,
    );
  });

  test('[T13] a message holds 40 components and counts the rest', () => {
    const buttons = Array.from({ length: 40 }, (_, at) => button(`a:b:${at}`));
    const { rows, text } = read(payloadOf(en, { text: 'Choose', rows: [buttons.slice(0, 7), buttons.slice(7)] }));
    expect(rows.map((row) => row.length)).toEqual([5, 2, 5, 5, 5, 5, 5]);
    expect(text).toBe("Choose\n-# 8 more buttons or menus didn't fit here.");
    const oneMore = payloadOf(en, { text: 'Choose', rows: [buttons.slice(0, 7), buttons.slice(7, 33)] });
    expect(read(oneMore).text).toBe("Choose\n-# 1 more button or menu didn't fit here.");
    const selects = Array.from({ length: 20 }, (_, at): readonly Control[] => [
      { kind: 'select', id: `s:${at}`, placeholder: 'One', options: [{ value: 'v', label: 'l' }] },
    ]);
    const full = { text: 'Choose', drawing: board, rows: selects };
    for (const extras of [{ picture }, {}]) expect(read(payloadOf(en, full, extras)).rows).toHaveLength(19);
    expect(read(payloadOf(en, { ...full, rows: selects.slice(0, 19) }, { picture })).text).toBe('Choose');
  });

  test('[T13] a message shows 25 options of a select and counts the rest', () => {
    const options = Array.from({ length: 30 }, (_, at) => ({
      value: `v${at}`,
      label: 'l'.repeat(120),
      description: '',
    }));
    const select: Control = { kind: 'select', id: 'a:b', placeholder: 'One of them', options, max: 30 };
    const { rows, text } = read(payloadOf(en, { text: 'Choose', rows: [[select]] }));
    expect(rows[0]?.[0]).toMatchObject({
      min_values: 1,
      max_values: 25,
      options: expect.arrayContaining([{ value: 'v0', label: `${'l'.repeat(99)}…` }]),
    });
    expect(text).toBe("Choose\n-# 5 more list entries didn't fit here.");
  });
});

const any = fc.oneof(
  fc.string({ maxLength: 30 }),
  fc.string({ maxLength: 300, unit: 'grapheme' }),
  fc.constantFrom('', ' ', '\n', '♞'.repeat(130), '😀'.repeat(700)),
);
const longText = fc.oneof(
  any,
  fc.array(any, { maxLength: 60 }).map((lines) => lines.join('\n')),
  fc.integer({ min: 3900, max: 9000 }).map((n) => '😀x'.repeat(n)),
);
const anyControl: fc.Arbitrary<Control> = fc.oneof(
  fc.record(
    {
      kind: fc.constant('button' as const),
      id: any,
      label: any,
      style: fc.constantFrom('primary', 'secondary', 'success', 'danger'),
      disabled: fc.boolean(),
    },
    { requiredKeys: ['kind', 'id', 'label', 'style'] },
  ),
  fc.record(
    {
      kind: fc.constant('select' as const),
      id: any,
      placeholder: any,
      options: fc.array(fc.record({ value: any, label: any, description: any }, { requiredKeys: ['value', 'label'] }), {
        maxLength: 40,
      }),
      min: fc.integer({ min: -2, max: 50 }),
      max: fc.integer({ min: -2, max: 50 }),
    },
    { requiredKeys: ['kind', 'id', 'placeholder', 'options'] },
  ),
);
const anyMessage: fc.Arbitrary<Message> = fc.record(
  {
    text: longText,
    drawing: fc.record({ key: any, name: any, alt: longText, picture: fc.constant(board.picture) }),
    rows: fc.array(fc.array(anyControl, { maxLength: 8 }), { maxLength: 9 }),
    mentions: fc.array(
      fc.bigInt({ min: 0n, max: 2n ** 63n }).map((id) => String(id) as PersonId),
      { maxLength: 150 },
    ),
  },
  { requiredKeys: ['text'] },
);
const anyExtras: fc.Arbitrary<PayloadExtras> = fc.record(
  {
    picture: fc.constant(picture),
    private: fc.boolean(),
    files: fc.boolean(),
    notes: fc.array(fc.string({ maxLength: 200 }), { maxLength: 2 }),
  },
  { requiredKeys: [] },
);

const characters = (text: string): number => [...text].length;
const readable = (text: string | undefined, most: number): boolean =>
  text !== undefined && text.trim() !== '' && characters(text) <= most;

/** Every breach of Discord's limits on messages that a payload commits, as a sentence. */
function breaches({ body, files }: Payload): readonly string[] {
  const found: string[] = [];
  const must = (holds: boolean, what: string): void => void (holds || found.push(what));
  const { components } = body;
  const ids: string[] = [];
  const urls: string[] = [];
  let count = components.length;
  let text = 0;
  must(components.length > 0, 'something is shown');
  for (const part of components) {
    if (part.type === ComponentType.TextDisplay) {
      must(part.content.trim() !== '', 'a text is not empty');
      text += characters(part.content);
    }
    if (part.type === ComponentType.File) urls.push(part.file.url);
    if (part.type === ComponentType.MediaGallery) {
      urls.push(...part.items.map(({ media }) => media.url));
      must(part.items.length === 1 && readable(part.items[0]?.description ?? '', 1024), 'an alternative text');
    }
    if (part.type !== ComponentType.ActionRow) continue;
    count += part.components.length;
    must(part.components.length >= 1 && part.components.length <= 5, 'a row holds 1 to 5');
    for (const control of part.components) {
      if (control.type === ComponentType.Button && 'custom_id' in control) {
        ids.push(control.custom_id);
        must(readable(control.label, 80), 'a label of 1 to 80');
      }
      if (control.type !== ComponentType.StringSelect) continue;
      ids.push(control.custom_id);
      const { options, min_values: min = 1, max_values: max = 1, placeholder } = control;
      must(part.components.length === 1, 'a select stands alone');
      must(options.length >= 1 && options.length <= 25, '1 to 25 options');
      must(min >= 0 && min <= max && max >= 1 && max <= options.length, 'min and max');
      must(readable(placeholder, 150), 'a placeholder up to 150');
      must(new Set(options.map(({ value }) => value)).size === options.length, 'values differ');
      must(
        options.every(({ label, value }) => readable(label, 100) && readable(value, 100)),
        'labels and values up to 100',
      );
      must(
        options.every(({ description }) => description === undefined || readable(description, 100)),
        'descriptions up to 100',
      );
    }
  }
  must(count <= 40, 'at most 40 components');
  must(text <= 4000, 'at most 4000 characters');
  must(ids.every((id) => readable(id, 100)) && new Set(ids).size === ids.length, 'ids up to 100, each once');
  must(
    urls.length === files.length && files.every(({ name }) => urls.includes(`attachment://${name}`)),
    'every file is shown',
  );
  must(
    files.every(({ name }) => /^[\w-]{1,64}\.(png|txt)$/.test(name)),
    'plain file names',
  );
  must(
    body.attachments.length === files.length && body.attachments.every(({ id }, i) => id === String(i)),
    'attachments are the files',
  );
  must(
    (body.allowed_mentions.parse ?? []).length === 0 && (body.allowed_mentions.users ?? []).length <= 100,
    'mentions closed',
  );
  return found;
}

describe('a file', () => {
  const message: Message = { text: 'The game', file: { name: 'tab lut/..\\x.json', text: '{ "é": 1 }\n' } };

  test('a file is attached unchanged under a safe name', () => {
    const payload = payloadOf(en, message);
    expect(read(payload)).toMatchObject({
      text: 'The game',
      kinds: ['TextDisplay', 'File'],
      files: ['tab-lut-..-x.json'],
    });
    expect(payload.body.attachments).toEqual([{ id: '0' }]);
    expect(Buffer.from(payload.files[0]?.data as Buffer).toString()).toBe('{ "é": 1 }\n');
  });

  test('a file can be sent with a picture and an overlong text', () => {
    const { files, kinds } = read(payloadOf(en, { ...message, text: 'x'.repeat(5000), drawing: board }, { picture }));
    expect(files).toEqual(['answer.txt', 'tab-lut-..-x.json', 'board.png']);
    expect(kinds).toEqual(['TextDisplay', 'File', 'File', 'MediaGallery']);
  });

  test('a file is omitted with a notice if files are refused', () => {
    expect(read(payloadOf(en, message, { files: false }))).toMatchObject({
      text: "The game\n-# I can't attach files here, so the file is missing.",
      files: [],
    });
  });
});

test('[T13] any message stays inside Discord’s limits', () => {
  fc.assert(
    fc.property(anyMessage, anyExtras, (message, extras) => {
      expect(breaches(payloadOf(en, message, extras))).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

test('[T13] cutting a message never splits a character', () => {
  fc.assert(
    fc.property(longText, fc.integer({ min: 0, max: 3 }), (text, shift) => {
      const [shown] = payloadOf(en, { text: 'x'.repeat(shift) + text }).body.components;
      expect(JSON.stringify(shown)).not.toMatch(/\\ud[89ab]/i);
    }),
    { numRuns: 100 },
  );
});

describe('completions', () => {
  test('[T13] completions are at most 25 with short names and valid values', () => {
    const choices = [
      { name: 'n'.repeat(120), value: 'king' },
      { name: 'too long', value: 'v'.repeat(101) },
      { name: ' ', value: 'E5' },
      ...Array.from({ length: 30 }, (_, at) => ({ name: `piece ${at}`, value: `${at}` })),
    ];
    const sent = formatCompletionChoices(choices);
    expect(sent).toHaveLength(25);
    expect(sent.slice(0, 3)).toEqual([
      { name: `${'n'.repeat(99)}…`, value: 'king' },
      { name: 'E5', value: 'E5' },
      { name: 'piece 0', value: '0' },
    ]);
  });
});
