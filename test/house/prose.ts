/** Counts habits that make readers stumble. They find candidates; whether a sentence is plain is for people to say. */

const HABITS: readonly RegExp[] = [
  // A sentence that names no thing first.
  /^(what|who|whoever|whatever|whose|whether|of (what|whom)|to whom|(with|by|for) what|that which|which)\b(?!.*\?$)/i,
  // "Where" for "if" or "when".
  /(^|, )where (an?|the|it|they|he|nobody|nothing|something|somebody|one|this|that|its?|there|no|all)\b/i,
  // More than 30 words.
  /^(\S+\s+){30,}\S+/,
  /\b(he|him|his|himself|she|her)\b/i,
  /\b(told|tells|is said|is asked)\b/i,
  /\b(stands?|stood) (in|on|there|here|below|above|beside|before|against|behind|for)\b/i,
  /\b(somebody|nobody|anybody|one may|one can|whoever)\b/i,
  /\b(shall|be it|likewise|as one likes|beside|lest|whereby|therein|thereof)\b/i,
];

const BLOCK = /\/\*\*?([\s\S]*?)\*\//g;
const LINES = /(?:^[ \t]*\/\/.*\n?)+/gm;

/** Returns the comments of a source, whole blocks and runs of lines joined. */
export const commentsIn = (source: string): readonly string[] => [
  ...[...source.matchAll(BLOCK)].map(([, text = '']) => text.replace(/^\s*\*\s?/gm, ' ')),
  ...[...source.matchAll(LINES)].map(([text]) => text.replace(/^\s*\/\/\s?/gm, ' ')),
];

/** Returns the titles of a file of tests, without the numbers of promises. */
export const titlesIn = (source: string): readonly string[] =>
  [...source.matchAll(/\b(?:test|it|describe)(?:\.\w+)?\(\s*(['"`])((?:(?!\1)[^\\\n]|\\.)+)\1/g)].map(
    ([, , title = '']) => title.replace(/^(\[[A-Z]+\d+\]\s*)+/, ''),
  );

/** Returns the paragraphs, items and cells of a Markdown text, without code. */
export const paragraphsIn = (markdown: string): readonly string[] =>
  markdown
    .replace(/```[\s\S]*?```/g, '')
    .replace(/`[^`\n]*`/g, 'X')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .split(/\n\s*\n|\n(?=[-*|#\d])/)
    .map((text) => text.replace(/^[-*#\s\d.]+/, ''));

const sentencesIn = (text: string): readonly string[] =>
  text
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?:;])\s+(?=[A-Z`*"'(])/)
    .map((one) => one.trim())
    .filter((one) => one.split(' ').length >= 3);

/** Returns how many habits there are in 1,000 sentences of these texts. */
export const marksIn = (texts: readonly string[]): number => {
  const sentences = texts.flatMap(sentencesIn);
  const marks = sentences.reduce((sum, sentence) => sum + HABITS.filter((habit) => habit.test(sentence)).length, 0);
  return Math.ceil((1000 * marks) / Math.max(1, sentences.length));
};
