import { type ChannelId, type GuildId, isSoloChannelId } from '../../facts/where.ts';
import type { GameId, PersonId } from '../../table/index.ts';
import { gameQueries } from '../../view/game.ts';
import { requestQueries } from '../../view/requests.ts';
import { seatQueries } from '../../view/seats.ts';
import type { View } from '../../view/view.ts';
import { channelViewer } from '../../view/viewer.ts';
import { type Log, stackOf } from '../base/ports.ts';
import type { Step } from '../base/step.ts';
import type { GameDirectory } from '../log/directory.ts';
import type { OpenGame } from './open-game.ts';

const NOTED = 10_000;

export interface PlayerGame {
  readonly game: GameId;
  readonly channel: ChannelId;
  readonly guild: GuildId | undefined;
  readonly title: string;
  readonly isAgainstBot: boolean;
  readonly isOver: boolean;
  readonly sides: readonly string[];
  readonly isOnTurn: boolean;
  readonly isWaitedFor: boolean;
  /** The start of the current turn (ms since 1970), if known. */
  readonly since?: number;
}

/** The games in which each person has a seat. The list is updated when seats change, and corrected when it is read. */
export class PlayerGames {
  readonly #log: Log;
  readonly #directory: GameDirectory;
  readonly #at: (channel: ChannelId) => Promise<OpenGame | undefined>;
  /** The stored seats, as texts `person game`. */
  readonly #noted = new Set<string>();

  constructor(log: Log, directory: GameDirectory, at: (channel: ChannelId) => Promise<OpenGame | undefined>) {
    this.#log = log;
    this.#directory = directory;
    this.#at = at;
  }

  /** Returns a person's running games, the newest first. Throws if the store does not answer. */
  async of(person: PersonId): Promise<readonly PlayerGame[]> {
    return (await this.withEnded(person)).filter(({ isOver }) => !isOver);
  }

  /** Returns a person's running games, and at the end the latest solo game that is over (U34). */
  async withEnded(person: PersonId): Promise<readonly PlayerGame[]> {
    const noted = await this.#directory.sittings(person);
    const all = await Promise.all(noted.map(({ channel, game }) => this.#satAt(channel, game, person)));
    const ended = all.find((sat) => sat?.isOver);
    const found = all.map((sat) => (sat?.isOver && sat !== ended ? undefined : sat));
    await Promise.all(
      noted.map((sitting, i) => (found[i] ? undefined : this.#directory.noteSitting(person, sitting, false))),
    );
    const sats = found.flatMap((sat) => sat ?? []).reverse();
    return [...sats.filter(({ isOver }) => !isOver), ...sats.filter(({ isOver }) => isOver)];
  }

  /** Updates the people whose seats a step may have changed, and the actor of the step. */
  async note({ session, channel }: OpenGame, step: Step): Promise<void> {
    const { game } = session;
    if (this.#noted.has(`${step.operation.actor} ${game}`) && !touchesSeats(step)) return;
    const view = session.viewNow(channelViewer);
    const isEnded = view.of(gameQueries).phase === 'over';
    const sitters = isEnded ? new Set<PersonId>() : sittersOf(view);
    const { actor } = step.operation;
    const isNew = !this.#noted.has(`${actor} ${game}`) && sitters.has(actor);
    const persons = [...new Set([...seatedBy(step, view), ...(isNew ? [actor] : [])])];
    if (this.#noted.size > NOTED) this.#noted.clear();
    for (const person of persons) this.#noted.add(`${person} ${game}`);
    try {
      await Promise.all(
        persons.map((person) =>
          isEnded && isSoloChannelId(channel)
            ? this.#directory.noteEnded(person, { game, channel })
            : this.#directory.noteSitting(person, { game, channel }, sitters.has(person)),
        ),
      );
    } catch (error) {
      this.#log.warn({ game, error: stackOf(error) }, 'who sits at a table was not noted');
    }
  }

  async #satAt(channel: ChannelId, id: GameId, person: PersonId): Promise<PlayerGame | undefined> {
    const game = await this.#at(channel);
    if (game?.session.game !== id) return undefined;
    return game.session.read(channelViewer, (view) => {
      const isOver = view.of(gameQueries).phase === 'over';
      if ((isOver && !isSoloChannelId(channel)) || !sittersOf(view).has(person)) return undefined;
      const mine = view
        .of(seatQueries)
        .sides()
        .filter(({ players }) => players.includes(person));
      const turn = view.of(gameQueries).turn();
      const isOnTurn = turn !== undefined && mine.some(({ id: side }) => side === turn.side.id);
      const isAsked = view
        .of(requestQueries)
        .all()
        .some(({ waited, by }) => by !== person && waited.includes(person));
      const { turn: came } = game.session.head.head;
      return {
        game: id,
        channel,
        guild: game.guild,
        title: view.of(gameQueries).title,
        isAgainstBot: view.of(seatQueries).isAgainstBot(),
        isOver,
        sides: mine.map(({ name }) => name),
        isOnTurn,
        isWaitedFor: isOnTurn || isAsked,
        ...(turn && came ? { since: came.at } : {}),
      };
    });
  }
}

/**
 * Compares games: those that wait for the person come first, the longest waiting at the top; games without turns are
 * last.
 */
export const compareGamesByWait = (a: PlayerGame, b: PlayerGame): number =>
  Number(b.isWaitedFor) - Number(a.isWaitedFor) ||
  (a.since ?? Number.POSITIVE_INFINITY) - (b.since ?? Number.POSITIVE_INFINITY);

const sittersOf = (view: View): ReadonlySet<PersonId> => {
  const { host, master } = view.of(gameQueries);
  return new Set([
    ...view
      .of(seatQueries)
      .sides()
      .flatMap(({ players }) => players),
    ...view.of(seatQueries).observers(),
    host,
    ...(master === undefined ? [] : [master]),
  ]);
};

const touchesSeats = ({ change: { added, updated, removed } }: Step): boolean =>
  [added, updated, removed].some((records) => records.some(({ kind }) => kind === 'seat' || kind === 'game'));

/** Returns the people whose seats a step may have changed. If the game itself changed, these are all its people. */
const seatedBy = ({ change: { added, updated, removed } }: Step, view: View): readonly PersonId[] => {
  const seats = [...added, ...removed].flatMap((record) => (record.kind === 'seat' ? [record.person] : []));
  const changes = updated.filter(({ kind }) => kind === 'game');
  const heads = changes
    .flatMap(({ from, to }) => [from['host'], to['host'], from['master'], to['master']])
    .filter((one) => one !== undefined);
  const isNew = changes.length > 0 || added.some(({ kind }) => kind === 'game');
  return [...seats, ...(heads as PersonId[]), ...(isNew ? sittersOf(view) : [])];
};
