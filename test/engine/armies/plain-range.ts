import { PlainRules } from './plain-rules.ts';
import { isUnit, type PlainPiece, type PlainWar } from './plain-war.ts';

/** What some units can reach, and which of the cells next to them are closed. */
export interface PlainRange {
  /** Who moves: those with the owner of the first. */
  readonly movers: readonly string[];
  readonly points: number;
  /** By cell what it costs; behind `!` what takes the last points of all. */
  readonly costs: { readonly [cell: string]: string };
  readonly closed: readonly string[];
  /** Whether a way leads from their cell through open cells only, and what it costs; undefined where it does not. */
  readonly priceOf: (way: readonly string[]) => number | undefined;
}

/**
 * The range by the plain rules: a Dijkstra with nothing but a list of open cells, which asks for each step, each
 * neighbour and each thing that stands there.
 */
export const plainRange = (war: PlainWar): PlainRange => {
  const ground = new Ground(war);
  const { from, points } = ground;
  const best = new Map<string, number>([[from, 0]]);
  const open = new Set<string>([from]);
  while (open.size > 0) {
    const cell = [...open].reduce((a, b) => ((best.get(b) as number) < (best.get(a) as number) ? b : a));
    open.delete(cell);
    if (cell !== from && ground.isHeld(cell)) continue;
    for (const next of ground.rules.neighbours(cell)) {
      const sum = whole((best.get(cell) as number) + ground.cost(cell, next));
      if (sum > points || sum >= (best.get(next) ?? Number.POSITIVE_INFINITY) || !ground.isOpen(next)) continue;
      best.set(next, sum);
      open.add(next);
    }
  }
  const near = ground.rules.neighbours(from);
  const closed = near.filter((cell) => ground.cost(from, cell) === Number.POSITIVE_INFINITY || !ground.isOpen(cell));
  const last = war.alwaysOneStep && points > 0 ? near.filter((cell) => !best.has(cell) && !closed.includes(cell)) : [];
  best.delete(from);
  return {
    movers: ground.movers.map(({ id }) => id),
    points,
    costs: Object.fromEntries([
      ...[...best].map(([cell, cost]) => [cell, `${cost}`]),
      ...last.map((cell) => [cell, `!${ground.cost(from, cell)}`]),
    ]),
    closed,
    priceOf: (way) => ground.priceOf(way),
  };
};

/** Points have three places. */
const whole = (points: number): number => Math.round(points * 1000) / 1000;

class Ground {
  readonly rules: PlainRules;
  readonly from: string;
  readonly points: number;
  readonly #war: PlainWar;
  readonly movers: readonly PlainPiece[];
  readonly #side: string;
  readonly #holds: boolean;
  /** What stands on each cell, but for those who move. */
  readonly #standing = new Map<string, PlainPiece[]>();
  readonly #open = new Map<string, boolean>();
  readonly #costs = new Map<string, number>();

  constructor(war: PlainWar) {
    const rules = new PlainRules(war);
    const of = ({ id }: PlainPiece, name: string) => rules.value('piece', id, name);
    const army = war.pieces.filter(({ id }) => war.movers.includes(id));
    const movers = army.filter((one) => of(one, 'Owner') === of(army[0] as PlainPiece, 'Owner'));
    this.#war = war;
    this.movers = movers;
    this.rules = rules;
    this.from = movers[0]?.cell as string;
    this.#side = of(movers[0] as PlainPiece, 'Owner') as string;
    this.points = Math.min(
      ...movers.map((one) => Math.max(0, Number(of(one, 'MovePoints')) - Number(of(one, 'MovePointsSpent') ?? 0))),
    );
    this.#holds = war.zoneOfControl && !movers.every((one) => of(one, 'IgnoresZoneOfControl') === true);
    for (const piece of war.pieces.filter((one) => !movers.includes(one))) {
      for (const cell of cellsOf(piece)) this.#standing.set(cell, [...(this.#standing.get(cell) ?? []), piece]);
    }
  }

  /** What a step costs the dearest of those who move; infinite where it is closed to one of them. */
  cost(from: string, to: string): number {
    const key = `${from} ${to}`;
    const known = this.#costs.get(key) ?? Math.max(...this.movers.map(({ id }) => this.#costOf(`${id} ${key}`)));
    this.#costs.set(key, known);
    return known;
  }

  #costOf(step: string): number {
    return this.rules.value('step', step, 'closed') === true
      ? Number.POSITIVE_INFINITY
      : Number(this.rules.value('step', step, 'cost'));
  }

  /** Whether nobody else's thing stands there, and those who move find room among their own. */
  isOpen(cell: string): boolean {
    const known = this.#open.get(cell) ?? this.#isOpen(cell);
    this.#open.set(cell, known);
    return known;
  }

  #isOpen(cell: string): boolean {
    const { foughtOver, strange } = this.#war;
    const there = this.#standing.get(cell) ?? [];
    if (foughtOver.includes(cell) || strange === cell || there.some((piece) => this.#bars(piece))) return false;
    const friends = there.filter(isUnit);
    const host = friends.find((piece) => piece.cell === cell) ?? friends[0];
    const limit = host && this.rules.value('limit', `${this.#side} ${host.id}`, 'army');
    return limit === undefined || this.movers.length + friends.length <= Number(limit);
  }

  #bars(piece: PlainPiece): boolean {
    const owner = this.rules.value('piece', piece.id, 'Owner');
    if (isUnit(piece)) return owner !== this.#side;
    return owner !== undefined && owner !== this.#side && !(piece.prototype === 'city' && this.#war.takesCities);
  }

  /** Whether an enemy next to a cell lets nobody go on from there. */
  isHeld(cell: string): boolean {
    const isEnemy = (piece: PlainPiece): boolean => {
      const owner = isUnit(piece) ? this.rules.value('piece', piece.id, 'Owner') : undefined;
      return owner !== undefined && owner !== this.#side;
    };
    return (
      this.#holds &&
      [cell, ...this.rules.neighbours(cell)].some((near) => (this.#standing.get(near) ?? []).some(isEnemy))
    );
  }

  priceOf(way: readonly string[]): number | undefined {
    if (way[0] !== this.from) return undefined;
    let sum = 0;
    for (const [i, cell] of way.entries()) {
      const before = way[i - 1];
      if (before === undefined) continue;
      if (!this.rules.neighbours(before).includes(cell) || !this.isOpen(cell) || (i > 1 && this.isHeld(before)))
        return undefined;
      sum = whole(sum + this.cost(before, cell));
    }
    return sum;
  }
}

const cellsOf = ({ cell, values }: PlainPiece): ReadonlySet<string> =>
  new Set([cell, ...((values['Covers'] as readonly string[] | undefined) ?? [])]);
