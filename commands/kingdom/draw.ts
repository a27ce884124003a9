import {
  codeOf,
  decodeKingdomCode,
  type Kingdom,
  type KingdomRefusal,
  kingdomFromNumbers,
  type NoReplacementError,
  numbersOf,
} from '../../src/kingdom/index.ts';
import { type InputContext, publicWords, type Reply } from '../../src/port/command.ts';
import type { KingdomDraw, Kingdoms } from '../../src/session/kingdom/kingdoms.ts';
import type { TypedKingdomWish } from '../../src/session/kingdom/wishes.ts';
import { toAsker } from '../common/table.ts';
import { kingdomMessage, recentlyPlayedCardNotes, unmetWishNotes } from './message.ts';
import { loadDistinctPlayedKingdoms } from './played.ts';
import { playersOf, type ResolvedKingdomRequest, resolveKingdomRequest } from './request.ts';

type Drawing = (wanted: ResolvedKingdomRequest) => Promise<KingdomDraw | KingdomRefusal | NoReplacementError>;

/**
 * Draws a kingdom for a wish. The kingdom is posted in the channel. If there is none, only the asker gets the reason
 * (K16, W2). `said` is a text above the kingdom; `done` is a text above both a kingdom and a refusal.
 */
export const replyWithNewKingdom = async (
  kingdoms: Kingdoms,
  act: InputContext,
  wish: TypedKingdomWish,
  how: { readonly said?: string; readonly done?: string; readonly draw?: Drawing; readonly remember?: boolean } = {},
): Promise<Reply> => {
  const { words } = act;
  const { house, wishes } = kingdoms;
  const [dominion, rules] = await Promise.all([kingdoms.dominion(act), house.rules(act)]);
  const played =
    wish.fresh === undefined && wish.unseen === undefined
      ? []
      : await loadDistinctPlayedKingdoms(kingdoms, act, dominion);
  const wanted = resolveKingdomRequest(words, wish, rules, dominion, played);
  if ('why' in wanted) return toAsker(before(how.done, wanted.why));
  const drawn = await (how.draw ?? (({ request, usual }: ResolvedKingdomRequest) => kingdoms.draw(request, usual)))(
    wanted,
  );
  if ('code' in drawn) return toAsker(before(how.done, words.kingdom.kingdomRefusalText(drawn, dominion)));
  const said = how.said ?? how.done;
  const id = await wishes.keep(wish);
  if (how.remember) await wishes.remember(act, id);
  const { kingdom, request, spare, left } = drawn;
  const here = publicWords(act);
  const message = kingdomMessage(
    here,
    {
      kingdom,
      sort: request.sort,
      players: playersOf(wish),
      wish: id,
      ...(said === undefined ? {} : { said }),
      notes: [
        here.kingdom.requestWords(request, dominion),
        ...unmetWishNotes(here, { left, spare, replaced: wanted.replaced }, dominion),
        ...recentlyPlayedCardNotes(here, wish, drawn, played.length),
      ],
      boxesUnknown: rules.boxes === undefined,
      pageOf: (code, players) => kingdoms.pageOf(code, players),
      key: act.interaction,
    },
    dominion,
  );
  return { answer: { ...message, to: 'channel' } };
};

const sortOf = ({ sort }: Pick<TypedKingdomWish, 'sort'>): 'cost' | 'set' | 'name' =>
  sort === 'set' || sort === 'name' ? sort : 'cost';

const before = (said: string | undefined, why: string): string => (said === undefined ? why : `${said}\n${why}`);

/** Shows the kingdom that a code describes (K15). */
export const replyWithKingdomOfCode = async (
  kingdoms: Kingdoms,
  act: InputContext,
  typed: string,
  wish: TypedKingdomWish,
): Promise<Reply> => {
  const { words } = act;
  const dominion = await kingdoms.dominion(act);
  const numbers = decodeKingdomCode(typed);
  if ('code' in numbers) return toAsker(words.kingdom.badCodeText(numbers));
  const kingdom: Kingdom | { readonly code: 'unknown-number' } = kingdomFromNumbers(numbers, dominion, sortOf(wish));
  if ('code' in kingdom) return toAsker(words.commands.kingdom.bad.newCard);
  const { sort: _, players: __, ...others } = wish;
  return replyWithKingdom(
    kingdoms,
    act,
    kingdom,
    wish,
    Object.keys(others).length > 0 ? [publicWords(act).commands.kingdomMessage.byCode] : [],
  );
};

export const replyWithKingdom = async (
  kingdoms: Kingdoms,
  act: InputContext,
  kingdom: Kingdom,
  wish: Pick<TypedKingdomWish, 'sort' | 'players'>,
  notes: readonly string[],
): Promise<Reply> => {
  const { players } = wish;
  const sort = sortOf(wish);
  const shown = { shown: codeOf(numbersOf(kingdom)), ...(wish.sort ? { sort } : {}), ...(players ? { players } : {}) };
  const message = kingdomMessage(
    publicWords(act),
    {
      kingdom,
      sort,
      players: playersOf(wish),
      wish: await kingdoms.wishes.keep(shown),
      notes,
      boxesUnknown: false,
      pageOf: (code, players) => kingdoms.pageOf(code, players),
      key: act.interaction,
    },
    await kingdoms.dominion(act),
  );
  return { answer: { ...message, to: 'channel' } };
};
