import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { firstCell, type Move, PLAYERS, pieces, SIZE } from './game.ts';

/**
 * The same game on boardgame.io, which is no dependency of the project and need not be there. It runs as its
 * documentation tells for a server: in production mode, with its own master, its own `STRIP_SECRETS` as the view of
 * each player, every player active at any time, a store that keeps references in memory and a transport that makes JSON
 * for each player. Undo is off and the counter is kept by delta in the move, so that it does nothing that ours does
 * not.
 */

const NAME = 'boardgame.io';
const VERSION = '0.50.2';

/** How to get it, for people. */
export const HOW = [
  `Some rows are left out: they need ${NAME} ${VERSION}, which is not installed. To have them, install it in a folder of its own and name that:`,
  `  npm install --prefix ../rivals ${NAME}@${VERSION}`,
  '  BENCH_RIVALS=../rivals npm run bench',
].join('\n');

/** Where a piece is on the board; in a hand there is no such field. */
type At = Exclude<Move['to'], 'hand'>;

interface TheirPiece {
  readonly name: string;
  readonly player: number;
  readonly worth: number;
  at?: At;
}

/** The state of the game: what a move changes in place is a draft of it. */
interface State {
  worth: number;
  /**
   * On the board, by number: in one object, or in lists of LENGTH each, with a null in the place of what is in a hand (a
   * deletion would shift all others).
   */
  readonly pieces: Record<number, TheirPiece> | (TheirPiece | null)[][];
  readonly players: Record<number, { readonly hand: Record<number, TheirPiece> }>;
}

interface Whole {
  readonly G: State;
  readonly _stateID: number;
}

interface Action {
  readonly type: 'MAKE_MOVE';
  readonly payload: { readonly type: string; readonly args: readonly unknown[]; readonly playerID: string };
}

interface Game {
  readonly name: string;
  readonly disableUndo: boolean;
  readonly deltaState: boolean;
  readonly playerView: unknown;
  readonly turn: { readonly activePlayers: unknown };
  readonly setup: () => State;
  readonly moves: {
    readonly move: (context: { readonly G: State; readonly playerID: string }, piece: number, to: Move['to']) => void;
  };
}

interface Storage {
  /** 0: it answers at once. */
  readonly type: () => 0;
  readonly fetch: () => { readonly state: Whole; readonly metadata: object };
  readonly setState: (match: string, state: Whole, log: readonly unknown[]) => void;
  readonly setMetadata: (match: string, metadata: object) => void;
}

interface Transport {
  readonly send: (payload: object) => void;
  readonly sendAll: (payload: object) => void;
}

/** The parts of the library that are used, from its `core`, `internal` and `master`. */
interface Library {
  readonly ActivePlayers: { readonly ALL: unknown };
  readonly PlayerView: { readonly STRIP_SECRETS: unknown };
  readonly CreateGameReducer: (options: { readonly game: Game }) => (state: Whole, action: Action) => Whole;
  readonly InitializeGame: (options: { readonly game: Game; readonly numPlayers: number }) => Whole;
  readonly getFilterPlayerView: (game: Game) => (player: string, payload: object) => object;
  readonly Master: new (
    game: Game,
    storage: Storage,
    transport: Transport,
  ) => {
    onUpdate(
      action: Action,
      state: number,
      match: string,
      player: string,
    ): Promise<{ readonly error: string } | undefined>;
  };
}

/**
 * Requires what belongs to the library, from the project or from the folder that BENCH_RIVALS names; undefined where
 * this version is installed in neither.
 */
const loader = (): NodeJS.Require | undefined => {
  const folder = process.env['BENCH_RIVALS'];
  const inFolder = folder ? [createRequire(resolve(folder, 'package.json'))] : [];
  for (const load of [createRequire(import.meta.url), ...inFolder]) {
    let version: string;
    try {
      ({ version } = load(`${NAME}/package.json`));
    } catch {
      continue;
    }
    if (version === VERSION) return load;
  }
  return undefined;
};

export const isInstalled = (): boolean => loader() !== undefined;

/** The library, as the environment has it: NODE_ENV must be `production`. */
const library = (): Library => {
  const load = loader();
  if (!load || process.env['NODE_ENV'] !== 'production') throw new Error(`no ${NAME} in production mode`);
  return Object.assign({}, ...['core', 'internal', 'master'].map((part) => load(`${NAME}/${part}`)));
};

/**
 * How it can be played. With the pieces by number in an object its players can be sent the whole state or, by
 * `deltaState`, what of it has changed. With the pieces in 32 lists of 32 a move copies least of the state, which is its
 * best form for a reducer.
 */
export type Way = 'whole' | 'delta' | 'lists';

const LENGTH = 32;

const inLists = (all: readonly TheirPiece[]): TheirPiece[][] =>
  Array.from({ length: Math.ceil(all.length / LENGTH) }, (_, i) => all.slice(i * LENGTH, (i + 1) * LENGTH));

const MATCH = 'match';

/** The game as boardgame.io plays it. */
export class TheirGame {
  readonly #reduce: (state: Whole, action: Action) => Whole;
  readonly #master: InstanceType<Library['Master']>;
  readonly #log: unknown[] = [];
  #state: Whole;
  #texts: readonly string[] = [];

  constructor(way: Way) {
    const parts = library();
    const game = gameOf(parts, way);
    this.#reduce = parts.CreateGameReducer({ game });
    this.#state = parts.InitializeGame({ game, numPlayers: PLAYERS });
    const metadata = { players: {} };
    const storage: Storage = {
      type: () => 0,
      fetch: () => ({ state: this.#state, metadata }),
      setState: (_match, state, log) => {
        this.#state = state;
        this.#log.push(...log);
      },
      setMetadata: () => undefined,
    };
    const seen = parts.getFilterPlayerView(game);
    const players = Array.from({ length: PLAYERS }, (_, i) => String(i));
    this.#master = new parts.Master(game, storage, {
      send: () => undefined,
      sendAll: (payload) => {
        this.#texts = players.map((player) => JSON.stringify(seen(player, payload)));
      },
    });
  }

  /** By its reducer alone. */
  move(move: Move): void {
    this.#state = this.#reduce(this.#state, actionOf(move));
  }

  /** By its master; what each of the five is sent. */
  async tell(move: Move): Promise<readonly string[]> {
    const action = actionOf(move);
    const fault = await this.#master.onUpdate(action, this.#state._stateID, MATCH, action.payload.playerID);
    if (fault) throw new Error(fault.error);
    return this.#texts;
  }

  get worth(): number {
    return this.#state.G.worth;
  }
}

const actionOf = ({ piece, to }: Move): Action => ({
  type: 'MAKE_MOVE',
  payload: { type: 'move', args: [piece, to], playerID: String(pieces[piece]?.player) },
});

const gameOf = ({ ActivePlayers, PlayerView }: Library, way: Way): Game => ({
  name: 'plain',
  disableUndo: true,
  deltaState: way === 'delta',
  playerView: PlayerView.STRIP_SECRETS,
  turn: { activePlayers: ActivePlayers.ALL },
  setup: () => {
    const all: TheirPiece[] = pieces.map((piece, i) => ({ ...piece, at: firstCell(i) }));
    return {
      worth: all.reduce((sum, { worth, at }) => sum + (isLeft(at) ? worth : 0), 0),
      pieces: way === 'lists' ? inLists(all) : { ...all },
      players: Object.fromEntries(Array.from({ length: PLAYERS }, (_, i) => [i, { hand: {} }])),
    };
  },
  moves: {
    move: ({ G, playerID }, number, to) => {
      const hand = G.players[Number(playerID)]?.hand ?? {};
      const list = Array.isArray(G.pieces) ? G.pieces[Math.floor(number / LENGTH)] : undefined;
      const onBoard = (Array.isArray(G.pieces) ? list?.[number % LENGTH] : G.pieces[number]) ?? undefined;
      const piece = onBoard ?? hand[number];
      if (!piece) throw new Error('no such piece');
      const { name, player, worth } = piece;
      if (isLeft(piece.at)) G.worth -= worth;
      if (to !== 'hand' && isLeft(to)) G.worth += worth;
      if (to === 'hand') {
        hand[number] = { name, player, worth };
        if (list) list[number % LENGTH] = null;
        else if (!Array.isArray(G.pieces)) delete G.pieces[number];
      } else if (onBoard) {
        onBoard.at = to;
      } else {
        if (list) list[number % LENGTH] = { name, player, worth, at: to };
        else if (!Array.isArray(G.pieces)) G.pieces[number] = { name, player, worth, at: to };
        delete hand[number];
      }
    },
  },
});

const isLeft = (at: At | undefined): boolean => at !== undefined && at.column < SIZE / 2;
