import fc from 'fast-check';
import type { Module } from '../../src/engine/index.ts';
import type { CellId, LiveTable, Operation, PersonId, PieceId } from '../../src/table/index.ts';
import {
  ANN,
  BEN,
  BLUE,
  CAMP,
  CLO,
  DAN,
  HAND,
  MAIN,
  openModule,
  type Play,
  play,
  RED,
  secretModule,
  startOf,
  withRules,
} from './table.ts';

type Tried =
  | ('move' | 'place' | 'set' | 'delete' | 'clone' | 'replace' | 'order' | 'send' | 'end-turn')
  | ('undo' | 'redo' | 'ask' | 'agree' | 'decline' | 'join' | 'leave' | 'alone');

/** What somebody tries: numbers that are read against the table as it is then, so that much of it makes sense there. */
interface Attempt {
  readonly kind: Tried;
  readonly actor: PersonId;
  readonly pieces: readonly number[];
  readonly captures: readonly number[];
  readonly cell: number;
  readonly steps: number;
  readonly name: string;
  readonly value: Operation<'set'>['values'][string];
}

const NAMES = ['Strength', 'Royal', 'note', 'toString', '__proto__', 'constructor'] as const;

const anyKind: fc.Arbitrary<Tried> = fc.oneof(
  { weight: 8, arbitrary: fc.constant('move') },
  { weight: 5, arbitrary: fc.constantFrom('place', 'set', 'delete', 'clone', 'replace', 'order', 'send') },
  { weight: 3, arbitrary: fc.constant('end-turn') },
  { weight: 7, arbitrary: fc.constantFrom('undo', 'redo') },
  { weight: 4, arbitrary: fc.constantFrom('ask', 'agree', 'agree', 'decline') },
  { weight: 1, arbitrary: fc.constantFrom('join', 'join', 'leave', 'alone') },
);

const anyAttempt: fc.Arbitrary<Attempt> = fc.record({
  kind: anyKind,
  actor: fc.constantFrom(...Array<PersonId>(6).fill(ANN), ...Array<PersonId>(6).fill(BEN), CLO, DAN),
  pieces: fc.array(fc.nat(9), { minLength: 1, maxLength: 2 }),
  captures: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, fc.array(fc.nat(9), { maxLength: 2 })),
  cell: fc.nat(26),
  steps: fc.constantFrom(1, 1, 2, 2, 3),
  name: fc.constantFrom(...NAMES),
  value: fc.oneof(
    fc.constant(null),
    fc.integer({ min: -3, max: 3 }),
    fc.string({ maxLength: 4 }),
    fc.array(fc.string(), { maxLength: 2 }),
  ),
});

/** A few tries one after the other. */
export const anyAttempts = fc.array(anyAttempt, { minLength: 5, maxLength: 25 });

/** The small games with every mixture of rules. */
export const anyModule: fc.Arbitrary<Module> = fc
  .record({
    base: fc.constantFrom(openModule, openModule, secretModule),
    pieces: fc.constantFrom('owner', 'side', 'anyone', 'anyone'),
    turns: fc.constantFrom('strict', 'free', 'free'),
    captures: fc.constantFrom('none', 'manual', 'manual'),
    turn: fc.constantFrom(
      null,
      { order: ['Red', 'Blue'], ends: 'by-command' as const },
      { order: ['Red', 'Blue'], ends: 'after-move' as const },
    ),
  })
  .map(({ base, turn, ...rules }) => withRules(base, rules, turn));

/** A game that was played for a while: what was refused is not in its log. */
export const anyPlay = (newGame: () => Play): fc.Arbitrary<Play> =>
  fc.tuple(anyModule, anyAttempts).map(([module, attempts]) => {
    const game = newGame();
    for (const operation of beginning(module)) play(game, operation);
    for (const attempt of attempts) play(game, operationOf(game, attempt));
    return game;
  });

export const beginning = (module: Module): readonly Operation[] => [
  startOf(module),
  { kind: 'join', actor: ANN, side: RED },
  { kind: 'join', actor: BEN, side: BLUE },
  { kind: 'join', actor: CLO, side: undefined },
  { kind: 'begin', actor: ANN },
];

/** The operation that an attempt is on this table. */
export const operationOf = ({ table, timeline, steps }: Play, attempt: Attempt): Operation => {
  const { kind, actor, cell, steps: count, name, value } = attempt;
  const [piece] = piecesOf(table, attempt.pieces);
  const side = cell % 2 === 0 ? RED : BLUE;
  switch (kind) {
    case 'move':
      return {
        kind,
        actor,
        pieces: piecesOf(table, attempt.pieces),
        to: targetOf(cell),
        captures: piecesOf(table, attempt.captures),
      };
    case 'place':
      return { kind, actor, prototype: 'pawn', name, side: count === 1 ? undefined : side, to: targetOf(cell) };
    case 'set':
      return { kind, actor, piece: piece as PieceId, values: Object.fromEntries([[name, value]]) };
    case 'delete':
      return { kind, actor, piece: piece as PieceId };
    case 'clone':
      return { kind, actor, piece: piece as PieceId, count };
    case 'replace':
      return { kind, actor, piece: piece as PieceId, prototype: 'king', name };
    case 'order':
      return {
        kind,
        actor,
        piece: piece as PieceId,
        to: (['top', 'bottom', 'up', 'down'] as const)[cell % 4] ?? 'top',
      };
    case 'send':
      return { kind, actor, piece: piece as PieceId, to: targetOf(cell) };
    case 'undo':
    case 'redo':
      return {
        kind: timeline.undone.length > 0 && cell % 3 > 0 ? 'redo' : kind,
        actor: cell % 4 === 0 ? actor : (steps.at(-1)?.operation.actor ?? actor),
        steps: Math.min(count, 2),
      };
    case 'ask':
      return {
        kind,
        actor,
        wants: count === 3 ? { what: 'seat', side } : { what: 'undo', steps: timeline.done.slice(-count).reverse() },
      };
    case 'agree':
    case 'decline':
      return { kind, actor, request: [...table.all('request')][0]?.id ?? 'r0' };
    case 'join':
    case 'leave':
      return { kind, actor, side: count === 1 ? undefined : side };
    default:
      return { kind, actor };
  }
};

const piecesOf = (table: LiveTable, numbers: readonly number[]): readonly PieceId[] => {
  const ids = [...table.all('piece')].map(({ id }) => id);
  return numbers.map((number) => ids[number % Math.max(1, ids.length)] ?? ('p0' as PieceId));
};

const targetOf = (cell: number): Operation<'place'>['to'] => {
  if (cell === 25) return { in: CAMP };
  if (cell === 26) return { in: HAND };
  return { in: MAIN, cell: `${'ABCDE'.charAt(cell % 5)}${Math.floor(cell / 5) + 1}` as CellId };
};
