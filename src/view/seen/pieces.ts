import { look, type Piece, publishedNumberOf, sidesOf } from '../../engine/index.ts';
import {
  equal,
  isFields,
  type Operation,
  type PlainObject,
  type RecordUpdate,
  type Table,
  textOf,
  type Value,
} from '../../table/index.ts';
import { type BoardMarks, BoardMarksBuilder } from '../board/marks.ts';
import { labelQueries } from '../labels.ts';
import type { Lens } from '../lens.ts';
import { mostSpecificNameOf, type PlaceView, placeQueries } from '../places.ts';
import type { Sight } from '../queries.ts';
import { reportContainersFilled } from './fills.ts';
import { type HiddenMovements, reportHiddenMovements } from './flows.ts';
import { ArmyMembershipNarrator } from './musters.ts';
import type { ReportKind, SeenReport } from './report.ts';
import { StackHeightNarrator } from './stacks.ts';
import type { PieceTrail, ToldChange } from './told-change.ts';

const FIELDS: { readonly [W in ReportKind]?: readonly string[] } = {
  revealed: ['mask', 'shown', 'invisible'],
  covered: ['mask', 'shown', 'invisible'],
  owned: ['side'],
  became: ['prototype'],
  turned: ['layer'],
  faces: ['facing'],
};

const WAYS: ReadonlySet<ReportKind> = new Set<ReportKind>(['moved', 'appeared', 'vanished', 'passed']);

/** The change of a piece from one state to the next. `was` or `now` is undefined if the piece was not on the table. */
interface PieceWay {
  readonly was: Piece | undefined;
  readonly now: Piece | undefined;
  readonly at: number;
}

export class PiecesNarrator {
  readonly #told: ToldChange;
  readonly #table: Table;
  readonly #lens: Lens;
  readonly #sight: Sight;
  readonly #operation: Operation | undefined;
  readonly #musters: ArmyMembershipNarrator;
  readonly #shown = new BoardMarksBuilder();
  /**
   * Collects the marks of pieces that the rules removed after the act. These marks aren't shown: the picture shows the
   * moment before that removal.
   */
  readonly #cleared = new BoardMarksBuilder();
  #marking = this.#shown;
  #stacks: StackHeightNarrator | undefined;
  #isFollowed = false;

  constructor(told: ToldChange, sight: Sight) {
    this.#told = told;
    this.#table = told.table;
    this.#lens = sight.lens;
    this.#sight = sight;
    this.#operation = told.operation;
    this.#musters = new ArmyMembershipNarrator(told, sight.lens);
  }

  /**
   * The marks on the board's picture, such as arrows. Pieces that came and are already gone have only marks: the
   * picture shows them.
   */
  get marks(): BoardMarks | undefined {
    for (const piece of this.#told.passing) {
      const seen = this.#lens.seen(piece);
      if (seen) this.#shown.appeared(this.#sight.of(placeQueries).whereIs(seen));
    }
    return this.#shown.marks;
  }

  added({ id }: Piece): readonly SeenReport[] {
    return this.#followed(id);
  }

  removed({ id }: Piece): readonly SeenReport[] {
    return this.#followed(id);
  }

  updated({ id }: RecordUpdate): readonly SeenReport[] {
    return this.#followed(id);
  }

  /**
   * Returns the reports of a piece's changes. In a sequence of parts, the first call returns the reports of all pieces,
   * in the order in which they happened. Otherwise the order in which cards came into a pile would reveal where each
   * went.
   */
  #followed(id: string): readonly SeenReport[] {
    if (!this.#told.isSequence) return this.#waysOf(id).flatMap((way) => this.#seenOf(way));
    if (this.#isFollowed) return [];
    this.#isFollowed = true;
    return this.#allWays().flatMap((way) => this.#unspoken(way, this.#seenOf(way)));
  }

  /** Removes the reports that a sentence of the module already gives; the marks on the board stay. */
  #unspoken({ was, now, at }: PieceWay, seen: readonly SeenReport[]): readonly SeenReport[] {
    const piece = now ?? was;
    if (!piece || this.#told.isSpoken(piece)) return [];
    return this.#told.isWaySpoken(at) ? seen.filter(({ what }) => !WAYS.has(what)) : seen;
  }

  #seenOf({ was, now, at }: PieceWay): readonly SeenReport[] {
    this.#marking = at > this.#told.moment ? this.#cleared : this.#shown;
    const seen = was && now ? this.#passed(was, now) : now ? this.#came(now) : was ? this.#went(was) : [];
    const piece = now ?? was;
    return piece && this.#told.following.isAny ? seen.map((one) => this.#attributed(one, piece, at)) : seen;
  }

  #attributed(one: SeenReport, piece: Piece, at: number): SeenReport {
    const { following } = this.#told;
    const fields = FIELDS[one.what];
    if (one.what === 'set') return one;
    if (!fields) return following.markAt(one, at);
    return following.markBy(one, piece, (changed) => fields.some((field) => Object.hasOwn(changed, field)), at);
  }

  #allWays(): readonly PieceWay[] {
    const ways = [...this.#told.trails.keys()].flatMap((id) => this.#waysOf(id));
    return this.#told.isSequence ? ways.sort((a, b) => a.at - b.at) : ways;
  }

  #waysOf(id: string): readonly PieceWay[] {
    const trail = this.#statesOf(id);
    return trail.slice(1).map(({ state: now, at }, i) => ({ was: trail[i]?.state, now, at }));
  }

  /**
   * Returns the states of a piece that matter to this viewer. Of consecutive visible states it keeps the first, the
   * last, and the last before rules or other players continue the move.
   */
  #statesOf(id: string): PieceTrail {
    const trail = this.#told.trails.get(id) ?? [];
    if (trail.length <= 2) return trail;
    const isSeen = trail.map(({ state }) => state !== undefined && this.#lens.seen(state) !== undefined);
    const { following } = this.#told;
    const isTurn = (i: number): boolean => following.at(trail[i]?.at ?? 0) !== following.at(trail[i + 1]?.at ?? 0);
    const isKept = (i: number): boolean => !(isSeen[i - 1] && isSeen[i] && isSeen[i + 1]) || isTurn(i);
    return trail.filter((_, i) => i === 0 || i === trail.length - 1 || isKept(i));
  }

  #came(piece: Piece): readonly SeenReport[] {
    const seen = this.#lens.seen(piece);
    if (!seen) return [];
    const at = this.#sight.of(placeQueries).whereIs(seen);
    this.#marking.appeared(at);
    return [{ what: 'appeared', piece: seen.name, at: this.#sight.of(placeQueries).told(at) }];
  }

  #went(piece: Piece): readonly SeenReport[] {
    const seen = this.#lens.seen(piece);
    if (!seen) return [];
    const from = this.#sight.of(placeQueries).whereIs(seen);
    if (this.#isTaken(piece)) this.#marking.taken(from);
    else this.#marking.left(from);
    this.#musters.goes(seen.name, seen, undefined, false);
    return [{ what: 'vanished', piece: seen.name, from: this.#sight.of(placeQueries).told(from), gone: true }];
  }

  #passed(was: Piece, now: Piece): readonly SeenReport[] {
    const [before, after] = [this.#lens.seen(was), this.#lens.seen(now)];
    const moved = was.place.in !== now.place.in || was.place.cell !== now.place.cell;
    if (before && after) return this.#seenChanged(before, after, moved);
    // The place of a piece while it was unseen must not be revealed. If it moved unseen, the report treats its coming
    // and going as separate.
    const isApart = moved && !this.#isUncovered(was, now);
    if (before) {
      const [piece, at] = [before.name, this.#sight.of(placeQueries).whereIs(before)];
      this.#musters.goes(piece, before, undefined, false);
      if (!isApart) return [{ what: 'covered', piece, at: this.#sight.of(placeQueries).told(at) }];
      this.#marking.left(at);
      const gone = this.#unseen(now);
      return [
        { what: 'vanished', piece, from: this.#sight.of(placeQueries).told(at), ...(gone ? { to: gone.name } : {}) },
      ];
    }
    if (!after) return [];
    const [piece, at] = [after.name, this.#sight.of(placeQueries).whereIs(after)];
    this.#musters.goes(piece, undefined, after, false);
    if (!isApart) return [{ what: 'revealed', piece, at: this.#sight.of(placeQueries).told(at) }];
    this.#marking.appeared(at);
    // Undo returns drawn cards to their pile from several places, and no viewer may know from which.
    const come = this.#operation?.kind === 'undo' ? undefined : this.#unseen(was);
    return [
      { what: 'appeared', piece, at: this.#sight.of(placeQueries).told(at), ...(come ? { from: come.name } : {}) },
    ];
  }

  /** True if a piece became invisible or visible in its place. The states that undo passes through are no moves. */
  #isUncovered(was: Piece, now: Piece): boolean {
    const kind = this.#operation?.kind;
    const isPast = kind === 'undo' || kind === 'redo';
    return (was.invisible === undefined) !== (now.invisible === undefined) && (isPast || was.place.in === now.place.in);
  }

  #seenChanged(before: Piece, after: Piece, moved: boolean): readonly SeenReport[] {
    const [from, to] = [this.#sight.of(placeQueries).whereIs(before), this.#sight.of(placeQueries).whereIs(after)];
    const [wasOpen, isOpen] = [!isBack(before), !isBack(after)];
    const becomes = wasOpen && isOpen && before.prototype !== after.prototype;
    const { name: piece } = becomes ? before : isOpen ? after : wasOpen && !moved ? before : after;
    const at = this.#sight.of(placeQueries).told(to);
    if (moved) this.#marking.moved(from, to);
    if (before.side !== after.side) this.#marking.owned(to);
    const owned: readonly SeenReport[] = before.side === after.side ? [] : [{ what: 'owned', piece, at }];
    if (wasOpen !== isOpen) {
      const way: readonly SeenReport[] = moved ? [movedSeen(this.#sight, piece, from, to, undefined)] : [];
      return [...way, ...owned, { what: isOpen ? 'revealed' : 'covered', piece, at }];
    }
    const [was, army] = [this.#musters.nameOf(before.army), this.#musters.nameOf(after.army)];
    const isEnlisted = before.army !== after.army && (was !== undefined || army !== undefined);
    this.#musters.goes(piece, before, after, moved && this.#operation?.kind === 'move');
    const left = isEnlisted && was !== undefined ? { left: was } : {};
    const opened = openness(after) - openness(before);
    const seen: SeenReport[] = [];
    if (moved)
      seen.push({
        ...movedSeen(this.#sight, piece, from, to, isEnlisted ? army : undefined),
        ...this.#armyOf(was, left),
      });
    if (becomes) seen.push({ what: 'became', piece, into: after.name });
    if (opened > 0) seen.push({ what: 'revealed', piece, at });
    if (opened < 0 && !moved) seen.push({ what: 'covered', piece, at });
    if (!moved && before.place.rank !== after.place.rank && this.#isRestacked(after))
      seen.push({ what: 'restacked', piece, at });
    if (isEnlisted && !moved) seen.push({ what: 'enlisted', piece, ...(army === undefined ? {} : { army }), ...left });
    seen.push(...owned);
    if (before.layer !== after.layer && !becomes) seen.push({ what: 'turned', piece, layer: this.#layerName(after) });
    if (before.facing !== after.facing && !becomes) seen.push({ what: 'faces', piece, facing: after.facing ?? 0 });
    if (before.values !== after.values && !becomes)
      for (const property of new Set([...Object.keys(before.values), ...Object.keys(after.values)]))
        seen.push(...this.#propertyChanged(piece, property, before, after));
    return seen;
  }

  #isRestacked(piece: Piece): boolean {
    this.#stacks ??= new StackHeightNarrator(this.#told, this.#lens);
    return this.#stacks.isRestacked(piece);
  }

  #propertyChanged(piece: string, property: string, before: Piece, after: Piece): readonly SeenReport[] {
    const [old, now] = [ownValue(before, property), ownValue(after, property)];
    if (equal(old, now) || this.#sight.of(labelQueries).isUntold(property)) return [];
    const from = textOf(old ?? this.#kindValue(before, property));
    const to = textOf(now ?? this.#kindValue(after, property));
    const called = this.#sight.of(labelQueries).given(property) ?? property;
    const ends = { ...(from === '' ? {} : { from }), ...(to === '' ? {} : { to }) };
    const seen: SeenReport<'set'> = { what: 'set', piece, property: called, ...ends };
    const isIt = ({ values }: PlainObject): boolean => isFields(values) && Object.hasOwn(values, property);
    return [this.#told.following.markBy(seen, { kind: 'piece', id: after.id }, isIt)];
  }

  #armyOf(army: string | undefined, left: { readonly left?: string }): Pick<SeenReport<'moved'>, 'left' | 'with'> {
    const kind = this.#operation?.kind;
    if (kind !== 'move' && kind !== 'engage') return {};
    return left.left === undefined && army !== undefined ? { with: army } : left;
  }

  #isTaken({ side }: Piece): boolean {
    const operation = this.#operation;
    if (operation?.kind !== 'delete') return operation?.kind === 'move';
    return side !== undefined && !sidesOf(this.#table, operation.actor).includes(side);
  }

  #kindValue({ prototype }: Piece, property: string): Value | undefined {
    const prototypes = this.#lens.get('module', 'module')?.module.prototypes ?? {};
    const values = prototype !== undefined && Object.hasOwn(prototypes, prototype) ? prototypes[prototype] : undefined;
    return values && Object.hasOwn(values, property) ? values[property] : undefined;
  }

  #layerName(piece: Piece): string {
    return textOf(look(this.#lens, { kind: 'piece', id: piece.id, name: 'LayerName' }));
  }

  whole(): readonly SeenReport[] {
    if (!this.#told.crosses) return this.#musters.lines();
    const flows: HiddenMovements = new Map();
    for (const way of this.#allWays()) if (!this.#isSpoken(way)) this.#pass(flows, way);
    return [
      ...reportHiddenMovements(this.#told.following, this.#sight, flows),
      ...reportContainersFilled(this.#told, this.#sight),
      ...this.#musters.lines(),
    ];
  }

  #isSpoken({ was, now, at }: PieceWay): boolean {
    return this.#told.isWaySpoken(at) || this.#told.isSpoken((now ?? was) as Piece);
  }

  #pass(flows: HiddenMovements, { was: before, now: after, at }: PieceWay): void {
    if (before?.place.in === after?.place.in) return;
    if ((before && this.#lens.seen(before)) || (after && this.#lens.seen(after))) return;
    const [from, to] = [before && this.#unseen(before), after && this.#unseen(after)];
    if (!from && !to) return;
    const isFollowing = this.#told.following.at(at);
    const key = `${from?.name}\n${to?.name}\n${isFollowing}`;
    const ends = { ...(from ? { from: from.name } : {}), ...(to ? { to: to.name } : {}) };
    const flow = flows.get(key) ?? { told: { what: 'passed', ...ends, count: 0 }, to: after?.place.in, at };
    flows.set(key, { ...flow, told: { ...flow.told, count: flow.told.count + 1 } });
  }

  /**
   * Returns the container of an unseen piece if the viewer may know its number of pieces. Viewers who only know whether
   * it is empty get no reports of single moves.
   */
  #unseen({ place: { in: container } }: Piece): { readonly name: string } | undefined {
    const published = this.#lens.published(container);
    if (this.#lens.seesInto(container) || publishedNumberOf(published) !== 'number') return undefined;
    const name = this.#sight.of(placeQueries).containerName(container);
    return name === undefined ? undefined : { name };
  }
}

/** Returns the report of a move; between boards, it also names the boards. */
const movedSeen = (
  sight: Sight,
  piece: string,
  from: PlaceView,
  to: PlaceView,
  army: string | undefined,
): SeenReport<'moved'> => {
  const told = (at: PlaceView): string => sight.of(placeQueries).told(at);
  const isOnOne = from.in === to.in || from.cell === undefined || to.cell === undefined;
  return {
    what: 'moved',
    piece,
    from: isOnOne ? told(from) : mostSpecificNameOf(from),
    to: isOnOne ? told(to) : mostSpecificNameOf(to),
    ...(isOnOne ? {} : { boards: [from.board ?? from.map, to.board ?? to.map] }),
    ...(army === undefined ? {} : { army }),
  };
};

const isBack = ({ mask, prototype }: Piece): boolean => mask !== undefined && prototype === undefined;

const openness = ({ mask, invisible, shown }: Piece): number =>
  (invisible === undefined ? 2 : 0) + (mask ? 0 : 1) + (shown === 'all' ? 100 : (shown?.length ?? 0));

const ownValue = ({ values }: Piece, property: string): Value | undefined =>
  Object.hasOwn(values, property) ? values[property] : undefined;
