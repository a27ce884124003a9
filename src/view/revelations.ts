import { countersOf, hides, type Module } from '../engine/index.ts';
import { listed, plain } from './words/text.ts';

/** A way in which what somebody sees may depend on what is hidden from him: there is no other (T6). */
interface Revelation {
  readonly what: 'play' | 'published' | 'counter' | 'modifier' | 'announcement' | 'outcome' | 'in-the-way' | 'undo' | 'secret';
  /** What a module gives away in that way, in words, a line each; none, where it does not use it. */
  readonly in: (module: Module) => readonly string[];
}

const traitsOf = ({ traits = {} }: Module) => Object.values(traits);
const canMask = (module: Module): boolean => traitsOf(module).some(({ mask }) => mask !== undefined);
const canVanish = (module: Module): boolean => traitsOf(module).some(({ invisible }) => invisible === true);

const PUBLISHES = { some: 'whether anything is in', count: 'how many pieces are in', contents: 'what is in' } as const;

const publishedIn = ({ maps, decks = [] }: Module): readonly string[] => {
  const kept = [...maps.filter((map) => map.private !== undefined), ...decks.filter(({ faceDown }) => faceDown)];
  return (['some', 'count', 'contents'] as const).flatMap((publishes) => {
    const names = kept.filter((one) => one.publishes === publishes).map(({ name }) => name);
    return names.length > 0 ? [`everyone knows ${PUBLISHES[publishes]} ${some(names)}`] : [];
  });
};

/** Counters whose number everyone sees, though not everyone sees what they count (C66, C67). */
const countersIn = (module: Module): readonly string[] =>
  (module.counters ?? []).flatMap((definition) =>
    countersOf(module, definition).flatMap((counter) => {
      const privately = module.maps.find(({ name }) => name === counter.map)?.private !== undefined;
      if (privately && counter.visible !== 'all') return [];
      const covered = [
        ...(privately ? ['pieces that its side alone sees'] : []),
        ...decksUnder(module, counter),
        ...(canMask(module) ? ['pieces that lie face down'] : []),
        ...(canVanish(module) ? ['pieces that are invisible'] : []),
      ];
      const how = counter.sum === undefined ? 'counts' : `sums ${plain(counter.sum)} of`;
      return covered.length > 0 ? [`everyone sees ${plain(counter.id)}, which ${how} ${listed(covered, 'or')} too`] : [];
    }),
  );

/** The decks face down whose cards a counter on their map, or on them, counts. */
const decksUnder = ({ maps, decks = [] }: Module, { on, map, decks: counts }: ReturnType<typeof countersOf>[number]): readonly string[] =>
  decks
    .filter(({ faceDown }) => faceDown)
    .filter((deck) => {
      if ('deck' in on) return on.deck === `/${deck.name}`;
      if (!counts || deck.map !== map) return false;
      if (!('board' in on)) return true;
      return (
        on.board === `${deck.map}/${deck.board}` &&
        (!('zone' in on) || (deck.cell !== undefined && cellsOf(maps, deck, on.zone).includes(deck.cell)))
      );
    })
    .map(({ name }) => `cards in ${plain(name)}`);

const cellsOf = (maps: Module['maps'], deck: NonNullable<Module['decks']>[number], zone: string): readonly string[] => {
  const board = maps.find(({ name }) => name === deck.map)?.boards.find(({ name }) => name === deck.board);
  return board?.zones?.find(({ name }) => name === zone)?.cells ?? [];
};

/** The declared revelations. `/module check` prints what of them a module uses. */
const revelations: readonly Revelation[] = [
  { what: 'play', in: (module) => (hides(module) ? ['what is moved, played, shown or discarded to where all see it'] : []) },
  { what: 'published', in: publishedIn },
  { what: 'counter', in: countersIn },
  {
    what: 'modifier',
    in: ({ modifiers = [] }) => {
      const known = modifiers.filter(({ knownTo }) => knownTo === 'all').map(({ name }) => name);
      return known.length > 0 ? [`name and effect of ${some(known)}, also from a piece that is not seen`] : [];
    },
  },
  {
    what: 'announcement',
    in: (module) => (module.scorekeepers && hides(module) ? ['what scorekeepers announce of scores, of who won and who lost'] : []),
  },
  {
    what: 'outcome',
    in: (module) =>
      canVanish(module) || (hides(module) && (module.modifiers ?? []).length > 0)
        ? ['how a move of one’s own came out, where something hidden was in its way or bent it']
        : [],
  },
  {
    what: 'in-the-way',
    in: (module) =>
      hides(module) ? ['that something unseen was in the way of what somebody tried, to all who see what that was about'] : [],
  },
  {
    what: 'undo',
    in: (module) =>
      hides(module)
        ? [
            'that something done unseen since does not let a step be taken back or done again',
            ...((module.rules.undo ?? 'ask') === 'ask'
              ? ['that a step showed something new, when the others are asked to take it back']
              : []),
          ]
        : [],
  },
  { what: 'secret', in: (module) => (hides(module) ? ['all shuffles and rolls, once the game is over and its secret is posted'] : []) },
];

/** What a module gives away of what it hides, a line each. */
export const revealedBy = (module: Module): readonly string[] => revelations.flatMap((one) => one.in(module));

const SHOWN = 4;

const some = (names: readonly string[]): string =>
  names.length > SHOWN
    ? `${names
        .slice(0, SHOWN)
        .map((name) => plain(name))
        .join(', ')} and ${names.length - SHOWN} more`
    : listed(names.map((name) => plain(name)));
