import { describe, expect, it } from 'vitest';
import { look, onTurn } from '../../../src/engine/index.ts';
import { readModule } from '../../../src/session/module/read.ts';
import { type ModifierQuestion, modifierQueries } from '../../../src/view/modifiers.ts';
import { View } from '../../../src/view/view.ts';
import { personViewer } from '../../../src/view/viewer.ts';
import { stateOf } from '../../support/state.ts';
import { ANN, endTurn, move, outcome, play, played, replayed, spot, undo } from '../../support/table.ts';
import { en } from '../../support/words.ts';
import { begin, doing, done, MARKET, namesAt, pieceAt, SQUARE } from './market.ts';

const { faultText } = en.moduleFaults;
const { explanationText } = en.modifiers;

/** The market with nothing hidden, where things happen by themselves. */
const withEffects = (effects: string, more = ''): string =>
  MARKET.replace('captures: none', 'captures: manual, changes: owner')
    .replace(/, private: (Red|Blue)/g, '')
    .replace(/- { name: Stock, at/, '- { name: Stock, faceDown: never, at')
    .replace(/ {4}reveals: .*\n/g, '')
    .replace('Kind: text }', 'Kind: text, Fame: number }\nvalues: { Fame: 0 }')
    .replace('actions:\n', `actions:\n${more}`)
    .replace('setup:', `effects:\n${effects}\nsetup:`);

type Game = ReturnType<typeof begin>;

const fame = ({ table }: Game, side: string): unknown => look(table, { kind: 'side', id: side, name: 'Fame' });
const fired = ({ table }: Game): readonly string[] => table.get('fired', 'fired')?.names ?? [];
const go = (game: Game, actor: typeof ANN, from: string, to: string, ...captures: readonly string[]) =>
  move(game, actor, spot(SQUARE, from), spot(SQUARE, to), ...captures.map((cell) => spot(SQUARE, cell)));
const glory = (by: number | string): string => `[{ set: Fame, of: Actor, to: "$Actor.Fame$ + ${by}" }]`;

describe('[G12] effects of a module', () => {
  it('an effect fires once per affected piece within the step', () => {
    const game = begin(
      withEffects(`
  - { name: March, when: moved, match: Kind = unit, does: ${glory(1)} }
  - { name: Arrival, when: entered, on: Stalls, match: Kind = unit, does: ${glory(10)} }
  - { name: Departure, when: left, on: Green, match: Kind = unit, does: ${glory(100)} }
  - { name: Feast, when: changed, property: Might, match: Might > 5, does: ${glory(1000)} }
  - { name: Draw, when: drawn, does: [{ set: Might, of: it, to: 1 }] }
  - { name: Play, when: played, does: ${glory(10000)} }
`),
    );
    const before = stateOf(game.table);
    played(game, go(game, ANN, 'A2', 'A3'));
    expect([fame(game, 'Red'), fired(game)]).toEqual([101, ['March', 'Departure']]);
    played(game, undo(ANN));
    expect(fame(game, 'Red')).toBe(0);
    expect(stateOf(game.table)).toMatchObject(before as object);
    played(game, go(game, ANN, 'A2', 'D1'));
    expect([fame(game, 'Red'), fired(game)]).toEqual([111, ['March', 'Arrival', 'Departure']]);
    played(game, { kind: 'set', actor: ANN, piece: pieceAt(game, SQUARE, 'D1'), values: { Might: 7 } });
    expect(fame(game, 'Red')).toBe(1111);
    expect(stateOf(replayed(game.steps))).toEqual(stateOf(game.table));
  });

  it('effects fire on captures, phases and conditions', () => {
    const game = begin(
      withEffects(`
  - { name: Spoils, when: captured, match: Kind = unit, does: [{ each: { side: SideName = Red }, set: Fame, of: it, to: Fame + 5 }] }
  - { name: Renown, when: becomes-true, match: "most(sides, Fame) > 4", does: [{ place: guard, to: D2, side: Red, name: Herald }] }
`),
    );
    played(game, go(game, ANN, 'A2', 'B2', 'B2'));
    expect([fame(game, 'Red'), fired(game)]).toEqual([5, ['Spoils', 'Renown']]);
    expect(namesAt(game, SQUARE, 'D2')).toEqual(['Herald']);
    played(game, go(game, ANN, 'B2', 'B3'));
    expect(namesAt(game, SQUARE, 'D2')).toEqual(['Herald']);
    const phased = begin(
      withEffects(`
  - { name: Dawn, when: phase-begins, phase: Morning, match: SideName = Blue, does: ${glory(1)} }
  - { name: Dusk, when: phase-ends, match: SideName = Red, does: ${glory(2)} }
`).replace(
        'ends: by-command }',
        'phases: [{ name: Morning, act: { move: 1 } }, { name: Evening, act: { Fill: 1 } }] }',
      ),
    );
    played(phased, go(phased, ANN, 'A2', 'A3'));
    expect([fame(phased, 'Red'), fame(phased, 'Blue')]).toEqual([2, 0]);
    played(phased, endTurn(ANN));
    expect([fame(phased, 'Red'), fame(phased, 'Blue'), onTurn(phased.table)?.name]).toEqual([4, 1, 'Blue']);
  });

  it('an effect fires when a condition becomes true, not while it stays true', () => {
    const game = begin(
      withEffects(
        `  - { name: Few, when: becomes-true, match: 'count(Square, Kind = "unit") < 2', does: [{ each: { side: SideName = Red }, set: Fame, of: it, to: Fame + 1 }] }`,
        '  - { name: Muster, does: [{ place: guard, to: D2, side: Blue, name: Cara }] }\n',
      ),
    );
    expect(fame(game, 'Red')).toBe(0);
    played(game, { kind: 'delete', actor: ANN, piece: pieceAt(game, SQUARE, 'B2') });
    expect([fame(game, 'Red'), fired(game)]).toEqual([1, ['Few']]);
    played(game, go(game, ANN, 'A2', 'A3'));
    expect(fame(game, 'Red')).toBe(1);
    expect(done(game, doing(ANN, 'Muster'))).toBe('done');
    expect(fame(game, 'Red')).toBe(1);
    played(game, go(game, ANN, 'A3', 'D2', 'D2'));
    expect(fame(game, 'Red')).toBe(2);
  });

  it('an effect can replace an event: a captured or entering piece moves elsewhere', () => {
    const game = begin(
      withEffects(`
  - { name: Escape, when: captured, match: PieceName = Bran, instead: [{ move: it, to: D3 }] }
  - { name: Wall, when: entered, on: D2, instead: [{ roll: 1d6 }] }
  - { name: Never, when: captured, does: ${glory(7)} }
`).replace('at: Square D3', 'at: Square A3'),
    );
    played(game, go(game, ANN, 'A2', 'B2', 'B2'));
    expect(namesAt(game, SQUARE, 'B2')).toEqual(['Ayla']);
    expect(namesAt(game, SQUARE, 'D3')).toEqual(['Bran']);
    expect([fame(game, 'Red'), fired(game)]).toEqual([0, ['Escape']]);
    played(game, go(game, ANN, 'B2', 'D2'));
    expect(namesAt(game, SQUARE, 'B2')).toEqual(['Ayla']);
    expect(game.table.get('roll', 'roll')?.number).toBe(1);
  });

  it('effects chain at most 64 deep; beyond that the refusal names them', () => {
    const game = begin(
      withEffects(
        `
  - { name: Ping, when: changed, property: Might, match: Might = 1, does: [{ set: Might, to: 2 }] }
  - { name: Pong, when: changed, property: Might, match: Might = 2, does: [{ set: Might, to: 1 }] }
`,
      ),
    );
    const before = stateOf(game.table);
    const set = { kind: 'set', actor: ANN, piece: pieceAt(game, SQUARE, 'A2'), values: { Might: 1 } } as const;
    const refusal = play(game, set);
    expect(refusal).toMatchObject({ code: 'too-much-follows', bound: 64 });
    expect(refusal).toMatchObject({ effects: expect.arrayContaining(['Ping', 'Pong']) });
    expect(stateOf(game.table)).toEqual(before);
    expect(outcome(game, { ...set, values: { Might: 5 } })).toBe('done');
  });

  it.each([[64], [65]])('%i effects in a chain are accepted up to 64', (deep) => {
    const links = Array.from({ length: deep }, (_, i) => {
      const [own, next] = [i + 10, i + 11];
      return `  - { name: L${i}, when: changed, property: Might, match: Might = ${own}, does: [{ set: Might, to: ${next} }] }`;
    });
    const game = begin(withEffects(`\n${links.join('\n')}\n`).replace('max: 9 ', 'max: 99 '));
    const set = { kind: 'set', actor: ANN, piece: pieceAt(game, SQUARE, 'A2'), values: { Might: 10 } } as const;
    expect(outcome(game, set)).toBe(deep > 64 ? 'too-much-follows' : 'done');
  });

  it('effects of actions run after the action itself', () => {
    const game = begin(
      withEffects(
        `  - { name: Toll, when: moved, match: Kind = unit, does: [{ let: now, be: "$Actor.Fame$" }, { set: Fame, of: Actor, to: now * 10 }] }`,
        '  - { name: Raid, of: { piece: Kind = unit && Owner = $Actor$, on: Green }, does: [{ move: it, to: C3 }, { set: Fame, of: Actor, to: 3 }] }\n',
      ).replace('at: Square C3', 'at: Square A3'),
    );
    expect(done(game, doing(ANN, 'Raid', { subject: pieceAt(game, SQUARE, 'A2') }))).toBe('done');
    expect(fame(game, 'Red')).toBe(30);
  });

  it('a module’s effects are checked for wrong keys and hidden triggers', () => {
    const told = (text: string): string => {
      const read = readModule(text);
      return [...(read.ok ? [] : read.faults), ...read.warnings].map(faultText).join('\n');
    };
    expect(told(withEffects('  - { name: A, when: entered, does: [{ roll: 1d6 }] }'))).toContain('on');
    expect(told(withEffects('  - { name: A, when: moved }'))).toContain('does');
    expect(told(withEffects('  - { name: A, when: moved, property: Might, does: [{ roll: 1d6 }] }'))).toContain(
      'property',
    );
    expect(told(withEffects('  - { name: A, when: moved, match: Migth = 1, does: [{ roll: 1d6 }] }'))).toContain(
      'Might',
    );
    expect(told(withEffects('  - { name: A, when: movd, does: [{ roll: 1d6 }] }'))).toContain('moved');
    const hidden = MARKET.replace('setup:', 'effects: [{ name: A, when: moved, does: [{ roll: 1d6 }] }]\nsetup:');
    expect(told(hidden)).toContain('Red Hand');
    expect(
      told(hidden.replace('does: [{ roll: 1d6 }] }]', 'does: [{ roll: 1d6 }], reveals: [Red Hand, Blue Hand] }]')),
    ).toBe('');
  });

  it('[G20] an effect on a masked property must declare it', () => {
    const faults = (more: string): string => {
      const read = readModule(`
module: masked
title: Masked
sides: [{ name: Red }, { name: Blue }]
maps: [{ name: Field, boards: [{ name: Field, grid: { kind: square, columns: 3, rows: 3, numbering: A1 } }] }]
prototypes: { spy: { symbol: S, Might: 1, mask: true } }
effects: [{ name: A, when: changed, property: Might, does: [{ roll: 1d6 }]${more} }]
setup: [{ at: A1, side: Red, pieces: [{ prototype: spy }] }]
`);
      return read.ok ? '' : read.faults.map(faultText).join('\n');
    };
    expect(faults('')).toContain('reveals: [');
    const [, names = ''] = /reveals: (\[[^\]]*\])/.exec(faults('')) ?? [];
    expect(faults(`, reveals: ${names}`)).toBe('');
  });

  it('a module without effects has none', () => {
    const game = begin();
    expect(done(game, doing(ANN, 'Fill'))).toBe('done');
    expect(game.table.get('fired', 'fired')).toBeUndefined();
  });
});

it('[G12] /modifier explain names the effects that set a value', () => {
  const game = begin(
    withEffects(`
  - { name: March, when: moved, match: Kind = unit, does: ${glory(1)} }
  - { name: Rust, when: left, on: Green, match: Kind = unit, does: [{ set: Might, to: 1 }] }
  - { name: Peace, when: becomes-true, match: "most(sides, Fame) > 4", does: [{ set: Fame, of: game, to: 0 }] }
`),
  );
  const view = new View(game.table, personViewer(ANN));
  const effectsOn = (asked: ModifierQuestion, property: string): readonly string[] | undefined =>
    view.of(modifierQueries).explanation(asked, property).effects;
  expect(effectsOn({ what: 'side', id: 'Red' }, 'Fame')).toEqual(['March']);
  expect(effectsOn({ what: 'game' }, 'Fame')).toEqual(['Peace']);
  const piece: ModifierQuestion = { what: 'piece', id: pieceAt(game, SQUARE, 'A2') };
  expect([effectsOn(piece, 'Might'), effectsOn(piece, 'Kind')]).toEqual([['Rust'], undefined]);
  expect(explanationText(view, 'Ayla', 'Might', view.of(modifierQueries).explanation(piece, 'Might'))).toMatch(
    /No modifier changes it\.\nSet by the module's own effects: \*\*Rust\*\*\.$/,
  );
});
