import type { RunningModulePart, SideId } from '../../table/index.ts';
import { seatQueries } from '../../view/seats.ts';
import { bold } from '../../view/text/text.ts';
import type { View } from '../../view/view.ts';
import { duration } from '../base/durations.ts';
import type { Format } from '../base/messages.ts';
import { sideName, sideNames } from '../base/names.ts';
import { chosenOr, type SystemSentences } from '../base/sentences.ts';
import { name, names, person, persons } from '../base/values.ts';

const notYourTurn = (
  format: Format,
  view: View,
  id: SideId | undefined,
  ways: { readonly board: string; readonly turn: string },
): string => {
  const players = (id && view.of(seatQueries).side(id)?.players) ?? [];
  const given = { side: sideName(format, view, id), ...ways };
  return players.length === 0
    ? format('game-not-your-turn', given)
    : format('game-not-your-turn-of', { ...given, players: persons(players) });
};

const tooLong = (format: Format, at: RunningModulePart | undefined): string => {
  if (!at) return format('game-takes-too-long');
  return at.line === undefined
    ? format('game-part-takes-too-long', { part: name(at.name) })
    : format('game-line-takes-too-long', { line: at.line, part: name(at.name) });
};

const reports = (format: Format) =>
  ({
    started: () => format('game-starts'),
    begun: () => format('game-begins'),
    opened: ({ isOpen }) => format(isOpen ? 'game-opens-seats' : 'game-closes-seats'),
    over: () => format('game-ends'),
    master: (one) => format(one.person === undefined ? 'game-master-leaves' : 'game-master-now'),
    host: (one) =>
      one.person === undefined ? format('game-host-nobody') : format('game-host-now', { host: person(one.person) }),
    turn: 'elsewhere',
  }) satisfies SystemSentences['reports'];

/** The reasons why the rules can't do something, or why a setting can't be changed. */
const ruleRefusals = (format: Format) =>
  ({
    'too-much-follows': ({ bound, effects }) =>
      effects
        ? format('game-effects-go-on', { bound, effects: effects.map(bold).join(' → ') })
        : format('game-rules-go-on', { bound }),
    'takes-too-long': ({ at }) => tooLong(format, at),
    'nothing-changes': () => format('game-nothing-changes'),
    'reminder-so': ({ minutes }) =>
      minutes === 0 ? format('game-reminder-off') : format('game-reminder-so', { time: duration(format, minutes) }),
    'posts-so': ({ posts }) => format(posts === 'turn' ? 'game-posts-turns' : 'game-posts-acts'),
    'bad-reminder': ({ most }, _view, { off }) => format('game-bad-reminder', { days: most / 24 / 60, off }),
    'no-turns': () => format('game-no-turns'),
    'ends-by-move': (_, _view, { move }) => format('game-ends-by-move', { move }),
  }) satisfies SystemSentences['refusals'];

/** The reasons why this person can't do something in this game, or not now. */
const playRefusals = (format: Format) =>
  ({
    'not-begun': (_, _view, { begin, seats }) => format('game-not-begun', { begin, seats }),
    'game-over': (_, _view, { start, log }) => format('game-is-over', { start, log }),
    'not-a-player': (_, _view, { join }) => format('game-not-a-player', { join }),
    'not-your-turn': ({ side: id }, view, { board, turn }) => notYourTurn(format, view, id, { board, turn }),
    'out-of-game': (_, _view, { score }) => format('game-out', { score }),
    'host-only': (_, _view, { host }) => format('game-host-only', { host }),
    'master-only': (_, _view, { master }) => format('game-master-only', { master }),
    'nobody-may': (_, _view, { seat }) => format('game-no-master', { seat }),
    'already-begun': (_, _view, { board }) => format('game-already-begun', { board }),
    'seats-empty': ({ sides }, _view, { join, alone, bot }) => {
      const given = { sides: names(sides, 'or'), join };
      if (alone === undefined)
        return bot === undefined
          ? format('game-seats-empty', given)
          : format('game-seats-empty-bot', { ...given, bot });
      return bot === undefined
        ? format('game-seats-empty-alone', { ...given, alone })
        : format('game-seats-empty-alone-bot', { ...given, alone, bot });
    },
    'bots-alone': (_, _view, { join }) => format('game-bots-alone', { join }),
    'too-few-sides': ({ least, empty }, view, { join, bot }) => {
      const given = { least, empty: sideNames(format, view, empty), join };
      return bot === undefined
        ? format('game-too-few-sides', given)
        : format('game-too-few-sides-bot', { ...given, bot });
    },
  }) satisfies SystemSentences['refusals'];

export const sentences = (format: Format) =>
  ({
    reports: reports(format),
    lines: { unrated: ({ bot }) => [format(bot ? 'game-unrated-bot' : 'game-unrated')] },
    deeds: {
      begin: () => format('game-begins'),
      'end-turn': ({ seen = [] }, say) => chosenOr(seen, say, format('game-ends-turn')),
      'tell-turn': () => format('game-tells-turn'),
    },
    tries: { 'end-turn': format('tries-end-turn'), 'tell-turn': format('tries-tell-turn') },
    refusals: { ...ruleRefusals(format), ...playRefusals(format) },
  }) satisfies SystemSentences;
