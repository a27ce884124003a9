import { expect, test } from 'vitest';
import { RESERVED_NAMES } from '../../../src/engine/index.ts';
import { readModule } from '../../../src/session/module/read.ts';

/** An action in which a number of that name is chosen. */
const choosing = (name: string): string => `
module: chosen
title: Chosen
sides: [{ name: Red }, { name: Blue }]
turn: { order: [Red, Blue] }
properties: { Gold: natural }
maps: [{ name: Field }]
actions: [{ name: Save, choose: { ${name}: { number: [1, 3] } }, does: [{ set: Gold, of: Actor, to: "2" }] }]
`;

const faultsOf = (name: string): readonly string[] => {
  const read = readModule(choosing(name));
  return read.ok ? [] : read.faults.map(({ code, wrong }) => `${code} ${wrong.is}`);
};

test('a choice of an action may not take a reserved name', () => {
  expect(RESERVED_NAMES).toEqual(['Actor', 'Hand', 'it', 'here', 'sides', 'all']);
  for (const name of RESERVED_NAMES) expect(faultsOf(name), name).toContain('duplicate same-name');
  expect(faultsOf('amount')).toEqual([]);
});
