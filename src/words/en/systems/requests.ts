import type { PersonId } from '../../../engine/core/ids.ts';
import type { WishSeen } from '../../../engine/index.ts';
import type { RequestView } from '../../../view/requests.ts';
import { seatQueries } from '../../../view/seats.ts';
import type { Deed, Seen, Wait } from '../../../view/seen/report.ts';
import { bold, moment } from '../../../view/text.ts';
import type { View } from '../../../view/view.ts';
import type { Say, SystemSentences } from '../../base/sentences.ts';
import { sideName } from '../names.ts';
import { buttons } from '../posts.ts';
import { listed, person } from '../text.ts';
import { limitText } from './clock.ts';
import { pastText } from './history.ts';
import { stepText, thingsText } from './overruled.ts';
import { pointsText, reasonText } from './points.ts';

/**
 * What is asked of others, who answers, and what became of it. Agreement and refusal are said only of who pressed the
 * button (D4).
 */

const DECLINE = `**${buttons.decline}**`;

/** What somebody asks for, behind the name. */
const wishPhrase = (wants: WishSeen): string => {
  switch (wants.what) {
    case 'undo':
      return 'asks to take back a step';
    case 'seat':
      return `asks to play ${bold(wants.side)}`;
    case 'transfer':
      return `offers ${bold(wants.side)} to ${person(wants.to)}`;
    case 'master':
      return 'asks to be game master, who sees everything';
    case 'arrange':
      return 'asks to change the table alone for the rest of this game: pieces, counters, scores. It isn’t rated then';
    case 'draw':
      return 'offers a draw';
    case 'publish':
      return 'asks to publish the secret of this game, which closes it for good';
    case 'overrule': {
      const taken = wants.taken.length > 0 ? `, taking ${listed(wants.taken.map(bold))}` : '';
      return `asks to move ${thingsText(wants.pieces, wants.unseen)} to ${bold(wants.to)}${taken}, beyond the rules`;
    }
    case 'overrule-act': {
      const things = thingsText(wants.with === undefined ? [] : [wants.with], wants.unseen);
      const on = things === '' ? '' : ` with ${things}`;
      const chosen = wants.chosen === undefined ? '' : ` (${listed(wants.chosen.map(bold))})`;
      return `asks to do ${bold(wants.action)}${on}${chosen}, beyond the rules`;
    }
    case 'overrule-step':
      return `asks to ${stepText(wants)}, beyond the rules`;
    case 'clock':
      return `asks for another clock: ${limitText(wants)}`;
    case 'points':
      return `asks to give ${pointsText(wants)}`;
    case 'claim':
      return `claims ${bold(wants.objective)} for ${bold(wants.side)}`;
    case 'reload':
      return `asks to put another module under the game: ${bold(wants.title)}`;
  }
};

/** Who may win by what is asked. */
const gainsText = (gains: readonly string[] = []): string =>
  gains.length > 0 ? `. ${listed(gains.map(bold))} may win by it` : '';

/** How a request ended by what its actor did to it, behind the name. */
const closedPhrase = ({ by, how }: Seen<'closed'>): string => {
  if (how === 'ended') return 'withdraws the consent to change the table alone';
  return how === 'taken-back' ? 'takes back what was asked' : `declines what ${person(by)} asked`;
};

/** The question to those who are asked. */
export const questionText = (
  wants: Pick<WishSeen, 'what'>,
  by: PersonId,
  asked: readonly PersonId[],
  wait: Wait | undefined,
): string => {
  const question = wants.what === 'transfer' ? 'do you take it?' : 'do you agree?';
  return `${listed(asked.map(person))}: ${question}${wait ? ` ${waitText(by, asked, wait)}` : ''}`;
};

const waitText = (by: PersonId, asked: readonly PersonId[], { until, for: what }: Wait): string =>
  what === 'silence'
    ? `If nothing is heard of ${listed(asked.map(person), 'or')} until ${moment(until)}, ${person(by)} may sit down then.`
    : `If nobody says no until ${moment(until)}, ${person(by)} may do it then, by the same command.`;

/** What is asked now, and of whom, in a line. */
export const requestText = (view: View, { by, asks: wants, asked, waited, until }: RequestView): string => {
  const time = until === undefined ? '' : ` until ${moment(until)}`;
  if (wants.what === 'transfer') return `${person(by)} ${wishPhrase(wants)}.`;
  if (wants.what === 'arrange' && waited.length === 0)
    return `${person(by)} may change the table alone for the rest of this game.`;
  const sides = asked.map(({ id }) => bold(view.of(seatQueries).side(id)?.name ?? id));
  const wish = wants.what === 'undo' ? 'asks to take back what was played last' : wishPhrase(wants);
  return `${person(by)} ${wish}: ${listed(sides)} to agree (${listed(waited.map(person)) || '–'})${time}.`;
};

/** Which steps somebody asks to take back, or what else is asked for. */
const askDeed = (deed: Deed, say: Say): string => {
  const { seen = [] } = deed;
  const isJoined = seen.some((one) => one.what === 'joined' && one.undo);
  if (!isJoined && !seen.some((one) => one.what === 'asked' && one.wants.what === 'undo')) return say.reports(seen);
  return `asks to take back${deed.past ? `: ${pastText(deed, say)}` : ' a step'}${isJoined ? ', too' : ''}`;
};

/** Of a game that came in a file nothing of what was asked in it is told. */
export const sentences = {
  reports: {
    asked: ({ wants, reason, gains }) => `${wishPhrase(wants)}${gainsText(gains)}${reasonText(reason)}`,
    agreed: ({ by, arranges }) =>
      arranges
        ? `agrees with ${person(by)}, who may now change the table alone. ${DECLINE} under the question ends that`
        : `agrees with ${person(by)}`,
    joined: ({ by }) => `asks for the same as ${person(by)}`,
    closed: closedPhrase,
  },
  lines: {
    lapsed: ({ by }, kind) => (kind === 'import' ? [] : [`The request of ${person(by)} has expired.`]),
    silent: ({ sides }, kind) => (kind === 'import' ? [] : [`${listed(sides.map(bold))} did not answer in time.`]),
  },
  deeds: { ask: askDeed },
  refusals: {
    'no-such-request': (_, _view, { status }) => `Nobody asks for that any more. ${status} shows what is asked.`,
    'already-asked': ({ until }, _view, { decline }) =>
      `You have asked already. ${decline} under it takes that back; or wait for the answer${until === undefined ? '' : `, at most until ${moment(until)}`}.`,
    'not-asked': (_, _view, { status }) => `It is not you who is asked. ${status} shows who is.`,
    'nobody-to-ask': (_, _view, { seats }) => `There's no one to ask. ${seats} shows who plays.`,
    'consent-needs-players': ({ sides }, view, { join, stop }) =>
      `Nobody plays ${listed(
        sides.map((id) => sideName(view, id)),
        'or',
      )}, so not everyone can agree. ${join} takes the seat; ${stop} ends the game.`,
    'arranging-needs-consent': ({ sides }, view, { ask }) =>
      `You play in this game and could win by that, so ${listed(sides.map((id) => sideName(view, id)))} must agree first: press ${ask}.`,
    'manager-plays': (_, _view, { silent }) =>
      `You play in this game, so you can't step in. Ask someone else who manages this server; ${silent} shows who is waited for.`,
  },
} satisfies SystemSentences;
