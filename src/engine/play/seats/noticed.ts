import type { Operation, PersonId, SeenReport, World } from '../../../table/index.ts';
import { peopleStillToAnswer } from '../consent/consent.ts';
import {
  type MentionFields,
  type MentionReason,
  noticeOfReport,
  WHOLE_CHANGES_BY_OPERATION,
} from '../consent/notices.ts';
import { playersOf, sideId } from '../queries.ts';

export interface PersonToMention {
  readonly person: PersonId;
  readonly for: MentionReason;
}

type Finder<N extends keyof MentionFields> = (
  world: World,
  seen: MentionFields[N],
  operation: Operation,
) => readonly PersonId[];

const FINDERS: { readonly [N in keyof MentionFields]: Finder<N> } = {
  unseated: (_world, { person, own }) => (own ? [] : [person]),
  receiver: (_world, { to }) => [to],
  players: (world, { side }) => playersOf(world, typeof side === 'string' ? sideId(side) : side.id),
  choosers: (_world, { all = [] }) => all.flatMap(({ players }) => players),
  people: (_world, { people }) => people,
  asked: (world, { wants }, { actor }) => {
    const request = [...world.all('request')].find(({ by, wants: { what } }) => by === actor && what === wants.what);
    return request ? peopleStillToAnswer(world, request) : [];
  },
};

const FIRST: readonly MentionReason[] = ['turn', 'question', 'fight', 'news'];

/** Returns the people to mention for a step, without the actor. Those who must act come first. */
export const peopleToMention = (
  world: World,
  operation: Operation,
  seen: readonly SeenReport[],
): readonly PersonToMention[] => {
  if (WHOLE_CHANGES_BY_OPERATION[operation.kind]) return [];
  const found: PersonToMention[] = [];
  for (const one of seen) {
    const { mentions } = noticeOfReport(one.what);
    if (mentions === 'nobody') continue;
    // `NOTICES` is typed so that each report has the fields that its mentions need.
    const find = FINDERS[mentions.who] as Finder<never> as (
      ...of: [World, SeenReport, Operation]
    ) => readonly PersonId[];
    for (const person of find(world, one, operation))
      if (person !== operation.actor) found.push({ person, for: mentions.for });
  }
  return found.sort((a, b) => FIRST.indexOf(a.for) - FIRST.indexOf(b.for));
};

/** Returns which hands to send to players. Changed hands of the actor are always sent. */
export const handsToSend = ({ kind }: Operation, seen: readonly SeenReport[]): 'none' | 'new' | 'all' => {
  const whole = WHOLE_CHANGES_BY_OPERATION[kind];
  const rows = new Set(whole ? [noticeOfReport(whole).direct] : seen.map(({ what }) => noticeOfReport(what).direct));
  if (rows.has('hands')) return 'all';
  return rows.has('hand') ? 'new' : 'none';
};
