/** Games made for refusals that the shipped ones do not know. */

/** Cards and what can be done with them; hands hold three, and two are drawn at once. */
export const CABINET = `
module: cabinet
title: Cabinet
sides: [{ name: Red }, { name: Blue }]
rules: { turns: free, changes: owner, handLimit: 3, drawLimit: 2 }
properties: { Worth: natural }
maps:
  - name: Table
    occupied: refuse
    boards:
      - { name: Table, grid: { kind: square, columns: 6, rows: 4, numbering: A1 } }
  - { name: Red Hand, private: Red }
  - { name: Blue Hand, private: Blue }
  - { name: Red Vault, private: Red }
prototypes:
  coin:
    mask: { name: Back }
    Worth: { value: 2, min: 0, max: 5 }
    layers: [{ name: heads, symbol: H }, { name: tails, symbol: T }]
    facing: 6
  stone: { symbol: O }
  pawn: { symbol: P, stock: owner }
  dial:
    Worth: 1
    layers: { levels: [{ name: low, symbol: l }, { name: high, symbol: h }], follows: "{Worth}" }
  card: { symbol: C, mask: { name: Card } }
decks:
  - { name: Pile, at: Table A4, discards: Heap, reshuffle: on-demand, pieces: [{ prototype: card, count: 4 }] }
  - { name: Heap, at: Table B4, faceDown: never }
  - { name: Shoe, at: Table C4, discards: Heap, reshuffle: never, pieces: [{ prototype: card, count: 4 }] }
  - { name: Box, at: Table D4, faceDown: never, pieces: [{ prototype: card, count: 4 }] }
  - { name: Vault, side: Blue, at: Table E4, pieces: [{ prototype: card, count: 4 }] }
setup:
  - { at: A1, side: Red, pieces: [{ prototype: coin, name: Coin }] }
  - { at: B1, side: Red, pieces: [{ prototype: stone, name: Stone }] }
  - { at: C1, side: Red, pieces: [{ prototype: dial, name: Dial }] }
  - { at: A2, side: Blue, pieces: [{ prototype: coin, name: Penny }] }
  - { at: Red Hand, side: Red, pieces: [{ prototype: card, name: Ace }] }
  - { at: Red Vault, side: Red, pieces: [{ prototype: stone, name: Relic }] }
`;

/** Pieces that move by rules, each in its own way. */
export const PATHS = `
module: paths
title: Paths
sides: [{ name: Red, forward: north }, { name: Blue, forward: south }]
rules: { captures: manual, turns: free, changes: host }
maps:
  - name: Field
    occupied: refuse
    boards:
      - { name: Field, grid: { kind: square, columns: 5, rows: 5, numbering: A1, origin: bottom } }
  - name: Hall
    occupied: refuse
    repeat: { forbid: any }
    captures: displacement
    boards:
      - { name: Hall, grid: { kind: square, columns: 3, rows: 3, numbering: 1A, origin: bottom } }
  - { name: Tray }
  - { name: Hive, boards: [{ name: Hive, grid: { kind: hex, columns: 3, rows: 3, numbering: "0101" } }] }
prototypes:
  rook: { moves: rook }
  pawn: { moves: pawn }
  hopper: { moves: WgR }
  guard: { Might: 1, moves: [king, { go: R, when: Might > 3 }] }
  crown: { moves: K, royal: true }
  runner: { moves: fW, becomes: { at: last-row, to: [rook, pawn] } }
  stone: {}
setup:
  - { at: E5, side: Red, pieces: [{ prototype: stone, name: Rock }] }
  - { at: A1, side: Red, pieces: [{ prototype: rook, name: Tower }] }
  - { at: [B1, E1], side: Red, pieces: [{ prototype: pawn, name: Pawn }] }
  - { at: D1, side: Red, pieces: [{ prototype: guard, name: Guard }] }
  - { at: D5, side: Red, pieces: [{ prototype: hopper, name: Hopper }] }
  - { at: Tray, side: Red, pieces: [{ prototype: rook, name: Spare }] }
  - { at: Hive 0101, side: Red, pieces: [{ prototype: rook, name: Lost }] }
  - { at: Hive 0303, side: Red, pieces: [{ prototype: stone, name: Bee }] }
  - { at: 1A, side: Red, pieces: [{ prototype: crown, name: Crown }] }
  - { at: 3B, side: Red, pieces: [{ prototype: runner, name: Runner }] }
  - { at: 2C, side: Blue, pieces: [{ prototype: rook, name: Keep }] }
  - { at: [A3, B2, C2], side: Blue, pieces: [{ prototype: guard, name: Foe }] }
`;

const SIX = 'grid: { kind: square, columns: 6, rows: 6, numbering: A1, origin: bottom }';

/** A map on which pieces take in one way. */
const taking = (name: string, captures: string, more = ''): string =>
  `  - { name: ${name}, occupied: refuse, captures: ${captures}, boards: [{ name: ${name}, ${SIX}${more} }] }`;

const piece = (at: string, side: string, prototype: string, name: string): string =>
  `  - { at: ${at}, side: ${side}, pieces: [{ prototype: ${prototype}, name: ${name} }] }`;

/** Boards on which pieces take in different ways. */
export const TAKES = `
module: takes
title: Takes
sides: [{ name: Red, forward: north }, { name: Blue, forward: south }]
rules: { turns: free, changes: host }
terrain: { wall: { enter: false }, mud: { stop: true }, pit: { pass: false } }
maps:
${taking('Must', '{ by: jump, must: any }')}
${taking('Most', '{ by: jump, must: most }')}
${taking('Ways', 'jump')}
${taking('Stones', 'surrounded')}
${taking('Discs', 'flip')}
${taking('Rows', '{ by: line, count: 3, spares: lines }')}
${taking('Pairs', 'custodial', ', terrain: { wall: [A1], mud: [E1], pit: [B4] }')}
  - { name: Tray }
prototypes:
  man: { moves: fmF, jumps: F }
  stone: { moves: "@" }
  rook: { moves: rook }
setup:
${piece('Must B2', 'Red', 'man', 'Bea')}
${piece('Must E3', 'Red', 'man', 'Eve')}
${piece('Must C3', 'Blue', 'man', 'Foe')}
${piece('Most C1', 'Red', 'man', 'Kim')}
${piece('Most B4', 'Red', 'man', 'Liz')}
${piece('[Most D2, Most D4]', 'Blue', 'man', 'Foe')}
${piece('Ways C1', 'Red', 'man', 'May')}
${piece('[Ways D2, Ways D4, Ways B2, Ways B4]', 'Blue', 'man', 'Foe')}
${piece('[Rows A1, Rows B1, Rows C2]', 'Red', 'rook', 'Row')}
${piece('[Rows F6, Rows E5]', 'Blue', 'rook', 'Col')}
${piece('Tray', 'Red', 'stone', 'Pip')}
${piece('[Stones A2, Stones B1, Discs B1]', 'Blue', 'stone', 'Foe')}
${piece('Discs A1', 'Red', 'stone', 'Dot')}
${piece('Pairs B1', 'Red', 'rook', 'Ann')}
${piece('Pairs D2', 'Blue', 'rook', 'Cat')}
`;

/** Units with points, and no map of battles. */
export const BORDER = `
module: border
title: Border
sides: [{ name: Red }, { name: Blue }]
turn: { order: [Red, Blue], ends: by-command }
rules: { captures: manual, armyMaxSize: 3, movePoints: each-turn, zoneOfControl: true, changes: host }
properties: { MovePoints: natural }
terrain: { plain: { cost: 1 }, rock: { cost: closed }, swamp: { cost: { default: closed, rider: 1 } } }
maps:
  - name: Land
    occupied: stack
    boards:
      - name: Land
        grid: { kind: square, columns: 8, rows: 3, numbering: A1 }
        terrain: { plain: ["A1:G2", "A3:B3", "D3:G3"], rock: ["H1:H3"], swamp: [C3] }
  - { name: Camp }
prototypes:
  foot: { unit: true, Class: foot, MovePoints: 3 }
  rider: { unit: true, Class: rider, MovePoints: 5 }
  tower: { symbol: T }
setup:
  - { at: A1, side: Red, pieces: [{ prototype: foot, name: Foot, count: 2 }, { prototype: rider, name: Rider }] }
  - { at: B1, side: Red, pieces: [{ prototype: foot, name: Scout }] }
  - { at: A2, side: Red, pieces: [{ prototype: foot, name: Guard, count: 2 }] }
  - { at: B3, side: Red, pieces: [{ prototype: tower, name: Tower }] }
  - { at: F2, side: Red, pieces: [{ prototype: foot, name: Picket }] }
  - { at: G1, side: Blue, pieces: [{ prototype: foot, name: Foe, count: 2 }] }
  - { at: F3, side: Blue, pieces: [{ prototype: foot, name: Raider }] }
`;
