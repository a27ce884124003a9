import {
  allowedIn,
  coveredBy,
  gameOf,
  isBidding,
  isForbidden,
  isInGame,
  type Module,
  mannerOf,
  moduleOf,
  owedFor,
  phaseNow,
  refusalOfEnding,
  sidesChoosing,
  staysCovered,
} from '../engine/index.ts';
import { type Refusal, refuse } from '../table/index.ts';
import { queries } from './queries.ts';
import { type SideView, seatQueries } from './seats.ts';

/** The phase of a turn, as everybody knows it, with what can be done in it. */
export interface TurnPhaseView {
  readonly name: string;
  /** Its place among the phases of a turn, from 1, and the names of all. */
  readonly place: number;
  readonly all: readonly string[];
  /** What can be done, and how often still; without `left`: without a limit. */
  readonly acts: readonly { readonly what: string; readonly left?: number }[];
  /** So many of these must be done before it can end. */
  readonly owed: number;
  /** Whether the turn can be ended now: nothing is owed, in those phases neither that come. */
  readonly canEnd: boolean;
  /** What comes behind it in the same turn; `acts`: what can be done there, as far as that is sure. */
  readonly next?: { readonly name: string; readonly acts: readonly string[] };
  /** Whether each side acts in it, one after the other. */
  readonly isRound: boolean;
  /** Where sides bid: the names of those that are out of it. */
  readonly out?: readonly string[];
  /** Whether all sides choose in it at once. */
  readonly isAtOnce: boolean;
  /** And what they choose is never open. */
  readonly staysCovered: boolean;
  /** Then, whether all that the viewer plays have chosen; left out for who chooses nothing. */
  readonly hasChosen?: boolean;
  /** And how many acts they have chosen so far. */
  readonly chosen?: number;
  /** Another whenever another turn, phase or side is meant. */
  readonly key: string;
}

/** How players say whose turn it is: that side is to move, or to play a card or a stone, or it is its turn. */
export type TurnManner = 'move' | 'play' | 'turn';

/** The notation of a piece that is put on a free cell, and never moves. */
const DROP = '@';

const ENDS_BY_MOVE: { readonly [Word in NonNullable<Module['turn']>['ends']]: boolean } = {
  'by-command': false,
  'after-move': true,
};

/** Returns how the players of a module say whose turn it is (G43). */
const turnMannerOf = ({ actions = [], traits = {}, turn }: Module): TurnManner => {
  const acts = (turn?.phases ?? []).flatMap((phase) => (mannerOf(phase).isAtOnce ? [] : Object.keys(phase.act ?? {})));
  const isOfHand = (act: string): boolean => actions.find(({ name }) => name === act)?.of?.on === 'Hand';
  if (acts.length > 0 && acts.every(isOfHand)) return 'play';
  if (!turn || !ENDS_BY_MOVE[turn.ends]) return 'turn';
  const moves = Object.values(traits).flatMap((one) => one.moves ?? []);
  return moves.length > 0 && moves.every(({ go }) => go === DROP) ? 'play' : 'move';
};

/** How a turn goes, as one viewer knows it. */
export const turnQueries = queries((sight) => {
  const { lens } = sight;
  const choosing = (): Pick<TurnPhaseView, 'hasChosen' | 'chosen'> => {
    const own = sidesChoosing(lens).filter((side) => lens.plays(side));
    if (own.length === 0) return {};
    const laid = own.flatMap((side) => lens.get('covered-act', side) ?? []).filter(({ open, done }) => !open && !done);
    const chosen = laid.reduce((sum, { action, more = [] }) => sum + (action === undefined ? 0 : 1 + more.length), 0);
    return { hasChosen: own.every((side) => coveredBy(lens, side)), chosen };
  };
  return {
    /** How its players say whose turn it is. */
    manner: (): TurnManner => turnMannerOf(moduleOf(lens)),

    /** The phase that it is now, where turns have phases. */
    phase: (): TurnPhaseView | undefined => {
      const now = phaseNow(lens);
      const turn = lens.get('turn', 'turn');
      if (!now || !turn) return undefined;
      const { definition, record } = now;
      const phases = moduleOf(lens).turn?.phases ?? [];
      const at = phases.indexOf(definition);
      const next = phases[at + 1];
      return {
        name: definition.name,
        place: at + 1,
        all: phases.map(({ name }) => name),
        acts: allowedIn(lens, now),
        owed: owedFor(lens, now, lens.viewer.who === 'person' ? lens.viewer.person : undefined),
        canEnd: refusalOfEnding(lens, now) === undefined,
        ...(next
          ? { next: { name: next.name, acts: next.skip || !mannerOf(next).isOwn ? [] : Object.keys(next.act ?? {}) } }
          : {}),
        isRound: mannerOf(definition).isInTurn,
        ...(isBidding(now) ? { out: (record.out ?? []).map((side) => lens.get('side', side)?.name ?? side) } : {}),
        isAtOnce: mannerOf(definition).isAtOnce,
        staysCovered: staysCovered(definition),
        ...choosing(),
        key: [turn.number, turn.position, turn.again ?? 0, at, record.acting ?? '', record.goes ?? ''].join('.'),
      };
    },

    /** The viewer's own sides that can resign, or why nobody can. */
    resigning: (): { readonly sides: readonly SideView[]; readonly refusal?: Refusal } => {
      const { phase } = gameOf(lens);
      if (phase !== 'playing') return { sides: [], refusal: refuse(phase === 'over' ? 'game-over' : 'not-begun', {}) };
      if (isForbidden(moduleOf(lens).rules.resign)) return { sides: [], refusal: refuse('no-resigning', {}) };
      const mine = sight.of(seatQueries).mine();
      if (mine.length === 0) return { sides: [], refusal: refuse('not-a-player', {}) };
      return { sides: mine.filter(({ id }) => isInGame(lens, id)) };
    },
  };
});
