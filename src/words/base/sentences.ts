import { type OperationKind, only, type PersonId, type Refusal, type RefusalCode } from '../../table/index.ts';
import type { KindOfChoice } from '../../view/find/actions.ts';
import type { RemedyMessageArguments } from '../../view/remedies/index.ts';
import type { Deed, ReportKind, SeenReport } from '../../view/seen/report.ts';
import type { View } from '../../view/view.ts';

/** Functions for sentences that contain sentences of other systems. */
export interface SentenceFormatters {
  /** Returns a player's act as a verb phrase, to follow the player's name. */
  readonly deed: (deed: Deed) => string;
  /** Returns these reports as a list; empty if they mean nothing to the reader. */
  readonly reports: (seen: readonly SeenReport[]) => string;
}

/** Returns only that a side has chosen, instead of the act: players may not learn if the choice was an act (G44). */
export const chosenOr = (seen: readonly SeenReport[], say: SentenceFormatters, done: string): string => {
  const chosen = only(seen, 'chose');
  return chosen.length > 0 ? say.reports(chosen) : done;
};

/** A choice that a player must make. */
export interface RequiredChoice {
  readonly action: string;
  /** The target of the action, if it is known. */
  readonly on?: string | undefined;
  readonly thing: KindOfChoice;
  /** The name of the choice, if several things are chosen for the same act. */
  readonly name?: string | undefined;
  readonly least: number;
  readonly most: number;
}

/**
 * The sentences of one system in one language, for its kinds of operations, reports and refusals. A report or a refusal
 * without a sentence in any system does not compile: see AllSentences.
 */
export interface SystemSentences {
  /**
   * A report, to follow the player's name; undefined if it means nothing to the reader. `elsewhere`: the operation's
   * own sentence includes it.
   */
  readonly reports?: { readonly [W in ReportKind]?: ((one: SeenReport<W>) => string | undefined) | 'elsewhere' };
  /**
   * A report for the player who did the act, in the second person. This whole sentence replaces the one in `reports`.
   */
  readonly own?: { readonly [W in ReportKind]?: (one: SeenReport<W>) => string };
  /** Reports with separate lines below the sentence about the act. `reader` is the only person who reads them. */
  readonly lines?: {
    readonly [W in ReportKind]?: (
      one: SeenReport<W>,
      kind: OperationKind,
      all: readonly SeenReport[],
      reader?: PersonId,
    ) => readonly string[];
  };
  /**
   * Sentences of operations that describe everything that was seen, after the player's name. For other operations, each
   * report has a sentence.
   */
  readonly deeds?: { readonly [K in OperationKind]?: (deed: Deed, say: SentenceFormatters) => string };
  /** Lines below the sentence about the act, above the lines of its reports. */
  readonly below?: { readonly [K in OperationKind]?: (seen: readonly SeenReport[]) => readonly string[] };
  /** A verb phrase for an act that failed completely: it follows `tries to` and precedes the names of the pieces. */
  readonly tries?: { readonly [K in OperationKind]?: string };
  /**
   * The reason why the bot refuses an operation, and what would work, in the player's words (T11). The caller passes
   * the commands, buttons and people of the remedy, from the data by which they work (D16).
   */
  readonly refusals?: {
    readonly [C in RefusalCode]?: (refusal: Refusal<C>, view: View, ways: RemedyMessageArguments<C>) => string;
  };
}

type Part = keyof SystemSentences;
type KindsSaid<S, P extends Part> = S extends { readonly [Q in P]: infer Sentences } ? keyof Sentences : never;

/** Kinds of reports and codes of refusals without a sentence in these systems. */
type Unsaid<S> =
  | Exclude<ReportKind, KindsSaid<S, 'reports'> | KindsSaid<S, 'lines'>>
  | Exclude<RefusalCode, KindsSaid<S, 'refusals'>>;

/**
 * The systems of a language. If a sentence is missing, this type becomes the name of its kind or code, so that the code
 * doesn't compile.
 */
export type AllSentences<S extends readonly SystemSentences[]> =
  Unsaid<S[number]> extends never ? readonly SystemSentences[] : Unsaid<S[number]>;

/** Merges the sentences of all systems, such as their reports and refusals. */
export const merged = (systems: readonly SystemSentences[]): Required<SystemSentences> => {
  const all = <P extends Part>(part: P): Required<SystemSentences>[P] =>
    Object.assign({}, ...systems.map((system) => system[part]));
  return {
    reports: all('reports'),
    own: all('own'),
    lines: all('lines'),
    deeds: all('deeds'),
    below: all('below'),
    tries: all('tries'),
    refusals: all('refusals'),
  };
};
