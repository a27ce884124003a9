import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { readGame } from '../../../src/session/archive/read.ts';
import { readGameApart } from '../../../src/session/archive/read-apart.ts';
import { sortedInParts } from '../../../src/session/base/in-parts.ts';
import { writtenFile } from '../../../src/session/file/file-writer.ts';
import type { SavedGame } from '../../../src/session/file/format.ts';
import { printed } from '../../../src/session/file/print.ts';
import { statementOf } from '../../../src/session/file/statement.ts';
import { canonical, canonicalParts } from '../../../src/session/text/hash.ts';
import { LiveTable } from '../../../src/table/index.ts';
import { type CrowdedTable, SHAPES, type Shape, sitDown } from '../../support/games/crowd.ts';
import { textOf } from '../../support/modules/file-text.ts';
import { mostBetweenTurns } from '../../support/play/turns.ts';
import { runs } from '../../support/runs.ts';

/** More than is written or read at one go; the tables' files are a part of a megabyte, and several. */
const FEW = 1500;
const MANY = 4000;
/** Characters that may be written, read or hashed between two turns: a few rows of the store. */
const AT_ONCE = 400_000;

describe('[Q2] streamed output', () => {
  const data = fc.jsonValue().map((value): unknown => JSON.parse(JSON.stringify(value)));

  it('streamed data texts and their files equal whole output', async () => {
    await fc.assert(
      fc.asyncProperty(data, data, async (one, other) => {
        const wide = { b: Array.from({ length: 80 }, () => one), a: other };
        expect([...canonicalParts(wide)].join('')).toBe(canonical(wide));
        const file = await writtenFile(10_000_000, (writer) => writer.print(wide, ''));
        expect(file === 'too-large' ? file : textOf(file)).toBe([...printed(wide)].join(''));
        const game = {
          format: 'quartermaster-game',
          version: 2,
          module: wide,
          steps: [one, wide],
          end: other,
        } as never;
        const whole = JSON.stringify({ ...(game as SavedGame), pictures: [] });
        expect((await statementOf(game)).toString('hex')).toBe(createHash('sha256').update(whole).digest('hex'));
      }),
      { numRuns: runs(30) },
    );
  });

  it('streamed ordered texts equal whole output', async () => {
    const many = Array.from({ length: 5000 }, (_, i) => `piece-${(i * 7919) % 5000}`);
    expect(await sortedInParts(many)).toEqual([...many].sort());
    await fc.assert(
      fc.asyncProperty(fc.array(fc.string({ unit: 'binary' }), { maxLength: 40 }), async (texts) => {
        const all = [...texts, ...many.slice(0, 2000)];
        expect(await sortedInParts(all)).toEqual([...all].sort());
      }),
      { numRuns: 8 },
    );
  });
});

it('[Q2] streamed output stops at the size limit of a file', async () => {
  let written = 0;
  const file = await writtenFile(100_000, async (writer) => {
    for (; written < 1000; written += 1) await writer.write('é'.repeat(1000));
  });
  expect([file, written < 70]).toEqual(['too-large', true]);
  const all = await writtenFile(100_000, (writer) => writer.write('é'.repeat(50_000)));
  expect(all === 'too-large' ? 0 : textOf(all).length).toBe(50_000);
  await expect(writtenFile(1, () => Promise.reject(new Error('torn')))).rejects.toThrow('torn');
});

describe.each(SHAPES)('[Q2] among thousands of pieces on %s', (shape: Shape) => {
  let [few, many]: CrowdedTable[] = [];
  beforeAll(async () => {
    [few, many] = [await sitDown(FEW, shape), await sitDown(MANY, shape)];
  });

  it('/game export does a bounded amount of work per event loop turn', async () => {
    for (const table of [few, many])
      expect(await mostBetweenTurns(() => (table as CrowdedTable).type('game export'))).toBeLessThan(AT_ONCE);
  });

  it('/game import does a bounded amount of work per event loop turn', async () => {
    for (const table of [few, many]) {
      const file = await (table as CrowdedTable).file();
      // A module is one row of the store, and pieces on many cells are many lines of it.
      const row = 4 * JSON.stringify(JSON.parse(file.toString()).module).length;
      expect(await mostBetweenTurns(() => (table as CrowdedTable).import(file))).toBeLessThan(AT_ONCE + row);
    }
  });
});

describe('[Q2] a large file is checked outside the process', () => {
  const files = async (): Promise<readonly (readonly [string, Buffer])[]> => {
    const file = Buffer.from(await (await sitDown(MANY, 'many cells')).file());
    const text = file.toString();
    const game = JSON.parse(text);
    const terrain = { grass: Array.from({ length: 200_000 }, (_, i) => `${i}.0`) };
    game.module.definition.maps[0].boards[0].terrain = terrain;
    return [
      ['sound', file],
      ['cut off', file.subarray(0, file.length / 2)],
      ['changed', Buffer.from(text.replace('"cell": "3.1"', '"cell": "3.2"'))],
      ['without end', Buffer.from(text.replace(/"hash": "[0-9a-f]{4}/, '"hash": "0000'))],
      ['of a board that is all terrain', Buffer.from(JSON.stringify(game))],
      ['nested', Buffer.from('['.repeat(500_000))],
      ['one text', Buffer.from(`"${'a'.repeat(1_000_000)}"`)],
      ['of another kind', Buffer.from(JSON.stringify(Array.from({ length: 100_000 }, () => 0)))],
    ];
  };

  it('checking a large file in another process gives the same result', async () => {
    for (const [what, file] of await files()) {
      const looks = vi.spyOn(LiveTable.prototype, 'get');
      const found = await readGameApart('host', file);
      expect(looks.mock.calls.length, what).toBe(0);
      looks.mockRestore();
      expect(found, what).toEqual(await readGame(file.toString()));
    }
  });

  it('checking a large file in another process does not block the event loop', async () => {
    for (const [what, file] of await files())
      expect(await mostBetweenTurns(() => readGameApart('host', file)), what).toBeLessThan(AT_ONCE);
  });

  it('a file that is not text is refused at once', async () => {
    expect(await readGameApart('host', new Uint8Array([137, 80, 78, 71, 255]))).toBe('no-text');
    const umlaut = Buffer.from('ä'.repeat(40_000));
    expect(await readGameApart('host', umlaut.subarray(1))).toBe('no-text');
    expect(await readGameApart('host', umlaut.subarray(0, -1))).toBe('no-text');
    expect(await readGameApart('host', umlaut)).toMatchObject({ ok: false, fault: { code: 'json', line: 1 } });
  });
});
