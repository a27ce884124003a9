import {
  type Audience,
  appended,
  type Change,
  derived,
  formerRecord,
  join,
  kindsAffecting,
  mint,
  patchedRecord,
  type RecordChange,
  type System,
  type Table,
  updated,
} from '../../../table/index.ts';
import { hidesAnything } from '../queries.ts';
import type { Piece, Side } from '../records.ts';
import { attemptSchema, stopped } from './attempts.ts';
import { everybody, guest, type Sight, sideAudience, sightOf } from './hiding.ts';
import { stoppedReportRules } from './reports.ts';
import { seenTable } from './seen-table.ts';

/** What a step hides from somebody who saw it, and what it lets somebody see. */

/** One piece as it was and as it is. */
interface Passage {
  readonly before: Piece;
  readonly after: Piece;
}

const RANKS: { readonly [S in Sight]: number } = { nothing: 0, back: 1, face: 2 };

/** All whose sight of a piece can differ: everybody, each side, and those to whom it was shown. */
const audiencesOn = (table: Table, { before, after }: Passage): readonly Audience[] => {
  const audiences = [everybody];
  for (const side of table.all('side')) audiences.push(audienceOfSide(side));
  if (before.shown === undefined && after.shown === undefined) return audiences;
  const persons = [before.shown, after.shown].flatMap((shown) => (shown === undefined || shown === 'all' ? [] : shown));
  return [...audiences, ...[...new Set(persons)].map(guest)];
};

const audienceOfSide = derived(({ id }: Side): Audience => sideAudience(id));

/** Whether all of a piece on which anybody's sight of it depends is as it was. */
const isAsOpen = ({ before, after }: Passage): boolean =>
  before.place.in === after.place.in &&
  before.mask === after.mask &&
  before.invisible === after.invisible &&
  before.shown === after.shown;

/** Whether somebody's sight of a piece falls (-1) or rises (1) on that way. */
const changes = (table: Table, passage: Passage, sign: 1 | -1): boolean => {
  if (isAsOpen(passage) || isOpenAnyway(table, passage, sign)) return false;
  return audiencesOn(table, passage).some((audience) => {
    const [was, is] = [sightOf(table, passage.before, audience), sightOf(table, passage.after, audience)];
    return sign * (RANKS[is] - RANKS[was]) > 0 && (sign < 0 || is === 'face');
  });
};

/** Whether everybody sees all of it: nobody who sees more can have lost sight of it, nor seen less before. */
const isOpenAnyway = (table: Table, { before, after }: Passage, sign: 1 | -1): boolean =>
  sightOf(table, sign < 0 ? after : before, everybody) === 'face';

/** Whether a piece was covered when it came into a deck: there all lie alike, and who draws it gets it open. */
const isCoveredInDeck = (table: Table, { place, mask, invisible }: Piece): boolean =>
  (mask !== undefined || invisible !== undefined) && table.get('deck', place.in) !== undefined;

/** Whether somebody lost sight of a piece, or what was known of it counts no more where it went. */
const isLost = (table: Table, passage: Passage): boolean => {
  const { before, after } = passage;
  if (after.shown !== undefined && before.shown !== undefined && before.place.in !== after.place.in) return true;
  return isCoveredInDeck(table, after) || (before.alias === after.alias && changes(table, passage, -1));
};

const isPassage = (record: RecordChange | Passage): record is Passage =>
  record.before?.kind === 'piece' && record.after?.kind === 'piece';

/**
 * A piece that somebody lost sight of has new handles from then on (T7), and what was shown of it counts no more where
 * it went.
 */
const covered = (table: Table, records: readonly RecordChange[]): Change | undefined => {
  let lost: Passage[] | undefined;
  for (const record of records) if (isPassage(record) && isLost(table, record)) lost = appended(lost, record);
  if (!lost) return undefined;
  const { ids, change } = mint(table, 'a', lost.length);
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

/** How the pieces of a table went, change by change: back from where they are, or on from there. */
const passagesOf = (table: Table, steps: readonly Change[], way: 'back' | 'on'): readonly (readonly Passage[])[] => {
  const known = new Map<string, Piece>();
  return steps.map((change) => {
    for (const record of way === 'back' ? change.removed : change.added)
      if (record.kind === 'piece') known.set(record.id, record);
    return change.updated.flatMap((update) => {
      const piece = update.kind === 'piece' ? (known.get(update.id) ?? table.get('piece', update.id)) : undefined;
      if (!piece) return [];
      const other = way === 'back' ? formerRecord(piece, update) : patchedRecord(piece, update);
      known.set(update.id, other);
      return [way === 'back' ? { before: other, after: piece } : { before: piece, after: other }];
    });
  });
};

/**
 * Whether somebody is told what nobody could know before: what fell, that something unseen stood in the way, what came
 * of all that was chosen covered.
 */
const tells = ({ systems }: Table, { added, updated: updates }: Change): boolean =>
  [...added, ...updates].some(({ kind }) => kindsAffecting(systems, 'knowledge').has(kind)) ||
  // Who chooses anew while others have still to choose opens nothing.
  updates.some(
    ({ kind, to }) => kindsAffecting(systems, 'opening').has(kind) && (to['open'] === true || to['done'] === true),
  );

/**
 * What came into somebody's sight by one of these steps: the pieces as they were before, and whether anything else was
 * learned that can't be hidden again.
 */
export interface Exposed {
  /** Which of the steps it was, from 0. */
  readonly step: number;
  readonly pieces: readonly Piece[];
  readonly learned: boolean;
}

/**
 * By which of these changes somebody saw what he had not seen (T15). `back`: they are done, the newest first; `on`:
 * they are to be done, in order.
 */
export const exposedBy = (table: Table, steps: readonly Change[], way: 'back' | 'on'): readonly Exposed[] =>
  passagesOf(table, steps, way).flatMap((passages, i) => {
    const pieces = passages.filter((passage) => changes(table, passage, 1)).map(({ before }) => before);
    const learned = tells(table, steps[i] as Change);
    return pieces.length > 0 || learned ? [{ step: i, pieces, learned }] : [];
  });

/** What keeps what is hidden hidden, whichever operation moved it: no operation knows of it. */
export const secrecySystem = {
  name: 'secrecy',
  operations: {},
  reports: stoppedReportRules,
  records: {
    attempt: {
      schema: attemptSchema,
      names: 'anything',
      visibility: () => undefined,
      undo: 'leaves',
      recognized: 'stays',
      affects: ['knowledge'],
      reports: 'by-view',
    },
  },
  gate: { seen: seenTable, stopped },
  reactions: (table, { records }) => (hidesAnything(table) ? covered(table, records) : undefined),
  acts: 'none',
} satisfies System;
