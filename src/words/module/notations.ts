import type { GdlNote, MoveNotationFault } from '../../engine/index.ts';
import { type GridFault, MOST_GRID_ROWS_OR_REGIONS } from '../../table/grid/index.ts';
import type { Format } from '../base/messages.ts';
import { quoted } from '../base/text.ts';
import { list } from '../base/values.ts';

/** A fault in two parts of a line: the error, and the correct content. */
export interface FaultWords {
  readonly wrong: string;
  readonly expected: string;
}

/** The fault of a grid's definition. */
export const gridWords = (format: Format, fault: GridFault): FaultWords => {
  switch (fault.code) {
    case 'size':
      return {
        wrong: format('grid-fault-size', { of: fault.of }),
        expected: format('grid-fault-size.right', { most: MOST_GRID_ROWS_OR_REGIONS }),
      };
    case 'numbering':
      return {
        wrong: format('grid-fault-numbering', { pattern: quoted(format, fault.fault.pattern) }),
        expected: format('grid-fault-numbering.right'),
      };
    default:
      return { wrong: format(`grid-fault-${fault.code}`), expected: format(`grid-fault-${fault.code}.right`) };
  }
};

/** The fault of the notation for a piece's moves. */
export const movesWords = (format: Format, { code, found, near }: MoveNotationFault): FaultWords => {
  if (code === 'empty') return { wrong: format('moves-fault-empty'), expected: format('moves-fault-empty.right') };
  const wrong = format(`moves-fault-${code}`, { what: quoted(format, found) });
  if (code === 'own-pieces' || code === 'turning')
    return { wrong, expected: format(`moves-fault-${code}.right`, { found }) };
  const isNear = (code === 'name' || code === 'word') && near.length > 0;
  return {
    wrong,
    expected: isNear ? format('remedy-any-of', { names: list(near, 'or') }) : format(`moves-fault-${code}.right`),
  };
};

type FoundNote = Pick<GdlNote, 'code' | 'found' | 'expected'>;

/** The fault of a scorekeeper's definition. */
export const gdlWords = (format: Format, { code, found, expected }: FoundNote): FaultWords => {
  const what = quoted(format, found);
  switch (code) {
    case 'unexpected':
      return {
        wrong: found === '' ? format('gdl-unexpected-end') : format('gdl-unexpected', { what }),
        expected: format('gdl-unexpected.right'),
      };
    case 'unknown-name':
      return {
        wrong: format('gdl-unknown-name', { what }),
        expected: expected === '' ? format('gdl-unknown-name.open') : format('gdl-unknown-name.right', { expected }),
      };
    case 'unclosed':
    case 'unknown-in-not':
      return { wrong: format(`gdl-${code}`, { what }), expected: format(`gdl-${code}.right`, { expected }) };
    case 'bad-number':
      return { wrong: format('gdl-bad-number', { what }), expected: format('gdl-bad-number.right') };
    case 'too-long':
    case 'too-deep':
    case 'too-large':
    case 'never-waits':
    case 'no-score':
      return { wrong: format(`gdl-${code}`), expected: format(`gdl-${code}.right`, { expected }) };
    case 'ranks-open':
    case 'no-turns':
      return { wrong: format(`gdl-${code}`), expected: format(`gdl-${code}.right`) };
    case 'ranks-apart':
    case 'not-judged':
      return { wrong: format(`gdl-${code}`, { found, expected }), expected: format(`gdl-${code}.right`) };
    case 'given-twice':
      return { wrong: format('gdl-given-twice', { found }), expected: format('gdl-given-twice.right') };
    default:
      return { wrong: format(`gdl-${code}`, { found }), expected: format(`gdl-${code}.right`, { expected }) };
  }
};
