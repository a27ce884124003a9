import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openArchiveFromBytes } from '../../src/vassal/source/archive.ts';
import { boardPlaceAtPixel, pixelOfLocation, readBoard } from '../../src/vassal/source/board.ts';
import { layOutBoardsOfMap } from '../../src/vassal/source/board-layout.ts';
import { childElementsOfKind, type Element, parseBuildFile } from '../../src/vassal/source/element.ts';
import { nameOfCell } from '../../src/vassal/source/numbering.ts';
import { parsePieceText } from '../../src/vassal/source/piece-text.ts';
import { ModulePrototypes } from '../../src/vassal/source/prototypes.ts';
import { decodeSavedGame, savedBoardTextsIn, savedPieces } from '../../src/vassal/source/saved.ts';
import { splitEscapedSequence } from '../../src/vassal/source/sequence.ts';
import { elementAtPath } from '../../src/vassal/source/source.ts';
import { zipOf } from '../support/modules/zips.ts';
import { element, joined, piece, pieceText, type TraitText } from './small-module.ts';

const read = (text: string): Element => {
  const found = parseBuildFile(Buffer.from(text));
  if (typeof found === 'string') throw new Error(found);
  return found;
};

describe('[V6] texts of pieces', () => {
  it('texts of VASSAL pieces handle backslash escapes and quotes', () => {
    expect(splitEscapedSequence('a\\;b;c\\\\d;', ';')).toEqual(['a;b', 'c\\\\d', '']);
    expect(splitEscapedSequence("'\\a';''", ';')).toEqual(['\\a', '']);
    expect(splitEscapedSequence('', ';')).toEqual(['']);
  });

  it('texts of pieces are parsed as VASSAL composes them, for any content', () => {
    const text = fc.string({ unit: fc.constantFrom('a', ';', '\\', "'", '\t', '/', ',', ' '), maxLength: 8 });
    fc.assert(
      fc.property(
        fc.array(
          text.filter((one) => !one.endsWith('\\')),
          { minLength: 1 },
        ),
        fc.constantFrom(';', ',', '\t', '/'),
        (parts, sign) => {
          expect(splitEscapedSequence(joined(parts, sign), sign)).toEqual(parts);
        },
      ),
      { seed: 6, numRuns: 300 },
    );
  });

  it('texts of pieces have their traits and states level by level, however deep', () => {
    const traits: readonly TraitText[] = [
      [['mark', 'A,B'], 'x;y\tz,1'],
      [['PROP', 'Hits', 'true,0,4'], '2/3'],
      [['label', '', 'tab\there'], ''],
      piece('a.png', 'Guard/One'),
    ];
    expect(parsePieceText(pieceText(traits, 'id'))).toEqual({
      id: 'id',
      traits: traits.map(([[code = '', ...parameters], state = '']) => ({ code, parameters, state })),
    });
    expect(parsePieceText(`${pieceText(traits)}\u001b+/other/piece;;;b;B/`)?.traits).toHaveLength(4);
    expect(parsePieceText('no piece')).toBeUndefined();
  });

  it('texts of pieces expand prototypes with parameters and stop recursion', () => {
    const definition = (name: string, ...traits: readonly TraitText[]): string =>
      element(
        'VASSAL.build.module.PrototypeDefinition',
        { name },
        pieceText([...traits, piece('', '')]).replaceAll('\t', '&#9;'),
      );
    const prototypes = new ModulePrototypes(
      read(
        `<r>${definition('One', [['mark', '$Name$'], '$Other$'])}${definition('Loop', [['prototype', 'Loop']])}</r>`,
      ),
    );
    const traits = (name: string, given: string) =>
      prototypes.expanded({ id: '', traits: [{ code: 'prototype', parameters: [name, given], state: '' }] });
    expect(traits('One', 'Name=Class')).toEqual([{ code: 'mark', parameters: ['Class'], state: 'Other' }]);
    expect(traits('Loop', '')).toEqual([]);
    expect(traits('Nobody', '')).toEqual([]);
    expect([...prototypes.missing]).toEqual(['Nobody']);
  });
});

const grid = (kind: string, attributes: object, ...inside: string[]): string =>
  element(`VASSAL.build.module.map.boardPicker.board.${kind}`, attributes as Record<string, string>, ...inside);
const boardOf = (...inside: string[]) =>
  readBoard(
    read(element('VASSAL.build.module.map.boardPicker.Board', { name: 'B', width: 400, height: 300 }, ...inside)),
    () => undefined,
  );
const named = { dx: 50, dy: 60, sideways: false };

describe('[V6] names of cells', () => {
  const half = { letters: false, leading: 1, offset: 1, descends: false };
  const base = {
    kind: 'square',
    columnFirst: true,
    separator: '',
    column: half,
    row: half,
    stagger: false,
    format: '$gridLocation$',
  } as const;
  const size = { width: 500, height: 600 };

  it.each([
    ['two digits each', base, { column: 2, row: 3 }, '0304'],
    ['the row first, apart', { ...base, columnFirst: false, separator: '.' }, { column: 2, row: 3 }, '04.03'],
    [
      'letters, doubled after Z',
      { ...base, column: { ...half, letters: true, offset: 0 } },
      { column: 27, row: 0 },
      'BB01',
    ],
    ['below zero', { ...base, column: { ...half, offset: 0 } }, { column: -3, row: 0 }, '-0301'],
    ['counted from the other end', { ...base, row: { ...half, descends: true } }, { column: 0, row: 2 }, '0109'],
    ['in a text', { ...base, format: 'Row $row$, Column $column$' }, { column: 0, row: 1 }, 'Row 02, Column 01'],
    ['staggered hexes', { ...base, kind: 'hex', stagger: true }, { column: 1, row: 1 }, '0203'],
    ['oblique hexes', { ...base, kind: 'oblique' }, { column: 4, row: 5 }, '0505'],
  ] as const)('the name of a cell is computed as in VASSAL: %s', (_, numbering, cell, name) => {
    expect(nameOfCell(numbering, cell, named, size)).toBe(name);
  });

  it('a pixel of a board belongs to the nearest region or first zone', () => {
    const board = boardOf(
      grid(
        'ZonedGrid',
        {},
        grid(
          'mapgrid.Zone',
          { name: 'East', path: '0,0;100,0;100,100;0,100', locationFormat: '$name$/$gridLocation$' },
          grid(
            'RegionGrid',
            {},
            grid('Region', { name: 'a', originx: 10, originy: 10 }),
            grid('Region', { name: 'b', originx: 90, originy: 90 }),
          ),
        ),
        grid('mapgrid.Zone', { name: 'Box', path: '50,50;200,50;200,200;50,200' }),
        grid(
          'SquareGrid',
          { x0: 25, y0: 25, dx: 50, dy: 50 },
          grid('mapgrid.SquareGridNumbering', { hType: 'A', hOff: 0, vLeading: 0 }),
        ),
      ),
    );
    const at = (x: number, y: number): string => boardPlaceAtPixel(board, { x, y }).location;
    expect([at(20, 20), at(60, 60), at(150, 150), at(260, 30), at(100, 99)]).toEqual([
      'East/a',
      'East/b',
      'Box',
      'F1',
      'Box',
    ]);
    expect(['East/b', 'Box', 'F1', 'b', 'nowhere'].map((name) => pixelOfLocation(board, name))).toMatchObject([
      { x: 90, y: 90 },
      { x: 125, y: 125 },
      { x: 275, y: 25 },
      { x: 90, y: 90 },
      undefined as never,
    ]);
  });

  it('sideways hexes of VASSAL have swapped coordinates', () => {
    const board = boardOf(
      grid('HexGrid', { x0: 30, y0: 40, dx: 50, dy: 60, sideways: 'true' }, grid('mapgrid.HexGridNumbering', {})),
    );
    expect(
      [
        { x: 40, y: 30 },
        { x: 70, y: 80 },
        { x: 130, y: 80 },
      ].map((pixel) => boardPlaceAtPixel(board, pixel).cell),
    ).toEqual(['0101', '0201', '0202']);
  });
});

it('[V7] a board that a module reverses is reported by name', () => {
  const said = ['FieldBoardPicker', 'Plain/rev', '0', '0'].join('\t');
  const text = `<a><VASSAL.build.module.map.BoardPicker><VASSAL.build.module.map.boardPicker.Board name="Plain"/><setup>${said}</setup></VASSAL.build.module.map.BoardPicker></a>`;
  const root = parseBuildFile(Buffer.from(text));
  const [picker] = typeof root === 'string' ? [] : childElementsOfKind(root, 'BoardPicker');
  const { boards, turnedBoards } = layOutBoardsOfMap(picker, 'Field', { width: 0, height: 0 }, () => undefined);
  expect([boards.map(({ board }) => board.name), turnedBoards]).toEqual([['Plain'], ['Plain']]);
});

describe('a saved game', () => {
  const text = [
    'begin_save',
    ['FieldBoardPicker', 'Plain', '1', '0'].join('\t'),
    joined(
      [
        pieceText(
          [
            [['mark', 'A'], 'x'],
            [['piece', '', '', 'a.png', 'Guard'], 'Field;40;50;7;1;OldZone;Ma\\;in'],
          ],
          '9',
        ),
        'end_save',
      ],
      '\u001b',
    ),
  ];
  const plain = joined(text, '\u001b');

  it('a saved game is read in plain or obfuscated form', async () => {
    const hidden = `!VCSK5a${Buffer.from(Buffer.from(plain).map((byte) => byte ^ 0x5a)).toString('hex')}`;
    for (const saved of [plain, hidden])
      expect(
        await decodeSavedGame(await openArchiveFromBytes(zipOf([{ name: 'savedGame', bytes: Buffer.from(saved) }]))),
      ).toBe(plain);
    await expect(openArchiveFromBytes(zipOf([])).then(decodeSavedGame)).rejects.toThrow('broken');
  });

  it('a saved game gives pieces with places and notes, and boards', () => {
    expect([...savedPieces(plain)]).toMatchObject([
      { id: '9', map: 'Field', x: 40, y: 50, notes: new Map([['OldZone', 'Ma;in']]) },
    ]);
    expect(savedBoardTextsIn(plain).get('Field')).toBe(text[1]);
    expect(savedBoardTextsIn(plain).get('Town')).toBeUndefined();
  });
});

describe('[V4] a hostile build file', () => {
  it.each([
    ['entities', '<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>', 'doctype'],
    ['a torn file', '<a><b></a>', 'broken'],
    ['nothing', '', 'broken'],
    ['thousands of levels', '<a>'.repeat(5000), 'too-deep'],
  ])('a hostile build file is refused: %s', (_, text, fault) => {
    expect(parseBuildFile(Buffer.from(text))).toBe(fault);
  });

  it('a build file keeps a character invalid in XML', () => {
    expect(read('<a>one\u001btwo</a>').text).toBe('one\u001btwo');
  });
});

it('[V5] the path of an extension’s part uses class and name with escapes', () => {
  const root = read('<r><A.B name="x/y"><C/></A.B></r>');
  expect(elementAtPath(root, 'A.B:x\\/y/C')?.tag).toBe('C');
  expect(elementAtPath(root, '')).toBe(root);
  expect(elementAtPath(root, 'A.B:z')).toBeUndefined();
});
