/** Backgammon as plain numbers, by the rules as written and by nothing of the module: what can be played first in a turn. */

/** Points to go, of each man of a side: 25 on the bar, 0 once he is off. */
export type Men = readonly number[];

export interface PlainPosition {
  readonly own: Men;
  /** As the other side counts. */
  readonly others: Men;
}

/** A man by where he stands, and the die by which he goes. */
export interface PlainMove {
  readonly from: number;
  readonly die: number;
}

const isLegal = ({ own, others }: PlainPosition, { from, die }: PlainMove): boolean => {
  if (own.includes(25) && from !== 25) return false;
  const to = from - die;
  if (to > 0) return others.filter((one) => one === 25 - to).length < 2;
  if (own.some((one) => one > 6)) return false;
  return to === 0 || !own.some((one) => one > from);
};

const plainPlayed = ({ own, others }: PlainPosition, { from, die }: PlainMove): PlainPosition => {
  const to = Math.max(0, from - die);
  const moved = [...own];
  moved[moved.indexOf(from)] = to;
  return { own: moved, others: to > 0 ? others.map((one) => (one === 25 - to ? 25 : one)) : others };
};

/** All ways to begin to play some dice, each with how many dice can be played in all. */
const ways = (position: PlainPosition, dice: readonly number[]): readonly (PlainMove & { readonly length: number })[] =>
  [...new Set(dice)].flatMap((die) => {
    const left = dice.toSpliced(dice.indexOf(die), 1);
    return [...new Set(position.own)].flatMap((from) => {
      const move = { from, die };
      if (from === 0 || !isLegal(position, move)) return [];
      const more = ways(plainPlayed(position, move), left);
      return [{ ...move, length: 1 + Math.max(0, ...more.map(({ length }) => length)) }];
    });
  });

/** What may be played first with some dice: as many as can be, and if only one can, the larger. */
export const plainMoves = (position: PlainPosition, dice: readonly number[]): readonly PlainMove[] => {
  const all = ways(position, dice);
  const longest = Math.max(0, ...all.map(({ length }) => length));
  const most = all.filter(({ length }) => length === longest);
  const largest = Math.max(0, ...most.map(({ die }) => die));
  return longest === 1 ? most.filter(({ die }) => die === largest) : most;
};
