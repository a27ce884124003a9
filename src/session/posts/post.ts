import {
  type ConsentRequest,
  canGameHideAnything,
  expectedResponseOf,
  gameOf,
  handsToSend,
  isHouse,
  isSimultaneousPhase,
  type MentionReason,
  peopleStillToAnswer,
  peopleToMention,
  playersOf,
  postFrequencyOf,
} from '../../engine/index.ts';
import type { Post, ReportDataPost, StoredPostFacts } from '../../facts/stored-post.ts';
import { isTextPost } from '../../facts/stored-post.ts';
import { findChangedOwnHands, findNewHandsOfPerson } from '../../features/cards/view/hand.ts';
import {
  type AnyRecord,
  attachChangeParts,
  type Change,
  equal,
  type Operation,
  type PersonId,
  partsOf,
  type Table,
} from '../../table/index.ts';
import { hasMessageForSomeViewers } from '../../view/scores.ts';
import type { Deed, SeenReport, WaitDeadline } from '../../view/seen/report.ts';
import { narrateChangeForViewer } from '../../view/seen/seen.ts';
import { isDeedTold, omitLineReports, tell } from '../../view/seen/tell.ts';
import { ToldChange } from '../../view/seen/told-change.ts';
import { View } from '../../view/view.ts';
import { channelViewer, personViewer } from '../../view/viewer.ts';
import type { Reader, Step } from '../base/step.ts';
import { affectedSidesOf } from '../steps/mentions.ts';
import { deedIn, isDeedReported, ownPost, type PostedStep } from '../steps/told.ts';

export const hasPostReportOfKind = (post: Post, kind: SeenReport['what']): boolean =>
  !isTextPost(post) && (post.seen ?? []).some(({ what }) => what === kind);

/**
 * Returns the posts of an applied change. The channel's post has everything that is public, and players who see more
 * get posts of their own. A reader who may know nothing gets no post (W2).
 */
export const createPosts = (
  table: Table,
  operation: Operation,
  change: Change,
  past: readonly Step[],
): readonly ReportDataPost[] => {
  const told = toldOf(table, operation, change);
  const { post: open, seen } = postOf(told, operation, change, past, 'channel');
  const posts = open ? [open] : [];
  if (!canGameHideAnything(table) && operation.kind !== 'roll' && !hasMessageForSomeViewers(change)) return posts;
  const { master } = gameOf(table);
  const shown = handsToSend(operation, seen);
  const showsHand = (reader: PersonId, own: readonly SeenReport[]): boolean => {
    const view = new View(table, personViewer(reader));
    const isChanged = reader === operation.actor || shown === 'all';
    return (
      (isChanged && findChangedOwnHands(view, change, own).length > 0) ||
      (shown !== 'none' && findNewHandsOfPerson(view, reader, change).length > 0)
    );
  };
  for (const reader of new Set([
    ...[...table.all('seat')].map(({ person }) => person),
    ...(master === undefined ? [] : [master]),
  ])) {
    const { post: own, seen: ownSeen } = postOf(told, operation, change, past, reader);
    if (own && (!open || !saysSame(own, open) || showsHand(reader, ownSeen))) posts.push(own);
  }
  return posts;
};

const saysSame = (one: ReportDataPost, other: ReportDataPost): boolean =>
  equal(one.seen, other.seen) && equal(one.past, other.past);

export const createPostForReader = (
  table: Table,
  operation: Operation,
  change: Change,
  past: readonly Step[],
  reader: Reader,
): ReportDataPost | undefined => postOf(toldOf(table, operation, change), operation, change, past, reader).post;

const postOf = (
  shown: ToldChange,
  operation: Operation,
  change: Change,
  past: readonly Step[],
  reader: Reader,
): { readonly post: ReportDataPost | undefined; readonly seen: readonly SeenReport[] } => {
  const { table } = shown;
  const viewer = reader === 'channel' ? channelViewer : personViewer(reader);
  const { seen, marks } = narrateChangeForViewer(shown, viewer);
  const { kind, ...told } = tell(
    operation,
    seen,
    past.flatMap((step) => pastDeed(step, reader) ?? []),
  );
  const facts = reader === 'channel' ? openFacts(table, operation, change, seen) : {};
  const isTold = facts.turn || facts.happened || told.seen || isDeedTold({ kind, ...told });
  const direct = reader === 'channel' ? undefined : concernOf(table, operation, seen, reader);
  const post = { reader, ...told, ...facts, ...(direct ? { direct } : {}), ...(marks ? { marks } : {}) };
  return { post: isTold ? post : undefined, seen };
};

const openFacts = (
  table: Table,
  operation: Operation,
  change: Change,
  seen: readonly SeenReport[],
): Omit<StoredPostFacts, 'reader'> => {
  const turn = gameOf(table).phase === 'over' ? undefined : turnOf(table, operation, seen);
  const happened = affectedSidesOf(table, operation, seen);
  const isAsked = seen.some(({ what }) => what === 'asked');
  const request = isAsked ? change.added.find((record) => record.kind === 'request') : undefined;
  const wait = request && waitOf(table, request);
  const mentions = peopleToMention(table, operation, seen).filter(({ for: concern }) => turn || concern !== 'turn');
  return {
    ...(turn ? { turn } : {}),
    ...(happened.length > 0 ? { happened } : {}),
    ...(request ? { asks: peopleStillToAnswer(table, request).filter((person) => !isHouse(person)) } : {}),
    ...(wait ? { wait } : {}),
    ...(mentions.length > 0 ? { mentions } : {}),
  };
};

const concernOf = (table: Table, operation: Operation, seen: readonly SeenReport[], reader: PersonId): MentionReason =>
  peopleToMention(table, operation, seen).find(({ person, for: why }) => person === reader && WAITS.has(why))?.for ??
  'news';

const WAITS: ReadonlySet<MentionReason> = new Set(['fight', 'question']);

const toldOf = (table: Table, operation: Operation, change: Change): ToldChange =>
  new ToldChange(table, operation.kind === 'begin' ? withoutSetUp(change) : change, operation);

/**
 * Returns a change without the setup of pieces, which the board shows. Pieces that moved from their first place stay in
 * it.
 */
const withoutSetUp = (change: Change): Change => {
  const parts = partsOf(change);
  const places = new Map(
    (parts[0]?.added ?? []).flatMap((one) => (one.kind === 'piece' ? [[one.id as string, one.place] as const] : [])),
  );
  const isToldOf = (one: AnyRecord): boolean => {
    if (one.kind !== 'piece') return true;
    const place = places.get(one.id);
    return place !== undefined && (place.in !== one.place.in || place.cell !== one.place.cell);
  };
  return attachChangeParts({ ...change, added: change.added.filter(isToldOf) }, parts);
};

const pastDeed = (step: PostedStep, reader: Reader): Deed | string | undefined => {
  const post = ownPost(step, reader);
  if (!post || !isDeedReported(step, post)) return undefined;
  return isTextPost(post) ? post.deed : omitLineReports(deedIn(step, post));
};

/**
 * Returns the turn and the players to mention when a side's turn begins: each once, without the player who caused it
 * (T18). If all sides choose at once, the report of the phase mentions them instead.
 */
const turnOf = (table: Table, { actor }: Operation, seen: readonly SeenReport[]): StoredPostFacts['turn'] => {
  const turn = seen.find((one) => one.what === 'turn');
  if (!turn || (isSimultaneousPhase(table) && postFrequencyOf(table) !== 'turn')) return undefined;
  const players = playersOf(table, turn.side.id).filter((player) => player !== actor);
  return { side: turn.side.name, players, ...(postFrequencyOf(table) === 'turn' ? { number: turn.number } : {}) };
};

const waitOf = (table: Table, request: ConsentRequest): WaitDeadline | undefined => {
  const what = expectedResponseOf(table, request);
  return what && request.until !== undefined ? { until: request.until, for: what } : undefined;
};
