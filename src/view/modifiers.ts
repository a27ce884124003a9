import { type ExplainedModifier, explain, moduleOf, subjectKinds, type ValueExplanation } from '../engine/index.ts';
import type { ActiveModifier } from '../engine/modifiers/active-modifiers.ts';
import { changesOf, readAlteration } from '../engine/modifiers/change.ts';
import { effectiveValue } from '../engine/modifiers/effective-value.ts';
import { modifierEvaluationOf } from '../engine/modifiers/evaluation.ts';
import { MODIFIER_SCOPE_TEXTS } from '../engine/modifiers/scope.ts';
import {
  cellSubjectId,
  joinSubjectParts,
  NEIGHBORS_PROPERTY,
  type PropertyQuestion,
  placeOfCellName,
  type Subject,
  splitBoardSubjectId,
  zoneSubjectId,
} from '../engine/modifiers/subject.ts';
import {
  type BoardId,
  type CellId,
  type ContainerId,
  type RecordHandle,
  sameValue,
  type Value,
  type World,
} from '../table/index.ts';
import { recordHandleQueries } from './handles.ts';
import { placeQueries } from './places.ts';
import { queries } from './queries.ts';

export interface ModifierView {
  /** The modifier's id for operations; never shown. */
  readonly id: string;
  /** Different in each view (T7). */
  readonly handle: RecordHandle;
  readonly name: string;
  readonly definition: ActiveModifier['compiled']['definition'];
  /**
   * The thing that grants the modifier: a piece by its id, anything else by name. Undefined if nothing grants it, or if
   * the viewer doesn't see it.
   */
  readonly source: { readonly piece: string } | { readonly name: string } | undefined;
  readonly precedence: number;
  readonly phase: string | undefined;
  readonly stays: boolean;
  readonly granted: boolean;
}

const modifierViews = (
  world: World,
  handleOf: (id: string, piece: string | undefined) => RecordHandle,
): readonly ModifierView[] => {
  const pass = modifierEvaluationOf(world);
  if (!pass) return [];
  const { phases = {} } = moduleOf(world);
  const phaseOf = (precedence: number): string | undefined =>
    Object.entries(phases).find(([, [first, last]]) => first <= precedence && precedence <= last)?.[0];
  return pass.order.acting
    .filter((acting) => pass.exists(acting.grantor ?? acting))
    .map((acting) => {
      const { name, precedence } = acting.compiled.definition;
      return {
        id: acting.id,
        handle: handleOf(acting.id, acting.source?.kind === 'piece' ? acting.source.id : undefined),
        name,
        definition: acting.compiled.definition,
        source: sourceOf(acting, pass.isVeiled(acting)),
        precedence,
        phase: phaseOf(precedence),
        stays: world.get('modifier', acting.id) === undefined,
        granted: acting.grantor !== undefined,
      };
    });
};

export const MODIFIER_SCOPE_WORDS = MODIFIER_SCOPE_TEXTS;

/** Kinds of modifiers whose effects have no value that a player could ask about. */
const UNASKED: ReadonlySet<string> = new Set(['may', 'modifier']);

const changedNames = (modifiers: readonly ModifierView[]): readonly string[] => [
  ...new Set(
    modifiers.flatMap(({ definition }) =>
      changesOf(definition).flatMap((change) => {
        const read = readAlteration(change);
        return read.ok && !UNASKED.has(definition.of) ? [read.alteration.property] : [];
      }),
    ),
  ),
];

const sourceOf = ({ source }: ActiveModifier, isVeiled: boolean): ModifierView['source'] => {
  if (!source || isVeiled) return undefined;
  return source.kind === 'piece' ? { piece: source.id } : { name: nameOf(source) };
};

const nameOf = ({ kind, id }: Subject): string =>
  kind === 'zone' || kind === 'cell' ? splitBoardSubjectId(id)[1] : id;

export interface ExplanationTurnView extends Omit<ExplainedModifier, 'source'> {
  readonly source: ModifierView['source'];
}

export interface ValueExplanationView extends Omit<ValueExplanation, 'turns'> {
  /** The names of the module's effects that set this property (G12). */
  readonly effects?: readonly string[];
  readonly turns: readonly ExplanationTurnView[];
}

/** `called`: returns the readable name of a cell on another board. */
const explanationView = (
  world: World,
  asked: PropertyQuestion,
  called: (cell: string) => string,
): ValueExplanationView => {
  const { turns, base, effective, ...rest } = explain(world, countedBy(world, asked));
  const shown = (value: Value | undefined): Value | undefined =>
    typeof value === 'object' ? value.map(called) : typeof value === 'string' ? called(value) : value;
  const named = ({ source, saw, after, kept, ...turn }: ExplainedModifier): ExplanationTurnView => ({
    ...turn,
    saw: saw.map(([name, value]) => [name, shown(value)]),
    after: shown(after),
    ...(kept === undefined ? {} : { kept: shown(kept) as Value }),
    source: source && (source.kind === 'piece' ? { piece: source.id } : { name: nameOf(source) }),
  });
  const effects = effectsSetting(world, asked);
  return {
    ...rest,
    base: shown(base),
    effective: shown(effective),
    turns: turns.map(named),
    ...(effects.length > 0 ? { effects } : {}),
  };
};

const effectsSetting = (world: World, { kind, name }: PropertyQuestion): readonly string[] =>
  (moduleOf(world).effects ?? []).flatMap(({ name: effect, does = [], instead = [] }) =>
    [...does, ...instead].some(
      ({ set, of }) => set === name && (of === 'game' ? kind === 'game' : kind === 'piece' || kind === 'side'),
    )
      ? [effect]
      : [],
  );

/**
 * Returns a question about the counter of the same name instead of the property, if both have the same value: the
 * counter explains it.
 */
const countedBy = (world: World, asked: PropertyQuestion): PropertyQuestion => {
  if (asked.kind === 'counter' || !world.get('counter', asked.name)) return asked;
  const counter: PropertyQuestion = { kind: 'counter', id: asked.name, name: 'value' };
  return sameValue(effectiveValue(world, asked), effectiveValue(world, counter)) ? counter : asked;
};

export interface CellOnBoard {
  readonly in: BoardId;
  readonly cell: CellId;
}

const neighboursIn = (world: World, board: ContainerId, cell: CellId): readonly CellOnBoard[] => {
  const found = effectiveValue(world, { kind: 'cell', id: cellSubjectId(board, cell), name: NEIGHBORS_PROPERTY });
  return typeof found === 'object' ? found.map((called) => placeOfCellName(board, called as CellId)) : [];
};

export const namesOfLinkedCells = (cells: readonly string[] = []): readonly string[] => {
  const [first, second] = cells.map((id) => splitBoardSubjectId(id));
  if (!first || !second) return [];
  const [one, other] = [first[0], second[0]];
  if (one === other) return [first[1], second[1]];
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const map = one.lastIndexOf('/', Math.max(0, same - 1)) + 1;
  return [`${one.slice(map)} ${first[1]}`, `${other.slice(map)} ${second[1]}`];
};

export type ModifierQuestion =
  | { readonly what: 'game' }
  | { readonly what: 'piece' | 'side' | 'map' | 'board' | 'deck' | 'counter'; readonly id: string }
  /** `holder`: a hand or deck of the side, or the army of a unit. */
  | { readonly what: 'limit'; readonly side: string; readonly holder: Subject }
  | { readonly what: 'cell'; readonly in: ContainerId; readonly cell: CellId }
  | { readonly what: 'zone'; readonly in: ContainerId; readonly zone: string }
  | {
      readonly what: 'step';
      readonly piece: string;
      readonly in: ContainerId;
      readonly from: CellId;
      readonly to: { readonly in: ContainerId; readonly cell: CellId };
    };

const questionOf = (asked: ModifierQuestion, name: string): PropertyQuestion => {
  switch (asked.what) {
    case 'game':
      return { kind: 'game', id: 'game', name };
    case 'piece':
    case 'side':
    case 'map':
    case 'board':
    case 'deck':
    case 'counter':
      return { kind: asked.what, id: asked.id, name };
    case 'limit':
      return { kind: 'limit', id: joinSubjectParts(asked.side, asked.holder.kind, asked.holder.id), name };
    case 'cell':
      return { kind: 'cell', id: cellSubjectId(asked.in, asked.cell), name };
    case 'zone':
      return { kind: 'zone', id: zoneSubjectId(asked.in, asked.zone), name };
    case 'step':
      return {
        kind: 'step',
        id: joinSubjectParts(
          asked.piece,
          cellSubjectId(asked.in, asked.from),
          cellSubjectId(asked.to.in, asked.to.cell),
        ),
        name,
      };
  }
};

export const modifierQueries = queries((sight) => {
  const { lens } = sight;

  const all = (): readonly ModifierView[] =>
    modifierViews(lens, (id, piece) =>
      sight.of(recordHandleQueries).of(`${id} ${lens.ground.get('piece', piece ?? '')?.alias ?? ''}`),
    );

  return {
    /** Returns the active modifiers that the viewer knows of, in the order in which they apply (P19). */
    all,

    subjectKinds: (): readonly string[] => subjectKinds(lens.systems),

    bentProperties: (): readonly string[] => changedNames(all()),

    cellId: (board: ContainerId, cell: CellId): string => cellSubjectId(board, cell),

    /** Explains a value, as far as the viewer may know it (P15). */
    explanation: (asked: ModifierQuestion, property: string): ValueExplanationView =>
      explanationView(lens, questionOf(asked, property), (cell) => sight.of(placeQueries).called(cell)),

    isBeside: (
      board: ContainerId,
      cell: CellId,
      other: { readonly in: ContainerId; readonly cell?: CellId },
    ): boolean => neighboursIn(lens, board, cell).some((one) => one.in === other.in && one.cell === other.cell),

    /** Returns the neighbors of a cell in the viewer's world (P10). */
    neighbours: (board: ContainerId, cell: CellId): readonly CellOnBoard[] => neighboursIn(lens, board, cell),
  };
});
