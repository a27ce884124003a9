import type { PiecePicture } from './picture.ts';
import { sanitizeText, splitIntoGraphemes } from './text.ts';

const LONGEST_PIECE_LABEL = 3;

const candidates = (name: string): readonly string[] => {
  const words = sanitizeText(name)
    .split(/[\s\-_/.,:;()]+/u)
    .filter((word) => /[\p{L}\p{N}\p{S}]/u.test(word));
  const first = splitIntoGraphemes(words[0] ?? '');
  const initial = (first[0] ?? '?').toLocaleUpperCase('en');
  const last = words.at(-1) ?? '';
  const number = /^\p{N}{1,2}$/u.test(last) && words.length > 1 ? last : '';
  const initials = words
    .slice(0, number === '' ? LONGEST_PIECE_LABEL : 1)
    .map((word) => (splitIntoGraphemes(word)[0] ?? '').toLocaleUpperCase('en'))
    .join('');
  const later = first.slice(1).map((letter) => initial + letter);
  return [`${initials}${number}`, ...later, ...first.slice(2).map((letter) => `${initial}${first[1] ?? ''}${letter}`)];
};

export const short = (label: string): string =>
  splitIntoGraphemes(sanitizeText(label)).slice(0, LONGEST_PIECE_LABEL).join('');

/**
 * Returns the label for each name of a piece. Labels that the caller sets are kept. All others are made from the names,
 * as different from each other as possible.
 */
export const pieceLabelsOf = (pieces: readonly PiecePicture[]): ReadonlyMap<string, string> => {
  const labels = new Map<string, string>();
  const open = pieces.filter((piece) => !piece.hidden);
  for (const { name, label } of open) {
    const given = short(label ?? '');
    if (given !== '' && !labels.has(name)) labels.set(name, given);
  }
  const taken = new Set(labels.values());
  for (const { name } of open) {
    if (labels.has(name)) continue;
    const choices = candidates(name)
      .map(short)
      .filter((choice) => choice !== '');
    const label = choices.find((choice) => !taken.has(choice)) ?? choices[0] ?? '?';
    labels.set(name, label);
    taken.add(label);
  }
  return labels;
};
