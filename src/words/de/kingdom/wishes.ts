import type {
  BadWish,
  Card,
  Dominion,
  Kingdom,
  KingdomRequest,
  Landscape,
  ReplaceTarget,
  Wished,
} from '../../../kingdom/index.ts';
import { pilesOf } from '../../../kingdom/index.ts';
import { bold } from '../../../view/text.ts';
import { MOST_THINGS_NAMED } from '../../limits.ts';
import { listed } from '../text.ts';
import { meantInExpression } from './names.ts';

/** What would be understood. */
const EXAMPLES =
  'Versuche es mit `another village`, `any at 5`, `no attack`, `from Seaside` oder einer Karte. Trenne mehreres mit Kommas.';

/** What of a wish is not understood, what comes near it, and what would work (K27). */
export function badWishText({ text }: BadWish, dominion: Dominion): string {
  if (text === '') return `Du hast dir nichts gewünscht. ${EXAMPLES}`;
  const name = text.replace(/^(?:(?:no|not|without|another|any|an?|some|1|from)\s+)+/i, '');
  const meant = meantInExpression(name === '' ? text : name, dominion);
  return [`Was ${bold(text)} ist, weiß ich nicht.`, ...(meant === '' ? [] : [meant]), EXAMPLES].join(' ');
}

/** What shall go, of which kingdom, and what else is asked. */
interface Going {
  readonly request: KingdomRequest;
  readonly kingdom: Kingdom;
  readonly old: Card | Landscape;
  readonly target: ReplaceTarget;
}

type Thing = Card | Landscape;

const named = (things: readonly Thing[]): string =>
  listed([
    ...things.slice(0, MOST_THINGS_NAMED).map(({ name }) => bold(name)),
    ...(things.length > MOST_THINGS_NAMED ? [`${things.length - MOST_THINGS_NAMED} weitere`] : []),
  ]);

/** Why nothing that is as wished can come, whatever else is asked; undefined where something could (K27). */
export function vainWishText(wished: Wished, going: Going, dominion: Dominion): string | undefined {
  const { request, kingdom, old, target } = going;
  const isLandscape = target.kind === 'landscape';
  const [what, all, some] = isLandscape
    ? (['eine Querkarte', dominion.landscapes, wished.landscapes] as const)
    : (['ein Stapel', dominion.cards, wished.piles] as const);
  const fit = (all as readonly Thing[]).filter(({ nr }) => some.includes(nr));
  const wish = bold(wished.text);
  if (fit.length === 0) {
    const other = isLandscape ? wished.piles.length : wished.landscapes.length;
    if (other > 0)
      return `${bold(old.name)} ist ${what}, und nur ${what} kann an die Stelle treten: ${wish} ist keines davon.`;
    return isLandscape ? `Keine andere Querkarte ist ${wish}.` : `Kein anderer Stapel ist ${wish}.`;
  }
  const there: readonly Thing[] = isLandscape ? kingdom.landscapes : pilesOf(kingdom);
  const absent = fit.filter((one) => !there.includes(one));
  if (absent.length === 0) return `Dieses Königreich hat schon alles, was ${wish} ist: ${named(fit)}.`;
  const sets = request.strict ? request.sets : [...request.sets, ...request.boxes];
  const inSets = ({ editions }: Thing): boolean => editions.some((key) => sets.includes(key));
  const weights = isLandscape ? request.across.weights : request.weights;
  const exclude = isLandscape ? request.across.exclude : request.exclude;
  const barred = absent.filter(({ nr }) => weights[nr] === 0 || exclude.includes(nr));
  const allowed = absent.filter((one) => !barred.includes(one));
  if (allowed.length === 0)
    return `Alles, was ${wish} ist, ist verbannt oder ausgeschlossen: ${named(barred)}. \`/house show\` zeigt, was verbannt ist.`;
  if (!allowed.some(inSets)) {
    const present = fit.filter((one) => inSets(one) && !absent.includes(one));
    const none =
      present.length > 0
        ? `In den gewählten Sets ist nichts anderes ${wish} als das, was schon in diesem Königreich ist: ${named(present)}`
        : `In den gewählten Sets ist nichts ${wish}`;
    return `${none}. In anderen Sets: ${named(allowed)}.`;
  }
  return undefined;
}
