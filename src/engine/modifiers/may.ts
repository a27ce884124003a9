import {
  derivedOfSystems,
  handlerOf,
  type Operation,
  type Refusal,
  refuse,
  type System,
  type Table,
} from '../../table/index.ts';
import { type ModifierEvaluation, passOf } from './evaluation.ts';
import { joinedSubject } from './subject.ts';

declare module '../../table/core/refusal.ts' {
  interface Refusals {
    /** A modifier forbids it. */
    forbidden: { readonly modifier: string; readonly piece: string | undefined };
  }
}

/**
 * Whether the operation's actor may do it: undefined, or why not (W1). Like every look it goes through the modifiers in
 * force, once for each piece that the operation is about. A modifier can forbid every step of play; it can grant those
 * for which the rules say what still stands against them.
 */
export const refusalOf = (table: Table, operation: Operation): Refusal | undefined => {
  const { refusalOf: asked, granted, play } = handlerOf(table.systems, operation.kind);
  if (isOverruled(operation)) return asked(table, operation);
  const refusal =
    asked(table, operation) ?? guardedBy(table, operation) ?? (play ? forbiddenBy(table, operation) : undefined);
  const pass = play ? passOf(table) : undefined;
  if (!pass?.order.bending.get('may')?.has(operation.kind)) return refusal;
  const subjects = piecesIn(operation).map((piece) => maySubject(operation, piece, refusal === undefined));
  const isLet = (id: string): boolean => pass.answer('may', id, operation.kind) !== false;
  const hindered = subjects.findIndex((id) => !isLet(id));
  if (hindered < 0) return refusal && granted ? granted(table, operation) : refusal;
  return refusal ?? forbidden(pass, operation, subjects[hindered] as string, piecesIn(operation)[hindered]);
};

/** Whether it is done though rules refuse it: phases and modifiers are such rules. */
const isOverruled = (operation: Operation): boolean => 'overruled' in operation && operation.overruled === true;

const forbidding = derivedOfSystems((systems: readonly System[]) => systems.flatMap(({ forbids }) => forbids ?? []));

/** What of the rules stands against any step of play, such as the phase of the turn. */
const forbiddenBy = (table: Table, operation: Operation): Refusal | undefined => {
  for (const forbids of forbidding(table.systems)) {
    const refusal = forbids(table, operation);
    if (refusal) return refusal;
  }
  return undefined;
};

const guarding = derivedOfSystems((systems: readonly System[]) => systems.flatMap(({ guards }) => guards ?? []));

/** Returns why the actor can't do alone what they could win by. */
const guardedBy = (table: Table, operation: Operation): Refusal | undefined => {
  for (const guards of guarding(table.systems)) {
    const refusal = guards(table, operation);
    if (refusal) return refusal;
  }
  return undefined;
};

const piecesIn = (operation: Operation): readonly (string | undefined)[] => {
  if ('pieces' in operation && operation.pieces.length > 0) return operation.pieces;
  return 'piece' in operation ? [operation.piece] : [undefined];
};

/** A question whether somebody may do something with a piece: `yes` or `no` is what the rules say. */
const maySubject = ({ actor }: Operation, piece: string | undefined, isAllowed: boolean): string =>
  joinedSubject(actor, piece ?? '', isAllowed ? 'yes' : 'no');

const forbidden = (pass: ModifierEvaluation, { kind }: Operation, id: string, piece: string | undefined): Refusal => {
  const chain = pass.chain('may', id, kind);
  const last = chain.writers.findLast((_, i) => chain.values[i] === false && chain.values[i - 1] !== false);
  return refuse('forbidden', { modifier: last?.compiled.definition.name ?? '', piece });
};
