import { type RecordHandle, textOf } from '../../table/index.ts';
import { armyQueries } from '../armies.ts';
import { takeFirstItems } from '../first.ts';
import { type PieceView, pieceQueries } from '../pieces.ts';
import { placeQueries } from '../places.ts';
import { DISCORD_LIMITS } from '../text/message.ts';
import type { View } from '../view.ts';
import { findPieces, findPiecesByNameAndPlace, findPlaceByText, placeNameOfPiece } from './find.ts';

/** Pieces in one place that the viewer can't tell apart: lists and suggestions name them together (D39). */
export interface PieceGroup {
  readonly piece: PieceView;
  readonly count: number;
  readonly note?: string;
  /** The piece's handle, only if nothing visible distinguishes it from other pieces of its name there. */
  readonly handle?: RecordHandle;
}

export const groupAlikePieces = (view: View, pieces: Iterable<PieceView>): readonly PieceGroup[] => {
  const groups = new Map<string, { piece: PieceView; count: number }>();
  for (const piece of pieces) {
    const key = view.of(pieceQueries).likeness(piece);
    const known = groups.get(key);
    if (known) known.count += 1;
    else groups.set(key, { piece, count: 1 });
  }
  return addDistinguishingNotes(view, [...groups.values()]);
};

export const addDistinguishingNotes = (view: View, groups: readonly PieceGroup[]): readonly PieceGroup[] => {
  const heads = groups.map(({ piece }) => headOf(view, piece));
  const marks = groups.map(({ piece }) => marksOf(view, piece));
  const headed = counted(heads);
  const marked = counted(marks.flatMap((own, at) => own.map((mark, i) => keyOf(heads[at], i, mark))));
  const noted = counted(marks.map((own, at) => keyOf(heads[at], ...own)));
  return groups.map((group, at) => {
    const [head = '', own = []] = [heads[at], marks[at]];
    const alike = headed.get(head);
    if (alike === 1) return group;
    const note = own.filter((mark, i) => mark !== '' && marked.get(keyOf(head, i, mark)) !== alike).join(', ');
    return {
      ...group,
      ...(note === '' ? {} : { note }),
      ...(noted.get(keyOf(head, ...own)) === 1 ? {} : { handle: view.of(pieceQueries).handle(group.piece) }),
    };
  });
};

const keyOf = (...parts: readonly (string | number | undefined)[]): string => parts.join('\n');

const counted = (keys: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

const headOf = (view: View, piece: PieceView): string =>
  [piece.name, piece.side?.name ?? '', placeNameOfPiece(view, piece)].join('\n').toLowerCase();

const marksOf = (view: View, piece: PieceView): readonly string[] => [
  view.of(armyQueries).ofPiece(piece)?.name ?? '',
  view.of(pieceQueries).layers(piece).length > 1 ? textOf(view.of(pieceQueries).property(piece, 'LayerName')) : '',
];

/**
 * Returns a text that names a piece of a group and nothing outside it. The candidates in order are:
 * - its cell, if it is alone there;
 * - its name and place, with its side's name if needed;
 * - its name alone, if its viewer can't name that place;
 * - its handle.
 */
export const nameOfGroup = (view: View, { piece, note, handle }: PieceGroup): string => {
  const spot = placeNameOfPiece(view, piece);
  if (piece.where.cell !== undefined && view.of(pieceQueries).isAlone(piece.where.in, piece.where.cell)) return spot;
  const called = `${piece.name} ${spot}`;
  const owned = piece.side ? [`${piece.side.name} ${called}`] : [];
  const texts = note === undefined && handle === undefined ? [called, ...owned] : [];
  const named = texts.find((text) => text.length <= DISCORD_LIMITS.choice && means(view, text, piece));
  return named ?? (meansAlone(view, piece) ? piece.name : view.of(pieceQueries).handle(piece));
};

const LOOKED = 40;

/**
 * True if the piece's name is unambiguous, although the viewer can't name its place: all pieces of that name look the
 * same.
 */
const meansAlone = (view: View, piece: PieceView): boolean => {
  if (view.of(placeQueries).place(piece.where.in) !== undefined || findPlaceByText(view, piece.name)) return false;
  const found = findPieces(view, piece.name, LOOKED);
  const key = view.of(pieceQueries).likeness(piece);
  return found.length > 0 && found.every((one) => view.of(pieceQueries).likeness(one) === key);
};

const means = (view: View, text: string, piece: PieceView): boolean => {
  const found = findPlaceByText(view, text) ? [] : [...takeFirstItems(findPiecesByNameAndPlace(view, text), LOOKED)];
  const key = view.of(pieceQueries).likeness(piece);
  return found.length > 0 && found.every((one) => view.of(pieceQueries).likeness(one) === key);
};
