import {
  cardHeld,
  isObjectiveCheckable,
  moduleOf,
  type ObjectiveDefinition,
  sideNameOrNobody,
  totalPointsOfSide,
} from '../../engine/index.ts';
import type { Lens } from '../lens.ts';
import { queries } from '../queries.ts';
import { seatQueries } from '../seats.ts';

/** An objective as one viewer may know it. If it is on a card, only its holder knows it. */
export interface ObjectiveView extends Pick<ObjectiveDefinition, 'name' | 'text' | 'once'> {
  readonly card: boolean;
  readonly confirmed: boolean;
  readonly scored: readonly string[];
}

export interface SidePoints {
  readonly side: string;
  readonly points: number;
}

/** Returns the claimable objectives; a viewer who sees all hands sees all cards. */
const objectivesSeen = (lens: Lens): readonly ObjectiveView[] =>
  (moduleOf(lens).objectives ?? []).flatMap((definition): readonly ObjectiveView[] => {
    const { name, text, once, card } = definition;
    const entries = [...lens.all('point')].filter(({ source }) => source === name);
    const isHeld = [...lens.all('side')].some(({ id }) => lens.plays(id) && cardHeld(lens, id, definition));
    if (card !== undefined && !isHeld && entries.length === 0) return [];
    return [
      {
        name,
        once,
        ...(text === undefined ? {} : { text }),
        card: isHeld,
        confirmed: !isObjectiveCheckable(definition),
        scored: [...new Set(entries.map(({ side }) => sideNameOrNobody(lens, side)))],
      },
    ];
  });

export const pointQueries = queries(({ lens, of }) => ({
  all: (): readonly SidePoints[] => {
    const sides = of(seatQueries).sides();
    return [...lens.all('point')].length > 0
      ? sides.map(({ id, name }) => ({ side: name, points: totalPointsOfSide(lens, id) }))
      : [];
  },

  objectives: (): readonly ObjectiveView[] => objectivesSeen(lens),
}));
