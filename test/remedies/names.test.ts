import { describe, expect, test } from 'vitest';
import { removeMarkdown } from '../../src/view/text/text.ts';
import { moduleFrom } from '../support/modules/modules.ts';
import { Play } from './play.ts';
import { faultsOf } from './pool.ts';

/** Every name has signs that format messages. */
const SIGNS = (isHidden: boolean): string => `
module: signs
title: "Signs [1]"
sides: [{ name: Red-1 }, { name: "Blue*" }]
rules: { turns: free, captures: manual, changes: host }
properties: { Worth_x: natural }
maps:
  - name: Land_A
    occupied: stack
    boards:
      - name: Land_A
        grid: { kind: square, columns: 4, rows: 3, numbering: "1.1" }
        zones: [{ name: "North (old)", cells: ["1.1", "2.1"] }]
  - { name: Side~Box }
${isHidden ? '  - { name: Hand_1, private: Red-1 }\n' : ''}
prototypes:
  pawn: { unit: true, layers: [full_up, half_up], Worth_x: 1 }
  "Ace*": { symbol: A }
decks:
  - { name: Heap_x, at: Land_A 4.2, faceDown: never }
  - { name: "Pile #1", at: Land_A 4.3, faceDown: never, pick: true, pieces: [{ prototype: "Ace*", count: 3 }] }
counters: [{ name: Gold_x, on: Land_A }]
setup:
  - { at: Land_A 1.1, side: Red-1, pieces: [{ prototype: pawn, name: Pawn_1, count: 2 }] }
  - { at: Land_A 2.1, side: Red-1, pieces: [{ prototype: pawn, name: Pawn_1 }] }
  - { at: Side~Box, side: Red-1, pieces: [{ prototype: pawn, name: Pawn_1 }] }
${isHidden ? '  - { at: Hand_1, side: Red-1, pieces: [{ prototype: "Ace*" }, { prototype: pawn, name: Pawn_1 }] }\n' : ''}
`;

const BEFORE = ['alice /army form at:1.1 name:First_*', 'alice /modifier add name:Rain_y change:Worth_x + 1'];

const scene = async (isHidden: boolean, lines: readonly string[] = isHidden ? [] : BEFORE): Promise<Play> => {
  const play = await Play.begin({ modules: [moduleFrom(SIGNS(isHidden))] });
  for (const line of [
    'alice /game start module:signs',
    'alice [Play Red-1]',
    'bob [Play Blue*]',
    'alice [Begin]',
    ...lines,
  ])
    expect((await play.do(line)).refused, line).toBeUndefined();
  return play;
};

/** A name as it stands in a message, signs before its own signs. */
const inMessage = (name: string): RegExp =>
  new RegExp([...name].map((letter) => `\\\\?${letter.replace(/[^\w\s]/g, '\\$&')}`).join(''));

const UNKNOWN = /There is no |can be several|Nothing that you can see/;

/** What is called so, where it is shown, and where that can be typed. */
const NAMES: readonly (readonly [what: string, name: string, shown: string, typed: string, hides?: 'hides'])[] = [
  ['a piece at a cell', 'Pawn_1 2.1', 'alice /piece list', 'alice /piece show piece:§'],
  ['a piece on a map', 'Pawn_1 Side~Box', 'alice /piece list', 'alice /piece show piece:§'],
  ['an army', 'First_*', 'alice /army list', 'alice /army show army:§'],
  ['an army that moves', 'First_*', 'alice /army list', 'alice /move piece:§ to:3.1'],
  ['a side', 'Red-1', 'alice /game seats', 'alice /piece list side:§'],
  ['a cell', '1.1', 'alice /piece list', 'alice /piece list name:§'],
  ['a cell to go to', '1.1', 'alice /piece list', 'alice /move piece:2.1 to:§'],
  ['a map to go to', 'Side~Box', 'alice /piece list', 'alice /move piece:2.1 to:§'],
  ['a map that is shown', 'Land_A', 'alice /board', 'alice /board map:§'],
  ['a cell around which it is shown', '1.1', 'alice /piece list', 'alice /board around:§'],
  [
    'a zone',
    'North (old)',
    'alice /modifier explain subject:North (old) property:Worth_x',
    'alice /counter define name:New on:§',
  ],
  [
    'a zone that is explained',
    'North (old)',
    'alice /modifier explain subject:North (old) property:Worth_x',
    'alice /modifier explain subject:§ property:Worth_x',
  ],
  ['a deck of several', 'Heap_x', 'alice /deck show', 'alice /deck show deck:§'],
  ['a deck', 'Pile #1', 'alice /deck list', 'alice /deck show deck:§'],
  ['a card in a deck', 'Ace*', 'alice /deck show deck:Pile #1', 'alice /deck draw deck:Pile #1 piece:§ to:1.1'],
  ['a card', 'Ace*', 'alice /hand show', 'alice /hand discard piece:§ to:Pile #1', 'hides'],
  ['a counter', 'Gold_x', 'alice /counter list', 'alice /counter show name:§'],
  ['a modifier', 'Rain_y', 'alice /modifier list author:true', 'alice /modifier remove name:§'],
  ['a kind of piece', 'Ace*', 'alice /piece add prototype:Acee to:3.3', 'alice /piece add prototype:§ to:3.3'],
  ['a layer', 'half_up', 'alice /piece flip piece:2.1 layer:half_upp', 'alice /piece flip piece:2.1 layer:§'],
  ['a game', 'Signs [1]', 'alice /game status', 'alice /game status game:§'],
  ['a module', 'Signs [1]', 'alice /game status', 'alice /game rules module:§'],
];

describe('[D16] a name works as displayed and as raw text', () => {
  test('every name works as input, as displayed and as raw text', async () => {
    const faults = await faultsOf(NAMES, async ([what, name, shown, typed, hides]) => {
      const play = await scene(hides === 'hides');
      const { text: message } = await play.do(shown);
      const [raw = ''] = inMessage(name).exec(message) ?? [];
      expect(removeMarkdown(raw), `${what}: ${message}`).toBe(name);
      expect(raw, `${what}: its signs format nothing`).not.toBe(name);
      for (const form of [name, raw]) {
        const own = form === name ? play : await scene(hides === 'hides');
        const { text, refused } = await own.do(typed.replace('§', () => form));
        expect(refused?.refusal.code, `${what}: ${text}`).toBeUndefined();
        expect(text, `${what}: ${form}`).not.toMatch(UNKNOWN);
      }
    });
    expect(faults).toEqual([]);
  });

  test('every piece named in a sentence can be typed', async () => {
    const play = await scene(false, []);
    const { text } = await play.do('alice /piece show piece:Pawn_1');
    const [, all = ''] = /could be several pieces: (.*)\. Choose one/.exec(text) ?? [];
    const names = all.split(/, | or /);
    expect(names).toHaveLength(3);
    for (const name of names) {
      for (const form of [name, removeMarkdown(name)])
        expect((await play.do(`alice /piece show piece:${form.replaceAll('`', '')}`)).text).not.toMatch(UNKNOWN);
    }
  });
});

describe('[D16] numbers of a list', () => {
  test('a range of card numbers works for named cards', async () => {
    const play = await scene(true);
    expect((await play.do('alice /hand discard piece:1-2 to:Pile #1')).text).toContain('Pile');
    expect((await play.do('alice /deck show deck:Pile #1')).text).toMatch(/Pawn/);
  });

  test.each([
    ['an army', ['alice /army form at:1.1'], '1-2'],
    ['a cell', [], '1-2'],
    ['several', [], '1,2'],
  ])('unit numbers without %s are refused with a remedy', async (_, before, numbers) => {
    const play = await scene(false, before);
    const { text } = await play.do(`alice /move piece:${numbers} to:2.1`);
    const [, said = ''] = /`(piece:[^`]*)`/.exec(text) ?? [];
    expect(said).toContain(`units:${numbers}`);
    const moved = await play.do(`alice /move ${said} to:2.1`);
    expect(moved.refused?.refusal.code, moved.text).toBeUndefined();
    expect(moved.text).not.toMatch(UNKNOWN);
  });
});
