import {
  areTurnsStrict,
  type ChosenVariantOption,
  canGameHideAnything,
  canMoveAnyPiece,
  captureRuleOfContainer,
  checkGameStart,
  chosenVariantsOf,
  fenOf,
  gameLanguageOf,
  gameOf,
  hasManualCaptures,
  isContainerWithoutCombat,
  isInGame,
  look,
  type Module,
  mapIdOfName,
  moduleOf,
  onTurn,
  translateTextOfModule,
  waysToEnd,
} from '../engine/index.ts';
import { isRefusal, type PersonId, type SideId } from '../table/index.ts';
import { type RandomSeedView, randomSeedViewOf } from './chance.ts';
import type { Lens } from './lens.ts';
import { type ImportOrigin, importOriginOf } from './origin.ts';
import { queries, type Sight } from './queries.ts';
import { hasTurnOrderRules, type Rulebook, rulebookOf } from './rulebook/rulebook.ts';
import { type SideView, seatQueries } from './seats.ts';

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

  get variants(): readonly ChosenVariantOption[] {
    return chosenVariantsOf(moduleOf(this.#lens));
  }

  said(text: string, locale: string): string {
    return translateTextOfModule(moduleOf(this.#lens), locale, text);
  }

  /** The whole module: modules are public. */
  get definition(): Module {
    return moduleOf(this.#lens);
  }

  get host(): PersonId {
    return gameOf(this.#lens).host;
  }

  /** The player who sees and may do everything; undefined if that seat is empty (T17). */
  get master(): PersonId | undefined {
    return gameOf(this.#lens).master;
  }

  get isMaster(): boolean {
    return this.#lens.master;
  }

  get chance(): RandomSeedView {
    return randomSeedViewOf(this.#lens.ground);
  }

  /** The language of messages to its channel, as Discord's locale code. */
  get language(): string {
    return gameLanguageOf(this.#lens);
  }

  get rulebook(): Rulebook {
    const { ground } = this.#lens;
    const last = this.#lastTurn;
    const ways = waysToEnd(moduleOf(ground), ground).map((one) =>
      one.by === 'last-turn' && last !== undefined ? { ...one, turn: last } : one,
    );
    return rulebookOf(moduleOf(this.#lens), ways);
  }

  /** The position of a chess game in FEN; undefined for other games, and before the start. */
  get fen(): string | undefined {
    return fenOf(this.#lens);
  }

  get origin(): ImportOrigin | undefined {
    return importOriginOf(this.#lens.ground);
  }

  get isReady(): boolean {
    return !isRefusal(checkGameStart(this.#lens.ground));
  }

  /** True after a player changed the table outside the rules (W8). */
  get isArranged(): boolean {
    return this.#lens.get('arranged', 'arranged') !== undefined;
  }

  get hadBot(): boolean {
    return this.#lens.get('arranged', 'bot') !== undefined;
  }

  get phase(): 'seating' | 'playing' | 'over' {
    return gameOf(this.#lens).phase;
  }

  /** True if the game can hide anything from any player: typed text must then stay private (W3). */
  get hides(): boolean {
    return canGameHideAnything(this.#lens);
  }

  /**
   * `ends`: the way a side's turn ends. `captures`: players name the pieces they capture. `strict`: turns have an
   * order. `anyone`: players may move any piece.
   */
  get rules(): {
    readonly ends: 'by-command' | 'after-move' | undefined;
    readonly captures: boolean;
    readonly strict: boolean;
    readonly anyone: boolean;
  } {
    const { turn, rules } = moduleOf(this.#lens);
    const [strict, anyone] = [areTurnsStrict(rules), canMoveAnyPiece(rules)];
    return { ends: turn?.ends, captures: hasManualCaptures(moduleOf(this.#lens)), strict, anyone };
  }

  get marches(): boolean {
    return moduleOf(this.#lens).rules.movePoints !== undefined;
  }

  domainOf(property: string): string | undefined {
    const { properties = {} } = moduleOf(this.#lens);
    return Object.hasOwn(properties, property) ? properties[property] : undefined;
  }

  /**
   * The way to fight an enemy on a map. `taken`: the enemy is captured on its cell. `engaged`: they fight a battle on a
   * separate map. Undefined if there is no combat.
   */
  fights(name: string): 'taken' | 'engaged' | undefined {
    const map = mapIdOfName(name);
    if (isContainerWithoutCombat(this.#lens, map)) return moduleOf(this.#lens).battle ? 'engaged' : undefined;
    return captureRuleOfContainer(this.#lens, map).by === 'manual' ? 'taken' : undefined;
  }

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

  get #lastTurn(): number | undefined {
    const last = look(this.#lens, { kind: 'game', id: 'game', name: 'last-turn' });
    return typeof last === 'number' ? last : undefined;
  }

  get #next(): string | undefined {
    const turn = this.#lens.get('turn', 'turn');
    const module = moduleOf(this.#lens);
    if (!turn || !module.turn || hasTurnOrderRules(module)) return undefined;
    const { order, again } = module.turn;
    const now = look(this.#lens, { kind: 'game', id: 'game', name: 'TurnOrder' });
    if (again || (Array.isArray(now) && now.join() !== order.join())) return undefined;
    const behind = order.map((_, i) => order[(turn.position + 1 + i) % order.length] as SideId);
    const skips = (id: SideId): boolean => look(this.#lens, { kind: 'side', id, name: 'SkipsTurn' }) === true;
    const next = behind.find((id) => isInGame(this.#lens, id) && !skips(id));
    return next === undefined ? undefined : (this.#lens.get('side', next)?.name ?? next);
  }
}

export type GameTurnView = Pick<GameSeen, 'turn'>;

export const gameQueries = queries((sight) => new GameSeen(sight));
