import { gameOf, isSimultaneousPhase, onTurn, peopleToMention, postFrequencyOf, sidesOf } from '../../engine/index.ts';
import type { Post, ReportDataPost } from '../../facts/stored-post.ts';
import { isTextPost } from '../../facts/stored-post.ts';
import { counterQueries } from '../../features/counters/view/counters.ts';
import { type Change, handlerOf, type Operation, only, type Table } from '../../table/index.ts';
import type { SeenReport } from '../../view/seen/report.ts';
import { View } from '../../view/view.ts';
import type { Step } from '../base/step.ts';
import type { UnpostedSteps } from '../steps/draft.ts';
import { postForReader } from '../steps/told.ts';
import { viewerOfReader } from './drawings.ts';
import { createPostForReader, createPosts } from './post.ts';

/** Decides which posts of a step wait until the turn ends, and which waiting posts are sent with others (U3). */

/** Reports that are posted at once to the viewers who see them: results of rolls, and revealed or published things. */
const AT_ONCE: ReadonlySet<SeenReport['what']> = new Set<SeenReport['what']>(['rolled', 'revealed', 'published']);

interface DraftedStep {
  readonly operation: Operation;
  readonly change: Change;
  readonly spoken: readonly Step[];
  readonly draft: UnpostedSteps;
  readonly waiting: readonly Step[];
}

/** Returns the posts of an applied step. Some wait until the turn ends, others include the posts that waited. */
export const postsOfDraftedStep = (table: Table, step: DraftedStep): readonly ReportDataPost[] => {
  const { operation, change, spoken, draft } = step;
  const posts = createPosts(table, operation, change, spoken);
  const isAct = isPartOfTurn(table, operation);
  const open = posts.find(({ reader }) => reader === 'channel');
  const isOpenTold = open !== undefined && !(isAct && waits(table, operation, open));
  const isTold = (post: ReportDataPost): boolean => {
    if (isOpenTold || post.reader === operation.actor) return true;
    return !(isAct && waits(table, operation, post));
  };
  const own = posts.map(
    (post): ReportDataPost => (isTold(post) ? withTold(table, step, post) : { ...post, waits: true }),
  );
  if (!isOpenTold) return own;
  const others = [...draft.readers].filter((reader) => !posts.some((post) => post.reader === reader));
  const more = others.map((reader) => createPostForReader(table, operation, change, spoken, reader) ?? { reader });
  return [...own, ...more.map((post) => withTold(table, step, post))];
};

/**
 * True if an act belongs to a turn that is posted at its end. The side whose turn it is must do it, outside of phases
 * where all choose at once.
 */
const isPartOfTurn = (table: Table, { actor, kind }: Operation): boolean => {
  if (postFrequencyOf(table) !== 'turn' || gameOf(table).phase !== 'playing' || isSimultaneousPhase(table))
    return false;
  const side = onTurn(table)?.id;
  const isPlay = handlerOf(table.systems, kind).play || kind === 'undo' || kind === 'redo';
  return isPlay && side !== undefined && sidesOf(table, actor).includes(side);
};

/**
 * True if a post can wait until the turn ends: it asks and attacks no player, ends nothing, and has no random results.
 */
const waits = (
  table: Table,
  operation: Operation,
  { turn, happened, asks, direct, seen = [] }: ReportDataPost,
): boolean =>
  !turn &&
  !happened &&
  !asks &&
  direct !== 'fight' &&
  direct !== 'question' &&
  !seen.some(({ what }) => AT_ONCE.has(what)) &&
  peopleToMention(table, operation, seen).every(({ for: concern }) => concern === 'news');

const withTold = (table: Table, { operation, draft, waiting }: DraftedStep, post: ReportDataPost): ReportDataPost => {
  const numbers = draft.waitingFor(post.reader);
  if (numbers.length === 0) return post;
  const before = waiting.filter(({ number }) => numbers.includes(number));
  const said = [...before.flatMap((step) => countedIn(postForReader(step, post.reader))), ...countedIn(post)];
  const tells = draft.standingFor(post.reader);
  const sums = new View(table, viewerOfReader(post.reader)).of(counterQueries).summed(said, operation);
  return { ...post, ...(tells.length > 0 ? { tells } : {}), ...(said.length > 0 ? { sums } : {}) };
};

const countedIn = (post: Post | undefined): readonly SeenReport<'counted'>[] =>
  post && !isTextPost(post) ? only(post.seen ?? [], 'counted') : [];
