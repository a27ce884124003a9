import { type JsonValue, parseRowValue, type Store } from '../../store/index.ts';
import type { GameId, PersonId } from '../../table/index.ts';
import type { PersonalItem } from '../log/personal.ts';
import { rowsOf, type UpkeepProgress } from './pages.ts';

export const accountNumbersOf = async (
  store: Pick<Store, 'rowsAfter'>,
  person: PersonId,
  progress: UpkeepProgress,
): Promise<ReadonlyMap<GameId, ReadonlySet<number>>> => {
  const numbers = new Map<GameId, Set<number>>();
  for await (const { key, value } of rowsOf(store, progress)) {
    const [, game, number] = /^game:([^:]+):apart:(\d+)$/.exec(key) ?? [];
    const item = game === undefined ? undefined : itemIn(value);
    if (!item || !('account' in item) || item.account !== person) continue;
    const known = numbers.get(game as GameId) ?? new Set();
    numbers.set(game as GameId, known.add(Number(number)));
  }
  return numbers;
};

const itemIn = (text: string): PersonalItem | null | undefined =>
  parseRowJson(text)?.value as PersonalItem | null | undefined;

/** Parses a row; undefined if it is not JSON. */
export const parseRowJson = (text: string): { readonly value: JsonValue } | undefined => {
  try {
    const value = parseRowValue(text);
    return value === undefined ? undefined : { value };
  } catch {
    return undefined;
  }
};

export const authorNumberIn = (text: string): number | undefined => {
  const item = itemIn(text);
  return item && 'by' in item ? item.by : undefined;
};
