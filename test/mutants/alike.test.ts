import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ALIKE, isAlike } from './alike.ts';

test('mutants that change nothing are listed and skipped', () => {
  const root = new URL('../../', import.meta.url);
  for (const { path, before, after } of ALIKE) {
    expect(readFileSync(new URL(path, root), 'utf8')).toContain(before);
    expect(isAlike({ path, before: `  ${before}`, after: `  ${after}` })).toBe(true);
    expect(isAlike({ path, before, after: before })).toBe(false);
  }
});
