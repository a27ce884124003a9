import { type Dominion, sortCards } from './cards/dominion.ts';
import { completeChoices } from './request/completion.ts';
import type { DrawnKingdom, Kingdom } from './request/kingdom.ts';
import { addLandscapesToDraft } from './request/landscapes.ts';
import type { Luck } from './request/luck.ts';
import type { KingdomRequest } from './request/request.ts';
import { begun } from './request/whole.ts';
import type { KingdomSampler } from './sampling/prepared.ts';
import { drawTenPilesWithContext } from './sampling/sampler.ts';

/**
 * Draws a whole kingdom: the ten piles and their bane, the landscapes, then the choices for the cards. Each choice is
 * random by weight, among the options that leave all other choices possible (K28). The last parts are Colonies and
 * Shelters, whose probability depends on the piles.
 */
export function drawKingdom(sampler: KingdomSampler, dominion: Dominion, luck: Luck): DrawnKingdom {
  const { stock, frame, ten } = drawTenPilesWithContext(sampler, luck);
  const { request } = frame;
  const { tries, piles: drawn, bane } = ten;
  const piles = sortCards(drawn, request.sort, dominion.sets);
  const whole = completeChoices(addLandscapesToDraft(begun(piles, bane, stock), stock, luck), stock, luck);
  const share = (wish: KingdomRequest['colony'], key: string): boolean => {
    if (typeof wish === 'number') return luck.below(100) < wish;
    if (wish !== 'share') return wish === 'yes';
    const set = dominion.shares.find(({ brings }) => brings.includes(key))?.set;
    return piles[luck.below(piles.length)]?.set === set;
  };
  const kingdom: Kingdom = {
    ...whole,
    later: [],
    colony: share(request.colony, 'colony'),
    shelters: share(request.shelters, 'shelters'),
  };
  return { kingdom, way: sampler.way, spare: sampler.spare, fewest: sampler.fewest, tries };
}
