/** Every verb of a line, with what it may take; all that can be named in conditions and formulas. */
export const WORKSHOP = `
module: workshop
title: Workshop
sides: [{ name: Red, values: { luck: 2 } }, { name: Blue, values: { luck: 5 } }, { name: Green, values: { luck: 5 } }]
turn: { order: [Red, Blue, Green], ends: by-command }
rules: { pieces: owner, captures: manual, points: agreed }
properties: { Might: natural, Kind: text, luck: number, sum: number, Loud: flag }
values: { sum: 0 }
maps:
  - name: Yard
    occupied: stack
    boards:
      - name: Yard
        grid: { kind: square, columns: 6, rows: 4, numbering: A1 }
        terrain: { wood: [C1, C2] }
        zones: [{ name: Hall, cells: ["A1:B2"] }, { name: Gate, cells: ["E1:F4"] }]
  - { name: Shed, occupied: stack }
  - { name: $side$ Hand, each: side, private: $side$ }
terrain: { wood: {} }
prototypes:
  guard: { Kind: unit, Might: { value: 2, min: 0, max: 9 }, facing: 4, layers: [fresh, tired], mask: { name: Somebody } }
  cart: { Kind: thing }
  note: { Kind: card }
decks:
  - { name: Stock, at: Shed, discards: Heap, pieces: [{ prototype: note, count: 6 }], shuffled: false }
  - { name: Heap, at: Shed, faceDown: never }
tables:
  - { name: Fate, roll: 1d6, columns: ["1:2", "1:1", "2:1"], rows: [[1-3, low, even, high], [4-6, poor, fair, rich]] }
  - { name: Season, rows: [[0, calm], [1-2, wind], [3, storm]] }
modifiers:
  - { name: Blessed, waits: true, change: Might + 5, lasts: go }
  - { name: Cursed, waits: true, of: side, change: luck - 1 }
effects:
  - { name: Echo, when: changed, property: Might, match: Might > 8, does: [{ set: Loud, to: "true" }], reveals: [Red Hand, Blue Hand, Green Hand, Stock, guard] }
actions:
  - { name: Move, choose: { who: { piece: "" , on: Yard } }, does: [{ move: who, to: Gate }, { move: who, to: Shed }, { move: who, to: B3 }] }
  - { name: Bury, choose: { who: { piece: "", on: Hand, least: 1, most: 3 } }, does: [{ move: who, to: Stock, where: bottom }], reveals: [Red Hand, Blue Hand, Green Hand] }
  - { name: Build, does: [{ place: cart, to: B1, side: Actor, name: Wagon }, { place: cart, to: Shed }] }
  - { name: Clear, does: [{ each: { piece: Kind = thing }, remove: it }], reveals: [Red Hand, Blue Hand, Green Hand, Stock] }
  - { name: Gift, choose: { to: { side: SideName != $Actor$ } }, does: [{ each: { piece: Kind = unit && Owner = $Actor$, on: Hall }, give: it, to: to }] }
  - { name: Count, does: [{ let: x, be: "count(Yard, Kind = 'unit')" }, { let: y, be: "sum(Hall, Might) * 10" }, { set: sum, of: game, to: "x + y + most(sides, luck) * 1000 + least(sides, luck) * 10000" }], reveals: [guard] }
  - { name: Rank, does: [{ each: { side: "" }, set: luck, of: it, to: "luck + count(sides, luck > 2)" }, { set: luck, of: Blue, to: "max(1, count(sides, luck > 3))" }] }
  - { name: Bless, choose: { who: { piece: Kind = unit, on: Yard } }, does: [{ modify: Blessed, of: who }, { modify: Cursed, of: Actor }] }
  - { name: Turn, choose: { who: { piece: Kind = unit && Owner = $Actor$, on: Yard } }, does: [{ flip: who }, { flip: who, to: 1 }, { rotate: who, to: 3 }] }
  - { name: Cloak, choose: { who: { piece: Kind = unit && Owner = $Actor$, on: Yard } }, does: [{ hide: who }] }
  - { name: Show, choose: { who: { piece: Kind = unit && Owner = $Actor$, on: Yard } }, does: [{ reveal: who }] }
  - { name: Draw, does: [{ draw: "1 + 1", from: Stock }, { draw: 1, from: Stock, to: Shed }] }
  - { name: Deal, does: [{ deal: 1, from: Stock }, { shuffle: Stock, discards: true }] }
  - { name: Dice, does: [{ roll: 2d6+1, name: fell }, { set: sum, of: game, to: fell }] }
  - { name: Ask, does: [{ table: Fate, attack: 4, defence: "1 + 1", name: fate }, { table: Season, be: "1.9", name: sky }, { when: sky = wind, place: cart, to: F1, name: Kite }, { when: fate = low, place: cart, to: F2, name: Low }] }
  - { name: Flee, choose: { who: { piece: Kind = unit && Owner = $Actor$, on: Yard }, foe: { piece: Kind = unit && Owner != $Actor$, on: Yard } }, does: [{ retreat: who, away: foe, cells: "1 + 1", name: caught }, { each: caught, set: Might, to: 0 }], reveals: [Red Hand, Blue Hand, Green Hand] }
  - { name: Score, does: [{ points: 3 }, { points: "count(sides, luck > 1) * 2", of: Blue, text: For nothing }] }
  - { name: Train, does: [{ each: { piece: "Kind = unit && Owner = $Actor$" }, set: Might, to: "min(9, Might + 4)" }], reveals: [Red Hand, Blue Hand, Green Hand, Stock, guard] }
  - { name: Hurry, does: [{ next: Green }, { end: turn }] }
  - { name: Win, does: [{ each: { side: luck > 4 }, win: it }] }
  - { name: Lose, does: [{ lose: Actor }] }
  - { name: Tie, does: [{ tie: all }] }
setup:
  - { at: A1, side: Red, pieces: [{ prototype: guard, name: Ayla }] }
  - { at: C1, side: Red, pieces: [{ prototype: guard, name: Arne }] }
  - { at: D1, side: Blue, pieces: [{ prototype: guard, name: Bran }] }
  - { at: Red Hand, side: Red, pieces: [{ prototype: note, count: 2 }] }
`;
