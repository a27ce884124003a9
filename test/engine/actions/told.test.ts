import { describe, expect, it } from 'vitest';
import { cellSubjectId } from '../../../src/engine/modifiers/subject.ts';
import type { CellId, Operation } from '../../../src/table/index.ts';
import { reportChangeToViewer } from '../../../src/view/seen/seen.ts';
import { tell } from '../../../src/view/seen/tell.ts';
import { channelViewer, personViewer, type Viewer } from '../../../src/view/viewer.ts';
import { moduleFrom } from '../../support/modules/modules.ts';
import { ANN, BEN, BLUE, join, newPlay, played, RED, startOf } from '../../support/table.ts';
import { en } from '../../support/words.ts';
import { doing } from './market.ts';

/** How much others are told of an act. */

const CELLAR = `
module: cellar
title: Cellar
sides: [{ name: Red }, { name: Blue }]
maps:
  - { name: Table, boards: [{ name: Field, grid: { kind: square, columns: 5, rows: 2, numbering: A1 } }] }
  - { name: Blue Cellar, private: Blue, boards: [{ name: Shelf, grid: { kind: square, columns: 5, rows: 2, numbering: A1 } }] }
prototypes: { jar: {} }
actions:
  - { name: Store, choose: { place: { cell: "", on: Blue Cellar } }, does: [{ place: jar, to: place, side: Actor }] }
  - { name: Put, told: TOLD, choose: { place: { cell: "", on: Table }, n: { number: [1, 3] } }, does: [{ place: jar, to: Blue Cellar }] }
`;

const toldOf = (viewer: Viewer, made: Operation, told = 'all'): string => {
  const game = newPlay();
  const module = moduleFrom(CELLAR.replace('TOLD', told));
  played(game, startOf(module), join(ANN, RED), join(BEN, BLUE), { kind: 'begin', actor: ANN });
  const change = played(game, made);
  return en.deed.deedOf(tell(made, reportChangeToViewer(game.table, change, viewer, made)));
};

describe('[G27] other players’ view of an action', () => {
  const board = 'Blue Cellar/Shelf' as Parameters<typeof cellSubjectId>[0];
  const store = doing(BEN, 'Store', { choices: { place: [cellSubjectId(board, 'D2' as CellId)] } });
  const field = 'Table/Field' as typeof board;
  const put = doing(BEN, 'Put', { choices: { place: [cellSubjectId(field, 'B1' as CellId)], n: 2 } });

  it('others learn nothing of an action on a cell hidden from them', () => {
    expect(toldOf(channelViewer, store)).toBe('uses **Store**');
    expect(toldOf(personViewer(ANN), store)).toBe('uses **Store**');
    expect(toldOf(personViewer(BEN), store)).toContain('place **D2**');
  });

  it('others learn as much of an action as the module says', () => {
    expect(toldOf(channelViewer, put)).toBe('uses **Put** (place **B1**, n **2**)');
    expect(toldOf(channelViewer, put, 'name')).toBe('uses **Put**');
    expect(toldOf(channelViewer, put, 'nobody')).toBe('');
    expect(toldOf(personViewer(BEN), put, 'nobody')).toContain('n **2**');
  });
});
