import { describe, expect, it } from 'vitest';
import type { CellId, PieceId } from '../../../src/engine/core/ids.ts';
import type { Operation } from '../../../src/engine/core/operation.ts';
import { View } from '../../../src/view/view.ts';
import { channelViewer, personViewer } from '../../../src/view/viewer.ts';
import { ANN, BEN, endTurn, type Play, played } from '../../support/table.ts';
import { at, FIELD, formAt, march, on, refusal, type Terms, war, warAt } from './support.ts';

/** Units that can be covered and made invisible. */
const hiding = (setup: Parameters<typeof war>[0], terms: Terms = {}): Play => {
  const { traits } = war(setup);
  const covered = { ...traits, bowman: { unit: true, invisible: true, mask: { name: 'Somebody' } } } as const;
  return warAt(setup, { ...terms, more: { traits: covered, ...terms.more } });
};

const hide = ([piece]: readonly PieceId[], actor = ANN): Operation => ({ kind: 'hide', actor, piece: piece as PieceId, what: 'existence' });

describe('what one may not know of', () => {
  const ambush = (): Play => {
    const game = hiding([at('B2', 'Red', 'pikeman', 2), at('B3', 'Blue', 'bowman'), at('A1', 'Blue', 'pikeman')]);
    played(game, endTurn(ANN), hide(on(game, 'B3'), BEN), endTurn(BEN));
    return game;
  };

  it('[T6] [P19] in the way makes one fixed refusal, and nothing changes', () => {
    const game = ambush();
    expect(refusal(game, march(on(game, 'B2'), 'B3'))).toEqual({ code: 'unseen' });
    expect(refusal(game, march(on(game, 'B2'), 'B4', { path: ['B3', 'B4'] }))).toEqual({ code: 'unseen' });
    expect(refusal(game, march(on(game, 'B2'), 'A1'))).toMatchObject({ code: 'cell-held' });
    expect(refusal(game, march(on(game, 'B2'), 'H6'))).toMatchObject({ code: 'too-far' });
  });

  it('[T6] is not in the range that one is shown', () => {
    const game = ambush();
    const view = new View(game.table, personViewer(ANN));
    const pieces = on(game, 'B2').flatMap((id) => view.byId(id) ?? []);
    const range = view.range(pieces);
    expect(range?.cells.map(({ cell }) => cell)).toContain('B3');
    expect(range?.closed).toEqual([]);
  });

  it('[T6] is no enemy that one could engage', () => {
    const terms: Terms = {
      field: { combat: 'no' },
      more: { battle: { map: 'Arena', board: 'Ring', attackers: 'West', defenders: 'East' } },
    };
    const game = hiding([at('B2', 'Red', 'pikeman'), at('B3', 'Blue', 'bowman')], terms);
    played(game, endTurn(ANN), hide(on(game, 'B3'), BEN), endTurn(BEN));
    const engage: Operation = {
      kind: 'engage',
      actor: ANN,
      army: undefined,
      pieces: on(game, 'B2'),
      target: { in: FIELD, cell: 'B3' as CellId },
    };
    expect(refusal(game, engage)).toEqual({ code: 'no-enemy-there', cell: 'B3' });
  });
});

describe('an army', () => {
  it('[T6] whose units could be covered is known as such to its own side alone; where nothing is covered, to all', () => {
    const hidden = hiding([at('B2', 'Red', 'bowman', 2)]);
    formAt(hidden, 'B2', 'Secret Host');
    const names = (game: Play, viewer: ConstructorParameters<typeof View>[1]): readonly string[] =>
      new View(game.table, viewer).armies().map(({ name }) => name);
    expect([personViewer(ANN), personViewer(BEN), channelViewer].map((viewer) => names(hidden, viewer))).toEqual([['Secret Host'], [], []]);
    const open = warAt([at('B2', 'Red', 'bowman', 2)]);
    formAt(open, 'B2', 'Lions');
    expect([personViewer(ANN), personViewer(BEN), channelViewer].map((viewer) => names(open, viewer))).toEqual([
      ['Lions'],
      ['Lions'],
      ['Lions'],
    ]);
  });
});
