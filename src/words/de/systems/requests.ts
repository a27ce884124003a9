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
import { listed, mustAgree, person } from '../text.ts';
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
      return 'bittet, einen Schritt zurückzunehmen';
    case 'seat':
      return `bittet, ${bold(wants.side)} zu spielen`;
    case 'transfer':
      return `bietet ${person(wants.to)} ${bold(wants.side)} an`;
    case 'master':
      return 'bittet, Spielleiter zu sein, der alles sieht';
    case 'arrange':
      return 'bittet, den Tisch für den Rest des Spiels allein ändern zu dürfen: Figuren, Zähler, Wertung. Es wird dann nicht gewertet';
    case 'draw':
      return 'bietet Remis an';
    case 'publish':
      return 'bittet, das Geheimnis dieses Spiels zu veröffentlichen, was es endgültig schließt';
    case 'overrule-act': {
      const things = thingsText(wants.with === undefined ? [] : [wants.with], wants.unseen);
      const on = things === '' ? '' : ` mit ${things}`;
      const chosen = wants.chosen === undefined ? '' : ` (${listed(wants.chosen.map(bold))})`;
      return `bittet, außer der Regel ${bold(wants.action)}${on}${chosen} auszuführen`;
    }
    case 'overrule-step':
      return `bittet, außer der Regel ${stepText(wants)}`;
    case 'clock':
      return `bittet um eine andere Uhr: ${limitText(wants)}`;
    case 'overrule': {
      const taken = wants.taken.length > 0 ? ` und ${listed(wants.taken.map(bold))} zu schlagen` : '';
      return `bittet, außer der Regel ${thingsText(wants.pieces, wants.unseen)} nach ${bold(wants.to)} zu ziehen${taken}`;
    }
    case 'points':
      return `bittet, zu geben: ${pointsText(wants)}`;
    case 'claim':
      return `wertet ${bold(wants.objective)} für ${bold(wants.side)}`;
    case 'reload':
      return `bittet, dem Spiel ein anderes Modul zu geben: ${bold(wants.title)}`;
  }
};

/** Who may win by what is asked. */
const gainsText = (gains: readonly string[] = []): string =>
  gains.length > 0 ? `. ${listed(gains.map(bold))} kann dadurch gewinnen` : '';

/** How a request ended by what its actor did to it, behind the name. */
const closedPhrase = ({ by, how }: Seen<'closed'>): string => {
  if (how === 'ended') return 'zieht die Zustimmung zurück, den Tisch allein zu ändern';
  return how === 'taken-back' ? 'zieht die Bitte zurück' : `lehnt ab, worum ${person(by)} bat`;
};

/** The question to those who are asked. */
export const questionText = (
  wants: Pick<WishSeen, 'what'>,
  by: PersonId,
  asked: readonly PersonId[],
  wait: Wait | undefined,
): string => {
  const question =
    wants.what === 'transfer' ? 'nimmst du das an?' : asked.length === 1 ? 'stimmst du zu?' : 'stimmt ihr zu?';
  return `${listed(asked.map(person))}: ${question}${wait ? ` ${waitText(by, asked, wait)}` : ''}`;
};

const waitText = (by: PersonId, asked: readonly PersonId[], { until, for: what }: Wait): string =>
  what === 'silence'
    ? `Wenn bis ${moment(until)} von ${listed(asked.map(person), 'oder')} nichts zu hören ist, darf ${person(by)} dann Platz nehmen.`
    : `Wenn bis ${moment(until)} niemand Nein sagt, darf ${person(by)} es dann tun, mit demselben Befehl.`;

/** What is asked now, and of whom, in a line. */
export const requestText = (view: View, { by, asks: wants, asked, waited, until }: RequestView): string => {
  const time = until === undefined ? '' : ` bis ${moment(until)}`;
  if (wants.what === 'transfer') return `${person(by)} ${wishPhrase(wants)}.`;
  if (wants.what === 'arrange' && waited.length === 0)
    return `${person(by)} darf den Tisch für den Rest des Spiels allein ändern.`;
  const sides = asked.map(({ id }) => bold(view.of(seatQueries).side(id)?.name ?? id));
  const wish = wants.what === 'undo' ? 'bittet, das zuletzt Gespielte zurückzunehmen' : wishPhrase(wants);
  return `${person(by)} ${wish}: Zustimmung fehlt von ${listed(sides)} (${listed(waited.map(person)) || '–'})${time}.`;
};

/** Which steps somebody asks to take back, or what else is asked for. */
const askDeed = (deed: Deed, say: Say): string => {
  const { seen = [] } = deed;
  const isJoined = seen.some((one) => one.what === 'joined' && one.undo);
  if (!isJoined && !seen.some((one) => one.what === 'asked' && one.wants.what === 'undo')) return say.reports(seen);
  return `bittet${isJoined ? ' ebenfalls' : ''} um Rücknahme${deed.past ? `: ${pastText(deed, say)}` : ' eines Schritts'}`;
};

/** Of a game that came in a file nothing of what was asked in it is told. */
export const sentences = {
  reports: {
    asked: ({ wants, reason, gains }) => `${wishPhrase(wants)}${gainsText(gains)}${reasonText(reason)}`,
    agreed: ({ by, arranges }) =>
      arranges
        ? `stimmt ${person(by)} zu, der Tisch darf nun allein geändert werden. ${DECLINE} unter der Frage beendet das`
        : `stimmt ${person(by)} zu`,
    joined: ({ by }) => `bittet um dasselbe wie ${person(by)}`,
    closed: closedPhrase,
  },
  lines: {
    lapsed: ({ by }, kind) => (kind === 'import' ? [] : [`Die Bitte von ${person(by)} ist abgelaufen.`]),
    silent: ({ sides }, kind) =>
      kind === 'import'
        ? []
        : [`${listed(sides.map(bold))} ${sides.length === 1 ? 'hat' : 'haben'} nicht rechtzeitig geantwortet.`],
  },
  deeds: { ask: askDeed },
  refusals: {
    'no-such-request': (_, _view, { status }) => `Darum bittet niemand mehr. ${status} zeigt, was gefragt wird.`,
    'already-asked': ({ until }, _view, { decline }) =>
      `Du hast schon gefragt. ${decline} darunter zieht das zurück; oder warte auf die Antwort${until === undefined ? '' : `, höchstens bis ${moment(until)}`}.`,
    'not-asked': (_, _view, { status }) => `Du bist nicht gefragt. ${status} zeigt, wer es ist.`,
    'nobody-to-ask': (_, _view, { seats }) => `Es ist niemand da, den du fragen kannst. ${seats} zeigt, wer spielt.`,
    'consent-needs-players': ({ sides }, view, { join, stop }) =>
      `Niemand spielt ${listed(
        sides.map((id) => sideName(view, id)),
        'oder',
      )}, also können nicht alle zustimmen. ${join} nimmt den Platz; ${stop} beendet das Spiel.`,
    'arranging-needs-consent': ({ sides }, view, { ask }) =>
      `Du spielst hier mit und könntest dadurch gewinnen, also ${mustAgree(sides.map((id) => sideName(view, id)))}. ${ask} fragt sie.`,
    'manager-plays': (_, _view, { silent }) =>
      `Du spielst hier mit, also kannst du nicht eingreifen. Bitte jemand anderen, der diesen Server verwaltet; ${silent} zeigt, auf wen gewartet wird.`,
  },
} satisfies SystemSentences;
