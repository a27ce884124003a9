import { cardHeld, isChecked, moduleOf, type ObjectiveDefinition, pointsOf, sideName } from '../../engine/index.ts';
import type { Lens } from '../lens.ts';
import { queries } from '../queries.ts';
import { seatQueries } from '../seats.ts';

/** An objective as one viewer may know it: on a card, only who holds that. */
export interface ObjectiveView extends Pick<ObjectiveDefinition, 'name' | 'text' | 'once'> {
  /** Whether it lies on a card that the viewer holds. */
  readonly card: boolean;
  /** Whether the others must confirm it. */
  readonly confirmed: boolean;
  /** The names of those who scored it. */
  readonly scored: readonly string[];
}

/** What a side has of the points that were added to it. */
export interface SidePoints {
  readonly side: string;
  readonly points: number;
}

/** What can be claimed: whoever sees every hand sees every card. */
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
        confirmed: !isChecked(definition),
        scored: [...new Set(entries.map(({ side }) => sideName(lens, side)))],
      },
    ];
  });

/** Points by hand, and what is claimed. */
export const pointQueries = queries(({ lens, of }) => ({
  /** What each side that is played has; none where no points were added yet. */
  all: (): readonly SidePoints[] => {
    const sides = of(seatQueries).sides();
    return [...lens.all('point')].length > 0
      ? sides.map(({ id, name }) => ({ side: name, points: pointsOf(lens, id) }))
      : [];
  },

  /** What can be claimed, in the order of the module. */
  objectives: (): readonly ObjectiveView[] => objectivesSeen(lens),
}));
