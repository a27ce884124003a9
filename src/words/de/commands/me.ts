import type { Profile } from '../../../session/delivery/profile.ts';
import { ago, bold, plain } from '../../../view/text.ts';
import { duration } from '../common/durations.ts';
import { quietText } from '../quiet.ts';
import { counted, type GamePlace, listed, playedIn } from '../text.ts';

/** What Discord lists of `/me`. */
export const definition = {
  description: 'Du, in allen Spielen: wo auf dich gewartet wird, und wie ich dich erreiche',
  subcommands: {
    games: 'Deine Spiele, die zuerst, die auf dich warten',
    interested: {
      description: 'Von freien Plätzen eines Spiels hier hören, höchstens einmal am Tag',
      options: { module: 'Welches Spiel; ohne eines alle, auf die du wartest' },
    },
    data: 'Alles, was ich über dich aufhebe, als Datei',
    forget: 'Mich dich vergessen lassen: Plätze, Einstellungen, Namen, die du getippt hast',
    settings: {
      description: 'Wie ich dich erreiche; allein zeigt es, was du eingestellt hast',
      options: {
        dms: 'Ob Geheimes als Direktnachricht kommt (ja)',
        pings: {
          description: 'Wann ein Post im Kanal dich anpingt; er nennt dich trotzdem',
          choices: {
            all: 'Alles, was dir geschieht (wie es ist)',
            turns: 'Was auf dich wartet: dein Zug, ein Kampf, eine Frage',
            none: 'Nichts',
          },
        },
        reminders: 'Wenn dein Zug wartet: on, off, oder nicht vor dieser Zeit',
        quiet: 'Wann ich dich nie anpinge: 22-7, 22-7 UTC+2, always oder off',
        away: 'Was die lesen, die auf dich warten; off, wenn du zurück bist',
        book: {
          description: 'Was von dir in Punktebüchern steht',
          choices: {
            rated: 'Ergebnisse; mit anderen, die es wollen, gewertet',
            friendly: 'Ergebnisse; kein Spiel wird gewertet (wie es ist)',
            none: 'Nichts',
          },
        },
      },
    },
  },
};

export const noHours: string =
  'Diese Stunden verstehe ich nicht. Sage etwas wie `22-7` oder `22-7 UTC+2`; oder `always`, oder `off`.';

/** What people say when they are away. */
export const aways: readonly string[] = ['im Urlaub', 'morgen zurück', 'am Montag zurück'];

/** A game at whose table somebody sits. */
interface GameLine extends GamePlace {
  readonly sides: readonly string[];
  readonly isOnTurn: boolean;
  readonly isWaitedFor: boolean;
  /** When the turn came, in milliseconds since 1970. */
  readonly since?: number;
}

/** Somebody's games, in the order in which they come. */
export const gamesText = (games: readonly GameLine[]): string => {
  if (games.length === 0) return 'Du spielst gerade nichts. `/game start` in einem Kanal startet ein Spiel.';
  const waiting = games.filter(({ isWaitedFor }) => isWaitedFor).length;
  const head =
    waiting > 0
      ? `**In ${counted(waiting, 'Spiel', 'Spielen')} wird auf dich gewartet.**`
      : '**Niemand wartet auf dich.**';
  return [head, ...games.map((game) => `- ${gameLine(game)}`)].join('\n');
};

/** Below what was done in another game. */
export const nextGame = ({ since, ...game }: GamePlace & Pick<GameLine, 'since'>): string =>
  `-# Als Nächstes: In ${bold(game.title)}${playedIn(game)} wird auf dich gewartet${since === undefined ? '' : `, ${ago(since)}`}.`;

const gameLine = ({ sides, isOnTurn, isWaitedFor, since, ...game }: GameLine): string => {
  const what = isOnTurn
    ? 'du bist am Zug'
    : isWaitedFor
      ? 'du wirst etwas gefragt'
      : since
        ? 'die anderen sind am Zug'
        : 'keine Züge';
  const when = since !== undefined && (isOnTurn || !isWaitedFor) ? `, ${ago(since)}` : '';
  return [
    `${bold(game.title)}${playedIn(game)}`,
    ...(sides.length > 0 ? [listed(sides.map(plainName))] : []),
    what + when,
  ].join(' · ');
};

const plainName = (name: string): string => plain(name, 40);

/** Of which games' open seats somebody is told, in this server. */
export const interests = {
  inServer: 'Tippe `/me interested` in dem Server, in dem du spielen willst.',
  list: (titles: readonly string[]): string =>
    titles.length === 0
      ? 'Du wartest hier auf kein Spiel. `/me interested module:` sagt, von wessen freien Plätzen du hören willst.'
      : `Wenn hier jemand Plätze öffnet bei ${listed(
          titles.map((title) => bold(title)),
          'oder',
        )}, nennt dich ein Post in jenem Kanal, höchstens einmal am Tag.`,
  drop: (title: string): string => `Nicht mehr: ${title}`,
};

/** Beside the file of everything that is kept of somebody. */
export const dataText = (games: number, isWhole: boolean): string =>
  [
    `**Alles, was ich über dich aufhebe**, aus ${counted(games, 'Spiel', 'Spielen')} und daneben. Nur du siehst das.`,
    isWhole
      ? ''
      : 'Was du in jedem Spiel getan hast, ist hier nur gezählt, sonst wäre die Datei zu groß; `/game log` zählt es auf.',
    '`/me forget` entfernt es.',
  ]
    .filter((line) => line !== '')
    .join('\n');

/** Asks before somebody is forgotten; the running games at whose tables that person sits. */
export const forgetQuestion = (games: readonly GamePlace[]): string =>
  [
    '**Soll ich dich vergessen? Das lässt sich nicht zurücknehmen.**',
    'Ich lösche deine Einstellungen, gemerkten Würfe und Listen. In Verläufen und Punktebüchern steht an deiner Stelle ein früherer Spieler, und die Namen, die du getippt hast, sind weg; die Spiele gehen weiter, oder bleiben, wie sie endeten.',
    'Ein Spiel erkennt dich wieder, wenn du zu ihm zurückkommst, damit gesehene Karten gesehen bleiben. Dafür behält es einen Code, der nur dort gilt und niemanden nennt.',
    ...(games.length === 0 ? [] : ['Du verlässt diese Spiele:']),
    ...games.map((game) => `- ${bold(game.title)}${playedIn(game)}`),
    'Was in Kanälen und Direktnachrichten steht, gehört Discord und bleibt. `/me data` zeigt vorher, was ich aufhebe.',
  ].join('\n');

export const forgetMe = 'Mich vergessen';

export const forgottenText = (games: number): string =>
  `Erledigt: Ich habe dich vergessen, in ${counted(games, 'Spiel', 'Spielen')} und daneben. Kommst du in eines dieser Spiele zurück, zählt weiter, was du dort gesehen hast.`;

export const stayText = 'Nichts wurde geändert.';

/** What somebody has set, for nobody else. */
export const profile = ({ dms, closed, pings, reminders, quiet, away, book }: Profile): string =>
  [
    '**Wie ich dich erreiche**, in allen Spielen. Nur du siehst das.',
    `- Direktnachrichten: ${dmsText(dms, closed)}`,
    `- Pings: ${PINGS[pings ?? 'all']}`,
    `- Erinnerungen: ${remindersText(reminders)}`,
    `- Ruhe: ${quiet === undefined ? 'nie' : `${quietText(quiet)}; dann pingt dich nichts an`}`,
    `- Weg: ${away === undefined ? 'nein' : `ja; wer auf dich wartet, liest „${plain(away, 100)}“`}`,
    `- Punktebücher: ${BOOKS[book ?? 'friendly']}`,
  ].join('\n');

const BOOKS = {
  rated: 'deine Ergebnisse, und eine Wertung aus Spielen, in denen alle eine wollen, bevor sie beginnen',
  friendly: 'deine Ergebnisse, ohne Wertung',
  none: 'nichts von dir; wer mit dir gespielt hat, liest dort „ein früherer Spieler“',
} as const;

const PINGS = {
  all: 'wenn du am Zug bist, angegriffen oder gefragt wirst, deinen Platz verlierst oder eine Seite bekommst, und wenn du gewonnen oder verloren hast; einmal je Zug, und noch einmal, wo ein Kampf oder eine Frage wartet',
  turns: 'nur, wenn etwas auf dich wartet: dein Zug, ein Kampf, eine Frage',
  none: 'nie; Posts nennen dich trotzdem, und nichts erinnert dich',
} as const;

const dmsText = (dms: boolean, closed: number | undefined): string => {
  if (!dms) return 'aus; was für dich allein ist, steht in Antworten, die nur du siehst, `/game log` hat alles';
  if (closed === undefined) return 'an; was für dich allein ist, kommt so';
  return 'an, aber Discord nahm zuletzt keine für dich an, darum versuche ich es nicht mehr. Erlaube sie in deinen Privatsphäre-Einstellungen für einen Server, auf dem wir beide sind, dann versucht es `/me settings dms:True` wieder';
};

const remindersText = (reminders: Profile['reminders']): string => {
  if (reminders === undefined) return 'wie jedes Spiel es sagt';
  return reminders === 'off' ? 'aus' : `wie jedes Spiel es sagt, aber nicht vor ${duration(reminders)}`;
};
