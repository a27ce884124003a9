import type { ActiveModifier } from '../../../engine/modifiers/active-modifiers.ts';
import type { ModifierScope } from '../../../engine/modifiers/scope.ts';
import { NEIGHBORS_PROPERTY, splitBoardSubjectId } from '../../../engine/modifiers/subject.ts';
import type { CellId, Table } from '../../../table/index.ts';
import type { DirtyPiece } from './affected.ts';
import {
  type ContainerPlace,
  cellsInScopeAround,
  piecesInModifierScope,
  piecesInScopeAround,
  piecesOnCells,
  type StepReach,
} from './around.ts';
import type { ModifierGroup } from './modifier-groups.ts';

/** For each property, the pieces whose value may have changed in a step, without the pieces that the step touched. */
export type ChangedPiecesByProperty = ReadonlyMap<string, ReadonlySet<string> | 'all'>;

/** The changes of a step to which modifiers may react. */
export interface ChangesModifiersReactTo {
  readonly touched: readonly DirtyPiece[];
  /** The pieces that are already known to have other values, by property. */
  readonly told: ChangedPiecesByProperty;
  /** The modifiers that came into force or ended, and those whose condition on the game changed. */
  readonly turned: ReadonlySet<string>;
  readonly benders: readonly ModifierGroup[];
  readonly lead: StepReach;
}

type Ids = ReadonlySet<string> | 'all';

/**
 * Returns the pieces that changes may affect (C41, P18). If a modifier may react, all pieces in its old and its new
 * scope are included, and the properties that it changes are followed further. Conditions are not checked, so the
 * result may have too many pieces, but never too few.
 */
export const reached = (table: Table, stirring: ChangesModifiersReactTo): ChangedPiecesByProperty => {
  const reach = new Reach(table, stirring);
  return reach.found();
};

class Reach {
  readonly #table: Table;
  readonly #stirring: ChangesModifiersReactTo;
  readonly #touched: ReadonlyMap<string, DirtyPiece>;
  readonly #pieces: Map<string, Ids>;
  /** The affected cells of each property, by ids from `cellSubjectId`. */
  readonly #cells = new Map<string, Ids>();
  #isGrowing = true;

  constructor(table: Table, stirring: ChangesModifiersReactTo) {
    this.#table = table;
    this.#stirring = stirring;
    this.#touched = new Map(stirring.touched.map((one) => [one.id, one]));
    this.#pieces = new Map(stirring.told);
  }

  found(): ChangedPiecesByProperty {
    while (this.#isGrowing) {
      this.#isGrowing = false;
      for (const bender of this.#stirring.benders) this.#follow(bender);
    }
    return this.#pieces;
  }

  #follow(bender: ModifierGroup): void {
    const { writes } = bender;
    if (writes.every((name) => this.#pieces.get(name) === 'all')) return;
    const { of } = bender.compiled.definition;
    if (of === 'cell') {
      const cells = this.#cellsOf(bender);
      const pieces = cells === 'all' ? 'all' : piecesOnCells(this.#table, cells);
      for (const name of writes) {
        this.#add(this.#cells, name, cells);
        this.#add(this.#pieces, name, pieces);
      }
      return;
    }
    const pieces = of === 'piece' ? this.#piecesOf(bender) : this.#isStirred(bender) ? 'all' : [];
    for (const name of writes) this.#add(this.#pieces, name, pieces);
  }

  #add(by: Map<string, Ids>, name: string, more: Iterable<string> | 'all'): void {
    const known = by.get(name);
    if (known === 'all') return;
    if (more === 'all') {
      by.set(name, 'all');
      this.#isGrowing = true;
      return;
    }
    const all = new Set([...(known ?? []), ...more]);
    if (all.size === (known?.size ?? 0)) return;
    by.set(name, all);
    this.#isGrowing = true;
  }

  /**
   * True if something that the group reads may have changed for all pieces. Its effect may then differ for everything
   * in its scope.
   */
  #isWhole({ reads }: ModifierGroup): boolean {
    if (reads.has(NEIGHBORS_PROPERTY) && this.#stirring.lead !== 'by-grid' && this.#cells.has(NEIGHBORS_PROPERTY))
      return true;
    return [...reads].some((name) => this.#pieces.get(name) === 'all' || this.#cells.get(name) === 'all');
  }

  #wholes(bender: ModifierGroup): readonly ActiveModifier[] {
    const { turned } = this.#stirring;
    if (this.#isWhole(bender)) return bender.acting;
    return turned.size === 0
      ? []
      : bender.acting.filter(({ id, grantor }) => turned.has(id) || (grantor && turned.has(grantor.id)));
  }

  #anchors(reads: ReadonlySet<string>): Set<string> {
    const anchors = new Set(this.#touched.keys());
    for (const name of reads) {
      const some = this.#pieces.get(name);
      if (some !== 'all') for (const id of some ?? []) anchors.add(id);
    }
    return anchors;
  }

  #cellAnchors(reads: ReadonlySet<string>): readonly ContainerPlace[] {
    return [...reads].flatMap((name) => {
      const some = this.#cells.get(name);
      return some === undefined || some === 'all' ? [] : [...some].map(atCell);
    });
  }

  #placesOf(id: string): readonly ContainerPlace[] {
    const touched = this.#touched.get(id);
    const pieces = touched ? [touched.before, touched.after] : [this.#table.get('piece', id)];
    return pieces.flatMap((piece) => (piece ? [piece.place] : []));
  }

  /**
   * Returns the places around which the group's modifiers may have other targets. They are the places of changed
   * sources, and of changed things that a target's conditions look for nearby.
   */
  #centres({
    compiled,
    bySource,
    reads,
  }: ModifierGroup): readonly { readonly at: ContainerPlace; readonly scope: ModifierScope }[] | 'all' {
    const anchors = this.#anchors(reads);
    const sources = bySource.size === 0 ? [] : [...anchors].filter((id) => bySource.has(id));
    const around = sources.flatMap((id) => this.#placesOf(id).map((at) => ({ at, scope: compiled.scope })));
    for (const { near, scope } of compiled.near) {
      if (near.of !== 'piece' && near.of !== 'cell') return 'all';
      const places = near.of === 'piece' ? [...anchors].flatMap((id) => this.#placesOf(id)) : this.#cellAnchors(reads);
      around.push(...places.map((at) => ({ at, scope })));
    }
    return around;
  }

  #piecesOf(bender: ModifierGroup): Iterable<string> | 'all' {
    const found = this.#anchors(bender.reads);
    for (const one of this.#wholes(bender)) {
      const some = this.#whole(one);
      if (some === 'all') return 'all';
      for (const id of some) found.add(id);
    }
    const centres = this.#centres(bender);
    if (centres === 'all') return 'all';
    for (const { at, scope } of centres) if (!this.#take(found, scope, at)) return 'all';
    return bender.grantor ? this.#granted(bender, bender.grantor, found) : found;
  }

  /** Adds the pieces that a granted modifier reaches from all its present and former bearers. */
  #granted(bender: ModifierGroup, grantor: ActiveModifier, found: Set<string>): Iterable<string> | 'all' {
    const { compiled, source } = grantor;
    if (compiled.definition.of !== 'piece') return 'all';
    const bySource = new Map(source?.kind === 'piece' ? [[source.id, [grantor]]] : []);
    const bearers = this.#piecesOf({ ...bender, compiled, grantor: undefined, acting: [grantor], bySource });
    if (bearers === 'all') return 'all';
    for (const id of [...bearers, ...found]) {
      found.add(id);
      for (const at of this.#placesOf(id)) if (!this.#take(found, bender.compiled.scope, at)) return 'all';
    }
    return found;
  }

  /** Adds the pieces around a place to `found`. Returns false if these are all pieces. */
  #take(found: Set<string>, scope: ModifierScope, at: ContainerPlace): boolean {
    const some = piecesInScopeAround(this.#table, scope, at, this.#stirring.lead);
    if (some === 'all') return false;
    for (const id of some) found.add(id);
    return true;
  }

  #cellsOf(bender: ModifierGroup): Ids {
    const { compiled, grantor, reads } = bender;
    const { change } = compiled.definition;
    const isPlain = !grantor && change !== 'link' && change !== 'unlink' && this.#wholes(bender).length === 0;
    if (!isPlain) return this.#isStirred(bender) ? 'all' : new Set();
    const centres = this.#centres(bender);
    if (centres === 'all') return 'all';
    const found = new Set<string>();
    for (const name of reads) {
      const some = this.#cells.get(name);
      if (some !== 'all') for (const id of some ?? []) found.add(id);
    }
    for (const { at, scope } of centres) {
      const some = cellsInScopeAround(this.#table, scope, at, this.#stirring.lead);
      if (some === 'all') return 'all';
      for (const id of some) found.add(id);
    }
    return found;
  }

  /** True if a group that doesn't target pieces may have another effect than before the step. */
  #isStirred(bender: ModifierGroup): boolean {
    const { grantor, bySource, compiled, reads } = bender;
    if (this.#wholes(bender).length > 0 || grantor || compiled.near.length > 0) return true;
    if (bySource.size > 0 && [...this.#anchors(reads)].some((id) => bySource.has(id))) return true;
    return [...reads].some(
      (name) => (this.#pieces.has(name) && compiled.definition.of !== 'cell') || this.#cells.has(name),
    );
  }

  #whole(acting: ActiveModifier): Iterable<string> | 'all' {
    return piecesInModifierScope(this.#table, acting, (id) => this.#placesOf(id), this.#stirring.lead);
  }
}

const atCell = (id: string): ContainerPlace => {
  const [board, cell] = splitBoardSubjectId(id);
  return { in: board, cell: cell as CellId };
};
