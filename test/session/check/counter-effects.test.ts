import { expect, test } from 'vitest';
import { readModule } from '../../../src/session/module/read.ts';
import { en } from '../../support/words.ts';

const text = (effect: string): string => `
module: watch
title: Watch
sides: [{ name: Red }, { name: Blue }]
maps: [{ name: West }]
prototypes: { man: { Worth: 1 } }
properties: { Rich: natural }
counters: [{ name: N, on: West }]
effects:
  - { name: Pay, ${effect}, does: [{ set: Rich, of: game, to: 1 }] }
`;

const faults = (effect: string): readonly string[] => {
  const read = readModule(text(effect));
  return read.ok ? [] : read.faults.map(en.moduleFaults.faultText);
};

test('[C87] an effect on a property that counters change is refused with a remedy', () => {
  expect(faults('when: changed, property: West_N')).toEqual([
    'line 10, column 43, effects[0].property: "West_N" is a counter, and `changed` is for properties of pieces; expected: when: becomes-true with a match such as "$West_N$ > 0"',
  ]);
  expect(faults('when: changed, property: Worth')).toEqual([]);
  expect(faults('when: becomes-true, match: "$West_N$ > 0"')).toEqual([]);
});
