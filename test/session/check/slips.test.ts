import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readModule } from '../../../src/session/module/read.ts';
import { baseModuleText } from '../../../src/session/text/bases.ts';
import { createParsingWork } from '../../../src/session/text/work.ts';
import { shipped } from '../../support/modules/shipped.ts';
import { RULES, type Slip, slipsIn, withSlip } from '../../support/modules/slips.ts';

const FOLDER = join(import.meta.dirname, '../../../data/modules');
const SLIPS = 10;

const linesTold = (text: string): readonly number[] => {
  const read = readModule(text, createParsingWork(), baseModuleText);
  return [...(read.ok ? [] : read.faults), ...read.warnings].map(({ line }) => line);
};

/** Slips in what the rules decide, from all over a file. */
const worst = (file: string): readonly Slip[] => {
  const isDefined = /^(?:terrain|edges)\.[^.]+$/;
  const all = slipsIn(file, () => 1).filter(({ way }) => RULES.test(way) && !isDefined.test(way));
  return Array.from({ length: SLIPS }, (_, i) => all[Math.floor((i * all.length) / SLIPS)]).flatMap((one) => one ?? []);
};

describe('[D17] a slip in a shipped module’s rule gives a warning', async () => {
  await shipped();
  test.each(readdirSync(FOLDER).filter((name) => name.endsWith('.yaml')))(
    'a slip in a shipped module’s rule gives a warning: %s',
    (name) => {
      const file = readFileSync(join(FOLDER, name), 'utf8');
      const missed = worst(file).filter((slip) => !linesTold(withSlip(file, slip)).includes(slip.line));
      expect(missed).toEqual([]);
    },
  );
});
