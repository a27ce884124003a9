import { describe, expect, it } from 'vitest';
import { readModule } from '../../../src/session/module/read.ts';
import { moduleFrom } from '../../support/modules/modules.ts';
import { en } from '../../support/words.ts';

const { faultText } = en.moduleFaults;

const file = (captures: string, { grid = 'square', piece = 'moves: K' } = {}): string => `module: takes
title: Takes
sides: [{ name: Red, forward: north }, { name: Blue, forward: south }]
terrain: { wood: {} }
maps:
  - name: Field
    captures: ${captures}
    boards: [{ name: Main, grid: ${
      grid === 'region'
        ? '{ kind: region, regions: [{ name: Here, x: 0, y: 0 }] }'
        : `{ kind: ${grid}, columns: 4, rows: 4 }`
    } }]
  - { name: Box }
prototypes: { piece: { Might: 2, ${piece} } }
`;

const told = (...of: Parameters<typeof file>): readonly string[] => {
  const read = readModule(file(...of));
  return [...(read.ok ? [] : read.faults), ...read.warnings].map(faultText);
};

describe('[G3] captures in a module', () => {
  it('captures in a module are a word or a mapping', () => {
    const capturesOf = (captures: string) => moduleFrom(file(captures)).maps[0]?.captures;
    expect(capturesOf('custodial')).toEqual({ by: 'custodial' });
    expect(capturesOf('{ by: custodial, hostile: Terrain = wood }')).toEqual({
      by: 'custodial',
      hostile: 'Terrain = wood',
    });
    expect(capturesOf('jump')).toEqual({ by: 'jump' });
    expect(capturesOf('{ by: jump, must: most, removed: at end }')).toEqual({
      by: 'jump',
      must: 'most',
      removed: 'at end',
    });
    expect(capturesOf('{ by: jump, removed: at once }')).toEqual({ by: 'jump', removed: 'at once' });
    expect(capturesOf('surrounded')).toEqual({ by: 'surrounded', suicide: 'forbid' });
    expect(capturesOf('{ by: hit, to: Box }')).toEqual({ by: 'hit', to: 'Box' });
    const { traits } = moduleFrom(
      file('flip', { piece: 'jumps: bishop, captures: manual, taken: { sides: all, when: "" }' }),
    );
    expect(traits?.['piece']).toEqual({ jumps: 'B', captures: { by: 'manual' }, taken: { sides: 'all', when: '' } });
  });

  it('invalid captures in a module are refused with a remedy', () => {
    expect(told('custodail')[0]).toMatch(
      /^line 7, column 15, maps\[0\]\.captures: .*expected: displacement, custodial/,
    );
    expect(told('{ by: hit, to: Bxo }')[0]).toMatch(/maps\[0\]\.captures\.to: .*"Bxo".*expected: Box/);
    expect(told('{ by: custodial, hostile: "Terrain =" }')[0]).toMatch(
      /captures\.hostile: an expression can't end here/,
    );
    expect(told('{ by: custodial, hostile: Terain = wood }')[0]).toMatch(/captures\.hostile: .*"Terain"/);
    expect(told('{ by: custodial, hostile: StackSize = 0 && Enemies = 3 }')).toEqual([]);
    expect(told('none', { piece: 'taken: { sides: many }' })[0]).toMatch(/taken\.sides: .*expected: all, or a whole/);
    expect(told('none', { piece: 'taken: { sides: 2, when: Mihgt = 1 }' })[0]).toMatch(/taken\.when: .*"Mihgt"/);
    expect(told('none', { piece: 'jumps: fL' })[0]).toMatch(
      /prototypes\.piece\.jumps: some people read "L" as a camel/,
    );
  });

  it('captures along lines need a board with lines', () => {
    for (const by of ['custodial', 'flip', 'intervene', 'jump'])
      expect(told(by, { grid: 'region', piece: 'Size: 1' })).toEqual([
        'line 7, column 15, maps[0].captures: this way of capturing needs straight lines, and these regions have none; expected: displacement, surrounded, hit, manual or none, a board of squares or hexes, or lines under the grid of regions',
      ]);
    expect(told('surrounded', { grid: 'region', piece: 'Size: 1' })).toEqual([]);
    expect(told('custodial', { grid: 'hex', piece: 'Size: 1' })).toEqual([]);
  });
});
