import { only, type PersonId } from '../../table/index.ts';
import type { Deed, Seen } from '../../view/seen/report.ts';

/**
 * What was done in a turn, as its one post lists it (U4): shorter than where each act is told by itself. An army goes
 * by its name, since its units are told when it comes to be and seen on the board, what goes on from where it went
 * before in the turn has one line, and so have all of one name that just go.
 */

/** Who did what; words, where a step was stored as such. */
export interface TurnAct {
  readonly actor: PersonId;
  readonly deed: Deed | string;
}

/** The acts as they are listed, in the order in which each began. */
export const briefActs = (acts: readonly TurnAct[]): readonly TurnAct[] =>
  withAnswers(joinedBy(goesAlong, joinedBy(goesOn, acts.map(withoutUnitsIn))));

/** Both moves of a turn of chess as one act. */
export const withAnswers = (acts: readonly TurnAct[]): readonly TurnAct[] => joinedBy(answers, acts);

/** Two acts as one; undefined where they stay two. */
type Join = (first: TurnAct, second: TurnAct) => TurnAct | undefined;

/** Each act with the newest one before it with which it is one, unless what stands between may be why it could be done. */
const joinedBy = (join: Join, acts: readonly TurnAct[]): readonly TurnAct[] => {
  const listed: TurnAct[] = [];
  for (const act of acts) {
    const at = listed.findLastIndex((former) => join(former, act) !== undefined);
    const joined = at < 0 || touches(listed.slice(at + 1), act) ? undefined : join(listed[at] as TurnAct, act);
    if (joined && isShort(joined)) listed[at] = joined;
    else listed.push(act);
  }
  return listed;
};

/** So long is what one line says of where all of it goes, in characters. */
const LONGEST_WAYS = 200;

const isShort = (act: TurnAct): boolean => {
  const { from = '', to = '' } = onlyMove(act) ?? {};
  return from.length + to.length <= LONGEST_WAYS;
};

const withoutUnitsIn = (act: TurnAct): TurnAct =>
  typeof act.deed === 'string' ? act : { ...act, deed: withoutUnits(act.deed) };

/** An army that goes as it is is told by its name alone. */
const withoutUnits = (deed: Deed): Deed => {
  const marches = new Set<string>();
  const seen = deed.seen?.flatMap((one): readonly Seen[] => {
    if (one.what !== 'moved' || one.with === undefined) return [one];
    const { with: piece, count: _, ...way } = one;
    const march: Seen<'moved'> = { ...way, piece };
    const key = JSON.stringify(march);
    return marches.has(key) || !marches.add(key) ? [] : [march];
  });
  return seen ? { ...deed, seen } : deed;
};

/** The one thing that a deed moved and nothing else, on one board. */
const onlyMove = ({ deed }: TurnAct): Seen<'moved'> | undefined => {
  if (typeof deed === 'string' || deed.kind !== 'move') return undefined;
  const told = (deed.seen ?? []).filter(({ what }) => what !== 'counted' && what !== 'mustered');
  const [one] = told;
  return told.length === 1 && one?.what === 'moved' && !one.boards ? one : undefined;
};

/** Where what goes on stands now, and where it was: between them its way. */
const WAY = ' → ';
/** How many go a way, where that are not as many as those before them. */
const TIMES = ' × ';

/** The second goes on with the first. */
const goesOn: Join = (first, second) => {
  const [before, after] = [onlyMove(first), onlyMove(second)];
  if (!before || !after || first.actor !== second.actor || typeof first.deed === 'string') return undefined;
  const isSame = before.piece === after.piece && before.count === after.count && before.to === after.from;
  if (!isSame) return undefined;
  const moved: Seen<'moved'> = { ...before, from: `${before.from}${WAY}${before.to}`, to: after.to };
  return { actor: first.actor, deed: { ...first.deed, seen: [moved] } };
};

/** The second moves what has the same name as the first. */
const goesAlong: Join = (first, second) => {
  const [before, after] = [onlyMove(first), onlyMove(second)];
  if (!before || !after || first.actor !== second.actor || typeof first.deed === 'string') return undefined;
  if (before.piece !== after.piece) return undefined;
  const { count = 1 } = after;
  const times = (before.count ?? 1) === count && !before.to.includes(TIMES) ? '' : `${count}${TIMES}`;
  const moved: Seen<'moved'> = { ...before, to: `${before.to}, ${times}${after.from}${WAY}${after.to}` };
  return { actor: first.actor, deed: { ...first.deed, seen: [moved] } };
};

/** The second is the answer to the first, in the same turn as chess players count. */
const answers: Join = (first, second) => {
  const [move, answer] = [onlyWritten(first), onlyWritten(second)];
  if (!move || !answer || move.isSecond || !answer.isSecond || move.number !== answer.number) return undefined;
  return { actor: second.actor, deed: { kind: 'move', seen: [move, answer] } };
};

const onlyWritten = ({ deed }: TurnAct): Seen<'written'> | undefined => {
  const [one, ...others] = typeof deed === 'string' ? [] : only(deed.seen ?? [], 'written');
  return others.length > 0 ? undefined : one;
};

/** Whether any of these speaks of a place of the act: what stood there need not be the same. */
const touches = (acts: readonly TurnAct[], act: TurnAct): boolean => {
  const { from, to } = onlyMove(act) ?? {};
  const places = new Set([from, to].flatMap((way) => (way === undefined ? [] : placesIn(way))));
  return acts.some(({ deed }) =>
    textsIn(deed)
      .flatMap(placesIn)
      .some((text) => places.has(text)),
  );
};

/** A place, or those of a way. */
const placesIn = (way: string): readonly string[] => [way, ...way.split(/ → |, | × /)];

const textsIn = (of: unknown): readonly string[] =>
  typeof of === 'string' ? [of] : typeof of === 'object' && of !== null ? Object.values(of).flatMap(textsIn) : [];
