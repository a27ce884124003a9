import type { AnyRecord, CellId, SideId } from '../../table/index.ts';
import {
  canModuleHideAnything,
  isForbidden,
  isHouse,
  type Module,
  mapIdOfName,
  type PlayerKnowledge,
} from '../index.ts';
import type { ThinkingResult } from './think.ts';
import { hasGameRandomness, isKnowledgeIncomplete } from './worlds.ts';
import { pieceWorthIn, WORTH_OF_WIN } from './worth.ts';

/** Decides if the bot resigns, and if it offers or accepts a draw (U54 to U56). */

/** The number of lost turns in a row after which the bot resigns. */
const LOST_TURNS = 3;
/** All searched acts lose if the best worth is at most this much above a certain loss. */
const CERTAIN = 1_000;
/** The bot plays on if the loss is at most this many acts away, so that the player can give mate. */
const AT_HAND = 2;
/** The bot counts as lost if it is behind by this part of the worth of its pieces at the start. */
const PART_LOST = 1 / 3;
/** The number of even turns in a row, with the same number of pieces, after which the bot offers a draw. */
const EVEN_TURNS = 8;
/** The number of early turns in which the bot offers no draw, and accepts none while the game is even. */
const FIRST_TURNS = 30;
const TURNS_BETWEEN_OFFERS = 20;
/** If only the number of legal acts differs, an advantage up to this number counts as none. */
const EVEN_ACTS = 20;

/** The number and worth of the pieces in a game without hidden information and chance. */
interface Material {
  readonly count: number;
  readonly own: number;
  readonly other: number;
  readonly start: { readonly own: number; readonly other: number };
}

export interface ResignOrDrawFacts {
  /** The number of the turn, and the position of the side in the order of turns. */
  readonly turn: { readonly number: number; readonly position: number };
  readonly side: SideId;
  /** True if two sides are left, and a person plays the other one. */
  readonly isDuel: boolean;
  readonly mayResign: boolean;
  readonly mayDraw: boolean;
  /** Absent if pieces have no worth, or if anything is hidden or decided by chance. */
  readonly material?: Material;
  /** A worth between this and its negative counts as even. */
  readonly margin: number;
}

type Judged = Pick<ThinkingResult, 'worth' | 'depth'>;

/**
 * True if the bot would accept a draw. It does so if it is worse off than at the start, or if it isn't better after the
 * first turns.
 */
export const shouldAcceptDraw = (
  { worth }: Pick<Judged, 'worth'>,
  { turn, margin, material }: ResignOrDrawFacts,
): boolean => {
  const leads = [worth - startLead(material), ...(material ? [leadOf(material)] : [])];
  if (leads.some((lead) => lead > margin)) return false;
  return turn.number > FIRST_TURNS || leads.some((lead) => lead < -margin);
};

/** Counts the turns in which a side was lost, and the turns in which nothing changed. */
export class ResignOrDrawDecider {
  #turn: ResignOrDrawFacts['turn'] | undefined;
  #lost = 0;
  #even = 0;
  #count: number | undefined;
  #sinceOffer = TURNS_BETWEEN_OFFERS;

  /** Decides after the first search of a turn if the bot resigns or offers a draw. Each turn counts once. */
  after(judged: Judged, facts: ResignOrDrawFacts): 'resign' | 'offer-draw' | undefined {
    const { turn, isDuel, mayResign, mayDraw } = facts;
    const before = this.#turn;
    if (before?.number === turn.number && before.position === turn.position) return undefined;
    // An earlier turn number means that players took turns back.
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

  #note(judged: Judged, { material, margin }: ResignOrDrawFacts): void {
    if ((material && isBehind(material)) || isLost(judged)) this.#lost += 1;
    // An act without an alternative isn't searched, so its worth means nothing.
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

const isLost = ({ worth }: Judged): boolean => worth <= CERTAIN - WORTH_OF_WIN;

/** True if the loss is only a few acts away. The worth of a lost position includes the number of acts to its end. */
const isAtHand = (judged: Judged): boolean => isLost(judged) && judged.worth + WORTH_OF_WIN <= AT_HAND;

const startLead = (material: Material | undefined): number =>
  material ? material.start.own - material.start.other : 0;

const leadOf = (material: Material): number => material.own - material.other - startLead(material);

const isBehind = (material: Material): boolean => {
  const behind = -leadOf(material);
  return material.start.own > 0 && behind >= material.start.own * PART_LOST && behind >= material.own;
};

/** Returns the data for these decisions; undefined if the player has no side in the game. */
export const resignOrDrawFactsOf = (knowledge: PlayerKnowledge): ResignOrDrawFacts | undefined => {
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

const materialIn = (knowledge: PlayerKnowledge, module: Module, own: SideId, other: SideId): Material | undefined => {
  if (
    leastWorth(module) === undefined ||
    canModuleHideAnything(module) ||
    isKnowledgeIncomplete(knowledge) ||
    hasGameRandomness(knowledge)
  )
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
    const place = { in: mapIdOfName(map), ...(cell === undefined ? {} : { cell: cell as CellId }), rank: 0 };
    return all + pieces.reduce((sum, { prototype, count }) => sum + worthOf({ prototype, place }) * count, 0);
  }, 0);
};
