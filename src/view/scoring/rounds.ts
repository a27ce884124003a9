import type { SidePicture } from '../../draw/index.ts';
import {
  formatKeyAsText,
  progressOf,
  type RoundScore,
  scoringProgramOf,
  sideNameOrNobody,
} from '../../engine/index.ts';
import type { SideId } from '../../table/index.ts';
import type { Lens } from '../lens.ts';
import { queries } from '../queries.ts';
import { seatQueries } from '../seats.ts';

export interface ScoreRoundTable {
  readonly title?: string;
  readonly rounds: readonly number[];
  readonly sides: readonly {
    readonly side: SidePicture;
    readonly gained: readonly number[];
    readonly start: number;
  }[];
}

export interface PointEntryView {
  readonly side: string;
  readonly points: number;
  readonly round?: number;
  readonly reason?: string;
  readonly source?: string;
}

type Gains = ReadonlyMap<number, ReadonlyMap<string, number>>;

const tableOf = (
  sides: readonly { readonly id: SideId; readonly picture: SidePicture }[],
  gains: Gains,
  start: number,
  title?: string,
): ScoreRoundTable => {
  const rounds = [...gains.keys()].sort((a, b) => a - b);
  return {
    ...(title === undefined ? {} : { title }),
    rounds,
    sides: sides.map(({ id, picture }) => ({
      side: picture,
      start,
      gained: rounds.map((round) => gains.get(round)?.get(id) ?? 0),
    })),
  };
};

const gainsOf = (entries: Iterable<readonly [round: number, side: string, points: number]>): Gains => {
  const gains = new Map<number, Map<string, number>>();
  for (const [round, side, points] of entries) {
    const own = gains.get(round) ?? new Map<string, number>();
    gains.set(round, own.set(side, (own.get(side) ?? 0) + points));
  }
  return gains;
};

const keeperGains = (lens: Lens, keeper: string): Gains =>
  gainsOf(
    [...lens.all('round-score')]
      .filter((one: RoundScore) => one.keeper === keeper)
      .flatMap(({ round, scores }) =>
        Object.entries(scores).map(([side, points]): [number, string, number] => [round, side, points]),
      ),
  );

export const roundQueries = queries((sight) => {
  const { lens } = sight;
  return {
    tables: (): readonly ScoreRoundTable[] => {
      const sides = sight
        .of(seatQueries)
        .sides()
        .map(({ id, name, index, colour }) => ({
          id,
          picture: { index, name, ...(colour === undefined ? {} : { colour }) },
        }));
      const initials = new Map(scoringProgramOf(lens.ground).definitions.map(({ name, initial }) => [name, initial]));
      const keepers = progressOf(lens.ground, lens)
        .filter(({ name }) => initials.get(name) !== undefined)
        .sort((a, b) => (a.rank?.place ?? MANY) - (b.rank?.place ?? MANY))
        .flatMap(({ name, title, sides: judged }): readonly ScoreRoundTable[] => {
          const gains = keeperGains(lens, name);
          const own = sides.filter(({ id }) => judged.some(({ side }) => side === id));
          return gains.size === 0
            ? []
            : [tableOf(own, gains, initials.get(name) ?? 0, title === '' ? formatKeyAsText(name) : title)];
        });
      const points = gainsOf(
        [...lens.all('point')].map((one): [number, string, number] => [one.round ?? 0, one.side, one.points]),
      );
      return [...keepers, ...(points.size === 0 ? [] : [tableOf(sides, points, 0)])];
    },

    sources: (): readonly PointEntryView[] =>
      [...lens.all('point')].map(({ side, points, round, reason, source }) => ({
        side: sideNameOrNobody(lens, side),
        points,
        ...(round === undefined ? {} : { round }),
        ...(reason === undefined ? {} : { reason }),
        ...(source === undefined ? {} : { source }),
      })),
  };
});

const MANY = Number.MAX_SAFE_INTEGER;
