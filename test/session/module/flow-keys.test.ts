import { expect, it } from 'vitest';
import { allKeys } from '../../support/form.ts';

/**
 * What each key of a module's file is to the analysis of what is told (D2). Whoever adds a key says here which it is,
 * and teaches it to the analysis where it is one of the first three. A key in braces stands for all that is in it.
 */
const KEYS: { readonly [what: string]: readonly string[] } = {
  'tells something, or says that it does': [
    'maps[].publishes',
    'decks[].publishes',
    'counters[].visible',
    'counters[].reveals',
    'modifiers[].known-to',
    'modifiers[].reveals',
    'actions[].reveals',
    'scorekeepers',
  ],
  'hides something': ['maps[].private', 'decks[].faceDown', 'prototypes.*.{mask}', 'prototypes.*.invisible'],
  'is looked at where something is told': [
    'counters[].on',
    'counters[].match',
    'counters[].sum',
    'counters[].decks',
    'counters[].stacks',
    'modifiers[].of',
    'modifiers[].scope',
    'modifiers[].match',
    'modifiers[].when',
    'modifiers[].{near}',
    'modifiers[].change',
    'modifiers[].link',
    'modifiers[].unlink',
    'modifiers[].{on}',
    'actions',
    'actions[].{of}',
    'actions[].when',
    'actions[].{choose}',
    'actions[].{pay}',
    'actions[].{does}',
    'modifiers[].{grants}',
    'prototypes.*.{layers}',
    'prototypes.*.*.value',
    'values',
    'sides[].values',
    'maps[].values',
    'maps[].boards[].zones[].values',
    // Who sees a hand or a deck, and whose pieces one may move.
    'decks[].at',
    'decks[].side',
    'rules.changes',
    'prototypes',
    'counters',
    'modifiers',
    'maps',
    'decks',
    'sides',
    'maps[].boards[].zones[].cells',
  ],
  'is the same for everybody, whatever is hidden': [
    '$schema',
    'module',
    'title',
    'description',
    'howToPlay',
    'labels',
    'sides[].name',
    'sides[].colour',
    'sides[].class',
    'sides[].trusts',
    'sides[].armies',
    'sides[].forward',
    '{turn}',
    '{seats}',
    'rules',
    'rules.armyMaxSize',
    'rules.handLimit',
    'rules.drawLimit',
    '{properties}',
    'maps[].name',
    'maps[].boards',
    'maps[].boards[].name',
    'maps[].boards[].{grid}',
    'maps[].boards[].terrain',
    'maps[].boards[].edges',
    'maps[].boards[].zones',
    'maps[].boards[].zones[].name',
    'maps[].boards[].{picture}',
    '{terrain}',
    '{edges}',
    'prototypes.*.symbol',
    'prototypes.*.facing',
    'prototypes.*.unit',
    'prototypes.*.level',
    'prototypes.*.*.min',
    'prototypes.*.*.max',
    'decks[].name',
    'decks[].pick',
    'decks[].discards',
    'decks[].reshuffle',
    'decks[].shuffled',
    'counters[].name',
    'actions[].name',
    'actions[].text',
    'counters[].{refresh}',
    'modifiers[].name',
    'modifiers[].precedence',
    'modifiers[].phase',
    'modifiers[].lasts',
    '{phases}',
    // Copies of an entry, each looked at by itself.
    'maps[].each',
    'decks[].each',
    'counters[].each',
    'modifiers[].each',
    'actions[].each',
    'setup[].each',
  ],
  'is filled in for each reader with what he may know': ['counters[].report'],
  // What somebody meets unseen by going, taking and drawing is told as it is met (D5), and stays known.
  'decides what an act meets': [
    'rules.pieces',
    'rules.turns',
    'rules.captures',
    'rules.movePoints',
    'rules.zoneOfControl',
    'rules.alwaysOneStep',
    'rules.undo',
    // How a piece goes is asked of what its mover sees, a condition of it too.
    'prototypes.*.{moves}',
    'maps[].occupied',
    'maps[].combat',
    'maps[].{captures}',
    '{battle}',
  ],
  'is the state of a game': ['setup', 'setup[].at', 'setup[].side', 'setup[].{pieces}', 'decks[].{pieces}'],
};

const keys = Object.values(KEYS).flat();

const isIn = (key: string, way: string): boolean => {
  const whole = key.replace(/\{(.*)\}/, '$1');
  return way === whole || (key.endsWith('}') && (way.startsWith(`${whole}.`) || way.startsWith(`${whole}[`)));
};

it('[D2] of every key of a module it is said what it tells', () => {
  const ways = allKeys();
  expect(
    ways.map((way) => [way, keys.filter((key) => isIn(key, way)).length]).filter(([, count]) => count !== 1),
  ).toEqual([]);
  expect(keys.filter((key) => !ways.some((way) => isIn(key, way)))).toEqual([]);
});
