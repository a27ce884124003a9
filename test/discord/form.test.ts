import { expect, test } from 'vitest';
import type { FormInput, Reply } from '../../src/port/command.ts';
import type { Form } from '../../src/view/text/message.ts';
import { read, reads, sitDown } from './table.ts';

const answer = (text: string): Reply => ({
  answer: { to: 'channel', text, rows: [[{ kind: 'button', id: 'do:ask:A', label: 'Ask', style: 'primary' }]] },
});
const form: Form = {
  id: 'do:fill:A:b',
  title: 'What do you wish for?',
  fields: [
    { name: 'wish', label: 'The wish', hint: 'another Village', required: true, max: 20 },
    { name: 'why', label: 'Why', value: 'because', required: false, max: 20 },
  ],
};

test('[K27] a press opens a form whose input reaches its command', async () => {
  const heard: FormInput[] = [];
  const { alice, discord, log } = await sitDown({
    execute: () => answer('x'),
    press: () => ({ form }),
    submit: (input) => {
      heard.push(input);
      return answer(`wished ${input.texts['wish']}`);
    },
  });
  const { answer: first } = await alice.slash('table', 'do');
  if (!first) throw new Error('no answer');
  const opened = await alice.press(first, 'Ask');
  expect(opened).toMatchObject({
    answer: undefined,
    failed: undefined,
    form: { custom_id: form.id, title: form.title },
  });
  expect(
    opened.form?.components.map(({ label, component }) => [label, component.placeholder ?? component.value]),
  ).toEqual([
    ['The wish', 'another Village'],
    ['Why', 'because'],
  ]);
  const wished = await alice.submit(opened, { 'The wish': 'tea' });
  expect([read(wished.answer), wished.ephemeral]).toEqual(['wished tea\n[Ask]', false]);
  expect(heard).toMatchObject([
    { verb: 'fill', args: ['A', 'b'], texts: { wish: 'tea', why: 'because' }, person: { id: alice.id } },
  ]);
  expect(reads(discord.messages('table'))).toEqual(['x\n[Ask]', 'wished tea\n[Ask]']);
  expect(log.filter(({ level }) => level !== 'info')).toEqual([]);
});

test('[K27] [T10] a late form can’t open and asks for another press', async () => {
  const { alice } = await sitDown(
    {
      execute: () => answer('x'),
      press: async (_, { acknowledged }) => {
        await acknowledged;
        return { form };
      },
    },
    { decision: 5 },
  );
  const { answer: first } = await alice.slash('table', 'do');
  if (!first) throw new Error('no answer');
  const late = await alice.press(first, 'Ask');
  expect([late.ephemeral, read(late.answer), late.form]).toEqual([
    true,
    expect.stringContaining('Press again'),
    undefined,
  ]);
});

test('[K27] [T13] a form keeps to Discord’s limits, whatever it contains', async () => {
  const long = 'x'.repeat(200);
  const fields = Array.from({ length: 7 }, (_, i) => ({
    name: `f${i}`,
    label: long,
    hint: long,
    value: long,
    required: false,
    max: 10_000,
  }));
  const { alice } = await sitDown({
    execute: () => answer('x'),
    press: () => ({ form: { id: 'do:fill', title: long, fields } }),
  });
  const { answer: first } = await alice.slash('table', 'do');
  if (!first) throw new Error('no answer');
  const { form: sent } = await alice.press(first, 'Ask');
  expect([sent?.title.length, sent?.components.length]).toEqual([45, 5]);
  for (const { label, component } of sent?.components ?? [])
    expect([label.length, component.placeholder?.length, component.max_length]).toEqual([45, 100, 4000]);
});
