import { hash } from 'node:crypto';

/**
 * Returns a player's random contribution to a game's seed, as SHA-256 in hex. The hash hides the interaction's token.
 */
export const seedContributionOf = (of: string | Uint8Array): string => hash('sha256', of, 'hex');

export const LONGEST_SEED_CONTRIBUTION = 100;
/** Characters that are invisible or can't be typed. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u;

/**
 * Returns the seed contribution made of typed words, from their UTF-8 in Unicode form NFC. Undefined if they are too
 * long, begin or end with blanks, or can't be typed again.
 */
export const seedContributionOfText = (words: string): string | undefined =>
  words === '' || words.length > LONGEST_SEED_CONTRIBUTION || words !== words.trim() || UNSEEN.test(words)
    ? undefined
    : seedContributionOf(words.normalize('NFC'));
