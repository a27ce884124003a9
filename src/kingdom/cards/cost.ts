/** A printed cost. Mark `+`: players may pay more for an effect. Mark `*`: the card says more about its cost. */
export interface CardCost {
  readonly coins: number;
  readonly potion: boolean;
  readonly debt: number;
  readonly mark?: '+' | '*';
}

const written = /^(?:(?! )(\d+)?(P)?(?: (\d+)D)?|(\d+)D)([+*])?$/;

/** Parses a cost in the notation of the data files: `4`, `3P`, `P`, `8D`, `4 3D`, `2+`, `8*`. */
export function parseCardCost(text: string): CardCost | undefined {
  const found = written.exec(text);
  if (!found) return undefined;
  const [, coins, potion, after, alone, mark] = found;
  const debt = after ?? alone;
  if (coins === undefined && potion === undefined && debt === undefined) return undefined;
  const cost = { coins: Number(coins ?? 0), potion: potion !== undefined, debt: Number(debt ?? 0) };
  return mark === '+' || mark === '*' ? { ...cost, mark } : cost;
}

/** Formats a cost in the notation of `parseCardCost`, with `0` if all parts are zero. */
export function formatCardCost(cost: CardCost): string {
  const coins = cost.coins > 0 || (!cost.potion && cost.debt === 0) ? String(cost.coins) : '';
  const debt = cost.debt > 0 ? `${coins || cost.potion ? ' ' : ''}${cost.debt}D` : '';
  return `${coins}${cost.potion ? 'P' : ''}${debt}${cost.mark ?? ''}`;
}

/** Compares costs in the order in which piles are shown (K38): by coins, debt, potion. Costs of only debt come last. */
export function compareCostsForDisplay(a: CardCost, b: CardCost): number {
  const isLast = ({ coins, potion, debt }: CardCost): number => (debt > 0 && coins === 0 && !potion ? 1 : 0);
  return isLast(a) - isLast(b) || compareCosts(a, b);
}

export function compareCosts(a: CardCost, b: CardCost): number {
  return a.coins - b.coins || a.debt - b.debt || Number(a.potion) - Number(b.potion);
}
