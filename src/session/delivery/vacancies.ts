import { gameQueries } from '../../view/game.ts';
import { type Button, controlId, LIMITS } from '../../view/message.ts';
import { type SideView, seatQueries } from '../../view/seats.ts';
import { channelViewer } from '../../view/viewer.ts';
import type { ToldGame } from './drawings.ts';
import { isInWords } from './post.ts';
import type { Post } from './stored-post.ts';

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
