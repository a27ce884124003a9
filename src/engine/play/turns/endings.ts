import { added, type Change, join, updated } from '../../core/change.ts';
import type { PersonId, SideId } from '../../core/ids.ts';
import { type Refusal, refuse } from '../../core/refusal.ts';
import type { StepEnvironment, System } from '../../core/system.ts';
import type { Table } from '../../core/table.ts';
import { gameOf, moduleOf, sidesInOrder, sidesOf } from '../queries.ts';
import { playing } from '../rights.ts';
import { standingOf } from '../seats/consent.ts';
import { isInGame, type Outcome } from './outcomes.ts';

declare module '../../core/operation.ts' {
  interface Operations {
    /** Gives the game up for a side: it has lost; who is left alone by that has won. */
    resign: { readonly side: SideId };
    /** Ends the game as a draw of all who are in it, once all others have agreed. */
    'agree-draw': Record<never, never>;
  }
}

declare module '../../core/refusal.ts' {
  interface Refusals {
    'no-resigning': Record<never, never>;
    'no-draws': Record<never, never>;
    /** These sides must agree. */
    'draw-needs-consent': { readonly sides: readonly SideId[] };
  }
}

/** Why somebody has no say in how the game ends: nothing is played, or no side of his is in it. */
export const refusalOfEndingGame = (table: Table, actor: PersonId): Refusal | undefined => {
  const refusal = playing(table);
  if (refusal) return refusal;
  const sides = sidesOf(table, actor);
  if (sides.length === 0) return refuse('not-a-player', {});
  return sides.some((side) => isInGame(table, side)) ? undefined : refuse('out-of-game', {});
};

const outcomeOf = (side: SideId, result: Outcome['result'], by: 'resigned' | 'agreed'): Outcome => ({
  kind: 'outcome',
  id: side,
  result,
  cause: { by },
});

const ending = (table: Table): Change => {
  const game = gameOf(table);
  return updated(game, { ...game, phase: 'over' });
};

const decideResign = (table: Table, actor: PersonId, side: SideId): Change | Refusal => {
  if (!sidesOf(table, actor).includes(side)) return refuse('not-a-player', {});
  if (!isInGame(table, side)) return refuse('out-of-game', {});
  const left = sidesInOrder(table).filter((one) => one !== side && isInGame(table, one));
  const [last] = left;
  return join(
    added(outcomeOf(side, 'lost', 'resigned')),
    left.length === 1 && last !== undefined ? added(outcomeOf(last, 'won', 'resigned')) : join(),
    left.length < 2 ? ending(table) : join(),
  );
};

/** Why a draw can't be offered, whoever agrees to it. */
export const refusalOfDraws = (table: Table): Refusal | undefined =>
  moduleOf(table).rules.draws === 'forbid' ? refuse('no-draws', {}) : undefined;

const decideDraw = (table: Table, actor: PersonId, environment: StepEnvironment): Change | Refusal => {
  const { lacking: sides } = standingOf(table, actor, { what: 'draw' }, environment);
  if (sides.length > 0) return refuse('draw-needs-consent', { sides });
  const left = sidesInOrder(table).filter((side) => isInGame(table, side));
  return join(added(...left.map((side) => outcomeOf(side, 'drew', 'agreed'))), ending(table));
};

/** How players end a game themselves, by the result. */
export const endingSystem = {
  name: 'endings',
  operations: {
    resign: {
      play: true,
      answer: 'open',
      told: 'by-name',
      refusalOf: (table, { actor }) => refusalOfEndingGame(table, actor),
      decide: (table, { actor, side }) =>
        moduleOf(table).rules.resign === 'forbid' ? refuse('no-resigning', {}) : decideResign(table, actor, side),
    },
    'agree-draw': {
      play: true,
      answer: 'open',
      told: 'by-name',
      refusalOf: (table, { actor }) => refusalOfEndingGame(table, actor) ?? refusalOfDraws(table),
      decide: (table, { actor }, environment) => decideDraw(table, actor, environment),
    },
  },
} satisfies System;
