import type { ModifierDefinition } from '../../src/engine/index.ts';
import type { CommandInput } from '../../src/port/command.ts';
import type { Operation } from '../../src/table/index.ts';
import { findPlaceByText } from '../../src/view/find/find.ts';
import { modifierQueries } from '../../src/view/modifiers.ts';
import { pieceQueries } from '../../src/view/pieces.ts';
import type { View } from '../../src/view/view.ts';
import type { Words } from '../../src/words/index.ts';
import type { OptionOf } from '../common/definition.ts';
import { findSinglePiece } from '../common/pieces.ts';
import { parseRevealsOption } from '../common/reveals.ts';
import type { RefusalSentence } from '../common/sentence.ts';
import { unknown } from '../common/unknown.ts';

const LASTS = /^(?:(\d{1,4}) )?(turns?|goe?s?)$/;

const LINK = /^(link|unlink)\s+(.+?)\s*,\s*(.+)$/;

export const parseModifierAddition = (
  view: View,
  { options, person, words }: CommandInput<OptionOf<'modifier'>>,
): Operation | RefusalSentence => {
  const on = options.text('on');
  const piece = on === undefined ? undefined : findSinglePiece(words, view, on);
  if (typeof piece === 'string') return piece;
  const lasts = readLasts(words, options.text('lasts'));
  if (typeof lasts === 'string') return lasts;
  const change = readChange(words, view, options.text('change') ?? '');
  if (typeof change === 'string') return change;
  const reveals = parseRevealsOption(words, view, options);
  if (typeof reveals === 'string') return reveals;
  const when = options.text('when');
  const links = change.change === 'link' || change.change === 'unlink';
  const definition: ModifierDefinition = {
    name: options.text('name')?.trim() ?? '',
    of: options.text('of')?.trim() ?? (links ? 'cell' : 'piece'),
    scope: options.text('scope')?.trim() ?? (piece && !change.cells ? 'self' : 'game'),
    match: options.text('match') ?? '',
    ...(when === undefined ? {} : { when }),
    ...change,
    precedence: options.integer('precedence') ?? 0,
    ...(lasts ? { lasts } : {}),
    ...(reveals ? { reveals } : {}),
  };
  return { kind: 'modify', actor: person.id, definition, piece: piece && view.of(pieceQueries).id(piece) };
};

const readChange = (
  words: Words,
  view: View,
  text: string,
): Pick<ModifierDefinition, 'change' | 'also' | 'cells'> | RefusalSentence => {
  const [, change, ...cells] = LINK.exec(text.trim()) ?? [];
  if (change === undefined) {
    const [first = '', ...also] = text.split(';').map((one) => one.trim());
    return { change: first, ...(also.length > 0 ? { also } : {}) };
  }
  const ids: string[] = [];
  for (const cell of cells) {
    const spot = findPlaceByText(view, cell);
    if (spot?.cell === undefined) return unknown(words, 'cell', cell, [], 'cells');
    ids.push(view.of(modifierQueries).cellId(spot.in, spot.cell));
  }
  return { change, cells: [ids[0] as string, ids[1] as string] };
};

const readLasts = ({ commands }: Words, text: string | undefined): ModifierDefinition['lasts'] | RefusalSentence => {
  if (text === undefined) return undefined;
  const [, count = '1', word] = LASTS.exec(text.trim().toLowerCase()) ?? [];
  if (word === undefined || Number(count) === 0) return commands.modifier.badLasts;
  return { count: Number(count), of: word.startsWith('turn') ? 'turns' : 'goes' };
};
