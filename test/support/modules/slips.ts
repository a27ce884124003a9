import { isMap, isPair, isScalar, type Pair, parseDocument, visit } from 'yaml';
import { misspelt } from './misspelling.ts';

/** A word of a module's file with a slip of the pen in it: two letters have changed places. */
export interface Slip {
  readonly word: string;
  readonly wrong: string;
  /** In UTF-16 units. */
  readonly at: number;
  readonly line: number;
  /** The keys that lead to it: `actions.does.when`. */
  readonly way: string;
}

/** Keys with prose for players, and with drawings. */
const PROSE =
  /(?:^|\.)(?:module|title|description|goal|inShort|howToPlay|texts?|Text|labels|symbol|picture|back|art|outline|colour|report|icon)(?:\.|$)/;
/** Keys with names that an author makes up. Another spelling there is just another name. */
const OWN_NAME = /(?:^|\.)name$|^scorekeepers$/;
/** Keys of rules: an unnoticed slip there changes the game. */
export const RULES =
  /(?:^|\.)(?:when|match|of|each|piece|cell|side|skip|least|most|check|that|let|be|set|to|change|near|with|range|first|next|pass|sum|hostile|unless|column|row|attack|defence|points)(?:\.|$)/;

const keyOf = ({ key }: Pair): string => (isScalar(key) ? String(key.value) : '');
const WORD = /\p{L}{4,}/gu;
const STRING = /"[^"]*"|;.*$/gm;

/** All slips of a file but for those in prose and in names; `pick`: which letters change places. */
export const slipsIn = (file: string, pick: (most: number) => number): readonly Slip[] => {
  const found: Slip[] = [];
  visit(parseDocument(file), {
    Scalar(key, node, path) {
      const pairs = path.filter((one) => isPair(one));
      const way = pairs.map(keyOf).join('.');
      if (PROSE.test(way) || typeof node.value !== 'string' || !node.range) return;
      if (key === 'key' && isMap(path.at(-2)) && path.length < 3) return;
      const [from, to] = node.range;
      const raw = file.slice(from, to);
      const own = way === 'scorekeepers' ? raw.replace(STRING, (text) => ' '.repeat(text.length)) : raw;
      for (const { 0: word, index } of own.matchAll(WORD)) {
        const wrong = misspelt(word, pick(word.length));
        const isDefined = /\((?:scorekeeper|define) +$/.test(own.slice(0, index));
        if (wrong === undefined || isDefined || (OWN_NAME.test(way) && way !== 'scorekeepers' && key !== 'key'))
          continue;
        const at = from + index;
        found.push({ word, wrong, at, line: file.slice(0, at).split('\n').length, way });
      }
    },
  });
  return found;
};

/** The file with that slip. */
export const withSlip = (file: string, { word, wrong, at }: Slip): string =>
  file.slice(0, at) + wrong + file.slice(at + word.length);
