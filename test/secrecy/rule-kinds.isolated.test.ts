import { afterEach, describe, expect, it, vi } from 'vitest';
import { actsFor } from '../../src/engine/index.ts';
import { readModule } from '../../src/session/module/read.ts';
import type { Operation } from '../../src/table/index.ts';
import { gameOf, position } from '../support/games/captures.ts';
import { ANN, BEN, endTurn, type Play, play, played } from '../support/table.ts';

/** Each kind of rule with a ghost of Red's that Blue does not see: by rules that see all, it could be told where it is. */

const sight = vi.hoisted(() => ({ isWhole: false }));

vi.mock(import('../../src/engine/play/secrecy/seen-table.ts'), async (original) => {
  const real = await original();
  return {
    ...real,
    seenTable: (...of: Parameters<typeof real.seenTable>) => (sight.isWhole ? undefined : real.seenTable(...of)),
  };
});

afterEach(() => {
  sight.isWhole = false;
});

const PROTOTYPES = [
  'r: { moves: rook }',
  'd: { moves: "@" }',
  'a: { moves: K, jumps: K }',
  'k: { moves: K, royal: true }',
  'g: { moves: rook, jumps: K, invisible: true }',
  'h: { unit: true, invisible: true, MovePoints: 2 }',
  'u: { unit: true, MovePoints: 4 }',
].join(', ');
const TRAY = 'prototype: d, name: d';
const ZONES = 'zones: [{ name: Bank, cells: [C3] }]';

interface Kind {
  readonly kind: string;
  /** With the ghost in one place, and in the other. */
  readonly rows: readonly [string, string];
  readonly captures?: string;
  readonly more?: string;
  readonly trays?: number;
  /** What is done before Blue acts, or asks what there is to do. */
  readonly first?: readonly Operation[];
}

const act = (action: string, actor = ANN): Operation<'act'> => ({
  kind: 'act',
  actor,
  action,
  subject: undefined,
  choices: {},
  payment: undefined,
});

const action = (text: string): string =>
  `properties: { Luck: natural }\nvalues: { Luck: 0 }\nactions:\n  - { ${text} }`;

const KINDS: readonly Kind[] = [
  { kind: 'moves', rows: ['..... ..... r.G.. ..... .....', '..... ..... r.... ..... ..G..'] },
  {
    kind: 'captures',
    rows: ['..... ..... dG... ..... .....', '..... ..... d.... ..... ...G.'],
    captures: 'flip',
    trays: 1,
  },
  { kind: 'royal', rows: ['...G. ..... ..... ..... ....k', 'G.... ..... ..... ..... ....k'] },
  {
    kind: 'must',
    rows: ['..... ..... aG... ..... .....', '..... ..... a.... ..... ....G'],
    captures: '{ by: jump, must: any }',
  },
  {
    kind: 'check',
    rows: ['..... ..... r.G.. ..... .....', '..... ..... r.... ..... ..G..'],
    more: action(
      'name: Bless, does: [{ set: Luck, of: game, to: 1 }], check: [{ that: count(C3) = 0, text: Somebody is there. }], reveals: [g, h]',
    ),
  },
  {
    kind: 'when',
    rows: ['..... ..... r.G.. ..... .....', '..... ..... r.... ..... ..G..'],
    more: action('name: Bless, when: count(C3) = 0, does: [{ set: Luck, of: game, to: 1 }], reveals: [g, h]'),
  },
  {
    kind: 'choose',
    rows: ['..... ..... r.G.. ..... .....', '..... ..... r.... ..... ..G..'],
    more: action('name: Name, choose: { whom: { piece: "", on: C3 } }, does: [{ set: Luck, of: game, to: 1 }]'),
  },
  {
    kind: 'pay',
    rows: ['..... ..... r.G.. ..... .....', '..... ..... r.... ..... ..G..'],
    more: action('name: Bribe, pay: { with: "", on: C3, least: 1 }, does: [{ set: Luck, of: game, to: 1 }]'),
  },
  {
    kind: 'fights',
    rows: ['..... ..... r.G.R ..... .....', '..... ..... r...R ..... ..G..'],
    more: action(
      'name: Shoot, of: Owner = $Actor$, choose: { foe: { piece: "Owner != $Actor$ && Owner != \'\'", within: 4, clear: true } }, does: [{ remove: foe }], reveals: [g, h]',
    ),
  },
  {
    kind: 'bids',
    rows: ['..... ..... r.G.. ..... .....', '..... ..... r.... ..... ..G..'],
    more: 'turn: { order: [Red, Blue], phases: [{ name: Auction, who: bid, act: { move: any } }] }',
    first: [endTurn(ANN)],
  },
  {
    kind: 'modifiers that lines put into force',
    rows: ['..... ..... r.G.. ..... .....', '..... ..... r.... ..... ..G..'],
    more: `${action('name: Curse, of: { piece: "", on: C3 }, does: [{ modify: Cursed }], reveals: [g, h]')}\nmodifiers: [{ name: Cursed, waits: true, change: Luck + 1 }]`,
  },
  {
    kind: 'zones of control',
    rows: ['..... ..... uH... ..... .....', '..... ..... u.... ..... ....H'],
    more: 'properties: { MovePoints: natural }',
  },
  {
    kind: 'questions',
    rows: ['..... ..... r.G.. ..... .....', '..... ..... r.... ..... ..G..'],
    more: action(
      'name: Ask, does: [{ ask: whom, side: Blue, choose: { piece: "", on: C3, least: 0 } }, { set: Luck, of: game, to: 1 }]',
    ),
    first: [act('Ask')],
  },
  {
    kind: 'tables',
    rows: ['..... ..... r.G.. ..... .....', '..... ..... r.... ..... ..G..'],
    more: `${action('name: Weigh, does: [{ table: Scale, be: count(C3), name: came }], reveals: [g, h]')}\ntables: [{ name: Scale, rows: [[0, none], [1, some]] }]`,
    first: [act('Weigh', BEN)],
  },
];

const RULES: { readonly [kind: string]: string } = {
  'zones of control': '{ turns: free, movePoints: once, zoneOfControl: true }',
  bids: '{ turns: strict }',
};

const begun = ({ rows, captures = 'displacement', more = '', trays = 0, first = [], kind }: Kind, at: 0 | 1): Play => {
  const text = position(rows[at], { captures, prototypes: PROTOTYPES, more }).replace(
    'rules: { turns: free, changes: host }',
    `rules: ${RULES[kind] ?? '{ turns: free }'}`,
  );
  const placed = trays > 0 ? `${text}  - { at: Blue Tray, side: Blue, pieces: [{ ${TRAY} }] }\n` : text;
  const game = gameOf(placed.replace('origin: bottom }', `origin: bottom }, ${ZONES}`));
  for (const { id, prototype } of [...game.table.all('piece')])
    if (prototype === 'g' || prototype === 'h')
      played(game, { kind: 'hide', actor: ANN, piece: id, what: 'existence' });
  for (const operation of first) play(game, operation);
  return game;
};

/** What Blue can do, by cells, and what came of what it did. */
const offered = (game: Play): string => {
  const { table } = game;
  const cells = new Map([...table.all('piece')].map(({ id, place }) => [String(id), `${place.in} ${place.cell}`]));
  const acts = [...actsFor(table, BEN)].map((one) =>
    JSON.stringify(one, (_, value: unknown) => (typeof value === 'string' ? (cells.get(value) ?? value) : value)),
  );
  const reading = table.get('reading', 'reading')?.readings.map(({ result }) => result);
  return JSON.stringify([acts.sort(), reading ?? []]);
};

describe('[G20] Blue’s offers do not reveal a ghost, unlike all-seeing rules', () => {
  it.each(KINDS)('offers to Blue do not reveal a hidden piece: $kind', (kind) => {
    const told = (): readonly string[] => [offered(begun(kind, 0)), offered(begun(kind, 1))];
    const [one, other] = told();
    expect(one).toBe(other);
    sight.isWhole = true;
    const [mine, theirs] = told();
    expect(mine).not.toBe(theirs);
  });
});

const FIELD = position('R.G.. ..... ..... ..... ....r', { captures: 'none', prototypes: PROTOTYPES });

describe('[G20] public effects of hidden pieces need a declaration', () => {
  it.each([
    [
      'a phase that is skipped',
      'turn: { order: [Red, Blue], ends: by-command, phases: [{ name: A, skip: count(C3) > 0, act: { move: any } }, { name: B, act: { move: any } }] }',
    ],
    ['who goes next', 'turn: { order: [Red, Blue], ends: by-command, next: count(C3) > 0 }'],
    [
      'an effect of their moves',
      `${action('name: N, does: [{ set: Luck, of: game, to: 1 }]')}\neffects: [{ name: Bell, when: moved, match: "", does: [{ set: Luck, of: game, to: 2 }] }]`,
    ],
    [
      'an effect of what is true of them',
      `${action('name: N, does: [{ set: Luck, of: game, to: 1 }]')}\neffects: [{ name: Bell, when: becomes-true, match: count(C3) > 0, does: [{ set: Luck, of: game, to: 2 }] }]`,
    ],
  ])('public effects of hidden pieces need a declaration: %s', (_what, more) => {
    const text = FIELD.replace('rules: { turns: free, changes: host }\n', `${more}\n`);
    const read = readModule(text);
    expect(read.ok ? [] : read.faults.map(({ code }) => code)).toContain('undeclared');
  });
});
