import type { CellId } from '../../src/engine/core/ids.ts';
import { armyId } from '../../src/view/armies.ts';
import { moveOf, placeOf } from '../../src/view/find/targets.ts';
import { cellMeant, rankedCells } from '../../src/view/panel/cells.ts';
import { versionOfStack } from '../../src/view/panel/version.ts';
import { pieceQueries } from '../../src/view/pieces.ts';
import { armyOperation } from './armies.ts';
import { movingOf, readStack } from './chosen.ts';
import type { Deed } from './deed.ts';

/** What stacks do: they move, fight, and are put together. */

const version: Deed['version'] = ({ view }, args) => {
  const read = readStack(view, args);
  return read && versionOfStack(view, read.stack);
};

const go: Deed = {
  version,
  operation: ({ view, input }, [handle = '', marks = '', takes = '', ...label]) => {
    const read = readStack(view, [handle, marks, takes]);
    const [first] = read?.chosen ?? [];
    if (!read || !first) return undefined;
    const target = cellMeant(view, rankedCells(view, movingOf(read), read.taken), first, label.join(':'));
    const taken = read.taken.map((piece) => view.of(pieceQueries).id(piece));
    return target && moveOf(view, movingOf(read), placeOf(target), taken)(input.person.id);
  },
};

const engage: Deed = {
  version,
  operation: ({ view, input }, [handle = '', marks = '', ...cell]) => {
    const read = readStack(view, [handle, marks]);
    if (!read) return undefined;
    const { army, where } = read.stack;
    return {
      kind: 'engage',
      actor: input.person.id,
      army: army && armyId(army),
      pieces: read.chosen.map((piece) => view.of(pieceQueries).id(piece)),
      target: { in: where.in as never, cell: cell.join(':') as CellId },
    };
  },
};

const army: Deed = {
  version,
  operation: (panel, [handle = '', marks = '', act = '']) => {
    const read = readStack(panel.view, [handle, marks]);
    return read && armyOperation(panel, read, act, panel.input.person.id);
  },
};

export const moveDeeds = { go, engage, army } as const satisfies Readonly<Record<string, Deed>>;
