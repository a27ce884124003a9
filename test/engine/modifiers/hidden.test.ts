import { describe, expect, it } from 'vitest';
import {
  counterDefaults,
  explain,
  look,
  type ModifierDefinition,
  type Module,
  refusalOf,
} from '../../../src/engine/index.ts';
import { isRefusal, type Operation, type PieceId, perform } from '../../../src/table/index.ts';
import { Lens } from '../../../src/view/lens.ts';
import { modifierQueries } from '../../../src/view/modifiers.ts';
import { reportChangeToViewer } from '../../../src/view/seen/seen.ts';
import { tell } from '../../../src/view/seen/tell.ts';
import { View } from '../../../src/view/view.ts';
import { channelViewer, personViewer, type Viewer } from '../../../src/view/viewer.ts';
import { ANN, BEN, begun, endTurn, MAIN, move, openModule, type Play, played, spot } from '../../support/table.ts';
import { en } from '../../support/words.ts';
import { atCell, modifier, valueNow } from './support.ts';

const { deedOf } = en.deed;
const { refusalText } = en.refusals;
const { explanationText } = en.modifiers;

/** Red's king can't be seen by others. */
const game = (modifiers: readonly ModifierDefinition[], more: Partial<Module> = {}): Play => {
  const module: Module = {
    ...openModule,
    rules: { ...openModule.rules, changes: 'owner' },
    traits: { king: { invisible: true } },
    modifiers,
    ...more,
  };
  const play = begun(module);
  played(play, { kind: 'hide', actor: ANN, piece: 'p3' as PieceId, what: 'existence' } as Operation);
  return play;
};

const seenBy = (play: Play, who: typeof ANN): Lens => new Lens(play.table, personViewer(who));
const strengthFor = (play: Play, who: typeof ANN, piece = 'p2'): unknown =>
  look(seenBy(play, who), { kind: 'piece', id: piece, name: 'Strength' });

const leader = modifier({
  name: 'Leader',
  on: { prototype: 'king' },
  scope: 'within 2',
  match: 'symbol = P',
  change: 'Strength + 1',
});

describe('[P19] a modifier whose source is hidden from the viewer', () => {
  it('[P19] a modifier from a hidden source does not show in value, explanation or list', () => {
    const play = game([leader]);
    expect([valueNow(play, 'p2', 'Strength'), strengthFor(play, ANN), strengthFor(play, BEN)]).toEqual([2, 2, 1]);
    expect(explain(seenBy(play, BEN), { kind: 'piece', id: 'p2', name: 'Strength' })).toEqual({
      base: 1,
      turns: [],
      effective: 1,
    });
    expect(new View(play.table, personViewer(BEN)).of(modifierQueries).all()).toEqual([]);
    expect(
      new View(play.table, personViewer(ANN))
        .of(modifierQueries)
        .all()
        .map(({ name }) => name),
    ).toEqual(['Leader']);
  });

  it('[P19] a modifier from a hidden source counts for everyone once it is seen', () => {
    const play = game([leader]);
    played(play, { kind: 'reveal', actor: ANN, piece: 'p3' as PieceId, to: undefined } as unknown as Operation);
    expect(strengthFor(play, BEN)).toBe(2);
  });

  it('[P19] a hidden source’s modifier shows its name and effect if all may know of it', () => {
    const play = game([{ ...leader, match: 'Owner = $source.Owner$ && Distance <= 1', knownTo: 'all' }]);
    expect([strengthFor(play, BEN), strengthFor(play, BEN, 'p1')]).toEqual([2, 1]);
    const [turn] = explain(seenBy(play, BEN), { kind: 'piece', id: 'p2', name: 'Strength' }).turns;
    expect([turn?.modifier, turn?.source, turn?.saw]).toEqual(['Leader', undefined, [['Owner', 'Red']]]);
    const [own] = explain(seenBy(play, ANN), { kind: 'piece', id: 'p2', name: 'Strength' }).turns;
    expect(own?.source).toEqual({ kind: 'piece', id: 'p3' });
  });

  it('[P19] a modifier from a hidden source has no part in ranges either', () => {
    const play = game([
      modifier({ name: 'Tunnel', on: { prototype: 'king' }, of: 'cell', scope: 'same cell', change: 'unlink' }),
    ]);
    expect(atCell(play, 'C4', 'Neighbours')).toEqual(['C3', 'D4', 'B4']);
    expect(
      new View(play.table, personViewer(BEN))
        .of(modifierQueries)
        .neighbours(MAIN, 'C4' as never)
        .map(({ cell }) => cell),
    ).toEqual(['C3', 'D4', 'C5', 'B4']);
    expect(
      new View(play.table, personViewer(ANN))
        .of(modifierQueries)
        .neighbours(MAIN, 'C4' as never)
        .map(({ cell }) => cell),
    ).toEqual(['C3', 'D4', 'B4']);
  });

  it('[D11] a hidden source changes published numbers, marked as something unseen', () => {
    const tithe = modifier({
      name: 'Tithe',
      on: { prototype: 'king' },
      of: 'counter',
      scope: 'game',
      change: 'value + 5',
    });
    const counters = [
      {
        ...counterDefaults,
        name: 'All',
        on: 'Field',
      },
    ];
    const play = game([tithe], { counters });
    const question = { kind: 'counter', id: 'Field_All', name: 'value' };
    for (const who of [ANN, BEN]) expect(look(seenBy(play, who), question)).toBe(look(play.table, question));
    const view = new View(play.table, personViewer(BEN));
    const explained = view.of(modifierQueries).explanation({ what: 'game' }, 'Field_All');
    expect(explained).toEqual({ base: '5', turns: [], effective: 10, isBentUnseen: true });
    expect(explanationText(view, 'Field', 'Field_All', explained).split('\n').slice(1)).toEqual([
      'Base: 5',
      "Something hidden from you changes it, too. The value itself isn't secret.",
      'Result: 10',
    ]);
    const own = new View(play.table, personViewer(ANN)).of(modifierQueries).explanation({ what: 'game' }, 'Field_All');
    expect([own.turns.map(({ after }) => after), own.isBentUnseen]).toEqual([[10], undefined]);
  });

  it('[P19] a hidden source does not count for a near condition', () => {
    const near = modifier({
      name: 'Guard',
      near: [{ of: 'piece', scope: 'adjacent', match: 'Royal = true' }],
      change: 'Strength + 3',
    });
    const play = game([near]);
    expect([valueNow(play, 'p2', 'Strength'), strengthFor(play, ANN), strengthFor(play, BEN)]).toEqual([4, 4, 1]);
  });
});

describe('[P19] a refusal that depends on a hidden modifier', () => {
  const refused = (play: Play, operation: Operation): string => {
    const revision = JSON.stringify([...play.table.all('piece')]);
    const refusal = perform(play.table, refusalOf, operation, { now: 0, past: { done: [], undone: [] } });
    expect(JSON.stringify([...play.table.all('piece')])).toBe(revision);
    if (isRefusal(refusal)) return refusalText(refusal, new View(play.table, personViewer(operation.actor)));
    const stopped = (viewer: Viewer): string =>
      deedOf(tell(operation, reportChangeToViewer(play.table, refusal, viewer, operation)));
    expect(stopped(personViewer(operation.actor))).toBe(
      stopped(channelViewer).replace('something unseen', "something you can't see"),
    );
    return stopped(channelViewer);
  };

  const terror = modifier({
    name: 'Terror',
    on: { prototype: 'king' },
    of: 'may',
    scope: 'game',
    match: 'Owner = Blue',
    change: 'move = false',
  });

  it('[D5] [P19] a refusal that the player could not foresee becomes a public failed attempt', () => {
    const play = game([terror]);
    played(play, endTurn(ANN));
    expect(refused(play, move(play, BEN, spot(MAIN, 'C1'), spot(MAIN, 'C2')))).toBe(
      'tries to move **Blue Pawn** to C2: something unseen is in the way',
    );
  });

  it('[P19] a refusal by a known modifier names it', () => {
    const play = game([{ ...terror, knownTo: 'all' }]);
    played(play, endTurn(ANN));
    expect(refused(play, move(play, BEN, spot(MAIN, 'C1'), spot(MAIN, 'C2')))).toBe(
      '**Terror** forbids that. `/modifier list` shows the modifiers in play.',
    );
  });

  it('[P19] a refusal with another visible reason stays unchanged', () => {
    const play = game([terror]);
    expect(refused(play, move(play, BEN, spot(MAIN, 'C1'), spot(MAIN, 'C2')))).toContain("It's **Red**'s turn");
  });

  it('[D5] [P19] a rule changed by a hidden modifier stops a move without a refusal', () => {
    const open = { maps: openModule.maps.map((map) => ({ ...map, occupied: 'stack' as const })) };
    const play = game(
      [modifier({ name: 'Ban', on: { prototype: 'king' }, of: 'map', scope: 'game', change: 'occupied = refuse' })],
      open,
    );
    played(play, endTurn(ANN));
    expect(refused(play, move(play, BEN, spot(MAIN, 'C1'), spot(MAIN, 'D3')))).toBe(
      'tries to move **Blue Pawn** to D3: something unseen is in the way',
    );
  });

  it('[D5] a refusal that the player expects remains even if hidden modifiers lift it', () => {
    const open = { maps: openModule.maps.map((map) => ({ ...map, occupied: 'refuse' as const })) };
    const play = game(
      [modifier({ name: 'Feast', on: { prototype: 'king' }, of: 'map', scope: 'game', change: 'occupied = stack' })],
      open,
    );
    played(play, endTurn(ANN));
    expect(refused(play, move(play, BEN, spot(MAIN, 'C1'), spot(MAIN, 'A5')))).toContain('A5');
    expect(look(play.table, { kind: 'map', id: 'Field', name: 'occupied' })).toBe('stack');
  });
});
