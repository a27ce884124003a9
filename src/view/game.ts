import {
  areTurnsStrict,
  captureRuleIn,
  fenOf,
  gameOf,
  hidesAnything,
  isInGame,
  isWithoutCombat,
  languageIn,
  look,
  type Module,
  mapId,
  moduleOf,
  movesAnyPiece,
  onTurn,
  readiness,
  sentenceIn,
  takesByHand,
  type VariantChosen,
  variantsOf,
  waysToEnd,
} from '../engine/index.ts';
import { isRefusal, type PersonId, type SideId } from '../table/index.ts';
import { type ChanceView, chanceOf } from './chance.ts';
import type { Lens } from './lens.ts';
import { type Origin, originOf } from './origin.ts';
import { queries, type Sight } from './queries.ts';
import { isOrderRuled, type Rulebook, rulebookOf } from './rulebook/rulebook.ts';
import { type SideView, seatQueries } from './seats.ts';

/** The game as a whole: how it is called, how far it is, whose turn it is, and by which rules it goes. */
class GameSeen {
  readonly #sight: Sight;
  readonly #lens: Lens;

  constructor(sight: Sight) {
    this.#sight = sight;
    this.#lens = sight.lens;
  }

  get title(): string {
    return gameOf(this.#lens).title;
  }

  get module(): string {
    return moduleOf(this.#lens).module;
  }

  /** How it is played, where its module leaves that open. */
  get variants(): readonly VariantChosen[] {
    return variantsOf(moduleOf(this.#lens));
  }

  /** A text of its author in the language of a locale, as far as it is given there. */
  said(text: string, locale: string): string {
    return sentenceIn(moduleOf(this.#lens), locale, text);
  }

  /** All that the game is made of: modules are no secret. */
  get definition(): Module {
    return moduleOf(this.#lens);
  }

  get host(): PersonId {
    return gameOf(this.#lens).host;
  }

  /** Who sees and may do everything; undefined where nobody has that seat (T17). */
  get master(): PersonId | undefined {
    return gameOf(this.#lens).master;
  }

  /** Whether the viewer has that seat. */
  get isMaster(): boolean {
    return this.#lens.master;
  }

  /** What everybody may know of the game's chance. */
  get chance(): ChanceView {
    return chanceOf(this.#lens.ground);
  }

  /** In which language its channel is told, by Discord's name of the locale. */
  get language(): string {
    return languageIn(this.#lens);
  }

  /** The rules of the game, as people read them. */
  get rulebook(): Rulebook {
    const { ground } = this.#lens;
    const last = this.#lastTurn;
    const ways = waysToEnd(moduleOf(ground), ground).map((one) =>
      one.by === 'last-turn' && last !== undefined ? { ...one, turn: last } : one,
    );
    return rulebookOf(moduleOf(this.#lens), ways);
  }

  /** How a game of chess stands, in FEN; undefined of other games, and before it begins. */
  get fen(): string | undefined {
    return fenOf(this.#lens);
  }

  /** Whence the game came, where that was a file. */
  get origin(): Origin | undefined {
    return originOf(this.#lens.ground);
  }

  /** Whether the game can begin as it stands. */
  get isReady(): boolean {
    return !isRefusal(readiness(this.#lens.ground));
  }

  /** True once one person changed the table beyond the rules alone (W8). */
  get isArranged(): boolean {
    return this.#lens.get('arranged', 'arranged') !== undefined;
  }

  /** True once the bot gave back a side that it had played. */
  get hadBot(): boolean {
    return this.#lens.get('arranged', 'bot') !== undefined;
  }

  get phase(): 'seating' | 'playing' | 'over' {
    return gameOf(this.#lens).phase;
  }

  /** Whether anything in this game can be hidden from anybody: then what is typed must not be shown to all (W3). */
  get hides(): boolean {
    return hidesAnything(this.#lens);
  }

  /** Whether a side's turn ends by command, whether turns have an order at all, whether pieces can be taken. */
  get rules(): {
    readonly ends: 'by-command' | 'after-move' | undefined;
    readonly captures: boolean;
    readonly strict: boolean;
    readonly anyone: boolean;
  } {
    const { turn, rules } = moduleOf(this.#lens);
    const [strict, anyone] = [areTurnsStrict(rules), movesAnyPiece(rules)];
    return { ends: turn?.ends, captures: takesByHand(moduleOf(this.#lens)), strict, anyone };
  }

  /** Whether units march by move points, which come back. */
  get marches(): boolean {
    return moduleOf(this.#lens).rules.movePoints !== undefined;
  }

  /** What a property of pieces holds, as the module has it. */
  domainOf(property: string): string | undefined {
    const { properties = {} } = moduleOf(this.#lens);
    return Object.hasOwn(properties, property) ? properties[property] : undefined;
  }

  /**
   * How an enemy is fought on the map of that name: taken where it stands, or met on the map of battles; undefined
   * where it is left alone.
   */
  fights(name: string): 'taken' | 'engaged' | undefined {
    const map = mapId(name);
    if (isWithoutCombat(this.#lens, map)) return moduleOf(this.#lens).battle ? 'engaged' : undefined;
    return captureRuleIn(this.#lens, map).by === 'manual' ? 'taken' : undefined;
  }

  /** `last`: the turn with which the game ends, if the scorekeepers set one. */
  turn():
    | { readonly number: number; readonly side: SideView; readonly last?: number; readonly next?: string }
    | undefined {
    const [on, turn] = [onTurn(this.#lens), this.#lens.get('turn', 'turn')];
    const side = on && this.#sight.of(seatQueries).side(on.id);
    const last = this.#lastTurn;
    const next = this.#next;
    return (
      side &&
      turn && {
        number: turn.number,
        side,
        ...(last === undefined ? {} : { last }),
        ...(next === undefined || next === side.name ? {} : { next }),
      }
    );
  }

  /** The number of the last turn, if it is known. */
  get #lastTurn(): number | undefined {
    const last = look(this.#lens, { kind: 'game', id: 'game', name: 'last-turn' });
    return typeof last === 'number' ? last : undefined;
  }

  /** The name of the side whose turn comes next; undefined if that depends on more than the order. */
  get #next(): string | undefined {
    const turn = this.#lens.get('turn', 'turn');
    const module = moduleOf(this.#lens);
    if (!turn || !module.turn || isOrderRuled(module)) return undefined;
    const { order, again } = module.turn;
    const now = look(this.#lens, { kind: 'game', id: 'game', name: 'TurnOrder' });
    if (again || (Array.isArray(now) && now.join() !== order.join())) return undefined;
    const behind = order.map((_, i) => order[(turn.position + 1 + i) % order.length] as SideId);
    const skips = (id: SideId): boolean => look(this.#lens, { kind: 'side', id, name: 'SkipsTurn' }) === true;
    const next = behind.find((id) => isInGame(this.#lens, id) && !skips(id));
    return next === undefined ? undefined : (this.#lens.get('side', next)?.name ?? next);
  }
}

export type GameView = Pick<GameSeen, 'turn'>;

export const gameQueries = queries((sight) => new GameSeen(sight));
