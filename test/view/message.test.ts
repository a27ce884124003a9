import { expect, test } from 'vitest';
import { bytesOf } from '../../src/view/message.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

test('the bytes of a file are those of its text, or of its parts one behind the other', () => {
  expect(bytesOf('Björn')).toEqual(utf8('Björn'));
  expect(bytesOf([utf8('Bj'), utf8('ör'), utf8(''), utf8('n')])).toEqual(utf8('Björn'));
  expect(bytesOf([])).toEqual(new Uint8Array());
});
