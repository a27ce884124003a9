import { describe, expect, test } from 'vitest';
import { type Clock, systemClock } from '../../../src/session/base/ports.ts';
import { REFUSALS } from '../../support/discord/faults.ts';
import { PERMISSIONS, type WireMessage } from '../../support/discord/wire.ts';
import { BOT_PERMISSIONS } from '../../support/discord/world.ts';
import { freeTablut } from '../../support/games/free-tablut.ts';
import { open } from '../../support/modules/modules.ts';
import { listen } from '../bodies.ts';
import { begun, move, shown, sitDown, started, sub, type Table } from '../table.ts';

const pings = ({ mentions }: WireMessage): readonly string[] => mentions.map(({ username }) => username);

const at = async (table: Table, cell: string): Promise<string> =>
  table.heard(await sub(table.user('carol'), 'piece', 'list', { name: cell }));

describe('[T15] an undo', () => {
  test('an undo takes back the last own step, and Redo repeats it', async () => {
    const table = await sitDown();
    const alice = table.user('alice');
    await begun(table);
    const moved = shown(await move(alice, 'D1', 'D4'));
    const undone = await alice.press(moved, 'Undo');
    expect(table.heard(undone)).toBe(
      'public: @alice takes back: moves **Muscovite** D1 → D4.\n**Muscovites** to move\n[Redo] [Show whole map] [As text]',
    );
    expect(await at(table, 'D1')).toContain('Muscovite D1');
    expect(table.heard(await alice.press(shown(undone), 'Redo'))).toContain(
      'public: @alice redoes: moves **Muscovite** D1 → D4.\n**Swedes** to move: @bob',
    );
    expect(await at(table, 'D4')).toContain('Muscovite D4');
    expect(table.heard(await sub(alice, 'game', 'undo'))).toContain(
      'public: @alice takes back: moves **Muscovite** D1 → D4.',
    );
    expect(table.heard(await sub(alice, 'game', 'redo'))).toContain(
      'public: @alice redoes: moves **Muscovite** D1 → D4.',
    );
    expect(table.heard(await sub(alice, 'game', 'log'))).toContain(
      '8. @alice takes back: moves **Muscovite** D1 → D4\n9. @alice redoes: moves **Muscovite** D1 → D4',
    );
  });

  test('an undo includes captures and the turn’s end', async () => {
    const table = await sitDown({ modules: [await freeTablut()] });
    const [alice, bob] = [table.user('alice'), table.user('bob')];
    await begun(table);
    await move(alice, 'D1', 'D4');
    await move(bob, 'E4', 'G4');
    await move(alice, 'D9', 'D8', 'D5, C5');
    expect(await at(table, 'D5')).toContain("private: There's no piece **D5** here");
    expect(table.heard(await sub(alice, 'game', 'undo'))).toContain(
      'takes back: moves **Muscovite** D9 → D8 and takes **Swede** D5 and **Swede** C5.',
    );
    expect(await at(table, 'D5')).toContain('Swede D5');
    expect(table.heard(await sub(alice, 'turn', 'show'))).toContain(
      'Turn 2: **Muscovites** to move (@alice), then **Swedes**.',
    );
  });

  test('an undo takes back all requested steps or none', async () => {
    const table = await sitDown({ modules: [open] });
    const alice = table.user('alice');
    await begun(table, 'open');
    for (const to of ['A2', 'A3', 'A4']) await move(alice, to === 'A2' ? 'A1' : `A${Number(to.charAt(1)) - 1}`, to);
    expect(table.heard(await sub(alice, 'game', 'undo', { steps: 4 }))).toBe(
      'private: You can take back only 3 steps, not 4. Use `steps:3`.',
    );
    expect(await at(table, 'A4')).toContain('Red Stone A4');
    expect(table.heard(await sub(alice, 'game', 'undo', { steps: 2 }))).toContain(
      'public: @alice takes back: moves **Red Stone** A3 → A4; moves **Red Stone** A2 → A3.',
    );
    expect(await at(table, 'A2')).toContain('Red Stone A2');
    expect(table.heard(await sub(alice, 'game', 'redo', { steps: 3 }))).toBe(
      'private: You can redo only 2 steps, not 3. Use `steps:2`.',
    );
    expect(table.heard(await sub(alice, 'game', 'redo', { steps: 2 }))).toContain(
      'public: @alice redoes: moves **Red Stone** A2 → A3; moves **Red Stone** A3 → A4.',
    );
    expect(await at(table, 'A4')).toContain('Red Stone A4');
  });

  test('an undo of another’s step needs consent', async () => {
    const table = await sitDown();
    const [alice, bob, carol] = [table.user('alice'), table.user('bob'), table.user('carol')];
    await begun(table);
    await move(alice, 'D1', 'D4');
    await move(bob, 'E4', 'G4');
    const asked = await sub(alice, 'game', 'undo', { steps: 2 });
    expect(table.heard(asked)).toBe(
      'public: @alice asks to take back: moves **Swede** E4 → G4; moves **Muscovite** D1 → D4.\n@bob: do you agree?\n[Agree] [Decline]',
    );
    expect(pings(shown(asked))).toEqual(['bob']);
    expect(table.heard(await sub(alice, 'game', 'undo', { steps: 2 }))).toContain("private: You've already asked.");
    expect(table.heard(await carol.press(shown(asked), 'Agree'))).toContain("private: That question isn't for you.");
    expect(table.heard(await alice.press(shown(asked), 'Agree'))).toContain("private: That question isn't for you.");
    expect(await at(table, 'D4')).toContain('Muscovite D4');
    expect(table.heard(await bob.press(shown(asked), 'Agree'))).toContain(
      'public: @alice takes back: moves **Swede** E4 → G4; moves **Muscovite** D1 → D4.',
    );
    expect(table.posted()).toContain('@bob agreed.');
    expect(await at(table, 'D1')).toContain('Muscovite D1');
  });

  test('an undo request and a seat request keep separate buttons', async () => {
    const table = await sitDown();
    const [alice, bob] = [table.user('alice'), table.user('bob')];
    await begun(table);
    await move(alice, 'D1', 'D4');
    await sub(bob, 'game', 'join', { side: 'Muscovites' });
    const asked = shown(await sub(bob, 'game', 'undo'));
    expect(table.heard(await alice.press(asked, 'Agree'))).toContain(
      'public: @bob takes back: moves **Muscovite** D1 → D4.',
    );
    expect(table.heard(await sub(alice, 'game', 'seats'))).toContain('**Muscovites**: @alice\n**Swedes**: @bob\n');
  });

  test('a declined undo can be requested again', async () => {
    const table = await sitDown();
    const [alice, bob] = [table.user('alice'), table.user('bob')];
    await begun(table);
    await move(alice, 'D1', 'D4');
    const asked = shown(await sub(bob, 'game', 'undo'));
    expect(table.heard(await alice.press(asked, 'Decline'))).toBe("public: @alice declines @bob's request.");
    expect(await at(table, 'D4')).toContain('Muscovite D4');
    expect(table.heard(await sub(bob, 'game', 'undo'))).toContain('public: @bob asks to take back');
  });

  test('an undo request ends with the next act of play', async () => {
    const table = await sitDown();
    const [alice, bob] = [table.user('alice'), table.user('bob')];
    await begun(table);
    const moved = shown(await move(alice, 'D1', 'D4'));
    const asked = shown(await bob.press(moved, 'Undo'));
    await move(bob, 'E4', 'G4');
    expect(table.heard(await alice.press(asked, 'Agree'))).toBe(
      'private: That request is no longer open. `/game status` shows the open ones.',
    );
    expect(await at(table, 'G4')).toContain('Swede G4');
  });

  test('an undo can be redone only by its player before other play', async () => {
    const table = await sitDown();
    const [alice, bob] = [table.user('alice'), table.user('bob')];
    await begun(table);
    await move(alice, 'D1', 'D4');
    const undone = shown(await sub(alice, 'game', 'undo'));
    expect(table.heard(await bob.press(undone, 'Redo'))).toBe(
      "private: That was @alice's step, so only they can redo it.",
    );
    await move(alice, 'F1', 'F4');
    expect(table.heard(await sub(alice, 'game', 'redo'))).toBe(
      'private: Nothing has been taken back since the last move.',
    );
    expect(table.heard(await alice.press(undone, 'Redo'))).toContain('private: That button is out of date.');
  });

  test('an undo finds nothing before the start', async () => {
    const table = await sitDown();
    const alice = table.user('alice');
    await started(table, 'tablut');
    expect(table.heard(await sub(alice, 'game', 'undo'))).toContain("private: The game hasn't begun yet.");
    await sub(alice, 'game', 'stop');
    const garden = await sitDown();
    await begun(garden);
    expect(garden.heard(await sub(garden.user('alice'), 'game', 'undo'))).toBe(
      "private: There's nothing to take back yet.",
    );
  });
});

describe('[T18] the next player', () => {
  test('the next player is pinged once when the turn comes', async () => {
    const table = await sitDown();
    const [alice, bob, carol] = [table.user('alice'), table.user('bob'), table.user('carol')];
    const begins = await begun(table);
    await sub(carol, 'game', 'join');
    const acts = [
      await move(alice, 'D1', 'D4'),
      await move(bob, 'E4', 'G4'),
      await move(bob, 'E3', 'F3'),
      await sub(carol, 'game', 'status'),
      await sub(carol, 'game', 'seats'),
      await sub(carol, 'game', 'log'),
      await sub(carol, 'turn', 'show'),
      await sub(alice, 'game', 'leave', { side: 'Muscovites' }),
    ];
    expect([begins, ...acts.map(shown)].map(pings)).toEqual([[], ['bob'], ['alice'], [], [], [], [], [], []]);
    expect(table.discord.messages('table').flatMap(pings)).toEqual(['bob', 'alice']);
  });

  test('the next player is pinged with teammates, unless playing both sides', async () => {
    const table = await sitDown();
    const [alice, bob, carol] = [table.user('alice'), table.user('bob'), table.user('carol')];
    await begun(table);
    await bob.press(shown(await sub(carol, 'game', 'join', { side: 'Swedes' })), 'Agree');
    expect(pings(shown(await move(alice, 'D1', 'D4')))).toEqual(['bob', 'carol']);
    expect(pings(shown(await move(carol, 'E4', 'G4')))).toEqual(['alice']);
    const seats = await started(table, 'tablut', 'garden');
    await alice.press(seats, 'Try alone');
    await alice.press(seats, 'Begin');
    expect(pings(shown(await alice.slash('garden', 'move', { piece: 'D1', to: 'D4' })))).toEqual([]);
  });

  test('[D42] the next player is not pinged again after undo and redo', async () => {
    const table = await sitDown();
    const [alice, bob] = [table.user('alice'), table.user('bob')];
    await begun(table);
    await move(alice, 'D1', 'D4');
    const undone = shown(await sub(alice, 'game', 'undo'));
    const redone = await sub(alice, 'game', 'redo');
    expect(table.heard(redone)).toContain('**Swedes** to move: @bob');
    await move(bob, 'E4', 'G4');
    const asked = shown(await sub(alice, 'game', 'undo'));
    const back = await bob.press(asked, 'Agree');
    expect([undone, shown(redone), shown(back)].flatMap(pings)).toEqual([]);
    expect(table.discord.messages('table').flatMap(pings)).toEqual(['bob', 'alice', 'bob']);
    expect(pings(asked)).toEqual(['bob']);
  });

  test('later pictures or boards do not ping the next player', async () => {
    const table = await sitDown();
    const [alice, carol] = [table.user('alice'), table.user('carol')];
    await begun(table);
    const moved = shown(await move(alice, 'D1', 'D4'));
    const looks = [await carol.press(moved, 'Show whole map'), await carol.slash('table', 'board')].map(shown);
    const everyone = shown(await carol.press(looks[1] as WireMessage, 'Show everyone'));
    expect([...looks, everyone].flatMap(pings)).toEqual([]);
  });
});

/** Whatever is asked is acknowledged at once, until what it answers is called. */
const hurried = (table: Table): (() => void) => {
  const { patience } = table.rig();
  const { decision } = patience;
  patience.decision = 0;
  return () => {
    patience.decision = decision;
  };
};

describe('[T10] a slow store', () => {
  test('a slow store makes the answer wait behind a private acknowledgement', async () => {
    const table = await sitDown();
    const [alice, bob] = [table.user('alice'), table.user('bob')];
    await begun(table);
    const deferred: unknown[] = [];
    table.discord.onRequest(({ body }) => {
      const { type, data } = (body ?? {}) as { readonly type?: number; readonly data?: { readonly flags?: number } };
      if (type === 5) deferred.push(data?.flags);
    });
    const release = table.store.hold();
    const calm = hurried(table);
    const moving = move(alice, 'D1', 'D4');
    await table.discord.until(() => deferred.length === 1);
    const looking = bob.slash('table', 'board');
    await table.discord.until(() => deferred.length === 2);
    expect(deferred).toEqual([64, 64]);
    calm();
    release();
    const [moved, looked] = [await moving, await looking];
    expect([moved.deferred, table.heard(moved)]).toEqual([true, "private: Done. You'll find it in the channel."]);
    expect(table.posted().slice(-1)).toEqual([
      '@alice moves **Muscovite** D1 → D4.\n**Swedes** to move: @bob\n[Undo] [Show whole map] [As text]',
    ]);
    expect(table.discord.messages('table').flatMap(pings)).toEqual(['bob']);
    expect([looked.deferred, table.heard(looked)]).toEqual([
      true,
      "private: It's your turn as **Swedes**: `/play`.\n**Board**\n[List pieces] [Show everyone] [As text]",
    ]);
  });

  test('[T1] the bot shows nothing that is not stored yet', async () => {
    const table = await sitDown();
    const [alice, bob] = [table.user('alice'), table.user('bob')];
    await begun(table);
    const bodies = listen(table.discord);
    const release = table.store.hold();
    const calm = hurried(table);
    const acts = [move(alice, 'D1', 'D4'), bob.slash('table', 'board')];
    await table.discord.until(() => bodies.length === 2);
    const early = JSON.stringify(bodies);
    calm();
    release();
    await Promise.all(acts);
    expect(early).not.toContain('Muscovite D4');
  });

  test('a fast store delays no answer', async () => {
    const table = await sitDown();
    await begun(table);
    const outcomes = [await move(table.user('alice'), 'D1', 'D4'), await move(table.user('alice'), 'F1', 'F4')];
    expect(outcomes.map(({ deferred, ephemeral }) => [deferred, ephemeral])).toEqual([
      [false, false],
      [false, true],
    ]);
  });

  test('a store that fails changes nothing and is reported', async () => {
    const table = await sitDown();
    const alice = table.user('alice');
    await begun(table);
    table.store.failNext({ when: 'before' });
    expect(table.heard(await move(alice, 'D1', 'D4'))).toBe(
      "private: I couldn't save that, so nothing has changed. Please try again.",
    );
    expect(await at(table, 'D1')).toContain('Muscovite D1');
    table.store.failNext({ when: 'after' });
    expect(table.heard(await move(alice, 'D1', 'D4'))).toContain('public: @alice moves **Muscovite** D1 → D4.');
    expect(table.posted().filter((said) => said.includes('D1 → D4'))).toHaveLength(1);
  });

  test('the game resumes after the store was down', async () => {
    const table = await sitDown();
    const alice = table.user('alice');
    await begun(table);
    table.store.down = true;
    for (const outcome of [
      await move(alice, 'D1', 'D4'),
      await alice.slash('table', 'board'),
      await sub(alice, 'game', 'start'),
    ]) {
      expect(table.heard(outcome)).toMatch(/^private: My storage isn't answering, so I don't know yet/);
    }
    table.store.down = false;
    expect(table.heard(await move(alice, 'D1', 'D4'))).toContain('public: @alice moves');
  });
});

describe('[T12] trouble with Discord', () => {
  test('a deleted channel removes only its own game', async () => {
    // What is tried again is tried again soon.
    const clock: Clock = { ...systemClock, after: (ms, call) => systemClock.after(ms / 100, call) };
    const table = await sitDown({ clock });
    const alice = table.user('alice');
    await begun(table);
    const seats = await started(table, 'tablut', 'garden');
    await alice.press(seats, 'Try alone');
    await alice.press(seats, 'Begin');
    let deferred = false;
    table.discord.onRequest(({ body }) => {
      deferred ||= (body as { readonly type?: number } | undefined)?.type === 5;
    });
    const release = table.store.hold();
    const calm = hurried(table);
    const late = alice.slash('table', 'move', { piece: 'D1', to: 'D4' }, { settle: false });
    await table.discord.until(() => deferred);
    calm();
    table.discord.world.deleteChannel('table');
    release();
    await late;
    await table.discord.until(() => table.rig().faults.some((fault) => fault.includes('"why":"gone"')));
    expect(table.heard(await alice.slash('garden', 'move', { piece: 'D1', to: 'D4' }))).toContain(
      'public: @alice moves',
    );
  });

  test('a missing permission is reported once, without pictures', async () => {
    const table = await sitDown();
    const [alice, bob] = [table.user('alice'), table.user('bob')];
    await begun(table);
    table.discord.world.permit('table', BOT_PERMISSIONS & ~PERMISSIONS.attachFiles);
    const notice = '-# I need another permission in this channel: Attach Files.';
    expect(table.heard(await move(alice, 'D1', 'D4'))).toContain(notice);
    expect(table.heard(await move(bob, 'E4', 'G4'))).not.toContain('permission');
    table.discord.world.permit('table', BOT_PERMISSIONS);
    expect(table.heard(await move(alice, 'F1', 'F4'))).not.toContain('permission');
  });

  test('a refused edit of an old message has no other effect', async () => {
    const table = await sitDown();
    const alice = table.user('alice');
    const seats = await started(table, 'tablut');
    await alice.press(seats, 'Try alone');
    table.discord.fault('PATCH /channels/*/messages/*', {
      status: 400,
      body: { code: 30_046, message: 'Maximum number of edits' },
    });
    expect(table.heard(await alice.press(seats, 'Begin'))).toContain('public: @alice starts the game.');
    expect(table.heard(await move(alice, 'D1', 'D4'))).toContain('public: @alice moves');
  });

  test('a failed answer becomes a post', async () => {
    const table = await sitDown();
    await begun(table);
    table.discord.fault('POST /interactions/*/*/callback', REFUSALS.unknownInteraction, 1);
    // Who asked is never answered.
    void table.user('alice').slash('table', 'move', { piece: 'D1', to: 'D4' }, { settle: false });
    await table.discord.until(() =>
      table.posted().some((said) => said.startsWith('@alice moves **Muscovite** D1 → D4.')),
    );
    const again = await table.user('alice').slash('table', 'move', { piece: 'D1', to: 'D4' }, { settle: false });
    expect(table.heard(again)).toContain("private: You can't see anything on **D1**.");
    expect(table.posted().filter((said) => said.startsWith('@alice moves'))).toHaveLength(1);
  });
});
