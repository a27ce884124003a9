import { allKingdomPiles } from '../../src/kingdom/index.ts';
import type { InputContext, Reply } from '../../src/port/command.ts';
import type { Kingdoms } from '../../src/session/kingdom/kingdoms.ts';
import type { PlayedKingdom } from '../../src/session/kingdom/played.ts';
import { controlId } from '../../src/view/text/message.ts';
import { createPageButtonRows } from '../common/buttons.ts';
import { toAsker } from '../common/table.ts';
import { decodePlayedKingdoms } from './played.ts';

const ON_PAGE = 10;

/** Replies with a page of the kingdoms that were played in a channel, the newest first, privately (K25). */
export const replyWithPlayedKingdoms = async (kingdoms: Kingdoms, act: InputContext, page: number): Promise<Reply> => {
  const { played: said } = act.words.commands.house;
  const [all, dominion] = await Promise.all([kingdoms.played.list(act), kingdoms.dominion(act)]);
  if (all.length === 0) return toAsker(said.none);
  const pages = Math.ceil(all.length / ON_PAGE);
  const now = Math.max(1, Math.min(Math.trunc(page) || 1, pages));
  const line = (game: PlayedKingdom): string => {
    const [kingdom] = decodePlayedKingdoms([game], dominion);
    const all = kingdom ? [...allKingdomPiles(kingdom), ...kingdom.landscapes] : [];
    const names = all.map(({ name }) => name).join(', ');
    return said.game(game.at, game.code, game.won, names);
  };
  const text = [said.head(now, pages), ...all.slice((now - 1) * ON_PAGE, now * ON_PAGE).map(line)].join('\n');
  const to = (page: number): string | undefined =>
    page < 1 || page > pages ? undefined : controlId('house', 'played', String(page));
  return toAsker({ text, ...createPageButtonRows(act.words, to(now + 1), to(now - 1)) });
};

export const convertAnswerToUpdate = ({ answer }: Reply): Reply =>
  answer ? { update: { text: answer.text, rows: answer.rows ?? [] } } : {};
