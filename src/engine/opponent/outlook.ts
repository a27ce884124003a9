import type { AnyRecord, CellId, SideId } from '../../table/index.ts';
import { hides, isForbidden, isHouse, type Knowledge, type Module, mapId } from '../index.ts';
import type { Thought } from './think.ts';
import { hasChance, isPartial } from './worlds.ts';
import { pieceWorthIn, WON } from './worth.ts';

/** Resigning, and offering or accepting a draw (U54 to U56). */

/** Lost turns in a row after which the bot resigns. */
const LOST_TURNS = 3;
/** All searched ways lose if the worth is this close to a certain loss. */
const CERTAIN = 1_000;
/** A loss within this many acts is played out, so that the player can give mate. */
const AT_HAND = 2;
/** The bot is lost if it is behind by this part of its pieces' worth at the start. */
const PART_LOST = 1 / 3;
/** Even turns in a row with the same number of pieces, before the bot offers a draw. */
const EVEN_TURNS = 8;
/** Early turns in which the bot neither offers a draw, nor accepts one while it is even. */
const FIRST_TURNS = 30;
const TURNS_BETWEEN_OFFERS = 20;
/** An advantage of this many legal acts counts as none. */
const EVEN_ACTS = 20;

/** The pieces of a game without hidden information and chance, by their worth. */
interface Material {
  readonly count: number;
  readonly own: number;
  readonly other: number;
  readonly start: { readonly own: number; readonly other: number };
}

export interface OutlookFacts {
  /** The number of the turn, and the side's position in it. */
  readonly turn: { readonly number: number; readonly position: number };
  readonly side: SideId;
  /** True if two sides are left, and a person plays the other one. */
  readonly isDuel: boolean;
  readonly mayResign: boolean;
  readonly mayDraw: boolean;
  /** Missing if pieces have no worth, or if anything is hidden or decided by chance. */
  readonly material?: Material;
  /** A worth up to this counts as even. */
  readonly margin: number;
}

type Judged = Pick<Thought, 'worth' | 'depth'>;

/** True if the bot is worse off than at the start, or isn't better after the first turns. */
export const wouldDraw = ({ worth }: Pick<Judged, 'worth'>, { turn, margin, material }: OutlookFacts): boolean => {
  const leads = [worth - startLead(material), ...(material ? [leadOf(material)] : [])];
  if (leads.some((lead) => lead > margin)) return false;
  return turn.number > FIRST_TURNS || leads.some((lead) => lead < -margin);
};

/** Counts the turns in which a side was lost, and the turns in which nothing changed. */
export class Outlook {
  #turn: OutlookFacts['turn'] | undefined;
  #lost = 0;
  #even = 0;
  #count: number | undefined;
  #sinceOffer = TURNS_BETWEEN_OFFERS;

  /** Decides after the first search of a turn. Each turn counts once. */
  after(judged: Judged, facts: OutlookFacts): 'resign' | 'offer-draw' | undefined {
    const { turn, isDuel, mayResign, mayDraw } = facts;
    const before = this.#turn;
    if (before?.number === turn.number && before.position === turn.position) return undefined;
    // Players took turns back.
    if (before && turn.number < before.number) this.#forget();
    this.#turn = turn;
    this.#sinceOffer += 1;
    this.#note(judged, facts);
    if (!isDuel) return undefined;
    if (mayResign && this.#lost >= LOST_TURNS && !isAtHand(judged)) return 'resign';
    const isDue = turn.number > FIRST_TURNS && this.#sinceOffer >= TURNS_BETWEEN_OFFERS;
    if (!mayDraw || !isDue || this.#even < EVEN_TURNS) return undefined;
    this.#sinceOffer = 0;
    return 'offer-draw';
  }

  #forget(): void {
    [this.#lost, this.#even, this.#count] = [0, 0, undefined];
  }

  #note(judged: Judged, { material, margin }: OutlookFacts): void {
    if ((material && isBehind(material)) || isLost(judged)) this.#lost += 1;
    // A forced act isn't searched, so it says nothing.
    else if (judged.depth > 0) this.#lost = 0;
    const isQuiet = material !== undefined && material.count === this.#count;
    this.#count = material?.count;
    if (!material || !isQuiet) this.#even = 0;
    if (!material) return;
    const isEven = Math.abs(judged.worth - startLead(material)) <= margin && Math.abs(leadOf(material)) <= margin;
    if (isEven && judged.depth > 0) this.#even += 1;
    else if (!isEven) this.#even = 0;
  }
}

const isLost = ({ worth }: Judged): boolean => worth <= CERTAIN - WON;

/** True if the loss is near: the worth of a lost position counts the acts to its end. */
const isAtHand = (judged: Judged): boolean => isLost(judged) && judged.worth + WON <= AT_HAND;

const startLead = (material: Material | undefined): number =>
  material ? material.start.own - material.start.other : 0;

const leadOf = (material: Material): number => material.own - material.other - startLead(material);

const isBehind = (material: Material): boolean => {
  const behind = -leadOf(material);
  return material.start.own > 0 && behind >= material.start.own * PART_LOST && behind >= material.own;
};

/** Returns undefined if the player has no side in play. */
export const factsOf = (knowledge: Knowledge): OutlookFacts | undefined => {
  const { person, records } = knowledge;
  const module = recordOf(records, 'module')?.module;
  const turn = recordOf(records, 'turn');
  if (!module) return undefined;
  const out = recordOf(records, 'game')?.out ?? [];
  const over = new Set(records.flatMap((one) => (one.kind === 'outcome' ? [one.id] : [])));
  const sides = records.flatMap((one) =>
    one.kind === 'side' && !out.includes(one.id) && !over.has(one.id) ? [one.id] : [],
  );
  const seats = records.flatMap((one) => (one.kind === 'seat' && one.side !== undefined ? [one] : []));
  const side = sides.find((id) => seats.some((seat) => seat.side === id && seat.person === person));
  if (side === undefined) return undefined;
  const [other, ...more] = sides.filter((id) => id !== side);
  const isDuel =
    other !== undefined && more.length === 0 && seats.some((seat) => seat.side === other && !isHouse(seat.person));
  const material = isDuel ? materialIn(knowledge, module, side, other) : undefined;
  return {
    turn: { number: turn?.number ?? 0, position: turn?.position ?? 0 },
    side,
    isDuel,
    mayResign: !isForbidden(module.rules.resign),
    mayDraw: !isForbidden(module.rules.draws),
    ...(material ? { material } : {}),
    margin: marginOf(module),
  };
};

const recordOf = <K extends AnyRecord['kind']>(
  records: readonly AnyRecord[],
  kind: K,
): Extract<AnyRecord, { readonly kind: K }> | undefined =>
  records.find((one): one is Extract<AnyRecord, { readonly kind: K }> => one.kind === kind);

const leastWorth = ({ opponent }: Module): number | undefined => {
  const worths = Object.values(opponent?.worth ?? {}).filter((worth) => worth > 0);
  return worths.length > 0 ? Math.min(...worths) : undefined;
};

const marginOf = (module: Module): number =>
  (leastWorth(module) ?? 0) / 2 + Math.max(0, module.opponent?.mobility ?? 0) * EVEN_ACTS;

const materialIn = (knowledge: Knowledge, module: Module, own: SideId, other: SideId): Material | undefined => {
  if (leastWorth(module) === undefined || hides(module) || isPartial(knowledge) || hasChance(knowledge))
    return undefined;
  const worthOf = pieceWorthIn(module);
  const pieces = knowledge.records.flatMap((one) => (one.kind === 'piece' ? [one] : []));
  const sum = (side: SideId): number =>
    pieces.reduce((all, piece) => all + (piece.side === side ? worthOf(piece) : 0), 0);
  return {
    count: pieces.filter((piece) => worthOf(piece) !== 0).length,
    own: sum(own),
    other: sum(other),
    start: { own: worthAtStart(module, own), other: worthAtStart(module, other) },
  };
};

const worthAtStart = (module: Module, side: SideId): number => {
  const worthOf = pieceWorthIn(module);
  return module.setup.reduce((all, { map, cell, side: owner, pieces }) => {
    if (owner !== side) return all;
    const place = { in: mapId(map), ...(cell === undefined ? {} : { cell: cell as CellId }), rank: 0 };
    return all + pieces.reduce((sum, { prototype, count }) => sum + worthOf({ prototype, place }) * count, 0);
  }, 0);
};
