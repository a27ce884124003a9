import type { OwnDomain, Value, Whereabouts, World } from '../../table/index.ts';
import type { ActiveModifier, ActiveModifiers } from './active-modifiers.ts';
import type { Chain, SubjectInPass } from './chain.ts';
import type { Subject } from './subject.ts';

/** The access of conditions and effects to values, within one evaluation; see ModifierEvaluation. */
export interface PassValues {
  readonly world: World;
  readonly order: ActiveModifiers;
  /** True while work is abandoned for an earlier turn: results are invalid and must not be remembered. */
  readonly isSuspended: boolean;
  /** Marks the value being read as dependent on the turn. */
  dependsOnTurn(): void;
  /** Returns the result for a unique key, found once per evaluation unless it is suspended. */
  once<T>(key: unknown, find: () => T): T;
  subject(kind: string, id: string): SubjectInPass;
  chainOf(subject: SubjectInPass, name: string): Chain;
  /** Returns the value as modified before `turn`; without a turn, after all modifiers. */
  valueAt(kind: string, id: string, name: string, turn: ActiveModifier | undefined): Value | undefined;
  read(subject: SubjectInPass, name: string, turn: ActiveModifier | undefined): Value | undefined;
  /** Returns the value before it is clamped and rounded (P7). */
  rawAt(kind: string, id: string, name: string, turn: ActiveModifier | undefined): Value | undefined;
  /** Returns the value if nothing is written, computed from other subjects' values before `turn`. */
  base(kind: string, id: string, name: string, turn: ActiveModifier | undefined): Value | undefined;
  baseOf(subject: SubjectInPass, chain: Chain, turn: ActiveModifier | undefined): Value | undefined;
  domain(kind: string, name: string): OwnDomain | undefined;
  /** Returns the place of a subject as the viewer sees it; with `ground`, its true place. */
  spot(subject: Subject, ground?: boolean): Whereabouts | undefined;
  /** True if the viewer knows of the modifier: they see its source, or every player knows its effect (P19). */
  exists(acting: ActiveModifier): boolean;
  isVeiled(acting: ActiveModifier): boolean;
  /** Returns the true property of an unseen source, for a modifier whose effect every player knows (P19). */
  veiledValue(acting: ActiveModifier, name: string): Value | undefined;
}
