import {
  type ContainerId,
  type DeckId,
  type Operation,
  type PersonId,
  type PieceId,
  type Refusal,
  refuse,
  type SeenReport,
  type SideId,
  type Table,
  type Telling,
} from '../../../table/index.ts';
import { isSameRequestedChange, refusalOfEmptySeats, sidesRequiredToConsent } from '../consent/consent.ts';
import { findOpenQuestion } from '../lines/question.ts';
import type { Module } from '../module.ts';
import { gameOf, isContainerPublic, isMaster, locateContainerByIndex, moduleOf, sidesOf } from '../queries.ts';
import type { Piece, Wish } from '../records.ts';
import { refusalOutsidePlay } from '../rights.ts';
import { pieceVisibilityFor, publicAudience } from '../secrecy/hiding.ts';
import { type OverruledKind, type OverruledStep, overruledStepOf } from './overruled-step.ts';

/** Moves and other operations that are done although the rules refuse them (G26). */

declare module '../../../table/core/refusal.ts' {
  interface Refusals {
    /** These sides have not agreed yet. */
    'overrule-needs-consent': { readonly sides: readonly string[] };
    /**
     * Other players can't agree because they don't know the piece or place. It must be visible to all players, or in a
     * private window of the asking player.
     */
    'overrule-unseen': { readonly piece: string };
    /** Only properties without typed text can be set against the rules. */
    'overrule-property': { readonly property: string };
  }
}

type OverruledMove = Operation<'move'>;

type Overruled = { readonly actor: PersonId; readonly overruled?: true };

type OverruleWish = Extract<Wish, { what: 'overrule' }>;

export const overruledMoveRequestOf = ({
  pieces,
  to,
  captures,
  covered,
}: Pick<OverruledMove, 'pieces' | 'to' | 'captures' | 'covered'>): OverruleWish => ({
  what: 'overrule',
  pieces,
  to,
  captures,
  ...(covered === undefined ? {} : { covered }),
});

/**
 * Returns why a move may not be made against the rules. It is allowed only to the game master, or to a player with the
 * consent of all other sides.
 */
export const refusalOfOverrulingMove = (table: Table, move: OverruledMove): Refusal | undefined => {
  const { actor } = move;
  const wants = overruledMoveRequestOf(move);
  const refusal = refusalOutsidePlay(table) ?? refusalOfRequestingMove(table, actor, wants);
  if (refusal || isMaster(table, actor)) return refusal;
  return refusalWithoutConsent(table, actor, wants);
};

export const refusalWithoutConsent = (table: Table, actor: PersonId, wants: Wish): Refusal | undefined => {
  const request = [...table.all('request')].find((one) => one.by === actor && isSameRequestedChange(one.wants, wants));
  const lacking = sidesRequiredToConsent(table, actor, wants).filter((side) => !request?.agreed.includes(side));
  if (lacking.length > 0) return refuse('overrule-needs-consent', { sides: lacking });
  return refusalOfEmptySeats(table, actor, wants);
};

/**
 * Returns why a move against the rules can't be requested. Other players can't agree to things that they don't know.
 */
export const refusalOfRequestingMove = (
  table: Table,
  actor: OverruledMove['actor'],
  { pieces: ids, captures, to }: OverruleWish,
): Refusal | undefined => {
  if (sidesOf(table, actor).length === 0 && !isMaster(table, actor)) return refuse('not-a-player', {});
  for (const id of [...ids, ...captures]) {
    const piece = table.get('piece', id);
    if (!piece) return refuse('no-such-piece', { piece: id });
    if (!isPieceOpenOrOwn(table, actor, piece)) return refuse('overrule-unseen', { piece: id });
  }
  return isPlaceOpenOrOwn(table, actor, to.in) ? undefined : refuse('overrule-unseen', { piece: ids[0] ?? '' });
};

/** True if all players see the face and place of a piece, or if the piece is in a private window of the actor. */
export const isPieceOpenOrOwn = (table: Table, actor: PersonId, piece: Piece): boolean => {
  const found = locateContainerByIndex(table, piece.place.in);
  if (!found || found.deck) return false;
  return isOwn(table, actor, found.map.private) || pieceVisibilityFor(table, piece, publicAudience) === 'face';
};

/** True if all players see a place, or if it is a private window of the actor. False for a deck. */
export const isPlaceOpenOrOwn = (table: Table, actor: PersonId, container: ContainerId): boolean => {
  const found = locateContainerByIndex(table, container);
  if (!found || found.deck) return false;
  return found.map.private === undefined || isOwn(table, actor, found.map.private);
};

const isOwn = (table: Table, actor: PersonId, side: SideId | undefined): boolean =>
  side !== undefined && sidesOf(table, actor).includes(side);

/**
 * Extends the check of an operation to operations against the rules (`overruled`). These are allowed only to the game
 * master, or to a player with the consent of all other sides.
 */
export const allowOverruling =
  <K extends OverruledKind>(
    refusalOf: (table: Table, operation: Operation<K>) => Refusal | undefined,
  ): ((table: Table, operation: Operation<K>) => Refusal | undefined) =>
  (table, operation) =>
    operation.overruled ? refusalOfOverruledStep(table, operation) : refusalOf(table, operation);

const refusalOfOverruledStep = (table: Table, operation: Overruled): Refusal | undefined => {
  const { actor } = operation;
  const refusal = refusalOutsidePlay(table);
  if (refusal || isMaster(table, actor)) return refusal;
  if (sidesOf(table, actor).length === 0) return refuse('not-a-player', {});
  const question = findOpenQuestion(table);
  if (question) {
    const { record, by, name } = question;
    return refuse('question-open', { side: record.side, by, name });
  }
  const step = overruledStepOf(operation);
  if (!step) return refuse('nothing-to-move', {});
  return refusalOfNamed(table, actor, step) ?? refusalWithoutConsent(table, actor, { what: 'overrule-step', step });
};

/** The operations that are possible against the rules only with pieces that all players see. */
const NAMES_KINDS: ReadonlySet<OverruledKind> = new Set(['draw', 'replace', 'place', 'set']);

const refusalOfNamed = (table: Table, actor: PersonId, step: OverruledStep): Refusal | undefined => {
  for (const id of [...piecesOfOverruledStep(step), ...unitsNamed(table, step)]) {
    const piece = table.get('piece', id);
    if (!piece) return refuse('no-such-piece', { piece: id });
    const isSeen = NAMES_KINDS.has(step.kind)
      ? pieceVisibilityFor(table, piece, publicAudience) === 'face'
      : isPieceOpenOrOwn(table, actor, piece);
    if (!isSeen) return refuse('overrule-unseen', { piece: id });
  }
  for (const id of decksNamed(step)) {
    const map = table.get('deck', id)?.map;
    if (map === undefined || !isPlaceOpenOrOwn(table, actor, map)) return refuse('no-such-deck', { deck: id });
  }
  const { prototypes } = moduleOf(table);
  const property =
    step.kind === 'set' ? Object.keys(step.values).find((name) => !isOfAny(prototypes, name)) : undefined;
  if (property !== undefined) return refuse('overrule-property', { property });
  const to = 'target' in step ? step.target : 'to' in step && typeof step.to === 'object' ? step.to : undefined;
  if (!to || (step.kind === 'place' ? isContainerPublic(table, to.in) : isPlaceOpenOrOwn(table, actor, to.in)))
    return undefined;
  return refuse('no-such-place', { place: to.cell ?? to.in });
};

const isOfAny = (prototypes: Module['prototypes'], property: string): boolean =>
  Object.values(prototypes).some((kind) => Object.hasOwn(kind, property));

const unitsNamed = (table: Table, step: OverruledStep): readonly PieceId[] => {
  const army = 'army' in step ? step.army : undefined;
  return army === undefined ? [] : [...table.all('piece')].filter((one) => one.army === army).map(({ id }) => id);
};

export const piecesOfOverruledStep = (step: OverruledStep): readonly PieceId[] => {
  if ('pieces' in step) return step.pieces;
  if ('units' in step) return step.units;
  if ('piece' in step) return [step.piece];
  return step.kind === 'draw' ? step.named : [];
};

const decksNamed = (step: OverruledStep): readonly DeckId[] => {
  if (!('deck' in step)) return [];
  return step.kind === 'gather' ? [step.deck, step.to] : [step.deck];
};

/** Reports that a step was done against the rules. */
export const reportOverruledStep = ({ reader }: Telling, { actor, overruled }: Overruled): readonly SeenReport[] => {
  if (!overruled) return [];
  const isMasters = gameOf(reader.ground).master === actor;
  return [{ what: 'overruled', by: isMasters ? 'master' : 'all' }];
};
