import {
  cachePerSystems,
  handlerOf,
  type Operation,
  type Refusal,
  refuse,
  type System,
  type Table,
} from '../../table/index.ts';
import { type ModifierEvaluation, modifierEvaluationOf } from './evaluation.ts';
import { joinSubjectParts } from './subject.ts';

declare module '../../table/core/refusal.ts' {
  interface Refusals {
    forbidden: { readonly modifier: string; readonly piece: string | undefined };
  }
}

/**
 * Returns why the actor can't do an operation; undefined if they can (W1). Modifiers are evaluated once for each piece
 * of the operation. They can forbid every step of play. They can permit only those for which the rules declare the
 * remaining checks (`granted`).
 */
export const refusalOf = (table: Table, operation: Operation): Refusal | undefined => {
  const { refusalOf: asked, granted, play } = handlerOf(table.systems, operation.kind);
  if (isOverruled(operation)) return asked(table, operation);
  const refusal =
    asked(table, operation) ?? guardedBy(table, operation) ?? (play ? forbiddenBy(table, operation) : undefined);
  const pass = play ? modifierEvaluationOf(table) : undefined;
  if (!pass?.order.bending.get('may')?.has(operation.kind)) return refusal;
  const subjects = piecesIn(operation).map((piece) => maySubject(operation, piece, refusal === undefined));
  const isLet = (id: string): boolean => pass.answer('may', id, operation.kind) !== false;
  const hindered = subjects.findIndex((id) => !isLet(id));
  if (hindered < 0) return refusal && granted ? granted(table, operation) : refusal;
  return refusal ?? forbidden(pass, operation, subjects[hindered] as string, piecesIn(operation)[hindered]);
};

const isOverruled = (operation: Operation): boolean => 'overruled' in operation && operation.overruled === true;

const forbidding = cachePerSystems((systems: readonly System[]) => systems.flatMap(({ forbids }) => forbids ?? []));

/** Returns the refusal by a rule that concerns all steps of play, such as the phase of the turn. */
const forbiddenBy = (table: Table, operation: Operation): Refusal | undefined => {
  for (const forbids of forbidding(table.systems)) {
    const refusal = forbids(table, operation);
    if (refusal) return refusal;
  }
  return undefined;
};

const guarding = cachePerSystems((systems: readonly System[]) => systems.flatMap(({ guards }) => guards ?? []));

/** Returns the refusal of an operation by which the actor could win, and which they therefore can't do alone. */
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

/**
 * Returns the id of the question if the actor may do an operation with a piece. The last part of the id is the answer
 * without modifiers.
 */
const maySubject = ({ actor }: Operation, piece: string | undefined, isAllowed: boolean): string =>
  joinSubjectParts(actor, piece ?? '', isAllowed ? 'yes' : 'no');

const forbidden = (pass: ModifierEvaluation, { kind }: Operation, id: string, piece: string | undefined): Refusal => {
  const chain = pass.chain('may', id, kind);
  const last = chain.writers.findLast((_, i) => chain.values[i] === false && chain.values[i - 1] !== false);
  return refuse('forbidden', { modifier: last?.compiled.definition.name ?? '', piece });
};
