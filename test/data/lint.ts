import type { Card } from '../../src/kingdom/cards/card.ts';
import { mainCardTypes } from '../../src/kingdom/cards/card.ts';
import { formatCardCost } from '../../src/kingdom/cards/cost.ts';
import { type Dominion, foldName } from '../../src/kingdom/cards/dominion.ts';
import { extrasForCard } from '../../src/kingdom/cards/extra.ts';

/** Attacks by a card from beside the Supply, or by a token or a gain, on piles that are no Attacks themselves (K2). */
const indirect: Readonly<Record<string, readonly string[]>> = {
  handsize: ['Tournament', 'Peasant'],
  curser: ['Embargo', 'Ill-Gotten Gains', 'Tournament'],
};

/** All faults of the Dominion data that their reader cannot see (K1): a line each, none when they are sound. */
export function lint(dominion: Dominion): readonly string[] {
  return [
    ...lintNumbers('piles', dominion.cards),
    ...lintNumbers('landscapes', dominion.landscapes),
    ...lintNames(dominion),
    ...dominion.cards.flatMap(lintTypes),
    ...dominion.cards.flatMap(lintRoles),
    ...lintReferences(dominion),
    ...lintBoxes(dominion),
  ];
}

function lintNumbers(
  what: string,
  things: readonly { readonly nr: number; readonly name: string }[],
): readonly string[] {
  return things.flatMap(({ nr, name }, place) =>
    nr === place + 1 ? [] : [`${what}: ${name} has the number ${nr}, expected ${place + 1}`],
  );
}

function lintNames({ cards, landscapes }: Dominion): readonly string[] {
  const faults: string[] = [];
  const piles = new Map<string, Card>();
  for (const card of cards) {
    const twin = piles.get(foldName(card.name));
    if (twin) faults.push(`${card.name}: stands twice, numbers ${twin.nr} and ${card.nr}${differences(twin, card)}`);
    piles.set(foldName(card.name), card);
  }
  const seen = new Map([...piles].map(([folded, card]) => [folded, card.name]));
  const others = [
    ...cards.flatMap((card) => [...card.also, ...card.cards.map(({ name }) => name)]),
    ...landscapes.map((one) => one.name),
  ];
  for (const name of others) {
    if (seen.has(foldName(name))) faults.push(`${name}: the name is taken`);
    seen.set(foldName(name), name);
  }
  return faults;
}

/** What two entries of one pile, written for two editions, say differently. */
function differences(a: Card, b: Card): string {
  const facts = (card: Card): readonly string[] => [
    formatCardCost(card.cost),
    card.types.join(' '),
    card.roles.join(' '),
    card.set,
  ];
  const inB = facts(b);
  const differing = facts(a).flatMap((fact, place) =>
    fact === inB[place] ? [] : [`${fact || 'nothing'} or ${inB[place] || 'nothing'}`],
  );
  return differing.length > 0 ? `, and disagree: ${differing.join('; ')}` : '';
}

function lintTypes({ name, types, inside, cards }: Card): readonly string[] {
  const all = [...types, ...inside];
  return [
    ...(new Set(all).size === all.length ? [] : [`${name}: a type stands twice`]),
    ...(mainCardTypes.some((type) => types.includes(type))
      ? []
      : [`${name}: is neither ${mainCardTypes.join(' nor ')}`]),
    ...(inside.length > 0 && cards.length < 2 ? [`${name}: has types inside, but no cards`] : []),
    ...(cards.length === 1 ? [`${name}: a pile of one card needs no cards`] : []),
  ];
}

function lintRoles(card: Card): readonly string[] {
  const { name, types, inside, roles, cost } = card;
  const has = (type: Card['types'][number]): boolean => types.includes(type) || inside.includes(type);
  const follows = [
    ['attack', has('Attack')],
    ['reaction', has('Reaction')],
    ['duration', has('Duration')],
    ['treasure', has('Treasure')],
    ['potion', cost.potion],
  ] as const;
  const faults = follows.flatMap(([role, printed]) =>
    roles.includes(role) === printed ? [] : [`${name}: ${role} does not agree with what is printed`],
  );
  if (types.includes('Victory') && !roles.includes('vp')) faults.push(`${name}: a Victory card without vp`);
  if (roles.includes('moat') && !has('Reaction') && !has('Duration'))
    faults.push(`${name}: a moat that neither reacts nor lasts`);
  for (const role of ['handsize', 'curser'] as const) {
    const direct = has('Attack') || indirect[role]?.includes(name);
    if (roles.includes(role) && !direct) faults.push(`${name}: ${role} without Attack`);
  }
  if (new Set(roles).size < roles.length) faults.push(`${name}: a role stands twice`);
  return faults;
}

function lintReferences({ sets, boxes, shares, cards, landscapes, extras }: Dominion): readonly string[] {
  const setKeys = new Set(sets.map((set) => set.key));
  const editions = sets.flatMap((set) => set.editions.map((one) => one.key));
  const extraKeys = new Set(extras.map((extra) => extra.key));
  const brought = [...cards, ...landscapes, ...extras, ...shares].flatMap((one) => one.brings);
  const used = new Set(brought);
  const shaky = boxes.flatMap((box) => box.holds).filter((key) => !editions.includes(key));
  return [
    ...twice(editions).map((key) => `the edition ${key} stands twice`),
    ...twice(boxes.map((box) => box.key)).map((key) => `the box ${key} stands twice`),
    ...twice(extras.map((extra) => extra.key)).map((key) => `the extra ${key} stands twice`),
    ...shaky.map((key) => `a box holds ${key}, which is no edition`),
    ...[...used].filter((key) => !extraKeys.has(key)).map((key) => `something brings ${key}, which is no extra`),
    ...extras.filter((one) => !one.with && !used.has(one.key)).map((one) => `nothing brings ${one.key}`),
    ...shares.flatMap(({ set }) => (setKeys.has(set) ? [] : [`${set} is no set`])),
  ];
}

/** Mats and tokens that cards need and the boxes of their own editions lack, and those that no card there needs. */
function lintBoxes({ sets, cards, landscapes, extras }: Dominion): readonly string[] {
  const keys = extras.map((one) => one.key);
  if ([...cards, ...landscapes].some(({ brings }) => brings.some((key) => !keys.includes(key)))) return [];
  return sets
    .flatMap(({ editions }) => editions)
    .flatMap(({ key, holds }) => {
      const own = [...cards, ...landscapes].filter(({ editions }) => editions.includes(key));
      const needed = new Set(own.flatMap((one) => [...extrasForCard(extras, one).keys]));
      const inBox = extras.filter((one) => one.kind === 'mat' || one.kind === 'tokens').map((one) => one.key);
      return [
        ...inBox.filter((one) => needed.has(one) && !holds[one]).map((one) => `${key}: its cards need ${one}`),
        ...Object.keys(holds)
          .filter((one) => !inBox.includes(one) || !needed.has(one))
          .map((one) => `${key}: no card in it needs ${one}`),
      ];
    });
}

function twice(keys: readonly string[]): readonly string[] {
  return keys.filter((key, place) => keys.indexOf(key) < place);
}
