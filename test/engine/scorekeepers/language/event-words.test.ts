import { describe, expect, test } from 'vitest';
import { compileScorekeepers } from '../../../../src/engine/scorekeepers/language/compile.ts';
import { moduleNamesOf } from '../../../../src/engine/scorekeepers/language/names.ts';
import { openModule } from '../../../support/table.ts';

const names = moduleNamesOf({
  ...openModule,
  maps: openModule.maps.map((map) => ({
    ...map,
    boards: map.boards.map((board) => ({ ...board, zones: [{ name: 'South', cells: [] }] })),
  })),
});
const known = {
  unit: new Set<string>(),
  side: new Set(['name']),
  words: new Set<string>(),
  actions: ['move', 'draw'],
  pieces: ['Pawn', 'Red King'],
  maps: ['Field', 'Camp'],
  isCell: (label: string) => label === 'A1',
};

/** Warnings, then faults that must be mended today: `code found <- expected`. */
const told = (text: string): readonly string[] => {
  const compiled = compileScorekeepers([text], { ...names, known });
  if (!compiled.ok) return compiled.faults.map(({ code }) => code);
  return [...compiled.warnings, ...compiled.open].map(({ code, found, expected }) => `${code} ${found} <- ${expected}`);
};
const on = (test: string, moment = 'after-event'): string => `(scorekeeper a (when (${moment} ${test})) (do lose))`;

describe('[S38] an impossible word for an event', () => {
  test.each([
    ['(= kind capturd)', 'unknown-name capturd <- captured'],
    ['(= kind "side-wno")', 'unknown-name "side-wno" <- side-won'],
    ['(and (= kind moved) (= side Blu))', 'unknown-name Blu <- Blue'],
    ['(or (= kind moved) (= type pwan))', 'unknown-name pwan <- pawn'],
    ['(= piece "Red Kign")', 'unknown-name "Red Kign" <- Red King'],
    ['(= to Camq)', 'unknown-name Camq <- Camp'],
    ['(and (= kind owner-changed) (= from Rde))', 'unknown-name Rde <- Red'],
  ])('an impossible event word in %s warns with the nearest name', (test, expected) => {
    expect(told(on(test))).toEqual([expected]);
  });

  test.each([
    '(= kind side-lost)',
    '(and (= kind captured) (= side name) (= type pawn) (= piece Pawn) (= from A1) (= to Field))',
    '(and (= kind owner-changed) (= from Red))',
    '(not (= side Blue))',
  ])('possible event words in %s give no warning', (test) => {
    expect(told(on(test))).toEqual([]);
  });

  test('an unknown kind of action gives a warning', () => {
    expect(told(on('(= kind mvoe)', 'after-action'))).toEqual(['unknown-name mvoe <- move']);
    expect(told(on('(= kind draw)', 'after-action'))).toEqual([]);
  });

  test('an unknown zone in a majority gives a warning', () => {
    expect(told('(scorekeeper a (do (if (majority Sout) win)))')).toEqual(['unknown-name Sout <- South']);
    expect(told('(scorekeeper a (do (if (majority South) win)))')).toEqual([]);
  });
});

describe('[S38] an unknown name within a not is a fault', () => {
  test.each([
    ['(scorekeeper f (when (after-turn 3)) (do (lose (not Blu))))', 'unknown-in-not Blu <- Blue'],
    ['(scorekeeper f (applies-to (and side* (not Rde))) (do win))', 'unknown-in-not Rde <- Red'],
    [on('(not (= kind capturd))'), 'unknown-in-not capturd <- captured'],
    [on('(/= side Blu)'), 'unknown-in-not Blu <- Blue'],
    ['(scorekeeper a (do (if (not (majority Sout)) win)))', 'unknown-in-not Sout <- South'],
  ])('an unknown name within a “not” is a fault: %s', (text, expected) => {
    expect(told(text)).toEqual([expected]);
  });

  test('an unknown name leaves a stored program as it is', () => {
    const compiled = compileScorekeepers(['(scorekeeper f (do (lose (not Blu))))'], names);
    expect(compiled.ok && compiled.program.definitions.length).toBe(1);
  });
});
