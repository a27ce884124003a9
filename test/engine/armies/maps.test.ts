import { describe, expect, it } from 'vitest';
import { heldRange, seedOf } from './held-range.ts';
import { LANDS } from './random-war.ts';

/** So many maps of each grid; a thousand of each are held against the plain rules by `npm run soak`. */
const MAPS = 16;

describe.each(Object.entries(LANDS))('the range on %s', (name, land) => {
  it('[A31] [A32] [A35] [A43] [A44] [A47] [A56] [A57] a range equals that of a plain Dijkstra', () => {
    let reached = 0;
    for (let map = 0; map < MAPS; map += 1) {
      const held = heldRange(land, seedOf(name, map));
      expect(held.differences, `map ${map}`).toEqual([]);
      reached += held.reached;
    }
    expect(reached).toBeGreaterThan(4 * MAPS);
  });
});
