import { isHouse } from '../../engine/index.ts';
import type { Post } from '../../facts/stored-post.ts';
import { isTextPost } from '../../facts/stored-post.ts';
import { gameQueries } from '../../view/game.ts';
import { variantSelects } from '../../view/panel/variants.ts';
import { type SideView, seatQueries } from '../../view/seats.ts';
import { arrangeButtonsInRows, type Button, type Control, controlId, DISCORD_LIMITS } from '../../view/text/message.ts';
import { turnQueries } from '../../view/turns.ts';
import type { View } from '../../view/view.ts';
import { channelViewer, type Viewer } from '../../view/viewer.ts';
import type { Words } from '../../words/index.ts';
import type { MessageContext } from './drawings.ts';
import { hasPostReportOfKind } from './post.ts';

type TurnGame = Pick<MessageContext, 'game' | 'words'>;

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

export const phaseButtons = (
  session: TurnGame & { readonly viewNow: (viewer: Viewer) => View },
  post: Post,
): readonly Button[] =>
  post.reader === 'channel' && hasPostReportOfKind(post, 'phase')
    ? turnButtons(session, session.viewNow(channelViewer))
    : [];

/** Returns the sides without a player that the channel's post mentions: their players left, or it's their turn. */
export const findMentionedEmptySides = (session: MessageContext, post: Post): readonly SideView[] => {
  if (post.reader !== 'channel') return [];
  const left = isTextPost(post)
    ? []
    : (post.seen ?? []).flatMap((one) => (one.what === 'left' ? (one.side ?? []) : []));
  const told = new Set([...left, ...(post.turn?.players.length === 0 ? [post.turn.side] : [])]);
  const view = session.viewNow(channelViewer);
  if (told.size === 0 || view.of(gameQueries).phase !== 'playing') return [];
  return view
    .of(seatQueries)
    .sides()
    .filter(({ name, players }) => told.has(name) && players.length === 0)
    .slice(0, DISCORD_LIMITS.buttons - 1);
};

export const emptySeatButtons = (session: TurnGame, view: View, sides: readonly SideView[]): readonly Button[] => [
  ...sides.map(
    ({ name, index }): Button => ({
      kind: 'button',
      id: controlId('game', 'seat', session.game, 'list', String(index)),
      label: session.words.posts.buttons.play(name).slice(0, DISCORD_LIMITS.label),
      style: 'primary',
    }),
  ),
  ...(sides.length > 0 ? botButtons(session, view) : []),
];

/** Returns a button to let the bot play, if it can play a free side (U52). */
const botButtons = ({ game, words }: TurnGame, view: View): readonly Button[] =>
  view.of(seatQueries).freeForBot().length > 0
    ? [{ kind: 'button', id: controlId('game', 'bot', game), label: words.posts.buttons.bot, style: 'secondary' }]
    : [];

/** The number of components of a first post besides its controls: text, a picture and a file. */
const BESIDE_CONTROLS = 4;

/**
 * Returns the buttons before a game begins: for free sides and for sides of the bot. `place`: in the public lobby, or
 * in a person's private list, which must not turn into the public one. `mark`: identifies the step's message in the
 * lobby.
 */
export const seatButtons = (
  { game, words }: MessageContext,
  view: View,
  place: 'lobby' | 'list',
  mark = '',
): readonly (readonly Control[])[] => {
  const { buttons } = words.posts;
  const { hides, phase } = view.of(gameQueries);
  const open = view.of(seatQueries).open();
  if (open?.isFull && place === 'lobby') return [firstPostButtons(game, view, words)];
  const does = (verb: string, label: string, style: Button['style'] = 'secondary', ...args: string[]): Button => ({
    kind: 'button',
    id: controlId('game', verb, game, ...(verb === 'begin' ? [mark] : [place, ...args])),
    label,
    style,
  });
  const free = view
    .of(seatQueries)
    .sides()
    .filter(({ players }) => players.every(isHouse));
  const sides = free.map(({ name, index }) => does('seat', buttons.play(name), 'primary', String(index)));
  const others: readonly Button[] = [
    ...(open
      ? [does('reserve', buttons.reserve), does('when', buttons.when)]
      : [does('observe', buttons.observe), ...(hides ? [] : [does('alone', buttons.alone)])]),
    ...botButtons({ game, words }, view),
    ...(phase === 'seating' && place === 'lobby' && !open && free.length > 0 ? [does('open', buttons.find)] : []),
    ...(phase === 'seating' ? [does('begin', buttons.begin, 'success')] : []),
  ];
  const seats = arrangeButtonsInRows(sides);
  if (place === 'list') return [...seats, [...others, ...infoButtons(game, view, words)]];
  const first = firstPostButtons(game, view, words);
  const taken = [...seats, others, first].reduce((sum, row) => sum + 1 + row.length, BESIDE_CONTROLS);
  const idOf = (variant: string): string => controlId('game', 'vary', game, variant);
  const variants = variantSelects(view.of(gameQueries).definition, idOf, DISCORD_LIMITS.components - taken);
  return [...seats, ...variants, others, first];
};

/** Returns the buttons of the game's first post, which show the current game to the person who presses them (U5). */
export const firstPostButtons = (game: string, view: View, words: Words): readonly Button[] => [
  {
    kind: 'button',
    id: controlId('play', 'now', game),
    label: words.posts.buttons.now,
    style: 'secondary',
  },
  ...infoButtons(game, view, words),
];

const infoButtons = (game: string, view: View, words: Words): readonly Button[] => [
  {
    kind: 'button',
    id: controlId('game', 'rules', game),
    label: words.posts.buttons.rules,
    style: 'secondary',
  },
  ...fairnessButtons(game, view, words),
];

/**
 * Returns the button that explains how the game's random numbers are made, if it has any. Its id contains the
 * commitment (D10).
 */
export const fairnessButtons = (game: string, view: View, words: Words): readonly Button[] => {
  const { isUsed, commitment } = view.of(gameQueries).chance;
  const id = controlId('game', 'fair', game, commitment);
  return isUsed ? [{ kind: 'button', id, label: words.posts.buttons.fairness, style: 'secondary' }] : [];
};
