import type { Change } from '../../engine/core/change.ts';
import type { PersonId } from '../../engine/core/ids.ts';
import type { Operation } from '../../engine/core/operation.ts';
import type { Table } from '../../engine/core/table.ts';
import { askedPeople, gameOf, hidesAnything, playersOf, type Request, waitsFor } from '../../engine/index.ts';
import { changedHands } from '../../view/hand.ts';
import type { Marks, Seen } from '../../view/report.ts';
import { speaksApart } from '../../view/scores.ts';
import { reportOf } from '../../view/seen.ts';
import { tell } from '../../view/tell.ts';
import { View } from '../../view/view.ts';
import { channelViewer, personViewer } from '../../view/viewer.ts';
import { changesOf, deedOf, linesOf } from '../../words/en/deed.ts';
import type { Wait } from '../../words/en/requests.ts';
import type { Reader, Step } from '../game/step.ts';

/** What one reader is told of a step: rendered words, stored with it. Pictures are drawn anew. */
export interface Post {
  readonly reader: Reader;
  /**
   * What was done, as this reader saw it, without who did it; blank where only the turn that it ended is told (T18).
   */
  readonly deed: string;
  /** What counters and scorekeepers say to this reader, and who won or lost by it, a line each (S11, S24). */
  readonly said?: readonly string[];
  /** The side whose turn it has become, by name, and the players to be mentioned. */
  readonly turn?: { readonly side: string; readonly players: readonly PersonId[] };
  /** The players who are asked to agree to something, and are mentioned. */
  readonly asks?: readonly PersonId[];
  /** How long is waited for them. */
  readonly wait?: Wait;
  /** What another module changes, or would, a line each (D1). */
  readonly differs?: readonly string[];
  /** Where the change is seen on a board. */
  readonly marks?: Marks;
}

/**
 * What a change means to each who must be told, after it was applied: to the channel what everybody may know, and to
 * each player who sees more than that. A reader to whom it means nothing gets no post, not even an empty one (W2).
 */
export const postsOf = (table: Table, operation: Operation, change: Change, past: readonly Step[]): readonly Post[] => {
  const open = postFor(table, operation, change, past, 'channel');
  const posts = open ? [open] : [];
  if (!hidesAnything(table) && operation.kind !== 'roll' && !speaksApart(change)) return posts;
  const { master } = gameOf(table);
  for (const reader of new Set([
    ...[...table.all('seat')].map(({ person }) => person),
    ...(master === undefined ? [] : [master]),
  ])) {
    const own = postFor(table, operation, change, past, reader);
    if (
      own &&
      (own.deed !== open?.deed ||
        own.said?.join('\n') !== open?.said?.join('\n') ||
        showsHand(table, operation, change, reader))
    )
      posts.push(own);
  }
  return posts;
};

/**
 * Who acts sees what his own hands hold then; as the game begins, and by undo and redo, everybody whose hand it changed
 * (T9, T15).
 */
const showsHand = (table: Table, { kind, actor }: Operation, change: Change, reader: PersonId): boolean =>
  (reader === actor || kind === 'begin' || kind === 'undo' || kind === 'redo') &&
  changedHands(new View(table, personViewer(reader)), change).length > 0;

/** What one reader is told of it; undefined: nothing at all. */
export const postFor = (
  table: Table,
  operation: Operation,
  change: Change,
  past: readonly Step[],
  reader: Reader,
): Post | undefined => {
  const told = operation.kind === 'begin' ? withoutPieces(change) : change;
  const viewer = reader === 'channel' ? channelViewer : personViewer(reader);
  const { seen, marks } = reportOf(table, told, viewer, operation);
  const done = tell(
    operation,
    seen,
    past.map((step) => deedFor(step, reader)).filter((words) => words !== ''),
  );
  const [deed, said, differs] = [deedOf(done), linesOf(done), changesOf(done)];
  const turn = reader === 'channel' && gameOf(table).phase !== 'over' ? turnOf(table, operation, seen) : undefined;
  if (deed === '' && !turn && said.length === 0) return undefined;
  const isAsked = reader === 'channel' && seen.some(({ what }) => what === 'asked');
  const request = isAsked ? change.added.find((record) => record.kind === 'request') : undefined;
  const wait = request && waitOf(table, request);
  return {
    reader,
    deed,
    ...(said.length > 0 ? { said } : {}),
    ...(turn ? { turn } : {}),
    ...(request ? { asks: askedPeople(table, request) } : {}),
    ...(wait ? { wait } : {}),
    ...(differs.length > 0 ? { differs } : {}),
    ...(marks ? { marks } : {}),
  };
};

/** The set-up is shown by the board, not told piece by piece. */
const withoutPieces = (change: Change): Change => ({
  ...change,
  added: change.added.filter(({ kind }) => kind !== 'piece'),
});

/** The post that a step has for this reader alone, or for the channel. */
export const postTo = ({ posts }: Pick<Step, 'posts'>, reader: Reader): Post | undefined =>
  posts.find((post) => post.reader === reader);

/** What this reader was told of a step: a post of its own, where the channel's says less, or the channel's. */
export const ownPost = (step: Pick<Step, 'posts'>, reader: Reader): Post | undefined =>
  postTo(step, reader) ?? postTo(step, 'channel');

/** A step as this reader was told of it. */
export const deedFor = (step: Pick<Step, 'posts'>, reader: Reader): string => ownPost(step, reader)?.deed ?? '';

/** Who is mentioned when a side's turn comes: its players, once, but not the one who brought it about (T18). */
const turnOf = (table: Table, { actor }: Operation, seen: readonly Seen[]): Post['turn'] => {
  const turn = seen.find((one) => one.what === 'turn');
  return turn && { side: turn.side.name, players: playersOf(table, turn.side.id).filter((player) => player !== actor) };
};

const waitOf = (table: Table, request: Request): Wait | undefined => {
  const what = waitsFor(table, request);
  return what && request.until !== undefined ? { until: request.until, for: what } : undefined;
};
