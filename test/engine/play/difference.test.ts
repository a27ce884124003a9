import { describe, expect, it } from 'vitest';
import { counterDefaults, type Module, type ModuleDifference, systems } from '../../../src/engine/index.ts';
import { findModuleDifferences } from '../../../src/engine/play/difference.ts';
import { deckModule } from '../../support/games/decks.ts';
import { scored } from '../../support/gdl.ts';
import { shipped } from '../../support/modules/shipped.ts';

type Counter = NonNullable<Module['counters']>[number];

const counter = (name: string, on: string, more: Partial<Counter> = {}): Counter => ({
  ...{
    ...counterDefaults,
    name,
    on,
  },
  ...more,
});

const differencesIn = (before: Module, after: Module, isBegun: boolean): readonly ModuleDifference[] =>
  findModuleDifferences(before, after, isBegun, systems);

const lineOf = ({ how, part, name, of, to, was, is }: ModuleDifference): string =>
  [how, part, name, of && `on ${of}`, to && `to ${to === 'all' ? 'all' : to.join()}`, was, is]
    .filter((one) => one)
    .join(' ');

const lines = (after: Module, before: Module = deckModule): readonly string[] =>
  differencesIn(before, after, true).map(lineOf);

describe('[D1] the differences between two versions of a module', () => {
  it('a report of changes to a module names counters, scorekeepers and modifiers', () => {
    const before: Module = { ...deckModule, counters: [counter('Old', 'Field'), counter('Wealth', 'Blue Hand')] };
    const after: Module = {
      ...deckModule,
      rules: { ...deckModule.rules, undo: 'reshuffle' },
      maps: deckModule.maps.map((map) => (map.name === 'Red Hand' ? { ...map, publishes: 'contents' } : map)),
      counters: [
        counter('Wealth', 'Blue Hand', { visible: 'all' }),
        counter('Spy', 'Red Hand', { match: '$Blue Hand_Wealth$ = 7' }),
      ],
      modifiers: [{ name: 'Thief', of: 'may', scope: 'game', match: '', change: 'move = true', precedence: 0 }],
      scorekeepers: { hides: true, text: '(scorekeeper ear (known-to Red) (initial 0))' },
    };
    expect(lines(after, before)).toEqual([
      'different publication Red Hand count contents',
      'different counter Wealth on Blue Hand to all',
      'new counter Spy on Red Hand to Red',
      'gone counter Old on Field',
      'new scorekeeper ear to Red',
      'new modifier Thief',
      'new rule undo reshuffle',
    ]);
  });

  it.each<[string, Partial<Counter>]>([
    ['what it counts', { match: 'LocationName = D4' }],
    ['which card', { match: 'DeckPosition = 1' }],
    ['what it sums', { sum: 'Strength' }],
    ['who reads it', { visible: 'all' }],
    ['what is filled in when it changes', { report: '$newValue$ $Blue Hand_Wealth$' }],
  ])('the differences between modules include a counter %s', (_, more) => {
    const before: Module = { ...deckModule, counters: [counter('Spy', 'Red Hand')] };
    expect(lines({ ...before, counters: [counter('Spy', 'Red Hand', more)] }, before)).toHaveLength(1);
  });

  it('the differences between modules include a scorekeeper’s logic, not its comments', () => {
    const before = scored(
      '(scorekeeper a (known-to side*) (messages ((> turn 2) "soon $title$")) (do (end "done")))',
      deckModule,
    );
    const same =
      '; a\n(scorekeeper a (title "A") (notes x)\n (known-to side*) (messages ((> turn 2) "now: $title$")) (do (end "over")))';
    expect(lines(scored(same, deckModule), before)).toEqual([]);
    for (const text of [
      '(scorekeeper a (known-to Red) (messages ((> turn 2) "soon $title$")) (do (end "done")))',
      '(scorekeeper a (known-to side*) (messages ((> turn 3) "soon $title$")) (do (end "done")))',
      '(scorekeeper a (known-to side*) (messages ((> turn 2) "soon $Red Hand_Wealth$")) (do (end "done")))',
      '(scorekeeper a (known-to side*) (messages ((> turn 2) "soon $title$" Red)) (do (end "done")))',
    ])
      expect(lines(scored(text, deckModule), before)).toHaveLength(1);
  });

  it('the differences between modules include the order of equal modifiers', () => {
    const modifier = (name: string) => ({
      name,
      of: 'piece',
      scope: 'game',
      match: '',
      change: 'Strength + 1',
      precedence: 0,
    });
    const [a, b, c] = [modifier('a'), modifier('b'), modifier('c')];
    const before = { ...deckModule, modifiers: [a, b] };
    expect(lines({ ...deckModule, modifiers: [b, a] }, before)).toEqual(['different modifier']);
    expect(lines({ ...deckModule, modifiers: [a, c, b] }, before)).toEqual(['new modifier c']);
  });

  it('the differences between modules include the setup only before the start', () => {
    const after = { ...deckModule, setup: [] };
    expect([differencesIn(deckModule, after, false).length, differencesIn(deckModule, after, true).length]).toEqual([
      1, 0,
    ]);
  });
});

/** All paths of plain data to something that is no list and no mapping. */
const leaves = (value: unknown, path: readonly string[] = []): readonly (readonly string[])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, key]))
    : [path];

const changed = (data: unknown, [key, ...rest]: readonly string[]): unknown => {
  if (key === undefined) {
    if (typeof data === 'number') return data + 1;
    // Of the words some are all that a rule knows.
    return typeof data === 'boolean' ? !data : data === 'map' ? 'all' : `${data}x`;
  }
  const inner = (data as Record<string, unknown>)[key];
  return Object.assign(Array.isArray(data) ? [...data] : { ...(data as object) }, { [key]: changed(inner, rest) });
};

/** Words, pictures, what only the beginning of a game asks for, and how the bot judges. */
const IDLE = [
  /^(labels|module|title|notation|position|description|goal|minutes|inShort|howToPlay|texts|untold|seats|setup|phases|variants|opponent)\b/,
  /^(sides|terrain|edges)\.[^.]+\.colour$/,
  /^maps\.\d+\.boards\.\d+\.picture\b/,
  /^prototypes\.[^.]+\.symbol$/,
  /^traits\.[^.]+\.layers\.\d+\.symbol$/,
  /^(pictures|traits\.[^.]+\.(layers\.\d+\.)?(picture|back)|decks\.\d+\.back)\b/,
  /^decks\.\d+\.(pieces|shuffled)\b/,
  /^counters\.\d+\.(report|refresh)\b/,
  /^(actions|effects|objectives)\.\d+\.(text|reveals)\b/,
  /^scorekeepers\.hides$/,
];

describe('[D1] a change in any field of a module', () => {
  it('a change in any field of a shipped module is found, except words and pictures', async () => {
    const modules = [...(await shipped()).values(), deckModule];
    let fields = 0;
    for (const module of modules) {
      expect(differencesIn(module, structuredClone(module), true)).toEqual([]);
      const shapes = new Map(
        leaves(module).map((path) => [path.map((key) => (/^\d+$/.test(key) ? '#' : key)).join('.'), path]),
      );
      fields += shapes.size;
      for (const [shape, path] of shapes) {
        const found = differencesIn(module, changed(module, path) as Module, true).length > 0;
        expect([shape, found]).toEqual([shape, !IDLE.some((idle) => idle.test(path.join('.')))]);
      }
    }
    expect(fields).toBeGreaterThan(300);
  });
});
