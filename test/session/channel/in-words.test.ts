import { expect, it } from 'vitest';
import type { Operation } from '../../../src/table/index.ts';
import { moduleFrom } from '../../support/modules/modules.ts';
import { type Transcript, transcriptOf } from '../../support/play/transcript.ts';

/** What happens, as players would say it. */

const ALL = ['Red', 'Blue', 'Green'];

/** All choose at once: one act with a sentence for its player, one without, and the end of the game. */
const GATHERING = `
module: gathering
title: Gathering
sides: [{ name: Red }, { name: Blue }, { name: Green }]
rules: { sides: players }
texts: { de: { sentences: { You nod at $whom$.: Du nickst $whom$ zu. } } }
values: { Over: 0, Nods: 0 }
untold: [Over, Nods]
properties: { Over: natural, Nods: natural }
maps: [{ name: Table, boards: [] }]
prototypes: { coin: {} }
turn:
  phases:
    - { name: Meet, who: all, publishes: count, act: { Nod: any, Wink: any, Leave: any }, least: 1, most: 1 }
    - name: Part
      says: ""
      begin:
        - { when: Over = 1, lose: Green }
        - { when: Over = 2, lose: Red }
        - { when: Over = 2, lose: Green }
        - { when: Over > 0, win: all }
actions:
  - { name: Nod, choose: { whom: { side: SideName != $Actor$ } }, does: [{ set: Nods, of: game, to: Nods + 1 }], says: $Actor$ nods., chosen: You nod at $whom$. }
  - { name: Wink, choose: { whom: { side: SideName != $Actor$ } }, does: [{ set: Nods, of: game, to: Nods + 1 }], says: $Actor$ winks. }
  - { name: Leave, does: [{ set: Over, of: game, to: Over + 1 }], says: $Actor$ leaves. }
`;

/** Plays acts by name, each by the next side. */
const gathered = (...names: readonly string[]): Promise<Transcript> => {
  const left = [...names];
  return transcriptOf({
    module: moduleFrom(GATHERING),
    sides: ALL,
    most: names.length,
    choose: (acts) => {
      const name = left.shift();
      return acts.find((one: Operation) => one.kind === 'act' && one.action === name);
    },
  });
};

const blocks = ({ text }: Transcript, reader: string): readonly string[] =>
  text.split(/\n\n(?=\[)/).filter((block) => block.startsWith(`[${reader}]`));

it('[G45] a hidden choice addresses its player in the second person', async () => {
  const game = await gathered('Nod', 'Wink');
  expect(blocks(game, 'Red').at(-1)).toBe('[Red]\nYou nod at @Blue.');
  expect(blocks(game, 'Blue').at(-1)).toBe(
    '[Blue]\nYou choose **Red** for **Wink**, hidden until everyone has chosen.',
  );
  expect(game.text.match(/nod|Wink\*\*,/g)).toHaveLength(2);
});

it('[G46] an ending names each outcome and each player once', async () => {
  const one = await gathered('Leave', 'Nod', 'Wink');
  expect(one.isOver).toBe(true);
  expect(blocks(one, 'channel').at(-1)).toBe(
    '[channel]\n@Red leaves. @Blue nods. @Green winks.\n**Red** and **Blue** won.',
  );
  const two = await gathered('Leave', 'Leave', 'Nod');
  expect(blocks(two, 'channel').at(-1)).toBe('[channel]\n@Red leaves. @Blue leaves. @Green nods.\n**Blue** won.');
});

/** A shop where prices, limits and marks change. */
const FAIR = `
module: fair
title: Fair
sides: [{ name: Red }, { name: Blue }]
rules: { pieces: owner, captures: none, handLimit: 9 }
values: { Bought: 0 }
untold: [Bought]
properties: { Worth: natural, Mark: natural, Bought: natural }
maps:
  - { name: Table, boards: [{ name: Field, grid: { kind: square, columns: 3, rows: 1, numbering: A1 } }] }
  - { name: Heap, boards: [] }
  - { name: $side$ Hand, private: $side$, publishes: count, each: side }
prototypes: { coin: { Worth: 2 }, cake: {}, mug: {}, cart: {} }
turn: { ends: by-command, phases: [{ name: Trade, act: { Buy: any, Price: any, Draw up: any, Eat: any } }] }
modifiers: [{ name: Cart trade, on: cart, scope: game, of: limit, change: hand + 2 }]
actions:
  - name: Buy
    pay: { with: Prototype = coin, worth: Worth, least: 6, to: Heap }
    does:
      - { let: paid, be: "sum(payment, Worth)" }
      - { says: $Actor$ pays $paid$ by $payment$. }
    reveals: [Red Hand, Blue Hand]
  - { name: Draw up, does: [{ place: cart, to: B1 }] }
  - name: Eat
    does:
      - { ask: food, choose: { piece: Prototype = cake || Prototype = mug, on: Field }, text: Which one? }
      - { says: $Actor$ eats $food$. }
  - { name: Price, does: [{ set: Bought, of: game, to: 1 }] }
effects:
  - name: Marks
    when: becomes-true
    match: Bought = 1
    does: [{ each: { piece: Prototype != cart, on: Field }, set: Mark, of: it, to: 3 }]
setup:
  - { at: Red Hand, side: Red, pieces: [{ prototype: coin, count: 4 }] }
  - { at: A1, pieces: [{ prototype: cake }] }
  - { at: B1, pieces: [{ prototype: mug }] }
`;

/** Plays acts by name; a question has its first answer. */
const traded = (...names: readonly string[]): Promise<Transcript> => {
  const left = [...names];
  return transcriptOf({
    module: moduleFrom(FAIR),
    sides: ['Red', 'Blue'],
    most: names.length,
    choose: (acts) => {
      const name = left.shift();
      return acts.find((one: Operation) => one.kind === 'answer' || (one.kind === 'act' && one.action === name));
    },
  });
};

it('[G45] sentences of a module’s action report the answer to its question', async () => {
  const [asked, answered] = blocks(await traded('Eat', 'answer'), 'channel').slice(-2);
  expect(asked).toContain('@Red: Which one?');
  expect(answered).toMatch(/^\[channel\]\n\*\*Red\*\* eats (?:cake|mug)\.$/);
});

it('[G47] one event is one sentence with natural prices and numbers', async () => {
  const game = await traded('Buy', 'Draw up', 'Price');
  const [buy, cart, marks] = blocks(game, 'channel').slice(-3);
  expect(buy).toContain('**Red** pays 6 by 3 × coin.');
  expect(cart).toContain("**Cart trade** of **cart** now raises everyone's hand limit by 2.");
  expect(marks).toContain('**cake** and **mug** now have Mark 3.');
});
