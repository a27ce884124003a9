import { expect, test } from 'vitest';
import { fileSchema } from '../../../src/session/format/module.ts';
import { findNameUses } from '../../../src/session/format/name-uses.ts';
import { readDocument } from '../../../src/session/text/document.ts';
import { readYamlTokens } from '../../../src/session/text/limits.ts';
import type { FileNode } from '../../../src/session/text/spot.ts';
import { createParsingWork } from '../../../src/session/text/work.ts';

const FILE = `
module: names
title: Names
sides: [{ name: Blue, trusts: [Red] }, { name: Red, values: { Gold: 3 } }]
turn: { order: [Red, Blue] }
battle: { map: Arena, attackers: West, defenders: East }
properties: { Strength: number }
terrain: { wood: {} }
edges: { road: {} }
prototypes: { Tank: { Strength: 3, level: city } }
maps:
  - name: Arena
    private: Blue
    captures: { pieces: city, by: enter }
    boards:
      - name: Field
        grid: { kind: square, columns: 2, rows: 2 }
        terrain: { wood: [A1] }
        edges: { road: [[A1, A2]] }
        zones: [{ name: West, cells: [A1] }, { name: East, cells: [A2] }]
decks: [{ name: Supply, at: Field B2, side: Blue, discards: Waste, pieces: [{ prototype: Tank }] }]
counters: [{ name: Might, on: West, sum: Strength, reveals: [Arena] }]
phases: { First: [0, 9] }
modifiers:
  - { name: Bridge, on: Tank, phase: First, link: [A1, B2], grants: { name: Pass, phase: First, change: x } }
  - { name: Hill, on: { zone: West }, change: x }
  - { name: Luck, on: { side: Red }, change: x }
setup: [{ at: [Arena A1, Arena], side: Red, pieces: [{ prototype: Tank }] }]
`;

const rootOf = (text: string): FileNode => {
  const work = createParsingWork();
  const cut = readYamlTokens(text, work);
  const { root } = cut.ok ? readDocument(text, cut.tokens, work) : { root: undefined };
  if (!root) throw new Error('the file can be read');
  return root;
};

const uses = findNameUses(fileSchema, rootOf(FILE));

test('[T25] the schema gives the kind of each name in a file', () => {
  expect(uses.references.map(({ kind, node }) => `${node.path}: ${kind} ${node.value}`)).toEqual([
    'sides[0].trusts[0]: side Red',
    'turn.order[0]: side Red',
    'turn.order[1]: side Blue',
    'battle.map: map Arena',
    'battle.attackers: battle-zone West',
    'battle.defenders: battle-zone East',
    'maps[0].private: side Blue',
    'maps[0].captures.pieces: level city',
    'maps[0].boards[0].terrain.wood: terrain wood',
    'maps[0].boards[0].edges.road: edge-kind road',
    'decks[0].at: place Field B2',
    'decks[0].side: side Blue',
    'decks[0].discards: deck Waste',
    'decks[0].pieces[0].prototype: prototype Tank',
    'counters[0].on: counted West',
    'counters[0].reveals[0]: hidden Arena',
    'modifiers[0].link[0]: cell A1',
    'modifiers[0].link[1]: cell B2',
    'modifiers[0].phase: phase First',
    'modifiers[0].on: prototype Tank',
    'modifiers[0].grants.phase: phase First',
    'modifiers[1].on.zone: zone West',
    'modifiers[2].on.side: side Red',
    'setup[0].at[0]: places Arena A1',
    'setup[0].at[1]: places Arena',
    'setup[0].side: side Red',
    'setup[0].pieces[0].prototype: prototype Tank',
  ]);
});

test('[T25] the schema gives definitions of names and properties', () => {
  expect(uses.given.map(({ kind, names }) => `${kind}: ${names.map(({ value }) => value).join(', ')}`)).toEqual([
    'side: Blue, Red',
    'property: Strength',
    'map: Arena',
    'board: Field',
    'zone: West, East',
    'terrain: wood',
    'edge-kind: road',
    'prototype: Tank',
    'level: city',
    'deck: Supply',
    'counter: Might',
    'modifier: Bridge, Hill, Luck',
    'phase: First',
  ]);
  expect(uses.given.filter(({ isComplete }) => !isComplete)).toEqual([]);
  expect(uses.properties.map(({ node }) => node.path)).toEqual(['sides[1].values', 'prototypes.Tank']);
});

test('[T25] an unreadable definition makes its kind of names incomplete', () => {
  const { given } = findNameUses(fileSchema, rootOf('title: No maps\nsides: [Blue, { name: Red }]\nterrain: wood\n'));
  expect(given.filter(({ isComplete }) => !isComplete).map(({ kind }) => kind)).toEqual(['side', 'map', 'terrain']);
});
