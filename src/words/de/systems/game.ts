import type { SideId } from '../../../engine/core/ids.ts';
import type { WorkPlace } from '../../../engine/core/meter.ts';
import { seatQueries } from '../../../view/seats.ts';
import { bold } from '../../../view/text.ts';
import type { View } from '../../../view/view.ts';
import type { SystemSentences } from '../../sentences.ts';
import { duration } from '../common/durations.ts';
import { sideName } from '../names.ts';
import { listed, person } from '../text.ts';

/** The game itself, its turns and its settings. */

/** Who plays a side, in brackets. */
const players = (view: View, id: SideId): string => {
  const names = (view.of(seatQueries).side(id)?.players ?? []).map(person);
  return names.length > 0 ? ` (${listed(names)})` : '';
};

/** Was im Modul so viel Arbeit macht: **A**, Zeile 3 davon, oder alles, was die Regeln zu tun haben. */
const workAt = (at: WorkPlace | undefined): string => {
  if (!at) return 'Was daraus folgt,';
  return at.line === undefined ? bold(at.name) : `Zeile ${at.line} von ${bold(at.name)}`;
};

export const sentences = {
  reports: {
    started: () => 'baut das Spiel auf',
    begun: () => 'startet das Spiel',
    opened: ({ isOpen }) => (isOpen ? 'öffnet die Plätze für alle, die kommen' : 'schließt die Plätze'),
    over: () => 'beendet das Spiel',
    master: (one) =>
      one.person === undefined ? 'gibt den Platz des Spielleiters auf' : 'ist jetzt Spielleiter und sieht alles',
    host: (one) => `übergibt den Tisch an ${one.person === undefined ? 'niemand anderen' : person(one.person)}`,
    turn: 'elsewhere',
  },
  lines: { unrated: () => ['Dieses Spiel wird nicht gewertet: Jemand hat den Tisch allein geändert.'] },
  deeds: {
    begin: () => 'startet das Spiel',
    'end-turn': () => 'beendet den Zug',
    'tell-turn': () => 'lässt die anderen vom Zug bis hierher wissen',
  },
  tries: { 'end-turn': 'den Zug zu beenden', 'tell-turn': 'vom Zug zu berichten' },
  refusals: {
    'too-much-follows': ({ bound, effects }) =>
      effects
        ? `Zu viel würde folgen: ${effects.map(bold).join(', dann ')} und so weiter, mehr als ${bound} nacheinander. Nichts wurde geändert; das Modul muss ausgebessert werden.`
        : `Die Regeln dieses Spiels drehen sich im Kreis: Mehr als ${bound} Dinge würden folgen. Nichts wurde geändert; das Modul muss ausgebessert werden.`,
    'takes-too-long': ({ at }) =>
      `${workAt(at)} würde zu lange dauern. Bitte den Autor des Moduls, es zu vereinfachen.`,
    'nothing-changes': () => 'Es ist schon alles so: Nichts wäre anders, als es ist.',
    'reminder-so': ({ minutes }) =>
      minutes === 0
        ? 'In diesem Spiel wird schon niemand erinnert.'
        : `Auf wen gewartet wird, der wird schon nach ${duration(minutes)} erinnert.`,
    'posts-so': ({ posts }) =>
      posts === 'turn' ? 'Die anderen erfahren es schon einmal je Zug.' : 'Die anderen erfahren schon jede Tat.',
    'not-begun': (_, _view, { begin, seats }) =>
      `Das Spiel hat noch nicht begonnen. Drücke ${begin} unter den Plätzen, wenn alle da sind (${seats} zeigt sie).`,
    'game-over': (_, _view, { start, log }) =>
      `Dieses Spiel ist vorbei. ${start} startet ein neues; ${log} zeigt, was geschah.`,
    'not-a-player': (_, _view, { join }) => `Du spielst in diesem Spiel nicht mit. ${join} nimmt eine Seite.`,
    'not-your-turn': ({ side: id }, view, { board, turn }) =>
      `Am Zug ist ${sideName(view, id)}${players(view, id)}. ${board} zeigt die Stellung, ${turn} den Zug.`,
    'out-of-game': (_, _view, { score }) =>
      `Deine Seite hat schon gewonnen oder verloren: Sie ist aus dem Spiel. ${score} sagt, wie.`,
    'host-only': (_, _view, { host }) => `Das darf nur der Gastgeber: ${host}.`,
    'master-only': (_, _view, { master }) => `Das darf nur der Spielleiter: ${master}.`,
    'nobody-may': (_, _view, { seat }) =>
      `In einem Spiel, das etwas verbirgt, darf das nur ein Spielleiter, und es gibt keinen. ${seat} fragt nach diesem Platz.`,
    'bad-reminder': ({ most }, _view, { off }) =>
      `Sage eine Zeit von 1 Minute bis ${most / 24 / 60} Tagen, oder ${off}.`,
    'already-begun': (_, _view, { board }) => `Das Spiel hat schon begonnen. ${board} zeigt es.`,
    'seats-empty': ({ sides }, _view, { join, alone }) =>
      `${listed(sides.map(bold), 'oder')} spielt noch niemand. ${join} nimmt einen Platz${alone === undefined ? '' : `, ${alone} alle`}.`,
    'too-few-sides': ({ least, empty }, view, { join }) =>
      `Mindestens ${least} Seiten müssen gespielt werden. Niemand spielt bisher ${listed(
        empty.map((one) => sideName(view, one)),
        'oder',
      )}. ${join} nimmt einen Platz.`,
    'no-turns': () => 'Dieses Spiel hat keine Züge: Alle spielen, wann sie wollen.',
    'ends-by-move': (_, _view, { move }) => `In diesem Spiel ist fertig, wer gezogen hat. ${move} zieht eine Figur.`,
  },
} satisfies SystemSentences;
