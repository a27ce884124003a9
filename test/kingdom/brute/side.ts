import type { Card, Landscape } from '../../../src/kingdom/cards/card.ts';
import { extrasForCards } from '../../../src/kingdom/cards/extra.ts';
import { hasDemandedProperty, type KingdomRequest } from '../../../src/kingdom/request/request.ts';
import { dominion } from '../made/wishes.ts';

/** The side choices as the cards' own set-up lines have them, by name and without the code that draws them. */

/** A small pool: what may come at all. */
export interface Pool {
  readonly request: KingdomRequest;
  readonly cards: readonly Card[];
  readonly landscapes: readonly Landscape[];
}

/** Everything chosen for ten piles so far. */
export interface Table {
  readonly ten: readonly Card[];
  readonly bane?: Card;
  readonly laid: readonly Landscape[];
  readonly chosen: Readonly<Record<string, Card>>;
  readonly obelisk?: string;
  readonly deck?: true;
}

const supply = ({ ten, bane, chosen }: Table): readonly Card[] => [
  ...ten,
  ...(bane ? [bane] : []),
  ...(chosen['army'] ? [chosen['army']] : []),
];
const things = (table: Table): readonly Card[] => [...new Set([...supply(table), ...Object.values(table.chosen)])];
const plainCost = ({ cost }: Card): number => (cost.potion || cost.debt > 0 ? -1 : cost.coins);
const typed = (card: Card, type: string): boolean => [...card.types, ...card.inside].some((one) => one === type);

const beside: Readonly<Record<string, (card: Card) => boolean>> = {
  ferryman: (card) => [3, 4].includes(plainCost(card)),
  riverboat: (card) => plainCost(card) === 5 && card.types.includes('Action') && !card.types.includes('Duration'),
  mouse: (card) =>
    [2, 3].includes(plainCost(card)) && card.types.includes('Action') && !card.types.includes('Duration'),
  army: (card) => card.types.includes('Attack'),
  bane: (card) => [2, 3].includes(plainCost(card)) && card.name !== 'Moat',
};

/** What is asked for and not chosen yet, in the order in which it is chosen. */
function open(table: Table): readonly string[] {
  const named = (name: string): boolean => [...things(table), ...table.laid].some((one) => one.name === name);
  const kind = (one: string): boolean => table.laid.some((landscape) => landscape.kind === one);
  const asks: readonly (readonly [string, boolean])[] = [
    ['bane', named('Young Witch') && !table.bane],
    ['ferryman', named('Ferryman') && !table.chosen['ferryman']],
    ['riverboat', named('Riverboat') && !table.chosen['riverboat']],
    ['mouse', named('Way of the Mouse') && !table.chosen['mouse']],
    ['army', named('Approaching Army') && !table.chosen['army']],
    ['ally', things(table).some((card) => typed(card, 'Liaison')) && !kind('ally')],
    ['prophecy', things(table).some((card) => typed(card, 'Omen')) && !kind('prophecy')],
    ['obelisk', named('Obelisk') && table.obelisk === undefined],
    ['deck', named('Black Market') && !table.deck],
  ];
  return asks.flatMap(([key, is]) => (is ? [key] : []));
}

/** The tables that a choice leads to, each with the weight of what was chosen. */
function after(key: string, table: Table, { request, cards, landscapes }: Pool): readonly (readonly [Table, number])[] {
  if (key === 'ally' || key === 'prophecy') {
    return landscapes
      .filter(({ kind }) => kind === key)
      .map((one) => [{ ...table, laid: [...table.laid, one] }, request.across.weights[one.nr] ?? 100]);
  }
  if (key === 'obelisk') {
    const piles = supply(table).filter((card) => card.types.includes('Action'));
    const ruins = things(table).some((card) => typed(card, 'Looter')) ? ['Ruins'] : [];
    return [...piles.map(({ name }) => name), ...ruins].map((obelisk) => [{ ...table, obelisk }, 1]);
  }
  const unused = cards.filter(
    (card) =>
      !things(table).includes(card) &&
      !request.demands.some(({ of, max }) => max === 0 && hasDemandedProperty(card, of)),
  );
  if (key === 'deck') {
    const brought = (some: readonly Card[]): readonly string[] =>
      extrasForCards(dominion.extras, some, table.laid).map((extra) => extra.key);
    const there = brought(things(table));
    return unused.some((card) => brought([card]).every((one) => there.includes(one)))
      ? [[{ ...table, deck: true }, 1]]
      : [];
  }
  return unused
    .filter(
      (card) =>
        beside[key]?.(card) && ((key !== 'bane' && key !== 'army') || mayJoin(request, [...supply(table), card], card)),
    )
    .map((card) => [
      key === 'bane' ? { ...table, bane: card } : { ...table, chosen: { ...table.chosen, [key]: card } },
      request.weights[card.nr] ?? 100,
    ]);
}

function mayJoin(request: KingdomRequest, all: readonly Card[], card: Card): boolean {
  if (
    request.demands.some(
      ({ of, max }) => hasDemandedProperty(card, of) && all.filter((one) => hasDemandedProperty(one, of)).length > max,
    )
  )
    return false;
  if (card.cost.potion && !potionsRight(request, all.filter(({ cost }) => cost.potion).length)) return false;
  if (!card.roles.includes('attack')) return true;
  return (['moat', 'reaction'] as const).every(
    (role) => !request[role] || all.some(({ roles }) => roles.includes(role)),
  );
}

/** Whether so many potion cards are right. */
export function potionsRight({ potions }: KingdomRequest, count: number): boolean {
  if (potions.kind === 'any') return true;
  if (potions.kind === 'none') return count === 0;
  return (count >= potions.min && count <= potions.max) || (potions.kind === 'or-none' && count === 0);
}

/** Whether all can be chosen, by trying everything. */
export function canBeWhole(table: Table, pool: Pool): boolean {
  const [key] = open(table);
  return key === undefined || after(key, table, pool).some(([next]) => canBeWhole(next, pool));
}

/** Every way to choose everything. */
export function completions(table: Table, pool: Pool): readonly Table[] {
  const [key] = open(table);
  return key === undefined ? [table] : after(key, table, pool).flatMap(([next]) => completions(next, pool));
}

/**
 * How likely each way to choose everything is, by its text: one choice after the other, by weight among those that
 * leave the rest possible.
 */
export function spreadOf(table: Table, pool: Pool): ReadonlyMap<string, number> {
  const [key] = open(table);
  if (key === undefined) return new Map([[textOf(table), 1]]);
  const next = after(key, table, pool).filter(([one]) => canBeWhole(one, pool));
  const total = next.reduce((sum, [, weight]) => sum + weight, 0);
  const spread = new Map<string, number>();
  for (const [one, weight] of next) {
    for (const [text, share] of spreadOf(one, pool))
      spread.set(text, (spread.get(text) ?? 0) + (share * weight) / total);
  }
  return spread;
}

/** What was chosen, as a text; what the deck holds apart. */
export function textOf({ bane, laid, chosen, obelisk, deck }: Table): string {
  const sorted = Object.entries(chosen).sort(([a], [b]) => (a < b ? -1 : 1));
  const across = laid.map(({ name }) => name).sort();
  return [
    bane?.name ?? '',
    ...sorted.map(([key, { name }]) => `${key} ${name}`),
    across.join('+'),
    obelisk ?? '',
    deck ? 'deck' : '',
  ].join('; ');
}
