import { describe, expect, it } from 'vitest';
import type { Module, Piece } from '../../../../src/engine/index.ts';
import {
  audienceOfGuest,
  audienceOfPlayerOf,
  pieceVisibilityFor,
  publicAudience,
} from '../../../../src/engine/play/secrecy/hiding.ts';
import type { Audience, CellId, Operation, PersonId, PieceId, SideId } from '../../../../src/table/index.ts';
import {
  BLUE_HAND,
  CACHE,
  deckModule,
  draw,
  named,
  putBack,
  RED_HAND,
  SUPPLIES,
  USED,
} from '../../../support/games/decks.ts';
import {
  ANN,
  BEN,
  BLUE,
  begun,
  CAMP,
  CLO,
  DAN,
  MAIN,
  move,
  outcome,
  type Play,
  play,
  played,
  RED,
  seated,
  spot,
  withRules,
} from '../../../support/table.ts';

/**
 * Red has a scout on A4, Blue one on C2, and E4 has one that is nobody's; in Red's hand lies nobody's pass, in Blue's
 * one that is Blue's.
 */
const module: Module = {
  ...deckModule,
  setup: [
    ...deckModule.setup,
    {
      map: 'Field',
      board: 'Main',
      cell: 'A4',
      side: 'Red',
      pieces: [{ prototype: 'token', name: 'Red Scout', count: 1 }],
    },
    {
      map: 'Field',
      board: 'Main',
      cell: 'C2',
      side: 'Blue',
      pieces: [{ prototype: 'token', name: 'Blue Scout', count: 1 }],
    },
    { map: 'Field', board: 'Main', cell: 'E4', pieces: [{ prototype: 'token', name: 'Drifter', count: 1 }] },
    { map: 'Red Hand', pieces: [{ prototype: 'token', name: 'Pass', count: 1 }] },
    { map: 'Blue Hand', side: 'Blue', pieces: [{ prototype: 'token', name: 'Permit', count: 1 }] },
  ],
};

const piece = ({ table }: Play, name: string): Piece => table.get('piece', named(table, name)) as Piece;

/** How Red, Blue, everybody and the observer Clo see a piece. */
const seen = (game: Play, name: string): string =>
  [audienceOfPlayerOf(RED), audienceOfPlayerOf(BLUE), publicAudience, audienceOfGuest(CLO)]
    .map((audience: Audience) => pieceVisibilityFor(game.table, piece(game, name), audience))
    .join(' ');

type What = Operation<'hide'>['what'];
const hide =
  (actor: PersonId, name: string, what: What = 'identity') =>
  (game: Play): Operation => ({ kind: 'hide', actor, piece: piece(game, name).id, what });
const reveal =
  (actor: PersonId, name: string, to?: PersonId) =>
  (game: Play): Operation => ({ kind: 'reveal', actor, piece: piece(game, name).id, to });
const inspect =
  (actor: PersonId, name: string) =>
  (game: Play): Operation => ({ kind: 'inspect', actor, piece: piece(game, name).id });
const give =
  (actor: PersonId, side: SideId, ...names: readonly string[]) =>
  (game: Play): Operation => ({
    kind: 'give',
    actor,
    side,
    pieces: names.map((name) => piece(game, name).id),
  });
const tried = (game: Play, make: (game: Play) => Operation): string => outcome(game, make(game));

/** Dan is the game master. */
const mastered = (): Play => {
  const game = seated(module);
  played(game, { kind: 'preside', actor: DAN, takes: true }, { kind: 'begin', actor: ANN });
  return game;
};

describe('covering a piece', () => {
  it('covering hides the face of a piece from other sides', () => {
    const game = begun(module);
    expect(seen(game, 'Red Scout')).toBe('face face face face');
    played(game, hide(ANN, 'Red Scout'));
    expect(seen(game, 'Red Scout')).toBe('face back back back');
  });

  it('covering can hide a piece’s existence from other sides', () => {
    const game = begun(module);
    played(game, hide(ANN, 'Red Scout', 'existence'));
    expect(seen(game, 'Red Scout')).toBe('face nothing nothing nothing');
  });

  it('a covered neutral piece is seen by its window’s side or its coverer', () => {
    const game = begun(module);
    played(game, hide(BEN, 'Drifter'), hide(ANN, 'Pass'), move(game, ANN, spot(RED_HAND), spot(CAMP)));
    expect([seen(game, 'Drifter'), seen(game, 'Pass')]).toEqual(['back face back back', 'face back back back']);
  });

  it('a neutral piece that a game master covers is hidden from all', () => {
    const game = mastered();
    played(game, hide(DAN, 'Drifter'), hide(DAN, 'Blue Scout'));
    expect([seen(game, 'Drifter'), seen(game, 'Blue Scout')]).toEqual(['back back back back', 'back face back back']);
    expect(tried(game, hide(DAN, 'Drifter', 'existence'))).toBe('cannot-hide');
    // What lies in a window is covered for its side, whoever covers it.
    played(game, hide(DAN, 'Pass'), move(game, ANN, spot(RED_HAND), spot(CAMP)));
    expect(seen(game, 'Pass')).toBe('face back back back');
  });

  it('covering gives a new handle for viewers who lost sight (T7)', () => {
    const game = begun(module);
    const alias = (): string | undefined => piece(game, 'Red Scout').alias;
    const aliases = [alias()];
    for (const operation of [hide(ANN, 'Red Scout'), reveal(ANN, 'Red Scout'), hide(ANN, 'Red Scout')]) {
      played(game, operation);
      aliases.push(alias());
    }
    expect(new Set(aliases).size).toBe(3);
    expect(aliases[1]).toBe(aliases[2]);
  });

  it('covering is refused for open, covered or foreign pieces', () => {
    const game = begun(module);
    played(game, hide(ANN, 'Red Scout'), hide(BEN, 'Permit', 'existence'));
    expect([tried(game, hide(ANN, 'Red King')), tried(game, hide(ANN, 'Red King', 'existence'))]).toEqual([
      'cannot-hide',
      'cannot-hide',
    ]);
    expect([tried(game, hide(ANN, 'Red Scout')), tried(game, hide(BEN, 'Permit', 'existence'))]).toEqual([
      'hidden-already',
      'hidden-already',
    ]);
    expect([tried(game, hide(BEN, 'Red Scout', 'existence')), tried(game, hide(CLO, 'Drifter'))]).toEqual([
      'not-your-piece',
      'not-a-player',
    ]);
    expect(outcome(game, { kind: 'hide', actor: ANN, piece: 'p99' as PieceId, what: 'identity' })).toBe(
      'no-such-piece',
    );
  });
});

describe('a piece that a side covered', () => {
  it.each(['owner', 'anyone'] as const)(
    'only the side that covered a piece moves, shows and gives it (pieces: %s)',
    (pieces) => {
      const game = begun(withRules(module, { pieces }));
      played(game, hide(ANN, 'Drifter'));
      const tries = [
        reveal(BEN, 'Drifter'),
        reveal(BEN, 'Drifter', BEN),
        inspect(BEN, 'Drifter'),
        give(BEN, BLUE, 'Drifter'),
        () => move(game, BEN, spot(MAIN, 'E4'), spot(BLUE_HAND)),
        () => putBack(BEN, USED, 'top', piece(game, 'Drifter').id),
      ];
      expect(tries.map((one) => tried(game, one))).toEqual(Array(6).fill('not-your-piece'));
      played(game, move(game, ANN, spot(MAIN, 'E4'), spot(MAIN, 'E5')), reveal(ANN, 'Drifter'));
      expect(seen(game, 'Drifter')).toBe('face face face face');
    },
  );

  it('a covered piece moves covered for all others', () => {
    const game = begun(module);
    played(game, hide(ANN, 'Red Scout'), move(game, ANN, spot(MAIN, 'A4'), spot(MAIN, 'A3')));
    expect(seen(game, 'Red Scout')).toBe('face back back back');
  });

  it('a covered piece is open in decks and when drawn again', () => {
    const game = begun(module);
    played(
      game,
      hide(ANN, 'Red Scout'),
      hide(ANN, 'Pass', 'existence'),
      putBack(ANN, USED, 'top', piece(game, 'Red Scout').id),
    );
    expect(seen(game, 'Red Scout')).toBe('face face face face');
    played(game, putBack(ANN, SUPPLIES, 'top', piece(game, 'Pass').id));
    expect(seen(game, 'Pass')).toBe('nothing nothing nothing nothing');
    played(game, draw(BEN, SUPPLIES, BLUE_HAND));
    expect(seen(game, 'Pass')).toBe('nothing face nothing nothing');
  });
});

it('[D2] a side always sees pieces in its own private map', () => {
  const { table } = begun(module);
  const [pass] = [...table.all('piece')].filter(({ name }) => name === 'Pass');
  if (!pass) throw new Error('no pass');
  const covers: readonly Partial<Piece>[] = [
    { mask: {} },
    { mask: { side: BLUE } },
    { invisible: BLUE },
    { mask: { side: BLUE }, invisible: BLUE },
  ];
  for (const cover of covers) {
    const seen = (place: Piece['place']) =>
      [RED, BLUE].map((side) => pieceVisibilityFor(table, { ...pass, ...cover, place }, audienceOfPlayerOf(side)));
    expect(seen(pass.place)).toEqual(['face', 'nothing']);
    expect(seen({ in: MAIN, cell: 'A4' as CellId, rank: 0 })[0]).not.toBe('face');
  }
});

describe('revealing a piece', () => {
  it('revealing a piece to everyone uncovers it for good', () => {
    const game = begun(module);
    played(
      game,
      hide(ANN, 'Red Scout'),
      reveal(ANN, 'Red Scout'),
      hide(ANN, 'Red Scout', 'existence'),
      reveal(ANN, 'Red Scout'),
    );
    expect([seen(game, 'Red Scout'), piece(game, 'Red Scout').shown]).toEqual(['face face face face', undefined]);
  });

  it('revealing a card in hand shows it until it moves', () => {
    const game = begun(module);
    played(game, draw(ANN, SUPPLIES, RED_HAND), reveal(ANN, 'e'));
    expect(seen(game, 'e')).toBe('face face face face');
    played(game, putBack(ANN, SUPPLIES, 'top', piece(game, 'e').id));
    expect(seen(game, 'e')).toBe('nothing nothing nothing nothing');
  });

  it('a piece revealed to a person stays so until covered again or moved', () => {
    const game = begun(module);
    played(
      game,
      hide(ANN, 'Red Scout'),
      reveal(ANN, 'Red Scout', CLO),
      reveal(ANN, 'Pass', CLO),
      reveal(ANN, 'Pass', BEN),
    );
    expect([seen(game, 'Red Scout'), seen(game, 'Pass')]).toEqual(['face back back face', 'face nothing nothing face']);
    expect(piece(game, 'Pass').shown).toEqual([CLO, BEN]);
    played(game, move(game, ANN, spot(MAIN, 'A4'), spot(MAIN, 'A3')));
    expect(seen(game, 'Red Scout')).toBe('face back back face');
    played(game, move(game, ANN, spot(MAIN, 'A3'), spot(RED_HAND)));
    expect(seen(game, 'Red Scout')).toBe('face nothing nothing nothing');
  });

  it('revealing does not show where an unseen piece was', () => {
    const game = begun(module);
    played(
      game,
      hide(ANN, 'Red Scout', 'existence'),
      move(game, ANN, spot(MAIN, 'A4'), spot(MAIN, 'A3')),
      reveal(ANN, 'Red Scout'),
    );
    expect(piece(game, 'Red Scout').old).toBeUndefined();
  });

  it('revealing is refused for open and foreign pieces', () => {
    const game = begun(module);
    played(game, reveal(ANN, 'Pass', CLO));
    expect(
      [reveal(ANN, 'Red Scout'), reveal(ANN, 'Red Scout', CLO), reveal(ANN, 'Pass', CLO)].map((one) =>
        tried(game, one),
      ),
    ).toEqual(Array(3).fill('nothing-hidden'));
    expect([tried(game, reveal(BEN, 'Pass')), tried(game, reveal(CLO, 'Pass'))]).toEqual([
      'no-such-piece',
      'not-a-player',
    ]);
  });
});

describe('looking at a face-down piece', () => {
  it('a mover may look at a face-down piece that no one knows', () => {
    const game = mastered();
    played(game, hide(DAN, 'Drifter'), inspect(BEN, 'Drifter'));
    expect(piece(game, 'Drifter').shown).toEqual([BEN]);
    expect([
      seen(game, 'Drifter'),
      pieceVisibilityFor(game.table, piece(game, 'Drifter'), audienceOfGuest(BEN)),
    ]).toEqual(['back back back back', 'face']);
  });

  it('looking at a known or open piece is refused', () => {
    const game = begun(module);
    played(game, hide(ANN, 'Red Scout'));
    expect([
      tried(game, inspect(ANN, 'Red Scout')),
      tried(game, inspect(ANN, 'Red King')),
      tried(game, inspect(BEN, 'Red Scout')),
    ]).toEqual(['not-yours-to-see', 'nothing-hidden', 'not-your-piece']);
  });
});

describe('giving pieces to another hand', () => {
  it('giving puts pieces in another hand; owned ones change owner', () => {
    const game = begun(module);
    played(game, give(ANN, BLUE, 'Pass', 'Red Scout'));
    expect(
      game.table.at(BLUE_HAND).map(({ id }) => [game.table.get('piece', id)?.name, game.table.get('piece', id)?.side]),
    ).toEqual([
      ['Permit', BLUE],
      ['Pass', undefined],
      ['Red Scout', BLUE],
    ]);
    expect([seen(game, 'Pass'), seen(game, 'Red Scout')]).toEqual([
      'nothing face nothing nothing',
      'nothing face nothing nothing',
    ]);
    expect(tried(game, give(ANN, RED, 'Red Scout'))).toBe('no-such-piece');
    played(game, move(game, BEN, spot(BLUE_HAND), spot(MAIN, 'E5')));
  });

  it('giving a covered piece shows it to the new side only', () => {
    const game = begun(module);
    played(game, hide(ANN, 'Red Scout'), give(ANN, BLUE, 'Red Scout'), (now) =>
      move(now, BEN, spot(BLUE_HAND), spot(MAIN, 'E5')),
    );
    expect(seen(game, 'Red Scout')).toBe('back face back back');
  });

  it('giving is refused without a hand, pieces or a change', () => {
    const game = begun(module);
    expect(
      [give(ANN, 'Green' as SideId, 'Pass'), give(ANN, BLUE), give(ANN, RED, 'Pass')].map((one) => tried(game, one)),
    ).toEqual(['no-such-side', 'nothing-to-move', 'already-there']);
    const bare = begun({
      ...module,
      maps: module.maps.filter(({ name }) => name !== 'Blue Hand'),
      decks: (module.decks ?? []).filter(({ name }) => name !== 'Cache'),
      setup: module.setup.filter(({ map }) => map !== 'Blue Hand'),
    });
    expect(play(bare, give(ANN, BLUE, 'Pass')(bare))).toEqual({ code: 'no-hand', side: BLUE });
  });
});

describe('[W5] another side’s window', () => {
  it('another side’s window accepts no moves or draws', () => {
    const game = begun(module);
    const tries = [
      move(game, ANN, spot(MAIN, 'A5'), spot(BLUE_HAND)),
      draw(ANN, SUPPLIES, BLUE_HAND),
      draw(ANN, CACHE, RED_HAND),
    ];
    expect(tries.map((one) => outcome(game, one))).toEqual(['no-such-place', 'no-such-place', 'not-your-deck']);
  });

  it('another side’s window has pieces that only its side moves', () => {
    for (const pieces of ['owner', 'side', 'anyone'] as const) {
      const game = begun(withRules(module, { pieces }));
      expect(outcome(game, move(game, BEN, spot(RED_HAND), spot(CAMP)))).toBe('no-such-piece');
      played(game, move(game, ANN, spot(RED_HAND), spot(CAMP)));
    }
  });
});

it('[T7] a copy of a piece gets its own handle', () => {
  const game = mastered();
  played(game, hide(DAN, 'Drifter'), { kind: 'clone', actor: DAN, piece: piece(game, 'Drifter').id, count: 2 });
  const copies = game.table.at(MAIN, 'E4').map(({ id }) => game.table.get('piece', id)?.alias ?? id);
  expect(new Set(copies).size).toBe(3);
});
