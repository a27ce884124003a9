import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readModule } from '../../../../src/session/module/read.ts';
import { baseModuleText } from '../../../../src/session/text/bases.ts';
import { createParsingWork } from '../../../../src/session/text/work.ts';
import { declare, madeModule } from '../../../support/modules/any-module.ts';
import type { Data } from '../../../support/modules/form.ts';
import { shipped } from '../../../support/modules/shipped.ts';
import { runs } from '../../../support/runs.ts';
import { en } from '../../../support/words.ts';
import { counters, FIRST, faultsOf, HEAD, HOLES } from '../broken/holes.ts';

const { faultText } = en.moduleFaults;

const MODULES = join(import.meta.dirname, '../../../../data/modules');

/**
 * What a module must say of what it tells those who may not know it, and that it is enough to do what the fault says
 * (D2).
 */

/** Every way that a fault says, done as it says. */
const mended = (part: string, expected: string): readonly string[] => {
  const [, names] = /reveals: (\[.*?\])/.exec(expected) ?? [];
  const [, form] = /(\(reveals .*?\))/.exec(expected) ?? [];
  const last = part.lastIndexOf(' }');
  return [
    ...(names === undefined ? [] : [`${part.slice(0, last)}, reveals: ${names} }\n`]),
    ...(expected.includes('visible: all') ? [`${part.slice(0, last)}, visible: all }\n`] : []),
    ...(form === undefined ? [] : [part.replace(/\(do /, `${form} (do `)]),
    ...(expected.includes('(known-to side*)')
      ? [part.replace(/\(known-to \w+\) /, '').replace(/\(do /, '(known-to side*) (do ')]
      : []),
  ];
};

describe('[D2] an undeclared disclosure is refused with a working remedy', () => {
  it.each(HOLES)('an undeclared disclosure is refused with a working remedy: %s', (_what, part, line, told) => {
    const [fault, ...more] = faultsOf(part);
    expect([fault?.line, more]).toEqual([FIRST + line, []]);
    expect(fault?.text).toContain(told);
    const ways = mended(part, fault?.expected ?? '');
    expect(ways.length).toBeGreaterThan(0);
    for (const way of ways) expect(faultsOf(way)).toEqual([]);
  });
});

/** A made module's file without a word of what it reveals. */
const silenced = (file: Data): Data => {
  const bare = structuredClone(file);
  for (const list of ['counters', 'modifiers', 'endings'])
    for (const entry of (bare[list] ?? []) as Data[]) delete entry['reveals'];
  if (typeof bare['scorekeepers'] === 'string')
    bare['scorekeepers'] = bare['scorekeepers'].replace(/^\(reveals .*\)\n/gm, '');
  return bare;
};

it('[D2] following the remedies once fixes any module', () => {
  let told = 0;
  for (let seed = 1; seed <= runs(20); seed += 1) {
    const file = silenced(madeModule(seed).file);
    const read = readModule(JSON.stringify(file));
    if (read.ok) continue;
    expect([seed, read.faults.filter(({ code }) => code !== 'undeclared')]).toEqual([seed, []]);
    for (const fault of read.faults) declare(file, fault);
    const again = readModule(JSON.stringify(file));
    expect([seed, again.ok ? [] : again.faults]).toEqual([seed, []]);
    told += 1;
  }
  expect(told).toBeGreaterThan(10);
});

describe('[D2] the key `reveals`', () => {
  const spy = (reveals: string): string =>
    counters(`name: Spy, on: Red Hand, match: $Blue Hand_Wealth$ = 7, reveals: ${reveals}`);

  it('`reveals` names hidden things individually: no word covers all', () => {
    const there = 'one of: Red Hand, Blue Hand, Pile, spy, ghost';
    for (const [word, expected] of [
      ['[all]', there],
      ["['*']", there],
      ['[side*]', there],
      ['[Hand]', 'Blue Hand or Red Hand'],
      ['[king]', there],
    ] as const)
      expect(faultsOf(spy(word)).map(({ text }) => text)).toContainEqual(
        `line ${FIRST + 2}, column 73, counters[1].reveals[0]: nothing called "${word.replace(/[[\]']/g, '')}" hides anything; expected: ${expected}`,
      );
    expect(faultsOf(spy('all')).map(({ text }) => text)).toEqual([
      `line ${FIRST + 2}, column 72, counters[1].reveals: this is text; expected: a list`,
    ]);
    expect(faultsOf(spy('[]'))).toHaveLength(1);
  });

  it('`reveals` names all disclosed things', () => {
    expect(faultsOf(spy('[Blue Hand]'))).toEqual([]);
    expect(faultsOf(spy('[Red Hand]'))[0]?.expected).toContain('reveals: [Red Hand, Blue Hand]');
  });

  it('`reveals` naming undisclosed things warns the author', () => {
    const read = readModule(HEAD + spy('[Blue Hand, Pile]'));
    expect(read.ok && read.warnings.map(faultText)).toEqual([
      `line ${FIRST + 2}, column 72, counters[1].reveals: players learn no secrets about "Pile"; expected: reveals without "Pile"`,
    ]);
  });
});

it('[D2] shipped modules need at most five declarations, Werewolf eight', async () => {
  await shipped();
  const files = (await readdir(MODULES)).filter((name) => name.endsWith('.yaml'));
  for (const name of files) {
    const text = await readFile(join(MODULES, name), 'utf8');
    const declared = text.match(/\b(?:publishes: (?!nothing)|visible: all|reveals: |known-to)|\(reveals /g) ?? [];
    expect([name, declared.length <= (name === 'werewolf.yaml' ? 8 : 5)]).toEqual([name, true]);
    expect(readModule(text, createParsingWork(), baseModuleText).ok).toBe(true);
  }
  expect(files.length).toBeGreaterThan(2);
});
