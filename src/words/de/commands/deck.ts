import { OVERRULE } from '../systems/overruled.ts';

const DECK = 'Welcher Stapel; der einzige, wenn das fehlt';
const COUNT = 'Wie viele (1)';

/** What Discord lists of `/deck`. */
export const definition = {
  description: 'Ziehen, austeilen und mischen',
  subcommands: {
    list: 'Die Stapel zeigen, und wie viel in welcher Hand ist',
    show: {
      description: 'Einen Stapel zeigen; einen offenen mit dem, was darin ist',
      options: { deck: DECK },
    },
    draw: {
      description: 'Karten ziehen, auf deine Hand oder an einen Ort',
      options: {
        deck: DECK,
        count: COUNT,
        to: 'Wohin; auf deine Hand, wenn das fehlt',
        piece: 'Diese Karten nach Namen, wo der Stapel das erlaubt',
        overrule: OVERRULE,
      },
    },
    deal: {
      description: 'Karten auf Hände austeilen',
      options: {
        deck: DECK,
        count: 'Wie viele an jeden (1)',
        side: 'Nur an diese Seiten, mit Kommas dazwischen',
        overrule: OVERRULE,
      },
    },
    shuffle: {
      description: 'Einen Stapel mischen',
      options: { deck: DECK, discards: 'Mit seiner Ablage', overrule: OVERRULE },
    },
    peek: {
      description: 'Oben in einen Stapel sehen; die anderen erfahren, wie weit',
      options: { deck: DECK, count: COUNT, overrule: OVERRULE },
    },
    return: {
      description: 'Karten, oder einen ganzen Stapel, in einen Stapel legen',
      options: {
        piece: 'Welche Karten, mit Kommas dazwischen',
        deck: 'In welchen Stapel',
        where: { description: 'Wo darin (oben)', choices: { top: 'oben', bottom: 'unten', random: 'zufällig' } },
        from: 'Ein ganzer Stapel, in seiner Folge',
        overrule: OVERRULE,
      },
    },
  },
};

export const noDecks: string =
  'Dieses Spiel hat keine Stapel. `/hand show` zeigt deine Karten, `/piece list` die Figuren.';
