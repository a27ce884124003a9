import type {
  BadCode,
  BadExpression,
  Demand,
  DemandSubject,
  Dominion,
  KingdomRequest,
  Potions,
  Role,
  KingdomWish as Wish,
} from '../../../kingdom/index.ts';
import { kingdomSize, noMost, wishesOf } from '../../../kingdom/index.ts';
import { plain } from '../../../view/text.ts';
import { MOST_WEIGHTS_TOLD } from '../../limits.ts';
import { counted, listed } from '../text.ts';
import { meantInExpression } from './names.ts';

const roleWords: Readonly<Record<Role, readonly [one: string, many: string]>> = {
  village: ['village', 'villages'],
  buy: ['+buy', '+buys'],
  vp: ['alternative VP card', 'alternative VP cards'],
  handsize: ['hand-size attack', 'hand-size attacks'],
  curser: ['curser', 'cursers'],
  trasher: ['trasher', 'trashers'],
  moat: ['Moat', 'Moats'],
  draw: ['card that draws', 'cards that draw'],
  gainer: ['gainer', 'gainers'],
  payload: ['payload card', 'payload cards'],
  cantrip: ['cantrip', 'cantrips'],
  terminal: ['terminal action', 'terminal actions'],
  attack: ['attack', 'attacks'],
  reaction: ['reaction', 'reactions'],
  duration: ['duration', 'durations'],
  treasure: ['treasure', 'treasures'],
  potion: ['potion card', 'potion cards'],
};

/** One or several of what a demand counts: `attacks`, `Liaisons`, `piles that cost 5`, `piles of Seaside`. */
export function subjectWords(of: DemandSubject, many: boolean, dominion: Dominion): string {
  const pile = many ? 'piles' : 'pile';
  switch (of.kind) {
    case 'role':
      return roleWords[of.role][many ? 1 : 0];
    case 'type':
      return many ? `${of.type.replace(/y$/, 'ie')}s` : of.type;
    case 'cost': {
      const cost = of.to >= noMost ? `${of.from} or more` : of.from === of.to ? `${of.from}` : `${of.from} to ${of.to}`;
      return `${pile} that ${many ? 'cost' : 'costs'} ${cost}`;
    }
    case 'wished':
      return `${pile} that ${many ? 'are' : 'is'} “${plain(of.text)}”`;
    case 'played':
      return `${many ? 'cards' : 'card'} of the ${of.last === 1 ? 'kingdom' : `${of.last} kingdoms`} played last`;
    case 'set':
      return `${pile} of ${setTitle(of.set, dominion)}`;
  }
}

export function setTitle(key: string, { sets, boxes }: Dominion): string {
  return [...sets, ...boxes].find((one) => one.key === key)?.title ?? key;
}

/** `at least 1 attack`, `exactly 2 villages`, `no curser`. */
export function demandWords({ of, min, max }: Demand, dominion: Dominion): string {
  const words = (count: number): string => `${count} ${subjectWords(of, count !== 1, dominion)}`;
  if (of.kind === 'wished') return `“${plain(of.text)}”`;
  if (max === 0) return `no ${subjectWords(of, false, dominion)}`;
  if (min === max) return `exactly ${words(min)}`;
  if (max >= noMost) return `at least ${words(min)}`;
  return min === 0 ? `at most ${words(max)}` : `${min} to ${words(max)}`;
}

function potionWords(potions: Potions): string {
  if (potions.kind === 'any' || potions.kind === 'none') return `${potions.kind === 'any' ? 'any' : 'no'} potion cards`;
  const range = potions.min === potions.max ? `${potions.min}` : `${potions.min} to ${potions.max}`;
  return `${potions.kind === 'need' ? '' : 'none or '}${range} potion cards`;
}

function cardName(nr: number, { cards }: Dominion): string {
  return cards.find((card) => card.nr === nr)?.name ?? `card ${nr}`;
}

/** `2 sets with exactly 5 piles of each`, `3 sets`, `at most 3 sets`. */
function mixWords({ sets, each }: Extract<Wish, { kind: 'mix' }>['mix']): string {
  const many = counted(sets, 'set');
  if (!each) return `at most ${many}`;
  const { min, max } = each;
  if (min === 1 && max >= kingdomSize) return many;
  return `${many} with ${min === max ? `exactly ${min}` : max >= kingdomSize ? `at least ${min}` : `${min} to ${max}`} piles of each`;
}

/** `Seaside x3`: what is likelier or less likely than usual. */
function weightWords({ weights, setWeights }: KingdomRequest, dominion: Dominion): readonly string[] {
  const words = (name: string, weight: number): readonly string[] =>
    weight === 0 || weight === 100 ? [] : [`${name} x${weight / 100}`];
  const cards = Object.entries(weights).flatMap(([nr, weight]) => words(cardName(Number(nr), dominion), weight));
  return [
    ...Object.entries(setWeights).flatMap(([key, weight]) => words(setTitle(key, dominion), weight)),
    ...(cards.length <= MOST_WEIGHTS_TOLD ? cards : []),
  ];
}

/** A wish in a few words: `at least 1 attack`, `Moat`. */
export function wishWords(wish: Wish, dominion: Dominion): string {
  switch (wish.kind) {
    case 'demand':
    case 'quota':
      return demandWords(wish.demand, dominion);
    case 'mix':
      return mixWords(wish.mix);
    case 'include':
      return cardName(wish.nr, dominion);
    case 'lock':
      return `${cardName(wish.nr, dominion)} (locked)`;
    case 'potions':
      return potionWords(wish.potions);
    case 'moat':
      return "a Moat if there's an attack";
    case 'reaction':
      return "a reaction if there's an attack";
    case 'distinct':
      return 'a separate card for each demand';
    case 'across':
      return landscapeName(wish.nr, dominion);
    case 'landscapes':
      return landscapeNumbers(wish.numbers);
  }
}

function landscapeName(nr: number, { landscapes }: Dominion): string {
  return landscapes.find((one) => one.nr === nr)?.name ?? `landscape ${nr}`;
}

/** `1 event, 2 ways`. */
function landscapeNumbers(numbers: Extract<Wish, { kind: 'landscapes' }>['numbers']): string {
  const some = Object.entries(numbers).filter(([, number]) => number > 0);
  return some.length === 0 ? 'no landscapes' : some.map(([kind, number]) => counted(number, kind)).join(', ');
}

/** `all sets`, `Base (2nd edition) and Seaside (2nd edition)`, `the 9 chosen sets`. */
export function setsName(sets: readonly string[], dominion: Dominion): string {
  const keys = dominion.sets.flatMap((set) => set.editions.map(({ key }) => key));
  const titles = sets.map((key) => setTitle(key, dominion));
  return sets.length >= keys.length
    ? 'all sets'
    : titles.length <= 4
      ? listed(titles)
      : `the ${titles.length} chosen sets`;
}

/** Whether a potion card can come at all: bounds for their number say nothing where none can (D40). */
function mayHavePotions(
  { sets, boxes, strict, exclude, weights, include, lock }: KingdomRequest,
  { cards }: Dominion,
): boolean {
  const open = strict ? sets : [...sets, ...boxes];
  return cards.some(
    ({ nr, roles, editions }) =>
      roles.includes('potion') &&
      (lock.includes(nr) ||
        include.includes(nr) ||
        (editions.some((key) => open.includes(key)) && !exclude.includes(nr) && weights[nr] !== 0)),
  );
}

/** How a kingdom was drawn: the way, the sets, and all that was asked (K14). */
export function requestWords(request: KingdomRequest, dominion: Dominion): string {
  const from = request.strict ? setsName(request.sets, dominion) : `${setsName(request.sets, dominion)} (weak)`;
  const asked = [
    ...wishesOf(request)
      .filter(({ kind }) => kind !== 'potions' || mayHavePotions(request, dominion))
      .map((wish) => wishWords(wish, dominion)),
    ...request.exclude.map((nr) => `no ${cardName(nr, dominion)}`),
    ...request.across.exclude.map((nr) => `no ${landscapeName(nr, dominion)}`),
    ...(request.bane === 'demanded' ? ['the bane may meet a demand'] : []),
    ...weightWords(request, dominion),
  ];
  return `${request.draw}, from ${from}${asked.length > 0 ? `: ${asked.join('; ')}` : ', without any rules'}`;
}

const faultWords = {
  empty: 'a name or number is missing here',
  unknown: 'no card, role, type or set has this name',
  'second-slash': 'there can be only one slash',
  'count-too-large': 'a kingdom has ten piles',
  range: 'the first number must be the smaller one',
  'one-of-a-card': 'a kingdom has only one pile of each card',
  'no-count-here': "a number doesn't fit here",
  'no-sets-left': 'this leaves no set to draw from',
  'sets-number': 'for random sets, give a number from 1 to 10: `2 sets`, `at most 3 sets`, `2 sets of 5`',
  'sets-size': "these numbers don't add up to ten piles: try `2 sets of 5`",
  'sets-twice': 'you can ask for this only once',
  halves: 'a kingdom has two halves, each of one set: `half Base, half Seaside`',
  weight: 'to make a card or set likelier, add a number from 0.1 to 20: `Seaside x3`',
} as const;

/**
 * What is wrong with an expression, the expression with a mark under the place (K20), and what comes near an unknown
 * name.
 */
export function badExpressionText({ fault, at, text }: BadExpression, whole: string, dominion: Dominion): string {
  const [from, to] = [Math.max(0, at - 30), Math.min(whole.length, at + text.length + 30)];
  const mark = `${' '.repeat(at - from)}${'^'.repeat(Math.max(1, Math.min(text.length, to - at)))}`;
  const meant = fault === 'unknown' ? meantInExpression(text, dominion) : '';
  const shown = whole.slice(from, to).replaceAll('`', "'").replace(/\s/g, ' ');
  return `${faultWords[fault]}:\n\`\`\`\n${shown}\n${mark}\n\`\`\`${meant === '' ? '' : `\n${meant}`}`;
}

export function badCodeText({ why }: BadCode): string {
  return why === 'form'
    ? "A kingdom's code has 14 to 64 letters and digits."
    : "That isn't a kingdom's code: at least one character is wrong. Copy it again.";
}
