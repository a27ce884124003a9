import type { LiveTable, SideId } from '../../table/index.ts';
import type { RatedAct } from './rated.ts';
import { SearchTable } from './search-table.ts';
import { createPositionRater, worthOfResult } from './worth.ts';

/** The number of other worlds in which an act with a random result is tried. */
const WORLDS_FOR_LUCK = 6;
/** The most acts that are tried there. */
const MOST_ACTS_DOUBTED = 12;

/**
 * Corrects acts that were searched in one world only. If the best act draws random numbers, as an attack that rolls a
 * die does, its worth changes by what the same act brings in other worlds on average. Then the next best act is looked
 * at. Without this, the bot would attack whenever the first world's die is lucky. An act that is unlucky there isn't
 * corrected, unless it is the best anyway.
 */
export const correctForLuck = (
  rated: readonly RatedAct[],
  table: LiveTable,
  side: SideId,
  otherWorld: () => LiveTable,
  isLate?: () => boolean,
): readonly RatedAct[] => {
  const here = new ActTrial(table, side);
  const corrected = new Set<RatedAct>();
  let others: readonly ActTrial[] | undefined;
  let sorted = [...rated];
  while (corrected.size < MOST_ACTS_DOUBTED && !isLate?.()) {
    const [best, ...rest] = sorted;
    const own = best && !corrected.has(best) ? here.of(best) : undefined;
    if (!best || !own?.isRandom) break;
    others ??= Array.from({ length: WORLDS_FOR_LUCK }, () => new ActTrial(otherWorld(), side));
    const worths = [own, ...others.map((one) => one.of(best))].flatMap((tried) => tried?.worth ?? []);
    const mean = worths.reduce((sum, worth) => sum + worth, 0) / worths.length;
    const known = { ...best, worth: best.worth + mean - own.worth };
    corrected.add(known);
    const at = rest.findIndex(({ worth }) => worth < known.worth);
    sorted = rest.toSpliced(at < 0 ? rest.length : at, 0, known);
  }
  return sorted;
};

/** Tries acts on a table and judges the position right after them. */
class ActTrial {
  readonly #position: SearchTable;
  readonly #side: SideId;
  readonly #judge: ReturnType<typeof createPositionRater>;

  constructor(table: LiveTable, side: SideId) {
    this.#position = new SearchTable(table);
    this.#side = side;
    this.#judge = createPositionRater(table);
  }

  of({ act }: RatedAct): { readonly worth: number; readonly isRandom: boolean } | undefined {
    const change = this.#position.do(act);
    if (!change) return undefined;
    const { table } = this.#position;
    const worth = worthOfResult(table, this.#side) ?? this.#judge(table, this.#side);
    const isRandom = [...change.added, ...change.updated].some(({ kind }) => kind === 'stream');
    this.#position.undo(change);
    return { worth, isRandom };
  }
}
