import type { Change } from '../../engine/core/change.ts';
import { only } from '../../engine/core/report.ts';
import { counterQueries } from '../../view/counters.ts';
import { changedHands, newHands } from '../../view/hand.ts';
import { seatQueries } from '../../view/seats.ts';
import { personViewer } from '../../view/viewer.ts';
import type { Step } from '../game/step.ts';
import type { ToldGame } from './drawings.ts';
import { isInWords } from './post.ts';
import type { Post } from './stored-post.ts';

/** A player's own hands and counters, as lines of a message that only that player gets. */

/**
 * Returns the reader's hands that the step changed or gave to the reader, as they are now (T15), and the reader's
 * totals below them. If the turn comes to the reader, the totals are there without a hand, too (C91).
 */
export const handLines = (session: ToldGame, { change }: Step, post: Post): readonly string[] => {
  const { reader } = post;
  if (reader === 'channel') return [];
  const view = session.viewNow(personViewer(reader));
  const seen = isInWords(post) ? [] : (post.seen ?? []);
  const hands = [...changedHands(view, change, seen), ...newHands(view, reader, change)];
  const sides = new Set(
    view
      .of(seatQueries)
      .mine()
      .map(({ id }) => id),
  );
  const isCalled = only(seen, 'turn').some(({ side }) => sides.has(side.id));
  const totals = hands.length > 0 || isCalled ? view.of(counterQueries).totals() : [];
  const reported = reportedIn(change, post);
  const unsaid = totals.filter(({ property, report }) => report === undefined || !reported.has(property));
  return [
    ...hands.map((hand) => session.words.hand.handText(view, hand)),
    ...(unsaid.length > 0 ? [session.words.counters.totalsLine(unsaid)] : []),
  ];
};

/** The counters that speak in the post itself, if they have a report. */
const reportedIn = ({ updated }: Change, post: Post): ReadonlySet<string> => {
  if (isInWords(post)) return new Set();
  if (post.sums) return new Set(post.sums.flatMap(({ of }) => of?.counter ?? []));
  const isAny = only(post.seen ?? [], 'counted').length > 0;
  return new Set(isAny ? updated.flatMap(({ kind, id }) => (kind === 'tally' ? [id] : [])) : []);
};
