import { type FileFault, pathOf } from '../../facts/file-fault.ts';
import { isFields } from '../../table/index.ts';
import { createWorkCounter } from '../base/pace.ts';
import { yieldToEventLoop } from '../base/parts.ts';
import {
  FORMAT,
  fileSchema,
  GAME_FILE_VERSIONS,
  type SavedGame,
  type SavedStep,
  savedStepSchema,
  VIEW_FILE_FORMAT,
} from '../file/format.ts';
import { readJson } from '../file/json.ts';
import { readSavedPictures } from '../file/pictures.ts';
import { findReplayFault } from '../file/replay.ts';

/** The most bytes of a game's file. */
export const MOST_GAME_FILE_BYTES = 8 * 1024 * 1024;

const RECORDS = 500;

export type GameFileResult =
  | { readonly ok: true; readonly game: SavedGame }
  | { readonly ok: false; readonly fault: FileFault };

/** Reads a file that `exportGame` wrote. Every part is checked: its structure, module, steps and final state. */
export const readGame = async (text: string): Promise<GameFileResult> => {
  const read = await readGameWithoutReplay(text);
  if (!read.ok) return read;
  const fault = (await findReplayFault(read.game)) ?? picturesFault(read.game);
  return fault ? failed(fault) : read;
};

/** Reads a file that `exportGame` wrote, but checks only the structure of its steps and doesn't replay them. */
export const readGameWithoutReplay = async (text: string): Promise<GameFileResult> => {
  const json = await readJson(text);
  if (!json.ok) return failed({ code: 'json', line: json.line, why: json.why });
  const other = otherFile(json.value);
  if (other) return failed(other);
  const file = fileSchema.safeParse(json.value);
  if (!file.success) return failed({ code: 'form', at: pathOf(file.error) });
  // Uses the value as parsed, not a copy by a schema: the order of its entries matters, and names may include
  // `__proto__`.
  const game = json.value as SavedGame;
  // Loaded on demand, because the code that reads modules is large.
  const { findModuleFault: moduleFault } = await import('./check-module.ts');
  const fault = (await moduleFault(game.module)) ?? (await checkSteps(game.steps));
  return fault ? failed(fault) : { ok: true, game };
};

const failed = (fault: FileFault): GameFileResult => ({ ok: false, fault });

const picturesFault = (game: SavedGame): FileFault | undefined =>
  readSavedPictures(game) ? undefined : { code: 'form', at: 'pictures' };

const otherFile = (value: unknown): FileFault | undefined => {
  const format = isFields(value) ? value['format'] : undefined;
  if (format === VIEW_FILE_FORMAT) return { code: 'seen' };
  if (!isFields(value) || format !== FORMAT) return { code: 'other' };
  const { version } = value;
  return GAME_FILE_VERSIONS.some((known) => known === version) ? undefined : { code: 'version', version };
};

const checkSteps = async (steps: readonly SavedStep[]): Promise<FileFault | undefined> => {
  const isDue = createWorkCounter(RECORDS);
  for (const [index, step] of steps.entries()) {
    const read = savedStepSchema.safeParse(step);
    if (!read.success)
      return { code: 'form', at: [`steps[${index}]`, pathOf(read.error)].filter((part) => part !== '').join('.') };
    if (isDue(10 + (step.change?.added.length ?? 0))) await yieldToEventLoop();
  }
  return undefined;
};
