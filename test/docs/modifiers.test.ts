import { expect, test } from 'vitest';
import { look } from '../../src/engine/index.ts';
import { GUIDE } from '../support/guide.ts';
import { moduleFrom } from '../support/modules/modules.ts';
import { ANN, newPlay, played, startOf } from '../support/table.ts';

const creatures = [...GUIDE.matchAll(/^```yaml part\n([\s\S]*?)^```$/gm)].flatMap(([, part = '']) =>
  part.includes('creature:') ? [part] : [],
);

/** The creature of an example on a board, looked at in this order. */
const seen = (part: string, names: readonly string[]): unknown => {
  const frame =
    'module: creatures\ntitle: Creatures\nsides: [{ name: Red }]\nmaps: [{ name: Field, boards: [{ name: Field, grid: { kind: square, columns: 2, rows: 2 } }] }]\n';
  const module = moduleFrom(`${frame}${part}setup: [{ at: A1, side: Red, pieces: [{ prototype: creature }] }]\n`);
  const game = newPlay();
  played(game, startOf(module), { kind: 'alone', actor: ANN }, { kind: 'begin', actor: ANN });
  const [creature] = game.table.at('Field/Field', 'A1');
  return Object.fromEntries(
    names.map((name) => [name, look(game.table, { kind: 'piece', id: creature?.id ?? '', name })]),
  );
};

test.each([[['health', 'defense', 'power']], [['power', 'defense', 'health']]])(
  '[P5] [G13] the guide’s examples of modifiers hold when read as %s',
  (names) => {
    expect(creatures).toHaveLength(3);
    expect(creatures.map((part) => seen(part, names))).toEqual([
      { health: 2, defense: 0, power: 1 },
      { health: 1, defense: 0, power: 1 },
      { health: 2, defense: 0, power: 5 },
    ]);
  },
);
