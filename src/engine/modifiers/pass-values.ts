import type { OwnDomain, Value, Whereabouts, World } from '../../table/index.ts';
import type { ActiveModifier, ActiveModifiers } from './active-modifiers.ts';
import type { Chain, SubjectInPass } from './chain.ts';
import type { Subject } from './subject.ts';

/** What the conditions and effects of modifiers are read from in one evaluation; see ModifierEvaluation. */
export interface PassValues {
  readonly world: World;
  readonly order: ActiveModifiers;
  /**
   * Whether what is under way is given up for an earlier turn: what is found now means nothing, and is not to be
   * remembered.
   */
  readonly isSuspended: boolean;
  /** What is read now may be something else at another turn. */
  dependsOnTurn(): void;
  /** What is found out once in this pass, by a key that is nobody else's; not remembered while it is suspended. */
  once<T>(key: unknown, find: () => T): T;
  /** A subject with what is known of it in this pass. */
  subject(kind: string, id: string): SubjectInPass;
  /** What happens to a property of a subject. */
  chainOf(subject: SubjectInPass, name: string): Chain;
  /** The value as modified before a turn, after all without one. */
  valueAt(kind: string, id: string, name: string, turn: ActiveModifier | undefined): Value | undefined;
  /** The same of a subject that is at hand. */
  read(subject: SubjectInPass, name: string, turn: ActiveModifier | undefined): Value | undefined;
  /** Before it is clamped and rounded (P7). */
  rawAt(kind: string, id: string, name: string, turn: ActiveModifier | undefined): Value | undefined;
  /** What stands where nothing is written, made of what other subjects have before that turn. */
  base(kind: string, id: string, name: string, turn: ActiveModifier | undefined): Value | undefined;
  /** What stands where nothing is written, of a subject that is at hand. */
  baseOf(subject: SubjectInPass, chain: Chain, turn: ActiveModifier | undefined): Value | undefined;
  domain(kind: string, name: string): OwnDomain | undefined;
  /** Where a subject is that is seen; with `ground`, where it is in any case. */
  spot(subject: Subject, ground?: boolean): Whereabouts | undefined;
  /** Whether a modifier is there for whoever looks: its source is seen, or everybody knows its effect (P19). */
  exists(acting: ActiveModifier): boolean;
  /** Whether the source is one that whoever looks does not see. */
  isVeiled(acting: ActiveModifier): boolean;
  /**
   * A property of a source that is not seen, as it stands on the table: for a modifier whose effect everybody knows
   * (P19).
   */
  veiledValue(acting: ActiveModifier, name: string): Value | undefined;
}
