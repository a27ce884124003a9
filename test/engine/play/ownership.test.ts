import { describe, expect, it } from 'vitest';
import type { Module, Piece } from '../../../src/engine/index.ts';
import type { ModuleRecord } from '../../../src/engine/play/records.ts';
import {
  audienceOfGuest,
  audienceOfPlayerOf,
  pieceVisibilityFor,
  publicAudience,
} from '../../../src/engine/play/secrecy/hiding.ts';
import { createPosts } from '../../../src/session/posts/post.ts';
import { deedOfPost } from '../../../src/session/posts/post-words.ts';
import { apply, type Operation, type PersonId, type PieceId, type SideId, updated } from '../../../src/table/index.ts';
import { deckModule, named, SUPPLIES, withDeck } from '../../support/games/decks.ts';
import { scored, scoresIn } from '../../support/gdl.ts';
import { ENGLISH } from '../../support/play/told.ts';
import { stateOf } from '../../support/state.ts';
import {
  ANN,
  BEN,
  BLUE,
  begun,
  CELLAR,
  CLO,
  DAN,
  MAIN,
  move,
  openModule,
  outcome,
  type Play,
  played,
  RED,
  redo,
  seated,
  secretModule,
  spot,
  undo,
  withRules,
} from '../../support/table.ts';
import { armyAt, at, formAt, march, on, refusal, warAt } from '../armies/support.ts';

const owned = withRules(openModule, { changes: 'owner' });
const give = (actor: PersonId, piece: string, side: SideId = BLUE): Operation<'hand-over'> => ({
  kind: 'hand-over',
  actor,
  piece: piece as PieceId,
  side,
});
const on1 = ({ table }: Play, cell: string): PieceId => table.at(MAIN, cell).at(-1)?.id as PieceId;
const piece = ({ table }: Play, id: string): Piece => table.get('piece', id) as Piece;

const deedsOf = (game: Play, operation: Operation): readonly string[] =>
  createPosts(game.table, operation, played(game, operation), []).map((post) =>
    deedOfPost(ENGLISH, { operation }, post),
  );

describe('[D41] a piece given to another side', () => {
  it('a given piece keeps place, values, marks and history', () => {
    const game = begun({
      ...owned,
      traits: { king: { facing: 6, layers: [{ name: 'well' }, { name: 'hurt' }], dynamic: { Wounds: {} } } },
    });
    played(game, move(game, ANN, spot(MAIN, 'C5'), spot(MAIN, 'C4')));
    const king = on1(game, 'C4');
    played(game, { kind: 'set', actor: ANN, piece: king, values: { Wounds: 2 } });
    played(
      game,
      { kind: 'flip', actor: ANN, piece: king, layer: 2 },
      { kind: 'rotate', actor: ANN, piece: king, facing: 3 },
    );
    const before = piece(game, king);
    const { updated, added, removed } = played(game, give(ANN, king));
    expect(piece(game, king)).toEqual({ ...before, side: 'Blue' });
    expect([updated.length, added, removed]).toEqual([1, [], []]);
    expect([before.old, before.layer, before.facing, before.values]).toEqual([
      { in: MAIN, cell: 'C5' },
      2,
      3,
      { Wounds: 2 },
    ]);
  });

  it('a given piece can be moved only by its new owner', () => {
    const game = begun(withRules(owned, { turns: 'free' }));
    const pawn = on1(game, 'A5');
    played(game, give(ANN, pawn));
    const go = (actor: PersonId): Operation => move(game, actor, spot(MAIN, 'A5'), spot(MAIN, 'A4'));
    expect([outcome(game, go(ANN)), outcome(game, go(BEN))]).toEqual(['not-your-piece', 'done']);
  });

  it('undo and redo repeat the gift of a piece', () => {
    const game = begun(owned);
    const before = stateOf(game.table);
    played(game, give(ANN, on1(game, 'A5')));
    const after = stateOf(game.table);
    played(game, undo(ANN));
    expect(stateOf(game.table)).toEqual(before);
    played(game, redo(ANN));
    expect(stateOf(game.table)).toEqual(after);
  });

  it.each<readonly [string, Module, PersonId, string, SideId, string]>([
    ['by its owner', owned, ANN, 'A5', BLUE, 'done'],
    ['by the other side', owned, BEN, 'A5', BLUE, 'not-your-turn'],
    ['by an observer', owned, CLO, 'A5', BLUE, 'not-a-player'],
    ['another side’s', owned, ANN, 'C1', RED, 'not-your-piece'],
    ['nobody’s, which would be taking it', owned, ANN, 'D3', RED, 'not-your-piece'],
    ['nobody’s, where pieces are anyone’s', withRules(owned, { pieces: 'anyone' }), ANN, 'D3', RED, 'done'],
    ['where the host alone changes pieces, by the host', openModule, ANN, 'C1', RED, 'done'],
    ['where the host alone changes pieces, by another', openModule, BEN, 'C1', RED, 'host-only'],
    ['to its own side', owned, ANN, 'A5', RED, 'already-theirs'],
    ['to no side of the game', owned, ANN, 'A5', 'Green' as SideId, 'no-such-side'],
  ])('giving a piece to a side is allowed or refused: %s', (_, module, actor, cell, side, expected) => {
    const game = begun(module);
    expect(outcome(game, give(actor, on1(game, cell), side))).toBe(expected);
  });

  it('giving pieces is granted and forbidden by modifiers', () => {
    const bend = (change: string): Module => ({
      ...(change.endsWith('true') ? openModule : owned),
      modifiers: [{ name: 'Law', of: 'may', scope: 'game', match: '', change, precedence: 1 }],
    });
    const forbidden = begun(bend('hand-over = false'));
    expect(outcome(forbidden, give(ANN, on1(forbidden, 'A5')))).toBe('forbidden');
    const granted = begun(bend('hand-over = true'));
    played(granted, { kind: 'end-turn', actor: ANN });
    expect(outcome(granted, give(BEN, on1(granted, 'C1'), RED))).toBe('done');
    expect(outcome(granted, give(BEN, on1(granted, 'A5'), BLUE))).toBe('not-your-piece');
  });

  it('a given piece must be on an open board: no deck, hand or private map', () => {
    const game = begun(withRules(withDeck('Supplies', { faceDown: false }), { changes: 'owner', pieces: 'anyone' }));
    expect(outcome(game, give(ANN, game.table.at(SUPPLIES).at(-1)?.id as string))).toBe('in-deck');
    const drawn = begun(withRules(deckModule, { changes: 'owner', pieces: 'anyone' }));
    played(drawn, { kind: 'draw', actor: ANN, deck: SUPPLIES, count: 1, named: [], to: { in: 'Red Hand' as never } });
    const mine = drawn.table.at('Red Hand' as never).at(-1)?.id as string;
    expect(refusal(drawn, give(ANN, mine))).toMatchObject({ code: 'in-window', isHand: true });
    const cellar = begun(withRules(secretModule, { changes: 'owner' }));
    const hoard = cellar.table.at(CELLAR, 'B2').at(-1)?.id as string;
    expect(refusal(cellar, give(ANN, hoard))).toMatchObject({ code: 'in-window', isHand: false });
  });
});

describe('[D41] a covered piece', () => {
  const module: Module = {
    ...withRules(deckModule, { changes: 'owner' }),
    setup: [
      ...deckModule.setup,
      {
        map: 'Field',
        board: 'Main',
        cell: 'A4',
        side: 'Red',
        pieces: [{ prototype: 'token', name: 'Scout', count: 1 }],
      },
    ],
  };
  const seen = (game: Play, id: string): string =>
    [audienceOfPlayerOf(RED), audienceOfPlayerOf(BLUE), publicAudience, audienceOfGuest(CLO)]
      .map((audience) => pieceVisibilityFor(game.table, piece(game, id), audience))
      .join(' ');

  it.each([
    ['identity', 'face back back back', 'back face back back'],
    ['existence', 'face nothing nothing nothing', 'nothing face nothing nothing'],
  ] as const)('a covered piece stays covered for its new side (%s), with private reports', (what, before, after) => {
    const game = begun(module);
    const id = named(game.table, 'Scout');
    played(game, { kind: 'hide', actor: ANN, piece: id, what });
    const alias = piece(game, id).alias;
    expect(seen(game, id)).toBe(before);
    const operation = give(ANN, id);
    const posts = createPosts(game.table, operation, played(game, operation), []);
    expect([seen(game, id), piece(game, id).alias === alias]).toEqual([after, false]);
    const told = new Map(posts.map((post) => [post.reader, deedOfPost(ENGLISH, { operation }, post)]));
    expect([told.get(ANN), told.get(BEN)]).toEqual([
      'gives **Scout** A4 to **Blue**',
      'gives **Scout** A4 to **Blue**',
    ]);
    expect(told.get('channel') ?? '').not.toContain('Scout');
    expect(told.has('channel')).toBe(what === 'identity');
    played(game, { kind: 'end-turn', actor: ANN });
    expect(outcome(game, { kind: 'reveal', actor: BEN, piece: id, to: undefined })).toBe('done');
  });

  it("an unseen covered piece can't be found by trying to give it", () => {
    const game = begun(module);
    const id = named(game.table, 'Scout');
    played(game, { kind: 'hide', actor: ANN, piece: id, what: 'existence' }, { kind: 'end-turn', actor: ANN });
    expect(outcome(game, give(BEN, id))).toBe('no-such-piece');
  });

  it('a game master can give a covered piece to another side', () => {
    const game = seated(module);
    played(game, { kind: 'preside', actor: DAN, takes: true }, { kind: 'begin', actor: ANN });
    expect(outcome(game, give(DAN, named(game.table, 'Scout')))).toBe('done');
  });
});

describe('[D41] the consequences of a transfer', () => {
  const KEEPER =
    '(scorekeeper a (initial 0) (when (after-event (and (= kind owner-changed) (= side name)))) (do (add 1)))';

  it('scorekeepers get one event with the old and new owner of a given piece', () => {
    const one = (test: string): Play => {
      const game = begun(scored(`(scorekeeper a (initial 0) (when (after-event ${test})) (do (add 1)))`, owned));
      played(game, give(ANN, on1(game, 'A5')));
      return game;
    };
    for (const test of [
      '(= kind owner-changed)',
      '(and (= kind owner-changed) (= side Blue) (= from Red) (= to A5) (= type pawn))',
    ])
      expect(scoresIn(one(test))).toEqual({ a: { Red: 1, Blue: 1 } });
    for (const test of ['(= kind changed)', '(= kind moved)', '(and (= kind owner-changed) (= from Blue))'])
      expect(scoresIn(one(test))).toEqual({});
    expect(scoresIn(one('(not (= kind side-turn-ended))'))).toEqual({ a: { Red: 1, Blue: 1 } });
  });

  it.each([1, 2])('giving a piece is a plain change in games older than the event (%i)', (edition) => {
    const game = begun(scored('(scorekeeper a (initial 0) (when (after-event (= kind changed))) (do (add 1)))', owned));
    const now = game.table.get('module', 'module') as ModuleRecord;
    apply(game.table, updated(now, { ...now, edition }));
    played(game, give(ANN, on1(game, 'A5')));
    expect(scoresIn(game)).toEqual({ a: { Red: 1, Blue: 1 } });
  });

  it('giving a piece updates counters of a side’s pieces', () => {
    const counters = ['Red', 'Blue'].map((side) => ({
      name: side,
      on: 'Field',
      match: `Owner = ${side}`,
      visible: 'all',
      decks: true,
      stacks: true,
    }));
    const game = begun({ ...owned, counters } as unknown as Module);
    const counted = (): readonly unknown[] => [...game.table.all('tally')].map(({ id, sum }) => `${id} ${sum}`).sort();
    const before = counted();
    played(game, give(ANN, on1(game, 'A5')));
    expect([before, counted()]).toEqual([
      ['Field_Blue 1', 'Field_Red 3'],
      ['Field_Blue 2', 'Field_Red 2'],
    ]);
    const kept = counted();
    played(game, { kind: 'refresh-counters', actor: ANN });
    expect(counted()).toEqual(kept);
  });

  it('giving a unit removes it from its army, which may dissolve', () => {
    const game = warAt([at('B2', 'Red', 'pikeman', 3)], { rules: { changes: 'owner' } });
    const army = formAt(game, 'B2');
    const [a, b, c] = on(game, 'B2') as [PieceId, PieceId, PieceId];
    const first = give(ANN, a);
    const told = deedsOf(game, first);
    expect(told).toEqual(['gives **pikeman** B2 to **Blue**, out of **Red Army 1**']);
    expect([armyAt(game, army)?.units, piece(game, a).army]).toEqual([[b, c], undefined]);
    const second = give(ANN, b);
    const last = deedsOf(game, second);
    expect(last[0]).toMatch(/^gives \*\*pikeman\*\* B2 to \*\*Blue\*\*, out of \*\*.+\*\*; \*\*.+\*\* has broken up$/);
    expect([game.table.get('army', army), piece(game, c).army]).toEqual([undefined, undefined]);
    played(game, undo(ANN));
    expect(armyAt(game, army)?.units).toEqual([b, c]);
  });

  it('a unit in a battle cannot be given to another side', () => {
    const game = warAt([at('B2', 'Red', 'pikeman', 2), at('B3', 'Blue', 'bowman')], {
      rules: { changes: 'owner' },
      field: { combat: 'no' },
      more: { battle: { map: 'Arena', board: 'Ring', attackers: 'West', defenders: 'East' } },
    });
    const [a, b] = on(game, 'B2') as [PieceId, PieceId];
    played(game, {
      kind: 'engage',
      actor: ANN,
      army: undefined,
      pieces: [a],
      target: { in: 'Field/Main' as never, cell: 'B3' as never },
    });
    expect([outcome(game, give(ANN, a)), outcome(game, give(ANN, b))]).toEqual(['in-battle', 'done']);
    played(game, { kind: 'return-army', actor: ANN });
    expect(outcome(game, give(ANN, a))).toBe('done');
  });

  it('captures that change the owner work like giving a piece', () => {
    const module = warAt([at('B2', 'Red', 'pikeman'), at('B3', 'Blue', 'city')], {
      field: { captures: { pieces: 'city', by: 'enter' } },
      more: { scorekeepers: { text: KEEPER, hides: false } },
    });
    const [city] = on(module, 'B3') as [PieceId];
    played(
      module,
      { kind: 'set', actor: ANN, piece: city, values: { Walls: 3 } },
      { kind: 'end-turn', actor: ANN },
      { kind: 'end-turn', actor: BEN },
    );
    const before = piece(module, city);
    played(module, march(on(module, 'B2'), 'B3'));
    expect([piece(module, city), scoresIn(module)]).toEqual([{ ...before, side: 'Red' }, { a: { Red: 1 } }]);
  });
});
