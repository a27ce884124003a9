import { describe, expect, it } from 'vitest';
import { readModule } from '../../../../src/session/module/read.ts';
import { createPosts } from '../../../../src/session/posts/post.ts';
import { createParsingWork } from '../../../../src/session/text/work.ts';
import type { Operation } from '../../../../src/table/index.ts';
import { reportChangeToViewer } from '../../../../src/view/seen/seen.ts';
import { tell } from '../../../../src/view/seen/tell.ts';
import { channelViewer, personViewer, type Viewer } from '../../../../src/view/viewer.ts';
import { moduleFrom } from '../../../support/modules/modules.ts';
import { stateOf } from '../../../support/state.ts';
import { ANN, BEN, BLUE, join, newPlay, type Play, played, RED, replayed, startOf } from '../../../support/table.ts';
import { de, en } from '../../../support/words.ts';

/** The sentences of a module's author about how a game ends. */

const RACE = `
module: race
title: Race
sides: [{ name: Red }, { name: Blue }]
rules: { pieces: owner, captures: none }
turn: { order: [Red, Blue], ends: by-command, pass: true }
texts: { de: { sentences: { "$Winner$ beats $Loser$ with $Piece$.": "$Winner$ schlägt $Loser$ mit $Piece$." } } }
properties: { Worth: natural }
maps:
  - name: Table
    boards: [{ name: Field, grid: { kind: square, columns: 4, rows: 1, numbering: A1 }, zones: [{ name: Goal, cells: [D1] }] }]
  - { name: $side$ Den, private: $side$, each: side, boards: [{ name: $side$ Hole, grid: { kind: square, columns: 2, rows: 1, numbering: A1 }, zones: [{ name: $side$ Nest, cells: [B1] }] }] }
prototypes: { runner: { Worth: 3 } }
setup:
  - { at: Table A1, side: Red, pieces: [{ prototype: runner, name: Hare }] }
  - { at: Table B1, side: Blue, pieces: [{ prototype: runner, name: Snail }, { prototype: runner, name: Toad }] }
  - { at: Red Hole A1, side: Red, pieces: [{ prototype: runner, name: Mole }] }
endings:
  - { when: reach, match: CurrentZone = Goal, result: win, says: $Winner$ beats $Loser$ with $Piece$., reveals: [Red Den, Blue Den] }
  - when: reach
    match: CurrentZone = 'Red Nest'
    result: win
    says: { other: "$Piece$ is in the nest of $it$.", hidden: Something is in the nest of $it$. }
    reveals: [Red Den, Blue Den]
  - when: passes
    count: 2
    result: most
    says: { one: "$Winner$ has one piece, $Loser$ has $Least$.", other: "$Winner$ has $Most$ pieces, $Loser$ has $Least$.", count: Most }
    tied: $Tied$ have $Most$ pieces each.
    reveals: [Red Den, Blue Den]
`;

const begun = (text = RACE): Play => {
  const game = newPlay();
  played(game, startOf(moduleFrom(text)), join(ANN, RED), join(BEN, BLUE), { kind: 'begin', actor: ANN });
  return game;
};

const told = (game: Play, made: Operation, viewer: Viewer, words = en): readonly string[] => {
  const change = game.steps.at(-1)?.change as Parameters<typeof reportChangeToViewer>[1];
  return words.deed.linesOf(tell(made, reportChangeToViewer(game.table, change, viewer, made)));
};

const moved = (game: Play, name: string, board: string, cell: string): Operation => {
  const piece = [...game.table.all('piece')].find((one) => one.name === name)?.id ?? expect.fail();
  return { kind: 'move', actor: ANN, pieces: [piece], captures: [], to: { in: board, cell } } as unknown as Operation;
};

const boardOf = (game: Play, name: string): string =>
  [...game.table.all('board')].find((one) => one.name === name)?.id ?? expect.fail();

const pass = (actor: typeof ANN): Operation => ({ kind: 'pass', actor });

describe('[G39] a sentence of an ending', () => {
  it('an ending’s sentence reports the result to all in their own language', () => {
    const game = begun();
    const made = moved(game, 'Hare', boardOf(game, 'Field'), 'D1');
    played(game, made);
    for (const viewer of [channelViewer, personViewer(ANN), personViewer(BEN)])
      expect(told(game, made, viewer)).toEqual(['**Red** beats **Blue** with Hare.']);
    expect(told(game, made, channelViewer, de as unknown as typeof en)).toEqual(['**Red** schlägt **Blue** mit Hare.']);
    expect(stateOf(replayed(game.steps))).toEqual(stateOf(game.table));
  });

  it('an ending’s sentence has a hidden form for readers who may not know a name', () => {
    const game = begun();
    const made = moved(game, 'Mole', boardOf(game, 'Red Hole'), 'B1');
    played(game, made);
    expect(told(game, made, personViewer(ANN))).toEqual(['Mole is in the nest of **Red**.']);
    expect(told(game, made, personViewer(BEN))).toEqual(['Something is in the nest of **Red**.']);
  });

  it('an ending’s sentence without a hidden form falls back to the results', () => {
    const game = begun(RACE.replace(', hidden: Something is in the nest of $it$.', ''));
    const made = moved(game, 'Mole', boardOf(game, 'Red Hole'), 'B1');
    played(game, made);
    expect(told(game, made, personViewer(ANN))).toEqual(['Mole is in the nest of **Red**.']);
    expect(told(game, made, channelViewer)).toEqual([
      '**Red** won: its piece reached the goal.',
      "**Blue** lost: another side's piece reached the goal.",
    ]);
  });

  it('an ending’s sentence differs for winner and tie, and by number', () => {
    const endOf = (text: string): readonly string[] => {
      const game = begun(text);
      played(game, pass(ANN));
      const made = pass(BEN);
      played(game, made);
      return told(game, made, channelViewer);
    };
    const one = RACE.replace(', { prototype: runner, name: Toad }', '');
    const none = one.replace('- { at: Table B1, side: Blue, pieces: [{ prototype: runner, name: Snail }] }', '');
    const apart = none.replace('- { at: Red Hole A1, side: Red, pieces: [{ prototype: runner, name: Mole }] }', '');
    expect([RACE, one, none, apart].map(endOf)).toEqual([
      ['**Red** and **Blue** have 2 pieces each.'],
      ['**Red** has 2 pieces, **Blue** has 1.'],
      ['**Red** has 2 pieces, **Blue** has 0.'],
      ['**Red** has one piece, **Blue** has 0.'],
    ]);
  });

  it('an ending’s sentence is one post for all who see the same', () => {
    const game = begun();
    const made = moved(game, 'Hare', boardOf(game, 'Field'), 'D1');
    const change = played(game, made);
    expect(createPosts(game.table, made, change, []).map(({ reader }) => reader)).toEqual(['channel']);
  });
});

it('[G39] the check refuses an ending’s sentence that reveals a hidden value', () => {
  const worth = 'endings: [{ when: passes, count: 2, result: draw, says: ';
  const only = (says: string): string => `${RACE.slice(0, RACE.indexOf('endings:'))}${worth}${says} }]`;
  expect(() => moduleFrom(only('All rest.'))).not.toThrow();
  const race = only('All rest.').replace(
    'when: passes, count: 2, result: draw',
    'when: reach, match: TurnNumber > 9, result: win',
  );
  expect(() => moduleFrom(race)).not.toThrow();
  expect(() => moduleFrom(race.replace('All rest.', '$Winner$ has $Piece$.'))).not.toThrow();
  expect(() => moduleFrom(race.replace('All rest.', '$Winner$ gets $Piece.Worth$.'))).toThrow(
    '"reach" tells everyone about the contents of Red Den and Blue Den',
  );
});

it.each([
  ['$Winner$ beats $Loser$ with $Piece$.', '$Tied$ run.', 'Tied'],
  ['$Tied$ have $Most$ pieces each.', '$Winner$ has most.', 'Winner'],
  ['$Piece$ is in the nest of $it$.', '$Actor$ is in the nest.', 'Actor'],
])('[G39] the check warns if an ending’s sentence with %s replaced by %s has an unknown name', (from, to, name) => {
  const read = readModule(RACE.replaceAll(from, to), createParsingWork());
  expect(read.ok && read.warnings.map(({ wrong }) => wrong)).toEqual([expect.objectContaining({ name })]);
});
