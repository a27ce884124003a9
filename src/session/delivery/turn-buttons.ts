import type { GameId } from '../../engine/core/ids.ts';
import { gameQueries } from '../../view/game.ts';
import { type Button, controlId } from '../../view/message.ts';
import { turnQueries } from '../../view/turns.ts';
import type { View } from '../../view/view.ts';
import { channelViewer, type Viewer } from '../../view/viewer.ts';
import type { Words } from '../../words/index.ts';
import { hasSeen } from './post.ts';
import type { Post } from './stored-post.ts';

interface TurnGame {
  readonly game: GameId;
  readonly words: Words;
}

/** What ends the phase of a turn, or the turn, where nothing stands against that. */
export const turnButtons = ({ game, words }: TurnGame, view: View): readonly Button[] => {
  const phase = view.of(gameQueries).phase === 'playing' ? view.of(turnQueries).phase() : undefined;
  if (!phase || phase.owed > 0) return [];
  const { buttons } = words.posts;
  const button = (verb: string, label: string): Button => ({
    kind: 'button',
    id: controlId('turn', verb, game, phase.key),
    label,
    style: 'secondary',
  });
  if (phase.isAtOnce) return [];
  if (phase.isRound) return [button('next', buttons.pass)];
  return [
    ...(phase.next ? [button('next', buttons.next(phase.next.name))] : []),
    ...(phase.canEnd ? [button('end', buttons.end)] : []),
  ];
};

/** Those below the channel's post of a phase. */
export const phaseButtons = (
  session: TurnGame & { readonly viewNow: (viewer: Viewer) => View },
  post: Post,
): readonly Button[] =>
  post.reader === 'channel' && hasSeen(post, 'phase') ? turnButtons(session, session.viewNow(channelViewer)) : [];
