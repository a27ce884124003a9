import { counterTitle, endingScorekeepersIn, look, type Module, moduleOf } from '../../engine/index.ts';
import type { RandomGamesReport } from '../../facts/tryout.ts';
import { LONG_REQUEST_WORK_LIMIT, runMetered, sameValue, type Value } from '../../table/index.ts';
import { ModifierCoverage } from './applied-modifiers.ts';
import { RandomGame, type RandomGameStep } from './random-game.ts';
import { CellCoverage } from './reached-cells.ts';
import { summarizeRandomGames } from './results.ts';

export interface TryoutLimits {
  readonly games: number;
  readonly steps: number;
  readonly isOver: () => boolean;
}

export const TRYOUT_GAMES = 3;
export const TRYOUT_STEPS = 300;
const LOOKS = 10;

const NOTHING: Omit<RandomGamesReport, 'games' | 'steps' | 'ended' | 'results' | 'stuck' | 'broken'> = {
  actions: [],
  counters: [],
  modifiers: [],
  prototypes: [],
  cells: [],
  endless: [],
  idle: [],
};

interface Missing {
  actions: ReadonlySet<string>;
  counters: ReadonlySet<string>;
  modifiers: ReadonlySet<string>;
  prototypes: ReadonlySet<string>;
  cells: ReadonlyMap<string, ReadonlySet<string>>;
  idle: ReadonlySet<string>;
}

/**
 * Plays random games of a module, always the same ones, and returns the parts of the module that had no effect in them.
 */
export const tryOutModule = (module: Module, { games, steps, isOver }: TryoutLimits): RandomGamesReport => {
  let missing: Missing | undefined;
  let [played, done, ended, stuck, broken] = [0, 0, 0, 0, 0];
  let [isTimeUp, isUnscored] = [isOver(), false];
  let endless: readonly string[] = [];
  let work: Work = {};
  const ends: RandomGame['table'][] = [];
  while (played < games && !isTimeUp) {
    const game = RandomGame.seated(module, played + 1);
    if (!game.begin())
      return {
        games: 0,
        steps: 0,
        ended: 0,
        stuck: 0,
        broken: 0,
        hasNotBegun: true,
        ...NOTHING,
        ...workOf(game, work),
      };
    const watch = new Watch(game);
    played += 1;
    endless = endingScorekeepersIn(game.table).endless.map(({ title }) => title);
    const share = Math.ceil((steps - done) / (games - played + 1));
    let canGoOn = true;
    for (let step = 1; step <= share && canGoOn && !game.tooLong && !isTimeUp; step += 1) {
      const next = game.next();
      if (!next) {
        if (!game.isOver) stuck += 1;
        canGoOn = false;
        continue;
      }
      done += 1;
      watched(() => watch.see(next, step));
      isTimeUp = isOver();
    }
    if (canGoOn && !game.isOver && !game.tooLong && !isTimeUp) broken += 1;
    isUnscored ||= watch.isUnscored;
    work = workOf(game, work);
    if (game.tooLong) break;
    if (game.isOver) {
      ended += 1;
      ends.push(game.table);
    }
    missing = both(missing, watch.missing());
  }
  const seen = {
    games: played,
    steps: done,
    ended,
    ...(ends.length > 0 ? { results: summarizeRandomGames(ends) } : {}),
    stuck,
    broken,
    ...(isTimeUp ? { isTimeUp: true as const } : {}),
    ...(isUnscored ? { isUnscored: true as const } : {}),
  };
  if (!missing || work.tooLong) return { ...seen, ...NOTHING, ...work };
  return {
    ...seen,
    actions: [...missing.actions],
    counters: [...missing.counters],
    modifiers: [...missing.modifiers],
    prototypes: [...missing.prototypes],
    cells: [...missing.cells].flatMap(([board, cells]) => (cells.size > 0 ? [{ board, cells: [...cells] }] : [])),
    endless,
    idle: [...missing.idle],
    ...work,
  };
};

const watched = (look: () => void): void =>
  runMetered({ hides: false, most: LONG_REQUEST_WORK_LIMIT }, look, () => undefined);

type Work = Pick<RandomGamesReport, 'tooLong' | 'dearest'>;

const workOf = ({ tooLong, dearest }: RandomGame, before: Work): Work => {
  const all = [before.dearest, dearest].flatMap((one) => one ?? []);
  const [most] = all.sort((a, b) => b.share - a.share);
  return { ...(tooLong ? { tooLong } : {}), ...(most ? { dearest: most } : {}) };
};

class Watch {
  isUnscored = false;
  readonly #game: RandomGame;
  readonly #modifiers: ModifierCoverage;
  readonly #cells: CellCoverage;
  readonly #prototypes: Set<string>;
  readonly #actions: Set<string>;
  /** The initial values of the counters that have not changed yet. */
  readonly #counters = new Map<string, Value | undefined>();

  constructor(game: RandomGame) {
    const { table } = game;
    this.#game = game;
    this.#modifiers = new ModifierCoverage(table);
    this.#cells = new CellCoverage(table);
    this.#actions = new Set((moduleOf(table).actions ?? []).map(({ name }) => name));
    this.#prototypes = new Set(Object.keys(moduleOf(table).prototypes));
    for (const { prototype } of table.all('piece')) if (prototype !== undefined) this.#prototypes.delete(prototype);
    for (const { id } of table.all('counter')) this.#counters.set(id, this.#value(id));
  }

  see(step: RandomGameStep, number: number): void {
    const { table } = this.#game;
    this.#cells.see(step);
    const { operation } = step;
    if (operation.kind === 'act') this.#actions.delete(operation.action);
    if (number % LOOKS === 0 || this.#game.isOver) this.#modifiers.look();
    if (number % LOOKS === 1 && !this.#game.isScoreNumeric) this.isUnscored = true;
    for (const { kind, id } of [...step.change.added, ...step.change.updated]) {
      const prototype = kind === 'piece' ? table.get('piece', id)?.prototype : undefined;
      if (prototype !== undefined) this.#prototypes.delete(prototype);
    }
    for (const [id, first] of this.#counters) if (!sameValue(this.#value(id), first)) this.#counters.delete(id);
  }

  missing(): Missing {
    const { table } = this.#game;
    const counters = [...this.#counters.keys()].flatMap((id) => table.get('counter', id) ?? []);
    return {
      actions: this.#actions,
      counters: new Set(counters.map(counterTitle)),
      modifiers: new Set(this.#modifiers.missing),
      prototypes: this.#prototypes,
      idle: new Set(this.#idle()),
      cells: new Map([...table.all('board')].map(({ id, name }) => [name, new Set<string>(this.#cells.missing(id))])),
    };
  }

  #idle(): readonly string[] {
    const { table } = this.#game;
    const causes = [...table.all('outcome')].flatMap(({ cause }) => (cause?.by === 'scorekeeper' ? [cause.name] : []));
    return endingScorekeepersIn(table).ending.flatMap(({ name, title }) => (causes.includes(name) ? [] : [title]));
  }

  #value(id: string): Value | undefined {
    return look(this.#game.table, { kind: 'counter', id, name: 'value' });
  }
}

const both = (a: Missing | undefined, b: Missing): Missing =>
  a
    ? {
        actions: common(a.actions, b.actions),
        counters: common(a.counters, b.counters),
        modifiers: common(a.modifiers, b.modifiers),
        prototypes: common(a.prototypes, b.prototypes),
        idle: common(a.idle, b.idle),
        cells: new Map([...a.cells].map(([board, cells]) => [board, common(cells, b.cells.get(board) ?? new Set())])),
      }
    : b;

const common = (a: ReadonlySet<string>, b: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...a].filter((one) => b.has(one)));
