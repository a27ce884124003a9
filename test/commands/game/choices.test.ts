import { expect, test } from 'vitest';
import { suggestStartableGames } from '../../../commands/common/modules.ts';
import { ENGLISH } from '../../support/play/told.ts';

const game = (name: string, title: string, description?: string): Parameters<typeof suggestStartableGames>[1][number] =>
  ({ name, title, ...(description === undefined ? {} : { description }) }) as never;

const ALL = [
  game('go-9', 'Go', 'A small board. And more.'),
  game('tablut', 'Tablut', `The king${' goes away'.repeat(20)}.`),
  game('go-19', 'Go', 'A *large* board.'),
  game('ludo', 'A'.repeat(79), 'Just room for it.'),
  game('halma', 'B'.repeat(78), 'Just room for a little of it.'),
  game('big', 'C'.repeat(120)),
];

const offered = (typed: string): readonly (readonly string[])[] =>
  suggestStartableGames(ENGLISH, ALL, typed).map(({ name, value }) => [name, value]);

test('[T8] completion finds games by title or name, prefix matches first', () => {
  expect(offered(' GO')).toMatchInlineSnapshot(`
    [
      [
        "Go (go-9): A small board.",
        "go-9",
      ],
      [
        "Go (go-19): A *large* board.",
        "go-19",
      ],
    ]
  `);
  expect(offered('o')).toMatchInlineSnapshot(`
    [
      [
        "Go (go-9): A small board.",
        "go-9",
      ],
      [
        "Go (go-19): A *large* board.",
        "go-19",
      ],
      [
        "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
        "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
      ],
    ]
  `);
  expect(offered('19')).toMatchInlineSnapshot(`
    [
      [
        "Go (go-19): A *large* board.",
        "go-19",
      ],
    ]
  `);
  expect(offered('tablut')).toMatchInlineSnapshot(`
    [
      [
        "Tablut: The king goes away goes away goes away goes away goes away goes away goes away goes away go…",
        "Tablut",
      ],
    ]
  `);
  expect(offered('ludo')).toMatchInlineSnapshot(`
    [
      [
        "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
        "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
      ],
    ]
  `);
  expect(offered('halma')).toMatchInlineSnapshot(`
    [
      [
        "BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB: Just room for a lit…",
        "BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB",
      ],
    ]
  `);
  expect(offered('big').map(([name = '']) => name.length)).toEqual([100]);
  expect(offered('zebra')).toEqual([]);
  expect(
    suggestStartableGames(
      ENGLISH,
      Array.from({ length: 26 }, (_, i) => game(`g${i}`, `G${i}`)),
      '',
    ),
  ).toHaveLength(25);
});
