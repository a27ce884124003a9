import type { CellName } from '../../../view/board/view.ts';
import type { ChosenThing } from '../../../view/find/actions.ts';
import type { Reason } from '../../../view/panel/cells.ts';
import { bold, plain } from '../../../view/text.ts';
import { formatIn } from '../../base/messages.ts';
import type { AskedChoice } from '../../base/sentences.ts';
import { lateText } from '../../systems/questions.ts';
import { counted, listed, typed } from '../text.ts';
import { offered } from './act.ts';

/** What Discord lists of `/play`. */
export const definition = {
  description: 'Play by pressing: what you can do now, for you alone',
  options: {},
};

/** Labels of buttons: at most 14 letters. */
export const labels = {
  back: '◀ Back',
  more: 'More',
  stay: 'Stay',
  take: 'Take ...',
  typePiece: 'Type a piece',
  findPiece: 'Find a piece',
  piece: 'Piece info',
  pieces: 'Move',
  units: 'Which units go ...',
  go: 'Choose a cell',
  hand: 'My hand',
  decks: 'Decks',
  deal: 'Deal 1 each',
  shuffle: 'Shuffle',
  reshuffle: 'Reshuffle',
  pay: 'Pay',
  payOther: 'Pay otherwise',
  answer: 'Choose these',
  none: 'None',
  goOn: 'Go on now',
  pass: 'Pass',
  end: 'End turn',
  lastPhase: 'Last phase',
  endBattle: 'End battle',
  resign: 'Resign',
  draws: 'Offer a draw',
  rename: 'Rename',
  undo: 'Undo',
  refresh: 'Recount',
  rollOther: 'Other dice',
  move: 'Move',
  flip: 'Flip',
  reveal: 'Reveal',
  peek: 'Look at it',
  clone: 'Copy',
  replace: 'Replace',
  box: 'Box',
  delete: 'Remove',
};

export const army = { form: 'Form an army', join: 'Join the army', split: 'Split off', disband: 'Disband' };
export const cover = { identity: 'Turn face down', existence: 'Hide' };
export const order = { top: 'To the top', bottom: 'To the bottom', up: 'Up', down: 'Down' };

export const forms = {
  piece: { title: 'Find a piece', label: 'Its name or its cell' },
  dice: { title: 'Roll dice', label: 'Such as 2d6+1' },
  army: { title: 'Rename the army', label: 'Its new name' },
};

/** Each for a board of cells, and for one whose cells players call squares. */
export const typeCell: Readonly<Record<CellName, string>> = { cell: 'Type a cell', square: 'Type a square' };
export const cellForm: Readonly<Record<CellName, { readonly title: string; readonly label: string }>> = {
  cell: { title: 'Go to a cell', label: 'The cell, such as E5' },
  square: { title: 'Go to a square', label: 'The square, such as E5' },
};

/** What was pressed is not as it was shown: nothing was done. */
export const changed: string = 'That has changed since it was shown, and nothing was done. This is how it is now.';

const strong = (sentence: string): string => `**${sentence}**`;

export const turn = (now: { readonly side: string; readonly number: number } | undefined): string =>
  now ? `${bold(now.side)}, turn ${now.number}.` : '';
/** A phase in which all sides choose at once. */
export const atOnce = (hasChosen: boolean, staysCovered: boolean): string => {
  if (hasChosen) return 'You have chosen. You can change it until everyone has.';
  return staysCovered ? 'Everyone chooses in secret.' : 'Everyone chooses, and sees it when all have chosen.';
};
export const choosePiece: string = strong('Which piece do you move?');
export const act: string = strong('What do you do?');
/** One of those that can be done now: what it costs, where anything is paid, and what it is. */
export const actionLine = (name: string, prices: readonly string[], text: string | undefined): string =>
  [offered(bold(name), prices), ...(text === undefined ? [] : [plain(text, 200)])].join(': ');
export const noAction = (hasActions: boolean): string =>
  strong(
    hasActions
      ? 'Nothing of what this game lets you do beside moving can be done now.'
      : 'This game has no actions beside moving.',
  );
/** Where finding all that can be done would take too long. */
export const notAll = (hasFound: boolean): string =>
  hasFound
    ? 'This list isn’t complete: finding the rest would take too long. Type what you want to do.'
    : 'I can’t list what you can do: that would take too long. Type what you want to do.';
export const endNow: string = strong('There is nothing left to do: end your turn.');
export const waiting = (side: string | undefined): string =>
  side === undefined ? strong('The game goes on.') : strong(`Waiting for ${plain(side)}.`);
export const watching = (side: string | undefined): string =>
  side === undefined
    ? strong('You’re watching this game.')
    : `${strong('You’re watching this game.')} It’s ${bold(side)}’s turn.`;

const ONE: Readonly<Record<ChosenThing, string>> = {
  card: 'Which card',
  piece: 'Which piece',
  cell: 'Which place',
  side: 'Who',
  number: 'Which number',
};
const SEVERAL: Readonly<Record<ChosenThing, string>> = {
  card: 'cards',
  piece: 'pieces',
  cell: 'places',
  side: 'sides',
  number: 'numbers',
};
const amount = (least: number, most: number): string => {
  if (least === most) return String(most);
  return least === 0 ? `up to ${most}` : `${least} to ${most}`;
};

/** Asks for things that an act needs. */
export const choose = ({ action, on, thing, name, least, most }: AskedChoice): string => {
  const what = on === undefined ? plain(action) : `${plain(action)} with ${plain(on)}`;
  const called = name === undefined ? '' : ` (${plain(name)})`;
  if (most !== 1) return strong(`Choose ${amount(least, most)} ${SEVERAL[thing]}${called} for ${what}.`);
  return least === 0
    ? strong(`${ONE[thing]}${called} do you choose for ${what}? You can choose none.`)
    : strong(`${ONE[thing]}${called} do you choose for ${what}?`);
};
/** A question in the words of the module; the number is said if the list leaves it open. */
export const question = (text: string, least: number, most: number): string =>
  least === most || most === 1 ? strong(quote(text)) : `${strong(quote(text))} You can choose ${amount(least, most)}.`;
export const waitsFor = (side: string, by: string): string =>
  strong(`Waiting for ${plain(side)}, who has a choice to make for ${plain(by)}.`);
export const late = lateText.bind(undefined, formatIn('en'));
export const chosenSoFar = (names: readonly string[]): string => `Chosen: ${listed(names.map((one) => plain(one)))}.`;

/** `3 × Pikemen and Duchess, E10 (First)`, for a list as for a sentence. */
export const stack = (
  names: readonly { readonly name: string; readonly count: number }[],
  spot: string,
  of: string | undefined,
): string => {
  const all = listed(names.map(({ name, count }) => (count > 1 ? `${count} × ${name}` : name)));
  return of === undefined ? `${all}, ${spot}` : `${of} (${all}), ${spot}`;
};
export const stackNote = (alike: number): string | undefined => (alike > 1 ? `one of ${alike}` : undefined);
export const pieceAt = (name: string, spot: string): string => `${name}, ${spot}`;

export const next = (count: number, name: string): string =>
  strong(`Where do you move ${plain(name, 200)}? ${counted(count, 'stack')} can move.`);
export const chooseCell = (name: string, taken: readonly string[]): string =>
  strong(
    taken.length === 0
      ? `Where do you move ${plain(name, 200)}?`
      : `Where does ${plain(name, 200)} go to take ${listed(taken.map((one) => plain(one)))}?`,
  );
export const nowhere = (name: string): string => strong(`${plain(name, 200)} can’t move now.`);
/** Several ways lead to one cell: over which cells, or as what. */
export const chooseWay = (name: string, to: string): string =>
  strong(`How does ${plain(name, 200)} go to ${plain(to)}?`);
/** A way of moving to a cell, by whom it takes: on a button. */
export const takesOn = (name: string, cell: string): string => `captures ${name} on ${cell}`;
export const chooseUnits = (name: string, chosen: number): string =>
  strong(`Which units of ${plain(name, 200)} go? ${counted(chosen, 'unit is', 'units are')} chosen.`);
export const chooseTaken = (name: string): string => strong(`Which piece does ${plain(name, 200)} take?`);

const WHY: Readonly<Record<Reason, string>> = {
  takes: 'captures',
  city: 'city',
  joins: 'join',
  enemy: 'near enemy',
  last: 'farthest',
};

/** On a button. */
export const cell = (label: string, why: Reason | undefined, takes: string | undefined): string => {
  if (why === 'takes' && takes !== undefined) return `${label} captures ${takes}`;
  return why === undefined ? label : `${label} ${WHY[why]}`;
};

const NOTES: Readonly<Record<Reason, string>> = {
  takes: 'captures a piece',
  city: 'a place to take',
  joins: 'joins your units there',
  enemy: 'next to an enemy',
  last: 'as far as it goes',
};

/** Below a cell in a list; `cost`: move points. */
export const cellNote = (
  why: Reason | undefined,
  takes: string | undefined,
  cost: number | 'all' | undefined,
): string | undefined => {
  const price = cost === undefined ? [] : [cost === 'all' ? 'all points left' : `costs ${cost}`];
  const reason = why === undefined ? [] : [why === 'takes' && takes !== undefined ? `captures ${takes}` : NOTES[why]];
  return [...reason, ...price].join(', ') || undefined;
};

/** Lists, closed: what is in them, and how many. */
const CELLS: Readonly<Record<CellName, string>> = { cell: 'cells', square: 'squares' };
export const likely = (count: number, of: CellName): string => `More ${CELLS[of]} (${count})`;
export const rest = (first: string, last: string, count: number, of: CellName): string =>
  `Other ${CELLS[of]}: ${first} to ${last} (${count})`;
export const part = (first: string, last: string): string => `${first} to ${last}`;
export const another = (count: number): string => `Other stacks (${count})`;
export const piece = (count: number): string => `Which piece? (${count} to choose from)`;
export const page = (first: number, last: number): string => `${first} to ${last}`;
export const taken = (count: number): string => `Which piece do you capture? (${count} to choose from)`;
export const cards = (count: number): string => `Which card? (${count} to choose from)`;
export const decks = (count: number): string => `Which deck? (${count} to choose from)`;
export const playTo = (count: number, how: 'usual' | 'covered' | 'open' = 'usual'): string =>
  `${{ usual: 'Play it where?', covered: 'Play it face down where?', open: 'Play it face up where?' }[how]} (${count} to choose from)`;
export const takeFrom = (count: number): string => `Take one of these (${count})`;
export const actWith = (action: string, count: number): string => `${action} (${count} to choose from)`;
export const choice = (name: string, count: number): string => `${name} (${count} to choose from)`;
export const roll: string = 'Roll dice';
export const face: string = 'Turn it to face';

export const units = (chosen: number, all: number): string => `Units: ${chosen} of ${all}`;
export const unit = (number: number, name: string): string => `${number}. ${name}`;
export const fight = (at: string): string => `Fight ${at}`;
export const nextPhase = (name: string): string => `Next: ${name}`;
export const resignAs = (side: string): string => `Give up ${side}`;
export const draw = (deck: string): string => `Draw: ${deck}`;
export const drawSome = (count: number): string => `Draw ${count}`;
export const peek = (count: number): string => `Look at ${count}`;
export const onto = (deck: string): string => `To ${deck}`;
export const under = (deck: string): string => `Under ${deck}`;
export const giveTo = (side: string): string => `Give to ${side}`;
/** The only thing with which an action can be done, on a button. */
export const actOnly = (action: string, name: string): string => `${action}: ${name}`;
/** So many things that are alike. */
export const times = (name: string, count: number): string => (count > 1 ? `${name} ×${count}` : name);
export const change = (property: string, by: string): string => `${property} ${by.startsWith('-') ? by : `+${by}`}`;
export const costs = (price: string): string => `costs ${price}`;

export const chooseKind: string = strong('Which kind of piece do you put on the table?');
export const putKind = (kind: string): string => strong(`Where do you put ${plain(kind)}?`);
export const kindFor = (kind: string): string => strong(`Whose is ${plain(kind)}?`);
export const whichSide = (count: number): string => `Which side? (${count} to choose from)`;
export const replaceWith = (piece: string): string => strong(`What takes the place of ${plain(piece)}?`);
export const kinds = (count: number): string => `Which kind? (${count} to choose from)`;
export const chooseCard: string = strong('Which card do you use?');
export const readCard: string = strong('Which card do you read? None can be used now.');
export const onlyRead = (count: number): string => `Cards to read (${count})`;
export const unusable = (card: string): string => strong(`You can’t use ${plain(card)} now.`);
export const noCards: string = strong('Your hand is empty.');
export const chooseDeck: string = strong('Which deck do you use?');
export const whatWith = (name: string): string => strong(`What do you do with ${plain(name)}?`);
export const confirm = (action: string, name: string): string =>
  strong(
    name === '' ? `Do you want to do ${plain(action)}?` : `Do you want to do ${plain(action)} with ${plain(name)}?`,
  );
export const payFor = (action: string, name: string, cost: string | undefined, paid: readonly string[]): string => {
  const what = name === '' ? plain(action) : `${plain(action)} with ${plain(name)}`;
  if (paid.length === 0) return strong(`${what} is free.`);
  const cards = groups(paid);
  return strong(
    cost === undefined ? `Do you pay ${cards} for ${what}?` : `${what} costs ${plain(cost)}. Do you pay ${cards}?`,
  );
};
/** Names in a sentence, equal ones together. */
const groups = (names: readonly string[]): string => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return listed([...counts].map(([name, count]) => times(plain(name), count)));
};
export const payWith = (action: string, cost: string | undefined): string =>
  strong(
    cost === undefined
      ? `What do you pay for ${plain(action)}?`
      : `What do you pay for ${plain(action)}? You need ${plain(cost)} or more.`,
  );
export const quote = (text: string): string => plain(text, 600);
export const moreOf = (game: string): string => strong(`More in ${plain(game)}.`);
export const found = (text: string, count: number): string =>
  strong(`Which ${plain(text)} do you mean? There are ${counted(count, 'piece')}.`);
export const foundNone = (text: string): string =>
  strong(`There is no piece ${plain(text)} that you can see. Try another name.`);
export const noSuchCell = (text: string): string => strong(`They can't go to ${plain(text)}. These are near.`);

/** What is typed for the same. */
export const typeIt = (commands: readonly string[]): string => `Typed: ${listed(commands.map(typed), 'or')}.`;

export const commands = {
  move: (piece: string, to = ''): string => `/move piece:${piece} to:${to}`,
  capture: (piece: string): string => `/move piece:${piece} to: capture:`,
  units: (piece: string): readonly string[] => [`/move piece:${piece} units:1,2 to:`],
  armies: (piece: string): readonly string[] => [
    `/army form at:${piece}`,
    `/army join army:${piece}`,
    `/army split army:${piece} units:1`,
    `/army disband army:${piece}`,
    `/army rename army:${piece} name:`,
  ],
  hand: ['/hand show'],
  box: ['/piece add prototype: to:', '/piece clone piece:', '/piece replace piece: prototype:'],
  card: (name: string): readonly string[] => [
    `/hand play piece:${name} to:`,
    `/hand discard piece:${name}`,
    `/hand give piece:${name} side:`,
  ],
  decks: ['/deck list'],
  deck: (name: string): readonly string[] => [
    `/deck draw deck:${name}`,
    `/deck shuffle deck:${name}`,
    `/deck deal deck:${name}`,
    `/deck peek deck:${name}`,
  ],
  act: (action: string, on: string): string => `/act name:${action}${on === '' ? '' : ` on:${on}`}`,
  answer: (name: string): string => `/act name:${name} with:`,
  pay: (action: string): string => `/act name:${action} on: pay:`,
  home: {
    moves: ['/move piece: to:'],
    acts: ['/act name:'],
    battles: ['/army engage army: target:', '/army return'],
    ends: ['/turn end'],
    phases: ['/turn next'],
    passes: ['/turn pass'],
  },
  actions: ['/act name:'],
  pieces: ['/move piece: to:'],
  waiting: ['/turn show'],
  resign: ['/game resign'],
  more: {
    dice: ['/roll dice:2d6'],
    undo: ['/game undo'],
    counters: ['/counter refresh'],
    draws: ['/game draw'],
    resigns: ['/game resign'],
    rules: ['/game rules'],
  },
  piece: (at: string): readonly string[] => [`/piece show piece:${at}`],
  pieceFlip: (at: string): string => `/piece flip piece:${at}`,
  pieceFacing: (at: string): string => `/piece rotate piece:${at} facing:`,
  pieceNumber: (at: string): string => `/piece set piece:${at} property: value:`,
  find: ['/piece list name:'],
};
