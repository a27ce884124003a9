import {
  type Change,
  isTrue,
  join,
  removed,
  type SideId,
  sameValue,
  type Table,
  updated,
} from '../../../table/index.ts';
import { effectiveValue } from '../../modifiers/effective-value.ts';
import { SKIPS_TURN_PROPERTY, sidesInValue, TURN_ORDER_PROPERTY } from '../pieces/ground.ts';
import { isInGame, moduleOf, sideId } from '../queries.ts';
import { isMatchTrueOfSide } from './phases.ts';

/** A position in the order of turns. `over` is true if it comes after the last side, in the next round. */
interface OrderPlace {
  readonly side: SideId;
  readonly position: number;
  readonly over: boolean;
}

/** Returns the positions after a given one, nearest first. The order includes modifiers (P8). */
const placesAfter = (table: Table, position: number): readonly OrderPlace[] => {
  const order = moduleOf(table).turn?.order ?? [];
  const bent = sidesInValue(effectiveValue(table, { kind: 'game', id: 'game', name: TURN_ORDER_PROPERTY })).filter(
    (name) => order.includes(name),
  );
  const isBent = bent.length > 0 && !sameValue(bent, order);
  const [ring, now] = isBent ? [bent, bent.indexOf(order[position] as SideId)] : [order, position];
  return Array.from({ length: ring.length }, (_, index): OrderPlace => {
    const at = (now + index + 1) % ring.length;
    const side = ring[at] as SideId;
    return { side, position: isBent ? order.indexOf(side) : at, over: now + index + 1 >= ring.length };
  });
};

const skipsTurn = (table: Table, side: SideId): boolean =>
  isTrue(effectiveValue(table, { kind: 'side', id: side, name: SKIPS_TURN_PROPERTY }));

/**
 * Starts the next turn (P8). It belongs to the side that an instruction or the module names, to the same side again, or
 * to the next side in order. With `isPassed`, the side did nothing else in its turn.
 */
export const startNextTurn = (table: Table, isPassed = false): Change | undefined => {
  const turn = table.get('turn', 'turn');
  const { order, next, again } = moduleOf(table).turn ?? {};
  if (!turn || !order) return undefined;
  const phase = table.get('turn-phase', 'turn-phase');
  const left = phase ? removed(phase) : join();
  const { again: _, passed: before = 0, next: led, ...bare } = turn;
  const passed = isPassed ? { passed: before + 1 } : {};
  const own = sideId(order[turn.position] as string);
  const times = turn.again ?? 0;
  if (
    led === undefined &&
    again &&
    times < again.most &&
    isInGame(table, own) &&
    isMatchTrueOfSide(table, own, again.when)
  )
    return join(updated(turn, { ...bare, ...passed, again: times + 1 }), left);
  const places = placesAfter(table, turn.position).filter(({ side }) => isInGame(table, side));
  const place =
    (led === undefined ? undefined : places.find(({ position }) => position === led)) ??
    (next === undefined ? undefined : places.find(({ side }) => isMatchTrueOfSide(table, side, next))) ??
    places.find(({ side }) => !skipsTurn(table, side)) ??
    places[0];
  if (!place) return undefined;
  return join(
    updated(turn, { ...bare, ...passed, position: place.position, number: turn.number + Number(place.over) }),
    left,
  );
};

/** Returns the change that starts the turn of the first side for which `first` is true. */
export const startFirstTurn = (table: Table): Change | undefined => {
  const turn = table.get('turn', 'turn');
  const { order = [], first } = moduleOf(table).turn ?? {};
  if (!turn || first === undefined) return undefined;
  const position = order.findIndex((name) => {
    const side = sideId(name);
    return isInGame(table, side) && isMatchTrueOfSide(table, side, first);
  });
  return position < 0 || position === turn.position ? undefined : updated(turn, { ...turn, position });
};

/** Returns the next side in the order, which starts again after the last side. It may be the same side again. */
export const nextSideInOrder = (
  table: Table,
  acting: number,
  isIn: (side: SideId) => boolean,
): OrderPlace | undefined =>
  placesAfter(table, acting).find(({ side }) => isInGame(table, side) && !skipsTurn(table, side) && isIn(side));

/** Returns the next side in a phase in which the sides act one after another. Undefined after the last side. */
export const nextSideInPhase = (table: Table, acting: number): OrderPlace | undefined => {
  const start = table.get('turn', 'turn')?.position;
  const places = placesAfter(table, acting);
  const end = places.findIndex(({ position }) => position === start);
  return places.slice(0, Math.max(0, end)).find(({ side }) => isInGame(table, side) && !skipsTurn(table, side));
};
