import type { JsonValue, Store } from '../../store/index.ts';
import type { GameId, PersonId } from '../../table/index.ts';
import type { StepRow } from '../log/chain.ts';
import { isChannelState } from '../log/channel-state.ts';
import { accountNumbersOf, authorNumberIn, parseRowJson } from './accounts.ts';
import { rowsOf, type UpkeepProgress } from './pages.ts';

/** Everything that the store has about one person, for that person only. */
export interface PersonData {
  readonly person: PersonId;
  readonly games: readonly PersonGame[];
  /** Rows outside games: the person's own rows, and the parts of other rows that name the person. */
  readonly rows: readonly { readonly key: string; readonly value: JsonValue }[];
}

interface PersonGame {
  readonly game: GameId;
  readonly channel?: string;
  readonly texts: readonly string[];
  /** The person's acts with their times (ISO 8601, UTC), without the results of the acts. */
  readonly did: readonly { readonly step: number; readonly at: string; readonly what: string }[];
}

/** Returns everything about a person in a store. Throws if the store can't be read. */
export const collectPersonData = async (
  store: Pick<Store, 'rowsAfter'>,
  person: PersonId,
  progress: UpkeepProgress,
): Promise<PersonData> => {
  const account = new RegExp(`(?<!\\d)${person}(?!\\d)`);
  const numbers = await accountNumbersOf(store, person, progress);
  const channels = new Map<string, string>();
  const texts = new Map<string, string[]>();
  const did = new Map<string, PersonGame['did'][number][]>();
  const rows: PersonData['rows'][number][] = [];
  for await (const { key, value: text } of rowsOf(store, progress)) {
    const value = parseRowJson(text)?.value;
    if (value === undefined || value === null || isChannelState(key)) continue;
    const [, game = '', kind] = /^game:([^:]+):(apart|step|part|snap|head|cut)\b/.exec(key) ?? [];
    const [, channel] = /^channel:(\d+):game:\d+$/.exec(key) ?? [];
    const own = numbers.get(game as GameId);
    if (channel !== undefined) channels.set((value as { readonly game: GameId }).game, channel);
    if (kind === 'apart') {
      const by = authorNumberIn(text);
      if (by !== undefined && own?.has(by)) noted(texts, game, (value as { readonly text: string }).text);
    } else if (kind === 'step') {
      const { number, at, operation } = value as unknown as StepRow;
      const [, by] = /^@(\d+);$/.exec(operation.actor) ?? [];
      if (own?.has(Number(by)))
        noted(did, game, { step: number, at: new Date(at).toISOString(), what: operation.kind });
    } else if (kind === undefined) {
      if (account.test(key)) rows.push({ key, value });
      else if (account.test(text)) rows.push({ key, value: naming(value, account) });
    }
  }
  const games = [...numbers.keys()].map((game) => {
    const channel = channels.get(game);
    return {
      game,
      ...(channel === undefined ? {} : { channel }),
      texts: texts.get(game) ?? [],
      did: did.get(game) ?? [],
    };
  });
  return { person, games, rows };
};

const noted = <T>(all: Map<string, T[]>, game: string, one: T): void => {
  const known = all.get(game);
  if (known) known.push(one);
  else all.set(game, [one]);
};

/** Returns the parts of a value that name the person. Entries about other people are left out. */
const naming = (value: JsonValue, account: RegExp): JsonValue => {
  if (Array.isArray(value))
    return value.filter((one) => account.test(JSON.stringify(one))).map((one) => naming(one, account));
  if (!isFiled(value)) return value;
  const entries = Object.entries(value).filter(
    ([name, one]) => !(Array.isArray(one) || isFiled(one)) || account.test(name) || account.test(JSON.stringify(one)),
  );
  return Object.fromEntries(entries.map(([name, one]) => [name, account.test(name) ? one : naming(one, account)]));
};

const isFiled = (value: JsonValue): value is { readonly [name: string]: JsonValue } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
