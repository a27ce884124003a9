import type { PersonId } from '../../../engine/core/ids.ts';
import type { Printing } from '../../../kingdom/index.ts';
import { bold, moment, plain } from '../../../view/text.ts';
import { LONGEST_NAMES } from '../../base/limits.ts';
import { counted, listed, person } from '../text.ts';

const CARD = 'Welche, durch Kommas getrennt';

/** What Discord lists of `/house`. */
export const definition = {
  description: 'Was ihr hier habt, verbannt und gespielt habt, für /kingdom',
  subcommands: {
    show: 'Die Schachteln, Banne und Gewichte zeigen, die hier gelten',
    played: {
      description: 'Die Königreiche, die in diesem Kanal gespielt wurden, die neuesten zuerst',
      options: { page: 'Welche Seite (1)' },
    },
    boxes: {
      description: 'Sagen, welche Schachteln ihr habt',
      options: {
        sets: 'Kurznamen: base2 sea2; all -promo lässt eines weg; all vergisst sie; nichts: eine Liste zur Wahl',
      },
    },
    ban: {
      description: 'Karten hier aus Königreichen halten, oder sie seltener oder häufiger machen',
      options: {
        card: CARD,
        weight: 'Wie wahrscheinlich, in Prozent der anderen: 0 verbannt (wenn es fehlt), 50 ist halb so oft',
      },
    },
    unban: {
      description: 'Karten wieder so oft kommen lassen wie andere',
      options: { card: CARD },
    },
    printing: {
      description: 'Sagen, welche Kartentexte ihr spielt',
      options: {
        texts: {
          description: 'Die Karten, wie sie heute gedruckt werden, nach den Errata von 2019 oder zuerst',
          choices: { newest: 'Heutige', '2019': '2019', first: 'Erster Druck' },
        },
      },
    },
  },
};

export const whichBoxes: string = 'Welche Schachteln habt ihr?';
/** Appended to the question if the boxes need several lists. */
export const partOf = (part: number, of: number): string => `(${part} von ${of})`;
export const chooseBoxes: string =
  'Wähle alle, die ihr habt. `/house boxes sets:all` nimmt das zurück: Dann kommen Königreiche aus allen Sets.';
export const allBoxes = (who: PersonId): string =>
  `${person(who)} nimmt zurück, welche Schachteln es gibt: Königreiche kommen aus allen Sets.`;

const texts: Readonly<Record<Printing, string>> = {
  newest: 'die Karten, wie sie heute gedruckt werden',
  '2019': 'die Karten nach den Errata von 2019',
  first: 'die Karten, wie sie zuerst gedruckt wurden',
};
export const playsTexts = (who: PersonId, printing: Printing): string =>
  `${person(who)} sagt, dass ihr hier ${texts[printing]} spielt.`;

/** What holds for kingdoms here; `boxes`: their titles, of so many sets, undefined where nobody said which. */
export const rules = (
  boxes: { readonly count: number; readonly titles: readonly string[] } | undefined,
  banned: readonly string[],
  weighed: readonly { readonly name: string; readonly weight: number }[],
  printing: Printing,
): string =>
  [
    boxes === undefined
      ? 'Niemand hat gesagt, welche Schachteln es gibt: Königreiche kommen aus allen Sets. `/house boxes` sagt es.'
      : `**Schachteln** (${counted(boxes.count, 'Set', 'Sets')}): ${plain(listed(boxes.titles), 1000)}`,
    banned.length > 0
      ? `**Verbannt**: ${listed(banned.map((name) => plain(name)))}`
      : 'Keine Karte ist verbannt. `/house ban` hält Karten heraus.',
    ...(weighed.length > 0
      ? [`**Häufiger oder seltener**: ${listed(weighed.map(({ name, weight }) => `${plain(name)} (${weight} %)`))}`]
      : []),
    `**Texte**: ${texts[printing]}`,
  ].join('\n');

const named = (cards: readonly string[]): string => listed(cards.map((name) => bold(name)));

export const whichCards: string = 'Sage, welche Karten, durch Kommas getrennt.';
export const bans = (who: PersonId, cards: readonly string[]): string =>
  `${person(who)} verbannt hier ${named(cards)}. \`/house unban\` nimmt das zurück.`;
export const frees = (who: PersonId, cards: readonly string[]): string =>
  `${person(who)} lässt ${named(cards)} so oft kommen wie andere.`;
export const weighs = (who: PersonId, cards: readonly string[], weight: number): string =>
  `${person(who)} lässt ${named(cards)} ${weight} % so oft kommen wie andere.`;
export const noneBanned: string = 'Davon ist hier nichts verbannt. `/house show` sagt, was es ist.';

/** Kingdoms that were played here. */
export const played = {
  none: 'Von keinem Königreich weiß ich, dass es hier gespielt wurde. **Gespielt** unter einem von `/kingdom` sagt es.',
  head: (now: number, pages: number): string =>
    `**Hier gespielt**, Seite ${now} von ${pages}, die neuesten zuerst; \`/kingdom code:\` zeigt eines noch einmal`,
  /** `at`: in milliseconds since 1970; `cards`: blank where one of them is not known. */
  game: (at: number, code: string, won: string | undefined, cards: string): string =>
    [
      `- ${moment(at)} \`${code}\`${won === undefined ? '' : `, gewonnen von ${bold(won)}`}`,
      `-# ${cards === '' ? 'Eine Karte darin ist neuer als ich.' : plain(cards, LONGEST_NAMES)}`,
    ].join('\n'),
};
