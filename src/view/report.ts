import type { PersonId } from '../engine/core/ids.ts';
import type { Value } from '../engine/core/value.ts';
import type { Module, Request, RollOutcome } from '../engine/index.ts';
import type { CounterSeen, CountSeen } from './counters.ts';
import type { Changes } from './differences.ts';
import type { FilledSeen } from './fills.ts';
import type { ScoreSeen } from './scores.ts';
import type { StoppedSeen } from './stopped.ts';
import type { PlaceView, SideView } from './view.ts';

export type ModulePart = keyof Module;

/** A piece in a report: what the viewer may call it. */
export interface NamedPiece {
  readonly name: string;
  readonly side?: SideView;
}

/** What one thing in a change means to one viewer. */
export type Seen =
  | { readonly what: 'started' | 'begun' | 'over' }
  | { readonly what: 'moved'; readonly piece: NamedPiece; readonly from: PlaceView; readonly to: PlaceView }
  /** New, or come from where the viewer does not see: `from`, if that place is known. */
  | { readonly what: 'appeared'; readonly piece: NamedPiece; readonly at: PlaceView; readonly from?: string }
  /** Taken off the table (`gone`), or gone to where the viewer does not see: `to`, if that place is known. */
  | {
      readonly what: 'vanished';
      readonly piece: NamedPiece;
      readonly from: PlaceView;
      readonly gone: boolean;
      readonly to?: string;
    }
  /**
   * So many pieces that the viewer does not see went from one place to another, at least one of which publishes how
   * many it has.
   */
  | { readonly what: 'passed'; readonly from?: string; readonly to?: string; readonly count: number }
  /** What was there unseen, or face down, is seen now; `as`: how it was called until then. */
  | { readonly what: 'revealed'; readonly piece: NamedPiece; readonly at: PlaceView; readonly as?: string }
  /** It lies face down now, or where the viewer does not see it any more. */
  | { readonly what: 'covered'; readonly piece: NamedPiece; readonly at: PlaceView }
  /** `names`: the cards, the top one first, for whoever looked. */
  | { readonly what: 'looked'; readonly deck: string; readonly count: number; readonly names: readonly string[] }
  | { readonly what: 'shuffled'; readonly deck: string }
  /** A modifier was put into play, or has ended. */
  | { readonly what: 'modifier'; readonly name: string; readonly begins: boolean }
  /** These modifiers of one precedence apply in this order now. */
  | { readonly what: 'ties'; readonly names: readonly string[] }
  | {
      readonly what: 'set';
      readonly piece: NamedPiece;
      readonly property: string;
      readonly from: Value | undefined;
      readonly to: Value | undefined;
    }
  /** Another of its layers shows. */
  | { readonly what: 'turned'; readonly piece: NamedPiece; readonly layer: string }
  | { readonly what: 'faces'; readonly piece: NamedPiece; readonly facing: number }
  | { readonly what: 'restacked'; readonly piece: NamedPiece; readonly at: PlaceView }
  | { readonly what: 'turn'; readonly number: number; readonly side: SideView }
  | { readonly what: 'seated' | 'left'; readonly person: PersonId; readonly side: SideView | undefined }
  | { readonly what: 'host'; readonly person: PersonId }
  /** Somebody has the game master's seat now, or nobody has. */
  | { readonly what: 'master'; readonly person: PersonId | undefined }
  /** Other definitions: these parts of the module are not what they were. */
  | {
      readonly what: 'reloaded';
      readonly title: string;
      readonly parts: readonly ModulePart[];
      readonly changes: Changes;
    }
  /** Dice; without what fell for whoever may not know it. */
  | { readonly what: 'rolled'; readonly outcome?: RollOutcome; readonly private: boolean }
  | { readonly what: 'published'; readonly chance: string; readonly seed?: string }
  /** `joined`: somebody wants the same. */
  | { readonly what: 'agreed' | 'joined'; readonly request: Request }
  /** `changes`: what another module would change, where that is asked for. */
  | { readonly what: 'asked'; readonly request: Request; readonly changes?: Changes }
  /** It is not asked any more. `done`: who asked has got it. `lapsed`: by what somebody else did. */
  | { readonly what: 'closed'; readonly request: Request; readonly how: 'declined' | 'taken-back' | 'done' | 'lapsed' }
  /** The shares are closed for this round of a beacon. */
  | { readonly what: 'awaits'; readonly url: string; readonly round: number }
  /** A new army of so many units; or one that is gone. */
  | { readonly what: 'formed'; readonly army: string; readonly units: number; readonly at: string }
  | { readonly what: 'disbanded'; readonly army: string }
  | { readonly what: 'renamed'; readonly army: string; readonly from: string }
  /** A unit that is in this army now, or in none any more. */
  | { readonly what: 'enlisted'; readonly piece: NamedPiece; readonly army: string | undefined }
  /** It is another side's now, or nobody's. */
  | { readonly what: 'owned'; readonly piece: NamedPiece; readonly at: PlaceView }
  | StoppedSeen
  | FilledSeen
  | CountSeen
  | CounterSeen
  | ScoreSeen;
