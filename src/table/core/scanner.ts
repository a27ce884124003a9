/** A position in a text that is read from start to end. All handwritten parsers use it. */
export class Scanner {
  readonly text: string;
  /** The position in UTF-16 units, from 0. */
  at: number;

  constructor(text: string, at = 0) {
    this.text = text;
    this.at = at;
  }

  /** Returns the UTF-16 unit at the current position, or an empty text at the end. */
  get sign(): string {
    return this.text[this.at] ?? '';
  }

  get isAtEnd(): boolean {
    return this.at >= this.text.length;
  }

  /** Moves past these characters if they come next. Returns true if they did. */
  pass(signs: string): boolean {
    if (!this.text.startsWith(signs, this.at)) return false;
    this.at += signs.length;
    return true;
  }

  /** Matches a sticky regular expression at the current position, without moving. */
  find(shape: RegExp): RegExpExecArray | undefined {
    shape.lastIndex = this.at;
    return shape.exec(this.text) ?? undefined;
  }

  /** Matches a sticky regular expression at the current position and moves past the match. */
  passShape(shape: RegExp): string | undefined {
    const found = this.find(shape)?.[0];
    if (found !== undefined) this.at += found.length;
    return found;
  }
}

/** Returns the line and the column of a position in a text. Both start at 1; columns are in UTF-16 units. */
export const lineAndColumn = (text: string, at: number): { readonly line: number; readonly column: number } => {
  let line = 1;
  let start = 0;
  for (let end = text.indexOf('\n'); end >= 0 && end < at; end = text.indexOf('\n', start)) {
    line += 1;
    start = end + 1;
  }
  return { line, column: at - start + 1 };
};
