import { isOn } from '../../../table/index.ts';
import type { Flow } from './flow.ts';
import { type InformedViewers, NOBODY } from './known-to.ts';
import type { Teller } from './teller.ts';

export const publicationRevelations = ({ module: { maps, decks = [] } }: Flow): readonly Teller[] => [
  ...maps.flatMap(({ name, private: side, publishes = 'nothing' }, i): readonly Teller[] =>
    side === undefined || publishes === 'nothing'
      ? []
      : [
          {
            ...PUBLISHED,
            by: { kind: 'map', name },
            tells: publishes,
            path: ['maps', i],
            to: 'all',
            facts: () => [{ secret: { what: 'map', name }, known: [side] }],
          },
        ],
  ),
  ...decks.flatMap(({ name, map, faceDown, publishes }, i): readonly Teller[] => {
    const side = maps.find((one) => one.name === map)?.private;
    const to: InformedViewers = side === undefined ? 'all' : [side];
    return !isOn(faceDown) || publishes === 'nothing'
      ? []
      : [
          {
            ...PUBLISHED,
            by: { kind: 'deck', name },
            tells: publishes,
            path: ['decks', i],
            to,
            facts: () => [{ secret: { what: 'deck', name }, known: NOBODY }],
          },
        ];
  }),
];

const PUBLISHED = { openly: 'publishes', reveals: [] } as const;
