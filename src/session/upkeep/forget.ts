import type { GameId, InteractionId, PersonId } from '../../engine/core/ids.ts';
import type { Ports } from '../game/ports.ts';
import { Session } from '../game/session.ts';
import { headKey, readHead } from '../store/checkpoint.ts';
import { DamagedLog } from '../store/damage.ts';
import type { KeyvStore } from '../store/keyv-store.ts';
import type { TextRow } from '../store/keyv-table.ts';
import { keyvRow } from '../store/keyv-text.ts';
import type { PersonalItem } from '../store/personal.ts';
import { setRow } from '../store/row.ts';
import type { Forgotten } from './found.ts';
import { pagesOf, type UpkeepProgress } from './pages.ts';

/** Stands for an account in rows outside the games: nobody's, shown as a former player. */
const NOBODY = '0';

/**
 * Forgets a person: leaves the seats, sets what games keep apart of the account and what was typed by it to null, takes
 * away the snapshots that hold it, deletes the person's own rows, and replaces the account in all others. Called again,
 * it goes on where it was stopped. Other processes remember what they have read until they end.
 */
export const forgetPerson = async (
  ports: Ports & { readonly store: KeyvStore },
  person: PersonId,
  progress: UpkeepProgress,
): Promise<Forgotten> => {
  const { store } = ports;
  const account = new RegExp(`(?<!\\d)${person}(?!\\d)`, 'g');
  const numbers = await numbersOf(store, person, progress);
  for (const game of numbers.keys()) await leave(ports, game, person);
  const bare = new Set<GameId>();
  const left = new Set<GameId>();
  const accounts: string[] = [];
  let deleted = 0;
  let replaced = 0;
  const forget = async ({ key, value }: TextRow): Promise<void> => {
    const [, game, kind, number] = /^game:([^:]+):(apart|step|part|snap|head|cut)\b:?(\d+)?/.exec(key) ?? [];
    const own = numbers.get(game as GameId);
    if (kind === 'apart') {
      const by = authorIn(value);
      if (own?.has(Number(number))) accounts.push(key);
      else if (by !== undefined && own?.has(by)) await store.set(key, null);
    } else if (kind === 'snap') {
      if (!own && !new RegExp(account).test(value)) return;
      if (!bare.has(game as GameId)) await withoutSnapshot(ports, game as GameId);
      bare.add(game as GameId);
      await store.delete([key]);
    } else if (kind !== undefined) {
      if (new RegExp(account).test(value)) left.add(game as GameId);
    } else if (new RegExp(account).test(key)) {
      await store.delete([key]);
      deleted += 1;
    } else if (new RegExp(account).test(value)) {
      await store.putRows([{ key, value: value.replace(account, NOBODY) }]);
      replaced += 1;
    }
  };
  let rows = 0;
  for await (const page of pagesOf(store)) {
    for (const row of page) await forget(row);
    rows += page.length;
    progress('rows', rows);
  }
  // Last, so that whoever goes on after a stop still knows what else was typed by the account.
  for (const key of accounts) await store.set(key, null);
  return { games: numbers.size, deleted, replaced, left: [...left] };
};

/** The numbers of the person's account, by game. */
const numbersOf = async (
  store: KeyvStore,
  person: PersonId,
  progress: UpkeepProgress,
): Promise<ReadonlyMap<GameId, ReadonlySet<number>>> => {
  const numbers = new Map<GameId, Set<number>>();
  let rows = 0;
  for await (const page of pagesOf(store)) {
    for (const { key, value } of page) {
      const [, game, number] = /^game:([^:]+):apart:(\d+)$/.exec(key) ?? [];
      const item = game === undefined ? undefined : itemIn(value);
      if (!item || !('account' in item) || item.account !== person) continue;
      const known = numbers.get(game as GameId) ?? new Set();
      numbers.set(game as GameId, known.add(Number(number)));
    }
    rows += page.length;
    progress('rows', rows);
  }
  return numbers;
};

const itemIn = (text: string): PersonalItem | null | undefined => {
  try {
    return keyvRow<PersonalItem | null>(text).value;
  } catch {
    return undefined;
  }
};

/** By whom a text was typed; undefined for an account. */
const authorIn = (text: string): number | undefined => {
  const item = itemIn(text);
  return item && 'by' in item ? item.by : undefined;
};

/** Frees the person's seats in a game that can be read. Who has none there is refused, and that is well. */
const leave = async (ports: Ports, game: GameId, actor: PersonId): Promise<void> => {
  try {
    const session = await Session.load(ports, game);
    await session?.run(
      { kind: 'leave', actor, side: undefined },
      `forget ${ports.random(9).toString('hex')}` as InteractionId,
    );
    await session?.close();
  } catch (error) {
    if (!(error instanceof DamagedLog)) throw error;
  }
};

/** Snapshots hold accounts as they are; the log is the truth. */
const withoutSnapshot = async ({ store, log }: Ports, game: GameId): Promise<void> => {
  const { snapshot: _, ...head } = await readHead({ store, log }, game);
  await setRow(store, headKey(game), head);
};
