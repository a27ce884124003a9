import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Module } from '../../src/engine/index.ts';
import { gameOf } from '../../src/engine/index.ts';
import { readModule } from '../../src/session/module/read.ts';
import { loadShippedModules } from '../../src/session/module/shipped.ts';
import { baseModuleText } from '../../src/session/text/bases.ts';
import { createParsingWork } from '../../src/session/text/work.ts';
import { resultsIn, saidIn, scoresIn } from '../support/gdl.ts';
import { GUIDE } from '../support/guide.ts';
import { moduleFrom } from '../support/modules/modules.ts';
import { ANN, newPlay, type Play, played, startOf } from '../support/table.ts';

/** The recipes of the guide, each played. */

const sections = (text: string): ReadonlyMap<string, string> =>
  new Map(text.split(/^(?=\S)/m).map((section) => [section.slice(0, section.indexOf(':')), section]));

const FRAME = /^```yaml frame\n([\s\S]*?)^```$/m.exec(GUIDE)?.[1] ?? '';

/** The text of the module in which a recipe stands, with a set-up. */
const textOf = (heading: string, setup = ''): string => {
  const part = GUIDE.slice(GUIDE.indexOf(`\n${heading.startsWith('#') ? '' : '## '}${heading}\n`));
  const block = /^```yaml part\n([\s\S]*?)^```$/m.exec(part)?.[1] ?? '';
  return [...new Map([...sections(FRAME), ...sections(block), ...sections(setup)]).values()].join('');
};

const HEADINGS = [
  '# Winning and losing',
  'Last side standing',
  'Hold so many cities for so many turns',
  'Most points after so many turns',
  'A score that ranks, one that breaks ties, and a helper',
  'Alliances',
  'A secret objective',
];

const begun = (module: Module): Play => {
  const one = newPlay();
  const seats = module.sides.map(
    ({ name }, i) => ({ kind: 'join', actor: `10000000000000000${i + 1}`, side: name }) as never,
  );
  played(one, startOf({ ...module, rules: { ...module.rules, changes: 'host' } }), ...seats, {
    kind: 'begin',
    actor: ANN,
  });
  return one;
};

const endTurn = (one: Play): void => {
  const order = one.table.get('module', 'module')?.module.turn?.order ?? [];
  const side = order[one.table.get('turn', 'turn')?.position ?? 0];
  const seat = [...one.table.all('seat')].find((found) => found.side === side);
  played(one, { kind: 'end-turn', actor: seat?.person ?? ANN });
};

const turns = (one: Play, count: number): void => {
  for (let i = 0; i < count; i += 1) endTurn(one);
};

const take = (one: Play, name: string): void => {
  const piece = [...one.table.all('piece')].find((found) => found.name === name);
  played(one, { kind: 'delete', actor: ANN, piece: piece?.id as never });
};

const GUARDS = `setup:
  - { at: A1, side: Red, pieces: [{ prototype: guard, name: First }] }
  - { at: B1, side: Red, pieces: [{ prototype: guard, name: Second }] }
  - { at: A3, side: Blue, pieces: [{ prototype: guard, name: Third }] }
`;

test.each(HEADINGS)('[S3] the recipe “%s” is read without a warning', (heading) => {
  const read = readModule(textOf(heading));
  expect(read.ok ? read.warnings : read.faults).toEqual([]);
});

describe('the recipes, played', () => {
  test('[S13] the recipe for the last side standing works', () => {
    const one = begun(moduleFrom(textOf('Last side standing', GUARDS)));
    take(one, 'Third');
    turns(one, 2);
    expect([resultsIn(one), gameOf(one.table).phase]).toEqual([['Blue lost', 'Red won'], 'over']);
  });

  test('[S18] the recipe for two cities during three turns works', () => {
    const setup =
      'setup: [{ at: A1, side: Red, pieces: [{ prototype: city, count: 2 }] }, { at: A3, side: Blue, pieces: [{ prototype: city }] }]\n';
    const one = begun(moduleFrom(textOf('Hold so many cities for so many turns', setup)));
    turns(one, 4);
    expect([scoresIn(one), resultsIn(one)]).toEqual([{ hold: { Red: 2 } }, []]);
    turns(one, 2);
    expect(resultsIn(one)).toEqual(['Red won 1', 'Blue lost 2']);
  });

  test('[S30] the recipe for most points after ten turns works', () => {
    const one = begun(moduleFrom(textOf('Most points after so many turns', GUARDS)));
    turns(one, 19);
    expect(resultsIn(one)).toEqual([]);
    turns(one, 1);
    expect([scoresIn(one), resultsIn(one)]).toEqual([{ points: { Red: 4, Blue: 2 } }, ['Red won 1', 'Blue lost 2']]);
  });

  test('[D21] the recipe for a ranking score, a tiebreaker and a helper works', () => {
    const one = begun(moduleFrom(textOf('A score that ranks, one that breaks ties, and a helper', GUARDS)));
    take(one, 'Third');
    turns(one, 2);
    expect(scoresIn(one)).toEqual({ points: { Red: 4 }, losses: { Blue: 1 }, clock: { Red: 49, Blue: 49 } });
    turns(one, 98);
    expect([resultsIn(one), one.table.get('outcome', 'Red')?.scores]).toEqual([
      ['Red won 1', 'Blue lost 2'],
      [
        { keeper: 'points', score: 4 },
        { keeper: 'losses', score: 0 },
      ],
    ]);
  });

  test('[S14] the recipe for alliances works', () => {
    const one = begun(
      moduleFrom(
        textOf('Alliances', `${GUARDS}  - { at: C3, side: Green, pieces: [{ prototype: guard, name: Fourth }] }\n`),
      ),
    );
    take(one, 'Third');
    turns(one, 3);
    expect(resultsIn(one)).toEqual([]);
    take(one, 'Fourth');
    turns(one, 3);
    expect(resultsIn(one)).toEqual(['Green lost', 'Red won', 'Blue won']);
  });

  test('[S9] the recipe for a secret objective works', () => {
    const module = moduleFrom(textOf('A secret objective', GUARDS));
    expect(module.scorekeepers?.hides).toBe(true);
    const one = begun(module);
    const piece = [...one.table.all('piece')].find(({ name }) => name === 'First');
    played(one, {
      kind: 'move',
      actor: ANN,
      pieces: [piece?.id as never],
      to: { in: 'Field/Main', cell: 'H1' } as never,
      captures: [],
    });
    expect([resultsIn(one), saidIn(one)]).toEqual([
      ['Blue lost', 'Red won'],
      ['Red: You have crossed the board. [Red]'],
    ]);
  });

  test('[S5] [S8] [S12] the first scorekeeper example of the guide works', () => {
    const one = begun(moduleFrom(textOf('# Winning and losing', GUARDS)));
    turns(one, 4);
    expect([scoresIn(one), saidIn(one)]).toEqual([{ treasure: { Red: 10, Blue: 6 } }, []]);
    turns(one, 2);
    expect([saidIn(one), resultsIn(one)]).toEqual([['all: $side$ has nearly all of it: $score$. [Red]'], ['Red won']]);
  });
});

describe('the shipped modules', async () => {
  const modules = await loadShippedModules(join(import.meta.dirname, '../../data/modules'));
  const shipped = (name: string): Module => {
    const module = modules.get(name);
    if (!module) throw new Error(`no ${name}`);
    return module;
  };

  test.each([...modules.keys()])('[S3] the scorekeepers of the shipped module %s have no warnings', (name) => {
    const text = readFileSync(join(import.meta.dirname, `../../data/modules/${name}.yaml`), 'utf8');
    const read = readModule(text, createParsingWork(), baseModuleText);
    const told = read.ok ? read.warnings : read.faults;
    expect(told).toEqual([]);
  });

  const tablutMove = (one: Play, from: string, to: string): void => {
    const at = (cell: string) => one.table.at('Board/Board', cell).at(-1)?.id as never;
    const side = one.table.get('turn', 'turn')?.position === 0 ? 'Muscovites' : 'Swedes';
    const seat = [...one.table.all('seat')].find((found) => found.side === side);
    played(one, {
      kind: 'move',
      actor: seat?.person ?? ANN,
      pieces: [at(from)],
      to: { in: 'Board/Board', cell: to } as never,
      captures: [],
    });
  };

  /** The king stands on B4, next to a Muscovite on A4, and another is near. */
  const kingInTheOpen = (): Play => {
    const one = begun(shipped('tablut'));
    const ways = ['D1 D2', 'E4 F4', 'D2 D3', 'E5 E4', 'D3 C3', 'E4 B4'];
    for (const way of ways) tablutMove(one, way.slice(0, 2), way.slice(3));
    return one;
  };

  test('[S7] [S24] in tablut the side whose king reaches the edge wins', () => {
    const one = kingInTheOpen();
    tablutMove(one, 'C3', 'C2');
    expect(resultsIn(one)).toEqual([]);
    tablutMove(one, 'B4', 'B1');
    expect([resultsIn(one), gameOf(one.table).phase]).toEqual([['Muscovites lost', 'Swedes won'], 'over']);
    expect(one.table.get('outcome', 'Swedes')?.cause).toEqual({ by: 'scorekeeper', name: 'escape' });
  });

  test('[S7] [S24] in tablut the side whose king is captured loses', () => {
    const one = kingInTheOpen();
    tablutMove(one, 'C3', 'C4');
    expect([resultsIn(one), gameOf(one.table).phase]).toEqual([['Swedes lost', 'Muscovites won'], 'over']);
  });
});
