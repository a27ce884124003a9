import { expect, test } from 'vitest';
import { systems } from '../../../src/engine/index.ts';
import { findModuleChanges } from '../../../src/engine/play/reload-reports.ts';
import { moduleFrom } from '../../support/modules/modules.ts';

/** Red alone knows a scorekeeper that counts what lies in Blue's hand. */
const HANDS = `
module: hands
title: Hands
sides: [{ name: Red }, { name: Blue }]
maps:
  - { name: $side$ Hand, private: $side$, each: side }
prototypes:
  coin: { symbol: C, Dollars: 7 }
counters:
  - { name: Wealth, on: $side$ Hand, each: side, match: "", sum: Dollars }
scorekeepers: |
  (scorekeeper ear (title "Ear") (known-to Red) (reveals "Blue Hand") (initial 0) (do (set |Blue Hand_Wealth|)))
`;

test('[S9] a reload report names no scorekeeper unknown to its reader', () => {
  const after = moduleFrom(HANDS);
  const open = { ...after, maps: after.maps.map(({ private: _, ...map }) => map) };
  const told = (before: typeof after): readonly unknown[] =>
    findModuleChanges(before, after, true, systems).told.map(({ tells, by, isUnknown }) => ({ tells, by, isUnknown }));
  const unnamed = { by: { knownTo: ['Red'] }, isUnknown: true };
  expect(told(open)).toEqual([
    { tells: 'ranks', ...unnamed },
    { tells: 'scores', ...unnamed },
  ]);
  const named = { by: { name: 'Ear' }, isUnknown: undefined };
  const { scorekeepers: _, ...without } = open;
  expect(told(without)).toEqual([
    { tells: 'ranks', ...named },
    { tells: 'scores', ...named },
  ]);
  expect(told(after)).toEqual([]);
});
