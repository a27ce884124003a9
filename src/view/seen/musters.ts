import { type CountedName, countEqualNames, type Piece, unitsOfArmy } from '../../engine/index.ts';
import { type ArmyId, type OperationKind, only } from '../../table/index.ts';
import type { Lens } from '../lens.ts';
import type { SeenReport } from './report.ts';
import type { ToldChange } from './told-change.ts';

const NAMED: ReadonlySet<OperationKind | undefined> = new Set<OperationKind | undefined>([
  undefined,
  'form-army',
  'join-army',
  'split-army',
  'disband-army',
  'rename-army',
  'hand-over',
  'engage',
  'return-army',
  'undo',
  'redo',
  'agree',
]);

interface Muster {
  readonly takes: string[];
  readonly drops: string[];
}

export class ArmyMembershipNarrator {
  readonly #told: ToldChange;
  readonly #lens: Lens;
  readonly #armies = new Map<ArmyId, Muster>();

  constructor(told: ToldChange, lens: Lens) {
    this.#told = told;
    this.#lens = lens;
  }

  nameOf(id: ArmyId | undefined): string | undefined {
    if (id === undefined) return undefined;
    const isIt = (record: { readonly kind: string; readonly id: string }): boolean =>
      record.kind === 'army' && record.id === id;
    const army = this.#told.table.get('army', id) ?? this.#told.change.removed.find(isIt);
    const seen = army && this.#lens.seen(army);
    return seen?.kind === 'army' ? seen.name : undefined;
  }

  /** Records a unit's change of army; `moves`: the sentence about the move already names the armies. */
  goes(name: string, before: Piece | undefined, after: Piece | undefined, moves: boolean): void {
    if (before?.army === after?.army) return;
    if (before?.army !== undefined) this.#of(before.army).drops.push(...(moves ? [] : [name]));
    if (after?.army !== undefined) this.#of(after.army).takes.push(...(moves ? [] : [name]));
  }

  #of(id: ArmyId): Muster {
    const known = this.#armies.get(id) ?? { takes: [], drops: [] };
    this.#armies.set(id, known);
    return known;
  }

  lines(): readonly SeenReport[] {
    if (NAMED.has(this.#told.operation?.kind)) return [];
    return [...this.#armies].flatMap(([id, { takes, drops }]): readonly SeenReport<'mustered'>[] => {
      const army = this.nameOf(id);
      if (army === undefined) return [];
      const units = this.#lens.get('army', id) ? unitsOfArmy(this.#lens, id).length : 0;
      if (units === 0) return this.#isNew(id) ? [] : [{ what: 'mustered', army, units }];
      if (takes.length + drops.length === 0) return [];
      return [
        {
          what: 'mustered',
          army,
          ...(takes.length > 0 ? { takes: countEqualNames(takes) } : {}),
          ...(drops.length > 0 ? { drops: countEqualNames(drops) } : {}),
          units,
        },
      ];
    });
  }

  #isNew(id: ArmyId): boolean {
    return this.#told.change.added.some((record) => record.kind === 'army' && record.id === id);
  }
}

/** Returns the units that joined an army by the same move as another unit: the sentence of the move names them. */
export const unitsThatJoinedByMove = (army: string, seen: readonly SeenReport[]): readonly CountedName[] =>
  only(seen, 'mustered').find((one) => one.army === army && isArmyReportedAsRegrouped(one, seen))?.takes ?? [];

export const isArmyReportedAsRegrouped = (
  { army, drops }: SeenReport<'mustered'>,
  seen: readonly SeenReport[],
): boolean => drops === undefined && only(seen, 'regrouped').some(({ armies }) => armies.includes(army));
