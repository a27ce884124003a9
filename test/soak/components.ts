import { drawKingdom } from '../../src/kingdom/draw.ts';
import { listSetsToFetch } from '../../src/kingdom/fetch.ts';
import {
  blackMarketDeckCards,
  extrasToFetch,
  type Kingdom,
  pilesOutsideSupply,
  supplyPilesOf,
} from '../../src/kingdom/request/kingdom.ts';
import { type DrawMethod, plainRequest, ways } from '../../src/kingdom/request/request.ts';
import { dominion, editions, luck, ready } from '../kingdom/made/wishes.ts';
import { componentsOf } from '../support/dominion-components.ts';
import type { Result, Soak } from './soak.ts';

const mostDraws = 200_000;
const shares = new Set(['Platinum', 'Colony', 'Shelters']);

const known = new Map<string, readonly string[]>();

/** The components that these cards need by the second table, looked up once for each card. */
function needed(names: readonly string[]): ReadonlySet<string> {
  const all = new Set<string>();
  for (const name of names) {
    const own = known.get(name) ?? componentsOf([name]);
    known.set(name, own);
    for (const one of own) all.add(one);
  }
  return all;
}

/** True if the kingdom needs exactly the components of the second table. */
function hasAll(kingdom: Kingdom): boolean {
  const right = needed(
    [...supplyPilesOf(kingdom), ...pilesOutsideSupply(kingdom), ...kingdom.landscapes].map(({ name }) => name),
  );
  const own = extrasToFetch(kingdom, dominion).filter(({ kind, title }) => kind !== 'choice' && !shares.has(title));
  return own.length === right.size && own.every(({ title }) => right.has(title));
}

/** True if everything is fetched once: mats and tokens from boxes whose editions hold them, cards from their sets. */
function isFetched(kingdom: Kingdom): boolean {
  const fetched = listSetsToFetch(kingdom, dominion);
  const extras = fetched.flatMap(({ set, extras: own }) => own.map((extra) => ({ set, extra })));
  const used = [...supplyPilesOf(kingdom), ...pilesOutsideSupply(kingdom), ...kingdom.landscapes];
  const fromOwn = extras.every(({ set, extra }) => {
    if (extra.kind !== 'mat' && extra.kind !== 'tokens') return true;
    const held = dominion.sets
      .filter(({ key }) => key === set)
      .flatMap((one) => one.editions)
      .filter(({ holds }) => holds[extra.key] !== undefined)
      .map(({ key }) => key);
    return used.some((one) => one.set === set && one.editions.every((key) => held.includes(key)));
  });
  const wanted = extrasToFetch(kingdom, dominion).filter(({ kind }) => kind !== 'choice').length;
  const deck = fetched.reduce((sum, one) => sum + one.deck.length, 0);
  return fromOwn && extras.length === wanted && deck === kingdom.deck.length;
}

/** K32: fifteen single cards, no two alike; no Duration for the Mouse (K30). */
function isRight(kingdom: Kingdom): boolean {
  const names = blackMarketDeckCards(kingdom).map(({ name }) => name);
  const isDeck = names.length === 0 || (new Set(names).size === 15 && !names.some((name) => name.includes(' / ')));
  return isDeck && !kingdom.chosen['mouse-card']?.types.includes('Duration');
}

function drawn(draw: DrawMethod, draws: number): readonly Result[] {
  const sampler = ready({ ...plainRequest(editions), draw, landscapes: { kind: 'dealt', most: 4 } });
  const chance = luck(ways.indexOf(draw) + 31);
  const wrong = { needs: 0, boxes: 0, facts: 0 };
  for (let i = 0; i < draws; i += 1) {
    const { kingdom } = drawKingdom(sampler, dominion, chance);
    if (!hasAll(kingdom)) wrong.needs += 1;
    if (!isFetched(kingdom)) wrong.boxes += 1;
    if (!isRight(kingdom)) wrong.facts += 1;
  }
  const unit = `of ${draws}`;
  return [
    { what: `K31 kingdoms drawn ${draw} that need something else`, figure: wrong.needs, bound: 0, unit },
    { what: `K31 kingdoms drawn ${draw} with a mat or token from another box`, figure: wrong.boxes, bound: 0, unit },
    { what: `K32 kingdoms drawn ${draw} with a wrong deck or Mouse`, figure: wrong.facts, bound: 0, unit },
  ];
}

/** One for each way of drawing: `npm run soak components-classic`. */
export const components: readonly Soak[] = ways.map((draw) => ({
  name: `components-${draw}`,
  run: (draws = mostDraws) => drawn(draw, draws),
}));
