/** Modifiers of every kind and scope, some on what Blue does not see, and counters that say what comes of them. */
export const BENT = `
module: bent
title: Bent
sides: [{ name: Red, values: { luck: 1 } }, { name: Blue, values: { luck: 2 } }]
turn: { order: [Red, Blue], ends: by-command }
rules: { pieces: owner, captures: manual, movePoints: each-turn, handLimit: 2, changes: owner }
properties: { Might: number, Whole: natural, luck: number, heat: number, calm: number, Traits: list }
values: { heat: 3 }
terrain: { wood: { cost: { default: 2 } } }
maps:
  - name: Field
    occupied: stack
    boards:
      - name: Main
        grid: { kind: square, columns: 5, rows: 5, numbering: A1 }
        terrain: { wood: [B2, B3] }
        zones: [{ name: Vale, cells: ["A1:B2"], values: { calm: 4 } }]
  - { name: Red Hand, private: Red }
prototypes:
  pawn: { unit: true, Class: foot, Might: 1, Whole: 3, MovePoints: 3, Traits: [brave] }
  king: { unit: true, Class: king, Might: { value: 3 }, Whole: { value: 2 }, MovePoints: 2 }
  spy: { unit: true, Class: foot, Might: 2, MovePoints: 4, invisible: true }
  banner: { Class: thing, Might: 5 }
  stone: {}
modifiers:
  - { name: Leader, on: king, scope: within 2, match: "Owner = $source.Owner$", change: Might + $source.Might$, precedence: 10 }
  - { name: Hunger, match: Might > 3, change: Might - 1, lasts: 2 turns, precedence: 20 }
  - { name: Cover, match: Terrain = wood, change: Might * 2, precedence: 30 }
  - { name: Half, match: Whole > 0, change: [Whole * 0.5, MovePoints + 1], precedence: 30 }
  - { name: Wrong, match: Class = foot, change: Might + Nothing, precedence: 40 }
  - { name: Crowd, near: { scope: adjacent, match: Class = foot, least: 1, most: 2 }, change: Traits add bold, precedence: 50 }
  - { name: Gift, on: banner, scope: same cell, match: Class = foot, grants: { name: Given, scope: adjacent, match: Class = foot, change: Might + 10, precedence: 65 }, precedence: 60 }
  - { name: Mud, of: step, match: to.Terrain = wood, change: cost + 1 }
  - { name: Bridge, link: [A5, E1] }
  - { name: Moat, on: { piece: Rock }, of: cell, unlink: all, scope: same cell, reveals: [spy] }
  - { name: Hands, of: limit, match: SideName = Red, change: hand + 2 }
  - { name: Rest, of: may, match: Class = king, when: TurnNumber > 1, change: move = false }
  - { name: Favour, on: { side: Red }, of: side, change: luck * 3 }
  - { name: Noon, of: game, when: TurnNumber > 1, change: heat at least 7 }
  - { name: Quiet, on: { zone: Vale }, of: zone, change: calm at most 2 }
  - { name: Fear, on: spy, scope: same board, match: Owner != $source.Owner$, change: Might - 5, precedence: 70 }
  - { name: Dread, on: spy, scope: game, match: Class = king, change: Might - 1, known-to: all, reveals: [spy], precedence: 80 }
  - { name: Storm, waits: true, change: Might - 1, precedence: 90 }
counters:
  - { name: Power, on: Main, sum: Might, report: "$counterName$: $oldValue$ -> $newValue$ ($change$) by $playerName$ of $playerSide$", reveals: [spy] }
  - { name: Tall, on: Vale, match: Might > 3, report: "$newValue$ in the vale of $mapName$, heat $heat$", reveals: [spy] }
  - { name: Held, on: Red Hand, report: "$newValue$ held" }
setup:
  - { at: A1, side: Red, pieces: [{ prototype: pawn, name: Pawn }] }
  - { at: B2, side: Red, pieces: [{ prototype: king, name: King }, { prototype: banner, name: Flag }] }
  - { at: B3, side: Blue, pieces: [{ prototype: pawn, name: Foe }] }
  - { at: C3, side: Blue, pieces: [{ prototype: spy, name: Spy }] }
  - { at: D4, pieces: [{ prototype: stone, name: Rock }] }
  - { at: Red Hand, side: Red, pieces: [{ prototype: stone, name: Card, count: 2 }] }
`;
