import type { ChannelId } from '../../facts/where.ts';
import { type RowKey, rowKey, type Store, setRow, valueIn } from '../../store/index.ts';
import type { GameId } from '../../table/index.ts';

/** A game that ended at a time (ms since 1970); filed by the time, so that what ended long ago is found at once (H12). */
export interface EndedGame {
  readonly game: GameId;
  readonly channel: ChannelId;
  readonly at: number;
}

const ENDED = 'ended:';
/** Digits of a time: sorted as texts they are sorted as numbers. */
const DIGITS = 15;
const keyOf = ({ game, at }: EndedGame): RowKey<EndedGame> =>
  rowKey(`${ENDED}${String(at).padStart(DIGITS, '0')}:${game}`);

export const noteEnded = (store: Store, ended: EndedGame): Promise<void> => setRow(store, keyOf(ended), ended);

export const strikeEnded = (store: Store, ended: EndedGame): Promise<void> => store.delete([keyOf(ended)]);

/** At most so many games, those that ended first, behind one of them where it is given. */
export const endedAfter = async (store: Store, count: number, behind?: EndedGame): Promise<readonly EndedGame[]> => {
  const rows = await store.rowsAfter(behind ? keyOf(behind) : ENDED, count);
  return rows.flatMap(({ key, value }) => (key.startsWith(ENDED) ? (valueIn<EndedGame>(value) ?? []) : []));
};
