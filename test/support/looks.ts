import { vi } from 'vitest';
import { LiveTable } from '../../src/table/index.ts';

/** How many records are asked for while something is done. */
export const looksOf = async (act: () => Promise<unknown>): Promise<number> => {
  const get = vi.spyOn(LiveTable.prototype, 'get');
  await act();
  const looks = get.mock.calls.length;
  get.mockRestore();
  return looks;
};
