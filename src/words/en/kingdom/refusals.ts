import type {
  Culprit,
  Demand,
  DemandSubject,
  Dominion,
  Impossible,
  KingdomRefusal,
  NothingElse,
  Proof,
  ShortNeed,
  KingdomWish as Wish,
} from '../../../kingdom/index.ts';
import { kingdomSize } from '../../../kingdom/index.ts';
import { MOST_THINGS_NAMED } from '../../limits.ts';
import { counted, listed } from '../text.ts';
import { setsName, setTitle, subjectWords, wishWords } from './requests.ts';

/** The cards that each choice needs. */
const needWords: Readonly<Record<string, string>> = {
  bane: 'a bane that costs 2 or 3',
  'ferryman-pile': 'another pile that costs 3 or 4',
  'riverboat-card': 'another Action that costs 5 and is no Duration',
  'mouse-card': 'another Action that costs 2 or 3 and is no Duration',
  'army-pile': 'another Attack',
  'black-market-deck': 'other piles for its deck',
  ally: 'an Ally',
  prophecy: 'a Prophecy',
};

/** `The Riverboat needs another Action that costs 5, and there is none.` */
function needText({ by, key, there }: ShortNeed, dominion: Dominion): string {
  const isPile = dominion.cards.some(({ name }) => name === by);
  const what = needWords[key] ?? titleOf(key, dominion);
  return `${isPile ? 'The ' : ''}${by} needs ${what}, and there is ${there.length === 0 ? 'none' : `only ${listed(there)}`}.`;
}

/** The remedy if `repeats:` rules out too many piles (K25). */
function repeatsText(wishes: readonly Culprit[]): readonly string[] {
  const strictly = wishes.some(({ wish }) => wish.kind === 'demand' && wish.demand.of.kind === 'played');
  return strictly ? ['`repeats:few` lets as few as can be come again.'] : [];
}

/** The cards that a requested Ally or Prophecy needs. */
function companionText(wishes: readonly Culprit[], { landscapes }: Dominion): readonly string[] {
  const kinds = new Set(
    wishes.flatMap(({ wish }) =>
      wish.kind === 'across' ? (landscapes.find(({ nr }) => nr === wish.nr)?.kind ?? []) : [],
    ),
  );
  return [
    ...(kinds.has('ally') ? ['An Ally comes with a Liaison.'] : []),
    ...(kinds.has('prophecy') ? ['A Prophecy comes with an Omen.'] : []),
  ];
}

function titleOf(key: string, { extras }: Dominion): string {
  return extras.find((extra) => extra.key === key)?.title ?? key;
}

/** The subject of a wish about piles. */
function subjectOf(wish: Wish): DemandSubject | undefined {
  switch (wish.kind) {
    case 'demand':
    case 'quota':
      return wish.demand.of;
    case 'moat':
    case 'reaction':
      return { kind: 'role', role: wish.kind };
    case 'potions':
      return { kind: 'role', role: 'potion' };
    default:
      return undefined;
  }
}

const manyOf = ({ of }: Pick<Demand, 'of'>, dominion: Dominion): string => subjectWords(of, true, dominion);

const without = (bans: readonly Demand[], dominion: Dominion): string =>
  `Without ${listed(bans.map((one) => manyOf(one, dominion)))}`;

/** The names of a few. */
function named(names: readonly string[]): string {
  const more = names.length - MOST_THINGS_NAMED;
  return listed([...names.slice(0, MOST_THINGS_NAMED), ...(more > 0 ? [`${more} more`] : [])]);
}

/** The count that fails, as a sentence or two. */
function proofText(proof: Proof, sets: readonly string[], dominion: Dominion): string {
  switch (proof.kind) {
    case 'few': {
      const { names } = proof;
      const of = subjectOf(proof.wish);
      const one = of ? subjectWords(of, false, dominion) : wishWords(proof.wish, dominion);
      const many = of ? subjectWords(of, true, dominion) : one;
      const where = proof.without.length > 0 ? without(proof.without, dominion) : `In ${setsName(sets, dominion)}`;
      if (names.length === 0) return `${where}, there is no ${one}.`;
      return `${where}, there ${names.length === 1 ? 'is' : 'are'} only ${counted(names.length, one, many)}: ${named(names)}.`;
    }
    case 'left':
      return `${without(proof.without, dominion)}, only ${proof.there} of ${proof.of} piles are left, and a kingdom has ten.`;
    case 'capped': {
      const { by, apart } = proof;
      const of = proof.wish && subjectOf(proof.wish);
      const fit = of ? subjectWords(of, apart !== 1, dominion) : apart === 1 ? 'pile' : 'piles';
      const sum = apart + by.max;
      return `In ${setsName(sets, dominion)}, only ${apart} ${fit} ${apart === 1 ? "isn't" : "aren't"} among the ${manyOf(by, dominion)}, of which you allow ${by.max}: ${of ? `that makes ${sum}` : `that makes ${sum} of ten piles`}.`;
    }
    case 'limited':
      return `Your limits allow at most ${counted(proof.most, 'pile')}, and a kingdom has ten.`;
    case 'places':
      return `Your demands need ${proof.needed} ${proof.distinct ? 'separate' : 'different'} cards, and a kingdom has ${kingdomSize} places.`;
    case 'outside':
      return `${proof.name} is in ${setTitle(proof.set, dominion)}, which isn't among the chosen sets.`;
    case 'excluded':
      return `You asked for ${proof.name}, but you also excluded it.`;
    case 'barred':
      return `You asked for ${proof.name}, but you banned all ${manyOf(proof.by, dominion)}.`;
  }
}

/** The wishes, with the number of piles that fit each; `proven`: the reason stands before them. */
function askedText({ wishes, piles, sets }: Impossible, proven: boolean, dominion: Dominion): string {
  const parts = wishes.map(({ wish, fitting }) => {
    if (fitting === undefined || wish.kind === 'include' || wish.kind === 'lock') return wishWords(wish, dominion);
    const isBan =
      wish.kind === 'potions'
        ? wish.potions.kind === 'none'
        : (wish.kind === 'demand' || wish.kind === 'quota') && wish.demand.max === 0;
    const count = isBan ? `${fitting} of ${piles} piles left` : `${fitting} of ${piles} piles`;
    return `${wishWords(wish, dominion)} (${count})`;
  });
  if (proven) return `You asked for: ${parts.join('; ')}.`;
  const from = setsName(sets, dominion);
  return parts.length > 1
    ? `These can't all be had together from ${from}: ${parts.join('; ')}.`
    : `No kingdom from ${from} can have this: ${parts.join('; ')}.`;
}

/** Why no kingdom keeps the wishes, as a small proof of at most three lines (K16, K34). */
function impossibleText(refusal: Impossible, dominion: Dominion): string {
  const { wishes, piles, needs, proof, sets } = refusal;
  const needed = needs.map((need) => needText(need, dominion));
  if (wishes.length === 0)
    return [`There are only ${piles} piles in ${setsName(sets, dominion)}, and a kingdom has ten.`, ...needed].join(
      ' ',
    );
  const because = proof ? proofText(proof, sets, dominion) : needed.join(' ');
  const isNamed = proof?.kind === 'outside' || proof?.kind === 'excluded' || proof?.kind === 'barred';
  const short = proof?.kind === 'few' ? wishes.find(({ wish }) => wish === proof.wish) : undefined;
  const elsewhere = short?.elsewhere ?? 0;
  const hints = [
    ...(short?.excluded ? [`${short.excluded} more ${short.excluded === 1 ? 'is' : 'are'} excluded.`] : []),
    ...(elsewhere > 0 ? [`Other sets have ${elsewhere} more.`] : []),
    ...companionText(wishes, dominion),
    ...repeatsText(wishes),
  ];
  return [
    ...(because === '' ? [] : [because]),
    ...(isNamed ? [] : [askedText(refusal, because !== '', dominion)]),
    ...(hints.length > 0 ? [hints.join(' ')] : []),
  ].join('\n');
}

export function kingdomRefusalText(refusal: KingdomRefusal | NothingElse, dominion: Dominion): string {
  switch (refusal.code) {
    case 'nothing-else':
      return refusal.target.kind === 'later'
        ? 'This kingdom’s code has no room for ten more piles. Press **Draw again** for another kingdom.'
        : 'Nothing else in these sets can take its place.';
    case 'impossible':
      return impossibleText(refusal, dominion);
    case 'too-hard':
      return "I couldn't find out whether such a kingdom exists. Leave out one of your demands.";
    case 'too-many-demands':
      return `You asked for too much at once. Leave out demands until at most ${refusal.most} are left.`;
    case 'too-many-landscapes':
      return `A kingdom has at most ${refusal.most} landscapes. Don't count an Ally or a Prophecy: it comes by itself.`;
    case 'too-few-landscapes':
      return refusal.there === 0
        ? `The chosen sets have no ${refusal.kind}s.`
        : `You asked for ${counted(refusal.asked, refusal.kind)}, and the chosen sets have only ${refusal.there}.`;
  }
}
