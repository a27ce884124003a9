import type { LiveTable, SideId } from '../../table/index.ts';
import type { RatedAct } from './search.ts';
import { SearchTable } from './search-table.ts';
import { createPositionRater } from './worth.ts';

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
): readonly RatedAct[] => {
  const here = new ActTrial(table, side);
  const corrected = new Set<RatedAct>();
  let others: readonly ActTrial[] | undefined;
  let sorted = [...rated];
  for (let best = sorted[0]; best && !corrected.has(best) && corrected.size < MOST_ACTS_DOUBTED; best = sorted[0]) {
    const own = here.of(best);
    if (!own?.isRandom) break;
    others ??= Array.from({ length: WORLDS_FOR_LUCK }, () => new ActTrial(otherWorld(), side));
    const found = others.flatMap((one) => one.of(best as RatedAct)?.worth ?? []);
    const mean = [own.worth, ...found].reduce((sum, worth) => sum + worth, 0) / (found.length + 1);
    const known = { ...best, worth: best.worth + mean - own.worth };
    corrected.add(known);
    const at = sorted.findIndex((one, i) => i > 0 && one.worth < known.worth);
    sorted = sorted.slice(1).toSpliced((at < 0 ? sorted.length : at) - 1, 0, known);
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
    const worth = this.#judge(this.#position.table, this.#side);
    const isRandom = [...change.added, ...change.updated].some(({ kind }) => kind === 'stream');
    this.#position.undo(change);
    return { worth, isRandom };
  }
}
