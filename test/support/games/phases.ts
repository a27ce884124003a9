/** A turn of three phases, of which the second may be left out and the last asks for something. */
export const PHASED = `
module: phased
title: Phased
sides: [{ name: Red }, { name: Blue }]
turn:
  pass: TurnNumber > 1
  phases:
    - { name: Throw, act: { roll: 1 } }
    - { name: March, act: { move: 2 } }
    - { name: Turn over, act: { flip: 1 }, least: 1 }
rules: { captures: manual, changes: owner, resign: forbid, draws: forbid }
maps:
  - name: Field
    boards:
      - { name: Field, grid: { kind: square, columns: 5, rows: 5, numbering: A1, origin: bottom } }
prototypes:
  coin: { layers: [{ name: heads, symbol: H }, { name: tails, symbol: T }] }
setup:
  - { at: A1, side: Red, pieces: [{ prototype: coin, name: Penny }] }
  - { at: E5, side: Blue, pieces: [{ prototype: coin, name: Dime }] }
`;
