import { apply } from '../../engine/core/apply.ts';
import { added, invert } from '../../engine/core/change.ts';
import type { GameId, InteractionId, PersonId, SideId } from '../../engine/core/ids.ts';
import type { Operation } from '../../engine/core/operation.ts';
import { isRefusal } from '../../engine/core/refusal.ts';
import { perform } from '../../engine/core/step.ts';
import { LiveTable } from '../../engine/core/table.ts';
import { actsFor, foresightFor, housePlayer, isHouse, refusalOf, systems } from '../../engine/index.ts';
import { questionQueries } from '../../view/find/questions.ts';
import { worldQueries } from '../../view/foresight.ts';
import { gameQueries } from '../../view/game.ts';
import { scoreQueries } from '../../view/scores.ts';
import { type SideView, seatQueries } from '../../view/seats.ts';
import { turnQueries } from '../../view/turns.ts';
import { View } from '../../view/view.ts';
import { channelViewer, personViewer } from '../../view/viewer.ts';
import type { Outbox } from '../delivery/outbox.ts';
import { yieldToEventLoop } from '../parts.ts';
import { type Ports, SECRET, stackOf } from './ports.ts';
import type { Session } from './session.ts';
import { shareOf } from './share.ts';

/** So many things that can be done are looked at for one act, and so many of them are tried. */
const MOST_ACTS_LOOKED = 240;
const MOST_ACTS_TRIED = 48;
/** So many acts are looked at, and so many records put on a table, at one go. */
const ACTS_TOGETHER = 4;
const RECORDS_OF_WORLD = 50;
/** After so many acts of one turn it ends, where that can be ended. */
const MOST_ACTS_OF_TURN = 12;
/** An act that was thought of may not work, for what is hidden: so many are done one after the other. */
const MOST_ACTS_REFUSED = 8;

/** What ends something, where nothing better is to be done. */
const ENDS = ['next-phase', 'end-turn', 'pass'] as const;

/** A game in which it plays. */
interface HouseGame {
  readonly session: Session;
  readonly outbox: Outbox;
}

/** A side that the bot plays, and for which the game waits. */
interface Due {
  readonly person: PersonId;
  readonly side: SideId;
  readonly turn: number;
}

/**
 * The bot as a player (U9): weak, and meant so. On its turn it tries what it can do, one step ahead, on a table that is
 * made of what its side sees and of chance of its own, and does what puts it farthest ahead by the scores that rank;
 * without any, anything. What it does is an operation as everybody's. It is bounded, and lets others have the event loop
 * all the while.
 */
export class House {
  readonly #ports: Pick<Ports, 'random' | 'log'>;
  readonly #under = new Map<GameId, Promise<void>>();
  #closed = false;

  constructor(ports: Pick<Ports, 'random' | 'log'>) {
    this.#ports = ports;
  }

  /** Takes these sides, by their numbers from 0. */
  async sit(
    { session, outbox }: HouseGame,
    sides: readonly { readonly id: SideId; readonly index: number }[],
    by: string,
  ) {
    for (const { id, index } of sides) {
      const share = { value: shareOf(this.#ports.random(SECRET)) };
      const operation = { kind: 'join', actor: housePlayer(index), side: id } as const;
      const outcome = await session.run(operation, `${by}/house ${index}` as InteractionId, share);
      if (outcome.kind === 'done' && !outcome.repeated) outbox.take(outcome.step, undefined, outcome.told);
    }
  }

  /** Whether it is about to do something in a game. */
  plays(game: GameId): boolean {
    return this.#under.has(game);
  }

  /** Plays, where it is on turn, until it is not. */
  watch(game: HouseGame): void {
    const { game: id } = game.session;
    if (this.#closed || this.#under.has(id) || !dueIn(game.session)) return;
    const playing = this.#play(game)
      .catch((error: unknown) => {
        this.#ports.log.error({ game: id, error: stackOf(error) }, 'the bot could not play on');
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
    await Promise.all(this.#under.values());
  }

  /** Until it is not on turn; false where it can't go on. */
  async #play(game: HouseGame): Promise<boolean> {
    const { session } = game;
    let [turn, acts] = [-1, 0];
    for (let due = dueIn(session); due && !this.#closed; due = dueIn(session)) {
      [turn, acts] = [due.turn, due.turn === turn ? acts + 1 : 0];
      if (!(await this.#act(game, due, acts))) return false;
    }
    return true;
  }

  /** One act, the best that works. */
  async #act({ session, outbox }: HouseGame, due: Due, acts: number): Promise<boolean> {
    const { number } = session;
    const wished = await this.#thought(session, due, acts);
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

  /** What it would do, the best first. */
  async #thought(session: Session, { person, side }: Due, done: number): Promise<readonly Operation[]> {
    const world = await worldOf(session, person);
    const lead = (): readonly number[] => new View(world, personViewer(person)).of(scoreQueries).lead(side);
    const before = lead();
    const refusal = foresightFor(world, person);
    const ends = ENDS.map((kind): Operation => ({ kind, actor: person })).filter((one) => !refusal(one));
    const acts = await this.#possible(world, person);
    const rated: { readonly act: Operation; readonly lead: readonly number[]; readonly luck: number }[] = [];
    for (const [i, act] of acts.entries()) {
      rated.push({ act, lead: i < MOST_ACTS_TRIED ? leadAfter(world, act, lead, before) : before, luck: i });
      if (i < MOST_ACTS_TRIED) await yieldToEventLoop();
    }
    rated.sort((a, b) => compared(b.lead, a.lead) || a.luck - b.luck);
    const [best] = rated;
    const isBetter = best !== undefined && compared(best.lead, before) > 0;
    const isEnough = done >= MOST_ACTS_OF_TURN || (done > 0 && !isBetter && this.#below(4) === 0);
    const all = rated.map(({ act }) => act);
    return isEnough && ends.length > 0 ? [...ends, ...all] : [...all, ...ends];
  }

  /** Acts in an order of chance. */
  async #possible(world: LiveTable, person: PersonId): Promise<readonly Operation[]> {
    const found: Operation[] = [];
    for (const act of actsFor(world, person)) {
      if (ENDS.some((kind) => kind === act.kind)) continue;
      found.push(act);
      if (found.length === MOST_ACTS_LOOKED) break;
      if (found.length % ACTS_TOGETHER === 0) await yieldToEventLoop();
    }
    for (let i = found.length - 1; i > 0; i -= 1) {
      const j = this.#below(i + 1);
      [found[i], found[j]] = [found[j] as Operation, found[i] as Operation];
    }
    return found;
  }

  #below(count: number): number {
    return this.#ports.random(4).readUInt32BE() % count;
  }
}

/** A side for which the game waits, where the bot alone plays it. */
const dueIn = (session: Session): Due | undefined => {
  const view = session.viewNow(channelViewer);
  const sides = view.of(seatQueries).sides();
  if (!sides.some(({ players }) => players.some(isHouse))) return undefined;
  const turn = view.of(gameQueries).phase === 'playing' ? view.of(gameQueries).turn() : undefined;
  if (!turn) return undefined;
  for (const { id: side, players } of waitedFor(session, view, turn.side)) {
    const [person] = players;
    if (person !== undefined && players.every(isHouse)) return { person, side, turn: turn.number };
  }
  return undefined;
};

/** Who is asked before all else, then all who choose at once and have not, else the side on turn. */
const waitedFor = (session: Session, view: View, onTurn: SideView): readonly SideView[] => {
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

/** A table of its own, with what the person sees and nothing else. */
const worldOf = async (session: Session, person: PersonId): Promise<LiveTable> => {
  const records = session.viewNow(personViewer(person)).of(worldQueries).records();
  const world = new LiveTable(systems);
  for (let first = 0; first < records.length; first += RECORDS_OF_WORLD) {
    apply(world, added(...records.slice(first, first + RECORDS_OF_WORLD)));
    await yieldToEventLoop();
  }
  return world;
};

/** How far ahead it would be; what chance decides counts as nothing gained. */
const leadAfter = (
  world: LiveTable,
  act: Operation,
  lead: () => readonly number[],
  before: readonly number[],
): readonly number[] => {
  const change = perform(world, refusalOf, act, { now: 0, past: { done: [], undone: [] } });
  if (isRefusal(change)) return before.map(() => Number.NEGATIVE_INFINITY);
  const isChance = [...change.added, ...change.updated].some(({ kind }) => kind === 'stream');
  const after = isChance ? before : lead();
  apply(world, invert(change));
  return after;
};

const compared = (a: readonly number[], b: readonly number[]): number => {
  for (const [i, value] of a.entries()) if (value !== (b[i] ?? 0)) return value - (b[i] ?? 0);
  return 0;
};
