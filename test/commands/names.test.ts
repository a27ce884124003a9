import { describe, expect, test } from 'vitest';
import type { TypedValues } from '../support/discord/typed.ts';
import { freeTablut } from '../support/games/free-tablut.ts';
import { moduleFrom, open, veiled } from '../support/modules/modules.ts';
import { begun, move, sitDown, started, sub, type Table, tablut } from './table.ts';

/** What is offered to somebody who types: the names, as they are shown. */
const offered = async (
  table: Table,
  who: string,
  command: string,
  values: TypedValues,
  focused: string,
): Promise<readonly string[]> => {
  const [name = '', subcommand] = command.split(' ');
  const choices = await table
    .user(who)
    .complete('table', name, values, focused, subcommand === undefined ? {} : { subcommand });
  expect(choices.length).toBeLessThanOrEqual(25);
  return choices.map((choice) => choice.name);
};

/** Two boards, a map without cells, stacks. */
const wide = moduleFrom(`
module: wide
title: Wide
sides: [{ name: Red }, { name: Blue }]
rules: { captures: manual, turns: free, changes: host }
maps:
  - name: Land
    boards:
      - { name: North, grid: { kind: square, columns: 3, rows: 3, numbering: A1, origin: bottom } }
      - { name: South, grid: { kind: square, columns: 3, rows: 3, numbering: A1, origin: bottom } }
  - { name: Harbour, occupied: stack }
prototypes:
  ship: { symbol: S, Strength: 3 }
setup:
  - { at: North A1, side: Red, pieces: [{ prototype: ship, name: Ark }] }
  - { at: South A1, side: Blue, pieces: [{ prototype: ship, name: Gull }] }
  - { at: Harbour, side: Blue, pieces: [{ prototype: ship, name: Heron, count: 2 }] }
`);

describe('[T22] completion in tablut', () => {
  test('completion offers one’s own movable pieces first', async () => {
    const table = await sitDown();
    await begun(table);
    const all = await offered(table, 'alice', 'move', {}, 'piece');
    expect(all).toHaveLength(12);
    expect(all.every((name) => name.endsWith('(Muscovites)'))).toBe(true);
    expect((await offered(table, 'bob', 'piece show', {}, 'piece'))[0]).toBe('King at E5 (Swedes)');
    expect(await offered(table, 'bob', 'piece show', { piece: 'king' }, 'piece')).toEqual(['King at E5 (Swedes)']);
    expect(await offered(table, 'alice', 'move', { piece: ' d9 ' }, 'piece')).toEqual(['Muscovite at D9 (Muscovites)']);
    expect(await offered(table, 'alice', 'move', { piece: 'nothing like it' }, 'piece')).toEqual([]);
  });

  test('completion of targets offers free cells, the nearest first', async () => {
    const table = await sitDown();
    await begun(table);
    const near = await offered(table, 'alice', 'move', { piece: 'D1' }, 'to');
    expect(new Set(near.slice(0, 2))).toEqual(new Set(['D2', 'C1']));
    expect(near).not.toEqual(expect.arrayContaining(['E1']));
    expect(near).not.toEqual(expect.arrayContaining(['D1']));
    expect(await offered(table, 'alice', 'move', { piece: 'D1', to: 'd' }, 'to')).toEqual(['D2', 'D3', 'D4']);
    expect(await offered(table, 'alice', 'move', { piece: 'nobody' }, 'to')).toEqual([]);
    expect((await offered(table, 'bob', 'move', { piece: 'King' }, 'to')).slice(0, 2)).not.toContain('E4');
  });

  test('completion of captures offers adjacent enemies first, in comma lists', async () => {
    const table = await sitDown({ modules: [await freeTablut()] });
    await begun(table);
    const first = await offered(table, 'alice', 'move', { piece: 'D9', to: 'D6' }, 'capture');
    expect(first.slice(0, 2)).toEqual(expect.arrayContaining(['Swede at D5 (Swedes)', 'Swede at E6 (Swedes)']));
    expect(first).toHaveLength(9);
    const second = await offered(table, 'alice', 'move', { piece: 'D9', to: 'D6', capture: 'd5, ' }, 'capture');
    expect(second[0]).toBe('d5, Swede at E6 (Swedes)');
    expect(second).toHaveLength(8);
    expect(second.join()).not.toContain('Swede at D5');
    expect(await offered(table, 'alice', 'move', { piece: 'D9', to: 'D6', capture: 'D5,E6,king' }, 'capture')).toEqual([
      'D5, E6, King at E5 (Swedes)',
    ]);
    const values = await table
      .user('alice')
      .complete('table', 'move', { piece: 'D9', to: 'D6', capture: 'D5,E6,king' }, 'capture');
    expect(values.map(({ value }) => value)).toEqual(['D5, E6, E5']);
  });

  test('completion offers free sides to join and own ones to leave', async () => {
    const table = await sitDown();
    const seats = await started(table, 'tablut');
    await table.user('alice').press(seats, 'Play Muscovites');
    const master = 'Game master: can see and do everything';
    expect(await offered(table, 'bob', 'game join', {}, 'side')).toEqual(['Swedes', 'Muscovites', master]);
    expect(await offered(table, 'alice', 'game join', {}, 'side')).toEqual(['Swedes', master]);
    expect(await offered(table, 'alice', 'game leave', {}, 'side')).toEqual(['Muscovites']);
    expect(await offered(table, 'bob', 'game leave', {}, 'side')).toEqual([]);
    expect(await offered(table, 'bob', 'game join', { side: 'mus' }, 'side')).toEqual(['Muscovites', master]);
  });
});

describe('[T22] completion in other games', () => {
  test('completion offers modules and help topics without a game', async () => {
    const table = await sitDown({ modules: [await tablut(), open, wide] });
    expect(await offered(table, 'dan', 'game start', {}, 'module')).toEqual([
      'Tablut: The king of the Swedes wants to get from his throne to the edge of the board; the Muscovite…',
      'Open',
      'Wide',
    ]);
    expect(await offered(table, 'dan', 'game start', { module: 'w' }, 'module')).toEqual(['Wide']);
    expect(await offered(table, 'dan', 'help', { topic: 'p' }, 'topic')).toEqual(['play']);
    for (const [command, option] of [
      ['move', 'piece'],
      ['board', 'map'],
      ['board', 'around'],
      ['game join', 'side'],
      ['piece show', 'piece'],
      ['piece add', 'prototype'],
    ] as const) {
      expect(await offered(table, 'dan', command, {}, option)).toEqual([]);
    }
  });

  test('completion offers maps and cells, by board if there are several', async () => {
    const table = await sitDown({ modules: [wide] });
    await begun(table, 'wide');
    expect(await offered(table, 'dan', 'board', {}, 'map')).toEqual(['North', 'Land', 'South']);
    expect(await offered(table, 'alice', 'board', {}, 'around')).toEqual(['Ark at North A1', 'Gull at South A1']);
    const to = await offered(table, 'alice', 'move', { piece: 'Ark' }, 'to');
    expect(to.slice(0, 2)).toEqual(['North A2', 'North B1']);
    expect(to.at(-1)).toBe('Harbour');
    expect(await offered(table, 'alice', 'move', { piece: 'Ark', to: 'harb' }, 'to')).toEqual(['Harbour']);
    expect(await offered(table, 'alice', 'piece add', { prototype: 'ship', to: 'h' }, 'to')).toEqual(['Harbour']);
    for (const around of ['Gull', 'South A1', 'A1']) {
      expect(table.heard(await table.user('dan').slash('table', 'board', { around }))).toContain(
        `private: The game goes on.\n**${around === 'A1' ? 'North' : 'South'}**`,
      );
    }
    expect(table.heard(await table.user('dan').slash('table', 'board', { map: 'south', around: 'A1' }))).toContain(
      'private: The game goes on.\n**South**',
    );
  });

  test('completion offers a piece’s properties, kinds and names', async () => {
    const table = await sitDown({ modules: [wide] });
    await begun(table, 'wide');
    expect(await offered(table, 'alice', 'piece set', { piece: 'Ark' }, 'property')).toEqual(
      expect.arrayContaining(['Strength']),
    );
    expect(await offered(table, 'alice', 'piece add', {}, 'prototype')).toEqual(['ship']);
    expect(await offered(table, 'alice', 'piece list', { name: 'a' }, 'name')).toEqual(['Ark']);
    expect(await offered(table, 'alice', 'piece list', {}, 'side')).toEqual(['Red', 'Blue']);
    expect((await offered(table, 'bob', 'piece show', {}, 'piece'))[0]).toMatch(/\(Blue\)$/);
    const herons = await table.user('bob').complete('table', 'move', { piece: 'heron' }, 'piece');
    expect(herons.map(({ name }) => name)).toEqual(['Heron at Harbour (Blue, one of 2)']);
    expect(table.heard(await move(table.user('bob'), String(herons[0]?.value), 'South B2'))).toContain(
      'public: @bob moves **Heron** Harbour → South B2.',
    );
  });

  test('completion reveals nothing hidden from the user', async () => {
    const table = await sitDown({ modules: [veiled] });
    await begun(table, 'veiled');
    const options: readonly (readonly [string, string])[] = [
      ['move', 'piece'],
      ['board', 'map'],
      ['board', 'around'],
      ['piece show', 'piece'],
      ['piece delete', 'piece'],
      ['piece list', 'name'],
      ['piece list', 'side'],
      ['piece send', 'to'],
    ];
    for (const who of ['bob', 'carol']) {
      for (const [command, option] of options)
        expect((await offered(table, who, command, {}, option)).join()).not.toMatch(/Canary|Hand/);
      for (const piece of ['Canary', 'Red Hand'])
        expect(await offered(table, who, 'move', { piece }, 'to')).toEqual([]);
      expect(await offered(table, who, 'move', { piece: 'Red Scout', to: 'Red' }, 'to')).toEqual([]);
    }
    expect(await offered(table, 'alice', 'move', { piece: 'can' }, 'piece')).toEqual(['Canary at Red Hand (Red)']);
    expect(await offered(table, 'alice', 'move', { piece: 'A1', to: 'red h' }, 'to')).toEqual(['Red Hand']);
    expect(await offered(table, 'alice', 'move', { piece: 'A1', to: 'A2' }, 'capture')).toEqual([]);
  });

  test('completion offers only values that work as input', async () => {
    const table = await sitDown();
    await begun(table);
    const alice = table.user('alice');
    const [piece] = await alice.complete('table', 'move', {}, 'piece');
    const [to] = await alice.complete('table', 'move', { piece: piece?.value ?? '' }, 'to');
    expect(table.heard(await move(alice, String(piece?.value), String(to?.value)))).toContain(
      'public: @alice moves **Muscovite**',
    );
  });
});

describe('[T11] a refusal is private, short, and has a remedy', () => {
  test('commands without a game are refused privately with a remedy', async () => {
    const table = await sitDown();
    const dan = table.user('dan');
    const outcomes = [
      await sub(dan, 'game', 'join'),
      await sub(dan, 'game', 'log'),
      await dan.slash('table', 'board'),
      await move(dan, 'D1', 'D4'),
      await sub(dan, 'piece', 'list'),
      await sub(dan, 'turn', 'end'),
    ];
    for (const outcome of outcomes)
      expect(table.heard(outcome)).toBe(
        'private: No game is being played in this channel. Start one with `/game start`.',
      );
  });

  test('unknown names are refused with suggestions', async () => {
    const table = await sitDown({ modules: [await tablut(), open] });
    const alice = table.user('alice');
    expect(table.heard(await sub(alice, 'game', 'start'))).toBe(
      'private: Pick a game to preview.\n- **Tablut** (2 players, about 20 minutes): The king of the Swedes wants to get from his throne to the edge of the board; the Muscovites around him want to catch him.\n- **Open** (2 players)\n[Games: 2: Tablut | Open]',
    );
    expect(table.heard(await sub(alice, 'game', 'start', { module: 'tabult' }))).toBe(
      "private: There's no game **tabult** here. Did you mean **Tablut**?",
    );
    expect(table.heard(await sub(alice, 'game', 'start', { module: 'chess' }))).toMatch(
      /^private: There's no game \*\*chess\*\* here\. Pick a game to preview\.\n- \*\*Tablut\*\* .*\n- \*\*Open\*\*/,
    );
    await begun(table);
    const refused = async (command: string, values: TypedValues): Promise<string> => {
      const [name = '', subcommand] = command.split(' ');
      return table.heard(await alice.slash('table', name, values, subcommand === undefined ? {} : { subcommand }));
    };
    const nearest: readonly (readonly [string, TypedValues, string])[] = [
      ['move', { piece: 'Kign', to: 'D4' }, "There's no piece **Kign** here. Did you mean **King**?"],
      ['move', { piece: 'D4', to: 'D5' }, "You can't see anything on **D4**. `/piece list` shows all pieces."],
      ['move', { piece: 'D1', to: 'Z99' }, "There's no place **Z99** here. `/board` shows the cells."],
      [
        'move',
        { piece: 'D1', to: 'D4', capture: 'D5, Kingg' },
        "There's no piece **Kingg** here. Did you mean **King**?",
      ],
      ['game join', { side: 'Sweeds' }, "There's no side **Sweeds** here. Did you mean **Swedes**?"],
      [
        'game leave',
        { side: 'Danes' },
        "There's no side **Danes** in this game. Choose one of these: **Muscovites** and **Swedes**.",
      ],
      ['board', { map: 'Bord' }, "There's no map **Bord** here. Did you mean **Board**?"],
      ['board', { around: 'X1' }, "There's no cell or piece **X1** here. `/board` by itself shows the cells."],
      [
        'piece list',
        { side: 'Danes' },
        "There's no side **Danes** in this game. Choose one of these: **Muscovites** and **Swedes**.",
      ],
      ['piece list', { name: 'Quen' }, "There's no piece **Quen** here. `/piece list` by itself lists all pieces."],
      ['piece show', { piece: 'Swed' }, "There's no piece **Swed** here. Did you mean **Swede**?"],
      ['piece delete', { piece: ' ' }, 'Choose a piece. `/piece list` shows the pieces that you can see.'],
      [
        'piece add',
        { prototype: 'kingg', to: 'A1' },
        "There's no kind of piece **kingg** here. Did you mean **king**?",
      ],
      ['piece send', { piece: 'D1', to: 'nowhere' }, "There's no place **nowhere** here. `/board` shows the cells."],
    ];
    for (const [command, values, sentence] of nearest)
      expect(await refused(command, values)).toBe(`private: ${sentence}`);
  });

  test('acts against the rules are refused briefly with a remedy', async () => {
    const table = await sitDown({ modules: [await freeTablut()] });
    const [alice, bob] = [table.user('alice'), table.user('bob')];
    await begun(table);
    expect(table.heard(await move(bob, 'E4', 'G4'))).toBe(
      "private: It's **Muscovites**'s turn (@alice). `/board` shows the position, `/turn show` the turn.",
    );
    expect(table.heard(await move(alice, 'E4', 'G4'))).toBe(
      "private: **Swede** belongs to **Swedes**. It's **Muscovites**'s turn.",
    );
    expect(table.heard(await move(alice, 'D1', 'D1'))).toContain('private: **Muscovite** is already at **D1**.');
    expect(table.heard(await move(alice, 'D1', 'D5'))).toBe(
      'private: **Swede** (**Swedes**) is on **D5**. Choose a free cell, or capture it: `capture:D5`.',
    );
    expect(table.heard(await move(alice, 'D1', 'D4', 'E1'))).toBe(
      "private: **Muscovite** isn't an enemy piece. You can capture only enemy pieces.",
    );
    expect(table.heard(await move(alice, 'Muscovite', 'D4'))).toMatch(
      /^private: \*\*Muscovite\*\* could be several pieces: Muscovite D1, .* and 10 more\. Choose one as it's written here/,
    );
    expect(table.heard(await sub(alice, 'turn', 'end'))).toBe(
      'private: In this game a turn ends with the move. Use `/move` to move a piece.',
    );
    expect(table.heard(await sub(alice, 'piece', 'flip', { piece: 'D1' }))).toMatch(/^private: \S.{10,150}$/);
    expect(table.heard(await sub(alice, 'piece', 'rotate', { piece: 'D1', facing: 3 }))).toMatch(
      /^private: \S.{10,150}$/,
    );
    expect(table.heard(await sub(alice, 'piece', 'order', { piece: 'D1', to: 'top' }))).toMatch(
      /^private: \S.{10,150}$/,
    );
    for (const [subcommand, values] of [
      ['add', { prototype: 'king', to: 'A1' }],
      ['clone', { piece: 'D1' }],
      ['replace', { piece: 'D1', prototype: 'king' }],
      ['send', { piece: 'D1', to: 'A1' }],
    ] as const) {
      expect(table.heard(await sub(bob, 'piece', subcommand, values))).toBe(
        'private: Only the host can do that: @alice. Or ask the other players: add `overrule:True`.',
      );
    }
  });

  test('an ambiguous capture means the piece that can be captured', async () => {
    const stones = moduleFrom(`
module: stones
title: Stones
sides: [{ name: Red }, { name: Blue }]
rules: { captures: manual, turns: free, changes: host }
maps: [{ name: Field, boards: [{ name: Field, grid: { kind: square, columns: 3, rows: 3, numbering: A1 } }] }]
prototypes: { stone: {} }
setup:
  - { at: A1, side: Red, pieces: [{ prototype: stone, name: Stone }] }
  - { at: C3, side: Blue, pieces: [{ prototype: stone, name: Stone }] }
`);
    const table = await sitDown({ modules: [stones] });
    await begun(table, 'stones');
    expect(table.heard(await move(table.user('alice'), 'stone', 'B2', 'stone'))).toContain(
      'moves **Stone** A1 → B2 and takes **Stone** C3.',
    );
  });
});
