import { describe, expect, it, vi } from 'vitest';
import { actsFor, choiceOptionsFor, destinationsOf, type Module } from '../../../../src/engine/index.ts';
import { ModifierEvaluation } from '../../../../src/engine/modifiers/evaluation.ts';
import type { Modifier } from '../../../../src/engine/modifiers/form.ts';
import { added, apply, type BoardId, isRefusal } from '../../../../src/table/index.ts';
import { gameOf } from '../../../support/games/captures.ts';
import { ANN, BEN, move, type Play, play, played, spot } from '../../../support/table.ts';

const [TOP, BASE] = ['Tower/Top' as BoardId, 'Tower/Base' as BoardId];

interface Tower {
  readonly moves?: string;
  readonly others?: readonly string[];
  readonly links?: string;
  readonly captures?: string;
  readonly map?: 'refuse' | 'stack';
}

/** Two boards of 3 x 3 squares, a piece of Red's on the upper one's A2, and stairs from its B2 to the lower one's. */
const tower = ({
  moves = 'step 2',
  others = [],
  links = '[Top B2, Base B2]',
  captures = 'displacement',
  map = 'refuse',
}: Tower = {}): Play =>
  gameOf(`
module: tower
title: Tower
sides: [{ name: Red, forward: north }, { name: Blue, forward: south }]
rules: { turns: free, changes: host }
maps:
  - name: Tower
    occupied: ${map}
    captures: ${captures}
    boards:
      - { name: Top, grid: { kind: square, columns: 3, rows: 3, numbering: A1 } }
      - { name: Base, grid: { kind: square, columns: 3, rows: 3, numbering: A1 } }
prototypes:
  it: { moves: ${moves} }
  king: { moves: step, royal: true }
  stone: { moves: step }
modifiers:
  - { name: Stairs, link: ${links} }
actions:
  - name: Greet
    of: { piece: Prototype = it && Owner = $Actor$ }
    choose: { whom: { piece: Owner = Blue, on: Tower, within: 2 } }
    does: [{ move: whom, to: Base A1 }]
  - name: Rout
    of: { piece: Prototype = it && Owner = $Actor$ }
    choose: { foe: { piece: Owner = Blue, on: Tower }, crowd: { piece: Owner = $Actor$, on: Tower, least: 1, most: 200 } }
    does: [{ retreat: foe, away: crowd, cells: 2 }]
  - name: Shove
    of: { piece: Prototype = it && Owner = $Actor$ }
    choose: { foe: { piece: Owner = Blue, on: Tower, within: 1 } }
    does: [{ retreat: foe, away: it, cells: 2, name: cornered }]
setup:
  - { at: Top A2, side: Red, pieces: [{ prototype: it, name: Mover }] }
${others
  .map((one) => {
    const [side, kind, ...at] = one.split(' ');
    return `  - { at: ${at.join(' ')}, side: ${side}, pieces: [{ prototype: ${kind}, name: ${side} ${kind} }] }`;
  })
  .join('\n')}
`);

const idOf = ({ table }: Play, name: string): string =>
  [...table.all('piece')].find((piece) => piece.name === name)?.id ?? '';

const goals = (game: Play, name = 'Mover'): string => {
  const piece = game.table.get('piece', idOf(game, name));
  const found = piece ? (destinationsOf(game.table, piece) ?? []) : [];
  return found
    .map((cell) => cell.replace('Tower/', '').replace('\n', ' '))
    .sort()
    .join(', ');
};

const does = (game: Play, from: ReturnType<typeof spot>, to: ReturnType<typeof spot>, actor = ANN): unknown => {
  const change = play(game, move(game, actor, from, to));
  return isRefusal(change) ? change : 'done';
};

describe('[G13] pieces that move by rules', () => {
  it('[G13] [G1] pieces that move by rules cross a link between boards only by steps', () => {
    expect(goals(tower())).toBe('A1, A3, B1, B2, B3, Base B2, C2');
    expect(goals(tower({ moves: 'step' }))).toBe('A1, A3, B2');
    expect(goals(tower({ moves: 'step 3' }))).toContain('Base A2, Base B1, Base B2, Base B3, Base C2');
    for (const moves of ['slide', 'leap 2', 'leap', 'step 2 east', 'rook'])
      expect(goals(tower({ moves }))).not.toContain('Base');
    expect(goals(tower({ others: ['Red stone Top B2'] }))).not.toContain('Base');
    expect(goals(tower({ links: '{ from: Base B2, to: Top B2 }' }))).not.toContain('Base');
    expect(goals(tower({ links: '{ from: Top B2, to: Base B2 }' }))).toContain('Base B2');
  });

  it('[G13] [G1] pieces capture across a link and are refused without one', () => {
    const game = tower({ others: ['Blue stone Base B2'] });
    expect(does(game, spot(TOP, 'A2'), spot(BASE, 'B1'))).toMatchObject({ code: 'not-its-move' });
    expect(does(game, spot(TOP, 'A2'), spot(BASE, 'B2'))).toBe('done');
    expect(game.table.at(BASE, 'B2').map(({ id }) => id)).toEqual([idOf(game, 'Mover')]);
    expect(idOf(game, 'Blue stone')).toBe('');
    const apart = tower({ links: '[Top A1, Top C3]' });
    expect(does(apart, spot(TOP, 'A2'), spot(BASE, 'B2'))).toMatchObject({ code: 'stays-on-board' });
    const held = tower({ others: ['Red stone Base B2'] });
    expect(does(held, spot(TOP, 'A2'), spot(BASE, 'B2'))).toMatchObject({ code: 'occupied' });
  });

  it('[G13] [G4] attacks from the other board are checks for royal pieces', () => {
    const game = tower({ others: ['Red king Top B1', 'Blue stone Base B2'] });
    expect(does(game, spot(TOP, 'B1'), spot(TOP, 'B2'))).toMatchObject({ code: 'leaves-attacked' });
    expect(does(game, spot(TOP, 'B1'), spot(TOP, 'C1'))).toBe('done');
    const acts = [...actsFor(game.table, BEN, { kind: 'move' })];
    expect(acts).toContainEqual(expect.objectContaining({ to: { in: TOP, cell: 'B2' } }));
  });

  it('[G13] a near condition of an action reaches across links', () => {
    const game = tower({ others: ['Blue stone Base B2', 'Blue king Base C3'] });
    const begun = { actor: ANN, action: 'Greet', subject: idOf(game, 'Mover'), choices: {} };
    const found = choiceOptionsFor(game.table, begun, 'whom');
    expect(found).toEqual([{ kind: 'piece', id: idOf(game, 'Blue stone') }]);
  });

  it('[G13] [G11] a retreat may cross a link, as far as its steps', () => {
    const shoved = (others: readonly string[], links?: string): string => {
      const game = tower({ others: ['Blue stone Top B2', ...others], ...(links === undefined ? {} : { links }) });
      const [foe, subject] = [idOf(game, 'Blue stone'), idOf(game, 'Mover')];
      const change = play(game, {
        kind: 'act',
        actor: ANN,
        action: 'Shove',
        subject,
        choices: { foe: [foe] },
      } as never);
      const { place } = game.table.get('piece', foe as never) ?? {};
      return isRefusal(change) ? change.code : `${place?.in} ${place?.cell}`;
    };
    const around = ['B1', 'B3', 'C2'].map((cell, i) => `Red ${i === 0 ? 'king' : 'stone'} Top ${cell}`);
    expect(shoved(around)).toMatch(/^Tower\/Base (?:A2|B1|B3|C2)$/);
    expect(shoved(around, '[Top B2, Top A1]')).toBe('nothing-changes');
    expect(shoved([...around, 'Red stone Base B2'])).toBe('nothing-changes');
  });

  it('[G13] [P10] [T15] a reload removes links to cells that the new module does not have', () => {
    const game = tower({ links: '[Top B2, Base C3]' });
    const { module } = game.table.get('module', 'module') ?? expect.fail();
    const link = (id: string, ...cells: readonly [string, string]): Modifier => {
      const definition = { name: id, of: 'cell', scope: 'game', match: '', change: 'link', precedence: 0 } as const;
      return { kind: 'modifier', id, since: 1, definition: { ...definition, cells } };
    };
    const names = ['Tower/Top\nA2', 'Tower/Top\nC1', 'Tower/Base\nC2'] as const;
    apply(game.table, added(link('Own', names[0], names[1]), link('Far', names[0], names[2])));
    expect(goals(game)).toContain('Base C2');
    expect(goals(game)).toContain('C1');
    const cut = (columns: number): Module => ({
      ...module,
      modifiers: [],
      maps: module.maps.map((map) => ({
        ...map,
        boards: map.boards.map((one) => ({ ...one, grid: { ...one.grid, columns } as typeof one.grid })),
      })),
    });
    played(game, { kind: 'reload', actor: ANN, module: cut(2), hash: 'cut' });
    expect(goals(game)).toBe('A1, A3, B1, B2, B3');
  });

  it('[Q5] [G11] a retreat from many enemies costs one search', () => {
    const looked = (crowd: number): number => {
      const cells = ['A1', 'C1', 'B3', 'A3', 'C2', 'C3', 'A2'];
      const many = Array.from({ length: crowd }, (_, i) => `Red stone Top ${cells[i % cells.length]}`);
      const game = tower({ map: 'stack', others: ['Blue stone Top B2', 'Red king Top B1', ...many] });
      const [foe, subject] = [idOf(game, 'Blue stone'), idOf(game, 'Mover')];
      const answer = vi.spyOn(ModifierEvaluation.prototype, 'answer');
      const red = [...game.table.all('piece')].flatMap(({ id, side }) => (side === 'Red' ? [id] : []));
      const act = { kind: 'act', actor: ANN, action: 'Rout', subject, choices: { foe: [foe], crowd: red } } as const;
      const change = play(game, act as never);
      const looks = answer.mock.calls.filter(([, , name]) => name === 'Neighbours').length;
      answer.mockRestore();
      expect(change).not.toHaveProperty('code');
      expect(game.table.get('piece', foe as never)?.place.in).toBe(BASE);
      return looks;
    };
    const few = looked(3);
    expect(few).toBeGreaterThan(10);
    for (const crowd of [7, 90]) expect(looked(crowd)).toBeLessThanOrEqual(few);
  });
});
