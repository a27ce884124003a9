import type { GameId, InteractionId, PersonId } from '../../engine/core/ids.ts';
import type { Operation } from '../../engine/core/operation.ts';
import { isHouse, levelOfHouse } from '../../engine/index.ts';
import { questionQueries } from '../../view/find/questions.ts';
import { worldQueries } from '../../view/foresight.ts';
import { gameQueries } from '../../view/game.ts';
import { type SideView, seatQueries } from '../../view/seats.ts';
import { turnQueries } from '../../view/turns.ts';
import { channelViewer, personViewer } from '../../view/viewer.ts';
import type { Outbox } from '../delivery/outbox.ts';
import { ActsInTurn, Thinker, type Thinking, thinkingApart } from '../thinker.ts';
import { type Ports, stackOf } from './ports.ts';
import type { Session } from './session.ts';

/** An act that was thought of may be refused for what is hidden: so many are tried one after the other. */
const MOST_ACTS_REFUSED = 8;
/** After so many acts of one turn the bot ends it as soon as it can. */
const MOST_ACTS_OF_TURN = 40;

/** So many games with a lowered level are remembered. */
const MOST_LOWERED = 1_000;

/** The operations that end something. */
const ENDS = ['next-phase', 'end-turn', 'pass'] as const;

/** A game in which it plays. */
interface HouseGame {
  readonly session: Session;
  readonly outbox: Outbox;
}

/**
 * The bot as a player (U9): it thinks by what its side sees and by chance of its own, in a thread apart, and acts by
 * operations like everybody.
 */
export class House {
  readonly #ports: Pick<Ports, 'random' | 'log' | 'clock'>;
  readonly #thinking: Thinking;
  readonly #thinker: Thinker;
  readonly #under = new Map<GameId, Promise<void>>();
  readonly #lowered = new Set<GameId>();
  #closed = false;
  #stopPausing: () => void = () => undefined;
  readonly #stopped = new Promise<void>((resolve) => {
    this.#stopPausing = resolve;
  });

  constructor(ports: Pick<Ports, 'random' | 'log' | 'clock' | 'thinking'>) {
    this.#ports = ports;
    this.#thinking = ports.thinking ?? thinkingApart();
    this.#thinker = new Thinker(this.#thinking);
  }

  /** True if it is about to do something in a game. */
  plays(game: GameId): boolean {
    return this.#under.has(game);
  }

  /** True if many games waited when it thought last in this one, so that it thought less than its level says. */
  isLowered(game: GameId): boolean {
    return this.#lowered.has(game);
  }

  /** Plays, where it is on turn, until it is not. */
  watch(game: HouseGame): void {
    const { game: id } = game.session;
    if (this.#closed || this.#under.has(id) || !dueIn(game.session)) return;
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

  /** Waits until it is not on turn, or can't go on. */
  async settled({ session }: Pick<HouseGame, 'session'>): Promise<void> {
    for (let playing = this.#under.get(session.game); playing; playing = this.#under.get(session.game)) await playing;
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#stopPausing();
    this.#thinking.end?.();
    await Promise.all(this.#under.values());
  }

  /** Until it is not on turn; false where it can't go on. */
  async #play(game: HouseGame): Promise<boolean> {
    const acts = new ActsInTurn();
    const paused = this.#paused();
    for (let due = dueIn(game.session); due && !this.#closed; due = dueIn(game.session))
      if (!(await this.#act(game, due, acts, paused))) return false;
    return true;
  }

  /** One act, the best that works. */
  async #act({ session, outbox }: HouseGame, due: PersonId, acts: ActsInTurn, paused: Promise<void>): Promise<boolean> {
    const { number } = session;
    const wished = await this.#thought(session, due, acts);
    await paused;
    for (const [i, operation] of wished.slice(0, MOST_ACTS_REFUSED).entries()) {
      // Somebody else did something meanwhile, or another process played.
      if (session.number !== number) return true;
      if (this.#closed) return false;
      const interaction = `${session.game}/house/${number}${i === 0 ? '' : `/${i}`}` as InteractionId;
      const outcome = await session.run(operation, interaction);
      if (outcome.kind === 'refused') continue;
      if (outcome.kind !== 'done') return false;
      if (!outcome.repeated) outbox.take(outcome.step, undefined, outcome.told);
      return true;
    }
    this.#ports.log.warn({ game: session.game }, 'the bot found nothing to do on its turn');
    return false;
  }

  /** Waits so long that people can follow, or until the process ends. */
  async #paused(): Promise<void> {
    const { pause } = this.#thinking;
    if (pause === 0) return;
    await Promise.race([new Promise<void>((resolve) => this.#ports.clock.after(pause, resolve)), this.#stopped]);
  }

  /** Returns the acts that it would do, the best first. */
  async #thought(session: Session, person: PersonId, acts: ActsInTurn): Promise<readonly Operation[]> {
    const level = levelOfHouse(person);
    const knowledge = session.viewNow(personViewer(person)).of(worldQueries).knowledge();
    if (!knowledge) return [];
    const done = acts.before(knowledge);
    const seed = this.#ports.random(4).readUInt32BE();
    const thought = await this.#thinker.think({ knowledge, seed }, level, done);
    if (this.#lowered.size > MOST_LOWERED) this.#lowered.clear();
    if (thought.level === level) this.#lowered.delete(session.game);
    else this.#lowered.add(session.game);
    if (done < MOST_ACTS_OF_TURN) return thought.acts;
    const isEnd = ({ kind }: Operation): boolean => ENDS.some((one) => one === kind);
    return [...thought.acts.filter(isEnd), ...thought.acts];
  }
}

/** The player of a side for which the game waits, if the bot alone plays that. */
const dueIn = (session: Session): PersonId | undefined => {
  const view = session.viewNow(channelViewer);
  const sides = view.of(seatQueries).sides();
  const players = sides.flatMap((side) => side.players);
  // Of a game that all people have left nothing comes until somebody takes a seat.
  if (!players.some(isHouse) || players.every(isHouse)) return undefined;
  const turn = view.of(gameQueries).phase === 'playing' ? view.of(gameQueries).turn() : undefined;
  if (!turn) return undefined;
  return waitedFor(session, turn.side).find(({ players }) => players.length > 0 && players.every(isHouse))?.players[0];
};

/** The side that is asked, else all that choose at once and have not, else the side on turn. */
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
