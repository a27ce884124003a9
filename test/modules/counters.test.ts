import { expect, test } from 'vitest';
import { begun, sitDown, type Table } from '../commands/table.ts';
import { GUIDE } from '../support/guide.ts';
import { shippedModule } from '../support/modules/shipped.ts';

/** The shipped table for trying counters out, played by what the guide says of it. */

/** `/hand play piece:5 Dollars to:F2`: a command, a subcommand where it has one, and its options. */
const typed = async (table: Table, place: string, line: string): Promise<void> => {
  const [, command = '', subcommand, rest = ''] = /^\/(\w+)(?: (\w+)(?!\w*:))?(.*)$/.exec(line) ?? [];
  const values = Object.fromEntries(
    [...rest.matchAll(/(\w+):(.*?)(?= \w+:|$)/g)].map(([, name = '', value = '']) => [name, value]),
  );
  const outcome = await table
    .user('alice')
    .slash(place, command, values, subcommand === undefined ? {} : { subcommand });
  // What is refused names nobody.
  expect(table.heard(outcome), line).toContain('@alice ');
};

/** One line of the list: what is counted, how much at first, and what is typed and makes of it. */
interface Example {
  readonly name: string;
  readonly first: number;
  readonly steps: readonly { readonly lines: readonly string[]; readonly value: number }[];
}

const examples = [...GUIDE.matchAll(/^- \*(.+?)\*, (\d+) at first[^:]*: (.*)$/gm)].map(
  ([, name = '', first, told = '']): Example => {
    const steps = [...told.matchAll(/((?:`\/[^`]+`(?:, | and )?)+) (?:makes it|leaves? it at) (\d+)/g)].map(
      ([, lines = '', value]) => ({
        lines: [...lines.matchAll(/`([^`]+)`/g)].map(([, line = '']) => line),
        value: Number(value),
      }),
    );
    return { name, first: Number(first), steps };
  },
);

const counters = await shippedModule('counters');

/** What is shown of a counter; of one that each side has, Red's. */
const shownOf = async (table: Table, place: string, name: string): Promise<number> => {
  const [one, other] = (counters.counters ?? []).filter((counter) => counter.name === name);
  const called = other ? `${one?.on}_${name}` : name;
  const outcome = await table.user('alice').slash(place, 'counter', { name: called }, { subcommand: 'show' });
  const found = new RegExp(`${name}: (?:\\*\\*)?(-?\\d+)`).exec(table.heard(outcome));
  if (!found) throw new Error(`${name} is not shown: ${table.heard(outcome)}`);
  return Number(found[1]);
};

test('[V12] the guide has an example of every kind of counter', () => {
  const known = new Set((counters.counters ?? []).map(({ name }) => name).filter((name) => name !== 'Blue guards'));
  expect(new Set(examples.map(({ name }) => name))).toEqual(known);
  expect(examples.every(({ steps }) => steps.length > 0)).toBe(true);
});

test('[V12] each counter example works as the guide says', async () => {
  const table = await sitDown({ modules: [counters], channels: ['table', ...examples.map((_, i) => `table-${i}`)] });
  for (const [i, { name, first, steps }] of examples.entries()) {
    const place = `table-${i}`;
    await begun(table, 'counters', place);
    expect([name, await shownOf(table, place, name)]).toEqual([name, first]);
    for (const { lines, value } of steps) {
      for (const line of lines) await typed(table, place, line);
      expect([lines.join(' '), await shownOf(table, place, name)]).toEqual([lines.join(' '), value]);
    }
  }
  expect(table.rig().faults).toEqual([]);
});
