import { expect, test } from 'vitest';
import type { Command, FormInput, PressInput, Reply } from '../../src/port/command.ts';
import type { Control } from '../../src/view/text/message.ts';
import { open, type Seat, wordsOf } from './rig.ts';

/** What the playground makes of replies, with a command that gives them as the test says. */
const withCommand = async (reply: () => Promise<Reply>, press?: (input: PressInput) => Promise<Reply>) => {
  const command: Command = {
    data: { name: 'do', in: () => ({ name: 'do', description: 'Something' }) },
    execute: reply,
    ...(press ? { press } : {}),
    complete: () => Promise.reject(new Error('broken')),
  };
  const rig = await open({ commands: [command] });
  const [alice, bob] = await rig.sit('Alice', 'Bob');
  return { rig, alice, bob };
};

/** What stands in the channel, once something stands there that holds this. */
const said = (seat: Seat, text: string): Promise<readonly string[]> =>
  seat.until(({ words }) => (words().some((one) => one.includes(text)) ? words() : undefined));

const button = (id: string): Control => ({ kind: 'button', id, label: id, style: 'primary' });
const shown = (text: string, ...controls: readonly Control[]): NonNullable<Reply['answer']> => ({
  to: 'channel',
  text,
  rows: [controls],
});

test('the maker of a reply learns that it was sent', async () => {
  const told: boolean[] = [];
  const { alice } = await withCommand(async () => ({ answer: shown('x'), settled: (out) => told.push(out) }));
  await alice.send('/do');
  expect([await said(alice, 'x'), told]).toEqual([['x'], [true]]);
});

test('a failing command is answered with a logged number', async () => {
  const { rig, alice } = await withCommand(() => Promise.reject(new Error('secret')));
  await alice.send('/do');
  const [text = ''] = await said(alice, 'went wrong');
  const [, id] =
    /^\(only you\) Something went wrong on my side, and nothing has changed\. \(Error (\w{8})\)$/.exec(text) ?? [];
  expect(rig.faults).toEqual([expect.stringContaining(`a command failed {"id":"${id}"`)]);
});

test('a silent command is confirmed, and failing completion offers nothing', async () => {
  const { alice } = await withCommand(async () => ({}));
  await alice.send('/do');
  expect(await said(alice, 'Done')).toEqual(['(only you) Done.']);
});

test('a press changes its message for all and answers privately', async () => {
  const press = async ({ verb, args }: PressInput): Promise<Reply> => ({
    update: { text: `pressed ${verb} ${args.join()}` },
    answer: { to: 'asker', text: 'yours' },
  });
  const { alice, bob } = await withCommand(async () => ({ answer: shown('x', button('do:it:a:b')) }), press);
  await alice.send('/do');
  await said(bob, 'x');
  expect(await bob.press('do:it:a:b')).toEqual({ status: 200, shown: expect.any(String) });
  expect(await said(bob, 'yours')).toEqual(['pressed it a,b', '(only you) yours']);
  expect(await said(alice, 'pressed')).toEqual(['pressed it a,b']);
});

test('presses on an outdated page still reach the command', async () => {
  const pressed: string[] = [];
  const press = async ({ verb }: PressInput): Promise<Reply> => {
    pressed.push(verb);
    return { update: { text: 'no buttons' } };
  };
  const { alice } = await withCommand(async () => ({ answer: shown('x', button('do:one'), button('do:two')) }), press);
  await alice.send('/do');
  await said(alice, 'x');
  expect(await Promise.all([alice.press('do:one'), alice.press('do:two')])).toEqual([{ status: 200 }, { status: 200 }]);
  expect(pressed.sort()).toEqual(['one', 'two']);
});

test('a press on an unknown or unresponsive control is answered', async () => {
  const { alice } = await withCommand(async () => ({ answer: shown('x', button('gone:it'), button('do:it')) }));
  await alice.send('/do');
  await said(alice, 'x');
  for (const id of ['gone:it', 'do:it']) expect(await alice.press(id)).toMatchObject({ status: 200 });
  const all = await alice.until(({ seen }) => (seen().length >= 3 ? seen() : undefined));
  expect(all.slice(-2).map(wordsOf)).toEqual(
    Array(2).fill(expect.stringContaining('(only you) I no longer know what that button or menu is for')),
  );
});

test('no action starts during a shutdown', async () => {
  let finish = (): void => undefined;
  const waiting = new Promise<Reply>((resolve) => {
    finish = () => resolve({ answer: shown('late') });
  });
  const { rig, alice } = await withCommand(() => waiting);
  const first = alice.send('/do');
  await alice.send('wait');
  const stopped = rig.stop();
  expect(await alice.send('/do')).toEqual({
    status: 422,
    problem: "The playground is shutting down, so I haven't done anything.",
    lines: [],
  });
  finish();
  expect((await first).status).toBe(200);
  await stopped;
});

test('[K27] a form opens for its presser only, once, within limits', async () => {
  const form = {
    id: 'do:fill:a',
    title: 'A wish',
    fields: [
      { name: 'wish', label: 'What', required: true, max: 5 },
      { name: 'why', label: 'Why', required: false, max: 5 },
    ],
  };
  const heard: FormInput[] = [];
  const command: Command = {
    data: { name: 'do', in: () => ({ name: 'do', description: 'Something' }) },
    execute: async () => ({ answer: shown('x', button('do:it')) }),
    press: async () => ({ form }),
    submit: async (input) => {
      heard.push(input);
      return { answer: { to: 'channel', text: `wished ${input.texts['wish']}` } };
    },
  };
  const rig = await open({ commands: [command] });
  const [alice, bob] = await rig.sit('Alice', 'Bob');
  await alice.send('/do');
  await said(alice, 'x');
  await said(bob, 'x');
  expect(await bob.submit(form.id, { wish: 'tea' })).toMatchObject({
    status: 422,
    problem: expect.stringContaining('no longer open'),
  });
  expect(await alice.press('do:it')).toEqual({ status: 200, form });
  expect(await bob.submit(form.id, { wish: 'tea' })).toMatchObject({ status: 422 });
  for (const wish of ['', '123456'])
    expect(await alice.submit(form.id, { wish })).toMatchObject({
      status: 422,
      problem: 'What: use at most 5 characters.',
    });
  expect(await alice.submit(form.id, { wish: 'water', other: 'x' })).toEqual({ status: 200 });
  expect(heard).toMatchObject([
    { verb: 'fill', args: ['a'], texts: { wish: 'water', why: '' }, person: { id: alice.id } },
  ]);
  expect(await said(bob, 'wished')).toEqual(['x', 'wished water']);
  expect(await alice.submit(form.id, { wish: 'tea' })).toMatchObject({ status: 422 });
});
