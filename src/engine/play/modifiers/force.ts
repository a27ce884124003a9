import {
  type Change,
  type ChangeReporter,
  isOn,
  type RecordUpdate,
  revertRecordPatch,
  type SeenReport,
  type Telling,
} from '../../../table/index.ts';
import { isModifierBearer, isModifierDeclaredPublic, lasts } from '../../modifiers/active-modifiers.ts';
import type { ModifierDefinition, ModifierSource, TurnMoment } from '../../modifiers/form.ts';
import type { Module } from '../module.ts';
import { countEqualNames } from '../pieces/counted-names.ts';
import { moduleOf } from '../queries.ts';
import type { Piece, Turn } from '../records.ts';
import { labeledModifierEffectOf } from './reports.ts';
import { modifiersOnPieces } from './sources.ts';

/** Operations that create or reload a game. They have no reports about modifiers. */
const SILENT: ReadonlySet<string | undefined> = new Set([undefined, 'start', 'begin', 'reload']);

const START: TurnMoment = { number: 1, position: 0 };

class Forces {
  readonly #names = new Map<ModifierDefinition, string[]>();

  add(definition: ModifierDefinition, piece?: string): void {
    const names = this.#names.get(definition) ?? [];
    this.#names.set(definition, names);
    if (piece !== undefined) names.push(piece);
  }

  told(module: Module, begins: boolean): readonly SeenReport<'force'>[] {
    return [...this.#names].map(([definition, names]) => ({
      what: 'force',
      name: definition.name,
      begins,
      does: labeledModifierEffectOf(module, definition),
      ...(names.length > 0 ? { of: countEqualNames(names) } : {}),
    }));
  }
}

/** Reports the modifiers of pieces that came into play or left it, as far as each reader knows them (D24). */
export const reportPieceModifiers: ChangeReporter = ({ reader, operation }, change) => {
  if (SILENT.has(operation?.kind)) return [];
  const module = moduleOf(reader.ground);
  const hung = modifiersOnPieces(module);
  const [come, gone] = [new Forces(), new Forces()];
  const add = (forces: Forces, { began }: ModifierSource, piece: Piece | undefined): void => {
    const seen = piece && reader.seen(piece);
    const name = seen && (seen.mask === undefined || seen.prototype !== undefined) ? seen.name : undefined;
    for (const definition of piece ? hung.filter(({ on }) => isModifierBearer(on, piece)) : []) {
      if (!lasts(reader.ground, definition, began ?? START)) continue;
      if (name !== undefined) forces.add(definition, name);
      else if (isModifierDeclaredPublic(definition)) forces.add(definition);
    }
  };
  for (const record of change.added)
    if (record.kind === 'source') add(come, record, reader.ground.get('piece', record.id));
  for (const record of change.removed)
    if (record.kind === 'source') add(gone, record, formerPiece(reader.ground, change, record.id));
  return [...gone.told(module, false), ...come.told(module, true)];
};

const formerPiece = (table: Telling['reader']['ground'], change: Change, id: string): Piece | undefined => {
  const now = table.get('piece', id);
  const removed = change.removed.find((record) => record.kind === 'piece' && record.id === id);
  if (!now) return removed?.kind === 'piece' ? removed : undefined;
  const update = change.updated.find((one) => one.kind === 'piece' && one.id === id);
  return update ? revertRecordPatch(now, update) : now;
};

export const reportModifiersEndedByTurn = (
  { reader, operation }: Telling,
  turn: Turn,
  update: RecordUpdate,
): readonly SeenReport[] => {
  if (SILENT.has(operation?.kind)) return [];
  const module = moduleOf(reader.ground);
  const timed = (module.modifiers ?? []).filter((definition) => definition.lasts && !isOn(definition.waits));
  if (timed.length === 0) return [];
  const before = revertRecordPatch(turn, update);
  const ended = new Forces();
  const hasEnded = (definition: ModifierDefinition, began: TurnMoment): boolean =>
    lasts(reader.ground, definition, began, before) && !lasts(reader.ground, definition, began);
  for (const definition of timed) {
    const { on } = definition;
    if (!on || !('prototype' in on || 'piece' in on)) {
      if (hasEnded(definition, START)) ended.add(definition);
      continue;
    }
    for (const { id, began } of reader.ground.all('source')) {
      const piece = hasEnded(definition, began ?? START) ? reader.ground.get('piece', id) : undefined;
      if (!piece || !isModifierBearer(on, piece)) continue;
      const seen = reader.seen(piece);
      if (seen && (seen.mask === undefined || seen.prototype !== undefined)) ended.add(definition, seen.name);
      else if (isModifierDeclaredPublic(definition)) ended.add(definition);
    }
  }
  return ended.told(module, false);
};
