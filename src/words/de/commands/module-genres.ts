/** Skeletons of games of a kind, each of which is played as it stands. */

const abstract = `# Ein Spiel nur auf dem Brett: Figuren ziehen nach ihren Regeln, schlagen, wo sie landen, und eilen hinüber.
module: my-race
title: Mein Wettlauf
description: Wer einen Bauern in die letzte Reihe bringt, gewinnt; wer alle schlägt, auch.
sides:
  - { name: White, colour: '#e8e4d8', forward: north }
  - { name: Black, colour: '#303030', forward: south }
turn: { order: [White, Black], ends: after-move }
maps:
  - name: Board
    captures: { by: displacement }
    boards:
      - name: Board
        grid: { kind: square, columns: 6, rows: 6, numbering: A1, origin: bottom }
        zones:
          - { name: North rim, cells: ['A6:F6'] }
          - { name: South rim, cells: ['A1:F1'] }

# fmW: geradeaus, wo nichts steht; fF: schräg nach vorn, wo sie auch schlägt.
prototypes:
  pawn: { symbol: P, moves: fmWfF }
endings:
  - { when: reach, match: Owner = White && CurrentZone = North rim, result: win }
  - { when: reach, match: Owner = Black && CurrentZone = South rim, result: win }
  - { when: all-taken, result: lose }
  - { when: no-move, result: lose }
setup:
  - { at: 'A1:F2', side: White, pieces: [{ prototype: pawn }] }
  - { at: 'A5:F6', side: Black, pieces: [{ prototype: pawn }] }
`;

const cards = `# Ein Kartenspiel: Hände, die nur ihr Spieler sieht, ein Markt offener Karten, Münzen, die sie bezahlen.
module: my-market
title: Mein Markt
description: Kauft, was auf dem Markt liegt, bis beide passen; dann zählt, was ihr habt.
sides: [{ name: Red }, { name: Blue }]
turn:
  order: [Red, Blue]
  pass: true
  phases:
    - { name: buying, act: { Buy: 1, Earn: 1 }, most: 1 }
rules: { pieces: owner, handLimit: 20 }
properties: { Price: natural, Worth: natural, Kind: text }
maps:
  - name: Market
    boards:
      - name: Market
        grid: { kind: square, columns: 6, rows: 1, numbering: A1 }
        zones: [{ name: Stalls, cells: ['A1:D1'] }]
  - { name: $side$ Hand, each: side, private: $side$, publishes: count }
prototypes:
  coin: { symbol: C, Kind: money, Worth: 1 }
  spice: { symbol: S, Kind: goods, Price: 2 }
  silk: { symbol: K, Kind: goods, Price: 3 }
decks:
  - { name: Stock, at: Market E1, pieces: [{ prototype: spice, count: 6 }, { prototype: silk, count: 6 }] }
  - { name: Bank, at: Market F1, faceDown: never, pieces: [{ prototype: coin, count: 30 }] }
actions:
  - name: Buy
    of: { piece: Kind = goods, on: Stalls }
    pay: { with: Kind = money, worth: Worth, least: Price, to: Bank }
    does:
      - { move: it, to: Hand }
      - { each: { cell: count(here) = 0, on: Stalls }, draw: 1, from: Stock, to: it }
    text: Kauft, was auf einem Stand liegt.
    reveals: [Red Hand, Blue Hand]
  - { name: Earn, does: [{ draw: 2, from: Bank }], text: Nimmt zwei Münzen. }
endings: [{ when: passes, count: 2, result: draw }]
setup:
  - { at: 'Market A1:B1', pieces: [{ prototype: spice }] }
  - { at: 'Market C1:D1', pieces: [{ prototype: silk }] }
  - { at: Red Hand, pieces: [{ prototype: coin, count: 3 }] }
  - { at: Blue Hand, pieces: [{ prototype: coin, count: 3 }] }
`;

const hexWar = `# Ein Hex-Kriegsspiel: Bewegungspunkte, Kontrollzonen und Kämpfe nach einer Tabelle von Verhältnissen.
module: my-war
title: Mein Krieg
description: Wer alle Einheiten der anderen Seite schlägt, gewinnt.
sides:
  - { name: North, colour: '#b03030' }
  - { name: South, colour: '#3050b0' }

# Wer gekämpft hat, ist wieder frei, wenn die eigene Seite marschiert.
turn:
  order: [North, South]
  phases:
    - { name: march, begin: [{ each: Fought = 1, set: Fought, to: 0 }], act: { move: any } }
    - { name: combat, act: { Attack: any } }
rules: { pieces: owner, movePoints: each-turn, zoneOfControl: true }
properties: { MovePoints: natural, Strength: natural, Steps: natural, Fought: natural }
terrain:
  hill: { colour: '#e6d3a3', cost: 2 }
  wood: { colour: '#b5d29d', cost: 2 }
maps:
  - name: Field
    occupied: refuse
    captures: { by: none }
    boards:
      - name: Field
        grid: { kind: hex, columns: 8, rows: 7, numbering: A1 }
        terrain: { hill: ['C4:F4'], wood: [B3, G5] }
modifiers:
  - { name: High ground, match: 'Terrain = hill', change: Strength + 1 }

# Die Spalte ist Angriff zu Verteidigung, abgerundet; die Zeile ist der Würfel.
tables:
  - name: Combat
    roll: 1d6
    columns: ['1:2', '1:1', '2:1', '3:1']
    shifts:
      - { column: -1, when: $foe.Terrain$ = wood, text: Im Wald }
    rows:
      - [1, routed, routed, held, exchange]
      - [2-3, routed, held, exchange, back]
      - [4-5, held, exchange, back, back]
      - [6, exchange, back, back, broken]
actions:
  - name: Attack
    choose:
      foe: "Owner != $Actor$ && Owner != ''"
      units: { piece: Owner = $Actor$ && Fought = 0, within: 1, of: foe, least: 1, most: 6 }
    does:
      - { set: Fought, of: units, to: 1 }
      - { table: Combat, attack: 'sum(units, Strength)', defence: 'sum(foe, Strength)', name: result }
      - { when: result = broken || result = exchange, each: { piece: '', on: foe }, set: Steps, to: Steps - 1 }
      - { when: result = exchange, each: { piece: '', on: units }, set: Steps, to: Steps - 1 }
      - { when: result = back || result = broken, retreat: foe, away: units, cells: 1, name: cornered }
      - { when: result = routed, retreat: units, away: foe, cells: 1, name: lost }
      - { each: { piece: '', on: cornered }, remove: it }
      - { each: { piece: '', on: lost }, remove: it }
      - { each: Steps = 0, remove: it }
    text: Greift eine Einheit mit denen an, die daneben stehen.
prototypes:
  foot:
    symbol: F
    unit: true
    MovePoints: 3
    Strength: 3
    Steps: { value: 2, min: 0, max: 2 }
    Fought: { value: 0, min: 0, max: 1 }
  horse:
    symbol: H
    unit: true
    MovePoints: 5
    Strength: 4
    Steps: { value: 2, min: 0, max: 2 }
    Fought: { value: 0, min: 0, max: 1 }
endings: [{ when: all-taken, result: lose }]
setup:
  - { at: 'B1:E1', side: North, pieces: [{ prototype: foot }] }
  - { at: [F2, G2], side: North, pieces: [{ prototype: horse }] }
  - { at: 'B7:E7', side: South, pieces: [{ prototype: foot }] }
  - { at: [F6, G6], side: South, pieces: [{ prototype: horse }] }
`;

const area = `# Gebietskontrolle: Länder, Verstärkung, und Angriffe auf Nachbarn nach dem Unterschied beider Seiten und einem Würfel.
module: my-lands
title: Meine Länder
description: Haltet die Länder. Wer keine Armee mehr hat, hat verloren.
sides:
  - { name: Red, colour: '#b03030' }
  - { name: Blue, colour: '#3050b0' }
turn:
  order: [Red, Blue]
  phases:
    - { name: muster, act: { Muster: 1 } }
    - { name: march, act: { March: 2 } }
    - { name: attack, act: { Attack: 1 } }
rules: { pieces: owner }
maps:
  - name: World
    occupied: stack
    captures: { by: none }
    boards:
      - name: World
        grid:
          kind: region
          regions:
            - { name: North, x: 2, y: 1, neighbours: [West, East] }
            - { name: West, x: 1, y: 2, neighbours: [Midland, South] }
            - { name: East, x: 3, y: 2, neighbours: [Midland, South] }
            - { name: Midland, x: 2, y: 2, neighbours: [North, South] }
            - { name: South, x: 2, y: 3 }
prototypes:
  army: { symbol: A }

# Um wie viele die Angreifer mehr sind, kommt zum Würfel dazu.
tables:
  - name: Assault
    roll: 1d6
    shifts:
      - { row: count(attackers) - count(defenders), text: Überzahl }
    rows:
      - [0-2, repelled]
      - [3-4, exchange]
      - [5-6, conquered]
actions:
  - name: Muster
    of: { cell: "count(here, Owner = Actor) > 0" }
    does: [{ place: army, to: it, side: Actor }]
    text: Hebt eine Armee aus, wo eine steht.
  - name: March
    of: Owner = $Actor$
    choose: { to: { cell: "count(here, Owner != Actor) = 0", within: 1 } }
    does: [{ move: it, to: to }]
    text: Geht in ein Land daneben, wo kein Feind ist.
  - name: Attack
    choose:
      foe: "Owner != $Actor$ && Owner != ''"
      defenders: { piece: "Owner != $Actor$ && Owner != ''", within: 0, of: foe, least: 1, most: 20 }
      attackers: { piece: Owner = $Actor$, within: 1, of: foe, least: 1, most: 20 }
      vanguard: { piece: "", on: attackers }
    does:
      - { table: Assault, name: result }
      - { when: result != repelled, remove: foe }
      - { when: result = conquered, remove: defenders }
      - { when: result = exchange, remove: vanguard }
    text: Greift ein Land mit Armeen an, die daneben stehen.
endings: [{ when: all-taken, result: lose }]
setup:
  - { at: North, side: Red, pieces: [{ prototype: army, count: 2 }] }
  - { at: West, side: Red, pieces: [{ prototype: army, count: 2 }] }
  - { at: South, side: Blue, pieces: [{ prototype: army, count: 2 }] }
  - { at: East, side: Blue, pieces: [{ prototype: army, count: 2 }] }
`;

/** By the names under which one chooses them. */
export const genres: { readonly [G in 'abstract' | 'cards' | 'hex-war' | 'area']: string } = {
  abstract,
  cards,
  'hex-war': hexWar,
  area,
};
