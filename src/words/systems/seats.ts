import { isHouse } from '../../engine/index.ts';
import { seatQueries } from '../../view/seats.ts';
import { sidesLeftByPlayers } from '../../view/seen/file-players.ts';
import type { SeenReport } from '../../view/seen/report.ts';
import { bold, moment, plain } from '../../view/text/text.ts';
import type { Format } from '../base/messages.ts';
import { sideName, sideNames } from '../base/names.ts';
import type { SystemSentences } from '../base/sentences.ts';
import { list, name, names, person, persons } from '../base/values.ts';

const seatedPhrase = (format: Format, { side, reserve }: SeenReport<'seated'>): string => {
  if (reserve) return format('seat-joins-waitlist');
  return side === undefined ? format('seat-watches') : format('seat-plays', { side: name(side) });
};

const leftPhrase = (format: Format, { person: who, side, own, reserve }: SeenReport<'left'>): string | undefined => {
  if (own && reserve) return format('seat-leaves-waitlist');
  if (own) return side === undefined ? format('seat-stops-watching') : format('seat-leaves', { side: name(side) });
  if (side === undefined) return undefined;
  if (isHouse(who)) return format('seat-frees-bot', { side: name(side) });
  return format('seat-frees', { player: person(who), side: name(side) });
};

/** The players of a game that came in a file, whose seats are free now. */
const leftLines = (format: Format, seen: readonly SeenReport[]): readonly string[] => {
  const players = sidesLeftByPlayers(seen).map(([who, sides]) =>
    format('seat-in-file', { player: person(who), sides: names(sides) }),
  );
  return players.length > 0 ? [format('seats-free-after-file', { players: list(players) })] : [];
};

const reports = (format: Format) =>
  ({
    seated: (one) => seatedPhrase(format, one),
    when: ({ when }) => (when === '' ? format('seat-no-time') : format('seat-has-time', { when: plain(when) })),
    managed: ({ deed }) => format(deed === 'unstick' ? 'seat-unsticks' : 'seat-manages'),
    'bot-seated': ({ sides, level }) =>
      format('seat-bot-plays', { sides: names(sides), level: format('bot-level', { level }) }),
    left: (one) => leftPhrase(format, one),
    transferred: ({ side, to }) => format('seat-hands-over', { side: name(side), to: person(to) }),
  }) satisfies SystemSentences['reports'];

/** The reasons why a seat can't be taken. */
const takeRefusals = (format: Format) =>
  ({
    'no-such-side': ({ side }, view) => {
      const sides = view
        .of(seatQueries)
        .sides()
        .map((one) => one.name);
      return format('seat-no-such-side', { side: name(side), sides: names(sides) });
    },
    'side-left-out': ({ side: id }, view, { observe = '' }) =>
      format('seat-side-left-out', { side: sideName(format, view, id), observe }),
    'seat-not-free': ({ side: id }, view, { seats }) =>
      format('seat-not-free', { side: sideName(format, view, id), seats }),
    'bot-plays-not': () => format('seat-bot-plays-not'),
    'bot-needs-consent': ({ sides }, view, { seats }) =>
      format('seat-bot-asks', { sides: sideNames(format, view, sides), seats }),
    'already-seated': ({ side: id, reserve }, view, { leave = '' }) =>
      id
        ? format('seat-already-plays', { side: sideName(format, view, id), leave })
        : format(reserve ? 'seat-already-waits' : 'seat-already-watches', { leave }),
    'one-side-only': ({ side: id }, view, { leave = '' }) =>
      format('seat-one-side-only', { side: sideName(format, view, id), leave }),
    'side-taken': ({ side: id, players, until }, view, { ask }) => {
      const given = { players: persons(players), side: sideName(format, view, id), ask };
      return until === undefined
        ? format('seat-taken', given)
        : format('seat-taken-until', { ...given, until: moment(until) });
    },
    'has-seen': ({ side: id, sides, until }, view, { ask }) => {
      const seen = id === undefined ? format('seat-master-sees') : format('seat-has-seen');
      const given = { sides: sideNames(format, view, sides), ask };
      const agree =
        until === undefined
          ? format('seat-must-agree', given)
          : format('seat-must-agree-until', { ...given, until: moment(until) });
      return `${seen} ${agree}`;
    },
    'nobody-agrees': ({ side: id }, view, { start = '', observe = '' }) =>
      id === undefined
        ? format('seat-nobody-agrees-master', { start })
        : format('seat-nobody-agrees', { side: sideName(format, view, id), observe }),
    'master-taken': ({ master }, _view, { leave = '' }) =>
      format('seat-master-taken', { master: person(master), leave }),
    'master-plays': (_, _view, { leave = '' }) => format('seat-master-plays', { leave }),
    'not-master': (_, _view, { seats = '' }) => format('seat-not-master', { seats }),
  }) satisfies SystemSentences['refusals'];

/** The reasons why a seat can't be left, handed over or freed, or why a game can't be played alone. */
const leaveRefusals = (format: Format) =>
  ({
    'not-seated': ({ side: id, person: who }, view, { join = '', seats = '' }) => {
      if (!id) return format('seat-none', { join });
      const side = sideName(format, view, id);
      return who === undefined
        ? format('seat-not-yours', { side, seats })
        : format('seat-not-theirs', { player: person(who), side, seats });
    },
    'not-to-them': ({ person: id, side: to, why }, view, { join = '' }) => {
      const player = person(id);
      switch (why) {
        case 'plays-it':
          return format('seat-they-play-it', { player, side: sideName(format, view, to) });
        case 'plays-other':
          return format('seat-they-play-other', { player });
        case 'presides':
          return format('seat-they-preside', { player });
        case 'has-seen':
          return format('seat-they-have-seen', { player, join });
      }
    },
    'not-accepted': ({ person: id, side: to }, view, { transfer }) =>
      format('seat-not-accepted', { player: person(id), side: sideName(format, view, to), transfer }),
    'not-silent': ({ person: id, until }, _view, { leave = '' }) =>
      format('seat-not-silent', { player: person(id), until: moment(until), leave }),
    'alone-hides': (_, _view, { join }) => format('seat-alone-hides', { join }),
    'alone-others': ({ players: others }, _view, { players }) =>
      format('seat-alone-others', { others: persons(others), count: others.length, players }),
  }) satisfies SystemSentences['refusals'];

export const sentences = (format: Format) =>
  ({
    reports: reports(format),
    deeds: { alone: () => format('seat-plays-all'), import: () => format('seat-imports') },
    below: { import: (seen) => leftLines(format, seen) },
    lines: {
      'seat-free': ({ side, people }) => [format('seat-is-free', { side: bold(side), people: persons(people) })],
    },
    refusals: { ...takeRefusals(format), ...leaveRefusals(format) },
  }) satisfies SystemSentences;
