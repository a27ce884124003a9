import { describe, expect, it } from 'vitest';
import { readModule } from '../../../src/session/module/read.ts';
import { modulePictureFiles, modulePictureHashes, pictured } from '../../../src/session/pictures/pictured.ts';
import { moduleFrom } from '../../support/modules/modules.ts';
import { en } from '../../support/words.ts';

const { faultText } = en.moduleFaults;

const file = (
  prototype: string,
  { sheet = '{ file: all.png, columns: 4, rows: 2 }', deck = '' } = {},
): string => `module: seen
title: Seen
sides: [{ name: Red }, { name: Blue }]
maps: [{ name: Field, boards: [{ name: Main, grid: { kind: square, columns: 4, rows: 4 } }] }]
sheets: { all: ${sheet} }
prototypes:
  coin: { back: back.png }
  piece: { Might: 2${prototype} }
decks: [{ name: Pile, at: Field, pieces: [{ prototype: piece }, { prototype: coin }]${deck} }]
`;

const traitsOf = (prototype: string) => moduleFrom(file(`, ${prototype}`)).traits?.['piece'];
const backWith = (prototype: string, deck = '') =>
  moduleFrom(file(prototype === '' ? '' : `, ${prototype}`, { deck })).decks?.[0]?.back;

const told = (...of: Parameters<typeof file>): readonly string[] => {
  const read = readModule(file(...of));
  return read.ok ? [] : read.faults.map(faultText);
};

describe('[V1] pictures of pieces in a module', () => {
  it('pictures of pieces are files or parts of sheets, by side and layer', () => {
    expect(traitsOf('picture: red.png')).toEqual({ picture: [{ file: 'red.png' }] });
    expect(traitsOf('picture: { sheet: all, at: [2, 1] }, back: { sheet: all, at: [3, 1, 2, 2] }')).toEqual({
      picture: [{ file: 'all.png', part: [0.25, 0, 0.25, 0.5] }],
      back: { file: 'all.png', part: [0.5, 0, 0.5, 1] },
    });
    expect(traitsOf('picture: { sides: { Red: a.png }, others: b.svg }')).toEqual({
      picture: [{ file: 'a.png', side: 'Red' }, { file: 'b.svg' }],
    });
    expect(traitsOf('layers: [fresh, { name: worn, picture: worn.gif }]')).toEqual({
      layers: [{ name: 'fresh' }, { name: 'worn', picture: [{ file: 'worn.gif' }] }],
    });
    expect(moduleFrom(file(', picture: red.png')).prototypes['piece']).toEqual({ Might: 2 });
  });

  it('the picture of a deck is its own or its pieces’ common back', () => {
    expect(backWith('back: back.png')).toEqual({ file: 'back.png' });
    expect([backWith(''), backWith('back: other.png')]).toEqual([undefined, undefined]);
    expect(backWith('back: other.png', ', back: deck.png')).toEqual({ file: 'deck.png' });
  });

  it('a picture part outside its sheet is refused with the sheet’s size', () => {
    const start = 'line 8, column';
    expect(told(', picture: { sheet: all, at: [5, 1] }')).toEqual([
      `${start} 49, prototypes.piece.picture.at: the sheet "all" ends at column 4 and row 2; expected: a column from 1 to 4 and a row from 1 to 2, with enough room for all the columns and rows it takes up`,
    ]);
    expect(told(', back: { sheet: all, at: [4, 2, 1, 2] }')[0]).toContain('prototypes.piece.back.at: the sheet "all"');
    expect(told(', layers: [a, { name: b, picture: { sides: { Red: { sheet: all, at: [1, 3] } } } }]')[0]).toContain(
      'prototypes.piece.layers[1].picture.sides.Red.at: the sheet "all"',
    );
    expect(told('', { deck: ', back: { sheet: all, at: [9, 9] }' })[0]).toContain('decks[0].back.at: the sheet "all"');
    expect(told(', picture: { sheet: al, at: [1, 1] }')).toEqual([
      `${start} 40, prototypes.piece.picture.sheet: there is no sheet "al"; expected: all`,
    ]);
    expect(told(', picture: { sides: { Rad: a.png } }')[0]).toContain('there is no side "Rad"; expected: Red');
  });

  it('pictures in another form are refused with the accepted forms', () => {
    const expected = 'the name of a PNG, JPEG, WebP, GIF or SVG file, such as map.png; or a mapping with sheet and at';
    expect(told(', back: 7')[0]).toContain(`expected: ${expected}`);
    expect(told(', picture: 7')[0]).toContain(`expected: ${expected}; or a mapping with sides and others`);
    expect(told(', picture: "../a.png"')).toHaveLength(1);
    expect(told(', picture: { sheet: all, at: [1] }')[0]).toContain('prototypes.piece.picture');
    expect(told('', { sheet: '{ file: all.png, columns: 0, rows: 2 }' })[0]).toContain(
      'a whole number from 1 to 10000',
    );
  });
});

describe('[V1] the files of a module', () => {
  const module = moduleFrom(
    file(', picture: red.png, back: back.png, layers: [a, { name: b, picture: { sheet: all, at: [1, 1] } }]'),
  );

  it('the picture files of a module are listed once', () => {
    expect(modulePictureFiles(module)).toEqual(['back.png', 'red.png', 'all.png']);
    expect(modulePictureHashes(module).size).toBe(0);
    const size = { hash: 'a'.repeat(64), width: 40, height: 20 };
    const whole = pictured(module, new Map([['all.png', size]]));
    expect(whole.pictures).toEqual({ 'all.png': size });
    expect(modulePictureHashes(whole)).toEqual(new Map([['all.png', size.hash]]));
  });
});
