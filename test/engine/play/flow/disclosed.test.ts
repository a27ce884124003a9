import { expect, it } from 'vitest';
import { disclosuresOf, type Module, secretNamesIn } from '../../../../src/engine/index.ts';
import { effectsOf } from '../../../../src/engine/play/flow/modifier-reads.ts';
import type { Read } from '../../../../src/engine/play/flow/read.ts';
import { inLine } from '../../../support/chronicle.ts';
import { BENT } from '../../../support/games/bent.ts';
import { FEAST } from '../../../support/games/points.ts';
import { moduleFrom } from '../../../support/modules/modules.ts';
import { WORKSHOP } from '../../../support/modules/workshop.ts';
import { MARKET } from '../../actions/market.ts';

/** A module that declares nothing of what it tells. */
const silent = (module: Module): Module =>
  JSON.parse(JSON.stringify(module, (key, value) => (key === 'reveals' ? undefined : value)));

/** What near pieces, sources, scopes and grants tell of what is hidden, read by what everybody sees. */
const WATCHED = `
module: watched
title: Watched
sides: [{ name: Red }, { name: Blue }]
turn: { order: [Red, Blue], ends: by-command }
rules: { pieces: owner, captures: manual, changes: owner }
properties: { Might: number, Note: text, calm: number, luck: number }
maps:
  - name: Field
    occupied: stack
    boards: [{ name: Main, grid: { kind: square, columns: 4, rows: 4, numbering: A1 }, zones: [{ name: Vale, cells: ["A1:B2"] }] }]
  - { name: Red Hand, private: Red }
  - { name: Blue Camp, private: Blue, boards: [{ name: Tent, grid: { kind: square, columns: 2, rows: 2, numbering: A1 } }] }
prototypes:
  spy: { Note: s, Might: 1, mask: { name: Somebody } }
  ghost: { Note: g, Might: 2, invisible: true }
  guard: { Note: p, Might: 3 }
decks:
  - { name: Stock, at: Field D4, pieces: [{ prototype: guard, count: 2 }] }
modifiers:
  - { name: Self, on: spy, match: Note = s, near: { scope: adjacent, match: Note = $source.Note$ }, change: Might + 1 }
  - { name: Other, on: guard, scope: within 2, near: { scope: same cell, match: "Note = $source.Note$ && Might > 1", least: 2 }, change: Might + $source.Might$ }
  - { name: Target, near: { scope: adjacent, match: Note = $target.Note$ }, change: Might - 1 }
  - { name: Places, of: cell, near: { of: piece, scope: same cell, match: Note = g }, change: Terrain = wood }
  - { name: Zones, of: zone, on: ghost, scope: same zone, change: calm + 1 }
  - { name: Sides, of: side, on: spy, scope: same side, when: source.Might > 1, change: luck + $source.Might$ }
  - { name: Grants, on: ghost, scope: adjacent, match: Note = p, grants: { name: Granted, scope: same board, match: Owner = $source.Owner$, change: Might + 10, precedence: 20 }, precedence: 10 }
  - { name: Far, on: guard, scope: within 3, match: Distance > 1, change: Might + Distance }
  - { name: Known, on: ghost, scope: game, match: Note = p, change: Might * 2, known-to: all }
  - { name: Still, of: may, match: Note = s, change: move = false }
  - { name: Held, of: limit, change: "hand + 1", match: "holder.Note = p" }
counters:
  - { name: Power, on: Main, sum: Might }
  - { name: Guards, on: Vale, sum: Might, match: Note = p }
  - { name: Camped, on: Red Hand, match: Might > 2 }
  - { name: Spies, on: Field, match: Note = s }
  - { name: Lone, on: Vale, stacks: false }
  - { name: Tented, on: Tent, match: Might > 2, visible: all }
  - { name: Cards, on: Red Hand, sum: Might, visible: all }
  - { name: Pile, on: Stock, match: Note = p }
  - { name: Calm, on: Main, match: calm > 1 }
setup:
  - { at: Field Main A1, side: Red, pieces: [{ prototype: spy }, { prototype: guard }] }
`;

const HIDDEN = 'reveals: [Red Hand, Blue Camp, Stock, spy, ghost]';
/** Everything in it declares all, so that it is read; then none of it does. */
const declared = WATCHED.replace(
  /^( {2}- \{ name: (?!Field|Red Hand|Blue Camp|Stock)[A-Z].*) \}$/gm,
  `$1, ${HIDDEN} }`,
);

const told = (module: Module): readonly string[] =>
  disclosuresOf(module).map(({ by, tells, to, of, path, declared: how }) =>
    [
      `${by.kind} ${by.name} tells ${inLine(to)} ${tells}`,
      `of ${of.map(({ what, name: one }) => `${what} ${one}`).join(', ')}`,
      `at ${path.join('.')}${how === undefined ? '' : `, declared by ${how}`}`,
    ].join(' '),
  );

it('[D2] the check finds hidden information that modifiers and counters reveal', async () => {
  const module = silent(moduleFrom(declared));
  const { modifiers = [], counters = [] } = module;
  const alone = modifiers.flatMap((one) => [
    `# ${one.name}`,
    ...new Set(counters.flatMap((counter) => told({ ...module, modifiers: [one], counters: [counter] }))),
  ]);
  const plain = [...new Set(counters.flatMap((counter) => told({ ...module, modifiers: [], counters: [counter] })))];
  const lines = ['# No modifier', ...plain, ...alone.filter((line) => !plain.includes(line))];
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../../../golden/disclosed/watched.txt');
});

it('[D2] the check finds each part of a modifier’s effect: target, source, neighbors', () => {
  const { modifiers = [] } = moduleFrom(declared);
  const own = (name: string): readonly Read[] => [{ of: 'own', aspect: `its ${name}` as 'face' }];
  const lines = modifiers.flatMap((one) =>
    effectsOf(one, own).flatMap(({ property, reads }) => [`# ${one.name}: ${property}`, ...reads.map(inLine)]),
  );
  expect(lines.join('\n')).toMatchInlineSnapshot(`
    "# Self: Might
    { aspect: 'face', of: 'own' }
    { aspect: 'place', of: 'own' }
    { aspect: 'place', of: 'own' }
    { aspect: 'its Note', of: 'own' }
    { aspect: 'place', of: 'others', where: 'around' }
    { aspect: 'place', of: 'own' }
    { aspect: 'place', of: 'own' }
    { aspect: 'its Neighbours', of: 'own' }
    { aspect: 'its Note', of: 'own' }
    { aspect: 'its Note', of: 'others', where: 'around' }
    # Other: Might
    { aspect: 'face', inPlay: true, of: 'others', prototypes: [ 'guard' ], where: 'here' }
    { aspect: 'place', of: 'own' }
    { aspect: 'place', inPlay: true, of: 'others', prototypes: [ 'guard' ], where: 'here' }
    { aspect: 'its Neighbours', of: 'own' }
    { aspect: 'place', of: 'others', where: 'around' }
    { aspect: 'place', of: 'own' }
    { aspect: 'place', inPlay: true, of: 'others', prototypes: [ 'guard' ], where: 'here' }
    { aspect: 'its Might', of: 'others', where: 'around' }
    { aspect: 'its Note', inPlay: true, of: 'others', prototypes: [ 'guard' ], where: 'here' }
    { aspect: 'its Note', of: 'others', where: 'around' }
    { aspect: 'its Might', inPlay: true, of: 'others', prototypes: [ 'guard' ], where: 'here' }
    # Target: Might
    { aspect: 'place', of: 'others', where: 'around' }
    { aspect: 'place', of: 'own' }
    { aspect: 'its Neighbours', of: 'own' }
    { aspect: 'its Note', of: 'own' }
    { aspect: 'its Note', of: 'others', where: 'around' }
    # Places: Terrain
    { aspect: 'place', of: 'others', where: 'around' }
    { aspect: 'its Note', of: 'others', where: 'around' }
    # Zones: calm
    { aspect: 'face', inPlay: true, of: 'others', prototypes: [ 'ghost' ], where: 'here' }
    { aspect: 'place', inPlay: true, of: 'others', prototypes: [ 'ghost' ], where: 'here' }
    # Sides: luck
    { aspect: 'face', inPlay: true, of: 'others', prototypes: [ 'spy' ], where: 'anywhere' }
    { aspect: 'its Owner', inPlay: true, of: 'others', prototypes: [ 'spy' ], where: 'anywhere' }
    { aspect: 'its Might', inPlay: true, of: 'others', prototypes: [ 'spy' ], where: 'anywhere' }
    { aspect: 'its Might', inPlay: true, of: 'others', prototypes: [ 'spy' ], where: 'anywhere' }
    # Grants: Might
    { aspect: 'face', inPlay: true, of: 'others', prototypes: [ 'ghost' ], where: 'here' }
    { aspect: 'place', of: 'others', where: 'here' }
    { aspect: 'place', inPlay: true, of: 'others', prototypes: [ 'ghost' ], where: 'here' }
    { aspect: 'its Neighbours', of: 'others', where: 'here' }
    { aspect: 'its Note', of: 'others', where: 'here' }
    { aspect: 'face', of: 'others', where: 'here' }
    { aspect: 'place', of: 'own' }
    { aspect: 'place', of: 'others', where: 'here' }
    { aspect: 'its Owner', of: 'others', where: 'here' }
    { aspect: 'its Owner', of: 'own' }
    # Far: Might
    { aspect: 'face', inPlay: true, of: 'others', prototypes: [ 'guard' ], where: 'here' }
    { aspect: 'place', of: 'own' }
    { aspect: 'place', inPlay: true, of: 'others', prototypes: [ 'guard' ], where: 'here' }
    { aspect: 'its Neighbours', of: 'own' }
    { aspect: 'place', of: 'own' }
    { aspect: 'place', inPlay: true, of: 'others', prototypes: [ 'guard' ], where: 'here' }
    { aspect: 'its Neighbours', of: 'own' }
    { aspect: 'place', of: 'own' }
    { aspect: 'place', inPlay: true, of: 'others', prototypes: [ 'guard' ], where: 'here' }
    { aspect: 'its Neighbours', of: 'own' }
    # Known: Might
    { aspect: 'face', inPlay: true, of: 'others', prototypes: [ 'ghost' ], where: 'anywhere' }
    { aspect: 'its Note', of: 'own' }
    # Still: move
    { aspect: 'its Note', of: 'own' }
    # Held: hand
    { aspect: 'its holder.Note', of: 'own' }
    { aspect: 'its Note', of: 'own' }"
  `);
});

it.each([
  ['bent', BENT],
  ['workshop', WORKSHOP],
  ['market', MARKET],
  ['feast', FEAST],
])('[D2] the check finds all hidden information that a module reveals: %s', async (name, text) => {
  const module = silent(moduleFrom(text));
  const all = [`names: ${secretNamesIn(module).join(', ')}`, ...told(module)];
  await expect(`${all.join('\n')}\n`).toMatchFileSnapshot(`../../../golden/disclosed/${name}.txt`);
});

it('[D2] a count of things near a piece tells what is hidden on the boards of its map, and of no others', () => {
  const action = (on: string, place: string): string =>
    `actions: [{ name: Ask, of: { piece: "", on: ${on} }, does: [{ when: "count(${place}, Note = p) > 1", set: Might, to: 1 }], ${HIDDEN} }]`;
  const toldOf = (text: string): readonly string[] =>
    told(silent(moduleFrom(WATCHED.replace(/modifiers:[\s\S]*?\nsetup/, `${text}\nsetup`))));
  const inCamp = toldOf(action('Tent', "'within 2'"));
  expect(inCamp).not.toEqual([]);
  expect(inCamp).toEqual(toldOf(action('Tent', 'here')));
  expect(toldOf(action('Main', "'within 2'"))).toEqual(toldOf(action('Main', 'here')));
  expect(toldOf(action('Main', "'within 2'")).join()).not.toContain('Camp');
});
