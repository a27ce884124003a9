import { describe, expect, test } from 'vitest';
import { Drawer } from '../../src/picture/drawer.ts';
import type { Reply } from '../../src/port/command.ts';
import { en } from '../support/words.ts';
import { board, gate, PNG, read, reads, sitDown } from './table.ts';

const toChannel = (text: string, more: object = {}): NonNullable<Reply['answer']> => ({ to: 'channel', text, ...more });
const toAsker = (text: string, more: object = {}): NonNullable<Reply['answer']> => ({ to: 'asker', text, ...more });
const button = (id: string, label: string) => ({ kind: 'button', id, label, style: 'primary' }) as const;
const POSTED = "Done. You'll find it in the channel.";
const NONCE = 'n'.repeat(22);

/** Collects what `settled` was told. */
function teller() {
  const told: boolean[] = [];
  return { told, settled: (out: boolean) => void told.push(out) };
}

describe('[T10] a decision in time', () => {
  test('a decision in time sends a public answer as the first response', async () => {
    const { told, settled } = teller();
    const { alice, discord, log } = await sitDown({ execute: () => ({ answer: toChannel('Alice moves.'), settled }) });
    const outcome = await alice.slash('table', 'do');
    expect(outcome).toMatchObject({ ephemeral: false, deferred: false, also: [] });
    expect(reads(discord.messages('table'))).toEqual(['Alice moves.']);
    expect(told).toEqual([true]);
    expect(log.filter(({ level }) => level !== 'info')).toEqual([]);
  });

  test('a private answer is shown only to the person who asked', async () => {
    const { alice, discord } = await sitDown({
      execute: ({ options }) => ({ answer: toAsker(`You asked for ${options.text('what')}.`) }),
    });
    const outcome = await alice.slash('table', 'do', { what: 'tea' });
    expect(outcome).toMatchObject({ ephemeral: true, deferred: false });
    expect(read(outcome.answer)).toBe('You asked for tea.');
    expect(discord.messages('table')).toEqual([]);
  });

  test('a command without an answer is confirmed', async () => {
    const { alice } = await sitDown({ execute: () => ({}) });
    const outcome = await alice.slash('table', 'do');
    expect([read(outcome.answer), outcome.ephemeral]).toEqual(['Done.', true]);
  });

  test('answers in time work in direct messages, too', async () => {
    const { alice } = await sitDown({ execute: ({ guild }) => ({ answer: toAsker(`in ${guild}`) }) });
    expect(read((await alice.slash('dm', 'do')).answer)).toBe('in undefined');
  });
});

describe('[D10] an additional private answer', () => {
  const beside = { also: { text: 'Your share.' } };
  test.each<[string, Reply]>([
    ['a public answer', { answer: toChannel('Alice plays Red.'), ...beside }],
    ['a private answer', { answer: toAsker('Alice plays Red.'), ...beside }],
  ])('an additional private answer follows %s, in time or late', async (_what, reply) => {
    for (const isLate of [false, true]) {
      const { told, settled } = teller();
      const { alice, bob } = await sitDown(
        {
          execute: (_, { acknowledged }) =>
            isLate ? acknowledged.then(() => ({ ...reply, settled })) : { ...reply, settled },
        },
        isLate ? { decision: 5 } : {},
      );
      const { also } = await alice.slash('table', 'do');
      expect(also.map(read)).toEqual(['Your share.']);
      expect(bob.messages('table').map(read)).not.toContain('Your share.');
      expect(told).toHaveLength(1);
    }
  });

  test('an additional private answer follows after a changed message', async () => {
    for (const isLate of [false, true]) {
      const { alice, discord } = await sitDown(
        {
          execute: () => ({ answer: toChannel('Seats.', { rows: [[button('do:sit', 'Sit')]] }) }),
          press: async (_, { acknowledged }) => {
            if (isLate) await acknowledged;
            return { update: { text: 'Alice plays Red.' }, ...beside };
          },
        },
        isLate ? { decision: 5 } : {},
      );
      const { answer } = await alice.slash('table', 'do');
      if (!answer) throw new Error('no seats');
      const pressed = await alice.press(answer, 'Sit');
      expect([...pressed.also.map(read), reads(discord.messages('table'))]).toEqual([
        'Your share.',
        ['Alice plays Red.'],
      ]);
    }
  });
});

describe('[T10] a late decision behind a private acknowledgement', () => {
  test('a late decision posts a public outcome and points to it privately', async () => {
    const told: boolean[] = [];
    const { alice, discord } = await sitDown(
      {
        execute: async ({ channel }, { messenger, acknowledged }) => {
          await acknowledged;
          const settled = (out: boolean): void => {
            told.push(out);
            void messenger.post(channel, { text: 'Alice moves.' }, NONCE);
          };
          return { answer: toChannel('Alice moves.'), settled };
        },
      },
      { decision: 5 },
    );
    const outcome = await alice.slash('table', 'do');
    expect(outcome).toMatchObject({ ephemeral: true, deferred: true });
    expect(read(outcome.answer)).toBe(POSTED);
    expect(reads(discord.messages('table'))).toEqual(['Alice moves.']);
    expect(told).toEqual([false]);
  });

  test('a late decision sends the public answer if no post is planned', async () => {
    const { alice, discord } = await sitDown(
      { execute: (_, { acknowledged }) => acknowledged.then(() => ({ answer: toChannel('A six.') })) },
      { decision: 5 },
    );
    expect(read((await alice.slash('table', 'do')).answer)).toBe(POSTED);
    expect(reads(discord.messages('table'))).toEqual(['A six.']);
  });

  test('a late private outcome replaces the acknowledgement', async () => {
    const { told, settled } = teller();
    const { alice } = await sitDown(
      { execute: (_, { acknowledged }) => acknowledged.then(() => ({ answer: toAsker('Your hand.'), settled })) },
      { decision: 5 },
    );
    const outcome = await alice.slash('table', 'do');
    expect([read(outcome.answer), outcome.ephemeral, outcome.deferred]).toEqual(['Your hand.', true, true]);
    expect(told).toEqual([true]);
  });
});

test('[T11] [H8] a failing command reports privately that it failed and is logged', async () => {
  const { alice, log } = await sitDown({
    execute: () => {
      throw new Error('a fault of ours');
    },
  });
  const outcome = await alice.slash('table', 'do', { what: 'my secret plan' });
  const said = /^Something went wrong on my side, and nothing has changed\. \(Error ([0-9a-f]{8})\)$/.exec(
    read(outcome.answer),
  );
  expect(outcome.ephemeral).toBe(true);
  expect(log).toContainEqual({
    level: 'error',
    message: 'a command failed',
    data: {
      id: said?.[1],
      interaction: expect.any(String),
      name: 'do',
      error: expect.stringContaining('a fault of ours'),
    },
  });
  expect(JSON.stringify(log)).not.toContain('my secret plan');
});

test('[H14] answers use interaction tokens, and only edits of posts the bot’s token', async () => {
  const menu = toChannel('Seats', { rows: [[button('do:join', 'Red')]] });
  const { alice, discord } = await sitDown({
    execute: () => ({ answer: menu, also: { text: 'Yours.' } }),
    press: () => ({ answer: toAsker('You are Red.'), update: { text: 'Red: alice' } }),
  });
  const asked: string[] = [];
  discord.onRequest(({ method, path, token }) => {
    asked.push(`${token === undefined ? 'open' : 'own'} ${method} ${path.replaceAll(/\d{5,}|interaction-\d+/g, '*')}`);
  });
  const { answer } = await alice.slash('table', 'do');
  await alice.press(answer ?? expect.fail(), 'Red');
  expect(asked).toEqual([
    'open POST /interactions/*/*/callback',
    'open POST /webhooks/*/*',
    'open POST /interactions/*/*/callback',
    'own PATCH /channels/*/messages/*',
  ]);
});

describe('a press', () => {
  const menu = toChannel('Seats', { rows: [[button('do:join:42:Red', 'Red')]] });

  test('a press changes its message by the first response', async () => {
    const { told, settled } = teller();
    const { alice, bob, discord } = await sitDown({
      execute: () => ({ answer: menu }),
      press: ({ verb, args, person }) => ({ update: { text: `${person.name} ${verb} ${args.join('/')}` }, settled }),
    });
    const { answer } = await alice.slash('table', 'do');
    const outcome = await bob.press(answer ?? expect.fail(), 'Red');
    expect(outcome).toMatchObject({ updated: true, also: [] });
    expect(reads(discord.messages('table'))).toEqual(['bob join 42/Red']);
    expect(told).toEqual([true]);
  });

  test('a press answers first, then edits the message', async () => {
    const { alice, bob, discord } = await sitDown({
      execute: () => ({ answer: menu }),
      press: () => ({ answer: toAsker('You are Red.'), update: { text: 'Red: bob' } }),
    });
    const { answer } = await alice.slash('table', 'do');
    const outcome = await bob.press(answer ?? expect.fail(), 'Red');
    expect([read(outcome.answer), outcome.ephemeral]).toEqual(['You are Red.', true]);
    expect(reads(discord.messages('table'))).toEqual(['Red: bob']);
  });

  test('[T12] a press still answers if Discord refuses the edit', async () => {
    const { alice, bob, discord, log } = await sitDown({
      execute: () => ({ answer: menu }),
      press: () => ({ answer: toAsker('You are Red.'), update: { text: 'Red: bob' } }),
    });
    const { answer } = await alice.slash('table', 'do');
    discord.fault('PATCH /channels/*/messages/*', {
      status: 400,
      body: { code: 30046, message: 'Maximum number of edits to messages older than 1 hour reached.' },
    });
    expect(read((await bob.press(answer ?? expect.fail(), 'Red')).answer)).toBe('You are Red.');
    expect(log).toContainEqual(
      expect.objectContaining({ level: 'warn', data: expect.objectContaining({ code: 30046 }) }),
    );
  });

  test('a press on a private message changes it first, then answers', async () => {
    const { told, settled } = teller();
    const { alice, discord } = await sitDown({
      execute: () => ({ answer: toAsker('Your board', { rows: [[button('do:show', 'Show everyone')]] }) }),
      press: () => ({ answer: toChannel('The board'), update: { text: 'Shown.' }, settled }),
    });
    const { answer } = await alice.slash('table', 'do');
    await alice.press(answer ?? expect.fail(), 'Show everyone');
    expect(reads(alice.messages('table'))).toEqual(['Shown.', 'The board']);
    expect(reads(discord.messages('table'))).toEqual(['The board']);
    expect(told).toEqual([true]);
  });

  test('a press without a result is acknowledged', async () => {
    const { alice, discord } = await sitDown({ execute: () => ({ answer: menu }), press: () => ({}) });
    const { answer } = await alice.slash('table', 'do');
    expect(await alice.press(answer ?? expect.fail(), 'Red')).toMatchObject({ failed: undefined, also: [] });
    expect(reads(discord.messages('table'))).toEqual(['Seats\n[Red]']);
  });

  test('[T10] a late press still changes its message', async () => {
    const { told, settled } = teller();
    const { alice, bob, discord } = await sitDown(
      {
        execute: () => ({ answer: menu }),
        press: (_, { acknowledged }) => acknowledged.then(() => ({ update: { text: 'Red: bob' }, settled })),
      },
      { decision: 5 },
    );
    const { answer } = await alice.slash('table', 'do');
    await bob.press(answer ?? expect.fail(), 'Red', { settle: false });
    await discord.until(() => bob.messages('table').length === 1 && told.length === 1);
    expect(reads(bob.messages('table'))).toEqual(['Red: bob']);
    expect(told).toEqual([true]);
  });

  const privately = { answer: toAsker('Your board', { rows: [[button('do:go', 'Go')]] }) };

  test('[T10] a late press on a private message changes it in place', async () => {
    for (const reply of [{}, { answer: toAsker('No.') }, { answer: toChannel('Moved.') }]) {
      const { told, settled } = teller();
      const { alice, discord } = await sitDown(
        {
          execute: () => privately,
          press: (_, { acknowledged }) => acknowledged.then(() => ({ update: { text: 'Gone.' }, ...reply, settled })),
        },
        { decision: 5 },
      );
      const { answer } = await alice.slash('table', 'do');
      await alice.press(answer ?? expect.fail(), 'Go');
      const said = 'answer' in reply ? [reply.answer.text] : [];
      expect(reads(alice.messages('table'))).toEqual(['Gone.', ...said]);
      expect(reads(discord.messages('table'))).toEqual(said.filter((text) => text === 'Moved.'));
      expect(told).toEqual([true]);
    }
  });

  test('[T10] a late press that only answers keeps its private message', async () => {
    for (const reply of [{ answer: toAsker('No.') }, {}]) {
      const { alice } = await sitDown(
        { execute: () => privately, press: (_, { acknowledged }) => acknowledged.then(() => reply) },
        { decision: 5 },
      );
      const { answer } = await alice.slash('table', 'do');
      await alice.press(answer ?? expect.fail(), 'Go');
      expect(reads(alice.messages('table'))).toEqual(['Your board\n[Go]', ...('answer' in reply ? ['No.'] : [])]);
    }
  });

  test('[T10] a late press does not revert a later press', async () => {
    const first = gate();
    let presses = 0;
    const { alice, discord } = await sitDown(
      {
        execute: () => privately,
        press: async () => {
          presses += 1;
          if (presses > 1) return { update: { text: 'Second.', rows: [[button('do:go', 'Go')]] } };
          await first.opened;
          return { update: { text: 'First.' } };
        },
      },
      { decision: 5 },
    );
    const { answer } = await alice.slash('table', 'do');
    const slow = alice.press(answer ?? expect.fail(), 'Go', { settle: false });
    await discord.until(() => presses === 1);
    await slow;
    await alice.press(answer ?? expect.fail(), 'Go');
    first.open();
    await discord.until(() => alice.messages('table').length === 2);
    expect(reads(alice.messages('table'))).toEqual(['Second.\n[Go]', 'First.']);
  });

  test('a press on an unknown control is refused kindly', async () => {
    const { alice } = await sitDown({
      execute: () => ({ answer: toChannel('Old', { rows: [[button('gone:join', 'Join')]] }) }),
    });
    const { answer } = await alice.slash('table', 'do');
    const outcome = await alice.press(answer ?? expect.fail(), 'Join');
    expect(outcome.ephemeral).toBe(true);
    expect(read(outcome.answer)).toMatch(/^I no longer know what that button or menu is for\./);
  });
});

describe('a picture', () => {
  const moved = () => ({ answer: toChannel('Moved.', { drawing: board }) });

  test('a picture drawn in time is part of the first answer', async () => {
    const { alice, discord } = await sitDown({ execute: moved }, { draw: async () => PNG });
    const { answer } = await alice.slash('table', 'do');
    expect(read(answer)).toBe('Moved.\n<board.png: The board>');
    expect(answer?.edited_timestamp).toBeNull();
    expect(discord.bytes(answer?.attachments[0] ?? expect.fail())).toEqual(PNG);
  });

  test('a late picture is added by one edit', async () => {
    const drawn = gate<Uint8Array>();
    const { alice, discord } = await sitDown({ execute: moved }, { draw: () => drawn.opened, picture: 5 });
    const { answer } = await alice.slash('table', 'do', {}, { settle: false });
    expect(read(answer)).toBe('Moved.');
    const edits: string[] = [];
    discord.onRequest(({ method }) => void edits.push(method));
    drawn.open(PNG);
    await discord.until(() => (discord.messages('table')[0]?.attachments.length ?? 0) > 0);
    await discord.settled();
    expect(reads(discord.messages('table'))).toEqual(['Moved.\n<board.png: The board>']);
    expect(edits).toEqual(['PATCH']);
  });

  test('a late picture does not revert a later press', async () => {
    const gates = [gate<Uint8Array>(), gate<Uint8Array>(), gate<Uint8Array>()];
    const rows = [[button('do:more', 'More')]];
    let shown = 0;
    const next = () => {
      const text = `State ${shown + 1}`;
      return toAsker(text, { drawing: { ...board, alt: String(shown++) }, rows });
    };
    const { alice, discord } = await sitDown(
      { execute: () => ({ answer: next() }), press: () => ({ update: next() }) },
      { draw: ({ alt }) => gates[Number(alt)]?.opened ?? expect.fail(), picture: 5 },
    );
    const { answer } = await alice.slash('table', 'do', {}, { settle: false });
    const second = await alice.press(answer ?? expect.fail(), 'More', { settle: false });
    const third = await alice.press(second.answer ?? expect.fail(), 'More', { settle: false });
    const edits: string[] = [];
    discord.onRequest(({ method }) => void edits.push(method));
    gates[0]?.open(PNG);
    gates[1]?.open(PNG);
    await discord.settled();
    expect([edits, read(third.answer)]).toEqual([[], expect.stringMatching(/^State 3\n/)]);
    gates[2]?.open(PNG);
    await discord.until(() => edits.length > 0);
    await discord.settled();
    expect(edits).toEqual(['PATCH']);
  });

  test('an outdated or failed picture is left out', async () => {
    const draw = (drawing: typeof board) =>
      drawing.alt === 'old' ? Promise.resolve(undefined) : Promise.reject(new Error('no font'));
    const { alice, log } = await sitDown(
      {
        execute: ({ options }) => ({
          answer: toChannel('Moved.', { drawing: { ...board, alt: options.text('what') } }),
        }),
      },
      { draw },
    );
    expect(read((await alice.slash('table', 'do', { what: 'old' })).answer)).toBe('Moved.');
    expect(read((await alice.slash('table', 'do', { what: 'broken' })).answer)).toBe('Moved.');
    expect(log).toContainEqual(expect.objectContaining({ level: 'error', message: 'a picture could not be drawn' }));
  });

  test('[D42] an overtaken picture is drawn for the newer message', async () => {
    const first = gate<Uint8Array>();
    const rendered: string[] = [];
    const drawer = new Drawer({
      render: (data) => {
        const { title } = JSON.parse(data) as { readonly title: string };
        rendered.push(title);
        return title === 'one' ? first.opened : Promise.resolve(PNG);
      },
      onFault: (error) => expect.fail(String(error)),
    });
    const named = (title: string) => ({
      ...board,
      alt: title,
      picture: () => ({ shape: 'square', legend: en.board.legend, title, cells: [], pieces: [] }) as const,
    });
    const { alice, discord } = await sitDown(
      { execute: ({ options }) => ({ answer: toChannel('Moved.', { drawing: named(options.text('what') ?? '') }) }) },
      { draw: (drawing) => drawer.draw(drawing), picture: 5 },
    );
    for (const what of ['one', 'two', 'three']) await alice.slash('table', 'do', { what }, { settle: false });
    first.open(PNG);
    await discord.until(() => reads(discord.messages('table')).filter((text) => text !== 'Moved.').length === 3);
    expect(reads(discord.messages('table'))).toEqual([
      'Moved.\n<board.png: one>',
      'Moved.\n-# A newer picture has replaced this one.',
      'Moved.\n<board.png: three>',
    ]);
    expect(rendered).toEqual(['one', 'three']);
  });

  test('an answer has no picture when pictures are off', async () => {
    const { alice } = await sitDown({ execute: moved });
    expect(read((await alice.slash('table', 'do')).answer)).toBe('Moved.');
  });

  test('[T12] an answer has no picture without the permission', async () => {
    const { told, settled } = teller();
    const { alice, discord } = await sitDown({ execute: () => ({ ...moved(), settled }) }, { draw: async () => PNG });
    discord.fault('POST /interactions/*/*/callback', {
      status: 403,
      times: 1,
      body: { code: 50013, message: 'Missing Permissions' },
    });
    expect(read((await alice.slash('table', 'do')).answer)).toBe('Moved.');
    expect(told).toEqual([true]);
  });
});

test('[T14] an answer pings only the intended players', async () => {
  const { alice, bob } = await sitDown({
    execute: ({ person }) => ({
      answer: toChannel(`<@${person.id}> <@${bobsId()}> @everyone`, { mentions: [bobsId()] }),
    }),
  });
  const bobsId = (): string => bob.id;
  const { answer } = await alice.slash('table', 'do');
  expect(answer?.mentions.map(({ id }) => id)).toEqual([bob.id]);
});
