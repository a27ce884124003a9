import { describe, expect, it } from 'vitest';
import { isRefusal, type Operation, type PersonId } from '../../../src/table/index.ts';

import { reportChangeToViewer } from '../../../src/view/seen/seen.ts';
import { tell } from '../../../src/view/seen/tell.ts';
import { channelViewer, personViewer, type Viewer } from '../../../src/view/viewer.ts';
import { moduleFrom } from '../../support/modules/modules.ts';
import { ANN, BEN, BLUE, join, newPlay, type Play, play, played, RED, startOf } from '../../support/table.ts';
import { en } from '../../support/words.ts';

/** An open heap, a stock that no one sees, and hands of which only the number of cards is known. */
const ASH = `
module: ash
title: Ash
sides: [{ name: Red }, { name: Blue }]
turn: { order: [Red, Blue] }
maps:
  - { name: Table, boards: [] }
  - { name: $side$ Hand, each: side, private: $side$, publishes: count }
  - { name: Red Cellar, private: Red, publishes: count }
prototypes: { oak: {}, elm: {}, fir: {} }
decks:
  - { name: Stock, at: Table, discards: Heap }
  - { name: Heap, at: Table, faceDown: never, pieces: [{ prototype: oak }, { prototype: elm }, { prototype: fir }] }
actions:
  - { name: Refill, does: [{ shuffle: Stock, discards: true }, { draw: 2, from: Stock }] }
  - { name: Redeal, does: [{ shuffle: Stock, discards: true }, { deal: 1, from: Stock }] }
  - { name: Hide, does: [{ draw: 1, from: Heap, to: Red Cellar }, { each: { piece: "", on: Red Cellar }, move: it, to: Red Hand }] }
  - { name: Show, does: [{ draw: 1, from: Heap, to: Red Cellar }, { each: { piece: "", on: Red Cellar }, move: it, to: Heap }] }
`;

const begun = (seed = 1): Play => {
  const game = newPlay();
  const chance = seed.toString(16).padStart(64, '0');
  played(game, { ...startOf(moduleFrom(ASH)), chance }, join(ANN, RED), join(BEN, BLUE), { kind: 'begin', actor: ANN });
  return game;
};

const act = (action: string, actor: PersonId = ANN): Operation => ({
  kind: 'act',
  actor,
  action,
  subject: undefined,
  choices: {},
  payment: undefined,
});

/** What a viewer is told of an action. */
const told = (action: string, viewer: Viewer, seed?: number): string => {
  const game = begun(seed);
  const operation = act(action);
  const change = play(game, operation);
  if (isRefusal(change)) return change.code;
  return en.deed.deedOf(tell(operation, reportChangeToViewer(game.table, change, viewer, operation)));
};

describe('[T33] a step is described as its viewer saw each part', () => {
  it('a step’s report names no card that went through a shuffled pile', () => {
    const first = told('Refill', channelViewer);
    expect(first).toBe(
      'uses **Refill**, moves **fir** from Heap to Stock, moves **elm** from Heap to Stock, moves **oak** from Heap to Stock and moves 2 cards from Stock to Red Hand',
    );
    for (let seed = 2; seed < 20; seed += 1) {
      expect(told('Refill', channelViewer, seed)).toBe(first);
      expect(told('Refill', personViewer(BEN), seed)).toBe(first);
    }
  });

  it('a step’s report lists destinations in one order, whichever the cards', () => {
    const first = told('Redeal', channelViewer);
    expect(first).toContain('moves 1 card from Stock to Red Hand');
    expect(first).toContain('moves 1 card from Stock to Blue Hand');
    for (let seed = 2; seed < 20; seed += 1) expect(told('Redeal', channelViewer, seed)).toBe(first);
  });

  it('a step’s report names the cards that its viewer drew from that pile', () => {
    const drawn = Array.from({ length: 20 }, (_, seed) => told('Refill', personViewer(ANN), seed));
    for (const text of drawn) expect(text.match(/puts \*\*\w+\*\* on Red Hand/g)).toHaveLength(2);
    expect(new Set(drawn).size).toBeGreaterThan(1);
  });

  it('a step’s report shows movement through a private map without details', () => {
    expect(told('Hide', channelViewer)).toBe(
      'uses **Hide**, moves **fir** from Heap to Red Cellar and moves 1 card from Red Cellar to Red Hand',
    );
    expect(told('Show', channelViewer)).toBe(
      'uses **Show**, moves **fir** from Heap to Red Cellar and puts **fir** on Heap',
    );
    expect(told('Hide', personViewer(ANN))).toBe('uses **Hide** and moves **fir** Heap → Red Hand');
  });
});
