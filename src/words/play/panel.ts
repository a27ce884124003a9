import type { CellNoun } from '../../view/map-view.ts';
import type { TargetRankReason } from '../../view/panel/cells.ts';
import { bold, plain } from '../../view/text/text.ts';
import { LONGEST_QUESTION, LONGEST_STACK_SHOWN } from '../base/limits.ts';
import type { Format } from '../base/messages.ts';
import type { RequiredChoice } from '../base/sentences.ts';
import { listed, typed } from '../base/text.ts';
import { type ListArgument, list, name } from '../base/values.ts';
import { offered } from './act.ts';

export const definition = { description: 'play-command', options: {} } as const;

/** Labels of buttons: at most 14 letters. */
export const labels = {
  back: 'play-label-back',
  more: 'play-label-more',
  stay: 'play-label-stay',
  inTurn: 'play-label-in-turn',
  take: 'play-label-capture',
  typePiece: 'play-label-type-piece',
  findPiece: 'play-find-piece',
  piece: 'play-label-piece',
  pieces: 'play-label-move',
  units: 'play-label-units',
  go: 'play-label-go',
  hand: 'play-label-hand',
  decks: 'play-label-decks',
  deal: 'play-label-deal',
  shuffle: 'play-label-shuffle',
  reshuffle: 'play-label-reshuffle',
  pay: 'play-label-pay',
  payOther: 'play-label-pay-other',
  answer: 'play-label-answer',
  none: 'play-label-none',
  goOn: 'play-label-go-on',
  pass: 'play-label-pass',
  end: 'play-label-end',
  lastPhase: 'play-label-last-phase',
  endBattle: 'play-label-end-battle',
  resign: 'play-label-resign',
  draws: 'play-label-draws',
  rename: 'play-label-rename',
  undo: 'play-label-undo',
  hint: 'play-label-hint',
  refresh: 'play-label-refresh',
  rollOther: 'play-label-roll-other',
  move: 'play-label-move',
  flip: 'play-label-flip',
  reveal: 'play-label-reveal',
  peek: 'play-label-peek',
  clone: 'play-label-clone',
  replace: 'play-label-replace',
  box: 'play-label-box',
  delete: 'play-label-delete',
} as const;

export const army = {
  form: 'play-label-form-army',
  join: 'play-label-join-army',
  split: 'play-label-split-army',
  disband: 'play-label-disband-army',
} as const;
export const cover = { identity: 'play-label-face-down', existence: 'play-label-hide' } as const;
export const order = {
  top: 'play-label-top',
  bottom: 'play-label-bottom',
  up: 'play-label-up',
  down: 'play-label-down',
} as const;

export const forms = {
  piece: { title: 'play-find-piece', label: 'play-form-piece' },
  dice: { title: 'play-roll', label: 'play-form-dice' },
  army: { title: 'play-rename-army', label: 'play-form-army' },
} as const;

/** The label of the button for typing a target: "square" on boards whose players say so, otherwise "cell". */
export const typeCell = { cell: 'play-type-cell', square: 'play-type-square' } as const;
export const cellForm = {
  cell: { title: 'play-go-to-cell', label: 'play-form-cell' },
  square: { title: 'play-go-to-square', label: 'play-form-square' },
} as const;

/** The line above the panel if the game changed before a button was pressed. */
export const changed = 'play-changed';

/** The current turn, and how many acts of any kind are left in it, if they are limited together. */
export const turn = (
  format: Format,
  now: { readonly side: string; readonly number: number } | undefined,
  left: number | undefined,
): string => {
  if (!now) return '';
  const turn = format('play-turn', { side: name(now.side), number: now.number });
  return left === undefined ? turn : [turn, format('play-acts-left', { count: left })].join(' ');
};

/** The prompt in a phase in which all sides choose at once. */
export const atOnce = (format: Format, hasChosen: boolean, staysCovered: boolean): string => {
  if (hasChosen) return format('play-all-chosen');
  return format(staysCovered ? 'play-all-secret' : 'play-all-open');
};
export const choosePiece = 'play-choose-piece';
export const act = 'play-act';
/** An available action with its prices and its description. */
export const actionLine = (
  format: Format,
  action: string,
  prices: readonly string[],
  text: string | undefined,
): string => {
  const offer = offered(format, bold(action), prices);
  return text === undefined
    ? offer
    : format('play-action-text', { action: offer, text: plain(text, LONGEST_STACK_SHOWN) });
};
export const noAction = (format: Format, hasActions: boolean): string =>
  format(hasActions ? 'play-no-action-now' : 'play-no-actions');
/** The line below a list of acts that is incomplete because finding all would take too long. */
export const notAll = (format: Format, hasFound: boolean): string =>
  format(hasFound ? 'play-not-all' : 'play-none-found');
export const endNow = 'play-end-now';
export const waiting = (format: Format, side: string | undefined): string =>
  side === undefined ? format('play-nothing-to-do') : format('play-waiting', { side: plain(side) });
export const watching = (format: Format, side: string | undefined): string =>
  side === undefined ? format('play-watching') : format('play-watching-turn', { side: name(side) });

/** An action with its target: `Buy: Moat`; bold in a sentence. */
const actText = (format: Format, action: string, on: string | undefined): string =>
  on === undefined || on === '' ? plain(action) : format('play-act-only', { action: plain(action), on: plain(on) });

/** Asks for the things that an act needs. */
export const choose = (format: Format, { action, on, thing, name: title, least, most }: RequiredChoice): string => {
  const onTarget = actText(format, action, on);
  const named = title === undefined ? onTarget : format('play-act-named', { act: onTarget, name: plain(title) });
  if (most === 1) {
    const question = format('play-choose-one', { act: named, thing });
    return least === 0 ? [question, format('play-choose-none')].join(' ') : question;
  }
  if (least === most) return format('play-choose-some', { act: named, thing, count: most });
  return least === 0
    ? format('play-choose-most', { act: named, thing, most })
    : format('play-choose-range', { act: named, thing, least, most });
};
/** A question of the module. It includes how many things to choose, if the list doesn't show that. */
export const question = (format: Format, text: string, least: number, most: number): string => {
  const asked = format('play-question', { text: plain(text, LONGEST_QUESTION) });
  if (least === most || most === 1) return asked;
  const count = least === 0 ? format('play-up-to', { most }) : format('play-at-least', { least, most });
  return [asked, count].join(' ');
};
export const waitsFor = (format: Format, side: string, by: string): string =>
  format('play-waits-for', { side: plain(side), by: plain(by) });
export const chosenSoFar = (format: Format, names: readonly string[]): string =>
  format('play-chosen', { names: list(names.map((one) => plain(one))) });

/** Pieces with their place and army: `3 × Pikemen and Duchess, E10 (First)`, for both lists and sentences. */
export const stack = (
  format: Format,
  names: readonly { readonly name: string; readonly count: number }[],
  spot: string,
  of: string | undefined,
): string => {
  const pieces = list(
    names.map((one) => (one.count > 1 ? format('play-count', { count: one.count, name: one.name }) : one.name)),
  );
  return of === undefined
    ? format('play-stack', { pieces, spot })
    : format('play-stack-of', { army: of, pieces, spot });
};
export const stackNote = (format: Format, alike: number): string | undefined =>
  alike > 1 ? format('play-one-of', { count: alike }) : undefined;
export const mustCapture = 'play-must-capture';
export const inCheck = (format: Format, check: { readonly [K in 'piece' | 'at' | 'by' | 'from']: string }): string => {
  const { piece, at, by, from } = check;
  return format('play-in-check', { piece: plain(piece), cell: plain(at), by: plain(by), from: plain(from) });
};
/** The cards on the table if there are few, each with its place. */
export const onTable = (
  format: Format,
  cards: readonly { readonly name: string; readonly place: string }[],
): string => {
  const each = cards.map((one) => format('play-table-card', { card: plain(one.name), place: plain(one.place) }));
  return format('play-on-table', { cards: list(each, 'more') });
};
export const pieceAt = (format: Format, piece: string, spot: string): string =>
  format('play-piece-at', { piece, spot });

export const next = (format: Format, count: number, moving: string): string =>
  format('play-next', { stack: plain(moving, LONGEST_STACK_SHOWN), count });
export const chooseCell = (format: Format, moving: string, taken: readonly string[]): string => {
  const given = { stack: plain(moving, LONGEST_STACK_SHOWN) };
  return taken.length === 0
    ? format('play-choose-cell', given)
    : format('play-choose-cell-capture', { ...given, captured: list(taken.map((one) => plain(one))) });
};
export const nowhere = (format: Format, moving: string): string =>
  format('play-nowhere', { stack: plain(moving, LONGEST_STACK_SHOWN) });
/** The prompt if several moves lead to one cell: by different paths, or with different promotions. */
export const chooseWay = (format: Format, moving: string, to: string): string =>
  format('play-choose-way', { stack: plain(moving, LONGEST_STACK_SHOWN), cell: plain(to) });
/** The label of a button for a move that captures a piece on another cell than its target. */
export const takesOn = (format: Format, captured: string, at: string): string =>
  format('play-captures-on', { piece: captured, cell: at });
export const chooseUnits = (format: Format, of: string, chosen: number): string =>
  format('play-choose-units', { stack: plain(of, LONGEST_STACK_SHOWN), count: chosen });
export const chooseTaken = (format: Format, moving: string): string =>
  format('play-choose-captured', { stack: plain(moving, LONGEST_STACK_SHOWN) });

const LABELED: { readonly [R in TargetRankReason]: `play-cell-${R}` } = {
  takes: 'play-cell-takes',
  castles: 'play-cell-castles',
  city: 'play-cell-city',
  joins: 'play-cell-joins',
  enemy: 'play-cell-enemy',
  last: 'play-cell-last',
};

/** The label of a button that chooses a cell. */
export const cell = (
  format: Format,
  label: string,
  why: TargetRankReason | undefined,
  takes: string | undefined,
): string => {
  if (why === 'takes' && takes !== undefined) return format('play-cell-captures', { cell: label, piece: takes });
  return why === undefined ? label : format(LABELED[why], { cell: label });
};

const NOTES: { readonly [R in TargetRankReason]: `play-note-${R}` } = {
  takes: 'play-note-takes',
  castles: 'play-note-castles',
  city: 'play-note-city',
  joins: 'play-note-joins',
  enemy: 'play-note-enemy',
  last: 'play-note-last',
};

/** The note below a cell in a list; `cost`: in move points. */
export const cellNote = (
  format: Format,
  why: TargetRankReason | undefined,
  takes: string | undefined,
  cost: number | 'all' | undefined,
): string | undefined => {
  const price = cost === undefined ? [] : [cost === 'all' ? format('play-all-points') : costs(format, String(cost))];
  const captured = why === 'takes' && takes !== undefined ? format('play-note-captures', { piece: takes }) : undefined;
  const reason = why === undefined ? [] : [captured ?? format(NOTES[why])];
  return listed(format, [...reason, ...price], 'more') || undefined;
};

/** Placeholders of closed lists: the things to choose from, and their number. */
export const likely = (format: Format, count: number, of: CellNoun): string => format('play-more-cells', { count, of });
export const rest = (format: Format, first: string, last: string, count: number, of: CellNoun): string =>
  format('play-other-cells', { first, last, count, of });
export const part = (format: Format, first: string, last: string): string => format('play-range', { first, last });
export const anotherPiece = (format: Format, count: number): string => format('play-another-piece', { count });
export const another = (format: Format, count: number): string => format('play-other-stacks', { count });
export const piece = (format: Format, count: number): string => format('play-which-piece', { count });
export const page = (format: Format, first: number, last: number): string => part(format, String(first), String(last));
export const taken = (format: Format, count: number): string => format('play-which-captured', { count });
export const cards = (format: Format, count: number): string => format('play-which-card', { count });
export const decks = (format: Format, count: number): string => format('play-which-deck', { count });
export const playTo = (format: Format, count: number, how: 'usual' | 'covered' | 'open' = 'usual'): string =>
  format('play-where', { how, count });
export const takeFrom = (format: Format, count: number): string => format('play-take-from', { count });
export const actWith = (format: Format, action: string, count: number): string =>
  format('play-choice', { name: action, count });
export const choice = (format: Format, title: string, count: number): string =>
  format('play-choice', { name: title, count });
export const roll = 'play-roll';
export const face = 'play-face';

export const units = (format: Format, chosen: number, all: number): string => format('play-units', { chosen, all });
export const unit = (format: Format, number: number, piece: string): string => format('play-unit', { number, piece });
export const fight = (format: Format, at: string): string => format('play-fight', { cell: at });
export const nextPhase = (format: Format, phase: string): string => format('play-next-phase', { phase });
export const resignAs = (format: Format, side: string): string => format('play-resign-as', { side });
export const draw = (format: Format, deck: string): string => format('play-draw', { deck });
export const drawSome = (format: Format, count: number): string => format('play-draw-some', { count });
export const peek = (format: Format, count: number): string => format('play-peek', { count });
export const onto = (format: Format, deck: string): string => format('play-onto', { deck });
export const under = (format: Format, deck: string): string => format('play-under', { deck });
export const giveTo = (format: Format, side: string): string => format('play-give-to', { side });
/** The label of a button for an action with only one target. */
export const actOnly = (format: Format, action: string, on: string): string => format('play-act-only', { action, on });
/** The name of equal things with their number. */
export const times = (format: Format, one: string, count: number): string =>
  count > 1 ? format('play-times', { name: one, count }) : one;
/** A thing with what an action would do with it. */
export const previewed = (format: Format, name: string, preview: string): string =>
  format('play-previewed', { name, preview });
export const change = (format: Format, property: string, by: string): string =>
  format('play-change', { property, change: by.startsWith('-') ? by : `+${by}` });
export const costs = (format: Format, price: string): string => format('play-costs', { price });

export const chooseKind = 'play-choose-kind';
export const putKind = (format: Format, kind: string): string => format('play-put-kind', { kind: plain(kind) });
export const kindFor = (format: Format, kind: string): string => format('play-kind-for', { kind: plain(kind) });
export const whichSide = (format: Format, count: number): string => format('play-which-side', { count });
export const replaceWith = (format: Format, replaced: string): string =>
  format('play-replace-with', { piece: plain(replaced) });
export const kinds = (format: Format, count: number): string => format('play-which-kind', { count });
export const chooseCard = 'play-choose-card';
export const readCard = 'play-read-card';
export const onlyRead = (format: Format, count: number): string => format('play-only-read', { count });
export const unusable = (format: Format, card: string): string => format('play-unusable', { card: plain(card) });
export const noCards = 'play-no-cards';
export const chooseDeck = 'play-choose-deck';
export const whatWith = (format: Format, thing: string): string => format('play-what-with', { thing: plain(thing) });
export const confirm = (format: Format, action: string, on: string): string =>
  format('play-confirm', { act: actText(format, action, on) });

/** Names in which equal ones are combined with their number. */
const groups = (format: Format, names: readonly string[]): ListArgument => {
  const counts = new Map<string, number>();
  for (const one of names) counts.set(one, (counts.get(one) ?? 0) + 1);
  return list([...counts].map(([one, count]) => times(format, plain(one), count)));
};

export const payFor = (
  format: Format,
  action: string,
  on: string,
  cost: string | undefined,
  paid: readonly string[],
): string => {
  const given = { act: actText(format, action, on) };
  if (paid.length === 0) return format('play-free', given);
  const withCards = { ...given, cards: groups(format, paid) };
  return cost === undefined
    ? format('play-pay', withCards)
    : format('play-pay-cost', { ...withCards, cost: plain(cost) });
};
export const payWith = (format: Format, action: string, cost: string | undefined): string =>
  cost === undefined
    ? format('play-pay-with', { action: plain(action) })
    : format('play-pay-with-cost', { action: plain(action), cost: plain(cost) });
export const quote = (_: Format, text: string): string => plain(text, LONGEST_QUESTION);
/** A module's question to its players, in the module's own words. */
export const ask = (_: Format, text: string): string => bold(text.slice(0, LONGEST_QUESTION));
export const moreOf = (format: Format, game: string): string => format('play-more-of', { game: plain(game) });
export const found = (format: Format, text: string, count: number): string =>
  format('play-found', { text: plain(text), count });
export const foundNone = (format: Format, text: string): string => format('play-found-none', { text: plain(text) });
export const noSuchCell = (format: Format, text: string): string => format('play-no-such-cell', { text: plain(text) });

/** The commands that do the same as the buttons. */
export const typeIt = (format: Format, commands: readonly string[]): string =>
  format('play-type-it', { commands: list(commands.map(typed), 'or') });
