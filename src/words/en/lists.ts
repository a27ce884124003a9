import type { PersonId } from '../../engine/core/ids.ts';
import { nameOf, spotOf } from '../../view/find/find.ts';
import { bold, plain } from '../../view/text.ts';
import type { PieceView, SideView, View } from '../../view/view.ts';
import { originText } from './origin.ts';
import { valueWithBase } from './systems/modifiers.ts';
import { requestText } from './systems/requests.ts';
import { resultText } from './systems/scores.ts';
import { listed, person } from './text.ts';

/** Lists and short reports, each made from its reader's view. */

const people = (persons: readonly PersonId[]): string => (persons.length > 0 ? listed(persons.map(person)) : '–');

export const seatsText = (view: View): string => {
  const sides = view.sides().map(({ name, players }) => `${bold(name)}: ${people(players)}`);
  const observers = view.observers();
  const master = view.master === undefined ? [] : [`Game master: ${person(view.master)}`];
  const seats = [
    ...sides,
    ...(observers.length > 0 ? [`Observers: ${people(observers)}`] : []),
    `Host: ${person(view.host)}`,
    ...master,
  ];
  return seats.join('\n');
};

const battleLines = (view: View): readonly string[] => {
  const battle = view.phase === 'playing' ? view.battle() : undefined;
  if (!battle) return [];
  const { attackers, defenders, cell } = battle;
  return [
    `${bold(attackers.name)} attacks ${bold(defenders.name)} at ${plain(cell)}. \`/army return\` ends that battle.`,
  ];
};

export const statusText = (view: View): string => {
  const turn = view.turn();
  const phase = {
    seating: 'Waiting for players.',
    playing: turn
      ? `Turn ${turn.number}: ${bold(turn.side.name)} to move (${people(turn.side.players)}).`
      : 'The game is on; there are no turns.',
    over: 'The game is over.',
  }[view.phase];
  const requests = view
    .requests()
    .filter(({ wants }) => view.phase !== 'over' || wants.what === 'publish' || wants.what === 'undo')
    .map((request) => requestText(view, request));
  return [
    `**${plain(view.title)}** (${plain(view.module)})`,
    phase,
    ...originText(view.origin),
    ...battleLines(view),
    ...view.results().map((result) => `${resultText(result)}.`),
    seatsText(view),
    ...requests,
  ].join('\n');
};

export const turnText = (view: View): string => {
  const turn = view.turn();
  if (view.phase === 'seating') return 'The game has not begun yet.';
  if (view.phase === 'over') return 'The game is over.';
  if (!turn) return 'This game has no turns: everyone plays when they like.';
  const ends = view.rules.ends === 'after-move' ? 'A turn ends with the move.' : '`/turn end` ends it.';
  return `Turn ${turn.number}: ${bold(turn.side.name)} to move (${people(turn.side.players)}). ${ends}`;
};

/**
 * Pieces of a list, those of one owner after the other, with what names each; how many each has is said where they are
 * all there.
 */
export const piecesText = (view: View, pieces: readonly PieceView[], isWhole = true): string => {
  if (pieces.length === 0) return 'There are no pieces that you can see.';
  const groups = new Map<string, string[]>();
  for (const piece of pieces) {
    const owner = piece.side?.name ?? 'Nobody';
    const group = groups.get(owner) ?? [];
    group.push(pieceText(view, piece));
    groups.set(owner, group);
  }
  return [...groups]
    .map(([owner, lines]) => `${bold(owner)}${isWhole ? ` (${lines.length})` : ''}\n${lines.join('\n')}`)
    .join('\n');
};

const pieceText = (view: View, piece: PieceView): string => {
  const name = nameOf(view, piece);
  const spot = spotOf(view, piece);
  return name === spot ? `${plain(piece.name)} ${plain(spot)}` : `${plain(piece.name)} ${plain(spot)} \`${name}\``;
};

export const pieceDetails = (view: View, piece: PieceView): string => {
  const owner: SideView | undefined = piece.side;
  const where = [piece.where.map, piece.where.board].filter(
    (name, i, all) => name !== undefined && all.indexOf(name) === i,
  );
  const properties = view
    .properties(piece)
    .map(([name, value]) => `${plain(name)}: ${valueWithBase(value, view.base(piece, name))}`);
  return [
    `${bold(piece.name)} \`${view.handle(piece)}\``,
    `${owner ? bold(owner.name) : 'Nobody’s'}, at ${plain(spotOf(view, piece))} (${plain(where.join(', '))})`,
    ...properties,
  ].join('\n');
};
