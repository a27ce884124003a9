import type { InputContext, Reply } from '../../src/port/command.ts';
import type { OpenGame } from '../../src/session/channel/open-game.ts';
import type { SideId } from '../../src/table/index.ts';
import { findPieces, findPiecesMeantByText, pieceNames } from '../../src/view/find/find.ts';
import { type PieceView, pieceQueries } from '../../src/view/pieces.ts';
import { seatQueries } from '../../src/view/seats.ts';
import { controlId, DISCORD_LIMITS, type Message } from '../../src/view/text/message.ts';
import type { View } from '../../src/view/view.ts';
import type { Words } from '../../src/words/index.ts';
import { createPageButtonRows } from '../common/buttons.ts';
import { findSideByName } from '../common/sides.ts';
import { readAs, toAsker } from '../common/table.ts';
import { unknown } from '../common/unknown.ts';

/** The number of lines on a page. A page is only made when a reader opens it (D28). */
const PAGE = 40;
const LOOKED = 400;

export interface PieceListQuery {
  readonly side?: string | undefined;
  readonly name?: string | undefined;
  readonly from: number;
}

export const showPieceListPage = (game: OpenGame, input: InputContext, asked: PieceListQuery): Promise<Reply> =>
  readAs(game, input, (view) => toAsker(pageOf(input.words, view, game, asked)));

const pageOf = (words: Words, view: View, game: OpenGame, asked: PieceListQuery): Message => {
  const owner = asked.side === undefined ? undefined : findSideByName(words, view, asked.side);
  if (typeof owner === 'string') return { text: owner };
  const sides = owner ? [(side: SideId | '') => side === owner.id] : groupsOf(view);
  const { name } = asked;
  if (name !== undefined && findPieces(view, name, 1).length === 0)
    return { text: unknown(words, 'piece', name, pieceNames(view), 'allPieces') };
  const { shown, before, next } = cut(view, sides, name, asked.from);
  if (shown.length === 0 && asked.from > 0) return pageOf(words, view, game, { ...asked, from: 0 });
  if (shown.length === 0 && owner) return { text: words.lists.noneOfSide(owner.name, name) };
  const at = (from: number): string | undefined => {
    const named = name === undefined ? [] : [name];
    const id = controlId('piece', 'page', game.session.game, String(from), owner?.name ?? '', ...named);
    return id.length <= DISCORD_LIMITS.customId ? id : undefined;
  };
  const text = words.lists.piecesText(view, shown, asked.from === 0 && next === undefined);
  return {
    text,
    ...createPageButtonRows(
      words,
      before === undefined ? undefined : at(before),
      next === undefined ? undefined : at(next),
    ),
  };
};

const groupsOf = (view: View): readonly SideFilter[] => {
  const known = new Set<SideId | ''>(
    view
      .of(seatQueries)
      .sides()
      .map(({ id }) => id),
  );
  return [
    ...[...known].map(
      (id): SideFilter =>
        (side) =>
          side === id,
    ),
    (side) => !known.has(side),
  ];
};

type SideFilter = (side: SideId | '') => boolean;

const cut = (view: View, groups: readonly SideFilter[], name: string | undefined, from: number) => {
  const earlier: PieceView[] = [];
  const shown: PieceView[] = [];
  const lines = new Set<string>();
  let passed = 0;
  const page = (next: number | undefined) => ({
    shown,
    before: from > 0 ? from - fitsPage(view, earlier.reverse()) : undefined,
    next,
  });
  for (const side of groups) {
    for (const piece of name === undefined
      ? view.of(pieceQueries).search({ side })
      : findPiecesMeantByText(view, name, { side })) {
      passed += 1;
      if (passed <= from) {
        if (passed > from - LOOKED) earlier.push(piece);
        continue;
      }
      const key = view.of(pieceQueries).likeness(piece);
      if (shown.length === LOOKED || (lines.size === PAGE && !lines.has(key))) return page(passed - 1);
      lines.add(key);
      shown.push(piece);
    }
  }
  return page(undefined);
};

const fitsPage = (view: View, pieces: readonly PieceView[]): number => {
  const lines = new Set<string>();
  for (const [i, piece] of pieces.entries()) {
    const key = view.of(pieceQueries).likeness(piece);
    if (lines.size === PAGE && !lines.has(key)) return i;
    lines.add(key);
  }
  return pieces.length;
};
