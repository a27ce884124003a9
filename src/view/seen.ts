import type { Change, Update } from '../engine/core/change.ts';
import type { ArmyId, PersonId, SideId } from '../engine/core/ids.ts';
import type { Operation } from '../engine/core/operation.ts';
import type { Table } from '../engine/core/table.ts';
import { beaconSeen } from './chance.ts';
import { countersSeen, countsSeen } from './counters.ts';
import { Lens } from './lens.ts';
import { PiecesNarrator } from './pieces-seen.ts';
import { proposalSeen, reloadSeen } from './reloads-seen.ts';
import type { Marks, Seen } from './report.ts';
import { answerSeen, closedSeen, wishSeen } from './requests-seen.ts';
import { scoresSeen } from './scores.ts';
import { stoppedSeen } from './stopped.ts';
import { View } from './view.ts';
import type { Viewer } from './viewer.ts';

/**
 * What a change means to a viewer, after it was applied: in the order of the change, without anything that the viewer
 * may not know of. An empty list: it means nothing to this viewer.
 */
export const viewChange = (table: Table, change: Change, viewer: Viewer, operation?: Operation): readonly Seen[] =>
  reportOf(table, change, viewer, operation).seen;

/** The same, and where on a board it is seen. */
export const reportOf = (
  table: Table,
  change: Change,
  viewer: Viewer,
  operation?: Operation,
): { readonly seen: readonly Seen[]; readonly marks: Marks | undefined } => {
  const [lens, view] = [new Lens(table, viewer), new View(table, viewer)];
  const pieces = new PiecesNarrator(table, lens, view, operation, change.removed);
  const eye = new ChangeNarrator(table, lens, view, operation);
  const seen = [
    ...(operation ? eye.done(operation) : []),
    ...change.updated.flatMap((update) => (update.kind === 'piece' ? pieces.updated(update) : eye.updated(update))),
    ...change.removed.flatMap((record) => (record.kind === 'piece' ? pieces.removed(record) : eye.removed(record))),
    ...change.added.flatMap((record) => (record.kind === 'piece' ? pieces.added(record) : eye.added(record))),
    ...pieces.passed(change),
    ...eye.turn(change),
    ...(operation ? eye.counts(change, operation) : []),
    ...eye.scores(change),
    ...(operation ? eye.stopped(operation, change) : []),
  ];
  return { seen, marks: pieces.marks };
};

class ChangeNarrator {
  readonly #lens: Lens;
  readonly #view: View;
  readonly #table: Table;
  readonly #operation: Operation | undefined;

  constructor(table: Table, lens: Lens, view: View, operation: Operation | undefined) {
    this.#table = table;
    this.#lens = lens;
    this.#view = view;
    this.#operation = operation;
  }

  /** What of an operation is seen beside its change, which may touch nothing that this viewer sees. */
  done(operation: Operation): readonly Seen[] {
    switch (operation.kind) {
      case 'order-ties':
        return this.#ties(operation.modifiers);
      case 'transfer':
        return [{ what: 'transferred', side: operation.side, to: operation.to }];
      case 'begin':
        return beaconSeen(this.#table);
      case 'shuffle': {
        const deck = this.#lens.get('deck', operation.deck)?.name;
        return deck === undefined
          ? []
          : [{ what: 'shuffled', deck, ...(operation.discards ? { discards: true } : {}) }];
      }
      case 'peek': {
        const deck = this.#lens.get('deck', operation.deck)?.name;
        const names = this.#looked(operation);
        return deck === undefined
          ? []
          : [{ what: 'looked', deck, count: operation.count, ...(names.length > 0 ? { names } : {}) }];
      }
      default:
        return [];
    }
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
    if (update.kind === 'game') return this.#gameChanged(update);
    if (update.kind === 'module') return reloadSeen(this.#table, this.#view, update);
    if (update.kind === 'roll') return this.#rolled();
    if (update.kind === 'army') return this.#armyChanged(update);
    const request = update.kind === 'request' ? this.#lens.get('request', update.id) : undefined;
    return request ? answerSeen(request, this.#operation) : [];
  }

  added(record: Change['added'][number]): readonly Seen[] {
    if (!this.#lens.seen(record)) return [];
    switch (record.kind) {
      case 'game':
        return [{ what: 'started' }];
      case 'seat':
        return [{ what: 'seated', ...this.#sideOf(record) }];
      case 'request':
        return [{ what: 'asked', wants: wishSeen(record.wants), ...proposalSeen(this.#table, this.#view, record) }];
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
    if (record.kind === 'seat') {
      const own = record.person === this.#operation?.actor;
      return [{ what: 'left', person: record.person, ...this.#sideOf(record), ...(own ? { own } : {}) }];
    }
    if (record.kind === 'modifier') return [{ what: 'modifier', name: record.definition.name, begins: false }];
    if (record.kind === 'army') return [{ what: 'disbanded', army: record.name }];
    return record.kind === 'request' ? closedSeen(record, this.#operation) : [];
  }

  /** A seat's side, by name; none, of an observer. */
  #sideOf({ side }: { readonly side?: SideId }): { readonly side?: string } {
    const name = side && this.#view.side(side)?.name;
    return name === undefined ? {} : { side: name };
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
    return [
      {
        what: 'rolled',
        ...(roll.outcome === undefined ? { private: true } : {}),
        ...(outcome ? { outcome: { dice: outcome.dice, falls: outcome.falls, total: outcome.total } } : {}),
      },
    ];
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
    return turn ? [{ what: 'turn', number: turn.number, side: { id: turn.side.id, name: turn.side.name } }] : [];
  }

  #gameChanged({ from, to }: Update): readonly Seen[] {
    const [host, master] = [to['host'], to['master']] as (PersonId | undefined)[];
    const isOther = host !== this.#operation?.actor;
    return [
      ...(host === undefined ? [] : [{ what: 'host' as const, ...(isOther ? { person: host } : {}) }]),
      ...('master' in to || 'master' in from
        ? [{ what: 'master' as const, ...(master === undefined ? {} : { person: master }) }]
        : []),
      ...(to['phase'] === 'playing' && from['phase'] === 'seating' ? [{ what: 'begun' as const }] : []),
      ...(to['phase'] === 'over' ? [{ what: 'over' as const }] : []),
    ];
  }
}
