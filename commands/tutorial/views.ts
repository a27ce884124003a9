import { cardQueries } from '../../src/features/cards/view/cards.ts';
import { listCardsInHand, MAX_LISTED_CARDS } from '../../src/features/cards/view/hand.ts';
import type { InputContext } from '../../src/port/command.ts';
import type { OpenGame } from '../../src/session/channel/open-game.ts';
import { createBoardDrawing } from '../../src/session/posts/drawings.ts';
import type { CellId } from '../../src/table/index.ts';
import { listVisibleBoards } from '../../src/view/find/find.ts';
import { gameQueries } from '../../src/view/game.ts';
import { listMovableStacks } from '../../src/view/panel/stacks.ts';
import { pieceQueries } from '../../src/view/pieces.ts';
import { type Control, controlId, type Drawing, type Message } from '../../src/view/text/message.ts';
import { personViewer } from '../../src/view/viewer.ts';
import type { Words } from '../../src/words/index.ts';
import { button } from '../common/buttons.ts';
import { showAsTextButton } from '../common/in-words.ts';
import { readAs } from '../common/table.ts';
import { createCardPicture, createHandPicture } from '../hand/show.ts';
import { showEventsSinceOwnTurn } from '../play/since.ts';

export type TutorialView = keyof Words['commands']['tutorial']['views'];

const id = (verb: string, ...args: readonly string[]): string => controlId('tutorial', verb, ...args);

const STEPS_TO_BEGIN = 3;
const PLACES: readonly TutorialView[] = ['piece', 'undo', 'again', 'since', 'since'];

export const tutorialViewOf = (game: OpenGame, input: InputContext): Promise<TutorialView | undefined> =>
  readAs(game, input, (view) => {
    if (view.of(gameQueries).phase === 'over') return 'won';
    if (view.of(gameQueries).phase !== 'playing') return undefined;
    return PLACES[game.session.number - STEPS_TO_BEGIN] ?? 'since';
  });

export const tutorialMessageFor = async (
  game: OpenGame | undefined,
  input: InputContext,
  place: TutorialView,
  isOther = false,
  handle = '',
): Promise<Message> => {
  const { tutorial } = input.words.commands;
  const since = game && place === 'king' ? (await showEventsSinceOwnTurn(game, input)).answer : undefined;
  const lines = [...(isOther ? [tutorial.first] : []), ...(since ? [since.text] : []), tutorial.views[place]];
  const drawing = since?.drawing ?? (game && drawingAt(game, input, place, handle));
  const text = drawing ? showAsTextButton(input.words, 'text', 'tutorial', '', 'view', place, handle) : [];
  const rows = [...(await listAt(game, input, place)), [...buttonsAt(input.words, place, handle), ...text]];
  return { text: lines.join('\n'), ...(drawing ? { drawing } : {}), rows };
};

const CELLS: Partial<Readonly<Record<TutorialView, readonly string[]>>> = {
  where: ['E3'],
  again: ['E3'],
  edge: ['E9'],
};

const drawingAt = (game: OpenGame, input: InputContext, place: TutorialView, handle: string): Drawing | undefined => {
  if (place === 'welcome' || place === 'done') return undefined;
  if (place === 'card') return createCardPicture(game, input, handle);
  if (place === 'hand' || place === 'drawn') {
    const hand = game.session.viewNow(personViewer(input.person.id)).of(cardQueries).hand();
    return hand && createHandPicture(game, input, hand);
  }
  return createBoardDrawing(input.words, game.session, personViewer(input.person.id), (view) => {
    const [board] = listVisibleBoards(view);
    const movers = place === 'piece' ? listMovableStacks(view).flatMap(({ where }) => where.cell ?? []) : [];
    const cells = (CELLS[place] ?? []) as readonly CellId[];
    return board && { board, ...(movers.length > 0 ? { movers } : {}), ...(cells.length > 0 ? { cells } : {}) };
  });
};

const listAt = async (
  game: OpenGame | undefined,
  input: InputContext,
  place: TutorialView,
): Promise<readonly (readonly Control[])[]> => {
  if (!game || (place !== 'piece' && place !== 'king' && place !== 'hand')) return [];
  const { tutorial } = input.words.commands;
  return readAs(game, input, (view) => {
    const hand = view.of(cardQueries).hand();
    const options =
      place === 'hand'
        ? (hand ? listCardsInHand(view, hand, MAX_LISTED_CARDS) : []).map((card, i) => ({
            value: view.of(pieceQueries).handle(card),
            label: `${i + 1}. ${card.name}`,
          }))
        : listMovableStacks(view).map(({ where, pieces: [piece] }) => ({
            value: where.cell ?? '',
            label: `${where.cell} ${piece?.name ?? ''}`,
          }));
    const verb = place === 'hand' ? 'card' : place;
    const placeholder = place === 'hand' ? tutorial.cards(options.length) : tutorial.pieces(options.length);
    return [[{ kind: 'select', id: id(verb), placeholder, options: options.slice(0, 25) }]];
  });
};

const buttonsAt = ({ commands }: Words, place: TutorialView, handle: string): readonly Control[] => {
  const { buttons } = commands.tutorial;
  const later = button(id('later'), buttons.later);
  switch (place) {
    case 'welcome':
      return [button(id('play'), buttons.play, 'primary'), later];
    case 'where':
      return [button(id('go'), buttons.takes('E3', 'D3'), 'primary'), later];
    case 'undo':
      return [button(id('undo'), buttons.undo, 'primary'), later];
    case 'again':
      return [button(id('again'), buttons.takes('E3', 'D3'), 'primary'), later];
    case 'since':
      return [button(id('since'), buttons.since, 'primary'), later];
    case 'edge':
      return [button(id('edge'), 'E9', 'primary'), later];
    case 'won':
      return [button(id('cards'), buttons.cards, 'primary'), ...offers(commands)];
    case 'card':
      return [later, button(id('deal', handle), buttons.playIt, 'primary')];
    case 'drawn':
      return [button(id('end'), buttons.end, 'success'), later];
    case 'done':
      return offers(commands);
    default:
      return [later];
  }
};

const offers = ({ tutorial: { buttons } }: Words['commands']): readonly Control[] => [
  button(controlId('game', 'list'), buttons.games, 'success'),
  button(controlId('game', 'try', 'tablut'), buttons.alone),
  button(controlId('help', 'now'), buttons.help),
];
