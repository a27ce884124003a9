import type { PersonId } from '../../src/table/index.ts';
import { ANN, BEN } from './table.ts';

/** Small games that have something of everything, for what is looked at in whole. */

export const PEOPLE: ReadonlyMap<PersonId, string> = new Map([
  [ANN, 'ann'],
  [BEN, 'ben'],
]);

/** Pieces with all that can be changed of them, and decks of both kinds. */
export const CAMP = `
module: camp
title: Camp
sides: [{ name: Red }, { name: Blue }]
turn: { order: [Red, Blue], ends: by-command, pass: true }
rules: { changes: owner, captures: manual, handLimit: 9 }
properties: { Might: natural, Worth: number, Note: text }
maps:
  - name: Field
    occupied: stack
    boards:
      - { name: Field, grid: { kind: square, columns: 3, rows: 3, numbering: A1 } }
  - { name: Tray }
  - { name: $side$ Hand, private: $side$, each: side, publishes: count }
prototypes:
  scout:
    symbol: S
    mask: { name: Agent, symbol: A }
    invisible: true
    facing: 4
    layers: [fresh, tired]
    Might: { value: 2, min: 0, max: 3 }
    Worth: 1.5
    Note: keeps watch
  stone: { symbol: O }
  card: { Note: A card. }
decks:
  - { name: Supplies, at: Field C3, discards: Used, pieces: [{ prototype: card, name: Bread, count: 5 }] }
  - { name: Used, at: Field B3, faceDown: never, pick: true, pieces: [{ prototype: card, name: Rope, count: 2 }, { prototype: card, name: Axe }] }
  - { name: Ruins, at: Tray, faceDown: never }
setup:
  - { at: A1, side: Red, pieces: [{ prototype: stone, name: Rock }, { prototype: scout, name: Cid, covered: true, facing: 1, values: { Might: 3 } }] }
  - { at: B1, side: Red, pieces: [{ prototype: scout, name: Ayla }] }
  - { at: A3, side: Blue, pieces: [{ prototype: scout, name: Bran }] }
  - { at: Red Hand, side: Red, pieces: [{ prototype: card, name: Lamp, count: 2 }, { prototype: card, name: Map }] }
`;

/** Armies that march and fight, counters, modifiers, points and what is claimed for them. */
export const CAMPAIGN = `
module: campaign
title: Campaign
sides: [{ name: Red, armies: [The Lions, The Old Guard] }, { name: Blue }]
turn: { order: [Red, Blue], ends: by-command }
rules: { captures: manual, points: own, movePoints: each-turn, armyMaxSize: 5, zoneOfControl: true }
properties: { MovePoints: natural, Strength: natural }
labels: { MovePoints: Steps }
terrain: { forest: { cost: { default: 2 } }, lake: { cost: closed } }
maps:
  - name: Field
    combat: no
    captures: { pieces: city, by: enter }
    boards:
      - name: Main
        grid: { kind: square, columns: 7, rows: 4, numbering: A1, diagonals: true }
        terrain: { forest: [C2], lake: [D2] }
        zones: [{ name: March, cells: ["A1:C4"] }]
  - name: Battle
    boards:
      - name: Arena
        grid: { kind: square, columns: 4, rows: 2 }
        zones: [{ name: West, cells: ["A1:A2"] }, { name: East, cells: ["D1:D2"] }]
  - { name: Reserve }
battle: { map: Battle, attackers: West, defenders: East }
prototypes:
  guard: { unit: true, symbol: G, MovePoints: 4, Strength: 2 }
  rider: { unit: true, symbol: R, MovePoints: 6, Strength: 3 }
  town: { level: city, symbol: T, Strength: 0 }
setup:
  - { at: Main A1, side: Red, pieces: [{ prototype: guard, name: Ada }, { prototype: guard, name: Abe }, { prototype: rider, name: Rhys }] }
  - { at: B3, side: Red, pieces: [{ prototype: guard, name: Amy }] }
  - { at: C3, side: Blue, pieces: [{ prototype: guard, name: Bea }, { prototype: rider, name: Bob }] }
  - { at: F4, side: Blue, pieces: [{ prototype: guard, name: Bo }] }
  - { at: Main B1, pieces: [{ prototype: town, name: Aldgate }] }
counters:
  - { name: $side$ Might, on: Main, each: side, match: Owner = $side$, sum: Strength, visible: all }
  - { name: Loose, on: March, match: Class != none }
modifiers:
  - { name: Woods, match: "Terrain = forest", change: Strength + 1, precedence: 5 }
  - { name: Walls, on: town, scope: adjacent, match: "Owner = Red", change: Strength * 2, precedence: 9 }
objectives:
  - { name: Song, points: 2, once: any, text: The best song of the evening. }
  - { name: Guarded, points: "count(March, Owner = $Actor$)", when: "count(March, Owner = $Actor$) > 0", once: round }
actions:
  - name: Rally
    of: { piece: Owner = $Actor$ && Strength < 9, on: Main }
    choose: { by: { number: [1, 3] } }
    does: [{ set: Strength, to: Strength + by }]
    text: Gives heart to one's own.
`;

/** A turn of phases of each kind: all at once, round and round, one after the other. */
export const ROUNDS = `
module: rounds
title: Rounds
sides: [{ name: Red }, { name: Blue }]
rules: { changes: owner }
values: { Bid: 0 }
turn:
  ends: by-command
  phases:
    - { name: Bidding, who: all, publishes: count, act: { Bid: 1 }, least: 1 }
    - { name: Auction, who: bid, act: { Raise: 1 } }
    - { name: March, act: { move: 2, roll: 1 }, least: 1 }
    - { name: Rest, act: { flip: any } }
maps:
  - { name: Field, boards: [{ name: Field, grid: { kind: square, columns: 2, rows: 2, numbering: A1 } }] }
prototypes: { stone: { layers: [bright, dark] } }
actions:
  - { name: Bid, choose: { amount: { number: [0, 2] } }, does: [{ set: Bid, of: Actor, to: amount }] }
  - { name: Raise, does: [{ set: Bid, of: Actor, to: Bid + 1 }] }
setup:
  - { at: A1, side: Red, pieces: [{ prototype: stone, name: Rock }] }
  - { at: B2, side: Blue, pieces: [{ prototype: stone, name: Slab }] }
`;
