import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readJson } from '../../src/session/file/json.ts';
import { printed } from '../../src/session/file/print.ts';

const print = (value: unknown): string => [...printed(value)].join('');

const read = async (text: string): Promise<unknown> => {
  const json = await readJson(text);
  return json.ok ? json.value : `${json.line} ${json.why}`;
};

describe('printed JSON', () => {
  it('printed JSON is one line if short, else one line per entry', () => {
    expect(print({ b: 1, a: [true, null, 'x'], none: undefined })).toBe('{ "b": 1, "a": [true, null, "x"] }');
    const long = { list: Array.from({ length: 3 }, (_, i) => ({ name: 'x'.repeat(60), i })), empty: {}, none: [] };
    expect(print(long).split('\n')).toEqual([
      '{',
      '  "list": [',
      ...[0, 1, 2].map((i) => `    { "name": "${'x'.repeat(60)}", "i": ${i} }${i < 2 ? ',' : ''}`),
      '  ],',
      '  "empty": {},',
      '  "none": []',
      '}',
    ]);
  });

  it('printed JSON uses one line up to exactly the available width', () => {
    const lines = (value: unknown): readonly number[] =>
      print(value)
        .split('\n')
        .map(({ length }) => length);
    const text = (size: number): string => 'x'.repeat(size);
    expect([lines([text(114)]), lines([text(115)])]).toEqual([[118], [1, 119, 1]]);
    expect([lines({ a: text(109) }), lines({ a: text(110) })]).toEqual([[120], [1, 119, 1]]);
    expect([lines([text(54), text(56)]), lines([text(54), text(57)])]).toEqual([[118], [1, 59, 61, 1]]);
    // Inside, the indent and the name before it take their part.
    const inner = (size: number): readonly number[] =>
      lines({ name: [text(size)], more: [text(99), text(99)] }).slice(0, 3);
    expect([inner(104), inner(105)]).toEqual([
      [1, 119, 11],
      [1, 11, 111],
    ]);
  });

  it('printed JSON reads back as the same value', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (value) => {
        const plain: unknown = JSON.parse(JSON.stringify(value));
        const text = print(plain);
        expect(JSON.parse(text)).toEqual(plain);
        const again = await readJson(text);
        expect(again).toEqual({ ok: true, value: plain });
        expect(print(again.ok ? again.value : undefined)).toBe(text);
      }),
    );
  });
});

describe('JSON that is read', () => {
  it('JSON that is read has at most two million values', async () => {
    const listOf = (values: number): string => `[${'1,'.repeat(values - 2)}1]`;
    expect((await readJson(listOf(2_000_000))).ok).toBe(true);
    expect(await readJson(listOf(2_000_001))).toEqual({ ok: false, line: 1, why: 'too-much' });
  });

  it('JSON is parsed like JSON.parse, except for repeated keys', async () => {
    const piece = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '"b"',
      '1',
      '-0.5',
      'true',
      'nul',
      '01',
      '+1',
      '.5',
      'NaN',
      ' ',
      '\n',
      "'c'",
      '"\\u00e9"',
      '"\\x"',
      '//',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 12 }), async (pieces) => {
        const text = pieces.join('');
        let parsed: { readonly value: unknown } | undefined;
        try {
          parsed = { value: JSON.parse(text) };
        } catch {
          parsed = undefined;
        }
        const json = await readJson(text);
        if (json.ok) expect(json.value).toEqual(parsed?.value);
        else if (parsed) expect(json.why).toBe('twice');
      }),
      { numRuns: 2000 },
    );
  });

  it('a fault in JSON is reported with its line', async () => {
    expect(await read('{\n  "a": 1,\n  "b" 2\n}')).toBe('3 syntax');
    expect(await read('{\n  "a": 1,\n  "a": 2\n}')).toBe('3 twice');
    expect(await read('[1, 2]\n\n]')).toBe('3 syntax');
    expect(await read('{"a": "b')).toBe('1 syntax');
    expect(await read('[1e999]')).toBe('1 syntax');
  });

  it('the JSON reader limits depth and text, and refuses unstorable texts', async () => {
    expect(await read('['.repeat(32) + ']'.repeat(32))).toBeInstanceOf(Array);
    expect(await read('['.repeat(33) + ']'.repeat(33))).toBe('1 too-deep');
    expect(await read(`"${'x'.repeat(32_000)}"`)).toBe('x'.repeat(32_000));
    expect(await read(`"${'\\n'.repeat(32_000)}"`)).toBe('\n'.repeat(32_000));
    for (const text of ['x'.repeat(32_001), '\\n'.repeat(32_001), '\\u0041'.repeat(32_001), 'x'.repeat(200_000)])
      expect(await read(`"${text}"`)).toBe('1 too-long');
    expect([await read('1'.repeat(40)), await read('1'.repeat(41))]).toEqual([Number('1'.repeat(40)), '1 syntax']);
    expect(await read('"\\u0000"')).toBe('1 no-text');
    expect(await read('"\\ud800"')).toBe('1 no-text');
    expect(await read('"\\ud83d\\ude00"')).toBe('😀');
  });

  it('the JSON reader makes own fields even from inherited names', async () => {
    const value = (await read('{"__proto__": {"x": 1}, "constructor": 2}')) as object;
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(Object.keys(value)).toEqual(['__proto__', 'constructor']);
    expect(print(value)).toBe('{ "__proto__": { "x": 1 }, "constructor": 2 }');
  });
});
