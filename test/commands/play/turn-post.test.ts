import { expect, it } from 'vitest';
import { FakeClock } from '../../support/clock.ts';
import { REFUSALS } from '../../support/discord/faults.ts';
import type { WireMessage } from '../../support/discord/wire.ts';
import { openModule } from '../../support/table.ts';
import { begun, controls, shown, sitDown, sub, type Table, words } from '../table.ts';

/** A game in which a turn is told in one post, which is the standing board. */
const playing = async (): Promise<Table> => {
  const table = await sitDown({ modules: [openModule] });
  await begun(table, 'skirmish');
  await sub(table.user('alice'), 'game', 'settings', { posts: 'turn' });
  return table;
};

const standing = ({ discord }: Table): WireMessage => {
  const found = discord.messages('table').find((message) => controls(message).includes('Last turn'));
  if (!found) throw new Error('no standing post');
  return found;
};

const move = (table: Table, who: string, piece: string, to: string) =>
  table.user(who).slash('table', 'move', { piece, to });

it('[U3] acts are answered privately while a turn is in progress', async () => {
  const table = await playing();
  const before = table.posted().length;
  const first = await move(table, 'alice', 'A5', 'A4');
  expect(table.heard(first)).toMatch(
    /^private: @alice moves \*\*Pawn\*\* A5 → A4\.\n-# The others see this when your turn ends/,
  );
  expect(controls(shown(first))).toEqual(['Undo', 'Show whole map', 'As text']);
  expect(table.heard(await table.user('bob').slash('table', 'board'))).toContain('-# A turn is in progress');
  expect(table.posted()).toHaveLength(before);
  expect(table.heard(await table.user('alice').press(shown(first), 'Undo'))).toMatch(/^private: @alice takes back/);
  expect(table.heard(await sub(table.user('alice'), 'turn', 'tell'))).toContain("There's nothing to post.");
  await move(table, 'alice', 'A5', 'A4');
  expect(table.heard(await sub(table.user('alice'), 'turn', 'tell'))).toBe(
    'public: @alice moves **Pawn** A5 → A4.\n[Undo] [Show whole map] [As text]',
  );
});

it('[U5] the post that ends a turn sums up events since one’s last turn', async () => {
  const table = await playing();
  await move(table, 'alice', 'A5', 'A4');
  await move(table, 'alice', 'B5', 'B4');
  const first = shown(await sub(table.user('alice'), 'turn', 'end'));
  expect(words(first, table)).toBe(
    '**Blue**, turn 1: @bob, your move.\n@alice moves **Pawn** A5 → A4, B5 → B4.\n[Play] [Last turn] [Board] [Take it back] [Help]\n[As text]',
  );
  expect(controls(first)).toEqual(['Play', 'Last turn', 'Board', 'Take it back', 'Help', 'As text']);
  expect(table.heard(await table.user('bob').press(first, 'Help'))).toMatch(/^private: /);
  expect(table.heard(await table.user('bob').press(first, 'Board'))).toMatch(/^private: /);
  expect(table.heard(await table.user('bob').press(first, 'Play'))).toMatch(/^private: /);
  const seen = await table.user('bob').press(first, 'Last turn');
  expect(table.heard(seen)).toMatch(/^private: It's your turn.*\n\*\*Since your last turn/);
  expect(table.heard(seen)).toContain(
    '- @alice moves **Pawn** A5 → A4\n- @alice moves **Pawn** B5 → B4\n- @alice ends',
  );
  await move(table, 'bob', 'C1', 'C2');
  // Alice is there: the standing post is edited, and bob hears of it alone.
  const stood = table.posted().length;
  expect(table.heard(await sub(table.user('bob'), 'turn', 'end'))).toBe(
    "private: Your turn is over. It's **Red**'s turn.\n[Take it back]",
  );
  await table.discord.until(() => table.posted().at(-1)?.startsWith('**Red**, turn 2') === true);
  expect(table.posted()).toHaveLength(stood);
  const second = standing(table);
  expect(second.mentions).toEqual(first.mentions);
  const own = shown(await table.user('alice').press(second, 'Last turn'));
  expect(words(own, table).split('\n').slice(2)).toEqual([
    '- @bob moves **Blue Pawn** C1 → C2',
    '- @bob ends the turn',
    '[Earlier] [Play] [As text]',
  ]);
  expect(controls(own)).toEqual(['Earlier', 'Play', 'As text']);
  const earlier = await table.user('alice').press(own, 'Earlier');
  expect(table.heard(earlier)).toContain('@alice moves **Pawn** B5 → B4\n- @alice ends the turn');
  const watched = table.heard(await table.user('carol').press(second, 'Last turn'));
  expect(watched).toContain('- @bob moves **Blue Pawn** C1 → C2\n- @bob ends the turn');
  expect(watched).not.toContain('@alice');
});

it('[U5] the Last turn button reaches back to the end of one’s turn', async () => {
  const table = await playing();
  for (const name of ['alice', 'bob', 'alice', 'bob']) await sub(table.user(name), 'turn', 'end');
  await table.discord.until(() => table.posted().at(-1)?.startsWith('**Red**, turn 3') === true);
  const latest = shown(await table.user('alice').press(standing(table), 'Last turn'));
  expect(words(latest, table).split('\n').slice(2, -1)).toEqual(['- @bob ends the turn']);
  const before = shown(await table.user('alice').press(latest, 'Earlier'));
  expect(words(before, table).split('\n').slice(2, -1)).toEqual(['- @bob ends the turn', '- @alice ends the turn']);
});

it('[U5] only the first and the newest post have buttons', async () => {
  const clock = new FakeClock();
  const table = await sitDown({ modules: [openModule], clock });
  await begun(table, 'skirmish');
  const [first] = table.discord.messages('table');
  if (!first) throw new Error('nothing was posted');
  expect(controls(first)).toEqual(['Show game', 'Rules']);
  await sub(table.user('alice'), 'game', 'settings', { posts: 'turn' });
  const ended: WireMessage[] = [];
  for (const name of ['alice', 'bob', 'alice']) {
    await clock.pass(6 * 60_000);
    if (name === 'alice')
      await move(table, 'alice', ended.length === 0 ? 'A5' : 'A4', ended.length === 0 ? 'A4' : 'A3');
    ended.push(shown(await sub(table.user(name), 'turn', 'end')));
    await table.discord.until(() => ended.slice(0, -1).every((one) => controls(now(table, one)).length === 0));
    expect(controls(now(table, ended.at(-1) as WireMessage))).toContain('Last turn');
  }
  const [old] = ended as [WireMessage];
  expect(words(now(table, old), table)).toBe('**Blue**, turn 1: @bob, your move.\n@alice moves **Pawn** A5 → A4.');
  expect(now(table, old).attachments.map(({ filename }) => filename)).toEqual(['board.png']);
  const stands = now(table, first);
  expect(stands.edited_timestamp).toBe(first.edited_timestamp);
  const shownNow = await table.user('carol').press(stands, 'Show game');
  expect(table.heard(shownNow)).toMatch(
    /^private: It's \*\*Blue\*\*'s turn\.\n\*\*Skirmish\*\*\nTurn 2: \*\*Blue\*\* \(@bob\), then \*\*Red\*\*\./,
  );
  expect(table.heard(shownNow)).toMatch(/This turn began <t:\d+:R>\./);
  expect(controls(shown(shownNow))).toEqual(['Play', 'Last turn', 'Help', 'As text']);
  expect(shown(shownNow).attachments).toHaveLength(1);
  expect(table.rig().faults).toEqual([]);
});

const now = ({ discord }: Table, message: WireMessage): WireMessage => {
  const found = discord.messages('table').find(({ id }) => id === message.id);
  if (!found) throw new Error('the message is gone');
  return found;
};

it('[U6] undoing the end of a turn does not announce an end', async () => {
  const table = await playing();
  await sub(table.user('alice'), 'turn', 'end');
  await move(table, 'bob', 'C1', 'C2');
  const ended = shown(await sub(table.user('bob'), 'turn', 'end'));
  const back = table.heard(await table.user('bob').press(ended, 'Take it back'));
  expect(back).toMatch(/^private: Done\. I'll post it in the channel\.\n(.*\n)?@bob takes back/);
  expect(back).not.toContain('Your turn is over');
});

it('[G26] agreeing to end another’s turn is not answered with “Your turn is over”', async () => {
  const table = await playing();
  const asked = shown(await sub(table.user('bob'), 'turn', 'end', { overrule: true }));
  expect(words(asked, table)).toContain('asks for an exception to the rules: end the turn');
  const agreed = table.heard(await table.user('alice').press(asked, 'Agree'));
  expect(agreed).not.toContain('Your turn is over');
  expect(agreed).not.toMatch(/^private.*Take it back/s);
  await table.discord.until(() => table.posted().some((post) => post.startsWith('**Blue**, turn 1.')) === true);
  expect(words(standing(table), table)).toContain('against the rules, with the consent of all players');
});

it('[T31] an ended turn is answered publicly if the channel takes no posts', async () => {
  const table = await playing();
  const { discord } = table;
  const [alice, bob] = [table.user('alice'), table.user('bob')];
  await move(table, 'alice', 'A5', 'A4');
  await sub(alice, 'turn', 'end');
  const channel = discord.world.channelId('table');
  discord.fault(`POST /channels/${channel}/messages`, REFUSALS.missingPermissions);
  discord.fault(`PATCH /channels/${channel}/messages/*`, REFUSALS.missingPermissions);
  await move(table, 'bob', 'C1', 'C2');
  await sub(bob, 'turn', 'end');
  await discord.until(() => alice.messages('dm').length > 0);
  expect(
    alice
      .messages('dm')
      .map((message) => words(message, table))
      .join(),
  ).toContain('**Red**, turn 2: @alice');
  await move(table, 'alice', 'A4', 'A3');
  expect(table.heard(await sub(alice, 'turn', 'end'))).toMatch(/^public: \*\*Blue\*\*, turn 2: @bob, your move\./);
});
