import type { InputContext, Reply } from '../../src/port/command.ts';
import type { OpenGame } from '../../src/session/channel/open-game.ts';
import { emptySeatButtons, seatButtons } from '../../src/session/posts/game-buttons.ts';
import { type PersonId, refuse, type SideId } from '../../src/table/index.ts';
import { gameQueries } from '../../src/view/game.ts';
import { seatQueries } from '../../src/view/seats.ts';
import { controlId, type Form, type Message } from '../../src/view/text/message.ts';
import type { View } from '../../src/view/view.ts';
import { findSideByName } from '../common/sides.ts';
import { act, readAs, toAsker } from '../common/table.ts';
import { runOrAskConsent } from '../consent/consent.ts';

/** The value of the game master's seat in an option for sides: no side has this name. */
export const GAME_MASTER_OPTION = '$master';

/** Takes a side, or asks its players (T17). Without a side, the person becomes a spectator. */
export const joinGame = async (
  game: OpenGame,
  input: InputContext,
  name: string | undefined,
  reserve = false,
): Promise<Reply> => {
  const { id: actor } = input.person;
  if (name === undefined)
    return act(game, input, { kind: 'join', actor, side: undefined, ...(reserve ? { reserve } : {}) });
  if (await isGameMasterSeatText(game, input, name)) return presideOver(game, input);
  const side = await readAs(game, input, (view) => findSideByName(input.words, view, name));
  return typeof side === 'string' ? toAsker(side) : joinSide(game, input, side.id);
};

/**
 * True if a text means the game master's seat: by the value of its option or by its name. False if a side has that
 * name.
 */
export const isGameMasterSeatText = (game: OpenGame, input: InputContext, name: string): Promise<boolean> =>
  readAs(game, input, (view) => {
    const { masterName, masterSeat } = input.words.commands.game;
    const typed = name.trim().toLowerCase();
    const isCalled = [masterName, masterSeat].some((one) => one.toLowerCase() === typed);
    return (
      name === GAME_MASTER_OPTION ||
      (isCalled &&
        !view
          .of(seatQueries)
          .sides()
          .some((side) => side.name.toLowerCase() === typed))
    );
  });

export const joinSide = (game: OpenGame, input: InputContext, side: SideId): Promise<Reply> =>
  runOrAskConsent(game, input, { kind: 'join', actor: input.person.id, side }, { what: 'seat', side });

/** Takes the game master's seat, or asks the players who must agree (T17). */
const presideOver = (game: OpenGame, input: InputContext): Promise<Reply> =>
  runOrAskConsent(game, input, { kind: 'preside', actor: input.person.id, takes: true }, { what: 'master' });

export const leaveGame = async (game: OpenGame, input: InputContext, name: string | undefined): Promise<Reply> => {
  const { id: actor } = input.person;
  if (name !== undefined && (await isGameMasterSeatText(game, input, name)))
    return act(game, input, { kind: 'preside', actor, takes: false });
  if (name === undefined) return act(game, input, { kind: 'leave', actor, side: undefined });
  const side = await readAs(game, input, (view) => findSideByName(input.words, view, name));
  return typeof side === 'string' ? toAsker(side) : act(game, input, { kind: 'leave', actor, side: side.id });
};

export const removePlayerFromSeat = async (
  game: OpenGame,
  input: InputContext,
  name: string,
  who: string | undefined,
): Promise<Reply> => {
  const side = await readAs(game, input, (view) => findSideByName(input.words, view, name));
  if (typeof side === 'string') return toAsker(side);
  const person = who === undefined ? side.players[0] : (who as PersonId);
  const { nobodyPlays, severalPlay } = input.words.commands.gameSeats;
  if (person === undefined) return toAsker(nobodyPlays(side.name));
  if (who === undefined && side.players.length > 1) return toAsker(severalPlay(side.name));
  return act(game, input, { kind: 'unseat', actor: input.person.id, person, side: side.id });
};

/** Shows the seats. If the person typed times at which they can play, it first stores them (U23). */
export const showSeats = async (game: OpenGame, input: InputContext, when: string | undefined): Promise<Reply> => {
  if (when !== undefined) return act(game, input, { kind: 'say-when', actor: input.person.id, when });
  return toAsker(
    await readAs(game, input, (view) => ({
      text: input.words.lists.seatsText(view),
      rows: seatRows(game, view),
    })),
  );
};

const seatRows = ({ session }: OpenGame, view: View): NonNullable<Message['rows']> => {
  const { phase } = view.of(gameQueries);
  if (phase === 'seating') return seatButtons(session, view, 'list');
  const sides = view.of(seatQueries).sides();
  const free = phase === 'playing' ? sides.filter(({ players }) => players.length === 0) : [];
  return free.length > 0 ? [emptySeatButtons(session, view, free)] : [];
};

export const playTimesForm = ({ session }: OpenGame, { words }: InputContext): Form => ({
  id: controlId('game', 'when', session.game),
  title: words.commands.gameSeats.when.title,
  fields: [{ name: 'when', label: words.commands.gameSeats.when.label, required: false, max: LONGEST_PLAY_TIMES }],
});

export const LONGEST_PLAY_TIMES = 100;

/**
 * Offers a side of the player to another person, who takes it with a button. Without a name, it offers the player's
 * only side.
 */
export const offerSideToPerson = async (
  game: OpenGame,
  input: InputContext,
  name: string | undefined,
  who: string,
): Promise<Reply> => {
  const side = await readAs(game, input, (view) => {
    if (name !== undefined) return findSideByName(input.words, view, name);
    const [only, ...others] = view.of(seatQueries).mine();
    if (only && others.length === 0) return only;
    return only
      ? input.words.commands.gameSeats.whichSide([only, ...others].map((one) => one.name))
      : input.words.refusals.refusalText(refuse('not-seated', { side: undefined }), view);
  });
  if (typeof side === 'string') return toAsker(side);
  const given = { side: side.id, to: who as PersonId };
  return runOrAskConsent(
    game,
    input,
    { kind: 'transfer', actor: input.person.id, ...given },
    { what: 'transfer', ...given },
  );
};
