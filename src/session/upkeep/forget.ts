import type { PersonDeletionReport } from '../../facts/upkeep-found.ts';
import { ATTEMPT_ID_BYTES, type Store, setRow } from '../../store/index.ts';
import type { GameId, InteractionId, Operation, PersonId } from '../../table/index.ts';
import { requestQueries } from '../../view/requests.ts';
import { channelViewer } from '../../view/viewer.ts';
import type { Outcome } from '../base/outcome.ts';
import type { Ports } from '../base/ports.ts';
import { storeFormerAccountHash } from '../game/former-accounts.ts';
import { Session } from '../game/session.ts';
import { gameInChannelState, isChannelState } from '../log/channel-state.ts';
import { checkpointKey, forgottenMarkKey, readHead } from '../log/checkpoint.ts';
import { DamagedLogError } from '../log/damage.ts';
import { personalItemKey } from '../log/personal.ts';
import { accountNumbersOf, authorNumberIn, parseRowJson } from './accounts.ts';
import { rowsOf, type UpkeepProgress } from './pages.ts';

/** The number that replaces an account outside the games; shown as a former player. */
const NOBODY = '0';

/**
 * Forgets a person. First leaves their seats, and stores a keyed hash of the account for each game (T34). Sets the
 * account and its typed texts in the games to null, and deletes snapshots that contain them. Deletes the person's own
 * rows, and replaces the account in all others. After a failure, a repeated call continues. Other processes read such
 * games again at their next use, at most two seconds later.
 */
export const forgetPerson = async (
  ports: Ports,
  person: PersonId,
  progress: UpkeepProgress,
): Promise<PersonDeletionReport> => {
  const { store } = ports;
  const account = new RegExp(`(?<!\\d)${person}(?!\\d)`);
  const numbers = await accountNumbersOf(store, person, progress);
  for (const game of numbers.keys()) await leave(ports, game, person);
  // This comes before anything is set to null, so that a repeated call still knows the account.
  for (const [game, own] of numbers) await storeFormerAccountHash(ports, game, person, own);
  const left = new Set<GameId>();
  let [deleted, replaced] = [0, 0];
  for await (const { key, value } of rowsOf(store, progress)) {
    const [, game, kind] = /^game:([^:]+):(apart|step|part|snap|head|cut)\b/.exec(key) ?? [];
    if (isChannelState(key)) continue; // goes with the snapshots
    if (kind === 'apart') {
      const by = authorNumberIn(value);
      if (by !== undefined && numbers.get(game as GameId)?.has(by)) await store.set(key, null);
    } else if (kind === 'snap') {
      // Such rows are only deleted after no process writes the account into new ones any more.
    } else if (kind !== undefined) {
      if (account.test(value)) left.add(game as GameId);
    } else if (account.test(key)) {
      await store.delete([key]);
      deleted += 1;
    } else if (account.test(value)) {
      if (await replace(store, key, value.replaceAll(new RegExp(account, 'g'), NOBODY))) replaced += 1;
    }
  }
  // This is last, so that a repeated call still knows which texts the account typed.
  for (const [game, own] of numbers) {
    for (const number of own) await store.set(personalItemKey(game, number), null);
    await setRow(store, forgottenMarkKey(game), ports.random(ATTEMPT_ID_BYTES).toString('base64url'));
  }
  await withoutSnapshots(ports, (game, value) => numbers.has(game) || account.test(value), progress);
  return { games: numbers.size, deleted, replaced, left: [...left] };
};

const replace = async (store: Store, key: string, text: string): Promise<boolean> => {
  const row = parseRowJson(text);
  if (row) await store.set(key, row.value);
  return row !== undefined;
};

/** Withdraws the person's requests and frees their seats. The game may refuse either. */
const leave = async (ports: Ports, game: GameId, actor: PersonId): Promise<void> => {
  try {
    const session = await Session.load(ports, game);
    if (!session) return;
    const run = (operation: Operation): Promise<Outcome> =>
      session.run(operation, `forget ${ports.random(9).toString('hex')}` as InteractionId);
    const requests = session.viewNow(channelViewer).of(requestQueries);
    for (const { by, handle } of requests.all())
      if (by === actor) await run({ kind: 'decline', actor, request: requests.id(handle) ?? '' });
    await run({ kind: 'leave', actor, side: undefined });
    await session.close();
  } catch (error) {
    if (!(error instanceof DamagedLogError)) throw error;
  }
};

const withoutSnapshots = async (
  { store, log }: Pick<Ports, 'store' | 'log'>,
  holds: (game: GameId, value: string) => boolean,
  progress: UpkeepProgress,
): Promise<void> => {
  const bare = new Set<GameId>();
  for await (const { key, value } of rowsOf(store, progress)) {
    if (isChannelState(key)) {
      const shown = gameInChannelState(value);
      if (shown === undefined || holds(shown, value)) await store.delete([key]);
      continue;
    }
    const [, id] = /^game:([^:]+):snap:/.exec(key) ?? [];
    const game = id as GameId | undefined;
    if (game === undefined || !holds(game, value)) continue;
    if (!bare.has(game)) {
      const { snapshot: _, ...head } = await readHead({ store, log }, game);
      await setRow(store, checkpointKey(game), head);
    }
    bare.add(game);
    await store.delete([key]);
  }
};
