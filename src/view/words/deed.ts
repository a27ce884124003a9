import type { PersonId } from '../../engine/core/ids.ts';
import type { Operation } from '../../engine/core/operation.ts';
import { textOf } from '../../engine/core/value.ts';
import { isGranted } from '../../engine/index.ts';
import type { ModulePart, Named, Seen } from '../seen.ts';
import type { PlaceView } from '../view.ts';
import { bold, listed, person, plain } from './text.ts';

const PARTS: { readonly [P in ModulePart]-?: string } = {
  module: 'the name',
  title: 'the name',
  description: 'the description',
  sides: 'the sides',
  turn: 'the turns',
  rules: 'the rules',
  maps: 'the maps',
  terrain: 'the terrain',
  edges: 'the terrain',
  prototypes: 'the pieces',
  traits: 'the pieces',
  properties: 'the properties',
  values: 'the properties',
  setup: 'the set-up',
};

/**
 * What was done, as one reader saw it, to be read behind the name of who did it; empty where it means nothing to that reader. `past` are
 * the same for the steps that an undo, a redo or a request speaks of.
 */
export const deedOf = (operation: Operation, seen: readonly Seen[], past: readonly string[]): string => {
  const steps = past.filter((deed) => deed !== '').join('; ');
  switch (operation.kind) {
    case 'undo':
      return steps && `takes back: ${steps}`;
    case 'redo':
      return steps && `does again: ${steps}`;
    case 'ask':
      return operation.wants.what === 'undo' ? `asks to take back${steps ? `: ${steps}` : ' a step'}` : phrases(seen, operation.actor);
    case 'alone':
      return 'plays all sides';
    case 'end-turn':
      return 'ends the turn';
    case 'begin':
      return 'begins the game';
    case 'move':
      return movePhrase(seen);
    default:
      return phrases(seen, operation.actor);
  }
};

/** Everything that was seen, the same things counted. */
const phrases = (seen: readonly Seen[], actor: PersonId): string => {
  const counts = new Map<string, { readonly one: Seen; count: number }>();
  for (const one of seen) {
    const text = phrase(one, actor, 1);
    if (text === undefined) continue;
    const same = counts.get(text);
    if (same) same.count += 1;
    else counts.set(text, { one, count: 1 });
  }
  return listed([...counts.values()].flatMap(({ one, count }) => phrase(one, actor, count) ?? []));
};

const movePhrase = (seen: readonly Seen[]): string => {
  const moves = new Map<string, number>();
  const [others, taken]: [string[], string[]] = [[], []];
  for (const one of seen) {
    if (one.what === 'moved') {
      const move = `${named(one.piece)} ${way(one.from, one.to)}`;
      moves.set(move, (moves.get(move) ?? 0) + 1);
    } else if (one.what === 'appeared') others.push(`plays ${named(one.piece)} to ${place(one.at)}`);
    else if (one.what === 'vanished' && !one.gone) others.push(`moves ${named(one.piece)} away from ${place(one.from)}`);
    else if (one.what === 'vanished') taken.push(`${named(one.piece)} ${place(one.from)}`);
  }
  const moved = [...moves].map(([move, count]) => (count > 1 ? `moves ${count} × ${move}` : `moves ${move}`));
  return listed([...moved, ...others, ...(taken.length > 0 ? [`takes ${listed(taken)}`] : [])]);
};

const phrase = (one: Seen, actor: PersonId, count: number): string | undefined => {
  const times = count > 1 ? `${count} × ` : '';
  switch (one.what) {
    case 'started':
      return 'starts the game';
    case 'begun':
      return 'begins the game';
    case 'over':
      return 'ends the game';
    case 'moved':
      return `moves ${times}${named(one.piece)} ${way(one.from, one.to)}`;
    case 'appeared':
      return `puts ${times}${named(one.piece)} on ${place(one.at)}`;
    case 'vanished':
      return `${one.gone ? 'takes' : 'moves'} ${times}${named(one.piece)} ${one.gone ? 'off' : 'away from'} ${place(one.from)}`;
    case 'set':
      return `sets ${plain(one.property)} of ${named(one.piece)} from ${value(textOf(one.from))} to ${value(textOf(one.to))}`;
    case 'turned':
      return `turns ${named(one.piece)} to ${bold(one.layer)}`;
    case 'faces':
      return `turns ${named(one.piece)} to direction ${one.facing}`;
    case 'restacked':
      return `moves ${named(one.piece)} within its stack on ${place(one.at)}`;
    case 'turn':
      return undefined;
    case 'seated':
      return one.side ? `plays ${bold(one.side.name)}` : 'observes';
    case 'left':
      return one.side ? `leaves ${bold(one.side.name)}` : 'leaves the observers';
    case 'host':
      return `hands the table to ${one.person === actor ? 'nobody else' : person(one.person)}`;
    case 'reloaded':
      return `puts another module under the game: ${listed(partWords(one.parts))} of ${bold(one.title)} changed`;
    case 'asked':
      return one.request.wants.what === 'seat' ? `asks to play ${bold(one.request.wants.side)}` : 'asks to take back a step';
    case 'agreed':
      return isGranted(one.request) ? undefined : `agrees with ${person(one.request.by)}`;
    case 'withdrawn':
      return one.request.by === actor ? undefined : `declines what ${person(one.request.by)} asked`;
  }
};

/** What players call the parts of a module, each once. */
const partWords = (parts: readonly ModulePart[]): readonly string[] => [...new Set(parts.map((part) => PARTS[part]))];

const value = (text: string): string => (text === '' ? 'blank' : plain(text));

const named = ({ name }: Named): string => bold(name);

const place = ({ cell, board, map }: PlaceView): string => plain(cell ?? board ?? map);

/** From where to where; between boards they are named too. */
const way = (from: PlaceView, to: PlaceView): string =>
  from.in === to.in || from.cell === undefined || to.cell === undefined
    ? `${place(from)} → ${place(to)}`
    : `${plain(from.board ?? from.map)} ${place(from)} → ${plain(to.board ?? to.map)} ${place(to)}`;
