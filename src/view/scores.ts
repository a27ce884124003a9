import {
  canRank,
  compileWithAddedText,
  counterTitle,
  type FinalScore,
  finalScores,
  type GdlNote,
  labelOfModuleKey,
  listResultsOfSides,
  listScoresRevealedAtEnd,
  moduleLabelOf,
  moduleOf,
  type PartProgress,
  progressOf,
  type ResultReport,
  refusalOf,
  reportScoreUpdateTime,
  type ScorekeeperProgress,
  type ScorekeeperRemark,
  type ScoreUpdateTimeReport,
  type SideProgress,
  scoreLeadOf,
  scoringProgramOf,
  sideNameOrNobody,
  translationsOfText,
} from '../engine/index.ts';
import type { Change, SideId, Table } from '../table/index.ts';
import type { Lens } from './lens.ts';
import { queries } from './queries.ts';

/** The state of a scorekeeper, with the names of sides (S25). */
export interface ScorekeeperProgressView extends Omit<ScorekeeperProgress, 'asOf' | 'sides'> {
  readonly asOf?: ScoreUpdateTimeReport;
  readonly in?: { readonly [locale: string]: string };
  readonly sides: readonly (Pick<SideProgress, 'score' | 'parts'> & { readonly name: string })[];
}

const inLanguages = (lens: Lens, title: string): Pick<ScorekeeperProgressView, 'in'> => {
  const found = translationsOfText(moduleOf(lens), title);
  return found ? { in: found } : {};
};

const progressViews = (table: Table, lens: Lens): readonly ScorekeeperProgressView[] =>
  progressOf(table, lens).map(({ asOf, sides, ...rest }) => ({
    ...rest,
    ...inLanguages(lens, rest.title),
    ...(asOf ? { asOf: reportScoreUpdateTime(table, asOf) } : {}),
    sides: sides.map(({ side, score, parts }) => ({
      name: sideNameOrNobody(table, side),
      score,
      parts: parts.map((part) => readable(lens, part)),
    })),
  }));

const readable = (lens: Lens, part: PartProgress): PartProgress => {
  const { label } = part;
  const called = (key: string): string => moduleLabelOf(moduleOf(lens), key) ?? key;
  if (label.kind === 'units') {
    const types = label.types?.map((key) => labelOfModuleKey(moduleOf(lens), key));
    return { ...part, label: { ...label, types, properties: label.properties.map(called) } };
  }
  const counter = lens.ground.get('counter', label.text);
  return { ...part, label: { kind: 'text', text: counter ? counterTitle(counter) : called(label.text) } };
};

/** True if a change contains a message for only some viewers, even if the game hides nothing. */
export const hasMessageForSomeViewers = ({ added, updated }: Change): boolean => {
  const said = [
    ...added.flatMap((record) => (record.kind === 'check' ? record.said : [])),
    ...updated.flatMap(({ kind, to }) =>
      kind === 'check' && Array.isArray(to['said']) ? (to['said'] as readonly ScorekeeperRemark[]) : [],
    ),
  ];
  return said.some(({ to, not }) => to !== 'all' || not !== undefined);
};

export interface ScorekeeperNoteView {
  readonly note: GdlNote;
  readonly isFault: boolean;
}

export const scoreQueries = queries(({ lens }) => {
  const { ground, viewer } = lens;
  return {
    /** Returns the state of the scorekeepers that the viewer knows (S25). */
    progress: (): readonly ScorekeeperProgressView[] => progressViews(ground, lens),

    /** The score book that records this game when it ends; blank if there is none (S26). */
    get book(): string {
      return scoringProgramOf(ground).book;
    },

    get canRank(): boolean {
      return canRank(ground);
    },

    get mayDefine(): boolean {
      return (
        viewer.who === 'person' &&
        refusalOf(ground, { kind: 'define-scores', actor: viewer.person, text: '' }) === undefined
      );
    },

    /**
     * Returns the warnings or errors of adding this GDL text to the game's scorekeepers; only for players who may add
     * it.
     */
    notes: (text: string): readonly ScorekeeperNoteView[] => {
      const compiled = compileWithAddedText(ground, text);
      const notes: readonly GdlNote[] = compiled.ok ? compiled.warnings : compiled.faults;
      return notes.map((note) => ({ note, isFault: !compiled.ok }));
    },

    /**
     * Returns numbers that compare how far a side is ahead, as far as the viewer knows. The first is its result, then
     * come the scores that decide the ranking.
     */
    lead: (side: SideId): readonly number[] => scoreLeadOf(ground, lens, side),

    results: (): readonly ResultReport[] => listResultsOfSides(ground, lens),

    final: (): readonly FinalScore[] => finalScores(ground, lens),

    /** Returns the scores that decided the ranking, from scorekeepers that were hidden from the viewer. */
    revealed: (): readonly FinalScore[] => listScoresRevealedAtEnd(ground, lens),
  };
});
