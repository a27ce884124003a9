import {
  type ArmyId,
  added,
  type CellId,
  type Change,
  type ContainerId,
  createIds,
  type Index,
  join,
  type Operation,
  type PieceId,
  type Refusal,
  refuse,
  removed,
  type SideId,
  type System,
  type Table,
  textOf,
  updated,
  type Value,
} from '../../../table/index.ts';
import { captureRevelations } from '../captures/tellers.ts';
import { labelOfModuleKey } from '../labels.ts';
import { generateLegalMoves, generateRuledMoveActs } from '../moves/acts.ts';
import { moveCounterRules, pastPositionRules, positionHashesIndex } from '../moves/course.ts';
import { enPassantRecordRules, expireEnPassantTarget } from '../moves/passing.ts';
import { containerLocationIndex, isExistingPlace, isValidSideReference, moduleOf } from '../queries.ts';
import type { Piece } from '../records.ts';
import { pieceSchema } from '../records.ts';
import { refusalOfChangingPiece, refusalOfUsingOwnPieces } from '../rights.ts';
import { boardVisibility, mapVisibility, redactPiece } from '../secrecy/hiding.ts';
import { boardPropertySource, deckPropertySource, mapPropertySource } from './containers.ts';
import { refusalOfCapture } from './moves.ts';
import { allowOverruling, reportOverruledStep } from './overruled.ts';
import { pieceGroupsIndex } from './piece-groups.ts';
import { pieceIndex } from './piece-index.ts';
import { piecePropertySource } from './properties.ts';
import { pieceReportDefinitions } from './reports.ts';
import { refusalForLackOfRoom } from './room.ts';
import { gainOfStockAct, refusalOfStockAct } from './stock.ts';
import { gainOfSettingValue, refusalOfPropertyValue } from './values.ts';

export interface PieceDestination {
  readonly in: ContainerId;
  readonly cell?: CellId;
}

declare module '../../../table/core/operation.ts' {
  interface Operations {
    /** Puts a new piece on the table. Without `name`, it has the name of its prototype. */
    place: {
      readonly prototype: string;
      readonly name: string | undefined;
      readonly side: SideId | undefined;
      readonly to: PieceDestination;
      readonly overruled?: true;
    };
    /** Moves pieces to one place, in the given order. */
    move: {
      readonly pieces: readonly PieceId[];
      readonly to: PieceDestination;
      readonly captures: readonly PieceId[];
      readonly army?: ArmyId;
      /**
       * The cells of the way, including the destination, for units with move points. Each is a neighbor of the one
       * before.
       */
      readonly path?: readonly CellId[];
      /** The prototype that the player chooses for the piece to become, if there is a choice. */
      readonly becomes?: string;
      /** True if a piece that leaves a private window is then face down. Without it, the prototype decides. */
      readonly covered?: boolean;
      /**
       * True if the move is made against the rules. All other sides have agreed, or the actor is the game master (G26).
       */
      readonly overruled?: true;
    };
    /** Sets values of a piece. `null` removes the piece's own value, so that it has the prototype's again. */
    set: {
      readonly piece: PieceId;
      readonly values: { readonly [property: string]: Value | null };
      readonly overruled?: true;
    };
    delete: { readonly piece: PieceId; readonly overruled?: true };
  }
}

declare module '../../../table/core/refusal.ts' {
  interface Refusals {
    'no-such-piece': { readonly piece: string };
    'no-such-prototype': { readonly prototype: string };
    'no-such-place': { readonly place: string };
  }
}

const decidePlace = (table: Table, operation: Operation<'place'>): Change | Refusal => {
  const { prototype, name: given, side, to } = operation;
  const module = moduleOf(table);
  const name = given ?? labelOfModuleKey(module, prototype);
  if (!Object.hasOwn(module.prototypes, prototype)) return refuse('no-such-prototype', { prototype });
  if (side !== undefined && !table.get('side', side)) return refuse('no-such-side', { side });
  if (!isExistingPlace(table, to.in, to.cell)) return refuse('no-such-place', { place: to.cell ?? to.in });
  const fault = refusalForLackOfRoom(table, operation);
  if (fault) return fault;
  const { ids, change } = createIds(table, 'p', 1);
  const rank = (table.at(to.in, to.cell).at(-1)?.rank ?? -1) + 1;
  const owner = side === undefined ? {} : { side };
  return join(
    change,
    added({ kind: 'piece', id: ids[0] as PieceId, name, prototype, ...owner, place: { ...to, rank }, values: {} }),
  );
};

const readsWith = (table: Table, { prototype = '' }: Piece, name: string, own: Value | null | undefined): string => {
  const { prototypes } = moduleOf(table);
  const kind = Object.hasOwn(prototypes, prototype) ? prototypes[prototype] : undefined;
  return textOf(own ?? (kind && Object.hasOwn(kind, name) ? kind[name] : undefined));
};

const setAlready = (
  table: Table,
  seen: Piece | undefined,
  values: { readonly [property: string]: Value | null },
): Refusal | undefined => {
  const [first, ...others] = Object.entries(values);
  if (!seen || !first) return undefined;
  const reads = (name: string): string =>
    readsWith(table, seen, name, Object.hasOwn(seen.values, name) ? seen.values[name] : undefined);
  const isSo = ([name, value]: readonly [string, Value | null]): boolean =>
    reads(name) === readsWith(table, seen, name, value);
  return [first, ...others].every(isSo)
    ? refuse('has-value', { piece: seen.id, property: first[0], value: reads(first[0]) })
    : undefined;
};

const decideSet = (
  table: Table,
  seen: Piece | undefined,
  piece: Piece,
  values: { readonly [property: string]: Value | null },
): Change | Refusal => {
  const fault = Object.entries(values).flatMap(
    ([name, value]) => refusalOfPropertyValue(table, piece, name, value) ?? [],
  )[0];
  const refusal = fault ?? setAlready(table, seen, values);
  if (refusal) return refusal;
  const own = new Map(Object.entries(piece.values));
  for (const [name, value] of Object.entries(values)) {
    if (value === null) own.delete(name);
    else own.set(name, value);
  }
  return updated(piece, { ...piece, values: Object.fromEntries(own) });
};

const isTurn = ({ kind }: { readonly kind: string }): boolean => kind === 'turn';

export const pieceSystem = {
  name: 'pieces',
  tellers: captureRevelations,
  indexes: [
    containerLocationIndex as Index<unknown>,
    pieceIndex as Index<unknown>,
    pieceGroupsIndex as Index<unknown>,
    positionHashesIndex as Index<unknown>,
  ],
  records: {
    piece: {
      schema: pieceSchema,
      names: (table, { side, mask, invisible, place, prototype }) =>
        [side, mask?.side, invisible].every((one) => isValidSideReference(table, one)) &&
        isExistingPlace(table, place.in, place.cell) &&
        (prototype === undefined || Object.hasOwn(moduleOf(table).prototypes, prototype)),
      visibility: redactPiece,
      undo: 'takes-back',
      recognized: 'stays',
      affects: [],
      reports: 'by-view',
      texts: { name: 'typed', values: 'typed', prototype: 'word', alias: 'word' },
    },
    passing: enPassantRecordRules,
    'past-position': pastPositionRules,
    course: moveCounterRules,
    map: {
      schema: 'of-module',
      names: 'anything',
      visibility: mapVisibility,
      undo: 'leaves',
      recognized: 'nobody',
      affects: ['values', 'counts'],
      reports: 'nothing',
      texts: { name: 'word' },
    },
    board: {
      schema: 'of-module',
      names: 'anything',
      visibility: boardVisibility,
      undo: 'leaves',
      recognized: 'nobody',
      affects: ['values', 'counts'],
      reports: 'nothing',
      texts: { name: 'word', grid: 'word' },
    },
  },
  properties: [piecePropertySource, mapPropertySource, boardPropertySource, deckPropertySource],
  acts: generateRuledMoveActs,
  legalActs: generateLegalMoves,
  reactions: (table, { change }) => expireEnPassantTarget(table, change.updated.some(isTurn)),
  reports: pieceReportDefinitions,
  operations: {
    place: {
      play: true,
      gain: gainOfStockAct,
      answer: 'apart',
      told: 'phrases',
      texts: { prototype: 'word', name: 'typed' },
      reports: reportOverruledStep,
      refusalOf: allowOverruling(refusalOfStockAct),
      decide: decidePlace,
    },
    set: {
      play: true,
      gain: gainOfSettingValue,
      answer: 'apart',
      told: 'phrases',
      texts: { values: 'typed' },
      reports: reportOverruledStep,
      refusalOf: allowOverruling((table, { actor, piece }) => refusalOfChangingPiece(table, actor, piece)),
      granted: (table, { actor, piece }) => refusalOfUsingOwnPieces(table, actor, [piece]),
      decide: (table, { piece: id, values }, { seen }) => {
        const piece = table.get('piece', id);
        return piece ? decideSet(table, seen.get('piece', id), piece, values) : refuse('no-such-piece', { piece: id });
      },
    },
    delete: {
      play: true,
      gain: (table, operation) =>
        refusalOfCapture(table, operation.actor, [operation.piece]) ? gainOfStockAct(table, operation) : 'rules',
      answer: 'apart',
      told: 'phrases',
      reports: reportOverruledStep,
      refusalOf: allowOverruling((table, operation) =>
        refusalOfCapture(table, operation.actor, [operation.piece]) ? refusalOfStockAct(table, operation) : undefined,
      ),
      decide: (table, { piece: id }) => {
        const piece = table.get('piece', id);
        return piece ? removed(piece) : refuse('no-such-piece', { piece: id });
      },
    },
  },
} satisfies System;
