import { describe, expect, test } from 'vitest';
import { playCommand } from '../../../commands/play.ts';
import type { ChannelId, GuildId } from '../../../src/facts/where.ts';
import type { CellId, InteractionId, PersonId } from '../../../src/table/index.ts';
import { gameQueries } from '../../../src/view/game.ts';
import { channelViewer } from '../../../src/view/viewer.ts';
import { freeBazaar } from '../../support/games/free-bazaar.ts';
import { pitched } from '../../support/modules/pitched.ts';
import { shipped, shippedModule } from '../../support/modules/shipped.ts';
import { giveUp, Presser, playOn } from '../../support/play/presser.ts';
import { en } from '../../support/words.ts';
import {
  begun,
  controls,
  kept,
  move,
  shown,
  sitDown,
  started,
  sub,
  type Table,
  words as wholeWords,
} from '../table.ts';

/** Chance that is the same in every run. */
const seeded = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
};

/** Which game a panel is of stands above all that it says. */
const HEAD = /^-# \*\*[^*]+\*\* in <#\d+>\n/;

const words = (...of: Parameters<typeof wholeWords>): string => wholeWords(...of).replace(HEAD, '');

const opened = async (table: Table, name: string, channel = 'table'): Promise<Presser> => {
  const user = table.user(name);
  return new Presser(user, shown(await user.slash(channel, 'play')), channel);
};

const first = (presser: Presser, verb: string) => {
  const [one] = presser.of(verb);
  if (!one) throw new Error(`no ${verb} on ${controls(presser.panel).join(', ')}`);
  return one;
};

/** As many as the game needs that needs most. */
const PLAYERS = ['alice', 'bob', 'carol', 'dan', 'eve'];

/** Everybody takes a side, as many as there are, and the game begins. */
const seated = async (table: Table, name: string): Promise<readonly string[]> => {
  const seats = await started(table, name, name);
  const sides = controls(seats).filter((label) => label.startsWith('Play '));
  const players = PLAYERS.slice(0, sides.length);
  for (const [i, player] of players.entries()) await table.user(player).press(seats, sides[i] ?? '');
  await table.user('alice').press(seats, 'Begin');
  return players;
};

/** So often is pressed in each game before somebody gives it up. */
const PRESSES = 12;

/** The others are played by presses in test/modules/whole-games.test.ts, and backgammon and whist in their own files. */
const UNLIKE = ['bazaar', 'counters', 'hearts', 'marches', 'shires', 'werewolf'];

test('[U1] different games can be finished by presses without typing', async () => {
  const names = UNLIKE;
  const all = [...(await shipped()).keys()];
  const modules = await Promise.all(names.map(shippedModule));
  const table = await sitDown({ modules, channels: names, users: PLAYERS });
  for (const name of names) {
    const players = await seated(table, name);
    const pressers: Presser[] = [];
    for (const player of players) pressers.push(await opened(table, player, name));
    const game = await table.rig().games.at(table.discord.world.channelId(name) as ChannelId);
    const isOver = (): boolean => game?.session.viewNow(channelViewer).of(gameQueries).phase === 'over';
    const presses = await playOn(pressers, seeded(all.indexOf(name) + 1), isOver, PRESSES);
    const done = new Set(pressers.flatMap(({ verbs }) => verbs));
    for (const presser of pressers) if (!isOver()) await giveUp(presser);
    expect([name, isOver(), pressers.flatMap(({ faults }) => faults)]).toEqual([name, true, []]);
    expect([name, presses <= PRESSES, ['go', 'do', 'choice'].some((verb) => done.has(verb))]).toEqual([
      name,
      true,
      true,
    ]);
    // Where three are passed, a list takes three at least.
    if (name === 'hearts') expect(Math.max(...pressers.map(({ sent }) => sent))).toBe(3);
  }
});

describe('on the Marches', () => {
  test('[U1] the panel shows unmoved stacks one after another, a press each', async () => {
    const table = await sitDown({ modules: [await shippedModule('marches')] });
    await begun(table, 'marches');
    const alice = await opened(table, 'alice');
    expect(wholeWords(alice.panel, table)).toMatch(/^-# \*\*The Marches\*\* in <#\d+>\n/);
    expect(words(alice.panel, table).split('\n')[0]).toBe(
      '**Where do you want to move Pikemen, J9? 11 stacks can move.**',
    );
    const stacks = 11;
    for (let left = stacks; left > 0; left -= 1) {
      expect(words(alice.panel, table)).toContain(`? ${left} stack${left === 1 ? '' : 's'} can move.**`);
      await alice.press(alice.of('go').at(-1) ?? expect.fail());
    }
    expect(alice.of('end')).toHaveLength(1);
    await alice.press(first(alice, 'end'));
    expect(words(alice.panel, table)).toContain('**Waiting for Blue.**');
    expect([alice.presses + 1 <= stacks + 2, alice.faults]).toEqual([true, []]);

    // A whole army to a far cell: the panel, the army, a cell.
    const bob = await opened(table, 'bob');
    await bob.press(bob.of('pick').find(({ label }) => label.includes('Earl Baldwin')) ?? expect.fail());
    expect(words(bob.panel, table)).toContain('**Where do you want to move 3 × Pikemen and Earl Baldwin, Z10?**');
    const far = bob.of('go').find(({ label }) => label === 'R7') ?? bob.of('go').at(-1) ?? expect.fail();
    const moved = await bob.press(far);
    expect([bob.presses + 1, bob.faults]).toEqual([3, []]);
    expect(moved.also.map((message) => words(message, table))[0]).toContain('@bob moves 3 × **Pikemen** and **Earl');

    // A part of it: who goes is chosen from a list.
    await bob.press(bob.of('pick').find(({ label }) => label.startsWith('2 × Pikemen')) ?? expect.fail());
    await bob.press(first(bob, 'units'));
    const [one] = bob.of('chosen');
    await bob.press(one ?? expect.fail());
    expect(words(bob.panel, table)).toMatch(/You've chosen 1\.\*\*/);
    await bob.press(first(bob, 'stack'));
    expect(words(bob.panel, table)).toMatch(/^\*\*Where do you want to move Pikemen, \w+\?/);
    const part = await bob.press(first(bob, 'go'));
    expect(part.also.map((message) => words(message, table))[0]).toMatch(/^@bob moves \*\*Pikemen\*\*/);
  });

  test('[U6] End turn lists unmoved stacks and can be undone', async () => {
    const table = await sitDown({ modules: [await shippedModule('marches')] });
    await begun(table, 'marches');
    await sub(table.user('alice'), 'game', 'settings', { posts: 'turn' });
    const alice = await opened(table, 'alice');
    await alice.press(alice.of('go').at(-1) ?? expect.fail());
    const stood = first(alice, 'end').at;
    await alice.press(first(alice, 'end'));
    expect(words(alice.panel, table)).toMatch(
      /\n10 stacks haven't moved: [A-Z]\d+(, [A-Z]\d+)+\.\n\*\*Waiting for Blue/,
    );
    expect(first(alice, 'undo')).toMatchObject({ label: 'Take it back' });
    expect(first(alice, 'undo').at).not.toBe(stood);
    await alice.press(first(alice, 'undo'));
    expect(words(alice.panel, table)).toContain('? 10 stacks can move.**');

    // Bob begins, which alice is not told yet: then she asks him.
    await alice.press(first(alice, 'end'));
    const bob = await opened(table, 'bob');
    await bob.press(first(bob, 'go'));
    const asked = await alice.press(first(alice, 'undo'));
    expect(asked.also.map((message) => words(message, table)).join('\n')).toMatch(/asks to take back[\s\S]*@bob/);
    const typed = await sub(table.user('bob'), 'turn', 'end');
    expect(typed.also.map((message) => words(message, table)).join('\n') + table.heard(typed)).toContain(
      "haven't moved",
    );
  });

  test('[U2] a typed cell works on a panel, and unclear text becomes buttons', async () => {
    const table = await sitDown({ modules: [await shippedModule('marches')] });
    await begun(table, 'marches');
    const alice = await opened(table, 'alice');
    const form = await alice.press(first(alice, 'type'));
    expect(form.form?.title).toBe('Go to a cell');
    const wrong = shown(await alice.user.submit(form, { text: 'K99' }));
    expect(words(wrong, table).split('\n').slice(0, 2)).toEqual([
      "**You can't move to K99. Here are places near it.**",
      expect.stringMatching(/^(\[[A-Z]\d+\] ?){5}$/),
    ]);
    alice.panel = wrong;
    const again = await alice.press(first(alice, 'type'));
    const went = shown(await alice.user.submit(again, { text: 'm8' }));
    expect(words(went, table)).toContain('@alice moves **Pikemen** J9 → M8.');
    expect(words(went, table)).toContain('? 10 stacks can move.**');
  });

  test('[U24] as text a panel shows picture, choices and commands', async () => {
    const table = await sitDown({ modules: [await shippedModule('marches')] });
    await begun(table, 'marches');
    const alice = await opened(table, 'alice');
    const before = alice.of('go').map(({ label }) => label);
    await alice.press(first(alice, 'text'));
    const text = words(alice.panel, table);
    expect(text).toMatch(
      /^\*\*Where do you want to move Pikemen, J9\? 11 stacks can move\.\*\*\n-# .*\n\*\*Field\*\*, /,
    );
    expect(text).toMatch(/More cells \\\(25\\\): [A-Z]\d+ \\\(.*costs \d/);
    expect(text).toContain('Or type `/move piece:J9 to:N8`');
    expect(alice.of('go').map(({ label }) => label)).toEqual(before);
    const moved = await sub(alice.user, 'piece', 'list', { name: 'J9' });
    expect(table.heard(moved)).toContain('Pikemen');
    const [, line = ''] = /`\/move piece:(.*?) to:N8`/.exec(text) ?? [];
    expect(table.heard(await alice.user.slash('table', 'move', { piece: line, to: 'N8' }))).toContain(
      'moves **Pikemen** J9 → N8',
    );
  });
});

test('[U1] armies are formed, named and disbanded by presses', async () => {
  const table = await sitDown({ modules: [await shippedModule('marches')] });
  await begun(table, 'marches');
  const alice = await opened(table, 'alice');
  const armies = async (): Promise<string> => table.heard(await sub(alice.user, 'army', 'list'));
  await alice.press(alice.find('pick', '2 × Pikemen, E11'));
  await alice.press(first(alice, 'units'));
  await alice.press(alice.find('army', 'Form an army'));
  expect(await armies()).toContain('2 × pikeman');
  const army = alice.of('pick').find(({ label }) => label.includes('(2 × Pikemen), E11'));
  await alice.press(army ?? expect.fail());
  await alice.press(first(alice, 'units'));
  const form = await alice.press(first(alice, 'rename'));
  alice.panel = shown(await alice.user.submit(form, { text: 'Lions' }));
  expect(await armies()).toContain('**Lions**');
  await alice.press(alice.of('pick').find(({ label }) => label.startsWith('Lions')) ?? expect.fail());
  await alice.press(first(alice, 'units'));
  await alice.press(alice.find('army', 'Disband'));
  expect(await armies()).toContain('There are no armies yet.');
  await giveUp(alice);
  await alice.refresh();
  expect(words(alice.panel, table)).toMatch(/^\S/);
  expect(alice.faults).toEqual([]);
});

test('[U1] a fight is started, fought and ended by presses', async () => {
  const table = await sitDown({ modules: [pitched] });
  await begun(table, 'marches');
  const [red, blue] = [table.user('alice'), table.user('bob')];
  for (const [who, from, to] of [
    [red, 'J10', 'M8'],
    [red, undefined, undefined],
    [blue, 'U11', 'P8'],
    [blue, undefined, undefined],
    [red, 'M8', 'O8'],
  ] as const)
    await (from === undefined ? sub(who, 'turn', 'end') : move(who, from, to));
  const alice = await opened(table, 'alice');
  await alice.press(alice.find('pick', 'Horsemen, Field O8'));
  expect(alice.of('take'), 'whoever fights elsewhere takes nobody here').toEqual([]);
  const fought = await alice.press(alice.find('engage', 'Fight P8'));
  expect(fought.also.map((message) => words(message, table).split('\n')[0])).toEqual([
    '@alice starts a battle: **Horsemen** from O8 against **Horsemen** from P8.',
  ]);
  await alice.press(alice.of('pick').find(({ label }) => label.includes('Battle')) ?? expect.fail());
  await alice.press(first(alice, 'take'));
  await alice.press(first(alice, 'taking'));
  expect(words(alice.panel, table)).toMatch(
    /^\*\*Where do you want to move Horsemen, Battle 2\.2 to capture Horsemen\?\*\*/,
  );
  await alice.press(first(alice, 'go'));
  expect(words(alice.panel, table)).toMatch(
    /^@alice moves \*\*Horsemen\*\* 2\\\.2 → .* and takes \*\*Horsemen\*\* 11\\\.2\./,
  );
  await alice.press(first(alice, 'return'));
  expect(words(alice.panel, table)).toContain('@alice ends the battle: **Horsemen** to P8.');
  expect(alice.faults).toEqual([]);
});

test('[U1] More offers no dice or counters in a game without them', async () => {
  const table = await sitDown({ modules: [await shippedModule('chess')] });
  await begun(table, 'chess');
  const alice = await opened(table, 'alice');
  await alice.press(first(alice, 'more'));
  expect(controls(alice.panel)).toContain('Resign');
  for (const label of ['Other dice', 'Recount']) expect(controls(alice.panel)).not.toContain(label);
  expect(alice.of('roll')).toEqual([]);
});

test('[U1] a promotion is chosen by a fourth press', async () => {
  const chess = await shippedModule('chess');
  const pawn = chess.setup.find(({ side, pieces }) => side === 'White' && pieces[0]?.prototype === 'pawn');
  const kings = chess.setup.filter(({ pieces }) => pieces[0]?.prototype === 'king');
  const setup = [...kings, ...(pawn ? [{ ...pawn, cell: 'A7' as CellId }] : [])];
  const table = await sitDown({ modules: [{ ...chess, setup }] });
  await begun(table, 'chess');
  const alice = await opened(table, 'alice');
  await alice.press(alice.of('pick').find(({ label }) => label.includes('A7')) ?? expect.fail());
  await alice.press(alice.find('go', 'A8'));
  expect(words(alice.panel, table)).toMatch(/^\*\*How should Pawn, A7 get to A8\?\*\*/);
  const queen = alice.of('way').find(({ label }) => /queen/i.test(label));
  await alice.press(queen ?? expect.fail());
  expect(words(alice.panel, table)).toMatch(/^\*\*1\\. a8=Q\+\*\*/);
  expect([alice.presses, alice.faults]).toEqual([3, []]);
});

test('[U1] capturing along a line is chosen by a press', async () => {
  const morris = await shippedModule('morris');
  const standing = (side: string, cells: string) =>
    cells.split(' ').map((cell) => ({
      ...{ map: 'Board', board: 'Board', cell: cell as CellId, side },
      pieces: [{ prototype: 'man', name: 'Man', count: 1 }],
    }));
  const setup = [...standing('White', 'a7 d7 g4 b2'), ...standing('Black', 'b6 d6 f6 c3 d3')];
  const table = await sitDown({ modules: [{ ...morris, setup }] });
  await begun(table, 'morris');
  const alice = await opened(table, 'alice');
  await alice.press(alice.of('pick').find(({ label }) => label.includes('g4')) ?? expect.fail());
  await alice.press(alice.find('go', 'g7'));
  expect(alice.of('way').map(({ label }) => label)).toEqual(['captures Man on c3', 'captures Man on d3']);
  await alice.press(alice.of('way')[0] ?? expect.fail());
  expect(words(alice.panel, table)).toMatch(/^@alice .*g4 → g7 and takes \*\*Man\*\* c3/);
  expect([alice.presses, alice.faults]).toEqual([3, []]);
});

describe('an outdated panel', () => {
  test('[U21] an outdated panel does nothing after changes and shows the current one', async () => {
    const table = await sitDown();
    await begun(table);
    const [alice, other] = [await opened(table, 'alice'), await opened(table, 'alice')];
    for (const presser of [alice, other]) await presser.press(presser.find('pick', 'Muscovite, B5'));
    const old = other.find('go', 'B7');
    await alice.press(alice.find('go', 'B6'));
    const before = kept(table);
    await other.press(old);
    expect(words(other.panel, table).split('\n').slice(0, 2)).toEqual([
      "The game changed before you pressed that, so I didn't do anything. Here's how it looks now.",
      '**Waiting for Swedes.**',
    ]);
    expect(kept(table)).toBe(before);

    // An older panel of which nothing has changed still holds, whatever else was looked at.
    const bob = await opened(table, 'bob');
    await bob.press(bob.find('pick', 'Swede, G5'));
    const holds = bob.find('go', 'G4');
    await opened(table, 'bob');
    await bob.press(holds);
    expect(words(bob.panel, table)).toContain('@bob moves **Swede** G5 → G4.');
    expect([alice, other, bob].flatMap(({ faults }) => faults)).toEqual([]);
  });

  test('[U21] a panel acts once for two presses, and only for its owner', async () => {
    const table = await sitDown({ modules: [await freeBazaar()] });
    await begun(table, 'bazaar');
    const alice = await opened(table, 'alice');
    const draw = first(alice, 'draw');
    const panel = alice.panel;
    const both = await Promise.all([alice.user.press(panel, draw.id), alice.user.press(panel, draw.id)]);
    const lines = both.map((outcome) => words(shown(outcome), table).split('\n')[0]);
    const log = table.heard(await sub(alice.user, 'game', 'log'));
    expect(log.match(/draws/g)).toHaveLength(1);
    expect(lines).toHaveLength(2);

    const before = kept(table);
    const [, verb = '', ...args] = draw.id.split(':');
    const press = playCommand(table.rig().games).press ?? expect.fail();
    const { update } = await press({
      interaction: '300000000000000001' as InteractionId,
      share: { value: '' },
      person: { id: table.user('bob').id as PersonId, name: 'bob' },
      words: en,
      channel: table.discord.world.channelId('table') as ChannelId,
      guild: '200000000000000001' as GuildId,
      verb,
      args,
      values: [],
    });
    expect(update?.ask).toContain('**Waiting for Red.**');
    expect(kept(table)).toBe(before);
  });

  test('[U21] a panel reports a teammate’s act and survives restarts', async () => {
    const table = await sitDown();
    await begun(table);
    const asked = await sub(table.user('carol'), 'game', 'join', { side: 'Muscovites' });
    await table.user('alice').press(shown(asked), 'Agree');
    const [alice, carol] = [await opened(table, 'alice'), await opened(table, 'carol')];
    await alice.press(alice.find('pick', 'Muscovite, B5'));
    await carol.press(carol.find('pick', 'Muscovite, B5'));
    const late = carol.find('go', 'B7');
    await alice.press(alice.find('go', 'B6'));
    await carol.press(late);
    expect(words(carol.panel, table)).toMatch(/^The game changed before you pressed that/);

    const bob = await opened(table, 'bob');
    await bob.press(bob.find('pick', 'Swede, G5'));
    await table.restart();
    // Edits by the token of the first answer are refused from now on, as they are after 15 minutes.
    table.discord.fault('PATCH /webhooks/*/*/messages/*', {
      status: 401,
      body: { code: 50027, message: 'Invalid Webhook Token' },
    });
    await bob.press(bob.find('go', 'G4'));
    expect(words(bob.panel, table)).toContain('@bob moves **Swede** G5 → G4.');
    expect([alice, bob, carol].flatMap(({ faults }) => faults)).toEqual([]);
  });
});

test('an act without a cost asks for no payment', async () => {
  const { actions = [], ...bazaar } = await shippedModule('bazaar');
  const free = actions.map((action) => (action.pay ? { ...action, pay: { ...action.pay, least: '0' } } : action));
  const table = await sitDown({ modules: [{ ...bazaar, actions: free }] });
  await begun(table, 'bazaar');
  const alice = await opened(table, 'alice');
  await alice.press(first(alice, 'next'));
  await alice.press(alice.find('with', 'Peddler, B1'));
  expect([alice.of('do').map(({ label }) => label), alice.of('pay')]).toEqual([['Buy'], []]);
});

test('[U1] a card is played in two presses, only on turn', async () => {
  const table = await sitDown({ modules: [await shippedModule('bazaar')] });
  await begun(table, 'bazaar');
  const [alice, bob] = [await opened(table, 'alice'), await opened(table, 'bob')];
  expect([bob.of('do'), bob.of('draw'), bob.of('end'), bob.of('with')]).toEqual([[], [], [], []]);
  expect(words(bob.panel, table)).toContain('**Waiting for Red.**');
  await alice.press(first(alice, 'next'));
  await alice.press(alice.find('with', 'Silver Cup, C1'));
  expect(words(alice.panel, table)).toMatch(/\n\*\*Buy: Silver Cup, C1 costs 6\. Pay .*\?\*\*/);
  await alice.refresh();
  alice.presses = 0;
  await alice.press(alice.find('with', 'Peddler, B1'));
  expect(words(alice.panel, table)).toMatch(/\n\*\*Buy: Peddler, B1 costs 3\. Pay .*\?\*\*/);
  expect(words(alice.panel, table)).toContain('Draw two cards from the Caravan');
  await alice.press(first(alice, 'do'));
  expect(words(alice.panel, table)).toContain('You buy Peddler for 3 Dollars');
  expect(alice.presses).toBe(2);
  expect(alice.faults).toEqual([]);
  // With that the turn is over.
  await bob.refresh();
  expect(bob.of('next').length + bob.of('end').length).toBeGreaterThan(0);
  expect(table.heard(await sub(alice.user, 'game', 'log'))).toContain('Peddler');
});
