import {
  canRank,
  compileWith,
  counterTitle,
  type FinalScore,
  finalScores,
  type GdlNote,
  givenLabel,
  labelOf,
  leadOf,
  moduleOf,
  type PartProgress,
  type Progress,
  programOf,
  progressOf,
  type ReadingSeen,
  type ResultSeen,
  readingSeen,
  refusalOf,
  resultsOf,
  revealedScores,
  type Said,
  type SideProgress,
  sentencesFor,
  sideName,
} from '../engine/index.ts';
import type { Change, SideId, Table } from '../table/index.ts';
import type { Lens } from './lens.ts';
import { queries } from './queries.ts';

/** How a scorekeeper stands, with the names of sides (S25). */
export interface ProgressView extends Omit<Progress, 'asOf' | 'sides'> {
  readonly asOf?: ReadingSeen;
  /** The title in the languages in which the module has it, by locale. */
  readonly in?: { readonly [locale: string]: string };
  readonly sides: readonly (Pick<SideProgress, 'score' | 'parts'> & { readonly name: string })[];
}

const inLanguages = (lens: Lens, title: string): Pick<ProgressView, 'in'> => {
  const found = sentencesFor(moduleOf(lens), title);
  return found ? { in: found } : {};
};

/** The scorekeepers that the viewer knows. */
const progressViews = (table: Table, lens: Lens): readonly ProgressView[] =>
  progressOf(table, lens).map(({ asOf, sides, ...rest }) => ({
    ...rest,
    ...inLanguages(lens, rest.title),
    ...(asOf ? { asOf: readingSeen(table, asOf) } : {}),
    sides: sides.map(({ side, score, parts }) => ({
      name: sideName(table, side),
      score,
      parts: parts.map((part) => readable(lens, part)),
    })),
  }));

/**
 * A part that compares a counter's number is called by the counter's name, not by the property that formats read; what
 * the module has labels for by these.
 */
const readable = (lens: Lens, part: PartProgress): PartProgress => {
  const { label } = part;
  const called = (key: string): string => givenLabel(moduleOf(lens), key) ?? key;
  if (label.kind === 'units') {
    const types = label.types?.map((key) => labelOf(moduleOf(lens), key));
    return { ...part, label: { ...label, types, properties: label.properties.map(called) } };
  }
  const counter = lens.ground.get('counter', label.text);
  return { ...part, label: { kind: 'text', text: counter ? counterTitle(counter) : called(label.text) } };
};

/** Whether a change says anything to some alone, though the game may hide nothing. */
export const speaksApart = ({ added, updated }: Change): boolean => {
  const said = [
    ...added.flatMap((record) => (record.kind === 'check' ? record.said : [])),
    ...updated.flatMap(({ kind, to }) =>
      kind === 'check' && Array.isArray(to['said']) ? (to['said'] as readonly Said[]) : [],
    ),
  ];
  return said.some(({ to, not }) => to !== 'all' || not !== undefined);
};

/** What is to be said about a text of GDL, and whether it keeps the text from being taken over. */
export interface NoteView {
  readonly note: GdlNote;
  readonly isFault: boolean;
}

/** How the sides stand by what scorekeepers count, and how the game ended. */
export const scoreQueries = queries(({ lens }) => {
  const { ground, viewer } = lens;
  return {
    /** The scorekeepers that the viewer knows, and how they stand (S25). */
    progress: (): readonly ProgressView[] => progressViews(ground, lens),

    /** The score book in which this game is recorded when it has ended; blank: in none (S26). */
    get book(): string {
      return programOf(ground).book;
    },

    /** Whether the end of the game can rank anybody. */
    get canRank(): boolean {
      return canRank(ground);
    },

    /** Whether the viewer may add scorekeepers now. */
    get mayDefine(): boolean {
      return (
        viewer.who === 'person' &&
        refusalOf(ground, { kind: 'define-scores', actor: viewer.person, text: '' }) === undefined
      );
    },

    /** What is to be said about a text of GDL that is added to this game's: only for those who may do that. */
    notes: (text: string): readonly NoteView[] => {
      const compiled = compileWith(ground, text);
      const notes: readonly GdlNote[] = compiled.ok ? compiled.warnings : compiled.faults;
      return notes.map((note) => ({ note, isFault: !compiled.ok }));
    },

    /** How far a side is ahead, as far as the viewer knows: how it came out first, then by each score that ranks. */
    lead: (side: SideId): readonly number[] => leadOf(ground, lens, side),

    /** How the sides that are out of the game came out, and why, as far as the viewer knows. */
    results: (): readonly ResultSeen[] => resultsOf(ground, lens),

    /** What ranked the sides, or would, as far as the viewer knows it. */
    final: (): readonly FinalScore[] => finalScores(ground, lens),

    /** Scores that ranked the sides, of scorekeepers that the viewer did not know. */
    revealed: (): readonly FinalScore[] => revealedScores(ground, lens),
  };
});
