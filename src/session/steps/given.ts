import { answerFormOf, isPlay, type MentionReason } from '../../engine/index.ts';
import type { Post } from '../../facts/stored-post.ts';
import { type Change, equal, type PersonId, type Table } from '../../table/index.ts';
import { addToLimitedMap } from '../base/keep-newest.ts';
import { answeringInteractionOf, type Step } from '../base/step.ts';
import { peopleMentionedInPost } from './mentions.ts';

/**
 * The notices that each person got this turn (D23): one mention and one direct message, and one more for a fight or a
 * question. It is derived from the log alone, so that all processes agree. A redone step counts once (D42).
 */

/** The kinds of notices that are limited separately. `once`: news or the start of a turn. */
type Slot = 'once' | 'fight' | 'question';
/** The most mentions, and the most direct messages, for a person in a turn. */
const MOST_SLOTS = 2;
/** The number of turns whose notices are remembered, because an undo may return to them. */
const MOST_TURNS = 16;

interface Got {
  readonly mentions: readonly Slot[];
  readonly directs: readonly Slot[];
}

interface Turn {
  readonly since: number;
  /** True if the turn was undone: if it comes again, it counts as the same turn. */
  readonly isUndone?: true;
  readonly got: ReadonlyMap<PersonId, Got>;
}

export interface SavedTurnNotices extends Pick<Turn, 'since' | 'isUndone'> {
  readonly key: string;
  readonly got: readonly (readonly [PersonId, Got])[];
}

interface Moment {
  readonly phase: string | undefined;
  readonly number: number | undefined;
  readonly position: number | undefined;
}

type StepNow = Omit<Step, 'format' | 'attempt' | 'at' | 'posts'>;

const NOTHING: Got = { mentions: [], directs: [] };

export class TurnNotices {
  #now: Moment = { phase: undefined, number: undefined, position: undefined };
  readonly #turns = new Map<string, Turn>();

  static at(table: Table, saved: readonly SavedTurnNotices[]): TurnNotices {
    const given = new TurnNotices();
    given.#now = momentAfter(given.#now, {
      added: [...table.all('game'), ...table.all('turn')],
      updated: [],
      removed: [],
    });
    for (const { key, got, ...turn } of saved) given.#turns.set(key, { ...turn, got: new Map(got) });
    return given;
  }

  saved(): readonly SavedTurnNotices[] {
    return [...this.#turns].map(([key, { got, ...turn }]) => ({ key, ...turn, got: [...got] }));
  }

  count<P extends Post>(step: StepNow, posts: readonly P[]): readonly P[] {
    const { got } = this.#turnAt({ ...step, posts });
    return posts.map((post) => (post.waits ? post : counted(step, post, got)));
  }

  note(step: Step): void {
    const key = keyOf(this.#now);
    const turn = this.#turnAt(step);
    this.#now = momentAfter(this.#now, step.change);
    const next = keyOf(this.#now);
    if (step.operation.kind === 'undo' && next !== key) this.#leaveBehind(turn.since, next);
    const got = new Map(turn.got);
    // Notices about cards that are dealt at the beginning come before the first turn.
    for (const post of step.posts) {
      if (post.waits) continue;
      for (const { person, for: concern } of peopleMentionedInPost(step, post)) add(got, person, 'mentions', concern);
      const { reader, direct = 'news' } = post;
      const isCounted = reader !== 'channel' && step.operation.kind !== 'begin' && !isAnswered(step, reader);
      if (isCounted && direct !== 'kept') add(got, reader, 'directs', direct);
    }
    addToLimitedMap(this.#turns, MOST_TURNS, next, { since: turn.since, got });
  }

  #turnAt(step: StepNow & Pick<Step, 'posts'>): Turn {
    const { kind } = step.operation;
    const now = momentAfter(this.#now, step.change);
    const [before, key] = [keyOf(this.#now), keyOf(now)];
    const there = this.#turns.get(key);
    const isSame = key === before || there?.isUndone || kind === 'undo' || kind === 'redo';
    const turn = isSame && there ? there : { since: step.number, got: new Map<PersonId, Got>() };
    return hasTurns(now) ? turn : { ...turn, got: afterActing(turn.got, step) };
  }

  #leaveBehind(since: number, key: string): void {
    for (const [other, turn] of this.#turns)
      if (other !== key && turn.since > since) this.#turns.set(other, { ...turn, isUndone: true });
  }
}

const hasTurns = ({ phase, number }: Moment): boolean => phase === 'playing' && number !== undefined;

/** Returns the key of a turn. Outside of turns, the key is the phase. */
const keyOf = (now: Moment): string => (hasTurns(now) ? `${now.number} ${now.position}` : (now.phase ?? ''));

/**
 * Outside of turns, a person's act deletes their earlier notices, so that they can be notified again. Mentions in the
 * channel must not depend on acts that the channel doesn't know (D7).
 */
const afterActing = (got: Turn['got'], step: Pick<Step, 'operation' | 'interaction' | 'posts'>): Turn['got'] => {
  const { actor, kind } = step.operation;
  const before = got.get(actor);
  if (!before || isByAnother(step)) return got;
  // A public answer counts as known, even if the channel sees nothing of the deck that it is about.
  const isOpen = answerFormOf(step.operation) === 'open' && !isPlay(kind);
  const isTold = isOpen || step.posts.some(({ reader }) => reader === 'channel');
  return new Map(got).set(actor, { mentions: isTold ? [] : before.mentions, directs: [] });
};

/** True if the step was done when another player agreed: its actor then gets no answer. */
const isByAnother = ({ interaction }: Pick<Step, 'interaction'>): boolean =>
  answeringInteractionOf(interaction) !== interaction;

/**
 * True if the reader is the actor and gets an answer. If sending it fails, its content goes by direct message,
 * regardless of other notices (T9).
 */
const isAnswered = (step: Pick<Step, 'operation' | 'interaction'>, reader: PersonId): boolean =>
  reader === step.operation.actor && !isByAnother(step);

const slotOf = (concern: MentionReason): Slot => (concern === 'fight' || concern === 'question' ? concern : 'once');

const may = (got: readonly Slot[], concern: MentionReason): boolean =>
  got.length < MOST_SLOTS && !got.includes(slotOf(concern));

const add = (got: Map<PersonId, Got>, person: PersonId, what: keyof Got, concern: MentionReason): void => {
  const before = got.get(person) ?? NOTHING;
  got.set(person, { ...before, [what]: [...before[what], slotOf(concern)] });
};

const counted = <P extends Post>(step: StepNow, post: P, got: Turn['got']): P => {
  const { reader, mentions, direct, ...rest } = post;
  const bare = { reader, ...rest } as P;
  if (reader !== 'channel') {
    if (direct === undefined || direct === 'kept' || isAnswered(step, reader)) return bare;
    if (!may(got.get(reader)?.directs ?? [], direct)) return { ...bare, direct: 'kept' };
    return direct === 'news' ? bare : post;
  }
  const people = new Set<PersonId>();
  const left = (mentions ?? []).filter(({ person, for: concern }) => {
    const isHis = !people.has(person) && may(got.get(person)?.mentions ?? [], concern);
    if (isHis) people.add(person);
    return isHis;
  });
  return equal(left, peopleMentionedInPost(step, bare)) ? bare : { ...bare, mentions: left };
};

const momentAfter = (now: Moment, { added, updated, removed }: Change): Moment => {
  let { phase, number, position } = now;
  for (const record of added) {
    if (record.kind === 'game') phase = record.phase;
    if (record.kind === 'turn') ({ number, position } = record);
  }
  for (const { kind, to } of updated) {
    if (kind === 'game' && typeof to['phase'] === 'string') phase = to['phase'];
    if (kind === 'turn' && typeof to['number'] === 'number') number = to['number'];
    const acting = kind === 'turn' ? to['position'] : kind === 'turn-phase' ? to['acting'] : undefined;
    if (typeof acting === 'number') position = acting;
  }
  return removed.some(({ kind }) => kind === 'turn')
    ? { phase, number: undefined, position: undefined }
    : { phase, number, position };
};
