import { Resvg } from '@resvg/resvg-js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BoardPicture, CellMark, CellPicture, PiecePicture, SidePicture } from '../../src/draw/picture.ts';
import { boardSvg } from '../support/pictures/board-svg.ts';
import { en } from '../support/words.ts';
import { large, marches, realm, tablut } from './boards.ts';

const cell = (id: string, x: number, y: number, more: Partial<CellPicture> = {}): CellPicture => ({
  id,
  label: id,
  centre: { x: x + 0.5, y: y + 0.5 },
  outline: [
    { x, y },
    { x: x + 1, y },
    { x: x + 1, y: y + 1 },
    { x, y: y + 1 },
  ],
  ...more,
});

const grid = (columns: number, rows: number): readonly CellPicture[] =>
  Array.from({ length: columns * rows }, (_, i) =>
    cell(`${i % columns}.${Math.floor(i / columns)}`, i % columns, Math.floor(i / columns)),
  );

const board = (more: Partial<BoardPicture> = {}): BoardPicture => ({
  shape: 'square',
  legend: en.board.legend,
  cells: grid(3, 3),
  pieces: [],
  ...more,
});

/** The texts that a picture shows. */
const textsOf = (svg: string): readonly string[] =>
  [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map((match) => match[1] ?? '');

const sizeOf = (svg: string): readonly number[] =>
  [...svg.matchAll(/<svg[^>]* width="(\d+)" height="(\d+)"/g)].flatMap((match) => match.slice(1, 3).map(Number));

describe('[T24] a readable board', () => {
  test('the board of tablut after a capture is readable', async () => {
    await expect(boardSvg(tablut())).toMatchFileSnapshot('../golden/svg/tablut.svg');
  });

  test('a part of a hex map with all its features is readable', async () => {
    await expect(boardSvg(marches())).toMatchFileSnapshot('../golden/svg/marches.svg');
  });

  test('every mark on a board is readable', async () => {
    const marks: readonly CellMark[] = ['from', 'to', 'changed', 'captured', 'reach', 'takes', 'closed', 'mover'];
    const cells = grid(marks.length, 1).map((one, i): CellPicture => ({ ...one, mark: marks[i] as CellMark }));
    await expect(boardSvg(board({ cells }))).toMatchFileSnapshot('../golden/svg/marks.svg');
  });

  test('a map of regions of any form, with long names, is readable', async () => {
    await expect(boardSvg(realm())).toMatchFileSnapshot('../golden/svg/realm.svg');
  });

  test('every look of a piece is readable: turned, stacked and changed', async () => {
    const sides: readonly (SidePicture | undefined)[] = [
      undefined,
      { index: 0, name: 'Red' },
      { index: 3, name: 'Ash' },
      { index: 9, name: 'Elm', colour: '#AbC' },
    ];
    const art = { hash: 'a'.repeat(64), x: 10, y: 0, width: 30, height: 40, of: { width: 40, height: 40 } };
    const bodies: readonly Partial<PiecePicture>[] = [
      {},
      { hidden: true },
      { place: true },
      { place: true, hidden: true },
      { art },
      { art: { ...art, unframed: true } },
    ];
    const ways: readonly Partial<PiecePicture>[] = [
      { count: 1 },
      { count: 2 },
      { count: 12, facing: 0 },
      { count: 100, changed: true },
      { count: 1000, facing: 70 },
      { changed: true, facing: 225 },
    ];
    const pieces = bodies.flatMap((body, y) =>
      ways.map((way, x): PiecePicture => {
        const side = sides[(x + y) % sides.length];
        return { cell: `${x}.${y}`, name: `Guard ${x}${y}`, ...(side ? { side } : {}), ...body, ...way };
      }),
    );
    const cells = grid(ways.length, bodies.length).map((one) => ({ ...one, label: '' }));
    await expect(boardSvg(board({ cells, pieces }))).toMatchFileSnapshot('../golden/svg/pieces.svg');
  });

  test('every terrain sign, and terrain in custom colors, is readable', async () => {
    const terrain = [
      ...['Start Star', 'Throne', 'keep', 'village', 'camp', 'rocks', 'ridge', 'jungle', 'bog', 'ford', 'dunes', 'ice'],
      ...['meadow', 'void', 'glass', 'void 2'],
    ].map((name) => ({ name }));
    const coloured = ['#fa0', '#10a0B0', 'Gold', 'no colour', '#12345'].map((colour) => ({ name: colour, colour }));
    const all = [...terrain, ...coloured, { name: 'hill', text: 'High ground', colour: 'silver' }];
    const cells = grid(all.length + 1, 1).map((one, i): CellPicture => {
      const name = all[i]?.name;
      return name === undefined ? { ...one, terrain: 'unknown' } : { ...one, terrain: name };
    });
    await expect(boardSvg(board({ cells, terrain: all }))).toMatchFileSnapshot('../golden/svg/terrain.svg');
  });

  test('labels of very small cells, some with pieces, are readable', async () => {
    const cells = grid(56, 3).map((one, i) => ({ ...one, label: i % 5 === 0 ? `${one.id} long` : one.id }));
    const pieces = ['0.0', '4.1', '9.2'].map((on) => ({ cell: on, name: 'Guard' }));
    await expect(boardSvg(board({ cells, pieces }))).toMatchFileSnapshot('../golden/svg/small.svg');
  });

  test('a region’s name avoids a line crossing it', () => {
    const names = [
      'Ada',
      'Ambergate',
      'Gull Point',
      'Westerlands',
      'Bitterwaters',
      'Summerfields',
      'Old Northern Marshes',
    ];
    const cells = names.flatMap((name, y) =>
      Array.from({ length: 9 }, (_, x): CellPicture => {
        const [left, top] = [x * 3, y * 2];
        const outline = [left, left + 3].flatMap((at, i) =>
          [top + 2 * i, top + 2 - 2 * i].map((down) => ({ x: at, y: down })),
        );
        return { id: `${x} ${y}`, label: name, centre: { x: left + 1.5, y: top + 1 }, outline };
      }),
    );
    const edges = Array.from({ length: 9 }, (_, x) => ({
      kind: 'road',
      along: [0, 2 * names.length].map((y) => ({ x: x * 3 + 1.5 + (x - 4) * 0.28, y })),
    }));
    const svg = boardSvg(board({ shape: 'region', cells, edges }));
    const at = new Map<string, number[]>();
    for (const [, x, text = ''] of svg.matchAll(/translate\(([\d.]+) [\d.]+\)"><text[^>]*>([^<]*)</g))
      if (names.join(' ').includes(text)) at.set(text, [...(at.get(text) ?? []), Math.round(Number(x))]);
    expect([...at].map(([text, all]) => `${text}: ${all.join(' ')}`)).toMatchInlineSnapshot(`
      [
        "Ada: 114 278 443 609 754 934 1100 1265 1429",
        "Ambergate: 114 278 453 631 732 912 1090 1265 1429",
        "Gull Point: 114 278 449 627 736 916 1094 1265 1429",
        "Westerlands: 114 278 457 637 728 906 1086 1265 1429",
        "Bitterwaters: 114 278 457 637 728 906 1086 1265 1429",
        "Summerfields: 114 280 461 641 772 902 1082 1263 1429",
        "Old Northern Marshes: 126 278 443 607 772 936 1100 1265 1417",
      ]
    `);
  });

  test('square boards have coordinates along the edge, others in the cells', () => {
    const coordinates = textsOf(boardSvg(tablut()));
    expect(coordinates).toEqual(expect.arrayContaining([...'ABCDEFGHI', ...'123456789']));
    expect(coordinates).not.toContain('C3');
    expect(textsOf(boardSvg(marches()))).toEqual(expect.arrayContaining(['A1', 'L8', 'E4']));
    expect(textsOf(boardSvg(realm()))).toEqual(expect.arrayContaining(['Northmoor', 'West Coast']));
    expect(textsOf(boardSvg(board()))).toEqual(expect.arrayContaining(['0.0', '2.2']));
  });

  test('cells without their own outline have the board’s outline', () => {
    const bare = grid(3, 3).map(({ outline: _, ...rest }) => rest);
    const { outline = [] } = cell('middle', -0.5, -0.5);
    expect(boardSvg(board({ cells: bare, outline }))).toBe(boardSvg(board()));
  });

  test('sixteen sides are distinguishable without color', () => {
    const looks = Array.from({ length: 16 }, (_, index) => {
      const side: SidePicture = { index, name: 'Same', colour: 'grey' };
      return boardSvg(board({ pieces: [{ cell: '1.1', name: 'Guard', side }] }));
    });
    looks.push(boardSvg(board({ pieces: [{ cell: '1.1', name: 'Guard' }] })));
    expect(new Set(looks).size).toBe(17);
  });

  test('a terrain sign is drawn in cells of 22 pixels without piece or note', () => {
    const signs = (more: Partial<BoardPicture>): number =>
      boardSvg(board({ terrain: [{ name: 'forest' }], ...more })).split('opacity="0.6"').length - 1;
    const forest = (part: Partial<CellPicture> = {}): BoardPicture['cells'] => [
      cell('0.0', 0, 0, { terrain: 'forest', ...part }),
    ];
    expect(signs({ cells: forest() })).toBe(1);
    expect(signs({ cells: forest({ note: '3' }) })).toBe(0);
    expect(signs({ cells: forest(), pieces: [{ cell: '0.0', name: 'Guard' }] })).toBe(0);
    const wide = (columns: number): BoardPicture['cells'] =>
      grid(columns, 1).map((one) => ({ ...one, terrain: 'forest' }));
    expect([60, 90].map((columns) => signs({ cells: wide(columns) }))).toEqual([1, 0]);
  });

  test('a side has its declared color, else that of its name or position', () => {
    const fill = (side: SidePicture): boolean => boardSvg(board({ sides: [side] })).includes('fill="#0072b2"');
    expect(
      [
        { index: 0, name: 'Blue' },
        { index: 3, name: 'Ash', colour: 'blue' },
        { index: 1, name: 'Ash' },
        { index: 0, name: 'Ash' },
      ].map(fill),
    ).toEqual([true, true, true, false]);
    expect(boardSvg(board({ sides: [{ index: 1, name: 'Ash', colour: '"/><script>' }] }))).toContain('fill="#0072b2"');
  });

  test.each(['from', 'to', 'changed', 'captured', 'reach', 'closed'] as const)(
    'a cell marked as %s has its own line and symbol',
    (mark) => {
      const grey = (svg: string): string => svg.replace(/#[0-9a-f]{6}/g, '#888888').replace(/<text.*/g, '');
      const looks = (['from', 'to', 'changed', 'captured', 'reach', 'closed'] as const).map((other) =>
        grey(boardSvg(board({ cells: [cell('1.1', 0, 0, { mark: other })] }))),
      );
      const own = grey(boardSvg(board({ cells: [cell('1.1', 0, 0, { mark })] })));
      expect(looks.filter((look) => look === own)).toHaveLength(1);
    },
  );

  test('the last change on the board is marked by arrows, crosses and words', () => {
    const pieces: readonly PiecePicture[] = [{ cell: '1.1', name: 'Guard' }];
    const still = boardSvg(board({ pieces }));
    const shapes = (svg: string): number => svg.split('<path').length;
    expect(shapes(boardSvg(board({ pieces: [{ cell: '1.1', name: 'Guard', changed: true }] })))).toBe(
      shapes(still) + 1,
    );
    expect(shapes(boardSvg(board({ pieces, changes: { arrows: [{ from: '0.0', to: '1.1' }], crosses: [] } })))).toBe(
      shapes(still) + 4,
    );
    expect(textsOf(boardSvg(board({ pieces, changes: { arrows: [], crosses: ['2.2'] } })))).toContain('captured');
    expect(boardSvg(board({ pieces, changes: { arrows: [{ from: '0.0', to: 'elsewhere' }], crosses: [] } }))).toBe(
      still,
    );
    expect(textsOf(boardSvg(board({ caption: 'Red takes the bridge.' }))).join(' ')).toContain('Red takes the bridge.');
    expect(textsOf(boardSvg(board({ caption: 'אדום לוקח את הגשר' })))).toContain('אדום לוקח את הגשר');
  });

  test('a stack shows its count, and a full cell the number of pieces left out', () => {
    expect(textsOf(boardSvg(board({ pieces: [{ cell: '1.1', name: 'Guard', count: 7 }] })))).toContain('7');
    const crowd = Array.from({ length: 9 }, (_, i) => ({ cell: '1.1', name: `Guard ${i}` }));
    expect(textsOf(boardSvg(board({ pieces: crowd })))).toContain('+6');
  });

  test('the legend explains sides, letters, terrain, lines and marks', () => {
    expect(textsOf(boardSvg(marches()))).toEqual(
      expect.arrayContaining([
        'Red',
        'Blue',
        'no side',
        'Siege Train',
        'ST',
        'forest',
        'river',
        'road',
        'moved to',
        'can be reached',
        'face down',
      ]),
    );
  });

  test('the legend has sixteen letters and counts further ones', () => {
    const legend = (count: number): readonly string[] =>
      textsOf(
        boardSvg(board({ pieces: Array.from({ length: count }, (_, i) => ({ cell: '1.1', name: `Guard ${i}` })) })),
      ).filter((text) => /^Guard|^and /.test(text));
    expect([legend(16).length, legend(16).at(-1), legend(17).length, legend(17).at(-1)]).toEqual([
      16,
      'Guard 15',
      17,
      'and 1 more',
    ]);
  });

  test('a face-down piece shows neither label nor name', () => {
    const svg = boardSvg(board({ pieces: [{ cell: '1.1', name: 'Secret Agent', label: 'SAG', hidden: true }] }));
    expect(svg).not.toContain('Secret');
    expect(svg).not.toContain('SAG');
    expect(textsOf(svg)).toContain('?');
  });

  test('a piece outside the window is not drawn or counted', () => {
    expect(boardSvg(board({ pieces: [{ cell: 'far', name: 'Secret Agent' }] }))).toBe(boardSvg(board()));
  });

  test('edges of a picture are torn if the board continues there', () => {
    const whole = boardSvg(board()).split('\n').length;
    const torn = (more: BoardPicture['more']): number =>
      boardSvg(board({ more: more ?? {} })).split('\n').length - whole;
    expect([torn({}), torn({ left: true }), torn({ left: true, right: true, top: true, bottom: true })]).toEqual([
      0, 2, 8,
    ]);
  });
});

test('only a stored picture is drawn as background', () => {
  const at = { x: 0, y: 0, width: 3, height: 3 };
  const images = (href: string): number => boardSvg(board({ background: { ...at, href } })).split('<image').length - 1;
  const hrefs = [
    `sha256:${'ab'.repeat(32)}`,
    'data:image/png;base64,iVBORw0KGgo=',
    'map.png',
    'file:///map.png',
    'https://example.org/map.png',
  ];
  expect(hrefs.map(images)).toEqual([1, 0, 0, 0, 0]);
});

test.each([
  ['no cells', 0, 0],
  ['one cell', 1, 1],
  ['a wide board', 120, 3],
  ['a high board', 3, 150],
  ['a huge board', 130, 130],
])('the picture of %s is at most 1600 pixels wide and high', (_, columns, rows) => {
  const [width = 0, height = 0] = sizeOf(
    boardSvg(board({ title: 'Map', caption: 'Nothing yet.', cells: grid(columns, rows) })),
  );
  expect(Math.min(width, height)).toBeGreaterThan(0);
  expect(Math.max(width, height)).toBeLessThanOrEqual(1600);
});

test('a board of maximum size has a moderate SVG length', () => {
  expect(boardSvg(large()).length).toBeLessThan(300_000);
});

test('any names, labels and notes give well-formed SVG', () => {
  const anything = fc.string({ unit: 'binary', maxLength: 30 });
  const user = fc.oneof(
    anything,
    fc.constantFrom(
      '<script>',
      '"\'&<>',
      ']]>',
      '\u0000\ud800',
      'Z\u0301\u0302\u0303\u0304',
      '👨‍👩‍👧',
      '龍王',
      '\u202eabc',
      '-->',
    ),
  );
  fc.assert(
    fc.property(user, user, user, user, (name, label, note, title) => {
      const side = { index: 1, name };
      const svg = boardSvg(
        board({
          shape: 'region',
          legend: en.board.legend,
          title,
          caption: title,
          cells: [cell('1', 0, 0, { label: name, note, terrain: name, mark: 'reach' }), cell('2', 1, 0, { label })],
          terrain: [{ name, colour: label }],
          edges: [
            { kind: label, colour: name, along: cell('', 0, 0).outline ?? [] },
            { kind: note, colour: label, between: ['1', '2'] },
          ],
          zones: [{ name: title, cells: ['1', '3'] }],
          axes: { columns: [{ text: note, at: 0.5 }], rows: [{ text: name, at: 0.5 }] },
          pieces: [
            { cell: '1', name, label, side },
            { cell: '2', name: label },
          ],
        }),
      );
      const names = new Set([...svg.matchAll(/<([a-z]+)/g)].map((match) => match[1]));
      expect([...names].filter((found) => !['svg', 'g', 'rect', 'path', 'text'].includes(found ?? ''))).toEqual([]);
      expect(() => new Resvg(svg, { font: { loadSystemFonts: false } })).not.toThrow();
    }),
    { numRuns: 60, seed: 24 },
  );
});
