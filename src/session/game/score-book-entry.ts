import { isDecided } from '../../engine/index.ts';
import type { View } from '../../view/view.ts';
import { channelViewer } from '../../view/viewer.ts';
import type { BookEntry } from './score-book.ts';
import type { Session } from './session.ts';
import type { Step } from './step.ts';

/**
 * What the score book says of a game that has ended, made from what everybody may know; undefined where it is not
 * recorded (S26).
 */
export const bookEntryOf = async (session: Session): Promise<BookEntry | undefined> => {
  const entry = await session.read(channelViewer, (view) =>
    view.book === '' || !hasResults(view) ? undefined : entryOf(session, view),
  );
  return entry && { ...entry, at: (await session.journal.step(entry.step))?.at ?? 0 };
};

/** An abandoned game has no results. */
const hasResults = (view: View): boolean => view.phase === 'over' && view.of(isDecided);

const entryOf = ({ game, number }: Session, view: View): Omit<BookEntry, 'at'> => ({
  game,
  step: number,
  book: view.book,
  title: view.title,
  players: view.sides().map(({ name, players }) => ({ side: name, persons: players })),
  results: view
    .results()
    .map(({ side, result, place }) => ({ side, result, ...(place === undefined ? {} : { place }) })),
  scores: view.finalScores(),
});

/** What a step did to the game: ended it, or opened it again. */
export const phaseIn = ({ change }: Step): 'over' | 'playing' | undefined => {
  const phase = change.updated.find(({ kind, to, from }) => kind === 'game' && to['phase'] !== from['phase'])?.to[
    'phase'
  ];
  return phase === 'over' || phase === 'playing' ? phase : undefined;
};
