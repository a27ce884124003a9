import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { z } from 'zod';
import { expectedBy, expects } from '../../../../src/form/expects.ts';
import { readModule } from '../../../../src/session/module/read.ts';
import { type Made, madeModule } from '../../../support/modules/any-module.ts';
import { type Data, placesIn } from '../../../support/modules/form.ts';
import { runs } from '../../../support/runs.ts';
import { en } from '../../../support/words.ts';

const { faultText } = en.moduleFaults;

const MADE: readonly Made[] = Array.from({ length: 10 }, (_, i) => madeModule(i + 1));

const write = (data: unknown): string => stringify(data, { lineWidth: 0, aliasDuplicateObjects: false });

/** Values of every kind, none of which most keys take. */
const anything = fc.oneof(
  fc.constantFrom<unknown>(null, true, '', ' ', -1, 1e300, 0.1234567, [], {}, [[[]]], { a: { b: { c: [] } } }),
  fc.constantFrom<unknown>('$side$', '$', '{', '(', '(((', 'Owner = ', '__proto__', 'constructor', 'x'.repeat(5000)),
  fc.constantFrom<unknown>([null], { '': 1 }, { name: 'Red' }, [{ name: 'Red' }], ['Red'], ['A1', 'A1'], 'A1:Z99'),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Lines that YAML reads as something, and no module has. */
const line = fc.constantFrom(
  'a: &x [*x]',
  '<<: *x',
  'key: !!binary aGFsbG8=',
  '? [a, b]\n: c',
  '!!set {a, b}',
  '- stray',
  'title: again',
  '%YAML 1.1',
  '---',
  '...',
  '\tindented: by a tab',
  'block: |9\n  text',
  `deep: ${'['.repeat(30)}${']'.repeat(30)}`,
  '"\\uD800": 1',
);

/** What is said of a text: always lines in it, and whole sentences. */
const judged = (text: string): void => {
  const read = readModule(text);
  const told = read.ok ? read.warnings : [...read.faults, ...read.warnings];
  if (!read.ok) expect(read.faults.length).toBeGreaterThan(0);
  const lines = text.split('\n').length;
  for (const fault of told) {
    expect(fault.line).toBeGreaterThanOrEqual(1);
    expect(fault.line).toBeLessThanOrEqual(lines);
    expect(faultText(fault)).not.toMatch(/undefined|\[object/);
  }
};

describe('[D17] any file is read or gets faults with lines', () => {
  it('a value of another kind anywhere gives faults with lines', () => {
    fc.assert(
      fc.property(fc.constantFrom(...MADE), fc.nat(), anything, (made, which, value) => {
        const file: Data = structuredClone(made.file);
        const places = placesIn(file);
        const place = places[which % places.length];
        if (place) put(file, place.path, value);
        judged(write(file));
      }),
      { seed: 18, numRuns: runs(60) },
    );
  });

  it('a module with a replaced line or missing piece gives faults with lines', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...MADE),
        fc.nat(),
        line,
        fc.nat(200),
        fc.boolean(),
        (made, which, odd, size, cuts) => {
          const text = write(made.file);
          const at = which % text.length;
          const next = text.indexOf('\n', at) + 1;
          judged(
            cuts ? text.slice(0, at) + text.slice(at + size) : `${text.slice(0, next)}${odd}\n${text.slice(next)}`,
          );
        },
      ),
      { seed: 19, numRuns: runs(40) },
    );
  });

  it('an unknown schema message is reported as wrong form', () => {
    const read = z.string().safeParse(1);
    expect(expectedBy(read.error?.issues[0] ?? { message: '' })).toEqual({ is: 'form' });
    expect(expectedBy({ message: '{"is":"made by somebody"}' })).toEqual({ is: 'form' });
    expect(expectedBy({ message: expects({ is: 'number', from: 1, to: 2 }) })).toEqual({
      is: 'number',
      from: 1,
      to: 2,
    });
  });
});

/** Puts a value at a path such as `maps[0].boards[1].name`. */
const put = (file: Data, path: string, value: unknown): void => {
  const keys = path.split(/\.|\[(\d+)\]\.?/).filter((key) => key !== undefined && key !== '');
  const last = keys.pop();
  const parent = keys.reduce<unknown>((part, key) => (part as Data | undefined)?.[key], file);
  if (last !== undefined && typeof parent === 'object' && parent !== null) (parent as Data)[last] = value;
};
