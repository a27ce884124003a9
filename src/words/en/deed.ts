import type { PersonId } from '../../engine/core/ids.ts';
import type { Operation } from '../../engine/core/operation.ts';
import { textOf } from '../../engine/core/value.ts';
import { isGranted } from '../../engine/index.ts';
import type { ModulePart, NamedPiece, Seen } from '../../view/report.ts';
import type { SideView } from '../../view/table-view.ts';
import type { PlaceView } from '../../view/view.ts';
import { bold, counted, listed, person, plain } from '../text.ts';
import { awaitsPhrase, publishedPhrase } from './chance.ts';
import { rollPhrase } from './dice.ts';
import { flowPhrase } from './flows.ts';
import { closedPhrase, wishPhrase } from './requests.ts';
import { definedText } from './scores.ts';
import { stoppedDeed } from './stopped.ts';

const PARTS: { readonly [P in ModulePart]-?: string } = {
  module: 'the name',
  title: 'the name',
  description: 'the description',
  sides: 'the sides',
  turn: 'the turns',
  seats: 'the seats',
  rules: 'the rules',
  battle: 'the battles',
  maps: 'the maps',
  terrain: 'the terrain',
  edges: 'the terrain',
  prototypes: 'the pieces',
  traits: 'the pieces',
  properties: 'the properties',
  values: 'the properties',
  modifiers: 'the modifiers',
  phases: 'the modifiers',
  limits: 'the rules',
  setup: 'the set-up',
  decks: 'the decks',
  counters: 'the counters',
  scorekeepers: 'the scorekeepers',
};

/**
 * What was done, as one reader saw it, to be read behind the name of who did it; empty where it means nothing to that
 * reader. `past` are the same for the steps that an undo, a redo or a request speaks of.
 */
export const deedOf = (operation: Operation, seen: readonly Seen[], past: readonly string[]): string => {
  const stop = seen.find((one) => one.what === 'stopped');
  if (!stop) return wholeDeed(operation, seen, past);
  const isNothing = operation.kind === 'end-turn' && !seen.some(({ what }) => what === 'turn');
  return stoppedDeed(operation.kind, stop, isNothing ? '' : wholeDeed(operation, seen, past));
};

const wholeDeed = (operation: Operation, seen: readonly Seen[], past: readonly string[]): string => {
  const steps = past.filter((deed) => deed !== '').join('; ');
  switch (operation.kind) {
    case 'undo':
      return steps && `takes back: ${steps}`;
    case 'redo':
      return steps && `does again: ${steps}`;
    case 'ask':
      if (operation.wants.what !== 'undo') return phrases(seen, operation.actor);
      return `asks to take back${steps ? `: ${steps}` : ' a step'}${seen.some(({ what }) => what === 'joined') ? ', too' : ''}`;
    case 'alone':
      return 'plays all sides';
    case 'import':
      return 'brings a game from a file';
    case 'transfer':
      return `hands ${bold(operation.side)} over to ${person(operation.to)}`;
    case 'end-turn':
      return 'ends the turn';
    case 'begin':
      return 'begins the game';
    case 'move':
      return movePhrase(seen);
    case 'form-army':
    case 'join-army':
    case 'split-army':
    case 'disband-army':
    case 'rename-army':
      return armyDeed(seen);
    case 'engage':
      return engageDeed(seen);
    case 'return-army':
      return returnDeed(seen);
    case 'draw':
    case 'deal':
    case 'return':
    case 'gather':
    case 'give':
      return flowPhrase(VERBS[operation.kind], seen);
    case 'hand-over':
      return handOverPhrase(seen, operation.side);
    case 'peek':
      return peekPhrase(seen);
    case 'refresh-counters':
      return `counts everything again${seen.some(({ what }) => what === 'counted') ? '' : ': all was right'}`;
    case 'shuffle':
      return shufflePhrase(seen, operation.discards);
    default:
      return phrases(seen, operation.actor);
  }
};

const VERBS = { draw: 'draws', deal: 'deals', return: 'puts', gather: 'puts', give: 'gives' } as const;

/** Who looked knows what he saw; the others, how much it was. */
const peekPhrase = (seen: readonly Seen[]): string => {
  const looked = seen.find((one) => one.what === 'looked');
  if (!looked) return '';
  const names = looked.names.map(bold);
  return `looks at ${counted(looked.count, 'card')} of ${plain(looked.deck)}${names.length > 0 ? `: ${listed(names)}` : ''}`;
};

const shufflePhrase = (seen: readonly Seen[], discards: boolean): string => {
  const shuffled = seen.find((one) => one.what === 'shuffled');
  return shuffled ? `shuffles ${discards ? 'the discards into ' : ''}${plain(shuffled.deck)}` : '';
};

/** What is another side's now, be it that this reader sees it only now, or no longer; and what became of its army. */
const handOverPhrase = (seen: readonly Seen[], side: string): string => {
  const given = seen.find((one) => one.what === 'owned' || one.what === 'covered' || one.what === 'revealed');
  if (!given) return '';
  const left = seen.some((one) => one.what === 'enlisted') ? ', out of its army' : '';
  const gone = seen.flatMap((one) => (one.what === 'disbanded' ? bold(one.army) : []));
  return `gives ${named(given.piece)} ${place(given.at)} to ${bold(side)}${left}${gone.length > 0 ? `; ${listed(gone)} is no more` : ''}`;
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

/** Who goes where, what is taken by it, and in which armies those are then who were in others or in none. */
const movePhrase = (seen: readonly Seen[]): string => {
  const moves = new Map<string, number>();
  const [others, taken, owned]: [string[], string[], string[]] = [[], [], []];
  const armies = new Set<string>();
  for (const [i, one] of seen.entries()) {
    if (one.what === 'enlisted' && one.army !== undefined && seen[i - 1]?.what === 'moved') armies.add(one.army);
    if (one.what === 'moved') {
      const move = `${named(one.piece)} ${way(one.from, one.to)}`;
      moves.set(move, (moves.get(move) ?? 0) + 1);
    } else if (one.what === 'appeared') others.push(`plays ${named(one.piece)} to ${place(one.at)}`);
    else if (one.what === 'vanished' && !one.gone) others.push(`moves ${named(one.piece)} ${wayOff(one)}`);
    else if (one.what === 'vanished') taken.push(`${named(one.piece)} ${place(one.from)}`);
    else if (one.what === 'owned') owned.push(`${named(one.piece)} ${place(one.at)}`);
    else if (one.what === 'revealed' || one.what === 'passed' || one.what === 'filled')
      others.push(...[phrase(one, undefined, 1) ?? []].flat());
  }
  const moved = [...moves].map(([move, count]) => (count > 1 ? `moves ${count} × ${move}` : `moves ${move}`));
  const gains = [...taken, ...owned];
  const all = listed([...moved, ...others, ...(gains.length > 0 ? [`takes ${listed(gains)}`] : [])]);
  return armies.size > 0 ? `${all}, now in ${listed([...armies].map(bold))}` : all;
};

/** What became of armies: of one that is new or gone no more is told than that. */
const armyDeed = (seen: readonly Seen[]): string => {
  const formed = seen.find((one) => one.what === 'formed');
  if (formed) return `forms ${bold(formed.army)} of ${counted(formed.units, 'unit')} at ${plain(formed.at)}`;
  const renamed = seen.find((one) => one.what === 'renamed');
  if (renamed) return `calls ${bold(renamed.from)} ${bold(renamed.army)} now`;
  const gone = seen.find((one) => one.what === 'disbanded');
  const went = seen.filter((one) => one.what === 'enlisted');
  const into = went.find(({ army }) => army !== undefined);
  const names = [...new Set(went.map(({ piece }) => named(piece)))].map((name) => {
    const count = went.filter(({ piece }) => named(piece) === name).length;
    return count > 1 ? `${count} × ${name}` : name;
  });
  if (into) return `puts ${listed(names)} into ${bold(into.army ?? '')}`;
  if (gone) return `disbands ${bold(gone.army)}`;
  return names.length > 0 ? `takes ${listed(names)} out of the army` : '';
};

/** Who fights against whom, by the cells that they leave. */
const engageDeed = (seen: readonly Seen[]): string => {
  const sides = groups(seen, ({ from }) => `from ${place(from)}`);
  return inBattle('leads them into battle', sides.join(' against '), seen);
};

/** Who is left, by the cells to which they go. */
const returnDeed = (seen: readonly Seen[]): string =>
  inBattle('ends the battle', groups(seen, ({ to }) => `to ${place(to)}`).join('; '), seen);

const inBattle = (what: string, groups: string, seen: readonly Seen[]): string => {
  const rest = movePhrase(seen.filter((one) => one.what !== 'moved'));
  const all = [groups, rest].filter((part) => part !== '').join('; ');
  return all === '' ? '' : `${what}: ${all}`;
};

/** Those who move, counted by their names, one text for each way, with the armies in which they are from then on. */
const groups = (seen: readonly Seen[], wayOf: (one: Extract<Seen, { what: 'moved' }>) => string): readonly string[] => {
  const ways = new Map<string, { readonly names: Map<string, number>; readonly armies: Set<string> }>();
  for (const [i, one] of seen.entries()) {
    if (one.what !== 'moved') continue;
    const way = ways.get(wayOf(one)) ?? { names: new Map<string, number>(), armies: new Set<string>() };
    ways.set(wayOf(one), way);
    way.names.set(named(one.piece), (way.names.get(named(one.piece)) ?? 0) + 1);
    const next = seen[i + 1];
    if (next?.what === 'enlisted' && next.army !== undefined) way.armies.add(next.army);
  }
  return [...ways].map(([way, { names, armies }]) => {
    const who = listed([...names].map(([name, count]) => (count > 1 ? `${count} × ${name}` : name)));
    return `${who} ${way}${armies.size > 0 ? ` in ${listed([...armies].map(bold))}` : ''}`;
  });
};

/** From where to where, as far as it is known where that is. */
const wayOff = ({ from, to }: Extract<Seen, { what: 'vanished' }>): string =>
  to === undefined ? `away from ${place(from)}` : `from ${place(from)} to ${plain(to)}`;

type Of<W extends Seen['what']> = Extract<Seen, { readonly what: W }>;

const vanishedPhrase = (one: Of<'vanished'>, times: string): string =>
  one.gone
    ? `takes ${times}${named(one.piece)} off ${place(one.from)}`
    : `moves ${times}${named(one.piece)} ${wayOff(one)}`;

const counterPhrase = ({ property, value }: Of<'counter'>): string =>
  value === undefined ? `removes the counter ${bold(property)}` : `counts ${bold(property)}: ${plain(value)}`;

const modifierPhrase = ({ begins, name }: Of<'modifier'>): string =>
  begins ? `puts the modifier ${bold(name)} into play` : `takes the modifier ${bold(name)} out of play`;

const leftPhrase = (
  { person: who, side }: { readonly person: PersonId; readonly side: SideView | undefined },
  actor: PersonId | undefined,
): string | undefined => {
  if (who === actor) return side ? `leaves ${bold(side.name)}` : 'leaves the observers';
  return side ? `frees the seat of ${person(who)} at ${bold(side.name)}` : undefined;
};

const phrase = (one: Seen, actor: PersonId | undefined, count: number): string | undefined => {
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
      return vanishedPhrase(one, times);
    case 'counter':
      return counterPhrase(one);
    case 'set':
      return `sets ${plain(one.property)} of ${named(one.piece)} from ${value(textOf(one.from))} to ${value(textOf(one.to))}`;
    case 'formed':
    case 'disbanded':
    case 'renamed':
    case 'enlisted':
      return undefined;
    case 'owned':
      return `takes ${times}${named(one.piece)} ${place(one.at)}`;
    case 'turned':
      return `turns ${named(one.piece)} to ${bold(one.layer)}`;
    case 'faces':
      return `turns ${named(one.piece)} to direction ${one.facing}`;
    case 'restacked':
      return `moves ${named(one.piece)} within its stack on ${place(one.at)}`;
    case 'revealed':
      return `shows ${times}${named(one.piece)} on ${place(one.at)}`;
    case 'covered':
      return `covers ${times}${named(one.piece)} on ${place(one.at)}`;
    case 'passed':
    case 'filled':
      return flowPhrase('moves', [one]);
    case 'rolled':
      return rollPhrase(one.outcome, one.private);
    case 'published':
      return publishedPhrase(one.chance, one.seed);
    case 'awaits':
      return awaitsPhrase(one);
    case 'modifier':
      return modifierPhrase(one);
    case 'ties':
      return `puts modifiers in order: ${listed(one.names.map(bold))}`;
    case 'defined':
      return definedText(one.titles);
    case 'stopped':
    case 'said':
    case 'faulty':
    case 'result':
    case 'final':
    case 'counted':
    case 'looked':
    case 'shuffled':
    case 'turn':
      return undefined;
    case 'seated':
      return one.side ? `plays ${bold(one.side.name)}` : 'observes';
    case 'left':
      return leftPhrase(one, actor);
    case 'master':
      return one.person === undefined ? 'leaves the game master’s seat' : 'is game master now, and sees everything';
    case 'host':
      return `hands the table to ${one.person === actor ? 'nobody else' : person(one.person)}`;
    case 'reloaded':
      return `puts another module under the game: ${listed(partWords(one.parts))} of ${bold(one.title)} changed`;
    case 'asked':
      return wishPhrase(one.request.wants);
    case 'agreed':
      return isGranted(one.request) ? undefined : `agrees with ${person(one.request.by)}`;
    case 'joined':
      return `asks for the same as ${person(one.request.by)}`;
    case 'closed':
      return closedPhrase(one);
  }
};

/** What players call the parts of a module, each once. */
const partWords = (parts: readonly ModulePart[]): readonly string[] => [...new Set(parts.map((part) => PARTS[part]))];

const value = (text: string): string => (text === '' ? 'blank' : plain(text));

const named = ({ name }: NamedPiece): string => bold(name);

const place = ({ cell, deck, board, map }: PlaceView): string => plain(cell ?? deck ?? board ?? map);

/** From where to where; between boards they are named too. */
const way = (from: PlaceView, to: PlaceView): string =>
  from.in === to.in || from.cell === undefined || to.cell === undefined
    ? `${place(from)} → ${place(to)}`
    : `${plain(from.board ?? from.map)} ${place(from)} → ${plain(to.board ?? to.map)} ${place(to)}`;
