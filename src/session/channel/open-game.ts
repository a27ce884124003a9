import type { ChannelId, GuildId } from '../../facts/where.ts';
import { gameQueries } from '../../view/game.ts';
import { channelViewer } from '../../view/viewer.ts';
import type { Session } from '../game/session.ts';
import type { ChannelGameEntry } from '../log/directory.ts';
import type { ProfileStore } from '../server/people.ts';
import type { BotPlayer } from './house.ts';
import type { Outbox } from './outbox.ts';
import type { LatestRequestTimes } from './presence.ts';

export interface OpenGame {
  readonly session: Session;
  readonly outbox: Outbox;
  readonly people: ProfileStore;
  readonly presence: LatestRequestTimes;
  readonly house: BotPlayer;
  readonly channel: ChannelId;
  readonly guild: GuildId | undefined;
}

export interface CachedGame extends OpenGame {
  readonly entry: ChannelGameEntry;
  checked: number;
}

/** True if a game has no pending work, so that it can be closed. */
export const isGameIdle = ({ session, outbox, house }: OpenGame): boolean =>
  session.idle && outbox.isIdle && !house.plays(session.game);

/** True if a game is over; waits until all earlier operations are stored. Throws as `Session.read` does. */
export const isOver = ({ session }: Pick<OpenGame, 'session'>): Promise<boolean> =>
  session.read(channelViewer, (view) => view.of(gameQueries).phase === 'over');
