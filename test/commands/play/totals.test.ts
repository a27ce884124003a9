import { describe, expect, test } from 'vitest';
import { removeMarkdown } from '../../../src/view/text/text.ts';
import { moduleFrom } from '../../support/modules/modules.ts';
import { shippedModule } from '../../support/modules/shipped.ts';
import { begun, controls, shown, sitDown, sub, type Table, words } from '../table.ts';

/** A player's own counters, as they come with the hand and on request. */

/** Red holds cards of two suits, listed out of order; a counter of the hand, one of a drawer, and one for all to see. */
const SUITS = `
module: suits
title: Suits
sides: [{ name: Red }, { name: Blue }]
turn: { ends: by-command }
rules: { pieces: anyone }
properties: { Suit: text, Points: natural }
maps:
  - name: Field
    boards: [{ name: Field, grid: { kind: square, columns: 2, rows: 2, numbering: A1 } }]
  - { name: $side$ Hand, private: $side$, each: side }
prototypes:
  2♣: { Suit: clubs, Points: 1 }
  10♣: { Suit: clubs, Points: 1 }
  J♦: { Suit: diamonds, Points: 5 }
decks:
  - { name: Pile, at: Field A2, shuffled: false, pieces: [{ prototype: J♦, count: 3 }] }
counters:
  - { each: side, name: Points, on: $side$ Hand, sum: Points, report: "Your hand is worth $newValue$." }
  - { each: side, name: Tens, on: $side$ Hand, match: PieceName = 10♣, report: "You hold $newValue$ tens." }
  - { each: side, name: Kings, on: $side$ Hand, match: PieceName = J♦ }
  - { each: side, name: Size, on: $side$ Hand, visible: all }
setup:
  - { at: Red Hand, side: Red, pieces: [{ prototype: J♦ }, { prototype: 10♣ }, { prototype: 2♣ }, { prototype: 10♣ }] }
`;

const suits = async (): Promise<Table> => {
  const one = await sitDown({ modules: [moduleFrom(SUITS)] });
  await begun(one, 'suits');
  await one.discord.settled();
  return one;
};

/** The direct messages that a person got. */
const directs = (one: Table, who: string): readonly string[] =>
  one
    .user(who)
    .messages('dm')
    .map((message) => removeMarkdown(words(message, one)));

const heard = async (one: Table, who: string, command: string, subcommand: string, values = {}): Promise<string> =>
  removeMarkdown(one.heard(await sub(one.user(who), command, subcommand, values)));

describe('[C91] a hand is sent with its totals', () => {
  test('in bazaar a hand’s totals are sent only to its owner', async () => {
    const one = await sitDown({ modules: [await shippedModule('bazaar')] });
    await begun(one, 'bazaar');
    await one.discord.settled();
    expect(directs(one, 'bob').join()).toContain('Your hand (5): 1 Dollar ×3, 5 Dollars ×2\nWealth: 13\n');
    expect(directs(one, 'bob').join()).not.toContain('Red Hand');
    expect(removeMarkdown(one.posted().join('\n'))).not.toContain('Wealth');
  });

  test('a sent hand is listed by suit, each name once', async () => {
    expect(await heard(await suits(), 'alice', 'hand', 'show')).toContain(
      'Your hand (4): 2♣ 10♣ ×2 · J♦\nPoints: 8, Tens: 2\n',
    );
  });

  test('a sent hand omits a number that its message reports anyway', async () => {
    const drawn = await heard(await suits(), 'alice', 'deck', 'draw', { deck: 'Pile' });
    expect(drawn).toContain('Your hand is worth 13.\nYour hand (5): 2♣ 10♣ ×2 · J♦ ×2\nTens: 2');
  });

  test('the card numbers of a sent hand keep working', async () => {
    const one = await suits();
    expect(await heard(one, 'alice', 'hand', 'play', { piece: '2', to: 'A1' })).toContain('10♣');
    expect(await heard(one, 'alice', 'hand', 'show')).toContain('Your hand (3): 2♣ 10♣ · J♦\nPoints: 7, Tens: 1');
  });
});

test('[C92] a given card arrives with report and hand in one message', async () => {
  const one = await sitDown({ settings: { posts: 'turn' }, modules: [moduleFrom(SUITS)] });
  await begun(one, 'suits');
  await one.discord.settled();
  const before = directs(one, 'bob').length;
  for (const piece of ['1', '10♣']) await sub(one.user('alice'), 'hand', 'give', { piece, side: 'Blue' });
  await one.discord.settled();
  expect(directs(one, 'bob')).toHaveLength(before);
  await sub(one.user('alice'), 'turn', 'end');
  await one.discord.settled();
  expect(directs(one, 'bob')).toHaveLength(before + 1);
  expect(directs(one, 'bob').at(-1)).toContain('Your hand is worth 6.\nYou hold 1 tens.\nYour hand (2): 10♣ · J♦\n');
});

describe('[C93] /counter show sends a player their own totals', () => {
  const send = 'Send to my DMs';

  test('/counter show sends totals by direct message, unnoticed by others', async () => {
    const one = await suits();
    const before = [directs(one, 'alice').length, directs(one, 'bob').length, one.posted().length];
    const asked = shown(await sub(one.user('alice'), 'counter', 'show'));
    expect(one.heard(await one.user('alice').press(asked, send))).toBe('private: I sent you a direct message.');
    expect(directs(one, 'alice').slice(before[0])).toEqual([
      expect.stringMatching(/^-# Suits in <#\d+>\nRed Hand\n- Points: 8\n- Tens: 2\n- Kings: 1$/),
    ]);
    expect([directs(one, 'bob').length, one.posted().length]).toEqual(before.slice(1));
  });

  test('/counter show explains that a player’s direct messages are closed', async () => {
    const one = await suits();
    one.discord.world.closeDirect('alice');
    const asked = shown(await sub(one.user('alice'), 'counter', 'show'));
    expect(one.heard(await one.user('alice').press(asked, send))).toBe(
      "private: I can't send you direct messages: you don't accept them. Allow them in the privacy settings of this server, or use `/counter show` here.",
    );
    one.discord.world.closeDirect('alice', false);
    expect(one.heard(await one.user('alice').press(asked, send))).toContain('I sent you');
  });

  test('/counter show has no send button without own totals', async () => {
    const one = await suits();
    expect(controls(shown(await sub(one.user('carol'), 'counter', 'show')))).toEqual(['Show everyone']);
    expect(controls(shown(await sub(one.user('alice'), 'counter', 'show', { name: 'Size (Red Hand)' })))).not.toContain(
      send,
    );
  });
});

test('[C91] in German whist the hand message ends with the number of trumps', async () => {
  const one = await sitDown({ modules: [await shippedModule('german-whist')] });
  await begun(one, 'german-whist');
  const open = await heard(one, 'alice', 'piece', 'list', { name: 'Open card' });
  const [, trumps = '?'] = /([♣♦♥♠])\W* Open card/.exec(open) ?? [];
  for (const who of ['alice', 'bob']) {
    const [, hand = '', totals] = /hand \(13\): (.*)\n(.*)/.exec(await heard(one, who, 'hand', 'show')) ?? [];
    const held = hand.split(trumps).length - 1;
    expect(hand).toMatch(/[♣♦♥♠]/);
    // One hand in 80 has no trump, and a number of 0 is left out.
    if (held > 0) expect(totals).toBe(`Trumps: ${held}`);
    else expect(totals).not.toContain('Trumps');
  }
});
