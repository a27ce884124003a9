import type { Module, Wish } from '../../../src/engine/index.ts';
import type { Outcome } from '../../../src/session/base/outcome.ts';
import type { OpenGame } from '../../../src/session/channel/open-game.ts';
import type { InteractionId, Operation, PersonId } from '../../../src/table/index.ts';
import { requestQueries } from '../../../src/view/requests.ts';
import { channelViewer } from '../../../src/view/viewer.ts';
import { CHANNEL, moveOf, newInteraction, newProcess, newTable, type Process } from '../../support/session.ts';
import { ANN, MAIN, openModule, spot } from '../../support/table.ts';

/** What people hear of what is done at a table: a post, whom it pings, and direct messages. */

/** What came of one act: the channel's post with whom it pings, and to whom what went directly. */
export interface Heard {
  readonly text: string;
  readonly mentions: readonly PersonId[];
  readonly directs: readonly (readonly [person: PersonId, text: string])[];
}

export interface Played {
  readonly process: Process;
  readonly game: OpenGame;
}

/** Tries it; undefined where it is refused. `granted`: by somebody else's yes, so that nobody answers its actor. */
export const tried = async (
  { process, game }: Played,
  operation: Operation,
  granted?: 'granted',
): Promise<Heard | undefined> => {
  const before = process.messenger.there.length;
  const interaction = `${newInteraction()}${granted ? '/granted' : ''}` as InteractionId;
  const outcome: Outcome = await game.session.run(operation, interaction);
  if (outcome.kind !== 'done') return undefined;
  // The answer brings what its actor alone is told.
  game.outbox.take(outcome.step, granted ? undefined : operation.actor, outcome.told);
  await process.clock.pass(0);
  const sent = process.messenger.there.slice(before);
  const post = sent.find(({ to }) => to === CHANNEL)?.message;
  return {
    text: post?.text ?? '',
    mentions: post?.mentions ?? [],
    directs: sent.flatMap(({ to, message }) => (to === CHANNEL ? [] : [[to as PersonId, message.text] as const])),
  };
};

export const act = async (table: Played, operation: Operation, granted?: 'granted'): Promise<Heard> => {
  const heard = await tried(table, operation, granted);
  if (!heard) throw new Error(`was not done: ${JSON.stringify(operation)}`);
  return heard;
};

/** What is heard of the last of some acts. */
export const heardOf = async (
  table: Played,
  ...acts: readonly (Operation | ((table: Played) => Operation))[]
): Promise<Heard> => {
  let heard: Heard = { text: '', mentions: [], directs: [] };
  for (const one of acts) heard = await act(table, typeof one === 'function' ? one(table) : one);
  return heard;
};

/** Ann plays Red and is the host, Ben plays Blue, Clo watches. */
export const begunGame = async (module: Module = openModule, process = newProcess()): Promise<Played> => ({
  process,
  game: (await newTable(process, module)).game,
});

export const request = ({ game: { session } }: Played): string => {
  const view = session.viewNow(channelViewer);
  return view.of(requestQueries).id(view.of(requestQueries).all()[0]?.handle ?? '') ?? 'none';
};

export const asking = (actor: PersonId, wants: Wish): Operation<'ask'> => ({ kind: 'ask', actor, wants });

export const agreeing =
  (actor: PersonId) =>
  (table: Played): Operation<'agree'> => ({ kind: 'agree', actor, request: request(table) });

export const declining =
  (actor: PersonId) =>
  (table: Played): Operation<'decline'> => ({ kind: 'decline', actor, request: request(table) });

/** A piece of the small game goes one cell. */
export const moving =
  (actor: PersonId = ANN, from = 'A5', to = 'A4') =>
  ({ game: { session } }: Played): Operation<'move'> =>
    moveOf(session, actor, spot(MAIN, from), spot(MAIN, to));
