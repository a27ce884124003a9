import { handMapOfSide, isUnit, publishedNumberOf, unitsOfArmy } from '../../engine/index.ts';
import { type ContainerId, findHandler, type Operation, type PieceId, type Table } from '../../table/index.ts';
import type { Lens } from '../lens.ts';
import { pieceQueries } from '../pieces.ts';
import { placeQueries } from '../places.ts';
import type { Sight } from '../queries.ts';
import type { SeenReport } from './report.ts';

export class AttemptNarrator {
  readonly #sight: Sight;
  readonly #operation: Operation | undefined;
  #isStopped = false;

  constructor(sight: Sight, operation: Operation | undefined) {
    this.#sight = sight;
    this.#operation = operation;
  }

  added(): readonly SeenReport[] {
    this.#isStopped = true;
    return [];
  }

  updated(): readonly SeenReport[] {
    return this.added();
  }

  removed(): readonly SeenReport[] {
    return [];
  }

  whole(): readonly SeenReport[] {
    return this.#isStopped && this.#operation ? stoppedSeen(this.#sight, this.#operation) : [];
  }
}

/**
 * Returns nothing if the viewer sees neither the operation's pieces nor its moves between places. For lines of the
 * module, only the actor and the game master get a report: others may see no part of them.
 */
const stoppedSeen = (sight: Sight, operation: Operation): readonly SeenReport<'stopped'>[] => {
  const { lens } = sight;
  const named = piecesOf(lens.ground, operation);
  const pieces = [...new Set(named.flatMap((id) => sight.of(pieceQueries).byId(id)?.name ?? []))];
  const own = lens.isPerson(operation.actor);
  const isConcerned = lens.master || own || pieces.length > 0 || isPublic(lens, operation);
  if (!isConcerned) return [];
  const at = targetOf(sight, operation);
  const tried = hasArrived(lens.ground, operation)
    ? { pieces: [] }
    : { pieces, ...(at === undefined ? {} : { to: at }) };
  return [{ what: 'stopped', ...(own ? { own } : {}), tried }];
};

/**
 * True if any of the moved pieces reached the target. Units don't count: something that they met there may have stopped
 * them.
 */
const hasArrived = (table: Table, operation: Operation): boolean =>
  operation.kind === 'move' &&
  operation.pieces.some((id) => {
    const piece = table.get('piece', id);
    const isThere = piece?.place.in === operation.to.in && piece.place.cell === operation.to.cell;
    return isThere && !isUnit(table, piece);
  });

const targetOf = (sight: Sight, operation: Operation): string | undefined => {
  const hand = operation.kind === 'give' ? handMapOfSide(sight.lens.ground, operation.side) : undefined;
  if (hand) return sight.of(placeQueries).containerName(hand.id);
  const to = 'to' in operation && typeof operation.to === 'object' ? operation.to : undefined;
  const place = to && sight.of(placeQueries).place(to.in, to.cell);
  return place && sight.of(placeQueries).told(place);
};

const piecesOf = (table: Table, operation: Operation): readonly PieceId[] => {
  if ('pieces' in operation && operation.pieces.length > 0) return operation.pieces;
  if ('units' in operation) return operation.units;
  if ('piece' in operation && operation.piece !== undefined) return [operation.piece];
  if ('army' in operation && operation.army !== undefined)
    return unitsOfArmy(table, operation.army).map(({ id }) => id);
  return [];
};

/**
 * True if a viewer may know of an operation whose pieces are all hidden. It is public if it has no places. Otherwise
 * the viewer must know how many pieces its places hold.
 */
const isPublic = (lens: Lens, operation: Operation): boolean => {
  const places = placesOf(lens.ground, operation);
  if (places.length === 0)
    return piecesOf(lens.ground, operation).length === 0 && !findHandler(lens.systems, operation.kind)?.followsAsSeen;
  return places.some((container) => {
    const published = lens.published(container);
    return lens.seesInto(container) || publishedNumberOf(published) === 'number';
  });
};

const placesOf = (table: Table, operation: Operation): readonly ContainerId[] => {
  if (operation.kind === 'give') return [handMapOfSide(table, operation.side)?.id ?? []].flat();
  if (operation.kind === 'draw') return [operation.deck, operation.to.in];
  return 'deck' in operation ? [operation.deck] : [];
};
