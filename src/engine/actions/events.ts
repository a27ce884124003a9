import { equal, type RecordChange, type SideId, type StepContext, type Table, type World } from '../../table/index.ts';
import type { EffectDefinition } from '../play/lines/effect-form.ts';
import { GAME, type InstructionNames, type Subject } from '../play/lines/names.ts';
import { findScopeByName } from '../play/lines/scopes.ts';
import { condition } from '../play/lines/text.ts';
import { isConditionMet } from '../play/lines/value.ts';
import { locateContainer, onTurn } from '../play/queries.ts';
import type { Piece } from '../play/records.ts';
import { ownerOf } from '../play/rights.ts';
import type { TurnPhase } from '../play/turns/phases.ts';

export interface EffectTrigger {
  readonly it: Subject;
  readonly side: SideId | undefined;
  readonly record?: RecordChange;
}

export const triggersOfEffect = (
  table: Table,
  effect: EffectDefinition,
  done: Pick<StepContext, 'latest' | 'before' | 'round' | 'operation'>,
): readonly EffectTrigger[] => {
  if (effect.when === 'becomes-true') return becameTrue(table, effect, done);
  return done.latest.flatMap((record): readonly EffectTrigger[] => {
    if (effect.when === 'phase-begins' || effect.when === 'phase-ends') return phaseHappening(table, effect, record);
    const { before, after } = record;
    const [was, is] = [before?.kind === 'piece' ? before : undefined, after?.kind === 'piece' ? after : undefined];
    const piece = is ?? was;
    if (!piece || !happened(table, effect, was, is, done)) return [];
    const world: World = is ? table : done.before;
    const it: Subject = { kind: 'piece', id: piece.id };
    const side = ownerOf(world, piece) ?? onTurn(table)?.id;
    return fits(world, effect, { side, it, bound: {} }) ? [{ it, side, record }] : [];
  });
};

const fits = (world: World, { match }: EffectDefinition, names: InstructionNames): boolean =>
  match === undefined || isConditionMet(world, names, condition(match));

const happened = (
  table: Table,
  { when, on, property }: EffectDefinition,
  was: Piece | undefined,
  is: Piece | undefined,
  { round, operation }: Pick<StepContext, 'round' | 'operation'>,
): boolean => {
  switch (when) {
    case 'moved':
      return was !== undefined && is !== undefined && !isSamePlace(was, is);
    case 'entered':
      return isAt(table, on, is) && !isAt(table, on, was);
    case 'left':
      return isAt(table, on, was) && !isAt(table, on, is);
    case 'drawn':
      return isIn(table, 'deck', was) && is !== undefined && !isIn(table, 'deck', is);
    case 'played':
      return isIn(table, 'hand', was) && is !== undefined && !isIn(table, 'hand', is) && !isIn(table, 'deck', is);
    case 'captured':
      return round === 0 && was !== undefined && !is && (operation.kind === 'move' || operation.kind === 'engage');
    case 'changed':
      return was !== undefined && is !== undefined && !equal(valueIn(was, property), valueIn(is, property));
    case 'phase-begins':
    case 'phase-ends':
    case 'becomes-true':
      return false;
  }
};

const valueIn = ({ values }: Piece, property = ''): unknown =>
  Object.hasOwn(values, property) ? values[property] : null;

const isSamePlace = ({ place: a }: Piece, { place: b }: Piece): boolean => a.in === b.in && a.cell === b.cell;

const isAt = (table: Table, on: string | undefined, piece: Piece | undefined): boolean => {
  if (!piece || on === undefined) return false;
  const scope = findScopeByName(table, { side: undefined, it: GAME, bound: {} }, on, GAME);
  if (!scope?.containers.includes(piece.place.in)) return false;
  return !scope.cells || (piece.place.cell !== undefined && scope.cells.includes(piece.place.cell));
};

const isIn = (table: Table, what: 'deck' | 'hand', piece: Piece | undefined): boolean => {
  const found = piece && locateContainer(table, piece.place.in);
  if (!found) return false;
  return what === 'deck' ? found.deck !== undefined : found.map.private !== undefined && !found.board && !found.deck;
};

const phaseHappening = (
  table: Table,
  effect: EffectDefinition,
  { before, after }: RecordChange,
): readonly EffectTrigger[] => {
  const [was, is] = [
    before?.kind === 'turn-phase' ? before : undefined,
    after?.kind === 'turn-phase' ? after : undefined,
  ];
  const isOther = !was || !is || was.name !== is.name;
  const record: TurnPhase | undefined = effect.when === 'phase-begins' ? is : was;
  if (!record || !isOther || (effect.phase !== undefined && effect.phase !== record.name)) return [];
  const it: Subject = { kind: 'side', id: record.side };
  const names: InstructionNames = { side: record.side, it, bound: {} };
  return fits(table, effect, names) ? [{ it, side: record.side }] : [];
};

/** The kinds of records whose changes can make a condition of the game true. */
const CONDITIONS: ReadonlySet<string> = new Set(['tally', 'own-values', 'turn', 'turn-phase', 'piece']);

const becameTrue = (
  table: Table,
  effect: EffectDefinition,
  { latest, before }: Pick<StepContext, 'latest' | 'before'>,
): readonly EffectTrigger[] => {
  if (!latest.some((one) => CONDITIONS.has((one.after ?? one.before)?.kind ?? ''))) return [];
  const side = onTurn(table)?.id;
  const names: InstructionNames = { side, it: GAME, bound: {} };
  return fits(table, effect, names) && !fits(before, effect, names) ? [{ it: GAME, side }] : [];
};
