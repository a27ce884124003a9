import { expect, it } from 'vitest';
import { explain } from '../../../src/engine/index.ts';
import type { Operation, PieceId } from '../../../src/table/index.ts';
import { modifierQueries } from '../../../src/view/modifiers.ts';
import { View } from '../../../src/view/view.ts';
import { personViewer } from '../../../src/view/viewer.ts';
import { counter } from '../../features/counters/rules/game.ts';
import { chronicleOf, inLine } from '../../support/chronicle.ts';
import { BENT } from '../../support/games/bent.ts';
import { moduleFrom } from '../../support/modules/modules.ts';
import { ANN, agreedBy, BEN, begun, CLO, endTurn, move, type Play, played, spot, undo } from '../../support/table.ts';

const named = ({ table }: Play, name: string): PieceId =>
  [...table.all('piece')].find((piece) => piece.name === name)?.id ?? ('none' as PieceId);

/** How every value comes about that something bends, and as what two people know some of it. */
const explained = (game: Play): string => {
  const cell = (at: string): string => `Field/Main\n${at}`;
  const questions: readonly (readonly [string, string, string, string])[] = [
    ...['Pawn', 'King', 'Foe', 'Spy'].flatMap((name) =>
      ['Might', 'Whole', 'MovePoints', 'Traits'].map((asked) => [name, 'piece', named(game, name), asked] as const),
    ),
    ...['A5', 'D4', 'E1'].map((at) => [at, 'cell', cell(at), 'Neighbours'] as const),
    ['A1 to B2', 'step', `${named(game, 'Pawn')}\n\n${cell('A1')}\n\n${cell('B2')}`, 'cost'],
    ['Red', 'side', 'Red', 'luck'],
    ['Blue', 'side', 'Blue', 'luck'],
    ['the game', 'game', 'game', 'heat'],
    ['Vale', 'zone', cell('Vale'), 'calm'],
  ];
  const lines = questions.flatMap(([title, kind, id, name]) => {
    const { base, effective, turns, ...more } = explain(game.table, { kind, id, name });
    return [
      `${title} ${name}: ${inLine(base)} -> ${inLine(effective)}${Object.keys(more).length > 0 ? ` ${inLine(more)}` : ''}`,
      ...turns.map((turn) => `  ${inLine(turn)}`),
    ];
  });
  const seen = [ANN, BEN].flatMap((person) => {
    const modifiers = new View(game.table, personViewer(person)).of(modifierQueries);
    return ['Pawn', 'King', 'Foe', 'Spy'].map((name) => {
      const { base, effective, turns } = modifiers.explanation({ what: 'piece', id: named(game, name) }, 'Might');
      return `${person === ANN ? 'To Ann' : 'To Ben'} ${name} is ${inLine(effective)}, of ${inLine(base)}: ${turns
        .map(({ modifier, verdict }) => `${modifier} ${verdict}`)
        .join(', ')}`;
    });
  });
  return [...lines, ...seen].join('\n');
};

it('[P15] a game with many modifiers matches the golden file', async () => {
  const game = begun(moduleFrom(BENT));
  agreedBy(game, { kind: 'ask', actor: CLO, wants: { what: 'master' } }, ANN, BEN);
  played(game, { kind: 'preside', actor: CLO, takes: true });
  const parts: string[] = [explained(game)];
  const tell = (...operations: Parameters<typeof chronicleOf>[1]): void => {
    parts.push(chronicleOf(game, operations), explained(game));
  };
  const storm: Operation<'modify'>['definition'] = {
    name: 'Frost',
    of: 'piece',
    scope: 'game',
    match: 'Class = foot',
    change: 'Might - 2',
    precedence: 30,
  };
  tell(
    endTurn(ANN),
    { kind: 'hide', actor: BEN, piece: named(game, 'Spy'), what: 'existence' },
    endTurn(BEN),
    (now) => move(now, ANN, spot('Field/Main' as never, 'A1'), spot('Field/Main' as never, 'B2')),
    (now) => move(now, ANN, spot('Field/Main' as never, 'B2'), spot('Field/Main' as never, 'B1')),
  );
  tell(
    { kind: 'modify', actor: BEN, definition: storm, piece: undefined },
    { kind: 'modify', actor: CLO, definition: { ...storm, change: 'Might ! 2' }, piece: undefined },
    { kind: 'modify', actor: CLO, definition: { ...storm, match: 'Might +' }, piece: undefined },
    { kind: 'modify', actor: CLO, definition: { ...storm, of: 'dragon' }, piece: undefined },
    { kind: 'modify', actor: CLO, definition: storm, piece: 'none' as PieceId },
    { kind: 'modify', actor: CLO, definition: storm, piece: undefined },
    (now) => ({
      kind: 'modify',
      actor: CLO,
      definition: { ...storm, name: 'Oath', scope: 'self', lasts: { count: 1, of: 'goes' } },
      piece: named(now, 'Pawn'),
    }),
    { kind: 'unmodify', actor: CLO, modifier: 'nothing' },
    { kind: 'order-ties', actor: CLO, precedence: 30, modifiers: ['nothing', 'more'] },
    (now) => {
      const [first] = [...now.table.all('modifier')];
      return { kind: 'unmodify', actor: BEN, modifier: first?.id ?? '' };
    },
    (now) => ({
      kind: 'order-ties',
      actor: CLO,
      precedence: 30,
      modifiers: [...now.table.all('modifier')].map(({ id }) => id).reverse(),
    }),
    (now) => ({
      kind: 'order-ties',
      actor: CLO,
      precedence: 30,
      modifiers: [...now.table.all('modifier')].map(({ id }) => id).reverse(),
    }),
    {
      kind: 'define-counter',
      actor: CLO,
      definition: counter('Odd', 'Main', { sum: 'Whole', report: 'Odd $newValue$', reveals: ['spy'] }),
    },
    { kind: 'define-counter', actor: CLO, definition: counter('Odd', 'Main', { reveals: ['spy'] }) },
    { kind: 'remove-counter', actor: CLO, counter: 'Main_None' },
    { kind: 'set', actor: ANN, piece: named(game, 'King'), values: { Might: 6 } },
    { kind: 'set', actor: ANN, piece: named(game, 'King'), values: { Whole: 1.5 } },
  );
  tell(
    (now) => ({ kind: 'unmodify', actor: CLO, modifier: [...now.table.all('modifier')][0]?.id ?? '' }),
    { kind: 'remove-counter', actor: CLO, counter: 'Main_Odd' },
    { kind: 'refresh-counters', actor: CLO },
    endTurn(ANN),
    endTurn(BEN),
    undo(BEN),
    { kind: 'delete', actor: CLO, piece: named(game, 'Flag') },
  );
  await expect(`${parts.join('\n\n')}\n`).toMatchFileSnapshot('../../golden/chronicles/bent.txt');
});
