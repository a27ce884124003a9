import {
  added,
  type Change,
  derived,
  handlerOf,
  isEmptyChange,
  join,
  type MatchText,
  type PersonId,
  type Refusal,
  refuse,
  type SideId,
  type StepContext,
  type StepEnvironment,
  type System,
  type Table,
  updated,
} from '../../../table/index.ts';
import { consentStateOf, refusalOfEmptySeats } from '../consent/consent.ts';
import type { SentenceDefinition } from '../lines/form.ts';
import type { Module } from '../module.ts';
import { hasMoveHistoryRules, recordPositions } from '../moves/course.ts';
import { gameOf, isInGame, moduleOf, sidesInTurnOrder, sidesOf } from '../queries.ts';
import { refusalOutsidePlay } from '../rights.ts';
import { isForbidden } from '../rules.ts';
import { countForEnding } from './ending-counts.ts';
import { type AnyGameEnding, isCounted, type MapDrawRule } from './ending-form.ts';
import { findReachedEnding, type MobilityCache } from './ending-rules.ts';
import { addEndingSentence } from './ending-sayings.ts';
import { endingRevelations } from './ending-tellers.ts';
import type { Outcome } from './outcomes.ts';

declare module '../../../table/core/operation.ts' {
  interface Operations {
    /** Gives up a side, which then has lost. If only one side is left, that side wins. */
    resign: { readonly side: SideId };
    /** Ends the game as a draw, once all others have agreed. */
    'agree-draw': Record<never, never>;
  }
}

declare module '../../../table/core/refusal.ts' {
  interface Refusals {
    'no-resigning': Record<never, never>;
    'no-draws': Record<never, never>;
    'draw-needs-consent': { readonly sides: readonly SideId[] };
  }
}

export const refusalOfEndingGame = (table: Table, actor: PersonId): Refusal | undefined => {
  const refusal = refusalOutsidePlay(table);
  if (refusal) return refusal;
  const sides = sidesOf(table, actor);
  if (sides.length === 0) return refuse('not-a-player', {});
  return sides.some((side) => isInGame(table, side)) ? undefined : refuse('out-of-game', {});
};

const outcomeOf = (side: SideId, result: Outcome['result'], by: 'resigned' | 'time' | 'agreed'): Outcome => ({
  kind: 'outcome',
  id: side,
  result,
  cause: { by },
});

const gameOver = (table: Table): Change => {
  const game = gameOf(table);
  return updated(game, { ...game, phase: 'over' });
};

const decideResign = (table: Table, actor: PersonId, side: SideId): Change | Refusal => {
  if (!sidesOf(table, actor).includes(side)) return refuse('not-a-player', {});
  if (!isInGame(table, side)) return refuse('out-of-game', {});
  return makeSidesLose(table, [side], 'resigned');
};

/** Makes sides lose. If only one side is left, that side wins. */
export const makeSidesLose = (table: Table, sides: readonly SideId[], by: 'resigned' | 'time'): Change => {
  const lost = sides.filter((side) => isInGame(table, side));
  const left = sidesInTurnOrder(table).filter((side) => !sides.includes(side) && isInGame(table, side));
  const [last] = left;
  return join(
    added(...lost.map((side) => outcomeOf(side, 'lost', by))),
    left.length === 1 && last !== undefined ? added(outcomeOf(last, 'won', by)) : join(),
    left.length < 2 ? gameOver(table) : join(),
  );
};

export const refusalOfDraws = (table: Table): Refusal | undefined =>
  isForbidden(moduleOf(table).rules.draws) ? refuse('no-draws', {}) : undefined;

const decideDraw = (table: Table, actor: PersonId, environment: StepEnvironment): Change | Refusal => {
  const { lacking: sides } = consentStateOf(table, actor, { what: 'draw' }, environment);
  if (sides.length > 0) return refuse('draw-needs-consent', { sides });
  const left = sidesInTurnOrder(table).filter((side) => isInGame(table, side));
  return join(added(...left.map((side) => outcomeOf(side, 'drew', 'agreed'))), gameOver(table));
};

interface Coming {
  readonly result: Outcome['result'];
  readonly amount?: number;
}

const resultsOf = (table: Table, ending: AnyGameEnding, own: SideId | 'all'): ReadonlyMap<SideId, Coming> => {
  const left = sidesInTurnOrder(table).filter((side) => isInGame(table, side));
  switch (ending.result) {
    case 'draw':
      return new Map(left.map((side) => [side, { result: 'drew' }]));
    case 'most':
    case 'area':
      return resultsCounted(countForEnding(table, ending, left));
    case 'win':
      return new Map(left.map((side) => [side, { result: side === own ? 'won' : 'lost' }]));
    case 'lose': {
      const others = left.filter((side) => side !== own);
      const all = left.map((side) => [side, { result: side === own ? 'lost' : 'won' }] as const);
      return new Map(others.length > 1 ? all.filter(([side]) => side === own) : all);
    }
  }
};

const resultsCounted = (amounts: ReadonlyMap<SideId, number>): ReadonlyMap<SideId, Coming> => {
  const most = Math.max(...amounts.values());
  const isTied = [...amounts.values()].filter((amount) => amount === most).length > 1;
  return new Map(
    [...amounts].map(([side, amount]) => [
      side,
      { result: amount < most ? 'lost' : isTied ? 'drew' : 'won', amount } as const,
    ]),
  );
};

const LOOKED = {};

const drawBy = (
  map: string,
  when: 'repeat' | 'quiet',
  {
    tie: count,
    says,
    unless,
  }: { readonly tie: number; readonly says?: SentenceDefinition; readonly unless?: MatchText },
): MapDrawRule => ({
  when,
  map,
  count,
  result: 'draw',
  ...(says ? { says } : {}),
  ...(unless === undefined ? {} : { unless }),
});

export const endingsOfModule = derived(({ endings = [], maps }: Module): readonly AnyGameEnding[] => [
  ...endings,
  ...maps.flatMap(({ name, repeat, quiet }) => [
    ...(repeat && 'tie' in repeat ? [drawBy(name, 'repeat', repeat)] : []),
    ...(quiet ? [drawBy(name, 'quiet', quiet)] : []),
  ]),
]);

const ends = derived((module: Module): boolean => endingsOfModule(module).length > 0 || hasMoveHistoryRules(module));

const endingFollows = (table: Table, done: StepContext): Change | undefined => {
  if (!ends(moduleOf(table))) return undefined;
  const endings = endingsOfModule(moduleOf(table));
  const { kind } = done.operation;
  if (gameOf(table).phase !== 'playing' || kind === 'undo' || kind === 'redo') return undefined;
  if (kind !== 'begin' && !handlerOf(table.systems, kind).play) return undefined;
  const noted = recordPositions(table, done);
  if (noted && !isEmptyChange(noted)) return noted;
  if (endings.length === 0) return undefined;
  if (done.kept.get(LOOKED) === done.records) return undefined;
  done.kept.set(LOOKED, done.records);
  const known: MobilityCache = new Map();
  for (const ending of endings) {
    const ended = findReachedEnding(table, ending, done, known);
    if (ended === undefined) continue;
    const { own } = ended;
    const results = resultsOf(table, ending, own);
    if (results.size === 0) continue;
    const left = sidesInTurnOrder(table).filter((side) => isInGame(table, side));
    const word = isCounted(ending) ? ending.result : ending.when;
    const outcomes = [...results].map(([side, { result, amount }]): Outcome => {
      const more = { ...(side === own ? ({ own: true } as const) : {}), ...(amount === undefined ? {} : { amount }) };
      return { kind: 'outcome', id: side, result, cause: { by: 'ending', ending: word, ...more } };
    });
    const said = addEndingSentence(table, done, { ending, word, ended, outcomes });
    return join(said, added(...outcomes), results.size === left.length ? gameOver(table) : join());
  }
  return undefined;
};

export const gameEndingSystem = {
  name: 'endings',
  operations: {
    resign: {
      play: true,
      gain: 'rules',
      answer: 'open',
      told: 'by-name',
      refusalOf: (table, { actor }) => refusalOfEndingGame(table, actor),
      decide: (table, { actor, side }) =>
        isForbidden(moduleOf(table).rules.resign) ? refuse('no-resigning', {}) : decideResign(table, actor, side),
    },
    'agree-draw': {
      play: true,
      gain: 'asks',
      answer: 'open',
      told: 'by-name',
      refusalOf: (table, { actor }) =>
        refusalOfEndingGame(table, actor) ??
        refusalOfDraws(table) ??
        refusalOfEmptySeats(table, actor, { what: 'draw' }),
      decide: (table, { actor }, environment) => decideDraw(table, actor, environment),
    },
  },
  reactions: endingFollows,
  tellers: endingRevelations,
  acts: 'none',
} satisfies System;
