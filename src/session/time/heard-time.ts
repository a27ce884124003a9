import { isHouse } from '../../engine/index.ts';
import type { CommonEnvironment, GameId, PersonId } from '../../table/index.ts';
import type { Downtime, Ports } from '../base/ports.ts';
import type { Step } from '../base/step.ts';
import {
  addMissedDeliveries,
  emptyCheckpoint,
  type MissedDelivery,
  MOST_MISSED_DELIVERIES,
  readHead,
} from '../log/checkpoint.ts';
import type { Journal } from '../log/journal.ts';
import { peopleMentionedInPost } from '../steps/mentions.ts';
import { postForReader } from '../steps/told.ts';
import { downtimeSince } from './uptime.ts';

/**
 * The time that counts in a game: only while the bot was up, and after the people who must act were notified (T29,
 * T30).
 */
export interface CountedTime {
  readonly down: readonly Downtime[];
  readonly downtime: NonNullable<CommonEnvironment['downtime']>;
  readonly delivered: NonNullable<CommonEnvironment['delivered']>;
}

/**
 * Returns the people who must act because of a step's post, each once, without the bot. Their turn begins, they fight,
 * or they are asked.
 */
export const awaitedPeopleIn = (step: Pick<Step, 'operation' | 'posts'>): readonly PersonId[] => {
  const post = postForReader(step, 'channel');
  if (!post) return [];
  const waiting = peopleMentionedInPost(step, post).filter(({ for: concern }) => concern !== 'news');
  const people = [...(post.turn?.players ?? []), ...(post.asks ?? []), ...waiting.map(({ person }) => person)];
  return [...new Set(people)].filter((person) => !isHouse(person));
};

/** `unheard`: the posts that did not reach everyone at once. Throws UncertainStateError if the store does not answer. */
export const countedTimeOf = async (
  { uptime }: Pick<Ports, 'uptime'>,
  journal: Pick<Journal, 'step'>,
  unheard: readonly MissedDelivery[] = [],
): Promise<CountedTime> => {
  const down = (await uptime?.downtimes()) ?? [];
  const late = new Map<number, { readonly at: number | undefined; readonly missed: readonly PersonId[] }>();
  for (const { step: number, at, people } of unheard) {
    const step = await journal.step(number);
    const waited = step ? awaitedPeopleIn(step) : [];
    if (step) late.set(step.at, { at, missed: people.flatMap((place) => waited[place] ?? []) });
  }
  // If the list is full, its oldest entries were dropped. It is then unknown when these posts arrived.
  const known = unheard.length < MOST_MISSED_DELIVERIES ? Number.NEGATIVE_INFINITY : Math.min(...late.keys());
  return {
    down,
    downtime: (since) => downtimeSince(down, since),
    delivered: (came, person) => {
      const one = late.get(came);
      if (!one) return came < known ? undefined : came;
      return one.missed.includes(person) ? undefined : one.at;
    },
  };
};

/**
 * Returns the entries of all processes, merged with those of this process. While the store does not answer, returns
 * only the latter.
 */
export const loadMissedDeliveries = async (
  ports: Pick<Ports, 'store' | 'log'>,
  game: GameId,
  known: readonly MissedDelivery[] = [],
): Promise<readonly MissedDelivery[]> => {
  const { unheard } = await readHead(ports, game).catch(() => emptyCheckpoint);
  return addMissedDeliveries(unheard, ...known);
};
