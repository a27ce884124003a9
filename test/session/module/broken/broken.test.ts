import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { readModule } from '../../../../src/session/module/read.ts';
import { createParsingWork } from '../../../../src/session/text/work.ts';
import { runs } from '../../../support/runs.ts';
import { breaks } from './breaks.ts';
import { type Data, good } from './good.ts';

const RUNS = runs(250);

const yaml: readonly ((data: Data) => string)[] = [
  (data) => stringify(data, { aliasDuplicateObjects: false }),
  (data) => `# A comment above\n\n${stringify(data, { aliasDuplicateObjects: false, indent: 4, lineWidth: 60 })}`,
];
const json = (data: Data): string => `${JSON.stringify(data, null, 2)}\n`;

it('generated modules are correct before they are broken', () => {
  fc.assert(
    fc.property(good, fc.constantFrom(...yaml, json), (data, write) => {
      expect(readModule(write(data))).toMatchObject({ ok: true });
    }),
    { seed: 25, numRuns: 50 },
  );
});

describe('[T25] good modules broken in named ways, hundreds of files', () => {
  const each = Math.ceil(RUNS / breaks.length);

  it.each(breaks)('a module broken by $name has exactly its line and path reported', ({ make, yaml: only }) => {
    const writer = fc.constantFrom(...yaml, ...(only ? [] : [json]));
    fc.assert(
      fc.property(good, writer, fc.nat(1000), (data, write, site) => {
        const broken = make(data, write, site);
        fc.pre(broken !== undefined);
        const work = createParsingWork();
        const read = readModule(broken.text, work);
        const found = read.ok ? [] : read.faults.map(({ line, path }) => ({ line, path }));
        expect([...new Set(found.map(({ line, path }) => `${line} ${path}`))]).toEqual([
          `${broken.line} ${broken.path}`,
        ]);
        expect(work.done).toBeLessThan(work.limit);
      }),
      { seed: 25, numRuns: each },
    );
  });
});
