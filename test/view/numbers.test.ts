import fc from 'fast-check';
import { expect, it } from 'vitest';
import { look } from '../../src/engine/index.ts';
import type { PropertyQuestion } from '../../src/engine/modifiers/subject.ts';
import { joinSubjectParts } from '../../src/engine/modifiers/subject.ts';
import { subjectIdOfStep } from '../../src/engine/play/pieces/steps.ts';
import { pieceVisibilityFor } from '../../src/engine/play/secrecy/hiding.ts';
import { type AnyRecord, equal, type Kind, type LiveTable, sameValue } from '../../src/table/index.ts';
import { Lens } from '../../src/view/lens.ts';
import { channelViewer, personViewer } from '../../src/view/viewer.ts';
import { Shadow } from '../secrecy/shadow.ts';
import { anySeed, madeModule } from '../support/modules/any-module.ts';
import { type Deed, newGame, PEOPLE, perform } from '../support/modules/made-game.ts';
import { CELLS } from '../support/modules/whole-file.ts';
import { runs } from '../support/runs.ts';

/** What somebody is shown of a value is the number that the rules read, where all that this reads is known to him. */

/** What was read of a table. */
interface Reading {
  readonly records: Map<string, AnyRecord | undefined>;
  readonly kinds: Set<Kind>;
  readonly cells: Set<string>;
}

/** The same table, noting what is read of it. */
const noting = (table: LiveTable, reading: Reading): LiveTable => {
  const noted: LiveTable = new Proxy(table, {
    get: (target, name) => {
      if (name === 'ground') return noted;
      if (name === 'standing') reading.kinds.add('piece');
      const member = Reflect.get(target, name, target) as unknown;
      if (typeof member !== 'function') return member;
      return (...given: readonly string[]) => {
        if (name === 'get') reading.records.set(given.join(' '), target.get(given[0] as Kind, given[1] as string));
        if (name === 'all' || name === 'size') reading.kinds.add(given[0] as Kind);
        if (name === 'at') reading.cells.add(given.filter((part) => part !== undefined).join('\n\n'));
        return (member as (...all: readonly unknown[]) => unknown).apply(target, [...given]);
      };
    },
  });
  return noted;
};

const isKnown = (lens: Lens, { records, kinds, cells }: Reading): boolean =>
  [...records].every(([, record]) => record === undefined || equal(lens.get(record.kind, record.id) ?? null, record)) &&
  [...kinds].every((kind) =>
    [...lens.ground.all(kind)].every((record) => equal(lens.seen(record as AnyRecord) ?? null, record)),
  ) &&
  [...cells].every((key) => {
    const [container = '', cell] = key.split('\n\n');
    return lens.at(container, cell).length === lens.ground.at(container, cell).length;
  });

/**
 * Whether nothing bends values on this table whose source is hidden from the viewer: that it is in play is read by
 * every look.
 */
const seesSources = (lens: Lens): boolean =>
  [...lens.ground.all('source')].every(({ id }) => {
    const piece = lens.ground.get('piece', id);
    return piece !== undefined && pieceVisibilityFor(lens.ground, piece, lens) === 'face';
  });

const ON_PIECES = [
  'Strength',
  'MovePoints',
  'Owner',
  'Class',
  'z',
  'g',
  'symbol',
  'LayerName',
  'StackSize',
  'Traits',
  'Steps',
  'point-value',
];

/** Everything that can be looked at, of every kind of subjects. */
const questionsOn = (table: LiveTable): readonly PropertyQuestion[] => {
  const of = (kind: string, ids: readonly string[], names: readonly string[]): readonly PropertyQuestion[] =>
    ids.flatMap((id) => names.map((name) => ({ kind, id, name })));
  const counters = [...table.all('counter')].map(({ id }) => id);
  const pieces = [...table.all('piece')];
  const main = 'Field/Main' as Parameters<typeof subjectIdOfStep>[1];
  const units = pieces.filter(({ place }) => place.in === main).slice(0, 6);
  const cells = CELLS.map((cell) => `${main}\n${cell}`);
  const steps = units.flatMap(({ id, place }) =>
    CELLS.slice(0, 8).map((to) => subjectIdOfStep(id, main, place.cell as never, to as never)),
  );
  const limits = [...table.all('side')].flatMap(({ id }) => [
    joinSubjectParts(id, 'map', `${id} Hand`),
    ...units.map((unit) => joinSubjectParts(id, 'piece', unit.id)),
  ]);
  return [
    ...of(
      'piece',
      pieces.map(({ id }) => id),
      [...ON_PIECES, ...counters.slice(0, 3)],
    ),
    ...of('cell', cells, ['Terrain', 'Neighbours', 'z', 'Supply', ...counters.slice(0, 1)]),
    ...of('zone', [`${main}\nNorth`, `${main}\nVale`], ['z', 'Supply', ...counters]),
    ...of(
      'map',
      [...table.all('map')].map(({ id }) => id),
      ['z', 'occupied', ...counters],
    ),
    ...of(
      'side',
      [...table.all('side')].map(({ id }) => id),
      ['gold', 'class', 'SkipsTurn', ...counters],
    ),
    ...of('game', ['game'], ['g', 'TurnOrder', 'last-turn', ...counters]),
    ...of('step', steps, ['cost', 'closed']),
    ...of('limit', limits, ['hand', 'army', 'draw']),
    ...of('counter', counters, ['value', 'Name', 'On']),
  ];
};

const VIEWERS = [...PEOPLE.map((person) => personViewer(person)), channelViewer];

interface Held {
  readonly wrong: readonly string[];
  readonly looked: number;
  readonly known: number;
}

const heldOn = (table: LiveTable): Held => {
  const lenses = VIEWERS.map((viewer) => new Lens(table, viewer));
  const sighted = new Set(lenses.filter(seesSources));
  const found: { wrong: string[]; looked: number; known: number } = { wrong: [], looked: 0, known: 0 };
  for (const question of questionsOn(table)) {
    const reading: Reading = { records: new Map(), kinds: new Set(), cells: new Set() };
    const number = look(noting(table, reading), question);
    const counter = question.kind === 'counter' ? question.id : question.name;
    for (const [i, lens] of lenses.entries()) {
      found.looked += 1;
      const isPublished =
        lens.get('counter', counter) !== undefined && (question.kind === 'counter' || question.kind === 'game');
      if (!isPublished && !(sighted.has(lens) && isKnown(lens, reading))) continue;
      found.known += 1;
      const shown = look(lens, question);
      if (!sameValue(shown, number))
        found.wrong.push(`${i}: ${JSON.stringify(question)} is ${number}, shown as ${shown}`);
    }
  }
  return found;
};

const played = async (seed: number, script: readonly Deed[]): Promise<LiveTable> => {
  const bot = await newGame(madeModule(seed));
  for (const deed of script) await perform(bot, deed);
  const shadow = new Shadow(bot, []);
  await shadow.follow();
  return shadow.table;
};

const scripts = fc.array(fc.record({ who: fc.nat(9), what: fc.nat(19), a: fc.nat(39), b: fc.nat(39) }), {
  minLength: 5,
  maxLength: 20,
});

it('[D11] viewers see the modified number if they may know its inputs', {
  timeout: 120_000,
}, async () => {
  let [looked, known] = [0, 0];
  await fc.assert(
    fc.asyncProperty(anySeed, scripts, async (seed, script) => {
      const held = heldOn(await played(seed, script));
      looked += held.looked;
      known += held.known;
      expect(held.wrong).toEqual([]);
    }),
    { seed: 11, numRuns: runs(8) },
  );
  expect(known).toBeGreaterThan(looked / 2);
});
