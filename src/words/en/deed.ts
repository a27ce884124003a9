import type { Deed, ModulePart, Seen } from '../../view/seen/report.ts';
import { bold, plain } from '../../view/text.ts';
import { awaitsPhrase, beaconText, publishedPhrase } from './chance.ts';
import { rollPhrase } from './dice.ts';
import { differenceLines } from './differences.ts';
import { countedName, fillPhrase, flowPhrase, passedPhrase } from './flows.ts';
import { closedPhrase, leftLines, requestLines, wishPhrase } from './requests.ts';
import { countLines, definedText, scoreLines } from './scores.ts';
import { stoppedDeed } from './stopped.ts';
import { counted, listed, person } from './text.ts';

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
 * reader.
 */
export const deedOf = (deed: Deed): string => {
  const stop = deed.seen?.find((one) => one.what === 'stopped');
  return stop ? stoppedDeed(deed.kind, stop, stop.tried ? '' : wholeDeed(deed)) : wholeDeed(deed);
};

/** What came of it, a line each. */
export const linesOf = ({ kind, seen = [] }: Deed): readonly string[] => [
  ...(kind === 'import' ? leftLines(seen) : requestLines(seen)),
  ...seen.flatMap((one) => (one.what === 'beacon' ? beaconText(one) : [])),
  ...countLines(seen),
  ...scoreLines(seen),
];

/** What another module changes, or would, a line each (D1). */
export const changesOf = ({ seen = [] }: Deed): readonly string[] =>
  seen.flatMap((one) => ('changes' in one && one.changes ? differenceLines(one.changes) : []));

/** What was done in a step that is taken back, done again, or of which somebody asks to take it back. */
const pastText = ({ past = [] }: Deed): string =>
  past.map((deed) => (typeof deed === 'string' ? deed : deedOf(deed))).join('; ');

const wholeDeed = (deed: Deed): string => {
  const { kind, seen = [] } = deed;
  switch (kind) {
    case 'undo':
      return deed.past ? `takes back: ${pastText(deed)}` : '';
    case 'redo':
      return deed.past ? `does again: ${pastText(deed)}` : '';
    case 'ask':
      return askDeed(deed);
    case 'alone':
      return 'plays all sides';
    case 'import':
      return 'brings a game from a file';
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
      return inBattle('leads them into battle', ' against ', (at) => `from ${at}`, seen);
    case 'return-army':
      return inBattle('ends the battle', '; ', (at) => `to ${at}`, seen);
    case 'draw':
    case 'deal':
    case 'return':
    case 'gather':
    case 'give':
      return flowPhrase(VERBS[kind], seen);
    case 'hand-over':
      return handOverPhrase(seen);
    case 'refresh-counters':
      return `counts everything again${seen.some(({ what }) => what === 'mended') ? '' : ': all was right'}`;
    default:
      return phrases(seen);
  }
};

const VERBS = { draw: 'draws', deal: 'deals', return: 'puts', gather: 'puts', give: 'gives' } as const;

/** Which steps somebody asks to take back, or what else is asked for. */
const askDeed = (deed: Deed): string => {
  const { seen = [] } = deed;
  const isJoined = seen.some((one) => one.what === 'joined' && one.undo);
  if (!isJoined && !seen.some((one) => one.what === 'asked' && one.wants.what === 'undo')) return phrases(seen);
  return `asks to take back${deed.past ? `: ${pastText(deed)}` : ' a step'}${isJoined ? ', too' : ''}`;
};

/** Who looked knows what he saw; the others, how much it was. */
const lookedPhrase = ({ deck, count, names = [] }: Seen<'looked'>): string =>
  `looks at ${counted(count, 'card')} of ${plain(deck)}${names.length > 0 ? `: ${listed(names.map(bold))}` : ''}`;

const handOverPhrase = (seen: readonly Seen[]): string => {
  const gone = seen.flatMap((one) => (one.what === 'disbanded' ? bold(one.army) : []));
  const end = gone.length > 0 ? `; ${listed(gone)} is no more` : '';
  return seen
    .flatMap((one) =>
      one.what === 'given'
        ? `gives ${bold(one.piece)} ${plain(one.at)} to ${bold(one.side)}${one.leaves ? ', out of its army' : ''}${end}`
        : [],
    )
    .join('');
};

/** Everything that was seen. */
const phrases = (seen: readonly Seen[]): string => listed(seen.flatMap((one) => phrase(one) ?? []));

/** Who goes where, what is taken by it, and in which armies those are then who were in others or in none. */
const movePhrase = (seen: readonly Seen[]): string => {
  const [moves, taken, armies]: [string[], string[], string[]] = [[], [], []];
  for (const one of seen) {
    if (one.what === 'moved') moves.push(`moves ${times(one)}${bold(one.piece)} ${way(one)}`);
    else if (one.what === 'appeared') moves.push(`plays ${times(one)}${bold(one.piece)} to ${plain(one.at)}`);
    else if (one.what === 'vanished' && one.gone) taken.push(`${times(one)}${bold(one.piece)} ${plain(one.from)}`);
    else if (one.what === 'owned') taken.push(`${times(one)}${bold(one.piece)} ${plain(one.at)}`);
    else if (one.what === 'regrouped') armies.push(...one.armies.map(bold));
    else if (one.what !== 'led') moves.push(...[phrase(one) ?? []].flat());
  }
  const all = listed([...moves, ...(taken.length > 0 ? [`takes ${listed(taken)}`] : [])]);
  return armies.length > 0 ? `${all}, now in ${listed(armies)}` : all;
};

/** What became of armies. */
const armyDeed = (seen: readonly Seen[]): string => {
  const [first] = seen;
  if (first?.what === 'formed')
    return `forms ${bold(first.army)} of ${counted(first.units, 'unit')} at ${plain(first.at)}`;
  if (first?.what === 'renamed') return `calls ${bold(first.from)} ${bold(first.army)} now`;
  if (first?.what === 'disbanded') return `disbands ${bold(first.army)}`;
  if (first?.what !== 'enlisted') return '';
  const names = listed(seen.flatMap((one) => (one.what === 'enlisted' ? `${times(one)}${bold(one.piece)}` : [])));
  return first.army === undefined ? `takes ${names} out of the army` : `puts ${names} into ${bold(first.army)}`;
};

/** Who fights against whom, or who is left: by the places that they leave, or to which they go. */
const inBattle = (what: string, between: string, end: (at: string) => string, seen: readonly Seen[]): string => {
  const groups = seen.flatMap((one) =>
    one.what === 'led'
      ? `${listed(one.pieces.map(countedName))} ${end(plain(one.at))}${one.armies ? ` in ${listed(one.armies.map(bold))}` : ''}`
      : [],
  );
  const all = [groups.join(between), movePhrase(seen)].filter((part) => part !== '').join('; ');
  return all === '' ? '' : `${what}: ${all}`;
};

/** From where to where, as far as it is known where that is. */
const wayOff = ({ from, to }: Seen<'vanished'>): string =>
  to === undefined ? `away from ${plain(from)}` : `from ${plain(from)} to ${plain(to)}`;

const vanishedPhrase = (one: Seen<'vanished'>): string =>
  one.gone
    ? `takes ${times(one)}${bold(one.piece)} off ${plain(one.from)}`
    : `moves ${times(one)}${bold(one.piece)} ${wayOff(one)}`;

const counterPhrase = ({ property, value }: Seen<'counter'>): string =>
  value === undefined ? `removes the counter ${bold(property)}` : `counts ${bold(property)}: ${plain(value)}`;

const modifierPhrase = ({ begins, name }: Seen<'modifier'>): string =>
  begins ? `puts the modifier ${bold(name)} into play` : `takes the modifier ${bold(name)} out of play`;

const leftPhrase = ({ person: who, side, own }: Seen<'left'>): string | undefined => {
  if (own) return side === undefined ? 'leaves the observers' : `leaves ${bold(side)}`;
  return side === undefined ? undefined : `frees the seat of ${person(who)} at ${bold(side)}`;
};

/** What has a sentence of its own, or is a line behind what was done; any other kind of report needs its phrase here. */
const phrasedElsewhere = (
  _one: Seen<
    | ('turn' | 'formed' | 'disbanded' | 'renamed' | 'enlisted' | 'regrouped' | 'led' | 'given' | 'flow' | 'stopped')
    | ('counted' | 'mended' | 'said' | 'faulty' | 'result' | 'final' | 'beacon' | 'lapsed' | 'silent')
  >,
): undefined => undefined;

const phrase = (one: Seen): string | undefined => {
  switch (one.what) {
    case 'started':
      return 'starts the game';
    case 'begun':
      return 'begins the game';
    case 'over':
      return 'ends the game';
    case 'moved':
      return `moves ${times(one)}${bold(one.piece)} ${way(one)}`;
    case 'appeared':
      return `puts ${times(one)}${bold(one.piece)} on ${plain(one.at)}`;
    case 'vanished':
      return vanishedPhrase(one);
    case 'counter':
      return counterPhrase(one);
    case 'set':
      return `sets ${plain(one.property)} of ${bold(one.piece)} from ${value(one.from)} to ${value(one.to)}`;
    case 'owned':
      return `takes ${times(one)}${bold(one.piece)} ${plain(one.at)}`;
    case 'turned':
      return `turns ${bold(one.piece)} to ${bold(one.layer)}`;
    case 'faces':
      return `turns ${bold(one.piece)} to direction ${one.facing}`;
    case 'restacked':
      return `moves ${bold(one.piece)} within its stack on ${plain(one.at)}`;
    case 'revealed':
      return `shows ${times(one)}${bold(one.piece)} on ${plain(one.at)}`;
    case 'covered':
      return `covers ${times(one)}${bold(one.piece)} on ${plain(one.at)}`;
    case 'passed':
      return passedPhrase(one);
    case 'filled':
      return fillPhrase(one);
    case 'looked':
      return lookedPhrase(one);
    case 'shuffled':
      return `shuffles ${one.discards ? 'the discards into ' : ''}${plain(one.deck)}`;
    case 'rolled':
      return rollPhrase(one.outcome, one.private === true);
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
    case 'transferred':
      return `hands ${bold(one.side)} over to ${person(one.to)}`;
    case 'seated':
      return one.side === undefined ? 'observes' : `plays ${bold(one.side)}`;
    case 'left':
      return leftPhrase(one);
    case 'master':
      return one.person === undefined ? 'leaves the game master’s seat' : 'is game master now, and sees everything';
    case 'host':
      return `hands the table to ${one.person === undefined ? 'nobody else' : person(one.person)}`;
    case 'reloaded':
      return `puts another module under the game: ${listed(partWords(one.parts))} of ${bold(one.title)} changed`;
    case 'asked':
      return wishPhrase(one.wants);
    case 'agreed':
      return `agrees with ${person(one.by)}`;
    case 'joined':
      return `asks for the same as ${person(one.by)}`;
    case 'closed':
      return closedPhrase(one);
    default:
      return phrasedElsewhere(one);
  }
};

/** What players call the parts of a module, each once. */
const partWords = (parts: readonly ModulePart[]): readonly string[] => [...new Set(parts.map((part) => PARTS[part]))];

const value = (text = ''): string => (text === '' ? 'blank' : plain(text));

const times = ({ count = 1 }: { readonly count?: number }): string => (count > 1 ? `${count} × ` : '');

/** From where to where; between boards they are named too. */
const way = ({ from, to, boards }: Seen<'moved'>): string =>
  boards ? `${plain(boards[0])} ${plain(from)} → ${plain(boards[1])} ${plain(to)}` : `${plain(from)} → ${plain(to)}`;
