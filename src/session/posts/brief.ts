import { only, type PersonId } from '../../table/index.ts';
import type { Deed, SeenReport } from '../../view/seen/report.ts';

/**
 * The acts of a turn in a single post (U4), in a shorter form than separate posts. The steps of one piece form one
 * line, and so do moves of pieces with the same name.
 */

/** An act with its actor; as text if an older version stored it so. */
export interface TurnAct {
  readonly actor: PersonId;
  readonly deed: Deed | string;
}

export const abbreviateActs = (acts: readonly TurnAct[]): readonly TurnAct[] =>
  joinAnswers(joinedBy(goesAlong, joinedBy(goesOn, acts.map(withoutUnitsIn))));

export const joinAnswers = (acts: readonly TurnAct[]): readonly TurnAct[] => joinedBy(answers, acts);

type Join = (first: TurnAct, second: TurnAct) => TurnAct | undefined;

/** Joins each act with the newest earlier act that fits, unless an act between them may have made it possible. */
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

const LONGEST_WAYS = 200;

const isShort = (act: TurnAct): boolean => {
  const { from = '', to = '' } = onlyMove(act) ?? {};
  return from.length + to.length <= LONGEST_WAYS;
};

const withoutUnitsIn = (act: TurnAct): TurnAct =>
  typeof act.deed === 'string' ? act : { ...act, deed: withoutUnits(act.deed) };

/** If an army moves as a whole, replaces the names of its units by the army's name. */
const withoutUnits = (deed: Deed): Deed => {
  const marches = new Set<string>();
  const seen = deed.seen?.flatMap((one): readonly SeenReport[] => {
    if (one.what !== 'moved' || one.with === undefined) return [one];
    const { with: piece, count: _, ...way } = one;
    const march: SeenReport<'moved'> = { ...way, piece };
    const key = JSON.stringify(march);
    return marches.has(key) || !marches.add(key) ? [] : [march];
  });
  return seen ? { ...deed, seen } : deed;
};

const onlyMove = ({ deed }: TurnAct): SeenReport<'moved'> | undefined => {
  if (typeof deed === 'string' || deed.kind !== 'move') return undefined;
  const told = (deed.seen ?? []).filter(({ what }) => what !== 'counted' && what !== 'mustered');
  const [one] = told;
  return told.length === 1 && one?.what === 'moved' && !one.boards ? one : undefined;
};

const WAY = ' → ';
const TIMES = ' × ';

/** Joins acts if the second continues the move of the first. */
const goesOn: Join = (first, second) => {
  const [before, after] = [onlyMove(first), onlyMove(second)];
  if (!before || !after || first.actor !== second.actor || typeof first.deed === 'string') return undefined;
  const isSame = before.piece === after.piece && before.count === after.count && before.to === after.from;
  if (!isSame) return undefined;
  const moved: SeenReport<'moved'> = { ...before, from: `${before.from}${WAY}${before.to}`, to: after.to };
  return { actor: first.actor, deed: { ...first.deed, seen: [moved] } };
};

/** Joins acts if the second moves pieces with the same name as the first. */
const goesAlong: Join = (first, second) => {
  const [before, after] = [onlyMove(first), onlyMove(second)];
  if (!before || !after || first.actor !== second.actor || typeof first.deed === 'string') return undefined;
  if (before.piece !== after.piece) return undefined;
  const { count = 1 } = after;
  const times = (before.count ?? 1) === count && !before.to.includes(TIMES) ? '' : `${count}${TIMES}`;
  const moved: SeenReport<'moved'> = { ...before, to: `${before.to}, ${times}${after.from}${WAY}${after.to}` };
  return { actor: first.actor, deed: { ...first.deed, seen: [moved] } };
};

/** Joins two acts if the second answers the first in the same numbered move of a chess game. */
const answers: Join = (first, second) => {
  const [move, answer] = [onlyWritten(first), onlyWritten(second)];
  if (!move || !answer || move.isSecond || !answer.isSecond || move.number !== answer.number) return undefined;
  return { actor: second.actor, deed: { kind: 'move', seen: [move, answer] } };
};

const onlyWritten = ({ deed }: TurnAct): SeenReport<'written'> | undefined => {
  const [one, ...others] = typeof deed === 'string' ? [] : only(deed.seen ?? [], 'written');
  return others.length > 0 ? undefined : one;
};

/** True if any of the acts mentions a cell that `act` mentions: the pieces there may have changed. */
const touches = (acts: readonly TurnAct[], act: TurnAct): boolean => {
  const { from, to } = onlyMove(act) ?? {};
  const places = new Set([from, to].flatMap((way) => (way === undefined ? [] : placesIn(way))));
  return acts.some(({ deed }) =>
    textsIn(deed)
      .flatMap(placesIn)
      .some((text) => places.has(text)),
  );
};

const placesIn = (way: string): readonly string[] => [way, ...way.split(/ → |, | × /)];

const textsIn = (of: unknown): readonly string[] =>
  typeof of === 'string' ? [of] : typeof of === 'object' && of !== null ? Object.values(of).flatMap(textsIn) : [];
