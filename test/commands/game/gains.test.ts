import { PermissionFlagsBits } from 'discord.js';
import { expect, test } from 'vitest';
import { shipped } from '../../support/modules/shipped.ts';
import { begun, move, shown, sitDown, sub, type Table } from '../table.ts';

/** What a host who plays could win a rated game by. */

const WINS = '(scorekeeper mine (when (after-event (= kind moved))) (do (if (= name Attackers) (win) (lose))))';

const ratedBrandubh = async (): Promise<Table> => {
  const brandubh = (await shipped()).get('brandubh');
  if (!brandubh) throw new Error('no brandubh');
  const table = await sitDown({
    modules: [brandubh],
    users: ['alice', 'bob', { name: 'carol', permissions: PermissionFlagsBits.ManageGuild }, 'dan'],
  });
  await sub(table.user('carol'), 'server', 'settings', { ratings: 'on' });
  for (const name of ['alice', 'bob']) await sub(table.user(name), 'me', 'settings', { book: 'rated' });
  await begun(table, 'brandubh');
  return table;
};

test('[W7] a host who plays needs consent to remove a piece', async () => {
  const table = await ratedBrandubh();
  const alice = table.user('alice');
  const asked = table.heard(await sub(alice, 'piece', 'delete', { piece: 'D4' }));
  expect(asked).toMatch(
    /^public: @alice asks for an exception to the rules: remove .* \(\*\*Attackers\*\* could win because of it\)\.\n@bob: do you agree\?/,
  );
  expect(table.heard(await sub(alice, 'score', 'show'))).not.toContain('won');
});

test('[W7] [W8] a game is unrated once a player may change the table freely', async () => {
  const table = await ratedBrandubh();
  const [alice, bob] = [table.user('alice'), table.user('bob')];
  const define = () => sub(alice, 'score', 'define', { text: WINS });
  const refused = await define();
  expect(table.heard(refused)).toMatch(/^private: You're playing in this game and could gain from that/);
  const question = await alice.press(shown(refused), 'Ask the others');
  expect(table.heard(question)).toMatch(/for the rest of this game.*\*\*Attackers\*\* could win because of it/s);
  expect(table.heard(await define())).toContain('must agree');
  expect(table.heard(await bob.press(shown(question), 'Agree'))).toContain(
    'who can now change the table without asking',
  );
  expect(table.heard(await sub(bob, 'game', 'status'))).toContain(
    '@alice can change the table without asking for the rest of this game',
  );
  expect(table.heard(await define())).toContain('@alice defines 1 scorekeeper');
  await move(alice, 'D1', 'C1');
  await table.discord.settled();
  expect(table.posted().join('\n')).toContain(
    "This game isn't rated: someone changed the table without asking the others.",
  );
  expect(table.heard(await sub(alice, 'score', 'book'))).toContain(
    '(Not rated: someone changed the table without asking the others.)',
  );
  expect(table.heard(await sub(alice, 'score', 'book', { person: 'alice' }))).not.toContain('rating');
  expect(table.rig().faults).toEqual([]);
});
