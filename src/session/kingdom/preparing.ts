import { fileURLToPath } from 'node:url';
import {
  type Dominion,
  dominionForPrinting,
  drawKingdom,
  type KingdomNumbers,
  type KingdomPartToReplace,
  type KingdomRefusal,
  type KingdomRequest,
  type KingdomSampler,
  kingdomFromNumbers,
  type NoReplacementError,
  numbersOf,
  prepare,
  type ReplacementWish,
  replaceKingdomPart,
  replacementRequest,
} from '../../kingdom/index.ts';
import { Chance } from '../../table/index.ts';
import { addToLimitedMap } from '../base/keep-newest.ts';
import { readDominionData } from './dominion.ts';

const DATA = fileURLToPath(new URL('../../../data/dominion', import.meta.url));
/** The most prepared requests in the cache. Requests that are derived during a draw count too. */
const PREPARED = 32;

/**
 * A job for the worker thread. `seed`: 32 bytes in hex. `replace`: the part to replace, and the wish for its
 * replacement.
 */
export type KingdomJob =
  | { readonly what: 'data' }
  | { readonly what: 'draw'; readonly request: KingdomRequest; readonly seed: string }
  | {
      readonly what: 'replace';
      readonly request: KingdomRequest;
      readonly seed: string;
      readonly kingdom: KingdomNumbers;
      readonly target: KingdomPartToReplace;
      readonly wished?: ReplacementWish | undefined;
    };

export interface DrawnKingdomNumbers {
  readonly numbers: KingdomNumbers;
  readonly spare: number;
  readonly fewest: boolean;
}

let data: Dominion | undefined;
/** Prepared requests, the least recently used first. */
const prepared = new Map<string, KingdomSampler | KingdomRefusal>();

/**
 * Does the jobs of the worker thread for kingdoms. Preparing takes up to 250 ms, a draw up to 50 ms. The same request
 * and seed give the same kingdom.
 */
export const work = (asked: KingdomJob): Dominion | DrawnKingdomNumbers | KingdomRefusal | NoReplacementError => {
  data ??= readDominionData(DATA);
  if (asked.what === 'data') return data;
  const { request } = asked;
  const facts = dominionForPrinting(data, request.printing);
  const luck = new Chance(Buffer.from(asked.seed, 'hex'), 'kingdom', 0);
  if (asked.what === 'draw') {
    const sampler = samplerOf(request, facts);
    return 'code' in sampler ? sampler : told(drawKingdom(sampler, facts, luck));
  }
  const kingdom = kingdomFromNumbers(asked.kingdom, facts, request.sort);
  if ('code' in kingdom) throw new Error(`there is no pile of the number ${kingdom.nr}`);
  const sampler = samplerOf(replacementRequest(request, kingdom, asked.target, facts, asked.wished), facts);
  if ('code' in sampler) return sampler;
  const replaced = replaceKingdomPart(kingdom, asked.target, sampler, facts, luck);
  return 'code' in replaced ? replaced : told(replaced);
};

const told = ({ kingdom, spare, fewest }: ReturnType<typeof drawKingdom>): DrawnKingdomNumbers => ({
  numbers: numbersOf(kingdom),
  spare,
  fewest,
});

const samplerOf = (request: KingdomRequest, dominion: Dominion): KingdomSampler | KingdomRefusal => {
  const key = JSON.stringify(request);
  const sampler = prepared.get(key) ?? prepare(request, dominion);
  addToLimitedMap(prepared, PREPARED, key, sampler);
  return sampler;
};
