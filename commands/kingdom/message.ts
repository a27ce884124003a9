import {
  codeOf,
  type Dominion,
  isDivineWind,
  type Kingdom,
  type KingdomWish,
  numbersOf,
  type PileCountDemand,
  repeatedCardsIn,
} from '../../src/kingdom/index.ts';
import type { KingdomDraw } from '../../src/session/kingdom/kingdoms.ts';
import { playedKingdomKey } from '../../src/session/kingdom/played.ts';
import type { TypedKingdomWish } from '../../src/session/kingdom/wishes.ts';
import { kingdomPicture } from '../../src/view/kingdom-picture.ts';
import { type Button, type Control, controlId, type Message } from '../../src/view/text/message.ts';
import type { Words } from '../../src/words/index.ts';
import { button } from '../common/buttons.ts';
import { editionSelects } from './boxes.ts';

export interface DisplayedKingdom {
  readonly kingdom: Kingdom;
  readonly sort: 'cost' | 'set' | 'name';
  readonly players: number | undefined;
  readonly wish: string;
  readonly said?: string;
  readonly notes: readonly string[];
  readonly boxesUnknown: boolean;
  /** Returns the address of the web page about a kingdom's code, if there is any (K29). */
  readonly pageOf: (code: string, players: number | undefined) => string | undefined;
  /** A unique key for this answer: pictures of one kingdom may be requested twice at the same time. */
  readonly key: string;
}

/** Returns the message about a kingdom, with its picture and the controls that everyone can use (K19). */
export const kingdomMessage = (words: Words, shown: DisplayedKingdom, dominion: Dominion): Message => {
  const { kingdomMessage: around } = words.commands;
  const { kingdom, sort, players, wish, said, notes, boxesUnknown, pageOf, key } = shown;
  const told = { kingdom, code: codeOf(numbersOf(kingdom)), sort, players };
  const page = pageOf(told.code, players);
  const text = [
    ...(said === undefined ? [] : [said]),
    words.kingdomText.kingdomText(told, dominion),
    ...(page === undefined ? [] : [around.setUp(page)]),
    ...notes.map((note) => `-# ${note}`),
    ...(boxesUnknown ? [`-# ${around.boxesUnknown}`] : []),
  ].join('\n');
  const rows: readonly (readonly Control[])[] = [
    buttons(words, told, wish, key),
    ...(boxesUnknown ? editionSelects(words, dominion, ['kingdom', 'boxes', wish]) : []),
  ];
  const drawing = {
    key: `kingdom ${key}`,
    name: 'kingdom.png',
    alt: words.kingdomText.kingdomAlt(told, dominion),
    picture: () => kingdomPicture(told, dominion, words.kingdomParts),
  };
  return { text, drawing, rows };
};

const buttons = (
  {
    commands: {
      kingdomMessage: { labels },
    },
  }: Words,
  { kingdom, code }: { readonly kingdom: Kingdom; readonly code: string },
  wish: string,
  key: string,
): readonly Button[] => [
  button(controlId('kingdom', 'again', wish), labels.again, 'primary'),
  button(controlId('kingdom', 'replace', code, wish), labels.replace),
  button(controlId('kingdom', 'wish', code, wish), labels.wish),
  button(controlId('kingdom', 'lock', code, wish), labels.lock),
  button(controlId('kingdom', 'copy', code), labels.copy),
  button(controlId('kingdom', 'played', code, playedKingdomKey(key)), labels.played),
  ...(kingdom.landscapes.some(isDivineWind) ? [button(controlId('kingdom', 'later', code, wish), labels.later)] : []),
];

/** Returns notes about cards that were also in the most recently played kingdoms (K25). */
export const recentlyPlayedCardNotes = (
  { commands: { kingdomMessage: said } }: Words,
  wish: TypedKingdomWish,
  { kingdom, request, fewest }: Pick<KingdomDraw, 'kingdom' | 'request' | 'fewest'>,
  played: number,
): readonly string[] => {
  const notes: string[] = [];
  const { fewest: of } = request;
  const last = Number(wish.fresh ?? 0);
  if (played === 0 && (last > 0 || wish.unseen === 'true')) notes.push(said.nonePlayed);
  else if (last > played) notes.push(said.fewPlayed(played));
  if (of) {
    const again = repeatedCardsIn(kingdom, of).map(({ name }) => name);
    notes.push(said.comeAgain(again, of.last, fewest));
  }
  if (wish.unseen === 'true' && played > 0) notes.push(said.unseenFirst);
  return notes;
};

export const unmetWishNotes = (
  { kingdom, commands: { kingdomMessage: said } }: Words,
  {
    left,
    spare,
    replaced,
  }: { readonly left: readonly KingdomWish[]; readonly spare: number; readonly replaced: readonly PileCountDemand[] },
  dominion: Dominion,
): readonly string[] => [
  ...(left.length > 0 ? [said.gaveWay(left.map((wish) => kingdom.wishWords(wish, dominion)))] : []),
  ...(replaced.length > 0
    ? [said.replaced(replaced.map((demand) => kingdom.wishWords({ kind: 'demand', demand }, dominion)))]
    : []),
  ...(spare > 0 ? [said.tooSmall(spare)] : []),
];
