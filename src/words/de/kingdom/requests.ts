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
  village: ['Dorf', 'Dörfer'],
  buy: ['+Kauf', '+Käufe'],
  vp: ['Karte für andere Siegpunkte', 'Karten für andere Siegpunkte'],
  handsize: ['Angriff auf die Handgröße', 'Angriffe auf die Handgröße'],
  curser: ['Verflucher', 'Verflucher'],
  trasher: ['Entsorger', 'Entsorger'],
  moat: ['Moat', 'Moats'],
  draw: ['Kartenzieher', 'Kartenzieher'],
  gainer: ['Kartennehmer', 'Kartennehmer'],
  payload: ['Geldbringer', 'Geldbringer'],
  cantrip: ['Cantrip', 'Cantrips'],
  terminal: ['terminale Aktion', 'terminale Aktionen'],
  attack: ['Angriff', 'Angriffe'],
  reaction: ['Reaktion', 'Reaktionen'],
  duration: ['Dauerkarte', 'Dauerkarten'],
  treasure: ['Geldkarte', 'Geldkarten'],
  potion: ['Trankkarte', 'Trankkarten'],
};

/** One or several of what a demand counts: `attacks`, `Liaisons`, `piles that cost 5`, `piles of Seaside`. */
export function subjectWords(of: DemandSubject, many: boolean, dominion: Dominion): string {
  const pile = 'Stapel';
  switch (of.kind) {
    case 'role':
      return roleWords[of.role][many ? 1 : 0];
    case 'type':
      return many ? `${of.type.replace(/y$/, 'ie')}s` : of.type;
    case 'cost': {
      const cost =
        of.to >= noMost ? `${of.from} oder mehr` : of.from === of.to ? `${of.from}` : `${of.from} bis ${of.to}`;
      return `${pile} zu ${cost}`;
    }
    case 'wished':
      return `${pile}: „${plain(of.text)}“`;
    case 'played':
      return `${many ? 'Karten' : 'Karte'} aus ${of.last === 1 ? 'dem zuletzt gespielten Königreich' : `den ${of.last} zuletzt gespielten Königreichen`}`;
    case 'set':
      return `${pile} aus ${setTitle(of.set, dominion)}`;
  }
}

export function setTitle(key: string, { sets, boxes }: Dominion): string {
  return [...sets, ...boxes].find((one) => one.key === key)?.title ?? key;
}

/** `at least 1 attack`, `exactly 2 villages`, `no curser`. */
export function demandWords({ of, min, max }: Demand, dominion: Dominion): string {
  const words = (count: number): string => `${count} ${subjectWords(of, count !== 1, dominion)}`;
  if (of.kind === 'wished') return `„${plain(of.text)}“`;
  if (max === 0) return `ohne ${subjectWords(of, true, dominion)}`;
  if (min === max) return `genau ${words(min)}`;
  if (max >= noMost) return `mindestens ${words(min)}`;
  return min === 0 ? `höchstens ${words(max)}` : `${min} bis ${words(max)}`;
}

function potionWords(potions: Potions): string {
  if (potions.kind === 'any' || potions.kind === 'none')
    return potions.kind === 'any' ? 'beliebig viele Trankkarten' : 'keine Trankkarten';
  const range = potions.min === potions.max ? `${potions.min}` : `${potions.min} bis ${potions.max}`;
  return `${potions.kind === 'need' ? '' : 'keine oder '}${range} Trankkarten`;
}

function cardName(nr: number, { cards }: Dominion): string {
  return cards.find((card) => card.nr === nr)?.name ?? `Karte ${nr}`;
}

/** `2 sets with exactly 5 piles of each`, `3 sets`, `at most 3 sets`. */
function mixWords({ sets, each }: Extract<Wish, { kind: 'mix' }>['mix']): string {
  const many = counted(sets, 'Set', 'Sets');
  if (!each) return `höchstens ${many}`;
  const { min, max } = each;
  if (min === 1 && max >= kingdomSize) return many;
  return `${many} mit ${min === max ? `genau ${min}` : max >= kingdomSize ? `mindestens ${min}` : `${min} bis ${max}`} Stapeln von jedem`;
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
      return `${cardName(wish.nr, dominion)} (festgehalten)`;
    case 'potions':
      return potionWords(wish.potions);
    case 'moat':
      return 'ein Moat, falls es einen Angriff gibt';
    case 'reaction':
      return 'eine Reaktion, falls es einen Angriff gibt';
    case 'distinct':
      return 'für jede Forderung eine eigene Karte';
    case 'across':
      return landscapeName(wish.nr, dominion);
    case 'landscapes':
      return landscapeNumbers(wish.numbers);
  }
}

function landscapeName(nr: number, { landscapes }: Dominion): string {
  return landscapes.find((one) => one.nr === nr)?.name ?? `Querkarte ${nr}`;
}

/** `1 event, 2 ways`. */
function landscapeNumbers(numbers: Extract<Wish, { kind: 'landscapes' }>['numbers']): string {
  const some = Object.entries(numbers).filter(([, number]) => number > 0);
  return some.length === 0 ? 'keine Querkarten' : some.map(([kind, number]) => `${number} × ${kind}`).join(', ');
}

/** `all sets`, `Base (2nd edition) and Seaside (2nd edition)`, `the 9 chosen sets`. */
export function setsName(sets: readonly string[], dominion: Dominion): string {
  const keys = dominion.sets.flatMap((set) => set.editions.map(({ key }) => key));
  const titles = sets.map((key) => setTitle(key, dominion));
  return sets.length >= keys.length
    ? 'allen Sets'
    : titles.length <= 4
      ? listed(titles)
      : `den ${titles.length} gewählten Sets`;
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
  const from = request.strict ? setsName(request.sets, dominion) : `${setsName(request.sets, dominion)} (locker)`;
  const asked = [
    ...wishesOf(request)
      .filter(({ kind }) => kind !== 'potions' || mayHavePotions(request, dominion))
      .map((wish) => wishWords(wish, dominion)),
    ...request.exclude.map((nr) => `ohne ${cardName(nr, dominion)}`),
    ...request.across.exclude.map((nr) => `ohne ${landscapeName(nr, dominion)}`),
    ...(request.bane === 'demanded' ? ['der Bannstapel darf eine Forderung erfüllen'] : []),
    ...weightWords(request, dominion),
  ];
  return `${request.draw}, aus ${from}${asked.length > 0 ? `: ${asked.join('; ')}` : ', ohne Regeln'}`;
}

const faultWords = {
  empty: 'hier fehlt ein Name oder eine Zahl',
  unknown: 'keine Karte, keine Rolle, keine Art und kein Set heißt so',
  'second-slash': 'es kann nur einen Schrägstrich geben',
  'count-too-large': 'ein Königreich hat zehn Stapel',
  range: 'die erste Zahl muss die kleinere sein',
  'one-of-a-card': 'ein Königreich hat von jeder Karte nur einen Stapel',
  'no-count-here': 'eine Zahl passt hier nicht',
  'no-sets-left': 'so bleibt kein Set, aus dem gezogen werden könnte',
  'sets-number': 'gib für zufällige Sets eine Zahl von 1 bis 10 an: `2 sets`, `at most 3 sets`, `2 sets of 5`',
  'sets-size': 'diese Zahlen ergeben nicht zehn Stapel: versuche `2 sets of 5`',
  'sets-twice': 'das kannst du nur einmal verlangen',
  halves: 'ein Königreich hat zwei Hälften, jede aus einem Set: `half Base, half Seaside`',
  weight: 'damit eine Karte oder ein Set häufiger kommt, hänge eine Zahl von 0.1 bis 20 an: `Seaside x3`',
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
    ? 'Der Code eines Königreichs hat 14 bis 64 Buchstaben und Ziffern.'
    : 'Das ist kein Code eines Königreichs: Ein Zeichen muss falsch sein. Kopiere ihn noch einmal.';
}
