import { createHmac } from 'node:crypto';
import { systems } from '../../engine/index.ts';
import { ATTEMPT_ID_BYTES, appendRow, type RowKey, readRow, rowKey, type Store, setRow } from '../../store/index.ts';
import { findHandler, type GameId, type InteractionId, type Operation, type PersonId } from '../../table/index.ts';
import type { Outcome } from '../base/outcome.ts';
import { type Ports, SECRET_BYTES, stackOf } from '../base/ports.ts';
import type { Journal } from '../log/journal.ts';

/**
 * Keyed hashes of forgotten accounts, by which a game recognizes a person who returns (T34). The key is in no log, view
 * or file, and is deleted with the game.
 */

const keyRow = (game: GameId): RowKey<string> => rowKey(`game:${game}:former`);

const numbersRow = (game: GameId, key: string, account: PersonId): RowKey<readonly number[]> =>
  rowKey(`game:${game}:former:${createHmac('sha256', key).update(account).digest('base64url').slice(0, 22)}`);

/** Stores the hash of an account with its numbers. Throws if the store fails. */
export const storeFormerAccountHash = async (
  { store, random }: Pick<Ports, 'store' | 'random'>,
  game: GameId,
  account: PersonId,
  numbers: Iterable<number>,
): Promise<void> => {
  await appendRow(store, keyRow(game), random(SECRET_BYTES).toString('base64url'));
  const key = await readRow(store, keyRow(game));
  if (key === undefined) throw new Error(`no key of the game ${game} could be stored`);
  const row = numbersRow(game, key, account);
  const known = (await readRow(store, row)) ?? [];
  await setRow(store, row, [...new Set([...known, ...numbers])]);
};

/** An account number of Discord or the playground, in the JSON of an operation. */
const ACCOUNT = /"(\d{17,20})"/g;

/**
 * Before an operation, checks if its actor, or a person it names, was forgotten in this game and is back. If so, stores
 * that; false if the store fails.
 */
export const recognizeFirst = async (
  { store, random, log }: Pick<Ports, 'store' | 'random' | 'log'>,
  journal: Journal,
  operation: Operation,
  run: (recognition: Operation, interaction: InteractionId) => Promise<Outcome>,
): Promise<boolean> => {
  try {
    for (const recognition of await recognitionsFor(store, journal, operation)) {
      const { kind } = await run(recognition, random(ATTEMPT_ID_BYTES).toString('hex') as InteractionId);
      // If the game has reached a limit, a new player couldn't take a seat either.
      if (kind !== 'done' && kind !== 'refused' && kind !== 'full') return false;
    }
    return true;
  } catch (error) {
    log.error({ game: journal.game, error: stackOf(error) }, 'it could not be read who was forgotten');
    return false;
  }
};

const recognitionsFor = async (
  store: Store,
  { game, apart }: Journal,
  operation: Operation,
): Promise<readonly Operation<'recognize'>[]> => {
  await apart.read();
  const key = apart.hasForgotten ? await readRow(store, keyRow(game)) : undefined;
  if (key === undefined) return [];
  const { texts = {} } = findHandler(systems, operation.kind) ?? {};
  // Digits in a typed text don't identify a person, but the `wants` of a request can name a person.
  const isTyped = (key: string): boolean => key !== 'wants' && Object.hasOwn(texts, key);
  const untyped = JSON.stringify(operation, (key, value) => (isTyped(key) ? undefined : value));
  const named = [...untyped.matchAll(ACCOUNT)].map(([, account]) => account as PersonId);
  const people = [...new Set([operation.actor, ...named])];
  const found = await Promise.all(people.map((person) => readRow(store, numbersRow(game, key, person))));
  return people.flatMap((actor, i) => {
    const formerly = found[i]?.map((number) => String(number) as PersonId);
    return formerly ? { kind: 'recognize', actor, formerly } : [];
  });
};
