import { expect, it } from 'vitest';
import { disclosureQueries } from '../../src/view/disclosures.ts';
import { removeMarkdown } from '../../src/view/text/text.ts';
import { View } from '../../src/view/view.ts';
import { channelViewer } from '../../src/view/viewer.ts';
import { moduleFrom } from '../support/modules/modules.ts';
import { newPlay, played, startOf } from '../support/table.ts';
import { en } from '../support/words.ts';

/** Three sides, of whose hands the counters tell everyone something. */
const HANDS = (counters: string): string => `
module: hands
title: Hands
sides: [{ name: Red }, { name: Blue }, { name: Red Guard }]
maps:
  - { name: Field, boards: [{ name: Field, grid: { kind: square, columns: 2, rows: 2, numbering: A1 } }] }
  - { name: $side$ Hand, private: $side$, each: side }
prototypes: { page: { Strength: 1 } }
counters:
${counters}
`;

const EACH = '  - { name: Pages, on: $side$ Hand, each: side, visible: all }';
const some = (...sides: readonly string[]): string =>
  sides.map((side) => `  - { name: Pages, on: ${side} Hand, visible: all }`).join('\n');

const toldBy = (counters: string): readonly string[] => {
  const game = newPlay();
  played(game, startOf(moduleFrom(HANDS(counters))));
  const all = new View(game.table, channelViewer).of(disclosureQueries).all();
  return en.disclosures.disclosuresText(all).lines.slice(1).map(removeMarkdown);
};

const told = (side: string): string =>
  `- The counter Pages (${side} Hand) tells everyone something about the contents of ${side} Hand.`;

it('[D2] information revealed to all sides is stated once', () => {
  expect(toldBy(EACH)).toEqual([`${told('Red')} The same goes for every other side.`]);
});

it('[D2] information revealed to some sides is stated for each', () => {
  expect(toldBy(some('Red', 'Red Guard'))).toEqual([told('Red'), told('Red Guard')]);
  expect(toldBy(`${some('Blue', 'Blue').replace('Pages', 'Squires')}\n${some('Red')}`)).toHaveLength(3);
});
