import type { EngineValueType, SubjectLocation, Value, World } from '../../table/index.ts';
import type { ActiveModifier, ActiveModifierLookup } from './active-modifiers.ts';
import type { PropertyEvaluation, SubjectInPass } from './chain.ts';
import type { Subject } from './subject.ts';

/** The values that conditions and effects of modifiers can read within one evaluation; see ModifierEvaluation. */
export interface EvaluationValues {
  readonly world: World;
  readonly order: ActiveModifierLookup;
  /** True while the evaluation goes back to an earlier turn. Results are then invalid and must not be remembered. */
  readonly isSuspended: boolean;
  /** Marks the value that is being read as dependent on the modifier's turn. */
  dependsOnTurn(): void;
  /**
   * Returns the result of `find` for a unique key. `find` runs once in an evaluation, or again if the evaluation was
   * suspended.
   */
  once<T>(key: unknown, find: () => T): T;
  subject(kind: string, id: string): SubjectInPass;
  chainOf(subject: SubjectInPass, name: string): PropertyEvaluation;
  /** Returns the value before a modifier's turn. Without `turn`, returns the value after all modifiers. */
  valueAt(kind: string, id: string, name: string, turn: ActiveModifier | undefined): Value | undefined;
  read(subject: SubjectInPass, name: string, turn: ActiveModifier | undefined): Value | undefined;
  /** Returns the value as `valueAt` does, but before it is limited and rounded to its domain (P7). */
  rawAt(kind: string, id: string, name: string, turn: ActiveModifier | undefined): Value | undefined;
  /** Returns the value without modifiers of its own. Other values that it is computed from are read before `turn`. */
  base(kind: string, id: string, name: string, turn: ActiveModifier | undefined): Value | undefined;
  baseOf(subject: SubjectInPass, chain: PropertyEvaluation, turn: ActiveModifier | undefined): Value | undefined;
  domain(kind: string, name: string): EngineValueType | undefined;
  /** Returns the place of a subject as the viewer sees it. With `ground`, returns its true place. */
  spot(subject: Subject, ground?: boolean): SubjectLocation | undefined;
  /** True if the viewer knows of the modifier. They then see its source, or every player knows its effect (P19). */
  exists(acting: ActiveModifier): boolean;
  isVeiled(acting: ActiveModifier): boolean;
  /** Returns a property of a source that the viewer can't see, for a modifier whose effect every player knows (P19). */
  veiledValue(acting: ActiveModifier, name: string): Value | undefined;
}
