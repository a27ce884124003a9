import type { ChanceView, ShareView } from '../../../view/chance.ts';
import type { Seen } from '../../../view/seen/report.ts';
import { bold, plain } from '../../../view/text.ts';
import { MOST_SHARES_LISTED, MOST_URL } from '../../base/limits.ts';
import type { SystemSentences } from '../../base/sentences.ts';
import { sideName } from '../names.ts';
import { counted, mustAgree, person } from '../text.ts';

/** All that is said of how a game's shuffles and rolls come about (T21, D10). */
export const chanceText = ({ commitment, seed = '', shares, isOpen, beacon, published }: ChanceView): string => {
  const mixed = seed === '' ? '' : ` Die Worte ${bold(seed)} sind eingemischt.`;
  const secret = published === undefined ? '' : ` Es ist veröffentlicht: \`${published}\`.`;
  return [
    `Mischen und Würfeln folgen aus einem Geheimnis mit dem SHA-256 \`${commitment}\`.${secret}${mixed}`,
    ...sharesText(shares, isOpen),
    ...(beacon ? [roundText(beacon)] : []),
  ].join('\n');
};

const sharesText = (shares: readonly ShareView[], isOpen: boolean): readonly string[] => {
  const more = isOpen ? ['Jeder Platz, der vor dem Beginn genommen wird, fügt einen Beitrag hinzu.'] : [];
  if (shares.length === 0) return more;
  const hidden = Math.max(0, shares.length - MOST_SHARES_LISTED);
  return [
    'Beiträge von den Plätzen sind eingemischt, in dieser Folge:',
    ...(hidden > 0
      ? [`(${counted(hidden, 'weiterer steht', 'weitere stehen')} in der Datei von \`/game export\`)`]
      : []),
    ...shares
      .slice(hidden)
      .map(
        ({ person: id, value, isTyped }, i) =>
          `${hidden + i + 1}. ${person(id)} \`${value}\`${isTyped ? ', getippt' : ''}`,
      ),
    ...more,
  ];
};

const roundText = ({ url, round, value }: NonNullable<ChanceView['beacon']>): string => {
  if (round === undefined)
    return `Die Zufallsquelle ${plain(url, MOST_URL)} war nicht erreichbar, also ist nichts von ihr eingemischt.`;
  const named = `Runde ${round} der Zufallsquelle ${plain(url, MOST_URL)}`;
  return value === undefined
    ? `${named} wurde genannt; noch ist nichts davon eingemischt.`
    : `${named} ist eingemischt: \`${value}\`.`;
};

/** What everybody is told of the beacon when a game begins. */
const beaconText = ({ round, mixed }: Seen<'beacon'>): string => {
  if (round === undefined) return 'Die Zufallsquelle war nicht erreichbar, also ist nichts von ihr eingemischt.';
  return mixed
    ? `Runde ${round} der Zufallsquelle ist eingemischt.`
    : `Runde ${round} der Zufallsquelle war nicht zu bekommen, also ist sie nicht eingemischt.`;
};

/** That a round was named before anybody could know it. */
const awaitsPhrase = ({ url, round }: Seen<'awaits'>): string =>
  `schließt die Beiträge zu diesem Spiel, das mit Runde ${round} der Zufallsquelle ${plain(url, MOST_URL)} beginnt. Diese Runde kennt noch niemand`;

/** What a player is told whose words were mixed in. */
export const typedShare =
  'Deine Worte sind in den Zufall dieses Spiels gemischt. **Fairness** zeigt ihren SHA-256; vergleiche ihn, bevor das Spiel beginnt.';

/** The secret, in as many words as it takes to be checked later. */
const publishedPhrase = (chance: string, seed = ''): string =>
  `veröffentlicht das Geheimnis dieses Spiels, ${chance}${seed === '' ? '' : `, mit den Worten ${bold(seed)}`}, und schließt es endgültig`;

export const sentences = {
  reports: {
    published: ({ chance, seed }) => publishedPhrase(chance, seed),
    awaits: awaitsPhrase,
  },
  lines: { beacon: (one) => [beaconText(one)] },
  refusals: {
    'not-over': (_, _view, { stop }) =>
      `Das Geheimnis lässt sich veröffentlichen, wenn das Spiel vorbei ist. ${stop} beendet es.`,
    'already-published': (_, _view, { verify }) =>
      `Das Geheimnis ist schon veröffentlicht. ${verify} prüft das Spiel daran.`,
    closed: (_, _view, { start }) =>
      `Das Geheimnis dieses Spiels ist veröffentlicht, also bleibt es beendet. ${start} startet ein neues.`,
    'publish-needs-consent': ({ sides }, view, { ask }) =>
      `Dem ${mustAgree(sides.map((id) => sideName(view, id)))}, oder der Spielleiter. ${ask} fragt sie.`,
    'beacon-named': (_, _view, { begin }) =>
      `Dieses Spiel wartet schon auf die Zufallsquelle. Drücke noch einmal ${begin}, wenn es nicht gleich beginnt.`,
    'no-beacon': (_, _view, { begin }) =>
      `Dieses Spiel wartet auf keine Zufallsquelle. Drücke ${begin}, um es zu beginnen.`,
  },
} satisfies SystemSentences;
