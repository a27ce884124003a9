import { expect, test } from 'vitest';
import { createLongListMessage } from '../../commands/common/long-list.ts';
import { ENGLISH } from '../support/play/told.ts';

const LINES = 'a line ...\n'.repeat(300);
/** Lines of so many characters, the last one as long as it takes. */
const lines = (length: number): string => LINES + 'x'.repeat(length - LINES.length);
const file = { name: 'list.txt', text: 'all of it\n' };

test('[T13] a list beyond 3,500 characters continues in a file', () => {
  expect(createLongListMessage(ENGLISH, lines(3500), file)).toEqual({ text: lines(3500) });
  expect(createLongListMessage(ENGLISH, lines(3501), file)).toEqual({
    text: `${LINES}… the full list is in the file`,
    file,
  });
});
