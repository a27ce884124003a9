import {
  type DefaultWishes,
  type Dominion,
  dominionForPrinting,
  dropConflictingDefaults,
  type Kingdom,
  type KingdomPartToReplace,
  type KingdomRefusal,
  type KingdomRequest,
  type KingdomWish,
  kingdomFromNumbers,
  type NoReplacementError,
  numbersOf,
  type ReplacementWish,
} from '../../kingdom/index.ts';
import { CompareAndSetValue } from '../base/compare-and-set.ts';
import type { Ports } from '../base/ports.ts';
import { threaded } from '../base/worker.ts';
import { HouseRulesStore, type Owner } from './house.ts';
import { PlayedKingdoms } from './played.ts';
import type { DrawnKingdomNumbers, KingdomJob, work } from './preparing.ts';
import { KingdomWishes } from './wishes.ts';

const SEED = 32;

const ask = threaded<KingdomJob, ReturnType<typeof work>>(new URL('./preparing.ts', import.meta.url), 'kingdoms');
let data: Promise<Dominion> | undefined;

const dominionOnce = (): Promise<Dominion> => {
  data ??= (ask({ what: 'data' }) as Promise<Dominion>).catch((error: unknown) => {
    data = undefined;
    throw error;
  });
  return data;
};

export interface KingdomDraw {
  readonly kingdom: Kingdom;
  readonly request: KingdomRequest;
  /** The number of piles from other sets, added only because the chosen sets are too small (K6). */
  readonly spare: number;
  /** True if the request asked for the fewest possible repeated cards, and fewer are certainly impossible (K25). */
  readonly fewest: boolean;
  readonly left: readonly KingdomWish[];
}

/** Kingdoms for servers and people, by their house rules and wishes, drawn in a separate thread. */
export class Kingdoms {
  readonly house: HouseRulesStore;
  readonly wishes: KingdomWishes;
  readonly played: PlayedKingdoms;
  readonly #random: Ports['random'];
  readonly #pages: Ports['pages'];

  constructor(ports: Pick<Ports, 'store' | 'random' | 'clock' | 'pages'>) {
    const latest = new CompareAndSetValue(ports);
    this.house = new HouseRulesStore(latest);
    this.wishes = new KingdomWishes(ports, latest);
    this.played = new PlayedKingdoms(latest, ports);
    this.#random = ports.random;
    this.#pages = ports.pages;
  }

  /** Returns the card data with the printing that an owner chose; without an owner, the newest. */
  async dominion(house?: Owner): Promise<Dominion> {
    if (house === undefined) return dominionOnce();
    const [{ printing }, facts] = await Promise.all([this.house.rules(house), dominionOnce()]);
    return dominionForPrinting(facts, printing);
  }

  pageOf(code: string, players: number | undefined): string | undefined {
    return this.#pages === undefined
      ? undefined
      : `${this.#pages}/kingdom/${code}${players === undefined ? '' : `?players=${players}`}`;
  }

  /** Draws a kingdom for a request. Default wishes are dropped if they contradict the rest (K19). */
  draw(request: KingdomRequest, usual: DefaultWishes): Promise<KingdomDraw | KingdomRefusal | NoReplacementError> {
    return this.#yielding(request, usual, (one) => ({ what: 'draw', request: one, seed: this.#seed() }));
  }

  replace(
    request: KingdomRequest,
    usual: DefaultWishes,
    kingdom: Kingdom,
    target: KingdomPartToReplace,
    wished?: ReplacementWish,
  ): Promise<KingdomDraw | KingdomRefusal | NoReplacementError> {
    const numbers = numbersOf(kingdom);
    return this.#yielding(withoutTarget(request, target), usual, (one) => ({
      what: 'replace',
      request: one,
      seed: this.#seed(),
      kingdom: numbers,
      target,
      wished,
    }));
  }

  async #yielding(
    wanted: KingdomRequest,
    usual: DefaultWishes,
    asking: (request: KingdomRequest) => KingdomJob,
  ): Promise<KingdomDraw | KingdomRefusal | NoReplacementError> {
    const dominion = dominionForPrinting(await dominionOnce(), wanted.printing);
    let request = wanted;
    const left: KingdomWish[] = [];
    for (;;) {
      const told = (await ask(asking(request))) as DrawnKingdomNumbers | KingdomRefusal | NoReplacementError;
      if (!('code' in told))
        return { kingdom: known(told, dominion, request), request, spare: told.spare, fewest: told.fewest, left };
      if (told.code === 'nothing-else') return told;
      const less = dropConflictingDefaults(request, usual, told);
      if (!less) return told;
      request = less.request;
      left.push(...less.left);
    }
  }

  #seed(): string {
    return this.#random(SEED).toString('hex');
  }
}

const known = ({ numbers }: DrawnKingdomNumbers, dominion: Dominion, { sort }: KingdomRequest): Kingdom => {
  const kingdom = kingdomFromNumbers(numbers, dominion, sort);
  if ('code' in kingdom) throw new Error(`the thread drew a pile of the number ${kingdom.nr}`);
  return kingdom;
};

const withoutTarget = (request: KingdomRequest, target: KingdomPartToReplace): KingdomRequest => {
  const { include, across } = request;
  const left = (some: readonly number[], kind: KingdomPartToReplace['kind']): readonly number[] =>
    some.filter((nr) => !('nr' in target) || target.kind !== kind || target.nr !== nr);
  return {
    ...request,
    include: left(include, 'pile'),
    across: { ...across, include: left(across.include, 'landscape') },
  };
};
