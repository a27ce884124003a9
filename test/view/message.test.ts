import { expect, test } from 'vitest';
import { controlId, detectPictureMimeType, encodeFileText } from '../../src/view/text/message.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

test('the bytes of a file to send are those of its text or parts', () => {
  expect(encodeFileText('Björn')).toEqual(utf8('Björn'));
  expect(encodeFileText([utf8('Bj'), utf8('ör'), utf8(''), utf8('n')])).toEqual(utf8('Björn'));
  expect(encodeFileText([])).toEqual(new Uint8Array());
});

test('a picture’s type is known by its first bytes', () => {
  const begins = [[0xff, 0xd8], [0x47, 0x49], [0x89, 0x50], []];
  expect(begins.map((bytes) => detectPictureMimeType(Uint8Array.from(bytes)))).toEqual([
    'image/jpeg',
    'image/gif',
    'image/png',
    'image/png',
  ]);
});

test('a control id holds command, verb and arguments', () => {
  expect([controlId('play', 'move'), controlId('play', 'move', 'g1', '3')]).toEqual(['play:move', 'play:move:g1:3']);
});
