import type { CommandInput } from '../../src/command.ts';
import { findPieces, findSpot } from '../../src/view/find.ts';
import type { Asked } from '../../src/view/modifiers.ts';
import type { View } from '../../src/view/view.ts';
import { explanationText } from '../../src/view/words/modifiers.ts';
import { onePiece } from '../common/pieces.ts';

/** What is asked about, and how it is called. */
interface Subject {
  readonly asked: Asked;
  readonly name: string;
}

export const explained = (view: View, { options }: CommandInput): string => {
  const subject = subjectOf(view, options.text('subject') ?? '');
  const property = options.text('property')?.trim() ?? '';
  return typeof subject === 'string' ? subject : explanationText(view, subject.name, property, view.explanation(subject.asked, property));
};

const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** The game, a side, a zone, a step of a piece, a piece, or a cell on which none stands. */
const subjectOf = (view: View, text: string): Subject | string => {
  if (same(text, 'game')) return { asked: { what: 'game' }, name: view.title };
  const side = view.sides().find(({ name }) => same(name, text));
  if (side) return { asked: { what: 'side', id: side.id }, name: side.name };
  const zone = zoneNamed(view, text);
  if (zone) return zone;
  const cell = /^cell\s+(.+)$/i.exec(text.trim())?.[1];
  if (cell !== undefined) return cellNamed(view, cell) ?? pieceNamed(view, cell);
  return stepNamed(view, text) ?? (findPieces(view, text, 1).length === 0 ? cellNamed(view, text) : undefined) ?? pieceNamed(view, text);
};

const zoneNamed = (view: View, text: string): Subject | undefined => {
  for (const board of view.maps().flatMap(({ boards }) => boards)) {
    const zone = board.zones.find(({ name }) => same(name, text));
    if (zone) return { asked: { what: 'zone', in: board.id, zone: zone.name }, name: zone.name };
  }
  return undefined;
};

const cellNamed = (view: View, text: string): Subject | undefined => {
  const spot = findSpot(view, text);
  return spot?.cell === undefined ? undefined : { asked: { what: 'cell', in: spot.in, cell: spot.cell }, name: spot.label };
};

const pieceNamed = (view: View, text: string): Subject | string => {
  const piece = onePiece(view, text);
  return typeof piece === 'string' ? piece : { asked: { what: 'piece', id: view.id(piece) }, name: piece.name };
};

/** `J9 to K9`: a piece, and the cell to which it steps. */
const stepNamed = (view: View, text: string): Subject | string | undefined => {
  const [, who, where] = /^(.+?)\s+to\s+(.+)$/i.exec(text.trim()) ?? [];
  if (who === undefined || where === undefined) return undefined;
  const piece = onePiece(view, who);
  if (typeof piece === 'string') return piece;
  const spot = findSpot(view, where, piece.where.in);
  const from = piece.where.cell;
  if (spot?.cell === undefined || from === undefined || spot.in !== piece.where.in) return undefined;
  return { asked: { what: 'step', piece: view.id(piece), in: spot.in, from, to: spot.cell }, name: `${piece.name} ${from} → ${spot.cell}` };
};
