import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Where a long check is, in a small file, so that one that was interrupted goes on there. */
export interface Place<T> {
  /** What was kept; undefined where nothing was, or nothing that can be read. */
  readonly read: () => T | undefined;
  readonly keep: (value: T) => void;
  readonly forget: () => void;
}

export const placeIn = <T>(file: string): Place<T> => ({
  read: () => {
    try {
      return JSON.parse(readFileSync(file, 'utf8')) as T;
    } catch {
      return undefined;
    }
  },
  keep: (value) => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(value));
  },
  forget: () => rmSync(file, { force: true }),
});
