import { beforeAll, describe, expect, test } from 'vitest';
import { look, type Module } from '../../src/engine/index.ts';
import { enginePieceProperties } from '../../src/engine/play/pieces/properties.ts';
import { fileSchema } from '../../src/session/format/module.ts';
import { readModule } from '../../src/session/module/read.ts';
import { baseModuleText } from '../../src/session/text/bases.ts';
import { createParsingWork } from '../../src/session/text/work.ts';
import { evaluate, matches, readExpression, readFormula } from '../../src/table/expression/index.ts';
import { cellLabelAt } from '../../src/table/grid/index.ts';
import { textOf } from '../../src/table/index.ts';
import { chapters, GUIDE } from '../support/guide.ts';
import { moduleFrom } from '../support/modules/modules.ts';
import { shipped, shippedModule } from '../support/modules/shipped.ts';
import { ANN, newPlay, played, startOf } from '../support/table.ts';
import { en } from '../support/words.ts';

const { faultText } = en.moduleFaults;

interface Block {
  /** What is behind the fence: `yaml part`. */
  readonly kind: string;
  readonly text: string;
  /** The page and the line. */
  readonly where: string;
}

const blocks: readonly Block[] = chapters.flatMap(({ page, text: whole }) =>
  [...whole.matchAll(/^```(.+)\n([\s\S]*?)^```$/gm)].map(({ 1: kind = '', 2: text = '', index }) => ({
    kind,
    text,
    where: `${page}:${whole.slice(0, index).split('\n').length}`,
  })),
);

const blocksOf = (kind: string): readonly Block[] => blocks.filter((block) => block.kind === kind);

/** The keys at the left edge of a file, each with everything under it. */
const sections = (text: string): ReadonlyMap<string, string> =>
  new Map(text.split(/^(?=\S)/m).map((section) => [section.slice(0, section.indexOf(':')), section]));

const framed = (part: string): string =>
  [...new Map([...sections(blocksOf('yaml frame')[0]?.text ?? ''), ...sections(part)]).values()].join('');

// What examples are like is there once the modules that come along were read.
beforeAll(async () => void (await shipped()));

const faultsOf = (text: string): readonly string[] => {
  const read = readModule(text, createParsingWork(), baseModuleText);
  return read.ok ? [] : read.faults.map(faultText);
};

/** The lines of a block, each cut where several blanks stand. */
const rowsOf = (kind: string): readonly (readonly [string, string])[] =>
  blocksOf(kind).flatMap(({ text }) =>
    text
      .trimEnd()
      .split('\n')
      .map((line) => [line.split(/ {2,}/)[0] ?? '', line.split(/ {2,}/)[1] ?? ''] as const),
  );

test('[T25] every code block of the guide is of a kind that is tested', () => {
  const kinds = [
    'yaml module',
    'yaml frame',
    'yaml part',
    'yaml wrong',
    'text faults',
    'text labels',
    'text formulas',
    'text matches',
  ];
  expect([...new Set(blocks.map(({ kind }) => kind))].sort()).toEqual([...kinds].sort());
  expect(blocksOf('yaml frame')).toHaveLength(1);
});

describe('[T25] examples without faults', () => {
  /** How many pieces stand on the table when its game has begun. */
  const begun = (module: Module): number => {
    const game = newPlay();
    played(game, startOf(module), { kind: 'alone', actor: ANN }, { kind: 'begin', actor: ANN });
    return [...game.table.all('piece')].length;
  };

  test.each(blocksOf('yaml module'))('the guide’s module at $where is valid and starts', ({ text }) => {
    expect(faultsOf(text)).toEqual([]);
    expect(begun(moduleFrom(text))).toBeGreaterThanOrEqual(4);
  });

  test.each([...blocksOf('yaml part'), ...blocksOf('yaml frame')])(
    'the guide’s part of a module at $where is valid',
    ({ text }) => {
      expect(faultsOf(framed(text))).toEqual([]);
    },
  );
});

describe('[D17] examples name only existing things', () => {
  const named = (text: string): readonly string[] => {
    const read = readModule(text, createParsingWork(), baseModuleText);
    return read.warnings.map(faultText).filter((line) => !line.includes('the game has no turns'));
  };

  test.each([...blocksOf('yaml part'), ...blocksOf('yaml frame')])(
    'the guide’s part at $where names only existing things',
    ({ text }) => {
      expect(named(framed(text))).toEqual([]);
    },
  );
});

describe('[T25] examples with faults', () => {
  const wrong = blocksOf('yaml wrong').map((block) => ({ ...block, next: blocks[blocks.indexOf(block) + 1] }));

  test.each(wrong)('the guide’s file at $where has exactly the printed faults', ({ text, next }) => {
    expect(next?.kind).toBe('text faults');
    expect(faultsOf(text).join('\n')).toBe(next?.text.trimEnd());
  });
});

test.each(rowsOf('text labels'))('[T25] the guide’s numbering example: %s gives %s', (numbering, expected) => {
  const board = `{ name: Main, grid: { kind: square, columns: 8, rows: 8, numbering: ${numbering} } }`;
  const { grid } = moduleFrom(framed(`maps: [{ name: Field, boards: [${board}] }]\n`)).maps[0]?.boards[0] ?? {};
  if (grid?.kind !== 'square') throw new Error('no board');
  const places = [
    [0, 0],
    [1, 0],
    [0, 1],
  ].map(([column = 0, row = 0]) => cellLabelAt(grid, { column, row }));
  expect(places.join(' ')).toBe(expected);
});

describe('[T25] formulas and matches', async () => {
  const marches = await shippedModule('marches');
  const game = newPlay();
  played(game, startOf(marches), { kind: 'alone', actor: ANN }, { kind: 'begin', actor: ANN });
  const [pikemen] = game.table.at('Field/Field', 'J9');
  const property = (name: string) => look(game.table, { kind: 'piece', id: pikemen?.id ?? '', name });

  test.each(rowsOf('text formulas'))('the guide’s formula %s is %s', (text, expected) => {
    const read = readFormula(text);
    expect(read.ok && textOf(evaluate(read.expression, property))).toBe(expected);
  });

  test.each(rowsOf('text matches'))('the guide’s match %s holds', (text) => {
    const read = readExpression(text);
    expect(read.ok && matches(read.expression, property)).toBe(true);
  });
});

describe('[T25] the guide is complete', () => {
  const named = (name: string): boolean => GUIDE.includes(`\`${name}\``) || GUIDE.includes(`${name}:`);

  test('the guide names every property of the table', () => {
    expect([...enginePieceProperties].filter((name) => !GUIDE.includes(`\`${name}\``))).toEqual([]);
  });

  test('the guide names every top key and rule of a module', () => {
    const keys = [...Object.keys(fileSchema.shape), 'pieces', 'turns', 'captures', 'changes', 'undo'].filter(
      (key) => key !== '$schema',
    );
    expect(keys.filter((key) => !named(key))).toEqual([]);
  });
});
