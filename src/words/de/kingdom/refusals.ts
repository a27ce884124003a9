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
import { listed } from '../text.ts';
import { setsName, setTitle, subjectWords, wishWords } from './requests.ts';

/** The cards that each choice needs. */
const needWords: Readonly<Record<string, string>> = {
  bane: 'einen Bannstapel zu 2 oder 3',
  'ferryman-pile': 'einen weiteren Stapel zu 3 oder 4',
  'riverboat-card': 'eine weitere Aktion zu 5, die keine Dauerkarte ist',
  'mouse-card': 'eine weitere Aktion zu 2 oder 3, die keine Dauerkarte ist',
  'army-pile': 'einen weiteren Angriff',
  'black-market-deck': 'weitere Stapel dafür',
  ally: 'einen Ally',
  prophecy: 'eine Prophecy',
};

/** `The Riverboat needs another Action that costs 5, and there is none.` */
function needText({ by, key, there }: ShortNeed, dominion: Dominion): string {
  const what = needWords[key] ?? titleOf(key, dominion);
  return `${by} braucht ${what}, und es gibt ${there.length === 0 ? 'nichts davon' : `nur ${listed(there)}`}.`;
}

/** The remedy if `repeats:` rules out too many piles (K25). */
function repeatsText(wishes: readonly Culprit[]): readonly string[] {
  const strictly = wishes.some(({ wish }) => wish.kind === 'demand' && wish.demand.of.kind === 'played');
  return strictly ? ['`repeats:few` lässt so wenige wie möglich wiederkommen.'] : [];
}

/** The cards that a requested Ally or Prophecy needs. */
function companionText(wishes: readonly Culprit[], { landscapes }: Dominion): readonly string[] {
  const kinds = new Set(
    wishes.flatMap(({ wish }) =>
      wish.kind === 'across' ? (landscapes.find(({ nr }) => nr === wish.nr)?.kind ?? []) : [],
    ),
  );
  return [
    ...(kinds.has('ally') ? ['Ein Ally kommt mit einer Liaison.'] : []),
    ...(kinds.has('prophecy') ? ['Eine Prophecy kommt mit einem Omen.'] : []),
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
  `Ohne ${listed(bans.map((one) => manyOf(one, dominion)))}`;

/** The names of a few. */
function named(names: readonly string[]): string {
  const more = names.length - MOST_THINGS_NAMED;
  return listed([...names.slice(0, MOST_THINGS_NAMED), ...(more > 0 ? [`${more} weitere`] : [])]);
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
      if (names.length === 0) return `${where} gibt es nichts davon: ${many}.`;
      return `${where} gibt es nur ${names.length} ${names.length === 1 ? one : many}: ${named(names)}.`;
    }
    case 'left':
      return `${without(proof.without, dominion)} bleiben nur ${proof.there} von ${proof.of} Stapeln, und ein Königreich hat zehn.`;
    case 'capped': {
      const { by, apart } = proof;
      const of = proof.wish && subjectOf(proof.wish);
      const sum = apart + by.max;
      return `In ${setsName(sets, dominion)} ${apart === 1 ? 'gehört' : 'gehören'} nur ${apart} ${of ? subjectWords(of, apart !== 1, dominion) : 'Stapel'} nicht zu: ${manyOf(by, dominion)}. Davon erlaubst du ${by.max}, das macht ${sum}${of ? '' : ' von zehn Stapeln'}.`;
    }
    case 'limited':
      return `Deine Obergrenzen lassen höchstens ${proof.most} Stapel zu, und ein Königreich hat zehn.`;
    case 'places':
      return `Deine Forderungen brauchen ${proof.needed} ${proof.distinct ? 'eigene' : 'verschiedene'} Karten, und ein Königreich hat ${kingdomSize} Plätze.`;
    case 'outside':
      return `${proof.name} ist in ${setTitle(proof.set, dominion)}, und das gehört nicht zu den gewählten Sets.`;
    case 'excluded':
      return `Du verlangst ${proof.name}, schließt die Karte aber auch aus.`;
    case 'barred':
      return `Du verlangst ${proof.name}, hast aber das verbannt: ${manyOf(proof.by, dominion)}.`;
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
    const count = isBan ? `${fitting} von ${piles} Stapeln bleiben` : `${fitting} von ${piles} Stapeln`;
    return `${wishWords(wish, dominion)} (${count})`;
  });
  if (proven) return `Du verlangst: ${parts.join('; ')}.`;
  const from = setsName(sets, dominion);
  return parts.length > 1
    ? `Das alles zusammen gibt es nicht aus ${from}: ${parts.join('; ')}.`
    : `Kein Königreich aus ${from} kann das haben: ${parts.join('; ')}.`;
}

/** Why no kingdom keeps the wishes, as a small proof of at most three lines (K16, K34). */
function impossibleText(refusal: Impossible, dominion: Dominion): string {
  const { wishes, piles, needs, proof, sets } = refusal;
  const needed = needs.map((need) => needText(need, dominion));
  if (wishes.length === 0)
    return [`In ${setsName(sets, dominion)} gibt es nur ${piles} Stapel, und ein Königreich hat zehn.`, ...needed].join(
      ' ',
    );
  const because = proof ? proofText(proof, sets, dominion) : needed.join(' ');
  const isNamed = proof?.kind === 'outside' || proof?.kind === 'excluded' || proof?.kind === 'barred';
  const short = proof?.kind === 'few' ? wishes.find(({ wish }) => wish === proof.wish) : undefined;
  const elsewhere = short?.elsewhere ?? 0;
  const hints = [
    ...(short?.excluded ? [`Ausgeschlossen: noch ${short.excluded}.`] : []),
    ...(elsewhere > 0 ? [`Andere Sets haben noch ${elsewhere}.`] : []),
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
        ? 'Der Code dieses Königreichs hat keinen Platz für zehn weitere Stapel. Drücke **Neu ziehen** für ein anderes Königreich.'
        : 'Nichts anderes in diesen Sets kann an die Stelle treten.';
    case 'impossible':
      return impossibleText(refusal, dominion);
    case 'too-hard':
      return 'Ob es so ein Königreich gibt, konnte ich nicht herausfinden. Lass eine der Forderungen weg.';
    case 'too-many-demands':
      return `Du verlangst zu viel auf einmal. Lass Forderungen weg, bis höchstens ${refusal.most} übrig sind.`;
    case 'too-many-landscapes':
      return `Ein Königreich hat höchstens ${refusal.most} Querkarten. Zähle einen Ally oder eine Prophecy nicht mit: Sie kommen von selbst.`;
    case 'too-few-landscapes':
      return refusal.there === 0
        ? `Die gewählten Sets haben keine Querkarten der Art ${refusal.kind}.`
        : `Du verlangst ${refusal.asked} der Art ${refusal.kind}, und die gewählten Sets haben nur ${refusal.there}.`;
  }
}
