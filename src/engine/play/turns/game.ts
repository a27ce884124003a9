import {
  added,
  type Change,
  isEmptyChange,
  isRefusal,
  join,
  nextIdSchema,
  type Operation,
  type PersonId,
  type Refusal,
  randomStreamSchema,
  refuse,
  type SideId,
  type StepContext,
  type StepEnvironment,
  type System,
  type Table,
  updated,
} from '../../../table/index.ts';
import { reportBeacon } from '../chance/reports.ts';
import { createRecordsFromModule } from '../definitions.ts';
import { isHouse } from '../house.ts';
import { isUnagreedTableChange } from '../interest.ts';
import type { Module } from '../module.ts';
import { startPositionOf } from '../notation/fen.ts';
import { markMovedPieces } from '../notation/opened.ts';
import { createSetupPieces } from '../pieces/new-pieces.ts';
import { gameOf, mapIdOfName, moduleOf, sideId } from '../queries.ts';
import { gameSchema, type PostFrequency, RULES_EDITION, unratedMarkSchema } from '../records.ts';
import { moduleReports } from '../reload-reports.ts';
import { markGameUnrated, refusalOfHostAct } from '../rights.ts';
import { createRenameRule } from '../seats/renamed.ts';
import { markUnratedAfterBot } from '../seats/seat-bot.ts';
import { initialSetupOf } from '../variants.ts';
import { gameReportDefinitions, gameReports } from './reports.ts';

declare module '../../../table/core/operation.ts' {
  interface Operations {
    /**
     * Starts a game. It is the first operation of every game. The secrets have 32 bytes, in hex; the session creates
     * them.
     */
    start: {
      readonly module: Module;
      readonly hash: string;
      readonly chance: string;
      readonly handles: string;
      readonly seed?: string;
      readonly language?: string;
      /** True if everyone may take a seat (U23). */
      readonly open?: true;
      /** The number of steps that come from an imported file (T21). */
      readonly since?: number;
      readonly proved?: true;
    };
    /** Begins play. `posts` applies if the host has not set when acts are posted. */
    begin: { readonly posts?: PostFrequency };
    /** Ends the game. It stays readable. */
    stop: Record<never, never>;
  }
}

declare module '../../../table/core/refusal.ts' {
  interface Refusals {
    'already-begun': Record<never, never>;
    'bots-alone': Record<never, never>;
    'seats-empty': { readonly sides: readonly string[] };
    'too-few-sides': { readonly least: number; readonly empty: readonly SideId[] };
  }
}

const decideStart = (start: Operation<'start'>, { now }: StepEnvironment): Change => {
  const { actor, module, hash, chance, seed, language, open, since, proved, handles } = start;
  const told = language === undefined ? {} : { language };
  const came = since === undefined ? {} : { since, ...(proved ? { proved } : {}) };
  const mixed = { ...(seed === undefined ? {} : { seed }), ...came };
  return added(
    {
      kind: 'game',
      id: 'game',
      title: module.title,
      host: actor,
      ...told,
      ...(open ? { opened: now } : {}),
      phase: 'seating',
    },
    { kind: 'module', id: 'module', hash, module, edition: RULES_EDITION },
    { kind: 'secret', id: 'secret', chance, ...mixed, handles },
    ...createRecordsFromModule(module),
  );
};

/** Returns why an actor may not begin the game. Only players and the host may. */
export const refusalOfBeginningGame = (table: Table, actor: PersonId): Refusal | undefined => {
  const seated = [...table.all('seat')].some(({ person, side }) => person === actor && side !== undefined);
  return seated ? undefined : refusalOfHostAct(table, actor);
};

/** Returns the sides without a player and the position of the first turn. Or returns why the game can't start. */
export const checkGameStart = (
  table: Table,
): { readonly empty: readonly SideId[]; readonly position: number } | Refusal => {
  const { phase } = gameOf(table);
  if (phase === 'over') return refuse('game-over', {});
  if (phase === 'playing') return refuse('already-begun', {});
  const { turn, seats } = moduleOf(table);
  const players = [...table.all('seat')].filter(({ side }) => side !== undefined);
  const seated = new Set(players.flatMap(({ side }) => side ?? []));
  const empty = [...table.all('side')].map(({ id }) => id).filter((id) => !seated.has(id));
  const position = turn ? turn.order.findIndex((side) => seated.has(sideId(side))) : 0;
  if (seats && seated.size < seats.least) return refuse('too-few-sides', { least: seats.least, empty });
  if (empty.length > 0 && (!seats || position < 0)) return refuse('seats-empty', { sides: empty });
  return players.every(({ person }) => isHouse(person)) && players.length > 0
    ? refuse('bots-alone', {})
    : { empty, position };
};

const decideBegin = (table: Table, { posts }: Operation<'begin'>): Change | Refusal => {
  const ready = checkGameStart(table);
  if (isRefusal(ready)) return ready;
  const { empty, position } = ready;
  const game = gameOf(table);
  const module = moduleOf(table);
  const { turn } = module;
  const opening = startPositionOf(module);
  const { setup: usual, decks = [] } = initialSetupOf(module);
  const setup = opening?.setup ?? usual;
  const isIn = partsOf(table, new Set(empty));
  const pieces = createSetupPieces(table, setup.filter(isIn), decks.filter(isIn));
  return join(
    updated(game, {
      ...(posts === undefined ? {} : { posts }),
      ...game,
      phase: 'playing',
      ...(empty.length > 0 ? { out: empty } : {}),
    }),
    turn
      ? added({ kind: 'turn', id: 'turn', number: opening?.number ?? 1, position: opening?.turn ?? position })
      : join(),
    opening ? markMovedPieces(opening, pieces) : pieces,
  );
};

/** Returns a test for the parts of the setup that are kept if these sides don't take part. */
const partsOf =
  (table: Table, out: ReadonlySet<string>) =>
  ({ side, map }: { readonly side?: string; readonly map: string }): boolean => {
    const window = table.get('map', mapIdOfName(map))?.private;
    return !(side !== undefined && out.has(side)) && !(window !== undefined && out.has(window));
  };

/** Marks that the game isn't rated, because a person changed the table without agreement, or the bot played (W8). */
const unratedFollows = (table: Table, done: StepContext): Change | undefined => {
  if (isEmptyChange(done.change) || table.get('game', 'game')?.phase === 'seating') return undefined;
  return join(isUnagreedTableChange(table, done) ? markGameUnrated(table) : join(), markUnratedAfterBot(table, done));
};

export const gameSystem = {
  name: 'game',
  records: {
    game: {
      schema: gameSchema,
      names: 'anything',
      visibility: 'open',
      undo: 'leaves',
      recognized: createRenameRule('game', ({ host, master, ...game }, rename) => ({
        ...game,
        host: rename(host),
        ...(master === undefined ? {} : { master: rename(master) }),
      })),
      affects: ['values', 'modifiers', 'audiences'],
      reports: gameReports,
      texts: { title: 'word', language: 'word' },
    },
    module: {
      schema: 'of-module',
      names: 'anything',
      visibility: 'open',
      undo: 'leaves',
      recognized: 'nobody',
      affects: ['values', 'modifiers', 'counts', 'audiences'],
      reports: moduleReports,
      texts: { hash: 'word', module: 'word' },
    },
    secret: {
      schema: 'of-module',
      names: 'anything',
      visibility: () => undefined,
      undo: 'leaves',
      recognized: 'nobody',
      affects: ['values'],
      reports: 'nothing',
      texts: { chance: 'word', handles: 'word', seed: 'word' },
    },
    stream: {
      schema: randomStreamSchema,
      names: 'anything',
      visibility: () => undefined,
      undo: 'leaves',
      recognized: 'nobody',
      affects: [],
      reports: 'nothing',
      texts: { last: 'word' },
    },
    arranged: {
      schema: unratedMarkSchema,
      names: 'anything',
      visibility: 'open',
      undo: 'takes-back',
      recognized: 'nobody',
      affects: [],
      reports: 'nothing',
    },
    sequence: {
      schema: nextIdSchema,
      names: 'anything',
      visibility: () => undefined,
      undo: 'leaves',
      recognized: 'nobody',
      affects: [],
      reports: 'nothing',
    },
  },
  reports: gameReportDefinitions,
  operations: {
    start: {
      play: false,
      gain: 'none',
      isLarge: true,
      answer: 'open',
      told: 'phrases',
      texts: { module: 'word', hash: 'word', chance: 'word', handles: 'word', seed: 'word', language: 'word' },
      refusalOf: () => undefined,
      decide: (_table, operation, environment) => decideStart(operation, environment),
    },
    begin: {
      play: false,
      gain: 'none',
      isLarge: true,
      answer: 'open',
      told: 'by-name',
      reports: reportBeacon,
      refusalOf: (table, { actor }) => refusalOfBeginningGame(table, actor),
      decide: decideBegin,
    },
    stop: {
      play: false,
      gain: 'none',
      answer: 'open',
      told: 'phrases',
      refusalOf: (table, { actor }) => refusalOfHostAct(table, actor),
      decide: (table) => {
        const game = gameOf(table);
        return game.phase === 'over' ? refuse('game-over', {}) : updated(game, { ...game, phase: 'over' });
      },
    },
  },
  reactions: unratedFollows,
  acts: 'none',
} satisfies System;
