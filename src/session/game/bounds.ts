import { canGameHideAnything, initialSetupOf, type Module } from '../../engine/index.ts';
import type { ExceededHostLimit } from '../../facts/bound.ts';
import type { ChannelId, GuildId } from '../../facts/where.ts';
import type { Change, Operation, PersonId, Table } from '../../table/index.ts';
import { pieceQueries } from '../../view/pieces.ts';
import { View } from '../../view/view.ts';
import { personViewer } from '../../view/viewer.ts';
import type { OperatorSettings } from '../base/ports.ts';
import type { SavedGame } from '../file/format.ts';
import type { GameDirectory } from '../log/directory.ts';
import type { ServerRulesStore } from '../server/servers.ts';

/** Operations that are allowed even above the limit of steps: they end a game or free a seat. */
const ALWAYS: ReadonlySet<Operation['kind']> = new Set(['stop', 'finish', 'leave', 'unseat', 'resign']);
const BRINGS_BACK: ReadonlySet<Operation['kind']> = new Set(['undo', 'redo']);

/**
 * Returns the limit that an operation would exceed in a game that has `steps` steps. `table` is the table after the
 * change.
 */
export const exceededLimitOf = (
  { gameSteps, tablePieces }: OperatorSettings,
  operation: Operation,
  change: Change,
  number: number,
  table: Table,
): ExceededHostLimit | undefined => {
  const { kind, actor } = operation;
  if (gameSteps !== undefined && number >= gameSteps && !ALWAYS.has(kind)) return { what: 'steps', most: gameSteps };
  if (tablePieces === undefined) return undefined;
  if (operation.kind === 'start' && leastPieces(operation.module) > tablePieces)
    return { what: 'setup', most: tablePieces };
  if (table.size('piece') <= tablePieces) return undefined;
  if (kind === 'begin') return { what: 'setup', most: tablePieces };
  if (BRINGS_BACK.has(kind) || addedPieces(change) <= 0 || seenPieces(table, actor) <= tablePieces) return undefined;
  return { what: 'pieces', most: tablePieces };
};

export const exceededLimitOfSaved = (
  { gameSteps, tablePieces }: OperatorSettings,
  { steps }: SavedGame,
): ExceededHostLimit | undefined => {
  if (gameSteps !== undefined && steps.length >= gameSteps) return { what: 'steps', most: gameSteps };
  if (tablePieces === undefined) return undefined;
  const pieces = steps.reduce((sum, { change }) => sum + (change ? addedPieces(change) : 0), 0);
  return pieces > tablePieces ? { what: 'setup', most: tablePieces } : undefined;
};

/** Returns the limit of the server that another game would exceed. Throws if the store does not answer. */
export const exceededLimitOfServer = async (
  { serverGames }: OperatorSettings,
  servers: ServerRulesStore,
  directory: GameDirectory,
  guild: GuildId | undefined,
  channel: ChannelId,
): Promise<ExceededHostLimit | undefined> => {
  if (guild === undefined) return undefined;
  const { games: set = Number.POSITIVE_INFINITY } = await servers.rules(guild);
  const most = Math.min(serverGames ?? Number.POSITIVE_INFINITY, set);
  if (most === Number.POSITIVE_INFINITY) return undefined;
  const others = (await directory.running(guild)).filter((one) => one.channel !== channel);
  if (others.length < most) return undefined;
  return { what: 'games', most, ...(most === serverGames ? {} : { by: 'server' }) };
};

/** Returns the fewest pieces that a game can start with: the pieces of sides that may have no players don't count. */
const leastPieces = (module: Module): number => {
  const { setup, decks = [] } = initialSetupOf(module);
  return [...setup, ...decks]
    .filter(({ side }) => !module.seats || side === undefined)
    .flatMap(({ pieces }) => pieces)
    .reduce((sum, { count }) => sum + count, 0);
};

const addedPieces = ({ added, removed }: Change): number => piecesAmong(added) - piecesAmong(removed);

const piecesAmong = (records: Change['added']): number => records.filter(({ kind }) => kind === 'piece').length;

/** Counts only pieces that the actor can see, so that a refusal reveals nothing about hidden pieces. */
const seenPieces = (table: Table, actor: PersonId): number => {
  if (!canGameHideAnything(table)) return table.size('piece');
  let seen = 0;
  for (const _ of new View(table, personViewer(actor)).of(pieceQueries).all()) seen += 1;
  return seen;
};
