import { type OperationKind, only, type PersonId, type Refusal, type RefusalCode } from '../../table/index.ts';
import type { ChosenThing } from '../../view/find/actions.ts';
import type { Ways } from '../../view/remedies/index.ts';
import type { Deed, ReportKind, Seen } from '../../view/seen/report.ts';
import type { View } from '../../view/view.ts';

/** What the sentence of one operation needs of those of all others. */
export interface Say {
  /** What was done, behind the name of who did it. */
  readonly deed: (deed: Deed) => string;
  /** All these reports, listed; empty where they mean nothing to that reader. */
  readonly reports: (seen: readonly Seen[]) => string;
}

/** That a side has chosen, in the place of what was done: nobody learns whether that was an act (G44). */
export const chosenOr = (seen: readonly Seen[], say: Say, done: string): string => {
  const chosen = only(seen, 'chose');
  return chosen.length > 0 ? say.reports(chosen) : done;
};

/** What a player chooses, how much of it, and for what. */
export interface AskedChoice {
  readonly action: string;
  /** What it is done with, if that is known. */
  readonly on?: string | undefined;
  readonly thing: ChosenThing;
  /** Its name, if several things are chosen for the same act. */
  readonly name?: string | undefined;
  readonly least: number;
  readonly most: number;
}

/**
 * What one system says in one language, by its own kinds: of operations, of what is seen of them, of refusals. A report
 * or a refusal of which no system of a language says anything does not compile: see AllSentences.
 */
export interface SystemSentences {
  /**
   * A report behind the name of who did it; undefined where it means nothing to the reader. `elsewhere`: the sentence
   * of its operation tells it.
   */
  readonly reports?: { readonly [W in ReportKind]?: ((one: Seen<W>) => string | undefined) | 'elsewhere' };
  /** A report to the player who did it, in the second person: a whole sentence in the place of the one in `reports`. */
  readonly own?: { readonly [W in ReportKind]?: (one: Seen<W>) => string };
  /** A report that has lines of its own below what was done. `reader`: the person who alone reads them. */
  readonly lines?: {
    readonly [W in ReportKind]?: (
      one: Seen<W>,
      kind: OperationKind,
      all: readonly Seen[],
      reader?: PersonId,
    ) => readonly string[];
  };
  /** Operations of which one sentence tells all that was seen, behind who did it; of others each report is told. */
  readonly deeds?: { readonly [K in OperationKind]?: (deed: Deed, say: Say) => string };
  /** What stands below what was done, above the lines of its reports. */
  readonly below?: { readonly [K in OperationKind]?: (seen: readonly Seen[]) => readonly string[] };
  /** What somebody tried, of which nothing was done: behind `tries to`, and before the names of the pieces. */
  readonly tries?: { readonly [K in OperationKind]?: string };
  /**
   * Why something is not done, and what would work, in the player's words (T11). Commands, buttons and people that
   * remedy it are given, worded from the same data by which they work (D16).
   */
  readonly refusals?: { readonly [C in RefusalCode]?: (refusal: Refusal<C>, view: View, ways: Ways<C>) => string };
}

type Part = keyof SystemSentences;
type KindsSaid<S, P extends Part> = S extends { readonly [Q in P]: infer Sentences } ? keyof Sentences : never;

/** Kinds of reports and codes of refusals of which none of these systems says anything. */
type Unsaid<S> =
  | Exclude<ReportKind, KindsSaid<S, 'reports'> | KindsSaid<S, 'lines'>>
  | Exclude<RefusalCode, KindsSaid<S, 'refusals'>>;

/** The systems of a language; where a sentence is missing, its kind or code, which is no list and does not compile. */
export type AllSentences<S extends readonly SystemSentences[]> =
  Unsaid<S[number]> extends never ? readonly SystemSentences[] : Unsaid<S[number]>;

/** The sentences of all systems, a table a part. */
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
