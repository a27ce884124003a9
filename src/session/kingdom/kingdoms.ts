import {
  asPrinted,
  type Dominion,
  type Kingdom,
  type KingdomRefusal,
  type KingdomRequest,
  type KingdomWish,
  kingdomOf,
  type NothingElse,
  numbersOf,
  type ReplaceTarget,
  type Usual,
  type Wished,
  withoutUsual,
} from '../../kingdom/index.ts';
import { CompareAndSetValue } from '../base/compare-and-set.ts';
import type { Ports } from '../base/ports.ts';
import { threaded } from '../base/worker.ts';
import { House, type Owner } from './house.ts';
import { PlayedKingdoms } from './played.ts';
import type { DrawnNumbers, KingdomJob, work } from './preparing.ts';
import { Wishes } from './wishes.ts';

/** Bytes of a draw's seed. */
const SEED = 32;

const ask = threaded<KingdomJob, ReturnType<typeof work>>(new URL('./preparing.ts', import.meta.url), 'kingdoms');
let data: Promise<Dominion> | undefined;

/** The facts that kingdoms are drawn from, read by the thread once. */
const dominionOnce = (): Promise<Dominion> => {
  data ??= (ask({ what: 'data' }) as Promise<Dominion>).catch((error: unknown) => {
    data = undefined;
    throw error;
  });
  return data;
};

/** A kingdom as it was drawn. */
export interface KingdomDraw {
  readonly kingdom: Kingdom;
  /** The request that it keeps. */
  readonly request: KingdomRequest;
  /** How many piles came from other sets only because the chosen ones are too small (K6). */
  readonly spare: number;
  /** Where as few as can be of some cards were asked for: it is certain that there can't be fewer of them (K25). */
  readonly fewest: boolean;
  /** The usual wishes that gave way. */
  readonly left: readonly KingdomWish[];
}

/**
 * Kingdoms for servers and persons: drawn in a thread of their own, from their houses and by their wishes. No game is
 * needed.
 */
export class Kingdoms {
  readonly house: House;
  readonly wishes: Wishes;
  readonly played: PlayedKingdoms;
  readonly #random: Ports['random'];
  readonly #pages: Ports['pages'];

  constructor(ports: Pick<Ports, 'store' | 'random' | 'clock' | 'pages'>) {
    const latest = new CompareAndSetValue(ports);
    this.house = new House(latest);
    this.wishes = new Wishes(ports, latest);
    this.played = new PlayedKingdoms(latest, ports);
    this.#random = ports.random;
    this.#pages = ports.pages;
  }

  /** The facts about the cards, as those have them whose house it is; without a house those of today. */
  async dominion(house?: Owner): Promise<Dominion> {
    if (house === undefined) return dominionOnce();
    const [{ printing }, facts] = await Promise.all([this.house.rules(house), dominionOnce()]);
    return asPrinted(facts, printing);
  }

  /** Where a page shows the kingdom of that code; undefined where there is none. */
  pageOf(code: string, players: number | undefined): string | undefined {
    return this.#pages === undefined
      ? undefined
      : `${this.#pages}/kingdom/${code}${players === undefined ? '' : `?players=${players}`}`;
  }

  /** A kingdom that keeps the request; of the usual wishes in it those give way that contradict the rest (K19). */
  draw(request: KingdomRequest, usual: Usual): Promise<KingdomDraw | KingdomRefusal | NothingElse> {
    return this.#yielding(request, usual, (one) => ({ what: 'draw', request: one, seed: this.#seed() }));
  }

  /** The kingdom with something else in the place of the target, as wished where something is. */
  replace(
    request: KingdomRequest,
    usual: Usual,
    kingdom: Kingdom,
    target: ReplaceTarget,
    wished?: Wished,
  ): Promise<KingdomDraw | KingdomRefusal | NothingElse> {
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
    usual: Usual,
    asking: (request: KingdomRequest) => KingdomJob,
  ): Promise<KingdomDraw | KingdomRefusal | NothingElse> {
    const dominion = asPrinted(await dominionOnce(), wanted.printing);
    let request = wanted;
    const left: KingdomWish[] = [];
    for (;;) {
      const told = (await ask(asking(request))) as DrawnNumbers | KingdomRefusal | NothingElse;
      if (!('code' in told))
        return { kingdom: known(told, dominion, request), request, spare: told.spare, fewest: told.fewest, left };
      if (told.code === 'nothing-else') return told;
      const less = withoutUsual(request, usual, told);
      if (!less) return told;
      request = less.request;
      left.push(...less.left);
    }
  }

  #seed(): string {
    return this.#random(SEED).toString('hex');
  }
}

const known = ({ numbers }: DrawnNumbers, dominion: Dominion, { sort }: KingdomRequest): Kingdom => {
  const kingdom = kingdomOf(numbers, dominion, sort);
  if ('code' in kingdom) throw new Error(`the thread drew a pile of the number ${kingdom.nr}`);
  return kingdom;
};

/** What goes is asked for no longer. */
const withoutTarget = (request: KingdomRequest, target: ReplaceTarget): KingdomRequest => {
  const { include, across } = request;
  const left = (some: readonly number[], kind: ReplaceTarget['kind']): readonly number[] =>
    some.filter((nr) => !('nr' in target) || target.kind !== kind || target.nr !== nr);
  return {
    ...request,
    include: left(include, 'pile'),
    across: { ...across, include: left(across.include, 'landscape') },
  };
};
