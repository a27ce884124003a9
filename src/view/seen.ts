import { type Change, patchedRecord, type Update } from '../engine/core/change.ts';
import type { ArmyId, PersonId } from '../engine/core/ids.ts';
import type { Operation } from '../engine/core/operation.ts';
import { equal } from '../engine/core/plain.ts';
import type { Table } from '../engine/core/table.ts';
import { textOf, type Value } from '../engine/core/value.ts';
import { look, type Piece } from '../engine/index.ts';
import { countersSeen, countsSeen } from './counters.ts';
import { fillsSeen } from './fills.ts';
import { Lens } from './lens.ts';
import { proposalSeen, reloadSeen } from './reloads-seen.ts';
import type { NamedPiece, Seen } from './report.ts';
import { closedHow } from './requests-seen.ts';
import { scoresSeen } from './scores.ts';
import { stoppedSeen } from './stopped.ts';
import { View } from './view.ts';
import type { Viewer } from './viewer.ts';

/**
 * What a change means to a viewer, after it was applied: in the order of the change, without anything that the viewer
 * may not know of. An empty list: it means nothing to this viewer.
 */
export const viewChange = (table: Table, change: Change, viewer: Viewer, operation?: Operation): readonly Seen[] => {
  const eye = new ChangeNarrator(table, viewer, operation, change.removed);
  return [
    ...(operation ? eye.done(operation) : []),
    ...change.updated.flatMap((update) => eye.updated(update)),
    ...change.removed.flatMap((record) => (record.kind === 'piece' ? eye.pieceGone(record) : eye.removed(record))),
    ...change.added.flatMap((record) => (record.kind === 'piece' ? eye.pieceNew(record) : eye.added(record))),
    ...eye.passed(change),
    ...eye.turn(change),
    ...(operation ? eye.counts(change, operation) : []),
    ...eye.scores(change),
    ...(operation ? eye.stopped(operation, change) : []),
  ];
};

class ChangeNarrator {
  readonly #lens: Lens;
  readonly #view: View;
  readonly #table: Table;
  readonly #operation: Operation | undefined;
  readonly #gone: Change['removed'];

  /** `gone`: what the change took off the table. */
  constructor(table: Table, viewer: Viewer, operation: Operation | undefined, gone: Change['removed']) {
    this.#table = table;
    this.#operation = operation;
    this.#gone = gone;
    this.#lens = new Lens(table, viewer);
    this.#view = new View(table, viewer);
  }

  /** What of an operation is seen beside its change, which may touch nothing that this viewer sees. */
  done(operation: Operation): readonly Seen[] {
    if (operation.kind === 'order-ties') return this.#ties(operation.modifiers);
    if (operation.kind !== 'peek' && operation.kind !== 'shuffle') return [];
    const deck = this.#lens.get('deck', operation.deck)?.name;
    if (deck === undefined) return [];
    return operation.kind === 'shuffle'
      ? [{ what: 'shuffled', deck }]
      : [{ what: 'looked', deck, count: operation.count, names: this.#looked(operation) }];
  }

  /** What lay on top for who looked, be it for the second time. */
  #looked({ actor, deck, count }: Operation<'peek'>): readonly string[] {
    const isMine = this.#lens.master || this.#lens.person === actor;
    return isMine
      ? this.#view
          .at(deck)
          .slice(-count)
          .reverse()
          .map(({ name }) => name)
      : [];
  }

  updated(update: Update): readonly Seen[] {
    if (update.kind === 'piece') return this.#pieceChanged(update);
    if (update.kind === 'game') return this.#gameChanged(update);
    if (update.kind === 'module') return reloadSeen(this.#table, this.#view, update);
    if (update.kind === 'roll') return this.#rolled();
    if (update.kind === 'army') return this.#armyChanged(update);
    const request = update.kind === 'request' ? this.#lens.get('request', update.id) : undefined;
    return request ? [{ what: this.#operation?.kind === 'ask' ? 'joined' : 'agreed', request }] : [];
  }

  added(record: Change['added'][number]): readonly Seen[] {
    if (!this.#lens.seen(record)) return [];
    switch (record.kind) {
      case 'game':
        return [{ what: 'started' }];
      case 'seat':
        return [{ what: 'seated', person: record.person, side: record.side && this.#view.side(record.side) }];
      case 'request':
        return [{ what: 'asked', request: record, ...proposalSeen(this.#table, this.#view, record) }];
      case 'modifier':
        return [{ what: 'modifier', name: record.definition.name, begins: true }];
      case 'army':
        return this.#armyFormed(record.id);
      case 'roll':
        return this.#rolled();
      case 'beacon':
        return record.round === undefined ? [] : [{ what: 'awaits', url: record.url, round: record.round }];
      case 'published':
        return [
          { what: 'published', chance: record.chance, ...(record.seed === undefined ? {} : { seed: record.seed }) },
        ];
      default:
        return [];
    }
  }

  removed(record: Change['removed'][number]): readonly Seen[] {
    if (!this.#lens.seen(record)) return [];
    if (record.kind === 'seat')
      return [{ what: 'left', person: record.person, side: record.side && this.#view.side(record.side) }];
    if (record.kind === 'modifier') return [{ what: 'modifier', name: record.definition.name, begins: false }];
    if (record.kind === 'army') return [{ what: 'disbanded', army: record.name }];
    return record.kind === 'request'
      ? [{ what: 'closed', request: record, how: closedHow(record, this.#operation) }]
      : [];
  }

  #armyFormed(id: ArmyId): readonly Seen[] {
    const army = this.#view.army(id);
    return army
      ? [{ what: 'formed', army: army.name, units: army.units.length, at: army.where.cell ?? army.where.map }]
      : [];
  }

  #armyChanged({ id, from }: Update): readonly Seen[] {
    const army = this.#lens.get('army', id);
    return army && typeof from['name'] === 'string' ? [{ what: 'renamed', army: army.name, from: from['name'] }] : [];
  }

  /** Those of some modifiers that the viewer knows of. */
  #ties(ids: readonly string[]): readonly Seen[] {
    const known = new Map(this.#view.modifiers().map(({ id, name }) => [id, name]));
    const names = ids.flatMap((id) => known.get(id) ?? []);
    return names.length < 2 ? [] : [{ what: 'ties', names }];
  }

  /** The newest roll; what fell in private is seen by those only who may see that record. */
  #rolled(): readonly Seen[] {
    const [roll, hidden] = [this.#lens.get('roll', 'roll'), this.#lens.get('private-roll', 'private-roll')];
    if (!roll) return [];
    const outcome = roll.outcome ?? (hidden?.number === roll.number ? hidden.outcome : undefined);
    return [{ what: 'rolled', private: roll.outcome === undefined, ...(outcome ? { outcome } : {}) }];
  }

  pieceNew(piece: Piece): readonly Seen[] {
    const seen = this.#lens.seen(piece);
    return seen ? [{ what: 'appeared', piece: this.#named(seen), at: this.#view.whereIs(seen) }] : [];
  }

  pieceGone(piece: Piece): readonly Seen[] {
    const seen = this.#lens.seen(piece);
    return seen ? [{ what: 'vanished', piece: this.#named(seen), from: this.#view.whereIs(seen), gone: true }] : [];
  }

  /** What went unseen between containers of which something is published, counted. */
  passed({ added, updated, removed }: Change): readonly Seen[] {
    const flows = new Map<string, Mutable<Extract<Seen, { what: 'passed' }>>>();
    const pass = (before: Piece | undefined, after: Piece | undefined): void => {
      if (
        before?.place.in === after?.place.in ||
        (before && this.#lens.seen(before)) ||
        (after && this.#lens.seen(after))
      )
        return;
      const [from, to] = [before && this.#unseen(before), after && this.#unseen(after)];
      if (!from && !to) return;
      const key = `${from?.name}\n${to?.name}`;
      const flow = flows.get(key) ?? {
        what: 'passed',
        ...(from ? { from: from.name } : {}),
        ...(to ? { to: to.name } : {}),
        count: 0,
      };
      flow.count += 1;
      flows.set(key, flow);
    };
    for (const update of updated) {
      const after = update.kind === 'piece' ? this.#table.get('piece', update.id) : undefined;
      const before = after && patchedRecord(after, { from: update.to, to: update.from });
      const between = after && before && this.#between(before, after);
      if (between) pass(before, between);
      if (after) pass(between ?? before, after);
    }
    for (const record of removed) if (record.kind === 'piece') pass(record, undefined);
    for (const record of added) if (record.kind === 'piece') pass(undefined, record);
    return [...flows.values(), ...fillsSeen(this.#table, this.#view, this.#lens, { added, updated, removed })];
  }

  /**
   * The piece as it lay in its deck, when it was drawn from a discard pile that was shuffled into the deck in the same
   * step: nobody else may know which of the pile was drawn, and which lies in the deck now.
   */
  #between(was: Piece, now: Piece): Piece | undefined {
    const operation = this.#operation;
    if (operation?.kind !== 'draw' && operation?.kind !== 'deal') return undefined;
    const { deck } = operation;
    return was.place.in === deck || now.place.in === deck ? undefined : { ...now, place: { in: deck, rank: 0 } };
  }

  /**
   * The container of a piece that the viewer does not see, where it is published how much is in it: whoever knows only
   * whether anything is hears of no coming and going.
   */
  #unseen({ place: { in: container } }: Piece): { readonly name: string } | undefined {
    const published = this.#lens.published(container);
    if (this.#lens.seesInto(container) || (published !== 'count' && published !== 'contents')) return undefined;
    const name = this.#view.containerName(container);
    return name === undefined ? undefined : { name };
  }

  counts(change: Change, operation: Operation): readonly Seen[] {
    return [...countersSeen(this.#lens, change, operation), ...countsSeen(this.#lens, change, operation)];
  }

  scores(change: Change): readonly Seen[] {
    return scoresSeen(this.#table, this.#lens, change);
  }

  stopped(operation: Operation, change: Change): readonly Seen[] {
    return stoppedSeen(this.#view, this.#lens, operation, change);
  }

  turn({ added, updated }: Change): readonly Seen[] {
    const touched = [...added, ...updated].some(({ kind }) => kind === 'turn');
    const turn = touched ? this.#view.turn() : undefined;
    return turn ? [{ what: 'turn', ...turn }] : [];
  }

  #gameChanged({ from, to }: Update): readonly Seen[] {
    return [
      ...(to['host'] === undefined ? [] : [{ what: 'host' as const, person: to['host'] as PersonId }]),
      ...('master' in to || 'master' in from
        ? [{ what: 'master' as const, person: to['master'] as PersonId | undefined }]
        : []),
      ...(to['phase'] === 'playing' && from['phase'] === 'seating' ? [{ what: 'begun' as const }] : []),
      ...(to['phase'] === 'over' ? [{ what: 'over' as const }] : []),
    ];
  }

  #pieceChanged({ id, from, to }: Update): readonly Seen[] {
    const now = this.#table.get('piece', id);
    if (!now) return [];
    const was = patchedRecord(now, { from: to, to: from });
    const [before, after] = [this.#lens.seen(was), this.#lens.seen(now)];
    const moved = was.place.in !== now.place.in || was.place.cell !== now.place.cell;
    if (before && after) return this.#seenChanged(before, after, moved);
    if (before) {
      const [piece, at] = [this.#named(before), this.#view.whereIs(before)];
      const between = this.#between(was, now);
      const gone = (between && this.#unseen(between)) ?? this.#unseen(now);
      return [
        moved
          ? { what: 'vanished', piece, from: at, gone: false, ...(gone ? { to: gone.name } : {}) }
          : { what: 'covered', piece, at },
      ];
    }
    if (!after) return [];
    const [piece, at] = [this.#named(after), this.#view.whereIs(after)];
    // What was drawn from a pile that was shuffled by it comes back to the pile from several places: from which, nobody
    // may know.
    const come = this.#operation?.kind === 'undo' ? undefined : this.#unseen(was);
    return [
      moved ? { what: 'appeared', piece, at, ...(come ? { from: come.name } : {}) } : { what: 'revealed', piece, at },
    ];
  }

  /** What changed of a piece that was and is seen, be it only its back. */
  #seenChanged(before: Piece, after: Piece, moved: boolean): readonly Seen[] {
    const [from, at] = [this.#view.whereIs(before), this.#view.whereIs(after)];
    const [wasOpen, isOpen] = [!isBack(before), !isBack(after)];
    const piece = this.#named(isOpen ? after : wasOpen && !moved ? before : after);
    const way: readonly Seen[] = moved ? [{ what: 'moved', piece, from, to: at }] : [];
    const owned: readonly Seen[] = before.side === after.side ? [] : [{ what: 'owned', piece, at }];
    if (!wasOpen && isOpen) return [...way, ...owned, { what: 'revealed', piece, at, as: before.name }];
    if (wasOpen && !isOpen) return [...way, ...owned, { what: 'covered', piece, at }];
    const opened = openness(after) - openness(before);
    const properties = new Set([...Object.keys(before.values), ...Object.keys(after.values)]);
    return [
      ...way,
      ...(opened > 0 ? [{ what: 'revealed' as const, piece, at }] : []),
      ...(opened < 0 && !moved ? [{ what: 'covered' as const, piece, at }] : []),
      ...(!moved && before.place.rank !== after.place.rank ? [{ what: 'restacked' as const, piece, at }] : []),
      ...(before.army === after.army || !(this.#knows(before.army) || this.#knows(after.army))
        ? []
        : [{ what: 'enlisted' as const, piece, army: after.army && this.#lens.get('army', after.army)?.name }]),
      ...owned,
      ...(before.layer === after.layer ? [] : [{ what: 'turned' as const, piece, layer: this.#layerName(after) }]),
      ...(before.facing === after.facing ? [] : [{ what: 'faces' as const, piece, facing: after.facing ?? 0 }]),
      ...[...properties].flatMap((property) => {
        const [old, now] = [ownValue(before, property), ownValue(after, property)];
        const [from, to] = [old ?? this.#kindValue(before, property), now ?? this.#kindValue(after, property)];
        return equal(old, now) ? [] : [{ what: 'set' as const, piece, property, from, to }];
      }),
    ];
  }

  /** Whether this viewer knows, or knew, of an army as such. */
  #knows(id: ArmyId | undefined): boolean {
    const army =
      id && (this.#table.get('army', id) ?? this.#gone.find((record) => record.kind === 'army' && record.id === id));
    return army !== undefined && this.#lens.seen(army) !== undefined;
  }

  /** What a property of a piece is while it has no value of its own: its prototype's. */
  #kindValue({ prototype }: Piece, property: string): Value | undefined {
    const prototypes = this.#lens.get('module', 'module')?.module.prototypes ?? {};
    const values = prototype !== undefined && Object.hasOwn(prototypes, prototype) ? prototypes[prototype] : undefined;
    return values && Object.hasOwn(values, property) ? values[property] : undefined;
  }

  #layerName(piece: Piece): string {
    return textOf(look(this.#lens, { kind: 'piece', id: piece.id, name: 'LayerName' }));
  }

  #named({ name, side }: Piece): NamedPiece {
    const owner = side && this.#view.side(side);
    return { name, ...(owner ? { side: owner } : {}) };
  }
}

/** Whether only a piece's back is seen. */
const isBack = ({ mask, prototype }: Piece): boolean => mask !== undefined && prototype === undefined;

/** The more people may see a piece, the higher. */
const openness = ({ mask, invisible, shown }: Piece): number =>
  (invisible === undefined ? 2 : 0) + (mask ? 0 : 1) + (shown === 'all' ? 100 : (shown?.length ?? 0));

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

const ownValue = ({ values }: Piece, property: string): Value | undefined =>
  Object.hasOwn(values, property) ? values[property] : undefined;
