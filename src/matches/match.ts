import {
  actsFor,
  createLegalityCheck,
  gameOf,
  type Module,
  playersOf,
  refusalOf,
  sideId,
  sidesOf,
  systems,
} from '../engine/index.ts';
import { createSeededRandom, type Luck } from '../engine/opponent/luck.ts';
import { sidesWaitedFor, TURN_ENDING_ACTS } from '../engine/opponent/search-table.ts';
import { createSeatedPeople, seatingOperationsOf } from '../session/tryout/random-game.ts';
import {
  apply,
  invert,
  isRefusal,
  LiveTable,
  type Operation,
  type PersonId,
  perform,
  type SideId,
} from '../table/index.ts';
import { scoreQueries } from '../view/scores.ts';
import { View } from '../view/view.ts';
import { personViewer } from '../view/viewer.ts';

/** Plays games between programs, without a channel or a store. */

/**
 * Chooses a person's next operation; undefined if the player finds none. The table is the real one and must stay
 * unchanged. A player with limited knowledge must read only what its person may see. All random numbers come from
 * `luck`.
 */
export type MatchPlayer = (
  table: LiveTable,
  person: PersonId,
  luck: Luck,
) => Operation | undefined | Promise<Operation | undefined>;

const MOST_ACTS_LISTED = 400;
/** The number of consecutive refusals after which no random act is tried any more. */
const MOST_RANDOM_TRIES = 12;
const MOST_MATCH_STEPS = 1_500;

const ENVIRONMENT = { now: 0, past: { done: [], undone: [] } };

export interface MatchResult {
  /** The points of each side: 1 for a win, 0.5 for a draw. */
  readonly points: readonly number[];
  /**
   * The reason why the match ended. `bound`: it reached the limit of steps, so that scores decide. `stuck`: no player
   * could do anything. `too-long`: an operation took more work than the bot allows.
   */
  readonly end: 'over' | 'bound' | 'stuck' | 'too-long';
  readonly steps: number;
  readonly refused: number;
}

export const leastSeatCountOf = ({ seats, sides }: Module): number => seats?.least ?? sides.length;

/**
 * Does an operation, answers a question about its result, and takes it back. Returns undefined if the operation is
 * refused.
 */
export const tried = <T>(table: LiveTable, operation: Operation, question: () => T): T | undefined => {
  const change = perform(table, refusalOf, operation, ENVIRONMENT);
  if (isRefusal(change)) return undefined;
  try {
    return question();
  } finally {
    apply(table, invert(change));
  }
};

/** Returns the possible acts of a person, without those that end a turn or a phase. */
export const possibleActsOf = (
  table: LiveTable,
  person: PersonId,
  asked: Parameters<typeof actsFor>[2] = {},
  most = MOST_ACTS_LISTED,
): readonly Operation[] => {
  const acts: Operation[] = [];
  for (const act of actsFor(table, person, asked)) {
    if (TURN_ENDING_ACTS.some((kind) => kind === act.kind)) continue;
    acts.push(act);
    if (acts.length === most) break;
  }
  return acts;
};

/** Returns the acts that end something; those that end the least come first. */
export const endingActsOf = (table: LiveTable, person: PersonId): readonly Operation[] => {
  const refusal = createLegalityCheck(table, person);
  return TURN_ENDING_ACTS.map((kind): Operation => ({ kind, actor: person })).filter((one) => !refusal(one));
};

/**
 * Plays a match with the players' seats in the module's order. If players take all random numbers from it, the result
 * depends only on the seed. A refused operation is replaced by a random legal operation.
 */
export const playMatch = async (
  module: Module,
  players: readonly MatchPlayer[],
  seed: number,
  most = MOST_MATCH_STEPS,
): Promise<MatchResult> => {
  const game = new LiveMatch(module, players, seed);
  let end: MatchResult['end'] | undefined;
  while (end === undefined) end = game.isOver ? 'over' : game.steps >= most ? 'bound' : await game.next();
  return { points: game.points(), end, steps: game.steps, refused: game.refused };
};

class LiveMatch {
  readonly table = new LiveTable(systems);
  steps = 0;
  refused = 0;
  readonly #sides: readonly SideId[];
  readonly #people: readonly PersonId[];
  readonly #players: ReadonlyMap<PersonId, readonly [player: MatchPlayer, luck: Luck]>;
  readonly #chance: Luck;
  #isTooLong = false;

  constructor(module: Module, players: readonly MatchPlayer[], seed: number) {
    this.#people = createSeatedPeople(players.length);
    this.#sides = module.sides.slice(0, players.length).map(({ name }) => sideId(name));
    this.#chance = createSeededRandom(seed);
    this.#players = new Map(
      this.#people.flatMap((person, i) => {
        const player = players[i];
        return player ? [[person, [player, createSeededRandom(seed * (players.length + 1) + i + 1)]]] : [];
      }),
    );
    const [host = '10000' as PersonId] = this.#people;
    for (const operation of [
      ...seatingOperationsOf(module, seed, this.#people),
      { kind: 'begin', actor: host } as const,
    ]) {
      const change = perform(this.table, refusalOf, operation, ENVIRONMENT);
      if (isRefusal(change)) throw new Error(`${module.module}: ${operation.kind} is refused: ${change.code}`);
    }
  }

  get isOver(): boolean {
    return gameOf(this.table).phase !== 'playing';
  }

  /** Does the next step. If the match can't continue, returns the reason. */
  async next(): Promise<'stuck' | 'too-long' | undefined> {
    for (const person of this.#order()) {
      const [player, luck] = this.#players.get(person) ?? [];
      const operation = luck && (await player?.(this.table, person, luck));
      if (operation && this.#isDone(operation)) return undefined;
      if (operation) this.refused += 1;
      if (this.#isRandomDone(person)) return undefined;
      if (this.#isTooLong) return 'too-long';
    }
    return 'stuck';
  }

  /** Returns all people; those whom the game waits for come first. */
  #order(): readonly PersonId[] {
    const first = sidesWaitedFor(this.table).flatMap((side) => playersOf(this.table, side));
    return [...first, ...this.#people.filter((one) => !first.includes(one))];
  }

  #isDone(operation: Operation): boolean {
    const change = perform(this.table, refusalOf, operation, ENVIRONMENT);
    if (isRefusal(change)) {
      this.#isTooLong = change.code === 'takes-too-long';
      return false;
    }
    this.steps += 1;
    return true;
  }

  #isRandomDone(person: PersonId): boolean {
    const acts = possibleActsOf(this.table, person);
    const rest = [...(acts.length > 0 ? acts : endingActsOf(this.table, person))];
    for (let refused = 0; rest.length > 0 && refused < MOST_RANDOM_TRIES; refused += 1) {
      const [act] = rest.splice(this.#chance.below(rest.length), 1);
      if (act && this.#isDone(act)) return true;
    }
    return endingActsOf(this.table, person).some((end) => this.#isDone(end));
  }

  /** Returns how far a side is ahead, as its own player sees it. */
  #leadOf(side: SideId): readonly number[] {
    const [person] = playersOf(this.table, side);
    return person === undefined ? [] : new View(this.table, personViewer(person)).of(scoreQueries).lead(side);
  }

  /** Returns the points of each side. Before the end of the game, the leading sides share a win. */
  points(): readonly number[] {
    const leads = this.#sides.map((side) => this.#leadOf(side));
    const best = leads.reduce((a, b) => (compared(a, b) < 0 ? b : a));
    const first = leads.filter((lead) => compared(lead, best) === 0).length;
    return this.#sides.map((side, i) => {
      const result = this.table.get('outcome', side)?.result;
      if (result !== undefined || this.isOver) return result === 'won' ? 1 : result === 'lost' ? 0 : 0.5;
      if (compared(leads[i] ?? [], best) < 0) return 0;
      return first === 1 ? 1 : 0.5;
    });
  }
}

const compared = (a: readonly number[], b: readonly number[]): number => {
  for (let i = 0; i < Math.max(a.length, b.length); i += 1) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
};

export const firstSideOfPerson = (table: LiveTable, person: PersonId): SideId | undefined => sidesOf(table, person)[0];
