import type { Bound } from '../../../session/game/bound.ts';
import { bold, plain } from '../../../view/text.ts';
import { MOST_STACKS_NAMED } from '../../base/limits.ts';
import { counted } from '../text.ts';

/** What every command says at a table. */
export const noGame: string = 'In diesem Kanal wird nichts gespielt. `/game start` startet ein Spiel.';
export const failed: string =
  'Das konnte ich nicht speichern, also wurde nichts geändert. Bitte versuche es noch einmal.';
export const unsaved: string =
  'Mein Speicher antwortet nicht, darum weiß ich noch nicht, ob das gespeichert wurde. Sieh gleich auf `/board` nach, bevor du es noch einmal versuchst.';
export const later: string =
  'Ich werde gerade auf den neuesten Stand gebracht, und noch nicht alles von mir kann das. Nichts wurde geändert: Bitte versuche es in einer Stunde noch einmal.';
/** Nothing was changed, as the host of the bot allows no more. */
export const fullText = ({ what, most, by }: Bound): string =>
  by === 'server'
    ? `In diesem Server ${most === 1 ? 'läuft 1 Spiel' : `laufen ${most} Spiele`}, so viele, wie erlaubt, wer ihn verwaltet (\`/server settings\`). Es wurde nichts begonnen: \`/game stop\`, wo keines mehr gespielt wird, macht Platz.`
    : {
        steps: `Wer mich betreibt, erlaubt ${counted(most, 'Schritt', 'Schritte')} für ein Spiel, und das wäre einer mehr. Nichts wurde geändert, und nichts ist verloren: \`/game export\` gibt dir das ganze Spiel, \`/game stop\` beendet es.`,
        setup: `Dieses Spiel begänne mit mehr als ${counted(most, 'Figur', 'Figuren')}, mehr erlaubt nicht, wer mich betreibt. Nichts wurde geändert: Eines mit weniger Figuren kann gespielt werden.`,
        pieces: `Auf dem Tisch wären mehr als ${counted(most, 'Figur', 'Figuren')}, mehr erlaubt nicht, wer mich betreibt. Nichts wurde geändert: \`/piece delete\` schafft Platz.`,
        games: `Auf diesem Server ${most === 1 ? 'läuft 1 Spiel' : `laufen ${most} Spiele`}, mehr erlaubt nicht, wer mich betreibt. Nichts wurde begonnen: \`/game stop\` schafft Platz, wo eines nicht mehr gespielt wird.`,
      }[what];
export const noAnswer: string = 'Mein Speicher antwortet nicht. Bitte versuche es gleich noch einmal.';
export const otherGame: string =
  'Dieser Knopf gehört zu einem früheren Spiel in diesem Kanal. Hier ist das, das jetzt da ist.';
export const passed: string = 'Dieser Knopf gehört zu einem früheren Moment des Spiels. So steht es jetzt.';
export const done: string = 'Erledigt.';
export const turnOver = (side: string): string => `Dein Zug ist vorbei. ${bold(side)} ist am Zug.`;
/** What could still have moved in a turn that is over, by where it stands. */
export const notMoved = (cells: readonly string[]): string => {
  const places = [...new Set(cells)];
  const named = places.slice(0, MOST_STACKS_NAMED).map((cell) => plain(cell));
  const all = [...named, ...(places.length > MOST_STACKS_NAMED ? ['…'] : [])].join(', ');
  return cells.length === 1
    ? `Ein Figurenstapel hat nicht gezogen: ${all}.`
    : `${cells.length} Figurenstapel haben nicht gezogen: ${all}.`;
};
export const allTold: string = 'Es wartet nichts darauf, gepostet zu werden.';
export const underWay: string = '-# Ein Zug ist im Gang: Die anderen erfahren davon, wenn er endet.';
export const toldToAll: string = 'Erledigt. Es geht in den Kanal.';

/** Behind the beginning of a list that no message holds. */
export const restInFile: string = '… alles in der Datei';
