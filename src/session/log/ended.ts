import type { ChannelId } from '../../facts/where.ts';
import { parseRowValue, type RowKey, rowKey, type Store, setRow } from '../../store/index.ts';
import type { GameId } from '../../table/index.ts';

/**
 * A game and the time of its end (ms since 1970). The key begins with the time, so that old games are found quickly
 * (H12).
 */
export interface EndedGame {
  readonly game: GameId;
  readonly channel: ChannelId;
  readonly at: number;
}

const ENDED = 'ended:';
/** The number of digits of a time in the key. With leading zeros, texts sort in the same order as numbers. */
const DIGITS = 15;
const keyOf = ({ game, at }: EndedGame): RowKey<EndedGame> =>
  rowKey(`${ENDED}${String(at).padStart(DIGITS, '0')}:${game}`);

export const noteEnded = (store: Store, ended: EndedGame): Promise<void> => setRow(store, keyOf(ended), ended);

export const removeEndedGameRow = (store: Store, ended: EndedGame): Promise<void> => store.delete([keyOf(ended)]);

/** Returns up to `count` games in the order of their end. `behind`: only games after this one. */
export const listEndedGames = async (
  store: Store,
  count: number,
  behind?: EndedGame,
): Promise<readonly EndedGame[]> => {
  const rows = await store.rowsAfter(behind ? keyOf(behind) : ENDED, count);
  return rows.flatMap(({ key, value }) => (key.startsWith(ENDED) ? (parseRowValue<EndedGame>(value) ?? []) : []));
};
