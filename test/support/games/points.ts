/** A game of points: by hand, by what is claimed, and by objectives on cards that are held in secret. */
export const FEAST = `
module: feast
title: Feast
sides: [{ name: Red }, { name: Blue }]
rules: { points: own, objectiveLimit: 2, claimLimit: 2 }
turn: { order: [Red, Blue] }
round: "floor((TurnNumber + 1) / 2)"
maps:
  - name: Table
    boards:
      - { name: Field, grid: { kind: square, columns: 4, rows: 4 }, zones: [{ name: Hill, cells: ["A1:B2"] }] }
  - { name: $side$ Hand, each: side, private: $side$, publishes: count }
prototypes:
  stone: { symbol: O }
  hermit: { symbol: H }
  crowd: { symbol: C }
  ford: { symbol: F }
decks:
  - { name: Tasks, at: Table, pieces: [{ prototype: ford, count: 2 }, { prototype: crowd }, { prototype: hermit }], shuffled: false }
  - { name: Told, at: Table, faceDown: never }
objectives:
  - { name: Song, points: 2, once: any, text: The best song of the evening. }
  - { name: Toast, points: 1, once: any, silence: waits }
  - { name: Hill, points: "count(Hill, Owner = $Actor$)", when: "count(Hill, Owner = $Actor$) >= 2", once: game }
  - { name: Hermit, points: 5, when: "count(Field, Owner = $Actor$) = 1", card: hermit, to: Told }
  - { name: Crowd, points: 3, when: "count(Field, Owner = $Actor$) >= 2", card: crowd, to: Told }
actions:
  - { name: Dance, does: [{ points: 4, text: The dance }, { points: -1, of: Blue }] }
setup:
  - { at: [A1, B1], side: Red, pieces: [{ prototype: stone, name: Red Stone }] }
  - { at: [D4], side: Blue, pieces: [{ prototype: stone, name: Blue Stone }] }
`;
