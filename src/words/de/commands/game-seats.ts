import type { PersonId } from '../../../engine/core/ids.ts';
import type { ClockLimit, Posts } from '../../../engine/index.ts';
import { bold, moment } from '../../../view/text.ts';
import { formatIn } from '../../base/messages.ts';
import { limitText } from '../../systems/clock.ts';
import { duration } from '../common/durations.ts';
import { listed, person } from '../text.ts';

/** Seats, and what the host has set. */
export const nobodyPlays = (side: string): string =>
  `${bold(side)} spielt niemand. \`/game seats\` zeigt, wer was spielt.`;
export const severalPlay = (side: string): string => `${bold(side)} spielen mehrere. Sage, wen: \`person:\`.`;
export const whichSide = (mine: readonly string[]): string =>
  `Du spielst ${listed(mine.map((name) => bold(name)))}. Sage, welche: \`side:\`.`;

/** To a person who pressed a taken seat, before its players are asked. */
export const askForSeat = (side: string, players: readonly PersonId[]): string =>
  `Soll ich ${listed(players.map(person))} bitten, ${bold(side)} abzugeben?`;

/** `reminder`: in minutes; 0 for none. */
export const settings = (
  title: string,
  host: PersonId,
  {
    reminder,
    posts,
    language,
    clock = {},
    open,
  }: {
    readonly reminder: number;
    readonly posts: Posts;
    readonly language: string;
    readonly clock?: ClockLimit | undefined;
    /** Until when the seats are open. */
    readonly open?: { readonly until: number } | undefined;
  },
): string => {
  const told =
    reminder === 0
      ? 'niemand wird erinnert'
      : `auf wen gewartet wird, der wird einmal erinnert, ${duration(reminder)} nachdem der Zug kam`;
  const when = posts === 'turn' ? 'einmal, wenn ein Zug endet; was nicht warten kann, sofort' : 'jede Tat';
  return [
    `${bold(title)}, wie der Gastgeber ${person(host)} es eingestellt hat:`,
    `- Erinnerung: ${told} (\`/game settings reminder:\`). \`/me settings\` schaltet sie für dich ab oder verzögert sie.`,
    `- Posts: Die anderen erfahren ${when} (\`/game settings posts:\`).`,
    `- Uhr: ${limitText(formatIn('de'), clock)} (\`/game settings turn:\` oder \`bank:\`; alle Seiten müssen zustimmen).`,
    `- Sprache: Allen wird in ${language} berichtet (\`/game settings language:\`). Was nur du liest, ist in deiner.`,
    ...(open ? [`- Plätze: offen bis ${moment(open.until)} (\`/game settings open:\`).`] : []),
  ].join('\n');
};

export const noLanguage = (spoken: readonly string[]): string =>
  `Diese Sprache spreche ich noch nicht. \`language:\` ist eine von diesen: ${spoken.join(', ')}.`;

export const oneClock = 'Sage `turn:`, eine Zeit je Zug, oder `bank:`, eine für alle Züge einer Seite; nicht beides.';
export const clockAlone = 'Sage `turn:` oder `bank:` allein: Für eine Uhr werden die anderen gefragt.';

export const noPosts = 'Sage `posts: turn` für einen Post je Zug, oder `posts: act` für einen je Tat.';

/** Words of one's own for a game's chance, taken with a seat. */
export const share = {
  bad: (longest: number): string =>
    `Ein Beitrag hat 1 bis ${longest} sichtbare Zeichen, ohne Leerzeichen am Rand. Tippe andere, oder lass \`share:\` weg: Dann nehme ich einen aus deinem Befehl.`,
  leftOut: (most: number): string =>
    `Deine Worte sind nicht eingemischt: Niemand fügt mehr als ${most} Beiträge hinzu, und ein Platz, dem andere zustimmen müssen, bringt den Beitrag ihres Drucks.`,
  noSide: 'Ein Beitrag kommt mit einer Seite: Sage, welche, mit `side:`, oder lass `share:` weg.',
  closed: 'Beiträge sind geschlossen, seit das Spiel begann. Lass `share:` weg.',
};

/** The form in which one says when there is time. */
export const when = { title: 'Wann du Zeit hast', label: 'Etwa: abends ab 8; leer nimmt es zurück' };
