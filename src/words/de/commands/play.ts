import type { CellName } from '../../../view/board/view.ts';
import type { ChosenThing } from '../../../view/find/actions.ts';
import type { Reason } from '../../../view/panel/cells.ts';
import { bold, plain } from '../../../view/text.ts';
import { formatIn } from '../../base/messages.ts';
import type { AskedChoice } from '../../base/sentences.ts';
import { lateText } from '../../systems/questions.ts';
import { counted, listed, typed } from '../text.ts';
import { offered } from './act.ts';

export const definition = {
  description: 'Durch Drücken spielen: was du jetzt tun kannst, für dich allein',
  options: {},
};

/** Labels of buttons: at most 14 letters. */
export const labels = {
  back: '◀ Zurück',
  more: 'Mehr',
  stay: 'Bleiben',
  take: 'Schlage ...',
  typePiece: 'Figur tippen',
  findPiece: 'Figur suchen',
  piece: 'Zur Figur',
  pieces: 'Ziehen',
  units: 'Welche Einheiten gehen ...',
  go: 'Feld wählen',
  hand: 'Meine Hand',
  decks: 'Stapel',
  deal: 'Je 1 austeilen',
  shuffle: 'Mischen',
  reshuffle: 'Neu mischen',
  pay: 'Zahlen',
  payOther: 'Anders zahlen',
  answer: 'Diese wählen',
  none: 'Keine',
  goOn: 'Jetzt weiter',
  pass: 'Passen',
  end: 'Zug beenden',
  lastPhase: 'Letzte Phase',
  endBattle: 'Kampf beenden',
  resign: 'Aufgeben',
  draws: 'Remis anbieten',
  rename: 'Umbenennen',
  undo: 'Zurück',
  refresh: 'Nachzählen',
  rollOther: 'Andere Würfel',
  move: 'Ziehen',
  flip: 'Umdrehen',
  reveal: 'Zeigen',
  peek: 'Ansehen',
  clone: 'Kopieren',
  replace: 'Ersetzen',
  box: 'Schachtel',
  delete: 'Entfernen',
};

export const army = { form: 'Armee bilden', join: 'Zur Armee', split: 'Abspalten', disband: 'Auflösen' };
export const cover = { identity: 'Verdecken', existence: 'Verbergen' };
export const order = { top: 'Ganz nach oben', bottom: 'Ganz nach unten', up: 'Hinauf', down: 'Hinunter' };

export const forms = {
  piece: { title: 'Eine Figur suchen', label: 'Ihr Name oder ihr Feld' },
  dice: { title: 'Würfeln', label: 'Etwa 2d6+1' },
  army: { title: 'Die Armee umbenennen', label: 'Ihr neuer Name' },
};

/** German has one word for both. */
const FIELD_FORM = { title: 'Zu einem Feld gehen', label: 'Das Feld, etwa E5' };
export const typeCell: Readonly<Record<CellName, string>> = { cell: 'Feld tippen', square: 'Feld tippen' };
export const cellForm: Readonly<Record<CellName, { readonly title: string; readonly label: string }>> = {
  cell: FIELD_FORM,
  square: FIELD_FORM,
};

/** What was pressed is not as it was shown: nothing was done. */
export const changed: string = 'Das hat sich geändert, seit es gezeigt wurde, und nichts wurde getan. So ist es jetzt.';

const strong = (sentence: string): string => `**${sentence}**`;

export const turn = (now: { readonly side: string; readonly number: number } | undefined): string =>
  now ? `${bold(now.side)}, Zug ${now.number}.` : '';
/** A phase in which all sides choose at once. */
export const atOnce = (hasChosen: boolean, staysCovered: boolean): string => {
  if (hasChosen) return 'Du hast gewählt. Du kannst es ändern, bis alle gewählt haben.';
  return staysCovered ? 'Alle wählen geheim.' : 'Alle wählen, und alle sehen es, wenn alle gewählt haben.';
};
export const choosePiece: string = strong('Welche Figur ziehst du?');
export const act: string = strong('Was tust du?');
/** One of those that can be done now: what it costs, where anything is paid, and what it is. */
export const actionLine = (name: string, prices: readonly string[], text: string | undefined): string =>
  [offered(bold(name), prices), ...(text === undefined ? [] : [plain(text, 200)])].join(': ');
export const noAction = (hasActions: boolean): string =>
  strong(
    hasActions
      ? 'Nichts von dem, was dieses Spiel neben dem Ziehen erlaubt, geht jetzt.'
      : 'Dieses Spiel hat neben dem Ziehen keine Aktionen.',
  );
/** Where finding all that can be done would take too long. */
export const notAll = (hasFound: boolean): string =>
  hasFound
    ? 'Diese Liste ist nicht vollständig: Den Rest zu finden, würde zu lange dauern. Tippe, was du tun möchtest.'
    : 'Ich kann nicht auflisten, was du tun kannst: Das würde zu lange dauern. Tippe, was du tun möchtest.';
export const endNow: string = strong('Es gibt nichts mehr zu tun: Beende deinen Zug.');
export const waiting = (side: string | undefined): string =>
  side === undefined ? strong('Das Spiel geht weiter.') : strong(`Warte auf ${plain(side)}.`);
export const watching = (side: string | undefined): string =>
  side === undefined ? strong('Du schaust zu.') : `${strong('Du schaust zu.')} ${bold(side)} ist am Zug.`;

const ONE: Readonly<Record<ChosenThing, string>> = {
  card: 'Welche Karte',
  piece: 'Welche Figur',
  cell: 'Welchen Ort',
  side: 'Wen',
  number: 'Welche Zahl',
};
const SEVERAL: Readonly<Record<ChosenThing, string>> = {
  card: 'Karten',
  piece: 'Figuren',
  cell: 'Orte',
  side: 'Seiten',
  number: 'Zahlen',
};
const amount = (least: number, most: number): string => {
  if (least === most) return String(most);
  return least === 0 ? `bis zu ${most}` : `${least} bis ${most}`;
};

/** Asks for things that an act needs. */
export const choose = ({ action, on, thing, name, least, most }: AskedChoice): string => {
  const what = on === undefined ? plain(action) : `${plain(action)} mit ${plain(on)}`;
  const called = name === undefined ? '' : ` (${plain(name)})`;
  if (most !== 1) return strong(`Wähle ${amount(least, most)} ${SEVERAL[thing]}${called} für ${what}.`);
  return least === 0
    ? strong(`${ONE[thing]}${called} wählst du für ${what}? Du kannst auch nichts wählen.`)
    : strong(`${ONE[thing]}${called} wählst du für ${what}?`);
};
/** A question in the words of the module; the number is said if the list leaves it open. */
export const question = (text: string, least: number, most: number): string =>
  least === most || most === 1
    ? strong(quote(text))
    : `${strong(quote(text))} Du kannst ${amount(least, most)} wählen.`;
export const waitsFor = (side: string, by: string): string =>
  strong(`Warte auf ${plain(side)}: Für ${plain(by)} ist dort noch etwas zu wählen.`);
export const late = lateText.bind(undefined, formatIn('de'));
export const chosenSoFar = (names: readonly string[]): string => `Gewählt: ${listed(names.map((one) => plain(one)))}.`;

/** `3 × Pikemen and Duchess, E10 (First)`, for a list as for a sentence. */
export const stack = (
  names: readonly { readonly name: string; readonly count: number }[],
  spot: string,
  of: string | undefined,
): string => {
  const all = listed(names.map(({ name, count }) => (count > 1 ? `${count} × ${name}` : name)));
  return of === undefined ? `${all}, ${spot}` : `${of} (${all}), ${spot}`;
};
export const stackNote = (alike: number): string | undefined => (alike > 1 ? `einer von ${alike}` : undefined);
export const pieceAt = (name: string, spot: string): string => `${name}, ${spot}`;

export const next = (count: number, name: string): string =>
  strong(`Wohin ziehst du ${plain(name, 200)}? ${counted(count, 'Stapel kann', 'Stapel können')} ziehen.`);
export const chooseCell = (name: string, taken: readonly string[]): string =>
  strong(
    taken.length === 0
      ? `Wohin ziehst du ${plain(name, 200)}?`
      : `Wohin zieht ${plain(name, 200)}, um ${listed(taken.map((one) => plain(one)))} zu schlagen?`,
  );
export const nowhere = (name: string): string => strong(`${plain(name, 200)} kann jetzt nicht ziehen.`);
/** Several ways lead to one cell: over which cells, or as what. */
export const chooseWay = (name: string, to: string): string =>
  strong(`Wie kommt ${plain(name, 200)} nach ${plain(to)}?`);
/** A way of moving to a cell, by whom it takes: on a button. */
export const takesOn = (name: string, cell: string): string => `schlägt ${name} auf ${cell}`;
export const chooseUnits = (name: string, chosen: number): string =>
  strong(
    `Welche Einheiten von ${plain(name, 200)} gehen? ${counted(chosen, 'Einheit ist', 'Einheiten sind')} gewählt.`,
  );
export const chooseTaken = (name: string): string => strong(`Wen schlägt ${plain(name, 200)}?`);

const WHY: Readonly<Record<Reason, string>> = {
  takes: 'schlägt',
  city: 'Stadt',
  joins: 'dazu',
  enemy: 'am Feind',
  last: 'am weitesten',
};

/** On a button. */
export const cell = (label: string, why: Reason | undefined, takes: string | undefined): string => {
  if (why === 'takes' && takes !== undefined) return `${label} schlägt ${takes}`;
  return why === undefined ? label : `${label} ${WHY[why]}`;
};

const NOTES: Readonly<Record<Reason, string>> = {
  takes: 'schlägt eine Figur',
  city: 'ein Ort zum Einnehmen',
  joins: 'zu deinen Einheiten dort',
  enemy: 'neben einem Feind',
  last: 'so weit es geht',
};

/** Below a cell in a list; `cost`: move points. */
export const cellNote = (
  why: Reason | undefined,
  takes: string | undefined,
  cost: number | 'all' | undefined,
): string | undefined => {
  const price = cost === undefined ? [] : [cost === 'all' ? 'alle übrigen Punkte' : `kostet ${cost}`];
  const reason = why === undefined ? [] : [why === 'takes' && takes !== undefined ? `schlägt ${takes}` : NOTES[why]];
  return [...reason, ...price].join(', ') || undefined;
};

/** Lists, closed: what is in them, and how many. */
export const likely = (count: number): string => `Weitere Felder (${count})`;
export const rest = (first: string, last: string, count: number): string =>
  `Andere Felder: ${first} bis ${last} (${count})`;
export const part = (first: string, last: string): string => `${first} bis ${last}`;
export const another = (count: number): string => `Andere Stapel (${count})`;
export const piece = (count: number): string => `Welche Figur? (${count} zur Wahl)`;
export const page = (first: number, last: number): string => `${first} bis ${last}`;
export const taken = (count: number): string => `Wen schlägst du? (${count} zur Wahl)`;
export const cards = (count: number): string => `Welche Karte? (${count} zur Wahl)`;
export const decks = (count: number): string => `Welcher Stapel? (${count} zur Wahl)`;
export const playTo = (count: number, how: 'usual' | 'covered' | 'open' = 'usual'): string =>
  `${{ usual: 'Wohin spielen?', covered: 'Wohin verdeckt spielen?', open: 'Wohin offen spielen?' }[how]} (${count} zur Wahl)`;
export const takeFrom = (count: number): string => `Nimm eine davon (${count})`;
export const actWith = (action: string, count: number): string => `${action} (${count} zur Wahl)`;
export const choice = (name: string, count: number): string => `${name} (${count} zur Wahl)`;
export const roll: string = 'Würfeln';
export const face: string = 'In eine Richtung drehen';

export const units = (chosen: number, all: number): string => `Einheiten: ${chosen} von ${all}`;
export const unit = (number: number, name: string): string => `${number}. ${name}`;
export const fight = (at: string): string => `Kampf ${at}`;
export const nextPhase = (name: string): string => `Weiter: ${name}`;
export const resignAs = (side: string): string => `${side} aufgeben`;
export const draw = (deck: string): string => `Ziehen: ${deck}`;
export const drawSome = (count: number): string => `${count} ziehen`;
export const peek = (count: number): string => `${count} ansehen`;
export const onto = (deck: string): string => `Auf ${deck}`;
export const under = (deck: string): string => `Unter ${deck}`;
export const giveTo = (side: string): string => `An ${side} geben`;
/** The only thing with which an action can be done, on a button. */
export const actOnly = (action: string, name: string): string => `${action}: ${name}`;
/** So many things that are alike. */
export const times = (name: string, count: number): string => (count > 1 ? `${name} ×${count}` : name);
export const change = (property: string, by: string): string => `${property} ${by.startsWith('-') ? by : `+${by}`}`;
export const costs = (price: string): string => `kostet ${price}`;

export const chooseKind: string = strong('Welche Art von Figur kommt auf den Tisch?');
export const putKind = (kind: string): string => strong(`Wohin kommt ${plain(kind)}?`);
export const kindFor = (kind: string): string => strong(`Wem gehört ${plain(kind)}?`);
export const whichSide = (count: number): string => `Welche Seite? (${count} zur Wahl)`;
export const replaceWith = (piece: string): string => strong(`Was ersetzt ${plain(piece)}?`);
export const kinds = (count: number): string => `Welche Art? (${count} zur Wahl)`;
export const chooseCard: string = strong('Welche Karte benutzt du?');
export const readCard: string = strong('Welche Karte liest du? Benutzen lässt sich jetzt keine.');
export const onlyRead = (count: number): string => `Karten zum Lesen (${count})`;
export const unusable = (card: string): string => strong(`${plain(card)} lässt sich jetzt nicht benutzen.`);
export const noCards: string = strong('Deine Hand ist leer.');
export const chooseDeck: string = strong('Welchen Stapel benutzt du?');
export const whatWith = (name: string): string => strong(`Was tust du mit ${plain(name)}?`);
export const confirm = (action: string, name: string): string =>
  strong(name === '' ? `Willst du ${plain(action)} tun?` : `Willst du ${plain(action)} mit ${plain(name)} tun?`);
export const payFor = (action: string, name: string, cost: string | undefined, paid: readonly string[]): string => {
  const what = name === '' ? plain(action) : `${plain(action)} mit ${plain(name)}`;
  if (paid.length === 0) return strong(`${what} ist umsonst.`);
  const cards = groups(paid);
  return strong(
    cost === undefined ? `Zahlst du ${cards} für ${what}?` : `${what} kostet ${plain(cost)}. Zahlst du ${cards}?`,
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
      ? `Womit zahlst du ${plain(action)}?`
      : `Womit zahlst du ${plain(action)}? Du brauchst ${plain(cost)} oder mehr.`,
  );
export const quote = (text: string): string => plain(text, 600);
export const moreOf = (game: string): string => strong(`Mehr in ${plain(game)}.`);
export const found = (text: string, count: number): string =>
  strong(`Welche Figur meinst du mit ${plain(text)}? Es gibt ${counted(count, 'Figur', 'Figuren')}.`);
export const foundNone = (text: string): string =>
  strong(`Es gibt keine Figur ${plain(text)}, die du sehen kannst. Versuche einen anderen Namen.`);
export const noSuchCell = (text: string): string =>
  strong(`Nach ${plain(text)} geht es nicht. Diese sind in der Nähe.`);

/** What is typed for the same. */
export const typeIt = (commands: readonly string[]): string => `Getippt: ${listed(commands.map(typed), 'oder')}.`;

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
