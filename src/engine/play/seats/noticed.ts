import type { Operation, PersonId, Seen, World } from '../../../table/index.ts';
import { askedPeople } from '../consent/consent.ts';
import { AS_A_WHOLE, type Concern, type Mentionable, noticeOf } from '../consent/notices.ts';
import { playersOf, sideId } from '../queries.ts';

export interface Concerned {
  readonly person: PersonId;
  readonly for: Concern;
}

type Finder<N extends keyof Mentionable> = (
  world: World,
  seen: Mentionable[N],
  operation: Operation,
) => readonly PersonId[];

const FINDERS: { readonly [N in keyof Mentionable]: Finder<N> } = {
  unseated: (_world, { person, own }) => (own ? [] : [person]),
  receiver: (_world, { to }) => [to],
  players: (world, { side }) => playersOf(world, typeof side === 'string' ? sideId(side) : side.id),
  choosers: (_world, { all = [] }) => all.flatMap(({ players }) => players),
  people: (_world, { people }) => people,
  asked: (world, { wants }, { actor }) => {
    const request = [...world.all('request')].find(({ by, wants: { what } }) => by === actor && what === wants.what);
    return request ? askedPeople(world, request) : [];
  },
};

const FIRST: readonly Concern[] = ['turn', 'question', 'fight', 'news'];

/** Returns the people to mention for a step, without the actor. Those who must act come first. */
export const concernedBy = (world: World, operation: Operation, seen: readonly Seen[]): readonly Concerned[] => {
  if (AS_A_WHOLE[operation.kind]) return [];
  const found: Concerned[] = [];
  for (const one of seen) {
    const { mentions } = noticeOf(one.what);
    if (mentions === 'nobody') continue;
    // `NOTICES` is typed so that each report has the fields that its mentions need.
    const find = FINDERS[mentions.who] as Finder<never> as (...of: [World, Seen, Operation]) => readonly PersonId[];
    for (const person of find(world, one, operation))
      if (person !== operation.actor) found.push({ person, for: mentions.for });
  }
  return found.sort((a, b) => FIRST.indexOf(a.for) - FIRST.indexOf(b.for));
};

/** Returns which hands to send to players. Changed hands of the actor are always sent. */
export const handsShown = ({ kind }: Operation, seen: readonly Seen[]): 'none' | 'new' | 'all' => {
  const whole = AS_A_WHOLE[kind];
  const rows = new Set(whole ? [noticeOf(whole).direct] : seen.map(({ what }) => noticeOf(what).direct));
  if (rows.has('hands')) return 'all';
  return rows.has('hand') ? 'new' : 'none';
};
