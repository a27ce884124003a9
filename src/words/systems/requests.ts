import type { RequestedChangeReport } from '../../engine/index.ts';
import { limitText } from '../../features/clock/say/clock.ts';
import type { PersonId } from '../../table/index.ts';
import type { ConsentRequestView } from '../../view/requests.ts';
import { seatQueries } from '../../view/seats.ts';
import type { Deed, SeenReport, WaitDeadline } from '../../view/seen/report.ts';
import { moment, plain } from '../../view/text/text.ts';
import type { View } from '../../view/view.ts';
import type { Format } from '../base/messages.ts';
import { sideNames } from '../base/names.ts';
import type { SentenceFormatters, SystemSentences } from '../base/sentences.ts';
import { name, names, person, persons } from '../base/values.ts';
import { pastText } from './history.ts';
import { stepText, thingsText } from './overruled.ts';
import { pointsText } from './points.ts';

/**
 * Requests to others, their answers and their end. Agreement and refusal name only the person who pressed the button
 * (D4).
 */

/** A move that the rules refuse, as an item after a colon. */
const moveText = (
  format: Format,
  { pieces, unseen, to, taken }: Extract<RequestedChangeReport, { what: 'overrule' }>,
): string => {
  const given = { things: thingsText(format, pieces, unseen), to: name(to) };
  return taken.length > 0
    ? format('overrule-move-taking', { ...given, taken: names(taken) })
    : format('overrule-move', given);
};

/** A module's action that the rules refuse, as an item after a colon. */
const actText = (format: Format, wants: Extract<RequestedChangeReport, { what: 'overrule-act' }>): string => {
  const { action, unseen = 0, chosen = [] } = wants;
  const pieces = wants.with === undefined ? [] : [wants.with];
  const given = { action: name(action), things: thingsText(format, pieces, unseen), chosen: names(chosen) };
  if (pieces.length + unseen === 0)
    return chosen.length === 0
      ? format('overrule-act', { action: given.action })
      : format('overrule-act-chosen', { action: given.action, chosen: given.chosen });
  return chosen.length === 0
    ? format('overrule-act-with', { action: given.action, things: given.things })
    : format('overrule-act-with-chosen', given);
};

/** A request, to follow the player's name. */
const wishPhrase = (format: Format, wants: RequestedChangeReport): string => {
  switch (wants.what) {
    case 'seat':
      return format('asks-seat', { side: name(wants.side) });
    case 'transfer':
      return format('asks-transfer', { side: name(wants.side), to: person(wants.to) });
    case 'bot':
      return format('asks-bot', { sides: names(wants.sides), level: format('bot-level', { level: wants.level }) });
    case 'overrule':
      return format('asks-overrule', { act: moveText(format, wants) });
    case 'overrule-act':
      return format('asks-overrule', { act: actText(format, wants) });
    case 'overrule-step':
      return format('asks-overrule', { act: stepText(format, wants) });
    case 'clock':
      return format('asks-clock', { limit: limitText(format, wants) });
    case 'points':
      return format('asks-points', { points: pointsText(format, wants) });
    case 'claim':
      return format('asks-claim', { objective: name(wants.objective), side: name(wants.side) });
    case 'reload':
      return format('asks-reload', { title: name(wants.title) });
    default:
      return format(`asks-${wants.what}`);
  }
};

/** A request with its reason and the sides that may win because of it, to follow the player's name. */
const askedPhrase = (format: Format, { wants, reason, gains = [] }: SeenReport<'asked'>): string => {
  const wish = wishPhrase(format, wants);
  const text = gains.length > 0 ? format('asks-gaining', { wish, sides: names(gains), count: gains.length }) : wish;
  return reason === undefined ? text : format('with-reason', { text, reason: plain(reason) });
};

/** A person's decision that ends a request, to follow their name. */
const closedPhrase = (format: Format, { by, how }: SeenReport<'closed'>): string => {
  if (how === 'ended') return format('request-consent-withdrawn');
  return how === 'taken-back' ? format('request-withdrawn') : format('request-declined', { by: person(by) });
};

/** The question to the people who must answer the request. */
export const questionText = (
  format: Format,
  wants: Pick<RequestedChangeReport, 'what'>,
  by: PersonId,
  asked: readonly PersonId[],
  wait: WaitDeadline | undefined,
): string => {
  const given = { people: persons(asked), count: asked.length };
  const question =
    wants.what === 'transfer' ? format('request-accept-question', given) : format('request-agree-question', given);
  return wait ? `${question} ${waitText(format, by, asked, wait)}` : question;
};

const waitText = (
  format: Format,
  by: PersonId,
  asked: readonly PersonId[],
  { until, for: what }: WaitDeadline,
): string => {
  const given = { until: moment(until), by: person(by) };
  return what === 'silence'
    ? format('request-wait-silence', { ...given, people: persons(asked, 'or'), count: asked.length })
    : format('request-wait-answer', given);
};

/** An open request and the people who must answer it, on one line. */
export const requestText = (format: Format, view: View, request: ConsentRequestView): string => {
  const { by, asks: wants, asked, waited, until } = request;
  const player = person(by);
  if (wants.what === 'transfer') return format('request-line-offer', { player, wish: wishPhrase(format, wants) });
  if (wants.what === 'arrange' && waited.length === 0) return format('request-line-arranges', { player });
  const sides = names(asked.map(({ id }) => view.of(seatQueries).side(id)?.name ?? id));
  const wish = wants.what === 'undo' ? format('asks-undo-last') : wishPhrase(format, wants);
  const line =
    waited.length > 0
      ? format('request-line', { player, wish, sides, people: persons(waited) })
      : format('request-line-unwaited', { player, wish, sides });
  return until === undefined ? line : `${line} ${format('request-line-until', { until: moment(until) })}`;
};

/** The sentence about asking for something: to take back steps, or any other request. */
const askDeed = (format: Format, deed: Deed, say: SentenceFormatters): string => {
  const { seen = [] } = deed;
  const isJoined = seen.some((one) => one.what === 'joined' && one.undo);
  if (!isJoined && !seen.some((one) => one.what === 'asked' && one.wants.what === 'undo')) return say.reports(seen);
  if (!deed.past) return format(isJoined ? 'asks-undo-too' : 'asks-undo');
  const deeds = pastText(deed, say);
  return isJoined ? format('asks-undo-of-too', { deeds }) : format('asks-undo-of', { deeds });
};

const refusals = (format: Format) =>
  ({
    'no-such-request': (_, _view, { status }) => format('request-none', { status }),
    'already-asked': ({ until }, _view, { decline }) =>
      until === undefined
        ? format('request-already', { decline })
        : format('request-already-until', { decline, until: moment(until) }),
    'not-asked': (_, _view, { status }) => format('request-not-asked', { status }),
    'nobody-to-ask': (_, _view, { seats }) => format('request-nobody-to-ask', { seats }),
    'consent-needs-players': ({ sides }, view, { join, stop }) =>
      format('request-needs-players', { sides: sideNames(format, view, sides, 'or'), join, stop }),
    'arranging-needs-consent': ({ sides }, view, { ask }) =>
      format('request-arranging', { sides: sideNames(format, view, sides), ask }),
    'manager-plays': (_, _view, { silent }) => format('request-manager-plays', { silent }),
  }) satisfies SystemSentences['refusals'];

/** Sentences about requests. In an imported game, requests are not shown. */
export const sentences = (format: Format) =>
  ({
    reports: {
      asked: (one) => askedPhrase(format, one),
      agreed: ({ by, arranges }) =>
        format(arranges ? 'request-agreed-arranging' : 'request-agreed', { by: person(by) }),
      joined: ({ by }) => format('request-joined', { by: person(by) }),
      closed: (one) => closedPhrase(format, one),
    },
    lines: {
      lapsed: ({ by }, kind) => (kind === 'import' ? [] : [format('request-expired', { by: person(by) })]),
      silent: ({ sides }, kind) =>
        kind === 'import' ? [] : [format('request-unanswered', { sides: names(sides), count: sides.length })],
    },
    deeds: { ask: (deed, say) => askDeed(format, deed, say) },
    refusals: refusals(format),
  }) satisfies SystemSentences;
