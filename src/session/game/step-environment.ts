import {
  canGameHideAnything,
  gameOf,
  listRunningClocks,
  patience,
  playersOf,
  UNREACHABLE_PLAYER_WAIT_MS,
} from '../../engine/index.ts';
import type { Change, CommonEnvironment, Operation, PersonId, PublicActivityTimes } from '../../table/index.ts';
import type { Downtime, Ports } from '../base/ports.ts';
import type { Step } from '../base/step.ts';
import type { MissedDelivery } from '../log/checkpoint.ts';
import { createPostForReader } from '../posts/post.ts';
import { ProfileStore } from '../server/people.ts';
import { countedTimeOf, loadMissedDeliveries } from '../time/heard-time.ts';
import { uptimeStartFor } from '../time/uptime.ts';
import { doesPersonKnowStep, type StepLog } from './step-log.ts';

/**
 * Returns the data besides the table that a decision needs. `spoken`: the steps that the operation refers to; see
 * `stepsReferredTo`.
 */
export const environmentOf = async (
  log: StepLog,
  operation: Operation,
  spoken: readonly Step[],
  ports: ConstructorParameters<typeof ProfileStore>[0] & Pick<Ports, 'uptime' | 'log'>,
  unheard?: readonly MissedDelivery[],
): Promise<CommonEnvironment> => {
  const { table, number } = log;
  const { actor } = operation;
  const now = ports.clock.now();
  const late = listRunningClocks(table).flatMap(({ side }) => playersOf(table, side));
  const past =
    spoken.length > 0 && canGameHideAnything(table)
      ? spoken.map((step) => (doesPersonKnowStep(log, step, actor) ? step : { ...step, isUntold: true }))
      : spoken;
  const dependsOnTime = late.length > 0 || asksForTime(operation);
  const missed = dependsOnTime ? await loadMissedDeliveries(ports, log.journal.game, unheard) : [];
  const time = await countedTimeOf(ports, log.journal, missed);
  const { down, downtime, delivered } = time;
  const tells = (change: Change): boolean =>
    createPostForReader(table, operation, change, spoken, 'channel') !== undefined;
  return {
    now,
    past: { done: operation.kind === 'undo' ? past : [], undone: operation.kind === 'redo' ? past : [] },
    isTold: number > 0 && canGameHideAnything(table) ? tells : undefined,
    hearing: await hearingFor(log, operation, now, down, missed.length > 0),
    downtime,
    delivered,
    ...(late.length > 0 ? { away: await new ProfileStore(ports).awayOf(late, time) } : {}),
  };
};

const MOST_STEPS_READ = 2000;

/**
 * Returns the time of each person's latest known activity. It uses only steps that the channel knows, so that it
 * reveals no hidden acts (D7). It searches only as far back as silence matters.
 */
const hearingFor = async (
  { journal, table, number: newest }: StepLog,
  operation: Operation,
  now: number,
  down: readonly Downtime[],
  isMissed: boolean,
): Promise<PublicActivityTimes | undefined> => {
  const isAsked = asksWhoIsSilent(operation) && (operation.kind === 'unseat' || canGameHideAnything(table));
  if (!isAsked || newest === 0 || gameOf(table).phase !== 'playing') return undefined;
  const from = uptimeStartFor(down, Math.max(patience(table), isMissed ? UNREACHABLE_PLAYER_WAIT_MS : 0), now);
  const heard = new Map<PersonId, number>();
  let [since, turn]: [number, number | undefined] = [from, undefined];
  for (let number = newest; number > 0; number -= 1) {
    const step = await journal.step(number);
    if (!step || step.at <= from) break;
    const { at, change, operation: done, posts } = step;
    if (!heard.has(done.actor) && posts.some(({ reader }) => reader === 'channel')) heard.set(done.actor, at);
    if ([...change.added, ...change.updated].some(({ kind }) => kind === 'turn')) turn ??= at;
    since = at;
    if (done.kind === 'begin' || newest - number === MOST_STEPS_READ - 1) break;
    since = from;
  }
  return { heard: (person) => heard.get(person) ?? since, turn: turn ?? since };
};

const asksForTime = ({ kind }: Operation): boolean => TIMED.has(kind);

const TIMED: ReadonlySet<Operation['kind']> = new Set<Operation['kind']>([
  'join',
  'unseat',
  'ask',
  'preside',
  'publish',
  'reload',
  'answer',
  'run-out',
]);

const asksWhoIsSilent = (operation: Operation): boolean =>
  operation.kind === 'join' ||
  operation.kind === 'unseat' ||
  (operation.kind === 'ask' && operation.wants.what === 'seat');
