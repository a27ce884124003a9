import { describe, expect, it } from 'vitest';
import type { Refusal, RefusalCode } from '../../../src/engine/core/refusal.ts';
import { deckId } from '../../../src/engine/play/queries.ts';
import { View } from '../../../src/view/view.ts';
import { channelViewer, personViewer } from '../../../src/view/viewer.ts';
import { refusalText, unknownName } from '../../../src/words/en/refusals.ts';
import { ANN, BEN, BLUE, begun, CLO, openModule, RED, seated, secretModule } from '../../support/table.ts';

const SEEN = 'p3';
const UNSEEN = 'p6';
const GONE = 'p99';
const DECK = deckId('Pile');

/** At least one of every code, with every shape of its data. */
const examples: { readonly [C in RefusalCode]: readonly Omit<Refusal<C>, 'code'>[] } = {
  'no-units': [{}],
  'not-in-army': [{ units: [SEEN, UNSEEN, GONE] }, { units: [SEEN] }],
  'no-such-army': [{ army: 'army9' }],
  'not-a-unit': [{ piece: SEEN }],
  'two-owners': [{ units: [SEEN, 'p4'] }],
  'two-cells': [{ units: [SEEN, UNSEEN] }],
  'no-army-there': [{ piece: 'p5' }],
  'too-few-units': [{ units: 1 }],
  'unit-twice': [{ unit: SEEN }],
  'in-army': [{ unit: SEEN, army: 'army9' }],
  'army-too-large': [{ size: 9, limit: 8 }],
  'whole-army': [{ army: 'army9' }],
  'army-name': [{ most: 60 }],
  'army-name-taken': [{ name: 'Lions' }],
  'cell-held': [
    { cell: 'C3', by: [SEEN, 'p4'] },
    { cell: 'C3', by: ['p5'] },
    { cell: 'C3', by: [UNSEEN] },
  ],
  'unknown-item': [{ cell: 'C3', item: 'x1' }],
  'no-room': [{ cell: 'C3', moving: 3, there: 6, limit: 8 }],
  'under-attack': [{ cell: 'C3' }],
  'way-closed': [
    { from: 'C2', to: 'C3', units: [SEEN, 'p4'] },
    { from: 'C2', to: 'C3', units: [SEEN] },
  ],
  'not-adjacent': [{ from: 'C2', to: 'C5' }],
  'no-way': [{ cell: 'C3' }],
  'too-far': [
    { cell: 'C3', cost: 3, points: 2, units: [SEEN], dear: ['p4'], without: [SEEN] },
    { cell: 'C3', cost: 1, points: 0, units: [SEEN, 'p4'], dear: [SEEN, 'p4'], without: [] },
    { cell: 'C3', cost: 9, points: 2, units: ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7'], dear: [], without: [] },
  ],
  'held-up': [{ cell: 'C3' }],
  'off-board': [{ place: 'Camp' }],
  'no-combat': [{ piece: SEEN }],
  'no-battles': [{}],
  'combat-here': [{ map: 'Field' }],
  'battle-on': [{ attackers: RED, defenders: BLUE }],
  'no-battle': [{}],
  'no-enemy-there': [{ cell: 'C3' }],
  'no-battle-room': [{ zone: 'West' }],
  'not-your-battle': [{ attackers: RED, defenders: BLUE }],
  'battle-undecided': [{ attackers: RED }],
  'too-much-follows': [{ bound: 100 }],
  undeclared: (['counter', 'modifier', 'scorekeeper'] as const).map((tries) => ({
    tries,
    names: ['Pile', 'pawn'],
    disclosure: {
      by: { kind: tries, name: 'Watch' },
      tells: 'number',
      to: ['Red'],
      of: [
        { what: 'deck', name: 'Pile' },
        { what: 'prototype', name: 'pawn' },
      ],
      path: ['counters', 0],
    },
  })),
  unseen: [{}],
  'out-of-game': [{}],
  'bad-gdl': [{ faults: [{ code: 'unclosed', at: 0, line: 1, column: 1, found: '(', expected: ')' }] }],
  'already-theirs': [{ piece: 'p1', side: BLUE }],
  'in-window': [
    { piece: 'p1', side: BLUE, isHand: true },
    { piece: 'p1', side: BLUE, isHand: false },
  ],
  'in-battle': [{ piece: 'p1' }],
  'nothing-ranks': [{}],
  'scores-hide': [{}],
  'too-many-definitions': [{ most: 50 }],
  'bad-match': [
    {
      fault: {
        code: 'unexpected',
        at: 3,
        line: 1,
        column: 4,
        found: '=',
        expected: [],
      } as unknown as Refusal<'bad-match'>['fault'],
    },
  ],
  'no-such-scope': [{ scope: 'Nowhere' }],
  'counter-exists': [{ counter: 'Field_All' }],
  'counter-bent': [{ counter: 'Field_All', modifier: 'Leader' }],
  'viewer-match': [{ property: 'playerSide' }],
  'too-many-counters': [{ most: 200 }],
  'counter-circle': [{ counter: 'Field_All' }],
  'no-such-counter': [{ counter: 'Field_All' }],
  'counter-of-module': [{ counter: 'Field_All' }],
  forbidden: [{ modifier: 'Rain', piece: SEEN }],
  'bad-modifier': [
    { fault: { part: ['change'], why: 'change', at: 3, found: 'x', expected: ['Property + 1', 'link'] } },
    { fault: { part: ['scope'], why: 'scope', at: 0, found: 'far', expected: ['same cell'] } },
  ],
  'no-such-modifier': [{}],
  'modifier-stays': [{ modifier: 'Rain' }],
  'no-tie': [{ precedence: 5 }],
  'too-many-modifiers': [{ most: 200 }],
  'in-deck': [{ piece: SEEN, deck: DECK }],
  'master-only': [{ master: ANN }],
  'no-such-deck': [{ deck: '/Nowhere' }],
  'not-your-deck': [{ deck: DECK, side: RED }],
  'too-few-cards': [{ deck: DECK }],
  'wrong-count': [{ most: 100 }],
  'not-by-name': [{ deck: DECK }],
  'not-in-deck': [{ piece: SEEN, deck: DECK }],
  'no-discards': [{ deck: DECK }],
  'never-reshuffled': [{ deck: DECK }],
  'too-few-sides': [{ least: 2, empty: [RED] }],
  'side-left-out': [{ side: RED }],
  'no-hand': [{ side: RED }],
  'hand-full': [{ side: RED, limit: 7 }],
  'draw-limit': [{ deck: DECK, limit: 1 }],
  'same-deck': [{ deck: DECK }],
  'cannot-hide': [
    { piece: SEEN, what: 'identity' },
    { piece: UNSEEN, what: 'existence' },
  ],
  'hidden-already': [{ piece: SEEN }],
  'nothing-hidden': [{ piece: SEEN }, { piece: UNSEEN }],
  'not-yours-to-see': [{ piece: UNSEEN }],
  stranger: [{ person: CLO }],
  'has-seen': [
    { side: RED, sides: [BLUE] },
    { side: undefined, sides: [RED, BLUE], until: 1_800_000_000_000 },
  ],
  'not-to-them': (['plays-it', 'plays-other', 'presides', 'has-seen'] as const).map((why) => ({
    person: CLO,
    side: RED,
    why,
  })),
  'master-taken': [{ master: ANN }],
  'master-plays': [{ side: RED }],
  'not-master': [{}],
  'undo-forbidden': [{}],
  'redo-shows': [{}],
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
  'bad-reminder': [{ most: 20_160 }],
  'beacon-named': [{}],
  'no-beacon': [{}],
  'already-begun': [{}],
  'seats-empty': [{ sides: ['Red'] }, { sides: ['Red', 'Blue'] }],
  'no-such-side': [{ side: 'Green' }],
  'already-seated': [{ side: RED }, { side: undefined }],
  'one-side-only': [{ side: RED }],
  'side-taken': [
    { side: RED, players: [ANN] },
    { side: RED, players: [ANN, CLO], until: 1_800_000_000_000 },
  ],
  'not-seated': [{ side: RED }, { side: undefined }],
  'alone-hides': [{}],
  'alone-others': [{ players: [ANN] }, { players: [ANN, CLO] }],
  'no-such-request': [{}],
  'already-asked': [{}, { until: 1_800_000_000_000 }],
  'nobody-agrees': [{ side: RED }, { side: undefined }],
  'reload-needs-consent': [{ sides: [RED, BLUE] }, { sides: [BLUE], until: 1_800_000_000_000 }],
  'not-accepted': [{ person: CLO, side: RED }],
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
  'bad-dice': [
    { dice: '2d6+x', fault: { code: 'syntax', at: 5 } },
    { dice: '3', fault: { code: 'no-dice', at: 1 } },
  ],
  'not-over': [{}],
  'already-published': [{}],
  closed: [{}],
  'publish-needs-consent': [{ sides: [RED, BLUE] }],
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
const HINT =
  /`\/[a-z]+|<@\d+>|\*\*(Red|Blue)\*\*|\b(Choose|Move|Take|Say|Press|Only|It has|takes a|one of|wait|mending|One can)\b/;

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
    expect(refusalText({ code: 'no-such-side', side: '@everyone **x**' }, view)).toContain(
      '**@\u200beveryone \\*\\*x\\*\\***',
    );
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
