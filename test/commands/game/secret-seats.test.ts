import { describe, expect, test } from 'vitest';
import { veiled } from '../../support/modules/modules.ts';
import { begun, controls, move, shown, sitDown, started, sub, type Table, words } from '../table.ts';

/**
 * Who sits where in a game that hides things: alice hosts it and plays Red, in whose hand lies the Canary, bob plays
 * Blue.
 */

const MASTER = 'Game master: can see and do everything';

/** Takes the game master's seat, as completion offers it. */
const preside = async ({ user }: Table, who: string) => {
  const choices = await user(who).complete('table', 'game', {}, 'side', { subcommand: 'join' });
  const value = choices.find(({ name }) => name === MASTER)?.value;
  return value === undefined ? undefined : sub(user(who), 'game', 'join', { side: String(value) });
};

/** Without the times that it names. */
const timeless = (text: string): string => text.replace(/<t:\d+:f>/g, '<time>');

const table = async (): Promise<Table> => {
  const here = await sitDown({ modules: [veiled] });
  await begun(here, 'veiled');
  return here;
};

describe('[T17] the game master', () => {
  test('the game master is announced before the start, and sees and moves all', async () => {
    const here = await sitDown({ modules: [veiled] });
    const seats = await started(here, 'veiled');
    for (const [who, label] of [
      ['alice', 'Play Red'],
      ['bob', 'Play Blue'],
    ] as const)
      await here.user(who).press(seats, label);
    const sat = await preside(here, 'carol');
    expect(sat && here.heard(sat)).toMatch(/^public: .*@carol is now the game master and sees everything\./s);
    expect(await preside(here, 'dan')).toBeUndefined();
    await here.user('alice').press(seats, 'Begin');
    const carol = here.user('carol');
    expect(here.heard(await sub(carol, 'game', 'join', { side: 'Red' }))).toContain(
      "This game hides things, so the game master can't play as well.",
    );
    expect(here.heard(await sub(carol, 'hand', 'show', { side: 'Red' }))).toContain(
      'private: **Red Hand** (1): Canary',
    );
    expect(here.heard(await sub(carol, 'hand', 'show'))).toContain('private: As game master, you have no hand.');
    expect(here.heard(await move(carol, 'Canary', 'C3'))).toContain('private: @carol moves **Canary** Red Hand → C3.');
    expect(here.heard(await sub(here.user('bob'), 'game', 'log'))).toContain('@carol plays **Canary** to C3');
    expect(here.heard(await sub(carol, 'game', 'status'))).toContain('Game master: @carol');
  });

  test('a game master in a running game needs consent of all sides', async () => {
    const here = await table();
    const asked = await preside(here, 'carol');
    expect(asked && timeless(here.heard(asked))).toBe(
      'public: @carol asks to become the game master, who sees everything.\n@alice and @bob: do you agree? If no one declines by <time>, @carol can use the same command again.\n[Agree] [Decline]',
    );
    const question = shown(asked as NonNullable<typeof asked>);
    await here.user('alice').press(question, 'Agree');
    expect(here.heard(await sub(here.user('carol'), 'piece', 'list'))).not.toContain('Canary');
    expect(here.heard(await here.user('bob').press(question, 'Agree'))).toContain(
      '@carol is now the game master and sees everything.',
    );
    expect(here.heard(await sub(here.user('carol'), 'piece', 'list'))).toContain('Canary');
  });
});

describe('[T17] seats', () => {
  test('seats of absent players are freed, but not for the host', async () => {
    const here = await sitDown({ modules: [veiled] });
    const [alice, bob, carol, dan] = ['alice', 'bob', 'carol', 'dan'].map(here.user);
    if (!alice || !bob || !carol || !dan) throw new Error('nobody');
    const seats = await started(here, 'veiled');
    await bob.press(seats, 'Play Red');
    await carol.press(seats, 'Play Blue');
    await bob.press(seats, 'Begin');
    expect(here.heard(await sub(carol, 'game', 'unseat', { side: 'Red' }))).toBe(
      'private: Only the host can do that: @alice.',
    );
    expect(here.heard(await sub(alice, 'game', 'unseat', { side: 'Red' }))).toBe(
      "public: @alice frees @bob's seat (**Red**).\n**Red** is free: take the seat below.\n[Play Red] [Add the bot]",
    );
    const asked = await sub(alice, 'game', 'join', { side: 'Red' });
    expect(timeless(here.heard(asked))).toBe(
      "public: @alice asks to play **Red**.\n@bob: do you agree? If @bob doesn't answer by <time>, @alice can take the seat.\n[Agree] [Decline]",
    );
    expect(shown(asked).mentions.map(({ username }) => username)).toEqual(['bob']);
    expect(here.heard(await alice.press(shown(asked), 'Agree'))).toContain(
      'private: @bob must agree before you play **Red**',
    );
    expect(here.heard(await carol.press(shown(asked), 'Agree'))).toContain("private: That question isn't for you.");
    const question = shown(await sub(dan, 'game', 'join', { side: 'Red' }));
    expect(here.heard(await bob.press(question, 'Agree'))).toBe(
      "public: @dan plays **Red**.\n@alice's request has expired.",
    );
    expect(here.heard(await sub(dan, 'hand', 'show'))).toContain('**Your card**: Canary');
    expect(here.heard(await sub(bob, 'hand', 'show'))).toContain("private: You aren't playing in this game");
  });

  test('seats are handed over, with a line in the log', async () => {
    const here = await table();
    const [alice, bob, dan] = ['alice', 'bob', 'dan'].map(here.user);
    if (!alice || !bob || !dan) throw new Error('nobody');
    expect(here.heard(await sub(alice, 'game', 'transfer', { person: 'bob' }))).toBe(
      "private: @bob plays another side. They can't play two, because this game hides things.",
    );
    const offered = await sub(alice, 'game', 'transfer', { person: 'dan' });
    expect(here.heard(offered)).toBe(
      'public: @alice offers **Red** to @dan.\n@dan: do you accept?\n[Take it] [Decline]',
    );
    expect(shown(offered).mentions.map(({ username }) => username)).toEqual(['dan']);
    expect(here.heard(await sub(dan, 'hand', 'show'))).toContain("private: You aren't playing in this game");
    expect(here.heard(await bob.press(shown(offered), 'Take it'))).toContain("private: That question isn't for you.");
    expect(here.heard(await dan.press(shown(offered), 'Take it'))).toBe('public: @alice hands **Red** over to @dan.');
    expect(here.heard(await sub(bob, 'game', 'log'))).toContain('@alice hands **Red** over to @dan');
    expect(here.heard(await sub(dan, 'hand', 'show'))).toContain('**Your card**: Canary');
    expect(here.heard(await sub(alice, 'hand', 'show'))).toContain("private: You aren't playing in this game");
    expect(here.heard(await sub(alice, 'game', 'transfer', { person: 'dan' }))).toBe(
      'private: You have no seat in this game. Use `/game join` to take one.',
    );
    const back = await sub(alice, 'game', 'join', { side: 'Red' });
    expect(controls(shown(back))).toEqual(['Agree', 'Decline']);
    await dan.press(shown(back), 'Agree');
    expect(here.heard(await sub(dan, 'game', 'seats'))).toContain('**Red**: @dan and @alice');
    expect(
      here.discord
        .messages('table')
        .map((message) => words(message, here))
        .join('\n'),
    ).not.toContain('Canary');
  });
});
