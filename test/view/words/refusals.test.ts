import { describe, expect, it } from 'vitest';
import type { Refusal, RefusalCode } from '../../../src/engine/core/refusal.ts';
import { View } from '../../../src/view/view.ts';
import { channelViewer, personViewer } from '../../../src/view/viewer.ts';
import { refusalText, unknownName } from '../../../src/view/words/refusals.ts';
import { ANN, BEN, BLUE, begun, CLO, openModule, RED, seated, secretModule } from '../../support/table.ts';

const SEEN = 'p3';
const UNSEEN = 'p6';
const GONE = 'p99';

/** At least one of every code, with every shape of its data. */
const examples: { readonly [C in RefusalCode]: readonly Omit<Refusal<C>, 'code'>[] } = {
  'too-much-follows': [{ bound: 100 }],
  'not-begun': [{}],
  'game-over': [{}],
  'not-a-player': [{}],
  'not-your-turn': [{ side: RED }],
  'not-your-piece': [
    { piece: SEEN, side: RED },
    { piece: 'p5', side: undefined },
    { piece: UNSEEN, side: RED },
    { piece: GONE, side: undefined },
  ],
  'host-only': [{ host: ANN }],
  'nobody-may': [{}],
  'already-begun': [{}],
  'seats-empty': [{ sides: ['Red'] }, { sides: ['Red', 'Blue'] }],
  'no-such-side': [{ side: 'Green' }],
  'already-seated': [{ side: RED }, { side: undefined }],
  'one-side-only': [{ side: RED }],
  'side-taken': [
    { side: RED, players: [ANN] },
    { side: RED, players: [ANN, CLO] },
  ],
  'not-seated': [{ side: RED }, { side: undefined }],
  'alone-hides': [{}],
  'alone-others': [{ players: [ANN] }, { players: [ANN, CLO] }],
  'no-such-request': [{}],
  'already-asked': [{}],
  'not-asked': [{}],
  'nobody-to-ask': [{}],
  'no-turns': [{}],
  'ends-by-move': [{}],
  'no-such-piece': [{ piece: SEEN }, { piece: UNSEEN }, { piece: GONE }],
  'no-such-prototype': [{ prototype: 'dragon' }],
  'no-such-place': [{ place: 'Z9' }],
  'nothing-to-move': [{}],
  'already-there': [
    { piece: SEEN, place: 'C5' },
    { piece: UNSEEN, place: 'Camp' },
  ],
  occupied: [
    { place: 'C5', by: SEEN },
    { place: 'D3', by: 'p5' },
    { place: 'B2', by: UNSEEN },
  ],
  'one-a-cell': [{ place: 'E5' }],
  'no-captures': [{}],
  'not-an-enemy': [{ piece: SEEN }, { piece: UNSEEN }],
  'captures-itself': [{ piece: SEEN }, { piece: GONE }],
  'no-layers': [{ piece: SEEN }, { piece: UNSEEN }],
  'no-such-layer': [{ piece: SEEN, layers: ['fresh', 'tired'] }],
  'layer-follows': [{ piece: SEEN }],
  'no-facing': [{ piece: SEEN }],
  'no-such-facing': [{ piece: SEEN, directions: 6 }],
  'not-higher': [
    { piece: SEEN, to: 'top' },
    { piece: UNSEEN, to: 'bottom' },
  ],
  'too-many': [{ most: 100 }],
  'read-only': [{ property: 'CurrentMap' }],
  'wrong-value': [
    { property: 'Strength', domain: 'natural' },
    { property: 'note', domain: 'list' },
  ],
  'out-of-bounds': [
    { property: 'Strength', min: 0, max: 5 },
    { property: 'Strength', min: undefined, max: 5 },
    { property: 'Strength', min: 1, max: undefined },
  ],
  'nothing-to-undo': [
    { asked: 1, there: 0 },
    { asked: 3, there: 1 },
  ],
  'nothing-to-redo': [
    { asked: 1, there: 0 },
    { asked: 3, there: 2 },
  ],
  'not-your-step': [{ player: ANN }],
  'same-module': [{}],
  'does-not-fit': [
    { misfits: [{ part: 'cell', name: 'E5', of: 'Field/Field', pieces: 1 }] },
    { misfits: [{ part: 'prototype', name: 'stone', pieces: 2 }] },
    { misfits: [{ part: 'order', name: 'Red' }] },
    { misfits: [{ part: 'turns', name: '' }] },
    { misfits: [{ part: 'privacy', name: 'Field' }] },
    { misfits: [{ part: 'seats', name: '' }] },
    { misfits: [{ part: 'side', name: 'Red' }] },
    { misfits: [{ part: 'board', name: 'Field/Field' }] },
    { misfits: [{ part: 'layer', name: '2', of: 'stone' }] },
    { misfits: [{ part: 'facing', name: '5', of: 'stone' }] },
    { misfits: Array.from({ length: 30 }, (_, i) => ({ part: 'map' as const, name: `Map ${i}` })) },
  ],
  'undo-does-not-fit': [{ misfits: [{ part: 'prototype', name: 'stone' }] }],
  'undo-needs-consent': [{ sides: [RED, BLUE], steps: [7, 6] }],
};

/** Those of what the piece, or the moment, has none of: there is nothing that would work instead. */
const NOTHING_WORKS: ReadonlySet<string> = new Set([
  'no-layers',
  'layer-follows',
  'no-facing',
  'not-higher',
  'read-only',
  'nothing-to-undo',
  'nothing-to-redo',
  'no-turns',
]);

/** A command, whom to ask, what is there to choose from, or what to do. */
const HINT = /`\/[a-z]+|<@\d+>|\*\*(Red|Blue)\*\*|\b(Choose|Move|Take|Say|Press|Only|It has|takes a|one of|wait|mending|One can)\b/;

const cases = Object.entries(examples).flatMap(([code, some]) =>
  some.map((data): [string, Refusal] => [code, { code, ...data } as Refusal]),
);
const views = [secretModule, openModule].flatMap((module) => {
  const { table } = begun(module);
  return [new View(table, personViewer(BEN)), new View(table, channelViewer)];
});

describe('[T11] every refusal', () => {
  it.each(cases)('%s %j is one short line that says what is wrong and what would work', (code, refusal) => {
    for (const view of views) {
      const text = refusalText(refusal, view);
      expect(text.length).toBeLessThanOrEqual(250);
      expect(text).toMatch(/^\S.*\.$/);
      expect(text).not.toMatch(/\bp\d+\b|undefined|null|NaN|\[object|function|Error/);
      expect(text).not.toContain(code);
      if (!NOTHING_WORKS.has(code) && !text.startsWith("Something you can't see")) expect(text).toMatch(HINT);
    }
  });

  it('[W5] about what its reader may not see has no name of it', () => {
    const { table } = begun(secretModule);
    for (const [, refusal] of cases) {
      expect(refusalText(refusal, new View(table, personViewer(BEN)))).not.toMatch(/Spy|Hoard|Hand|Cellar|Vault/);
    }
    const own = new View(table, personViewer(ANN));
    expect(refusalText({ code: 'occupied', place: 'B2', by: UNSEEN }, own)).toBe(
      '**Spy** of **Red** stands on **B2**. Choose a free cell.',
    );
    expect(refusalText({ code: 'occupied', place: 'B2', by: UNSEEN }, new View(table, channelViewer))).toBe(
      "Something you can't see is in the way.",
    );
  });

  it('[T14] keeps names harmless', () => {
    const { table } = begun();
    const view = new View(table, personViewer(BEN));
    expect(refusalText({ code: 'no-such-side', side: '@everyone **x**' }, view)).toContain('**@\u200beveryone \\*\\*x\\*\\***');
  });
});

it('names trying alone only where that is possible', () => {
  const text = (module: typeof openModule): string =>
    refusalText({ code: 'seats-empty', sides: ['Blue'] }, new View(seated(module).table, personViewer(BEN)));
  expect(text(openModule)).toContain('**Try alone**');
  expect(text(secretModule)).not.toContain('alone');
});

it('[T11] unknown names suggest near ones', () => {
  expect(unknownName('piece', 'Kong', ['Red King', 'Blue_King'])).toBe(
    'There is no piece **Kong** here. Did you mean **Red King** or **Blue\\_King**?',
  );
  expect(unknownName('place', 'Z9', [])).toBe('There is no place **Z9** here.');
});
