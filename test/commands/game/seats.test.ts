import { describe, expect, test } from 'vitest';
import { isHouse } from '../../../src/engine/index.ts';
import type { ChannelId } from '../../../src/facts/where.ts';
import type { OpenGame } from '../../../src/session/channel/open-game.ts';
import { gameQueries } from '../../../src/view/game.ts';
import { seatQueries } from '../../../src/view/seats.ts';
import { channelViewer } from '../../../src/view/viewer.ts';
import { open, veiled } from '../../support/modules/modules.ts';
import { shippedModule } from '../../support/modules/shipped.ts';
import { begun, controls, move, shown, sitDown, started, sub, type Table, tablut, words } from '../table.ts';

describe('[T17] before a game starts', () => {
  test('sides are taken by buttons, and the message shows their players', async () => {
    const table = await sitDown();
    const [alice, bob, carol] = ['alice', 'bob', 'carol'].map(table.user);
    const seats = await started(table, 'tablut');
    expect(words(seats, table)).toBe(
      'Take a seat, then press **Begin**.\n**Tablut**\n@alice sets up the game.\n**Muscovites**: –\n**Swedes**: –\nHost: @alice\nThe king of the Swedes wants to get from his throne to the edge of the board; the Muscovites around him want to catch him. All pieces move like rooks, as far as the way is free. A piece between two enemies is captured.\n-# 2 players, about 20 minutes\nGoal: The Swedes win when the king is on an edge square, the Muscovites when they capture him.\n1. All pieces move like rooks, as far as the way is free. The Muscovites begin.\n2. A piece between two enemies, in a row or a column, is captured. Moving between two enemies is safe.\n3. No piece enters the throne in the middle. Empty, it counts as a second enemy.\n4. The king is captured by four on his throne, by three next to it, elsewhere like any other piece.\n[Play Muscovites] [Play Swedes]\n[Watch] [Try alone] [Add the bot] [Find players] [Begin]\n[Show game] [Rules]',
    );
    expect((await bob?.press(seats, 'Play Swedes'))?.updated).toBe(true);
    await alice?.press(seats, 'Play Muscovites');
    await carol?.press(seats, 'Watch');
    const [now, ...others] = table.posted();
    expect(now).toContain(
      '@carol watches the game.\n**Muscovites**: @alice\n**Swedes**: @bob\nWatching: @carol\nHost: @alice',
    );
    expect(others).toEqual([]);
  });

  test('commands take and leave sides like the buttons', async () => {
    const table = await sitDown();
    await started(table, 'tablut');
    expect(table.heard(await sub(table.user('bob'), 'game', 'join', { side: ' swedes ' }))).toContain(
      'public: Take a seat, then press **Begin**.\n**Tablut**\n@bob plays **Swedes**.',
    );
    expect(table.heard(await sub(table.user('carol'), 'game', 'join'))).toContain('@carol watches the game.');
    expect(table.heard(await sub(table.user('bob'), 'game', 'leave', { side: 'Swedes' }))).toContain(
      '@bob leaves **Swedes**.',
    );
    expect(table.heard(await sub(table.user('dan'), 'game', 'seats'))).toBe(
      'private: **Muscovites**: –\n**Swedes**: –\nWatching: @carol\nHost: @alice\n[Play Muscovites] [Play Swedes]\n[Watch] [Try alone] [Add the bot] [Begin] [Rules]',
    );
  });

  test('an observer who takes a side stops observing', async () => {
    const table = await sitDown();
    const bob = table.user('bob');
    const seats = await started(table, 'tablut');
    await bob.press(seats, 'Watch');
    expect(table.heard(await bob.press(seats, 'Watch'))).toBe(
      'private: You already watch this game. Use `/game leave` to stop.',
    );
    await bob.press(seats, 'Play Swedes');
    expect(table.posted()[0]).not.toContain('Observers');
    expect(table.heard(await sub(bob, 'game', 'join', { side: 'Swedes' }))).toContain(
      'private: You already play **Swedes**.',
    );
  });

  test('a game starts only with all sides and by a participant', async () => {
    const table = await sitDown();
    const [alice, dan] = [table.user('alice'), table.user('dan')];
    const seats = await started(table, 'tablut');
    expect(table.heard(await alice.press(seats, 'Begin'))).toBe(
      'private: No one is playing **Muscovites** or **Swedes** yet. Use `/game join side:Muscovites` to take a seat, or **Try alone** to take them all.',
    );
    expect(table.heard(await dan.press(seats, 'Begin'))).toBe('private: Only the host can do that: @alice.');
    expect(table.heard(await move(alice, 'D1', 'D4'))).toContain("private: The game hasn't begun yet.");
  });

  test('in open games a single person can try all sides', async () => {
    const table = await sitDown({ modules: [await tablut(), veiled] });
    const alice = table.user('alice');
    const seats = await started(table, 'tablut');
    await alice.press(seats, 'Try alone');
    expect(table.posted()[0]).toContain('@alice plays all sides.\n**Muscovites**: @alice\n**Swedes**: @alice');
    await alice.press(seats, 'Begin');
    expect(table.heard(await move(alice, 'D1', 'D4'))).toContain(
      'public: @alice moves **Muscovite** D1 → D4.\n**Swedes** to move\n',
    );
    expect(table.heard(await move(alice, 'E4', 'G4'))).toContain('public: @alice moves **Swede** E4 → G4.');
    expect(controls(await started(table, 'veiled', 'garden'))).not.toContain('Try alone');
  });

  test('solo play is refused while others are seated', async () => {
    const table = await sitDown();
    const seats = await started(table, 'tablut');
    await table.user('bob').press(seats, 'Play Swedes');
    expect(table.heard(await table.user('alice').press(seats, 'Try alone'))).toBe(
      'private: @bob plays here, too. You can try the game alone when all seats are free. @bob can leave with `/game leave`.',
    );
  });

  test('in hidden games one person cannot play two sides', async () => {
    const table = await sitDown({ modules: [veiled] });
    const bob = table.user('bob');
    const seats = await started(table, 'veiled');
    await bob.press(seats, 'Play Red');
    expect(table.heard(await bob.press(seats, 'Play Blue'))).toContain(
      "private: You play **Red**. You can't play two sides, because this game hides things.",
    );
  });
});

describe('[T17] during a game', () => {
  test('observers and strangers cannot move pieces', async () => {
    const table = await sitDown();
    await begun(table);
    await sub(table.user('carol'), 'game', 'join');
    for (const name of ['carol', 'dan']) {
      const who = table.user(name);
      for (const outcome of [
        await move(who, 'D1', 'D4'),
        await sub(who, 'game', 'undo'),
        await sub(who, 'turn', 'end'),
      ]) {
        expect(table.heard(outcome)).toBe(
          "private: You aren't playing in this game. Use `/game join side:Muscovites` to take a free side, or to ask for another.",
        );
      }
      expect(table.heard(await sub(who, 'game', 'stop'))).toBe('private: Only the host can do that: @alice.');
    }
  });

  test('a player may admit further players to their side', async () => {
    const table = await sitDown();
    const [bob, carol, dan] = [table.user('bob'), table.user('carol'), table.user('dan')];
    await begun(table);
    const asked = await sub(carol, 'game', 'join', { side: 'Swedes' });
    expect(table.heard(asked)).toBe('public: @carol asks to play **Swedes**.\n@bob: do you agree?\n[Agree] [Decline]');
    expect(shown(asked).mentions.map(({ username }) => username)).toEqual(['bob']);
    expect(table.heard(await dan.press(shown(asked), 'Agree'))).toBe(
      "private: That question isn't for you. `/game status` shows who is asked.",
    );
    expect(table.heard(await bob.press(shown(asked), 'Agree'))).toBe('public: @carol plays **Swedes**.');
    expect(table.posted()).toContain('@bob agreed.');
    await move(table.user('alice'), 'D1', 'D4');
    expect(table.heard(await move(carol, 'E4', 'G4'))).toContain('public: @carol moves **Swede** E4 → G4.');
  });

  test('the host may agree to a seat, and players may decline', async () => {
    const table = await sitDown();
    const [alice, bob, carol, dan] = ['alice', 'bob', 'carol', 'dan'].map(table.user);
    if (!alice || !bob || !carol || !dan) throw new Error('nobody');
    await begun(table);
    const first = shown(await sub(carol, 'game', 'join', { side: 'Swedes' }));
    expect(table.heard(await sub(carol, 'game', 'join', { side: 'Swedes' }))).toContain(
      "private: You've already asked.",
    );
    expect(table.heard(await bob.press(first, 'Decline'))).toBe("public: @bob declines @carol's request.");
    expect(table.posted()).toContain('The request was declined.');
    const second = shown(await sub(dan, 'game', 'join', { side: 'Swedes' }));
    expect(table.heard(await alice.press(second, 'Agree'))).toBe('public: @dan plays **Swedes**.');
    expect(table.heard(await sub(carol, 'game', 'seats'))).toContain('**Swedes**: @bob and @dan');
  });

  test('a player can withdraw their own request for a seat', async () => {
    const table = await sitDown();
    await begun(table);
    const asked = shown(await sub(table.user('carol'), 'game', 'join', { side: 'Swedes' }));
    await table.user('carol').press(asked, 'Decline');
    expect(table.heard(await sub(table.user('carol'), 'game', 'status'))).not.toContain('asks to play');
  });

  test('a free seat can be taken, and another player becomes host', async () => {
    const table = await sitDown();
    const [alice, bob, carol] = [table.user('alice'), table.user('bob'), table.user('carol')];
    await begun(table);
    expect(table.heard(await sub(alice, 'game', 'leave'))).toBe(
      'public: @alice makes @bob the host and leaves **Muscovites**.\n**Muscovites** is free: take the seat below.\n[Play Muscovites] [Add the bot]',
    );
    expect(table.heard(await sub(alice, 'game', 'leave'))).toBe(
      'private: You have no seat in this game. Use `/game join` to take one.',
    );
    expect(table.heard(await sub(carol, 'game', 'join', { side: 'Muscovites' }))).toBe(
      'public: @carol plays **Muscovites**.',
    );
    expect(table.heard(await move(carol, 'D1', 'D4'))).toContain('public: @carol moves');
    expect(table.heard(await sub(alice, 'game', 'stop'))).toBe('private: Only the host can do that: @bob.');
    expect(table.heard(await sub(bob, 'game', 'stop'))).toContain(
      'private: Do you want to end this game of **Tablut** for good? You can still look at it afterwards.',
    );
  });

  test('the host sees no more than others', async () => {
    const table = await sitDown({ modules: [veiled] });
    const [bob, carol] = [table.user('bob'), table.user('carol')];
    const seats = await started(table, 'veiled');
    await bob.press(seats, 'Play Red');
    await carol.press(seats, 'Play Blue');
    await bob.press(seats, 'Begin');
    expect(table.heard(await sub(table.user('alice'), 'piece', 'list'))).not.toMatch(/Canary|Red Hand/);
    expect(table.heard(await sub(table.user('alice'), 'game', 'stop'))).toContain(
      'private: Do you want to end this game',
    );
  });
});

describe('[D42] two requests for the same', () => {
  test('two requests for the same thing merge: the second grants the first', async () => {
    const table = await sitDown();
    const [alice, bob] = [table.user('alice'), table.user('bob')];
    await begun(table);
    await move(alice, 'D1', 'D4');
    await move(bob, 'E4', 'G4');
    const both = '**Swede** E4 → G4; moves **Muscovite** D1 → D4';
    const asked = await sub(alice, 'game', 'undo', { steps: 2 });
    expect(table.heard(asked)).toContain(`public: @alice asks to take back: moves ${both}.\n@bob: do you agree?`);
    const again = await sub(bob, 'game', 'undo', { steps: 2 });
    expect(table.heard(again)).toContain(`public: @alice takes back: moves ${both}.`);
    expect(table.posted().filter((text) => text.includes('[Agree]'))).toHaveLength(1);
    expect(table.heard(await sub(bob, 'game', 'log'))).toContain(`@bob also asks to take back: moves ${both}`);
    expect(table.posted().join()).not.toMatch(/agree[sd]/);
    expect(table.heard(await bob.press(shown(asked), 'Agree'))).toContain('private: That request is no longer open.');
  });
});

describe('[D8] after the end of a game', () => {
  test('after the end of a game its host needs consent for an undo', async () => {
    const table = await sitDown();
    const [alice, bob, dan] = [table.user('alice'), table.user('bob'), table.user('dan')];
    await begun(table);
    await move(alice, 'D1', 'D4');
    const define = () => sub(alice, 'score', 'define', { text: '(scorekeeper points (initial 0))' });
    await bob.press(shown(await alice.press(shown(await define()), 'Ask the others')), 'Agree');
    await define();
    await alice.press(shown(await sub(alice, 'game', 'stop')), 'End and rank');
    const asked = await sub(alice, 'game', 'undo');
    expect(table.heard(asked)).toMatch(
      /^public: @alice asks to take back: .*\n@bob: do you agree\?\n\[Agree\] \[Decline\]$/s,
    );
    expect(table.heard(await sub(dan, 'game', 'undo'))).toContain("private: You aren't playing in this game.");
    expect(table.heard(await sub(dan, 'game', 'status'))).toContain(
      '@alice asks to take back the last step. Waiting for agreement from **Swedes** (@bob).',
    );
    expect(table.heard(await bob.press(shown(asked), 'Decline'))).toContain("@bob declines @alice's request.");
    expect(table.heard(await sub(alice, 'game', 'status'))).toContain('The game is over.');
    const again = await sub(bob, 'game', 'undo');
    expect(table.heard(await alice.press(shown(again), 'Agree'))).toContain('@bob takes back:');
    expect(table.heard(await sub(alice, 'game', 'status'))).toContain('Turn 1: **Swedes** to move');
  });
});

describe('[T19] one game in a channel', () => {
  test('starting another game asks first to keep or stop the running one', async () => {
    const table = await sitDown({ modules: [await tablut(), open] });
    const [alice, bob] = [table.user('alice'), table.user('bob')];
    await begun(table);
    const asked = await sub(bob, 'game', 'start', { module: 'open' });
    expect(table.heard(asked)).toBe(
      "private: There's already a game of **Tablut** in this channel. Its host can stop it and start **Open** instead.\n[Stop it and start Open] [Keep it]",
    );
    expect(table.heard(await bob.press(shown(asked), 'Stop it and start Open'))).toBe(
      'private: Only the host can do that: @alice.',
    );
    expect(table.heard(await bob.press(shown(asked), 'Keep it'))).toBe('private: The game goes on.');
    expect(table.heard(await sub(bob, 'game', 'status'))).toContain('**Tablut**');

    const again = await sub(alice, 'game', 'start', { module: 'open' });
    const { answer, also } = await alice.press(shown(again), 'Stop it and start Open');
    expect(answer && words(answer, table)).toBe('That game has ended.');
    expect(also.map((message) => words(message, table)).sort()).toEqual([
      '@alice ends the game.\n[Replay] [Rematch]',
      expect.stringContaining('Take a seat, then press **Begin**.\n**Open**\n@alice sets up the game.'),
    ]);
    expect(table.heard(await sub(bob, 'game', 'status'))).toContain('**Open**');
  });

  test('channels have separate games', async () => {
    const table = await sitDown();
    await begun(table);
    await started(table, 'tablut', 'garden');
    expect(table.heard(await sub(table.user('carol'), 'game', 'status', {}, 'garden'))).toContain(
      'Waiting for players.',
    );
    expect(table.heard(await sub(table.user('carol'), 'game', 'status'))).toContain(
      'Turn 1: **Muscovites** to move (@alice), then **Swedes**.',
    );
  });

  test('concurrent starts create one game', async () => {
    const table = await sitDown();
    const outcomes = await Promise.all(
      ['alice', 'bob', 'carol'].map((name) => sub(table.user(name), 'game', 'start', { module: 'tablut' })),
    );
    expect(outcomes.map(({ ephemeral }) => ephemeral).sort()).toEqual([false, true, true]);
    const [host] = outcomes.flatMap((outcome, i) => (outcome.ephemeral ? [] : [['alice', 'bob', 'carol'][i]]));
    expect(table.heard(await sub(table.user('dan'), 'game', 'status'))).toContain(`Host: @${host}`);
    expect(table.posted()).toHaveLength(1);
  });

  test('two presses on "Stop it and start" create one game', async () => {
    const table = await sitDown();
    const alice = table.user('alice');
    await begun(table);
    const asked = [await sub(alice, 'game', 'start'), await sub(alice, 'game', 'start')].map(shown);
    await Promise.all(asked.map((message) => alice.press(message, 'Stop it and start Tablut')));
    expect(table.posted().filter((said) => said.includes('@alice sets up the game.'))).toHaveLength(1);
    expect(table.posted().filter((said) => said.includes('@alice ends the game.\n[Replay] [Rematch]'))).toHaveLength(1);
  });

  test('an ended game stays readable, and another can start', async () => {
    const table = await sitDown();
    const alice = table.user('alice');
    const board = await begun(table);
    const asked = shown(await sub(alice, 'game', 'stop'));
    expect(controls(asked)).toEqual(['End the game', 'Keep it']);
    const { answer, also } = await alice.press(asked, 'End the game');
    expect([answer, ...also].map((message) => message && words(message, table))).toEqual([
      'The game has ended.',
      '@alice ends the game.\n[Replay] [Rematch]',
    ]);
    expect(table.heard(await move(alice, 'D1', 'D4'))).toContain(
      'private: This game is over. `/game start` starts a new one',
    );
    expect(table.heard(await sub(alice, 'game', 'join', { side: 'Swedes' }))).toContain('private: This game is over.');
    expect(table.heard(await sub(alice, 'game', 'stop'))).toContain('private: This game is over.');
    expect(table.heard(await sub(alice, 'game', 'log'))).toContain('@alice ends the game');
    expect(table.heard(await alice.press(board, 'Show whole map'))).toContain('private: The game is over.\n**Board**');
    expect(table.heard(await sub(alice, 'game', 'start'))).toContain(
      'public: Take a seat, then press **Begin**.\n**Tablut**\n@alice sets up the game.',
    );
  });
});

const gameOf = async (table: Table): Promise<OpenGame> =>
  (await table.rig().games.at(table.discord.world.channelId('table') as ChannelId)) ?? expect.fail();

const playersOf = async (table: Table): Promise<readonly string[]> =>
  (await gameOf(table)).session
    .viewNow(channelViewer)
    .of(seatQueries)
    .sides()
    .flatMap(({ players }) => players.map((one) => (isHouse(one) ? 'bot' : one)));

test('[U52] the bot takes a seat before the start and plays it', async () => {
  const table = await sitDown();
  const [alice, bob, carol] = [table.user('alice'), table.user('bob'), table.user('carol')];
  const seats = await started(table, 'tablut');
  expect(controls(seats)).toContain('Add the bot');
  await alice.press(seats, 'Play Muscovites');
  expect(table.heard(await carol.press(seats, 'Add the bot'))).toContain('You have no seat in this game.');

  const choice = shown(await alice.press(seats, 'Add the bot'));
  expect(controls(choice)).toEqual(['Easy', 'Normal', 'Hard', 'Swedes']);
  await alice.press(choice, 'Hard');
  const seated = await alice.press(choice, 'Swedes');
  const lobby = seated.also[0] ?? seated.answer ?? expect.fail();
  expect(words(lobby, table)).toContain('@alice lets the bot play **Swedes** (hard).');
  expect(words(lobby, table)).toContain('**Swedes**: Bot (hard)');
  expect(controls(lobby)).not.toContain('Add the bot');

  await alice.press(lobby, 'Begin');
  const game = await gameOf(table);
  expect(table.heard(await move(alice, 'D1', 'C1'))).toContain('moves **Muscovite**');
  await game.house.settled(game);
  await table.discord.until(() => table.posted().some((text) => text.includes('the bot moves')));
  expect(game.session.viewNow(channelViewer).of(gameQueries).turn()).toMatchObject({ side: { name: 'Muscovites' } });

  const taken = await sub(bob, 'game', 'join', { side: 'Swedes' });
  expect(table.heard(taken)).toContain('@bob plays **Swedes**.');
  expect(await playersOf(table)).toEqual([alice.id, bob.id]);
  const question = shown(await sub(alice, 'game', 'resign'));
  await alice.press(question, controls(question)[0] ?? '');
  expect(table.posted().at(-1)).toContain("This game isn't rated: the bot played in it.");
  expect(table.rig().faults).toEqual([]);
});

test('[U52] a refusal to begin names the bot to players with a seat', async () => {
  const table = await sitDown({ modules: [await shippedModule('tablut')] });
  const alice = table.user('alice');
  const seats = await started(table, 'tablut');
  expect(table.heard(await alice.press(seats, 'Begin'))).not.toContain('Add the bot');
  await alice.press(seats, 'Play Swedes');
  expect(table.heard(await alice.press(seats, 'Begin'))).toBe(
    'private: No one is playing **Muscovites** yet. Press **Add the bot**, or **Try alone** to play every side yourself. Someone else can join with `/game join side:Muscovites`.',
  );
});

test('[U52] the bot fills all seats, and a player may replace it', async () => {
  const table = await sitDown({ modules: [await shippedModule('hearts')] });
  const [alice, bob] = [table.user('alice'), table.user('bob')];
  const seats = await started(table, 'hearts');
  await alice.press(seats, 'Play North');
  expect(words(shown(await alice.press(seats, 'Begin')), table)).toContain(
    'Press **Add the bot**, or let someone else',
  );
  const choice = shown(await alice.press(seats, 'Add the bot'));
  await alice.press(choice, 'All free seats');
  expect(await playersOf(table)).toEqual([alice.id, 'bot', 'bot', 'bot']);
  const other = await sub(bob, 'game', 'join', { side: 'East' });
  expect(words(shown(other), table)).toContain('**East**: @bob');
  expect(await playersOf(table)).toContain(bob.id);
});

describe('[U53] a seat left in a running game', () => {
  test('a seat left in a running game goes to the bot by consent', async () => {
    const table = await sitDown({ modules: [await shippedModule('hearts')] });
    const [alice, bob, carol, dan] = ['alice', 'bob', 'carol', 'dan'].map((name) => table.user(name));
    if (!(alice && bob && carol && dan)) throw new Error('nobody');
    const seats = await started(table, 'hearts');
    const sides = controls(seats).filter((label) => label.startsWith('Play '));
    for (const [i, user] of [alice, bob, carol, dan].entries()) await user.press(seats, sides[i] ?? '');
    await alice.press(seats, 'Begin');
    const left = shown(await sub(dan, 'game', 'leave'));
    expect(controls(left)).toContain('Add the bot');

    const choice = shown(await alice.press(left, 'Add the bot'));
    expect(words(choice, table)).toContain('The other players are asked first.');
    const asked = await alice.press(choice, controls(choice)[3] ?? '');
    const question = table.discord.messages('table').at(-1) ?? expect.fail();
    expect(words(question, table)).toContain('asks to let the bot play');
    expect(words(question, table)).toContain('@bob and @carol: do you agree?');
    expect(asked.ephemeral).toBe(true);
    await bob.press(question, 'Agree');
    expect(await playersOf(table)).not.toContain('bot');
    await carol.press(question, 'Agree');
    expect(await playersOf(table)).toContain('bot');

    const game = await gameOf(table);
    await game.house.settled(game);
    expect(table.heard(await sub(dan, 'game', 'join', { side: (sides[3] ?? '').slice(5) }))).toContain('@dan plays');
    expect(await playersOf(table)).toEqual([alice.id, bob.id, carol.id, dan.id]);
    expect(table.rig().faults).toEqual([]);
  });

  test('a seat left goes to the bot at once without other players', async () => {
    const table = await sitDown({ modules: [await tablut()] });
    const [alice, bob, carol] = [table.user('alice'), table.user('bob'), table.user('carol')];
    await begun(table);
    const left = shown(await sub(bob, 'game', 'leave'));
    const choice = shown(await alice.press(left, 'Add the bot'));
    expect(words(choice, table)).not.toContain('asked first');
    await alice.press(choice, 'Swedes');
    expect(await playersOf(table)).toEqual([alice.id, 'bot']);

    const gone = shown(await sub(alice, 'game', 'leave'));
    const game = await gameOf(table);
    await game.house.settled(game);
    const { number } = game.session;
    await alice.press(shown(await alice.press(gone, 'Add the bot')), 'Muscovites');
    await game.house.settled(game);
    expect([await playersOf(table), game.session.number]).toEqual([['bot', 'bot'], number + 1]);

    await carol.press(gone, 'Play Muscovites');
    expect(await playersOf(table)).toEqual([carol.id, 'bot']);
    expect(table.rig().faults).toEqual([]);
  });
});
