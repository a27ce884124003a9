import { describe, expect, it } from 'vitest';
import { cellSubjectId } from '../../../src/engine/modifiers/subject.ts';
import type { BoardId, CellId, Operation } from '../../../src/table/index.ts';
import { reportChangeToViewer } from '../../../src/view/seen/seen.ts';
import { tell } from '../../../src/view/seen/tell.ts';
import { channelViewer, personViewer } from '../../../src/view/viewer.ts';
import { stateOf } from '../../support/state.ts';
import {
  ANN,
  agreedBy,
  BEN,
  move,
  type Play,
  play,
  played,
  replayed,
  spot,
  undo,
  undoneWith,
} from '../../support/table.ts';
import { en } from '../../support/words.ts';
import { begin, doing, namesAt, pieceAt } from './market.ts';

const { deedOf } = en.deed;

/** Red goes by actions and through a trap door; Blue's shade and Red's own sprite are unseen. */
const SHADES = `
module: shades
title: Shades
sides: [{ name: Red }, { name: Blue }]
rules: { pieces: owner, captures: none }
properties: { Kind: text, Steps: number }
maps:
  - name: Yard
    occupied: refuse
    boards:
      - name: Yard
        grid: { kind: square, columns: 4, rows: 2, numbering: A1 }
        zones: [{ name: Trap, cells: [D1] }]
prototypes:
  scout: { Kind: unit, Steps: { value: 0, min: 0, max: 9 } }
  shade: { Kind: shade, invisible: true }
actions:
  - name: Step
    of: { piece: Owner = $Actor$, on: Yard }
    choose: { place: { cell: count(here) = 0, on: Yard } }
    does: [{ move: it, to: place }, { when: Kind = unit, set: Steps, to: Steps + 1 }]
    reveals: [shade]
  - name: Follow
    of: { piece: Owner = $Actor$, on: Yard }
    choose: { place: { cell: count(here) = 0, on: Yard }, friend: { piece: Owner = $Actor$ && PieceName != $it$, on: Yard } }
    does: [{ move: it, to: place }, { move: friend, to: A1 }]
    reveals: [shade]
  - { name: Rest, of: { piece: Prototype = scout, on: Yard }, does: [{ set: Steps, to: 0 }], reveals: [shade] }
modifiers: [{ name: Chill, on: shade, of: may, scope: within 2, match: Owner = Red, change: flip = false, reveals: [shade] }]
effects:
  - { name: Fall, when: entered, on: Trap, match: Kind != '', does: [{ move: it, to: C1 }], reveals: [shade] }
setup:
  - { at: A1, side: Red, pieces: [{ prototype: scout, name: Ayla }] }
  - { at: A2, side: Red, pieces: [{ prototype: scout, name: Rune }] }
  - { at: B2, side: Red, pieces: [{ prototype: shade, name: Sprite }] }
  - { at: C1, side: Blue, pieces: [{ prototype: shade, name: Gloom }] }
`;
const YARD = 'Yard/Yard' as BoardId;

/** `shade`: where Blue's shade went before; where it lacks, it stays on C1. */
const shades = (shade?: string): Play => {
  const game = begin(SHADES);
  for (const [actor, cell] of [
    [ANN, 'B2'],
    [BEN, 'C1'],
  ] as const)
    played(game, { kind: 'hide', actor, piece: pieceAt(game, YARD, cell), what: 'existence' });
  if (shade !== undefined) played(game, move(game, BEN, spot(YARD, 'C1'), spot(YARD, shade)));
  return game;
};

const acting = (game: Play, action: string, from: string, to: string, friend?: string): Operation<'act'> =>
  doing(ANN, action, {
    subject: pieceAt(game, YARD, from),
    choices: {
      place: [cellSubjectId(YARD, to as CellId)],
      ...(friend === undefined ? {} : { friend: [pieceAt(game, YARD, friend)] }),
    },
  });

/** What of a step Ann is told, and Ben, and the channel. */
const toldOf = (game: Play, operation: Operation): readonly string[] => {
  const change = played(game, operation);
  return [personViewer(ANN), personViewer(BEN), channelViewer].map((viewer) =>
    deedOf(tell(operation, reportChangeToViewer(game.table, change, viewer, operation))),
  );
};

describe('an unseen obstacle to an action', () => {
  it('[D5] an unseen obstacle skips that line, runs the others and notifies the actor', () => {
    const game = shades();
    const done = "uses **Step** on **Ayla** (place **C1**) and changes **Ayla**'s Steps from 0 to 1";
    expect(toldOf(game, acting(game, 'Step', 'A1', 'C1'))).toEqual([
      `${done}, and no more: something you can't see is in the way`,
      done,
      done,
    ]);
    expect(namesAt(game, YARD, 'A1')).toEqual(['Ayla']);
    expect(stateOf(replayed(game.steps))).toEqual(stateOf(game.table));
  });

  it('[D5] an unseen obstacle is not revealed to players who do not see the piece', () => {
    const [met, free] = [shades(), shades('C2')].map((game) => toldOf(game, acting(game, 'Step', 'B2', 'C1')));
    const done = 'uses **Step** (place **C1**)';
    expect(met).toEqual([
      "uses **Step** on **Sprite** (place **C1**), and no more: something you can't see is in the way",
      done,
      done,
    ]);
    expect(free?.slice(1)).toEqual([done, done]);
  });

  it('[T15] undo needs consent after the actor learned of an unseen obstacle', () => {
    const game = shades();
    played(game, acting(game, 'Step', 'A2', 'C1'));
    expect(play(game, undo(ANN))).toMatchObject({ code: 'undo-needs-consent' });
    undoneWith(game, ANN, BEN);
    expect(namesAt(game, YARD, 'A2')).toEqual(['Rune']);
    // What met nothing is.
    played(game, acting(game, 'Step', 'A2', 'B1'), undo(ANN));
  });

  it('[D5] an unseen obstacle does not cause later refusals in the same step', () => {
    const [met, free] = [shades(), shades('C2')];
    for (const game of [met, free]) played(game, acting(game, 'Follow', 'A1', 'C1', 'A2'));
    expect([namesAt(met, YARD, 'A1'), namesAt(free, YARD, 'A1')]).toEqual([['Ayla'], ['Rune']]);
    // What is seen to be in the way refuses all of it.
    expect(play(met, acting(met, 'Follow', 'A2', 'B1', 'B2'))).toMatchObject({ code: 'cell-taken' });
  });

  it.each([
    {
      of: 'what all see',
      from: 'A1',
      name: 'Ayla',
      others: 'moves **Ayla** A1 → D1, and something unseen',
    },
    { of: 'what nobody else sees', from: 'B2', name: 'Sprite', others: undefined },
  ])('[D5] [T15] an unseen obstacle affects effects, too: of $of', ({ from, name, others }) => {
    const game = shades();
    const going = () => move(game, ANN, spot(YARD, from), spot(YARD, 'D1'));
    const told = toldOf(game, going());
    expect(told[0]).toBe(`moves **${name}** ${from} → D1, and something you can't see affected the result`);
    expect(told.slice(1)).toEqual(Array(2).fill(others === undefined ? '' : `${others} affected the result`));
    expect(play(game, undo(ANN))).toMatchObject({ code: 'undo-needs-consent' });
    undoneWith(game, ANN, BEN);
    played(game, move(game, BEN, spot(YARD, 'C1'), spot(YARD, 'C2')), going(), undo(ANN));
    expect(namesAt(game, YARD, from)).toEqual([name]);
  });

  it('[D5] an action that changes nothing is refused alike with an unseen obstacle', () => {
    const lonely = begin(SHADES.replace(/ {2}- \{ at: (B2|C1).*\n/g, ''));
    for (const game of [lonely, shades(), shades('C2')]) {
      const rest = doing(ANN, 'Rest', { subject: pieceAt(game, YARD, 'A1') });
      expect(play(game, rest)).toEqual({ code: 'nothing-changes' });
    }
  });
});

describe('an undo that reveals a piece again', () => {
  it('[T6] undo does not show whether a hidden piece moved', () => {
    const told = [[], ['B2', 'B1']].map(([from, to]) => {
      const game = begin(SHADES);
      const sprite = pieceAt(game, YARD, 'B2');
      played(game, { kind: 'hide', actor: ANN, piece: sprite, what: 'existence' });
      if (from && to) played(game, move(game, ANN, spot(YARD, from), spot(YARD, to)));
      const steps = from ? 2 : 1;
      agreedBy(
        game,
        { kind: 'ask', actor: ANN, wants: { what: 'undo', steps: game.timeline.done.slice(-steps) } },
        BEN,
      );
      const change = played(game, undo(ANN, steps));
      return reportChangeToViewer(game.table, change, personViewer(BEN), undo(ANN, steps));
    });
    expect(told[1]).toEqual(told[0]);
    expect(told[0]).toEqual([{ what: 'revealed', piece: 'Sprite', at: 'B2' }]);
  });
});
