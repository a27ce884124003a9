import { expect, test } from 'vitest';
import { botPlayerId } from '../../../src/engine/index.ts';
import { compareForNewcomers, createModuleListing } from '../../../src/facts/module-listing.ts';
import { type ChannelId, soloChannelIdOf } from '../../../src/facts/where.ts';
import type { InteractionId, PersonId } from '../../../src/table/index.ts';
import { questionQueries } from '../../../src/view/find/questions.ts';
import { personKnowledgeQueries, predictionQueries } from '../../../src/view/foresight.ts';
import { gameQueries } from '../../../src/view/game.ts';
import { listMovableStacks } from '../../../src/view/panel/stacks.ts';
import { seatQueries } from '../../../src/view/seats.ts';
import { turnQueries } from '../../../src/view/turns.ts';
import { channelViewer, personViewer } from '../../../src/view/viewer.ts';
import { text } from '../../support/discord/text.ts';
import { moduleFrom } from '../../support/modules/modules.ts';
import { shipped, shippedModule } from '../../support/modules/shipped.ts';
import { Presser } from '../../support/play/presser.ts';
import { move, shown, sitDown, sub, type Table, words } from '../table.ts';

/** A game in which one side asks the other something, out of turn. */
const ASKING = `module: asking
title: Asking
sides: [{ name: Red }, { name: Blue }]
prototypes: { token: {} }
maps: [{ name: Field, boards: [{ name: Main, grid: { kind: square, columns: 3, rows: 3 } }] }]
setup: [{ at: A1, side: Red, pieces: [{ prototype: token }] }]
turn: { order: [Red, Blue] }
actions:
  - name: Call
    does:
      - { ask: answer, side: Blue, choose: { number: [1, 3] } }
`;

/** What somebody meets who has never played here: everything by presses. */

test('[U7] a first game is chosen, previewed and started with instructions', async () => {
  const modules = [...(await shipped()).values()];
  const table = await sitDown({ modules });
  const alice = new Presser(table.user('alice'), shown(await sub(table.user('alice'), 'game', 'start')));
  const list = words(alice.panel, table);
  expect(list).toContain('- **Bazaar** (2 to 5 players, about 40 minutes): Two to five merchants trade at six stalls');
  expect(list).toContain('- **The Marches** (2 players, about 2 hours): ');
  for (const { title } of modules) expect(list).toContain(`- **${title}** (`);
  expect(alice.of('about').map(({ label }) => label)).toEqual(
    modules
      .map(createModuleListing)
      .toSorted(compareForNewcomers)
      .map(({ title }) => title),
  );

  // Each of them can be looked at: its picture, what it is, its goal and its rules in at most five lines.
  for (const { title, goal = '-', inShort = [], maps } of modules) {
    await alice.press(alice.find('about', title));
    const about = words(alice.panel, table);
    expect(about).toMatch(/^Press \*\*Start it\*\* /);
    expect(about.split('\n')[1]).toBe(`**${title}**`);
    expect(about).toContain(`Goal: ${goal}`);
    expect(inShort.length > 0 && inShort.length <= 5 && about.includes(`\n${inShort.length}. `)).toBe(true);
    const hasBoard = maps.some(({ boards }) => boards.length > 0);
    if (hasBoard) expect(text(alice.panel)).toContain(`<board.png: The board of ${title} at the start of the game.>`);
    await alice.press(alice.of('list')[0] ?? expect.fail());
  }

  await alice.press(alice.find('about', 'Tablut'));
  const started = await alice.user.press(alice.panel, alice.of('start')[0]?.id ?? '');
  const seats = started.also[0] ?? expect.fail();
  expect(words(seats, table)).toContain('Goal: The Swedes win when the king is on an edge square');
  await alice.user.press(seats, 'Play Muscovites');
  await table.user('bob').press(seats, 'Play Swedes');
  const begun = shown(await alice.user.press(seats, 'Begin'));
  expect(words(begun, table)).toContain('Press **Play** to see what you can do');
  const panel = shown(await alice.user.press(begun, 'Play'));
  expect(words(panel, table).split('\n')[1]).toContain('Which piece do you want to move?');
  const game = await table.rig().games.at(table.discord.world.channelId('table') as ChannelId);
  expect(game?.session.viewNow(channelViewer).of(gameQueries).phase).toBe('playing');
  expect([alice.faults, table.rig().faults]).toEqual([[], []]);
});

/** The panel of a game of tablut as the Swedes against the bot, by presses from nothing. */
const againstBot = async (table: Table): Promise<Presser> => {
  const alice = new Presser(table.user('alice'), shown(await sub(table.user('alice'), 'game', 'start')));
  if (alice.of('about').length > 0) await alice.press(alice.find('about', 'Tablut'));
  await alice.press(alice.of('try')[0] ?? expect.fail());
  expect(alice.of('solo').map(({ label }) => label)).toEqual([
    'Play all sides',
    'Random side',
    'Play Muscovites',
    'Play Swedes',
  ]);
  expect(words(alice.panel, table)).toContain('Choose how well the bot plays');
  await alice.press(alice.find('solo', 'Play Swedes'));
  return alice;
};

test('[U9] Try alone plays privately against the bot, with undo and restarts', async () => {
  const table = await sitDown({ modules: [await shippedModule('tablut'), await shippedModule('reversi')] });
  const alice = await againstBot(table);
  expect(words(alice.panel, table)).toMatch(
    /\*\*Tablut\*\* has started\. You play \*\*Swedes\*\* against the bot \(normal\)\.\nThe bot moves \*\*Muscovite\*\* /,
  );

  // A move of one's own, and the bot's answer, in one press.
  await alice.press(alice.of('pick')[0] ?? expect.fail());
  await alice.press(alice.of('go')[0] ?? expect.fail());
  expect(words(alice.panel, table)).toMatch(
    /@alice moves \*\*(King|Swede)\*\* .*\n(?:.*\n)*The bot moves \*\*Muscovite\*\* /,
  );
  expect(alice.of('pick').length).toBeGreaterThan(0);

  // What is taken back is one's own move, with the answer to it.
  await alice.press(alice.of('more')[0] ?? expect.fail());
  await alice.press(alice.of('undo')[0] ?? expect.fail());
  const game = await table.rig().games.at(soloChannelIdOf(alice.user.id as PersonId, 'tablut'));
  expect(game?.session.viewNow(channelViewer).of(gameQueries).turn()).toMatchObject({
    side: { name: 'Swedes' },
    number: 1,
  });
  expect(alice.of('pick').length).toBeGreaterThan(0);

  // A bot that was stopped on its turn plays when it is there again.
  const session = game?.session ?? expect.fail();
  const view = session.viewNow(personViewer(alice.user.id as PersonId));
  const [stack = expect.fail()] = listMovableStacks(view);
  const [act = expect.fail()] = stack.pieces.flatMap((piece) => [...view.of(predictionQueries).moves(piece)]);
  await session.run(act, 'between' as InteractionId);
  await table.restart();
  await alice.press(alice.of('home')[0] ?? alice.of('more')[0] ?? expect.fail());
  const again = await table.rig().games.at(soloChannelIdOf(alice.user.id as PersonId, 'tablut'));
  if (again) await again.house.settled(again);
  expect(again?.session.viewNow(channelViewer).of(gameQueries).turn()).toMatchObject({
    side: { name: 'Swedes' },
    number: 2,
  });

  expect(table.heard(await sub(alice.user, 'me', 'games'))).toContain(
    '**Tablut**, against the bot · Swedes · your turn',
  );
  expect([table.posted(), table.discord.messages('garden'), alice.faults, table.rig().faults]).toEqual([
    [],
    [],
    [],
    [],
  ]);
});

test('[U9] the answer to a typed act has the bot’s acts, with a button to play on', async () => {
  const table = await sitDown({ modules: [await shippedModule('tablut'), await shippedModule('reversi')] });
  const alice = await againstBot(table);
  const game = await table.rig().games.at(soloChannelIdOf(alice.user.id as PersonId, 'tablut'));
  const view = game?.session.viewNow(personViewer(alice.user.id as PersonId)) ?? expect.fail();
  const [act = expect.fail()] = listMovableStacks(view)
    .flatMap(({ pieces }) => pieces)
    .flatMap((piece) =>
      [...view.of(predictionQueries).moves(piece)].map(({ to }) => [piece.where.cell, to.cell] as const),
    );
  const typed = shown(await move(alice.user, String(act[0]), String(act[1])));
  expect(words(typed, table)).toMatch(
    /@alice moves \*\*(King|Swede)\*\* .*\n(?:.*\n)*The bot moves \*\*Muscovite\*\* /,
  );
  const offered = words(shown(await sub(alice.user, 'game', 'draw')), table);
  expect(offered.split('\n').slice(0, 2)).toEqual(['@alice offers a draw.', 'The bot declines the draw.']);
  expect(offered).not.toContain('request');
  const panel = shown(await alice.user.press(typed, 'Play'));
  expect(words(panel, table)).toContain('Which piece do you want to move?');
  expect([table.posted(), alice.faults, table.rig().faults]).toEqual([[], [], []]);
});

test('[U9] the bot wins in one move and sees only its side’s view', async () => {
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
  const piece = alice.of('pick')[0];
  if (piece) await alice.press(piece);
  await alice.press(alice.of('go')[0] ?? expect.fail());
  expect(words(alice.panel, table)).toMatch(/The bot moves \*\*King\*\* E3 → (A3|I3|E1|E9)\./);

  // A game that hides something: each of the others is the bot, and sees its own hand alone.
  const bob = new Presser(table.user('bob'), shown(await sub(table.user('bob'), 'game', 'start')));
  await bob.press(bob.find('about', 'Bazaar'));
  await bob.press(bob.of('try')[0] ?? expect.fail());
  expect(bob.of('solo').map(({ label }) => label)).not.toContain('Play all sides');
  await bob.press(bob.of('solo').find(({ label }) => label.startsWith('Play ')) ?? expect.fail());
  const game = await table.rig().games.at(soloChannelIdOf(bob.user.id as PersonId, 'bazaar'));
  const view = (person: PersonId) => game?.session.viewNow(personViewer(person)) ?? expect.fail();
  const seen = view(botPlayerId(1)).of(personKnowledgeQueries).knowledge()?.records ?? expect.fail();
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

test('[U9] the bot joins simultaneous choices and answers questions', async () => {
  const asking = moduleFrom(ASKING);
  const table = await sitDown({ modules: [await shippedModule('hearts'), asking] });
  const { id } = table.user('alice');
  const played = async (title: string, way: string, name: string) => {
    const alice = new Presser(table.user('alice'), shown(await sub(table.user('alice'), 'game', 'start')));
    await alice.press(alice.find('about', title));
    await alice.press(alice.of('try')[0] ?? expect.fail());
    await alice.press(alice.find('solo', way));
    const game = (await table.rig().games.at(soloChannelIdOf(id as PersonId, name))) ?? expect.fail('no game');
    await game.house.settled(game);
    return { game, panel: words(alice.panel, table) };
  };
  const { game: hearts, panel } = await played('Hearts', 'Play North', 'hearts');
  expect(panel).toContain('\n**East** is ready to pass.\n**South** is ready to pass.\n**West** is ready to pass.\n');
  const chosen = [1, 2, 3].map(
    (index) =>
      hearts.session
        .viewNow(personViewer(botPlayerId(index)))
        .of(turnQueries)
        .phase()?.hasChosen,
  );
  expect(chosen).toEqual([true, true, true]);

  const { game: called } = await played('Asking', 'Play Red', 'asking');
  await called.session.run(
    { kind: 'act', actor: id as PersonId, action: 'Call', subject: undefined, choices: {}, payment: undefined },
    'call' as InteractionId,
  );
  await called.house.settled(called);
  expect(called.session.viewNow(channelViewer).of(questionQueries).open()).toBeUndefined();
  expect(table.rig().faults).toEqual([]);
});

test('[U8] [T23] the tutorial leads to a win in eight presses', async () => {
  const table = await sitDown({ modules: [await shippedModule('tablut'), await shippedModule('bazaar')] });
  const user = table.user('alice');
  const alice = new Presser(user, shown(await user.slash('table', 'tutorial')));
  const says = (): string => words(alice.panel, table);
  const press = async (verb: string, label?: string): Promise<void> => {
    const [one = expect.fail(`no ${verb} on ${says()}`)] = alice.of(verb);
    await alice.press(label === undefined ? one : alice.find(verb, label));
  };
  expect(says()).toMatch(/^\*\*Welcome! In five minutes/);
  await press('play');
  expect(says()).toMatch(/^\*\*Choose a piece\.\*\*/);
  expect(
    alice
      .of('piece')
      .map(({ label }) => label)
      .sort(),
  ).toEqual(['C3 Swede', 'E5 King', 'G3 Swede']);
  await press('piece', 'G3 Swede');
  await press('go');
  expect(says()).toMatch(/^\*\*Captured!\*\*/);
  await press('undo');
  expect(says()).toMatch(/^\*\*You took your move back\.\*\*/);
  await press('again');
  expect(says()).toMatch(/^\*\*The Muscovites moved\.\*\*/);
  await press('since');
  expect(says()).toContain('moves **Muscovite** ');
  expect(says()).toContain('**The king has a clear path to the edge.**');
  await press('king', 'E5 King');
  await press('edge');
  expect(says()).toMatch(/^\*\*You win!\*\*/);
  expect(alice.presses).toBe(8);

  await press('cards');
  expect(says()).toMatch(/^\*\*This is your hand\. Only you see it\.\*\*/);
  const held = alice.of('card').length;
  await alice.press(alice.of('card').find(({ label }) => label.endsWith('Peddler')) ?? expect.fail());
  expect(says()).toMatch(/^\*\*The Peddler draws two cards\.\*\*/);
  await press('deal');
  expect(says()).toMatch(/^\*\*You drew two cards\. Only you know which\.\*\*/);
  await press('end');
  expect(says()).toContain("**That's it!**");
  expect([held, alice.of('list').length, alice.of('try').length]).toEqual([7, 1, 1]);
  await press('list');
  expect(alice.of('about').map(({ label }) => label)).toEqual(['Tablut', 'Bazaar']);

  expect([alice.faults.filter((fault) => !fault.endsWith('no way back')), table.rig().faults]).toEqual([[], []]);
  expect([table.posted(), user.messages('dm')]).toEqual([[], []]);
});

test('[U8] a repeated or outdated press does no harm, and the tutorial resumes', async () => {
  const table = await sitDown({ modules: [await shippedModule('tablut')] });
  const user = table.user('bob');
  const bob = new Presser(user, shown(await user.slash('garden', 'tutorial')));
  await bob.press(bob.of('play')[0] ?? expect.fail());
  const choosing = shown(await user.slash('table', 'tutorial'));
  await bob.press(bob.find('piece', 'C3 Swede'));
  expect(words(bob.panel, table)).toMatch(/^Let's do this first:\n\*\*Choose a piece\.\*\*/);
  await bob.press(bob.find('piece', 'G3 Swede'));
  await bob.press(bob.of('go')[0] ?? expect.fail());
  const old = await user.select(choosing, 'tutorial:piece', ['G3']);
  expect(words(shown(old), table)).toMatch(/^Let's do this first:\n\*\*Captured!\*\*/);
  await bob.press(bob.of('later')[0] ?? expect.fail());
  await table.restart();
  const again = shown(await user.slash('table', 'tutorial'));
  expect(words(again, table)).toMatch(/^\*\*Captured!\*\*/);
});
