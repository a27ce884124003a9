import { CST, Lexer, Parser } from 'yaml';
import { type ParsingWork, spendWork } from './work.ts';

/** The deepest nesting of lists and mappings in a module file: twice as deep as modules need. */
export const DEEPEST_MODULE_NESTING = 24;

export type YamlTokensResult =
  | { readonly ok: true; readonly tokens: readonly CST.Token[] }
  | { readonly ok: false; readonly why: 'too-large' | 'too-deep'; readonly at: number };

/**
 * Checks the size and depth of a file before any recursive code runs. The YAML library's composer ends the whole
 * process for lists that are nested thousands deep.
 */
export const readYamlTokens = (text: string, work: ParsingWork): YamlTokensResult => {
  if (text.length > work.largest) return { ok: false, why: 'too-large', at: 0 };
  const parser = new Parser();
  const tokens: CST.Token[] = [];
  let words = 0;
  for (const lexeme of new Lexer().lex(text)) {
    words++;
    if (words > work.words || !spendWork(work)) return { ok: false, why: 'too-large', at: 0 };
    tokens.push(...parser.next(lexeme));
  }
  tokens.push(...parser.end());
  const deep = tooDeep(tokens);
  return deep === undefined ? { ok: true, tokens } : { ok: false, why: 'too-deep', at: deep };
};

const tooDeep = (tokens: readonly CST.Token[]): number | undefined => {
  const open = tokens.map((token) => ({ token, depth: 0 }));
  for (let next = open.pop(); next; next = open.pop()) {
    const { token, depth } = next;
    if (depth > DEEPEST_MODULE_NESTING) return token.offset;
    if (token.type === 'document' && token.value) open.push({ token: token.value, depth });
    if (!CST.isCollection(token)) continue;
    for (const { key, value } of token.items) {
      if (key) open.push({ token: key, depth: depth + 1 });
      if (value) open.push({ token: value, depth: depth + 1 });
    }
  }
  return undefined;
};
