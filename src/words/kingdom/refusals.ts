import type {
  ConflictingWish,
  DemandedPileProperty,
  Dominion,
  ImpossibilityProof,
  KingdomRefusal,
  NoReplacementError,
  PileCountDemand,
  UnmetCardNeed,
  KingdomWish as Wish,
  WishConflict,
} from '../../kingdom/index.ts';
import { kingdomSize } from '../../kingdom/index.ts';
import { MOST_NAMES_PER_SENTENCE } from '../base/limits.ts';
import type { Format } from '../base/messages.ts';
import { type ListArgument, list } from '../base/values.ts';
import { setsName, setTitle, subjectWords, wishWords } from './requests.ts';

/** Extra cards whose absence a refusal can explain: a card such as Riverboat needs another card. */
const NEEDS = [
  'bane',
  'ferryman-pile',
  'riverboat-card',
  'mouse-card',
  'army-pile',
  'black-market-deck',
  'ally',
  'prophecy',
] as const;

const titleOf = (key: string, { extras }: Dominion): string => extras.find((extra) => extra.key === key)?.title ?? key;

/** The subject of a wish about piles. */
const subjectOf = (wish: Wish): DemandedPileProperty | undefined => {
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
};

const isBan = (wish: Wish): boolean =>
  wish.kind === 'potions'
    ? wish.potions.kind === 'none'
    : (wish.kind === 'demand' || wish.kind === 'quota') && wish.demand.max === 0;

/** The first of these names, and how many more there are. */
const someNames = (format: Format, names: readonly string[]): ListArgument => {
  const more = names.length - MOST_NAMES_PER_SENTENCE;
  return list([
    ...names.slice(0, MOST_NAMES_PER_SENTENCE),
    ...(more > 0 ? [format('kingdom-more', { count: more })] : []),
  ]);
};

const bannedIn = (format: Format, bans: readonly PileCountDemand[], dominion: Dominion): ListArgument =>
  list(bans.map((ban) => subjectWords(format, ban.of, dominion).many));

/** `The Riverboat needs another Action that costs 5, and there is none.` */
const needText = (format: Format, { by, key, there }: UnmetCardNeed, dominion: Dominion): string => {
  const known = NEEDS.find((one) => one === key);
  const isPile = dominion.cards.some(({ name }) => name === by);
  const card = isPile ? format('kingdom-the-card', { card: by }) : by;
  const things = known === undefined ? titleOf(key, dominion) : format(`kingdom-need-${known}`);
  return there.length === 0
    ? format('kingdom-need-none', { card, things })
    : format('kingdom-need-few', { card, things, names: list(there) });
};

/** The reason that fewer piles meet a demand than it asks for. */
const fewText = (
  format: Format,
  { wish, without, names }: Extract<ImpossibilityProof, { kind: 'few' }>,
  sets: string,
  dominion: Dominion,
): string => {
  const count = names.length;
  const of = subjectOf(wish);
  const banned = bannedIn(format, without, dominion);
  const isOpen = without.length === 0;
  if (!of) {
    const asked = wishWords(format, wish, dominion);
    if (isOpen)
      return count === 0
        ? format('kingdom-proof-none-wish', { sets, wish: asked })
        : format('kingdom-proof-few-wish', { sets, wish: asked, names: someNames(format, names) });
    return count === 0
      ? format('kingdom-proof-none-wish-without', { banned, wish: asked })
      : format('kingdom-proof-few-wish-without', { banned, wish: asked, names: someNames(format, names) });
  }
  const { many, counted } = subjectWords(format, of, dominion);
  if (count === 0)
    return isOpen
      ? format('kingdom-proof-none', { sets, things: many })
      : format('kingdom-proof-none-without', { banned, things: many });
  const few = { count, things: counted(count), names: someNames(format, names) };
  return isOpen
    ? format('kingdom-proof-few', { ...few, sets })
    : format('kingdom-proof-few-without', { ...few, banned });
};

const cappedText = (
  format: Format,
  { by, apart, wish }: Extract<ImpossibilityProof, { kind: 'capped' }>,
  sets: string,
  dominion: Dominion,
): string => {
  const of = wish && subjectOf(wish);
  const given = {
    sets,
    count: apart,
    limited: subjectWords(format, by.of, dominion).many,
    most: by.max,
    sum: apart + by.max,
  };
  return of
    ? format('kingdom-proof-capped', { ...given, things: subjectWords(format, of, dominion).counted(apart) })
    : format('kingdom-proof-capped-ten', { ...given, things: format('kingdom-piles', { count: apart }) });
};

/** The reason why the demands can't be met, in one or two sentences. */
const proofText = (format: Format, proof: ImpossibilityProof, keys: readonly string[], dominion: Dominion): string => {
  const sets = setsName(format, keys, dominion);
  switch (proof.kind) {
    case 'few':
      return fewText(format, proof, sets, dominion);
    case 'left': {
      const banned = bannedIn(format, proof.without, dominion);
      return format('kingdom-proof-left', { banned, there: proof.there, all: proof.of });
    }
    case 'capped':
      return cappedText(format, proof, sets, dominion);
    case 'limited':
      return format('kingdom-proof-limited', { count: proof.most });
    case 'places': {
      const id = proof.distinct ? 'kingdom-proof-places-distinct' : 'kingdom-proof-places';
      return format(id, { needed: proof.needed, places: kingdomSize });
    }
    case 'outside':
      return format('kingdom-proof-outside', { card: proof.name, set: setTitle(proof.set, dominion) });
    case 'excluded':
      return format('kingdom-proof-excluded', { card: proof.name });
    case 'barred':
      return format('kingdom-proof-barred', {
        card: proof.name,
        things: subjectWords(format, proof.by.of, dominion).many,
      });
  }
};

/** The demands, each with the number of piles that fit it. `isProven`: true if another sentence gives the reason. */
const askedText = (
  format: Format,
  { wishes, piles, sets }: WishConflict,
  isProven: boolean,
  dominion: Dominion,
): string => {
  const parts = wishes.map(({ wish: one, fitting }) => {
    const wish = wishWords(format, one, dominion);
    if (fitting === undefined || one.kind === 'include' || one.kind === 'lock') return wish;
    return format(isBan(one) ? 'kingdom-asked-ban' : 'kingdom-asked-fit', { wish, fitting, piles });
  });
  const asked = { wishes: parts.join('; ') };
  if (isProven) return format('kingdom-asked', asked);
  return format(parts.length > 1 ? 'kingdom-asked-many' : 'kingdom-asked-one', {
    ...asked,
    sets: setsName(format, sets, dominion),
  });
};

/** The remedies if `repeats:` excludes too many piles (K25). */
const repeatsHints = (format: Format, wishes: readonly ConflictingWish[]): readonly string[] => {
  const isStrict = wishes.some(({ wish }) => wish.kind === 'demand' && wish.demand.of.kind === 'played');
  return isStrict ? [format('kingdom-repeats-hint')] : [];
};

/** A hint to cards that must be in the kingdom before a requested Ally or Prophecy can be. */
const companionHints = (
  format: Format,
  wishes: readonly ConflictingWish[],
  { landscapes }: Dominion,
): readonly string[] => {
  const kinds = wishes.flatMap(({ wish }) =>
    wish.kind === 'across' ? (landscapes.find(({ nr }) => nr === wish.nr)?.kind ?? []) : [],
  );
  return (['ally', 'prophecy'] as const)
    .filter((kind) => kinds.includes(kind))
    .map((kind) => format(`kingdom-${kind}-hint`));
};

/** The reason why no kingdom meets the demands, as a small proof of at most three lines (K16, K34). */
const impossibleText = (format: Format, refusal: WishConflict, dominion: Dominion): string => {
  const { wishes, piles, needs, proof, sets } = refusal;
  const needed = needs.map((need) => needText(format, need, dominion));
  if (wishes.length === 0)
    return [format('kingdom-too-few-piles', { piles, sets: setsName(format, sets, dominion) }), ...needed].join(' ');
  const because = proof ? proofText(format, proof, sets, dominion) : needed.join(' ');
  const isNamed = proof?.kind === 'outside' || proof?.kind === 'excluded' || proof?.kind === 'barred';
  const short = proof?.kind === 'few' ? wishes.find(({ wish }) => wish === proof.wish) : undefined;
  const { excluded = 0, elsewhere = 0 } = short ?? {};
  const hints = [
    ...(excluded > 0 ? [format('kingdom-excluded-hint', { count: excluded })] : []),
    ...(elsewhere > 0 ? [format('kingdom-elsewhere-hint', { count: elsewhere })] : []),
    ...companionHints(format, wishes, dominion),
    ...repeatsHints(format, wishes),
  ];
  return [
    ...(because === '' ? [] : [because]),
    ...(isNamed ? [] : [askedText(format, refusal, because !== '', dominion)]),
    ...(hints.length > 0 ? [hints.join(' ')] : []),
  ].join('\n');
};

export const kingdomRefusalText = (
  format: Format,
  refusal: KingdomRefusal | NoReplacementError,
  dominion: Dominion,
): string => {
  switch (refusal.code) {
    case 'nothing-else':
      return format(refusal.target.kind === 'later' ? 'kingdom-nothing-later' : 'kingdom-nothing-else');
    case 'impossible':
      return impossibleText(format, refusal, dominion);
    case 'too-hard':
      return format('kingdom-too-hard');
    case 'too-many-demands':
    case 'too-many-landscapes':
      return format(`kingdom-${refusal.code}`, { most: refusal.most });
    case 'too-few-landscapes': {
      const { kind, there, asked } = refusal;
      return there === 0
        ? format('kingdom-no-such-landscapes', { things: format(`kingdom-kind-${kind}.many`) })
        : format('kingdom-too-few-landscapes', { there, things: format(`kingdom-kind-${kind}`, { count: asked }) });
    }
  }
};
