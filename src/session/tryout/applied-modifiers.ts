import { handMapOfSide, look, moduleOf, playersOf } from '../../engine/index.ts';
import type { ActiveModifier } from '../../engine/modifiers/active-modifiers.ts';
import { type ModifierEvaluation, modifierEvaluationOf } from '../../engine/modifiers/evaluation.ts';
import { applicabilityOf } from '../../engine/modifiers/judge.ts';
import { everywhere } from '../../engine/modifiers/range.ts';
import { cellIdOfName, cellSubjectId, joinSubjectParts } from '../../engine/modifiers/subject.ts';
import type { CellId, Table } from '../../table/index.ts';

const MOST_SUBJECTS = 200;

export class ModifierCoverage {
  readonly #table: Table;
  readonly #missing: Set<string>;

  constructor(table: Table) {
    this.#table = table;
    this.#missing = new Set((moduleOf(table).modifiers ?? []).map(({ name }) => name));
    this.look();
  }

  look(): void {
    const pass = this.#missing.size === 0 ? undefined : modifierEvaluationOf(this.#table);
    if (!pass) return;
    const subjects = new Map<string, readonly string[]>();
    for (const acting of pass.order.acting) {
      const { name, of } = acting.compiled.definition;
      if (acting.grantor || !this.#missing.has(name)) continue;
      const found = subjects.get(of) ?? evenly(subjectsOf(this.#table, pass, of));
      subjects.set(of, found);
      if (found.some((id) => applies(pass, acting, of, id))) this.#missing.delete(name);
    }
  }

  get missing(): readonly string[] {
    return [...this.#missing];
  }
}

const applies = (pass: ModifierEvaluation, acting: ActiveModifier, kind: string, id: string): boolean =>
  pass.settled(() => applicabilityOf(pass, acting, { kind, id }) === 'applies');

const evenly = (all: readonly string[]): readonly string[] => {
  const each = Math.max(1, Math.ceil(all.length / MOST_SUBJECTS));
  return all.filter((_, i) => i % each === 0);
};

const subjectsOf = (table: Table, pass: ModifierEvaluation, kind: string): readonly string[] => {
  const pieces = [...table.all('piece')];
  switch (kind) {
    case 'game':
      return ['game'];
    case 'modifier':
      return [...pass.order.byId.keys()];
    case 'step':
      return evenly(pieces.map(({ id }) => id)).flatMap((id) => stepsOf(table, id));
    case 'may':
      return pieces.map(({ id, side }) => joinSubjectParts((side && playersOf(table, side)[0]) ?? '', id, 'yes'));
    case 'limit':
      return [
        ...[...table.all('side')].flatMap(({ id }) => {
          const hand = handMapOfSide(table, id);
          return hand ? [joinSubjectParts(id, 'map', hand.id)] : [];
        }),
        ...[...table.all('side')].flatMap(({ id }) =>
          [...table.all('deck')].map((deck) => joinSubjectParts(id, 'deck', deck.id)),
        ),
        ...pieces.flatMap(({ id, side }) => (side === undefined ? [] : [joinSubjectParts(side, 'piece', id)])),
      ];
    default:
      return everywhere(pass, kind);
  }
};

const stepsOf = (table: Table, id: string): readonly string[] => {
  const place = table.get('piece', id)?.place;
  const board = place && table.get('board', place.in);
  const from = place?.cell;
  if (!board || from === undefined) return [];
  const own = look(table, { kind: 'cell', id: cellSubjectId(board.id, from), name: 'Neighbours' });
  return (Array.isArray(own) ? (own as readonly CellId[]) : []).map((to) =>
    joinSubjectParts(id, cellSubjectId(board.id, from), cellIdOfName(board.id, to)),
  );
};
