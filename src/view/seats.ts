import {
  type BotLevel,
  botLevelOf,
  canBotPlayModule,
  forwardDirectionOfSide,
  isFull,
  isHouse,
  isOut,
  listReserveSeats,
  openSeatsDeadlineOf,
  playersOf,
  type Side,
} from '../engine/index.ts';
import type { PersonId, SideId } from '../table/index.ts';
import { cacheUntilTableChanges, queries } from './queries.ts';

export interface SideView {
  readonly id: SideId;
  readonly name: string;
  readonly index: number;
  readonly colour?: string;
  readonly players: readonly PersonId[];
}

export const seatQueries = queries((sight) => {
  const { lens } = sight;
  const viewOf = ({ id, name, index, colour }: Side): SideView => ({
    id,
    name,
    index,
    players: playersOf(lens, id),
    ...(colour === undefined ? {} : { colour }),
  });
  const known = cacheUntilTableChanges(sight, () => new Map<SideId, SideView | undefined>());
  const side = (id: SideId): SideView | undefined => {
    const views = known();
    if (!views.has(id)) {
      const found = lens.get('side', id);
      views.set(id, found && viewOf(found));
    }
    return views.get(id);
  };
  const all = cacheUntilTableChanges(sight, () =>
    [...lens.all('side')]
      .flatMap(({ id }) => (isOut(lens, id) ? [] : (side(id) ?? [])))
      .sort((a, b) => a.index - b.index),
  );
  const own = cacheUntilTableChanges(sight, () => all().filter(({ id }) => lens.plays(id)));
  return {
    side,

    sides: (): readonly SideView[] => all(),

    mine: (): readonly SideView[] => own(),

    nextSide: (): SideView | undefined => {
      const [mine] = own();
      const sides = all();
      return mine && own().length < sides.length
        ? (sides[(sides.findIndex(({ id }) => id === mine.id) + 1) % sides.length] ?? mine)
        : undefined;
    },

    /** True if the bot plays a side, and at most one person plays the others. */
    isAgainstBot: (): boolean => {
      const players = new Set(all().flatMap((one) => one.players));
      const bots = [...players].filter(isHouse);
      return bots.length > 0 && players.size - bots.length <= 1;
    },

    /** Returns the level of the bot; undefined if it plays no side, or several at different levels. */
    botLevel: (): BotLevel | undefined => {
      const bots = all().flatMap(({ players }) => players.filter(isHouse));
      const [level, ...others] = new Set(bots.map(botLevelOf));
      return others.length === 0 ? level : undefined;
    },

    /** Returns the free sides that the bot can play. Without turns there are none: the bot would do nothing. */
    freeForBot: (): readonly SideView[] => {
      const module = lens.get('module', 'module')?.module;
      const isOver = lens.get('game', 'game')?.phase === 'over';
      return module?.turn && canBotPlayModule(module) && !isOver
        ? all().filter(({ players }) => players.length === 0)
        : [];
    },

    playsAlone: (): boolean =>
      own().length > 0 &&
      all().every(({ players }) =>
        players.every((one) => isHouse(one) || (lens.viewer.who === 'person' && lens.viewer.person === one)),
      ),

    /**
     * True if all sides of the viewer move toward the bottom of the board. For a spectator, the sides of the human
     * players count, once all seats are taken.
     */
    looksDown: (): boolean => {
      const module = lens.get('module', 'module')?.module;
      const isFull = all().every(({ players }) => players.length > 0);
      const peoples = isFull ? all().filter(({ players }) => !players.every(isHouse)) : [];
      const sides = own().length > 0 ? own() : peoples;
      return (
        module !== undefined &&
        sides.length > 0 &&
        sides.every(({ id }) => forwardDirectionOfSide(module, id) === 'south')
      );
    },

    observers: (): readonly PersonId[] =>
      [...lens.all('seat')].flatMap(({ side: at, person, reserve }) => (at === undefined && !reserve ? [person] : [])),

    /** Returns the people who would take a side that becomes free, the longest waiting first (U23). */
    reserves: (): readonly PersonId[] => listReserveSeats(lens).map(({ person }) => person),

    /** Returns the times at which a person can play, in their own words (U23). */
    when: (person: PersonId): string | undefined =>
      [...lens.all('seat')].find((one) => one.person === person && one.when !== undefined)?.when,

    /**
     * Returns the deadline (ms since 1970) of seats that anyone may take, and whether all are taken; undefined if there
     * is none.
     */
    open: (): { readonly until: number; readonly isFull: boolean } | undefined => {
      const until = openSeatsDeadlineOf(lens);
      return until === undefined ? undefined : { until, isFull: isFull(lens.ground) };
    },
  };
});
