import type { Landscape } from './card.ts';
import { canBeMade, type Draft, fits, inOrder, landscapesOf, type Stock } from './choices.ts';
import { supplyOf } from './kingdom.ts';
import { type Luck, someOf } from './luck.ts';
import { type DealtKind, kingdomSize } from './request.ts';

export const dealtKinds: readonly DealtKind[] = ['event', 'landmark', 'project', 'way', 'trait'];

/** The draft with its landscapes, as the request wishes (K17). */
export function withLandscapes(draft: Draft, stock: Stock, luck: Luck): Draft {
  const wish = stock.request.landscapes;
  if (wish.kind === 'dealt') return dealt(draft, stock, luck, wish.most);
  const landscapes = dealtKinds.flatMap((kind) => {
    const fit = landscapesOf(stock, [kind]).filter((one) => mayLie(draft, one, stock));
    return someOf(luck, fit, Math.min(fit.length, wish.numbers[kind] ?? 0));
  });
  return { ...draft, landscapes: inOrder([...draft.landscapes, ...landscapes]) };
}

/**
 * The rule book's way: shuffle the landscapes among the piles and deal until ten piles lie there. Not more than `most`, not more than one
 * way, and no landscape that can't be used with these piles; what can't lie is passed over.
 */
function dealt(draft: Draft, stock: Stock, luck: Luck, most: number): Draft {
  let made = draft;
  let piles = stock.cards.length;
  const left = [...landscapesOf(stock, dealtKinds)];
  for (let laid = 0; laid < kingdomSize && piles > 0; ) {
    if (luck.below(piles + left.length) < piles) {
      piles -= 1;
      laid += 1;
      continue;
    }
    const [one] = left.splice(luck.below(left.length), 1);
    const way = one?.kind === 'way' && made.landscapes.some(({ kind }) => kind === 'way');
    if (!one || way || made.landscapes.length >= most || !mayLie(made, one, stock)) continue;
    made = { ...made, landscapes: inOrder([...made.landscapes, one]) };
  }
  return made;
}

/** Whether the landscape can be used with these piles: what must be chosen for it can be, and each trait has a pile for itself. */
function mayLie(draft: Draft, one: Landscape, stock: Stock): boolean {
  const landscapes = [...draft.landscapes, one];
  if (one.kind === 'trait') {
    const choice = stock.dominion.extras.find(({ key }) => key === 'trait-pile')?.choice;
    const room = supplyOf(draft).filter((card) => choice && fits(choice, card)).length;
    if (landscapes.filter(({ kind }) => kind === 'trait').length > room) return false;
  }
  return canBeMade(draft, one, stock);
}

/** The first kind of which the chosen sets have fewer than are wished for. */
export function missingLandscapes(stock: Stock): { readonly kind: DealtKind; readonly there: number; readonly asked: number } | undefined {
  const wish = stock.request.landscapes;
  if (wish.kind === 'dealt') return undefined;
  const short = dealtKinds.map((kind) => ({ kind, there: landscapesOf(stock, [kind]).length, asked: wish.numbers[kind] ?? 0 }));
  return short.find(({ there, asked }) => there < asked);
}
