import { botLevelOf, isHouse, requestedOperationOf } from '../../engine/index.ts';
import { ResignOrDrawDecider, resignOrDrawFactsOf, shouldAcceptDraw } from '../../engine/opponent/outlook.ts';
import { TURN_ENDING_ACTS } from '../../engine/opponent/search-table.ts';
import type { GameId, InteractionId, Operation, PersonId } from '../../table/index.ts';
import { questionQueries } from '../../view/find/questions.ts';
import { personKnowledgeQueries } from '../../view/foresight.ts';
import { gameQueries } from '../../view/game.ts';
import { requestQueries } from '../../view/requests.ts';
import { type SideView, seatQueries } from '../../view/seats.ts';
import { turnQueries } from '../../view/turns.ts';
import { channelViewer, personViewer } from '../../view/viewer.ts';
import { type Ports, stackOf } from '../base/ports.ts';
import {
  BotThinker,
  type BotThinkingPorts,
  BotTurnMemory,
  createThinkingThread,
  PART_OVERLOOKED,
} from '../base/thinker.ts';
import type { Session } from '../game/session.ts';
import { PlayerHintProvider } from './hints.ts';
import type { Outbox } from './outbox.ts';

/** The most acts that the bot tries: hidden things can make its acts fail. */
const MOST_ACTS_REFUSED = 8;
/** The number of acts in a turn after which the bot ends its turn as soon as possible. */
const MOST_ACTS_OF_TURN = 40;

/** The most entries in each cache below: lowered levels, evaluations, and answers to offers. */
const MOST_KEPT = 1_000;

interface HouseGame {
  readonly session: Session;
  readonly outbox: Outbox;
}

/**
 * The bot as a player (U9). It knows only what its side knows, and has its own random numbers. It acts by operations
 * like every player.
 */
export class BotPlayer {
  readonly hints: PlayerHintProvider;
  readonly #ports: Pick<Ports, 'random' | 'log' | 'clock'>;
  readonly #thinking: BotThinkingPorts;
  readonly #thinker: BotThinker;
  readonly #under = new Map<GameId, Promise<void>>();
  readonly #lowered = new Set<GameId>();
  readonly #outlooks = new Map<string, ResignOrDrawDecider>();
  /** The answers to draw offers by game, side and turn. */
  readonly #answers = new Map<string, boolean>();
  #closed = false;
  #stopPausing: () => void = () => undefined;
  readonly #stopped = new Promise<void>((resolve) => {
    this.#stopPausing = resolve;
  });

  constructor(ports: Pick<Ports, 'random' | 'log' | 'clock' | 'thinking'>) {
    this.#ports = ports;
    this.#thinking = ports.thinking ?? createThinkingThread();
    this.#thinker = new BotThinker(this.#thinking);
    this.hints = new PlayerHintProvider(this.#thinker);
  }

  plays(game: GameId): boolean {
    return this.#under.has(game);
  }

  /** True if the bot's last act in a game was chosen below its level, because many games waited. */
  isLowered(game: GameId): boolean {
    return this.#lowered.has(game);
  }

  watch(game: HouseGame): void {
    const { game: id } = game.session;
    if (this.#closed || this.#under.has(id) || !(offerIn(game.session) ?? dueIn(game.session))) return;
    const playing = this.#play(game)
      .catch((error: unknown) => {
        if (!this.#closed) this.#ports.log.error({ game: id, error: stackOf(error) }, 'the bot could not play on');
        return false;
      })
      .then((isGoingOn) => {
        this.#under.delete(id);
        if (isGoingOn) this.watch(game);
      });
    this.#under.set(id, playing);
  }

  async settled({ session }: Pick<HouseGame, 'session'>): Promise<void> {
    for (let playing = this.#under.get(session.game); playing; playing = this.#under.get(session.game)) await playing;
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#stopPausing();
    this.#thinking.end?.();
    await Promise.all(this.#under.values());
  }

  async #play(game: HouseGame): Promise<boolean> {
    const turn = new BotTurnMemory();
    const paused = this.#paused();
    while (!this.#closed) {
      const offer = offerIn(game.session);
      const due = offer ? undefined : dueIn(game.session);
      if (!offer && !due) return true;
      const isDone = offer ? this.#answer(game, offer, paused) : this.#act(game, due as PersonId, turn, paused);
      if (!(await isDone)) return false;
    }
    return true;
  }

  /** Answers an offer of a draw. The last acceptance ends the game. */
  async #answer({ session, outbox }: HouseGame, { id, by, bot }: DrawOffer, paused: Promise<void>): Promise<boolean> {
    const { number } = session;
    const agrees = await this.#agrees(session, bot);
    await paused;
    if (this.#closed) return false;
    const run = async (operation: Operation, what: string): Promise<boolean> => {
      const outcome = await session.run(operation, `${session.game}/house/${number}/${what}` as InteractionId);
      if (outcome.kind === 'done' && !outcome.repeated) outbox.take(outcome.step, undefined, outcome.told);
      return outcome.kind === 'done';
    };
    // The offer may have been withdrawn by now.
    if (!(await run({ kind: agrees ? 'agree' : 'decline', actor: bot, request: id }, 'answer')))
      return session.number !== number;
    const { all, id: idOf } = session.viewNow(channelViewer).of(requestQueries);
    const isGranted = all().some(({ handle, granted }) => granted && idOf(handle) === id);
    return isGranted ? run(requestedOperationOf(by, { what: 'draw' }), 'draw') : true;
  }

  /** True if the bot accepts a draw. It thinks about that only once in each turn. */
  async #agrees(session: Session, bot: PersonId): Promise<boolean> {
    const knowledge = session.viewNow(personViewer(bot)).of(personKnowledgeQueries).knowledge();
    const facts = knowledge && resignOrDrawFactsOf(knowledge);
    if (!knowledge || !facts) return true;
    const turn = `${session.game} ${bot} ${facts.turn.number} ${facts.turn.position}`;
    const known = this.#answers.get(turn);
    if (known !== undefined) return known;
    const seed = this.#ports.random(4).readUInt32BE();
    const agrees = shouldAcceptDraw(await this.#thinker.think({ knowledge, seed }, botLevelOf(bot), 0), facts);
    if (this.#answers.size > MOST_KEPT) this.#answers.clear();
    this.#answers.set(turn, agrees);
    return agrees;
  }

  async #act(
    { session, outbox }: HouseGame,
    due: PersonId,
    turn: BotTurnMemory,
    paused: Promise<void>,
  ): Promise<boolean> {
    const { number } = session;
    const { acts: all, offersDraw } = await this.#thought(session, due, turn);
    await paused;
    for (const [i, operation] of all.slice(0, MOST_ACTS_REFUSED).entries()) {
      // Another player or process acted in the meantime.
      if (session.number !== number) return true;
      if (this.#closed) return false;
      const interaction = `${session.game}/house/${number}${i === 0 ? '' : `/${i}`}` as InteractionId;
      const outcome = await session.run(operation, interaction);
      if (outcome.kind === 'refused') continue;
      if (outcome.kind !== 'done') return false;
      if (!outcome.repeated) outbox.take(outcome.step, undefined, outcome.told);
      if (offersDraw) await this.#offerDraw({ session, outbox }, due);
      return true;
    }
    this.#ports.log.warn({ game: session.game }, 'the bot found nothing to do on its turn');
    return false;
  }

  async #offerDraw({ session, outbox }: HouseGame, actor: PersonId): Promise<void> {
    const asking = { kind: 'ask', actor, wants: { what: 'draw' } } as const;
    const outcome = await session.run(asking, `${session.game}/house/${session.number}/offer` as InteractionId);
    if (outcome.kind === 'done' && !outcome.repeated) outbox.take(outcome.step, undefined, outcome.told);
  }

  async #paused(): Promise<void> {
    const { pause } = this.#thinking;
    if (pause === 0) return;
    await Promise.race([new Promise<void>((resolve) => this.#ports.clock.after(pause, resolve)), this.#stopped]);
  }

  /** Returns the acts to try, the best first, and true if the bot then offers a draw. */
  async #thought(session: Session, person: PersonId, turn: BotTurnMemory): Promise<Plan> {
    const level = botLevelOf(person);
    const knowledge = session.viewNow(personViewer(person)).of(personKnowledgeQueries).knowledge();
    if (!knowledge) return { acts: [], offersDraw: false };
    const done = turn.before(knowledge);
    const seed = this.#ports.random(4).readUInt32BE();
    const task = { knowledge, seed, known: turn.known, left: turn.left, overlooked: PART_OVERLOOKED[level] };
    const thought = await this.#thinker.think(task, level, done);
    turn.after(thought.acts);
    if (this.#lowered.size > MOST_KEPT) this.#lowered.clear();
    if (thought.level === level) this.#lowered.delete(session.game);
    else this.#lowered.add(session.game);
    if (done >= MOST_ACTS_OF_TURN) return { acts: [...thought.acts.filter(isEnd), ...thought.acts], offersDraw: false };
    const facts = done === 0 && thought.acts.length > 0 ? resignOrDrawFactsOf(knowledge) : undefined;
    const next = facts && this.#outlookOf(session, person).after(thought, facts);
    const resigning: readonly Operation[] =
      facts && next === 'resign' ? [{ kind: 'resign', actor: person, side: facts.side }] : [];
    return { acts: [...resigning, ...thought.acts], offersDraw: next === 'offer-draw' };
  }

  #outlookOf({ game }: Session, person: PersonId): ResignOrDrawDecider {
    const name = `${game} ${person}`;
    const outlook = this.#outlooks.get(name) ?? new ResignOrDrawDecider();
    if (this.#outlooks.size > MOST_KEPT) this.#outlooks.clear();
    this.#outlooks.set(name, outlook);
    return outlook;
  }
}

const isEnd = ({ kind }: Operation): boolean => TURN_ENDING_ACTS.some((one) => one === kind);

interface Plan {
  /** The acts, the best first. */
  readonly acts: readonly Operation[];
  readonly offersDraw: boolean;
}

interface DrawOffer {
  readonly id: string;
  readonly by: PersonId;
  readonly bot: PersonId;
}

const offerIn = (session: Session): DrawOffer | undefined => {
  const { all, id: idOf } = session.viewNow(channelViewer).of(requestQueries);
  for (const { handle, by, wants, bots } of all()) {
    const [id, bot] = [idOf(handle), bots.find((one) => one !== by)];
    if (wants.what === 'draw' && id !== undefined && bot !== undefined) return { id, by, bot };
  }
  return undefined;
};

const dueIn = (session: Session): PersonId | undefined => {
  const view = session.viewNow(channelViewer);
  const sides = view.of(seatQueries).sides();
  const players = sides.flatMap((side) => side.players);
  // If all people have left the game, the bot waits until a person takes a seat.
  if (!players.some(isHouse) || players.every(isHouse)) return undefined;
  const turn = view.of(gameQueries).phase === 'playing' ? view.of(gameQueries).turn() : undefined;
  if (!turn) return undefined;
  return waitedFor(session, turn.side).find(({ players }) => players.length > 0 && players.every(isHouse))?.players[0];
};

/**
 * Returns the sides that the game waits for: a side with a question, otherwise all that must still choose at once.
 * Otherwise, the side whose turn it is.
 */
const waitedFor = (session: Session, onTurn: SideView): readonly SideView[] => {
  const view = session.viewNow(channelViewer);
  const question = view.of(questionQueries).open();
  if (question) return question.side ? [question.side] : [];
  if (!view.of(turnQueries).phase()?.isAtOnce) return [onTurn];
  const mustChoose = (person: PersonId): boolean =>
    session.viewNow(personViewer(person)).of(turnQueries).phase()?.hasChosen === false;
  return view
    .of(seatQueries)
    .sides()
    .filter(({ players: [person] }) => person !== undefined && isHouse(person) && mustChoose(person));
};
