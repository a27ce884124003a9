import { canBotPlayModule, type Foresight } from '../../engine/index.ts';
import type { BoardMarks } from '../board/marks.ts';
import { type ActionSubjectView, actionQueries, createActionSubjectView } from '../find/actions.ts';
import { questionQueries } from '../find/questions.ts';
import { gameQueries } from '../game.ts';
import { notationQueries } from '../notation.ts';
import { type PieceView, pieceQueries } from '../pieces.ts';
import { mostSpecificNameOf, type PlaceView, placeQueries } from '../places.ts';
import { queries, type Sight } from '../queries.ts';
import { seatQueries } from '../seats.ts';
import type { View } from '../view.ts';
import { nextTaskOf } from './to-do.ts';

type ListedAct = Parameters<Foresight>[0];
type ListedActOf<K extends ListedAct['kind']> = Extract<ListedAct, { readonly kind: K }>;

export type ChosenValueView = ActionSubjectView | number;

export type HintedActView =
  | { readonly as: 'written'; readonly text: string }
  | {
      readonly as: 'move';
      readonly pieces: readonly PieceView[];
      readonly from: string | undefined;
      readonly to: string;
      readonly captured: readonly PieceView[];
    }
  | { readonly as: 'act'; readonly action: string; readonly chosen: readonly ChosenValueView[] }
  | { readonly as: 'answer'; readonly chosen: readonly ChosenValueView[] }
  | { readonly as: 'engage'; readonly cell: string }
  | { readonly as: 'next-phase' | 'end-turn' | 'pass' | 'return-army' };

/** True if the viewer may ask for hints: the bot can play the game, and no other person plays (U57). */
export const canViewerAskForHints = (view: View): boolean =>
  canBotPlayModule(view.of(gameQueries).definition) && view.of(seatQueries).playsAlone();

export const isGameWaitingForViewer = (view: View): boolean => {
  const mine = view.of(seatQueries).mine();
  const isMine = (side: { readonly id: string } | undefined): boolean => mine.some(({ id }) => id === side?.id);
  const { what } = nextTaskOf(view);
  if (what === 'answer') return isMine(view.of(questionQueries).open()?.side);
  return what === 'choose' || (what === 'play' && isMine(view.of(gameQueries).turn()?.side));
};

export const hintQueries = queries((sight) => ({
  /** Returns a hinted act as the viewer may read it; undefined if it names anything that the viewer doesn't see. */
  act: (act: ListedAct): HintedActView | undefined => {
    const text = sight.of(notationQueries).textOf(act);
    return text === undefined ? actView(sight, act) : { as: 'written', text };
  },

  marks: (act: ListedAct): BoardMarks | undefined => {
    if (act.kind !== 'move' || act.to.cell === undefined) return undefined;
    const board = sight.of(placeQueries).board(act.to.in)?.id;
    const [piece] = piecesOf(sight, act.pieces) ?? [];
    if (!board || !piece) return undefined;
    const { cell: to } = act.to;
    const from = piece.where.in === board ? piece.where.cell : undefined;
    return {
      board,
      arrows: from === undefined ? [] : [{ from, to }],
      crosses: [],
      cells: from === undefined ? [to] : [],
    };
  },
}));

const actView = (sight: Sight, act: ListedAct): HintedActView | undefined => {
  switch (act.kind) {
    case 'move':
      return moveView(sight, act);
    case 'act':
      return actionView(sight, act);
    case 'answer': {
      const kind = sight.of(questionQueries).open()?.choice.kind ?? 'piece';
      const chosen = chosenView(sight, kind, act.chosen);
      return chosen && { as: 'answer', chosen };
    }
    case 'engage':
      return { as: 'engage', cell: sight.of(placeQueries).cellName(act.target.in, act.target.cell) };
    case 'next-phase':
    case 'end-turn':
    case 'pass':
    case 'return-army':
      return { as: act.kind };
    default:
      return undefined;
  }
};

const moveView = (sight: Sight, { pieces: ids, to, captures }: ListedActOf<'move'>): HintedActView | undefined => {
  const [pieces, captured, spot] = [piecesOf(sight, ids), piecesOf(sight, captures), spotText(sight, to)];
  const [first] = pieces ?? [];
  if (!pieces || !captured || !first || spot === undefined) return undefined;
  const { cell } = first.where;
  const from = cell === undefined ? undefined : spotText(sight, first.where);
  return { as: 'move', pieces, from, to: spot, captured };
};

const piecesOf = (sight: Sight, ids: readonly string[]): readonly PieceView[] | undefined => {
  const pieces = ids.flatMap((id) => sight.of(pieceQueries).byId(id) ?? []);
  return pieces.length === ids.length ? pieces : undefined;
};

const spotText = (sight: Sight, { in: container, cell }: Pick<PlaceView, 'in' | 'cell'>): string | undefined => {
  if (cell !== undefined) return sight.of(placeQueries).cellName(container, cell);
  const place = sight.of(placeQueries).place(container);
  return place && mostSpecificNameOf(place);
};

const actionView = (
  sight: Sight,
  { action: name, subject, choices }: ListedActOf<'act'>,
): HintedActView | undefined => {
  const action = sight
    .of(actionQueries)
    .all()
    .find((one) => one.name === name);
  if (!action) return undefined;
  const on = chosenView(sight, action.of ?? 'piece', subject === undefined ? [] : [subject]);
  const all = [on, ...action.choices.map((choice) => chosenView(sight, choice.kind, choices[choice.name]))];
  const chosen = all.flatMap((one) => one ?? []);
  return all.every((one) => one !== undefined) ? { as: 'act', action: name, chosen } : undefined;
};

const chosenView = (
  sight: Sight,
  kind: string,
  value: number | readonly string[] | undefined,
): readonly ChosenValueView[] | undefined => {
  if (typeof value === 'number') return [value];
  const things = (value ?? []).map((id) => createActionSubjectView(sight, { kind, id }));
  return things.every(({ piece, name }) => piece !== undefined || name !== undefined) ? things : undefined;
};
