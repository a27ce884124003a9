import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { systems } from '../../src/engine/index.ts';
import { readGame } from '../../src/session/archive/read.ts';
import {
  apply,
  equal,
  type InteractionId,
  invert,
  isEmptyChange,
  type Kind,
  LiveTable,
  type Operation,
  type OperationKind,
  type PersonId,
} from '../../src/table/index.ts';
import { Lens } from '../../src/view/lens.ts';
import { personViewer } from '../../src/view/viewer.ts';
import { exportedGame } from '../support/modules/file-text.ts';
import { ASKED, FIRST, MADE, operationFor, partsOf } from '../support/operations.ts';
import type { Numbers } from '../support/play/scene.ts';
import { stateOf } from '../support/state.ts';
import { opening } from './acts/perform.ts';
import { Bot } from './bot.ts';
import { EVE, hauntedWorlds, moduleOf, PEOPLE, type World } from './worlds/world.ts';

/** What holds of games in which everything is done that can be done: whatever a system adds is in them. */

const SEED = 93;
const GAMES = 34;
const STEPS = 45;
/** So often what nobody may do is tried with other numbers, and what was never done. */
const TRIES = 4;
const TRIES_OF_FRESH = 9;
const PATIENCE = 600_000;

/** Those at the table, and one who has nothing to do with the game. */
const ALL: readonly PersonId[] = [...PEOPLE, '100000000000000009' as PersonId];

/** These end a game: they come last. */
const ENDS: ReadonlySet<OperationKind> = new Set(['resign', 'agree-draw', 'stop', 'finish', 'publish']);

interface Attempt extends Numbers {
  readonly kind: number;
}

/** Games in which actions are paid for, ask questions and read tables, beside what else they have: by their numbers. */
const asking = hauntedWorlds.map((world) => ({ ...world, actions: [2, 5, 6, 7, ...(world.actions ?? [])] }));

const numbers = { kind: fc.nat(999), a: fc.nat(11), b: fc.nat(11), c: fc.nat(11) };
const attempts: fc.Arbitrary<readonly Attempt[]> = fc.array(fc.record(numbers), {
  minLength: STEPS,
  maxLength: STEPS,
});

/** What was done in these games, and to which kinds of records. */
const done = new Set<OperationKind>();
const touched = new Set<Kind>();
/** Which were done though nothing was other than before. */
const idle = new Set<OperationKind>();
/** What of the operations that were done was given, and what was left out. */
const given = new Set<string>();
const leftOut = new Set<string>();

const noteGiven = (operation: Operation): void => {
  for (const part of partsOf(operation.kind)) {
    const value = (operation as { readonly [part: string]: unknown })[part.split(' ')[1] ?? ''];
    const isGiven = value !== undefined && !(Array.isArray(value) && value.length === 0);
    (isGiven ? given : leftOut).add(part);
  }
};

const isFresh = (kind: OperationKind): boolean =>
  !done.has(kind) || partsOf(kind).some((part) => !given.has(part) || !leftOut.has(part));

class Game {
  readonly bot: Bot;
  readonly #table = new LiveTable(systems);
  #number = 0;
  #interactions = 0;

  constructor(world: World, chance: string) {
    this.bot = new Bot(moduleOf(world), PEOPLE, chance);
  }

  /** Has the first do it who may; where nobody may, once the others have agreed. What was never done comes first. */
  async attempt({ kind: number, ...some }: Attempt, isLate: boolean): Promise<void> {
    const kinds = MADE.filter((kind) => isLate || !ENDS.has(kind));
    const ending = kinds.filter((one) => ENDS.has(one) && isFresh(one));
    const fresh = ending.length > 0 ? ending : kinds.filter(isFresh);
    const among = number % 2 === 0 && fresh.length > 0 ? fresh : kinds;
    const kind = among[Math.floor(number / 2) % among.length] as OperationKind;
    const wish = ASKED[kind];
    if (isFresh(kind)) for (const first of FIRST[kind] ?? []) await this.#tried(first, some);
    if (await this.#tried(kind, some)) return;
    if (wish === undefined) return;
    await this.#tried('ask', { ...some, c: wish });
    for (const actor of ALL) await this.#isDone('agree', actor, some);
    await this.#tried(kind, some);
  }

  /** Has the observer become game master, as everybody agrees to. */
  async master(): Promise<void> {
    await this.#isDone('ask', EVE, { a: 0, b: 0, c: 2 });
    for (const actor of ALL) await this.#isDone('agree', actor, { a: 0, b: 0, c: 0 });
    await this.#isDone('preside', EVE, { a: 0, b: 0, c: 0 });
  }

  async #tried(kind: OperationKind, { a, b, c }: Numbers): Promise<boolean> {
    const tries = isFresh(kind) ? TRIES_OF_FRESH : TRIES;
    for (let more = 0; more < tries; more += 1) {
      for (const next of ALL.keys()) {
        const actor = ALL[(c + next) % ALL.length] as PersonId;
        if (await this.#isDone(kind, actor, { a: a + more, b: b + 5 * more, c: c + 3 * more })) return true;
      }
    }
    return false;
  }

  async #isDone(kind: OperationKind, actor: PersonId, some: Numbers): Promise<boolean> {
    const { session } = await this.bot.game();
    const lens = new Lens(this.#table, personViewer(actor));
    this.#interactions += 1;
    const interaction = `made${this.#interactions}` as InteractionId;
    const outcome = await session.run(operationFor(kind, { actor, lens, people: ALL }, some), interaction);
    if (outcome.kind === 'done') await this.follow();
    return outcome.kind === 'done';
  }

  /** Carries out what is new in the log, and looks whether it can be taken back to the last record. */
  async follow(): Promise<void> {
    const { session } = await this.bot.game();
    for await (const { number, operation, change } of session.journal.since(this.#number)) {
      const before = stateOf(this.#table);
      apply(this.#table, change);
      apply(this.#table, invert(change));
      expect([operation.kind, equal(stateOf(this.#table), before)]).toEqual([operation.kind, true]);
      apply(this.#table, change);
      this.#number = number;
      done.add(operation.kind);
      if (isEmptyChange(change)) idle.add(operation.kind);
      noteGiven(operation);
      for (const { kind } of [...change.added, ...change.updated, ...change.removed]) touched.add(kind);
    }
  }
}

/** Kinds of records that come with what is not done here: a beacon, another module, somebody who meets the unseen. */
const ELSEWHERE: ReadonlySet<Kind> = new Set([
  'beacon',
  'proposal',
  'attempt',
  // What moves by rules leave behind: test/modules/abstract.test.ts.
  'passing',
  'past-position',
  'course',
  // What all sides choose at once: test/engine/actions/questions.test.ts.
  'covered-act',
  // What lines of actions set: test/engine/actions/act.test.ts.
  'own-values',
  // What result tables say: test/engine/actions/tables.test.ts.
  'reading',
  // Needs time that passes: test/session/channel/clocks.test.ts.
  'timeout',
]);

/**
 * What was asked for or looked at again, what is counted anew, a step of these that is taken back, and an action of which
 * who does it may not know whether there is anything to do it with.
 */
const MAY_CHANGE_NOTHING: ReadonlySet<OperationKind> = new Set([
  'peek',
  'shuffle',
  'refresh-counters',
  'undo',
  'redo',
  'agree',
  'act',
  'tell-turn',
]);

describe('in games that use every operation', () => {
  it(
    'each step of every operation can be undone exactly',
    async () => {
      await fc.assert(
        fc.asyncProperty(asking, attempts, fc.nat(99), async (world, some, chance) => {
          const game = new Game(world, String(chance));
          await opening(game.bot, world);
          await game.follow();
          await game.master();
          for (const [i, one] of some.entries()) await game.attempt(one, i > STEPS - 10);
          const { session } = await game.bot.game();
          const read = await readGame(await exportedGame(game.bot.games.history, session));
          // No game that hides anything comes from a file; that is seen to when each step of it was found sound.
          expect(read).toEqual({ ok: false, fault: { code: 'hides' } });
        }),
        { seed: SEED, numRuns: GAMES, endOnFailure: true },
      );
    },
    PATIENCE,
  );

  it('the random games use every operation and kind of record', () => {
    expect(MADE.filter((kind) => !done.has(kind))).toEqual([]);
    const kinds = systems.flatMap(({ records }) => Object.keys(records ?? {}) as Kind[]);
    expect(kinds.filter((kind) => !touched.has(kind) && !ELSEWHERE.has(kind))).toEqual([]);
  });

  // Who sets what he does not see may set it to what it is, and is not told that.
  it('[D24] a step that changes nothing still reports something to its player', () => {
    expect([...idle].filter((kind) => !MAY_CHANGE_NOTHING.has(kind))).toEqual([]);
  });

  it('the random games give and omit every optional part of operations', () => {
    const parts = MADE.flatMap(partsOf);
    expect(parts.filter((part) => !given.has(part))).toEqual([]);
    expect(parts.filter((part) => !leftOut.has(part))).toEqual([]);
  });
});
