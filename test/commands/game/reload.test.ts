import { describe, expect, test } from 'vitest';
import type { TypedValues } from '../../support/discord/typed.ts';
import type { WireMessage } from '../../support/discord/wire.ts';
import { moduleFrom } from '../../support/modules/modules.ts';
import { begun, controls, shown, sitDown, started, sub, type Table, words } from '../table.ts';

/** A module under a running game that hides things: alice hosts it and plays Red, bob plays Blue. */

const HANDS = `
module: hands
title: Hands
sides: [{ name: Red, colour: "#aa0000" }, { name: Blue }]
turn: { order: [Red, Blue], ends: by-command }
rules: { pieces: owner }
maps:
  - name: Field
    boards: [{ name: Field, grid: { kind: square, columns: 5, rows: 5, numbering: A1 } }]
  - { name: $side$ Hand, private: $side$, each: side }
prototypes:
  coin: { symbol: C, Dollars: 7 }
decks:
  - { name: Pile, at: Field D4, faceDown: always, publishes: nothing, pieces: [{ prototype: coin, count: 5 }] }
setup:
  - { at: $side$ Hand, side: $side$, each: side, pieces: [{ prototype: coin }] }
counters:
  - { name: Wealth, on: $side$ Hand, each: side, match: "", sum: Dollars }
`;

const file = (text: string): TypedValues => ({ file: { name: 'hands.yaml', text } });

const withCounter = (line: string): string => `${HANDS}  - ${line}\n`;

const SPY = withCounter('{ name: Spy, on: Blue Hand, match: "", sum: Dollars, visible: all, report: "$newValue$" }');

const hosted = async (): Promise<Table> => {
  const table = await sitDown({ modules: [moduleFrom(HANDS)] });
  await begun(table, 'hands');
  return table;
};

/** What the host is asked before, and what the channel is asked then. */
const wished = async (
  table: Table,
  text: string,
): Promise<{ readonly question: string; readonly post: WireMessage }> => {
  const alice = table.user('alice');
  const before = shown(await sub(alice, 'game', 'reload', file(text)));
  expect(controls(before)).toEqual(['Ask them', 'Keep it']);
  const outcome = await alice.press(before, 'Ask them');
  const post = [...outcome.also, ...(outcome.answer ? [outcome.answer] : [])].find((message) =>
    controls(message).includes('Agree'),
  );
  if (!post) throw new Error('nobody was asked');
  return { question: words(before, table), post };
};

const counters = async (table: Table, who: string): Promise<string> =>
  table.heard(await sub(table.user(who), 'counter', 'show'));

describe('[D1] reloading a module in a hidden game', () => {
  test('a reload in a hidden game needs every side and lists the changes', async () => {
    const table = await hosted();
    const { question, post } = await wished(table, SPY);
    for (const text of [question, words(post, table)]) {
      expect(text).toContain('- New: the counter **Spy** on **Blue Hand** (everyone sees it)');
      expect(text).toMatch(
        /- New: The counter \*\*Spy \\?\(Blue Hand\\?\)\*\* tells everyone something about the contents of Blue Hand/,
      );
    }
    expect(words(post, table)).toMatch(
      /^@alice asks to replace the game's module with \*\*Hands\*\* \(\*\*Red\*\* could win because of it\)\.\n2 things change .*\n@bob: do you agree\? If no one declines by <t:\d+:f>, @alice can use the same command again\.\n\[Agree\] \[Decline\]$/s,
    );
    expect(post.mentions.map(({ username }) => username)).toEqual(['bob']);
    expect(await counters(table, 'alice')).not.toContain('Spy');
    expect(table.heard(await sub(table.user('alice'), 'turn', 'end'))).toContain('public: @alice ends the turn.');
    expect(table.heard(await table.user('bob').press(post, 'Decline'))).toContain("@bob declines @alice's request.");
    expect(await counters(table, 'alice')).not.toContain('Spy');
    const again = await wished(table, SPY);
    expect(table.heard(await table.user('bob').press(again.post, 'Agree'))).toContain(
      '- New: the counter **Spy** on **Blue Hand** (everyone sees it)',
    );
    expect(await counters(table, 'alice')).toContain('Spy');
    expect(table.rig().faults).toEqual([]);
  });

  test.each<[string, string, RegExp]>([
    [
      'a counter on one’s own side that reads the other’s',
      withCounter('{ name: Spy, on: Red Hand, match: "$Blue Hand_Wealth$ = 7", reveals: [Blue Hand] }'),
      /New: the counter \*\*Spy\*\* on \*\*Red Hand\*\* \(only \*\*Red\*\* sees it\)/,
    ],
    [
      'where cards of a deck lie',
      withCounter('{ name: Spy, on: Field, match: LocationName = D4, visible: all }'),
      /New: the counter \*\*Spy\*\* on \*\*Field\*\* \(everyone sees it\)/,
    ],
    [
      'which card is on top',
      withCounter('{ name: Spy, on: Field, match: "DeckPosition = 1", visible: all }'),
      /New: the counter \*\*Spy\*\* on \*\*Field\*\* \(everyone sees it\)/,
    ],
    [
      'a scorekeeper that one side alone knows',
      `${HANDS}scorekeepers: |\n  (scorekeeper ear (known-to Red) (reveals "Blue Hand") (initial 0) (do (set |Blue Hand_Wealth|)))\n`,
      /New: the scorekeeper \*\*ear\*\* \(only \*\*Red\*\* sees it\)/,
    ],
    [
      'a rule',
      HANDS.replace('pieces: owner', 'pieces: anyone'),
      /Changed: the rule about who moves which pieces: owner → anyone/,
    ],
    ['a value', HANDS.replace('Dollars: 7', 'Dollars: 8'), /Changed: the piece \*\*coin\*\*/],
  ])('a reload needs consent for %s, by name', async (_, text, line) => {
    const table = await hosted();
    const { question, post } = await wished(table, text);
    expect(question).toMatch(line);
    expect(words(post, table)).toMatch(line);
  });

  test('a reload needs no consent for words, pictures and layout', async () => {
    const table = await hosted();
    const alice = table.user('alice');
    const mended = HANDS.replace('title: Hands', 'title: Fists')
      .replace('#aa0000', '#00aa00')
      .replace('symbol: C', 'symbol: M');
    const question = shown(await sub(alice, 'game', 'reload', file(mended)));
    expect(words(question, table)).not.toContain('must agree');
    expect(controls(question)).toEqual(['Reload it', 'Keep it']);
    await alice.press(question, 'Reload it');
    expect(table.posted().at(-1)).toContain('@alice switches to the module');
  });

  test('consent reloads the agreed module, and a new request replaces it', async () => {
    const table = await hosted();
    const [alice, bob] = [table.user('alice'), table.user('bob')];
    const { post } = await wished(table, HANDS.replace('Dollars: 7', 'Dollars: 8'));
    await sub(alice, 'game', 'reload', file(SPY));
    expect(table.heard(await bob.press(post, 'Agree'))).toContain('- Changed: the piece **coin**');
    expect(await counters(table, 'alice')).not.toContain('Spy');
    const first = await wished(table, HANDS.replace('Dollars: 7', 'Dollars: 9'));
    const second = await wished(table, SPY);
    expect(table.heard(await bob.press(first.post, 'Agree'))).toContain('private: That request is no longer open.');
    expect(table.heard(await sub(bob, 'game', 'status'))).toContain(
      "@alice asks to replace the game's module with **Hands**. Waiting for agreement from",
    );
    expect(table.heard(await bob.press(second.post, 'Agree'))).toContain('@alice switches to the module');
    expect(await counters(table, 'bob')).toContain('Spy');
  });

  test('before the start a reload needs consent of seated players only', async () => {
    const table = await sitDown({ modules: [moduleFrom(HANDS)] });
    const [alice, bob] = [table.user('alice'), table.user('bob')];
    const seats = await started(table, 'hands');
    await alice.press(seats, 'Play Red');
    expect(controls(shown(await sub(alice, 'game', 'reload', file(SPY))))).toEqual(['Reload it', 'Keep it']);
    await bob.press(seats, 'Play Blue');
    const { post } = await wished(table, SPY);
    await bob.press(post, 'Agree');
    expect(table.posted().join('\n')).toContain('- New: the counter **Spy** on **Blue Hand** (everyone sees it)');
  });

  test('a reload is the host’s only command that changes visibility', async () => {
    const table = await hosted();
    const alice = table.user('alice');
    for (const outcome of [
      await sub(alice, 'counter', 'define', { name: 'Spy', on: 'Blue Hand', visible: 'all' }),
      await sub(alice, 'modifier', 'add', { name: 'Spy', change: 'Dollars + 1' }),
      await alice.slash('table', 'score', { text: '(scorekeeper a (initial 0))' }, { subcommand: 'define' }),
      await sub(alice, 'piece', 'add', { prototype: 'coin', to: 'A1' }),
    ])
      expect(table.heard(outcome)).toMatch(/^private: .*(game master|can't be read|no )/i);
    expect(await counters(table, 'alice')).not.toContain('Spy');
  });
});
