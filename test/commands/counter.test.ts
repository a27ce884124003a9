import { describe, expect, test } from 'vitest';
import { removeMarkdown } from '../../src/view/text/text.ts';
import type { User } from '../support/discord/user.ts';
import { freeBazaar } from '../support/games/free-bazaar.ts';
import { moduleFrom } from '../support/modules/modules.ts';
import { begun, controls, shown, sitDown, started, sub, type Table, words } from './table.ts';

/** Red's hand holds money, the pile has a 20 on top; what is counted of the hand is Red's own, but for its size. */
const PURSES = `
module: purses
title: Purses
sides: [{ name: Red }, { name: Blue }]
rules: { pieces: anyone, changes: owner }
maps:
  - name: Field
    occupied: stack
    boards: [{ name: Field, grid: { kind: square, columns: 4, rows: 4, numbering: A1 } }]
  - { name: $side$ Hand, private: $side$, each: side }
prototypes:
  coin: { Type: [Money], Dollars: 1 }
  bill: { Type: [Money, Paper], Dollars: 20 }
  lamp: { mask: true }
decks:
  - { name: Pile, at: Field A4, shuffled: false, discards: Heap, pieces: [{ prototype: coin, count: 3 }, { prototype: bill }] }
  - { name: Heap, at: Field D4, faceDown: never }
counters:
  - { name: Wealth, on: $side$ Hand, each: side, sum: Dollars, report: "$counterName$: $oldValue$ -> $newValue$ for $playerName$" }
  - { name: Cards, on: $side$ Hand, each: side, visible: all, report: "$counterName$ of $mapName$: $newValue$, worth $Red Hand_Wealth$." }
  - { name: Lamps, on: Field, match: PieceName = lamp, visible: all, report: "$newValue$ lamps", refresh: { text: Count again, icon: "*" } }
  - { name: Money, on: Heap, sum: Dollars, description: What lies there }
setup:
  - { at: Red Hand, side: Red, pieces: [{ prototype: coin, count: 5 }] }
  - { at: Field A1, side: Red, pieces: [{ prototype: lamp, name: lamp }] }
`;

/** A table of Purses: alice plays Red, bob Blue; carol has no seat. */
const purses = async (): Promise<Table> => {
  const one = await sitDown({ modules: [moduleFrom(PURSES)] });
  await begun(one, 'purses');
  return one;
};

const heard = async (one: Table, who: string, command: string, subcommand: string, values = {}): Promise<string> =>
  removeMarkdown(one.heard(await sub(one.user(who), command, subcommand, values)));

const counters = (one: Table, who: string, name?: string): Promise<string> =>
  heard(one, who, 'counter', 'show', name === undefined ? {} : { name });

/** What somebody got in direct messages. */
const got = (one: Table, who: string): string =>
  removeMarkdown(
    one
      .user(who)
      .messages('dm')
      .map((message) => words(message, one))
      .join('\n'),
  );

const posted = (one: Table): string => removeMarkdown(one.posted().join('\n'));

const offered = async (who: User): Promise<readonly string[]> =>
  (await who.complete('table', 'counter', { name: '' }, 'name', { subcommand: 'show' })).map(({ name }) => name);

describe('the visibility of a counter', () => {
  test('[C65] only the owning side sees a counter in a private window', async () => {
    const one = await purses();
    expect(await counters(one, 'alice')).toContain('Red Hand\n- Wealth: 5\n- Cards: 5');
    expect(await counters(one, 'bob')).toContain('Blue Hand\n- Wealth: 0\n');
    for (const who of ['bob', 'carol']) expect(await counters(one, who)).not.toContain('Wealth: 5');
  });

  test('[C66] a counter can show everyone a number without showing the pieces', async () => {
    const one = await purses();
    expect(await counters(one, 'carol')).toBe(
      'private: Red Hand\n- Cards: 5\nBlue Hand\n- Cards: 0\nField\n- Lamps: 1\nHeap\n- Money: 0\n[Show everyone] [* Count again]',
    );
    expect(await heard(one, 'bob', 'piece', 'list')).not.toContain('coin');
  });

  test('[C67] everyone sees a counter on a public map, covered pieces included', async () => {
    const one = await purses();
    await sub(one.user('alice'), 'piece', 'hide', { piece: 'A1' });
    expect(await counters(one, 'bob', 'Lamps')).toContain('Field, Lamps: 1\n');
    const file = { name: 'purses.yaml', text: PURSES };
    const checked = await heard(one, 'carol', 'module', 'check', { file });
    expect(checked).toContain('- The counter Cards (Red Hand) tells everyone something about the contents of Red Hand');
    expect(checked).toContain(
      '- The counter Lamps (Field) tells everyone something about the contents of Pile and covered pieces of the kind lamp',
    );
    expect(checked).not.toContain('Wealth');
  });

  test('[C68] for other players a private counter does not exist', async () => {
    const one = await purses();
    const bob = one.user('bob');
    expect(await counters(one, 'bob', 'Red Hand_Wealth')).toBe(
      (await counters(one, 'bob', 'Red Hand_Wxalth')).replace('Wxalth', 'Wealth'),
    );
    expect(await offered(bob)).toEqual([
      'Wealth (Blue Hand)',
      'Cards (Red Hand)',
      'Cards (Blue Hand)',
      'Lamps (Field)',
      'Money (Heap)',
    ]);
    expect(await offered(one.user('alice'))).toContain('Wealth (Red Hand)');
    expect(await heard(one, 'bob', 'counter', 'list')).not.toMatch(/Red Hand\n- Wealth/);
    const set = (property: string) => heard(one, 'bob', 'piece', 'set', { piece: 'A1', property, value: '9' });
    expect(await set('Red Hand_Wealth')).toBe((await set('Red Hand_Wxalth')).replace('Wxalth', 'Wealth'));
    expect(await set('Blue Hand_Wealth')).toContain('so only a game master can do that');
  });

  test('[C69] [C71] counter messages have each reader’s values; private reports go to viewers', async () => {
    const one = await purses();
    const answer = await heard(one, 'alice', 'deck', 'draw', { deck: 'Pile' });
    await one.discord.settled();
    expect(answer).toContain('Wealth: 5 -> 25 for @alice');
    expect(answer).toContain('Cards of Red Hand: 6, worth 25.');
    expect(posted(one)).toContain('Cards of Red Hand: 6, worth .');
    expect(posted(one)).not.toMatch(/Wealth|worth 2/);
    expect(got(one, 'bob')).not.toMatch(/Wealth|worth 2/);
  });

  test('[C71] another’s act changes a private counter by direct message only', async () => {
    const one = await purses();
    await sub(one.user('bob'), 'deck', 'deal', { deck: 'Pile', count: 1 });
    await one.discord.settled();
    expect(got(one, 'alice')).toContain('Wealth: 5 -> 25 for @bob');
    expect(posted(one)).not.toContain('Wealth');
    expect(await heard(one, 'carol', 'game', 'log')).not.toContain('Wealth');
    expect(await heard(one, 'alice', 'game', 'export')).not.toContain('Blue Hand_Wealth');
  });

  test('[C70] counters change at once when a player changes sides', async () => {
    const one = await sitDown({ modules: [moduleFrom(PURSES)] });
    const seats = await started(one, 'purses');
    await one.user('alice').press(seats, 'Play Red');
    await one.user('bob').press(seats, 'Play Blue');
    await one.user('alice').press(seats, 'Begin');
    await sub(one.user('bob'), 'game', 'leave');
    expect(await counters(one, 'bob')).not.toContain('Blue Hand\n- Wealth');
    expect(await counters(one, 'carol')).not.toContain('Wealth');
    await sub(one.user('carol'), 'game', 'join', { side: 'Blue' });
    expect(await counters(one, 'carol')).toContain('Blue Hand\n- Wealth: 0');
  });
});

describe('/counter', () => {
  test('[C80] /counter and /deck show sum up an open pile without covered cards', async () => {
    const one = await purses();
    await sub(one.user('alice'), 'deck', 'draw', { deck: 'Pile', count: 2 });
    for (const _ of [1, 2]) await sub(one.user('alice'), 'hand', 'discard', { piece: 'coin', to: 'Heap' });
    await sub(one.user('alice'), 'hand', 'discard', { piece: 'bill', to: 'Heap' });
    const shownTo = await heard(one, 'carol', 'deck', 'show', { deck: 'Heap' });
    expect(shownTo).toContain('1 × bill and 2 × coin\nBy type: 3 × Money and 1 × Paper\nMoney: 22\nOn top: bill');
    expect(await heard(one, 'carol', 'deck', 'show', { deck: 'Pile' })).not.toMatch(/By type|coin/);
  });

  test('/counter list describes each counter', async () => {
    const one = await purses();
    expect(await heard(one, 'alice', 'counter', 'list')).toContain(
      '- Wealth: 5. Counts the total of Dollars.\n- Cards: 5. Counts pieces, visible to everyone.\n',
    );
    expect(await counters(one, 'alice', 'red hand_wealth')).toContain(
      'private: Red Hand, Wealth: 5\nCounts the total of Dollars.',
    );
    expect(await counters(one, 'alice', 'Cards')).toContain("There's no counter Cards here.");
  });

  test('/counter list shows the match and sum of each counter', async () => {
    const text = PURSES.replace('on: Heap, sum: Dollars', 'on: Heap, match: Type = Money, sum: Dollars').replace(
      'match: PieceName = lamp, visible: all',
      'match: PieceName = lamp, decks: false, reveals: [lamp]',
    );
    const one = await sitDown({ modules: [moduleFrom(text)] });
    await begun(one, 'purses');
    const list = await heard(one, 'carol', 'counter', 'list', { author: true });
    expect(list).toContain('- Lamps: 1. Counts pieces that match PieceName = lamp, not in decks.\n');
    expect(list).toContain('- Money: 0. Counts the total of Dollars of pieces that match Type = Money.\n');
  });

  test('the log has every counter report in full, newest first', async () => {
    const long = 'x'.repeat(250);
    const report = `Heap, report: "${long}. Now $newValue$."`;
    const text = PURSES.replace('coin, count: 5', 'coin, count: 20').replace('Heap, sum: Dollars', report);
    const one = await sitDown({ modules: [moduleFrom(text)] });
    await begun(one, 'purses');
    for (let spent = 0; spent < 20; spent += 1)
      await sub(one.user('alice'), 'hand', 'discard', { piece: 'coin', to: 'Heap' });
    const pages: string[] = [];
    for (const page of [1, 2, 3]) pages.push(await heard(one, 'bob', 'game', 'log', { page }));
    expect(pages[0]).toContain('Log, page 1 of 3\n');
    expect(pages[0]).toMatch(/Now 20\.\n\[Earlier\]$/);
    for (let spent = 1; spent <= 20; spent += 1) expect(pages.join('\n')).toContain(`worth . ${long}. Now ${spent}.\n`);
  });

  test('/counter omits the private counters of sides that do not play', async () => {
    const one = await sitDown({ modules: [moduleFrom(PURSES.replace('rules:', 'seats: { least: 1 }\nrules:'))] });
    const seats = await started(one, 'purses');
    await one.user('alice').press(seats, 'Play Red');
    await one.user('alice').press(seats, 'Begin');
    expect(await heard(one, 'alice', 'counter', 'list')).toMatch(/Red Hand\n- Wealth: 5/);
    for (const who of ['alice', 'carol']) expect(await heard(one, who, 'counter', 'list')).not.toContain('Blue');
    expect(await offered(one.user('carol'))).toEqual(['Cards (Red Hand)', 'Lamps (Field)', 'Money (Heap)']);
  });

  test('/counter show with Show everyone posts only public knowledge', async () => {
    const one = await purses();
    const all = shown(await sub(one.user('alice'), 'counter', 'show'));
    const public_ = removeMarkdown(one.heard(await one.user('alice').press(all, 'Show everyone')));
    expect(public_).toMatch(/^public: Red Hand\n- Cards: 5/);
    expect(public_).not.toContain('Wealth');
    const own = shown(await sub(one.user('alice'), 'counter', 'show', { name: 'Red Hand_Wealth' }));
    expect(controls(own)).not.toContain('Show everyone');
  });

  test('in hidden games only a game master defines and removes counters', async () => {
    const one = await purses();
    for (const [subcommand, values] of [
      ['define', { name: 'X', on: 'Field' }],
      ['remove', { name: 'Field_Lamps' }],
    ] as const)
      expect(await heard(one, 'alice', 'counter', subcommand, values)).toContain(
        'private: This game hides things, so only a game master can do that',
      );
  });

  test('[C85] [C86] /counter defines, removes and refreshes in open games', async () => {
    const text = PURSES.replace(/ {2}- \{ name: \$side\$ Hand, private.*\n/, '  - { name: $side$ Hand, each: side }\n')
      .replace('changes: owner', 'changes: host')
      .replace('lamp: { mask: true }', 'lamp: {}')
      .replace('shuffled: false', 'shuffled: false, faceDown: never')
      .replace('prototypes:', 'properties: { Type: list }\nprototypes:');
    const one = await sitDown({ modules: [moduleFrom(text)] });
    await begun(one, 'purses');
    const define = (values: object) =>
      heard(one, 'alice', 'counter', 'define', { name: 'Rich', on: 'red hand', ...values });
    expect(await define({ match: 'Dollars > = 1' })).toContain(
      "private: There's a mistake in that match condition at character 11.",
    );
    expect(await define({ on: 'Nowhere' })).toContain("private: There's no map, board, zone or deck called Nowhere.");
    expect(await define({ name: 'a$b' })).toContain("private: A counter's name");
    expect(await define({ match: 'playerSide = Red' })).toContain("private: playerSide depends on who's looking");
    // A name that nothing has would count 0 forever.
    expect(await define({ sum: 'Dolars' })).toBe("private: There's no property Dolars here. Did you mean Dollars?");
    expect(await define({ sum: 'Dollars*2' })).toContain('Put a formula in braces');
    expect(await define({ match: 'Tipe = Cosmic' })).toContain('Did you mean Type?');
    expect(await define({ name: 'Double', sum: '{Dollars * 2}' })).toContain(
      'public: @alice adds the counter Double (Red Hand): 10.',
    );
    expect(await counters(one, 'alice', 'Money')).toContain('What lies there');
    await define({ name: 'Purse', description: 'What is left to spend.' });
    expect(await heard(one, 'bob', 'counter', 'show', { name: 'Purse (Red Hand)' })).toContain(
      'What is left to spend.',
    );
    expect(await define({ match: 'Dollars >= 1', report: '$counterName$ $newValue$' })).toContain(
      'public: @alice adds the counter Rich (Red Hand): 5.',
    );
    expect(await define({})).toContain("private: There's already a counter called Rich (Red Hand).");
    expect(await heard(one, 'bob', 'counter', 'define', { name: 'X', on: 'Field' })).toContain(
      'private: Only the host can do that',
    );
    expect(await heard(one, 'alice', 'counter', 'refresh')).toContain(
      'public: @alice counts everything again: all counters were right.',
    );
    expect(await heard(one, 'alice', 'deck', 'draw', { deck: 'Pile', to: 'Red Hand' })).toContain('Rich 6');
    expect(await heard(one, 'alice', 'counter', 'remove', { name: 'Rich' })).toContain(
      'public: @alice removes the Rich (Red Hand) counter.',
    );
    await heard(one, 'alice', 'counter', 'define', {
      name: 'Rare',
      on: 'Field',
      match: 'Type = Cosmic',
      report: '$newValue$ rare',
    });
    expect(
      await heard(one, 'alice', 'piece', 'set', { piece: 'A1', property: 'Type', value: 'Money, Cosmic' }),
    ).toContain('1 rare');
    expect(await heard(one, 'alice', 'counter', 'remove', { name: 'Lamps' })).toContain(
      'private: Lamps (Field) belongs to the module.',
    );
  });

  test('/counter finds a counter by place and name, or by unique name', async () => {
    const one = await purses();
    expect(await counters(one, 'alice', 'wealth')).toContain('Wealth: 5');
    expect(await counters(one, 'alice', 'red hand_cards')).toContain('Cards: 5');
    expect(await counters(one, 'alice', 'Cards (Blue Hand)')).toContain('Cards: 0');
    expect(await counters(one, 'alice', 'Cards')).toContain("private: There's no counter Cards here.");
  });

  test('counter names have 50 characters at most and need a letter', async () => {
    const one = await sitDown({
      modules: [
        moduleFrom(
          PURSES.replace('changes: owner', 'changes: host')
            .replace(/ {2}- \{ name: \$side\$ Hand, private.*\n/, '  - { name: $side$ Hand, each: side }\n')
            .replace('lamp: { mask: true }', 'lamp: {}')
            .replace('shuffled: false', 'shuffled: false, faceDown: never'),
        ),
      ],
    });
    await begun(one, 'purses');
    const define = (values: object) => heard(one, 'alice', 'counter', 'define', { on: 'field', ...values });
    expect(await define({ name: 'x'.repeat(51) })).toContain('private: That command has just changed');
    expect(await define({ name: '!!' })).toContain("private: A counter's name can have up to 50 characters");
    expect(await define({ name: 'x'.repeat(50) })).toContain(`adds the counter ${'x'.repeat(50)} (Field): 5.`);
    expect(await define({ name: 'Loose', decks: false, sum: ' ', report: ' ', visible: 'all' })).toContain(
      'adds the counter Loose (Field): 1.',
    );
    expect(await define({ name: 'Worth: all', sum: ' Dollars ' })).toContain(
      'adds the counter Worth: all (Field): 23.',
    );
    const shownAlone = shown(await sub(one.user('alice'), 'counter', 'show', { name: 'Worth: all' }));
    expect(
      removeMarkdown(
        one.heard(await one.user('bob').slash('table', 'counter', { name: 'Worth: all' }, { subcommand: 'show' })),
      ),
    ).toContain('23');
    expect(removeMarkdown(one.heard(await one.user('alice').press(shownAlone, 'Show everyone')))).toMatch(
      /^public: [\s\S]*Worth: all: 23/,
    );
  });

  test('[C78] the module’s recount button is below boards and /counter show', async () => {
    const one = await purses();
    expect(controls(shown(await one.user('bob').slash('table', 'board', {})))).toContain('* Count again');
    const all = shown(await sub(one.user('alice'), 'counter', 'show'));
    expect(removeMarkdown(one.heard(await one.user('alice').press(all, '* Count again')))).toContain(
      'public: @alice counts everything again: all counters were right.',
    );
    expect(await heard(one, 'carol', 'counter', 'refresh')).toContain("private: You aren't playing in this game.");
    expect(await counters(one, 'alice', 'Lamps')).toContain('[* Count again]');
    for (const name of ['Money', 'Cards', 'nothing'])
      expect(await counters(one, 'alice', name)).not.toContain('Count again');
  });
});

test('in bazaar only the owner learns of a drawn 20', async () => {
  const one = await sitDown({ modules: [await freeBazaar()] });
  await begun(one, 'bazaar');
  let wealth = 13;
  for (let drawn = 0; drawn < 80; drawn += 1) {
    const answer = await heard(one, 'alice', 'deck', 'draw', { deck: 'Caravan' });
    const [, after, before] = /Wealth\\?: (\d+) \\?\(before\\?: (\d+)\\?\)\./.exec(answer) ?? [];
    if (before !== undefined) expect(Number(before)).toBe(wealth);
    wealth = after === undefined ? wealth : Number(after);
    if (Number(after) - Number(before) === 20) break;
  }
  expect(wealth).toBeGreaterThanOrEqual(33);
  expect(await counters(one, 'alice')).toContain(`- Wealth: ${wealth}\n`);
  await one.discord.settled();
  const [, played = ''] = posted(one).split('starts the game');
  expect(played).toContain('draws 1 card');
  expect(played).not.toMatch(/Wealth|Dollars/);
  expect(got(one, 'bob').match(/Wealth.*/g)).toEqual(['Wealth: 13']);
  expect(one.rig().faults).toEqual([]);
});
