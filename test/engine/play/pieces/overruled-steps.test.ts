import { describe, expect, test } from 'vitest';
import { onTurn, overruledMoveRequestOf, overruledStepOf } from '../../../../src/engine/index.ts';
import { OVERRULED_KINDS, type OverruledKind } from '../../../../src/engine/play/pieces/overruled-step.ts';
import {
  type DeckId,
  isRefusal,
  type MapId,
  type Operation,
  type PersonId,
  type PieceId,
} from '../../../../src/table/index.ts';
import { moduleFrom } from '../../../support/modules/modules.ts';
import {
  ANN,
  agreedBy,
  BEN,
  BLUE,
  begun,
  CLO,
  outcome,
  type Play,
  play,
  played,
  spot,
} from '../../../support/table.ts';

const CARDS = `
module: cards
title: Cards
sides: [{ name: Red }, { name: Blue }]
turn:
  order: [Red, Blue]
  ends: by-command
  phases:
    - { name: Take, act: { draw: 1 }, least: 1 }
    - { name: Play, act: { move: 1 }, least: 1 }
rules: { undo: ask, handLimit: 3, drawLimit: 1, changes: owner }
maps:
  - { name: Table, boards: [{ name: Main, grid: { kind: square, columns: 3, rows: 3 } }] }
  - { name: Red Hand, private: Red }
  - { name: Blue Hand, private: Blue }
prototypes:
  card: {}
  tile: { layers: [up, down], facing: 4, mask: { name: Back }, Worth: 1 }
decks:
  - { name: Pile, at: Table A1, discards: Heap, reshuffle: never, pieces: [{ prototype: card, count: 12 }] }
  - { name: Heap, at: Table B1, faceDown: never, pieces: [{ prototype: card, count: 2 }] }
setup:
  - { at: A3, side: Blue, pieces: [{ prototype: tile, name: Tile }, { prototype: tile, name: Other }] }
  - { at: Red Hand, side: Red, pieces: [{ prototype: card, name: Ace }, { prototype: card, name: King }] }
  - { at: Blue Hand, side: Blue, pieces: [{ prototype: card, name: Two, count: 3 }] }
`;
const cards = moduleFrom(CARDS);

const PILE = '/Pile' as DeckId;
const HEAP = '/Heap' as DeckId;
const RED_HAND = 'Red Hand' as MapId;
const BLUE_HAND = 'Blue Hand' as MapId;
const TABLE = 'Table/Main' as Parameters<typeof spot>[0];

const named = ({ table }: Play, name: string): PieceId =>
  [...table.all('piece')].find((piece) => piece.name === name)?.id as PieceId;

/** A step beyond the rules, and the asking for it. */
const beyond = <K extends OverruledKind>(step: Operation<K>): Operation => ({ ...step, overruled: true }) as Operation;
const asking = (step: Operation): Operation<'ask'> => {
  const wanted = overruledStepOf(step);
  if (!wanted) throw new Error(`${step.kind} is never beyond the rules`);
  return { kind: 'ask', actor: step.actor, wants: { what: 'overrule-step', step: wanted } };
};

const mastered = (game: Play): void => {
  agreedBy(game, { kind: 'ask', actor: CLO, wants: { what: 'master' } }, ANN, BEN);
  played(game, { kind: 'preside', actor: CLO, takes: true });
};

/** Armies and their fights stand in test/engine/armies/overruled.test.ts. */
type Kind = Exclude<OverruledKind, 'form-army' | 'join-army' | 'engage'>;
const KINDS = OVERRULED_KINDS.filter((kind): kind is Kind => !/army|engage/.test(kind));

/** One of each kind that the rules of that game refuse as it begins, with why. */
const refused = (game: Play, actor: PersonId): { readonly [K in Kind]: readonly [Operation<K>, string] } => {
  const tile = named(game, 'Tile');
  return {
    'end-turn': [{ kind: 'end-turn', actor }, 'phase-owes'],
    'next-phase': [{ kind: 'next-phase', actor }, 'phase-owes'],
    pass: [{ kind: 'pass', actor }, 'no-passing'],
    draw: [{ kind: 'draw', actor, deck: PILE, count: 3, named: [], to: { in: RED_HAND } }, 'draw-limit'],
    deal: [{ kind: 'deal', actor, deck: PILE, count: 2, sides: [BLUE] }, 'not-in-phase'],
    shuffle: [{ kind: 'shuffle', actor, deck: PILE, discards: true }, 'not-in-phase'],
    peek: [{ kind: 'peek', actor, deck: PILE, count: 1 }, 'not-in-phase'],
    return: [{ kind: 'return', actor, pieces: [named(game, 'Ace')], deck: HEAP, where: 'top' }, 'not-in-phase'],
    gather: [{ kind: 'gather', actor, deck: HEAP, to: PILE }, 'not-in-phase'],
    give: [{ kind: 'give', actor, pieces: [named(game, 'Ace')], side: BLUE }, 'not-in-phase'],
    'hand-over': [{ kind: 'hand-over', actor, piece: tile, side: 'Red' as typeof BLUE }, 'not-your-piece'],
    flip: [{ kind: 'flip', actor, piece: tile, layer: undefined }, 'not-your-piece'],
    rotate: [{ kind: 'rotate', actor, piece: tile, facing: 2 }, 'not-your-piece'],
    order: [{ kind: 'order', actor, piece: tile, to: 'top' }, 'not-your-piece'],
    send: [{ kind: 'send', actor, piece: tile, to: spot(TABLE, 'C3') }, 'nobody-may'],
    delete: [{ kind: 'delete', actor, piece: tile }, 'nobody-may'],
    clone: [{ kind: 'clone', actor, piece: tile, count: 2 }, 'nobody-may'],
    replace: [{ kind: 'replace', actor, piece: tile, prototype: 'card', name: undefined }, 'nobody-may'],
    place: [
      { kind: 'place', actor, prototype: 'card', name: undefined, side: undefined, to: spot(TABLE, 'C3') },
      'nobody-may',
    ],
    set: [{ kind: 'set', actor, piece: tile, values: { Worth: '3' } }, 'not-your-piece'],
    hide: [{ kind: 'hide', actor, piece: tile, what: 'identity' }, 'not-your-piece'],
  };
};

describe('[G26] any step against the rules', () => {
  test.each(KINDS)('[G26] %s happens against the rules once all others agree, alone and marked', (kind) => {
    const game = begun(cards);
    const [step, why] = refused(game, ANN)[kind];
    expect([outcome(game, step), outcome(game, beyond(step))]).toEqual([why, 'overrule-needs-consent']);
    agreedBy(game, asking(step), BEN);
    expect(outcome(game, beyond({ kind: 'peek', actor: ANN, deck: PILE, count: 2 }))).toBe('overrule-needs-consent');
    played(game, beyond(step));
    expect(game.steps.at(-1)?.operation).toMatchObject({ kind, overruled: true });
    expect(game.table.size('request')).toBe(0);
    agreedBy(game, { kind: 'ask', actor: ANN, wants: { what: 'undo', steps: game.timeline.done.slice(-1) } }, BEN);
    expect(outcome(game, { kind: 'undo', actor: ANN, steps: 1 })).toBe('done');
  });

  test('[G26] an agreed step ignores hand and draw limits, duties and unshuffled decks', () => {
    const game = begun(cards);
    mastered(game);
    const all = refused(game, CLO);
    const hand = (map: MapId): number => game.table.at(map).length;
    played(game, beyond(all.draw[0]));
    expect(hand(RED_HAND)).toBe(5);
    expect(outcome(game, all.deal[0])).toBe('hand-full');
    played(game, beyond(all.deal[0]));
    expect(hand(BLUE_HAND)).toBe(5);
    expect(outcome(game, all.shuffle[0])).toBe('never-reshuffled');
    played(game, beyond(all.shuffle[0]));
    expect(game.table.at(HEAP)).toHaveLength(0);
    expect(onTurn(game.table)?.id).toBe('Red');
    played(game, beyond(all['end-turn'][0]));
    expect(onTurn(game.table)?.id).toBe('Blue');
    played(game, beyond(all.pass[0]));
    expect(onTurn(game.table)?.id).toBe('Red');
    played(game, beyond(all['next-phase'][0]));
    expect(game.table.get('turn-phase', 'turn-phase')?.name).toBe('Play');
  });

  test('[G26] an agreed step ends turns that normally end by a move', () => {
    const game = begun(moduleFrom(CARDS.replace(/ {2}phases:\n(?: {4}.*\n)+/, '').replace('by-command', 'after-move')));
    const end: Operation<'end-turn'> = { kind: 'end-turn', actor: BEN };
    expect(outcome(game, end)).toBe('not-your-turn');
    agreedBy(game, asking(end), ANN);
    played(game, beyond(end));
    expect(onTurn(game.table)?.id).toBe('Blue');
  });

  test('[G26] an agreed step plays a card from hand to table, never into a foreign hand', () => {
    const game = begun(cards);
    const to = spot(TABLE, 'B2');
    const card = (name: string): Operation<'move'> => ({
      kind: 'move',
      actor: ANN,
      pieces: [named(game, name)],
      to,
      captures: [],
      overruled: true,
    });
    expect(outcome(game, card('Two'))).toBe('no-such-piece');
    agreedBy(game, { kind: 'ask', actor: ANN, wants: overruledMoveRequestOf(card('Ace')) }, BEN);
    played(game, card('Ace'));
    expect(game.table.at(TABLE, to.cell)).toHaveLength(1);
    const draw = { ...refused(game, ANN).draw[0], to: { in: BLUE_HAND } };
    expect(outcome(game, asking(draw))).toBe('no-such-place');
    const hidden: Operation<'give'> = { kind: 'give', actor: ANN, pieces: [named(game, 'Two')], side: BLUE };
    expect(outcome(game, asking(hidden))).toBe('overrule-unseen');
  });

  test('[G26] a request for a forbidden step hides the card’s kind and values', () => {
    const game = begun(cards);
    const ace = named(game, 'Ace');
    const clone: Operation<'clone'> = { kind: 'clone', actor: ANN, piece: ace, count: 1 };
    agreedBy(game, asking(clone), BEN);
    played(game, beyond(clone));
    expect(game.table.at(RED_HAND)).toHaveLength(3);
    const replace: Operation = { kind: 'replace', actor: ANN, piece: ace, prototype: 'tile', name: undefined };
    const set: Operation = { kind: 'set', actor: ANN, piece: ace, values: { Worth: '3' } };
    const add = { kind: 'place', actor: ANN, prototype: 'tile', name: undefined, side: undefined } as const;
    const outcomes = [replace, set, { ...add, to: { in: RED_HAND } }, { ...add, to: { in: PILE } }];
    expect(outcomes.map((step) => outcome(game, asking(step)))).toEqual([
      'overrule-unseen',
      'overrule-unseen',
      'no-such-place',
      'no-such-place',
    ]);
  });

  test('[G26] a request for a forbidden step accepts no typed text', () => {
    const game = begun(cards);
    const tile = named(game, 'Tile');
    const set = (values: { readonly [property: string]: string }): Operation => ({
      kind: 'set',
      actor: ANN,
      piece: tile,
      values,
    });
    expect(overruledStepOf(set({ Worth: 'my secret' }))).toBeUndefined();
    expect(outcome(game, asking(set({ 'my secret': '3' })))).toBe('overrule-property');
  });

  test('[G26] a forbidden step needs a player, and consent lapses with any play', () => {
    const game = begun(cards);
    const { flip } = refused(game, ANN);
    expect(outcome(game, asking({ ...flip[0], actor: CLO }))).toBe('not-a-player');
    agreedBy(game, asking(flip[0]), BEN);
    expect(isRefusal(play(game, { ...refused(game, ANN).draw[0], count: 1 }))).toBe(false);
    expect(outcome(game, beyond(flip[0]))).toBe('overrule-needs-consent');
  });
});
