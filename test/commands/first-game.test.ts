import { expect, test } from 'vitest';
import type { InteractionId, PersonId } from '../../src/engine/core/ids.ts';
import { housePlayer } from '../../src/engine/index.ts';
import { type ChannelId, ownChannel } from '../../src/session/where.ts';
import { foresightQueries, worldQueries } from '../../src/view/foresight.ts';
import { gameQueries } from '../../src/view/game.ts';
import { stacksOf } from '../../src/view/panel/stacks.ts';
import { seatQueries } from '../../src/view/seats.ts';
import { channelViewer, personViewer } from '../../src/view/viewer.ts';
import { text } from '../support/discord/text.ts';
import { Presser } from '../support/presser.ts';
import { shipped, shippedModule } from '../support/shipped.ts';
import { shown, sitDown, sub, type Table, words } from './table.ts';

/** What somebody meets who has never played here: everything by presses. */

test('[U7] a game is chosen from a list, seen before it starts, and begun; then the side on turn reads what to do', async () => {
  const modules = [...(await shipped()).values()];
  const table = await sitDown({ modules });
  const alice = new Presser(table.user('alice'), shown(await sub(table.user('alice'), 'game', 'start')));
  const list = words(alice.panel, table);
  expect(list).toContain('- **Bazaar** (2 to 5 players, about 40 minutes): Two to five merchants trade at six stalls.');
  expect(list).toContain('- **The Marches** (2 players, about 2 hours): ');
  for (const { title } of modules) expect(list).toContain(`- **${title}** (`);
  expect(alice.of('about').map(({ label }) => label)).toEqual(modules.map(({ title }) => title));

  // Each of them can be looked at: its picture, what it is, its goal and its rules in at most five lines.
  for (const { title, goal = '-', inShort = [], maps } of modules) {
    await alice.press(alice.find('about', title));
    const about = words(alice.panel, table);
    expect(about.startsWith(`**${title}**`)).toBe(true);
    expect(about).toContain(`Goal: ${goal}`);
    expect(inShort.length > 0 && inShort.length <= 5 && about.includes(`\n${inShort.length}. `)).toBe(true);
    const hasBoard = maps.some(({ boards }) => boards.length > 0);
    if (hasBoard) expect(text(alice.panel)).toContain(`<board.png: The board of ${title} as the game begins.>`);
    await alice.press(alice.of('list')[0] ?? expect.fail());
  }

  await alice.press(alice.find('about', 'Tablut'));
  const started = await alice.user.press(alice.panel, alice.of('start')[0]?.id ?? '');
  const seats = started.also[0] ?? expect.fail();
  expect(words(seats, table)).toContain('Goal: The Swedes win when the king stands on an edge square');
  await alice.user.press(seats, 'Play Muscovites');
  await table.user('bob').press(seats, 'Play Swedes');
  const begun = shown(await alice.user.press(seats, 'Begin'));
  expect(words(begun, table)).toContain('On your turn press **Play**');
  const panel = shown(await alice.user.press(begun, 'Play'));
  expect(words(panel, table).split('\n')[1]).toContain('Choose a piece');
  const game = await table.rig().games.at(table.discord.world.channelId('table') as ChannelId);
  expect(game?.session.viewNow(channelViewer).of(gameQueries).phase).toBe('playing');
  expect([alice.faults, table.rig().faults]).toEqual([[], []]);
});

/** The panel of a game of tablut as the Swedes against the bot, by presses from nothing. */
const againstBot = async (table: Table): Promise<Presser> => {
  const alice = new Presser(table.user('alice'), shown(await sub(table.user('alice'), 'game', 'start')));
  if (alice.of('about').length > 0) await alice.press(alice.find('about', 'Tablut'));
  await alice.press(alice.of('try')[0] ?? expect.fail());
  expect(alice.of('solo').map(({ label }) => label)).toEqual(['Play all sides', 'Play Muscovites', 'Play Swedes']);
  expect(words(alice.panel, table)).toContain('The bot is weak: ');
  await alice.press(alice.find('solo', 'Play Swedes'));
  return alice;
};

test('[U9] Try alone needs no channel: against the bot, by presses, with undo, after a restart, and nobody else sees it', async () => {
  const table = await sitDown({ modules: [await shippedModule('tablut'), await shippedModule('reversi')] });
  const alice = await againstBot(table);
  expect(words(alice.panel, table)).toMatch(
    /^\*\*Tablut\*\* has begun, for you alone\..*\nThe bot moves \*\*Muscovite\*\* /,
  );

  // A move of one's own, and the bot's answer, in one press.
  await alice.press(alice.of('pick')[0] ?? expect.fail());
  await alice.press(alice.of('go')[0] ?? expect.fail());
  expect(words(alice.panel, table)).toMatch(
    /^@alice moves \*\*(King|Swede)\*\* .*\n(?:.*\n)*The bot moves \*\*Muscovite\*\* /,
  );
  expect(alice.of('pick').length).toBeGreaterThan(0);

  // What is taken back is one's own move, with the answer to it.
  await alice.press(alice.of('more')[0] ?? expect.fail());
  await alice.press(alice.of('undo')[0] ?? expect.fail());
  const game = await table.rig().games.at(ownChannel(alice.user.id as PersonId, 'tablut'));
  expect(game?.session.viewNow(channelViewer).of(gameQueries).turn()).toMatchObject({
    side: { name: 'Swedes' },
    number: 1,
  });
  expect(alice.of('pick').length).toBeGreaterThan(0);

  // A bot that was stopped on its turn plays when it is there again.
  const session = game?.session ?? expect.fail();
  const view = session.viewNow(personViewer(alice.user.id as PersonId));
  const [stack = expect.fail()] = stacksOf(view);
  const [act = expect.fail()] = stack.pieces.flatMap((piece) => [...view.of(foresightQueries).moves(piece)]);
  await session.run(act, 'between' as InteractionId);
  await table.restart();
  await alice.press(alice.of('home')[0] ?? alice.of('more')[0] ?? expect.fail());
  const again = await table.rig().games.at(ownChannel(alice.user.id as PersonId, 'tablut'));
  if (again) await again.house.settled(again);
  expect(again?.session.viewNow(channelViewer).of(gameQueries).turn()).toMatchObject({
    side: { name: 'Swedes' },
    number: 2,
  });

  expect(table.heard(await sub(alice.user, 'me', 'games'))).toContain('**Tablut**, by yourself · Swedes · your turn');
  expect([table.posted(), table.discord.messages('garden'), alice.faults, table.rig().faults]).toEqual([
    [],
    [],
    [],
    [],
  ]);
});

test('[U9] the bot wins where one move wins, and has nothing but what its side sees, with chance of its own', async () => {
  const tablut = await shippedModule('tablut');
  const at = (prototype: string, cell: string) => {
    const [stack = expect.fail()] = tablut.setup.filter(({ pieces }) =>
      pieces.some((one) => one.prototype === prototype),
    );
    return { ...stack, cell };
  };
  const open = { ...tablut, setup: [at('king', 'E3'), at('swede', 'A1'), at('muscovite', 'C9')] };
  const table = await sitDown({ modules: [open, await shippedModule('bazaar')] });
  const alice = new Presser(table.user('alice'), shown(await sub(table.user('alice'), 'game', 'start')));
  await alice.press(alice.find('about', 'Tablut'));
  await alice.press(alice.of('try')[0] ?? expect.fail());
  await alice.press(alice.find('solo', 'Play Muscovites'));
  const piece = alice.of('pick')[0] ?? expect.fail();
  await alice.press(piece);
  await alice.press(alice.of('go')[0] ?? expect.fail());
  expect(words(alice.panel, table)).toMatch(/The bot moves \*\*King\*\* E3 → (A3|I3|E1|E9)\./);

  // A game that hides something: each of the others is the bot, and sees its own hand alone.
  const bob = new Presser(table.user('bob'), shown(await sub(table.user('bob'), 'game', 'start')));
  await bob.press(bob.find('about', 'Bazaar'));
  await bob.press(bob.of('try')[0] ?? expect.fail());
  expect(bob.of('solo').map(({ label }) => label)).not.toContain('Play all sides');
  await bob.press(bob.of('solo')[0] ?? expect.fail());
  const game = await table.rig().games.at(ownChannel(bob.user.id as PersonId, 'bazaar'));
  const view = (person: PersonId) => game?.session.viewNow(personViewer(person)) ?? expect.fail();
  const seen = view(housePlayer(1)).of(worldQueries).records();
  const names = (records: typeof seen, side: string) =>
    records.flatMap((record) => (record.kind === 'piece' && record.place.in.includes(side) ? [record.name] : []));
  const [own = '', other = ''] = view(bob.user.id as PersonId)
    .of(seatQueries)
    .sides()
    .map(({ name }) => name);
  expect([names(seen, own), names(seen, other).length > 0]).toEqual([[], true]);
  expect(seen.find(({ kind }) => kind === 'secret')).toMatchObject({ chance: '00'.repeat(32) });
  await bob.press(bob.of('end')[0] ?? bob.of('next')[0] ?? expect.fail());
  expect([alice.faults, bob.faults, table.rig().faults]).toEqual([[], [], []]);
});
