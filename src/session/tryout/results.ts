import { endingScorekeepersIn } from '../../engine/index.ts';
import type { GameCount, GameEndCause, RandomGameResults } from '../../facts/tryout.ts';
import type { RandomGame } from './random-game.ts';

type Table = RandomGame['table'];

export const summarizeRandomGames = (tables: readonly Table[]): RandomGameResults => {
  const games = tables.map((table) => [...table.all('outcome')]);
  const winners = tables.flatMap((table) =>
    [...table.all('outcome')].flatMap(({ id, result }) =>
      result === 'won' ? [table.get('side', id)?.name ?? id] : [],
    ),
  );
  const isDrawn = games.filter((all) => all.some(({ result }) => result === 'drew'));
  const decided = games.filter((all) => all.some(({ result }) => result !== 'lost'));
  return {
    won: counted(winners),
    drawn: isDrawn.length,
    lost: games.length - decided.length,
    causes: counted(tables.flatMap(causesIn)),
  };
};

const causesIn = (table: Table): readonly GameEndCause[] => {
  const { ending, endless } = endingScorekeepersIn(table);
  const titles = new Map([...ending, ...endless].map(({ name, title }) => [name, title]));
  const all = [...table.all('outcome')].map(({ cause }): GameEndCause => {
    if (cause?.by === 'ending') return { by: 'ending', name: cause.ending };
    if (cause?.by === 'scorekeeper') return { by: 'scorekeeper', name: titles.get(cause.name) ?? cause.name };
    return { by: cause?.by === 'last-turn' || cause?.by === 'rules' ? cause.by : 'other' };
  });
  return counted(all).map(({ of }) => of);
};

const counted = <T>(all: readonly T[]): readonly GameCount<T>[] => {
  const found = new Map<string, GameCount<T>>();
  for (const of of all) {
    const key = JSON.stringify(of);
    found.set(key, { of, games: (found.get(key)?.games ?? 0) + 1 });
  }
  return [...found.values()].sort((a, b) => b.games - a.games);
};
