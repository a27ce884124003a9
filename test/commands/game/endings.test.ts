import { expect, it } from 'vitest';
import { ask } from '../../../commands/consent/consent.ts';
import type { Reply } from '../../../src/port/command.ts';
import type { PersonId } from '../../../src/table/index.ts';
import { open } from '../../support/modules/modules.ts';
import { ENGLISH } from '../../support/play/told.ts';
import { CHANNEL, GUILD, newInteraction, newProcess, newTable } from '../../support/session.ts';
import { ANN, BEN } from '../../support/table.ts';
import { begun, controls, shown, sitDown, sub, type Table, words } from '../table.ts';

const playing = async (): Promise<Table> => {
  const table = await sitDown({ modules: [open] });
  await begun(table, 'open');
  return table;
};

it('[G8] resigning needs confirmation, and the result is public', async () => {
  const table = await playing();
  const alice = table.user('alice');
  const question = shown(await sub(alice, 'game', 'resign'));
  expect(words(question, table)).toContain('Do you want to give up? Your side then loses.');
  expect(controls(question)).toEqual(['Resign as Red', 'Keep it']);
  await alice.press(question, 'Resign as Red');
  const post = table.posted().at(-1) ?? '';
  expect(post).toContain('@alice resigns.');
  expect(post).toContain('**Red** lost: resigned');
  expect(post).toContain('**Blue** won: the last opponent resigned');
  expect(table.heard(await sub(alice, 'game', 'resign'))).toContain('private: This game is over.');
});

it('[G8] a draw happens once the others accept the offer', async () => {
  const table = await playing();
  const offer = await sub(table.user('alice'), 'game', 'draw');
  expect(table.heard(offer)).toContain('public: @alice offers a draw.');
  await table.user('bob').press(shown(offer), 'Agree');
  const all = table.posted().join('\n');
  expect(all).toContain('@alice ends the game in a draw, as everyone agreed.');
  expect(all).toContain('**Red** drew: all agreed to a draw');
});

it('[G8] two offers of a draw agree on a draw', async () => {
  const table = await playing();
  await sub(table.user('alice'), 'game', 'draw');
  await sub(table.user('bob'), 'game', 'draw');
  expect(table.posted().join('\n')).toContain('**Blue** drew: all agreed to a draw');
  // The yes was told with what it granted: nobody posts it after a restart.
  expect(table.rig().games.load.undelivered).toBe(0);
});

it("[G8] a forced pass needs permission, and observers can't resign or offer draws", async () => {
  const table = await playing();
  expect(table.heard(await sub(table.user('alice'), 'turn', 'pass'))).toBe(
    "private: You can't pass in this game. `/turn show` shows what you can do.",
  );
  expect(table.heard(await sub(table.user('carol'), 'game', 'resign'))).toContain("You aren't playing in this game.");
  expect(table.heard(await sub(table.user('carol'), 'game', 'draw'))).toContain("You aren't playing in this game.");
});

it('[T9] a granted request is posted with the answer or separately', async () => {
  const process = newProcess();
  const { game } = await newTable(process);
  const offer = async (id: PersonId): Promise<Reply> =>
    ask(
      game,
      {
        interaction: newInteraction(),
        share: { value: '' },
        person: { id, name: '' },
        words: ENGLISH,
        channel: CHANNEL,
        guild: GUILD,
      },
      { what: 'draw' },
    );
  const posts = async (): Promise<readonly string[]> => {
    const before = process.messenger.there.length;
    await process.clock.pass(10_000);
    return process.messenger.there.slice(before).map(({ message }) => message.text.split('\n')[0] ?? '');
  };
  (await offer(ANN)).settled?.(true);
  expect(await posts()).toEqual([]);
  const reply = await offer(BEN);
  expect(await posts()).toEqual([]);
  reply.settled?.(false);
  expect(await posts()).toEqual([
    `<@${BEN}> makes the same request as <@${ANN}>.`,
    `<@${ANN}> ends the game in a draw, as everyone agreed.`,
  ]);
});
