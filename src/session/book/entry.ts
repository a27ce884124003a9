import { isGameDecided } from '../../engine/index.ts';
import type { BookEntry } from '../../facts/book-records.ts';
import { gameQueries } from '../../view/game.ts';
import { scoreQueries } from '../../view/scores.ts';
import { seatQueries } from '../../view/seats.ts';
import type { View } from '../../view/view.ts';
import { channelViewer } from '../../view/viewer.ts';
import type { Step } from '../base/step.ts';
import type { Session } from '../game/session.ts';

/**
 * Returns the score book's entry for a game that has ended, from public information only. Undefined if the game isn't
 * recorded (S26). `keeps`: true if the book keeps people's results in games of any module (S36).
 */
export const bookEntryOf = async (session: Session, keeps: boolean): Promise<BookEntry | undefined> => {
  const entry = await session.read(channelViewer, (view) =>
    (view.of(scoreQueries).book === '' && !keeps) || !hasResults(view)
      ? undefined
      : { ...entryOf(session, view), ...(keeps ? { module: view.of(gameQueries).module } : {}) },
  );
  return entry && { ...entry, at: (await session.journal.step(entry.step))?.at ?? 0 };
};

/** Abandoned games have no results. */
const hasResults = (view: View): boolean => view.of(gameQueries).phase === 'over' && view.of(isGameDecided);

const entryOf = ({ game, number }: Session, view: View): Omit<BookEntry, 'at'> => ({
  game,
  step: number,
  book: view.of(scoreQueries).book,
  title: view.of(gameQueries).title,
  players: view
    .of(seatQueries)
    .sides()
    .map(({ name, players }) => ({ side: name, persons: players })),
  results: view
    .of(scoreQueries)
    .results()
    .map(({ side, result, place }) => ({ side, result, ...(place === undefined ? {} : { place }) })),
  scores: view.of(scoreQueries).final(),
  ...(view.of(gameQueries).isArranged ? { arranged: true } : {}),
  ...(view.of(gameQueries).hadBot ? { bot: true } : {}),
});

export const newPhaseIn = ({ change }: Step): 'over' | 'playing' | undefined => {
  const phase = change.updated.find(({ kind, to, from }) => kind === 'game' && to['phase'] !== from['phase'])?.to[
    'phase'
  ];
  return phase === 'over' || phase === 'playing' ? phase : undefined;
};
