import type { Piece } from '../../../src/engine/index.ts';
import { splitBoardSubjectId } from '../../../src/engine/modifiers/subject.ts';
import { endingActsOf, firstSideOfPerson, type MatchPlayer, possibleActsOf } from '../../../src/matches/match.ts';
import { distance } from '../../../src/table/grid/index.ts';
import type { CellId, LiveTable, Operation, SideId } from '../../../src/table/index.ts';

/** A player of the Marches as strangers played it: takes cities, gathers units, and attacks where it is stronger. */

const STRENGTHS: { readonly [prototype: string]: number } = { pikeman: 3, bowman: 2, horseman: 4, leader: 1 };
const MOST_ACTS = 4_000;

/** What each kind of gain counts. */
const CITY = 100;
const ATTACK = 40;
const STEP = 2;
const GATHER = 0.6;
const MOST_GATHERED = 12;
/** What it costs to leave a city empty, to send a leader alone, and to stand near an enemy of twice the strength. */
const EMPTY = 60;
const ALONE = 20;
const WEAK = 4;
const NEAR = 4;
const LEAST_GAIN = 0.5;

const strengthOf = ({ prototype = '' }: Piece): number => STRENGTHS[prototype] ?? 0;
const isCity = ({ prototype }: Piece): boolean => prototype === 'city';

/** The pieces on the field, as one side sees its aims. */
class Front {
  readonly #table: LiveTable;
  readonly #side: SideId;
  readonly #pieces: readonly Piece[];

  constructor(table: LiveTable, side: SideId) {
    this.#table = table;
    this.#side = side;
    this.#pieces = [...table.all('piece')].filter(({ place }) => place.cell !== undefined);
  }

  gainOf(act: Operation): number {
    if (act.kind === 'move') return this.#gainOfMove(act);
    return act.kind === 'act' ? this.#gainOfAttack(act) : 0;
  }

  #gainOfMove({ pieces: [id], to }: Operation<'move'>): number {
    const piece = id === undefined ? undefined : this.#table.get('piece', id);
    const [from, there] = [piece?.place.cell, to.cell];
    if (!piece || from === undefined || there === undefined) return 0;
    const isTaken = this.#cityAt(there, false) && this.#forceAt(there, false) === 0;
    const isLeft = this.#cityAt(from, true) && this.#unitsAt(from, true).length === 1 && this.#threatTo(from) > 0;
    const force = this.#forceAt(there, true) + strengthOf(piece);
    return (
      (isTaken ? CITY - strengthOf(piece) : 0) -
      (isLeft ? EMPTY : 0) +
      STEP * (this.#wayFrom(from) - this.#wayFrom(there)) +
      GATHER * (Math.min(MOST_GATHERED, force) - Math.min(MOST_GATHERED, this.#forceAt(from, true))) -
      (piece.prototype === 'leader' && this.#unitsAt(there, true).length === 0 ? ALONE : 0) -
      (this.#threatTo(there) > 2 * force ? WEAK : 0)
    );
  }

  /** The gain is the odds, if the attackers are at least as strong. */
  #gainOfAttack({ subject = '', choices }: Operation<'act'>): number {
    const [target, from] = [subject, String([choices['from']].flat()[0])].map(
      (id) => splitBoardSubjectId(id)[1] as CellId,
    );
    const [force, guard] = [this.#forceAt(from, true), this.#forceAt(target, false)];
    return force >= guard ? ATTACK + force / Math.max(1, guard) : 0;
  }

  #unitsAt(cell: CellId | undefined, isOwn: boolean): readonly Piece[] {
    return this.#pieces.filter(
      (piece) => piece.place.cell === cell && !isCity(piece) && (piece.side === this.#side) === isOwn,
    );
  }

  #forceAt(cell: CellId | undefined, isOwn: boolean): number {
    return this.#unitsAt(cell, isOwn).reduce((sum, piece) => sum + strengthOf(piece), 0);
  }

  #cityAt(cell: CellId, isOwn: boolean): boolean {
    return this.#pieces.some(
      (piece) => isCity(piece) && piece.place.cell === cell && (piece.side === this.#side) === isOwn,
    );
  }

  #threatTo(cell: CellId): number {
    return this.#pieces
      .filter((piece) => piece.side !== this.#side && this.#steps(cell, piece) <= NEAR)
      .reduce((sum, piece) => sum + strengthOf(piece), 0);
  }

  /** Steps to the next city that it doesn't hold, and more if the city is guarded. */
  #wayFrom(cell: CellId): number {
    const cities = this.#pieces.filter((piece) => isCity(piece) && piece.side !== this.#side);
    return Math.min(...cities.map((city) => this.#steps(cell, city) + this.#forceAt(city.place.cell, false) / 4));
  }

  #steps(from: CellId, { place }: Piece): number {
    const grid = this.#table.get('board', place.in)?.grid;
    const steps = grid && place.cell !== undefined ? distance(grid, from, place.cell) : undefined;
    return steps ?? Number.POSITIVE_INFINITY;
  }
}

/** Does the act with the greatest gain, and ends its turn if none gains. */
export const conqueror: MatchPlayer = (table, person) => {
  const side = firstSideOfPerson(table, person);
  const front = side === undefined ? undefined : new Front(table, side);
  let [best, most]: [Operation | undefined, number] = [undefined, LEAST_GAIN];
  for (const act of possibleActsOf(table, person, {}, MOST_ACTS)) {
    const gain = front?.gainOf(act) ?? 0;
    if (gain > most) [best, most] = [act, gain];
  }
  return best ?? endingActsOf(table, person)[0];
};
