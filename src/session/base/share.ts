import { hash } from 'node:crypto';

/**
 * What is added to a game's chance, as it stands in the log: SHA-256 in hex, so that each has the same length and tells
 * nothing of an interaction's token.
 */
export const shareOf = (of: string | Uint8Array): string => hash('sha256', of, 'hex');

/** The most characters that a player types. */
export const LONGEST_SHARE = 100;
/** Signs that can't be seen, or that one can't type again. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u;

/**
 * The share that is made of words: of their UTF-8 in Unicode's form NFC. Undefined where they are too long, blank at an
 * end, or not to be typed again.
 */
export const shareOfWords = (words: string): string | undefined =>
  words === '' || words.length > LONGEST_SHARE || words !== words.trim() || UNSEEN.test(words)
    ? undefined
    : shareOf(words.normalize('NFC'));
