import {
  codeOf,
  comesAgain,
  type Dominion,
  type Kingdom,
  type KingdomWish,
  numbersOf,
} from '../../src/kingdom/index.ts';
import type { KingdomDraw } from '../../src/session/kingdom/kingdoms.ts';
import { gameKey } from '../../src/session/kingdom/played.ts';
import type { TypedWish } from '../../src/session/kingdom/wishes.ts';
import { type Button, type Control, controlId, type Message } from '../../src/view/message.ts';
import { kingdomPicture } from '../../src/view/svg/kingdom-drawn.ts';
import { wishWords } from '../../src/words/en/kingdom.ts';
import { kingdomAlt, kingdomText } from '../../src/words/en/kingdom-text.ts';
import type { Words } from '../../src/words/index.ts';
import { counted } from '../../src/words/text.ts';
import { boxesSelect } from '../house/boxes.ts';

/** A kingdom as it is answered. */
export interface Shown {
  readonly kingdom: Kingdom;
  readonly sort: 'cost' | 'set' | 'name';
  readonly players: number | undefined;
  /** The wish that its buttons go on with, see Wishes. */
  readonly wish: string;
  /** Said above it: what came of a press. */
  readonly said?: string;
  /** Said below it, in small print: how it was drawn. */
  readonly notes: readonly string[];
  /** Nobody has said yet which boxes there are here. */
  readonly boxesUnknown: boolean;
  /** Where a page shows the kingdom of a code, if there is one (K29). */
  readonly pageOf: (code: string, players: number | undefined) => string | undefined;
  /** Of this answer alone: pictures of one kingdom may be asked for twice at a time. */
  readonly key: string;
}

/** The kingdom with its picture, and with what anybody may press (K19). */
export const kingdomMessage = (words: Words, shown: Shown, dominion: Dominion): Message => {
  const { kingdom, sort, players, wish, said, notes, boxesUnknown, pageOf, key } = shown;
  const told = { kingdom, code: codeOf(numbersOf(kingdom)), sort, players };
  const page = pageOf(told.code, players);
  const text = [
    ...(said === undefined ? [] : [said]),
    kingdomText(told, dominion),
    ...(page === undefined ? [] : [`[Set-up, to print](${page})`]),
    ...notes.map((note) => `-# ${note}`),
    ...(boxesUnknown ? ['-# Which boxes you have I do not know yet: choose them below, and I draw from these.'] : []),
  ].join('\n');
  const rows: readonly (readonly Control[])[] = [
    buttons(told.code, wish, key),
    ...(boxesUnknown ? [[boxesSelect(dominion, controlId('kingdom', 'boxes', wish))]] : []),
  ];
  const drawing = {
    key: `kingdom ${key}`,
    name: 'kingdom.png',
    alt: kingdomAlt(told, dominion),
    picture: () => kingdomPicture(told, dominion, words.kingdomParts),
  };
  return { text, drawing, rows };
};

const buttons = (code: string, wish: string, key: string): readonly Button[] => [
  { kind: 'button', id: controlId('kingdom', 'again', wish), label: 'Draw again', style: 'primary' },
  { kind: 'button', id: controlId('kingdom', 'replace', code, wish), label: 'Replace one', style: 'secondary' },
  { kind: 'button', id: controlId('kingdom', 'wish', code, wish), label: 'Replace by a wish', style: 'secondary' },
  { kind: 'button', id: controlId('kingdom', 'lock', code, wish), label: 'Lock', style: 'secondary' },
  { kind: 'button', id: controlId('kingdom', 'copy', code), label: 'Copy', style: 'secondary' },
  { kind: 'button', id: controlId('kingdom', 'played', code, gameKey(key)), label: 'Played', style: 'secondary' },
];

/** What comes again of the kingdoms that were played last, and why (K25). */
export const freshNotes = (
  wish: TypedWish,
  { kingdom, request, fewest }: Pick<KingdomDraw, 'kingdom' | 'request' | 'fewest'>,
  played: number,
): readonly string[] => {
  const notes: string[] = [];
  const { fewest: of } = request;
  const last = Number(wish.fresh ?? 0);
  if (played === 0 && (last > 0 || wish.unseen === 'true'))
    notes.push('No kingdom has been played here that I know of: **Played** below a kingdom says that it was.');
  else if (last > played)
    notes.push(`${counted(played, 'kingdom')} ${played === 1 ? 'has' : 'have'} been played here that I know of.`);
  if (of) {
    const again = comesAgain(kingdom, of).map(({ name }) => name);
    const which = of.last === 1 ? 'the kingdom played last' : `the ${of.last} kingdoms played last`;
    const why = fewest ? 'there can be no fewer with all else that is asked' : 'I found none with fewer';
    notes.push(
      again.length === 0
        ? `Nothing in it was in ${which}.`
        : `${counted(again.length, 'card')} of ${which} ${again.length === 1 ? 'comes' : 'come'} again, and ${why}: ${again.join(', ')}.`,
    );
  }
  if (wish.unseen === 'true' && played > 0) notes.push('What was not played here for longest comes first.');
  return notes;
};

/** The usual wishes that gave way, and the piles that came from elsewhere. */
export const drawnNotes = (left: readonly KingdomWish[], spare: number, dominion: Dominion): readonly string[] => [
  ...(left.length > 0
    ? [`What else I usually see to there was no room for: ${left.map((wish) => wishWords(wish, dominion)).join('; ')}.`]
    : []),
  ...(spare > 0
    ? [`The chosen sets are too small: ${counted(spare, 'pile')} come${spare === 1 ? 's' : ''} from others.`]
    : []),
];
