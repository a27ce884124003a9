/**
 * What a pile or landscape costs as printed, before any reduction: coins, whether a potion, debt.
 * `mark`: `+` where more may be paid for an effect, `*` where the card says more about its cost.
 */
export interface Cost {
  readonly coins: number;
  readonly potion: boolean;
  readonly debt: number;
  readonly mark?: '+' | '*';
}

const written = /^(?:(?! )(\d+)?(P)?(?: (\d+)D)?|(\d+)D)([+*])?$/;

/** Reads a cost as the data write it: `4`, `3P`, `P`, `8D`, `4 3D`, `2+`, `8*`. Undefined when it is none. */
export function readCost(text: string): Cost | undefined {
  const found = written.exec(text);
  if (!found) return undefined;
  const [, coins, potion, after, alone, mark] = found;
  const debt = after ?? alone;
  if (coins === undefined && potion === undefined && debt === undefined) return undefined;
  const cost = { coins: Number(coins ?? 0), potion: potion !== undefined, debt: Number(debt ?? 0) };
  return mark === '+' || mark === '*' ? { ...cost, mark } : cost;
}

/**
 * The cost as `readCost` reads it; nothing else is written for a part that costs nothing, except `0` when all is
 * nothing.
 */
export function costText(cost: Cost): string {
  const coins = cost.coins > 0 || (!cost.potion && cost.debt === 0) ? String(cost.coins) : '';
  const debt = cost.debt > 0 ? `${coins || cost.potion ? ' ' : ''}${cost.debt}D` : '';
  return `${coins}${cost.potion ? 'P' : ''}${debt}${cost.mark ?? ''}`;
}

/**
 * The order in which piles are shown (K38): by coins, then debt, then potion; what costs debt alone comes after all
 * that costs coins.
 */
export function compareForSort(a: Cost, b: Cost): number {
  const isLast = ({ coins, potion, debt }: Cost): number => (debt > 0 && coins === 0 && !potion ? 1 : 0);
  return isLast(a) - isLast(b) || compareCosts(a, b);
}

/** Below zero when the first is cheaper: by coins, then debt, then potion. */
export function compareCosts(a: Cost, b: Cost): number {
  return a.coins - b.coins || a.debt - b.debt || Number(a.potion) - Number(b.potion);
}
