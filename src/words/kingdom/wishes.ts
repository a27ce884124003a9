import type {
  Card,
  Dominion,
  InvalidReplacementWish,
  Kingdom,
  KingdomPartToReplace,
  KingdomRequest,
  Landscape,
  ReplacementWish,
} from '../../kingdom/index.ts';
import { allKingdomPiles } from '../../kingdom/index.ts';
import { MOST_NAMES_PER_SENTENCE } from '../base/limits.ts';
import type { Format } from '../base/messages.ts';
import { type ListArgument, list, name } from '../base/values.ts';
import { meantInExpression } from './names.ts';

/** The card or landscape to replace, with its kingdom and the other demands. */
interface Going {
  readonly request: KingdomRequest;
  readonly kingdom: Kingdom;
  readonly old: Card | Landscape;
  readonly target: KingdomPartToReplace;
}

type Thing = Card | Landscape;

/** Words before a name in a wish that are not part of the name, such as "without". */
const BEFORE_NAME = /^(?:(?:no|not|without|another|any|an?|some|1|from)\s+)+/i;

const someNames = (format: Format, things: readonly Thing[]): ListArgument => {
  const more = things.length - MOST_NAMES_PER_SENTENCE;
  return list([
    ...things.slice(0, MOST_NAMES_PER_SENTENCE).map((one) => name(one.name)),
    ...(more > 0 ? [format('kingdom-more', { count: more })] : []),
  ]);
};

/** The part of a wish that the bot didn't understand, similar names, and wishes that work (K27). */
export const badWishText = (format: Format, { text }: InvalidReplacementWish, dominion: Dominion): string => {
  const examples = format('kingdom-wish-examples');
  if (text === '') return [format('kingdom-wish-nothing'), examples].join(' ');
  const typed = text.replace(BEFORE_NAME, '');
  const meant = meantInExpression(format, typed === '' ? text : typed, dominion);
  return [format('kingdom-wish-unknown', { text: name(text) }), ...(meant === '' ? [] : [meant]), examples].join(' ');
};

/**
 * The reason why no other card can fulfill the wish, even without the other demands; undefined if some card could
 * (K27).
 */
export const vainWishText = (
  format: Format,
  wished: ReplacementWish,
  going: Going,
  dominion: Dominion,
): string | undefined => {
  const { request, kingdom, old, target } = going;
  const isLandscape = target.kind === 'landscape';
  const [all, some] = isLandscape ? [dominion.landscapes, wished.landscapes] : [dominion.cards, wished.piles];
  const fit = (all as readonly Thing[]).filter(({ nr }) => some.includes(nr));
  const wish = name(wished.text);
  if (fit.length === 0) {
    const other = isLandscape ? wished.piles.length : wished.landscapes.length;
    if (other === 0) return format(isLandscape ? 'kingdom-vain-no-landscape' : 'kingdom-vain-no-pile', { wish });
    return format(isLandscape ? 'kingdom-vain-landscape' : 'kingdom-vain-pile', { old: name(old.name), wish });
  }
  const there: readonly Thing[] = isLandscape ? kingdom.landscapes : allKingdomPiles(kingdom);
  const absent = fit.filter((one) => !there.includes(one));
  if (absent.length === 0) return format('kingdom-vain-all-here', { wish, names: someNames(format, fit) });
  const sets = request.strict ? request.sets : [...request.sets, ...request.boxes];
  const inSets = ({ editions }: Thing): boolean => editions.some((key) => sets.includes(key));
  const weights = isLandscape ? request.across.weights : request.weights;
  const exclude = isLandscape ? request.across.exclude : request.exclude;
  const barred = absent.filter(({ nr }) => weights[nr] === 0 || exclude.includes(nr));
  const allowed = absent.filter((one) => !barred.includes(one));
  if (allowed.length === 0) return format('kingdom-vain-barred', { wish, names: someNames(format, barred) });
  if (allowed.some(inSets)) return undefined;
  const present = fit.filter((one) => inSets(one) && !absent.includes(one));
  const others = someNames(format, allowed);
  return present.length > 0
    ? format('kingdom-vain-only-here', { wish, present: someNames(format, present), others })
    : format('kingdom-vain-elsewhere', { wish, others });
};
