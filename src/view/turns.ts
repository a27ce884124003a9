import {
  areActsAlwaysCovered,
  choosingSidesIn,
  findCurrentPhase,
  gameOf,
  isBiddingPhase,
  isForbidden,
  isInGame,
  type Module,
  moduleOf,
  phaseDutiesFor,
  phaseMannerOf,
  readyCoveredActOf,
  refusalOfEndingTurn,
} from '../engine/index.ts';
import { type Refusal, refuse } from '../table/index.ts';
import { cacheUntilTableChanges, queries } from './queries.ts';
import { type SideView, seatQueries } from './seats.ts';

export interface TurnPhaseView {
  readonly name: string;
  /** The phase's number among the phases of a turn, from 1; `all` has the names of all phases. */
  readonly place: number;
  readonly all: readonly string[];
  readonly acts: readonly { readonly what: string; readonly left?: number }[];
  /** The number of acts of all kinds together; undefined if the phase doesn't limit them together. */
  readonly left: number | undefined;
  readonly owed: number;
  /** True if the turn can end now: neither this phase nor a later one has acts that must be done. */
  readonly canEnd: boolean;
  readonly next?: { readonly name: string; readonly acts: readonly string[] };
  readonly isRound: boolean;
  readonly out?: readonly string[];
  readonly isAtOnce: boolean;
  /** True if the choices stay secret even after all sides have chosen. */
  readonly staysCovered: boolean;
  /** True if all of the viewer's sides have chosen; undefined if the viewer has nothing to choose. */
  readonly hasChosen?: boolean;
  readonly chosen?: number;
  /** A key that differs for every turn, phase and side. */
  readonly key: string;
}

/** The wording of a turn (G43): the side moves a piece, it plays a card or a stone, or it just has its turn. */
export type TurnWording = 'move' | 'play' | 'turn';

const DROP = '@';

const ENDS_BY_MOVE: { readonly [Word in NonNullable<Module['turn']>['ends']]: boolean } = {
  'by-command': false,
  'after-move': true,
};

const turnMannerOf = ({ actions = [], traits = {}, turn }: Module): TurnWording => {
  const acts = (turn?.phases ?? []).flatMap((phase) =>
    phaseMannerOf(phase).isAtOnce ? [] : Object.keys(phase.act ?? {}),
  );
  const isOfHand = (act: string): boolean => actions.find(({ name }) => name === act)?.of?.on === 'Hand';
  if (acts.length > 0 && acts.every(isOfHand)) return 'play';
  if (!turn || !ENDS_BY_MOVE[turn.ends]) return 'turn';
  const moves = Object.values(traits).flatMap((one) => one.moves ?? []);
  return moves.length > 0 && moves.every(({ go }) => go === DROP) ? 'play' : 'move';
};

export const turnQueries = queries((sight) => {
  const { lens } = sight;
  const choosing = (): Pick<TurnPhaseView, 'hasChosen' | 'chosen'> => {
    const own = choosingSidesIn(lens).filter((side) => lens.plays(side));
    if (own.length === 0) return {};
    const laid = own.flatMap((side) => lens.get('covered-act', side) ?? []).filter(({ open, done }) => !open && !done);
    const chosen = laid.reduce((sum, { action, more = [] }) => sum + (action === undefined ? 0 : 1 + more.length), 0);
    return { hasChosen: own.every((side) => readyCoveredActOf(lens, side)), chosen };
  };
  const phase = cacheUntilTableChanges(sight, (): TurnPhaseView | undefined => {
    const now = findCurrentPhase(lens);
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
      ...phaseDutiesFor(lens, now, lens.viewer.who === 'person' ? lens.viewer.person : undefined),
      canEnd: refusalOfEndingTurn(lens, now) === undefined,
      ...(next
        ? {
            next: {
              name: next.name,
              acts: next.skip || !phaseMannerOf(next).isOwn ? [] : Object.keys(next.act ?? {}),
            },
          }
        : {}),
      isRound: phaseMannerOf(definition).isInTurn,
      ...(isBiddingPhase(now) ? { out: (record.out ?? []).map((side) => lens.get('side', side)?.name ?? side) } : {}),
      isAtOnce: phaseMannerOf(definition).isAtOnce,
      staysCovered: areActsAlwaysCovered(definition),
      ...choosing(),
      key: [turn.number, turn.position, turn.again ?? 0, at, record.acting ?? '', record.goes ?? ''].join('.'),
    };
  });
  return {
    manner: (): TurnWording => turnMannerOf(moduleOf(lens)),

    phase,

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
