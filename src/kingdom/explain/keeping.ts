import { countOf, holding } from '../request/counter.ts';
import { allowsPotions, type Frame, type Wish } from '../request/frame.ts';
import { meets } from '../request/request.ts';
import { wholeOf } from '../request/whole.ts';
import type { Case } from '../ways/case.ts';
import { banesFor, isKingdom, isWhole } from '../ways/fit.ts';
import { type Filled, jamIn, type Seat } from '../ways/pairing.ts';

/** A kingdom of a frame that need not keep any of its wishes: ten places, and a bane where they need one. */
export interface Trial {
  readonly ten: readonly number[];
  readonly bane: number | undefined;
}

/** What the wishes of a frame ask of piles, each by itself; wishes about all together ask nothing here. */
export interface Asking {
  readonly wishes: readonly Wish[];
  /** For each wish the places that it counts; undefined where it counts none. */
  readonly counted: readonly (Uint8Array | undefined)[];
  readonly attacks: Uint8Array;
  /**
   * By how many piles the wish of that place is broken: with so many among the ten, one more or not as bane, and so
   * many attacks.
   */
  readonly lack: (wish: number, inTen: number, inBane: number, attacks: number) => number;
}

/** What the wishes of a frame ask, looked up once; `filling`: the bane may fulfil demands. */
export function askingOf(frame: Frame, filling: boolean): Asking {
  const { cards, wishes } = frame;
  const all = (passes: (card: Frame['cards'][number]) => boolean): Uint8Array =>
    holding(cards.length, (place) => passes(cards[place] as Frame['cards'][number]));
  const counted = wishes.map((wish): Uint8Array | undefined => {
    switch (wish.kind) {
      case 'demand':
      case 'quota':
        return all((card) => meets(card, wish.demand.of));
      case 'include':
      case 'lock':
        return all(({ nr }) => nr === wish.nr);
      case 'moat':
      case 'reaction':
        return all(({ roles }) => roles.includes(wish.kind));
      case 'potions':
        return all(({ roles }) => roles.includes('potion'));
      default:
        return undefined;
    }
  });
  const lack = (index: number, inTen: number, inBane: number, attacks: number): number => {
    const wish = wishes[index] as Wish;
    const given = filling ? inTen + inBane : inTen;
    switch (wish.kind) {
      case 'demand':
        return Math.max(0, wish.demand.min - given, inTen + inBane - wish.demand.max);
      case 'quota':
        return Math.max(0, wish.demand.min - inTen, inTen - wish.demand.max);
      case 'include':
        return given > 0 ? 0 : 1;
      case 'lock':
        return inTen > 0 ? 0 : 1;
      case 'moat':
      case 'reaction':
        return attacks === 0 || given > 0 ? 0 : 1;
      case 'potions':
        return allowsPotions(wish.potions, inTen) ? 0 : 1;
      default:
        return 0;
    }
  };
  return { wishes, counted, attacks: all(({ roles }) => roles.includes('attack')), lack };
}

function lackOf({ counted, attacks, lack }: Asking, index: number, { ten, bane }: Trial): number {
  const held = counted[index];
  return lack(
    index,
    held ? countOf(held, ten) : 0,
    held && bane !== undefined ? (held[bane] as number) : 0,
    countOf(attacks, ten),
  );
}

/**
 * The lists of wishes that the trial keeps together, each as large as it can easily be made; `first`: these rather than
 * others.
 */
export function keptBy(
  frame: Frame,
  asking: Asking,
  trial: Trial,
  filling: boolean,
  first: readonly Wish[],
): readonly ReadonlySet<Wish>[] {
  const alone = frame.wishes.filter(({ kind }, index) => kind !== 'distinct' && lackOf(asking, index, trial) === 0);
  const distinct = frame.wishes.find(({ kind }) => kind === 'distinct');
  const whole = wholeWith(frame, alone, trial);
  if (!distinct) return [new Set(whole)];
  const apart = new Set(whole);
  for (;;) {
    const jam = jammed(frame, asking, apart, trial, filling);
    const out = jam.find((wish) => !first.includes(wish)) ?? jam[0];
    if (!out) break;
    apart.delete(out);
  }
  return [new Set(whole), apart.add(distinct)];
}

/** Less of the wishes until all can be chosen that the trial needs: bans and landscapes may stand against that. */
function wholeWith(frame: Frame, wishes: readonly Wish[], { ten, bane }: Trial): readonly Wish[] {
  const isIn = (some: readonly Wish[]): boolean => {
    const { test, never } = wholeOf(frame, some);
    return !never && (test?.(ten, bane) ?? true);
  };
  if (isIn(wishes)) return wishes;
  const mayHinder = ({ kind }: Wish): boolean =>
    kind === 'across' ||
    kind === 'landscapes' ||
    kind === 'quota' ||
    kind === 'demand' ||
    kind === 'moat' ||
    kind === 'reaction';
  const kept = wishes.filter((wish) => !mayHinder(wish));
  for (const wish of wishes.filter(mayHinder)) if (isIn([...kept, wish])) kept.push(wish);
  return kept;
}

export const isSeated = (wish: Wish): boolean =>
  wish.kind === 'include' || (wish.kind === 'demand' && wish.demand.min > 0 && wish.demand.of.kind !== 'wished');

/** The wishes that keep each other from having cards of their own; none when all have. */
function jammed(
  frame: Frame,
  asking: Asking,
  some: ReadonlySet<Wish>,
  trial: Trial,
  filling: boolean,
): readonly Wish[] {
  const seated = frame.wishes.filter((wish) => isSeated(wish) && some.has(wish));
  const jam = jamIn(ownCards(asking, seated), givers(trial, filling)) ?? [];
  return [...jam].map((seat) => seated[seat] as Wish);
}

/** That each of these wishes, which ask for cards, has cards of its own. */
export function ownCards({ wishes, counted }: Asking, seated: readonly Wish[]): Filled {
  const seats = seated.map((wish): Seat => {
    const held = counted[wishes.indexOf(wish)] as Uint8Array;
    return { held, count: wish.kind === 'demand' ? wish.demand.min : 1 };
  });
  return { kind: 'filled', seats };
}

/** The places that may fulfil demands. */
export function givers({ ten, bane }: Trial, filling: boolean): readonly number[] {
  return filling && bane !== undefined ? [...ten, bane] : ten;
}

/** The bane that goes with ten proposed for a case, if they are a kingdom of it. */
export function trialOf(frame: Frame, given: Case, ten: readonly number[]): Trial | undefined {
  if (!isKingdom(given, ten)) return undefined;
  if (!ten.includes(frame.young)) return { ten, bane: undefined };
  const bane = banesFor(given, given.banes ?? frame.banes, ten).find((place) => isWhole(given, ten, place));
  return bane === undefined ? undefined : { ten, bane };
}
