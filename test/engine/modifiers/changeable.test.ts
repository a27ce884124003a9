import { expect, it } from 'vitest';
import { modifierFaults, systems } from '../../../src/engine/index.ts';
import { namesAskedOf } from '../../../src/engine/modifiers/names-asked.ts';
import { isPropertyUnmodifiable } from '../../../src/engine/modifiers/readers.ts';
import { modifier } from './support.ts';

const KINDS = ['piece', 'cell', 'zone', 'board', 'deck', 'side', 'map', 'game', 'step', 'limit'] as const;

it('modifiers may change these properties of each kind of subject', () => {
  const found = KINDS.map((kind) => {
    const names = [...Object.keys(namesAskedOf(systems, kind).has ?? {}), 'Own'];
    return [kind, names.filter((name) => !isPropertyUnmodifiable(systems, kind, name)).sort()];
  });
  expect(Object.fromEntries(found)).toMatchInlineSnapshot(`
    {
      "board": [
        "Own",
      ],
      "cell": [
        "Neighbours",
        "Own",
        "Terrain",
      ],
      "deck": [
        "Own",
        "pick",
        "reshuffle",
      ],
      "game": [
        "Own",
        "TurnOrder",
        "last-turn",
      ],
      "limit": [
        "army",
        "claims",
        "draw",
        "hand",
        "objectives",
      ],
      "map": [
        "Own",
        "occupied",
      ],
      "piece": [
        "Facing",
        "Layer",
        "LayerName",
        "MovePointsSpent",
        "Own",
        "Owner",
        "PieceName",
        "StackSize",
        "point-value",
        "symbol",
      ],
      "side": [
        "Class",
        "Own",
        "Points",
        "class",
        "may-lose",
        "may-win",
        "name",
        "trusts",
      ],
      "step": [
        "closed",
        "cost",
      ],
      "zone": [
        "Own",
      ],
    }
  `);
});

it('a modifier of any other property is refused', () => {
  const change = (of: (typeof KINDS)[number], name: string) =>
    modifierFaults(modifier({ name: 'm', of, change: `${name} + 1` }), systems).map(({ why }) => why);
  expect(change('step', 'Strength')).toEqual(['fixed']);
  expect(change('step', 'cost')).toEqual([]);
});
