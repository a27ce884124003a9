import fc from 'fast-check';
import { groupOf } from '../../../src/engine/armies/groups.ts';
import { moveRangeOf } from '../../../src/engine/armies/range.ts';
import type { Army } from '../../../src/engine/armies/record/army.ts';
import { isUnit, unitsOfArmy } from '../../../src/engine/armies/units.ts';
import type { Piece } from '../../../src/engine/play/records.ts';
import { neighbours } from '../../../src/table/grid/index.ts';
import {
  type ArmyId,
  type BoardId,
  type CellId,
  isRefusal,
  type LiveTable,
  type Operation,
  type PersonId,
  type PieceId,
  type SideId,
} from '../../../src/table/index.ts';
import { ANN, BEN, endTurn, type Play, redo, undo } from '../../support/table.ts';
import { cellAt } from './small-wars.ts';
import { FIELD, march, RESERVE } from './support.ts';

/** Names that armies get by themselves, of both sides and of earlier versions, and one of nobody's. */
const NAMES = ['Red Army 1', 'Blue Army 2', 'Army 1', 'Lions'] as const;

const KINDS = {
  ...{ march: 5, army: 5, form: 4, join: 2, split: 2, disband: 1, rename: 1 },
  ...{ engage: 2, take: 1, return: 1, send: 1, delete: 1, place: 1, end: 2, undo: 2, redo: 2 },
} as const;

/**
 * What somebody tries: numbers that are read against the table as it is then. One in six tries takes anything; the
 * others what may well be let through.
 */
export interface Attempt {
  readonly kind: keyof typeof KINDS;
  readonly who: number;
  readonly some: readonly number[];
  readonly cell: number;
}

export const anyAttempt: fc.Arbitrary<Attempt> = fc.record({
  kind: fc.oneof(
    ...Object.entries(KINDS).map(([kind, weight]) => ({ weight, arbitrary: fc.constant(kind as keyof typeof KINDS) })),
  ),
  who: fc.nat(599),
  some: fc.array(fc.nat(99), { minLength: 1, maxLength: 4 }),
  cell: fc.nat(479),
});

const picked = <T>(items: readonly T[], number: number): T | undefined => items[number % Math.max(1, items.length)];

/** Who is on turn, what is his, and by what numbers he chooses. */
interface Chooser {
  readonly table: LiveTable;
  readonly actor: PersonId;
  readonly isWild: boolean;
  readonly pieces: readonly Piece[];
}

const chooserOf = (table: LiveTable, who: number): Chooser => {
  const isWild = who % 6 === 0;
  const isRed = (table.get('turn', 'turn')?.position === 0) !== (who % 12 === 0);
  const side = isRed ? 'Red' : 'Blue';
  const pieces = [...table.all('piece')].filter((piece) => isWild || (piece.side === side && isUnit(table, piece)));
  return { table, actor: isRed ? ANN : BEN, isWild, pieces };
};

/** Where units may go: mostly within their reach. */
const target = (
  { table, isWild }: Chooser,
  ids: readonly PieceId[],
  cell: number,
): { readonly in: BoardId; readonly cell: CellId } => {
  const group = groupOf(
    table,
    [...new Set(ids)].flatMap((id) => table.get('piece', id) ?? []),
  );
  const range = isWild || isRefusal(group) || cell % 8 === 0 ? undefined : moveRangeOf(table, group);
  return {
    in: isRefusal(group) ? FIELD : group.board.id,
    cell: (range && picked(range.cells, cell)?.cell) ?? cellAt(cell % 48),
  };
};

/** A cell next to a piece on which somebody else has units, and these. */
const foesBeside = (
  table: LiveTable,
  piece: Piece | undefined,
  number: number,
): { readonly cell: CellId; readonly ids: readonly PieceId[] } => {
  const board = piece && table.get('board', piece.place.in);
  const near = board && piece.place.cell !== undefined ? neighbours(board.grid, piece.place.cell) : [];
  const foes = near.map((cell) => ({
    cell,
    ids: table
      .at(piece?.place.in ?? FIELD, cell)
      .flatMap(({ id }) => (table.get('piece', id)?.side === piece?.side ? [] : (id as PieceId))),
  }));
  return (
    picked(
      foes.filter(({ ids }) => ids.length > 0),
      number,
    ) ?? { cell: cellAt(number % 48), ids: [] }
  );
};

/** Loose units that stand together. */
const looseBeside = ({ isWild, pieces }: Chooser, { place }: Pick<Piece, 'place'>): readonly PieceId[] =>
  pieces.flatMap((one) =>
    one.place.in === place.in && one.place.cell === place.cell && (isWild || one.army === undefined) ? one.id : [],
  );

/** Loose units that come to an army on their cell. */
const joining = (chooser: Chooser, armies: readonly Army[], one: PieceId, number: number): Operation<'join-army'> => {
  const { table, actor, isWild } = chooser;
  const open = armies.flatMap(({ id }) => {
    const [first] = unitsOfArmy(table, id);
    const loose = first ? looseBeside(chooser, first) : [];
    return isWild || loose.length > 0 ? [{ army: id, units: isWild ? [one] : loose.slice(0, 1 + (number % 2)) }] : [];
  });
  return { kind: 'join-army', actor, ...(picked(open, number) ?? { army: 'army0' as ArmyId, units: [one] }) };
};

export const operationOf = ({ table }: Play, { kind, who, some, cell }: Attempt): Operation => {
  const chooser = chooserOf(table, who);
  const { actor, isWild, pieces } = chooser;
  const piece = picked(pieces, who);
  const one = piece?.id ?? ('p0' as PieceId);
  const armies = [...table.all('army')].filter(({ side }) => isWild || side === piece?.side);
  const army = picked(armies, cell)?.id ?? ('army0' as ArmyId);
  const members = unitsOfArmy(table, army);
  const chosen = some.flatMap((number) => picked(members, number)?.id ?? []);
  const beside = (of: Pick<Piece, 'place'> | undefined): readonly PieceId[] => (of ? looseBeside(chooser, of) : []);
  const subject = { actor, army };
  switch (kind) {
    case 'march': {
      const units = piece?.army !== undefined && !isWild ? unitsOfArmy(table, piece.army).map(({ id }) => id) : [one];
      return { ...march(units, 'A1', { actor }), to: target(chooser, units, cell) };
    }
    case 'army':
      return { ...march(chosen, 'A1', subject), to: target(chooser, chosen, cell) };
    case 'take': {
      const { cell: to, ids } = foesBeside(table, piece, cell);
      return { ...march([one], to, { actor, captures: ids }), to: { in: piece?.place.in ?? FIELD, cell: to } };
    }
    case 'form': {
      const crowd =
        pieces.map(beside).find((ids, i) => ids.length > 1 && i >= who % Math.max(1, pieces.length)) ?? beside(piece);
      const units = some.flatMap((number) => picked(crowd, number) ?? []);
      return {
        kind: 'form-army',
        actor,
        units: isWild ? units : [...new Set([...units, ...crowd.slice(0, 2)])],
        name: undefined,
      };
    }
    case 'join':
      return joining(chooser, armies, one, who);
    case 'split':
      return { kind: 'split-army', ...subject, units: chosen, name: undefined };
    case 'disband':
      return { kind: 'disband-army', ...subject };
    case 'rename':
      return { kind: 'rename-army', ...subject, name: NAMES[who % NAMES.length] ?? 'Lions' };
    case 'send':
      return {
        kind: 'send',
        actor: ANN,
        piece: one,
        to: who % 3 === 0 ? { in: RESERVE } : { in: FIELD, cell: cellAt(cell % 48) },
      };
    case 'delete':
      return { kind: 'delete', actor, piece: one };
    case 'place': {
      const to = {
        in: FIELD,
        cell: piece?.place.in === FIELD && piece.place.cell ? piece.place.cell : cellAt(cell % 48),
      };
      return {
        kind: 'place',
        actor: ANN,
        prototype: 'pikeman',
        name: 'new',
        side: (who % 2 ? 'Red' : 'Blue') as SideId,
        to,
      };
    }
    case 'engage': {
      const near = pieces
        .map((unit) => ({ unit, foes: foesBeside(table, unit, cell) }))
        .find(({ foes }) => foes.ids.length > 0);
      const whole = near?.unit.army;
      const units = whole === undefined ? [near?.unit.id ?? one] : unitsOfArmy(table, whole).map(({ id }) => id);
      return {
        kind: 'engage',
        actor,
        army: undefined,
        pieces: units,
        target: { in: FIELD, cell: near?.foes.cell ?? cellAt(cell % 48) },
      };
    }
    case 'return':
      return { kind: 'return-army', actor };
    case 'end':
      return endTurn(actor);
    default:
      return kind === 'undo' ? undo(actor) : redo(actor);
  }
};
