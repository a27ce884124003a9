import { formatKeyAsText, type ResultReport } from '../../engine/index.ts';
import { gameQueries } from '../game.ts';
import { queries, type Sight } from '../queries.ts';
import { scoreQueries } from '../scores.ts';
import { type SideView, seatQueries } from '../seats.ts';
import { pointQueries } from './points.ts';
import { roundQueries, type ScoreRoundTable } from './rounds.ts';

export interface FinalSideResult {
  readonly side: SideView;
  readonly result?: ResultReport['result'];
  readonly score?: number;
}

export interface DecisiveRound {
  readonly side: string;
  readonly round: number;
  readonly isAlways: boolean;
}

/** The length of a game; `time` in minutes. */
export interface GameLengthNumbers {
  readonly turns?: number;
  readonly rounds?: number;
  readonly moves?: number;
  readonly time?: number;
}

export interface EndedGame {
  readonly title: string;
  readonly results: readonly ResultReport[];
  readonly sides: readonly FinalSideResult[];
  readonly scoreTitle?: string;
  readonly turns?: number;
  readonly rounds?: number;
  readonly turn?: DecisiveRound;
}

/** Returns undefined while the game is played, and for an abandoned game. */
export const finishedGameQueries = queries((sight) => ({
  ended: (): EndedGame | undefined => {
    const { phase, title, definition } = sight.of(gameQueries);
    const turns = turnsPlayed(sight);
    const results = sight.of(scoreQueries).results();
    if (phase !== 'over' || results.length === 0) return undefined;
    const scores = scoresOf(sight);
    const byName = new Map(results.map((one) => [one.side, one]));
    const ranks = sight
      .of(seatQueries)
      .sides()
      .map((side): RankedSide => {
        const [own, score] = [byName.get(side.name), scores?.sides.get(side.name)];
        return {
          side,
          ...(own ? { result: own.result } : {}),
          ...(score === undefined ? {} : { score }),
          rank: rankOf(own),
        };
      });
    const sides = ranked(ranks).map(({ rank: _, ...side }) => side);
    const [table] = sight.of(roundQueries).tables();
    const turn = table && roundTurn(table, sides);
    return {
      title,
      results,
      sides,
      ...(scores ? { scoreTitle: scores.title } : {}),
      ...(turns === undefined ? {} : { turns }),
      ...(table && definition.round !== undefined ? { rounds: table.rounds.length } : {}),
      ...(turn ? { turn } : {}),
    };
  },
}));

/** Returns the last turn at whose end scores were counted, or else the number of the current turn. */
const turnsPlayed = (sight: Sight): number | undefined => {
  const [counted] = sight.of(scoreQueries).final();
  const { at, turn } = counted?.asOf ?? {};
  return at === 'end' && turn !== undefined ? turn : sight.lens.get('turn', 'turn')?.number;
};

const RESULTS = { won: 1, drew: 2, lost: 3 } as const;
const UNPLACED = 1000;

const rankOf = (one: ResultReport | undefined): number =>
  one === undefined ? UNPLACED * 2 : (one.place ?? UNPLACED + RESULTS[one.result]);

interface RankedSide extends FinalSideResult {
  readonly rank: number;
}

/** Sorts the best first: by rank, then by score. If the winner has less than all others, lower scores are better. */
const ranked = (sides: readonly RankedSide[]): readonly RankedSide[] => {
  const best = sides.filter(({ result }) => result === 'won').flatMap(({ score }) => score ?? []);
  const others = sides.filter(({ result }) => result !== 'won').flatMap(({ score }) => score ?? []);
  const way = best.length > 0 && Math.max(...best) < Math.min(...others) ? -1 : 1;
  return [...sides].sort((a, b) => a.rank - b.rank || ((b.score ?? 0) - (a.score ?? 0)) * way);
};

const scoresOf = (
  sight: Sight,
): { readonly title: string; readonly sides: ReadonlyMap<string, number> } | undefined => {
  const [final] = sight.of(scoreQueries).final();
  if (final) return { title: final.title, sides: new Map(final.sides.map(({ side, score }) => [side, score])) };
  const points = sight.of(pointQueries).all();
  if (points.length > 0) return { title: '', sides: new Map(points.map((one) => [one.side, one.points])) };
  const first = sight
    .of(scoreQueries)
    .progress()
    .find(({ sides }) => sides.some(({ score = 0 }) => score !== 0));
  return (
    first && {
      title: first.title || formatKeyAsText(first.name),
      sides: new Map(first.sides.flatMap(({ name, score }) => (score === undefined ? [] : [[name, score]]))),
    }
  );
};

/** Returns the round from which the only winner led by score; undefined if scores don't explain the win. */
const roundTurn = (
  { rounds, sides }: ScoreRoundTable,
  ended: readonly FinalSideResult[],
): DecisiveRound | undefined => {
  const [winner, ...others] = ended.filter(({ result }) => result === 'won').map(({ side }) => side.name);
  if (winner === undefined || others.length > 0 || rounds.length < 2 || sides.length < 2) return undefined;
  const totals = new Map(sides.map(({ side, start }) => [side.name, start]));
  const ahead = rounds.map((_, at) => {
    for (const { side, gained } of sides) totals.set(side.name, (totals.get(side.name) ?? 0) + (gained[at] ?? 0));
    return leaderIn(totals);
  });
  const way = WAYS.find((one) => ahead.at(-1)?.[one] === winner);
  if (way === undefined) return undefined;
  const since = ahead.findLastIndex((one) => one[way] !== winner) + 1;
  return { side: winner, round: rounds[since] ?? 0, isAlways: since === 0 };
};

const WAYS = ['most', 'least'] as const;

const leaderIn = (
  totals: ReadonlyMap<string, number>,
): { readonly [W in (typeof WAYS)[number]]: string | undefined } => {
  const alone = (best: number): string | undefined => {
    const [one, ...others] = [...totals].filter(([, total]) => total === best);
    return others.length > 0 ? undefined : one?.[0];
  };
  return { most: alone(Math.max(...totals.values())), least: alone(Math.min(...totals.values())) };
};
