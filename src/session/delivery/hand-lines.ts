import type { Change } from '../../engine/core/change.ts';
import { only, type Seen } from '../../engine/core/report.ts';
import { counterQueries } from '../../view/counters.ts';
import { changedHands, newHands } from '../../view/hand.ts';
import { seatQueries } from '../../view/seats.ts';
import { personViewer } from '../../view/viewer.ts';
import type { Step } from '../game/step.ts';
import type { ToldGame } from './drawings.ts';
import { isInWords, postTo } from './post.ts';
import type { Post } from './stored-post.ts';

/** A player's own hands and counters, as lines of a message that only that player gets. */

/**
 * Returns the reader's hands that the told steps changed or gave to the reader, as they are now (T15), and the reader's
 * totals below them. If the turn comes to the reader, the totals are there without a hand, too (C91). `before`: the
 * steps that are told with the last one.
 */
export const handLines = (session: ToldGame, step: Step, post: Post, before: readonly Step[]): readonly string[] => {
  const { reader } = post;
  if (reader === 'channel') return [];
  const view = session.viewNow(personViewer(reader));
  const steps = [...before.filter(({ number }) => post.tells?.includes(number)), step];
  const touched = steps.flatMap((one) => [
    ...changedHands(view, one.change, seenIn(one === step ? post : postTo(one, reader))),
    ...newHands(view, reader, one.change),
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

const seenIn = (post: Post | undefined): readonly Seen[] => (post && !isInWords(post) ? (post.seen ?? []) : []);

/** The counters that speak in the post itself, if they have a report. */
const reportedIn = ({ updated }: Change, post: Post): ReadonlySet<string> => {
  if (isInWords(post)) return new Set();
  if (post.sums) return new Set(post.sums.flatMap(({ of }) => of?.counter ?? []));
  const isAny = only(seenIn(post), 'counted').length > 0;
  return new Set(isAny ? updated.flatMap(({ kind, id }) => (kind === 'tally' ? [id] : [])) : []);
};
