import type { ResultSeen } from '../../engine/index.ts';
import type { GameNumbers, RoundTurn } from '../../view/scoring/ended.ts';
import { sharedEnd } from '../../view/seen/shared-end.ts';
import { plain } from '../../view/text.ts';
import { counted, listed } from './text.ts';

/** What the picture of a game that ended says, and the same in words. No formats mean anything there. */

/** In the place of the bot's name. */
export const bot = 'der Bot';

export const players = (names: readonly string[]): string => listed(names);

export const title = (game: string): string => `${plain(game)} ist zu Ende.`;

/** Who won, in a sentence. */
export const headline = (results: readonly ResultSeen[]): string => {
  const won = results.filter(({ result }) => result === 'won').map(({ side }) => plain(side));
  if (won.length > 0) return `Gewonnen: ${listed(won)}.`;
  if (results.every(({ result }) => result === 'drew')) return 'Die Partie ist unentschieden.';
  return 'Alle Seiten haben verloren.';
};

/** Why it ended so, in a sentence; undefined if nothing is known that the headline does not say. */
export const reason = (results: readonly ResultSeen[]): string | undefined => {
  const [first] = results;
  const end = first && sharedEnd(first, results);
  if (typeof end === 'object') return end.by === 'checkmate' ? 'Schachmatt.' : 'Patt.';
  const resigned = lostBy(results, 'resigned');
  if (resigned.length > 0) return `${listed(resigned)} ${resigned.length === 1 ? 'hat' : 'haben'} aufgegeben.`;
  const late = lostBy(results, 'time');
  if (late.length > 0) return `Die Zeit ist um für ${listed(late)}.`;
  const winner = results.find(({ result }) => result === 'won');
  const cause = (winner ?? first)?.cause;
  switch (cause?.by) {
    case 'agreed':
      return 'Alle haben einem Remis zugestimmt.';
    case 'players':
      return 'Der Gastgeber hat das Spiel beendet.';
    case 'last-turn':
      return `Zug ${cause.turn} war der letzte.`;
    case 'scorekeeper':
      return `Entschieden hat „${plain(cause.title)}“.`;
    case 'ending':
      return endingReason(cause.ending, winner?.side, results.find((one) => 'own' in (one.cause ?? {}))?.side);
    default:
      return undefined;
  }
};

/** The sides that lost for a reason. */
const lostBy = (results: readonly ResultSeen[], by: 'resigned' | 'time'): readonly string[] =>
  results.flatMap(({ side, result, cause }) => (cause?.by === by && result === 'lost' ? [plain(side)] : []));

/** `own`: the side that brought the end about. */
const endingReason = (
  ending: EndingCause['ending'],
  winner: string | undefined,
  own: string | undefined,
): string | undefined => {
  if (ending === 'passes') return 'Alle haben gepasst.';
  if (ending === 'repeat') return 'Dieselbe Stellung kam immer wieder.';
  if (ending === 'quiet') return 'Lange wurde nichts geschlagen.';
  if (ending === 'most' || ending === 'area') {
    if (winner === undefined) return undefined;
    return ending === 'most'
      ? `${plain(winner)} hatte die meisten Figuren.`
      : `${plain(winner)} hatte das meiste Gebiet.`;
  }
  return own === undefined ? undefined : OWN[ending](plain(own));
};

type EndingCause = Extract<NonNullable<ResultSeen['cause']>, { readonly by: 'ending' }>;
type OwnEnding = Exclude<EndingCause['ending'], 'passes' | 'repeat' | 'quiet' | 'most' | 'area'>;

const OWN: { readonly [E in OwnEnding]: (side: string) => string } = {
  checkmate: (side) => `${side} ist matt.`,
  'no-move': (side) => `${side} hatte keinen Zug mehr.`,
  'all-taken': (side) => `${side} verlor die letzte Figur, die zu behalten war.`,
  'few-left': (side) => `${side} hatte zu wenige Figuren übrig.`,
  reach: (side) => `Eine Figur von ${side} kam ans Ziel.`,
  line: (side) => `${side} hatte genug in einer Reihe.`,
};

/** What the scores are called if the game has no name for them. */
export const points = 'Punkte';

export const scores = (name: string, sides: readonly { readonly side: string; readonly score: number }[]): string =>
  `${plain(name)}: ${listed(sides.map(({ side, score }) => `${plain(side)} ${score}`))}.`;

export const more = (count: number): string => `Und ${counted(count, 'weitere Seite', 'weitere Seiten')}.`;

export const roundTurn = (turn: RoundTurn): string =>
  turn.isAlways
    ? `${plain(turn.side)} lag von der ersten Runde bis zum Ende vorn.`
    : `${plain(turn.side)} ging in Runde ${turn.round} endgültig in Führung.`;

/** From when on the winner had taken more pieces than anybody else. */
export const captureTurn = (turn: {
  readonly side: string;
  readonly move: number;
  readonly written?: string;
}): string =>
  turn.written === undefined
    ? `${plain(turn.side)} hatte ab Zug ${turn.move} bis zum Ende mehr geschlagen.`
    : `${plain(turn.side)} hatte ab ${plain(turn.written)} bis zum Ende mehr geschlagen.`;

/** Each number, and what it counts. */
export const figures = ({
  turns,
  rounds,
  moves,
  time,
}: GameNumbers): readonly { readonly value: string; readonly label: string }[] => [
  ...(rounds === undefined ? [] : [{ value: String(rounds), label: rounds === 1 ? 'Runde' : 'Runden' }]),
  ...(turns === undefined ? [] : [{ value: String(turns), label: turns === 1 ? 'Spielzug' : 'Spielzüge' }]),
  ...(moves === undefined ? [] : [{ value: String(moves), label: moves === 1 ? 'Zug' : 'Züge' }]),
  ...(time === undefined ? [] : [{ value: shortTime(time), label: 'Spielzeit' }]),
];

/** `2 h 5 min`, `3 Tage`. */
const shortTime = (minutes: number): string => {
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return `${Math.round(hours / 24)} Tage`;
  return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
};

/** The same in a sentence; undefined if there is nothing to count. */
export const playedText = ({ turns, rounds, moves, time }: GameNumbers): string | undefined => {
  const amounts = [
    ...(rounds === undefined ? [] : [counted(rounds, 'Runde', 'Runden')]),
    ...(turns === undefined ? [] : [counted(turns, 'Spielzug', 'Spielzüge')]),
    ...(moves === undefined ? [] : [counted(moves, 'Zug', 'Züge')]),
  ];
  if (amounts.length === 0) return time === undefined ? undefined : `Die Partie dauerte ${shortTime(time)}.`;
  return time === undefined
    ? `Die Partie hatte ${listed(amounts)}.`
    : `Die Partie hatte ${listed(amounts)} und dauerte ${shortTime(time)}.`;
};
