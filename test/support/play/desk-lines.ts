import { findButtonOperation } from '../../../commands/play/deeds.ts';
import { isBoard, type Picture } from '../../../src/draw/index.ts';
import type { Step } from '../../../src/session/base/step.ts';
import type { PersonId } from '../../../src/table/index.ts';
import { pieceQueries } from '../../../src/view/pieces.ts';
import type { Control, ControlPlace, Message } from '../../../src/view/text/message.ts';
import { personViewer } from '../../../src/view/viewer.ts';
import type { Desk } from './desk.ts';

/** What a desk shows, as lines that a person can read. */

/** What stands for a step, or for something of which nobody has said what it is called. */
const TAG = /^(?:[a-z2-9]{8}|(?=.*\d)[a-z0-9]{5,7})$/;

/** Words that look so. */
const WORDS: ReadonlySet<string> = new Set(['identity']);

/** What stands for hashes in the ids of controls: what they stand for is called so. */
export class Names {
  readonly #called = new Map<string, string>();
  readonly #game: string;

  constructor(game: string) {
    this.#game = game;
  }

  learn(token: string, name: string): void {
    if (/^[a-z0-9]{4,8}$/.test(token) && !this.#called.has(token)) this.#called.set(token, name);
  }

  /** What a control does, and with what; without the hash of what it holds for. */
  id(id: string): string {
    const [command = '', verb = '', ...args] = id.split(':');
    const own = args[0] === this.#game ? args.slice(1) : args;
    const hasVersion = findButtonOperation(verb) !== undefined || verb === 'rename' || verb === 'undo';
    const shown = (hasVersion ? own.slice(1) : own).map((one) =>
      this.token(one).replace(TAG, (tag) => (WORDS.has(tag) ? tag : '#')),
    );
    return [command === 'play' ? verb : `${command} ${verb}`, ...shown].join(' ');
  }

  /** What stands for things is written as they are called. */
  token(arg: string): string {
    const called = (one: string): string => (this.#called.has(one) ? `{${this.#called.get(one)}}` : one || "''");
    return arg.split('.').map(called).join('.');
  }
}

export const looksOf = (control: Control): string => {
  if (control.kind === 'button')
    return `${control.style === 'secondary' ? '' : ` ${control.style}`}${control.disabled ? ' disabled' : ''}`;
  const { min, max } = control;
  return `${min === undefined ? '' : ` at least ${min}`}${max === undefined ? '' : ` at most ${max}`}`;
};

export const placeText = (at: ControlPlace | undefined): string => (at ? ` @${at.in} ${at.cell ?? ''}` : '');

/** What a picture shows beside the ground. */
export const pictureLines = (picture: Picture): readonly string[] => {
  if (!isBoard(picture)) return [`picture: ${picture.shape}`];
  const { cells, pieces, title, caption = '' } = picture;
  const marks = new Map<string, string[]>();
  const mark = (kind: string, cell: string): void => void marks.set(kind, [...(marks.get(kind) ?? []), cell]);
  for (const { id, mark: kind, large, note } of cells) {
    if (kind) mark(kind, id);
    if (large) mark('large', id);
    if (note !== undefined) mark('noted', note === id ? id : `${id} ${note}`);
  }
  return [
    `picture: ${title}, ${cells[0]?.id} to ${cells.at(-1)?.id}, ${cells.length} cells ${caption}`.trimEnd(),
    ...[...marks].map(([kind, all]) => `  ${kind}: ${all.join(' ')}`),
    ...pieces.map(({ cell, name, side, card, art: _, ...rest }) =>
      [`  ${cell} ${name}`, side ? ` of ${side.name}` : '', said(card), said(rest)].join(''),
    ),
  ];
};

/** By its keys in the order of the alphabet: what is read from a store has them as another step had them. */
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

const said = (data: object | undefined): string =>
  data && Object.keys(data).length > 0 ? ` ${JSON.stringify(data, inOrder).replaceAll('"', '')}` : '';

export const oneLine = (text: string): string => text.replaceAll('\n', ' / ');

export const operationText = ({ operation: { actor: _, kind, ...rest } }: Pick<Step, 'operation'>): string =>
  `${kind}${said(rest)}`;

/** The names for what somebody sees of a game. */
export const namesFor = async (desk: Desk, person: PersonId): Promise<Names> => {
  const { session } = await desk.game();
  const names = new Names(session.game);
  await session.read(personViewer(person), (view) => {
    const pieces = view.of(pieceQueries);
    for (const piece of pieces.all()) {
      const { cell, in: container } = piece.where;
      names.learn(pieces.handle(piece), `${piece.name} ${cell ?? container}`);
    }
  });
  return names;
};

/** A text in which people are called by their names, and no hashes stand. */
export const calledByName = (desk: Desk, text: string): string =>
  [...desk.people].reduce(
    (named, [id, name]) => named.replaceAll(`<@${id}>`, `@${name}`).replaceAll(id, name),
    text.replaceAll(/\b[0-9a-f]{64}\b/g, '#'),
  );

/** All sentences of a message, the question above its rows last. */
export const sentencesOf = ({ text, ask }: Message): string => (ask === undefined ? text : `${text}\n${ask}`);
