import { describe, expect, test } from 'vitest';
import type { DeckId, MapId, Operation, PersonId, PieceId } from '../../../../src/table/index.ts';
import { moduleFrom } from '../../../support/modules/modules.ts';
import { ANN, agreedBy, BEN, BLUE, begun, outcome, type Play, played, RED, spot } from '../../../support/table.ts';

const TABLE = `
module: box
title: Box
sides: [{ name: Red }, { name: Blue }]
rules: { turns: free, stock: owner }
maps:
  - { name: Table, boards: [{ name: Main, grid: { kind: square, columns: 3, rows: 3 } }] }
  - { name: Red Hand, private: Red }
  - { name: Blue Hand, private: Blue }
prototypes:
  man: { mask: { name: Back } }
  king: { stock: host }
decks:
  - { name: Pile, at: Table A1, pieces: [{ prototype: man, name: Deep, count: 2 }] }
setup:
  - { at: A3, side: Red, pieces: [{ prototype: man, name: Ours }] }
  - { at: B3, side: Blue, pieces: [{ prototype: man, name: Theirs }] }
  - { at: C3, pieces: [{ prototype: man, name: Free }, { prototype: king, name: King }] }
  - { at: Red Hand, side: Red, pieces: [{ prototype: man, name: Held }] }
  - { at: Blue Hand, side: Blue, pieces: [{ prototype: man, name: Secret }] }
`;
const box = moduleFrom(TABLE);

const MAIN = 'Table/Main' as Parameters<typeof spot>[0];
const RED_HAND = 'Red Hand' as MapId;

const named = ({ table }: Play, name: string): PieceId =>
  [...table.all('piece')].find((piece) => piece.name === name)?.id ?? ('p99' as PieceId);

const place = (
  to: Operation<'place'>['to'],
  { prototype = 'man', side, actor = ANN }: { prototype?: string; side?: typeof RED; actor?: PersonId } = {},
): Operation<'place'> => ({ kind: 'place', actor, prototype, name: undefined, side, to });

/** Each act with a piece of that name. */
const acts = (game: Play, name: string, actor = ANN): readonly Operation[] => {
  const piece = named(game, name);
  return [
    { kind: 'clone', actor, piece, count: 1 },
    { kind: 'replace', actor, piece, prototype: 'man', name: undefined },
    { kind: 'send', actor, piece, to: spot(MAIN, 'B2') },
    { kind: 'delete', actor, piece },
  ];
};

const outcomes = (all: readonly Operation[], game: Play): readonly string[] => all.map((one) => outcome(game, one));

describe('[C89] a place holds at most its map and hand limits', () => {
  const ROOM = moduleFrom(
    TABLE.replace('name: Table, boards', 'name: Table, occupied: refuse, boards')
      .replace('stock: owner }', 'stock: owner, handLimit: 2 }')
      .replace(
        'pieces: [{ prototype: man, name: Free }, { prototype: king, name: King }]',
        'pieces: [{ prototype: man, name: Free }]',
      ),
  );

  test.each([
    ['place', place(spot(MAIN, 'A3')), 'cell-taken'],
    ['place', place(spot(MAIN, 'B2')), 'done'],
    ['send', { kind: 'send', piece: 'Free', to: spot(MAIN, 'B3') }, 'cell-taken'],
    ['clone', { kind: 'clone', piece: 'Free', count: 1 }, 'done'],
    ['replace', { kind: 'replace', piece: 'Free', prototype: 'man', name: undefined }, 'done'],
  ] as const)('a map that refuses stacks judges %s: %j', (_, act, expected) => {
    const game = begun(ROOM);
    const operation = 'piece' in act ? { ...act, actor: ANN, piece: named(game, act.piece) } : act;
    expect(outcome(game, operation as Operation)).toBe(expected);
  });

  test('a hand takes no more than its limit', () => {
    const game = begun(ROOM);
    played(game, place({ in: RED_HAND }));
    const clone: Operation = { kind: 'clone', actor: ANN, piece: named(game, 'Held'), count: 1 };
    const send: Operation = { kind: 'send', actor: ANN, piece: named(game, 'Ours'), to: { in: RED_HAND } };
    expect(outcomes([place({ in: RED_HAND }), clone, send], game)).toEqual(Array(3).fill('hand-full'));
  });

  test('a step against the rules ignores limits of places', () => {
    const game = begun(ROOM);
    const act: Operation = { ...place(spot(MAIN, 'A3')), overruled: true };
    expect(outcome(game, act)).toBe('overrule-needs-consent');
    const step = { kind: 'place', prototype: 'man', to: spot(MAIN, 'A3') } as const;
    agreedBy(game, { kind: 'ask', actor: ANN, wants: { what: 'overrule-step', step } }, BEN);
    expect(outcome(game, act)).toBe('done');
  });
});

describe('[C83] permissions that the module gives players', () => {
  test.each(['Ours', 'Free', 'Held'])('permissions let players copy, replace, send and delete: %s', (name) => {
    for (const i of [0, 1, 2, 3]) {
      const game = begun(box);
      const act = acts(game, name)[i];
      if (act) played(game, act);
      // A piece that leaves a window shows its face.
      const isSeen = act?.kind === 'send' && name === 'Held';
      expect(outcome(game, { kind: 'undo', actor: ANN, steps: 1 })).toBe(isSeen ? 'undo-needs-consent' : 'done');
    }
  });

  test('permissions let players put new pieces on the table and in their own window', () => {
    const game = begun(box);
    played(game, place(spot(MAIN, 'B1'), { side: RED }));
    played(game, place({ in: RED_HAND }));
    expect(game.table.at(RED_HAND)).toHaveLength(2);
    const [made] = game.table.at(MAIN, spot(MAIN, 'B1').cell);
    expect(game.table.get('piece', made?.id ?? '')).toMatchObject({ name: 'man', side: 'Red' });
  });

  test('permissions exclude foreign, decked or unseen pieces', () => {
    const game = begun(box);
    expect(outcomes(acts(game, 'Theirs'), game)).toEqual(Array(4).fill('not-your-piece'));
    // A piece that a player does not see answers as one that isn't there.
    const unseen = outcomes(acts(game, 'Secret'), game);
    expect(unseen).toEqual(outcomes(acts(game, 'Nothing'), game));
    expect(new Set(outcomes(acts(game, 'Deep'), game))).toEqual(new Set(['nobody-may']));
    expect(outcome(game, place({ in: 'Blue Hand' as MapId }))).toBe('no-such-place');
    expect(outcome(game, place({ in: '/Pile' as DeckId }))).toBe('no-such-place');
    expect(outcome(game, place(spot(MAIN, 'B1'), { side: BLUE }))).toBe('not-your-side');
  });

  test('permissions leave host-only kinds to the host', () => {
    const game = begun(box);
    expect(outcomes(acts(game, 'King'), game)).toEqual(Array(4).fill('nobody-may'));
    expect(outcome(game, place(spot(MAIN, 'B1'), { prototype: 'king' }))).toBe('nobody-may');
    const into: Operation = {
      kind: 'replace',
      actor: ANN,
      piece: named(game, 'Ours'),
      prototype: 'king',
      name: undefined,
    };
    expect(outcome(game, into)).toBe('nobody-may');
  });

  test('without permissions, only the game master changes the stock of pieces', () => {
    const game = begun(moduleFrom(TABLE.replace(', stock: owner }', ' }')));
    expect(outcomes(acts(game, 'Ours'), game)).toEqual(Array(4).fill('nobody-may'));
    expect(outcome(game, place(spot(MAIN, 'B1'), { actor: BEN }))).toBe('nobody-may');
  });
});
