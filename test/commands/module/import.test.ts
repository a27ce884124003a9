import { expect, test } from 'vitest';
import type { ModuleSources } from '../../../commands/common/modules.ts';
import type { ImportReport } from '../../../src/facts/import-report.ts';
import { LARGEST_IMPORTED_MODULE } from '../../../src/session/text/work.ts';
import type { TypedValues } from '../../support/discord/typed.ts';
import { OPEN } from '../../support/modules/modules.ts';
import { zipOf } from '../../support/modules/zips.ts';
import { pngOf } from '../../support/pictures/pictures.ts';
import { shown, sitDown, sub, type Table, type TableOptions } from '../table.ts';

const REPORT: ImportReport = {
  title: 'Open',
  version: '1.0',
  vassal: '3.7',
  name: 'open',
  counts: {
    sides: 2,
    maps: 1,
    boards: 1,
    slots: 3,
    prototypes: 1,
    stacks: 4,
    decks: 0,
    pieces: 4,
    actions: 0,
    pictures: 1,
  },
  losses: [{ loss: 'trigger', count: 3, names: ['Guard'] }],
  setups: [],
  chosen: [],
};

const PICTURED = OPEN.replace('name: Main', 'name: Main\n        picture: { file: map.png, width: 5 }');
const file = (name: string, text = 'PK'): TypedValues => ({ file: { name, text } });

/** A table with an importer, and what that was sent. */
const tableOf = async (
  make: NonNullable<ModuleSources['importer']>,
  more: TableOptions = {},
): Promise<{ table: Table; say: (values: TypedValues) => Promise<string> }> => {
  const table = await sitDown({ ...more, importer: make });
  return { table, say: async (values) => table.heard(await sub(table.user('alice'), 'module', 'import', values)) };
};

const made =
  (text: string): NonNullable<ModuleSources['importer']> =>
  async () => ({
    report: REPORT,
    text,
    files: new Map([['map.png', pngOf(50, 50)]]),
  });

test('[V11] module import is off by default and explains itself', async () => {
  const table = await sitDown();
  const heard = table.heard(await sub(table.user('alice'), 'module', 'import', file('small.vmod')));
  expect(heard).toContain("private: I can't import VASSAL modules here");
  expect(heard).toContain('`VASSAL_IMPORT=on`');
  expect(heard).toContain('pictures stay on the computer that runs the bot, and you need the right to use them');
});

test('[V5] [V11] an imported module is stored with pictures and can be started', async () => {
  const sent: unknown[] = [];
  const { table, say } = await tableOf(async (what, owner) => {
    sent.push(what);
    return made(PICTURED)(what, owner);
  });
  const [alice] = [table.user('alice')];
  const outcome = await sub(alice, 'module', 'import', {
    ...file('small.vmod'),
    save: { name: 'evening.vsav', text: 'PKs' },
  });
  const heard = table.heard(outcome);
  expect(heard).toContain("private: I've added **Open**. Use `/game start module:open` to start it.");
  expect(heard).toContain('- 4 pieces set up, 4 stacks, 0 decks');
  expect(heard).toContain('Pictures stay on the computer that runs the bot. You need the right to use them.');
  const [attachment] = shown(outcome).attachments;
  const report = attachment ? new TextDecoder().decode(table.discord.bytes(attachment)) : '';
  expect(report).toContain('- 3 × triggers: what a piece does automatically after a key: Guard, …');
  expect(sent).toMatchObject([{ save: { name: 'evening.vsav', bytes: Buffer.from('PKs') } }]);
  expect(table.heard(await sub(alice, 'game', 'start', { module: 'open' }))).toContain('**Open**');
  expect(await say(file('small.vmod'))).toContain('This exact version of **Open** is already here');
  expect(table.rig().faults).toEqual([]);
});

test.each([
  ['path', 'Nothing was imported. ../x: It contains a name that leads out of its folder'],
  ['busy', 'Other imports are waiting. Try again in a few minutes'],
  ['waiting', "Another file of yours is still waiting. Send this one again when that's done"],
  ['too-costly', '`npm run import`'],
] as const)('[V4] a file refused as %s gets reason and remedy', async (code, told) => {
  const { say } = await tableOf(async () => ({ code, file: code === 'path' ? '../x' : '' }));
  expect(await say(file('small.vmod'))).toContain(told);
});

test('[V5] a module too large to upload is referred to the host', async () => {
  const { say } = await tableOf(made(`${OPEN}\n#${'x'.repeat(LARGEST_IMPORTED_MODULE)}`));
  expect(await say(file('small.vmod'))).toMatch(
    /The module made from \*\*Open\*\* is 1.1 MB, .* can keep only 1 MB.*`npm run import`/,
  );
});

test('[V5] a VASSAL module in /module add is referred to /module import', async () => {
  const { table } = await tableOf(made(OPEN));
  const zip = zipOf([{ name: 'buildFile.xml' }, { name: 'images/a.png' }]);
  const add = await sub(table.user('alice'), 'module', 'add', { file: { name: 'small.zip', bytes: zip } });
  expect(table.heard(add)).toContain('`/module import`');
});
