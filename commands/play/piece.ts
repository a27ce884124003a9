import type { Operation } from '../../src/engine/core/operation.ts';
import { decimalOf } from '../../src/engine/core/value.ts';
import { groupAlike } from '../../src/view/find/alike.ts';
import { completePieces } from '../../src/view/find/complete.ts';
import { findPieces, spotOf } from '../../src/view/find/find.ts';
import { versionOfMoment } from '../../src/view/panel/version.ts';
import { type PieceView, pieceQueries } from '../../src/view/pieces.ts';
import { placeQueries } from '../../src/view/places.ts';
import { seatQueries } from '../../src/view/seats.ts';
import type { View } from '../../src/view/view.ts';
import { actsWith } from './acts.ts';
import { can, type Deed, deedButton } from './deed.ts';
import { boardDrawing, LIST, list, option, type Panel, press, rowsOf, type ShowScreen } from './panel.ts';

/** One piece, and what its module lets the viewer do with it beside moving. */

const pieceOf = (view: View, handle = ''): PieceView | undefined => view.of(pieceQueries).byHandle(handle);

/** Done with one piece by its id; it holds as long as nothing else was told. */
const withPiece = (
  make: (panel: Panel, id: ReturnType<typeof idOf>, args: readonly string[]) => Operation | undefined,
): Deed => ({
  version: ({ view, mark }) => versionOfMoment(view, mark),
  operation: (panel, [handle, ...args]) => {
    const piece = pieceOf(panel.view, handle);
    return piece && make(panel, idOf(panel.view, piece), args);
  },
});

const idOf = (view: View, piece: PieceView) => view.of(pieceQueries).id(piece);

const [ORDERS, COVERS] = [['top', 'bottom', 'up', 'down'] as const, ['identity', 'existence'] as const];

export const pieceDeeds = {
  flip: withPiece(({ input }, piece) => ({ kind: 'flip', actor: input.person.id, piece, layer: undefined })),
  rotate: withPiece(({ input }, piece, [facing]) => ({
    kind: 'rotate',
    actor: input.person.id,
    piece,
    facing: Number(facing),
  })),
  order: withPiece(({ input }, piece, [to]) => {
    const where = ORDERS.find((one) => one === to);
    return where && { kind: 'order', actor: input.person.id, piece, to: where };
  }),
  hide: withPiece(({ input }, piece, [what]) => {
    const covered = COVERS.find((one) => one === what);
    return covered && { kind: 'hide', actor: input.person.id, piece, what: covered };
  }),
  reveal: withPiece(({ input }, piece) => ({ kind: 'reveal', actor: input.person.id, piece, to: undefined })),
  inspect: withPiece(({ input }, piece) => ({ kind: 'inspect', actor: input.person.id, piece })),
  delete: withPiece(({ input }, piece) => ({ kind: 'delete', actor: input.person.id, piece })),
  hand: withPiece(({ input, view }, piece, [index]) => {
    const side = view.of(seatQueries).sides()[Number(index)];
    return side && { kind: 'hand-over', actor: input.person.id, piece, side: side.id };
  }),
  set: withPiece(({ input, view }, piece, [property = '', by]) => {
    const seen = view.of(pieceQueries).byId(piece);
    const now = seen && decimalOf(view.of(pieceQueries).base(seen, property));
    const next = now === undefined ? undefined : Number(now) + Number(by);
    return next === undefined || !Number.isFinite(next)
      ? undefined
      : { kind: 'set', actor: input.person.id, piece, values: { [property]: String(next) } };
  }),
} as const satisfies Readonly<Record<string, Deed>>;

/** So many numbers of a piece can be changed by buttons. */
const NUMBERS = 4;

export const pieceScreen: ShowScreen = (panel, args) => {
  const { view, said, words } = panel;
  const [handle = ''] = args.slice(-1);
  const piece = pieceOf(view, handle);
  if (!piece) return undefined;
  const ids = view.of(pieceQueries);
  const board = view.of(placeQueries).board(piece.where.in);
  const directions = Array.from({ length: Math.min(LIST, ids.directions(piece) ?? 0) }, (_, i) => String(i + 1));
  const facings = directions.filter((facing) => can(panel, pieceDeeds.rotate.operation(panel, [handle, facing])));
  const numbers = ids
    .toldProperties(piece)
    .filter(([name]) => decimalOf(ids.base(piece, name)) !== undefined)
    .flatMap(([name]) =>
      ['-1', '1'].flatMap((by) => deedButton(panel, said.change(name, by), pieceDeeds.set, ['set', handle, name, by])),
    );
  return {
    prompt: said.whatWith(piece.name),
    tips: ['detail'],
    lines: [words.lists.pieceDetails(view, piece)],
    ...(board && piece.where.cell !== undefined
      ? { drawing: boardDrawing(panel, board, { around: [piece.where.cell], movers: [piece.where.cell] }) }
      : {}),
    rows: [
      ...rowsOf([
        ...press(panel, said.labels.move, ['stack', handle], 'primary'),
        ...actsWith(panel, piece),
        ...deedButton(panel, said.labels.flip, pieceDeeds.flip, ['flip', handle]),
        ...deedButton(panel, said.labels.reveal, pieceDeeds.reveal, ['reveal', handle]),
        ...deedButton(panel, said.labels.peek, pieceDeeds.inspect, ['inspect', handle]),
        ...COVERS.flatMap((what) => deedButton(panel, said.cover[what], pieceDeeds.hide, ['hide', handle, what])),
        ...ORDERS.flatMap((to) => deedButton(panel, said.order[to], pieceDeeds.order, ['order', handle, to])),
        ...deedButton(panel, said.labels.delete, pieceDeeds.delete, ['delete', handle], 'danger'),
      ]),
      ...list(
        panel,
        said.face,
        ['rotate', pieceDeeds.rotate.version(panel, []) ?? '', handle],
        facings.map((facing) => option(facing, facing)),
      ),
      ...rowsOf(numbers.slice(0, 2 * NUMBERS)),
      ...rowsOf(
        view
          .of(seatQueries)
          .sides()
          .flatMap(({ name }, i) => deedButton(panel, said.giveTo(name), pieceDeeds.hand, ['hand', handle, String(i)]))
          .slice(0, 5),
      ),
    ].filter((row) => row.length > 0),
    at: ['piece', handle],
    typed: said.commands.piece(spotOf(view, piece)),
  };
};

/** The pieces that a text can mean, of all that the viewer sees. */
export const foundScreen = (panel: Panel, text: string): ReturnType<ShowScreen> => {
  const { view, said } = panel;
  const found = groupAlike(view, findPieces(view, text, 100));
  const groups = found.length > 0 ? found : completePieces(view, text, LIST);
  const options = groups
    .slice(0, LIST)
    .map(({ piece, count }) =>
      option(view.of(pieceQueries).handle(piece), said.pieceAt(piece.name, spotOf(view, piece)), said.stackNote(count)),
    );
  return {
    prompt: options.length > 0 ? said.found(text, options.length) : said.foundNone(text),
    tips: [],
    rows: [
      ...list(panel, said.piece(options.length), ['piece'], options),
      [...press(panel, said.labels.findPiece, ['look'])],
    ],
    at: ['more'],
    typed: said.commands.find,
  };
};
