import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { destinationsOf, parseMoveNotation } from '../../../../src/engine/index.ts';
import type { BoardId, CellId } from '../../../../src/table/index.ts';
import { lone, on } from '../../../support/games/chess.ts';
import { moduleFrom } from '../../../support/modules/modules.ts';
import { begun, type Play } from '../../../support/table.ts';
import { directionsFor, leads, type PlainGroup, written } from './plain-moves.ts';

const FIELD = 'Field/Field' as BoardId;

const cellsFrom = ({ table }: Play, cell: string): readonly string[] => {
  const piece = table.get('piece', table.at(FIELD, cell).at(-1)?.id ?? '');
  if (!piece) throw new Error(`nothing stands on ${cell}`);
  return [...(destinationsOf(table, piece) ?? [])].sort();
};

/** Where a red piece goes on a board of 5 x 5 from C3, with others around it. */
const from = (moves: string, others: readonly string[] = [], at = 'C3', side: string | undefined = 'Red'): string => {
  const game = begun(moduleFrom(lone({ it: `{ moves: "${moves}" }`, stone: '{}' }, [on(at, side, 'it'), ...others])));
  return cellsFrom(game, at).join(' ');
};

const red = (at: string): string => on(at, 'Red', 'stone');
const blue = (at: string): string => on(at, 'Blue', 'stone');

const faultOf = (text: string): string => {
  const read = parseMoveNotation(text);
  return read.ok ? 'read' : `${read.fault.code} ${read.fault.at} ${read.fault.found}`;
};

describe('[G1] Betza notation on boards of squares', () => {
  it('Betza notation reads the steps of its capital letters', () => {
    expect(from('W')).toBe('B3 C2 C4 D3');
    expect(from('F')).toBe('B2 B4 D2 D4');
    expect(from('D')).toBe('A3 C1 C5 E3');
    expect(from('N')).toBe('A2 A4 B1 B5 D1 D5 E2 E4');
    expect(from('A')).toBe('A1 A5 E1 E5');
    expect([from('H', [], 'A1'), from('C', [], 'A1'), from('Z', [], 'A1'), from('G', [], 'A1')]).toEqual([
      'A4 D1',
      'B4 D2',
      'C4 D3',
      'D4',
    ]);
    expect(from('K')).toBe('B2 B3 B4 C2 C4 D2 D3 D4');
    expect(from('(4,1)', [], 'A1')).toBe('B5 E2');
  });

  it('a Betza step repeats up to the range, without limit for 0 and doubles', () => {
    expect(from('W2', [], 'A1')).toBe('A2 A3 B1 C1');
    for (const rook of ['R', 'W0', 'WW', 'rook', 'W4', 'R4'])
      expect(from(rook, [], 'A1'), rook).toBe('A2 A3 A4 A5 B1 C1 D1 E1');
    expect(from('NN', [], 'A1')).toBe('B3 C5 C2 E3'.split(' ').sort().join(' '));
    expect(from('Q2', [], 'A1')).toBe('A2 A3 B1 B2 C1 C3');
  });

  it('a Betza slide stops at obstacles and captures only enemies', () => {
    expect(from('R', [red('C4'), blue('E3')])).toBe('A3 B3 C1 C2 D3 E3');
    expect(from('mR', [blue('D3')])).toBe('A3 B3 C1 C2 C4 C5');
    expect(from('cR', [blue('D3'), on('C5', undefined, 'stone')])).toBe('D3');
    expect(from('N', [red('C4'), red('D3'), blue('E4')])).toBe('A2 A4 B1 B5 D1 D5 E2 E4');
  });

  it('Betza notation orients forward, left and right by side', () => {
    expect(from('fW')).toBe('C4');
    expect(from('fW', [], 'C3', 'Blue')).toBe('C2');
    expect([from('lW'), from('lW', [], 'C3', 'Blue')]).toEqual(['B3', 'D3']);
    expect([from('flF'), from('flF', [], 'C3', 'Blue')]).toEqual(['B4', 'D2']);
  });

  it('Betza notation distinguishes slanted steps: lfN is narrow, frN is wide', () => {
    expect([from('lfN'), from('frN'), from('fN'), from('ffN'), from('fsN')]).toEqual([
      'B5',
      'E4',
      'B5 D5',
      'B5 D5',
      'A4 E4',
    ]);
    expect(from('fhN')).toBe('A4 B5 D5 E4');
    expect([from('hrN'), from('hlN')]).toEqual(['A4 B1 D5 E2', 'A2 B5 D1 E4']);
    expect(from('fsW')).toBe('B3 C4 D3');
  });

  it('Betza notation has lame steps, jumping steps, cannons and grasshoppers', () => {
    expect(from('nN', [red('C4')])).toBe('A2 A4 B1 D1 E2 E4');
    expect(from('nA', [red('D4')])).toBe('A1 A5 E1');
    expect(from('nZ', [red('A2')], 'A1')).toBe('D3');
    expect(from('jD', [red('C4')])).toBe('C5');
    expect(from('jW0', [red('C4')])).toBe('A3 C1 C5 E3');
    expect(from('pR', [red('C4'), blue('D3')])).toBe('C5 E3');
    expect(from('mRcpR', [red('A2'), blue('A4')], 'A1')).toBe('A4 B1 C1 D1 E1');
    expect(from('gR', [red('B1')], 'A1')).toBe('C1');
  });

  it('Betza notation wraps around edges with o and goes anywhere with U', () => {
    expect(from('osW2', [], 'A3')).toBe('B3 C3 D3 E3');
    expect(from('oW0', [], 'A1', 'Red')).toBe('A2 A3 A4 A5 B1 C1 D1 E1');
    expect(from('mU', [blue('A1')]).split(' ')).toHaveLength(23);
  });

  it('Betza notation combines several groups', () => {
    expect(from('fmWfcFifmnD', [blue('D4')])).toBe('C4 C5 D4');
    expect(from('pawn', [blue('C4')])).toBe('');
  });

  it('Betza notation refuses ambiguous or invalid text with its position', () => {
    const faults = {
      L: 'two-meanings 0 L',
      NJ: 'two-meanings 1 J',
      mafsW: 'several-legs 1 a',
      'fcF-mF': 'several-legs 3 -',
      mO2: 'castling 0 mO2',
      O0: 'castling 0 O0',
      'e@': 'bare 0 e@',
      dK: 'own-pieces 0 d',
      tK: 'own-pieces 0 t',
      qN: 'turning 0 q',
      zB: 'turning 0 z',
      fX: 'letter 1 X',
      WuF: 'letter 1 u',
      fm: 'no-capital 0 fm',
      mmW: 'twice 1 m',
      npD: 'against 0 np',
      fmrF: 'scattered 0 fmrF',
      hW: 'directions 0 hW',
      hhN: 'directions 0 hhN',
      flK: 'compound 0 flK',
      nC: 'lame 0 nC',
      nW: 'lame 0 nW',
      jZ: 'jump 0 jZ',
      jW3: 'jump 0 jW3',
      pN: 'hurdle 0 pN',
      fU: 'bare 0 fU',
      'm@': 'bare 0 m@',
      RR: 'range 0 RR',
      WW3: 'range 0 WW3',
      W04: 'range 0 W04',
      '(0,0)': 'no-step 0 (0,0)',
      '(1,': 'no-step 0 (',
      '': 'empty 0 ',
      kngiht: 'name 0 kngiht',
      'rook bishop': 'name 0 rook bishop',
      'step nroth': 'word 5 nroth',
      'step 2 to friends': 'word 10 friends',
      'step 2 to': 'word 7 to',
      'slide 0': 'number 6 0',
      'leap forward': 'number 5 forward',
      'slide east east': 'same 11 east',
    };
    expect(Object.fromEntries(Object.keys(faults).map((text) => [text, faultOf(text)]))).toEqual({
      ...faults,
      fmrF: 'scattered 0 fmr',
    });
  });

  it('Betza notation reads or rejects any text quickly', () => {
    const text = fc.string({ unit: fc.constantFrom(...'WFNRKLOU@fblrvshmcinjpgoadez029(),-'), maxLength: 40 });
    fc.assert(
      fc.property(text, (one) => {
        const read = parseMoveNotation(one);
        if (!read.ok) expect(read.fault.at).toBeLessThanOrEqual(one.length);
        else expect(read.moves.every(({ kind, steps }) => kind !== 'steps' || steps.length > 0)).toBe(true);
      }),
    );
  });
});

const SIZE = 7;
const LETTERS = 'ABCDEFG';
const STEPS = [
  [1, 0],
  [1, 1],
  [2, 0],
  [2, 1],
  [2, 2],
  [3, 0],
  [3, 1],
  [3, 2],
  [3, 3],
  [4, 1],
] as const;

const anyGroup: fc.Arbitrary<PlainGroup> = fc
  .record({
    step: fc.constantFrom(...STEPS),
    direction: fc.nat(),
    range: fc.constantFrom(0, 1, 1, 2, 3),
    mode: fc.constantFrom('' as const, 'm' as const, 'c' as const),
    way: fc.constantFrom('' as const, '' as const, 'n' as const, 'p' as const, 'g' as const),
  })
  .map(({ step, direction, range, mode, way }) => {
    const directions = directionsFor(step);
    const [long, short] = step;
    const isLame =
      way === 'n' && long > 1 && (short === 0 || short === long || long === 2 || (long === 3 && short === 2));
    const isHopper = (way === 'p' || way === 'g') && range !== 1;
    return {
      step,
      range,
      mode,
      directions: directions[direction % directions.length] ?? '',
      way: isLame || isHopper ? way : ('' as const),
    };
  });

it('[G1] Betza moves match a plain reading that tries every cell', () => {
  const cell = fc.record({ x: fc.nat(SIZE - 1), y: fc.nat(SIZE - 1) });
  const stones = fc.uniqueArray(fc.tuple(cell, fc.boolean()), {
    maxLength: 14,
    selector: ([{ x, y }]) => `${x} ${y}`,
  });
  const groups = fc.array(anyGroup, { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(groups, cell, stones, fc.boolean(), (all, at, others, isBlue) => {
      const label = (x: number, y: number): string => `${LETTERS[x]}${y + 1}`;
      const placed = others.filter(([{ x, y }]) => x !== at.x || y !== at.y);
      const [own, foe] = isBlue ? ['Blue', 'Red'] : ['Red', 'Blue'];
      const setup = [
        on(label(at.x, at.y), own, 'it'),
        ...placed.map(([{ x, y }, isFriend]) => on(label(x, y), isFriend ? own : foe, 'stone')),
      ];
      const moves = JSON.stringify(all.map(written));
      const game = begun(moduleFrom(lone({ it: `{ moves: ${moves} }`, stone: '{}' }, setup, { size: SIZE })));
      const turn = isBlue ? -1 : 1;
      const look = (dx: number, dy: number) => {
        const [x, y] = [at.x + turn * dx, at.y + turn * dy];
        if (x < 0 || y < 0 || x >= SIZE || y >= SIZE) return 'off';
        const one = placed.find(([other]) => other.x === x && other.y === y);
        return one ? (one[1] ? 'friend' : 'enemy') : 'free';
      };
      const expected: CellId[] = [];
      for (let x = 0; x < SIZE; x += 1)
        for (let y = 0; y < SIZE; y += 1) {
          const [dx, dy] = [turn * (x - at.x), turn * (y - at.y)];
          if ((dx !== 0 || dy !== 0) && all.some((group) => leads(group, look, dx, dy)))
            expected.push(label(x, y) as CellId);
        }
      expect(cellsFrom(game, label(at.x, at.y)), moves).toEqual(expected.sort());
    }),
    { numRuns: 80 },
  );
});
