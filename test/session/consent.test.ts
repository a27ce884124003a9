import { describe, expect, it } from 'vitest';
import type { TextPost } from '../../src/facts/stored-post.ts';
import type { OpenGame } from '../../src/session/channel/open-game.ts';
import type { Operation, PersonId, SideId } from '../../src/table/index.ts';
import { requestQueries } from '../../src/view/requests.ts';
import { channelViewer } from '../../src/view/viewer.ts';
import { deedFor, postsInWords } from '../support/play/told.ts';
import {
  killed,
  load,
  logOf,
  moveOf,
  newInteraction,
  newProcess,
  newTable,
  type Process,
  told,
} from '../support/session.ts';
import {
  ANN,
  BEN,
  BLUE,
  CELLAR,
  CLO,
  DAN,
  join,
  MAIN,
  RED,
  secretModule,
  spot,
  undo,
  withRules,
} from '../support/table.ts';

/**
 * What depends on how long people are silent, and what lapses, as a session has it: from what the channel was told
 * alone (D7).
 */

const free = withRules(secretModule, { turns: 'free' }, null);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const table = async (process: Process = newProcess(), module = free) => ({
  process,
  game: (await newTable(process, module)).game,
});

/** Ann moves her hoard in the cellar: nobody else is told. */
const hidden = ({ session }: OpenGame, from: string, to: string): Promise<unknown> =>
  session.run(moveOf(session, ANN, spot(CELLAR, from), spot(CELLAR, to)), newInteraction());

const tried = async ({ session }: Pick<OpenGame, 'session'>, operation: Operation): Promise<unknown> => {
  const outcome = await session.run(operation, newInteraction());
  return outcome.kind === 'refused' ? outcome.refusal : outcome.kind;
};

const askSeat = (actor: PersonId, side: SideId): Operation<'ask'> => ({
  kind: 'ask',
  actor,
  wants: { what: 'seat', side },
});
const askUndo = (...steps: readonly number[]): Operation<'ask'> => ({
  kind: 'ask',
  actor: BEN,
  wants: { what: 'undo', steps },
});

const requestIn = ({ session }: OpenGame): string => {
  const view = session.viewNow(channelViewer);
  return view.of(requestQueries).id(view.of(requestQueries).all()[0]?.handle ?? '') ?? 'none';
};

const posts = async ({ session }: OpenGame): Promise<readonly TextPost[]> =>
  (await logOf(session)).slice(-1).flatMap(postsInWords);

describe('[D3] [D7] a silent player', () => {
  const seatAfter = async (act: (game: OpenGame) => Promise<unknown>): Promise<readonly unknown[]> => {
    const { process, game } = await table();
    await process.clock.pass(20 * HOUR);
    await act(game);
    await process.clock.pass(4 * HOUR - 2000);
    const early = await tried(game, join(DAN, RED));
    await process.clock.pass(2000);
    return [early, await tried(game, join(DAN, RED)), process.clock.now()];
  };

  it('a silent player counts as present only by acts that the channel sees', async () => {
    const [nothing, unseen] = [
      await seatAfter(async () => undefined),
      await seatAfter((game) => hidden(game, 'B2', 'B1')),
    ];
    expect(unseen).toEqual(nothing);
    expect(nothing).toEqual([
      expect.objectContaining({ code: 'side-taken', players: [ANN] }),
      'done',
      expect.any(Number),
    ]);
    const seen = await seatAfter(({ session }) =>
      tried({ session }, moveOf(session, ANN, spot(MAIN, 'A5'), spot(MAIN, 'A4'))),
    );
    expect(seen.slice(0, 2)).toMatchObject([{ code: 'side-taken' }, { code: 'side-taken' }]);
  });

  it('a silent player is still silent after a restart', async () => {
    const { process, game } = await table();
    await process.clock.pass(5 * HOUR);
    await told(game, moveOf(game.session, ANN, spot(MAIN, 'A5'), spot(MAIN, 'A4')));
    const acted = process.clock.now();
    await process.clock.pass(6 * HOUR);
    await told(game, moveOf(game.session, BEN, spot(MAIN, 'C1'), spot(MAIN, 'C2')));
    const refusal = await tried(game, join(DAN, RED));
    expect(refusal).toEqual({ code: 'side-taken', side: RED, players: [ANN], until: acted + DAY });
    const session = await load(killed(process), game.session.game);
    expect(await tried({ session }, join(DAN, RED))).toEqual(refusal);
  });

  it('a silent player keeps the seat until the announced local time', async () => {
    const { process, game } = await table();
    const [now, before] = [process.clock.now(), process.messenger.there.length];
    await told(game, askSeat(DAN, BLUE));
    await process.clock.pass(0);
    const { until } = (await posts(game))[0]?.wait ?? { until: 0 };
    expect(until - now).toBeLessThanOrEqual(DAY);
    expect(process.messenger.there.slice(before).map(({ message: { text, mentions } }) => [text, mentions])).toEqual([
      [
        `<@${DAN}> asks to play **Blue**.\n<@${BEN}>: do you agree? If <@${BEN}> doesn't answer by <t:${Math.floor(until / 1000)}:f>, <@${DAN}> can take the seat.`,
        [BEN],
      ],
    ]);
  });
});

describe('[D7] a request to undo', () => {
  it('an undo request survives unseen acts, which stay if independent', async () => {
    const { game } = await table();
    const { session } = game;
    await told(game, moveOf(session, BEN, spot(MAIN, 'C1'), spot(MAIN, 'C2')));
    await told(game, moveOf(session, ANN, spot(MAIN, 'A5'), spot(MAIN, 'A4')));
    await told(game, askUndo(7, 6));
    const id = requestIn(game);
    await hidden(game, 'B2', 'B1');
    expect([requestIn(game), await posts(game)]).toEqual([id, [expect.objectContaining({ reader: ANN })]]);
    await told(game, { kind: 'agree', actor: ANN, request: id });
    await told(game, undo(BEN, 2));
    const step = (await logOf(session)).at(-1);
    expect(step?.operation).toMatchObject({ kind: 'undo', steps: 2 });
    expect(step && deedFor(step, CLO)).toBe('takes back: moves **Pawn** A5 → A4; moves **Blue Pawn** C1 → C2');
  });

  it('an undo request expires by acts that the channel sees, without a decline', async () => {
    const { game } = await table();
    const { session } = game;
    await told(game, moveOf(session, ANN, spot(MAIN, 'A5'), spot(MAIN, 'A4')));
    await told(game, { ...askUndo(6), actor: BEN });
    await told(game, moveOf(session, ANN, spot(MAIN, 'A4'), spot(MAIN, 'A3')));
    expect(requestIn(game)).toBe('none');
    expect(await posts(game)).toMatchObject([
      { deed: 'moves **Pawn** A4 → A3', said: [`<@${BEN}>'s request has expired.`] },
    ]);
  });
});
