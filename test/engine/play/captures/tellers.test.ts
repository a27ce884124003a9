import { expect, it } from 'vitest';
import { readModule } from '../../../../src/session/module/read.ts';

/** A match of captures that asks for what Blue alone can see. */
const asking = (captures: string, pawn: string): string => `
module: vault
title: Vault
sides: [{ name: Red }, { name: Blue }]
turn: { order: [Red, Blue] }
maps:
  - { name: Field, captures: ${captures}, boards: [{ name: Main, grid: { kind: square, columns: 5, rows: 5, numbering: A1 } }] }
  - { name: Blue Vault, private: Blue }
properties: { Kind: text }
prototypes: { man: { Kind: man }, pawn: { Kind: pawn, ${pawn} } }
counters: [{ name: Hoard, on: Blue Vault }]
`;

const codesOf = (text: string): readonly string[] => {
  const read = readModule(text);
  return read.ok ? [] : read.faults.map(({ code, path }) => `${code} ${path}`);
};

const HOSTILE = `{ by: custodial, hostile: "$Blue Vault_Hoard$ > 1" }`;
const TAKEN = `taken: { sides: 4, when: "$Blue Vault_Hoard$ > 1" }`;

it.each([
  [HOSTILE, 'symbol: P', 'undeclared maps[0].captures'],
  ['{ by: custodial }', `captures: ${HOSTILE}`, 'undeclared prototypes.pawn.captures'],
  ['{ by: custodial }', TAKEN, 'undeclared prototypes.pawn.taken'],
])('[D2] a capture rule that reads hidden things must declare it: %s, %s', (captures, pawn, fault) => {
  expect(codesOf(asking(captures, pawn))).toEqual([fault]);
  const declared = (text: string): string => text.replace('> 1" }', '> 1", reveals: [Blue Vault] }');
  expect(codesOf(asking(declared(captures), declared(pawn)))).toEqual([]);
});

it('[D2] a capture rule may read the captured piece without declaring it', () => {
  expect(codesOf(asking('{ by: custodial }', 'taken: { sides: 4, when: Kind = pawn }'))).toEqual([]);
});
