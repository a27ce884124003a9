import type { PersonId } from '../../engine/core/ids.ts';
import type { Deed, Seen } from '../../view/seen/report.ts';

/**
 * What was done in a turn, as its one post lists it (U4): shorter than where each act is told by itself. An army goes
 * by its name, since its units are told when it comes to be and seen on the board, and what goes on from where it went
 * before in the turn has one line.
 */

/** Who did what; words, where a step was stored as such. */
export interface TurnAct {
  readonly actor: PersonId;
  readonly deed: Deed | string;
}

/** The acts as they are listed, in the order in which each began. */
export const briefActs = (acts: readonly TurnAct[]): readonly TurnAct[] => {
  const listed: TurnAct[] = [];
  for (const act of acts) {
    const brief = typeof act.deed === 'string' ? act : { ...act, deed: withoutUnits(act.deed) };
    const at = listed.findLastIndex((former) => goesOn(former, brief) !== undefined);
    const joined = at < 0 || touches(listed.slice(at + 1), brief) ? undefined : goesOn(listed[at] as TurnAct, brief);
    if (joined) listed[at] = joined;
    else listed.push(brief);
  }
  return listed;
};

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
  if (typeof deed === 'string' || deed.kind !== 'move' || deed.past) return undefined;
  const told = (deed.seen ?? []).filter(({ what }) => what !== 'counted' && what !== 'mustered');
  const [one] = told;
  return told.length === 1 && one?.what === 'moved' && !one.boards ? one : undefined;
};

/** Where what goes on stands now, and where it was: between them its way. */
const WAY = ' → ';

/** Both as one; undefined where the second does not go on with the first. */
const goesOn = (first: TurnAct, second: TurnAct): TurnAct | undefined => {
  const [before, after] = [onlyMove(first), onlyMove(second)];
  if (!before || !after || first.actor !== second.actor || typeof first.deed === 'string') return undefined;
  const isSame = before.piece === after.piece && before.count === after.count && before.to === after.from;
  if (!isSame) return undefined;
  const moved: Seen<'moved'> = { ...before, from: `${before.from}${WAY}${before.to}`, to: after.to };
  return { actor: first.actor, deed: { ...first.deed, seen: [moved] } };
};

/** Whether any of these speaks of a place where the act begins: what stood there need not be the same. */
const touches = (acts: readonly TurnAct[], act: TurnAct): boolean => {
  const from = onlyMove(act)?.from;
  return from !== undefined && acts.some(({ deed }) => JSON.stringify(deed).includes(JSON.stringify(from)));
};
