import { gameQueries } from '../../view/game.ts';
import { type Button, controlId, LIMITS } from '../../view/message.ts';
import { type SideView, seatQueries } from '../../view/seats.ts';
import { turnQueries } from '../../view/turns.ts';
import type { View } from '../../view/view.ts';
import { channelViewer, type Viewer } from '../../view/viewer.ts';
import type { ToldGame } from './drawings.ts';
import { hasSeen, isInWords } from './post.ts';
import type { Post } from './stored-post.ts';

type TurnGame = Pick<ToldGame, 'game' | 'words'>;

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

/** Returns the sides without a player that a post of the channel tells of: somebody left them, or it is their turn. */
export const emptySides = (session: ToldGame, post: Post): readonly SideView[] => {
  if (post.reader !== 'channel') return [];
  const left = isInWords(post) ? [] : (post.seen ?? []).flatMap((one) => (one.what === 'left' ? (one.side ?? []) : []));
  const told = new Set([...left, ...(post.turn?.players.length === 0 ? [post.turn.side] : [])]);
  const view = session.viewNow(channelViewer);
  if (told.size === 0 || view.of(gameQueries).phase !== 'playing') return [];
  return view
    .of(seatQueries)
    .sides()
    .filter(({ name, players }) => told.has(name) && players.length === 0)
    .slice(0, LIMITS.buttons);
};

/** Takes one of these sides for whoever presses it. */
export const seatButtonsOf = ({ game, words }: ToldGame, sides: readonly SideView[]): readonly Button[] =>
  sides.map(({ name, index }) => ({
    kind: 'button',
    id: controlId('game', 'seat', game, 'list', String(index)),
    label: words.posts.buttons.play(name).slice(0, LIMITS.label),
    style: 'primary',
  }));
