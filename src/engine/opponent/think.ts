import type { LiveTable, Operation } from '../../table/index.ts';
import { canGameHideAnything } from '../index.ts';
import { gameOf, isInGame, sidesOf } from '../play/queries.ts';
import type { PlayerKnowledge } from '../play/secrecy/knowledge.ts';
import { correctForLuck } from './chance.ts';
import { createSeededRandom } from './luck.ts';
import { type LeftCell, nameOfAct, type Overlooking } from './order.ts';
import { MOST_ACTS_FOR_PLAYOUTS, PlayoutActRater } from './playouts.ts';
import type { PositionAssessment, RatedAct, TreeSearchResult } from './rated.ts';
import { type ActReason, type ActReasonRequest, findActReason } from './reason.ts';
import { assessPosition, search } from './search.ts';
import { type Mover, SearchTable } from './search-table.ts';
import { createPossibleTable, hasGameRandomness, isKnowledgeIncomplete } from './worlds.ts';

/** The most worlds (possible tables) that are searched if something is hidden or decided by chance. */
const MOST_WORLDS = 8;
/** The least effort for each of several worlds, and the least number of positions that it must be enough for. */
const LEAST_EFFORT = 1_500_000;
const LEAST_POSITIONS = 60;

export interface ThinkingTask {
  readonly knowledge: PlayerKnowledge;
  /** The most effort in all worlds together; see `SearchTable`. */
  readonly effort: number;
  /** The number of positions that were searched, in all worlds together. */
  readonly nodes?: number;
  /** The seed of random choices. The same task with the same seed has the same result. */
  readonly seed: number;
  /** The acts of the thought before in the same turn, the best first. New acts are searched first, then these. */
  readonly known?: readonly Operation[] | undefined;
  /** The part of the acts that the player overlooks, from 0 to 1; see `withoutOverlooked`. By default, none. */
  readonly overlooked?: number | undefined;
  /** The cells to which pieces don't move back. */
  readonly left?: readonly LeftCell[] | undefined;
  readonly reason?: true;
}

export interface ThinkingResult {
  /** The legal acts, the best one first; those that were searched most come before the others. */
  readonly acts: readonly Operation[];
  readonly worth: number;
  /** The expected acts from now on, beginning with the best one. */
  readonly line: readonly Operation[];
  readonly nodes: number;
  readonly effort: number;
  readonly depth: number;
  /** The reason for the best act, if a reason was asked for and could be proved. */
  readonly reason?: ActReason;
}

/**
 * Returns the acts of a player, the best one first. They are the same for the same knowledge, effort and seed (G50).
 * While it is another side's turn, it returns no acts, only a worth. `isLate` stops a search that takes too long.
 */
export const think = (task: ThinkingTask, isLate?: () => boolean): ThinkingResult => {
  const { knowledge, effort, nodes, seed, known } = task;
  const overlooking = overlookingIn(task);
  const luck = createSeededRandom(seed);
  const isOpen = isKnowledgeIncomplete(knowledge) || hasGameRandomness(knowledge);
  const affordable = isOpen ? affordableWorlds(task) : 1;
  const scout = affordable > 1 && !isKnowledgeIncomplete(knowledge) ? scouted(task, isLate) : undefined;
  const worlds = scout ? MOST_WORLDS : affordable;
  const left = effort - (scout?.searched.effort ?? 0);
  const asked = { effort: left / worlds, luck, among: scout?.best, known, overlooking, ...(isLate ? { isLate } : {}) };
  const most = nodes === undefined ? undefined : Math.ceil((nodes - (scout?.searched.nodes ?? 0)) / worlds);
  const all: TreeSearchResult[] = [];
  const assessed: PositionAssessment[] = [];
  let playouts: PlayoutActRater | undefined;
  let only: Pick<ActReasonRequest, 'table' | 'mover'> | undefined;
  for (let world = 0; world < worlds && !((world > 0 || scout) && isLate?.()); world += 1) {
    const table = createPossibleTable(knowledge, luck);
    const position = new SearchTable(table);
    const mover = position.moverOf(knowledge.person);
    if (world === 0 && mover && isPlayedOut(position, mover, isKnowledgeIncomplete(knowledge)))
      playouts = new PlayoutActRater(mover.side, luck);
    if (mover && !isOpen && !canGameHideAnything(table)) only = { table, mover };
    if (mover && playouts) playouts.playIn(table, mover, { ...asked, nodes: most });
    else if (mover) {
      const found = search({ ...asked, table, mover, nodes: most, isExact: worlds > 1 });
      const otherWorld = (): LiveTable => createPossibleTable(knowledge, luck);
      const isByLuck = worlds === 1 && hasGameRandomness(knowledge);
      const rated = isByLuck ? correctForLuck(found.rated, table, mover.side, otherWorld, isLate) : found.rated;
      all.push({ ...found, rated });
    } else {
      const side = sidesOf(table, knowledge.person).find((one) => isInGame(table, one));
      if (side === undefined || gameOf(table).phase !== 'playing') return NOTHING;
      assessed.push(assessPosition({ ...asked, table, mover: { side, person: knowledge.person }, nodes: most }));
    }
  }
  if (playouts) all.push(playouts.searched);
  const apart = all.length > 0 ? scout : undefined;
  if (scout && all.length === 0) all.push(scout.searched);
  if (all.length === 0) return { ...NOTHING, ...totals(assessed), worth: meanOf(assessed.map(({ worth }) => worth)) };
  const rated = all.length === 1 ? (all[0]?.rated ?? []) : summed(all.map((one) => one.rated));
  const [best] = rated;
  const acts = [...rated.map(({ act }) => act), ...(apart?.others ?? [])];
  const { worth = 0, line = [] } = best ?? {};
  const reason = task.reason && only && findActReason({ ...only, acts, line, worth, luck, isLate });
  return {
    acts,
    worth,
    line,
    ...totals(apart ? [...all, apart.searched] : all),
    ...(reason ? { reason } : {}),
  };
};

/**
 * Returns the number of worlds that the effort is enough for. If an act takes much effort, as in backgammon, one search
 * that reaches the end of the turn is better than several that don't.
 */
const affordableWorlds = ({ knowledge, effort, seed }: ThinkingTask): number => {
  if (effort < 2 * LEAST_EFFORT) return 1;
  const position = new SearchTable(createPossibleTable(knowledge, createSeededRandom(seed + 2)));
  const mover = position.moverOf(knowledge.person);
  const [act] = mover ? position.acts(mover.person, 1) : [];
  const before = position.effort;
  if (act) position.do(act);
  const least = Math.max(LEAST_EFFORT, LEAST_POSITIONS * (position.effort - before));
  return clamp(Math.floor(effort / least), 1, MOST_WORLDS);
};

/**
 * The most acts that are searched in all worlds. If there are more, one world is searched first, to choose acts for the
 * other worlds.
 */
const CROWD = 60;
/** The part of the effort for that first world, and the number of acts that it chooses. */
const SCOUTING = 0.7;
const LEAST_CHOSEN = 6;
const MOST_CHOSEN = 24;

interface Scouted {
  readonly best: readonly Operation[];
  readonly others: readonly Operation[];
  readonly searched: TreeSearchResult;
}

/** Returns the best acts of one world. Random results may be different in others. */
const scouted = (task: ThinkingTask, isLate?: () => boolean): Scouted | undefined => {
  const { knowledge, effort, nodes, seed, known } = task;
  const luck = createSeededRandom(seed + 1);
  const table = createPossibleTable(knowledge, luck);
  const position = new SearchTable(table);
  const mover = position.moverOf(knowledge.person);
  if (!mover || position.isAtOnce || position.acts(mover.person, CROWD + 1).length <= CROWD) return undefined;
  const most = { effort: effort * SCOUTING, nodes: nodes === undefined ? undefined : Math.floor(nodes * SCOUTING) };
  const overlooking = overlookingIn(task);
  const asked = { table, mover, luck, ...most, known, overlooking, isExact: true };
  const searched = search({ ...asked, ...(isLate ? { isLate } : {}) });
  const effortOfAct = searched.effort / Math.max(1, searched.nodes);
  const count = Math.floor((effort - searched.effort) / effortOfAct / MOST_WORLDS);
  const acts = searched.rated.map(({ act }) => act);
  const chosen = clamp(count, LEAST_CHOSEN, MOST_CHOSEN);
  return { best: acts.slice(0, chosen), others: acts.slice(chosen), searched };
};

const overlookingIn = ({ overlooked = 0, seed, left = [] }: ThinkingTask): Overlooking | undefined =>
  overlooked === 0 && left.length === 0 ? undefined : { part: overlooked, seed, left };

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/**
 * True if playouts are better than a search. That is so for a few simultaneous acts, or with hidden pieces and more
 * than two sides. A search would treat all others as one enemy. Measured by `npm run soak opponents goofspiel-random`
 * and `hearts-lowest`.
 */
const isPlayedOut = (position: SearchTable, { person }: Mover, isHidden: boolean): boolean => {
  const isMany =
    isHidden && [...position.table.all('side')].filter(({ id }) => isInGame(position.table, id)).length > 2;
  return (
    (position.isAtOnce || isMany) && position.acts(person, MOST_ACTS_FOR_PLAYOUTS + 1).length <= MOST_ACTS_FOR_PLAYOUTS
  );
};

const NOTHING: ThinkingResult = { acts: [], worth: 0, line: [], nodes: 0, effort: 0, depth: 0 };

const totals = (
  all: readonly Omit<TreeSearchResult, 'rated'>[],
): Pick<ThinkingResult, 'nodes' | 'effort' | 'depth'> => ({
  nodes: all.reduce((sum, one) => sum + one.nodes, 0),
  effort: all.reduce((sum, one) => sum + one.effort, 0),
  depth: Math.min(...all.map((one) => one.depth)),
});

const meanOf = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length;

/** Rates acts by their mean worth in several worlds. */
const summed = (worlds: readonly (readonly RatedAct[])[]): readonly RatedAct[] => {
  const sums = new Map<string, { rated: RatedAct; sum: number; count: number }>();
  for (const rated of worlds)
    for (const one of rated) {
      if (!Number.isFinite(one.worth)) continue;
      const name = nameOfAct(one.act);
      const before = sums.get(name);
      sums.set(name, {
        rated: before?.rated ?? one,
        sum: (before?.sum ?? 0) + one.worth,
        count: (before?.count ?? 0) + 1,
      });
    }
  return [...sums.values()]
    .map(({ rated, sum, count }) => ({ ...rated, worth: sum / count }))
    .sort((a, b) => b.worth - a.worth);
};
