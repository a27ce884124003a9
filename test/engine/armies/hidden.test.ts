import { describe, expect, it } from 'vitest';
import { SPENT_POINTS_PROPERTY } from '../../../src/engine/armies/points.ts';
import type { ArmyId, CellId, Operation, PieceId } from '../../../src/table/index.ts';
import { armyQueries } from '../../../src/view/armies.ts';
import { boardPicture } from '../../../src/view/board/board.ts';
import { pieceQueries } from '../../../src/view/pieces.ts';
import { placeQueries } from '../../../src/view/places.ts';
import { reportChangeToViewer } from '../../../src/view/seen/seen.ts';
import { tell } from '../../../src/view/seen/tell.ts';
import { View } from '../../../src/view/view.ts';
import { channelViewer, personViewer, type Viewer } from '../../../src/view/viewer.ts';
import { ANN, BEN, endTurn, type Play, played } from '../../support/table.ts';
import { en } from '../../support/words.ts';
import { at, FIELD, formAt, march, on, refusal, type Terms, war, warAt } from './support.ts';

const { deedOf, linesOf } = en.deed;

/** Units that can be covered and made invisible. */
const hiding = (setup: Parameters<typeof war>[0], terms: Terms = {}): Play => {
  const { traits } = war(setup);
  const covered = { ...traits, bowman: { unit: true, invisible: true, mask: { name: 'Somebody' } } } as const;
  return warAt(setup, { ...terms, more: { traits: covered, ...terms.more } });
};

const hide = ([piece]: readonly PieceId[], actor = ANN): Operation => ({
  kind: 'hide',
  actor,
  piece: piece as PieceId,
  what: 'existence',
});

describe('an unseen enemy', () => {
  const ambush = (): Play => {
    const game = hiding([at('B2', 'Red', 'pikeman', 2), at('B3', 'Blue', 'bowman'), at('A1', 'Blue', 'pikeman')]);
    played(game, endTurn(ANN), hide(on(game, 'B3'), BEN), endTurn(BEN));
    return game;
  };

  const points = (game: Play, cell: string): readonly unknown[] =>
    on(game, cell).map((id) => game.table.get('piece', id)?.values[SPENT_POINTS_PROPERTY]);
  const attempts = ({ table }: Play): unknown => table.get('attempt', 'attempt')?.number ?? 0;

  it('[D5] [P19] an unseen enemy stops a march partway, which costs points like a step', () => {
    const game = ambush();
    expect(refusal(game, march(on(game, 'B2'), 'B3'))).toBeUndefined();
    expect([on(game, 'B2').length, points(game, 'B2'), attempts(game)]).toEqual([2, [1, 1], 1]);
    expect(refusal(game, march(on(game, 'B2'), 'B3'))).toBeUndefined();
    expect([on(game, 'B2').length, points(game, 'B2'), attempts(game)]).toEqual([2, [2, 2], 2]);
    expect(refusal(game, march(on(game, 'B2'), 'B3'))).toMatchObject({ code: 'too-far', points: 0 });
    expect(attempts(game)).toBe(2);
  });

  it('[D5] an unseen enemy ends a longer path in front of it; the rest is kept', () => {
    const game = hiding([at('B1', 'Red', 'horseman'), at('B3', 'Blue', 'bowman'), at('B4', 'Blue', 'stone')]);
    played(game, endTurn(ANN), hide(on(game, 'B3'), BEN), endTurn(BEN));
    const [stone] = on(game, 'B4');
    expect(
      refusal(game, march(on(game, 'B1'), 'B4', { path: ['B2', 'B3', 'B4'], captures: [stone as PieceId] })),
    ).toBeUndefined();
    expect([on(game, 'B1'), points(game, 'B2'), on(game, 'B4'), attempts(game)]).toEqual([[], [1], [stone], 1]);
  });

  it('[D5] an unseen enemy is not avoided: the path is the known one', () => {
    const game = hiding([at('B2', 'Red', 'horseman'), at('B3', 'Blue', 'bowman')]);
    played(game, endTurn(ANN), hide(on(game, 'B3'), BEN), endTurn(BEN));
    expect(refusal(game, march(on(game, 'B2'), 'B4'))).toBeUndefined();
    expect([on(game, 'B2').length, points(game, 'B2'), on(game, 'B4')]).toEqual([1, [1], []]);
  });

  it('[D5] an unseen enemy does not change refusals that the commander can foresee', () => {
    const game = ambush();
    expect(refusal(game, march(on(game, 'B2'), 'A1'))).toMatchObject({ code: 'cell-held' });
    expect(refusal(game, march(on(game, 'B2'), 'H6'))).toMatchObject({ code: 'too-far' });
    // Also what it hides is refused only for what one sees: the way there is too long.
    const far = hiding([at('B2', 'Red', 'pikeman'), at('B6', 'Blue', 'bowman')]);
    played(far, endTurn(ANN), hide(on(far, 'B6'), BEN), endTurn(BEN));
    expect(refusal(far, march(on(far, 'B2'), 'B6'))).toMatchObject({ code: 'too-far', cost: 4 });
    expect([attempts(game), attempts(far)]).toEqual([0, 0]);
  });

  it('[D5] [T15] undoing the encounter with an unseen enemy needs consent', () => {
    const game = ambush();
    played(game, march(on(game, 'B2'), 'B3'));
    expect(refusal(game, { kind: 'undo', actor: ANN, steps: 1 })).toMatchObject({ code: 'undo-needs-consent' });
  });

  it('[D5] [T15] an unseen enemy that holds a passing unit is reported', () => {
    const held = (covered: boolean): Play => {
      const setup = [at('B1', 'Red', 'horseman'), at('B3', 'Blue', 'bowman')];
      const game = hiding(setup, { rules: { zoneOfControl: true } });
      played(game, endTurn(ANN), ...(covered ? [hide(on(game, 'B3'), BEN)] : []), endTurn(BEN));
      played(game, march(on(game, 'B1'), 'B2'));
      return game;
    };
    const [unseen, open] = [held(true), held(false)];
    expect([points(unseen, 'B2'), points(open, 'B2')]).toEqual([[4], [4]]);
    expect([attempts(unseen), attempts(open)]).toEqual([1, 0]);
    const undo: Operation = { kind: 'undo', actor: ANN, steps: 1 };
    expect(refusal(unseen, undo)).toMatchObject({ code: 'undo-needs-consent' });
    expect(refusal(open, undo)).toBeUndefined();
  });

  it.each(['MovePoints + 2', 'MovePoints - 2'])(
    '[T6] [A56] the points spent do not reveal an unseen enemy: %s',
    (change) => {
      const spent = (covered: boolean): unknown => {
        const setup = [at('B1', 'Red', 'horseman'), at('B3', 'Blue', 'pikeman'), at('F5', 'Blue', 'bowman')];
        const bends = {
          name: 'Wind',
          on: { prototype: 'bowman' },
          of: 'piece',
          scope: 'game',
          match: '',
          change,
        } as const;
        const more = { modifiers: [{ ...bends, precedence: 1 }] };
        const game = hiding(setup, { rules: { zoneOfControl: true }, more });
        played(game, endTurn(ANN), ...(covered ? [hide(on(game, 'F5'), BEN)] : []), endTurn(BEN));
        played(game, march(on(game, 'B1'), 'B2'));
        expect(refusal(game, march(on(game, 'B2'), 'B1'))).toMatchObject({ code: 'too-far', points: 0 });
        return points(game, 'B2');
      };
      expect(spent(true)).toEqual([4]);
      expect(spent(false)).toEqual([change === 'MovePoints + 2' ? 6 : 2]);
    },
  );

  it('[T6] an unseen enemy is missing from the displayed range', () => {
    const game = ambush();
    const view = new View(game.table, personViewer(ANN));
    const pieces = on(game, 'B2').flatMap((id) => view.of(pieceQueries).byId(id) ?? []);
    const range = view.of(armyQueries).range(pieces);
    expect(range?.cells.map(({ cell }) => cell)).toContain('B3');
    expect(range?.closed).toEqual([]);
  });

  it('[T6] an unseen enemy cannot be attacked', () => {
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

describe('[D5] a limit lowered by something unseen', () => {
  const discord = {
    ...{
      name: 'Discord',
      on: { prototype: 'bowman' },
      of: 'limit',
      scope: 'game',
      match: '',
      change: 'army - 6',
      precedence: 1,
    },
  } as const;

  const troubled = (): Play => {
    const game = hiding([at('B2', 'Red', 'pikeman', 4), at('F5', 'Blue', 'bowman')], {
      more: { modifiers: [discord] },
    });
    played(game, endTurn(ANN), hide(on(game, 'F5'), BEN), endTurn(BEN));
    return game;
  };

  it('[D5] an unseen limit lets only as many units form or join an army', () => {
    const game = troubled();
    const units = on(game, 'B2');
    expect(refusal(game, { kind: 'form-army', actor: ANN, units: units.slice(0, 3), name: 'Lions' })).toBeUndefined();
    const army = game.table.get('piece', units[0] as PieceId)?.army;
    expect(units.map((id) => game.table.get('piece', id)?.army)).toEqual([army, army, undefined, undefined]);
    expect(
      refusal(game, { kind: 'join-army', actor: ANN, army: army as ArmyId, units: units.slice(2) }),
    ).toBeUndefined();
    expect(units.filter((id) => game.table.get('piece', id)?.army === army)).toHaveLength(2);
    expect(game.table.get('attempt', 'attempt')?.number).toBe(2);
  });

  it('[D5] an unseen limit is a refusal only if all know of the limit', () => {
    const known = hiding([at('B2', 'Red', 'pikeman', 4), at('F5', 'Blue', 'bowman')], {
      more: { modifiers: [{ ...discord, knownTo: 'all' }] },
    });
    played(known, endTurn(ANN), hide(on(known, 'F5'), BEN), endTurn(BEN));
    const form: Operation = { kind: 'form-army', actor: ANN, units: on(known, 'B2').slice(0, 3), name: 'Lions' };
    expect(refusal(known, form)).toEqual({ code: 'army-too-large', size: 3, limit: 2 });
  });
});

describe('an army', () => {
  it('[T6] an army that could be covered is known only to its own side', () => {
    const hidden = hiding([at('B2', 'Red', 'bowman', 2)]);
    formAt(hidden, 'B2', 'Secret Host');
    const names = (game: Play, viewer: ConstructorParameters<typeof View>[1]): readonly string[] =>
      new View(game.table, viewer)
        .of(armyQueries)
        .all()
        .map(({ name }) => name);
    expect([personViewer(ANN), personViewer(BEN), channelViewer].map((viewer) => names(hidden, viewer))).toEqual([
      ['Red Secret Host'],
      [],
      [],
    ]);
    const open = warAt([at('B2', 'Red', 'bowman', 2)]);
    formAt(open, 'B2', 'Lions');
    expect([personViewer(ANN), personViewer(BEN), channelViewer].map((viewer) => names(open, viewer))).toEqual([
      ['Lions'],
      ['Lions'],
      ['Lions'],
    ]);
  });

  it('[T6] an army forms and grows without a sign to others except stack order', () => {
    const game = hiding([
      at('B2', 'Red', 'pikeman', 2),
      at('B2', 'Blue', 'horseman'),
      at('B2', 'Red', 'bowman'),
      at('B2', 'Red', 'horseman'),
    ]);
    const [a, b, blue, bow, horse] = on(game, 'B2') as [PieceId, PieceId, PieceId, PieceId, PieceId];
    const others = [personViewer(BEN), channelViewer] as const;
    const shown = () =>
      others.map((viewer) => {
        const view = new View(game.table, viewer);
        const board = view.of(placeQueries).maps()[0]?.boards[0] ?? expect.fail('no board');
        const { pieces } = boardPicture(view, { board }, en.board.legend);
        return [
          [...view.of(pieceQueries).all()].map((piece) => [piece.name, view.of(pieceQueries).handle(piece)]),
          pieces,
        ];
      });
    const told = (operation: Operation): readonly string[] => {
      const change = played(game, operation);
      return others.map((viewer) =>
        deedOf(tell(operation, reportChangeToViewer(game.table, change, viewer, operation))),
      );
    };
    const before = shown();
    expect(told({ kind: 'form-army', actor: ANN, units: [a, bow], name: 'Lions' })).toEqual(['', '']);
    const army = game.table.get('piece', a)?.army as ArmyId;
    expect(told({ kind: 'join-army', actor: ANN, army, units: [horse] })).toEqual(['', '']);
    expect(shown()).toEqual(before);
    expect(told({ kind: 'join-army', actor: ANN, army, units: [b] })[1]).toBe(
      'moves **bowman** within its stack on B2, moves **horseman** within its stack on B2 and moves **pikeman** within its stack on B2',
    );
    expect(on(game, 'B2')).toEqual([a, bow, blue, horse, b]);
  });

  it('[T6] an army moves within a stack past covered pieces unnoticed', () => {
    const game = hiding([at('B2', 'Red', 'pikeman'), at('B2', 'Red', 'bowman'), at('B2', 'Blue', 'horseman')], {
      rules: { changes: 'owner' },
    });
    const [pike, bow] = on(game, 'B2') as [PieceId, PieceId];
    played(game, hide([bow]));
    const told = (to: 'up' | 'down'): readonly string[] => {
      const operation: Operation = { kind: 'order', actor: ANN, piece: pike, to };
      const change = played(game, operation);
      return [personViewer(ANN), personViewer(BEN), channelViewer].map((viewer) =>
        deedOf(tell(operation, reportChangeToViewer(game.table, change, viewer, operation))),
      );
    };
    const own = 'moves **pikeman** within its stack on B2';
    expect(told('up')).toEqual([`${own} and moves **bowman** within its stack on B2`, '', '']);
    const both = `${own} and moves **horseman** within its stack on B2`;
    expect(told('up')).toEqual([both, both, both]);
  });

  it('[T6] [D7] an army forms, shrinks and disbands without notice to others', () => {
    const toldOf = (game: Play, operation: Operation): readonly string[] => {
      const change = played(game, operation);
      const told = (viewer: Viewer): string =>
        deedOf(tell(operation, reportChangeToViewer(game.table, change, viewer, operation)));
      return [personViewer(ANN), personViewer(BEN), channelViewer].map(told);
    };
    const life = (game: Play): readonly (readonly string[])[] => {
      const units = on(game, 'B2');
      const formed = toldOf(game, { kind: 'form-army', actor: ANN, units, name: 'Lions' });
      const [{ id: army } = { id: 'none' as ArmyId }] = [...game.table.all('army')];
      const shrunk = toldOf(game, { kind: 'split-army', actor: ANN, army, units: units.slice(0, 1), name: undefined });
      return [formed, shrunk, toldOf(game, { kind: 'disband-army', actor: ANN, army })];
    };
    const setup = [at('B2', 'Red', 'pikeman', 3)];
    const deeds = (name: string): readonly string[] => [
      `forms **${name}** at B2 with 3 units`,
      `takes **pikeman** out of **${name}**`,
      `disbands **${name}**`,
    ];
    expect(life(warAt(setup))).toEqual(deeds('Lions').map((deed) => [deed, deed, deed]));
    expect(life(hiding(setup))).toEqual(deeds('Red Lions').map((deed) => [deed, '', '']));
  });

  it('[D24] [T6] an army gains and loses units unnamed and without notice to others', () => {
    const setup = [at('B2', 'Red', 'pikeman', 3), at('B3', 'Red', 'pikeman'), at('B1', 'Red', 'horseman')];
    const toldOf = (game: Play, operation: Operation): readonly (readonly string[])[] => {
      const change = played(game, operation);
      return [personViewer(ANN), personViewer(BEN), channelViewer].map((viewer) => {
        const told = tell(operation, reportChangeToViewer(game.table, change, viewer, operation));
        return [deedOf(told), ...linesOf(told)];
      });
    };
    const life = (game: Play): readonly (readonly (readonly string[])[])[] => {
      const army = formAt(game, 'B2', 'Lions');
      const [first] = on(game, 'B2');
      return [
        toldOf(game, march([first as PieceId], 'B3', { army })),
        toldOf(game, march(on(game, 'B1'), 'B2')),
        toldOf(game, march(on(game, 'B2'), 'C2', { army })),
      ];
    };
    const own = (name: string): readonly (readonly string[])[] => [
      [`moves **pikeman** B2 → B3, out of **${name}**, now in **Red Army 1** with **pikeman**`],
      [`moves **horseman** B1 → B2, now in **${name}**`],
      [`moves **${name}** (2 × **pikeman** and **horseman**) B2 → C2`],
    ];
    const others = [
      ['moves **pikeman** B2 → B3'],
      ['moves **horseman** B1 → B2'],
      ['moves 2 × **pikeman** and **horseman** B2 → C2'],
    ];
    expect(life(warAt(setup))).toEqual(own('Lions').map((one) => [one, one, one]));
    expect(life(hiding(setup))).toEqual(own('Red Lions').map((one, i) => [one, others[i], others[i]]));
  });
});
