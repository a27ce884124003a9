import { describe, expect, test } from 'vitest';
import { veiled } from '../support/modules/modules.ts';
import { MemoryStore } from '../support/store/memory-store.ts';
import { begun, open, PIXEL, wordsOf } from './rig.ts';

describe('a game at the page', () => {
  test('two people at the page take seats, and all see the moves', async () => {
    const rig = await open();
    const [alice, bob, carol] = await rig.sit('Alice', 'Bob', 'Carol');
    await begun(alice, bob);
    expect(await alice.send('/move piece:D1 to:D4')).toEqual({ status: 200 });
    const moved = await carol.until(({ seen }) =>
      seen().find((message) => message.picture?.url && wordsOf(message).includes('D1 → D4')),
    );
    expect(wordsOf(moved)).toBe(`<${alice.id}> moves Muscovite D1 → D4.\nSwedes to move: <${bob.id}>`);
    expect([moved.used, moved.isPrivate, moved.isPing]).toEqual([{ person: alice.id, command: '/move' }, false, false]);
    expect((await bob.until(({ seen }) => seen().find(({ id }) => id === moved.id))).isPing).toBe(true);

    const picture = await fetch(rig.address + moved.picture?.url);
    expect([picture.headers.get('content-type'), Buffer.from(await picture.arrayBuffer())]).toEqual([
      'image/png',
      PIXEL,
    ]);
    expect(rig.faults).toEqual([]);
  });

  test('the seats of a game are one message that changes', async () => {
    const [alice, bob] = await (await open()).sit('Alice', 'Bob');
    await begun(alice, bob);
    const used = alice.seen().filter((message) => message.used?.command === '/game start');
    const seats = `Tablut\nMuscovites: <${alice.id}>\nSwedes: <${bob.id}>\nHost: <${alice.id}>`;
    expect(used.map(wordsOf)).toEqual([expect.stringContaining(seats)]);
    expect(used[0]?.rows.flat()).toMatchObject([{ label: 'Show game' }, { label: 'Rules' }]);
  });

  test('[D38] a move that is written as a message is answered with its command', async () => {
    const [alice, bob] = await (await open()).sit('Alice', 'Bob');
    await begun(alice, bob);
    for (const text of ['nice game, 10 of 10', 'A1', 'B2 B3', 'well met 2', 'D1 D4']) await alice.send(text);
    const told = await alice.until(({ words }) => words().find((said) => said.startsWith('(only you)')));
    expect(told).toBe("(only you) Messages don't move anything. /move D1 D4 makes that move.");
    expect(alice.words().filter((said) => said.startsWith('(only you)'))).toEqual([told]);
    expect(bob.words()).toContain('D1 D4');
  });

  test('[T9] a private answer on the page reaches only its asker', async () => {
    const rig = await open();
    const [alice, bob] = await rig.sit('Alice', 'Bob');
    await begun(alice, bob);
    await bob.send('/turn end');
    expect(await bob.until(({ words }) => words().find((said) => said.startsWith('(only you)')))).toContain(
      "It's Muscovites's turn",
    );
    await bob.send('and now all can read this');
    await alice.until(({ words }) => words().includes('and now all can read this'));
    expect(alice.words().join()).not.toContain('turn. `/board`');
    const [late] = await rig.sit('Alice');
    expect(late.words()).toEqual(alice.words());
  });

  test('[T9] private news are direct messages that name the channel', async () => {
    const [alice, bob, carol] = await (await open({ modules: [veiled] })).sit('Alice', 'Bob', 'Carol');
    await begun(alice, bob, 'veiled');
    await carol.send('/game join side:Red');
    await alice.until(({ words }) => words().some((said) => said.includes('do you agree?')));
    await alice.press('Agree');
    await alice.send('/move piece:A1 to:Red Hand');
    const told = await carol.until(({ words }) => words('Direct messages')[0]);
    expect(told).toMatch(
      new RegExp(
        `^\\(only you\\) Veiled in <810000000000000001>\n<${alice.id}> moves Red Scout A1 → Red Hand\\.\nYour hand \\(2\\)`,
      ),
    );
    expect(alice.words().at(-1)).toContain('Red Hand');
    expect(bob.words('Direct messages')).toEqual([]);
    expect(bob.words().join()).not.toContain('Red Hand');
  });

  test('options of the page can name people', async () => {
    const [alice, bob, carol] = await (await open({ modules: [veiled] })).sit('Alice', 'Bob', 'Carol');
    await begun(alice, bob, 'veiled');
    expect(await alice.send('/piece reveal piece:Canary person:Zoe')).toMatchObject({
      problem: 'For person, use the name of a person who is here.',
    });
    await alice.send('/piece reveal piece:Canary person:bob');
    expect(await bob.until(({ words }) => words('Direct messages')[0])).toContain(
      `<${alice.id}> shows Canary on Red Hand.`,
    );
    await alice.send('/game transfer person:Carol');
    await carol.until(({ seen }) => seen().some((message) => JSON.stringify(message.rows).includes('"Take it"')));
    await carol.press('Take it');
    await bob.until(({ words }) => words().some((said) => said.includes(`hands Red over to <${carol.id}>`)));
    await carol.send('/hand show');
    expect(await carol.until(({ words }) => words().find((said) => said.includes('Your card: Canary')))).toContain(
      '(only you)',
    );
    expect(bob.words().join()).not.toContain('Canary');
  });

  test('each channel has a game; direct messages use one’s own', async () => {
    const [alice, bob] = await (await open()).sit('Alice', 'Bob');
    await begun(alice, bob);
    await alice.send('/game status', '#other');
    await alice.send('/game status', 'Direct messages');
    const nothing = '(only you) No game is being played in this channel. Start one with /game start.';
    expect(await alice.until(({ words }) => words('#other')[0])).toBe(nothing);
    expect(await alice.until(({ words }) => words('Direct messages')[0])).toContain('Tablut');
  });

  test('[T14] the page shows typed text literally', async () => {
    const [alice, bob] = await (await open()).sit('Alice', 'Bob');
    await alice.send('<img src=x onerror=alert(1)> **loud**');
    const said = await bob.until(({ seen }) => seen().find(({ from }) => from.kind === 'person'));
    expect(said.text).toEqual([
      { kind: 'line', of: ['<img src=x onerror=alert(1)> ', { kind: 'bold', of: ['loud'] }] },
    ]);
  });
});

test('[U29] a busy channel of the page names free ones', async () => {
  const rig = await open();
  const [alice, bob] = await rig.sit('Alice', 'Bob');
  await begun(alice, bob);
  const asked = (): Promise<string> =>
    alice.until(({ words }) => words().findLast((said) => said.includes('in this channel. Its host')));
  await alice.send('/game start module:reversi');
  expect(await asked()).toContain(`You can start yours in <${alice.place('#other')}>.`);
  await alice.send('/game start module:reversi', '#other');
  const before = alice.words().length;
  await alice.send('/game start module:reversi');
  await alice.until(({ words }) => words().length > before);
  expect(await asked()).not.toContain('You can start yours');
});

describe('a restart', () => {
  test('a restart clears the chat and keeps games and people', async () => {
    const store = new MemoryStore();
    const first = await open({ store });
    const [alice, eve] = await first.sit('Alice', 'Eve');
    await begun(alice, eve);
    await alice.send('/move piece:D1 to:D4');
    await first.stop();

    const second = await open({ store });
    const [back] = await second.sit('eve');
    expect(back.id).toBe(eve.id);
    expect(back.seen()).toEqual([]);
    await back.send('/move piece:E4 to:G4');
    expect(await back.until(({ words }) => words()[0])).toContain(`<${eve.id}> moves Swede E4 → G4.`);
  });
});
