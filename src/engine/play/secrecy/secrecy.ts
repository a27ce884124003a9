import {
  type Audience,
  appendOrCreate,
  applyRecordPatch,
  type Change,
  createIds,
  derived,
  join,
  type RecordChange,
  recordKindsAffecting,
  revertRecordPatch,
  type System,
  type Table,
  updated,
} from '../../../table/index.ts';
import { canGameHideAnything } from '../queries.ts';
import type { Piece, Side } from '../records.ts';
import { stopped, stoppedAttemptSchema } from './attempts.ts';
import { audienceOfGuest, audienceOfPlayerOf, pieceVisibilityFor, publicAudience, type Sight } from './hiding.ts';
import { stoppedAttemptReportRules } from './reports.ts';
import { seenTable } from './seen-table.ts';

/** A piece before and after a step. */
interface Passage {
  readonly before: Piece;
  readonly after: Piece;
}

const RANKS: { readonly [S in Sight]: number } = { nothing: 0, back: 1, face: 2 };

const audiencesOn = (table: Table, { before, after }: Passage): readonly Audience[] => {
  const audiences = [publicAudience];
  for (const side of table.all('side')) audiences.push(audienceOfSide(side));
  if (before.shown === undefined && after.shown === undefined) return audiences;
  const persons = [before.shown, after.shown].flatMap((shown) => (shown === undefined || shown === 'all' ? [] : shown));
  return [...audiences, ...[...new Set(persons)].map(audienceOfGuest)];
};

const audienceOfSide = derived(({ id }: Side): Audience => audienceOfPlayerOf(id));

const isAsOpen = ({ before, after }: Passage): boolean =>
  before.place.in === after.place.in &&
  before.mask === after.mask &&
  before.invisible === after.invisible &&
  before.shown === after.shown;

/**
 * With `sign` -1, true if any audience now sees less of the piece. With 1, true if any audience now sees its face and
 * did not before.
 */
const changes = (table: Table, passage: Passage, sign: 1 | -1): boolean => {
  if (isAsOpen(passage) || isOpenAnyway(table, passage, sign)) return false;
  return audiencesOn(table, passage).some((audience) => {
    const [was, is] = [
      pieceVisibilityFor(table, passage.before, audience),
      pieceVisibilityFor(table, passage.after, audience),
    ];
    return sign * (RANKS[is] - RANKS[was]) > 0 && (sign < 0 || is === 'face');
  });
};

/** True if everyone sees the piece completely, so that no audience can see less of it. */
const isOpenAnyway = (table: Table, { before, after }: Passage, sign: 1 | -1): boolean =>
  pieceVisibilityFor(table, sign < 0 ? after : before, publicAudience) === 'face';

/** True if a covered piece came into a deck. Pieces in decks are not covered; a drawn one is face up. */
const isCoveredInDeck = (table: Table, { place, mask, invisible }: Piece): boolean =>
  (mask !== undefined || invisible !== undefined) && table.get('deck', place.in) !== undefined;

const isLost = (table: Table, passage: Passage): boolean => {
  const { before, after } = passage;
  if (after.shown !== undefined && before.shown !== undefined && before.place.in !== after.place.in) return true;
  return isCoveredInDeck(table, after) || (before.alias === after.alias && changes(table, passage, -1));
};

const isPassage = (record: RecordChange | Passage): record is Passage =>
  record.before?.kind === 'piece' && record.after?.kind === 'piece';

/** Gives a piece new handles when an audience lost sight of it (T7). */
const covered = (table: Table, records: readonly RecordChange[]): Change | undefined => {
  let lost: Passage[] | undefined;
  for (const record of records) if (isPassage(record) && isLost(table, record)) lost = appendOrCreate(lost, record);
  if (!lost) return undefined;
  const { ids, change } = createIds(table, 'a', lost.length);
  const renamed = lost.map(({ before, after }, i) => {
    const { shown, mask, invisible, ...rest } = after;
    const stays = before.place.in === after.place.in && shown !== undefined ? { shown } : {};
    const covers = isCoveredInDeck(table, after)
      ? {}
      : { ...(mask ? { mask } : {}), ...(invisible === undefined ? {} : { invisible }) };
    return updated(after, { ...rest, ...stays, ...covers, alias: ids[i] as string });
  });
  return join(change, ...renamed);
};

const passagesOf = (table: Table, steps: readonly Change[], way: 'back' | 'on'): readonly (readonly Passage[])[] => {
  const known = new Map<string, Piece>();
  return steps.map((change) => {
    for (const record of way === 'back' ? change.removed : change.added)
      if (record.kind === 'piece') known.set(record.id, record);
    return change.updated.flatMap((update) => {
      const piece = update.kind === 'piece' ? (known.get(update.id) ?? table.get('piece', update.id)) : undefined;
      if (!piece) return [];
      const other = way === 'back' ? revertRecordPatch(piece, update) : applyRecordPatch(piece, update);
      known.set(update.id, other);
      return [way === 'back' ? { before: other, after: piece } : { before: piece, after: other }];
    });
  });
};

/** True if a change reveals the result of dice, an unseen obstacle, or hidden choices. */
const tells = ({ systems }: Table, { added, updated: updates }: Change): boolean =>
  [...added, ...updates].some(({ kind }) => recordKindsAffecting(systems, 'knowledge').has(kind)) ||
  // While others still choose, a changed choice reveals nothing.
  updates.some(
    ({ kind, to }) =>
      recordKindsAffecting(systems, 'opening').has(kind) && (to['open'] === true || to['done'] === true),
  );

/**
 * The new things that viewers saw in a step. `pieces` are in their state before the step. `learned` is true if the step
 * reveals something that can't be hidden again.
 */
export interface StepExposure {
  /** The index of the step, from 0. */
  readonly step: number;
  readonly pieces: readonly Piece[];
  readonly learned: boolean;
}

/**
 * Returns the steps that reveal something new to a player (T15). With `back`, the steps were already done and are
 * newest first. With `on`, they are still to be done, in order.
 */
export const findExposingSteps = (
  table: Table,
  steps: readonly Change[],
  way: 'back' | 'on',
): readonly StepExposure[] =>
  passagesOf(table, steps, way).flatMap((passages, i) => {
    const pieces = passages.filter((passage) => changes(table, passage, 1)).map(({ before }) => before);
    const learned = tells(table, steps[i] as Change);
    return pieces.length > 0 || learned ? [{ step: i, pieces, learned }] : [];
  });

/** Keeps hidden things hidden, so that the code of operations doesn't have to do it. */
export const secrecySystem = {
  name: 'secrecy',
  operations: {},
  reports: stoppedAttemptReportRules,
  records: {
    attempt: {
      schema: stoppedAttemptSchema,
      names: 'anything',
      visibility: () => undefined,
      undo: 'leaves',
      recognized: 'stays',
      affects: ['knowledge'],
      reports: 'by-view',
    },
  },
  gate: { seen: seenTable, stopped },
  reactions: (table, { records }) => (canGameHideAnything(table) ? covered(table, records) : undefined),
  acts: 'none',
} satisfies System;
