import { cardNamesInWebAddress } from './cards/address.ts';
import { type Card, canPileBeBane, type Landscape } from './cards/card.ts';
import { type Dominion, foldName, mapCardsByName } from './cards/dominion.ts';
import { extrasForCard, type PileChoice, pileChoices, type SetupExtra } from './cards/extra.ts';
import { blackMarketDeckSize, dealtBoonCount } from './code.ts';
import { type NestedNameListItem, splitNameList } from './items.ts';
import { isDivineWind, type KingdomNumbers } from './request/kingdom.ts';
import { kingdomSize } from './request/request.ts';
import { fitsSetupChoice } from './request/stock.ts';

/** The names of a list as permanent numbers; boons as indexes. */
export interface KingdomList {
  readonly piles: readonly number[];
  readonly landscapes: readonly number[];
  readonly bane?: number;
  readonly chosen: Readonly<Partial<Record<PileChoice, number>>>;
  readonly onRuins: boolean;
  readonly traits: ReadonlyMap<number, number>;
  readonly boons: readonly number[];
  readonly deck: readonly number[];
  /** The second ten piles; only with Divine Wind and twenty listed piles. */
  readonly later: readonly number[];
  readonly colony?: boolean;
  readonly shelters?: boolean;
}

/**
 * The reason why a list can't be used. `unknown`: a name has no meaning. `misfit`: a pile can't be chosen for that card
 * or landscape. `boons`: the number of Boons is not three. `deck`: more than fifteen cards for the Black Market.
 * `companions`: a whole kingdom with two Allies or two Prophecies. `too-many`: too many piles.
 */
export type InvalidKingdomList =
  | { readonly code: 'bad-list'; readonly fault: 'unknown'; readonly text: string }
  | { readonly code: 'bad-list'; readonly fault: 'misfit'; readonly text: string; readonly by: string }
  | { readonly code: 'bad-list'; readonly fault: 'boons' | 'deck' | 'companions' }
  | { readonly code: 'bad-list'; readonly fault: 'too-many'; readonly piles: number };

/** A part of a pasted kingdom that doesn't fit. The kingdom is shown anyway (K37). */
export type KingdomListWarning = Extract<
  InvalidKingdomList,
  { readonly fault: 'misfit' | 'boons' | 'deck' | 'companions' }
>;

export interface KingdomListWithWarnings extends KingdomList {
  readonly notes: readonly KingdomListWarning[];
}

type Thing = Card | Landscape;
/** A thing that a listed name means. `by-itself`: a basic card or an extra of another card, which needs no entry. */
type Named = Thing | Token;
type Token = 'colony' | 'shelters' | 'ruins' | 'by-itself';

const basics = ['Copper', 'Silver', 'Gold', 'Estate', 'Duchy', 'Province', 'Curse'];
const colonies = ['colony', 'colonies', 'platinum', 'platinums'];
const shelters = ['shelter', 'shelters', 'hovel', 'necropolis', 'overgrownestate'];

type Writable<T> = { -readonly [K in keyof T]: T[K] };
interface Found extends Omit<Writable<KingdomList>, 'piles' | 'landscapes' | 'traits' | 'chosen' | 'later'> {
  readonly piles: Card[];
  readonly landscapes: Set<number>;
  readonly traits: Map<number, number>;
  readonly chosen: Partial<Record<PileChoice, number>>;
  readonly others: string[];
}

/**
 * Reads a list of names (D40), as Copy writes it or as dominion.games and others print it. Names are separated by
 * commas, semicolons or newlines, or by spaces alone. A choice follows its card in brackets or after a colon: `Young
 * Witch (Moat), Druid (The Sea's Gift, The Sky's Gift, The Sun's Gift), Obelisk (Village), Platinum/Colony, Shelters`.
 * Piles after the tenth are choices for other cards; the last ones are used first. With Divine Wind, the last ten of
 * twenty are the second ten. The name of a recommended kingdom means its list.
 */
export function parseKingdomList(text: string, dominion: Dominion): KingdomList | InvalidKingdomList {
  return readInto(text, dominion, undefined);
}

/** Reads a whole kingdom as `parseKingdomList` does. Parts that don't fit are noted instead of refused (K37). */
export function parseKingdomListLeniently(
  text: string,
  dominion: Dominion,
): KingdomListWithWarnings | InvalidKingdomList {
  const notes: KingdomListWarning[] = [];
  const list = readInto(text, dominion, notes);
  return 'code' in list ? list : { ...list, notes };
}

function readInto(
  text: string,
  dominion: Dominion,
  notes: KingdomListWarning[] | undefined,
): KingdomList | InvalidKingdomList {
  const found: Found = {
    piles: [],
    landscapes: new Set(),
    chosen: {},
    onRuins: false,
    traits: new Map(),
    boons: [],
    deck: [],
    others: [],
  };
  const names = lexiconOf(dominion);
  const known = (name: string): boolean => names.has(foldName(name));
  const named = dominion.kingdoms.find(({ name }) => foldName(name) === foldName(text))?.piles.join();
  for (const item of splitNameList(named ?? cardNamesInWebAddress(text) ?? text, known)) {
    const bad = take(item, undefined, { names, dominion, found, notes });
    if (bad) return bad;
  }
  return settled(found, dominion, notes);
}

interface ListReading {
  readonly names: ReadonlyMap<string, Named>;
  readonly dominion: Dominion;
  readonly found: Found;
  readonly notes: KingdomListWarning[] | undefined;
}

const unknown = (text: string): InvalidKingdomList => ({ code: 'bad-list', fault: 'unknown', text });

interface For {
  readonly by: Thing | undefined;
  readonly extra: SetupExtra;
}

function take(
  item: NestedNameListItem,
  chosenFor: For | undefined,
  reading: ListReading,
): InvalidKingdomList | undefined {
  const { names, dominion, found } = reading;
  const { name, inside, heading } = item;
  const plain = foldName(name);
  const thing = names.get(plain);
  const share = names.get(plain.replace(/^(?:no|without)/, ''));
  if (share === 'colony' || share === 'shelters') {
    found[share] = thing !== undefined && !inside.some((one) => /^(?:no|none|false)$/i.test(one.name));
    return undefined;
  }
  if (chosenFor && !heading) {
    const bad = choose(name, thing, chosenFor, reading);
    if (bad) return bad;
  }
  const extra = titled(plain, dominion);
  if (heading && (extra || typeof thing !== 'object')) {
    return each(inside, extra ? { by: undefined, extra } : chosenFor, reading);
  }
  if (typeof thing === 'string') {
    if (!chosenFor) found.others.push(name);
    return undefined;
  }
  if (!thing) return chosenFor ? undefined : unknown(name);
  if (!chosenFor && 'kind' in thing) found.landscapes.add(thing.nr);
  else if (!chosenFor && !found.piles.includes(thing as Card)) found.piles.push(thing as Card);
  const choice = extrasForCard(dominion.extras, thing).choices.find(
    ({ choice: one }) => one?.of !== 'ally' && one?.of !== 'prophecy',
  );
  return each(
    inside.filter(({ name: one }) => (choice ? !/^\$?\d/.test(one) : names.has(foldName(one)))),
    choice && { by: thing, extra: choice },
    reading,
  );
}

function each(
  items: readonly NestedNameListItem[],
  chosenFor: For | undefined,
  reading: ListReading,
): InvalidKingdomList | undefined {
  for (const item of items) {
    const bad = take(item, chosenFor, reading);
    if (bad) return bad;
  }
  return undefined;
}

function choose(
  name: string,
  thing: Named | undefined,
  { by, extra }: For,
  { dominion: { extras }, found, notes }: ListReading,
): InvalidKingdomList | undefined {
  const { key, choice } = extra;
  const misfit = (): InvalidKingdomList | undefined =>
    noted({ code: 'bad-list', fault: 'misfit', text: name, by: by?.name ?? extra.title }, notes);
  if (key === 'druid-boons') {
    const boons = extras.find((one) => one.key === 'boons')?.cards ?? [];
    const place = boons.findIndex((one) =>
      [foldName(one.name), foldName(one.name).replace(/^the/, '')].includes(foldName(name)),
    );
    if (place < 0) return misfit();
    found.boons = [...new Set([...found.boons, place])].sort((a, b) => a - b);
    return undefined;
  }
  if (key === 'obelisk-pile' && thing === 'ruins') {
    found.onRuins = true;
    return undefined;
  }
  if (!thing) return unknown(name);
  const pileChoice = pileChoices.find((one) => one === key);
  if (typeof thing === 'string' || 'kind' in thing || !choice) return misfit();
  if (!fitsSetupChoice(choice, thing) || (key === 'bane' && !canPileBeBane(thing))) {
    // A chosen card that is set aside is kept as pasted; other chosen piles are drawn again.
    if (notes && pileChoice && choice.of === 'unused pile' && !choice.joins) found.chosen[pileChoice] = thing.nr;
    return misfit();
  }
  if (key === 'bane') found.bane = thing.nr;
  else if (key === 'black-market-deck') found.deck = [...new Set([...found.deck, thing.nr])].sort((a, b) => a - b);
  else if (key === 'trait-pile' && by) found.traits.set(by.nr, thing.nr);
  else if (pileChoice) found.chosen[pileChoice] = thing.nr;
  else return misfit();
  return undefined;
}

function noted(
  bad: InvalidKingdomList & { readonly fault: 'misfit' | 'boons' | 'deck' | 'companions' },
  notes: KingdomListWarning[] | undefined,
): InvalidKingdomList | undefined {
  if (!notes) return bad;
  notes.push(bad);
  return undefined;
}

function settled(
  found: Found,
  dominion: Dominion,
  notes: KingdomListWarning[] | undefined,
): KingdomList | InvalidKingdomList {
  const { landscapes, others, chosen, ...rest } = found;
  const laid = dominion.landscapes.filter(({ nr }) => landscapes.has(nr));
  const two = (kind: string): boolean => laid.filter((one) => one.kind === kind).length > 1;
  if (found.boons.length > 0 && found.boons.length !== dealtBoonCount) {
    const bad = noted({ code: 'bad-list', fault: 'boons' }, notes);
    if (bad) return bad;
    rest.boons = [];
  }
  if (found.deck.length > blackMarketDeckSize) {
    const bad = noted({ code: 'bad-list', fault: 'deck' }, notes);
    if (bad) return bad;
    rest.deck = found.deck.slice(0, blackMarketDeckSize);
  }
  const apart = [found.bane, ...pileChoices.flatMap((key) => (key === 'obelisk-pile' ? [] : chosen[key]))];
  const piles = found.piles.filter(({ nr }) => !apart.includes(nr));
  const isTwice = (): boolean => piles.length === 2 * kingdomSize && laid.some(isDivineWind);
  const all = { ...chosen };
  let { bane } = found;
  for (const { key, choice } of [...piles, ...laid].flatMap((one) => extrasForCard(dominion.extras, one).choices)) {
    if (piles.length <= kingdomSize || isTwice() || choice?.of !== 'unused pile') continue;
    const open = key === 'bane' ? bane === undefined : pileChoices.some((one) => one === key && all[one] === undefined);
    const last = open
      ? piles.findLastIndex((card) => fitsSetupChoice(choice, card) && (key !== 'bane' || canPileBeBane(card)))
      : -1;
    const [card] = last < 0 ? [] : piles.splice(last, 1);
    if (card && key === 'bane') bane = card.nr;
    else if (card) all[key as PileChoice] = card.nr;
  }
  const later = isTwice() ? piles.splice(kingdomSize) : [];
  if (piles.length === kingdomSize && (two('ally') || two('prophecy'))) {
    const bad = noted({ code: 'bad-list', fault: 'companions' }, notes);
    if (bad) return bad;
    for (const kind of ['ally', 'prophecy']) {
      const of = [...landscapes].filter((nr) => laid.some((one) => one.nr === nr && one.kind === kind));
      for (const nr of of.slice(1)) landscapes.delete(nr);
    }
  }
  if (piles.length > kingdomSize) return { code: 'bad-list', fault: 'too-many', piles: piles.length };
  if (piles.length < kingdomSize && others[0] !== undefined) return unknown(others[0]);
  return {
    ...rest,
    ...(bane === undefined ? {} : { bane }),
    piles: piles.map(({ nr }) => nr),
    landscapes: [...landscapes],
    chosen: all,
    later: later.map(({ nr }) => nr),
  };
}

function titled(name: string, { extras }: Dominion): SetupExtra | undefined {
  return extras.find(
    ({ choice, title, key }) => choice && key !== 'trait-pile' && foldName(title.replace(/ \(.*\)$/, '')) === name,
  );
}

const lexicons = new WeakMap<Dominion, ReadonlyMap<string, Named>>();

function lexiconOf(dominion: Dominion): ReadonlyMap<string, Named> {
  const known = lexicons.get(dominion);
  if (known) return known;
  const names = new Map<string, Named>();
  for (const name of [
    ...basics,
    ...dominion.extras.flatMap(({ title, cards, choice }) => (choice ? [] : [title, ...cards.map(({ name }) => name)])),
    'Potions',
  ])
    names.set(foldName(name), 'by-itself');
  for (const name of colonies) names.set(name, 'colony');
  for (const one of ['colony', 'colonies'])
    for (const name of [`platinum${one}`, `${one}platinum`, `${one}andplatinum`]) names.set(name, 'colony');
  for (const name of shelters) names.set(name, 'shelters');
  names.set('ruins', 'ruins');
  for (const [name, one] of [...mapCardsByName(dominion.landscapes), ...mapCardsByName(dominion.cards)])
    names.set(name, one);
  lexicons.set(dominion, names);
  return names;
}

export function isKingdomListComplete({ piles }: KingdomList): boolean {
  return piles.length === kingdomSize;
}

/** Returns the numbers of a whole kingdom, with traits only if all their piles are listed. */
export function numbersOfList(
  { traits, colony, shelters: dark, ...rest }: KingdomList,
  dominion: Dominion,
): KingdomNumbers {
  const landscapes = rest.landscapes.toSorted((a, b) => a - b);
  const laid = dominion.landscapes
    .filter(({ nr, kind }) => kind === 'trait' && landscapes.includes(nr))
    .map(({ nr }) => traits.get(nr));
  const known = laid.filter((nr) => nr !== undefined);
  return {
    ...rest,
    landscapes,
    traits: known.length === laid.length ? known : [],
    colony: colony ?? false,
    shelters: dark ?? false,
  };
}
