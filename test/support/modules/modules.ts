import { readModule } from '../../../src/session/module/read.ts';
import { baseModuleText } from '../../../src/session/text/bases.ts';
import { createParsingWork } from '../../../src/session/text/work.ts';
import { en } from '../words.ts';

const { faultText } = en.moduleFaults;

type Module = Extract<ReturnType<typeof readModule>, { readonly ok: true }>['module'];

/**
 * Two sides, turns by command, and a private window of Red's with one piece in it, the Canary: whoever but Red meets
 * that word has seen too much.
 */
export const VEILED = `
module: veiled
title: Veiled
sides: [{ name: Red }, { name: Blue }]
turn: { order: [Red, Blue], ends: by-command }
maps:
  - name: Field
    boards:
      - { name: Field, grid: { kind: square, columns: 5, rows: 5, numbering: A1, origin: bottom } }
  - { name: Red Hand, private: Red }
prototypes:
  scout: { symbol: S }
  bird: { symbol: Y }
setup:
  - { at: [A1, B1], side: Red, pieces: [{ prototype: scout, name: Red Scout }] }
  - { at: [A5, B5], side: Blue, pieces: [{ prototype: scout, name: Blue Scout }] }
  - { at: Red Hand, side: Red, pieces: [{ prototype: bird, name: Canary }] }
`;

/** Nothing is hidden, nobody waits for a turn, pieces stand on each other and may be taken. */
export const OPEN = `
module: open
title: Open
sides: [{ name: Red }, { name: Blue }]
rules: { captures: manual, turns: free, changes: host }
maps:
  - name: Field
    occupied: stack
    boards:
      - { name: Field, grid: { kind: square, columns: 5, rows: 5, numbering: A1, origin: bottom } }
prototypes:
  stone: { symbol: O }
setup:
  - { at: [A1, B2], side: Red, pieces: [{ prototype: stone, name: Red Stone }] }
  - { at: [E5, D4], side: Blue, pieces: [{ prototype: stone, name: Blue Stone }] }
`;

const known = new Map<string, Module>();

/** A module whose text is known to be good; the same text is read once. */
export const moduleFrom = (text: string): Module => {
  const before = known.get(text);
  if (before) return before;
  const read = readModule(text, createParsingWork(), baseModuleText);
  if (!read.ok) throw new Error(read.faults.map(faultText).join('\n'));
  known.set(text, read.module);
  return read.module;
};

export const veiled: Module = moduleFrom(VEILED);
export const open: Module = moduleFrom(OPEN);
