import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ALIKE, isAlike } from './alike.ts';

test('changes that nobody can see are listed as long as what they change stands there, and passed over', () => {
  const root = new URL('../../', import.meta.url);
  for (const { path, before, after } of ALIKE) {
    expect(readFileSync(new URL(path, root), 'utf8')).toContain(before);
    expect(isAlike({ path, before: `  ${before}`, after: `  ${after}` })).toBe(true);
    expect(isAlike({ path, before, after: before })).toBe(false);
  }
});
