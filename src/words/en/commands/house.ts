import type { PersonId } from '../../../engine/core/ids.ts';
import type { Printing } from '../../../kingdom/index.ts';
import { bold, moment, plain } from '../../../view/text.ts';
import { LONGEST_NAMES } from '../../base/limits.ts';
import { counted, listed, person } from '../text.ts';

const CARD = 'Which, parted by commas';

/** What Discord lists of `/house`. */
export const definition = {
  description: 'What you own, ban and have played here, for /kingdom',
  subcommands: {
    show: 'Show the boxes, bans and weights that hold here',
    played: {
      description: 'List the kingdoms that were played in this channel, the newest first',
      options: { page: 'Which page (1)' },
    },
    boxes: {
      description: 'Say which boxes you have',
      options: {
        sets: 'Short names: base2 sea2; all -promo leaves one out; all forgets them; nothing: a list to choose from',
      },
    },
    ban: {
      description: 'Keep cards out of kingdoms here, or make them rarer or likelier',
      options: {
        card: CARD,
        weight: 'How likely, in per cent of the others: 0 bans (which is meant without it), 50 is half as likely',
      },
    },
    unban: {
      description: 'Let cards come as often as others again',
      options: { card: CARD },
    },
    printing: {
      description: 'Say which texts of the cards you play',
      options: {
        texts: {
          description: 'The cards as they are printed today, after the errata of 2019, or at first',
          choices: { newest: "Today's", '2019': '2019', first: 'First printing' },
        },
      },
    },
  },
};

export const whichBoxes: string = 'Which boxes do you have?';
/** Appended to the question if the boxes need several lists. */
export const partOf = (part: number, of: number): string => `(${part} of ${of})`;
export const chooseBoxes: string =
  'Choose all that you have. `/house boxes sets:all` takes that back: then kingdoms come from all sets.';
export const allBoxes = (who: PersonId): string =>
  `${person(who)} takes back which boxes there are: kingdoms come from all sets.`;

const texts: Readonly<Record<Printing, string>> = {
  newest: 'the cards as they are printed today',
  '2019': 'the cards as printed after the errata of 2019',
  first: 'the cards as they were first printed',
};
export const playsTexts = (who: PersonId, printing: Printing): string =>
  `${person(who)} says that you play ${texts[printing]} here.`;

/** What holds for kingdoms here; `boxes`: their titles, of so many sets, undefined where nobody said which. */
export const rules = (
  boxes: { readonly count: number; readonly titles: readonly string[] } | undefined,
  banned: readonly string[],
  weighed: readonly { readonly name: string; readonly weight: number }[],
  printing: Printing,
): string =>
  [
    boxes === undefined
      ? 'Nobody has said which boxes there are: kingdoms come from all sets. `/house boxes` says it.'
      : `**Boxes** (${counted(boxes.count, 'set')}): ${plain(listed(boxes.titles), 1000)}`,
    banned.length > 0
      ? `**Banned**: ${listed(banned.map((name) => plain(name)))}`
      : 'No card is banned. `/house ban` keeps cards out.',
    ...(weighed.length > 0
      ? [`**Likelier or rarer**: ${listed(weighed.map(({ name, weight }) => `${plain(name)} (${weight} %)`))}`]
      : []),
    `**Texts**: ${texts[printing]}`,
  ].join('\n');

const named = (cards: readonly string[]): string => listed(cards.map((name) => bold(name)));

export const whichCards: string = 'Say which cards, parted by commas.';
export const bans = (who: PersonId, cards: readonly string[]): string =>
  `${person(who)} bans ${named(cards)} here. \`/house unban\` takes that back.`;
export const frees = (who: PersonId, cards: readonly string[]): string =>
  `${person(who)} lets ${named(cards)} come as often as others.`;
export const weighs = (who: PersonId, cards: readonly string[], weight: number): string =>
  `${person(who)} makes ${named(cards)} come ${weight} % as often as others.`;
export const noneBanned: string = 'None of these is banned here. `/house show` tells which are.';

/** Kingdoms that were played here. */
export const played = {
  none: 'No kingdom has been played here that I know of. **Played** below a kingdom of `/kingdom` says that it was.',
  head: (now: number, pages: number): string =>
    `**Played here**, page ${now} of ${pages}, the newest first; \`/kingdom code:\` shows one again`,
  /** `at`: in milliseconds since 1970; `cards`: blank where one of them is not known. */
  game: (at: number, code: string, won: string | undefined, cards: string): string =>
    [
      `- ${moment(at)} \`${code}\`${won === undefined ? '' : `, won by ${bold(won)}`}`,
      `-# ${cards === '' ? 'A card in it is newer than I am.' : plain(cards, LONGEST_NAMES)}`,
    ].join('\n'),
};
