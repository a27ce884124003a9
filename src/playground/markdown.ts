import type { MarkdownBlock, MarkdownInline } from './wire.ts';

/** Parses those parts of Discord's markdown that the bot uses, so that no text is ever treated as HTML (T14). */
export const readMarkdown = (text: string): readonly MarkdownBlock[] =>
  text.split(/^```(?:\w*\n)?([\s\S]*?)\n?```$/m).flatMap((part, index): readonly MarkdownBlock[] => {
    if (index % 2 === 1) return [{ kind: 'code', text: part }];
    const lines = part.replace(index === 0 ? /\n$/ : /^\n|\n$/g, '');
    return lines === '' ? [] : lines.split('\n').map(lineOf);
  });

const lineOf = (line: string): MarkdownBlock => {
  const [, hashes, heading] = /^(#{1,3}) +(\S.*)$/.exec(line) ?? [];
  if (hashes !== undefined && heading !== undefined)
    return { kind: 'heading', level: hashes.length as 1 | 2 | 3, of: parseInlineMarkdown(heading) };
  const [, small] = /^-# +(\S.*)$/.exec(line) ?? [];
  if (small !== undefined) return { kind: 'small', of: parseInlineMarkdown(small) };
  const [, quoted] = /^> (.*)$/.exec(line) ?? [];
  if (quoted !== undefined) return { kind: 'quote', of: parseInlineMarkdown(quoted) };
  const [, indent = '', mark, item] = /^( *)([-*]|\d{1,3}\.) +(\S.*)$/.exec(line) ?? [];
  if (mark === undefined || item === undefined) return { kind: 'line', of: parseInlineMarkdown(line) };
  return {
    kind: 'item',
    depth: Math.min(indent.length >> 1, 4),
    mark: /\d/.test(mark) ? mark : '•',
    of: parseInlineMarkdown(item),
  };
};

const SPANS = [
  ['**', 'bold'],
  ['__', 'underline'],
  ['~~', 'strike'],
  ['*', 'italic'],
  ['_', 'italic'],
] as const;

const MENTION = /<(?:@!?|(#))(\d{1,20})>/y;
const MOMENT = /<t:(\d{1,13})(?::\w)?>/y;
/** Matches a link. Only links to pages of the playground itself are allowed. */
const LINK = /\[([^\]\n]{1,80})\]\((\/kingdom\/[0-9A-Z]{1,64}(?:\?[\w=]{1,40})?)\)/y;
const ESCAPED = /\\([!-/:-@[-`{-~])/y;
const CODE = /(`+)([^\n]*?[^`\n])\1(?!`)/y;

/** Parses a line into text, mentions, and formatted spans that are closed. */
export const parseInlineMarkdown = (line: string): readonly MarkdownInline[] => {
  const parts: MarkdownInline[] = [];
  let text = '';
  const put = (part: MarkdownInline): void => {
    if (text !== '') parts.push(text);
    text = '';
    parts.push(part);
  };
  let at = 0;
  while (at < line.length) {
    const special = specialAt(line, at);
    if (special === undefined) text += line[at];
    else if (typeof special.part === 'string') text += special.part;
    else put(special.part);
    at = special?.end ?? at + 1;
  }
  if (text !== '') parts.push(text);
  return parts;
};

interface Special {
  readonly part: MarkdownInline;
  readonly end: number;
}

const specialAt = (line: string, at: number): Special | undefined => {
  const [pair, sign] = matchAt(ESCAPED, line, at);
  if (pair !== undefined && sign !== undefined) return { part: sign, end: at + pair.length };
  const [mention, hash, id] = matchAt(MENTION, line, at);
  if (mention !== undefined && id !== undefined)
    return { part: { kind: hash ? 'channel' : 'person', id }, end: at + mention.length };
  const [moment, seconds] = matchAt(MOMENT, line, at);
  if (moment !== undefined) return { part: timeText(Number(seconds) * 1000), end: at + moment.length };
  const [link, words, href] = matchAt(LINK, line, at);
  if (link !== undefined && words !== undefined && href !== undefined)
    return { part: { kind: 'link', href, text: words }, end: at + link.length };
  const [code, , inside] = matchAt(CODE, line, at);
  if (code !== undefined && inside !== undefined)
    return { part: { kind: 'code', text: inside }, end: at + code.length };
  return spanAt(line, at);
};

/**
 * Formats a time such as `22 Nov 2026, 14:05 UTC`. It is in UTC because the server doesn't know the reader's time zone.
 */
const timeText = (at: number): string => {
  const [, day, month, year, time] = /^\w+, (\d+) (\w+) (\d+) (\d\d:\d\d)/.exec(new Date(at).toUTCString()) ?? [];
  return day === undefined ? '' : `${Number(day)} ${month} ${year}, ${time} UTC`;
};

const matchAt = (pattern: RegExp, line: string, at: number): readonly (string | undefined)[] => {
  pattern.lastIndex = at;
  return pattern.exec(line) ?? [];
};

const spanAt = (line: string, at: number): Special | undefined => {
  const [sign, kind] = SPANS.find(([one]) => line.startsWith(one, at)) ?? [];
  if (sign === undefined || kind === undefined) return undefined;
  const start = at + sign.length;
  const close = closing(line, start, sign);
  if (close <= start || /\s/.test(line[start] ?? ' ')) return { part: sign, end: start };
  return { part: { kind, of: parseInlineMarkdown(line.slice(start, close)) }, end: close + sign.length };
};

/**
 * Returns the index at which a formatted span ends. It can't end at an escaped character, in code, after a space, or at
 * the first half of a double sign.
 */
const closing = (line: string, start: number, sign: string): number => {
  for (let at = start; at < line.length; ) {
    const [skipped] =
      matchAt(ESCAPED, line, at)[0] === undefined ? matchAt(CODE, line, at) : matchAt(ESCAPED, line, at);
    if (skipped !== undefined) at += skipped.length;
    else if (!line.startsWith(sign, at)) at += 1;
    else if (sign.length === 1 && line[at + 1] === sign) at += 2;
    else if (/\s/.test(line[at - 1] ?? ' ')) at += sign.length;
    else return at;
  }
  return -1;
};
