import {
  actsFor,
  choosingSidesIn,
  gameOf,
  isSimultaneousPhase,
  type Module,
  onTurn,
  playersOf,
  readyCoveredActOf,
  refusalOf,
  sidesOf,
  systems,
} from '../../engine/index.ts';
import { createSeededRandom, type Luck } from '../../engine/opponent/luck.ts';
import { isScoreNumeric } from '../../engine/opponent/worth.ts';
import {
  type CellId,
  type Change,
  type ContainerId,
  isRefusal,
  LiveTable,
  lastUsedWorkShare,
  type Operation,
  type PersonId,
  perform,
  type RunningModulePart,
} from '../../table/index.ts';
import { pickUnrestrictedAct } from './free-acts.ts';

const MOST_ACTS_FOUND = 300;
const MOST_TRIES = 12;

export interface RandomGameStep {
  readonly operation: Operation;
  readonly change: Change;
  readonly acts: readonly Operation[];
}

export const createSeatedPeople = (count: number): readonly PersonId[] =>
  Array.from({ length: count }, (_, i) => `${10_000 + i}` as PersonId);

/** Returns the steps before a game begins, in which the people take the first sides. */
export const seatingOperationsOf = (
  module: Module,
  seed: number,
  people: readonly PersonId[],
): readonly Operation[] => {
  const [host = '10000' as PersonId] = people;
  const secret = seed.toString(16).padStart(64, '0');
  return [
    { kind: 'start', actor: host, module, hash: secret, chance: secret, handles: secret },
    ...people.flatMap((actor, i): readonly Operation[] => {
      const side = module.sides[i]?.name;
      return side === undefined ? [] : [{ kind: 'join', actor, side: side as NonNullable<Operation<'join'>['side']> }];
    }),
  ];
};

/** A game with random acts. The same seed gives the same game. */
export class RandomGame {
  readonly table = new LiveTable(systems);
  #chance: Luck;
  readonly #most: number;
  readonly #players: readonly PersonId[];

  /** Set if something took too long, which ends the game. `at`: the part of the module, if known. */
  tooLong: { readonly at?: RunningModulePart } | undefined;
  dearest: { readonly action: string; readonly share: number } | undefined;

  static begun(module: Module, seed: number, most = MOST_ACTS_FOUND): RandomGame | undefined {
    const game = RandomGame.seated(module, seed, most);
    return game.begin() ? game : undefined;
  }

  static seated(module: Module, seed: number, most = MOST_ACTS_FOUND): RandomGame {
    const game = new RandomGame(module, seed, most);
    game.#seat(module, seed);
    return game;
  }

  private constructor(module: Module, seed: number, most: number) {
    this.#most = most;
    this.#chance = createSeededRandom(seed);
    this.#players = createSeatedPeople(module.sides.length);
  }

  /** Starts the game. False if that is refused. */
  begin(): boolean {
    const [host = '10000' as PersonId] = this.#players;
    return this.#done({ kind: 'begin', actor: host }) !== undefined;
  }

  #seat(module: Module, seed: number): void {
    for (const operation of seatingOperationsOf(module, seed, this.#players)) this.#done(operation);
  }

  #done(operation: Operation): Change | undefined {
    const change = perform(this.table, refusalOf, operation, { now: 0, past: { done: [], undone: [] } });
    if (isRefusal(change)) {
      if (change.code === 'takes-too-long') this.tooLong = change.at ? { at: change.at } : {};
      return undefined;
    }
    const share = lastUsedWorkShare();
    if (operation.kind === 'act' && share > (this.dearest?.share ?? 0))
      this.dearest = { action: operation.action, share };
    return change;
  }

  goOn(seed: number): void {
    this.#chance = createSeededRandom(seed);
  }

  get isScoreNumeric(): boolean {
    return isScoreNumeric(this.table);
  }

  get isOver(): boolean {
    return this.tooLong !== undefined || gameOf(this.table).phase !== 'playing';
  }

  /** Does one more step. Undefined if the game is over, or if no player can do anything. */
  next(): RandomGameStep | undefined {
    if (this.isOver) return undefined;
    for (const actor of this.#order()) {
      const acts = firstOf(
        actsFor(this.table, actor, {}, () => {
          this.tooLong = {};
        }),
        this.#most,
      );
      if (this.tooLong) return undefined;
      const step = this.#freely(actor, acts) ?? this.#legally(acts) ?? this.#freely(actor, acts, 1);
      if (step || this.tooLong) return step;
    }
    return undefined;
  }

  #order(): readonly PersonId[] {
    const turn = onTurn(this.table);
    const sides = isSimultaneousPhase(this.table)
      ? choosingSidesIn(this.table).filter((side) => !readyCoveredActOf(this.table, side))
      : turn
        ? [turn.id]
        : [];
    const first = sides.flatMap((side) => playersOf(this.table, side));
    const start = this.#chance.below(this.#players.length);
    const others = [...this.#players.slice(start), ...this.#players.slice(0, start)];
    return [...first, ...others.filter((one) => !first.includes(one))];
  }

  #legally(acts: readonly Operation[]): RandomGameStep | undefined {
    for (let tried = 0; tried < MOST_TRIES && acts.length > 0 && !this.tooLong; tried += 1) {
      const operation = this.#chance.oneOf(acts);
      const change = this.#done(operation);
      if (change) return { operation, change, acts };
    }
    return undefined;
  }

  /**
   * Tries an act of a kind that no rule restricts, such as moving a piece anywhere. `share`: the probability of trying.
   */
  #freely(actor: PersonId, acts: readonly Operation[], share = 0.75): RandomGameStep | undefined {
    if (sidesOf(this.table, actor).length === 0 || !this.#chance.chance(share)) return undefined;
    for (let tried = 0; tried < MOST_TRIES && !this.tooLong; tried += 1) {
      const operation = pickUnrestrictedAct(this.table, actor, this.#chance);
      const change = operation && this.#done(operation);
      if (operation && change) return { operation, change, acts };
      if (!operation) return undefined;
    }
    return undefined;
  }
}

const firstOf = <T>(all: Iterable<T>, most: number): readonly T[] => {
  const found: T[] = [];
  for (const one of all) {
    found.push(one);
    if (found.length === most) break;
  }
  return found;
};

export const targetCellOfAct = (
  operation: Operation,
): { readonly in: ContainerId; readonly cell: CellId } | undefined =>
  operation.kind === 'move' && operation.to.cell !== undefined
    ? { in: operation.to.in, cell: operation.to.cell }
    : undefined;
