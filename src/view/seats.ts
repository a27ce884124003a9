import {
  canBotPlay,
  forwardOfSide,
  isFull,
  isHouse,
  isOut,
  lapseOf,
  playersOf,
  reservesIn,
  type Side,
} from '../engine/index.ts';
import type { PersonId, SideId } from '../table/index.ts';
import { queries, unchanged } from './queries.ts';

export interface SideView {
  readonly id: SideId;
  readonly name: string;
  readonly index: number;
  readonly colour?: string;
  readonly players: readonly PersonId[];
}

/** Sides, and who plays and watches. */
export const seatQueries = queries((sight) => {
  const { lens } = sight;
  const viewOf = ({ id, name, index, colour }: Side): SideView => ({
    id,
    name,
    index,
    players: playersOf(lens, id),
    ...(colour === undefined ? {} : { colour }),
  });
  const known = unchanged(sight, () => new Map<SideId, SideView | undefined>());
  const side = (id: SideId): SideView | undefined => {
    const views = known();
    if (!views.has(id)) {
      const found = lens.get('side', id);
      views.set(id, found && viewOf(found));
    }
    return views.get(id);
  };
  const all = unchanged(sight, () =>
    [...lens.all('side')]
      .flatMap(({ id }) => (isOut(lens, id) ? [] : (side(id) ?? [])))
      .sort((a, b) => a.index - b.index),
  );
  const own = unchanged(sight, () => all().filter(({ id }) => lens.plays(id)));
  return {
    side,

    /** Those that take part: not those that nobody played when the game began. */
    sides: (): readonly SideView[] => all(),

    /** The sides that the viewer plays. */
    mine: (): readonly SideView[] => own(),

    /** The side that comes after the viewer's only one; undefined if the viewer plays all sides or none. */
    nextSide: (): SideView | undefined => {
      const [mine] = own();
      const sides = all();
      return mine && own().length < sides.length
        ? (sides[(sides.findIndex(({ id }) => id === mine.id) + 1) % sides.length] ?? mine)
        : undefined;
    },

    /** True if the bot plays a side, and one person at most plays the others. */
    isAgainstBot: (): boolean => {
      const players = new Set(all().flatMap((one) => one.players));
      const bots = [...players].filter(isHouse);
      return bots.length > 0 && players.size - bots.length <= 1;
    },

    /** The free sides that the bot can play: none of a game without turns, in which it would do nothing. */
    freeForBot: (): readonly SideView[] => {
      const module = lens.get('module', 'module')?.module;
      const isOver = lens.get('game', 'game')?.phase === 'over';
      return module?.turn && canBotPlay(module) && !isOver ? all().filter(({ players }) => players.length === 0) : [];
    },

    /** True if the viewer plays, and nobody else does besides the bot. */
    playsAlone: (): boolean =>
      own().length > 0 &&
      all().every(({ players }) =>
        players.every((one) => isHouse(one) || (lens.viewer.who === 'person' && lens.viewer.person === one)),
      ),

    /**
     * True if all sides that the viewer plays look to the bottom of the board. Whoever plays none of a game that people
     * play against the bot sees it as these people do.
     */
    looksDown: (): boolean => {
      const module = lens.get('module', 'module')?.module;
      const isFull = all().every(({ players }) => players.length > 0);
      const peoples = isFull ? all().filter(({ players }) => !players.every(isHouse)) : [];
      const sides = own().length > 0 ? own() : peoples;
      return module !== undefined && sides.length > 0 && sides.every(({ id }) => forwardOfSide(module, id) === 'south');
    },

    observers: (): readonly PersonId[] =>
      [...lens.all('seat')].flatMap(({ side: at, person, reserve }) => (at === undefined && !reserve ? [person] : [])),

    /** Who would take a side that gets free, the longest waiting first (U23). */
    reserves: (): readonly PersonId[] => reservesIn(lens).map(({ person }) => person),

    /** When that person has time, as he says (U23). */
    when: (person: PersonId): string | undefined =>
      [...lens.all('seat')].find((one) => one.person === person && one.when !== undefined)?.when,

    /** Until when the seats are open to whoever comes, where they are (ms since 1970), and whether all are taken. */
    open: (): { readonly until: number; readonly isFull: boolean } | undefined => {
      const until = lapseOf(lens);
      return until === undefined ? undefined : { until, isFull: isFull(lens.ground) };
    },
  };
});
