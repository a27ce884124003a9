import { GRID_LIMIT, type GridFault } from '../../../engine/grid/faults.ts';
import { quoted } from '../text.ts';

/** What is wrong with a grid, and what would be right, in two clauses without a full stop. */
export const gridWords = (fault: GridFault): { readonly wrong: string; readonly expected: string } => {
  switch (fault.code) {
    case 'size':
      return {
        wrong: `so viele ${fault.of === 'columns' ? 'Spalten' : fault.of === 'rows' ? 'Zeilen' : 'Regionen'} kann es nicht geben`,
        expected: `von 1 bis ${GRID_LIMIT}`,
      };
    case 'numbering':
      return {
        wrong: `${quoted(fault.fault.pattern)} ist keine Muster-Bezeichnung`,
        expected: 'eine Bezeichnung wie A1, 1A, B-06, "0101", "01.01"',
      };
    case 'too-narrow':
      return {
        wrong: 'diese Bezeichnungen sind zu kurz für so viele Felder',
        expected: 'mehr Ziffern, oder ein Zeichen zwischen den Zahlen',
      };
    case 'name':
      return {
        wrong: 'das ist kein Name für eine Region',
        expected: 'ein Name mit einem Buchstaben oder einer Ziffer',
      };
    case 'duplicate':
      return { wrong: 'so heißt, wie man es tippt, schon eine andere Region', expected: 'ein eigener Name' };
    case 'unknown-neighbour':
      return { wrong: 'eine Region dieses Namens gibt es nicht', expected: 'der Name einer anderen Region' };
    case 'own-neighbour':
      return { wrong: 'das ist die Region selbst', expected: 'der Name einer anderen Region' };
    case 'unknown-on-line':
      return { wrong: 'eine Region dieses Namens gibt es nicht', expected: 'der Name einer Region' };
    case 'twice-on-line':
      return { wrong: 'diese Region ist schon auf dieser Linie', expected: 'jede Region einmal auf einer Linie' };
  }
};
