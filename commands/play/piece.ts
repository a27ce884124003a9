import { addValuesAsText, decimalOf, type Operation } from '../../src/table/index.ts';
import { groupAlikePieces, type PieceGroup } from '../../src/view/find/alike.ts';
import { matchTypedPieces } from '../../src/view/find/complete.ts';
import { findPieces, movableSideTestFor, placeNameOfPiece } from '../../src/view/find/find.ts';
import { takeFirstItems } from '../../src/view/first.ts';
import { hashOfTurnAndEvent } from '../../src/view/panel/version.ts';
import { type PieceView, pieceQueries } from '../../src/view/pieces.ts';
import { placeQueries } from '../../src/view/places.ts';
import { seatQueries } from '../../src/view/seats.ts';
import { arrangeButtonsInRows, type Control } from '../../src/view/text/message.ts';
import { turnQueries } from '../../src/view/turns.ts';
import type { View } from '../../src/view/view.ts';
import { can } from '../common/can.ts';
import { actionButtonsForPiece } from './acts.ts';
import { createReplacePieceButton } from './box.ts';
import { parseStackSelection } from './chosen.ts';
import { slashCommandTexts } from './commands.ts';
import { type Deed, operationButton } from './deed.ts';
import {
  createListOption,
  createPanelBoardPicture,
  list,
  MOST_OPTIONS_PER_SELECT,
  type Panel,
  press,
  type ShowScreen,
} from './panel.ts';

const pieceOf = (view: View, handle = ''): PieceView | undefined => view.of(pieceQueries).byHandle(handle);

const withPiece = (
  make: (panel: Panel, id: ReturnType<typeof idOf>, args: readonly string[]) => Operation | undefined,
): Deed => ({
  version: ({ view, mark }) => hashOfTurnAndEvent(view, mark),
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
  clone: withPiece(({ input }, piece) => ({ kind: 'clone', actor: input.person.id, piece, count: 1 })),
  delete: withPiece(({ input }, piece) => ({ kind: 'delete', actor: input.person.id, piece })),
  handover: withPiece(({ input, view }, piece, [index]) => {
    const side = view.of(seatQueries).sides()[Number(index)];
    return side && { kind: 'hand-over', actor: input.person.id, piece, side: side.id };
  }),
  set: withPiece(({ input, view }, piece, [property = '', by = '']) => {
    const seen = view.of(pieceQueries).byId(piece);
    const next = seen && addValuesAsText(view.of(pieceQueries).base(seen, property), by);
    return next === undefined
      ? undefined
      : { kind: 'set', actor: input.person.id, piece, values: { [property]: next } };
  }),
} as const satisfies Readonly<Record<string, Deed>>;

const IN_PLACE: readonly (readonly [act: string, deed: Deed, tries: readonly (readonly string[])[]])[] = [
  ['flip', pieceDeeds.flip, [[]]],
  ['rotate', pieceDeeds.rotate, [['0'], ['1']]],
  ['hide', pieceDeeds.hide, COVERS.map((what) => [what])],
  ['reveal', pieceDeeds.reveal, [[]]],
];

const LOOKED = 100;

const groupOptions = ({ view, said }: Panel, groups: readonly PieceGroup[]): ReturnType<typeof createListOption>[] =>
  groups.map(({ piece, count }) =>
    createListOption(
      view.of(pieceQueries).handle(piece),
      said.pieceAt(piece.name, placeNameOfPiece(view, piece)),
      said.stackNote(count),
    ),
  );

const changeableGroups = (panel: Panel): readonly PieceGroup[] => {
  const { view } = panel;
  const acts = (view.of(turnQueries).phase()?.acts ?? []).map(({ what }) => what);
  const deeds = IN_PLACE.filter(([act]) => acts.includes(act));
  if (deeds.length === 0) return [];
  const pieces = view.of(pieceQueries);
  const canBe = ({ piece }: PieceGroup): boolean =>
    deeds.some(([, { operation }, tries]) =>
      tries.some((args) => can(panel, operation(panel, [pieces.handle(piece), ...args]))),
    );
  // To know if a piece can move, several ways must be tried, which blocks the event loop. So only a limited number of
  // pieces is tried.
  return groupAlikePieces(view, takeFirstItems(pieces.search({ side: movableSideTestFor(view) }), LOOKED))
    .slice(0, MOST_OPTIONS_PER_SELECT)
    .filter(canBe);
};

export const changeablePiecesSelect = (panel: Panel): readonly (readonly Control[])[] => {
  const options = groupOptions(panel, changeableGroups(panel));
  return list(panel, panel.said.piece(options.length), ['piece'], options);
};

const NUMBERS = 4;

export const pieceScreen: ShowScreen = (panel, args) => {
  const { view, said, words } = panel;
  const [handle = ''] = args.slice(-1);
  const piece = pieceOf(view, handle);
  if (!piece) return undefined;
  const ids = view.of(pieceQueries);
  const board = view.of(placeQueries).board(piece.where.in);
  const directions = Array.from({ length: Math.min(MOST_OPTIONS_PER_SELECT, ids.directions(piece) ?? 0) }, (_, i) =>
    String(i),
  );
  const facings = directions.filter((facing) => can(panel, pieceDeeds.rotate.operation(panel, [handle, facing])));
  const numbers = ids
    .toldProperties(piece)
    .filter(([name]) => decimalOf(ids.base(piece, name)) !== undefined)
    .flatMap(([name]) =>
      ['-1', '1'].flatMap((by) =>
        operationButton(panel, said.change(name, by), pieceDeeds.set, ['set', handle, name, by]),
      ),
    );
  const flip = operationButton(panel, said.labels.flip, pieceDeeds.flip, ['flip', handle]);
  const spot = placeNameOfPiece(view, piece);
  const move = parseStackSelection(view, [handle]) ? press(panel, said.labels.move, ['stack', handle], 'primary') : [];
  const changes: readonly (readonly Control[])[] = [
    ...arrangeButtonsInRows([
      ...actionButtonsForPiece(panel, piece),
      ...flip,
      ...operationButton(panel, said.labels.reveal, pieceDeeds.reveal, ['reveal', handle]),
      ...operationButton(panel, said.labels.peek, pieceDeeds.inspect, ['inspect', handle]),
      ...COVERS.flatMap((what) => operationButton(panel, said.cover[what], pieceDeeds.hide, ['hide', handle, what])),
      ...ORDERS.flatMap((to) => operationButton(panel, said.order[to], pieceDeeds.order, ['order', handle, to])),
      ...operationButton(panel, said.labels.clone, pieceDeeds.clone, ['clone', handle]),
      ...createReplacePieceButton(panel, handle),
      ...operationButton(panel, said.labels.delete, pieceDeeds.delete, ['delete', handle], 'danger'),
    ]),
    ...list(
      panel,
      said.face,
      ['rotate', pieceDeeds.rotate.version(panel, []) ?? '', handle],
      facings.map((facing) => createListOption(facing, facing)),
    ),
    ...arrangeButtonsInRows(numbers.slice(0, 2 * NUMBERS)),
    ...arrangeButtonsInRows(
      view
        .of(seatQueries)
        .sides()
        .flatMap(({ name }, i) =>
          operationButton(panel, said.giveTo(name), pieceDeeds.handover, ['handover', handle, String(i)]),
        )
        .slice(0, 5),
    ),
  ].filter((row) => row.length > 0);
  return {
    prompt: changes.length > 0 ? said.whatWith(piece.name) : '',
    tips: changes.length > 0 ? ['detail'] : [],
    lines: [words.lists.pieceDetails(view, piece)],
    ...(board && piece.where.cell !== undefined
      ? { drawing: createPanelBoardPicture(panel, board, { around: [piece.where.cell], movers: [piece.where.cell] }) }
      : {}),
    rows: [move, ...changes].filter((row) => row.length > 0),
    at: ['piece', handle],
    typed: [
      ...slashCommandTexts.piece(spot),
      ...(flip.length > 0 ? [slashCommandTexts.pieceFlip(spot)] : []),
      ...(facings.length > 0 ? [slashCommandTexts.pieceFacing(spot)] : []),
      ...(numbers.length > 0 ? [slashCommandTexts.pieceNumber(spot)] : []),
    ],
  };
};

export const pieceSearchScreen = (panel: Panel, text: string): ReturnType<ShowScreen> => {
  const { view, said } = panel;
  const found = groupAlikePieces(view, findPieces(view, text, 100));
  const groups = found.length > 0 ? found : matchTypedPieces(view, text, MOST_OPTIONS_PER_SELECT);
  const options = groupOptions(panel, groups);
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  return {
    prompt: count > 0 ? said.found(text, count) : said.foundNone(text),
    tips: [],
    rows: [
      ...list(panel, said.piece(options.length), ['piece'], options),
      [...press(panel, said.labels.findPiece, ['look'])],
    ],
    at: ['more'],
    typed: slashCommandTexts.find,
  };
};
