import {
  type BoardId,
  type DeckId,
  isRefusal,
  type MapId,
  type Operation,
  type PersonId,
  type PieceId,
  type Refusal,
} from '../../../src/table/index.ts';
import { moduleFrom } from '../../support/modules/modules.ts';
import { ANN, BEN, join, newPlay, type Play, play, played, type RED, startOf } from '../../support/table.ts';

/** A small market: goods on stalls, money in hands that nobody else sees. */
export const MARKET = `
module: market
title: Market
sides: [{ name: Red, values: { luck: 2 } }, { name: Blue }]
turn: { order: [Red, Blue], ends: by-command }
rules: { pieces: owner, captures: none, handLimit: 9 }
properties: { Worth: natural, Price: natural, Might: number, Kind: text }
maps:
  - name: Square
    occupied: refuse
    boards:
      - name: Square
        grid: { kind: square, columns: 4, rows: 3, numbering: A1 }
        zones: [{ name: Stalls, cells: ["A1:D1"] }, { name: Green, cells: ["A2:D2"] }]
  - { name: Red Hand, private: Red }
  - { name: Blue Hand, private: Blue }
prototypes:
  penny: { Kind: money, Worth: 1 }
  crown: { Kind: money, Worth: 5 }
  note: { Kind: money, Worth: 10 }
  lamp: { Kind: good, Price: 6 }
  ring: { Kind: good, Price: 17 }
  gift: { Kind: good, Price: 0 }
  guard: { Kind: unit, Might: { value: 2, min: 0, max: 9 }, facing: 4, layers: [fresh, tired] }
  trick: { Kind: trick }
decks:
  - { name: Stock, at: Square D3, discards: Heap, pieces: [{ prototype: lamp, count: 5 }] }
  - { name: Heap, at: Square C3, faceDown: never, pieces: [{ prototype: penny, count: 2 }] }
actions:
  - name: Buy
    of: { piece: Kind = good, on: Stalls }
    pay: { with: Kind = money, worth: Worth, least: Price, to: Heap }
    does: [{ move: it, to: Hand }]
    text: Buys what lies on a stall.
    reveals: [Red Hand, Blue Hand]
  - name: Trade
    of: { piece: Kind = good, on: Stalls }
    pay: { with: Kind = money, worth: Worth, least: Price, to: Heap, change: Heap }
    does: [{ move: it, to: Hand }]
    reveals: [Red Hand, Blue Hand]
  - name: Fill
    when: count(Stalls) < 4
    does: [{ each: { cell: count(here) = 0, on: Stalls }, draw: 1, from: Stock, to: it }]
  - name: Drill
    of: { piece: Kind = unit && Owner = $Actor$, on: Green }
    choose: { by: { number: [1, "$Actor.luck$ + 1"] }, friend: { piece: Kind = unit && PieceName != $it$, on: Green, least: 0, most: 1 } }
    does:
      - { let: more, be: by * 2 }
      - { set: Might, to: Might + more }
      - { when: "$friend.Might$ > 0", set: Might, of: friend, to: 1 }
      - { rotate: it, to: by }
      - { flip: it }
      - { end: turn }
  - name: Test
    does:
      - { roll: 1d6, name: fate }
      - { when: fate > 0, place: guard, to: A3, side: Actor, name: Sentry }
      - { each: { piece: Kind = unit && Might < 1, on: Green }, remove: it }
  - name: Send
    choose: { to: { side: SideName != $Actor$ }, gift: { piece: "", on: Hand, least: 1, most: 2 } }
    does: [{ give: gift, to: to }]
  - name: Levy
    does:
      - { each: { side: SideName != $Actor$ }, ask: coin, side: it, choose: { piece: Kind = money, on: Hand }, hours: 2, late: random }
      - { move: coin, to: Heap }
      - { ask: bet, choose: { number: [1, 3] }, hours: 1, late: least, text: How much it is worth. }
      - { each: { piece: Kind = unit, on: Green }, set: Might, to: bet }
    reveals: [Red Hand, Blue Hand]
  - name: Shift
    of: { piece: Kind = unit && Owner = $Actor$, on: Green }
    choose: { place: { cell: count(here) = 0, on: Green } }
    does: [{ let: before, be: count(C2) }, { move: it, to: place }, { set: Might, to: Might - 1 }]
    check:
      - { that: count(C2) = $before$, text: Nobody stands on C2. }
      - { that: "$it.Might$ > 0 && sum(Green, Might) > 0", text: Somebody must be left to guard. }
  - { name: Loop, does: [{ each: { cell: "" }, deal: 1, from: Stock }, { shuffle: Stock, discards: true }] }
setup:
  - { at: A1, pieces: [{ prototype: lamp }] }
  - { at: B1, pieces: [{ prototype: ring }] }
  - { at: C1, pieces: [{ prototype: gift }] }
  - { at: A2, side: Red, pieces: [{ prototype: guard, name: Ayla }] }
  - { at: B2, side: Blue, pieces: [{ prototype: guard, name: Bran }] }
  - { at: Red Hand, pieces: [{ prototype: penny, count: 3 }, { prototype: crown, count: 2 }, { prototype: note }] }
  - { at: Blue Hand, pieces: [{ prototype: crown }] }
`;

export const STOCK = '/Stock' as DeckId;
export const HEAP = '/Heap' as DeckId;
export const SQUARE = 'Square/Square' as BoardId;
export const RED_HAND = 'Red Hand' as MapId;
export const BLUE_HAND = 'Blue Hand' as MapId;

export const begin = (text = MARKET): Play => {
  const module = moduleFrom(text);
  const game = newPlay();
  const [first, second] = module.sides.map(({ name }) => name as typeof RED);
  played(game, startOf(module), join(ANN, first), join(BEN, second), { kind: 'begin', actor: ANN });
  return game;
};

export const namesAt = ({ table }: Play, place: string, cell?: string): readonly string[] =>
  table
    .at(place, cell)
    .map(({ id }) => table.get('piece', id)?.name ?? '')
    .sort();

export const pieceAt = ({ table }: Play, place: string, cell: string): PieceId =>
  (table.at(place, cell)[0]?.id ?? 'none') as PieceId;

export const inHand = ({ table }: Play, ...names: readonly string[]): readonly PieceId[] => {
  const cards = table.at(RED_HAND).map(({ id }) => id as PieceId);
  const found: PieceId[] = [];
  for (const name of names)
    found.push(cards.find((id) => !found.includes(id) && table.get('piece', id)?.name === name) ?? ('none' as PieceId));
  return found;
};

export const doing = (
  actor: PersonId,
  action: string,
  more: Partial<Pick<Operation<'act'>, 'subject' | 'choices' | 'payment'>> = {},
): Operation<'act'> => ({
  kind: 'act',
  actor,
  action,
  subject: undefined,
  choices: {},
  payment: undefined,
  ...more,
});

export const done = (game: Play, operation: Operation<'act'>): Refusal | 'done' => {
  const change = play(game, operation);
  return isRefusal(change) ? change : 'done';
};
