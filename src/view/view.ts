import type { ArmyId, CellId, ContainerId, DeckId, Handle } from '../engine/core/ids.ts';
import type { Refusal } from '../engine/core/refusal.ts';
import {
  canRank,
  compileWith,
  type Deck,
  type FinalScore,
  finalScores,
  type GdlNote,
  handOf,
  hidesAnything,
  locate,
  programOf,
  type ResultSeen,
  refusalOf,
  resultsOf,
  revealedScores,
  subjectKinds,
} from '../engine/index.ts';
import { cellSubject } from '../engine/modifiers/subject.ts';
import {
  type ArmyView,
  armyOfPiece,
  armyView,
  armyViews,
  type Eye,
  isInArmy,
  isUnitView,
  type PieceStack,
  pathView,
  type RangeView,
  rangeView,
  standingOn,
  targetsOf,
  type UnitView,
  unitViews,
} from './armies.ts';
import { type CounterView, counterViews } from './counter-views.ts';
import { nameSeen } from './find/search.ts';
import {
  changedNames,
  type ExplanationView,
  explanationView,
  type ModifierQuestion,
  type ModifierView,
  modifierViews,
  neighboursIn,
  questionOf,
} from './modifiers.ts';
import { PiecesView, type PieceView } from './pieces-view.ts';
import { type ProgressView, progressViews } from './scores.ts';
import type { SideView } from './table-view.ts';

export type { PieceView } from './pieces-view.ts';
export type { RequestView, SideView } from './table-view.ts';

/** What a viewer knows of the pieces in a container; empty where that is nothing. */
export interface Contents {
  /** Whether there are any. */
  readonly any?: boolean;
  readonly count?: number;
  /** How many of each name, the names in order; of what lies face down it tells no more. */
  readonly names?: readonly (readonly [string, number])[];
}

export interface DeckView {
  readonly id: DeckId;
  readonly name: string;
  readonly map: string;
  /** On which cell of which board it lies. */
  readonly at?: { readonly in: ContainerId; readonly cell: CellId };
  readonly side?: SideView;
  readonly faceDown: boolean;
  readonly pick: boolean;
  readonly discards?: string;
  readonly reshuffle: 'always' | 'on-demand' | 'never';
  readonly contents: Contents;
}

/** A side's hand: who sees into it knows the pieces, others what is published. */
export interface HandView {
  readonly id: ContainerId;
  readonly name: string;
  readonly side: SideView;
  readonly open: boolean;
  readonly contents: Contents;
}

/** What is in it is counted only when somebody asks for that. */
const withContents = <T extends object>(of: T, count: () => Contents): T & { readonly contents: Contents } => ({
  ...of,
  get contents() {
    return count();
  },
});

/**
 * What one viewer may ask of a game. Everything that reaches a person is made from this; it never gives out the table,
 * and shows records by handles. Ids that it resolves serve operations only and are not shown.
 */
export class View extends PiecesView {
  #lastEye: Eye | undefined;

  /** The counters that the viewer may see, in the order in which they were defined. */
  counters(): readonly CounterView[] {
    return counterViews(this.lens);
  }

  /** The scorekeepers that the viewer knows, and how they stand (S25). */
  progress(): readonly ProgressView[] {
    return progressViews(this.table, this.lens);
  }

  /** The score book in which this game is recorded when it has ended; blank: in none (S26). */
  get book(): string {
    return programOf(this.table).book;
  }

  /** Whether the end of the game can rank anybody. */
  get canRank(): boolean {
    return canRank(this.table);
  }

  /** Whether the viewer may add scorekeepers now. */
  get mayDefine(): boolean {
    const { viewer } = this;
    return (
      viewer.who === 'person' &&
      refusalOf(this.table, { kind: 'define-scores', actor: viewer.person, text: '' }) === undefined
    );
  }

  /** What is to be said about a text of GDL that is added to this game's: only for those who may do that. */
  gdlNotes(text: string): readonly { readonly note: GdlNote; readonly isFault: boolean }[] {
    const compiled = compileWith(this.table, text);
    const notes: readonly GdlNote[] = compiled.ok ? compiled.warnings : compiled.faults;
    return notes.map((note) => ({ note, isFault: !compiled.ok }));
  }

  /** How the sides that are out of the game came out, and why, as far as the viewer knows. */
  results(): readonly ResultSeen[] {
    return resultsOf(this.table, this.lens);
  }

  /** What ranked the sides, or would, as far as the viewer knows it. */
  finalScores(): readonly FinalScore[] {
    return finalScores(this.table, this.lens);
  }

  /** Scores that ranked the sides, of scorekeepers that the viewer did not know. */
  revealedScores(): readonly FinalScore[] {
    return revealedScores(this.table, this.lens);
  }

  decks(): readonly DeckView[] {
    return [...this.lens.all('deck')].map((deck) => this.#deck(deck));
  }

  /** The hands of all sides that have one, as far as this viewer knows of them. */
  hands(): readonly HandView[] {
    return this.sides().flatMap((side) => {
      const hand = handOf(this.table, side.id);
      if (!hand) return [];
      const open = this.lens.seesInto(hand.id);
      return open || this.lens.published(hand.id) !== 'nothing'
        ? [withContents({ id: hand.id, name: hand.name, side, open }, () => this.contents(hand.id))]
        : [];
    });
  }

  /** The hand of the first of these sides, the viewer's own, that has one. */
  hand(sides: readonly SideView[] = this.mine()): HandView | undefined {
    return this.hands().find(({ side, open }) => open && sides.some(({ id }) => id === side.id));
  }

  /** What the viewer knows of what is in a map's own space or a deck. */
  contents(container: ContainerId): Contents {
    const shown = this.lens.seesInto(container) ? 'contents' : this.lens.published(container);
    if (shown === 'nothing') return {};
    const count = this.lens.seesInto(container) ? this.count(container) : this.table.at(container).length;
    const any = count > 0;
    if (shown === 'some') return { any };
    if (shown === 'count') return { any, count };
    const lens = this.lens;
    const all = (lens.seesInto(container) ? lens : this.table).at(container);
    return {
      any,
      count,
      get names() {
        const names = new Map<string, number>();
        for (const { id } of all) {
          const piece = lens.get('piece', id) ?? lens.ground.get('piece', id);
          const name = piece && nameSeen(lens, piece);
          if (name !== undefined) names.set(name, (names.get(name) ?? 0) + 1);
        }
        return [...names].sort(([a], [b]) => (a < b ? -1 : 1));
      },
    };
  }

  /** The name of a container that the viewer sees into, or of which something is published. */
  containerName(container: ContainerId): string | undefined {
    if (!this.lens.seesInto(container) && this.lens.published(container) === 'nothing') return undefined;
    const found = locate(this.table, container);
    return found && (found.deck?.name ?? found.board?.name ?? found.map.name);
  }

  /** The modifiers in force that the viewer knows of, in the order in which they apply (P19). */
  modifiers(): readonly ModifierView[] {
    return modifierViews(this.lens, (id, piece) =>
      this.handleOf(`${id} ${this.table.get('piece', piece ?? '')?.alias ?? ''}`),
    );
  }

  /** The kinds of what modifiers can change. */
  subjectKinds(): readonly string[] {
    return subjectKinds(this.lens.systems);
  }

  /** The properties that modifiers which the viewer knows of change. */
  bentProperties(): readonly string[] {
    return changedNames(this.modifiers());
  }

  /** The id of a cell, for operations. */
  cellId(board: ContainerId, cell: CellId): string {
    return cellSubject(board, cell);
  }

  /** How a value comes about, as far as the viewer knows it (P15). */
  explanation(asked: ModifierQuestion, property: string): ExplanationView {
    return explanationView(this.lens, questionOf(asked, property));
  }

  /** The cells next to a cell, as the viewer knows them (P10). */
  neighbours(board: ContainerId, cell: CellId): readonly CellId[] {
    return neighboursIn(this.lens, board, cell);
  }

  /** The armies that the viewer knows of as such. */
  armies(): readonly ArmyView[] {
    return armyViews(this.#eye);
  }

  army(id: ArmyId): ArmyView | undefined {
    return armyView(this.#eye, id);
  }

  /** The army to which a piece belongs, where the viewer knows of it. */
  armyOf(piece: PieceView): ArmyView | undefined {
    return armyOfPiece(this.#eye, piece);
  }

  /** Whether the viewer knows of an army to which a piece belongs. */
  isInArmy(piece: PieceView): boolean {
    return isInArmy(this.#eye, piece);
  }

  /**
   * What stands on a cell as one sees it there, each by its top piece: what is no unit, each army, the units that are
   * in none; and of how many pieces it is.
   */
  standing(container: ContainerId, cell: CellId): readonly PieceStack[] {
    return standingOn(this.#eye, container, cell);
  }

  /** The battle that is being fought, and for which cell. */
  battle(): { readonly attackers: SideView; readonly defenders: SideView; readonly cell: CellId } | undefined {
    const battle = this.lens.get('battle', 'battle');
    const [attackers, defenders] = [
      battle && this.side(battle.attackers.side),
      battle && this.side(battle.defenders.side),
    ];
    return battle && attackers && defenders && { attackers, defenders, cell: battle.defenders.cell };
  }

  armyHandle(id: ArmyId): Handle {
    return this.handleOf(id);
  }

  isUnit(piece: PieceView): boolean {
    return isUnitView(this.#eye, piece);
  }

  /** Pieces as a list of units, in the order given. */
  units(pieces: readonly PieceView[]): readonly UnitView[] {
    return unitViews(this.#eye, pieces);
  }

  /** Where units can go by their move points, as the viewer may foresee it; undefined where they don't. */
  range(pieces: readonly PieceView[]): RangeView | undefined {
    return rangeView(this.#eye, pieces);
  }

  /** The way of units through some cells, step by step. */
  path(pieces: readonly PieceView[], stops: readonly CellId[]): readonly CellId[] | Refusal {
    return pathView(this.#eye, pieces, stops);
  }

  /** The cells next to units on which enemies stand. */
  targets(pieces: readonly PieceView[]): readonly CellId[] {
    return targetsOf(this.#eye, pieces);
  }

  /**
   * Where nothing can be hidden the table itself is looked at: what was found out on it once is known to every view.
   */
  get #eye(): Eye {
    const world = hidesAnything(this.lens) ? this.lens : this.lens.ground;
    if (this.#lastEye?.world !== world)
      this.#lastEye = {
        world,
        byId: (id) => this.pieceOf(id),
        idOf: (piece) => this.id(piece),
        side: (id) => this.side(id),
      };
    return this.#lastEye;
  }

  #deck({ id, name, map, board, cell, side: owner, faceDown, pick, discards, reshuffle }: Deck): DeckView {
    const side = owner && this.side(owner);
    const pile = discards && this.lens.get('deck', discards)?.name;
    const known = {
      id,
      name,
      map: this.lens.get('map', map)?.name ?? '',
      ...(board !== undefined && cell !== undefined ? { at: { in: board, cell } } : {}),
      ...(side ? { side } : {}),
      faceDown,
      pick,
      ...(pile === undefined ? {} : { discards: pile }),
      reshuffle,
    };
    return withContents(known, () => this.contents(id));
  }
}
