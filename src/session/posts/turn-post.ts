import type { Post } from '../../facts/stored-post.ts';
import { isTextPost } from '../../facts/stored-post.ts';
import { findChangedOwnHands, findNewHandsOfPerson } from '../../features/cards/view/hand.ts';
import { counterQueries } from '../../features/counters/view/counters.ts';
import { type Change, type OperationKind, only } from '../../table/index.ts';
import type { BoardMarks } from '../../view/board/marks.ts';
import { seatQueries } from '../../view/seats.ts';
import { isConsequenceReport } from '../../view/seen/following.ts';
import type { Deed, SeenReport } from '../../view/seen/report.ts';
import { type Button, controlId } from '../../view/text/message.ts';
import { type TurnWording, turnQueries } from '../../view/turns.ts';
import { channelViewer, personViewer } from '../../view/viewer.ts';
import type { Words } from '../../words/index.ts';
import type { Step } from '../base/step.ts';
import { deedIn, isDeedReported, ownPost, postForReader } from '../steps/told.ts';
import { abbreviateActs, joinAnswers, type TurnAct } from './brief.ts';
import type { MessageContext } from './drawings.ts';
import { captionOfDeed, describeDeed } from './post-words.ts';

/** The acts of a turn in one message for a reader (U3, U5). */

export interface ActInTurnPost {
  readonly step: Pick<Step, 'number' | 'operation' | 'posts'>;
  readonly post: Post;
}

/** The most characters for acts and their results. */
const LONGEST_TURN_POST = 3500;
const LINE_FOR_MORE = 60;

/** Kinds of operations that are only reported if the post has nothing else to report. */
const ALONE: ReadonlySet<OperationKind> = new Set<OperationKind>(['end-turn', 'tell-turn', 'next-phase']);

/** Kinds of operations that a caption leaves out, because the picture shows only what followed from them. */
const UNCAPTIONED: ReadonlySet<OperationKind> = new Set<OperationKind>([...ALONE, 'start', 'begin']);

/** Returns the acts that a post reports together. The last one is the step itself. */
export const reportedActsOf = (step: Step, post: Post, before: readonly Step[]): readonly ActInTurnPost[] => {
  const told = new Set(post.tells ?? []);
  return [
    ...before.flatMap((one) => {
      const own = told.has(one.number) ? ownPost(one, post.reader) : undefined;
      return own ? { step: one, post: own } : [];
    }),
    { step, post },
  ];
};

/**
 * True if a post shows the current board and calls the next side. Only games with one post for each turn have such
 * posts.
 */
export const isCurrentBoardPost = ({ reader, turn }: Post): boolean =>
  reader === 'channel' && turn?.number !== undefined;

const NEWS: ReadonlySet<SeenReport['what']> = new Set<SeenReport['what']>([
  'said',
  'gained',
  'scored',
  'result',
  'final',
  'ended',
]);

/** True if the channel's post about a step contains news that must stay readable after the next turn (U38). */
export const hasLastingNews = ({ change, posts }: Pick<Step, 'change' | 'posts'>): boolean =>
  change.added.some(({ kind }) => kind === 'point') ||
  posts.some(
    (post) => post.reader === 'channel' && !isTextPost(post) && (post.seen ?? []).some(({ what }) => NEWS.has(what)),
  );

/**
 * Returns a line for each act. The end of the turn is left out if there is any other act. `used`: the number of
 * characters already used. Acts that don't fit are only counted.
 */
export const describeActs = (words: Words, acts: readonly ActInTurnPost[], used: number): readonly string[] => {
  const { posts } = words;
  const told = acts.filter(({ step, post }) => isDeedReported(step, post));
  const others = told.filter((one) => !ALONE.has(one.step.operation.kind) || isSpoken(actOf(one)));
  const listed = (others.length > 0 ? others : told).map(actOf);
  const [first] = listed;
  if (first && listed.length === 1) return [lineOfAct(words, first)];
  const all = abbreviateActs(listed);
  const [only] = all;
  if (only && all.length === 1) return [lineOfAct(words, only)];
  const lines: string[] = [];
  let room = LONGEST_TURN_POST - used - LINE_FOR_MORE;
  for (const [at, act] of all.entries()) {
    const isTold = isSpoken(act);
    const former = all[at - 1];
    const isSame = former && act.actor === former.actor && !isSpoken(former);
    const head = isTold || isSame ? [] : [posts.actorLine(act.actor)];
    const line = isTold ? lineOfAct(words, act) : posts.actLine(deedText(words, act));
    room -= [...head, line].join('\n').length + 1;
    if (room < 0 && at > 0) return [...lines, posts.moreActs(all.length - at)];
    lines.push(...head, line);
  }
  return lines;
};

const deedText = (words: Words, { deed }: TurnAct): string =>
  typeof deed === 'string' ? deed : words.deed.deedOf(deed);

/**
 * True if full sentences describe the act: the module's, chess notation, those about consequences, or a player's own
 * choice.
 */
const isSpoken = ({ deed }: TurnAct): boolean =>
  has(deed, 'spoken') ||
  has(deed, 'written') ||
  (typeof deed !== 'string' &&
    ((deed.seen ?? []).some((one) => isConsequenceReport(one) || isReady(one)) || isOwnChoice(deed)));

const isReady = (one: SeenReport): boolean => one.what === 'chose' && one.says !== undefined;

const isOwnChoice = (deed: Deed): boolean => deed.isOwn === true && (has(deed, 'chose') || has(deed, 'answered'));

const has = (deed: Deed | string, what: SeenReport['what']): boolean =>
  typeof deed !== 'string' && (deed.seen ?? []).some((one) => one.what === what);

/** Returns the line of an act. A sentence ends with a period, but chess notation doesn't. */
const lineOfAct = (words: Words, act: TurnAct): string => {
  const told = describeDeed(words, act, act.deed);
  return /[.!?]$/.test(told) || has(act.deed, 'written') ? told : `${told}.`;
};

const actOf = ({ step, post }: ActInTurnPost): TurnAct => ({
  actor: step.operation.actor,
  deed: isTextPost(post) ? post.deed : deedIn(step, post),
});

/** Returns the wording that the game uses for turns (G43). */
export const turnWordingIn = (session: Pick<MessageContext, 'viewNow'>): TurnWording =>
  session.viewNow(channelViewer).of(turnQueries).manner();

/** Returns the module's sentences about the end of the game. Their place is directly below the acts (G39). */
export const gameEndSentences = (words: Words, acts: readonly ActInTurnPost[]): readonly string[] =>
  acts.flatMap(({ step, post }) =>
    words.deed.linesOf({ kind: step.operation.kind, seen: seenIn(post).filter(isEnding) }),
  );

const isEnding = (one: SeenReport): boolean => one.what === 'ended' || (one.what === 'said' && one.ends === true);

export const combinedReportLines = (words: Words, acts: readonly ActInTurnPost[], post: Post): readonly string[] => {
  const reader = post.reader === 'channel' ? undefined : post.reader;
  const isHeard = (line: SeenReport): boolean => !isEnding(line) && (!isCurrentBoardPost(post) || isNoOffer(line));
  if (acts.length < 2 && !post.sums)
    return acts.flatMap(({ step, post: own }) =>
      isTextPost(own)
        ? (own.said ?? [])
        : words.deed.linesOf({ ...deedIn(step, own), seen: own.seen?.filter(isHeard) ?? [] }, reader),
    );
  const last = acts.at(-1);
  const said = acts.flatMap((one) => {
    if (isTextPost(one.post)) return one.post.said ?? [];
    const { seen = [] } = one.post;
    const kept = seen.filter(
      (line) => isSaidTogether(line) && isHeard(line) && (one === last || !OF_NOW.has(line.what)),
    );
    return words.deed.linesOf({ ...deedIn(one.step, one.post), seen: kept }, reader);
  });
  const sums = post.sums ?? acts.flatMap((one) => (isTextPost(one.post) ? [] : only(one.post.seen ?? [], 'counted')));
  return last ? [...said, ...words.deed.linesOf({ kind: last.step.operation.kind, seen: sums })] : said;
};

/** Reports that are true only until the next act: the phase and open questions. */
const OF_NOW: ReadonlySet<SeenReport['what']> = new Set<SeenReport['what']>(['phase', 'question']);

/**
 * True unless a report is about the next phase: below the current board, Play already shows the actions of that phase.
 */
const isNoOffer = (line: SeenReport): boolean => line.what !== 'phase' || line.all !== undefined;

/**
 * False for reports that other lines already contain. Changes of counters are added up, and a move already names the
 * units that joined an army.
 */
const isSaidTogether = (line: SeenReport): boolean =>
  line.what !== 'counted' && !(line.what === 'mustered' && line.units > 0 && (line.drops ?? []).length === 0);

export const boardMarksOfActs = (acts: readonly ActInTurnPost[]): BoardMarks | undefined =>
  joinBoardMarks(acts.flatMap(({ post }) => post.marks ?? []));

/** Joins the marks of several changes. Only the board with the most marks is used. */
export const joinBoardMarks = (marks: readonly BoardMarks[]): BoardMarks | undefined => {
  const counts = new Map<BoardMarks['board'], number>();
  for (const { board } of marks) counts.set(board, (counts.get(board) ?? 0) + 1);
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  const on = marks.filter(({ board }) => board === most?.[0]);
  const [first] = on;
  return (
    first && {
      board: first.board,
      arrows: [...new Map(on.flatMap(({ arrows }) => arrows).map((one) => [`${one.from} ${one.to}`, one])).values()],
      crosses: [...new Set(on.flatMap(({ crosses }) => crosses))],
      cells: [...new Set(on.flatMap(({ cells }) => cells))],
    }
  );
};

/** Returns the acts that the picture shows; blank if there are none. */
export const pictureCaptionOfActs = (words: Words, acts: readonly ActInTurnPost[]): string => {
  const shown = acts.filter(
    ({ step, post }) => post.marks && !UNCAPTIONED.has(step.operation.kind) && isDeedReported(step, post),
  );
  const deeds = joinAnswers(shown.map(actOf)).map(({ deed }) => captionOfDeed(words, deed));
  return deeds.length > 1 ? words.posts.actsCaption(deeds) : deeds.join('');
};

export const openButton = ({ game, words }: Pick<MessageContext, 'game' | 'words'>): Button => ({
  kind: 'button',
  id: controlId('play', 'open', game),
  label: words.posts.buttons.open,
  style: 'primary',
});

export const currentBoardButtons = (
  { game, words }: Pick<MessageContext, 'game' | 'words'>,
  { operation: { kind } }: Pick<Step, 'operation'>,
  others: readonly Button[],
): readonly Button[] => {
  const { posts } = words;
  const button = (id: string, label: string): Button => ({ kind: 'button', id, label, style: 'secondary' });
  const since = kind === 'begin' ? [] : [button(controlId('play', 'since', game), posts.buttons.since)];
  return [openButton({ game, words }), ...since, ...others, button(controlId('help', 'open'), posts.buttons.help)];
};

/**
 * Returns the reader's hands if the steps changed them or brought them to the reader, in their current state (T15),
 * with the reader's totals. If the reader's turn begins, the totals are included even without a hand (C91). `before`:
 * steps that are posted together with the last one.
 */
export const describeChangedHands = (
  session: MessageContext,
  step: Step,
  post: Post,
  before: readonly Step[],
): readonly string[] => {
  const { reader } = post;
  if (reader === 'channel') return [];
  const view = session.viewNow(personViewer(reader));
  const steps = [...before.filter(({ number }) => post.tells?.includes(number)), step];
  const touched = steps.flatMap((one) => [
    ...findChangedOwnHands(view, one.change, seenIn(one === step ? post : postForReader(one, reader))),
    ...findNewHandsOfPerson(view, reader, one.change),
  ]);
  const hands = [...new Map(touched.map((hand) => [hand.id, hand])).values()];
  const sides = new Set(
    view
      .of(seatQueries)
      .mine()
      .map(({ id }) => id),
  );
  const isCalled = only(seenIn(post), 'turn').some(({ side }) => sides.has(side.id));
  const totals = hands.length > 0 || isCalled ? view.of(counterQueries).totals() : [];
  const reported = reportedIn(step.change, post);
  const unsaid = totals.filter(({ property, report }) => report === undefined || !reported.has(property));
  return [
    ...hands.map((hand) => session.words.hand.handText(view, hand)),
    ...(unsaid.length > 0 ? [session.words.counters.totalsLine(unsaid)] : []),
  ];
};

const seenIn = (post: Post | undefined): readonly SeenReport[] => (post && !isTextPost(post) ? (post.seen ?? []) : []);

const reportedIn = ({ updated }: Change, post: Post): ReadonlySet<string> => {
  if (isTextPost(post)) return new Set();
  if (post.sums) return new Set(post.sums.flatMap(({ of }) => of?.counter ?? []));
  const isAny = only(seenIn(post), 'counted').length > 0;
  return new Set(isAny ? updated.flatMap(({ kind, id }) => (kind === 'tally' ? [id] : [])) : []);
};
