import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { GuildId } from '../../../src/facts/where.ts';
import { MOST_QUEUED_TASKS_PER_PERSON, MOST_QUEUED_TASKS_PER_SERVER } from '../../../src/facts/work-limits.ts';
import { workPool } from '../../../src/session/pool/pool.ts';
import type { PersonId } from '../../../src/table/index.ts';
import type { TypedValue } from '../../support/discord/typed.ts';
import { OPEN as SHARED } from '../../support/modules/modules.ts';
import { zipOf } from '../../support/modules/zips.ts';
import { en } from '../../support/words.ts';
import { sitDown, sub } from '../table.ts';

/** A text of its own: one that a test beside this one has shipped is read without waiting. */
const OPEN = `${SHARED}\n# Sent in a crowd.\n`;

const held: Promise<unknown>[] = [];
let release = (): void => undefined;
let released: Promise<string>;

beforeEach(() => {
  released = new Promise((resolve) => {
    release = () => resolve('');
  });
});

// The files of a test worker share the pool: whatever still waits has to go through it before the next test.
afterEach(async () => {
  release();
  await Promise.all(held.splice(0));
});

/** Work of a person that ends when the test does. */
const holding = (id: string, guild: string | undefined): void => {
  const owner = { person: { id: id as PersonId }, guild: guild as GuildId | undefined };
  held.push(workPool.run(owner, 'archive', () => released));
};

describe('[D46] a person who sends a file', () => {
  test('a person with too many queued files learns how many, with advice', async () => {
    const table = await sitDown();
    const [alice, bob] = [table.user('alice'), table.user('bob')];
    for (let i = 0; i <= MOST_QUEUED_TASKS_PER_PERSON; i += 1) holding(alice.id, undefined);
    const check = async (file: TypedValue): Promise<string> =>
      table.heard(await sub(alice, 'module', 'check', { file }));
    const told = "4 of your files are still waiting. Send this one again when they're done.";
    expect(await check({ name: 'open.yaml', text: OPEN })).toContain(told);
    const zip = zipOf([{ name: 'open.yaml', bytes: Buffer.from(OPEN) }]);
    expect(await check({ name: 'open.zip', bytes: zip })).toContain("I can't use **open.zip**. 4 of your files");
    expect(table.heard(await sub(bob, 'module', 'check', { file: { name: 'open.yaml', text: OPEN } }))).toContain(
      'has no faults',
    );
  });

  test('a person learns that a server’s queue for files is full', async () => {
    const table = await sitDown();
    const alice = table.user('alice');
    for (let i = 0; i < MOST_QUEUED_TASKS_PER_SERVER + 2; i += 1) holding(`crowd ${i}`, 'crowd');
    for (let i = 0; i < 100; i += 1) holding(`others ${i}`, `others ${i}`);
    const heard = table.heard(await sub(alice, 'module', 'check', { file: { name: 'open.yaml', text: OPEN } }));
    expect(heard).toContain('Many people are sending files right now. Send it again in a minute.');
  });

  test('a file that costs too much is refused with a remedy', () => {
    expect(en.commands.files.unworked('too-costly')).toBe(
      'That file takes too much time or memory. Make it smaller or simpler.',
    );
    expect(en.commands.module.notTried('too-costly')).toContain('Make its actions simpler.');
  });
});
