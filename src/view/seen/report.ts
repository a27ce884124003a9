import type { BoardId, CellId, PersonId, SideId } from '../../engine/core/ids.ts';
import type { OperationKind } from '../../engine/core/operation.ts';
import type { ReportKind, Seen } from '../../engine/core/report.ts';
import type { KeeperFault, Module } from '../../engine/index.ts';
import type { Changes } from '../differences.ts';
import type { FinalScore, ResultView } from '../results.ts';

export type ModulePart = keyof Module;

/** What somebody asked for, as everybody may know it: not which steps, whose numbers tell of what went unseen (T19). */
export type WishSeen =
  | { readonly what: 'undo' | 'master' | 'publish' }
  | { readonly what: 'seat'; readonly side: string }
  | { readonly what: 'transfer'; readonly side: string; readonly to: PersonId }
  | { readonly what: 'reload'; readonly title: string };

/** So many times the same; left out where that is once. */
interface Counted {
  readonly count?: number;
}

/** A name, and how many are called so. */
export interface CountedName extends Counted {
  readonly name: string;
}

declare module '../../engine/core/report.ts' {
  /** What is seen of pieces and of what is put together from several records; see src/view/seen/seen.ts. */
  interface Reports {
    /** `boards`: from which to which, where it is not one. `army`: it is in that one now, and was not. */
    readonly moved: Counted & {
      readonly piece: string;
      readonly from: string;
      readonly to: string;
      readonly boards?: readonly [string, string];
      readonly army?: string;
    };
    /** New, or come from where the viewer does not see: `from`, if that place is known. */
    readonly appeared: Counted & { readonly piece: string; readonly at: string; readonly from?: string };
    /** Taken off the table (`gone`), or gone to where the viewer does not see: `to`, if that place is known. */
    readonly vanished: Counted & {
      readonly piece: string;
      readonly from: string;
      readonly gone?: true;
      readonly to?: string;
    };
    /**
     * So many pieces that the viewer does not see went from one place to another, at least one of which publishes how
     * many it has.
     */
    readonly passed: { readonly from?: string; readonly to?: string; readonly count: number };
    /** Something is in a container now of which no more is published than that, or nothing is any more. */
    readonly filled: { readonly container: string; readonly any: boolean };
    /** What was there unseen, or face down, is seen now. */
    readonly revealed: Counted & { readonly piece: string; readonly at: string };
    /** It lies face down now, or where the viewer does not see it any more. */
    readonly covered: Counted & { readonly piece: string; readonly at: string };
    /** It is another side's now, or nobody's. */
    readonly owned: Counted & { readonly piece: string; readonly at: string };
    /** What a property read before and reads now; blank is left out. */
    readonly set: { readonly piece: string; readonly property: string; readonly from?: string; readonly to?: string };
    /** Another of its layers shows. */
    readonly turned: { readonly piece: string; readonly layer: string };
    readonly faces: { readonly piece: string; readonly facing: number };
    readonly restacked: { readonly piece: string; readonly at: string };
    /** Other definitions: these parts of the module are not what they were. */
    readonly reloaded: { readonly title: string; readonly parts: readonly ModulePart[]; readonly changes: Changes };
    /** A yes to what somebody asked, of whom others must say it too. */
    readonly agreed: { readonly by: PersonId };
    /** Somebody wants what `by` wants; `undo`: to take something back. */
    readonly joined: { readonly by: PersonId; readonly undo?: true };
    /** `changes`: what another module would change, where that is asked for. */
    readonly asked: { readonly wants: WishSeen; readonly changes?: Changes };
    /** What `by` asked is not asked any more: by a no, or by who asked. */
    readonly closed: { readonly how: 'declined' | 'taken-back'; readonly by: PersonId };
    /** What `by` asked is not asked any more, by what somebody else did. */
    readonly lapsed: { readonly by: PersonId };
    /** What was asked was done, though these sides did not answer. */
    readonly silent: { readonly sides: readonly SideId[] };
    /** A unit that is in this army now, or in none any more. */
    readonly enlisted: Counted & { readonly piece: string; readonly army?: string };
    /**
     * It went not as far as its actor could foresee, for something unseen stood against it (D5). `own`: the viewer is who
     * tried it. `tried`: where nothing of it was done, what was to be moved, given or led, and where to, as far as the
     * viewer sees it.
     */
    readonly stopped: {
      readonly own?: true;
      readonly tried?: { readonly pieces: readonly string[]; readonly to?: string };
    };
    /** A counter that was defined, with what it holds, or removed. */
    readonly counter: { readonly property: string; readonly value?: string };
    /** A counter's report, filled in. `player`: whom PLAYER in it stands for. */
    readonly counted: { readonly text: string; readonly player?: PersonId };
    /** A counter that was wrong, and is counted right now (C78). */
    readonly mended: { readonly counter: string; readonly was: string; readonly now: string };
    /** A message of a scorekeeper, filled in. */
    readonly said: { readonly text: string };
    readonly faulty: { readonly title: string; readonly fault: KeeperFault };
    readonly result: ResultView;
    /** The end of the game by scoring: by what sides were ranked, or would have been as far as the viewer knows. */
    readonly final: { readonly scores: readonly FinalScore[] };
    readonly defined: { readonly titles: readonly string[] };
    /**
     * What went from one place to another by hand and pile, as far as either is known: by name, and so many more unseen.
     */
    readonly flow: {
      readonly from?: string;
      readonly to?: string;
      readonly pieces?: readonly CountedName[];
      readonly unseen?: number;
    };
    /** Who was led from that place into battle, or is left and goes there, and in which armies some of them are then. */
    readonly led: {
      readonly at: string;
      readonly pieces: readonly CountedName[];
      readonly armies?: readonly string[];
    };
    /** Those who moved are in these armies now, and were not. */
    readonly regrouped: { readonly armies: readonly string[] };
    /** Handed over to another side; `leaves`: out of its army. */
    readonly given: { readonly piece: string; readonly at: string; readonly side: string; readonly leaves?: true };
  }
}

/** What one reader is told of an operation, in the one form that tell gives it: every sentence of it follows from this. */
export interface Deed {
  readonly kind: OperationKind;
  readonly seen?: readonly Seen[];
  /**
   * What the same reader was told of each step that it takes back, does again or asks to take back: what was stored as
   * words stays words.
   */
  readonly past?: readonly (Deed | string)[];
}

export type { ReportKind, Seen };

/** How long is waited for those who are asked, and what for. */
export interface Wait {
  /** Milliseconds since 1970. */
  readonly until: number;
  readonly for: 'answer' | 'silence';
}

/** Where on one board a change is seen. */
export interface Marks {
  readonly board: BoardId;
  readonly arrows: readonly { readonly from: CellId; readonly to: CellId }[];
  readonly crosses: readonly CellId[];
  readonly cells: readonly CellId[];
}

/** Stands in a counter's report for a player's name until it is shown: a sign that no text has. */
export const PLAYER = '\u{f0000}';
