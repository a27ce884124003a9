import { expect, test } from 'vitest';
import { readModule } from '../../../src/session/module/read.ts';
import { moduleFrom } from '../../support/modules/modules.ts';

/** Files in American spelling. */

const SEA = `
module: sea
title: Sea
sides: [{ name: Red, colour: "#b3261e" }, { name: Blue }]
terrain: { sand: { colour: "#eeddaa", cost: 2 } }
edges: { road: { colour: "#333333" } }
maps:
  - name: Coast
    boards: [{ name: Bay, grid: { kind: square, columns: 2, rows: 2, numbering: A1 }, terrain: { sand: [A1] } }]
prototypes: { boat: { color: 3 } }
properties: { color: natural }
`;

test('[T37] the key `color` means `colour`; a property `color` keeps its name', () => {
  const american = SEA.replaceAll('colour', 'color');
  expect(moduleFrom(american)).toEqual(moduleFrom(SEA));
  expect(moduleFrom(american).prototypes).toMatchObject({ boat: { color: 3 } });
});

test('[T37] color and colour in one place are a fault', () => {
  const read = readModule(SEA.replace('colour: "#b3261e"', 'colour: "#b3261e", color: "#1f5fa8"'));
  expect(read.ok ? [] : read.faults.map(({ path }) => path)).toEqual(['sides[0].color']);
});
