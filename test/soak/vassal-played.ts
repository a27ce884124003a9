import { applyVariants, canGameHideAnything, type Module } from '../../src/engine/index.ts';
import type { ChannelId } from '../../src/facts/where.ts';
import { readGame } from '../../src/session/archive/read.ts';
import { Session } from '../../src/session/game/session.ts';
import { Games } from '../../src/session/games/games.ts';
import { moduleHash } from '../../src/session/text/hash.ts';
import { cells } from '../../src/table/grid/index.ts';
import type { Operation, PersonId, SideId } from '../../src/table/index.ts';
import { boardPicture } from '../../src/view/board/board.ts';
import { placeQueries } from '../../src/view/places.ts';
import { View } from '../../src/view/view.ts';
import { personViewer } from '../../src/view/viewer.ts';
import { exportedGame, exportedView } from '../support/modules/file-text.ts';
import { boardSvg } from '../support/pictures/board-svg.ts';
import { GAME, GUILD, newInteraction, newProcess } from '../support/session.ts';
import { ANN, join, newPlay, outcome, type Play, startOf, undo } from '../support/table.ts';
import { en } from '../support/words.ts';

/** A little of a game of an imported module, through sessions: what was done of it, and where its pieces stand at first. */
export interface Played {
  /** Each thing that was tried, with `done` or why not. */
  readonly tried: ReadonlyMap<string, string>;
  readonly pieces: readonly { readonly in: string; readonly cell: string }[];
  readonly decks: readonly { readonly name: string; readonly map: string; readonly cell: string }[];
}

/** So many pieces are tried to be moved, and decks to be drawn from. */
const TRIED = 200;

export const playedOn = async (read: Module): Promise<Played> => {
  // Behind the set-ups that it offers stands the one with which it begins by itself.
  const module = beginningWith(read, -1);
  const game = newPlay();
  const { table } = game;
  const tried = new Map<string, string>();
  const run = (operation: Operation): string => outcome(game, operation);
  const beginning = beginningOf(module);
  const [began = ''] = beginning.map(run).slice(-1);
  tried.set('begin', began);
  const offered = read.variants?.[0]?.choices.slice(0, -1) ?? [];
  const setups = offered.map((_, index) => {
    const other = newPlay();
    return (
      beginningOf(beginningWith(read, index))
        .map((operation) => outcome(other, operation))
        .at(-1) ?? ''
    );
  });
  if (setups.length > 0) tried.set(`${setups.length} set-ups`, setups.find((one) => one !== 'done') ?? 'done');
  const pieces = [...table.all('piece')].map(({ place }) => ({ in: String(place.in), cell: String(place.cell ?? '') }));
  const decks = [...table.all('deck')].map(({ name, map, cell }) => ({
    name,
    map: String(map),
    cell: String(cell ?? ''),
  }));
  const view = new View(table, personViewer(ANN));
  const boards = view
    .of(placeQueries)
    .maps()
    .flatMap((map) => map.boards);
  const drawn = boards.map((board) => boardSvg(boardPicture(view, { board }, en.board.legend)).length);
  tried.set('look', drawn.every((length) => length > 0) ? 'done' : 'nothing');
  tried.set('move', moved(game, module, run));
  tried.set('undo', tried.get('move') === 'done' ? run(undo(ANN)) : 'nothing to undo');
  tried.set('draw', cardDrawn(game, run));
  tried.set('export', await exported(beginning, table));
  return { tried, pieces, decks };
};

/** The module with this one of its set-ups chosen; counted from the end where that is negative. */
const beginningWith = (module: Module, index: number): Module => {
  const [setups] = module.variants ?? [];
  const choice = setups?.choices.at(index);
  return setups && choice ? applyVariants(module, [{ variant: setups.name, choice: choice.name }]) : module;
};

const beginningOf = (module: Module): readonly Operation[] => [
  { ...startOf(module), hash: moduleHash(module) },
  ...module.sides.map((side, index) => {
    const person = index === 0 ? ANN : (String(200000000000000000n + BigInt(index)) as PersonId);
    return join(person, side.name as SideId);
  }),
  { kind: 'begin', actor: ANN },
];

/** A game as it begins, written into a file and read from that in another channel. */
const exported = async (beginning: readonly Operation[], table: Play['table']): Promise<string> => {
  const process = newProcess();
  const session = Session.empty(process.ports, GAME);
  for (const operation of beginning) await session.run(operation, newInteraction());
  const games = new Games(process.ports);
  // Of a game that hides anything each player has the file of what is seen.
  if (canGameHideAnything(table)) {
    const seen: unknown = JSON.parse(await exportedView(games.history, session, ANN));
    await games.close();
    return typeof seen === 'object' ? 'done' : 'nothing';
  }
  const read = await readGame(await exportedGame(games.history, session));
  if (!read.ok) return JSON.stringify(read.fault).slice(0, 200);
  const channel = '700000000000000009' as ChannelId;
  const made = await games.import({
    channel,
    guild: GUILD,
    host: ANN,
    saved: read.game,
    interaction: newInteraction(),
  });
  await games.close();
  return made.kind === 'imported' ? 'done' : made.kind;
};

type Run = (operation: Operation) => string;

const moved = (game: Play, module: Module, run: Run): string => {
  let last = 'no piece';
  for (const { id, place } of [...game.table.all('piece')].slice(0, TRIED)) {
    const map = module.maps.find(({ name }) => place.in.startsWith(`${name}/`));
    const board = map?.boards.find(({ name }) => place.in === `${map.name}/${name}`);
    const to = board && [...cells(board.grid)].find((cell) => cell !== place.cell);
    if (!to) continue;
    last = run({ kind: 'move', actor: ANN, pieces: [id], to: { in: place.in, cell: to }, captures: [] });
    if (last === 'done') break;
  }
  return last;
};

const cardDrawn = (game: Play, run: Run): string => {
  let last = 'no deck';
  for (const deck of [...game.table.all('deck')].slice(0, TRIED)) {
    const to = { in: deck.board ?? deck.map, ...(deck.cell === undefined ? {} : { cell: deck.cell }) };
    last = run({ kind: 'draw', actor: ANN, deck: deck.id, count: 1, named: [], to });
    if (last === 'done') break;
  }
  return last;
};
