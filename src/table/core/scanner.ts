/** A place in a text that is read from its beginning to its end: what all readers by hand stand on. */
export class Scanner {
  readonly text: string;
  /** In UTF-16 units from 0. */
  at: number;

  constructor(text: string, at = 0) {
    this.text = text;
    this.at = at;
  }

  /** The sign that stands here, a UTF-16 unit; blank at the end. */
  get sign(): string {
    return this.text[this.at] ?? '';
  }

  get isAtEnd(): boolean {
    return this.at >= this.text.length;
  }

  /** Whether these signs stand here; if so they are passed. */
  pass(signs: string): boolean {
    if (!this.text.startsWith(signs, this.at)) return false;
    this.at += signs.length;
    return true;
  }

  /** What a sticky expression finds here, and stays. */
  find(shape: RegExp): RegExpExecArray | undefined {
    shape.lastIndex = this.at;
    return shape.exec(this.text) ?? undefined;
  }

  /** What a sticky expression finds here, passed. */
  passShape(shape: RegExp): string | undefined {
    const found = this.find(shape)?.[0];
    if (found !== undefined) this.at += found.length;
    return found;
  }
}

/** The line of a place in a text and its column there, in UTF-16 units; both from 1. */
export const lineAndColumn = (text: string, at: number): { readonly line: number; readonly column: number } => {
  let line = 1;
  let start = 0;
  for (let end = text.indexOf('\n'); end >= 0 && end < at; end = text.indexOf('\n', start)) {
    line += 1;
    start = end + 1;
  }
  return { line, column: at - start + 1 };
};
