import { bold } from '../../../view/text.ts';
import { OVERRULE } from '../systems/overruled.ts';

const PIECE = 'Welche Karten: ihre Nummern oder Namen, mit Kommas dazwischen';

/** What Discord lists of `/hand`. */
export const definition = {
  description: 'Deine Hand ansehen und daraus spielen',
  subcommands: {
    show: {
      description: 'Deine Hand zeigen, dir allein',
      options: { side: 'Welcher deiner Seiten' },
    },
    play: {
      description: 'Karten aus deiner Hand spielen',
      options: {
        piece: PIECE,
        to: 'Wohin: ein Feld oder ein Plan',
        covered: 'Ob sie dort verdeckt liegen, sodass nur deine Seite sie kennt',
        overrule: OVERRULE,
      },
    },
    give: {
      description: 'Karten in eine andere Hand geben',
      options: { piece: PIECE, side: 'An welche Seite', overrule: OVERRULE },
    },
    discard: {
      description: 'Karten aus deiner Hand auf einen Stapel ablegen',
      options: { piece: PIECE, to: 'Welcher Stapel; der einzige offene, wenn das fehlt', overrule: OVERRULE },
    },
  },
};

export const labels = {
  choose: 'Eine Karte spielen oder ablegen ...',
  back: '◀ Zurück',
  play: { usual: 'Spielen nach ...', covered: 'Verdeckt spielen nach ...', open: 'Offen spielen nach ...' },
  discard: (pile: string): string => `Auf ${pile} ablegen`,
};

/** A card by its number, as it is offered; `count`: so many are like it. */
export const card = (number: number, name: string, count: number): string =>
  `${number}. ${name}${count > 1 ? ` (eine von ${count})` : ''}`;

export const noSeat: string = 'Du spielst hier nicht mit und hast keine Hand. `/game join` nimmt einen Platz.';
export const notDealt: string = 'Du hast noch keine Karten: Das Spiel hat noch nicht begonnen.';
export const noHand: string = 'In diesem Spiel hat niemand Karten auf der Hand. `/play` zeigt, was du tun kannst.';
export const othersHand = (side: string): string =>
  `Diese Hand sieht nur, wer ${bold(side)} spielt. \`/game seats\` zeigt, wer was spielt.`;
export const masterHasNone: string =
  'Ein Spielleiter hat keine Hand. `/hand show side:` zeigt jede; `/move` und `/deck` bewegen die Karten aller.';
